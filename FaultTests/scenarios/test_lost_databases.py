"""Row 11: the database is gone, empty, or a text; what lies beside it is all there is."""

import pathlib
from collections.abc import Callable

from harness.library import PHOTOS, Library
from harness.scenario import Scenario

_TITLES = ("Summer", "Winter")
_TEXT = "My shopping list: milk, eggs, bread.\n" * 100


def _remove(database: pathlib.Path) -> None:
    database.unlink()


def _empty(database: pathlib.Path) -> None:
    database.write_bytes(b"")


def _overwrite(database: pathlib.Path) -> None:
    database.write_text(_TEXT)


_LOSSES: dict[str, Callable[[pathlib.Path], None]] = {
    "missing": _remove, "empty": _empty, "text": _overwrite}


class LostDatabaseTests(Scenario):
    row = 11

    def test_the_library_is_rebuilt_from_sidecars(self) -> None:
        failures: list[str] = []
        for name, lose in _LOSSES.items():
            library = self.library(name)
            documents = self.fill(library)
            for backup in library.folder.glob("backups/*"):
                backup.unlink()
            for log in library.folder.glob("library.db-*"):
                log.unlink()
            lose(library.folder / "library.db")
            failures += [f"{name}: {failure}" for failure in self.rebuild(library, documents)]
        self.count(len(_LOSSES), failures)

    def fill(self, library: Library) -> dict[str, dict]:
        """Projects of two photos and a text; returns their documents by identifier."""
        documents = {}
        for title in _TITLES:
            project = library.new(title)
            library.do("add", project, *PHOTOS[:2])
            library.do("text", project, title)
            documents[project] = library.show(project)["document"]
            self.assertEqual(len(documents[project]["layers"]), 3)
        return documents

    def rebuild(self, library: Library, documents: dict[str, dict]) -> list[str]:
        """What a user does not get back or is not told, from the first start to the last."""
        originals = sorted(path.name for path in library.folder.glob("photos/*"))
        failures = []
        refused = library.run("new", "Spring")
        if refused.code != 1 or "check --repair" not in refused.complaint:
            failures.append(f"nothing is said about the way out: {refused}")
        failures += [f"before: {failure}" for failure in self.compare(library, documents)]
        report = library.run("check", "--repair")
        # 3: the history could not be had back.
        if report.code != 3 or "the library was rebuilt" not in report.output:
            failures.append(f"no report of the rebuilding: {report}")
        failures += [f"{title} is not in the report: {report.output}"
                     for title in _TITLES if f"“{title}”" not in report.output]
        failures += [f"after: {failure}" for failure in self.compare(library, documents)]
        if sorted(path.name for path in library.folder.glob("photos/*")) != originals:
            failures.append("originals are gone")
        return failures + library.findings()

    def compare(self, library: Library, documents: dict[str, dict]) -> list[str]:
        """Projects that are not shown as they were."""
        failures = []
        for project, document in documents.items():
            ended = library.run("show", "--json", project)
            if ended.code or library.show(project)["document"] != document:
                failures.append(f"{project} is not as it was: {ended}")
        return failures
