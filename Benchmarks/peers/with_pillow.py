"""The collage as a careful user of Pillow draws it.

usage: with_pillow.py PHOTOS SIDE OUTPUT

`draft` lets the JPEG decoder reduce, Lanczos does the rest; only what a photo covers is blended.
"""

import math
import sys

from PIL import Image, ImageDraw, ImageFilter, ImageFont

import collage

SCRIPTS = [  # what a part of the text is set in; Pillow does not choose fonts by itself
    ("NotoSans-Regular.ttf", lambda c: c < "\u1100"),
    ("NotoSansCJK-Regular.ttc", lambda c: "\u1100" <= c < "\U00010000"),
]
EMOJI_FONT, EMOJI_SIZE = "NotoColorEmoji.ttf", 109  # its only size


def rounded_mask(size, radius):
    """Drawn four times as large, because Pillow's shapes have hard edges."""
    factor = 4 if size[0] * size[1] < 4e6 else 1
    mask = Image.new("L", (size[0] * factor, size[1] * factor))
    box = (0, 0, mask.width - 1, mask.height - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * factor, fill=255)
    return mask if factor == 1 else mask.resize(size, Image.Resampling.LANCZOS)


def turned(picture, center, degrees):
    """A picture turned about its middle, and where its top left corner comes to lie."""
    turn = math.radians(degrees)
    c, s = math.cos(turn), math.sin(turn)
    width, height = (math.ceil(side) + 2 for side in collage.extent(picture.size, turn))
    left, top = math.floor(center[0] - width / 2), math.floor(center[1] - height / 2)
    dx, dy = left - center[0], top - center[1]
    map_back = (c, s, c * dx + s * dy + picture.width / 2,
                -s, c, c * dy - s * dx + picture.height / 2)
    result = picture.transform(
        (width, height), Image.Transform.AFFINE, map_back, Image.Resampling.BICUBIC)
    return result, (left, top)


def padded(picture, margin):
    """With a transparent margin, so that turning smooths the edges."""
    size = (picture.width + 2 * margin, picture.height + 2 * margin)
    result = Image.new(picture.mode, size)
    result.paste(picture, (margin, margin))
    return result


def card(file, frame, scale):
    """The photo in its border."""
    size = tuple(round(side * scale) for side in frame.size)
    with Image.open(file) as photo:
        full_size = photo.size
        part = collage.visible_part(full_size, size)
        wanted = size[0] / (part[2] - part[0])
        # At least twice what is wanted, for Lanczos to work on.
        photo.draft("RGB", tuple(math.ceil(side * wanted * 2) for side in full_size))
        reduced = photo.width / full_size[0]
        result = photo.convert("RGB").resize(
            size, Image.Resampling.LANCZOS, box=tuple(edge * reduced for edge in part))
    border = round(collage.BORDER * scale)
    inner = (size[0] - 2 * border, size[1] - 2 * border)
    outline = Image.new("L", size, 255)
    outline.paste(0, (border, border, border + inner[0], border + inner[1]),
                  rounded_mask(inner, (collage.CORNER_RADIUS - collage.BORDER) * scale))
    result.paste(collage.BORDER_COLOR, (0, 0), outline)
    mask = rounded_mask(size, collage.CORNER_RADIUS * scale)
    result.putalpha(mask)
    return result, mask


def draw_shadow(canvas, mask, frame, scale):
    """A blur needs no more pixels than its deviation is fine."""
    step = max(1, int(collage.SHADOW_DEVIATION * scale / 8))
    small = mask.resize((mask.width // step, mask.height // step), Image.Resampling.BOX)
    deviation = collage.SHADOW_DEVIATION * scale / step
    blurred = padded(small, math.ceil(3 * deviation)).filter(ImageFilter.GaussianBlur(deviation))
    shadow = blurred.resize(
        (blurred.width * step, blurred.height * step), Image.Resampling.BILINEAR)
    center = (frame.center[0] * scale, (frame.center[1] + collage.SHADOW_OFFSET) * scale)
    shadow, place = turned(shadow, center, frame.turn)
    opacity = collage.SHADOW_OPACITY * frame.opacity
    canvas.paste((0, 0, 0), place, shadow.point(lambda value: value * opacity))


def draw_frame(canvas, file, frame, scale):
    picture, mask = card(file, frame, scale)
    draw_shadow(canvas, mask, frame, scale)
    center = tuple(value * scale for value in frame.center)
    # Premultiplied while it is turned.
    picture, place = turned(padded(picture, 2).convert("RGBa"), center, frame.turn)
    picture = picture.convert("RGBA")
    alpha = picture.getchannel("A")
    if frame.opacity < 1:
        alpha = alpha.point(lambda value: value * frame.opacity)
    canvas.paste(picture.convert("RGB"), place, alpha)


def runs(text):
    """The text in parts of one font each."""
    parts = []
    for character in text:
        name = next((name for name, has in SCRIPTS if has(character)), EMOJI_FONT)
        if parts and (parts[-1][0] == name or character == " "):
            parts[-1][1] += character
        else:
            parts.append([name, character])
    return parts


def text_picture(scale):
    size = round(collage.TEXT_SIZE * scale)
    pieces = []
    for name, text in runs(collage.TEXT):
        font = ImageFont.truetype(name, EMOJI_SIZE if name == EMOJI_FONT else size)
        piece = Image.new("RGBA", (math.ceil(font.getlength(text)), sum(font.getmetrics())))
        ImageDraw.Draw(piece).text(
            (0, 0), text, font=font, fill=collage.TEXT_COLOR, embedded_color=True)
        if name == EMOJI_FONT:
            factor = size * 1.2 / piece.height
            piece = piece.resize((round(piece.width * factor), round(piece.height * factor)),
                                 Image.Resampling.LANCZOS)
        pieces.append(piece)
    result = Image.new("RGBA", (sum(p.width for p in pieces), max(p.height for p in pieces)))
    left = 0
    for piece in pieces:
        result.paste(piece, (left, (result.height - piece.height) // 2))
        left += piece.width
    return result


def main():
    photos, side, output = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    scale = side / collage.CANVAS
    canvas = Image.new("RGB", (side, side), collage.BACKGROUND)
    for index, frame in enumerate(collage.FRAMES):
        draw_frame(canvas, collage.photo(photos, index), frame, scale)
    center = tuple(value * scale for value in collage.TEXT_CENTER)
    text, place = turned(text_picture(scale).convert("RGBa"), center, collage.TEXT_TURN)
    text = text.convert("RGBA")
    canvas.paste(text, place, text)
    canvas.save(output, quality=92)


if __name__ == "__main__":
    main()
