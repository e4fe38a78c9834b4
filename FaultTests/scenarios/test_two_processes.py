"""Row 9: two processes meet in one library."""

import time

from harness.diary import Diary, Seen
from harness.library import Library
from harness.scenario import Scenario

# How long the second may take beyond what a process takes alone just then, in seconds.
_LONGEST = 1.0
_MEETINGS = 3


class TwoProcessesTests(Scenario):
    row = 9

    def test_the_second_is_refused_and_takes_over_after_a_kill(self) -> None:
        library = self.library()
        project = library.new()
        started = time.monotonic()
        self.library("alone").new()
        self.alone = time.monotonic() - started
        self.longest = 0.0
        failures: list[str] = []
        diary = Diary()
        for _ in range(_MEETINGS):
            with library.editing(project) as first:
                edit = diary.mark_edit() if diary.place else {"edit": "add-text", "text": "0"}
                self.assertTrue(first.acknowledges(edit))
                diary = diary.after(edit)
                failures += self.meet(library, project, diary)
                # The first one is as before.
                edit = diary.mark_edit()
                self.assertTrue(first.acknowledges(edit))
                diary = diary.after(edit)
                first.kill()
            diary = self.take_over(library, project, diary, failures)
        self.count(2 * _MEETINGS, failures + library.findings(),
                   f"the longest took {self.longest:.2f} s more than a process alone")

    def meet(self, library: Library, project: str, diary: Diary) -> list[str]:
        """What a second process does not say at once, or does although it may not."""
        started = time.monotonic()
        refused = library.run("rename", project, "Winter")
        failures = self.late(started, "the refusal")
        if refused.code != 1 or "another program is using the library" not in refused.complaint:
            failures.append(f"the second was not refused: {refused}")
        started = time.monotonic()
        seen = Seen.of(library.show(project))
        failures += self.late(started, "looking")
        if seen != diary.seen():
            failures.append(f"beside another process {seen} is seen, not {diary.seen()}")
        return failures

    def take_over(
        self, library: Library, project: str, diary: Diary, failures: list[str]
    ) -> Diary:
        """Edits after the first process was killed; returns what must be there then."""
        edit = diary.mark_edit()
        started = time.monotonic()
        with library.editing(project) as second:
            acknowledged = second.acknowledges(edit)
            failures += self.late(started, "taking over")
            if not acknowledged:
                failures.append(f"taking over: {second.finish()}")
                return diary
        diary = diary.after(edit)
        seen = Seen.of(library.show(project))
        if seen != diary.seen():
            failures.append(f"after taking over {seen} is seen, not {diary.seen()}")
        return diary

    def late(self, started: float, what: str) -> list[str]:
        """The failure to do something in time."""
        seconds = time.monotonic() - started - self.alone
        self.longest = max(self.longest, seconds)
        return [f"{what} took {seconds:.1f} s longer than alone"] if seconds > _LONGEST else []
