"""Faults in the operations on files of a process: FaultTests/shim, built and told what to do."""

import enum
import errno
import pathlib
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass

from harness import scratch

_SOURCES = pathlib.Path(__file__).resolve().parents[1] / "shim"
_FLAGS = ("-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC")
ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES, errno.EDQUOT)


class Kind(enum.IntEnum):
    """The kinds of operations, numbered as in shim.h."""

    CREATE = 1
    WRITE = 2
    TRUNCATE = 3
    SYNC = 4
    SYNC_FOLDER = 5
    RENAME = 6
    LINK = 7
    UNLINK = 8
    MAKE_FOLDER = 9
    REMOVE_FOLDER = 10
    OUTPUT = 11
    OPEN = 12
    READ = 13


@dataclass(frozen=True)
class Fault:
    """What happens to the operation with a number, from 1; see shim/settings.c."""

    at: int
    action: str
    error: int = 0
    counts_reads: bool = False

    def variables(self) -> dict[str, str]:
        """The fault as the shim is told."""
        reads = {"FAULT_READS": "1"} if self.counts_reads else {}
        return reads | {
            "FAULT_AT": str(self.at), "FAULT_ACTION": self.action, "FAULT_ERROR": str(self.error),
        }

    def __str__(self) -> str:
        name = errno.errorcode.get(self.error, "")
        return f"{self.action} {name} at {self.at}".replace("  ", " ")


@dataclass(frozen=True)
class Pretence:
    """Operations of a kind that are only said to be done, where their path begins so."""

    kind: Kind
    prefix: str = ""


def build() -> None:
    """Compiles the shim into the folder of the run."""
    subprocess.run(
        ["cc", *_FLAGS, "-o", _library(), *sorted(_SOURCES.glob("*.c"))], check=True
    )


def watching(
    folder: pathlib.Path,
    fault: Fault | None = None,
    record: pathlib.Path | None = None,
    pretences: Sequence[Pretence] = (),
    days: int = 0,
) -> dict[str, str]:
    """The environment of a process whose operations below a folder are watched."""
    variables = {"LD_PRELOAD": str(_library()), "FAULT_FOLDER": str(folder)}
    if fault:
        variables |= fault.variables()
    if record:
        variables["FAULT_RECORD"] = str(record)
    if pretences:
        rules = [f"{rule.kind.value}:{rule.prefix}" for rule in pretences]
        variables["FAULT_PRETEND"] = ",".join(rules)
    if days:
        variables["FAULT_DAYS"] = str(days)
    return variables


def _library() -> pathlib.Path:
    return scratch.run_folder() / "shim.so"
