"""What the app takes of the machine: nothing while nobody does anything, and not more each time."""

import time

from editing import PHOTO, PhotoTestCase
from harness.accessibility import Condition
from harness.app import App
from harness.cases import UITestCase
from testkit.cases import slow
from testkit.waiting import eventually

# How long nothing is done, in seconds, and how often that is watched.
_IDLE = 2.0
_WHILES = 2
# The unit in which processor time is counted is a hundredth of a second; half of one is not seen.
_ONE_TICK = 0.015


def used_while_idle(app: App) -> float:
    """The seconds of processor time that the app uses in a while in which nobody does anything.

    The least of a few whiles: on a busy machine, what was begun before can come after a rest. What
    never ends is in each of them.
    """
    return min(used_in_a_while(app) for _ in range(_WHILES))


def used_in_a_while(app: App) -> float:
    app.come_to_rest()
    before = app.cpu_seconds()
    time.sleep(_IDLE)
    return app.cpu_seconds() - before


class IdleTests(PhotoTestCase):
    def test_list_and_editor_use_no_processor_while_nobody_does_anything(self) -> None:
        self.assertLess(used_while_idle(self.app), _ONE_TICK, "in the editor")
        self.desktop.mouse.click(self.middle)
        self.assertLess(used_while_idle(self.app), _ONE_TICK, "with the pointer on a layer")
        self.desktop.keyboard.press("ctrl+w")
        self.app.find("grid", "Collages")
        self.assertLess(used_while_idle(self.app), _ONE_TICK, "in the list")


class MemoryTests(UITestCase):
    def setUp(self) -> None:
        super().setUp()
        self.project = self.library.make("Summer", ("add", PHOTO), ("text", "Sea"))
        self.app = self.start()
        self.app.focus(self.app.find("grid cell"))

    def test_opening_and_closing_keeps_little(self) -> None:
        self.expect_flat_memory(10, 20, growth=0.2)

    @slow
    def test_opening_and_closing_keeps_nothing(self) -> None:
        self.expect_flat_memory(20, 200, growth=0.1)

    def expect_flat_memory(self, warm: int, cycles: int, growth: float) -> None:
        """Expects the memory after some cycles to be that after the warm ones, or little more."""
        seen = []
        for cycle in range(1, cycles + 1):
            self.cycle()
            if cycle % 10 == 0:
                # What is being painted or decoded would count as well.
                self.app.come_to_rest()
                seen.append(self.app.memory())
        before, after = seen[warm // 10 - 1], seen[-1]
        steps = ", ".join(f"{size / 1e6:.1f}" for size in seen)
        print(f"MB after each ten cycles: {steps}", flush=True)
        self.assertLessEqual(after, before * (1 + growth))

    def cycle(self) -> None:
        """Opens the project, edits it, and goes back to the list."""
        self.desktop.keyboard.press("Return")
        self.app.find("image", f"Photo: {PHOTO.name}")
        self.desktop.keyboard.press("ctrl+a", "ctrl+period", "ctrl+w")
        eventually(lambda: not self.app.all("group", "Canvas"), "the end of the editor")
        eventually(
            lambda: self.app.find("grid cell").has(Condition.FOCUSED), "the focus on the project"
        )
