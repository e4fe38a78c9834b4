"""Row 15: pictures that chance or malice made are imported, or refused in words."""

import pathlib
import time
from dataclasses import dataclass

from harness.bombs import bombs
from harness.library import EditSession
from harness.mutations import mutants, seeds
from harness.scenario import Scenario

# How long adding a photo may take from outside, in seconds; decoding is given up a little earlier.
_LONGEST = 15.0
# How many files one process takes in.
_BATCH = 50
# How many files chance makes in the fast and in the full set.
_MUTANTS, _MUTANTS_IN_FULL = 60, 2_000


@dataclass
class Tally:
    """What became of the files."""

    imported: int = 0
    refused: int = 0
    longest: float = 0.0

    def __str__(self) -> str:
        return (f"{self.imported:,} imported, {self.refused:,} refused, the longest took "
                f"{self.longest:.1f} s")


class PictureTests(Scenario):
    row = 15
    is_short = False

    def setUp(self) -> None:
        super().setUp()
        self.tally = Tally()
        self.failures: list[str] = []

    def test_mutated_pictures_are_imported_or_refused(self) -> None:
        count = _MUTANTS_IN_FULL if self.full else _MUTANTS
        sources = seeds(self.folder)
        self.random.shuffle(sources)
        files = mutants(sources, self.folder, count, self.random)
        self.take_in(list(files), "mutants")
        self.assertGreater(self.tally.imported, 0, "nothing was read at all")
        self.assertGreater(self.tally.refused, 0, "nothing was damaged")
        self.count(count, self.failures, str(self.tally))

    def test_bombs_are_imported_or_refused(self) -> None:
        files = list(bombs(self.folder))
        self.take_in(files, "bombs")
        self.count(len(files), self.failures, str(self.tally))

    def take_in(self, files: list[pathlib.Path], name: str) -> None:
        """Adds files to projects, and draws each project."""
        library = self.library(f"library-{name}")
        for start in range(0, len(files), _BATCH):
            project = library.new(f"{name} {start}")
            with library.editing(project) as session:
                for file in files[start : start + _BATCH]:
                    self.offer(file, session)
                ended = session.finish()
            if ended.was_killed:
                self.failures.append(f"files {start} and following: {ended}")
            # What was let in must not end the program later.
            picture = self.folder / "picture.png"
            drawn = library.run("export", project, "--size", "400", "-o", picture)
            if drawn.was_killed or (drawn.code and not drawn.complaint):
                self.failures.append(f"drawing files {start} and following: {drawn}")
            for file in files[start : start + _BATCH]:
                file.unlink()

    def offer(self, file: pathlib.Path, session: EditSession) -> None:
        """Adds one file, and judges the answer."""
        started = time.monotonic()
        answer = session.send({"edit": "add-photo", "path": str(file)})
        seconds = time.monotonic() - started
        self.tally.longest = max(self.tally.longest, seconds)
        if seconds > _LONGEST:
            self.failures.append(f"{file.name}: took {seconds:.1f} s")
        if answer is None:
            self.failures.append(f"{file.name}: ended the program")
        elif "ack" in answer:
            self.tally.imported += 1
        elif file.name in str(answer.get("error")):
            self.tally.refused += 1
        else:
            self.failures.append(f"{file.name}: no words in {answer}")
