"""The protocol of Xorg's inputtest driver (xf86-input-inputtest-protocol.h, version 1.1).

Every message begins with its length in bytes and its kind. The driver takes one connection per
device for as long as the server runs, so a device is opened once and kept.
"""

import enum
import pathlib
import socket
import struct

_AXES = 64
_VERSION = struct.Struct("<IiHH")
_SYNC = struct.Struct("<Ii")
# Touch identifier, event, flags; then the mask of the axes given, their values, and raw values.
_TOUCH = struct.Struct(f"<IiIII8s4x{_AXES}d{_AXES}d")
# Event, fingers, flags; then dx, dy, both unaccelerated, the scale since the begin, and degrees.
_PINCH = struct.Struct("<IiHHI6d")

# The range of a touch screen's axes, from edge to edge.
AXIS_MAXIMUM = 65535.0


class Message(enum.IntEnum):
    """The kinds of messages that are sent here."""

    VERSION = 0
    WAIT_FOR_SYNC = 1
    TOUCH = 6
    PINCH = 7


class Phase(enum.IntEnum):
    """Where in its life a touch or gesture is; added to the first event type of its kind."""

    BEGIN = 0
    UPDATE = 1
    END = 2


_FIRST_TOUCH_EVENT = 18  # XI_TouchBegin
_FIRST_PINCH_EVENT = 27  # XI_GesturePinchBegin


class Device:
    """A device of the server, through its socket."""

    def __init__(self, path: pathlib.Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.connect(str(path))
        self._socket.sendall(_VERSION.pack(_VERSION.size, Message.VERSION, 1, 1))
        self._receive(_VERSION)

    def touch(self, phase: Phase, finger: int, x: float, y: float) -> None:
        """Moves a finger to a place in units of the axes."""
        rest = [0.0] * (_AXES - 2)
        both_axes = struct.pack("<Q", 0b11)
        event = _FIRST_TOUCH_EVENT + phase
        header = (_TOUCH.size, Message.TOUCH, finger, event, 0, both_axes)
        self._send(_TOUCH.pack(*header, x, y, *rest, *[0.0] * _AXES))

    def pinch(self, phase: Phase, scale: float, degrees: float) -> None:
        """Two fingers on a touchpad: the scale since the begin, the turn since the last event."""
        event = _FIRST_PINCH_EVENT + phase
        header = (_PINCH.size, Message.PINCH, event, 2, 0)
        self._send(_PINCH.pack(*header, 0, 0, 0, 0, scale, degrees))

    def close(self) -> None:
        """Takes the device away for good."""
        self._socket.close()

    def _send(self, message: bytes) -> None:
        """Sends a message and waits until the server has dealt with it."""
        self._socket.sendall(message + _SYNC.pack(_SYNC.size, Message.WAIT_FOR_SYNC))
        self._receive(_SYNC)

    def _receive(self, form: struct.Struct) -> None:
        received = b""
        while len(received) < form.size:
            part = self._socket.recv(form.size - len(received))
            if not part:
                raise ConnectionError("the X server closed the device")
            received += part
