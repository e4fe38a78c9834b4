"""The list of collages: what it shows, and what can be done with a collage that is not open."""

import fcntl
import pathlib

from gi.repository import GLib
from harness.accessibility import Condition, Node
from harness.cases import UITestCase
from harness.desktop import PHONE_SIZE
from harness.devices import line
from testkit.cases import BINARIES, ROOT, slow
from testkit.waiting import eventually

PHOTOS = ROOT / "Fixtures" / "photos"
PHOTO = PHOTOS / "dunes.jpg"


class ListTestCase(UITestCase):
    """The list, with as many collages as a test makes."""

    def open(self, *titles: str) -> None:
        """Starts the app with collages, the last one first in the list."""
        self.ids = {title: self.library.make(title) for title in titles}
        self.app = self.start()
        self.expect_titles(*reversed(titles))

    @property
    def folder(self) -> pathlib.Path:
        """The folder of the library."""
        return self.desktop.path("JOGAKBO_LIBRARY")

    def titles(self) -> list[str]:
        """The titles of the cards that are shown, in their order."""
        try:
            return [cell.name.rpartition(", ")[0] for cell in self.app.all("grid cell")]
        except GLib.Error:
            return []  # A card has vanished meanwhile.

    def expect_titles(self, *titles: str) -> None:
        """Expects these collages in the list, and no others."""
        eventually(
            lambda: self.titles() == [*titles], lambda: f"{titles}; there are {self.titles()}"
        )

    def kept_titles(self) -> list[str]:
        """The titles of the collages in the library."""
        return [project["title"] for project in self.library.projects()]

    def card(self, title: str) -> Node:
        """The card of a collage, which has the keyboard."""
        return self.app.find("grid cell", f"{title}, changed just now")

    def select(self, title: str) -> Node:
        """Goes to a collage with the keyboard."""
        card = self.card(title)
        for _ in range(10):
            if any(cell.has(Condition.FOCUSED) for cell in self.app.all("grid cell")):
                break
            self.desktop.keyboard.press("Tab")
        self.desktop.keyboard.press("ctrl+Home")
        for _ in self.titles():
            if card.has(Condition.FOCUSED):
                return card
            self.desktop.keyboard.press("Right")
        raise AssertionError(f"the keyboard does not reach {title}\n{self.app.tree.describe()}")

    def press(self, name: str) -> None:
        """Presses a button as soon as it is there."""
        self.app.find("button", name).press()

    def answer(self, name: str) -> None:
        """Presses a button of a question or of a toast."""
        # libadwaita 1.2 says the label of such a button twice.
        self.press(f"{name} {name}")

    def choose(self, name: str) -> None:
        """Chooses an entry of the menu that is open, by keyboard."""
        entry = self.app.find("menu item", name)
        for _ in self.app.all("menu item"):
            if entry.has(Condition.FOCUSED):
                break
            self.desktop.keyboard.press("Down")
        self.desktop.keyboard.press("Return")


class KeyboardTests(ListTestCase):
    def test_the_list_is_read_out_and_gone_through_by_keyboard(self) -> None:
        self.open("First", "Second", "Third")
        self.select("Second")
        self.desktop.keyboard.press("Return")
        self.app.find("group", "Canvas")
        self.desktop.keyboard.press("ctrl+w")
        eventually(
            lambda: self.card("Second").has(Condition.FOCUSED), "the collage to have the keyboard"
        )

    @slow
    def test_a_collage_is_renamed(self) -> None:
        self.open("First", "Second")
        self.select("First")
        self.desktop.keyboard.press("F2")
        self.app.find("text box", "Name").write("Summer")
        self.answer("Rename")
        self.expect_titles("Summer", "Second")
        self.assertEqual(self.kept_titles(), ["Summer", "Second"])

    def test_a_deleted_collage_is_brought_back(self) -> None:
        self.open("First", "Second")
        self.select("First")
        self.desktop.keyboard.press("Delete")
        self.expect_titles("Second")
        self.desktop.keyboard.press("ctrl+z")
        self.expect_titles("Second", "First")
        self.select("Second")
        self.desktop.keyboard.press("Delete")
        self.answer("Undo")
        self.expect_titles("Second", "First")

    def test_typing_searches(self) -> None:
        self.open("Summer by the sea", "Winter")
        self.select("Winter")
        self.desktop.keyboard.type("SEA")
        self.expect_titles("Summer by the sea")
        self.desktop.keyboard.type("x")
        self.app.find("label", "No Collage Found")
        self.desktop.keyboard.press("Escape")
        self.expect_titles("Winter", "Summer by the sea")

    def test_the_menu_key_shows_what_can_be_done(self) -> None:
        self.open("First", "Second")
        self.select("First")
        self.desktop.keyboard.press("Menu")
        self.choose("Duplicate")
        self.expect_titles("First (copy)", "Second", "First")


class NewTests(ListTestCase):
    def test_a_new_collage_has_the_title_and_the_format_that_were_chosen(self) -> None:
        self.open()
        self.press("Begin with an Empty Page")
        self.app.find("text box", "Title").write("Story of a day")
        self.app.find("button", "Story").press()
        self.answer("Create")
        self.app.find("group", "Canvas")
        document = self.library.project("Story of a day")["document"]
        self.assertEqual(document["canvasWidth"] * 16, document["canvasHeight"] * 9)

    @slow
    def test_without_a_title_each_has_one_of_its_own(self) -> None:
        self.open("Photo collage")
        self.desktop.keyboard.press("ctrl+n")
        self.answer("Create")
        self.app.find("group", "Canvas")
        self.assertEqual(self.kept_titles(), ["Photo collage 2", "Photo collage"])

    def test_photos_that_are_dropped_become_a_collage(self) -> None:
        self.open()
        self.app.resize((800, 700))
        photos = [PHOTO, PHOTOS / "aurora.jpg"]
        source = ROOT / "UITests" / "harness" / "dragsource.py"
        self.desktop.processes.start("source", source, *photos)
        place = self.desktop.window_middle("Drag Source")
        middle = self.app.middle(self.app.find("label", "Make Your First Collage"))
        self.desktop.mouse.drag(line(place, middle, steps=30))
        self.app.find("group", "Canvas")
        layers = self.library.layers("Photo collage")
        self.assertEqual([layer["originalName"] for layer in layers], [p.name for p in photos])


class FileTests(ListTestCase):
    def test_a_bundle_that_is_opened_becomes_a_collage(self) -> None:
        project = self.library.make("Summer", ("add", PHOTO))
        bundle = self.desktop.folder / "Summer.jogakbo"
        command = BINARIES / "jogakbo"
        self.desktop.processes.run(command, "bundle", project, "-o", bundle)
        self.desktop.processes.run(command, "delete", project)
        self.app = self.start(bundle)
        self.app.find("image", f"Photo: {PHOTO.name}")
        self.assertEqual(self.kept_titles(), ["Summer"])

    def test_photos_that_are_opened_become_a_collage(self) -> None:
        self.app = self.start(PHOTO, PHOTOS / "aurora.jpg")
        self.app.find("image", f"Photo: {PHOTO.name}")
        self.assertEqual(len(self.library.layers("Photo collage")), 2)

    @slow
    def test_files_that_are_no_photos_are_named(self) -> None:
        notes = self.desktop.folder / "notes.txt"
        notes.write_text("words")
        (broken := self.desktop.folder / "broken.jpg").write_bytes(PHOTO.read_bytes()[:100])
        self.app = self.start(notes, broken)
        self.app.find("label", "2 files were not added")
        said = self.app.tree.describe()
        self.assertIn("notes.txt:", said)
        self.assertIn("broken.jpg:", said)
        self.assertEqual(self.kept_titles(), [])


class DeletedTests(ListTestCase):
    def show_deleted(self) -> None:
        """Chooses the entry of the main menu."""
        self.desktop.keyboard.press("F10")
        self.choose("Recently Deleted")

    def test_a_deleted_collage_is_restored_later(self) -> None:
        project = self.library.make("Summer")
        self.desktop.processes.run(BINARIES / "jogakbo", "delete", project)
        self.open()
        self.show_deleted()
        self.press("Restore Summer")
        self.app.find("label", "Nothing Is Deleted")
        self.desktop.keyboard.press("Escape")
        self.expect_titles("Summer")

    @slow
    def test_deleted_for_good_it_is_gone(self) -> None:
        project = self.library.make("Summer", ("add", PHOTO))
        self.desktop.processes.run(BINARIES / "jogakbo", "delete", project)
        self.open()
        self.show_deleted()
        self.press("Delete All for Good…")
        self.answer("Delete")
        self.app.find("label", "Nothing Is Deleted")
        self.assertEqual([*(self.folder / "photos").iterdir()], [])


class LibraryStateTests(ListTestCase):
    def test_a_library_that_is_open_elsewhere_can_be_looked_at_and_then_changed(self) -> None:
        self.library.make("Summer")
        with (self.folder / ".lock").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.app = self.start()
            self.app.find("label", "Your collages are open elsewhere")
            self.press("Look Only")
            self.expect_titles("Summer")
            self.assertEqual(self.app.all("button", "New Collage"), [])
            self.select("Summer")
            self.desktop.keyboard.press("Delete")
            self.expect_titles("Summer")
        self.press("Try Again")
        self.app.find("button", "New Collage")
        self.expect_titles("Summer")

    @slow
    def test_a_lost_library_is_rebuilt(self) -> None:
        self.library.make("Summer", ("add", PHOTO))
        (self.folder / "library.db").unlink()
        self.app = self.start()
        self.press("Rebuild the Library")
        self.app.find("label", "The library was rebuilt")
        self.answer("OK")
        self.expect_titles("Summer")


class PhoneTests(ListTestCase):
    size = PHONE_SIZE
    touch = True

    def test_fingers_open_a_collage_and_its_menu(self) -> None:
        self.open("First", "Second")
        self.app.fill_screen()
        place = self.app.middle(self.card("First"))
        with self.desktop.touch_screen.touching([[place]]):
            self.app.find("menu item", "Duplicate")
        self.desktop.keyboard.press("Escape")
        self.desktop.touch_screen.tap(place)
        self.app.find("group", "Canvas")
