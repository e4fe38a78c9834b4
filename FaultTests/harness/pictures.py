"""Small pictures that differ, so that thousands of copies of them cost little."""

import pathlib
import random
import struct
import zlib

_SIDE = 20


def write_picture(path: pathlib.Path, seed: int) -> pathlib.Path:
    """Writes a PNG of some hundred bytes that only this seed gives (PNG specification, part 5)."""
    chance = random.Random(seed)
    rows = b"".join(b"\0" + chance.randbytes(3 * _SIDE) for _ in range(_SIDE))
    header = struct.pack(">IIBBBBB", _SIDE, _SIDE, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks))
    return path


def _chunk(name: bytes, content: bytes) -> bytes:
    check = zlib.crc32(name + content)
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", check)
