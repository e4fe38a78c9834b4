"""The states of a folder that may be found after a power cut.

What was synced is there. Of everything else any part may be: data of a write in part or not at all,
the size of a file without its data, a name without its file's data, or neither (Pillai et al.: "All
File Systems Are Not Created Equal", OSDI 2014). Two kinds of file systems are played:

- an ordered one, which keeps changes of names in their order, and with a sync all that came before;
- a free one, which promises no more than POSIX: a name is there once its folder was synced.
"""

import hashlib
import pathlib
import random
from dataclasses import dataclass, field

from harness.shim import Kind
from harness.survival import SURVIVALS, Survival, apply_change
from harness.telling import Telling

_NAMING = (Kind.CREATE, Kind.RENAME, Kind.LINK, Kind.UNLINK, Kind.MAKE_FOLDER, Kind.REMOVE_FOLDER)
_SYNCING = (Kind.SYNC, Kind.SYNC_FOLDER)


@dataclass
class State:
    """A folder after a power cut."""

    files: dict[str, bytes]
    folders: set[str]
    # How much had been acknowledged before.
    acknowledged: int

    def digest(self) -> bytes:
        """Equal for equal folders."""
        content = hashlib.sha256(repr(sorted(self.folders)).encode())
        for path in sorted(self.files):
            data = hashlib.sha256(self.files[path]).digest()
            content.update(path.encode() + b"\0" + data)
        return content.digest()

    def write(self, folder: pathlib.Path) -> pathlib.Path:
        """Makes the folder."""
        folder.mkdir()
        for path in sorted(self.folders):
            (folder / path).mkdir(parents=True, exist_ok=True)
        for path, data in self.files.items():
            (folder / path).write_bytes(data)
        return folder


@dataclass
class _File:
    """A file, whatever its names: what was in it, and what was done to it since."""

    durable: bytes = b""
    # The numbers of operations on its data.
    changes: list[int] = field(default_factory=list)


class PowerCuts:
    """The power cuts that may hit a chapter."""

    def __init__(self, telling: Telling) -> None:
        self._telling = telling
        self._operations = telling.operations
        before = telling.before
        self._folders = {
            str(path.relative_to(before)) for path in before.rglob("*") if path.is_dir()
        }
        self._names: dict[str, int] = {}
        self._files: list[_File] = []
        # Which file an operation is about: numbers of inodes are used again.
        self._subjects: dict[int, int] = {}
        self._follow()

    def _follow(self) -> None:
        """Finds out which file each operation is about."""
        files: dict[int, int] = {}
        for inode, path in self._telling.inodes.items():
            files[inode] = self._names[path] = len(self._files)
            self._files.append(_File((self._telling.before / path).read_bytes()))
        for number, operation in enumerate(self._operations):
            if operation.kind == Kind.CREATE:
                files[operation.inode] = len(self._files)
                self._files.append(_File())
            if operation.inode in files:
                self._subjects[number] = files[operation.inode]
            if operation.kind in (Kind.WRITE, Kind.TRUNCATE):
                self._files[files[operation.inode]].changes.append(number)

    def state(self, chance: random.Random) -> State:
        """One of the states that may be found, at any time."""
        count = chance.randint(1, len(self._operations))
        survival = chance.choice(SURVIVALS)
        is_ordered = chance.random() < 0.5
        names, folders = self._tree(count, survival, is_ordered, chance)
        contents = {}
        for path, file in names.items():
            if _parent(path) in folders:
                contents[path] = self._content(file, count, survival, chance)
        return State(contents, folders - {""}, self._telling.acknowledged(count))

    # Names

    def _tree(
        self, count: int, survival: Survival, is_ordered: bool, chance: random.Random
    ) -> tuple[dict[str, int], set[str]]:
        """The names with their files, and the folders."""
        kept = self._kept_ordered if is_ordered else self._kept_free
        names, folders = dict(self._names), self._folders | {""}
        for number in kept(count, survival, chance):
            self._apply_name(number, names, folders)
        lost = {path for path in folders if path and not _ancestors(path) <= folders}
        return names, folders - lost

    def _kept_ordered(self, count: int, survival: Survival, chance: random.Random) -> list[int]:
        naming = self._naming(count)
        synced = max(
            (n for n in range(count) if self._operations[n].kind in _SYNCING), default=-1)
        pending = sum(number > synced for number in naming)
        match survival:
            case Survival.ALL:
                lost = 0
            case Survival.NOTHING:
                lost = pending
            case _:
                lost = chance.randint(0, pending)
        return naming[: len(naming) - lost]

    def _kept_free(self, count: int, survival: Survival, chance: random.Random) -> list[int]:
        synced: dict[str, int] = {
            self._operations[n].path: n
            for n in range(count) if self._operations[n].kind == Kind.SYNC_FOLDER
        }

        def is_kept(number: int) -> bool:
            operation = self._operations[number]
            # A file that got its new name has lost the old one: renaming is one step.
            folder = _parent(operation.new_path or operation.path)
            if synced.get(folder, -1) > number or survival == Survival.ALL:
                return True
            return survival != Survival.NOTHING and chance.random() < 0.5

        return [number for number in self._naming(count) if is_kept(number)]

    def _naming(self, count: int) -> list[int]:
        return [n for n in range(count) if self._operations[n].kind in _NAMING]

    def _apply_name(self, number: int, names: dict[str, int], folders: set[str]) -> None:
        operation = self._operations[number]
        path, new_path = operation.path, operation.new_path
        match operation.kind:
            case Kind.CREATE:
                names[path] = self._subjects[number]
            case Kind.RENAME:
                file = names.pop(path, None)
                names[new_path] = self._file_made_as(path, number) if file is None else file
            case Kind.LINK if path in names:
                names[new_path] = names[path]
            case Kind.UNLINK:
                names.pop(path, None)
            case Kind.MAKE_FOLDER:
                folders.add(path)
            case Kind.REMOVE_FOLDER:
                folders.discard(path)

    def _file_made_as(self, path: str, before: int) -> int:
        """The file that was created under a name which did not survive."""
        for number in reversed(range(before)):
            operation = self._operations[number]
            if operation.kind == Kind.CREATE and operation.path == path:
                return self._subjects[number]
        return self._names[path]

    # Data

    def _content(
        self, file: int, count: int, survival: Survival, chance: random.Random
    ) -> bytes:
        synced = max(
            (n for n in range(count)
             if self._operations[n].kind == Kind.SYNC and self._subjects.get(n) == file),
            default=-1,
        )
        data = bytearray(self._files[file].durable)
        for number in self._files[file].changes:
            if number >= count:
                break
            is_durable = number < synced or survival == Survival.ALL
            part = Survival.ALL if is_durable else survival
            apply_change(data, self._operations[number], part, chance)
        return bytes(data)


def _ancestors(path: str) -> set[str]:
    parent = _parent(path)
    return {parent} | (_ancestors(parent) if parent else set())


def _parent(path: str) -> str:
    return path.rpartition("/")[0]
