"""A running app: its window on the screen, its widgets, and what it takes of the machine."""

import gettext
import os
import pathlib
import re
import signal
import time

from harness.accessibility import AccessibilityBus, Condition, Node
from harness.desktop import Desktop
from harness.devices import Place
from harness.displays import Size
from testkit.cases import ROOT
from testkit.processes import end
from testkit.waiting import PATIENCE, eventually

CATALOGUES = ROOT / ".build" / "locale"

LIGHT, DARK = "default", "prefer-dark"
# More widgets than any window has on the way of the Tab key.
_MOST_TABS = 100
# How long an app that has nothing more to do is watched for that, in seconds.
_REST = 0.5
_TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


class App:
    """An app on a desktop, from its start to its end."""

    def __init__(
        self,
        desktop: Desktop,
        program: pathlib.Path,
        *arguments: str | os.PathLike,
        language: str = "en",
        colour_scheme: str = LIGHT,
        **variables: str,
    ) -> None:
        self.desktop = desktop
        self.name = program.stem
        self._catalogue = gettext.translation(
            "jogakbo", CATALOGUES, [language], fallback=language == "en"
        )
        self._process = desktop.processes.start(
            self.name,
            program,
            *arguments,
            LANGUAGE=language,
            ADW_DEBUG_COLOR_SCHEME=colour_scheme,
            **variables,
        )
        environment = desktop.processes.environment | variables
        self._bus = AccessibilityBus(environment["DBUS_SESSION_BUS_ADDRESS"])
        self.tree = eventually(self._shown_tree, lambda: f"a window of the app\n{self.log()}")

    def _shown_tree(self) -> Node | None:
        if self._process.poll() is not None:
            raise AssertionError(f"the app ended with {self._process.returncode}:\n{self.log()}")
        tree = self._bus.app(self.pid)
        return tree if tree and tree.children() and self._window_ids() else None

    # Widgets

    def find(
        self, role: str | None = None, name: str | None = None, within: float = PATIENCE
    ) -> Node:
        """The first widget with a role and an English name, as soon as there is one.

        The name is looked up in the app's language. Widgets on other pages than the one shown are
        found as well: search below the page then.
        """
        return self.tree.find(role, self.translated(name), within)

    def all(self, role: str | None = None, name: str | None = None) -> list[Node]:
        """The widgets with a role and an English name that are there now."""
        return self.tree.all(role, self.translated(name))

    def focus(self, node: Node) -> None:
        """Goes to a widget with the keyboard; fails where that does not lead to it."""
        for _ in range(_MOST_TABS):
            if node.has(Condition.FOCUSED):
                return
            self.desktop.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {node}")

    def toast(self) -> str:
        """What the app tells in passing; empty where it tells nothing."""
        (frame, *_) = self.window().children()
        (overlay, *_) = frame.children()
        # Not by a search of the whole window, which may take longer than a toast stays: the first
        # child is what the toasts lie over.
        return "\n".join(toast.describe() for toast in overlay.children()[1:])

    def translated(self, name: str | None) -> str | None:
        """A message of the app in the app's language; what is no message stays as it is."""
        return name and self._catalogue.gettext(name)

    # Its window on the screen

    def middle(self, node: Node) -> Place:
        """The middle of a widget on the screen."""
        return self.place(node, 0.5, 0.5)

    def place(self, node: Node, across: float, down: float) -> Place:
        """A place in a widget on the screen, in parts of its width and height."""
        left, top, width, height = self.box(node)
        return round(left + width * across), round(top + height * down)

    def box(self, node: Node) -> tuple[int, int, int, int]:
        """Left, top, width and height of a widget on the screen."""
        x, y, width, height = node.bounds
        window_x, window_y, window_width, _ = self._window_geometry()
        # A window draws a frame of its own, equally wide on every side, and counts from inside it.
        frame = (window_width - self.window().bounds[2]) // 2
        return window_x + frame + x, window_y + frame + y, width, height

    def window(self) -> Node:
        """The app's main window."""
        return self.tree.children()[0]

    def resize(self, size: Size) -> None:
        """Asks for another size of the window, its frame included."""
        (window, *_) = self._window_ids()
        self.desktop.processes.run("xdotool", "windowsize", window, *map(str, size))
        eventually(
            lambda: self._window_geometry()[2:] == size,
            lambda: f"a window of {size}; it is {self._window_geometry()[2:]}",
        )

    def resize_for(self, node: Node, size: Size) -> None:
        """Gives the window such a size that a widget that takes all room has another one."""
        *_, width, height = self._window_geometry()
        *_, columns, rows = node.bounds
        self.resize((width + size[0] - columns, height + size[1] - rows))
        eventually(
            lambda: node.bounds[2:] == size, lambda: f"{node} of {size}; it is {node.bounds}"
        )

    def fill_screen(self) -> None:
        """Maximizes the window; fails where the app needs more than the screen has."""
        self._ask_window_manager("-r", "-b", "toggle,maximized_vert,maximized_horz")
        eventually(
            lambda: self._window_geometry() == (0, 0, *self.desktop.size),
            lambda: f"a window of {self.desktop.size}; it is {self._window_geometry()}",
        )

    def _window_ids(self) -> list[str]:
        """The windows as the window manager lists them, the oldest first."""
        listed = self.desktop.processes.run("xprop", "-root", "_NET_CLIENT_LIST")
        return [window for window in re.findall(r"0x[0-9a-f]+", listed) if self._owns(window)]

    def _owns(self, window: str) -> bool:
        try:
            owner = self.desktop.processes.run("xprop", "-id", window, "_NET_WM_PID")
        except RuntimeError:
            return False  # It was closed since it was listed.
        return owner.strip().endswith(f"= {self.pid}")

    def _window_geometry(self) -> tuple[int, int, int, int]:
        (window, *_) = self._window_ids()
        shown = self.desktop.processes.run("xwininfo", "-id", window)
        labels = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        return tuple(int(re.search(rf"{label}:\s+(-?\d+)", shown)[1]) for label in labels)

    def _ask_window_manager(self, request: str, *details: str) -> None:
        # Not by the window's own actions: AT-SPI knows an action by its index, and the list of a
        # window's actions changes as pages come and go.
        (window, *_) = self._window_ids()
        self.desktop.processes.run("wmctrl", "-i", request, window, *details)

    # Its end

    def close(self) -> None:
        """Closes the window as a user does, and waits until the app has ended in good order."""
        self._ask_window_manager("-c")
        self.wait()

    def kill(self) -> None:
        """Ends the app without a warning, as a power cut does."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def wait(self) -> None:
        """Waits until the app has ended, and fails if it did so in disorder."""
        eventually(lambda: self._process.poll() is not None, "the end of the app")
        if self._process.returncode:
            raise AssertionError(f"the app ended with {self._process.returncode}:\n{self.log()}")

    def end(self) -> None:
        """Ends the app if it still runs."""
        end(self._process)
        self._bus.close()

    # What it takes, and says

    @property
    def pid(self) -> int:
        """The number of the app's process."""
        return self._process.pid

    def log(self) -> str:
        """What the app wrote to its standard output and error."""
        return self.desktop.processes.log(self.name).read_text(errors="replace")

    def cpu_seconds(self) -> float:
        """The processor time that the app has used in all its threads."""
        fields = pathlib.Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        user, system = fields[11:13]
        return (int(user) + int(system)) / _TICKS_PER_SECOND

    def come_to_rest(self) -> None:
        """Waits until the app has done what it had to do, and uses no processor."""

        def rests() -> bool:
            before = self.cpu_seconds()
            time.sleep(_REST)
            return self.cpu_seconds() == before

        eventually(rests, "the end of what the app had to do")

    def memory(self) -> int:
        """The memory that is the app's alone and that no file could give back, in bytes."""
        rollup = pathlib.Path(f"/proc/{self.pid}/smaps_rollup").read_text()
        return int(re.search(r"^Anonymous:\s+(\d+) kB", rollup, re.MULTILINE)[1]) * 1024
