"""The story that is told again and again with faults: each chapter is one process at work."""

import json
import pathlib
import sqlite3
import subprocess
import zipfile
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from harness.library import JOGAKBO, PATIENCE, Edit, Ended, Library, environment
from harness.pictures import write_picture
from testkit.processes import TIED

# The title of the project that the story is about.
PROJECT = "Summer"
# With two more, a snapshot is written: one is due every hundred edits.
_EDITS_BEFORE = 98


@dataclass(frozen=True)
class Chapter:
    """What is there before, and the process that goes on from there."""

    name: str
    # Makes what is there before, in a folder that gets a library and whatever else is needed.
    prepare: Callable[[pathlib.Path], None]
    # The command, where `{folder}` stands for the folder.
    words: tuple[str, ...]
    # What it reads; each line is acknowledged by itself.
    edits: tuple[Edit, ...] = ()
    # How many days later it happens.
    days: int = 0
    # Whether it may be left for the next start, with a complaint: nobody waits for it.
    may_be_put_off: bool = False
    # What is wrong with what lies beside the library when so much was acknowledged.
    flaw_beside: Callable[[pathlib.Path, int], str] = lambda folder, acknowledged: ""

    def command(self, folder: pathlib.Path) -> list[str]:
        """The process to start."""
        words = [word.replace("{folder}", str(folder)) for word in self.words]
        return [*TIED, str(JOGAKBO), *words, "--library", str(library(folder))]

    def lines(self, folder: pathlib.Path) -> list[bytes]:
        """What the process reads."""
        texts = (json.dumps(edit).replace("{folder}", str(folder)) for edit in self.edits)
        return [text.encode() + b"\n" for text in texts]

    def run(self, folder: pathlib.Path, variables: dict[str, str]) -> tuple[Ended, int]:
        """Runs it to its end; returns how it ended, and how much it acknowledged."""
        done = subprocess.run(
            self.command(folder),
            env=environment(library(folder)) | variables,
            input=b"".join(self.lines(folder)),
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        ended = Ended(done.returncode, done.stdout.decode(), done.stderr.decode())
        if self.edits:
            return ended, ended.output.count('{"ack":')
        is_put_off = self.may_be_put_off and ended.tells_trouble
        return ended, int(done.returncode == 0 and not is_put_off)

    @property
    def promises(self) -> int:
        """How much is acknowledged where nothing fails."""
        return len(self.edits) or 1


def library(folder: pathlib.Path) -> pathlib.Path:
    """Where the library of a chapter is."""
    return folder / "library"


def bundle(folder: pathlib.Path) -> pathlib.Path:
    """Where a chapter writes its bundle."""
    return folder / "out" / "Summer.jogakbo"


def _bundle_flaw(folder: pathlib.Path, acknowledged: int) -> str:
    """The bundle must be whole: the new one once that was acknowledged, and else one of both."""
    try:
        with zipfile.ZipFile(bundle(folder)) as archive:
            broken = archive.testzip()
            photos = sum(name.startswith("photos/") for name in archive.namelist())
    except (OSError, EOFError, NotImplementedError, zipfile.BadZipFile, zlib.error) as error:
        return f"bundle: {error}"
    if broken or not 1 + acknowledged <= photos <= 2:
        return f"bundle: {broken or photos} after {acknowledged} acknowledgements"
    return ""


def _photo(folder: pathlib.Path, number: int) -> pathlib.Path:
    return write_picture(folder / f"photo-{number}.png", number)


def _nothing(folder: pathlib.Path) -> None:
    """No library, only photos."""
    for number in range(4):
        _photo(folder, number)


def _project(folder: pathlib.Path) -> None:
    """A project with a text and a photo, and another project."""
    _nothing(folder)
    made = Library(library(folder))
    made.new("Other")
    project = made.new(PROJECT)
    made.do("text", project, "words")
    made.do("add", project, folder / "photo-0.png")


def _long_project(folder: pathlib.Path) -> None:
    """A project that soon has a second snapshot."""
    _project(folder)
    with Library(library(folder)).editing(PROJECT) as session:
        for number in range(_EDITS_BEFORE - 2):
            session.send({"edit": "set", "layer": "#1", "text": f"words {number}"})
        session.finish()


def _deleted_project(folder: pathlib.Path) -> None:
    """A project that was deleted, with a photo that nothing else uses."""
    _project(folder)
    Library(library(folder)).do("delete", PROJECT)


def _old_library(folder: pathlib.Path) -> None:
    """A library in the form of version 1 (docs/STORAGE.md, `LibraryMigration`)."""
    _project(folder)
    database = sqlite3.connect(library(folder) / "library.db")
    database.execute("ALTER TABLE project DROP COLUMN crc")
    database.execute("DROP TABLE recovery")
    database.execute("PRAGMA user_version = 1")
    database.close()


def _two_bundles(folder: pathlib.Path) -> None:
    """A project that was bundled and then edited."""
    _project(folder)
    bundle(folder).parent.mkdir()
    made = Library(library(folder))
    made.do("bundle", PROJECT, "-o", bundle(folder))
    made.do("add", PROJECT, folder / "photo-1.png")


def _foreign_bundle(folder: pathlib.Path) -> None:
    """A library with a project, and a bundle of another one."""
    _project(folder)
    elsewhere = Library(folder / "elsewhere")
    elsewhere.new("Autumn")
    elsewhere.do("add", "Autumn", folder / "photo-2.png", folder / "photo-3.png")
    elsewhere.do("bundle", "Autumn", "-o", folder / "autumn.jogakbo")


_EDITS: Sequence[Edit] = (
    {"edit": "set", "layer": "#1", "text": "first"},
    {"edit": "add-photo", "path": "{folder}/photo-1.png"},
    {"edit": "move", "layer": "#2", "dx": 10, "dy": 20},
    {"edit": "undo"},
    {"edit": "redo"},
    {"edit": "remove", "layer": "#1"},
    {"edit": "undo"},
    {"edit": "replace-photo", "layer": "#2", "path": "{folder}/photo-2.png"},
)

CHAPTERS = (
    Chapter("create", _nothing, ("new", PROJECT)),
    Chapter("edit", _long_project, ("edit", PROJECT, "-"), tuple(_EDITS)),
    Chapter(
        "photos", _project,
        ("add", PROJECT, "{folder}/photo-1.png", "{folder}/photo-2.png", "{folder}/photo-3.png"),
    ),
    Chapter("delete", _project, ("delete", PROJECT)),
    Chapter("purge", _deleted_project, ("check", "--repair"), days=31, may_be_put_off=True),
    Chapter("backup", _project, ("rename", PROJECT, "Winter"), days=1),
    Chapter("migrate", _old_library, ("edit", PROJECT, "-"), tuple(_EDITS[:3])),
    Chapter("bundle", _two_bundles, ("bundle", PROJECT, "-o", "{folder}/out/Summer.jogakbo"),
            flaw_beside=_bundle_flaw),
    Chapter("import", _foreign_bundle, ("import", "{folder}/autumn.jogakbo")),
)


def named(*names: str) -> list[Chapter]:
    """The chapters with these names, in this order."""
    return [next(chapter for chapter in CHAPTERS if chapter.name == name) for name in names]
