"""The fields of a state, declared once: how it is copied and its form in a dump come from their types.

    class ExampleState(State):
        round: i64
        deck: Pile
        home: Annotated[vec[i64], SHARED]
        history: Annotated[History, KINDS]

    FIELD_TYPES = complete(ExampleState)

In plain Python `complete` gives the class its method `copy`. A compiled class cannot be given any, so the same
code is written into its module before that is compiled (see `hatch_build.py`).
"""

from __future__ import annotations

import ast
import sys
from types import GenericAlias
from typing import Any, Final, NamedTuple

SHARED: Final = "shared"
"""Marks a field that never changes once the game is set up: copies share it."""
DERIVED: Final = "derived"
"""Marks a shared field that comes from the game and its options: it is not in a dump."""

_VALUES = ("i64", "int", "float", "bool", "str", "bytes", "tuple", "frozenset")
"""Types whose values never change."""


class _Field(NamedTuple):
    name: str
    type: ast.expr
    shared: bool
    in_dump: bool
    form: str
    """The expression for what loads it from a dump; empty: its type does."""


def complete(state_class: type[Any]) -> dict[str, Any]:
    """Gives a class of states its method `copy`, and returns its FIELD_TYPES: each field's form in a dump."""
    annotations = vars(state_class)["__annotations__"]
    if not all(isinstance(text, str) for text in annotations.values()):
        raise TypeError(f"the module of {state_class.__name__} needs 'from __future__ import annotations'")
    fields = [_field(name, text) for name, text in annotations.items()]
    made: dict[str, Any] = {}
    names = vars(sys.modules[state_class.__module__]) | {state_class.__name__: state_class} | _names_of_forms()
    exec("from __future__ import annotations\n" + _copy_code(state_class.__name__, fields), names, made)
    state_class.copy = made["copy"]
    return {field.name: eval(_form(field), names) for field in fields if field.in_dump}


def completed_source(source: str) -> str:
    """The source of a module with what `complete` would do written out, so that it can be compiled."""
    tree = ast.parse(source)
    lines = source.splitlines(keepends=True)
    calls = [
        (statement, statement.value.args[0].id)
        for statement in tree.body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        and isinstance(statement.value, ast.Call)
        and isinstance(statement.value.func, ast.Name)
        and statement.value.func.id == complete.__name__
        and isinstance(statement.value.args[0], ast.Name)
    ]
    classes = {one.name: one for one in tree.body if isinstance(one, ast.ClassDef)}
    for statement, name in reversed(calls):  # from the end, because the lines below move
        body = classes[name].body
        declared = {
            one.target.id: ast.unparse(one.annotation)
            for one in body
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
        }
        fields = [_field(field, text) for field, text in declared.items()]
        forms = "".join(f"    {field.name!r}: {_form(field)},\n" for field in fields if field.in_dump)
        lines[statement.lineno - 1 : statement.end_lineno] = [
            f"{_IMPORTS_OF_FORMS}FIELD_TYPES: dict[str, object] = {{\n{forms}}}\n"
        ]
        copy = "".join(f"    {line}\n" for line in _copy_code(name, fields).splitlines())
        lines.insert(body[-1].end_lineno or 0, f"\n{copy}")
    return "".join(lines)


_IMPORTS_OF_FORMS = "from types import GenericAlias\nfrom cantina.kernel.vectors import NUMBERS\n"


def _names_of_forms() -> dict[str, Any]:
    """What forms are made of, beside what the game's module knows."""
    from cantina.kernel.vectors import NUMBERS  # a build reads this module before there is a package

    return {"NUMBERS": NUMBERS, "GenericAlias": GenericAlias}


def _field(name: str, annotation: str) -> _Field:
    found = ast.parse(annotation, mode="eval").body
    marks: list[ast.expr] = []
    if isinstance(found, ast.Subscript) and ast.unparse(found.value) == "Annotated":
        assert isinstance(found.slice, ast.Tuple)
        found, *marks = found.slice.elts
    words = [ast.unparse(mark) for mark in marks]
    forms = [word for word in words if word not in ("SHARED", "DERIVED")]
    return _Field(name, found, len(forms) < len(words), "DERIVED" not in words, forms[0] if forms else "")


def _copy_code(class_name: str, fields: list[_Field]) -> str:
    lines = [f"other.{field.name} = {_copied(field)}" for field in fields]
    return "\n    ".join(
        [
            f"def copy(self) -> {class_name}:",
            f"other = {class_name}(self.game, self.seats, self.quiet)",
            "self.copy_into(other)",
            *lines,
            "return other",
        ]
    )


def _copied(field: _Field) -> str:
    value = f"self.{field.name}"
    name, item = _parts(field.type)
    if field.shared or name in _VALUES:
        return value
    if name == "vec" or (name == "list" and item in _VALUES):
        return f"{value}[:]"
    if name == "list":
        return f"[one.copy() for one in {value}]"
    return f"{value}.copy()"


def _form(field: _Field) -> str:
    name, _ = _parts(field.type)
    if field.form:
        return f"GenericAlias(list, ({field.form},))" if name == "list" else field.form
    return "NUMBERS" if name == "vec" else ast.unparse(field.type).replace("i64", "int")


def _parts(found: ast.expr) -> tuple[str, str]:
    """The name of a type, and of the type of its items."""
    if isinstance(found, ast.Name):
        return found.id, ""
    if isinstance(found, ast.Subscript) and isinstance(found.value, ast.Name):
        items = found.slice.elts[0] if isinstance(found.slice, ast.Tuple) else found.slice
        return found.value.id, _parts(items)[0]
    raise TypeError(f"a field of a state cannot have the type {ast.unparse(found)}")
