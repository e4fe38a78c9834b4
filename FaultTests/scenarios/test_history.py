"""Row 17: the history after hundreds of steps to and fro and a kill."""

from harness.diary import REDO, UNDO, Diary, Seen
from harness.library import Edit, EditSession, Library
from harness.scenario import Scenario

_EDITS = 30
_STEPS = 500


class HistoryTests(Scenario):
    row = 17

    def test_undo_and_redo_then_a_kill(self) -> None:
        library = self.library()
        project = library.new()
        with library.editing(project) as session:
            diary = self.walk(session)
            session.kill()
        failures = self.compare(library, project, diary, "after the kill")
        failures += self.walk_all(library, project, diary)
        failures += library.findings()
        self.count(_STEPS, failures)

    def walk(self, session: EditSession) -> Diary:
        """Makes edits, then goes to and fro in the history by chance."""
        diary = Diary()
        diary = self.make(session, diary, diary.next_edit(self.random))
        for _ in range(_EDITS - 1):
            diary = self.make(session, diary, diary.mark_edit())
        for _ in range(_STEPS):
            can_undo = diary.place > 0
            goes_back = can_undo and (not diary.can_redo() or self.random.random() < 0.5)
            diary = self.make(session, diary, UNDO if goes_back else REDO)
        return diary

    def make(self, session: EditSession, diary: Diary, edit: Edit) -> Diary:
        """Makes an edit, which must be acknowledged."""
        self.assertTrue(session.acknowledges(edit), edit)
        return diary.after(edit)

    def walk_all(self, library: Library, project: str, diary: Diary) -> list[str]:
        """Goes to both ends of the history, and compares each state on the way."""
        failures = []
        with library.editing(project) as session:
            while diary.place > 0:
                diary = self.make(session, diary, UNDO)
            while diary.can_redo():
                diary = self.make(session, diary, REDO)
                failures += self.compare(library, project, diary, f"at step {diary.place}")
        return failures

    def compare(self, library: Library, project: str, diary: Diary, when: str) -> list[str]:
        """What differs between the project and the diary."""
        seen = Seen.of(library.show(project))
        return [] if seen == diary.seen() else [f"{when}: {seen} instead of {diary.seen()}"]
