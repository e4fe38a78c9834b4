"""What is left in a file of a change that was not synced before the power went."""

import enum
import random

from harness.record import Operation
from harness.shim import Kind

_SECTOR = 512


class Survival(enum.Enum):
    """How much of what was not synced is there."""

    ALL = enum.auto()
    NOTHING = enum.auto()
    SIZES = enum.auto()
    CHANCE = enum.auto()


# Chance finds states that differ; the others are few, and likely.
SURVIVALS = (Survival.ALL, Survival.NOTHING, Survival.SIZES, *[Survival.CHANCE] * 9)


def apply_change(
    data: bytearray, operation: Operation, survival: Survival, chance: random.Random
) -> None:
    """Does to a file's data what is left of an operation."""
    if survival == Survival.NOTHING:
        return
    if survival == Survival.CHANCE:
        match chance.choice("aaaattsn"):
            case "a":
                survival = Survival.ALL
            case "s":
                survival = Survival.SIZES
            case "n":
                return
    if operation.kind == Kind.TRUNCATE:
        _resize(data, operation.offset)
        return
    start, content = operation.offset, operation.content
    if survival != Survival.CHANCE or chance.random() < 0.5:
        _extend(data, start + len(content))
    if survival == Survival.ALL:
        data[start : start + len(content)] = content
    elif survival == Survival.CHANCE:
        for sector in range(0, len(content), _SECTOR):
            if chance.random() < 0.5:
                part = content[sector : sector + _SECTOR]
                _extend(data, start + sector + len(part))
                data[start + sector : start + sector + len(part)] = part


def _resize(data: bytearray, length: int) -> None:
    del data[length:]
    _extend(data, length)


def _extend(data: bytearray, length: int) -> None:
    data.extend(bytes(max(0, length - len(data))))
