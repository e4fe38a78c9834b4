"""What the stories about editing share: an open project, its place on the screen, its steps."""

import pathlib

from harness.accessibility import Node
from harness.app import ROOT
from harness.cases import UITestCase
from harness.devices import Place
from harness.pictures import Box
from harness.waiting import eventually

PHOTOS = ROOT / "Fixtures" / "photos"
PHOTO = PHOTOS / "dunes.jpg"
# The room that the editor leaves around a page that fits its view, in pixels (`Viewport`).
_FIT_MARGIN = 24


class EditorTestCase(UITestCase):
    """A project, by default with one photo in the middle, open in the window."""

    photos: tuple[pathlib.Path, ...] = (PHOTO,)

    def setUp(self) -> None:
        super().setUp()
        self.project = self.library.make("Summer", ("add", *self.photos))
        self.open()

    def open(self) -> None:
        """Starts the app with the project."""
        self.app = self.start("--project", self.project)
        self.canvas = self.app.find("group", "Canvas")
        self.photo = self.image(self.photos[0])

    def image(self, photo: pathlib.Path) -> Node:
        """A photo on the canvas."""
        return self.canvas.find("image", f"Photo: {photo.name}")

    @property
    def middle(self) -> Place:
        """The middle of the first photo on the screen."""
        return self.app.middle(self.photo)

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

    def layer(self, place: int = 0) -> dict:
        """A layer in the library, by its place from the back."""
        return self.library.layers(self.project)[place]

    def steps(self) -> list[str]:
        """The steps that can be undone, without that which added the photos."""
        first, *rest = self.library.history(self.project)["undo"]
        self.assertEqual(first, "add-photos")
        return rest

    def expect_steps(self, *names: str) -> None:
        """Expects these steps after that which added the photos."""
        eventually(
            lambda: self.steps() == [*names], lambda: f"the steps {names}; {self.steps()} there are"
        )

    def expect_no_step(self) -> None:
        """Expects that nothing of what was done so far is a step."""
        # Another step comes after those that might be on their way.
        self.desktop.keyboard.press("ctrl+period")
        self.expect_steps("rotate")
