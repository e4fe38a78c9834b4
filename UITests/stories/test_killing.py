"""The app is killed: what it had shown as saved is there."""

import random
import time

from editing import EditorTestCase
from harness.accessibility import Condition, Node
from harness.cases import slow
from harness.processes import end

# What is done again and again; each round adds a layer.
_KEYS = ("ctrl+d", "ctrl+period", "ctrl+bracketleft", "Right", "ctrl+shift+h")
# Rounds that are typed in one go, and how long the app is let live of that at most, in seconds.
_ROUNDS = 8
_LONGEST = 2.5


class KillingTests(EditorTestCase):
    def test_what_was_shown_as_saved_survives_a_few_kills(self) -> None:
        self.kill_often(3)

    @slow
    def test_what_was_shown_as_saved_survives_many_kills(self) -> None:
        self.kill_often(50)

    def kill_often(self, times: int) -> None:
        """Edits and kills, each time at another moment."""
        seed = random.randrange(2**32)
        print(f"killing with the seed {seed}", flush=True)
        moments = random.Random(seed)
        for time_number in range(times):
            with self.subTest(seed=seed, time=time_number):
                self.edit_and_kill(after=moments.uniform(0, _LONGEST))
            self.open()
            self.expect_the_screen_to_show_the_library()
