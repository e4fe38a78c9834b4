"""Pictures of every format, and what chance makes of them."""

import os
import pathlib
import random
import shutil
import struct
import subprocess
import zlib
from collections.abc import Iterator

from harness.library import PHOTOS

# Formats that ImageMagick writes, each as `name` and the options for it.
_MADE = {
    "jpg": [], "progressive.jpg": ["-interlace", "JPEG"], "grey.jpg": ["-colorspace", "gray"],
    "cmyk.jpg": ["-colorspace", "CMYK"], "png": [], "interlaced.png": ["-interlace", "PNG"],
    "deep.png": ["-depth", "16", "-alpha", "on"], "palette.png": ["-colors", "16"], "gif": [],
    "bmp": [], "runs.bmp": ["-colors", "16", "-compress", "RLE"], "webp": [],
    "lossless.webp": ["-define", "webp:lossless=true"], "tif": ["-compress", "none"],
    "deflated.tif": ["-compress", "zip"], "lzw.tif": ["-compress", "lzw"], "heic": [], "avif": [],
}
# Files of the corpus beyond this size take long to decode and have no more to mutate.
_LARGEST = 1 << 20
_PNG = b"\x89PNG\r\n\x1a\n"
# One of each format.
PLAIN = ("jpg", "png", "gif", "bmp", "webp", "tif", "heic", "avif")


def seeds(folder: pathlib.Path) -> list[pathlib.Path]:
    """Sound pictures: one of each format, the samples, and the corpus where there is one."""
    return [made(name, folder) for name in _MADE] + PHOTOS + _corpus()


def made(name: str, folder: pathlib.Path) -> pathlib.Path:
    """A small, sound picture of one of the formats."""
    convert = shutil.which("convert")
    if not convert:
        raise AssertionError("ImageMagick's convert is missing; Tools/setup test installs it")
    file = folder / f"seed.{name}"
    words = [convert, PHOTOS[0], "-resize", "160x120", *_MADE[name], file]
    subprocess.run(words, check=True, timeout=60)
    return file


def _corpus() -> list[pathlib.Path]:
    folder = pathlib.Path(
        os.environ.get("JOGAKBO_CORPUS", pathlib.Path(__file__).parents[3] / "shared/corpus")
    )
    endings = {".jpg", ".png", ".gif", ".webp", ".tif", ".tiff", ".heic", ".hif", ".avif", ".jxl",
               ".bmp", ".mpo"}
    return sorted(
        file for file in folder.glob("*")
        if file.suffix in endings and 0 < file.stat().st_size <= _LARGEST
    )


def mutants(
    sources: list[pathlib.Path], folder: pathlib.Path, count: int, chance: random.Random
) -> Iterator[pathlib.Path]:
    """So many files that chance made, of each source in turn."""
    for number in range(count):
        source = sources[number % len(sources)]
        content = mutated(source.read_bytes(), chance)
        file = folder / f"{number:04}-{source.name}"
        file.write_bytes(content)
        yield file


def mutated(content: bytes, chance: random.Random) -> bytes:
    """The content after one to four changes; the check sums of a PNG are right again mostly."""
    data = bytearray(content)
    for _ in range(chance.choice((1, 1, 2, 4))):
        chance.choice(_CHANGES)(data, chance)
    if data.startswith(_PNG) and chance.random() < 0.7:
        return with_sums(bytes(data))
    return bytes(data)


def _place(data: bytearray, chance: random.Random, margin: int = 1) -> int:
    """A place in the data, in its header every second time."""
    end = max(1, len(data) - margin + 1)
    return chance.randrange(min(end, 512) if chance.random() < 0.5 else end)


def _flip(data: bytearray, chance: random.Random) -> None:
    for _ in range(chance.choice((1, 8, 64))):
        if data:
            data[_place(data, chance)] ^= 1 << chance.randrange(8)


def _extreme(data: bytearray, chance: random.Random) -> None:
    number = chance.choice((0, 1, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFE, 0xFFFFFFFF))
    place = _place(data, chance, margin=4)
    data[place : place + 4] = struct.pack(chance.choice((">I", "<I")), number)


def _truncate(data: bytearray, chance: random.Random) -> None:
    del data[_place(data, chance):]


def _remove(data: bytearray, chance: random.Random) -> None:
    place = _place(data, chance)
    del data[place : place + chance.choice((1, 2, 16, 1000))]


def _repeat(data: bytearray, chance: random.Random) -> None:
    place = _place(data, chance)
    part = data[place : place + chance.choice((2, 16, 1000))]
    data[place:place] = part * chance.choice((1, 2, 100))


def _blank(data: bytearray, chance: random.Random) -> None:
    place = _place(data, chance)
    length = min(chance.choice((4, 64, 4096)), len(data) - place)
    data[place : place + length] = bytes([chance.choice((0, 0xFF))]) * length


_CHANGES = (_flip, _flip, _extreme, _extreme, _truncate, _remove, _repeat, _blank)


def png_chunk(kind: bytes, content: bytes) -> bytes:
    """A chunk of a PNG."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(
        ">I", zlib.crc32(kind + content))


def with_sums(png: bytes) -> bytes:
    """A PNG whose check sums are right, so that its other faults are met."""
    out, place = bytearray(png[:8]), 8
    while place + 12 <= len(png):
        (length,) = struct.unpack_from(">I", png, place)
        if place + 12 + length > len(png):
            break
        out += png_chunk(png[place + 4 : place + 8], png[place + 8 : place + 8 + length])
        place += 12 + length
    return bytes(out) + png[place:]
