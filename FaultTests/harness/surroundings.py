"""What a program must leave alone: all around its library, and files that are no mere files."""

import hashlib
import pathlib
import stat
from dataclasses import dataclass

# Bits by which a file gives rights to whoever runs it.
_LENT_RIGHTS = stat.S_ISUID | stat.S_ISGID


@dataclass(frozen=True)
class _Trace:
    """What tells whether something was touched."""

    mode: int
    size: int
    changed: int
    content: str

    @classmethod
    def of(cls, path: pathlib.Path) -> "_Trace":
        status = path.lstat()
        is_file = stat.S_ISREG(status.st_mode)
        content = hashlib.sha256(path.read_bytes()).hexdigest() if is_file else ""
        if path.is_symlink():
            content = str(path.readlink())
        return cls(status.st_mode, status.st_size, status.st_mtime_ns, content)


class Surroundings:
    """All that is in a folder except a library, as it was at a moment."""

    def __init__(self, folder: pathlib.Path, library: pathlib.Path) -> None:
        self._folder = folder
        self._library = library
        self._before = self._traces()

    def intrusions(self) -> list[str]:
        """What was made, changed or removed outside the library, and what has no place in it."""
        now = self._traces()
        touched = [
            path for path in self._before.keys() | now.keys()
            if self._before.get(path) != now.get(path)
        ]
        return [f"{path} was touched" for path in sorted(touched)] + self._strangers()

    def _traces(self) -> dict[pathlib.Path, _Trace]:
        return {
            path: _Trace.of(path)
            for path in self._folder.rglob("*")
            if path != self._library and self._library not in path.parents
        }

    def _strangers(self) -> list[str]:
        """Links, devices, pipes and files with lent rights in the library."""
        strangers = []
        for path in self._library.rglob("*"):
            mode = path.lstat().st_mode
            if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)) or mode & _LENT_RIGHTS:
                strangers.append(f"{path} is no ordinary file: mode {stat.filemode(mode)}")
        return strangers
