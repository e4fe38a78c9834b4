"""Finding widgets, pressing them, typing and pointing."""

import json
import pathlib

from harness import pictures
from harness.accessibility import Condition
from harness.app import CATALOGUES, App
from harness.cases import UITestCase
from harness.devices import RIGHT_BUTTON, line
from testkit.waiting import eventually

PROBE = pathlib.Path(__file__).with_name("probe.py")
MESSAGE = "Add photos to a project"


class ProbeTestCase(UITestCase):
    """A test with the probe on the desktop."""

    def setUp(self) -> None:
        super().setUp()
        self.app = self.start_probe()
        self.area = self.app.find("image", "area")

    def start_probe(self, **options) -> App:
        return self.start(CATALOGUES, program=PROBE, **options)

    def seen(self) -> dict:
        """What the probe has noticed of the devices."""
        report = next(n for n in self.app.all("label") if n.name.startswith("{"))
        return json.loads(report.name)

    def expect(self, field: str, value) -> None:
        eventually(
            lambda: self.seen()[field] == value, lambda: f"{field} {value}: {self.seen()}"
        )


class WindowTests(ProbeTestCase):
    def test_a_press_is_counted_once(self) -> None:
        self.app.find("button", "Presses: 0").press()
        self.app.find("button", "Presses: 1").press()
        self.app.find("button", "Presses: 2")

    def test_a_click_reaches_what_the_tree_says_is_there(self) -> None:
        self.desktop.mouse.click(self.app.middle(self.app.find("button", "Presses: 0")))
        self.app.find("button", "Presses: 1")

    def test_clicks_tell_their_button_and_their_number(self) -> None:
        place = self.app.middle(self.area)
        self.desktop.mouse.click(place, times=2)
        eventually(lambda: self.seen()["clicks"][:2] == [1, 2], self.seen)
        self.desktop.mouse.click(place, button=RIGHT_BUTTON)
        eventually(lambda: self.seen()["clicks"][:2] == [RIGHT_BUTTON, 1], self.seen)

    def test_a_drag_goes_as_far_as_it_says(self) -> None:
        x, y = self.app.middle(self.area)
        self.desktop.mouse.drag(line((x, y), (x + 60, y - 25)))
        self.expect("drag", [60, -25])

    def test_typed_text_arrives_in_any_script(self) -> None:
        entry = self.app.find("text box")
        self.app.focus(entry)
        self.desktop.keyboard.type("Summer 여름 é")
        eventually(lambda: entry.text == "Summer 여름 é", lambda: f"the text: {entry.text!r}")
        self.desktop.keyboard.press("ctrl+a", "Delete")
        eventually(lambda: entry.text == "", lambda: f"the text: {entry.text!r}")
        entry.write("바다")
        self.assertEqual(entry.text, "바다")

    def test_the_keyboard_leads_to_a_widget(self) -> None:
        slider = self.app.find("slider")
        self.app.focus(slider)
        self.desktop.keyboard.press("Right")
        eventually(lambda: slider.value == 1, lambda: f"value 1: {slider.value}")

    def test_the_keyboard_does_not_lead_to_a_label(self) -> None:
        with self.assertRaisesRegex(AssertionError, "does not reach label 'Probe'"):
            self.app.focus(self.app.find("label", "Probe"))

    def test_a_slider_is_read_and_moved(self) -> None:
        slider = self.app.find("slider")
        slider.set_value(40)
        self.assertEqual(slider.value, 40)

    def test_a_switch_is_toggled(self) -> None:
        switch = self.app.find("switch")
        self.assertFalse(switch.has(Condition.CHECKED))
        switch.press()
        eventually(lambda: switch.has(Condition.CHECKED), self.app.tree.describe)

    def test_a_disabled_button_is_known_by_its_state(self) -> None:
        self.assertFalse(self.app.find("button", MESSAGE).has(Condition.SENSITIVE))
        self.assertTrue(self.app.find("button", "Presses: 0").has(Condition.SENSITIVE))

    def test_what_is_not_there_is_waited_for_in_vain(self) -> None:
        with self.assertRaisesRegex(AssertionError, "in vain for button Nothing; there is"):
            self.app.find("button", "Nothing", within=0.1)

    def test_an_unknown_action_is_refused(self) -> None:
        with self.assertRaisesRegex(AssertionError, "has no action fly"):
            self.app.find("switch").do("fly")

    def test_the_picture_of_a_widget_is_cut_out_exactly(self) -> None:
        left, top, width, height = self.app.box(self.area)
        screen = self.desktop.still(self.desktop.folder / "screen.png")
        corners = [(left, top), (left + width // 2 - 2, top + height - 1)]
        self.assertEqual([pictures.colour(screen, *at) for at in corners], [(255, 0, 0)] * 2)
        self.assertEqual(pictures.colour(screen, left + width - 1, top), (0, 0, 255))
        outside = [(left - 1, top), (left, top - 1), (left, top + height)]
        for at in outside:
            self.assertNotEqual(pictures.colour(screen, *at), (255, 0, 0), at)

    def test_the_window_takes_the_size_that_is_asked_for(self) -> None:
        self.app.resize((500, 700))
        eventually(lambda: self.app.window().bounds[2] > 450, self.app.tree.describe)


class LanguageTests(UITestCase):
    def test_names_are_looked_up_in_the_language_of_the_app(self) -> None:
        app = self.start(CATALOGUES, program=PROBE, language="ko")
        self.assertEqual(app.find("button", MESSAGE).name, "프로젝트에 사진 추가")
