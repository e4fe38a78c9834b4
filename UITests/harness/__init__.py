"""What the UI tests are written with: a desktop of their own, its devices, and eyes on the app.

README.md in the folder above is the way in.
"""

import pathlib
import sys

# Where `testkit` is, which this package and its tests build on.
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Tools"))
