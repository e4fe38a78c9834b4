"""Scenes of night and of colour close by."""

import numpy as np

from painting import (
    Array,
    Frame,
    below,
    blurred,
    box,
    color,
    disc,
    glow,
    gradient,
    mix,
    pines,
    screen,
    step,
    vignette,
)


def city_at_night(frame: Frame) -> Array:
    """Towers with lit windows over a river."""
    shore = 0.7
    across = 0 * frame.x
    sky = gradient(
        frame.y + across, [(0, "0b1030"), (0.35, "27265c"), (0.55, "7a3f74"), (shore, "f08a6a")]
    )
    picture = _stars(frame, sky, 160, 0.35)
    picture = mix(picture, color("fdf3d6"), disc(frame, 0.2, 0.14, 0.035, 0.003))
    picture = screen(picture, glow(frame, 0.2, 0.14, 0.12)[:, :, None] * color("c9b8ff") * 0.35)
    for tint, tall, lit in (("4d3768", 0.42, 0.12), ("2c2450", 0.36, 0.28), ("141433", 0.26, 0.4)):
        _towers(frame, picture, shore, color(tint), tall, lit)
    # What lies below the shore is not there yet: it must not shine into the mirror image.
    picture[box(frame, 0, shore, frame.aspect, 1)] = color("141433")
    glowing = blurred(np.clip(picture - 0.55, 0, 1), 14, 14) * 1.6
    picture = screen(picture, glowing)
    return vignette(frame, _river(frame, picture, shore))


def _towers(
    frame: Frame, picture: Array, shore: float, tint: Array, tall: float, lit: float
) -> None:
    left = -0.02
    while left < frame.aspect:
        width = frame.between(0.045, 0.1)
        top = shore - tall * frame.between(0.35, 1)
        shade = tint * frame.between(0.85, 1.2)
        picture[box(frame, left, top, left + width, shore)] = shade
        if frame.between(0, 1) < 0.3:
            mast = left + width / 2
            picture[box(frame, mast - 0.0015, top - 0.05, mast + 0.0015, top)] = shade
        _windows(frame, picture, left, top, width, shore, lit)
        left += width + frame.between(0, 0.012)


def _windows(
    frame: Frame, picture: Array, left: float, top: float, width: float, shore: float, lit: float
) -> None:
    columns = max(2, int(width / 0.013))
    pitch = width / (columns + 0.5)
    for row in range(int((shore - top - 0.02) / 0.013)):
        for column in range(columns):
            if frame.between(0, 1) < lit:
                warm = mix(color("ffb65c"), color("fff1c9"), frame.between(0, 1))
                x, y = left + pitch * (column + 0.4), top + 0.012 + 0.013 * row
                picture[box(frame, x, y, x + pitch * 0.55, y + 0.007)] = warm


def _stars(frame: Frame, picture: Array, count: int, lowest: float) -> Array:
    picture = picture.copy()
    for _ in range(count):
        x, y = frame.between(0, frame.aspect), frame.between(0, lowest)
        rows, columns = box(frame, x, y, x + 2 * frame.pixel, y + 2 * frame.pixel)
        light = frame.between(0.15, 1) ** 2 * color("eaf0ff")
        picture[rows, columns] = screen(picture[rows, columns], light)
    return picture


def _river(frame: Frame, picture: Array, shore: float) -> Array:
    """Mirrors what stands above the shore, drawn long by the waves."""
    noise = frame.noise()
    near = np.clip(frame.y - shore, frame.pixel, 1)
    wave = noise.fractal(frame.x * 1.2 / (near + 0.05), 3 / (near + 0.05), 3) - 0.5
    soft = blurred(picture, 22, 2)
    rows = np.clip(((shore - near * 1.5) * frame.height).astype(int), 0, frame.height - 1)
    shift = (wave * 70 * (0.3 + near * 2)).astype(int)
    columns = np.clip(np.arange(frame.width)[None, :] + shift, 0, frame.width - 1)
    water = soft[rows + 0 * columns, columns] * np.array([0.8, 0.78, 0.9])
    water = mix(water, color("0a0c24"), 0.25 + near + 0 * wave)
    return mix(picture, water, below(frame, shore + 0 * frame.x))


def fairy_lights(frame: Frame) -> Array:
    """Lights far out of focus."""
    across = 0 * frame.x
    picture = gradient(
        (frame.y + 0.35 * frame.x + across) / 1.35,
        [(0, "1a1230"), (0.4, "3a1838"), (0.75, "5c2430"), (1, "1c0f1c")],
    )
    tints = ["ffb347", "ffd27a", "ff7e5f", "ffe6b8", "f25c78", "7ad0d8"]
    for index in range(95):
        size = frame.between(0.02, 0.1)
        x, y = frame.between(-0.05, frame.aspect + 0.05), frame.between(-0.05, 1.05)
        tint = color(tints[int(frame.between(0, len(tints)))])
        face = disc(frame, x, y, size, 0.006 + 0.05 * (index % 3 == 0))
        rim = face - disc(frame, x, y, size * 0.93, 0.012)
        light = face * frame.between(0.12, 0.42) + np.clip(rim, 0, 1) * 0.16
        picture = screen(picture, light[:, :, None] * tint)
    return vignette(frame, picture, 0.4)


def aurora(frame: Frame) -> Array:
    """Northern lights over firs."""
    noise = frame.noise()
    across = 0 * frame.x
    picture = gradient(frame.y + across, [(0, "050a1e"), (0.55, "0d2440"), (0.95, "1d4a5a")])
    picture = _stars(frame, picture, 700, 0.85)
    for fold, (height, strength) in enumerate(((0.42, 1.0), (0.6, 0.8), (0.3, 0.5))):
        bend = noise.fractal(frame.x * 0.9 + 20 * fold, across[:1] + fold, 3)
        foot = height + 0.5 * (bend - 0.5)
        up = foot - frame.y
        rays = noise.fractal(frame.x * 9 + 3 * bend + 50 * fold, up * 0.35 + 5, 4)
        curtain = np.exp(-np.clip(up, 0, 1) / (0.1 + 0.18 * rays)) * step(-0.025, 0.01, up)
        light = curtain * step(0.25, 0.75, rays) * strength
        tint = gradient(np.clip(up / 0.38, 0, 1), [(0, "7dffb2"), (0.35, "2fd6a0"), (1, "8a3fd0")])
        picture = screen(picture, light[:, :, None] * tint)
    hills = 0.86 - 0.1 * noise.fractal(frame.x * 1.4, across[:1] + 9, 5)
    picture = mix(picture, color("0a1a26"), below(frame, hills))
    trees = pines(frame, 110, (0.98, 0.99), (0.07, 0.2))
    trees = np.maximum(trees, step(0.95, 0.97, frame.y + across))
    return vignette(frame, mix(picture, color("03080d"), trees))


def balloons(frame: Frame) -> Array:
    """Hot-air balloons in a morning sky."""
    noise = frame.noise()
    across = 0 * frame.x
    picture = gradient(frame.y + across, [(0, "4f9bd9"), (0.55, "bfe0ee"), (0.85, "ffe3c2")])
    clouds = step(0.5, 0.78, noise.fractal(frame.x * 2.4, frame.y * 4.5, 6))
    picture = mix(picture, color("ffffff"), clouds * 0.7)
    for index, tint in enumerate(("b7bccb", "8d9db0", "5f7d84")):
        rough = noise.fractal(frame.x * (2 + index) + 9 * index, across[:1] + 5 * index, 5)
        line = 0.86 + 0.05 * index - 0.12 * (rough - 0.4)
        haze = step(0, 0.14, frame.y - line) * 0.5
        picture = mix(picture, mix(color(tint), color("ffe9d2"), haze), below(frame, line))
    palettes = [
        ("d8433b", "f6d8a8"),
        ("2f6fb0", "f4e9d0"),
        ("f0a830", "c5402f"),
        ("4d9a6a", "f7f3e6"),
    ]
    places = [(0.27, 0.25, 0.15), (0.56, 0.45, 0.1), (0.15, 0.6, 0.06), (0.62, 0.16, 0.05)]
    for (first, second), (x, y, size) in zip(palettes, places):
        picture = _balloon(frame, picture, x, y, size, color(first), color(second))
    return vignette(frame, picture, 0.15)


def _balloon(
    frame: Frame, picture: Array, x: float, y: float, size: float, first: Array, second: Array
) -> Array:
    u, v = (frame.x - x) / size, (frame.y - y) / size
    # A sphere above; below its middle the envelope narrows to the mouth.
    half = np.where(v < 0, np.sqrt(np.clip(1 - v * v, 0, 1)), np.clip(1 - (v / 1.5) ** 2, 0, 1))
    half = np.where((v > -1) & (v < 1.32), half, 0)
    inside = np.clip((half - np.abs(u)) * size / frame.pixel + 0.5, 0, 1) * (half > 0)
    around = np.arcsin(np.clip(u / np.maximum(half, 1e-6), -1, 1))
    stripes = step(-0.06, 0.06, np.sin(around * 7))
    cloth = mix(first, second, stripes)
    light = np.clip(0.72 + 0.42 * np.cos(around + 0.75) - 0.14 * v, 0, 1.15)
    picture = mix(picture, np.clip(cloth * light[:, :, None], 0, 1), inside)
    ropes = (np.abs(np.abs(u) - 0.16 + 0.04 * (v - 1.3)) < 0.012) & (v > 1.3) & (v < 1.58)
    basket = (np.abs(u) < 0.15) & (v > 1.56) & (v < 1.78)
    picture = mix(picture, color("5a3d2b"), ropes * 0.8)
    return mix(picture, color("6b4529"), basket * 1.0)


def blossom(frame: Frame) -> Array:
    """A flower close by, everything else out of focus."""
    across = 0 * frame.x
    picture = gradient(frame.y + across, [(0, "3c6b4c"), (0.5, "6f9a55"), (1, "2c4a35")])
    for _ in range(60):
        x, y = frame.between(0, frame.aspect), frame.between(0, 1)
        tint = mix(color("27452f"), color("d9dd8a"), frame.between(0, 1))
        spot = disc(frame, x, y, frame.between(0.03, 0.12), 0.05) * frame.between(0.1, 0.4)
        picture = mix(picture, tint, spot)
    stem = np.abs(frame.x - 0.5 - 0.06 * (frame.y - 0.5) ** 2) < 0.011
    picture = mix(picture, color("4d7a3c"), blurred((stem & (frame.y > 0.5)) * 1.0, 1, 2))
    for ring, (count, reach, width) in enumerate(((9, 0.36, 0.34), (9, 0.3, 0.32), (8, 0.22, 0.3))):
        for petal in range(count):
            turn = 2 * np.pi * (petal + 0.5 * (ring % 2)) / count + frame.between(-0.06, 0.06)
            picture = _petal(frame, picture, turn, reach * frame.between(0.94, 1.05), width, ring)
    return vignette(frame, _heart(frame, picture), 0.3)


def _petal(
    frame: Frame, picture: Array, turn: float, reach: float, width: float, ring: int
) -> Array:
    x, y = frame.x - 0.5, frame.y - 0.46
    along = (x * np.cos(turn) + y * np.sin(turn)) / reach
    aside = (-x * np.sin(turn) + y * np.cos(turn)) / reach
    inner = np.clip(along, 0, 1)
    half = width * np.sin(np.pi * inner**0.8) ** 0.7
    cover = np.clip((half - np.abs(aside)) * reach / (2 * frame.pixel), 0, 1) * (along < 1)
    shadow = np.clip((half * 1.12 - np.abs(aside - 0.03)) / 0.06, 0, 1) * (along < 1.04)
    picture = picture * (1 - 0.22 * shadow * (along > 0.1))[:, :, None]
    veins = 0.5 + 0.5 * np.cos(aside / np.maximum(half, 1e-3) * 14)
    tone = inner * 0.75 + 0.12 * veins - 0.35 * np.abs(aside) / width + 0.08 * ring
    cloth = gradient(np.clip(tone, 0, 1), [(0, "8e1f5a"), (0.45, "e0588f"), (1, "ffd3e0")])
    return mix(picture, cloth, cover)


def _heart(frame: Frame, picture: Array) -> Array:
    """The stamens: seeds in the spiral of a sunflower."""
    for seed in range(420):
        reach, turn = 0.078 * np.sqrt(seed / 420), seed * 2.39996
        x, y = 0.5 + reach * np.cos(turn), 0.46 + reach * np.sin(turn)
        tint = mix(color("fff0a0"), color("d98a1c"), reach / 0.085)
        rows, columns = box(frame, x - 0.008, y - 0.008, x + 0.008, y + 0.008)
        dot = np.hypot(frame.x[:, columns] - x, frame.y[rows] - y)
        cover = np.clip((0.0042 - dot) / frame.pixel + 0.5, 0, 1)
        ground = picture[rows, columns] * (1 - 0.3 * step(0.009, 0.003, dot))[:, :, None]
        picture[rows, columns] = mix(ground, tint, cover)
    return picture
