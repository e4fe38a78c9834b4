"""One gesture is one step, whatever it is made with; what changes nothing is none."""

import math

from editing import PhotoTestCase
from harness.devices import Place, line, two_fingers
from harness.waiting import eventually

# How far above a selected layer its knob for turning stands, in pixels (`SelectionFrame`).
_KNOB = 28


def there_and_back(start: Place, end: Place) -> list[Place]:
    """A trace that ends where it began."""
    return [*line(start, end), *line(end, start)]


class MouseTests(PhotoTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.start_place = self.middle
        x, y = self.start_place
        self.end_place = x + 83, y + 41

    def select(self) -> tuple[float, float, float, float]:
        """Clicks the photo; returns its left, top, right and bottom edge on the screen."""
        self.desktop.mouse.click(self.middle)
        left, top, width, height = self.app.box(self.photo)
        return left, top, left + width, top + height

    def test_a_drag_is_one_step(self) -> None:
        self.desktop.mouse.drag(line(self.start_place, self.end_place))
        self.expect_new_steps("move")

    def test_a_click_is_no_step(self) -> None:
        self.desktop.mouse.click(self.start_place)
        self.expect_no_step()

    def test_a_drag_back_to_where_it_began_is_no_step(self) -> None:
        before = self.layer()
        self.desktop.mouse.drag(there_and_back(self.start_place, self.end_place))
        self.expect_no_step()
        self.assertEqual(self.layer()["x"], before["x"])

    def test_escape_takes_a_drag_back(self) -> None:
        before = self.app.box(self.photo)
        with self.desktop.mouse.dragging(line(self.start_place, self.end_place)):
            eventually(lambda: self.app.box(self.photo) != before, "the photo to move")
            self.desktop.keyboard.press("Escape")
            eventually(lambda: self.app.box(self.photo) == before, "the photo to go back")
        self.expect_no_step()

    def test_dragging_a_corner_is_one_step(self) -> None:
        _, _, right, bottom = self.select()
        self.desktop.mouse.drag(line((right, bottom), (right - 60, bottom - 40)))
        self.expect_new_steps("scale")
        self.assertLess(self.layer()["scale"], 1)

    def test_dragging_an_edge_is_one_step(self) -> None:
        before = self.layer()
        left, top, right, _ = self.select()
        self.desktop.mouse.drag(line(((left + right) / 2, top), ((left + right) / 2, top + 50)))
        eventually(lambda: len(self.steps()) == 2, self.steps)
        self.assertLess(self.layer()["height"], before["height"])
        self.assertEqual(self.layer()["width"], before["width"])

    def test_turning_by_the_knob_is_one_step(self) -> None:
        left, top, right, bottom = self.select()
        middle = (left + right) / 2, (top + bottom) / 2
        radius = middle[1] - top + _KNOB
        # Clockwise from the top, by 40 degrees.
        angles = [math.radians(5 * step) for step in range(9)]
        trace = [
            (middle[0] + radius * math.sin(angle), middle[1] - radius * math.cos(angle))
            for angle in angles
        ]
        self.desktop.mouse.drag(trace)
        self.expect_new_steps("rotate")
        self.assertAlmostEqual(math.degrees(self.layer()["rotation"]), 40, delta=1)

    def test_dragging_beside_all_layers_is_no_step(self) -> None:
        left, top, *_ = self.app.box(self.canvas)
        self.desktop.mouse.drag(line((left + 5, top + 5), self.start_place))
        # The rubber band has selected the photo, so that there is something to turn.
        self.expect_no_step()


class TouchTests(PhotoTestCase):
    touch = True

    def test_two_fingers_move_scale_and_turn_as_one_step(self) -> None:
        before = self.layer()
        fingers = two_fingers(self.middle, 40, scale=1.5, turn=40, shift=(30, 20))
        self.desktop.touch_screen.follow(fingers)
        self.expect_new_steps("transform")
        after = self.layer()
        # What lies below the thresholds against accidents is taken off.
        self.assertAlmostEqual(after["scale"], 1.5 / math.exp(0.04), delta=0.02)
        self.assertAlmostEqual(math.degrees(after["rotation"]), 40 - 8, delta=0.7)
        self.assertGreater(after["x"], before["x"])

    def test_a_drag_with_a_finger_is_one_step(self) -> None:
        x, y = self.middle
        self.desktop.touch_screen.drag(line((x, y), (x - 70, y + 50)))
        self.expect_new_steps("move")

    def test_a_tap_is_no_step(self) -> None:
        self.desktop.touch_screen.tap(self.middle)
        self.expect_no_step()

    def test_a_pinch_on_a_touchpad_is_one_step(self) -> None:
        self.desktop.touchpad.pinch(self.middle, scale=1.4, turn=30)
        self.expect_new_steps("transform")
        self.assertGreater(self.layer()["scale"], 1.2)

    def test_fingers_beside_all_layers_zoom_the_view(self) -> None:
        left, top, *_ = self.app.box(self.canvas)
        before = self.app.box(self.photo)
        self.desktop.touch_screen.follow(two_fingers((left + 60, top + 60), 30, scale=2))
        eventually(lambda: self.app.box(self.photo) != before, "another zoom")
        self.desktop.keyboard.press("ctrl+a")
        self.expect_no_step()


class KeyboardTests(PhotoTestCase):
    def test_a_burst_of_arrow_keys_is_one_step(self) -> None:
        before = self.layer()
        self.app.focus(self.photo)
        self.desktop.keyboard.press(*["Right"] * 5, "shift+Down", "shift+Down")
        self.expect_new_steps("move")
        after = self.layer()
        self.assertAlmostEqual(after["x"], before["x"] + 5)
        self.assertAlmostEqual(after["y"], before["y"] + 20)

    def test_words_that_are_typed_are_one_step(self) -> None:
        self.desktop.keyboard.press("ctrl+t")
        dialog = self.app.find("dialog", "Add Text")
        dialog.find("text box", "Text").write("Sea")
        self.desktop.keyboard.press("Return")
        self.expect_new_steps("add-text")
        self.app.focus(self.canvas.find("label", "Text: Sea"))
        self.desktop.keyboard.press("Return")
        self.app.find("text box", "Text")
        self.desktop.keyboard.press("End")
        self.desktop.keyboard.type(" and sand")
        self.desktop.keyboard.press("ctrl+Return")
        self.expect_new_steps("add-text", "set")
        self.assertEqual(self.layer(1)["text"], "Sea and sand")

    def test_a_slider_is_one_step(self) -> None:
        # The page shows its properties while nothing is selected; coming to the photo selects it.
        self.app.focus(self.photo)
        self.desktop.keyboard.press("Escape")
        self.app.focus(self.app.find("slider", "Spacing"))
        self.desktop.keyboard.press(*["Right"] * 4)
        self.expect_new_steps("layout")


class CropTests(PhotoTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.desktop.mouse.click(self.middle, times=2)
        self.zoom = self.app.find("slider", "Zoom of the Photo")

    def test_turning_the_wheel_is_one_step(self) -> None:
        self.desktop.mouse.scroll(self.middle, -4)
        self.expect_new_steps("crop")

    def test_dragging_the_photo_in_its_frame_is_one_step(self) -> None:
        self.desktop.mouse.scroll(self.middle, -4)
        x, y = self.middle
        self.desktop.mouse.drag(line((x, y), (x + 40, y + 20)))
        self.expect_new_steps("crop", "crop")

    def test_the_slider_is_one_step(self) -> None:
        self.app.focus(self.zoom)
        self.desktop.keyboard.press(*["Right"] * 3)
        self.expect_new_steps("crop")
        self.assertGreater(self.zoom.value, 0)

    def test_looking_at_the_crop_is_no_step(self) -> None:
        self.app.find("button", "Done").press()
        eventually(lambda: not self.app.all("slider", "Zoom of the Photo"), "the end of cropping")
        self.expect_no_step()
