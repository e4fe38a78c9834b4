"""Bundles as an attacker makes them, each with what it tries."""

import hashlib
import json
import pathlib
from collections.abc import Callable
from dataclasses import dataclass

from harness import archives
from harness.archives import DEVICE, FIFO, LINK, SETUID, Entry
from harness.library import PHOTOS

# The name of what escaped, wherever it got to.
ESCAPED = "ESCAPED"
# More steps up than any folder is deep.
_UP = "../" * 40
_PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Aim:
    """What an attack is made of: a folder to get into, and a photo that is what it claims."""

    outside: pathlib.Path
    photo: bytes = PHOTOS[0].read_bytes()

    @property
    def target(self) -> str:
        """The absolute path of a file that must not come to be."""
        return str(self.outside / ESCAPED)

    @property
    def photo_name(self) -> str:
        """The name that the photo has in a bundle."""
        return name_for(self.photo)

    @property
    def document(self) -> Entry:
        """A document that shows the photo."""
        layer = {
            "id": "1F9D54F5-3A03-4179-A1AD-A9187834C474", "kind": "photo", "x": 50, "y": 50,
            "width": 40, "height": 40, "fileName": self.photo_name.removeprefix("photos/"),
        }
        text = {"version": 1, "canvasWidth": 100, "canvasHeight": 100, "layers": [layer]}
        return Entry("document.json", json.dumps(text).encode())

    def named(self, name: str, content: bytes = b"x", mode: int | None = None) -> list[Entry]:
        """The document, and an entry with a name."""
        entry = Entry(name, content) if mode is None else Entry(name, content, mode)
        return [self.document, entry]


def name_for(content: bytes, ending: str = "jpg") -> str:
    """The name that a bundle gives a photo with this content."""
    return f"photos/{hashlib.sha256(content).hexdigest()}.{ending}"


# What is spoiled in an archive after it was written.
Spoil = Callable[[bytes, Aim], bytes]


def _entries(aim: Aim) -> dict[str, list[Entry]]:
    """Attacks by the names and kinds of entries."""
    photo = Entry(aim.photo_name, aim.photo)
    outside = str(aim.outside).encode()
    return {
        "a name that leads up": aim.named(_UP + aim.target),
        "an absolute name": aim.named(aim.target),
        "a name with backslashes": aim.named("..\\..\\" + ESCAPED),
        "a name that leads up from the photos": aim.named("photos/a/" + _UP + aim.target),
        "a link instead of a photo": aim.named(aim.photo_name, outside + b"/secret", LINK),
        "a link instead of the photos": [
            aim.document, Entry("photos", outside, LINK), photo],
        "a link to the folder above": [
            aim.document, Entry("p", b"..", LINK), Entry("p/" * 20 + ESCAPED, b"x")],
        "a pipe instead of a photo": aim.named(aim.photo_name, b"", FIFO),
        "a device instead of a photo": aim.named(aim.photo_name, b"", DEVICE),
        "a program with its owner's rights": aim.named(aim.photo_name, aim.photo, SETUID),
        "two documents": [aim.document, Entry("document.json", b'{"layers":[]}')],
        "names that differ in case": [aim.document, Entry("Document.json", b"{}"), photo,
                                      Entry(aim.photo_name.replace("jpg", "JPG"), b"b")],
        "a file instead of the photos": [aim.document, Entry("photos", b"x"), photo],
        "a very long name": aim.named("photos/" + "a" * 60_000),
        "a very deep folder": aim.named("d/" * 5_000 + "x"),
        "a bundle instead of a document": [Entry("document.json", b"PK\x03\x04" + bytes(1_000))],
    }


_SPOILED: dict[str, Spoil] = {
    "a size that is not true": lambda archive, aim: archives.claim_size(
        archive, aim.photo_name, 10),
    "a checksum that is not true": lambda archive, aim: archive.replace(
        aim.photo[-2_000:-1_000], bytes(1_000), 1) if aim.photo[-2_000:-1_000] in archive
        else archive[:14] + b"\xde\xad\xbe\xef" + archive[18:],
    "an archive that was cut off": lambda archive, aim: archive[: len(archive) // 2],
    "two names for one entry": lambda archive, aim: archive.replace(
        aim.photo_name.encode(), _same_length("../../" + ESCAPED, aim.photo_name), 1),
    "a name with a zero byte": lambda archive, aim: archive.replace(
        aim.photo_name.encode(), _same_length(aim.photo_name[:-5] + "\0../", aim.photo_name)),
}


def _same_length(name: str, other: str) -> bytes:
    """A name, padded so that it takes another one's place."""
    return name.encode().ljust(len(other), b"x")


def _write_bombs(folder: pathlib.Path) -> None:
    """Attacks by what entries unpack to."""
    one = [b"photos/" + b"0" * 64 + b".png"]
    archives.write_packed(folder / "a gigabyte of zeros", one, archives.zeros(1_024, _PNG))
    many = [b"photos/%064x.png" % number for number in range(5_000)]
    archives.write_packed(folder / "100 GB in one place", many, archives.zeros(20, _PNG))
    extras = [Entry(f"__MACOSX/{number}") for number in range(30_000)]
    archives.write(folder / "very many entries", extras)


def write_all(folder: pathlib.Path, outside: pathlib.Path) -> list[pathlib.Path]:
    """Writes all of them into a folder, named by what they try, against a folder outside."""
    aim = Aim(outside)
    for name, entries in _entries(aim).items():
        archives.write(folder / name, entries)
    for name, spoil in _SPOILED.items():
        file = folder / name
        sound = archives.write(file, aim.named(aim.photo_name, aim.photo))
        spoiled = spoil(sound, aim)
        if spoiled == sound:
            raise ValueError(f"{name}: the archive is as it was")
        file.write_bytes(spoiled)
    _write_bombs(folder)
    return sorted(folder.iterdir())
