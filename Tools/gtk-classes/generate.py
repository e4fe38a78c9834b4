#!/usr/bin/env python3
"""Writes how Swift sees GTK: see README.md. With --check it only says whether that is up to date."""

from __future__ import annotations

import pathlib
import subprocess
import sys

import gir
import names
import shims

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]

CLASSES = ROOT / "Sources" / "AdwaitaKit" / "Classes.swift"

# The modules of C, with the libraries (by their name in the descriptions) that each holds.
MODULES = {"CGLib": ("GLib", "GObject", "Gio"), "CAdw": ("Gdk", "Gsk", "Gtk", "Adw")}

# Classes that have functions of their own for counting.
COUNTERS = {
    "GBytes": ("g_bytes_ref", "g_bytes_unref"),
    "GVariant": ("g_variant_ref_sink", "g_variant_unref"),
    "GdkContentFormats": ("gdk_content_formats_ref", "gdk_content_formats_unref"),
    "GdkEvent": ("gdk_event_ref", "gdk_event_unref"),
    "GskRenderNode": ("gsk_render_node_ref", "gsk_render_node_unref"),
}

# A name of C for a class of another name.
ALIASES = {"GtkSnapshot": "GdkSnapshot"}

# Whose descriptions are read.
LIBRARIES = ("glib-2.0", "gtk4", "libadwaita-1")


def notice() -> str:
    """What the written files begin with. It says which versions of the libraries they describe."""
    command = ["pkg-config", "--modversion", *LIBRARIES]
    versions = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    described = ", ".join(f"{name} {version}" for name, version in zip(LIBRARIES, versions))
    return f"Written by Tools/gtk-classes/generate.py, from {described}: change that, not this."


def listed_classes() -> list[str]:
    """The classes of classes.txt."""
    lines = (HERE / "classes.txt").read_text().splitlines()
    return [name for line in lines if not line.startswith("#") for name in line.split()]


def classes_header(classes: list[str]) -> str:
    """The functions that count, for each class."""
    lines = [f"// {notice()}"]
    for name in classes:
        if name in COUNTERS:
            lines.append(f"CGLIB_COUNTED_BY({name}, {', '.join(COUNTERS[name])})")
        elif name not in ALIASES:
            lines.append(f"CGLIB_COUNTED({name})")
    return "\n".join(lines) + "\n"


def tag_notes(classes: list[str]) -> list[str]:
    """The notes that make the classes counted references."""
    return [
        f"- {{ Name: _{name}, SwiftImportAs: reference, SwiftRetainOp: {name}_ref, "
        f"SwiftReleaseOp: {name}_unref, SwiftDefaultOwnership: unretained }}"
        for name in classes
        if name not in ALIASES
    ]


def enumeration_notes(enumerations: list[gir.Enumeration]) -> tuple[list[str], list[str]]:
    """The notes for enumerations, and those for their members."""
    tags = [
        f"- {{ Name: {e.name}, EnumKind: {'NSOptions' if e.is_flags else 'NSEnum'} }}"
        for e in enumerations
    ]
    members = [
        f'- {{ Name: {symbol}, SwiftName: "{name}" }}'
        for e in enumerations
        for symbol, name in names.member_names(e)
    ]
    return tags, members


def function_note(function: gir.Function, owner: str, name: str | None, symbol: str) -> str:
    """The note of one function: its name, what may be null, and who owns the result."""
    is_initializer = names.is_initializer(function, owner)
    values = ([function.instance] if function.instance else []) + list(function.parameters)
    nullability = ["N" if shims.is_required(value) else "O" for value in values]
    if function.throws:
        nullability.append("O")
    of_result = "N" if is_initializer else "U"
    of_result = "O" if function.result.nullable or function.throws else of_result
    parts = [f"Name: {symbol}"]
    if name is not None:
        parts.append(f'SwiftName: "{name}"')
    if nullability:
        parts.append(f"Nullability: [{', '.join(nullability)}]")
    # Without it, the list of the parameters would make the result one that is never null.
    if "*" in function.result.c_type or "pointer" in function.result.c_type:
        parts.append(f"NullabilityOfRet: {of_result}")
    if function.result.transfer == "full" and shims.counted(function.result) is not None:
        parts.append("SwiftReturnOwnership: retained")
    return f"- {{ {', '.join(parts)} }}"


class Writer:
    """Collects what is written about the functions of a module's classes."""

    def __init__(self, classes: list[str], descriptions: gir.Descriptions) -> None:
        self.notes: list[str] = []
        self.shims: list[str] = []
        self.taken: set[str] = set()
        for name in classes:
            self._add(descriptions.classes[name])

    def _add(self, owner: gir.Class) -> None:
        for function in owner.functions:
            # A function that uses its object up cannot be called on a counted one.
            if function.instance is not None and function.instance.transfer == "full":
                continue
            name = names.swift_name(function, ALIASES.get(owner.name, owner.name))
            name = name if name is not None and self._claim(name) else None
            symbol = function.symbol
            if (shim := shims.shim(function)) is not None:
                self.shims.append(shim)
                symbol = shims.name(function)
            self.notes.append(function_note(function, owner.name, name, symbol))

    def _claim(self, name: str) -> bool:
        """Takes a name unless an earlier function has it, or has it as a property."""
        key = name.removeprefix("getter:")
        is_new = key not in self.taken
        self.taken.add(key)
        return is_new


def swift_classes(classes: list[str], descriptions: gir.Descriptions) -> str:
    """The Swift file that says which class is a widget, and how the type system calls it."""
    lines = [f"// {notice()}", "", "public import CAdw"]
    for name in classes:
        if name in COUNTERS or name in ALIASES:
            continue
        kind = "Widget" if descriptions.is_a(name, "GtkWidget") else "Object"
        function = descriptions.classes[name].type_function
        function = "g_object_get_type" if name == "GObject" else function
        lines += ["", f"extension {name}: {kind} {{"]
        lines += ["  /// See ``Object``.", f"  public static var gType: GType {{ {function}() }}", "}"]
    return "\n".join(lines) + "\n"


def module_contents(
    module: str, classes: list[str], descriptions: gir.Descriptions
) -> dict[pathlib.Path, str]:
    """What is written for a module of C, by file."""
    folder = ROOT / "Sources" / "C" / module
    writer = Writer(classes, descriptions)
    listed = [e for e in descriptions.enumerations if e.namespace in MODULES[module]]
    enumerations, members = enumeration_notes(listed) if module == "CAdw" else ([], [])
    notes = [f"# {notice()}", "---", f"Name: {module}", "Tags:", *tag_notes(classes), *enumerations]
    notes += ["Enumerators:", *members] if members else []
    notes += ["Functions:", *writer.notes]
    return {
        folder / "classes.h": classes_header(classes),
        folder / "functions.h": "\n".join([f"// {notice()}", "", *writer.shims]) + "\n",
        folder / f"{module}.apinotes": "\n".join(notes) + "\n",
    }


def contents() -> dict[pathlib.Path, str]:
    """All that is written, by file."""
    descriptions = gir.read()
    classes = listed_classes()
    shims.counters = {name: COUNTERS.get(name, ("g_object_ref", ""))[0] for name in classes}
    result: dict[pathlib.Path, str] = {CLASSES: swift_classes(classes, descriptions)}
    for module, namespaces in MODULES.items():
        own = [name for name in classes if descriptions.classes[name].namespace in namespaces]
        result |= module_contents(module, own, descriptions)
    return result


def main() -> int:
    """Writes the files, or checks them."""
    if absent := gir.missing():
        print(f"gtk-classes: not installed: {', '.join(absent)}", file=sys.stderr)
        return 1
    status = 0
    is_check = "--check" in sys.argv[1:]
    if is_check and notice() not in CLASSES.read_text():
        print("gtk-classes: not checked: written from other versions of the libraries")
        return 0
    for path, text in contents().items():
        if path.exists() and path.read_text() == text:
            continue
        if is_check:
            print(f"gtk-classes: out of date: {path.relative_to(ROOT)}", file=sys.stderr)
            status = 1
        else:
            path.write_text(text)
    return status


if __name__ == "__main__":
    sys.exit(main())
