"""Row 3: the power goes at any moment of the story."""

from harness import exploring
from harness.chapters import CHAPTERS, named
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
        self.explore("delete", "purge", "create")

    def test_power_cuts_while_copying(self) -> None:
        self.explore("bundle", "backup")

    def test_power_cuts_after_a_failed_sync(self) -> None:
        share = 150 if self.full else 8
        outcome = Outcome()
        for chapter in named("photos", "migrate", "bundle"):
            folder = self.folder / chapter.name
            telling = tell(chapter, folder)
            outcome += exploring.after_failed_syncs(telling, share, self.random, folder)
        self.count(outcome.tried, outcome.failures)

    def explore(self, *names: str) -> None:
        """Opens different states of some chapters, which come to their share of all."""
        all_states = 50_000 if self.full else 3_000
        # Rounded up: the shares must come to all.
        wanted = -(-all_states * len(names) // len(CHAPTERS))
        outcome = Outcome()
        for place, chapter in enumerate(named(*names)):
            folder = self.folder / chapter.name
            # What one chapter lacks the next ones make up for.
            share = -(-(wanted - outcome.tried) // (len(names) - place))
            telling = tell(chapter, folder)
            outcome += exploring.after_power_cuts(telling, share, self.random, folder)
        self.count(outcome.tried, outcome.failures)
