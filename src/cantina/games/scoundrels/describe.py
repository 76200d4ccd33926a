"""The texts of cards, made from the same data that the rules carry out."""

from __future__ import annotations

from cantina.games.scoundrels import content as c
from cantina.games.scoundrels.content import Ability, ScoundrelsNumbers, Step
from cantina.kernel.text_board import Localizer

_ARROWS = {c.LEFT: "←", c.RIGHT: "→", c.BOTH: "↔"}
_PLACES = {c.ANYWHERE: "any", c.DEPOT: "depot", c.ESTATE: "estate", c.LABORATORY: "laboratory"}
_CONDITIONS = {
    c.BROKE: "broke",
    c.RICH: "rich",
    c.POOR: "poor",
    c.DISREPUTABLE: "disreputable",
    c.BEHIND: "behind",
    c.AT_LIMIT: "at-limit",
}


def trait_text(name: str, numbers: ScoundrelsNumbers, localizer: Localizer) -> str:
    """When a trait lets its scoundrel be used, and what else it brings."""
    at = c.TRAIT_NAMES.index(name)
    trait = c.TRAITS[at]
    parts = [_timing(trait.timing, trait.slots, trait.arrow, localizer)]
    if trait.condition != c.ALWAYS:
        parts.append(localizer.format(f"condition-{_CONDITIONS[trait.condition]}"))
    words = [" ".join(parts)]
    if trait.cruel:
        words.append(localizer.format("trait-text-cruel"))
    if trait.leaves:
        words.append(localizer.format("trait-text-leaves"))
    if trait.extra:
        words.append(localizer.format("trait-text-extra"))
    if trait.twice:
        words.append(localizer.format("trait-text-twice"))
    if numbers.tech[at]:
        words.append(localizer.format("trait-text-tech", count=numbers.tech[at]))
    return "; ".join(words)


def job_text(name: str, numbers: ScoundrelsNumbers, localizer: Localizer) -> str:
    """What a job does."""
    return _ability(numbers.job_abilities[c.JOB_NAMES.index(name)], localizer)


def leader_text(slot: str, numbers: ScoundrelsNumbers, localizer: Localizer) -> str:
    """What the leader's ability of a slot does; every leader has the same."""
    ability = numbers.leader_abilities[c.SLOT_NAMES.index(slot)]
    return "" if ability is None else _ability(ability, localizer)


def strategy_text(name: str, numbers: ScoundrelsNumbers, localizer: Localizer) -> str:
    """When a strategy card may be used, and what it does."""
    at, card = next((at, card) for at, card in enumerate(c.STRATEGIES) if card.name == name)
    ability = numbers.strategy_abilities[at]
    if ability is None:
        return localizer.format("strategy-text-recruit", count=numbers.discount)
    when = _timing(card.timing, card.slots, 0, localizer)
    if card.condition != c.ALWAYS:
        when += " " + localizer.format(f"condition-{_CONDITIONS[card.condition]}")
    return f"{when} · {_ability(ability, localizer)}"


def card_texts(numbers: ScoundrelsNumbers, localizer: Localizer) -> dict[str, str]:
    """What every card says, by the message a client looks it up by."""
    return {
        **{f"trait-says-{name}": trait_text(name, numbers, localizer) for name in c.TRAIT_NAMES},
        **{f"job-says-{name}": job_text(name, numbers, localizer) for name in c.JOB_NAMES},
        **{f"strategy-says-{card.name}": strategy_text(card.name, numbers, localizer) for card in c.STRATEGIES},
        **{
            f"leader-says-{slot}": text
            for slot in c.SLOT_NAMES
            if (text := leader_text(slot, numbers, localizer))
        },
    }


def _timing(timing: int, slots: tuple[int, ...], arrow: int, localizer: Localizer) -> str:
    if timing == c.SLOT:
        return " ".join(c.SLOT_NAMES[slot].upper() for slot in slots)
    if timing == c.RESPONSE:
        return _ARROWS[arrow]
    return localizer.format(f"timing-{c.TIMINGS[timing]}")


def _ability(ability: Ability, localizer: Localizer) -> str:
    steps = [_step(step, localizer) for step in ability.steps]
    text = localizer.format("fx-then").join(steps)
    if ability.cost is not None:
        text = f"{localizer.format(f'cost-{ability.cost.text_key}', count=ability.amount)} {text}"
    if ability.condition != c.ALWAYS:
        text = f"{localizer.format(f'condition-{_CONDITIONS[ability.condition]}')}: {text}"
    if ability.otherwise is not None:
        text += localizer.format("fx-otherwise", text=_step(ability.otherwise, localizer))
    return text[:1].upper() + text[1:]


def _step(step: Step, localizer: Localizer) -> str:
    effect = step.effect
    place = _PLACES[step.first] if effect.at_location else "any"
    text = localizer.format(
        f"fx-{effect.text_key}", count=step.first, other=step.second, where=localizer.format(f"where-{place}")
    )
    return localizer.format("fx-may", text=text) if step.optional else text
