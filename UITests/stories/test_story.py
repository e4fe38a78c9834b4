"""The whole story of a collage, from the first start to the picture."""

import shutil

from editing import PHOTOS, EditorTestCase
from harness import pictures
from harness.accessibility import Condition, Node
from harness.devices import line, two_fingers
from testkit.waiting import eventually

_NAMES = ("aurora.jpg", "dunes.jpg", "lavender.jpg")
_STEPS = ["add-photos", "move", "transform", "transform", "add-text", "reorder", "reorder"]
# How far a picture may be from the screen on average, out of 255.
_TOLERANCE = 2.0


class StoryTests(EditorTestCase):
    touch = True

    def test_a_collage_from_the_first_start_to_the_picture(self) -> None:
        self.app = self.start()
        self.begin()
        self.import_photos()
        self.arrange_with_fingers()
        self.add_text()
        self.reorder()
        self.expect_steps(*_STEPS)
        self.undo_and_redo_all()
        self.close_in_the_middle_and_reopen()
        self.export_what_the_screen_shows()

    def begin(self) -> None:
        """Makes an empty project."""
        self.app.find("button", "Begin with an Empty Page").press()
        dialog = self.app.find("dialog", "New Collage")
        dialog.find("text box", "Title").write("Summer")
        self.desktop.keyboard.press("Return")
        self.canvas = self.app.find("group", "Canvas")
        (project,) = self.library.projects()
        self.assertEqual(project["title"], "Summer")
        self.project = project["id"]

    def import_photos(self) -> None:
        """Adds three photos from a folder."""
        folder = self.desktop.path("HOME") / "holiday"
        folder.mkdir()
        for name in _NAMES:
            shutil.copy(PHOTOS / name, folder)
        self.app.find("button", "Add Photos").press()
        self.choose_all_files(folder, "Add Photos")
        self.photos = [self.image(PHOTOS / name) for name in _NAMES]
        self.expect_steps("add-photos")

    def arrange_with_fingers(self) -> None:
        """Drags the foremost photo, enlarges it and turns it."""
        photo = self.photos[-1]
        x, y = self.app.middle(photo)
        self.desktop.touch_screen.drag(line((x, y), (x - 90, y - 60)))
        self.expect_steps(*_STEPS[:2])
        fingers = self.desktop.touch_screen
        fingers.follow(two_fingers(self.app.middle(photo), 40, scale=1.4))
        self.expect_steps(*_STEPS[:3])
        self.assertGreater(self.layer(2)["scale"], 1.2)
        fingers.follow(two_fingers(self.app.middle(photo), 60, turn=35))
        self.expect_steps(*_STEPS[:4])
        self.assertGreater(self.layer(2)["rotation"], 0.3)

    def add_text(self) -> None:
        """Adds a text."""
        self.desktop.keyboard.press("ctrl+t")
        self.app.find("dialog", "Add Text").find("text box", "Text").write("여름 Summer")
        self.app.find("button", "Add Add").press()
        self.canvas.find("label", "Text: 여름 Summer")
        self.expect_steps(*_STEPS[:5])

    def reorder(self) -> None:
        """Sends the text back with the keys, and brings a photo forward in the list of layers."""
        self.desktop.keyboard.press("ctrl+bracketleft")
        self.expect_steps(*_STEPS[:6])
        self.app.find("tab", "Layers").press()
        rear = self.app.find("list", "Layers").find("list item", f"Photo: {_NAMES[0]}")
        self.app.focus(rear)
        self.desktop.keyboard.press("alt+Up")

    def undo_and_redo_all(self) -> None:
        """Takes every step back, and does it again."""
        made = self.library.project(self.project)["document"]
        self.desktop.keyboard.press(*["ctrl+z"] * len(_STEPS))
        self.expect_steps()
        eventually(lambda: not self.canvas.children(), "an empty canvas")
        self.assertFalse(self.button("Undo").has(Condition.SENSITIVE))
        self.desktop.keyboard.press(*["ctrl+shift+z"] * len(_STEPS))
        self.expect_steps(*_STEPS)
        self.assertFalse(self.button("Redo").has(Condition.SENSITIVE))
        self.assertEqual(self.library.project(self.project)["document"], made)

    def close_in_the_middle_and_reopen(self) -> None:
        """Closes the app with steps to undo and to redo; both are there afterwards."""
        made = self.library.project(self.project)["document"]
        self.desktop.keyboard.press("ctrl+z", "ctrl+z", "ctrl+z")
        self.app.close()
        middle = self.library.project(self.project)["document"]
        history = self.library.history(self.project)
        self.assertEqual(history, {"undo": _STEPS[:4], "redo": _STEPS[4:]})
        self.open()
        self.assertEqual(self.library.project(self.project)["document"], middle)
        self.assertEqual(self.library.history(self.project), history)
        self.desktop.keyboard.press(*["ctrl+shift+z"] * 3)
        self.expect_steps(*_STEPS)
        self.assertEqual(self.library.project(self.project)["document"], made)

    def export_what_the_screen_shows(self) -> None:
        """Exports by the dialog and by the one key; both pictures are what the screen shows."""
        self.desktop.keyboard.press("Escape")
        self.desktop.mouse.move((0, 0))
        screen = self.desktop.folder / "screen.png"
        page = pictures.crop(self.desktop.still(screen), self.page_box(), screen)
        folder = self.desktop.path("XDG_PICTURES_DIR")
        self.desktop.keyboard.press("ctrl+s")
        eventually((folder / "Summer.png").exists, "the saved picture")
        self.desktop.keyboard.press("ctrl+e")
        dialog = self.app.find("window", "Export")
        dialog.find("text box", "File Name").write("From the dialog")
        dialog.find("button", "Export").press()
        eventually((folder / "From the dialog.png").exists, "the exported picture")
        for picture in folder.iterdir():
            difference = pictures.mean_difference(page, picture, scaled_to=pictures.size(page))
            self.assertLess(difference, _TOLERANCE, picture.name)

    def button(self, name: str) -> Node:
        """A button of the editor; it says besides which step it is about, where there is one."""
        return self.app.find("button", name)
