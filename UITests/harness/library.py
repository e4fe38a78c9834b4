"""The truth that the window is compared with: the library, read by the command line."""

import json
import os

from harness.desktop import Desktop
from testkit.cases import BINARIES


class Library:
    """The library of a desktop. Reading goes on while the app is open."""

    def __init__(self, desktop: Desktop) -> None:
        self._desktop = desktop

    def projects(self) -> list[dict]:
        """All projects, the one changed last first."""
        return self._read("list")

    def project(self, project: str) -> dict:
        """A project with its document and what can be undone; see `jogakbo show --help`."""
        return self._read("show", project)

    def layers(self, project: str) -> list[dict]:
        """The layers of a project's document, from back to front."""
        return self.project(project)["document"]["layers"]

    def history(self, project: str):
        """The steps of a project; see `jogakbo history --help`."""
        return self._read("history", project)

    def make(self, title: str, *edits: tuple[str | os.PathLike, ...]) -> str:
        """Makes a project before the app is started, and returns its identifier.

        An edit is a subcommand with what follows the project: `("add", "a.jpg")`.
        """
        project = self._run("new", title).strip()
        for command, *rest in edits:
            self._run(command, project, *rest)
        return project

    def _read(self, command: str, *arguments: str | os.PathLike):
        return json.loads(self._run(command, "--json", *arguments))

    def _run(self, command: str, *arguments: str | os.PathLike) -> str:
        return self._desktop.processes.run(BINARIES / "jogakbo", command, *arguments)
