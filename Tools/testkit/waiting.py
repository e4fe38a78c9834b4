"""Waiting for a state, never for a time."""

import time
from collections.abc import Callable
from typing import TypeVar

# How long anything may take on a busy machine before a test gives it up, in seconds.
PATIENCE = 10.0
# Between two looks at least, in seconds: below what a person notices.
PAUSE = 0.02

Result = TypeVar("Result")


def eventually(
    look: Callable[[], Result], what: str | Callable[[], str], within: float = PATIENCE
) -> Result:
    """Looks again and again until there is something to see, and returns it.

    `what` completes the sentence "waited in vain for …"; a function is asked at the end, so that it
    can say what was seen instead.
    """
    deadline = time.monotonic() + within
    while True:
        started = time.monotonic()
        if seen := look():
            return seen
        now = time.monotonic()
        if now > deadline:
            sentence = what if isinstance(what, str) else what()
            raise AssertionError(f"waited {within:g} s in vain for {sentence}")
        # Looking takes no more of the machine than it leaves to what is waited for.
        time.sleep(max(PAUSE, now - started))
