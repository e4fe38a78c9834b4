"""Pictures of every screen of the app, in every language, colour scheme and size."""

import dataclasses
import itertools
import pathlib
from collections.abc import Callable, Iterable, Iterator

from harness.app import DARK, LIGHT, App
from harness.desktop import DESKTOP_SIZE, PHONE_SIZE, Desktop
from harness.library import Library

LANGUAGES = ("en", "ko")
SCHEMES = {"light": LIGHT, "dark": DARK}
SIZES = {"desktop": DESKTOP_SIZE, "phone": PHONE_SIZE}

# Starts the app by a function, and brings it to what is to be seen.
Screen = Callable[[Desktop, Library, Callable[..., App]], object]


@dataclasses.dataclass(frozen=True)
class Variant:
    """One way in which a screen shows."""

    screen: str
    language: str
    scheme: str
    size: str

    @property
    def name(self) -> str:
        """The name of its picture, as "editor-ko-dark-phone.png"."""
        return f"{self.screen}-{self.language}-{self.scheme}-{self.size}.png"


def variants(screens: Iterable[str]) -> Iterator[Variant]:
    """All ways in which screens show."""
    return itertools.starmap(Variant, itertools.product(screens, LANGUAGES, SCHEMES, SIZES))


def take(variant: Variant, program: pathlib.Path, screen: Screen, picture: pathlib.Path) -> None:
    """Takes a picture of a screen on a desktop of its own, the window filling it."""
    desktop = Desktop(SIZES[variant.size])

    def start(*arguments) -> App:
        scheme = SCHEMES[variant.scheme]
        app = App(desktop, program, *arguments, language=variant.language, colour_scheme=scheme)
        app.fill_screen()
        # What lies under the pointer looks as if it were meant.
        desktop.mouse.move((0, 0))
        return app

    try:
        screen(desktop, Library(desktop), start)
        desktop.still(picture)
    finally:
        desktop.close()
