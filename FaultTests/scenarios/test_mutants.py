"""Row 5: mutants of the sources, each of which must turn a scenario red."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from harness.mutants import MUTANTS, Breeder
from harness.scenario import Scenario
from testkit.cases import ROOT, slow
from testkit.processes import TIED

_RUN = ROOT / "FaultTests" / "run"


class MutantTests(Scenario):
    row = 5
    is_short = False

    @slow
    def test_mutants_of_the_sources_are_caught(self) -> None:
        # Not in memory, which a build would fill.
        folder = pathlib.Path(tempfile.mkdtemp(prefix="jogakbo-mutants-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        breeder = Breeder(folder / "sources")
        for mutant in MUTANTS:
            with self.subTest(mutant=mutant.name):
                said = self.run_scenario(mutant.scenario, breeder.build(mutant))
                # Not by whatever else may go wrong: something was lost and counted.
                is_caught = " failed, seed " in said
                self.count(1, [] if is_caught else [f"{mutant.scenario}: nothing lost:\n{said}"])

    def run_scenario(self, scenario: str, programs: pathlib.Path) -> str:
        """Runs a scenario of the fast set with other programs, and returns what it printed."""
        environment = os.environ | {"JOGAKBO_BINARIES": str(programs)}
        environment.pop("JOGAKBO_ARTEFACTS", None)
        done = subprocess.run(
            [*TIED, _RUN, scenario], env=environment, capture_output=True, text=True, check=False)
        return done.stdout + done.stderr
