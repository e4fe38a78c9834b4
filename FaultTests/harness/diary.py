"""What an edited project must be like, kept apart from the program that edits it."""

import random
from dataclasses import dataclass, field

from harness.library import PHOTOS, Edit

UNDO: Edit = {"edit": "undo"}
REDO: Edit = {"edit": "redo"}
_FIRST: Edit = {"edit": "add-text", "text": "0"}


@dataclass(frozen=True)
class Seen:
    """What can be seen of a project: the newest mark, its layers, and its place in the history."""

    mark: str
    layers: int
    undo: int
    redo: int

    @classmethod
    def of(cls, shown: dict) -> "Seen":
        """What `show --json` tells."""
        layers = shown["document"]["layers"]
        history = shown["history"]
        return cls(layers[0]["text"] if layers else "", len(layers), history["undo"],
                   history["redo"])


@dataclass
class Diary:
    """Edits that can be told apart, and the state after each that was acknowledged."""

    # The states from the first one to the newest, and where in them the project is.
    past: list[tuple[str, int]] = field(default_factory=lambda: [("", 0)])
    place: int = 0
    marks: int = 0

    def seen(self) -> Seen:
        """The project as it must be shown."""
        mark, layers = self.past[self.place]
        return Seen(mark, layers, self.place, len(self.past) - 1 - self.place)

    def next_edit(self, chance: random.Random) -> Edit:
        """An edit that can be made now: of a text, of photos, or a step through the history."""
        if self.place == 0:
            return REDO if len(self.past) > 1 and chance.random() < 0.5 else _FIRST
        kinds = ["mark"] * 6 + ["photo", "undo"] + ["redo"] * self.can_redo()
        match chance.choice(kinds):
            case "photo":
                return {"edit": "add-photo", "path": str(chance.choice(PHOTOS))}
            case "undo":
                return UNDO
            case "redo":
                return REDO
        return self.mark_edit()

    def mark_edit(self) -> Edit:
        """An edit that writes what no other one does."""
        return {"edit": "set", "layer": "#1", "text": str(self.marks + 1)}

    def can_redo(self) -> bool:
        """Whether a step was undone."""
        return self.place < len(self.past) - 1

    def after(self, edit: Edit) -> "Diary":
        """The diary when an edit has been made."""
        mark, layers = self.past[self.place]
        match edit["edit"]:
            case "undo":
                return Diary(self.past, self.place - 1, self.marks)
            case "redo":
                return Diary(self.past, self.place + 1, self.marks)
            case "set":
                state, marks = (str(edit["text"]), layers), self.marks + 1
            case "add-text":
                state, marks = (str(edit["text"]), layers + 1), self.marks
            case _:
                state, marks = (mark, layers + 1), self.marks
        return Diary([*self.past[: self.place + 1], state], self.place + 1, marks)
