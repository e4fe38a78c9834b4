"""What is in libraries, as a process finds it that starts now; many are read in one go."""

import json
import pathlib
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from harness.library import JOGAKBO, PATIENCE, environment
from testkit.processes import TIED

# How many libraries are opened by one process.
BATCH = 50
# What is the same of a project when the same was done again, which its identity and dates are not.
_COMPARED = ("title", "undo", "redo", "checksum")


@dataclass(frozen=True)
class Contents:
    """What a library has: of each project what can be compared."""

    projects: tuple[tuple[str, ...], ...] = ()
    # Why it is not in order; empty where it is.
    flaw: str = ""

    def place_of(self, title: str) -> tuple[int, int]:
        """How many steps of a project can be undone and done again."""
        (project,) = [project for project in self.projects if project[0] == title]
        _, undo, redo, _ = project
        return int(undo), int(redo)


def read(library: pathlib.Path) -> Contents:
    """Reads a library as it is, also while another process has it open."""
    (contents,) = _check([library], "--json")
    return contents


def open_all(libraries: Sequence[pathlib.Path]) -> Iterator[Contents]:
    """Opens libraries for writing as a start after a fault does, and reads all that is in them.

    One that had to be mended or rebuilt is flawed.
    """
    for first in range(0, len(libraries), BATCH):
        batch = libraries[first : first + BATCH]
        yield from _check(batch, "--json", "--repair")


def _check(libraries: Sequence[pathlib.Path], *options: str) -> list[Contents]:
    # Home of all is the folder of the first: nothing is read or written there.
    done = subprocess.run(
        [*TIED, JOGAKBO, "check", *options, *libraries],
        env=environment(libraries[0]),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE * len(libraries),
        check=False,
    )
    if done.returncode < 0 or not done.stdout:
        if len(libraries) == 1:
            return [Contents(flaw=f"check ended with {done.returncode}: {done.stderr[-2000:]}")]
        # One of them ended the process.
        return [contents for library in libraries for contents in _check([library], *options)]
    return [_contents(answer) for answer in json.loads(done.stdout)]


def _contents(answer: dict) -> Contents:
    flaws = [answer.get("error"), answer.get("rebuilt")]
    flaws += answer.get("repaired", []) + answer.get("findings", [])
    projects = sorted(
        tuple(str(project.get(name)) for name in _COMPARED)
        for project in answer.get("projects", [])
    )
    return Contents(tuple(projects), "; ".join(str(flaw) for flaw in flaws if flaw))
