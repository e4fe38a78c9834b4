"""Mouse and keyboard through xdotool; touch screen and touchpad through Xorg's inputtest driver.

Places are pixels of the screen. Angles are degrees, clockwise on the screen.
"""

import contextlib
import math
import pathlib
import re
import string
import time
from collections.abc import Iterator, Sequence

from harness.displays import Size
from harness.inputtest import AXIS_MAXIMUM, Device, Phase
from testkit.processes import Processes

Place = tuple[float, float]
# The places of one finger, in the order in which it visits them.
Trace = Sequence[Place]

# A hand moves in steps, not in jumps: how many, and how long one takes in seconds.
STEPS = 12
STEP = 0.01
LEFT_BUTTON, MIDDLE_BUTTON, RIGHT_BUTTON = 1, 2, 3
_WHEEL_UP, _WHEEL_DOWN = 4, 5


def line(start: Place, end: Place, steps: int = STEPS) -> Trace:
    """A straight trace."""
    return [
        tuple(a + (b - a) * step / steps for a, b in zip(start, end)) for step in range(steps + 1)
    ]


def two_fingers(
    middle: Place,
    radius: float,
    scale: float = 1,
    turn: float = 0,
    shift: Place = (0, 0),
    steps: int = STEPS,
) -> list[Trace]:
    """Two fingers, each a radius from the middle, that pinch, turn and shift together.

    They begin beside each other; the last step is at `scale` times the radius, turned by `turn`.
    """

    def place(side: int, part: float) -> Place:
        angle = math.radians(turn * part)
        reach = side * radius * (1 + (scale - 1) * part)
        x, y = (m + s * part for m, s in zip(middle, shift))
        return x + reach * math.cos(angle), y + reach * math.sin(angle)

    parts = [step / steps for step in range(steps + 1)]
    return [[place(side, part) for part in parts] for side in (-1, 1)]


class Mouse:
    """A mouse."""

    def __init__(self, processes: Processes) -> None:
        self._processes = processes

    def move(self, place: Place) -> None:
        """Moves the pointer to a place."""
        self._do(*_move(place))

    def click(self, place: Place, button: int = LEFT_BUTTON, times: int = 1) -> None:
        """Clicks at a place; twice for a double click."""
        self._do(*_move(place), "click", "--repeat", times, "--delay", 40, button)

    def drag(self, trace: Trace, button: int = LEFT_BUTTON) -> None:
        """Drags along a trace."""
        with self.dragging(trace, button):
            pass

    @contextlib.contextmanager
    def dragging(self, trace: Trace, button: int = LEFT_BUTTON) -> Iterator[None]:
        """Drags along a trace and lets go only after the body."""
        first, *rest = trace
        self._do(*_move(first), "mousedown", button, "sleep", STEP)
        try:
            self._do(*(word for place in rest for word in (*_move(place), "sleep", STEP)))
            yield
        finally:
            self._do("mouseup", button)

    def scroll(self, place: Place, notches: int) -> None:
        """Turns the wheel at a place; positive notches scroll down."""
        button = _WHEEL_DOWN if notches > 0 else _WHEEL_UP
        self._do(*_move(place), "click", "--repeat", abs(notches), "--delay", 10, button)

    def _do(self, *words: object) -> None:
        self._processes.run("xdotool", *map(str, words))


def _move(place: Place) -> tuple[object, ...]:
    return ("mousemove", *(round(coordinate) for coordinate in place))


class Keyboard:
    """A keyboard, which types into the window that has the focus."""

    def __init__(self, processes: Processes) -> None:
        self._processes = processes
        self._known = set(string.printable)

    def press(self, *keys: str) -> None:
        """Presses keys one after another: "ctrl+shift+z", "Delete", "Tab"."""
        self._processes.run("xdotool", "key", "--delay", "20", *keys)

    def type(self, text: str) -> None:
        """Types a text in any script, of as many foreign letters as the keyboard has keys free."""
        self._lend_keys(text)
        self._processes.run("xdotool", "type", "--delay", "20", "--", text)

    def _lend_keys(self, text: str) -> None:
        """Gives every letter that the keyboard lacks a key of its own, for good.

        xdotool would lend it one for an instant only. An app that is busy asks what the key means
        when it means nothing any more, and the letter is lost.
        """
        foreign = sorted(set(text) - self._known)
        if not foreign:
            return
        listed = self._processes.run("xmodmap", "-pke")
        spare = re.findall(r"^keycode +(\d+) =$", listed, re.MULTILINE)
        lent = [f"keycode {key} = U{ord(letter):04X}" for key, letter in zip(spare, foreign)]
        self._processes.run("xmodmap", *(word for line in lent for word in ("-e", line)))
        self._known.update(foreign)

    @contextlib.contextmanager
    def holding(self, key: str) -> Iterator[None]:
        """Holds a key, as "shift", during the body."""
        self._processes.run("xdotool", "keydown", key)
        try:
            yield
        finally:
            self._processes.run("xdotool", "keyup", key)


class TouchScreen:
    """A touch screen for as many as ten fingers."""

    def __init__(self, folder: pathlib.Path, size: Size) -> None:
        self._device = Device(folder / "it-touch")
        self._size = size

    def tap(self, place: Place) -> None:
        """Touches a place for a moment."""
        self.follow([[place]])

    def drag(self, trace: Trace) -> None:
        """Drags one finger along a trace."""
        self.follow([trace])

    def follow(self, traces: Sequence[Trace]) -> None:
        """Moves fingers along traces of equal length, all together; see `two_fingers`."""
        with self.touching(traces):
            pass

    @contextlib.contextmanager
    def touching(self, traces: Sequence[Trace]) -> Iterator[None]:
        """Moves fingers along traces and lifts them only after the body."""
        first, *rest = zip(*traces, strict=True)
        self._all(Phase.BEGIN, first)
        try:
            for places in rest:
                self._all(Phase.UPDATE, places)
            yield
        finally:
            self._all(Phase.END, [trace[-1] for trace in traces])

    def close(self) -> None:
        """Takes the device away."""
        self._device.close()

    def _all(self, phase: Phase, places: Sequence[Place]) -> None:
        width, height = self._size
        for finger, (x, y) in enumerate(places, start=1):
            axes = x * AXIS_MAXIMUM / width, y * AXIS_MAXIMUM / height
            self._device.touch(phase, finger, *axes)
        time.sleep(STEP)


class Touchpad:
    """A touchpad, whose gestures go to where the pointer is."""

    def __init__(self, folder: pathlib.Path, mouse: Mouse) -> None:
        self._device = Device(folder / "it-touchpad")
        self._mouse = mouse

    def pinch(self, place: Place, scale: float = 1, turn: float = 0, steps: int = STEPS) -> None:
        """Pinches and turns with two fingers while the pointer is at a place."""
        self._mouse.move(place)
        self._step(Phase.BEGIN, 1, 0)
        for step in range(1, steps + 1):
            self._step(Phase.UPDATE, 1 + (scale - 1) * step / steps, turn / steps)
        self._step(Phase.END, scale, 0)

    def close(self) -> None:
        """Takes the device away."""
        self._device.close()

    def _step(self, phase: Phase, scale: float, degrees: float) -> None:
        self._device.pinch(phase, scale, degrees)
        time.sleep(STEP)
