"""Chooses the names that Swift sees for the functions and enumerations of C."""

from __future__ import annotations

import re

from gir import Enumeration, Function

# Names that cannot be declared, or would hide a function that every counted class has.
RESERVED = {"init", "self", "Type", "ref", "unref", "refSink", "takeRef"}
RESERVED_LABELS = {"inout", "var", "let"}


def camel(name: str) -> str:
    """`set_default_size` as `setDefaultSize`."""
    first, *rest = [word for word in name.strip("_").split("_") if word]
    return first.lower() + "".join(word[:1].upper() + word[1:] for word in rest)


def is_initializer(function: Function, owner: str) -> bool:
    """Whether a function makes an object of its own class."""
    makes = function.kind == "constructor" or function.result.c_type.rstrip("*") == owner
    return makes and function.instance is None and function.name.split("_")[0] == "new"


def is_getter(function: Function) -> bool:
    """Whether a function reads a property: it takes nothing and gives something."""
    if function.parameters or function.throws or function.result.c_type in ("void", ""):
        return False
    return function.name.split("_")[0] in ("get", "is", "has") and "_" in function.name


def swift_name(function: Function, owner: str) -> str | None:
    """The name of a function as API notes write it; None where Swift has no name for it.

    `gtk_label_new` becomes `GtkLabel.init(_:)`, `gtk_button_new_with_label` becomes
    `GtkButton.init(label:)`, `gtk_window_set_default_size` becomes
    `GtkWindow.setDefaultSize(self:_:height:)`, and `gtk_label_get_text` becomes the property
    `GtkLabel.text`.
    """
    labels = [_label(value.name) for value in function.parameters]
    if is_initializer(function, owner):
        base = "init"
        suffix = re.sub(r"^new(_(with|from|for))?_?", "", function.name)
        if labels:
            labels[0] = _label(suffix) if suffix and len(labels) == 1 else "_"
        elif suffix:
            return None
    else:
        base = camel(re.sub(r"^get_", "", function.name) if is_getter(function) else function.name)
        if labels:
            labels[0] = "_"
    if base in RESERVED - {"init"} or base[0].isdigit():
        return None
    if function.throws:
        labels.append("error")
    if function.instance is not None:
        labels.insert(0, "self")
    prefix = "getter:" if base != "init" and is_getter(function) else ""
    return f"{prefix}{owner}.{base}({''.join(label + ':' for label in labels)})"


def member_names(enumeration: Enumeration) -> list[tuple[str, str]]:
    """The members of an enumeration: their names in C and in Swift, as far as it has one."""
    names = [(symbol, camel(name)) for name, symbol in enumeration.members]
    return [(symbol, name) for symbol, name in names if not name[0].isdigit()]


def _label(name: str) -> str:
    label = camel(name)
    return label + "_" if label in RESERVED_LABELS or label == "self" else label
