"""Finds and runs tests, and says how long each took."""

import ctypes
import multiprocessing
import os
import pathlib
import signal
import sys
import time
import traceback
import unittest
from collections.abc import Iterator, Sequence

from testkit.cases import EvidentTestCase

_ARTEFACTS = "JOGAKBO_ARTEFACTS"
_ENDING_SIGNALS = (signal.SIGINT, signal.SIGTERM)
# As many as the machines have processors on which every change is tested.
_WORKERS = 2
_SET_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of prctl(2)


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
        self._say("FAILED", test, "".join(traceback.format_exception(err[1])))
        folder = os.environ.get(_ARTEFACTS)
        if folder and isinstance(test, EvidentTestCase):
            self._keep_evidence(test, pathlib.Path(folder).absolute() / test.id())

    def _keep_evidence(self, test: EvidentTestCase, folder: pathlib.Path) -> None:
        try:
            test.keep_evidence(folder)
            print(f"see {folder}", flush=True)
        except Exception:  # What went wrong first is what counts, and it has been printed.
            print(f"the evidence is not complete:\n{traceback.format_exc()}", flush=True)

    def _say(self, outcome: str, test: unittest.TestCase, reason: str = "") -> None:
        seconds = time.monotonic() - self._started
        # In one piece, since several tests run at a time.
        sys.stdout.write(f"{outcome} {seconds:5.1f} s  {sentence(test)}\n{reason}")
        sys.stdout.flush()


def clear_away_when_ended() -> None:
    """Makes an exception of a signal to end, so that all is cleared away."""

    def end(number: int, _frame) -> None:
        # Once: a second exception would interrupt the clearing away.
        for handled in _ENDING_SIGNALS:
            signal.signal(handled, signal.SIG_IGN)
        sys.exit(128 + number)

    for handled in _ENDING_SIGNALS:
        signal.signal(handled, end)


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


def run(tests: Sequence[unittest.TestCase], kind: str, once_more: bool = False) -> bool:
    """Runs tests, some at a time; returns whether all passed. `kind` is what to call them.

    Where it is asked for, one that failed runs `once_more`, alone: a window that waits for its turn
    beside others is no fault. It is told that the test was unsteady.
    """
    started = time.monotonic()
    failed = _run(tests, _WORKERS)
    if once_more:
        again = [test for test in failed if getattr(test, "may_run_again", True)]
        still = _run(again, workers=1) if again else []
        for test in again:
            if test not in still:
                print(f"unsteady: {sentence(test)} passed when it ran alone")
        failed = [test for test in failed if test not in again or test in still]
    seconds = time.monotonic() - started
    print(f"{len(tests)} {kind} in {seconds:.1f} s, {len(failed)} failed")
    return not failed


def _run(tests: Sequence[unittest.TestCase], workers: int) -> list[unittest.TestCase]:
    """Runs tests by so many workers; returns those that did not pass."""
    context = multiprocessing.get_context("fork")
    taken = context.Value("i", 0)
    # Whoever does not come to a test has not passed it.
    passed = context.Array("b", len(tests))
    processes = [
        context.Process(target=_work, args=(tests, taken, passed)) for _ in range(workers)
    ]
    try:
        for process in processes:
            process.start()
        for process in processes:
            process.join()
    finally:
        for process in processes:
            process.terminate()
            process.join()
    return [test for test, has_passed in zip(tests, passed) if not has_passed]


def _work(tests: Sequence[unittest.TestCase], taken, passed) -> None:
    """Takes one test after another until none is left."""
    clear_away_when_ended()
    ctypes.CDLL(None).prctl(_SET_DEATH_SIGNAL, signal.SIGTERM)
    # After a signal the test that ran has failed, and no other begins.
    while signal.getsignal(signal.SIGTERM) is not signal.SIG_IGN:
        with taken:
            index = taken.value
            taken.value += 1
        if index >= len(tests):
            break
        result = Result()
        tests[index].run(result)
        passed[index] = result.wasSuccessful()
