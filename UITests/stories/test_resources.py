"""What the app takes of the machine: nothing while nobody does anything, and no more each time."""

import time

from editing import PHOTO, EditorTestCase
from harness.app import App
from harness.cases import UITestCase, slow
from harness.waiting import eventually

# How long nothing is done, in seconds.
_IDLE = 3.0
# A tick is the unit in which processor time is counted.
_TICK = 0.01
# Cycles after which everything that is kept for good has been made.
_WARM_UP = 20


def come_to_rest(app: App) -> None:
    """Waits until the app has done what it had to do."""

    def rests() -> bool:
        before = app.cpu_seconds()
        time.sleep(0.5)
        return app.cpu_seconds() == before

    eventually(rests, "the app to come to rest")


def used_while_idle(app: App) -> float:
    """The seconds of processor time that the app uses while nobody does anything."""
    come_to_rest(app)
    before = app.cpu_seconds()
    time.sleep(_IDLE)
    return app.cpu_seconds() - before


class IdleTests(EditorTestCase):
    def test_the_editor_rests(self) -> None:
        self.assertLessEqual(used_while_idle(self.app), _TICK)

    def test_the_editor_rests_under_the_pointer_with_a_layer_selected(self) -> None:
        self.desktop.mouse.click(self.middle)
        self.assertLessEqual(used_while_idle(self.app), _TICK)

    def test_the_list_rests(self) -> None:
        self.desktop.keyboard.press("ctrl+w")
        self.app.find("grid", "Collages")
        self.assertLessEqual(used_while_idle(self.app), _TICK)


class MemoryTests(UITestCase):
    def setUp(self) -> None:
        super().setUp()
        self.project = self.library.make("Summer", ("add", PHOTO), ("text", "Sea"))
        self.app = self.start()

    def cycle(self) -> None:
        """Opens the project, edits it, and goes back to the list."""
        self.app.find("grid", "Collages")
        steps = len(self.library.history(self.project)["undo"])
        self.app.all("list item")
