"""Moving, scaling and turning photos on the canvas."""

import math

from harness.app import ROOT, App
from harness.cases import UITestCase
from harness.devices import Place, line, two_fingers
from harness.waiting import eventually

PHOTO = ROOT / "Fixtures" / "photos" / "dunes.jpg"


class CanvasTestCase(UITestCase):
    """A project with one photo in the middle, open in the window."""

    def setUp(self) -> None:
        super().setUp()
        self.project = self.library.make("Summer", ("add", PHOTO))
        self.app = self.start("--project", self.project)
        self.photo = self.app.find("image", f"Photo: {PHOTO.name}")

    @property
    def middle(self) -> Place:
        """The middle of the photo on the screen."""
        return self.app.middle(self.photo)

    def layer(self) -> dict:
        """The photo's layer in the library."""
        return self.library.layers(self.project)[0]

    def steps(self) -> list[str]:
        """The steps that can be undone."""
        return self.library.history(self.project)["undo"]

    def expect_steps(self, *names: str) -> None:
        """Expects these steps after that which added the photo."""
        eventually(lambda: self.steps() == ["add-photos", *names], self.steps)


class MouseTests(CanvasTestCase):
    def test_a_drag_is_one_step(self) -> None:
        x, y = self.middle
        self.desktop.mouse.drag(line((x, y), (x + 83, y + 41)))
        self.expect_steps("move")

    def test_a_click_is_no_step(self) -> None:
        self.desktop.mouse.click(self.middle)
        self.desktop.keyboard.press("Right")
        self.expect_steps("move")


class TouchTests(CanvasTestCase):
    touch = True

    def test_two_fingers_move_scale_and_turn_as_one_step(self) -> None:
        before = self.layer()
        fingers = two_fingers(self.middle, 40, scale=1.5, turn=40, shift=(30, 20))
        self.desktop.touch_screen.follow(fingers)
        self.expect_steps("transform")
        after = self.layer()
        # What lies below the thresholds against accidents is taken off.
        self.assertAlmostEqual(after["scale"], 1.5 / math.exp(0.04), delta=0.02)
        self.assertAlmostEqual(math.degrees(after["rotation"]), 40 - 8, delta=0.7)
        self.assertGreater(after["x"], before["x"])
