"""The base of every scenario: its row, a folder of its own, and the counts it reports."""

import json
import os
import pathlib
import random
import shutil
from collections.abc import Sequence

from harness import scratch
from harness.library import Library
from harness.rows import ROWS
from testkit.cases import EvidentTestCase

# How many failures are told one by one.
_TOLD = 10


class SelfTest(EvidentTestCase):
    """A test of the harness itself, with a folder of its own."""

    def setUp(self) -> None:
        self.folder = scratch.new_folder(type(self).__name__)
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        # What chance decides can be had again with JOGAKBO_SEED.
        self.seed = int(os.environ.get("JOGAKBO_SEED", random.randrange(2**32)))
        self.random = random.Random(self.seed)

    def library(self, name: str = "library") -> Library:
        """The library in a folder of this scenario, which need not be there yet."""
        return Library(self.folder / name)

    def keep_evidence(self, folder: pathlib.Path) -> None:
        """Keeps the scenario's folder as it is."""
        shutil.copytree(self.folder, folder, dirs_exist_ok=True, symlinks=True)


class Scenario(SelfTest):
    """A scenario of one row of docs/RELIABILITY.md."""

    # The number of the row that it counts for.
    row: int
    # Whether it takes so little time that it may wait for the long ones.
    is_short = True
    # Set by the run: whether it is the full set, and the file that takes the counts.
    full = False
    counts: pathlib.Path | None = None

    def count(self, tried: int, failures: Sequence[str], note: str = "") -> None:
        """Reports how much was tried and what failed of it, and fails where too much did."""
        if self.counts:
            _add(self.counts, row=self.row, tried=tried, failed=len(failures), note=note)
        if len(failures) > ROWS[self.row].tolerance * tried:
            told = "\n".join(failures[:_TOLD])
            self.fail(f"{len(failures)} of {tried} failed, seed {self.seed}:\n{told}")


def _add(counts: pathlib.Path, **report) -> None:
    """Adds a report to a file, whole, whoever else writes there."""
    descriptor = os.open(counts, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        os.write(descriptor, (json.dumps(report) + "\n").encode())
    finally:
        os.close(descriptor)
