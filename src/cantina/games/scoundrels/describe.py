"""What a card says, put into words from the same data the rules carry out."""

from __future__ import annotations

from cantina.games.scoundrels import content as c
from cantina.games.scoundrels.content import Ability, Step
from cantina.kernel.drawing import Says

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
_COSTS = {
    c.PAY: "pay",
    c.LOSE_REP: "lose-rep",
    c.JAIL_OWN: "jail-own",
    c.DISCARD_SELF: "discard-self",
    c.FREE_ANY: "free-any",
}
_STEPS = {
    c.GAIN: "gain",
    c.GAIN_PER_SCOUNDREL: "gain-per-scoundrel",
    c.GAIN_PER_CARD: "gain-per-card",
    c.GAIN_PER_MARK: "gain-per-mark",
    c.GAIN_PER_JAILED: "gain-per-jailed",
    c.EACH_RIVAL_GAIN: "each-rival-gain",
    c.ROB_ONE: "rob-one",
    c.ROB_RICHEST: "rob-richest",
    c.ROB_EACH: "rob-each",
    c.REP: "rep",
    c.RIVAL_REP: "rival-rep",
    c.SCOUT: "scout",
    c.SCOUT_OTHER: "scout-other",
    c.MARK: "mark",
    c.STEAL: "steal",
    c.STEAL_SAME: "steal-same",
    c.PEEK_UNUSED: "peek-unused",
    c.STEAL_UNUSED: "steal-unused",
    c.FREE_OWN: "free-own",
    c.PLACE_FREED: "place-freed",
    c.JAIL_RIVAL: "jail-rival",
    c.EACH_RIVAL: "each-rival",
    c.DESTROY: "destroy",
    c.DRAW: "draw",
    c.GAMBLE: "gamble",
    c.PEEK_PLAYED: "peek-played",
    c.PEEK_DECK: "peek-deck",
    c.PEEK_HAND: "peek-hand",
    c.FLIP_MARK: "flip-mark",
    c.AUCTION: "auction",
    c.OFFICE: "office",
    c.HIRE_SALOON: "hire-saloon",
    c.HIRE_DISCARD: "hire-discard",
    c.USE_SHEET: "use-sheet",
    c.USE_SALOON: "use-saloon",
    c.USE_DISCARD: "use-discard",
    c.SWAP_SELF: "swap-self",
    c.SWAP_OTHER: "swap-other",
    c.SWAP_TRAIT: "swap-trait",
    c.CHOOSE: "choose",
}


def trait_text(name: str, say: Says) -> str:
    """When a trait lets its scoundrel be used, and what else it brings."""
    trait = c.TRAITS[c.TRAIT_NAMES.index(name)]
    parts = [_timing(trait.timing, trait.slots, trait.arrow, say)]
    if trait.condition != c.ALWAYS:
        parts.append(say.say(f"condition-{_CONDITIONS[trait.condition]}"))
    words = [" ".join(parts)]
    if trait.cruel:
        words.append(say.say("trait-text-cruel"))
    if trait.leaves:
        words.append(say.say("trait-text-leaves"))
    if trait.extra:
        words.append(say.say("trait-text-extra"))
    if trait.twice:
        words.append(say.say("trait-text-twice"))
    if trait.tech:
        words.append(say.say("trait-text-tech", count=trait.tech))
    return "; ".join(words)


def job_text(name: str, say: Says) -> str:
    """What a job does."""
    return _ability(c.JOBS[c.JOB_NAMES.index(name)].ability, say)


def strategy_text(name: str, say: Says) -> str:
    """When a strategy card may be used, and what it does."""
    card = next(one for one in c.STRATEGIES if one.name == name)
    if card.ability is None:
        return say.say("strategy-text-recruit", count=c.RECRUIT_DISCOUNT)
    when = _timing(card.timing, card.slots, 0, say)
    if card.condition != c.ALWAYS:
        when += " " + say.say(f"condition-{_CONDITIONS[card.condition]}")
    return f"{when}: {_ability(card.ability, say)}"


def _timing(timing: int, slots: tuple[int, ...], arrow: int, say: Says) -> str:
    if timing == c.SLOT:
        return " ".join(c.SLOT_NAMES[slot].upper() for slot in slots)
    if timing == c.RESPONSE:
        return _ARROWS[arrow]
    return say.say(f"timing-{c.TIMINGS[timing]}")


def _ability(ability: Ability, say: Says) -> str:
    steps = [_step(step, say) for step in ability.steps]
    text = say.say("fx-then").join(steps)
    if ability.cost != c.FREE:
        text = f"{say.say(f'cost-{_COSTS[ability.cost]}', count=ability.amount)} {text}"
    if ability.condition != c.ALWAYS:
        text = f"{say.say(f'condition-{_CONDITIONS[ability.condition]}')}: {text}"
    if ability.otherwise is not None:
        text += say.say("fx-otherwise", text=_step(ability.otherwise, say))
    return text[:1].upper() + text[1:]


def _step(step: Step, say: Says) -> str:
    place = _PLACES.get(step.first, "any") if step.code in (c.SCOUT, c.STEAL) else "any"
    text = say.say(
        f"fx-{_STEPS[step.code]}", count=step.first, other=step.second, where=say.say(f"where-{place}")
    )
    return say.say("fx-may", text=text) if step.may else text
