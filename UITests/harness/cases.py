"""The base of every UI test: a desktop and a library of its own, and evidence when it fails."""

import os
import pathlib
import shutil

from harness.app import App
from harness.desktop import DESKTOP_SIZE, Desktop
from harness.library import Library
from testkit.cases import BINARIES, EvidentTestCase

JOGAKBO_APP = BINARIES / "jogakbo-app"


class UITestCase(EvidentTestCase):
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
