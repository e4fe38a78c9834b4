"""Row 4: each operation on a file fails, in each way."""

import errno
from collections.abc import Iterator

from harness import exploring
from harness.chapters import CHAPTERS, named
from harness.exploring import Outcome
from harness.scenario import Scenario
from harness.shim import ERRORS, Fault, Kind
from harness.telling import Telling, tell
from testkit.cases import slow

# How many faults the fast set tries of each chapter.
_SAMPLE = 23


class FailureTests(Scenario):
    row = 4
    is_short = False

    def test_operations_fail_while_editing(self) -> None:
        self.fail_each("edit", "migrate")

    def test_operations_fail_while_taking_in_photos(self) -> None:
        self.fail_each("photos", "import")

    def test_operations_fail_while_making_and_deleting(self) -> None:
        self.fail_each("create", "delete", "purge")

    def test_operations_fail_while_copying(self) -> None:
        self.fail_each("backup", "bundle")

    @slow
    def test_opening_and_reading_fail(self) -> None:
        outcome = Outcome()
        for chapter in CHAPTERS:
            folder = self.folder / chapter.name
            telling = tell(chapter, folder)
            reads = telling.reads(folder / "reads")
            faults = [
                Fault(number, action, errno.EIO, counts_reads=True)
                for number in reads for action in ("fail", "stick")
            ]
            outcome += exploring.after_failures(telling, faults, folder)
        self.count(outcome.tried, outcome.failures)

    def fail_each(self, *names: str) -> None:
        """Tries the faults of some chapters: all of them, or a sample."""
        outcome = Outcome()
        for chapter in named(*names):
            folder = self.folder / chapter.name
            telling = tell(chapter, folder)
            faults = list(_faults(telling))
            if not self.full:
                faults = self.random.sample(faults, _SAMPLE)
            outcome += exploring.after_failures(telling, faults, folder)
        self.count(outcome.tried, outcome.failures)


def _faults(telling: Telling) -> Iterator[Fault]:
    """Each operation with each error, once and for good; a write also cut short."""
    for number, operation in telling.changes():
        for error in ERRORS:
            yield Fault(number, "fail", error)
            yield Fault(number, "stick", error)
        if operation.kind == Kind.WRITE:
            yield Fault(number, "cut")
