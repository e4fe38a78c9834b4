"""The base of every UI test: a desktop and a library of its own, and evidence when it fails."""

import os
import pathlib
import shutil
import unittest

from harness.app import BINARIES, App
from harness.desktop import DESKTOP_SIZE, Desktop
from harness.library import Library

JOGAKBO_APP = BINARIES / "jogakbo-app"


class UITestCase(unittest.TestCase):
    """A test on a desktop of its own; `size` and `touch` say what kind of desktop."""

    size = DESKTOP_SIZE
    # Whether there is a touch screen and a touchpad, which takes half a second more.
    touch = False

    def setUp(self) -> None:
        self.apps: list[App] = []
        self.desktop = Desktop(self.size, self.touch)
        self.addCleanup(self.desktop.close)
        self.library = Library(self.desktop)

    def start(
        self, *arguments: str | os.PathLike, program: pathlib.Path = JOGAKBO_APP, **options
    ) -> App:
        """Starts the app, and waits for its window. Options are those of `App`."""
        app = App(self.desktop, program, *arguments, **options)
        self.apps.append(app)
        self.addCleanup(app.end)
        return app

    def keep_evidence(self, folder: pathlib.Path) -> None:
        """Leaves the screen, the widgets and the logs of a failed test in a folder."""
        if not hasattr(self, "desktop"):
            return  # There was not even a desktop.
        folder.mkdir(parents=True, exist_ok=True)
        self.desktop.screenshot(folder / "screen.png")
        for log in self.desktop.folder.glob("*.log"):
            shutil.copy(log, folder)
        for app in self.apps:
            (folder / f"{app.name}-widgets.txt").write_text(app.tree.describe())


def slow(test):
    """Marks a test that takes too long for every run; `run --slow` runs it."""
    test.is_slow = True
    return test
