"""Row 13: made-up input for everything that reads a file."""

import os
import re
import subprocess

from harness.scenario import Scenario
from testkit.cases import ROOT, slow

# For each target.
_RUNS = 1_000_000


class FuzzingTests(Scenario):
    row = 13
    is_short = False

    @slow
    def test_made_up_files_are_read_or_refused(self) -> None:
        done = subprocess.run(
            [ROOT / "Fuzzing" / "run", "--runs", str(_RUNS)],
            env=os.environ | {"JOGAKBO_ARTEFACTS": str(self.folder)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        self.assertIn("passed", done.stdout, done.stderr)
        runs = sum(map(int, re.findall(r": (\d+) runs", done.stdout)))
        failures = re.findall(r"^FAILED.*(?:\n(?!passed|FAILED).*)*", done.stdout, re.MULTILINE)
        self.count(runs, failures)
