"""Makes photos that are as hard to decode as a camera's: detail at every scale, and noise.

usage: make_photos.py FOLDER
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image

WIDTH, HEIGHT = 4000, 3000
COUNT = 9

# The sizes of the blots that a picture is made of, in pixels, and how strong each is.
OCTAVES = [(1024, 60), (512, 40), (256, 26), (128, 18), (64, 12), (32, 8), (16, 5), (8, 4), (4, 3)]
SENSOR_NOISE = 6


def blots(random, cell):
    """Noise of one scale: a coarse random grid, smoothly enlarged."""
    shape = (HEIGHT // cell + 2, WIDTH // cell + 2)
    grid = Image.fromarray(random.standard_normal(shape).astype(np.float32))
    size = (shape[1] * cell, shape[0] * cell)
    return np.asarray(grid.resize(size, Image.Resampling.BICUBIC))[:HEIGHT, :WIDTH]


def photo(seed):
    random = np.random.default_rng(seed)
    light = sum(strength * blots(random, cell) for cell, strength in OCTAVES)
    # Colour changes more slowly than light does.
    tint = [sum(strength / 2 * blots(random, cell) for cell, strength in OCTAVES[:4])
            for _ in range(3)]
    grain = SENSOR_NOISE * random.standard_normal((HEIGHT, WIDTH, 3), dtype=np.float32)
    pixels = 128 + light[..., None] + np.stack(tint, axis=-1) + grain
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, COUNT + 1):
        file = folder / f"p{number}.jpg"
        if not file.exists():
            photo(number).save(file, quality=90, subsampling="4:2:0")


if __name__ == "__main__":
    main()
