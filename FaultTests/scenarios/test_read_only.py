"""Row 7: a medium that can only be read, on which a process ended without a farewell."""

from harness.diary import Diary, Seen
from harness.library import PHOTOS, Library
from testkit.media import Medium
from harness.scenario import Scenario

_EDITS = 20
_KILOBYTES = 10_000
_REASON = "Read-only file system"


class ReadOnlyTests(Scenario):
    row = 7

    def test_all_edits_are_seen_and_it_says_that_none_can_be_made(self) -> None:
        medium = Medium(self.folder / "medium", _KILOBYTES)
        self.addCleanup(medium.close)
        library = Library(medium.folder / "library")
        project, diary = self.edit_and_kill(library)
        log = library.folder / "library.db-wal"
        self.assertGreater(log.stat().st_size, 0, "the edits must be in the log")
        medium.forbid_writing()
        failures = self.look(library, project, diary)
        failures += self.try_to_write(library, project)
        self.count(1, failures + self.look(library, project, diary))

    def edit_and_kill(self, library: Library) -> tuple[str, Diary]:
        """A project whose edits are in the write-ahead log."""
        project = library.new()
        diary = Diary()
        with library.editing(project) as session:
            for number in range(_EDITS):
                edit = diary.next_edit(self.random) if number % 2 else diary.mark_edit()
                edit = edit if diary.place else {"edit": "add-text", "text": "0"}
                self.assertTrue(session.acknowledges(edit), edit)
                diary = diary.after(edit)
            session.kill()
        return project, diary

    def look(self, library: Library, project: str, diary: Diary) -> list[str]:
        """What cannot be seen, exported or taken along."""
        seen = Seen.of(library.show(project))
        failures = [] if seen == diary.seen() else [f"{seen} instead of {diary.seen()}"]
        for command, *options in (("export", "--size=300"), ("bundle",)):
            file = self.folder / f"{command}.{'png' if options else 'jogakbo'}"
            ended = library.run(command, project, "--output", file, *options)
            failures += [f"{command} {ended}"] if ended.code else []
        return failures + library.findings()

    def try_to_write(self, library: Library, project: str) -> list[str]:
        """What is silently refused, or silently done nowhere."""
        failures = []
        with library.editing(project) as session:
            if session.acknowledges({"edit": "add-text", "text": "1"}):
                failures.append("an edit was acknowledged")
            endings = [session.finish()]
        endings += [library.run("add", project, PHOTOS[0]), library.run("new", "Winter"),
                    library.run("check", "--repair")]
        for ended in endings:
            if ended.code != 1 or _REASON not in ended.complaint:
                failures.append(f"it does not say that the medium is read-only: {ended}")
        return failures
