"""The collage as a careful user of libvips draws it.

usage: with_pyvips.py PHOTOS SIDE OUTPUT

`thumbnail` lets the JPEG decoder reduce, and one `composite` blends all layers while the result
is written.
"""

import math
import sys

import pyvips

import collage

BICUBIC = pyvips.Interpolate.new("bicubic")


def rounded_rectangle(size, radius):
    """White, with alpha."""
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">'
           f'<rect width="{size[0]}" height="{size[1]}" rx="{radius}" fill="white"/></svg>')
    return pyvips.Image.svgload_buffer(svg.encode(), unlimited=True).copy(interpretation="srgb")


def turned(picture, center, degrees):
    """A picture turned about its middle, and where its top left corner comes to lie."""
    turn = math.radians(degrees)
    c, s = math.cos(turn), math.sin(turn)
    width, height = (math.ceil(side) + 2
                     for side in collage.extent((picture.width, picture.height), turn))
    left, top = math.floor(center[0] - width / 2), math.floor(center[1] - height / 2)
    # libvips has the middle of the first pixel at zero.
    x, y = (picture.width - 1) / 2, (picture.height - 1) / 2
    result = picture.affine(
        [c, -s, s, c], interpolate=BICUBIC, oarea=[0, 0, width, height], extend="background",
        odx=center[0] - left - 0.5 - (c * x - s * y), ody=center[1] - top - 0.5 - (s * x + c * y))
    return result, left, top


def turned_premultiplied(picture, center, degrees):
    result, left, top = turned(picture.premultiply().cast("uchar"), center, degrees)
    return result.unpremultiply().cast("uchar").copy(interpretation="srgb"), left, top


def faded(picture, opacity):
    return picture[0:3].bandjoin((picture[3] * opacity).cast("uchar"))


def card(file, frame, scale):
    """The photo in its border."""
    border = round(collage.BORDER * scale)
    outer = tuple(round(side * scale) for side in frame.size)
    inner = (outer[0] - 2 * border, outer[1] - 2 * border)
    header = pyvips.Image.new_from_file(str(file))
    factor = max(outer[0] / header.width, outer[1] / header.height)
    photo = pyvips.Image.thumbnail(
        str(file), math.ceil(header.width * factor), height=math.ceil(header.height * factor),
        size="force")
    photo = photo.crop((photo.width - inner[0]) // 2, (photo.height - inner[1]) // 2, *inner)
    mask = rounded_rectangle(inner, (collage.CORNER_RADIUS - collage.BORDER) * scale)[3]
    photo = photo.bandjoin(mask).embed(border, border, *outer)
    # In memory, as the card is, or every part of the picture would draw it anew.
    outline = rounded_rectangle(outer, collage.CORNER_RADIUS * scale).copy_memory()
    return outline.composite2(photo, "over").cast("uchar").copy_memory(), outline[3]


def shadow(mask, frame, scale):
    """A blur needs no more pixels than its deviation is fine."""
    step = max(1, int(collage.SHADOW_DEVIATION * scale / 8))
    deviation = collage.SHADOW_DEVIATION * scale / step
    small = mask.shrink(step, step) if step > 1 else mask
    margin = math.ceil(3 * deviation)
    small = small.embed(margin, margin, small.width + 2 * margin, small.height + 2 * margin)
    blurred = small.gaussblur(deviation).copy_memory()
    if step > 1:
        blurred = blurred.resize(step, kernel="linear")
    center = (frame.center[0] * scale, (frame.center[1] + collage.SHADOW_OFFSET) * scale)
    alpha, left, top = turned(blurred.cast("uchar"), center, frame.turn)
    alpha = (alpha * (collage.SHADOW_OPACITY * frame.opacity)).cast("uchar")
    black = alpha.new_from_image([0, 0, 0]).copy(interpretation="srgb")
    return black.bandjoin(alpha), left, top


def frame_layers(file, frame, scale):
    picture, mask = card(file, frame, scale)
    # A transparent margin, so that turning smooths the edges.
    picture = picture.embed(2, 2, picture.width + 4, picture.height + 4)
    center = tuple(value * scale for value in frame.center)
    picture, left, top = turned_premultiplied(picture, center, frame.turn)
    if frame.opacity < 1:
        picture = faded(picture, frame.opacity).copy(interpretation="srgb")
    return [shadow(mask, frame, scale), (picture, left, top)]


def text_layer(scale):
    color = collage.web_color(collage.TEXT_COLOR)[:7]
    text = pyvips.Image.text(
        f'<span foreground="{color}">{collage.TEXT}</span>', rgba=True, dpi=round(72 * scale),
        font=f"Noto Sans {collage.TEXT_SIZE}")
    center = tuple(value * scale for value in collage.TEXT_CENTER)
    return turned_premultiplied(text, center, collage.TEXT_TURN)


def main():
    photos, side, output = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    scale = side / collage.CANVAS
    canvas = pyvips.Image.black(side, side).new_from_image(list(collage.BACKGROUND))
    layers = []
    for index, frame in enumerate(collage.FRAMES):
        layers += frame_layers(collage.photo(photos, index), frame, scale)
    layers.append(text_layer(scale))
    pictures, lefts, tops = zip(*layers)
    result = canvas.copy(interpretation="srgb").composite(
        list(pictures), ["over"] * len(pictures), x=list(lefts), y=list(tops))
    options = {"Q": 92} if output.endswith(".jpg") else {}
    result[0:3].cast("uchar").write_to_file(output, **options)


if __name__ == "__main__":
    main()
