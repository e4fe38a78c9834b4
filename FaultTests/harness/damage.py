"""Ways in which a medium damages a database, at places that chance decides."""

import random
from collections.abc import Callable

_PAGE = 4096
# Of the file: before the first table, and all of the first page behind it.
_HEADER = 100


def _flip_bit(database: bytearray, chance: random.Random) -> None:
    database[chance.randrange(len(database))] ^= 1 << chance.randrange(8)


def _garbage_page(database: bytearray, chance: random.Random) -> None:
    _overwrite_page(database, chance, chance.randbytes(_PAGE))


def _zero_page(database: bytearray, chance: random.Random) -> None:
    _overwrite_page(database, chance, bytes(_PAGE))


def _overwrite_page(database: bytearray, chance: random.Random, content: bytes) -> None:
    start = chance.randrange(1, len(database) // _PAGE) * _PAGE
    database[start : start + _PAGE] = content


def _swap_pages(database: bytearray, chance: random.Random) -> None:
    first, second = (page * _PAGE for page in chance.sample(range(1, len(database) // _PAGE), 2))
    one, other = database[first : first + _PAGE], database[second : second + _PAGE]
    database[first : first + _PAGE], database[second : second + _PAGE] = other, one


def _cut_off(database: bytearray, chance: random.Random) -> None:
    del database[chance.randrange(1, len(database)) :]


def _garbage_schema(database: bytearray, chance: random.Random) -> None:
    database[_HEADER:_PAGE] = chance.randbytes(_PAGE - _HEADER)


def _zero_header(database: bytearray, _chance: random.Random) -> None:
    database[:_HEADER] = bytes(_HEADER)


def _text(database: bytearray, _chance: random.Random) -> None:
    database[:] = b"My shopping list: milk, eggs, bread.\n" * 100


def _nothing(database: bytearray, _chance: random.Random) -> None:
    database.clear()


Damage = Callable[[bytearray, random.Random], None]
# Each with its share of the full set.
_KINDS: tuple[tuple[str, Damage, int], ...] = (
    ("a flipped bit", _flip_bit, 60),
    ("a page of garbage", _garbage_page, 30),
    ("a page of zeros", _zero_page, 30),
    ("two swapped pages", _swap_pages, 30),
    ("an end cut off", _cut_off, 34),
    ("a schema of garbage", _garbage_schema, 10),
    ("a header of zeros", _zero_header, 3),
    ("a text", _text, 2),
    ("nothing", _nothing, 1),
)


def kinds(full: bool) -> list[tuple[str, Damage]]:
    """All damages to try: each kind as often as its share, or once."""
    return [(name, damage) for name, damage, share in _KINDS
            for _ in range(share if full else 1)]
