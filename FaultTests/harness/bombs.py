"""Small files that promise, or cost, more than a decoder should give."""

import gzip
import pathlib
import struct
import zlib
from collections.abc import Iterator

from harness.mutations import made, png_chunk

_PNG = b"\x89PNG\r\n\x1a\n"
_MEBI = 1 << 20


def bombs(folder: pathlib.Path) -> Iterator[pathlib.Path]:
    """All bombs, as files."""

    def sound(name: str) -> bytes:
        return made(name, folder).read_bytes()

    contents = {
        **_pngs(), **_gifs(), **_tiffs(), **_bitmaps(), **_webps(), **_texts(),
        **_jpegs(sound("progressive.jpg")), **_boxes(sound("heic"), sound("avif")),
    }
    for name, content in contents.items():
        file = folder / f"bomb-{name}"
        file.write_bytes(content)
        yield file


def _zeros(count: int) -> bytes:
    """So many zero bytes, deflated: one block again and again, since a decoder cannot tell."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    block = deflate.compress(bytes(_MEBI)) + deflate.flush(zlib.Z_FULL_FLUSH)
    rest = zlib.compressobj(9, zlib.DEFLATED, -15)
    end = rest.compress(bytes(count % _MEBI)) + rest.flush()
    # Adler-32 of zeros counts them in its upper half.
    return b"\x78\x01" + block * (count // _MEBI) + end + struct.pack(">HH", count % 65_521, 1)


def _png(width: int, height: int, depth: int, colour: int, data: bytes, *chunks: bytes,
         interlaced: bool = False) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, interlaced)
    return b"".join([_PNG, png_chunk(b"IHDR", header), *chunks, png_chunk(b"IDAT", data),
                     png_chunk(b"IEND", b"")])


def _pngs() -> dict[str, bytes]:
    dot = zlib.compress(bytes(4))
    profile = png_chunk(b"iCCP", b"x\0\0" + _zeros(256 * _MEBI))
    text = png_chunk(b"zTXt", b"x\0\0" + _zeros(256 * _MEBI))
    return {
        "huge.png": _png(0x7FFFFFFF, 0x7FFFFFFF, 8, 2, dot),
        "14000.png": _png(14_000, 14_000, 16, 6, dot),
        "14000-interlaced.png": _png(14_000, 14_000, 16, 6, dot, interlaced=True),
        "zeros.png": _png(10_000, 10_000, 1, 0, _zeros(10_000 * 1_251)),
        "zeros-interlaced.png": _png(8_000, 8_000, 8, 2, _zeros(8_000 * 24_015), interlaced=True),
        "profile.png": _png(1, 1, 8, 2, dot, profile),
        "text.png": _png(1, 1, 8, 2, dot, text),
        "chunks.png": _png(1, 1, 8, 2, dot, *[png_chunk(b"tEXt", b"k\0v")] * 100_000),
        "wide.png": _png(100_000_000, 1, 1, 0, _zeros(12_500_001)),
        "high.png": _png(1, 100_000_000, 1, 0, _zeros(200_000_000)),
    }


def _gif(width: int, height: int, *blocks: bytes) -> bytes:
    return b"".join([b"GIF89a", struct.pack("<HHBBB", width, height, 0x80, 0, 0), bytes(6),
                     *blocks, b";"])


def _gif_frame(width: int, height: int) -> bytes:
    return b"," + struct.pack("<HHHHB", 0, 0, width, height, 0) + b"\x02\x02\x4c\x01\x00"


def _gifs() -> dict[str, bytes]:
    return {
        "huge.gif": _gif(65_535, 65_535, _gif_frame(65_535, 65_535)),
        "canvas.gif": _gif(14_000, 14_000, _gif_frame(1, 1)),
        "frames.gif": _gif(1_000, 1_000, *[_gif_frame(1_000, 1_000)] * 50_000),
        "comments.gif": _gif(1, 1, *[b"!\xfe\x01x\x00"] * 500_000, _gif_frame(1, 1)),
    }


def _tiff(entries: dict[int, tuple[int, int, int]], *, next_offset: int = 0,
          after: bytes = b"") -> bytes:
    """A little-endian TIFF with one directory of (kind, count, value) by tag."""
    fields = b"".join(
        struct.pack("<HHII", tag, *entries[tag]) for tag in sorted(entries))
    return b"II*\0" + struct.pack("<IH", 8, len(entries)) + fields + struct.pack(
        "<I", next_offset) + after


def _tiffs() -> dict[str, bytes]:
    def grey(width: int, height: int, **changes: tuple[int, int, int]) -> dict:
        tags = {256: (4, 1, width), 257: (4, 1, height), 258: (3, 1, 8), 259: (3, 1, 1),
                262: (3, 1, 1), 273: (4, 1, 8), 277: (3, 1, 1), 278: (4, 1, height),
                279: (4, 1, width * height % 2**32)}
        return tags | {int(tag[1:]): value for tag, value in changes.items()}

    zeros = _zeros(100_000_000)
    directory = 8 + 2 + 9 * 12 + 4
    return {
        "huge.tif": _tiff(grey(0xFFFFFFFF, 0xFFFFFFFF)),
        "14000.tif": _tiff(grey(14_000, 14_000)),
        "loop.tif": _tiff(grey(1, 1), next_offset=8),
        "strips.tif": _tiff(grey(1, 100_000_000, t278=(4, 1, 1), t273=(4, 100_000_000, 8))),
        "zeros.tif": _tiff(
            grey(10_000, 10_000, t259=(3, 1, 8), t273=(4, 1, directory),
                 t279=(4, 1, len(zeros))), after=zeros),
        "tiles.tif": _tiff(grey(10_000, 10_000) | {322: (4, 1, 0x7FFFFFF0), 323: (4, 1, 16)}),
        "subdirectories.tif": _tiff(grey(1, 1) | {330: (4, 0x10000000, 8), 34665: (4, 1, 8)}),
    }


def _bitmap(width: int, height: int, bits: int, compression: int, data: bytes) -> bytes:
    return (b"BM" + struct.pack("<IHHI", 54 + len(data), 0, 0, 54) + struct.pack(
        "<IiiHHIIiiII", 40, width, height, 1, bits, compression, 0, 0, 0, 0, 0) + data)


def _bitmaps() -> dict[str, bytes]:
    return {
        "huge.bmp": _bitmap(0x7FFFFFFF, 0x7FFFFFFF, 24, 0, b""),
        "upside.bmp": _bitmap(1, -(2**31), 24, 0, b""),
        "14000.bmp": _bitmap(14_000, 14_000, 24, 0, bytes(100)),
        "runs.bmp": _bitmap(2_000, 2_000, 8, 1, b"\xff\x00" * 16_000),
        "jump.bmp": _bitmap(2_000, 2_000, 8, 1, b"\0\x02\xff\xff" * 8_000),
    }


def _riff(*chunks: tuple[bytes, bytes]) -> bytes:
    body = b"WEBP" + b"".join(kind + struct.pack("<I", len(data)) + data for kind, data in chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _webps() -> dict[str, bytes]:
    lossless = b"\x2f" + struct.pack("<I", 16_383 | 16_383 << 14) + bytes(16)
    canvas = (b"VP8X", b"\x02\0\0\0" + b"\xff" * 6)
    return {
        "huge.webp": _riff((b"VP8L", lossless)),
        "canvas.webp": _riff(canvas, (b"VP8L", lossless)),
        "frames.webp": _riff(canvas, *[(b"ANMF", bytes(24))] * 50_000),
    }


def _jpegs(progressive: bytes) -> dict[str, bytes]:
    start = progressive.index(b"\xff\xda")
    second = progressive.index(b"\xff\xda", start + 2)
    frame = next(place for place in range(start) if progressive[place : place + 2] == b"\xff\xc2")
    huge = bytearray(progressive)
    huge[frame + 5 : frame + 9] = struct.pack(">HH", 14_000, 14_000)
    scans = progressive[:second] + progressive[start:second] * 20_000 + progressive[second:]
    segment = b"\xff\xe1" + struct.pack(">H", 65_535) + b"Exif\0\0" + bytes(65_527)
    # An IFD whose pointers lead back to itself.
    itself = _tiff({0x8769: (4, 1, 8), 0x8825: (4, 1, 8), 0xA005: (4, 1, 8)}, next_offset=8)
    loop = b"\xff\xe1" + struct.pack(">H", 8 + len(itself)) + b"Exif\0\0" + itself
    return {
        "14000.jpg": bytes(huge),
        "scans.jpg": scans,
        "segments.jpg": progressive[:2] + segment * 200 + progressive[2:],
        "loop.jpg": progressive[:2] + loop + progressive[2:],
        "padding.jpg": progressive[:second] + b"\xff" * (4 * _MEBI) + progressive[second:],
    }


def _box(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", 8 + len(content)) + kind + content


def _nested(kind: bytes, depth: int) -> bytes:
    """Boxes in boxes, each with the version and flags that a `meta` box has."""
    sizes = range(12 * depth, 0, -12)
    return b"".join(struct.pack(">I", size) + kind + bytes(4) for size in sizes)


def _boxes(heic: bytes, avif: bytes) -> dict[str, bytes]:
    def of_size(content: bytes, side: int) -> bytes:
        place = content.index(b"ispe") + 8
        return content[:place] + struct.pack(">II", side, side) + content[place + 8 :]

    kind = _box(b"ftyp", b"heic\0\0\0\0mif1heic")
    return {
        "huge.heic": of_size(heic, 0xFFFFFFFF),
        "14000.heic": of_size(heic, 14_000),
        "huge.avif": of_size(avif, 0x7FFFFFFF),
        "14000.avif": of_size(avif, 14_000),
        "deep.heic": kind + _nested(b"meta", 50_000),
        "items.heic": kind + _box(b"meta", bytes(4) + _box(
            b"iinf", b"\x01\0\0\0" + struct.pack(">I", 0xFFFFFFFF))),
        "boxes.heic": kind + _box(b"free", b"") * 500_000,
        "size.heic": kind + struct.pack(">I", 1) + b"meta" + struct.pack(">Q", 2**63),
        "noise.jxl": b"\xff\x0a" + b"\xff" * 100_000,
        "boxes.jxl": b"\0\0\0\x0cJXL \r\n\x87\n" + _box(b"jxlp", b"") * 500_000,
    }


def _texts() -> dict[str, bytes]:
    laughs = "".join(
        f'<!ENTITY a{level} "{f"&a{level - 1};" * 10}">' for level in range(1, 10))
    svg = (f'<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">{laughs}]>'
           '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000">'
           "<text>&a9;</text></svg>").encode()
    deep = b'<svg xmlns="http://www.w3.org/2000/svg">' + b"<g>" * 1_000_000
    return {
        "laughs.svg": svg, "deep.svg": deep, "zeros.svgz": gzip.compress(bytes(64 * _MEBI)),
        "script.mvg": b"push graphic-context\nimage over 0,0 0,0 '/etc/passwd'\n",
        "document.pdf": b"%PDF-1.7\n", "script.eps": b"%!PS-Adobe-3.0 EPSF-3.0\n{}loop\n",
        "empty.jpg": b"",
    }
