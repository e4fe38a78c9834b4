"""A desktop for one test: a display, a window manager, a session bus, and folders of its own."""

import contextlib
import os
import pathlib
import shutil
import tempfile

from harness import displays
from harness.devices import Keyboard, Mouse, Place, Touchpad, TouchScreen
from harness.displays import Size
from testkit.cases import ROOT
from testkit.processes import Processes
from testkit.waiting import eventually

DESKTOP_SIZE: Size = (1280, 900)
PHONE_SIZE: Size = (360, 640)

# What decides how GTK behaves is set here; nothing else of the caller's settings reaches the app.
_TOOLKIT = {
    "GDK_BACKEND": "x11",
    "GSK_RENDERER": "cairo",  # the same pixels on every machine
    "GSETTINGS_BACKEND": "memory",
    "GTK_A11Y": "atspi",
    "GTK_USE_PORTAL": "0",
    "ADW_DISABLE_PORTAL": "1",
    "LC_ALL": "C.UTF-8",
    "TZ": "UTC",
}
# Neither what moves nor what blinks: a picture of a state at rest is always the same.
_GTK_SETTINGS = "[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n"
_FOLDERS = {
    "HOME": "home",
    "XDG_RUNTIME_DIR": "run",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_CACHE_HOME": "cache",
    "XDG_STATE_HOME": "state",
    "XDG_PICTURES_DIR": "pictures",
}
# What a caller may hand through: where programs are, and how sanitizers report.
_INHERITED = ("PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS")


class Desktop:
    """Begins with nothing but a window manager; ends with no process and no file left."""

    def __init__(self, size: Size = DESKTOP_SIZE, touch: bool = False) -> None:
        self.size = size
        with contextlib.ExitStack() as stack:
            # Short, for it becomes part of the path of sockets.
            self.folder = pathlib.Path(tempfile.mkdtemp(prefix="jogakbo-ui-"))
            stack.callback(shutil.rmtree, self.folder, ignore_errors=True)
            self.processes = Processes(self.folder, self._environment())
            stack.callback(self.processes.end_all)
            self._start_display(touch)
            self._start_session()
            self.keyboard = Keyboard(self.processes)
            self.mouse = Mouse(self.processes)
            if touch:
                self.touch_screen = TouchScreen(self.folder, size)
                stack.callback(self.touch_screen.close)
                self.touchpad = Touchpad(self.folder, self.mouse)
                stack.callback(self.touchpad.close)
            self._stack = stack.pop_all()

    def close(self) -> None:
        """Ends everything on the desktop."""
        self._stack.close()

    def path(self, variable: str) -> pathlib.Path:
        """The folder that a variable of the environment names, as "XDG_DATA_HOME"."""
        return pathlib.Path(self.processes.environment[variable])

    def screenshot(self, picture: pathlib.Path) -> pathlib.Path:
        """Takes a picture of the whole screen as it is."""
        self.processes.run("import", "-window", "root", picture)
        return picture

    def still(self, picture: pathlib.Path) -> pathlib.Path:
        """Takes a picture of the whole screen once two in a row are equal."""
        shots = [self.folder / "before.ppm", self.folder / "now.ppm"]
        self.screenshot(shots[1])

        def rests() -> bool:
            shots.reverse()
            before, now = shots
            return before.read_bytes() == self.screenshot(now).read_bytes()

        eventually(rests, "the screen to come to rest")
        self.processes.run("convert", shots[1], picture)
        return picture

    def window_middle(self, title: str) -> Place:
        """The middle of the window with a title, as soon as there is one."""

        def windows() -> list[str]:
            try:
                return self.processes.run(
                    "xdotool", "search", "--onlyvisible", "--name", f"^{title}$"
                ).split()
            except RuntimeError:
                return []  # There is none yet.

        window = eventually(windows, f"a window called {title}")[-1]
        shown = self.processes.run("xdotool", "getwindowgeometry", "--shell", window)
        values = dict(line.split("=") for line in shown.split())
        left, top, width, height = (int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
        return left + width // 2, top + height // 2

    def _environment(self) -> dict[str, str]:
        environment = {name: os.environ[name] for name in _INHERITED if name in os.environ}
        for variable, name in _FOLDERS.items():
            folder = self.folder / name
            folder.mkdir(mode=0o700)
            environment[variable] = str(folder)
        environment["XDG_DATA_DIRS"] = f"{ROOT / 'data'}:/usr/local/share:/usr/share"
        # Not made here: the app finds none when it is started for the first time.
        environment["JOGAKBO_LIBRARY"] = str(self.folder / "library")
        settings = self.folder / _FOLDERS["XDG_CONFIG_HOME"] / "gtk-4.0" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text(_GTK_SETTINGS)
        return environment | _TOOLKIT

    def _start_display(self, touch: bool) -> None:
        start = displays.start_xorg if touch else displays.start_xvfb
        self.processes.environment["DISPLAY"] = start(self.processes, self.size)

    def start_session_bus(self) -> str:
        """Starts another session bus, on which nobody knows those on the first; returns its address."""
        return self.processes.start_announcing(
            "bus", "dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address={fd}"
        )

    def _start_session(self) -> None:
        self.processes.environment["DBUS_SESSION_BUS_ADDRESS"] = self.start_session_bus()
        self.processes.start("openbox", "openbox", "--sm-disable")
        eventually(self._has_window_manager, "the window manager")

    def _has_window_manager(self) -> bool:
        return "window id #" in self.processes.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK")
