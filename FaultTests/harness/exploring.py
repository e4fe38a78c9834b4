"""Looks at a chapter after power cuts, kills and failed operations, and tells what is not right."""

import errno
import itertools
import json
import pathlib
import random
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from harness import contents, shim
from harness.chapters import PROJECT, library
from harness.contents import Contents
from harness.library import Ended
from harness.powercut import PowerCuts, State
from harness.shim import Fault, Kind
from harness.telling import Telling, tell_again

# After how many known states in a row there are taken to be no others.
_PATIENCE = 500
# After how many failures the rest is not looked at: the row is lost, and to rebuild takes long.
_ENOUGH = 5


@dataclass
class Outcome:
    """How much was tried, and what was wrong with it."""

    tried: int = 0
    failures: list[str] = field(default_factory=list)

    @property
    def is_lost(self) -> bool:
        """Whether so much is wrong that more would say nothing new."""
        return len(self.failures) >= _ENOUGH

    def __iadd__(self, other: "Outcome") -> "Outcome":
        self.tried += other.tried
        self.failures += other.failures
        return self


# Power cuts


def after_power_cuts(
    telling: Telling, count: int, chance: random.Random, folder: pathlib.Path
) -> Outcome:
    """Opens so many different states that may follow a power cut."""
    outcome = Outcome()
    states = enumerate(_different(PowerCuts(telling), count, chance, outcome))
    while not outcome.is_lost and (batch := list(itertools.islice(states, contents.BATCH))):
        folders = [state.write(folder / f"state-{number}") for number, state in batch]
        found = contents.open_all([library(path) for path in folders])
        for (_, state), path, opened in zip(batch, folders, found):
            flaw = _flaw(telling, path, opened, state.acknowledged)
            if flaw:
                outcome.failures.append(flaw)
            else:
                shutil.rmtree(path)
    return outcome


def _different(
    cuts: PowerCuts, count: int, chance: random.Random, outcome: Outcome
) -> Iterator[State]:
    """States that differ in what is there, which is counted, or in what must be there.

    There may be fewer: it ends when nothing new comes any more.
    """
    seen: set[bytes] = set()
    known: set[tuple[bytes, int]] = set()
    old = 0
    while len(seen) < count and old < _PATIENCE:
        state = cuts.state(chance)
        digest = state.digest()
        old += 1
        if (digest, state.acknowledged) not in known:
            known.add((digest, state.acknowledged))
            seen.add(digest)
            outcome.tried = len(seen)
            old = 0
            yield state


def after_failed_syncs(
    telling: Telling, count: int, chance: random.Random, folder: pathlib.Path
) -> Outcome:
    """Lets each sync fail, and opens so many states that may follow a power cut after that.

    What a failed sync should have brought to the medium may never come there.
    """
    outcome = Outcome()
    for number, operation in telling.changes():
        if operation.kind in (Kind.SYNC, Kind.SYNC_FOLDER) and not outcome.is_lost:
            place = folder / f"sync-{number}"
            again = tell_again(telling, Fault(number, "fail", errno.EIO), place)
            outcome += after_power_cuts(again, count, chance, place)
    return outcome


# Kills and failed operations


def after_kills(telling: Telling, numbers: Iterable[int], folder: pathlib.Path) -> Outcome:
    """Tells the chapter once for each number of an operation, and kills it just before that."""
    return _after_faults(telling, [Fault(number, "kill") for number in numbers], folder)


def after_failures(telling: Telling, faults: Iterable[Fault], folder: pathlib.Path) -> Outcome:
    """Tells the chapter once for each fault of an operation."""
    return _after_faults(telling, faults, folder)


def _after_faults(telling: Telling, faults: Iterable[Fault], folder: pathlib.Path) -> Outcome:
    outcome = Outcome()
    remaining = iter(faults)
    while not outcome.is_lost and (batch := list(itertools.islice(remaining, contents.BATCH))):
        told = [_tell(telling, fault, folder / str(fault)) for fault in batch]
        outcome.tried += len(batch)
        opened = contents.open_all([library(path) for path, _, _ in told])
        for fault, (path, ended, acknowledged), found in zip(batch, told, opened):
            flaw = _flaw_of_end(telling, fault, ended, acknowledged)
            if not flaw and ended.was_partial:
                # What came after it did not lead to the states that were noted.
                flaw = (found.flaw or telling.chapter.flaw_beside(path, acknowledged)
                        or _flaw_of_steps(telling, ended, found))
            elif not flaw:
                flaw = _flaw(telling, path, found, acknowledged)
            if flaw:
                outcome.failures.append(f"{fault}: {flaw}")
            else:
                shutil.rmtree(path)
    return outcome


def _tell(telling: Telling, fault: Fault, folder: pathlib.Path) -> tuple[pathlib.Path, Ended, int]:
    telling.copy(folder)
    watched = telling.reading_place(folder) if fault.counts_reads else folder
    variables = shim.watching(watched, fault, days=telling.chapter.days)
    return folder, *telling.chapter.run(folder, variables)


def _flaw_of_end(telling: Telling, fault: Fault, ended: Ended, acknowledged: int) -> str:
    """What is wrong with how a process ended that had a fault."""
    if fault.action == "kill":
        return "" if ended.code == -9 else f"it was not killed: {ended}"
    if ended.was_killed:
        return f"it crashed: {ended}"
    has_failed = ended.code != 0 or acknowledged < telling.chapter.promises
    if has_failed and not ended.tells_trouble:
        return f"it failed without a word: {ended}"
    if ended.code == 0 and has_failed and not telling.chapter.may_be_put_off:
        return f"it ended as if it had not failed: {ended}"
    return ""


# What must be there


def _flaw_of_steps(telling: Telling, ended: Ended, found: Contents) -> str:
    """What is wrong with the place in the history where some edits were refused and others not."""
    edits = telling.chapter.edits
    if not edits:
        return ""
    undo, redo = telling.states[0].place_of(PROJECT)
    for edit, answer in zip(edits, map(json.loads, ended.output.splitlines())):
        if "ack" in answer:
            match edit["edit"]:
                case "undo":
                    undo, redo = undo - 1, redo + 1
                case "redo":
                    undo, redo = undo + 1, redo - 1
                case _:
                    undo, redo = undo + 1, 0
    place = found.place_of(PROJECT)
    return "" if place == (undo, redo) else f"at {place} and not at {(undo, redo)} in the history"


def _flaw(telling: Telling, folder: pathlib.Path, found: Contents, acknowledged: int) -> str:
    """What is wrong with a library when so much had been acknowledged; empty where nothing is.

    What was being done may be there or not.
    """
    possible = telling.states[acknowledged : acknowledged + 2]
    where = f"{telling.chapter.name}, {acknowledged} acknowledged"
    if found.flaw:
        return f"{where}: {found.flaw}"
    if found not in possible:
        return f"{where}: {found.projects} instead of {[state.projects for state in possible]}"
    beside = telling.chapter.flaw_beside(folder, acknowledged)
    return f"{where}: {beside}" if beside else ""
