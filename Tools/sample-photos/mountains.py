"""Scenes of land by day, seen over a terrain."""

import numpy as np

from painting import Array, Frame, color, glow, gradient, mix, pines, screen, step, vignette
from terrain import Camera, look


def snow_peaks(frame: Frame) -> Array:
    """White peaks under a deep blue sky, firs in front."""
    noise = frame.noise()

    def height(x: Array, z: Array) -> Array:
        massif = np.exp(-(((x + 0.4) / 2.2) ** 2))
        rise = step(1.5, 9, z) * (1.2 + 0.9 * massif)
        return noise.ridges(x * 0.33 + 3.1, z * 0.33, 7) * (0.5 + 1.9 * rise)

    camera = Camera(eye=0.75, horizon=0.72, zoom=1.2, far=30)
    view = look(frame, camera, height, (-0.8, 0.55, -0.35))
    sky = gradient(frame.y + 0 * frame.x, [(0, "1d4f97"), (0.45, "6fa6da"), (0.75, "d9e8f2")])
    clouds = step(0.5, 0.85, noise.fractal(frame.x * 1.6, frame.y * 4 + 40, 6))
    sky = mix(sky, color("f6f8fb"), clouds * 0.75)
    meadow = mix(color("23331d"), color("4a5a2c"), noise.fractal(view.x * 20, view.z * 20, 4))
    rock = mix(color("2d3038"), color("6b645f"), noise.fractal(view.x * 14, view.z * 14, 4))
    ground = mix(meadow, rock, step(0.35, 0.75, view.height))
    ground = ground * (0.25 + 1.05 * view.light)[:, :, None]
    snow = mix(color("6f8fc4"), color("fffaf2"), np.clip(view.light * 1.3, 0, 1))
    line = view.height + 0.35 * noise.fractal(view.x * 6, view.z * 6, 4)
    ground = mix(ground, snow, step(0.75, 0.95, line - 1.1 * view.steepness))
    ground = mix(ground, color("b3cbe6"), 0.7 * step(3, 34, view.z))
    picture = mix(sky, ground, view.ground)
    for base, tall, tint in ((0.97, 0.12, "2b4038"), (1.0, 0.2, "16241f")):
        trees = pines(frame, 60, (base, base + 0.03), (tall * 0.6, tall))
        trees = np.maximum(trees, step(base - 0.012, base, frame.y + 0 * frame.x))
        picture = mix(picture, color(tint), trees)
    return vignette(frame, picture)


def mountain_lake(frame: Frame) -> Array:
    """A range at first light, and the same range in still water."""
    noise = frame.noise()
    shore = 0.6

    def height(x: Array, z: Array) -> Array:
        valley = step(0.3, 4.5, np.abs(x + 0.2)) * 1.3 + 0.45
        return (noise.ridges(x * 0.34 + 8, z * 0.34 + 2, 7)) * step(2.5, 9, z) * 2.6 * valley - 0.02

    camera = Camera(eye=0.0, horizon=shore, zoom=1.1, far=24)
    view = look(frame, camera, height, (0.9, 0.42, -0.25))
    across = 0 * frame.x
    sky = gradient(
        frame.y + across, [(0, "5b7fb8"), (0.25, "a7b6d6"), (0.42, "f3cdb4"), (0.56, "fbe3c0")]
    )
    clouds = step(0.52, 0.8, noise.fractal(frame.x * 1.5 + 7, frame.y * 6, 6))
    sky = mix(sky, color("f6b79a"), clouds * 0.7)
    warm = mix(color("3a4562"), color("ffbf8e"), np.clip(view.light * 1.6, 0, 1))
    wood = mix(color("1d2c33"), color("8a7d4e"), np.clip(view.light * 1.3, 0, 1))
    ground = mix(wood, warm, step(0.2, 0.55, view.height - 0.3 * view.steepness))
    ground = mix(ground, color("c9bfd0"), 0.75 * step(4, 30, view.z))
    land = mix(sky, ground, view.ground)
    haze = np.exp(-(((frame.y - shore) / 0.05) ** 2)) * 0.35
    land = mix(land, color("f0dccb"), haze + across)
    return vignette(frame, _mirrored(frame, land, shore))


def _mirrored(frame: Frame, land: Array, shore: float) -> Array:
    """Fills what lies below the shore with water that mirrors the land, a little rippled."""
    noise = frame.noise()
    near = np.clip((frame.y - shore) / (1 - shore), 1e-3, 1)
    ripples = noise.fractal(frame.x * 3 / near, 9 / near, 3) - 0.5
    source = shore - (frame.y - shore) * 0.95 + ripples * 0.035 * near
    rows = np.clip((source * frame.height).astype(int), 0, frame.height - 1)
    water = land[rows, np.arange(frame.width)[None, :]]
    water = mix(water * np.array([0.78, 0.84, 0.9]), color("2d4a63"), 0.35 * near + 0 * frame.x)
    return mix(land, water, (frame.y > shore) + 0.0 * frame.x)


def dunes(frame: Frame) -> Array:
    """Sand in evening light."""
    noise = frame.noise()

    def height(x: Array, z: Array) -> Array:
        # A crest that leans to one side: the wind's side is long, the lee is steep.
        bend = 1.6 * noise.fractal(x * 0.25, z * 0.25 + 5, 3)
        phase = (0.42 * x + 0.3 * z + 1.7 * bend) % 1
        dune = np.where(phase < 0.72, phase / 0.72, (1 - phase) / 0.28)
        dune = dune * dune * (3 - 2 * dune)
        return dune * (0.35 + 0.5 * noise.at(x * 0.3 + 3, z * 0.3)) * step(0.2, 2.5, z)

    camera = Camera(eye=0.95, horizon=0.36, zoom=1.3, far=30)
    view = look(frame, camera, height, (-0.9, 0.4, 0.25))
    across = 0 * frame.x
    sky = gradient(frame.y + across, [(0, "3f7fb5"), (0.2, "a9cbd8"), (0.36, "f7dcb4")])
    warp = noise.fractal(view.x * 1.5, view.z * 1.5, 3) * 5
    ripples = np.sin((view.x * 0.5 + view.z) * 55 + warp * 6) * np.exp(-view.z / 2.2)
    lit = np.clip(view.light * 1.5 + 0.07 * ripples, 0, 1)
    sand = gradient(lit, [(0, "6e3a2c"), (0.3, "b5683c"), (0.7, "eaa865"), (1, "ffd9a0")])
    sand = mix(sand, color("f3cfa6"), 0.7 * step(3, 28, view.z))
    return vignette(frame, mix(sky, sand, view.ground))


def green_valley(frame: Frame) -> Array:
    """Soft green hills after rain."""
    noise = frame.noise()

    def height(x: Array, z: Array) -> Array:
        return noise.fractal(x * 0.42 + 3, z * 0.42, 3, 0.35) * (0.5 + 0.9 * step(1, 12, z))

    camera = Camera(eye=1.05, horizon=0.4, zoom=1.2, far=30)
    view = look(frame, camera, height, (0.75, 0.5, 0.3))
    sky = gradient(frame.y + 0 * frame.x, [(0, "4a8fcf"), (0.35, "cfe5ef"), (0.45, "fff4dc")])
    clouds = step(0.48, 0.72, noise.fractal(frame.x * 2.2, frame.y * 5 + 11, 6))
    sky = mix(sky, color("ffffff"), clouds * 0.9)
    fields = noise.fractal(np.floor(view.x * 1.1 + view.z * 0.3), np.floor(view.z * 0.7), 1)
    grass = gradient(fields, [(0, "5f8d2f"), (0.4, "86ab3c"), (0.7, "a9bd4b"), (1, "d6c963")])
    blades = noise.fractal(view.x * 40, view.z * 12, 3) - 0.5
    grass = np.clip(grass + (0.25 * blades * np.exp(-view.z / 3))[:, :, None], 0, 1)
    woods = step(0.56, 0.6, noise.fractal(view.x * 1.3 + 60, view.z * 1.3, 5))
    woods = woods * step(2.2, 2.6, view.z)  # nearer, one would have to paint each tree
    leaves = noise.fractal(view.x * 16, view.z * 16, 2)
    wood = mix(color("24481f"), color("4d7a2e"), leaves)
    ground = mix(grass, wood, woods) * (0.35 + 0.95 * view.light)[:, :, None]
    ground = mix(ground, color("c5dde6"), 0.8 * step(2.5, 26, view.z))
    sunshine = glow(frame, frame.aspect * 0.8, 0.3, 0.6)[:, :, None] * color("ffe9b0") * 0.35
    return vignette(frame, screen(mix(sky, ground, view.ground), sunshine))
