"""Waiting for a state, never for a time."""

import time
from collections.abc import Callable
from typing import TypeVar

# How long anything may take on a busy machine before a test gives it up, in seconds.
PATIENCE = 10.0
# Between two looks, in seconds: below what a person notices, and next to no load.
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
    while not (seen := look()):
        if time.monotonic() > deadline:
            sentence = what if isinstance(what, str) else what()
            raise AssertionError(f"waited {within:g} s in vain for {sentence}")
        time.sleep(PAUSE)
    return seen
