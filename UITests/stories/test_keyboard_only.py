"""A collage from the start to the picture without a mouse, and without pressing for the user."""

import shutil

from editing import PHOTO, EditorTestCase
from testkit.waiting import eventually


class KeyboardOnlyTests(EditorTestCase):
    def test_a_collage_is_made_with_the_keyboard_alone(self) -> None:
        keys = self.desktop.keyboard
        self.app = self.start()
        self.app.focus(self.app.find("button", "Begin with an Empty Page"))
        keys.press("Return")
        self.app.find("dialog", "New Collage")
        keys.type("Sea")
        keys.press("Return")
        self.canvas = self.app.find("group", "Canvas")
        (project,) = self.library.projects()
        self.assertEqual(project["title"], "Sea")
        self.project = project["id"]

        keys.press("ctrl+i")
        folder = self.desktop.path("HOME") / "holiday"
        folder.mkdir()
        shutil.copy(PHOTO, folder)
        self.choose_all_files(folder, "Add Photos")
        photo = self.image(PHOTO)
        self.app.focus(photo)
        keys.press("shift+Right", "ctrl+period", "plus")
        self.expect_steps("add-photos", "move", "rotate", "scale")

        keys.press("ctrl+t")
        self.app.find("dialog", "Add Text")
        keys.type("Sand")
        keys.press("Return")
        self.app.focus(self.canvas.find("label", "Text: Sand"))
        keys.press("ctrl+bracketleft", "ctrl+z")
        self.expect_steps("add-photos", "move", "rotate", "scale", "add-text")

        self.app.focus(self.app.find("button", "Export…"))
        keys.press("Return")
        dialog = self.app.find("window", "Export")
        self.app.focus(dialog.find("button", "Export"))
        keys.press("Return")
        picture = self.desktop.path("XDG_PICTURES_DIR") / "Sea.png"
        eventually(picture.exists, "the picture")
