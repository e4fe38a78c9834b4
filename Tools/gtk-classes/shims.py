"""Writes functions of C that stand for others, where Swift could not call those as they are.

A truth value becomes `bool`, which Swift knows as `Bool`. A parameter that the function takes over
gets a reference of its own, so that Swift goes on counting its own.
"""

from __future__ import annotations

from gir import Function, Value

# The function that adds a reference, for each counted class; set by the caller.
counters: dict[str, str] = {}


def name(function: Function) -> str:
    """What the shim of a function is called."""
    return f"swift_{function.symbol}"


def counted(value: Value) -> str | None:
    """The counted class that a value points to; None for anything else."""
    if not value.c_type.endswith("*"):
        return None
    pointee = value.c_type.removeprefix("const ").removesuffix("*").strip()
    return pointee if pointee in counters else None


def is_required(value: Value) -> bool:
    """Whether a parameter must not be null."""
    is_pointer = value.c_type in ("gpointer", "gconstpointer")
    return not (value.nullable or value.is_output or is_pointer)


def shim(function: Function) -> str | None:
    """The shim of a function; None if Swift can call it as it is."""
    values = ([function.instance] if function.instance else []) + list(function.parameters)
    if not any(_is_adapted(value) for value in [*values, function.result]):
        return None
    if any(value.c_type == "" for value in [*values, function.result]):
        return None
    parameters = [f"{_type(value)} {_parameter(value)}" for value in values]
    arguments = [_argument(value) for value in values]
    if function.throws:
        parameters.append("GError **error")
        arguments.append("error")
    call = f"{function.symbol}({', '.join(arguments)})"
    result = _type(function.result)
    call = f"return {call}" if result != "void" else call
    call += " != FALSE" if function.result.c_type == "gboolean" else ""
    signature = f"static inline {result} {name(function)}({', '.join(parameters) or 'void'})"
    return f"{signature} {{ {call}; }}"


def _is_adapted(value: Value) -> bool:
    takes_over = value.transfer == "full" and value.name != "" and counted(value) is not None
    return (value.c_type == "gboolean" and not value.is_output) or (
        takes_over and not value.is_output
    )


def _type(value: Value) -> str:
    return "bool" if value.c_type == "gboolean" else value.c_type


def _parameter(value: Value) -> str:
    return value.name + "_"


def _argument(value: Value) -> str:
    parameter = _parameter(value)
    if not _is_adapted(value) or value.c_type == "gboolean":
        return parameter
    add = f"{counters[counted(value) or '']}({parameter})"
    return add if is_required(value) else f"({parameter} ? {add} : NULL)"
