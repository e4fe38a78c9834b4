"""Row 5: mutants of the program, which the other rows must find.

Here the shim makes them: it says that something was done which was not. `test_mutants` has those
whose sources are changed.
"""

from dataclasses import replace

from harness import exploring
from harness.chapters import named
from harness.diary import Diary, Seen
from harness.exploring import Outcome
from harness.scenario import Scenario
from harness.shim import Fault, Kind, Pretence
from harness.telling import Telling, tell

# How many power cuts a mutant has to stand.
_POWER_CUTS = 200


class PretendingTests(Scenario):
    row = 5

    def test_photos_that_are_not_synced_are_caught(self) -> None:
        self.expect_loss(Pretence(Kind.SYNC, "library/tmp/"))

    def test_folders_that_are_not_synced_are_caught(self) -> None:
        self.expect_loss(Pretence(Kind.SYNC_FOLDER))

    def test_a_log_that_is_not_synced_is_caught(self) -> None:
        self.expect_loss(Pretence(Kind.SYNC, "library/library.db-wal"))

    def expect_loss(self, pretence: Pretence) -> None:
        """Tells a chapter without some syncs; power cuts must lose something."""
        (chapter,) = named("photos")
        telling = tell(chapter, self.folder / "told", [pretence])
        self.expect_failures(self.power_cuts(telling))

    def test_an_acknowledgement_before_the_commit_is_caught(self) -> None:
        (chapter,) = named("migrate")
        telling = tell(chapter, self.folder / "told")
        self.expect_failures(self.power_cuts(_acknowledging_early(telling)))

    def test_going_on_after_an_error_is_caught(self) -> None:
        (chapter,) = named("photos")
        folder = self.folder / "told"
        telling = tell(chapter, folder)
        faults = [
            Fault(number, "pretend")
            for number, operation in telling.changes()
            if operation.kind == Kind.RENAME and operation.new_path.startswith("library/photos/")
        ]
        self.assertTrue(faults)
        outcome = exploring.after_failures(telling, faults, folder)
        # Each of them alone: a photo is not there.
        missed = outcome.tried - len(outcome.failures)
        self.count(1, [f"{missed} of {outcome.tried} swallowed errors were not noticed"][:missed])

    def test_an_answer_before_the_edit_is_caught_by_a_kill(self) -> None:
        library = self.library()
        project = library.new()
        diary = Diary()
        with library.editing(project) as session:
            edit = diary.next_edit(self.random)
            session.hand_over(edit)
            session.kill()
        shown = Seen.of(library.show(project))
        is_noticed = shown != diary.after(edit).seen()
        self.count(1, [] if is_noticed else ["the edit was there all the same"])

    def power_cuts(self, telling: Telling) -> Outcome:
        """What power cuts do to a chapter as a mutant told it."""
        return exploring.after_power_cuts(
            telling, _POWER_CUTS, self.random, self.folder / "told")

    def expect_failures(self, outcome: Outcome) -> None:
        """Counts one mutant, which is caught where anything failed."""
        self.assertGreater(outcome.tried, 0)
        caught = bool(outcome.failures)
        self.count(1, [] if caught else [f"nothing was lost in {outcome.tried} states"])


def _acknowledging_early(telling: Telling) -> Telling:
    """The same as if each acknowledgement had come before the sync that it waits for."""
    operations = list(telling.operations)
    for number, operation in enumerate(telling.operations):
        if operation.kind == Kind.OUTPUT:
            commit = max(n for n in range(number) if operations[n].kind == Kind.SYNC)
            operations.insert(commit, operations.pop(number))
    return replace(telling, operations=tuple(operations))
