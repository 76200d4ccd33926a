"""What the words for a choice mention besides its own fields: who, which mark, which safe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cantina.games.scoundrels.content import JOB_NAMES
from cantina.games.scoundrels.describe import job_text, leader_text, strategy_text, trait_text
from cantina.games.scoundrels.numbers import NUMBERS
from cantina.games.scoundrels.view_types import MarkView, SafeView, ScoundrelsView, ScoundrelView
from cantina.kernel.choice import Choice
from cantina.kernel.text_board import Localizer

_SCOUNDREL_KINDS: Final = ("use", "hire", "recruit", "drop", "pick")
_NO_SCOUNDREL: Final[Mapping[str, Any]] = {"job": None, "cost": None}
_NO_MARK: Final[Mapping[str, Any]] = {"shows": None, "location": None, "space": None, "owner": None}
_NO_SAFE: Final[Mapping[str, Any]] = {"location": None, "safe": None, "value": None}


def choice_details(view: ScoundrelsView | None, choice: Choice) -> Mapping[str, Any]:
    """A scoundrel's job and cost, the number and the place of a mark, what a safe is."""
    if choice.kind in _SCOUNDREL_KINDS:
        found = None if view is None else _scoundrel(view, str(choice.args["trait"]))
        if view is None or found is None:
            return _NO_SCOUNDREL
        discount = NUMBERS.with_values(view.numbers).discount if choice.kind == "recruit" else 0
        return {"job": found.job, "cost": max(0, found.cost - discount)}
    if choice.kind in ("move", "flip"):
        lying = None if view is None else _mark(view, choice)
        if lying is None:
            return _NO_MARK
        mark, safe = lying
        return {"shows": mark.number, "location": safe.location, "space": safe.space, "owner": safe.seat}
    if choice.kind == "abandon":
        loot = None if view is None else _loot(view, int(choice.args["number"]))
        return _NO_SAFE if loot is None else {"location": loot.location, "safe": loot.safe, "value": loot.value}
    if choice.kind in ("sell", "bail-1", "bail-2", "bribe", "take-money"):
        return {"count": None if view is None else _amount(view, choice.kind)}
    if choice.kind == "use-leader":
        return {"slot": None if view is None or view.slot == "open" else view.slot}
    return {}


def choice_effect(view: ScoundrelsView, choice: Choice, localizer: Localizer) -> str:
    """When a scoundrel is used and what it does; what the leader or the strategy card does."""
    numbers = NUMBERS.with_values(view.numbers)
    if choice.kind in _SCOUNDREL_KINDS:
        found = _scoundrel(view, str(choice.args["trait"]))
        if found is None:
            return ""
        return f"{trait_text(found.trait, numbers, localizer)} · {job_text(found.job, numbers, localizer)}"
    if choice.kind == "strategy":
        return strategy_text(str(choice.args["strategy"]), numbers, localizer)
    if choice.kind == "use-leader" and view.slot is not None and view.slot != "open":
        return leader_text(view.slot, numbers, localizer)
    return ""


def _amount(view: ScoundrelsView, kind: str) -> int | None:
    """What a choice pays or costs."""
    numbers = NUMBERS.with_values(view.numbers)
    if kind == "take-money":
        use = view.uses[-1] if view.uses else None
        if use is None or use.job is None or use.step == 0:
            return None
        return int(numbers.job_abilities[JOB_NAMES.index(use.job)].steps[use.step - 1].first)
    if kind == "bail-2":
        return int(2 * numbers.bail)
    return int({"sell": numbers.sell, "bail-1": numbers.bail, "bribe": numbers.bribe}[kind])


def _scoundrel(view: ScoundrelsView, trait: str) -> ScoundrelView | None:
    everybody = [*view.saloon, *view.discard, *(hire.scoundrel for hire in view.hires)]
    for seat in view.seats:
        everybody += seat.sheet
    return next((one for one in everybody if one is not None and one.trait == trait), None)


def _mark(view: ScoundrelsView, choice: Choice) -> tuple[MarkView, SafeView] | None:
    owner = choice.args.get("seat", _decider(view))
    for safe in view.safes:
        for mark in safe.marks:
            if (mark.seat, mark.mark) == (owner, choice.args["number"]):
                return mark, safe
    return None


def _loot(view: ScoundrelsView, number: int) -> SafeView | None:
    owned = [safe for safe in view.safes if safe.seat is not None and safe.seat == _decider(view)]
    return owned[number - 1] if number <= len(owned) else None


def _decider(view: ScoundrelsView) -> int | None:
    """The seat whose own marks and safes are offered: the only one that decides."""
    return view.deciding[0][0] if view.deciding else None
