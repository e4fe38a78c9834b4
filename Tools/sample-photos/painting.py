"""What the scenes are painted with: a frame of coordinates, noise, gradients and blending.

A picture is an array of rows × columns × 3 numbers from 0 to 1. Lengths are in heights of the
picture: x runs from 0 to the aspect ratio, y from 0 at the top to 1.
"""

import numpy as np

Array = np.ndarray


class Frame:
    """The pixels of one picture and its source of chance."""

    def __init__(self, width: int, height: int, seed: int) -> None:
        self.width = width
        self.height = height
        self.aspect = width / height
        self.rng = np.random.default_rng(seed)
        self.x = (np.arange(width)[None, :] + 0.5) / height
        self.y = (np.arange(height)[:, None] + 0.5) / height

    @property
    def pixel(self) -> float:
        """The size of a pixel, for edges that are as sharp as the picture can show."""
        return 1 / self.height

    def noise(self) -> "Noise":
        return Noise(self.rng)

    def between(self, low: float, high: float) -> float:
        return float(low + (high - low) * self.rng.random())


class Noise:
    """Smooth random numbers over the plane, from 0 to 1, with a period of 256."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.table = rng.random((256, 256))

    def at(self, x: Array, y: Array) -> Array:
        column, row = np.floor(x), np.floor(y)
        u, v = _ease(x - column), _ease(y - row)
        c0, r0 = column.astype(int) & 255, row.astype(int) & 255
        c1, r1 = (c0 + 1) & 255, (r0 + 1) & 255
        top = self.table[r0, c0] * (1 - u) + self.table[r0, c1] * u
        bottom = self.table[r1, c0] * (1 - u) + self.table[r1, c1] * u
        return top * (1 - v) + bottom * v

    def fractal(self, x: Array, y: Array, octaves: int = 5, gain: float = 0.5) -> Array:
        """Octaves of noise, each of twice the frequency and `gain` times the strength."""
        total, strength, sum_of_strengths = 0.0, 1.0, 0.0
        for octave in range(octaves):
            # Shifted, so that the lattices of the octaves do not lie upon each other.
            total = total + strength * self.at(x + 17.3 * octave, y + 9.1 * octave)
            sum_of_strengths += strength
            x, y, strength = _turned(x, y)[0] * 2, _turned(x, y)[1] * 2, strength * gain
        return total / sum_of_strengths

    def ridges(self, x: Array, y: Array, octaves: int = 6) -> Array:
        """Sharp crests, finer where the ground is high, as weather leaves them in rock."""
        total, strength, weight = 0.0, 0.5, 1.0
        for octave in range(octaves):
            crest = (1 - np.abs(2 * self.at(x + 31.7 * octave, y + 5.9 * octave) - 1)) ** 2
            total = total + strength * crest * weight
            weight = np.clip(crest * 1.6, 0, 1)
            x, y, strength = _turned(x, y)[0] * 2, _turned(x, y)[1] * 2, strength * 0.5
        return total


def _ease(t: Array) -> Array:
    return t * t * t * (t * (6 * t - 15) + 10)


def _turned(x: Array, y: Array) -> tuple[Array, Array]:
    """Turned a little, so that no direction of the lattice shows."""
    return 0.8 * x - 0.6 * y, 0.6 * x + 0.8 * y


def color(code: str) -> Array:
    """A colour from "rrggbb"."""
    return np.array([int(code[i : i + 2], 16) for i in (0, 2, 4)]) / 255


def step(low: float, high: float, value: Array) -> Array:
    """From 0 below `low` to 1 above `high`, smoothly."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def mix(first: Array, second: Array, amount: Array) -> Array:
    """Blends two pictures or colours by an amount per pixel."""
    amount = np.asarray(amount)
    if amount.ndim == 2:
        amount = amount[:, :, None]
    return first * (1 - amount) + second * amount


def screen(picture: Array, light: Array) -> Array:
    """Adds light that never overflows."""
    return 1 - (1 - picture) * (1 - np.clip(light, 0, 1))


def gradient(position: Array, stops: list[tuple[float, str]]) -> Array:
    """A colour per position, between the stops given as (position, "rrggbb")."""
    places = [place for place, _ in stops]
    colors = np.array([color(code) for _, code in stops])
    return np.stack([np.interp(position, places, colors[:, c]) for c in range(3)], axis=-1)


def glow(frame: Frame, x: float, y: float, radius: float) -> Array:
    """The strength of a soft light around a point."""
    distance = np.hypot(frame.x - x, frame.y - y)
    return np.exp(-((distance / radius) ** 2))


def blurred(picture: Array, down: int, across: int) -> Array:
    """The mean over a box of so many pixels to each side."""
    for axis, reach in ((0, down), (1, across)):
        if reach > 0:
            padding = [(0, 0)] * picture.ndim
            padding[axis] = (reach + 1, reach)
            sums = np.cumsum(np.pad(picture, padding, mode="edge"), axis=axis)
            size = 2 * reach + 1
            ahead = np.take(sums, range(size, sums.shape[axis]), axis=axis)
            behind = np.take(sums, range(0, sums.shape[axis] - size), axis=axis)
            picture = (ahead - behind) / size
    return picture


def vignette(frame: Frame, picture: Array, strength: float = 0.25) -> Array:
    """Darkens the corners as a lens does."""
    distance = np.hypot(frame.x / frame.aspect - 0.5, frame.y - 0.5)
    return picture * (1 - strength * step(0.35, 0.8, distance))[:, :, None]


def pines(frame: Frame, count: int, base: tuple[float, float], tall: tuple[float, float]) -> Array:
    """The cover of a row of firs that stand on the line from base[0] to base[1]."""
    cover = np.zeros((frame.height, frame.width))
    for _ in range(count):
        middle = frame.between(-0.05, frame.aspect + 0.05)
        foot = base[0] + (base[1] - base[0]) * middle / frame.aspect + frame.between(0, 0.02)
        size = frame.between(*tall)
        down = (frame.y - (foot - size)) / size
        # Branches: the outline swings out and in as it widens towards the foot.
        branches = 0.55 + 0.45 * np.abs(((down * frame.between(9, 13)) % 1) - 0.25) * 1.6
        half = np.clip(down, 0, 1) * branches * size * frame.between(0.16, 0.22)
        inside = (half - np.abs(frame.x - middle)) / frame.pixel
        inside = np.where(down < 0, -1, inside)
        cover = np.maximum(cover, np.clip(inside + 0.5, 0, 1))
    return cover


def below(frame: Frame, line: Array, softness: float = 1.0) -> Array:
    """The cover of what lies below a line, given as y per column."""
    return np.clip((frame.y - line) / (frame.pixel * softness) + 0.5, 0, 1)


def disc(frame: Frame, x: float, y: float, radius: float, softness: float = 0.0) -> Array:
    """The cover of a disc."""
    edge = max(softness, frame.pixel)
    return np.clip((radius - np.hypot(frame.x - x, frame.y - y)) / edge + 0.5, 0, 1)


def box(frame: Frame, left: float, top: float, right: float, bottom: float) -> tuple[slice, slice]:
    """The rows and columns of a rectangle, to paint into a picture in place."""

    def pixels(low: float, high: float, limit: int) -> slice:
        return slice(*(int(np.clip(round(edge * frame.height), 0, limit)) for edge in (low, high)))

    return pixels(top, bottom, frame.height), pixels(left, right, frame.width)
