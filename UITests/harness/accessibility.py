"""What a screen reader sees: the accessibility tree of an app, through AT-SPI on D-Bus.

Spoken directly instead of through pyatspi, which knows one bus per process and keeps what it has
seen.
Roles are GTK's: "button", "text box", "list item"; `Node.describe` shows those of a window.
"""

import enum
from collections.abc import Iterator

from gi.repository import Gio, GLib

from testkit.waiting import PATIENCE, eventually

_ATSPI = "org.a11y.atspi."
_REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
# The coordinates of the window; GTK 4 knows no others.
_IN_WINDOW = 1
# An app that does not answer within this time hangs, in milliseconds.
_ANSWER = 10_000
# What GTK's own widgets call what happens when they are pressed.
_PRESSES = ("Click", "Toggle", "Activate")


class Condition(enum.IntEnum):
    """The states of a widget that tests ask for, by their bit (AtspiStateType)."""

    CHECKED = 4
    EXPANDED = 10
    FOCUSABLE = 11
    FOCUSED = 12
    PRESSED = 20
    SELECTED = 23
    SENSITIVE = 24
    VISIBLE = 30


class AccessibilityBus:
    """The bus on which apps show their widgets, one per session."""

    def __init__(self, session_bus: str) -> None:
        session = _connect(session_bus)
        (address,) = _call(
            session, ("org.a11y.Bus", "/org/a11y/bus"), "org.a11y.Bus", "GetAddress", None
        )
        session.close_sync(None)
        self.connection = _connect(address)

    def app(self, pid: int) -> "Node | None":
        """The tree of the app with a process number, as soon as it shows one."""
        return next((app for app in self._apps() if self._process(app.bus_name) == pid), None)

    def close(self) -> None:
        """Leaves the bus."""
        self.connection.close_sync(None)

    def _apps(self) -> list["Node"]:
        return Node(self.connection, *_REGISTRY).children()

    def _process(self, bus_name: str) -> int | None:
        daemon = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
        question = GLib.Variant("(s)", (bus_name,))
        try:
            return _call(
                self.connection, daemon, daemon[0], "GetConnectionUnixProcessID", question
            )[0]
        except GLib.Error:
            return None  # It left the bus since it was listed.


class Node:
    """A widget as assistive technology sees it. It holds nothing: every property is asked for."""

    def __init__(self, connection: Gio.DBusConnection, bus_name: str, path: str) -> None:
        self.bus_name = bus_name
        self._connection = connection
        self._address = (bus_name, path)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and self._address == other._address

    def __hash__(self) -> int:
        return hash(self._address)

    # What it is

    @property
    def role(self) -> str:
        """What kind of widget it is, as "button"."""
        return self._ask("Accessible", "GetRoleName")[0]

    @property
    def name(self) -> str:
        """What a screen reader calls it."""
        return self._get("Accessible", "Name")

    @property
    def description(self) -> str:
        """What a screen reader adds to the name."""
        return self._get("Accessible", "Description")

    def has(self, condition: Condition) -> bool:
        """Whether the widget is in a state."""
        low, high = self._ask("Accessible", "GetState")[0]
        return bool((low | high << 32) >> condition & 1)

    @property
    def text(self) -> str:
        """What is written in an entry or on a label."""
        # AT-SPI lets -1 stand for the end, but GTK 4.8 takes it for nothing in an entry.
        everything = (0, self._get("Text", "CharacterCount"))
        return self._ask("Text", "GetText", GLib.Variant("(ii)", everything))[0]

    @property
    def value(self) -> float:
        """Where a slider or a spin button stands."""
        return self._get("Value", "CurrentValue")

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """x, y, width and height in pixels, without the padding, from the window's content on."""
        return self._ask("Component", "GetExtents", GLib.Variant("(u)", (_IN_WINDOW,)))[0]

    @property
    def actions(self) -> list[str]:
        """What the widget can be told to do."""
        if _ATSPI + "Action" not in self._ask("Accessible", "GetInterfaces")[0]:
            return []
        return [name for name, *_ in self._ask("Action", "GetActions")[0]]

    # What can be done with it

    def do(self, action: str) -> None:
        """Does one of the actions."""
        names = self.actions
        if action not in names:
            raise AssertionError(f"{self} has no action {action}, but {names}")
        self._ask("Action", "DoAction", GLib.Variant("(i)", (names.index(action),)))

    def press(self) -> None:
        """Presses a button, toggles a switch, activates an entry."""
        names = self.actions
        self.do(next((name for name in _PRESSES if name in names), _PRESSES[0]))

    def write(self, text: str) -> None:
        """Replaces what is written in an entry."""
        self._ask("EditableText", "SetTextContents", GLib.Variant("(s)", (text,)))

    def set_value(self, value: float) -> None:
        """Moves a slider."""
        self._call_properties("Set", "(ssv)", "Value", "CurrentValue", GLib.Variant("d", value))

    # Where it stands in the tree

    def children(self) -> list["Node"]:
        """The nodes just below this one."""
        return [
            Node(self._connection, *address)
            for address in self._ask("Accessible", "GetChildren")[0]
        ]

    def descendants(self) -> Iterator["Node"]:
        """All nodes below this one, in the order of reading, without those that vanish meanwhile."""
        try:
            children = self.children()
        except GLib.Error:
            return
        for child in children:
            yield child
            yield from child.descendants()

    def all(self, role: str | None = None, name: str | None = None) -> list["Node"]:
        """The nodes with a role and a name that are there now."""
        return [node for node in self.descendants() if node.matches(role, name)]

    def find(
        self, role: str | None = None, name: str | None = None, within: float = PATIENCE
    ) -> "Node":
        """The first node with a role and a name, as soon as there is one."""
        return eventually(
            lambda: next((node for node in self.descendants() if node.matches(role, name)), None),
            lambda: f"{role or 'a node'} {name or ''}; there is\n{self.describe()}",
            within,
        )

    def matches(self, role: str | None, name: str | None) -> bool:
        """Whether role and name, where given, are the node's, and it is not hidden."""
        try:
            return (
                (role is None or self.role == role)
                and (name is None or self.name == name)
                and self.has(Condition.VISIBLE)
            )
        except GLib.Error:
            return False  # It went while the tree was walked.

    def describe(self, depth: int = 0) -> str:
        """The tree from this node on, a line for each."""
        try:
            line = f"{'  ' * depth}{self}"
            return "\n".join([line, *(child.describe(depth + 1) for child in self.children())])
        except GLib.Error as error:
            return f"{'  ' * depth}(gone: {error.message})"

    def __str__(self) -> str:
        return f"{self.role} {self.name!r}"

    # D-Bus

    def _ask(self, interface: str, method: str, arguments: GLib.Variant | None = None) -> tuple:
        return _call(self._connection, self._address, _ATSPI + interface, method, arguments)

    def _get(self, interface: str, name: str):
        return self._call_properties("Get", "(ss)", interface, name)[0]

    def _call_properties(self, method: str, form: str, interface: str, *rest) -> tuple:
        arguments = GLib.Variant(form, (_ATSPI + interface, *rest))
        properties = "org.freedesktop.DBus.Properties"
        return _call(self._connection, self._address, properties, method, arguments)


def _connect(address: str) -> Gio.DBusConnection:
    flags = (
        Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
        | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    )
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def _call(
    connection: Gio.DBusConnection,
    address: tuple[str, str],
    interface: str,
    method: str,
    arguments: GLib.Variant | None,
) -> tuple:
    return connection.call_sync(
        *address, interface, method, arguments, None, Gio.DBusCallFlags.NONE, _ANSWER, None
    ).unpack()
