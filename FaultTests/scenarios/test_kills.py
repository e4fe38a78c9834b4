"""Row 1: the program is killed at any moment while it edits."""

from harness.diary import Diary, Seen
from harness.library import Library
from harness.scenario import Scenario

# How long a process lives at most, in seconds: from its start, and from its first edit.
_LONGEST_START = 0.1
_LONGEST = 0.2
# How many of the kills come while it starts.
_EARLY = 0.2
# How many kills a library has to bear.
_KILLS_A_LIBRARY = 25


class KillTests(Scenario):
    row = 1
    is_short = False

    def test_random_kills_while_editing(self) -> None:
        kills = 1_000 if self.full else 100
        failures: list[str] = []
        acknowledged = 0
        for first in range(0, kills, _KILLS_A_LIBRARY):
            library = self.library(f"library-{first}")
            project = library.new()
            diary = Diary()
            for kill in range(first, first + _KILLS_A_LIBRARY):
                diary, edits = self.edit_until_killed(library, project, diary, failures, kill)
                acknowledged += edits
            failures += [f"{library.folder.name}: {finding}" for finding in library.findings()]
        self.assertGreater(acknowledged, kills / 2, "most kills came before the first edit")
        self.count(kills, failures, f"{acknowledged:,} edits were acknowledged")

    def edit_until_killed(
        self, library: Library, project: str, diary: Diary, failures: list[str], kill: int
    ) -> tuple[Diary, int]:
        """Edits until the kill; returns what is there then, and how much was acknowledged."""
        edits = 0
        with library.editing(project) as session:
            if self.random.random() < _EARLY:
                session.kill_after(self.random.uniform(0, _LONGEST_START))
            while True:
                edit = diary.next_edit(self.random)
                if not session.acknowledges(edit):
                    break
                diary = diary.after(edit)
                edits += 1
                if edits == 1:
                    session.kill_after(self.random.uniform(0, _LONGEST))
        # The edit that was under way may have become durable, or not.
        started = diary.after(edit)
        seen = Seen.of(library.show(project))
        if seen == started.seen():
            return started, edits
        if seen != diary.seen():
            failures.append(f"kill {kill}: {seen} instead of {diary.seen()} or {started.seen()}")
        return diary, edits
