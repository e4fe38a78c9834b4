#!/usr/bin/env python3
"""Paints the sample photos into Fixtures/photos, the same ones each time.

Only needed to change them. Takes some minutes and needs the packages python3-numpy and imagemagick.

usage: make.py [NAME…]      without names: all of them
"""

import pathlib
import subprocess
import sys

import numpy as np

import lights
import mountains
import waters
from painting import Array, Frame

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Fixtures" / "photos"
QUALITY = 86

# Name, scene, size in pixels, and the seed that was chosen by looking.
SCENES = {
    "sea-at-sunset": (waters.sea_at_sunset, 1600, 1200, 1),
    "snow-peaks": (mountains.snow_peaks, 1200, 1600, 1),
    "lavender": (waters.lavender, 1600, 1200, 3),
    "city-at-night": (lights.city_at_night, 1200, 1600, 4),
    "mountain-lake": (mountains.mountain_lake, 1600, 1200, 5),
    "blossom": (lights.blossom, 1200, 1200, 6),
    "dunes": (mountains.dunes, 1600, 900, 7),
    "balloons": (lights.balloons, 1200, 1600, 8),
    "misty-hills": (waters.misty_hills, 1600, 1200, 9),
    "aurora": (lights.aurora, 1600, 900, 10),
    "green-valley": (mountains.green_valley, 1600, 1200, 11),
    "fairy-lights": (lights.fairy_lights, 1200, 1200, 12),
}


def main(names: list[str]) -> None:
    """Paints the named scenes, or all."""
    for name, (paint, width, height, seed) in SCENES.items():
        if not names or name in names:
            save(paint(Frame(width, height, seed)), FOLDER / f"{name}.jpg")


def save(picture: Array, path: pathlib.Path) -> None:
    """Writes a picture as JPEG."""
    height, width, _ = picture.shape
    pixels = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
    subprocess.run(
        ["convert", "-size", f"{width}x{height}", "-depth", "8", "rgb:-"]
        + ["-sampling-factor", "4:2:0", "-quality", str(QUALITY), "-interlace", "JPEG", str(path)],
        input=pixels.tobytes(),
        check=True,
    )


if __name__ == "__main__":
    main(sys.argv[1:])
