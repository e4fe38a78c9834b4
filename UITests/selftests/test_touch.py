"""Fingers on a touch screen, and gestures on a touchpad."""

from harness.devices import line, two_fingers
from test_window import ProbeTestCase
from testkit.waiting import eventually


class TouchTests(ProbeTestCase):
    touch = True

    def test_a_pinch_scales_by_what_the_fingers_do(self) -> None:
        self.follow(scale=1.5)
        self.expect_gesture(1.5, 0)

    def test_two_fingers_turn_both_ways(self) -> None:
        self.follow(turn=40)
        self.expect_gesture(1, 40)
        self.follow(turn=-40)
        self.expect_gesture(1, 320)

    def test_a_pinch_and_a_turn_go_together(self) -> None:
        self.follow(scale=0.5, turn=90, shift=(10, 20))
        self.expect_gesture(0.5, 90)

    def test_one_finger_drags(self) -> None:
        x, y = self.app.middle(self.area)
        self.desktop.touch_screen.drag(line((x, y), (x - 40, y + 30)))
        # A touch screen counts in its own units; the last pixel may round either way.
        eventually(lambda: self.is_near("drag", (-40, 30)), self.seen)

    def test_a_gesture_goes_on_until_the_fingers_leave(self) -> None:
        fingers = two_fingers(self.app.middle(self.area), 40, scale=2)
        with self.desktop.touch_screen.touching(fingers):
            eventually(lambda: round(self.seen()["scale"], 2) == 2, self.seen)
            self.assertEqual(self.seen()["gestures"], 0)
        self.expect("gestures", 1)

    def test_a_touchpad_pinches_and_turns(self) -> None:
        self.desktop.touchpad.pinch(self.app.middle(self.area), scale=1.5, turn=30)
        self.expect_gesture(1.5, 30)

    def test_a_mouse_drags_beside_a_touch_screen(self) -> None:
        x, y = self.app.middle(self.area)
        self.desktop.mouse.drag(line((x, y), (x + 60, y - 25)))
        self.expect("drag", [60, -25])

    def follow(self, **movement) -> None:
        """Moves two fingers around the middle of the area."""
        fingers = two_fingers(self.app.middle(self.area), 60, **movement)
        self.desktop.touch_screen.follow(fingers)

    def expect_gesture(self, scale: float, degrees: float) -> None:
        """Expects the last pinch and turn; fingers are placed to a fraction of a pixel."""
        eventually(
            lambda: abs(self.seen()["scale"] - scale) < 0.01
            and abs(self.seen()["degrees"] - degrees) % 360 < 0.5,
            lambda: f"{scale}, {degrees}: {self.seen()}",
        )

    def is_near(self, field: str, place: tuple[int, int]) -> bool:
        return all(abs(a - b) <= 1 for a, b in zip(self.seen()[field], place))
