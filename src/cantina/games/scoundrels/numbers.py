"""The numbers of 3000 Scoundrels that a lab may change."""

from __future__ import annotations

from cantina.games.scoundrels import content as c
from cantina.games.scoundrels.content import Ability, Job, Trait
from cantina.kernel.numbers import Number, entry, field

DEAR = 30

# What the numbers of a step are called; steps about places have none.
_FIRST = {
    c.GAIN: "gain",
    c.GAIN_PER_SCOUNDREL: "most",
    c.GAIN_PER_MARK: "most",
    c.GAIN_PER_JAILED: "each",
    c.EACH_RIVAL_GAIN: "rivals",
    c.ROB_ONE: "rob",
    c.ROB_RICHEST: "rob",
    c.ROB_EACH: "rob",
    c.REP: "reputation",
    c.RIVAL_REP: "rival-reputation",
    c.FREE_OWN: "free",
    c.GAMBLE: "win",
    c.AUCTION: "most",
    c.CHOOSE: "gain",
}
_SECOND = {c.GAMBLE: "lose"}
_HIGHEST = {"reputation": 8, "rival-reputation": 8, "free": 3}


def _hiring(card: Job) -> Number:
    """A job's share of the cost of hiring."""

    def write(value: int) -> None:
        card.dollars = value
        c.price_anew()

    return Number(0, DEAR, lambda: int(card.dollars), write)


def _dollars(card: Trait) -> Number:
    """How many of a trait's five positions show a dollar: the printed ones first, then the others."""
    printed = card.dollars
    order = (*printed, *(place for place in range(1, 6) if place not in printed))

    def write(value: int) -> None:
        card.dollars = tuple(sorted(order[:value]))
        c.price_anew()

    return Number(0, 5, lambda: len(card.dollars), write)


def _ability(name: str, ability: Ability | None) -> dict[str, Number]:
    """What an ability costs and gives."""
    found: dict[str, Number] = {}
    if ability is None:
        return found
    if ability.cost == c.PAY:
        found[f"{name}.pay"] = field(ability, "amount", 0, DEAR)
    for step in (*ability.steps, *([ability.otherwise] if ability.otherwise else [])):
        for words, place in ((_FIRST, "first"), (_SECOND, "second")):
            if (word := words.get(step.code)) is not None:
                found[f"{name}.{word}"] = field(step, place, 0, _HIGHEST.get(word, DEAR))
    return found


def _numbers() -> dict[str, Number]:
    # The rules of marking rest on the faces that marks can show.
    found = {
        f"safe.{name}": entry(c.SAFE_VALUES, at, c.LOWEST_MARK, c.HIGHEST_MARK)
        for at, name in enumerate(c.SAFE_NAMES)
    }
    for trait in c.TRAITS:
        found[f"trait.{trait.name}.cost"] = _dollars(trait)
        found[f"trait.{trait.name}.tech"] = field(trait, "tech", 0, 10)
    for job in c.JOBS:
        found[f"job.{job.name}.cost"] = _hiring(job)
        found |= _ability(f"job.{job.name}", job.ability)
    for card in c.STRATEGIES:
        found |= _ability(f"strategy.{card.name}", card.ability)
    found[f"strategy.{c.STRATEGIES[c.RECRUIT].name}.discount"] = field(c.AMOUNTS, "discount", 0, DEAR)
    for slot, ability in zip(c.SLOT_NAMES, c.LEADER_ABILITIES, strict=True):
        found |= _ability(f"leader.{slot}", ability)
    for name in ("bribe", "bail", "sell"):
        found[name] = field(c.AMOUNTS, name, 0, DEAR)
    found["start.money"] = field(c.AMOUNTS, "money", 0, DEAR)
    found["start.jailed"] = field(c.AMOUNTS, "jailed", 0, c.HENCHMEN)
    return found


NUMBERS = _numbers()
