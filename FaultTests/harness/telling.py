"""A chapter told once without a fault: what it did with files, and what was there at each time."""

import os
import pathlib
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace

from harness import contents, record, shim
from harness.chapters import Chapter, library
from harness.contents import Contents
from harness.library import PATIENCE, environment
from harness.record import Operation
from harness.shim import Fault, Kind, Pretence


@dataclass(frozen=True)
class Telling:
    """A chapter, the folder as it was before, and all that is known of what happened then."""

    chapter: Chapter
    # The folder before; its inodes are those in the operations.
    before: pathlib.Path
    inodes: dict[int, str]
    operations: tuple[Operation, ...]
    # What must be there after so many acknowledgements.
    states: tuple[Contents, ...]
    # How much had been acknowledged at the end.
    acknowledged_in_all: int

    def changes(self) -> list[tuple[int, Operation]]:
        """The operations that a fault can hit, with their numbers."""
        hit = (operation for operation in self.operations if operation.kind != Kind.OUTPUT)
        return list(enumerate(hit, start=1))

    def reads(self, folder: pathlib.Path) -> list[int]:
        """The numbers of what opens and reads files, where that is counted as well."""
        file = folder.with_name("reads-record")
        self.copy(folder)
        self.chapter.run(folder, shim.watching(
            self.reading_place(folder), Fault(0, "none", counts_reads=True), file,
            days=self.chapter.days))
        counted = [
            operation for operation in record.operations(file)
            if operation.kind != Kind.OUTPUT
        ]
        return [
            number for number, operation in enumerate(counted, start=1)
            if operation.kind in (Kind.OPEN, Kind.READ)
        ]

    def reading_place(self, folder: pathlib.Path) -> pathlib.Path:
        """Where reading may fail: in the library, and not where its photos come from."""
        library(folder).mkdir(exist_ok=True)
        return library(folder)

    def copy(self, folder: pathlib.Path) -> pathlib.Path:
        """The folder as it was before, once more."""
        shutil.copytree(self.before, folder)
        return folder

    def acknowledged(self, count: int) -> int:
        """How much had been acknowledged after so many operations."""
        if count == len(self.operations):
            return self.acknowledged_in_all
        if not self.chapter.edits:
            return 0  # What a command says is said when it ends.
        said = b"".join(
            operation.content
            for operation in self.operations[:count]
            if operation.kind == Kind.OUTPUT
        )
        return said.count(b'{"ack":')


def tell(chapter: Chapter, folder: pathlib.Path, pretences: Sequence[Pretence] = ()) -> Telling:
    """Prepares a chapter in a new folder, tells it, and notes what happens."""
    work, before = folder / "work", folder / "before"
    work.mkdir(parents=True)
    chapter.prepare(work)
    # Before anything else: looking leaves files as well.
    states = [_read(work)]
    inodes = _inodes(work)
    shutil.copytree(work, before)
    states += _watch(chapter, work, shim.watching(
        work, record=folder / "record", pretences=pretences, days=chapter.days))
    operations = tuple(record.operations(folder / "record"))
    shutil.rmtree(work)
    return Telling(chapter, before, inodes, operations, tuple(states), chapter.promises)


def tell_again(telling: Telling, fault: Fault, folder: pathlib.Path) -> Telling:
    """Tells the chapter once more, with a fault, in a new folder."""
    work = folder / "work"
    folder.mkdir()
    shutil.copytree(telling.before, work)
    inodes = _inodes(work)
    _, acknowledged = telling.chapter.run(
        work,
        shim.watching(work, fault, folder / "record", days=telling.chapter.days),
    )
    operations = tuple(record.operations(folder / "record"))
    shutil.rmtree(work)
    return replace(
        telling, inodes=inodes, operations=operations, acknowledged_in_all=acknowledged)


def _inodes(folder: pathlib.Path) -> dict[int, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {os.lstat(path).st_ino: str(path.relative_to(folder)) for path in files}


def _watch(chapter: Chapter, work: pathlib.Path, variables: dict[str, str]) -> list[Contents]:
    """Runs the process step by step, and reads the library after each."""
    states = []
    with subprocess.Popen(
        chapter.command(work),
        env=environment(library(work)) | variables,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        for line in chapter.lines(work):
            process.stdin.write(line)
            process.stdin.flush()
            answer = process.stdout.readline()
            if not answer.startswith(b'{"ack":'):
                raise AssertionError(f"{chapter.name}: {line!r} was answered with {answer!r}")
            states.append(_read(work))
        process.communicate(timeout=PATIENCE)
    if process.returncode:
        raise AssertionError(f"{chapter.name} ended with {process.returncode}")
    return states or [_read(work)]


def _read(work: pathlib.Path) -> Contents:
    """What is there; nothing where there is no library yet."""
    if not library(work).exists():
        return Contents()
    found = contents.read(library(work))
    if found.flaw:
        raise AssertionError(f"not in order without a fault: {found.flaw}")
    return found
