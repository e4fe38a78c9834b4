"""Archives as nobody should make them: entries of any name and kind, and false claims."""

import pathlib
import stat
import struct
import warnings
import zipfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

LINK = stat.S_IFLNK | 0o777
FIFO = stat.S_IFIFO | 0o666
DEVICE = stat.S_IFCHR | 0o666
SETUID = stat.S_IFREG | stat.S_ISUID | 0o755
_FILE = stat.S_IFREG | 0o644
_MEGABYTE = 1 << 20

# The records of a ZIP file (APPNOTE.TXT 6.3.10, 4.3.7, 4.3.12 and 4.3.16).
_LOCAL = struct.Struct("<IHHHHHIIIHH")
_CENTRAL = struct.Struct("<IHHHHHHIIIHHHHHII")
_END = struct.Struct("<IHHHHIIH")
_DEFLATED = 8


@dataclass(frozen=True)
class Entry:
    """A name and what is said to lie there."""

    name: str
    content: bytes = b""
    mode: int = _FILE


@dataclass(frozen=True)
class Packed:
    """Compressed bytes, and what they claim to become."""

    data: bytes
    checksum: int
    size: int


def write(file: pathlib.Path, entries: Sequence[Entry]) -> bytes:
    """Writes an archive and returns its bytes, to be spoiled further."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive, warnings.catch_warnings():
        # That a name stands twice is the point.
        warnings.simplefilter("ignore", UserWarning)
        for entry in entries:
            information = zipfile.ZipInfo(entry.name)
            information.external_attr = entry.mode << 16
            information.compress_type = zipfile.ZIP_DEFLATED
            information.create_system = 3  # Unix, whose modes count.
            archive.writestr(information, entry.content)
    return file.read_bytes()


def zeros(megabytes: int, beginning: bytes = b"") -> Packed:
    """A beginning and then zeros, packed without ever having them all."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = packer.compress(beginning) + packer.flush(zlib.Z_FULL_FLUSH)
    # After a full flush the same zeros become the same bytes each time.
    block = bytes(_MEGABYTE)
    repeated = packer.compress(block) + packer.flush(zlib.Z_FULL_FLUSH)
    checksum = zlib.crc32(beginning)
    for _ in range(megabytes):
        checksum = zlib.crc32(block, checksum)
    data += repeated * megabytes + packer.flush()
    return Packed(data, checksum, len(beginning) + megabytes * _MEGABYTE)


def write_packed(file: pathlib.Path, names: Sequence[bytes], content: Packed) -> None:
    """Writes an archive of many names whose content is one and the same piece of the file."""
    sizes = (content.checksum, len(content.data), content.size)
    local = _LOCAL.pack(0x04034B50, 20, 0, _DEFLATED, 0, 0, *sizes, len(names[0]), 0)
    body = local + names[0] + content.data
    directory = b"".join(
        _CENTRAL.pack(
            0x02014B50, 20, 20, 0, _DEFLATED, 0, 0, *sizes, len(name), 0, 0, 0, 0, 0, 0
        ) + name
        for name in names
    )
    count = len(names)
    end = _END.pack(0x06054B50, 0, 0, count, count, len(directory), len(body), 0)
    file.write_bytes(body + directory + end)


def claim_size(archive: bytes, name: str, size: int) -> bytes:
    """The archive with another unpacked size of an entry, in both of its records."""
    spoiled = bytearray(archive)
    encoded = name.encode()
    struct.pack_into("<I", spoiled, spoiled.find(encoded) - _LOCAL.size + 22, size)
    struct.pack_into("<I", spoiled, spoiled.rfind(encoded) - _CENTRAL.size + 24, size)
    return bytes(spoiled)
