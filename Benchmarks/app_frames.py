"""Measures what the app takes to show each frame while a layer is dragged.

usage: app_frames.py PROGRAMS PHOTOS [GROUPS]

PROGRAMS is the folder of jogakbo and jogakbo-app, PHOTOS one of JPEG files. Prints the median and
the greatest processor time per move over groups of moves, in milliseconds.
"""

import math
import os
import statistics
import sys
from pathlib import Path

PROGRAMS, PHOTOS = (Path(argument).absolute() for argument in sys.argv[1:3])
os.environ["JOGAKBO_BINARIES"] = str(PROGRAMS)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "UITests"))

from harness.app import App
from harness.desktop import Desktop
from harness.library import Library
from testkit.waiting import eventually

GROUPS = int(sys.argv[3]) if len(sys.argv) > 3 else 9
MOVES = 120  # of a group, so that ticks of a hundredth of a second count
FRAME = 1 / 60  # seconds
RADIUS = 60  # of the circle in which the layer is dragged, in pixels
SCREEN = (1200, 1300)  # pixels
VIEW = (1000, 1000)  # of the canvas
COUNTS = (20, 50)
TITLE = "Benchmark"
DRESS = ("--layout", "free", "--corner-radius", "12", "--border", "4", "--shadow")


def measure(count):
    """The processor time of each group of moves, in milliseconds a move."""
    desktop = Desktop(SCREEN)
    try:
        make_project(desktop, count)
        app = App(desktop, PROGRAMS / "jogakbo-app", "--project", TITLE)
        canvas = app.find("group", "Canvas")
        eventually(lambda: len(canvas.children()) == count, "all photos")
        desktop.keyboard.press("F9")  # puts the sidebar away
        app.resize_for(canvas, VIEW)
        layer = canvas.children()[count // 2]
        x, y = app.middle(layer)
        with desktop.mouse.dragging([(x, y), (x + RADIUS, y)]):
            drag(desktop, x, y)  # until the layer was taken out
            app.come_to_rest()  # no photo is decoded any more
            groups = [drag_measured(desktop, app, x, y) for _ in range(GROUPS)]
        eventually(lambda: Library(desktop).history(TITLE)["undo"][-1] == "move", "a step")
        return groups
    finally:
        desktop.close()


def make_project(desktop, count):
    """Makes a project with so many photos, in corners, borders and shadows."""
    files = sorted(PHOTOS.glob("*.jpg"))
    photos = [files[number % len(files)] for number in range(count)]
    picture = desktop.folder / "collage.jpg"
    desktop.processes.run(
        PROGRAMS / "jogakbo", "compose", *photos, *DRESS, "--size", "500", "-o", picture,
        "--keep", TITLE)


def drag_measured(desktop, app, x, y):
    before = app.cpu_seconds()
    drag(desktop, x, y)
    return (app.cpu_seconds() - before) / MOVES * 1000


def drag(desktop, x, y):
    """Moves the pointer once around a circle, a frame a step."""
    words = []
    for step in range(1, MOVES + 1):
        angle = 2 * math.pi * step / MOVES
        place = x + RADIUS * math.cos(angle), y + RADIUS * math.sin(angle)
        words += ["mousemove", *(str(round(part)) for part in place), "sleep", f"{FRAME:.4f}"]
    desktop.processes.run("xdotool", *words)


for layers in COUNTS:
    times = measure(layers)
    print(f"{layers} photos: {statistics.median(times):.1f} ms a move, at most {max(times):.1f}")
