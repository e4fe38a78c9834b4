"""Pictures that leave the app."""

import pathlib

from harness.accessibility import Condition
from harness.cases import UITestCase
from harness.devices import Place, line
from testkit.cases import ROOT
from testkit.waiting import eventually

PHOTO = ROOT / "Fixtures" / "photos" / "dunes.jpg"


class ExportTestCase(UITestCase):
    """A project with one photo, open in the window."""

    def setUp(self) -> None:
        super().setUp()
        self.project = self.library.make("Summer", ("add", PHOTO))
        self.pictures = self.desktop.path("XDG_PICTURES_DIR")
        self.app = self.start("--project", self.project)
        self.app.find("image", f"Photo: {PHOTO.name}")

    def pixels(self, picture: pathlib.Path) -> str:
        """Width and height of a file, as "30x20"."""
        return self.desktop.processes.run("identify", "-format", "%wx%h", picture)

    def expect_toast(self, *words: str) -> None:
        """Expects a message with these words in passing."""
        eventually(lambda: all(word in self.app.toast() for word in words), self.app.toast)

    def answer(self, name: str) -> None:
        """Presses a button of a question."""
        # libadwaita 1.2 says the label of such a button twice.
        self.app.find("button", f"{name} {name}").press()

    def expect_nothing_changed(self) -> None:
        """Expects the project to be as it was made."""
        self.assertEqual(self.library.history(self.project)["undo"], ["add-photos"])


class DialogTests(ExportTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.desktop.keyboard.press("ctrl+e")
        self.dialog = self.app.find("window", "Export")

    def press(self, name: str) -> None:
        """Presses a button of the dialog."""
        self.dialog.find("button", self.app.translated(name)).press()

    def middle_of_preview(self) -> Place:
        """Where the picture in small is on the screen."""
        x, y = self.desktop.window_middle("Export")
        left, top, width, height = self.dialog.find("image", "Preview").bounds
        *_, columns, rows = self.dialog.bounds
        return x - columns / 2 + left + width / 2, y - rows / 2 + top + height / 2

    def open_presets(self) -> None:
        """Opens the menu of presets."""
        # The menu button itself does nothing; the button in it does.
        self.dialog.find("button", "Presets").find("button").press()

    def name_file(self, name: str) -> pathlib.Path:
        """Writes a name into the dialog; returns the file that it means."""
        self.dialog.find("text box", "File Name").write(name)
        return self.pictures / f"{name}.png"

    def choose_exact_width(self, width: int) -> None:
        """Chooses a width in pixels."""
        self.app.focus(self.dialog.find("combo box", "Size"))
        # The last choice is paper, the one above it is exact.
        self.desktop.keyboard.press("space", "End", "Up", "Return")
        self.dialog.find("spin button", "Width").set_value(width)

    def test_a_picture_that_is_dragged_out_is_written_when_it_is_dropped(self) -> None:
        self.choose_exact_width(640)
        self.app.resize((800, 700))  # leaves room beside it
        target = ROOT / "UITests" / "harness" / "droptarget.py"
        self.desktop.processes.start("target", target, self.pictures)
        place = self.desktop.window_middle("Drop Target")
        self.desktop.mouse.drag(line(self.middle_of_preview(), place, steps=30))
        eventually(lambda: (self.pictures / "Summer.png").exists(), "the picture")
        self.assertEqual(self.pixels(self.pictures / "Summer.png"), "640x640")
        self.expect_nothing_changed()

    def test_a_picture_has_the_size_that_is_shown(self) -> None:
        self.choose_exact_width(640)
        eventually(
            lambda: any("640 × 640 pixels" in label.name for label in self.dialog.all("label")),
            lambda: f"the size among {[label.name for label in self.dialog.all('label')]}",
        )
        file = self.name_file("Small")
        self.press("Export")
        eventually(file.exists, "the picture")
        self.assertEqual(self.pixels(file), "640x640")
        self.expect_toast("Saved to", str(file))
        self.expect_nothing_changed()

    def test_a_file_is_replaced_only_when_that_is_wanted(self) -> None:
        file = self.name_file("Precious")
        file.write_text("precious")
        self.press("Export")
        self.answer("Cancel")
        eventually(lambda: not self.app.all("dialog"), "the end of the question")
        self.assertEqual(file.read_text(), "precious")
        self.press("Export")
        self.answer("Replace")
        eventually(lambda: file.read_bytes().startswith(b"\x89PNG"), "the picture")

    def test_a_picture_that_cannot_be_written_is_told_in_the_dialog(self) -> None:
        self.name_file("Folder").mkdir()
        self.press("Export")
        self.answer("Replace")
        eventually(
            lambda: any(
                "The picture was not written" in label.text for label in self.dialog.all("label")
            ),
            "the reason",
        )
        self.expect_nothing_changed()

    def test_a_picture_that_takes_long_can_be_stopped(self) -> None:
        self.choose_exact_width(20_000)
        file = self.name_file("Poster")
        self.press("Export")
        self.press("Cancel Export")
        export = self.dialog.find("button", "Export")
        eventually(lambda: export.has(Condition.SENSITIVE), "the end of writing")
        self.assertFalse(file.exists())
        self.assertEqual(list(self.pictures.iterdir()), [])

    def test_choices_are_kept_as_a_preset(self) -> None:
        self.choose_exact_width(640)
        self.open_presets()
        self.app.find("menu item", "Save as Preset…").press()
        self.app.find("text box", "Name").write("Tiny")
        self.answer("Save")
        self.press("Cancel")
        eventually(lambda: not self.app.all("window", "Export"), "the end of the dialog")
        self.app.find("button", "Export…").press()
        self.dialog = self.app.find("window", "Export")
        self.assertFalse(self.dialog.all("spin button", "Width"))
        self.open_presets()
        self.app.find("menu item", "Tiny").press()
        self.assertEqual(self.dialog.find("spin button", "Width").value, 640)


class QuickTests(ExportTestCase):
    def test_saving_to_pictures_never_replaces_a_picture(self) -> None:
        for name in ("Summer.png", "Summer 2.png"):
            self.desktop.keyboard.press("ctrl+s")
            eventually((self.pictures / name).exists, name)
            self.expect_toast("Saved to", name)
        self.assertEqual(len(list(self.pictures.iterdir())), 2)
        self.expect_nothing_changed()

    def test_where_there_can_be_no_folder_that_is_told(self) -> None:
        self.pictures.rmdir()
        self.pictures.write_text("a file")
        self.desktop.keyboard.press("ctrl+s")
        self.expect_toast("The picture was not written", str(self.pictures))

    def test_a_copied_picture_can_be_pasted(self) -> None:
        self.desktop.keyboard.press("ctrl+shift+c")
        self.expect_toast("The picture is on the clipboard")
        self.desktop.keyboard.press("ctrl+v")
        eventually(
            lambda: len(self.library.layers(self.project)) == 2,
            lambda: f"a second photo: {self.library.layers(self.project)}",
        )
