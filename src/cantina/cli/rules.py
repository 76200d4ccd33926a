"""`cantina rules`: a game's rules, or one of them, in either language."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Mapping
from typing import Annotated

import msgspec
import typer

from cantina.cli import console
from cantina.kernel.errors import CantinaError
from cantina.kernel.registry import game as find_game
from cantina.rulebook import MARKS, Rule
from cantina.rulebook import rules as rules_of


def rules(
    game: Annotated[str, typer.Argument(help=console.message("cli-arg-game"))],
    id_: Annotated[str | None, typer.Argument(metavar="[ID]", help=console.message("cli-arg-id"))] = None,
    search: Annotated[str | None, typer.Option(help=console.message("cli-opt-search"))] = None,
    json: Annotated[bool, typer.Option("--json", help=console.message("cli-opt-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    localizer = console.localizer(find_game(game), lang)
    known = rules_of(game)
    wanted = list(known.values())
    if id_ is not None:
        wanted = _matching(known, id_.upper(), game)
    if search is not None:
        wanted = [rule for rule in wanted if search.lower() in rule.text[localizer.language].lower()]
    if json:
        sys.stdout.write(msgspec.json.encode(wanted).decode() + "\n")
        return
    section = ""
    for rule in wanted:
        if rule.section[localizer.language] != section:
            section = rule.section[localizer.language]
            console.write(f"\n{section}", style="bold")
        console.write(rule.id, style="cyan", end="  ")
        if rule.mark:
            console.write(f"[{localizer.format(f'rules-mark-{rule.mark}')}]", style="yellow", end=" ")
        console.write(rule.text[localizer.language])
    marks = [mark for mark in MARKS if mark and any(rule.mark == mark for rule in wanted)]
    if marks:
        console.write("")
    for mark in marks:
        name = localizer.format(f"rules-mark-{mark}")
        console.write(f"[{name}] {localizer.format(f'rules-legend-{mark}')}", style="yellow")


def _matching(known: Mapping[str, Rule], wanted: str, game: str) -> list[Rule]:
    """The rule with an ID, or all rules of a group: the start of an ID, such as AB-FIRE."""
    if wanted in known:
        return [known[wanted]]
    group = [rule for name, rule in known.items() if name.startswith(f"{wanted}-")]
    if group:
        return group
    similar = difflib.get_close_matches(wanted, known, n=3, cutoff=0.3)
    message = "rules-none" if similar else "rules-none-near"
    raise CantinaError(console.message(message, id=wanted, game=game, near=", ".join(similar)))
