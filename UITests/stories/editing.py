"""What the stories about editing share: an open project, its place on the screen, its steps."""

import pathlib

from harness.accessibility import Condition, Node
from harness.cases import UITestCase
from harness.devices import Place
from harness.pictures import Box
from testkit.cases import ROOT
from testkit.waiting import eventually

PHOTOS = ROOT / "Fixtures" / "photos"
PHOTO = PHOTOS / "dunes.jpg"
# The room that the editor leaves around a page that fits its view, in pixels (`Viewport`).
_FIT_MARGIN = 24


class EditorTestCase(UITestCase):
    """A project that is open in the window: `project`, `app` and `canvas` are set by the test."""

    def open(self) -> None:
        """Starts the app with the project."""
        self.app = self.start("--project", self.project)
        self.canvas = self.app.find("group", "Canvas")

    # On the screen

    def image(self, photo: pathlib.Path) -> Node:
        """A photo on the canvas."""
        return self.canvas.find("image", f"Photo: {photo.name}")

    def page_box(self) -> Box:
        """Left, top, width and height of the page on the screen while it fits the window."""
        left, top, width, height = self.app.box(self.canvas)
        document = self.library.project(self.project)["document"]
        columns, rows = document["canvasWidth"], document["canvasHeight"]
        room = width - 2 * _FIT_MARGIN, height - 2 * _FIT_MARGIN
        scale = min(room[0] / columns, room[1] / rows)
        size = round(columns * scale), round(rows * scale)
        corner = width / 2 - columns * scale / 2, height / 2 - rows * scale / 2
        return left + round(corner[0]), top + round(corner[1]), *size

    def choose_all_files(self, folder: pathlib.Path, title: str) -> None:
        """Chooses the files of a folder in the system's dialog with a title, by the keyboard."""
        chooser = self.app.find("widget", title)
        # A slash opens a field for the path.
        self.desktop.keyboard.type(f"{folder}/")
        self.desktop.keyboard.press("Return")
        chooser.find("label", folder.name)
        button = chooser.find("button", "_Open Open")
        eventually(lambda: button.has(Condition.SENSITIVE), "the files of the folder")
        self.desktop.keyboard.press("ctrl+a", "alt+o")

    # In the library

    def layer(self, place: int = 0) -> dict:
        """A layer in the library, by its place from the back."""
        return self.library.layers(self.project)[place]

    def steps(self) -> list[str]:
        """The steps that can be undone."""
        return self.library.history(self.project)["undo"]

    def expect_steps(self, *names: str) -> None:
        """Expects that these steps can be undone."""
        eventually(
            lambda: self.steps() == [*names],
            lambda: f"the steps {names}; there are {self.library.history(self.project)}",
        )


class PhotoTestCase(EditorTestCase):
    """A new project with one photo in the middle."""

    def setUp(self) -> None:
        super().setUp()
        self.project = self.library.make("Summer", ("add", PHOTO))
        self.open()

    def open(self) -> None:
        super().open()
        self.photo = self.image(PHOTO)

    @property
    def middle(self) -> Place:
        """The middle of the photo on the screen."""
        return self.app.middle(self.photo)

    def expect_new_steps(self, *names: str) -> None:
        """Expects these steps after that which added the photo."""
        self.expect_steps("add-photos", *names)

    def expect_no_step(self) -> None:
        """Expects that nothing of what was done with the photo is a step; turns it."""
        # Another step comes after those that might be on their way.
        self.desktop.keyboard.press("ctrl+period")
        self.expect_new_steps("rotate")
