"""The vocabulary of section 3: every effect and cost, and the reading of what cards say in it."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from cantina.games.scoundrels.content import (
    ALWAYS,
    ANYWHERE,
    AT_LIMIT,
    BEHIND,
    DEPOT,
    DISREPUTABLE,
    ESTATE,
    JOBS,
    LABORATORY,
    LEADER_TEXTS,
    POOR,
    STRATEGIES,
    Ability,
    ScoundrelsNumbers,
    Step,
)
from cantina.games.scoundrels.rules import effects
from cantina.games.scoundrels.rules.costs import COSTS, Cost
from cantina.games.scoundrels.rules.effect import Effect
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.state import Frame

_VERBS: Final = tuple(
    [import_module(f"{effects.__name__}.{found.name}") for found in iter_modules(effects.__path__)]
)
"""The modules of `effects`, by name: a new verb is a new file there, and is named nowhere else."""
EFFECTS: Final[tuple[Effect, ...]] = tuple([effect for verb in _VERBS for effect in verb.EFFECTS])
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = tuple(
    [frame for verb in _VERBS for frame in getattr(verb, "FRAMES", ())]
)

_CONDITIONS: Final = {
    "money <= 3": POOR,
    "rep <= 0": DISREPUTABLE,
    "behind_in_safes": BEHIND,
    "at_safe_limit": AT_LIMIT,
}
_LOCATIONS: Final = {"any": ANYWHERE, "depot": DEPOT, "estate": ESTATE, "lab": LABORATORY}


def read_ability(text: str) -> Ability:
    """Reads `[if CONDITION:] [COST ->] STEP; STEP ... [else: STEP]`."""
    condition, cost, amount, otherwise = ALWAYS, None, 0, None
    found = re.fullmatch(r"if ([^:]+): (.*)", text)
    if found is not None:
        condition, text = _CONDITIONS[found[1]], found[2]
    if " else: " in text:
        text, _, last = text.partition(" else: ")
        otherwise = _read_step(last)
    if " -> " in text:
        price, _, text = text.partition(" -> ")
        cost, amount = _read_cost(price)
    return Ability(condition, cost, amount, [_read_step(part) for part in text.split("; ")], otherwise)


def _read_cost(text: str) -> tuple[Cost, int]:
    for cost in COSTS:
        found = re.fullmatch(cost.pattern, text)
        if found is not None:
            return cost, int(found[1]) if found.groups() else 1
    raise ValueError(f"no cost {text!r} in the effect vocabulary")


def _read_step(text: str) -> Step:
    words = text.removeprefix("may ")
    for effect in EFFECTS:
        found = re.fullmatch(effect.pattern, words)
        if found is not None:
            return Step(effect, [_read_number(group) for group in found.groups()], words != text)
    raise ValueError(f"no step {text!r} in the effect vocabulary")


def _read_number(group: str | None) -> int:
    """A number or location of a pattern; a number left out is 1."""
    if group is None:
        return 1
    return _LOCATIONS[group] if group in _LOCATIONS else int(group)


def make_numbers() -> ScoundrelsNumbers:
    """The numbers of the game, with the abilities of every card as their texts say."""
    return ScoundrelsNumbers(
        [read_ability(job.text) for job in JOBS],
        [read_ability(card.text) if card.text else None for card in STRATEGIES],
        [read_ability(text) if text else None for text in LEADER_TEXTS],
    )
