"""The numbered rules of a game, read from its RULES.md."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, cast, get_args

import msgspec

from cantina.kernel.errors import CantinaError
from cantina.kernel.registry import game as find_game
from cantina.localization import MissingText

Mark = Literal["", "designed", "reading"]
"""Whose a rule is: no mark, that of the rulebook or a public source; else our own, or our reading."""


class Rule(msgspec.Struct, frozen=True):
    """One rule of a game, in both languages."""

    id: str
    section: Mapping[str, str]
    text: Mapping[str, str]
    mark: Mark = ""


class BadRulebook(CantinaError):
    """A line of a RULES.md that cannot be read."""


MARKS: tuple[Mark, ...] = get_args(Mark)

_SECTION = re.compile(r"^## (?P<en>.+?) / (?P<es>.+)$")
_RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+(?:-[A-Z0-9]+)+)\*\*(?: \[(?P<mark>[^\]]*)\])? (?P<en>.+)$")
_SPANISH = re.compile(r"^  \*(?P<es>.+)\*$")


@cache
def rules(name: str) -> Mapping[str, Rule]:
    """The rules of a game by ID, in the order of its RULES.md."""
    page = files(find_game(name).package).joinpath("RULES.md").read_text(encoding="utf-8")
    return read_rules(page, f"RULES.md of {name}")


def read_rules(page: str, source: str) -> dict[str, Rule]:
    """The rules of a page by ID: `- **ID** [mark] English` with the Spanish on the next line."""
    found: dict[str, Rule] = {}
    section = {"en": "", "es": ""}
    lines = page.splitlines()
    for at, line in enumerate(lines):
        if heading := _SECTION.match(line):
            section = heading.groupdict()
        elif rule := _RULE.match(line):
            spanish = _SPANISH.match(lines[at + 1]) if at + 1 < len(lines) else None
            if spanish is None or rule["id"] in found:
                raise MissingText(f"{source}: {rule['id']} is doubled or lacks Spanish")
            mark = rule["mark"] or ""
            if mark not in MARKS:
                allowed = ", ".join(f"[{one}]" for one in MARKS if one)
                raise BadRulebook(
                    f"{source}, line {at + 1}: {rule['id']} is marked [{mark}]; the marks are {allowed}"
                )
            text = {"en": rule["en"], "es": spanish["es"]}
            found[rule["id"]] = Rule(rule["id"], section, text, cast(Mark, mark))
    return found
