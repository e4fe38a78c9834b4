"""Row 12: originals of every format that are damaged in the library show a placeholder."""

import pathlib

from harness.library import Library
from harness.mutations import PLAIN, made, mutated, seeds
from harness.scenario import Scenario


class RottenPictureTests(Scenario):
    row = 12

    def test_an_original_that_was_cut_short_is_named_by_an_export(self) -> None:
        sources = self.sources()
        failures = []
        for source in sources:
            library, project, original = self.with_photo(source)
            content = original.read_bytes()
            original.write_bytes(content[: len(content) // 2])
            picture = self.folder / "picture.png"
            picture.unlink(missing_ok=True)
            drawn = library.run("export", project, "--size", "100", "-o", picture)
            if drawn.code != 3 or source.name not in drawn.complaint or not picture.exists():
                failures.append(f"{source.name}: the export {drawn}")
            if not library.findings():
                failures.append(f"{source.name}: check found nothing")
        self.count(len(sources), failures)

    def test_an_original_that_chance_changed_ends_nothing(self) -> None:
        sources = self.sources()
        failures = []
        for source in sources:
            library, project, original = self.with_photo(source)
            sound = original.read_bytes()
            original.write_bytes(mutated(sound, self.random))
            drawn = library.run(
                "export", project, "--size", "100", "-o", self.folder / "picture.png")
            # What can be decoded all the same is drawn; that it is not what it was is for `check`.
            if drawn.code not in (0, 3) or (drawn.code == 3) != (source.name in drawn.complaint):
                failures.append(f"{source.name}: the export {drawn}")
            if original.read_bytes() != sound and not library.findings():
                failures.append(f"{source.name}: check found nothing")
        self.count(len(sources), failures)

    def sources(self) -> list[pathlib.Path]:
        """One picture of each format in the fast set, all in the full one."""
        if self.full:
            return seeds(self.folder)
        return [made(name, self.folder) for name in PLAIN]

    def with_photo(self, source: pathlib.Path) -> tuple[Library, str, pathlib.Path]:
        """A library with a picture, its project, and where the original is."""
        library = self.library(f"library-{source.name}")
        project = library.new()
        library.do("add", project, source)
        (original,) = (library.folder / "photos").iterdir()
        return library, project, original
