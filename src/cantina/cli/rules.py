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
from cantina.tell import Rule
from cantina.tell import rules as rules_of


def rules(
    game: Annotated[str, typer.Argument(help=console.say("cli-arg-game"))],
    id_: Annotated[str | None, typer.Argument(metavar="[ID]", help=console.say("cli-arg-id"))] = None,
    search: Annotated[str | None, typer.Option(help=console.say("cli-opt-search"))] = None,
    json: Annotated[bool, typer.Option("--json", help=console.say("cli-opt-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.say("cli-opt-lang"))] = None,
) -> None:
    teller = console.teller(find_game(game), lang)
    known = rules_of(game)
    wanted = list(known.values())
    if id_ is not None:
        wanted = _matching(known, id_.upper(), game)
    if search is not None:
        wanted = [rule for rule in wanted if search.lower() in rule.text[teller.language].lower()]
    if json:
        sys.stdout.write(msgspec.json.encode(wanted).decode() + "\n")
        return
    section = ""
    for rule in wanted:
        if rule.section[teller.language] != section:
            section = rule.section[teller.language]
            console.show(f"\n{section}", style="bold")
        console.show(rule.id, style="cyan", end="  ")
        console.show(rule.text[teller.language])


def _matching(known: Mapping[str, Rule], wanted: str, game: str) -> list[Rule]:
    """One rule, or all rules of a group such as CE-FIRE."""
    if wanted in known:
        return [known[wanted]]
    group = [rule for name, rule in known.items() if name.startswith(f"{wanted}-")]
    if group:
        return group
    near = difflib.get_close_matches(wanted, known, n=3, cutoff=0.3)
    message = "rules-none" if near else "rules-none-near"
    raise CantinaError(console.say(message, id=wanted, game=game, near=", ".join(near)))
