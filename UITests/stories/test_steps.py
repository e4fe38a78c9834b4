"""One gesture is one step, whatever it is made with; what changes nothing is none."""

import math

from editing import PhotoTestCase
from harness.devices import Place, line, two_fingers
from testkit.waiting import eventually

# How far above a selected layer its knob for turning stands, in pixels (`SelectionFrame`).
_KNOB = 28


class MouseTests(PhotoTestCase):
    def edges(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the photo on the screen."""
        left, top, width, height = self.app.box(self.photo)
        return left, top, left + width, top + height

    def aside(self, place: Place) -> Place:
        """A place some way off."""
        return place[0] + 83, place[1] + 41

    def test_a_drag_is_one_step(self) -> None:
        self.desktop.mouse.drag(line(self.middle, self.aside(self.middle)))
        self.expect_new_steps("move")

    def test_a_click_and_a_drag_back_and_a_rubber_band_are_no_step(self) -> None:
        start, end = self.middle, self.aside(self.middle)
        self.desktop.mouse.click(start)
        self.desktop.mouse.drag([*line(start, end), *line(end, start)])
        left, top, *_ = self.app.box(self.canvas)
        self.desktop.mouse.drag(line((left + 5, top + 5), start))
        self.expect_no_step()

    def test_escape_takes_a_drag_back(self) -> None:
        before = self.app.box(self.photo)
        with self.desktop.mouse.dragging(line(self.middle, self.aside(self.middle))):
            eventually(lambda: self.app.box(self.photo) != before, "the photo to move")
            self.desktop.keyboard.press("Escape")
            eventually(lambda: self.app.box(self.photo) == before, "the photo to go back")
        self.expect_no_step()

    def test_every_handle_makes_one_step(self) -> None:
        self.desktop.mouse.click(self.middle)
        before = self.layer()
        left, top, right, _ = self.edges()
        above = (left + right) / 2, top
        self.desktop.mouse.drag(line(above, (above[0], above[1] + 50)))
        self.expect_new_steps("set")
        edge = self.layer()
        self.assertLess(edge["height"], before["height"])
        self.assertEqual(edge["width"], before["width"])
        *_, right, bottom = self.edges()
        self.desktop.mouse.drag(line((right, bottom), (right - 60, bottom - 40)))
        self.expect_new_steps("set", "scale")
        self.assertLess(self.layer()["scale"], 1)
        self.desktop.mouse.drag(self.turn_of_the_knob(40))
        self.expect_new_steps("set", "scale", "rotate")
        self.assertAlmostEqual(math.degrees(self.layer()["rotation"]), 40, delta=1)

    def turn_of_the_knob(self, degrees: int) -> list[Place]:
        """A trace of the knob above the photo, clockwise."""
        left, top, right, bottom = self.edges()
        x, y = (left + right) / 2, (top + bottom) / 2
        radius = y - top + _KNOB
        angles = [math.radians(angle) for angle in range(0, degrees + 1, 5)]
        return [(x + radius * math.sin(a), y - radius * math.cos(a)) for a in angles]


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

    def test_one_finger_and_a_touchpad_make_one_step_each(self) -> None:
        x, y = self.middle
        self.desktop.touch_screen.drag(line((x, y), (x - 70, y + 50)))
        self.expect_new_steps("move")
        self.desktop.touchpad.pinch(self.middle, scale=1.4, turn=30)
        self.expect_new_steps("move", "transform")
        self.assertGreater(self.layer()["scale"], 1.2)

    def test_a_tap_and_fingers_beside_all_layers_are_no_step(self) -> None:
        self.desktop.touch_screen.tap(self.middle)
        left, top, *_ = self.app.box(self.canvas)
        before = self.app.box(self.photo)
        self.desktop.touch_screen.follow(two_fingers((left + 60, top + 60), 30, scale=2))
        eventually(lambda: self.app.box(self.photo) != before, "another zoom of the view")
        self.expect_no_step()


class KeyboardTests(PhotoTestCase):
    def test_a_burst_of_keys_is_one_step(self) -> None:
        before = self.layer()
        self.app.focus(self.photo)
        self.desktop.keyboard.press(*["Right"] * 5, "shift+Down", "shift+Down")
        self.expect_new_steps("move")
        after = self.layer()
        self.assertAlmostEqual(after["x"], before["x"] + 5)
        self.assertAlmostEqual(after["y"], before["y"] + 20)
        # The page shows its properties while nothing is selected; coming to the photo selects it.
        self.desktop.keyboard.press("Escape")
        self.app.focus(self.app.find("slider", "Spacing"))
        self.desktop.keyboard.press(*["Right"] * 4)
        self.expect_new_steps("move", "layout")

    def test_words_that_are_typed_are_one_step(self) -> None:
        self.desktop.keyboard.press("ctrl+t")
        self.app.find("dialog", "Add Text").find("text box", "Text").write("Sea")
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


class CropTests(PhotoTestCase):
    def test_wheel_and_drag_and_slider_make_one_step_each(self) -> None:
        self.desktop.mouse.click(self.middle, times=2)
        zoom = self.app.find("slider", "Zoom of the Photo")
        self.desktop.mouse.scroll(self.middle, -4)
        self.expect_new_steps("crop")
        before = self.app.box(self.photo)
        x, y = self.middle
        self.desktop.mouse.drag(line((x, y), (x + 40, y + 20)))
        self.expect_new_steps("crop", "crop")
        self.assertEqual(self.app.box(self.photo), before)
        value = zoom.value
        self.app.focus(zoom)
        self.desktop.keyboard.press(*["Right"] * 3)
        self.expect_new_steps("crop", "crop", "crop")
        self.assertGreater(zoom.value, value)

    def test_looking_at_the_crop_is_no_step(self) -> None:
        self.desktop.mouse.click(self.middle, times=2)
        self.app.find("button", "Done").press()
        eventually(lambda: not self.app.all("slider", "Zoom of the Photo"), "the end of cropping")
        self.expect_no_step()
