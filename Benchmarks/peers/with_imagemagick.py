"""The collage as one command of ImageMagick 6, which this script becomes.

usage: with_imagemagick.py PHOTOS SIDE OUTPUT
"""

import math
import os
import sys

import collage


def rounded_mask(size, radius):
    corner = f"roundrectangle 0,0 {size[0] - 1},{size[1] - 1} {radius},{radius}"
    return ["(", "-size", f"{size[0]}x{size[1]}", "xc:black", "-fill", "white", "-draw", corner,
            ")", "-alpha", "off", "-compose", "CopyOpacity", "-composite", "-compose", "Over"]


def offset(center, side):
    """Of a layer's middle from the canvas's."""
    return "".join(f"{round(value - side / 2):+d}" for value in center)


def turned(degrees):
    return ["-background", "none", "-virtual-pixel", "none", "+distort", "SRT", str(degrees),
            "+repage"]


def card(file, frame, scale):
    """The photo in its border."""
    border = round(collage.BORDER * scale)
    outer = tuple(round(side * scale) for side in frame.size)
    inner = (outer[0] - 2 * border, outer[1] - 2 * border)
    # The decoder may reduce to twice what is wanted; photos are 4:3.
    width = max(outer[0], math.ceil(outer[1] * 4 / 3))
    arguments = [
        "-define", f"jpeg:size={2 * width}x{2 * math.ceil(width * 3 / 4)}", str(file),
        "-resize", f"{outer[0]}x{outer[1]}^", "-gravity", "center",
        "-extent", f"{inner[0]}x{inner[1]}", "+gravity",
        *rounded_mask(inner, (collage.CORNER_RADIUS - collage.BORDER) * scale),
        "-background", "white", "-gravity", "center", "-extent", f"{outer[0]}x{outer[1]}",
        "-flatten", "+gravity", *rounded_mask(outer, collage.CORNER_RADIUS * scale),
        *turned(frame.turn),
    ]
    if frame.opacity < 1:
        arguments += ["-channel", "A", "-evaluate", "multiply", str(frame.opacity), "+channel"]
    return arguments


def draw_frame(file, frame, side, scale):
    """Puts the shadow, then the card, on the canvas, which is the first of three pictures."""
    shadow = f"{round(collage.SHADOW_OPACITY * 100)}x{collage.SHADOW_DEVIATION * scale}+0+0"
    center = tuple(value * scale for value in frame.center)
    below = (center[0], center[1] + collage.SHADOW_OFFSET * scale)
    return [
        "(", *card(file, frame, scale),
        "(", "+clone", "-background", "black", "-shadow", shadow, "+repage", ")", "+swap", ")",
        "(", "-clone", "0,1", "-gravity", "center", "-geometry", offset(below, side),
        "-composite", "-clone", "2", "-geometry", offset(center, side), "-composite", ")",
        "-delete", "0-2",
    ]


def draw_text(side, scale):
    color = collage.web_color(collage.TEXT_COLOR)[:7]
    size = collage.TEXT_SIZE * scale * 72 / 96
    center = tuple(value * scale for value in collage.TEXT_CENTER)
    return [
        "(", "+size", "-background", "none",
        f"pango:<span font='Noto Sans {size:.1f}' foreground='{color}'>{collage.TEXT}</span>",
        *turned(collage.TEXT_TURN), ")",
        "-gravity", "center", "-geometry", offset(center, side), "-composite",
    ]


def main():
    photos, side, output = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    scale = side / collage.CANVAS
    command = ["convert", "-size", f"{side}x{side}",
               f"xc:{collage.web_color(collage.BACKGROUND)[:7]}"]
    for index, frame in enumerate(collage.FRAMES):
        command += draw_frame(collage.photo(photos, index), frame, side, scale)
    command += draw_text(side, scale)
    command += ["-alpha", "off", "-sampling-factor", "4:2:0", "-quality", "92"]
    command += [output]
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
