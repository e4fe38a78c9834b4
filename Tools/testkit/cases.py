"""What tests of both harnesses have in common."""

import os
import pathlib
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Where the programs under test are.
BINARIES = pathlib.Path(os.environ.get("JOGAKBO_BINARIES", ROOT / ".build" / "debug")).absolute()


class EvidentTestCase(unittest.TestCase):
    """A test that can say more about its failure than its exception does."""

    def keep_evidence(self, folder: pathlib.Path) -> None:
        """Leaves in a new folder what helps to understand why the test failed."""
        raise NotImplementedError


def slow(test):
    """Marks a test that takes too long for every run."""
    test.is_slow = True
    return test
