"""Finds and runs tests, and says how long each took."""

import os
import pathlib
import signal
import sys
import time
import traceback
import unittest
from collections.abc import Iterator, Sequence

from harness.cases import UITestCase

_ARTEFACTS = "JOGAKBO_ARTEFACTS"


class Result(unittest.TestResult):
    """Prints a line for each test as it ends, and keeps evidence of those that fail."""

    def startTest(self, test: unittest.TestCase) -> None:
        super().startTest(test)
        self._started = time.monotonic()

    def addSuccess(self, test: unittest.TestCase) -> None:
        super().addSuccess(test)
        self._say("passed", test)

    def addFailure(self, test: unittest.TestCase, err) -> None:
        super().addFailure(test, err)
        self._failed(test, err)

    def addSubTest(self, test: unittest.TestCase, subtest: unittest.TestCase, err) -> None:
        super().addSubTest(test, subtest, err)
        if err:
            self._failed(test, err)

    def addError(self, test: unittest.TestCase, err) -> None:
        super().addError(test, err)
        self._failed(test, err)

    def _failed(self, test: unittest.TestCase, err) -> None:
        self._say("FAILED", test)
        traceback.print_exception(err[1], file=sys.stdout)
        folder = os.environ.get(_ARTEFACTS)
        if folder and isinstance(test, UITestCase):
            self._keep_evidence(test, pathlib.Path(folder).absolute() / test.id())

    def _keep_evidence(self, test: UITestCase, folder: pathlib.Path) -> None:
        try:
            test.keep_evidence(folder)
            print(f"see {folder}", flush=True)
        except Exception:  # What went wrong first is what counts, and it has been printed.
            print(f"the evidence is not complete:\n{traceback.format_exc()}", flush=True)

    def _say(self, outcome: str, test: unittest.TestCase) -> None:
        seconds = time.monotonic() - self._started
        print(f"{outcome} {seconds:5.1f} s  {sentence(test)}", flush=True)


def clear_away_when_ended() -> None:
    """Makes an exception of the signal to end, so that every desktop is cleared away."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


def sentence(test: unittest.TestCase) -> str:
    """The name of a test as one reads it: "stories: a drag makes one step"."""
    module, _, method = test.id().split(".")
    return f"{module.removeprefix('test_')}: {method.removeprefix('test_').replace('_', ' ')}"


def found(folder: pathlib.Path) -> Iterator[unittest.TestCase]:
    """All tests in the modules `test_….py` of a folder."""
    sys.path.insert(0, str(folder))
    yield from _flat(unittest.TestLoader().discover(str(folder), top_level_dir=str(folder)))


def _flat(suite: unittest.TestSuite) -> Iterator[unittest.TestCase]:
    for part in suite:
        if isinstance(part, unittest.TestSuite):
            yield from _flat(part)
        else:
            yield part


def chosen(test: unittest.TestCase, words: Sequence[str], include_slow: bool) -> bool:
    """Whether one of the words is in a test's sentence, and whether it is fast enough."""
    method = getattr(test, test.id().rpartition(".")[2], None)
    if getattr(method, "is_slow", False) and not include_slow:
        return False
    return not words or any(word in sentence(test) for word in words)


def run(tests: Sequence[unittest.TestCase]) -> bool:
    """Runs tests one after another; returns whether all passed."""
    started = time.monotonic()
    result = Result()
    unittest.TestSuite(tests).run(result)
    failed = len(result.failures) + len(result.errors)
    seconds = time.monotonic() - started
    print(f"{result.testsRun} UI tests in {seconds:.1f} s, {failed} failed")
    return result.wasSuccessful()
