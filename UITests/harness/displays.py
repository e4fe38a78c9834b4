"""X servers without a screen: Xvfb, and Xorg where fingers are needed."""

import os
import pathlib
import string

from testkit.processes import Processes

Size = tuple[int, int]

_TEMPLATE = pathlib.Path(__file__).with_name("xorg.conf.in")
# Debian's wrapper of this name in /usr/bin insists on a console.
_XORG = "/usr/lib/xorg/Xorg"
# Both servers take the first free display number, and say which.
_ANNOUNCE = ("-displayfd", "{fd}")
# A mode line for xorg.conf needs blanking intervals; the dummy screen has no other use for them.
_BLANKING = (80, 136, 216)
_RETRACE = (3, 10, 34)
_REFRESH_RATE = 60


def start_xvfb(processes: Processes, size: Size) -> str:
    """Starts Xvfb and returns its display: a screen, a mouse and a keyboard."""
    width, height = size
    screen = ("-screen", "0", f"{width}x{height}x24")
    number = processes.start_announcing(
        "xvfb", "Xvfb", "-nolisten", "tcp", "-noreset", *screen, *_ANNOUNCE
    )
    return f":{number}"


def start_xorg(processes: Processes, size: Size) -> str:
    """Starts Xorg and returns its display: besides, a touch screen and a touchpad.

    Their sockets are in the folder of the processes; see `inputtest`.
    """
    settings = processes.folder / "xorg.conf"
    settings.write_text(_settings(processes.folder, size))
    number = processes.start_announcing(
        "xorg",
        *(_XORG, "-config", settings, "-logfile", processes.folder / "xorg-server.log"),
        *("-nolisten", "tcp", "-noreset", "-novtswitch", "-sharevts"),
        *_ANNOUNCE,
    )
    return f":{number}"


def _settings(folder: os.PathLike, size: Size) -> str:
    width, height = size
    columns = [width, *(width + extra for extra in _BLANKING)]
    lines = [height, *(height + extra for extra in _RETRACE)]
    megahertz = columns[-1] * lines[-1] * _REFRESH_RATE / 1e6
    mode = " ".join([f"{megahertz:.2f}", *map(str, columns + lines)])
    return string.Template(_TEMPLATE.read_text()).substitute(
        folder=folder, width=width, height=height, mode=mode
    )
