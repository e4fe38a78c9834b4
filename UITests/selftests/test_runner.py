"""Which tests run once more, and what that changes."""

import contextlib
import io
import pathlib
import tempfile
import unittest

from testkit import runner


class Unsteady(unittest.TestCase):
    """Fails the first time only."""

    # Where it remembers that; each has its own.
    mark: pathlib.Path

    def test_once(self) -> None:
        seen = self.mark.exists()
        self.mark.touch()
        self.assertTrue(seen)


class Unforgiving(Unsteady):
    may_run_again = False


class Broken(unittest.TestCase):
    def test_always(self) -> None:
        self.fail("always")


class RunnerTests(unittest.TestCase):
    def run_quietly(self, test: unittest.TestCase, once_more: bool) -> tuple[bool, str]:
        """Whether a test passes, and what is told of it at the end."""
        with tempfile.TemporaryDirectory() as folder:
            test.mark = pathlib.Path(folder) / "mark"
            with contextlib.redirect_stdout(io.StringIO()) as told:
                return runner.run([test], "tests", once_more), told.getvalue()

    def test_what_passes_alone_is_told_as_unsteady(self) -> None:
        passes, told = self.run_quietly(Unsteady("test_once"), once_more=True)
        self.assertTrue(passes)
        self.assertIn("unsteady", told)

    def test_what_fails_fails(self) -> None:
        self.assertFalse(self.run_quietly(Broken("test_always"), once_more=True)[0])
        self.assertFalse(self.run_quietly(Unsteady("test_once"), once_more=False)[0])
        self.assertFalse(self.run_quietly(Unforgiving("test_once"), once_more=True)[0])


def load_tests(loader: unittest.TestLoader, *_) -> unittest.TestSuite:
    """Leaves out the samples above."""
    return loader.loadTestsFromTestCase(RunnerTests)
