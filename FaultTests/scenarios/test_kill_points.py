"""Row 2: a kill before each operation on a file."""

from harness import exploring
from harness.chapters import named
from harness.exploring import Outcome
from harness.scenario import Scenario
from harness.telling import tell


class KillPointTests(Scenario):
    row = 2
    is_short = False

    def test_a_kill_before_each_operation_while_editing(self) -> None:
        self.kill("edit", "migrate", "photos")

    def test_a_kill_before_each_operation_elsewhere(self) -> None:
        self.kill("create", "delete", "purge", "backup", "bundle", "import")

    def kill(self, *names: str) -> None:
        """Kills some chapters before each of their operations."""
        outcome = Outcome()
        for chapter in named(*names):
            folder = self.folder / chapter.name
            telling = tell(chapter, folder)
            numbers = [number for number, _ in telling.changes()]
            outcome += exploring.after_kills(telling, numbers, folder)
        self.count(outcome.tried, outcome.failures)
