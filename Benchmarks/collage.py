"""The collage that everybody draws: nine photos, dressed and turned, and a line of text."""

import json
import math
from dataclasses import dataclass
from pathlib import Path

CANVAS = 1000  # units in both directions
BACKGROUND = (244, 239, 230)
CORNER_RADIUS = 16
BORDER = 8
BORDER_COLOR = (255, 255, 255)
SHADOW_OFFSET = 6  # downwards
SHADOW_DEVIATION = 8
SHADOW_OPACITY = 0.45

TEXT = "Summer 2024 여름 여행 🌊📸"
TEXT_SIZE = 52
TEXT_COLOR = (51, 51, 51)
TEXT_CENTER = (500, 945)
TEXT_TURN = -2  # degrees


@dataclass
class Frame:
    """A photo's outer edge, border and all, in units; the photo fills it."""

    center: tuple
    size: tuple
    turn: float  # degrees, clockwise
    opacity: float = 1


FRAMES = [
    Frame((180, 165), (306, 246), -6),
    Frame((500, 155), (306, 236), 4),
    Frame((820, 170), (306, 256), 9),
    Frame((175, 460), (286, 286), 5),
    Frame((500, 470), (326, 256), -3, opacity=0.92),
    Frame((825, 465), (286, 296), -8),
    Frame((185, 750), (306, 236), -10),
    Frame((505, 760), (316, 246), 7),
    Frame((820, 755), (306, 246), -4),
]


def photo(folder, index):
    return Path(folder) / f"p{index + 1}.jpg"


def visible_part(size, frame_size):
    """The middle of a photo that covers a frame: left, top, right, bottom."""
    scale = max(frame_size[0] / size[0], frame_size[1] / size[1])
    width, height = frame_size[0] / scale, frame_size[1] / scale
    left, top = (size[0] - width) / 2, (size[1] - height) / 2
    return left, top, left + width, top + height


def extent(size, turn):
    """The width and height that a turned rectangle takes."""
    c, s = abs(math.cos(turn)), abs(math.sin(turn))
    return size[0] * c + size[1] * s, size[0] * s + size[1] * c


def web_color(color, opacity=1.0):
    return "#" + "".join(f"{round(value):02X}" for value in (*color, 255 * opacity))


def document():
    """The collage as docs/FORMAT.md has it."""
    layers = [photo_layer(index, frame) for index, frame in enumerate(FRAMES)]
    return json.dumps({
        "version": 1, "canvasWidth": CANVAS, "canvasHeight": CANVAS,
        "background": web_color(BACKGROUND), "layers": [*layers, text_layer()],
    })


def photo_layer(index, frame):
    return {
        "id": f"00000000-0000-4000-8000-{index:012}", "kind": "photo",
        "fileName": f"p{index + 1}.jpg", "x": frame.center[0], "y": frame.center[1],
        "width": frame.size[0], "height": frame.size[1], "scale": 1,
        "rotation": math.radians(frame.turn), "opacity": frame.opacity,
        "cornerRadius": CORNER_RADIUS,
        "border": {"width": BORDER, "color": web_color(BORDER_COLOR)},
        "shadow": {
            "dx": 0, "dy": SHADOW_OFFSET, "blur": 2 * SHADOW_DEVIATION,
            "color": web_color((0, 0, 0), SHADOW_OPACITY),
        },
    }


def text_layer():
    return {
        "id": "00000000-0000-4000-8000-999999999999", "kind": "text", "text": TEXT,
        "x": TEXT_CENTER[0], "y": TEXT_CENTER[1], "width": 900, "height": 80, "scale": 1,
        "rotation": math.radians(TEXT_TURN), "fontSize": TEXT_SIZE,
        "textColor": web_color(TEXT_COLOR),
    }
