"""Looks over a landscape: finds for each pixel the ground it shows, with its slope and shadow."""

import dataclasses
from collections.abc import Callable

import numpy as np

from painting import Array, Frame

Height = Callable[[Array, Array], Array]


@dataclasses.dataclass(frozen=True)
class Camera:
    """Stands at x = z = 0 and looks along z; `horizon` is where eye level falls in the frame."""

    eye: float
    horizon: float
    zoom: float = 1.2
    far: float = 40.0


@dataclasses.dataclass(frozen=True)
class View:
    """What each pixel shows. Where `ground` is 0 it is sky and the rest means nothing."""

    ground: Array
    x: Array
    z: Array
    height: Array
    steepness: Array
    light: Array


def look(frame: Frame, camera: Camera, height: Height, sun: tuple[float, float, float]) -> View:
    """Looks over the landscape `height(x, z)`, lit from the direction `sun` (x, up, z)."""
    depth, ground = _depths(frame, camera, height)
    x = (frame.x - frame.aspect / 2) / camera.zoom * depth
    # A slope is measured over what a pixel covers: finer detail would only flicker.
    reach = np.maximum(depth * frame.pixel, 2e-4)
    here = height(x, depth)
    slope_x = (height(x + reach, depth) - here) / reach
    slope_z = (height(x, depth + reach) - here) / reach
    length = np.sqrt(slope_x**2 + slope_z**2 + 1)
    direction = np.array(sun) / np.linalg.norm(sun)
    facing = (-slope_x * direction[0] + direction[1] - slope_z * direction[2]) / length
    light = np.clip(facing, 0, 1) * _sunlit(height, x, depth, here, direction)
    return View(ground, x, depth, here, 1 - 1 / length, light)


def _depths(frame: Frame, camera: Camera, height: Height) -> tuple[Array, Array]:
    """How far away the ground is in each pixel, and how much of the pixel it covers."""
    depths = np.geomspace(0.3, camera.far, 900)
    across = (frame.x[0] - frame.aspect / 2) / camera.zoom
    heights = height(across[None, :] * depths[:, None], depths[:, None] + 0 * across[None, :])
    rows = camera.horizon - (heights - camera.eye) / depths[:, None] * camera.zoom
    # What lies behind a higher row is hidden.
    skyline = np.minimum.accumulate(rows, axis=0)
    depth = np.empty((frame.height, frame.width))
    for column in range(frame.width):
        depth[:, column] = np.interp(-frame.y[:, 0], -skyline[:, column], depths)
    edge = (frame.y - skyline[-1][None, :]) / frame.pixel
    return depth, np.clip(edge + 0.5, 0, 1)


def _sunlit(height: Height, x: Array, z: Array, here: Array, direction: Array) -> Array:
    """How much of the sun is seen over the ground between."""
    seen = np.ones_like(x)
    for distance in np.geomspace(0.02, 3, 14):
        ray = here + direction[1] * distance
        over = height(x + direction[0] * distance, z + direction[2] * distance) - ray
        seen = np.minimum(seen, np.clip(1 - over / (0.06 * distance), 0, 1))
    return seen
