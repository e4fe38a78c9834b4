"""What the scenarios are written with: libraries, faults, and counts of what was lost.

README.md in the folder above is the way in.
"""

import pathlib
import sys

# Where `testkit` is, which this package and its scenarios build on.
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Tools"))
