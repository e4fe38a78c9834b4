"""What a process did with files and what it said, in its order, as the shim recorded it."""

import pathlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass

from harness.shim import Kind

_HEADER = struct.Struct("<4I2Q")


@dataclass(frozen=True)
class Operation:
    """One operation that was done; paths are relative to the watched folder."""

    kind: Kind
    path: str = ""
    new_path: str = ""
    inode: int = 0
    offset: int = 0
    content: bytes = b""


def operations(file: pathlib.Path) -> list[Operation]:
    """The operations in a record."""
    return list(_read(file.read_bytes()))


def _read(record: bytes) -> Iterator[Operation]:
    place = 0
    while place < len(record):
        kind, path_length, new_path_length, byte_count, inode, offset = _HEADER.unpack_from(
            record, place
        )
        parts = []
        place += _HEADER.size
        for length in (path_length, new_path_length, byte_count):
            parts.append(record[place : place + length])
            place += length
        path, new_path, content = parts
        yield Operation(Kind(kind), path.decode(), new_path.decode(), inode, offset, content)
