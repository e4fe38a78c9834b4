"""Comparing pictures, through ImageMagick."""

import pathlib
import re
import subprocess

from harness.displays import Size

Box = tuple[int, int, int, int]


def size(picture: pathlib.Path) -> Size:
    """Width and height in pixels."""
    width, height = _run("identify", "-format", "%w %h", picture).split()
    return int(width), int(height)


def crop(picture: pathlib.Path, box: Box, to: pathlib.Path) -> pathlib.Path:
    """Cuts left, top, width and height out of a picture."""
    left, top, width, height = box
    _run("convert", picture, "-crop", f"{width}x{height}+{left}+{top}", "+repage", to)
    return to


def colour(picture: pathlib.Path, x: int, y: int) -> tuple[int, int, int]:
    """Red, green and blue of a pixel, 0 to 255."""
    form = " ".join(f"%[fx:round(255*p{{{x},{y}}}.{channel})]" for channel in "rgb")
    return tuple(map(int, _run("convert", picture, "-format", form, "info:").split()))


def mean_difference(first: pathlib.Path, second: pathlib.Path, scaled_to: Size) -> float:
    """How far two pictures are apart on average over all channels and pixels, from 0 to 255.

    Both are brought to one size first, so that a screen compares with an export. What is
    transparent counts as white.
    """
    width, height = scaled_to
    form = ("-background", "white", "-alpha", "remove", "-resize", f"{width}x{height}!")
    pictures = ["(", first, *form, ")", "(", second, *form, ")"]
    # compare ends with 1 when pictures differ, and writes the measure to standard error.
    compared = subprocess.run(
        ["compare", "-metric", "MAE", *pictures, "null:"], capture_output=True, text=True
    )
    if compared.returncode not in (0, 1):
        raise RuntimeError(f"the pictures cannot be compared: {compared.stderr}")
    return float(re.search(r"\(([\d.e+-]+)\)", compared.stderr)[1]) * 255


def _run(*command: str | pathlib.Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
