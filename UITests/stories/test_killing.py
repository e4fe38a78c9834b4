"""The app is killed at any moment: what it had shown as saved is there."""

import random
import time

from editing import PHOTO, PhotoTestCase
from testkit.cases import slow
from testkit.waiting import eventually

# What is done again and again while the app lives; each round adds a layer.
_ROUND = ("ctrl+d", "ctrl+period", "ctrl+bracketleft", "ctrl+shift+h")
_ROUNDS = 4
# How long the app is let live of that, in seconds at most.
_LONGEST = 1.5
# With more layers than this the next kill meets a new collage.
_MOST_LAYERS = 30


class KillingTests(PhotoTestCase):
    # What was lost once is lost.
    may_run_again = False

    def open(self) -> None:
        super().open()
        self.saving = self.app.find("label", "Saved")

    def test_what_was_shown_as_saved_survives_a_few_kills(self) -> None:
        self.kill_often(3)

    @slow
    def test_what_was_shown_as_saved_survives_many_kills(self) -> None:
        self.kill_often(50)

    def kill_often(self, times: int) -> None:
        """Edits and kills, each time at another moment; every second one just when all is saved."""
        seed = random.randrange(2**32)
        moments = random.Random(seed)
        for time_number in range(times):
            with self.subTest(seed=seed, time=time_number):
                self.edit_and_kill(moments.uniform(0, _LONGEST), when_saved=time_number % 2 == 1)
                self.open()
                shown = len(self.library.layers(self.project))
                eventually(lambda: self.shown_layers() == shown, f"{shown} layers")
                if shown > _MOST_LAYERS:
                    self.begin_anew()

    def begin_anew(self) -> None:
        """Goes on with a new collage: the keyboard's way through many layers is long."""
        self.app.close()
        self.project = self.library.make("Summer", ("add", PHOTO))
        self.open()

    def edit_and_kill(self, after: float, when_saved: bool) -> None:
        """Edits, kills the app after some seconds of that, and compares."""
        self.app.focus(self.photo)
        hand = self.desktop.processes.start("hand", "xdotool", "key", *_ROUND * _ROUNDS)
        # The moment itself is what is tested.
        time.sleep(after)
        durable = self.steps()
        saved = eventually(self.saved_layers, "a moment at which all is saved") if when_saved else 0
        self.app.kill()
        # Ended early, it would leave keys pressed.
        hand.wait()
        self.assertEqual(self.steps()[: len(durable)], durable)
        self.assertGreaterEqual(len(self.library.layers(self.project)), saved)

    def shown_layers(self) -> int:
        """How many layers the canvas shows."""
        return len(self.canvas.children())

    def saved_layers(self) -> int | None:
        """How many layers were shown when all of them was said to be saved; None when it is not."""
        # In this order: what is said to be saved is at least what was shown before.
        layers = self.shown_layers()
        return layers if self.saving.name == "Saved" else None
