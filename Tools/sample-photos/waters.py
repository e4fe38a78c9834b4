"""Scenes of water, mist and fields."""

import numpy as np

from painting import (
    Array,
    Frame,
    Noise,
    below,
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


def sea_at_sunset(frame: Frame) -> Array:
    """The sun a hand above the sea, a sail in front of its path."""
    noise = frame.noise()
    horizon, sun_x, sun_y = 0.56, 0.58 * frame.aspect, 0.47
    sky = _evening(frame, noise, horizon, sun_x, sun_y)
    near = np.clip(frame.y - horizon, frame.pixel, 1)
    distance = 1 / (near + 0.03)
    wave = noise.fractal(frame.x * 2.4 * distance, 9 * distance, 4)
    rows = horizon - near * 1.1 - (wave - 0.5) * 0.22 * (0.3 + near * 2)
    mirrored = sky[
        np.clip(rows * frame.height, 0, horizon * frame.height - 2).astype(int),
        np.arange(frame.width)[None, :],
    ]
    sea = mix(mirrored * np.array([0.62, 0.6, 0.68]), color("16233f"), 0.25 + 0.5 * near + 0 * wave)
    path = np.exp(-(((frame.x - sun_x) / (0.035 + 0.3 * near)) ** 2))
    sea = screen(sea, (path * step(0.48, 0.66, wave))[:, :, None] * color("ffd08a") * 0.95)
    picture = mix(sky, sea, below(frame, horizon + 0 * frame.x))
    return vignette(frame, _sail(frame, picture, 0.36 * frame.aspect, horizon + 0.035))


def _evening(frame: Frame, noise: Noise, horizon: float, sun_x: float, sun_y: float) -> Array:
    across = 0 * frame.x
    sky = gradient(
        frame.y + across,
        [(0, "24305e"), (0.22, "6b4f86"), (0.4, "d9735f"), (0.5, "f9a65a"), (horizon, "ffd79a")],
    )
    plane = 0.35 / (horizon - np.minimum(frame.y, horizon - 0.01) + 0.04)
    clouds = noise.fractal((frame.x - sun_x) * plane * 1.2 + 9, plane * 3.4 + across, 6)
    clouds = step(0.45, 0.72, clouds) * step(0, 0.1, horizon - frame.y)
    lit = gradient(frame.y + across, [(0, "5a4272"), (0.3, "c0566a"), (0.5, "ff9a62")])
    sky = mix(sky, lit, clouds * 0.85)
    for radius, strength, tint in ((0.5, 0.35, "ff9a50"), (0.16, 0.6, "ffc070")):
        light = glow(frame, sun_x, sun_y, radius)[:, :, None]
        sky = screen(sky, light * color(tint) * strength)
    return mix(sky, color("fff6dc"), disc(frame, sun_x, sun_y, 0.042, 0.004))


def _sail(frame: Frame, picture: Array, x: float, y: float) -> Array:
    up = (y - frame.y) / 0.15
    main = (up > 0.06) & (up < 1) & (frame.x > x) & (frame.x < x + 0.062 * (1 - up))
    fore = (up > 0.1) & (up < 0.8) & (frame.x < x - 0.003) & (frame.x > x - 0.04 * (1 - up / 0.8))
    hull = (np.abs(up) < 0.06) & (np.abs(frame.x - x - 0.012) < 0.055 + 0.1 * (up - 0.06) * 0.15)
    return mix(picture, color("1d1930"), (main | fore | hull) * 0.95)


def misty_hills(frame: Frame) -> Array:
    """Ridge behind ridge in the morning."""
    noise = frame.noise()
    across = 0 * frame.x
    picture = gradient(
        frame.y + across, [(0, "7fa9cf"), (0.25, "dfe3e0"), (0.4, "fbdfbd"), (0.6, "f6cfa9")]
    )
    sun = glow(frame, 0.72 * frame.aspect, 0.26, 0.34)[:, :, None]
    picture = screen(picture, sun * color("fff0c8") * 0.8)
    picture = mix(picture, color("fffbe8"), disc(frame, 0.72 * frame.aspect, 0.26, 0.03, 0.006))
    tints = ["c9bfc0", "a9acb8", "86949f", "5f7985", "3d5c64", "223f43", "10262a"]
    for index, tint in enumerate(tints):
        nearness = index / (len(tints) - 1)
        base = 0.36 + 0.5 * nearness**1.25
        rough = noise.fractal(frame.x * (1.3 + nearness) + 13 * index, across + 7 * index, 7)
        line = base - 0.26 * (rough - 0.4) * (1 - 0.45 * nearness)
        mist = step(0.02, 0.26, frame.y - line) * (0.85 - 0.75 * nearness)
        layer = mix(color(tint), color("f3dcc4"), mist)
        picture = mix(picture, layer, below(frame, line))
    for base, tint in ((0.98, "0d2023"), (1.03, "071416")):
        trees = pines(frame, 70, (base - 0.06, base), (0.08, 0.17))
        picture = mix(picture, color(tint), trees)
    return vignette(frame, picture)


def lavender(frame: Frame) -> Array:
    """Rows of lavender that run to a lone tree."""
    noise = frame.noise()
    across = 0 * frame.x
    horizon = 0.4
    sky = gradient(frame.y + across, [(0, "6f9fd8"), (0.28, "f0cfc8"), (horizon, "ffdfae")])
    clouds = step(0.46, 0.78, noise.fractal(frame.x * 1.3, frame.y * 6 + 3, 6))
    sky = mix(sky, color("fff0ea"), clouds * 0.8)
    hills = horizon - 0.06 * noise.fractal(frame.x * 1.6, across[:1] + 4, 4) + 0.015
    picture = mix(sky, color("8f8fb5"), below(frame, hills))
    near = np.clip(frame.y - horizon, frame.pixel, 1)
    # On the ground the rows are parallel: across the picture they spread with nearness.
    row = (frame.x - 0.5 * frame.aspect) / near * 0.62
    bushes = noise.fractal(row * 5, 2.4 / near, 4)
    ridge = 0.5 + 0.5 * np.cos(row * 2 * np.pi + (bushes - 0.5) * 1.1)
    flowers = gradient(
        np.clip(ridge * 0.75 + 0.5 * (bushes - 0.3), 0, 1),
        [(0, "2a2140"), (0.3, "4b3a78"), (0.6, "7f5fb8"), (0.85, "b48fe0"), (1, "e6c8f5")],
    )
    earth = step(0.16, 0.02, ridge)
    flowers = mix(flowers, color("57603f"), earth * 0.7)
    field = mix(flowers, color("c9a8cf"), 0.75 * np.exp(-near / 0.05) + across)
    picture = mix(picture, field, below(frame, horizon + across[:1]))
    picture = _tree(frame, picture, 0.66 * frame.aspect, horizon + 0.012)
    light = glow(frame, 0.15 * frame.aspect, horizon - 0.03, 0.55)[:, :, None]
    return vignette(frame, screen(picture, light * color("ffd79a") * 0.5))


def _tree(frame: Frame, picture: Array, x: float, foot: float) -> Array:
    trunk = (np.abs(frame.x - x) < 0.005) & (frame.y > foot - 0.1) & (frame.y < foot)
    picture = mix(picture, color("3a2f33"), trunk * 1.0)
    for _ in range(150):
        angle, reach = frame.between(0, 6.283), frame.between(0, 1) ** 0.5
        leaf_x = x + 0.075 * reach * np.cos(angle)
        leaf_y = foot - 0.125 + 0.06 * reach * np.sin(angle)
        tint = mix(color("2c3f2a"), color("7d8a4a"), np.clip(0.45 + (x - leaf_x) * 7, 0, 1))
        cover = disc(frame, leaf_x, leaf_y, frame.between(0.008, 0.016), 0.004)
        picture = mix(picture, tint, cover * 0.85)
    return picture
