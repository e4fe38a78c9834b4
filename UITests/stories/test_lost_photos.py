"""Photos whose files are missing or damaged."""

import pathlib
import shutil

from editing import PHOTO, EditorTestCase
from harness import pictures
from testkit.waiting import eventually


class LostPhotosTests(EditorTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.project = self.library.make("Summer", ("add", PHOTO), ("text", "Sea"))
        (self.file,) = self.desktop.path("JOGAKBO_LIBRARY").glob("photos/*.jpg")

    def test_a_missing_photo_is_told_and_found_again(self) -> None:
        self.file.unlink()
        self.open()
        self.app.find("label", "1 photo is missing")
        # The rest can be edited.
        self.app.focus(self.canvas.find("label", "Text: Sea"))
        self.desktop.keyboard.press("ctrl+period")
        self.expect_steps("add-photos", "add-text", "rotate")
        self.locate(self.folder_with_the_photo_under_another_name())
        eventually(self.file.exists, "the file")
        eventually(lambda: not self.app.all("label", "1 photo is missing"), "the end of the bar")
        self.assertEqual(self.file.read_bytes(), PHOTO.read_bytes())
        self.expect_the_photo_on_the_screen()

    def test_a_damaged_photo_is_told_and_replaced(self) -> None:
        self.file.chmod(0o600)
        self.file.write_bytes(PHOTO.read_bytes()[:5000])
        self.open()
        self.app.find("label", "1 photo is missing")
        self.locate(self.folder_with_the_photo_under_another_name())
        eventually(lambda: self.file.read_bytes() == PHOTO.read_bytes(), "the whole file")
        self.expect_the_photo_on_the_screen()
        # A picture without the photo, which the list has shown so far, is never kept.
        previews = self.desktop.path("JOGAKBO_LIBRARY") / "previews"
        self.app.find("button", "My Collages").press()
        eventually(lambda: list(previews.iterdir()), "a picture with the photo")

    def folder_with_the_photo_under_another_name(self) -> pathlib.Path:
        """A folder in which the photo can be found by what it shows only."""
        folder = self.desktop.path("HOME") / "copies"
        folder.mkdir()
        shutil.copy(PHOTO, folder / "desert.jpg")
        return folder

    def locate(self, folder: pathlib.Path) -> None:
        """Answers the question where the photo is."""
        self.app.find("button", "Locate…").press()
        self.app.find("button", "Choose Files… Choose Files…").press()
        self.choose_all_files(folder, "Missing Photos")

    def expect_the_photo_on_the_screen(self) -> None:
        """Expects the photo where its layer is: its left third, beside the text."""
        columns, rows = pictures.size(PHOTO)
        original = pictures.crop(
            PHOTO, (0, 0, columns // 3, rows), self.desktop.folder / "original.png"
        )
        left, top, width, height = self.app.box(self.image(PHOTO))
        screen = self.desktop.folder / "screen.png"

        def is_shown() -> bool:
            self.desktop.screenshot(screen)
            pictures.crop(screen, (left, top, width // 3, height), screen)
            return pictures.mean_difference(screen, original, scaled_to=(90, 150)) < 5

        eventually(is_shown, "the photo")
