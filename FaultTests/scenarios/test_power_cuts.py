"""Row 3: the power goes at any moment of the story."""

from harness import exploring
from harness.chapters import CHAPTERS, Chapter
from harness.exploring import Outcome
from harness.scenario import Scenario
from harness.telling import tell


class PowerCutTests(Scenario):
    row = 3
    is_short = False

    def test_power_cuts_while_editing(self) -> None:
        self.explore("edit", "migrate")

    def test_power_cuts_while_taking_in_photos(self) -> None:
        self.explore("photos", "import")

    def test_power_cuts_while_making_and_deleting(self) -> None:
        self.explore("create", "delete", "purge")

    def test_power_cuts_while_copying(self) -> None:
        self.explore("backup", "bundle")

    def explore(self, *names: str) -> None:
        """Opens the states of some chapters, each with its share of all."""
        all_states = 50_000 if self.full else 3_000
        # Rounded up: the shares must come to all.
        share = -(-all_states // len(CHAPTERS))
        outcome = Outcome()
        for chapter in chapters(names):
            folder = self.folder / chapter.name
            telling = tell(chapter, folder)
            outcome += exploring.after_power_cuts(telling, share, self.random, folder)
        self.count(outcome.tried, outcome.failures)


def chapters(names: tuple[str, ...]) -> list[Chapter]:
    """The chapters with these names."""
    return [chapter for chapter in CHAPTERS if chapter.name in names]
