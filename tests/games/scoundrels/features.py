"""What golden matches of 3000 Scoundrels show."""

from __future__ import annotations

from features import (
    Detector,
    Feature,
    FinishedMatch,
    LaterTest,
    Occurrence,
    answered,
    chosen,
    chosen_kind,
    ended,
    finished,
    followed,
    happened,
    later,
    played_variants,
    tie_broken_by,
)

from cantina.games.scoundrels import content as c
from cantina.games.scoundrels import events as e
from cantina.games.scoundrels.content import (
    JOBS,
    LEADERS,
    SLOT_NAMES,
    STRATEGIES,
    TRAIT_NAMES,
    TRAITS,
    Ability,
    Step,
    Trait,
)
from cantina.games.scoundrels.numbers import NUMBERS
from cantina.games.scoundrels.options import VARIANTS

FOUR = {"players": 4, "length": "long", "strategies": False}
THREE = {"players": 3, "length": "short", "strategies": False}
STRATEGIC = {"players": 4, "length": "long", "strategies": True}
END_OF_USE = (
    e.ScoundrelUsed,
    e.LeaderUsed,
    e.StrategyUsed,
    e.OfficeUsed,
    e.ScoundrelHired,
    e.TurnBegun,
    e.NightFallen,
    e.CardRevealed,
    e.GameWon,
)
"""After one of these, events no longer belong to the ability used before it."""
END_OF_TURN = (e.TurnBegun, e.NightFallen, e.CardRevealed, e.GameWon)


# -- what an ability does, as the events that show it ---------------------------------------------


def _by_user(kind: type, **fields: object) -> LaterTest:
    """An event of whoever used the ability."""
    test = later(kind, **fields)
    return lambda used, found: test(used, found) and found.event.seat == used.seat


def _of_rival(kind: type, **fields: object) -> LaterTest:
    test = later(kind, **fields)
    return lambda used, found: test(used, found) and found.event.seat != used.seat


def _reputation(rises: bool, of_user: bool) -> LaterTest:
    return lambda used, found: (
        isinstance(found.event, e.ReputationChanged)
        and (found.event.change > 0) == rises
        and (found.event.seat == used.seat) == of_user
    )


def _sentenced(used: e.ScoundrelUsed, found: Occurrence) -> bool:
    """A rival chose jail or the loss of reputation."""
    return found.decision == "convict" and isinstance(found.event, e.HenchmanJailed | e.ReputationChanged)


_COST_EVENTS: dict[str, LaterTest] = {
    "pay": _by_user(e.MoneyPaid),
    "lose-rep": _reputation(rises=False, of_user=True),
    "jail-own": _by_user(e.HenchmanJailed),
    "free-any": later(e.HenchmanFreed),
}
_STEP_EVENTS: dict[str, list[LaterTest]] = {
    "gain-per-scoundrel": [_by_user(e.MoneyGained)],
    "gain-per-card": [_by_user(e.MoneyGained)],
    "gain-per-mark": [_by_user(e.MoneyGained)],
    "gain-per-jailed": [_by_user(e.MoneyGained)],
    "each-rival-gain": [_of_rival(e.MoneyGained)],
    "rob-one": [_by_user(e.MoneyTaken)],
    "rob-richest": [_by_user(e.MoneyTaken)],
    "rob-each": [_by_user(e.MoneyTaken), _by_user(e.MoneyTaken)],
    "rep": [_reputation(rises=True, of_user=True)],
    "rival-rep": [_reputation(rises=False, of_user=False)],
    "scout": [_by_user(e.SafeSeen)],
    "scout-other": [_by_user(e.SafeSeen)],
    "mark": [_by_user(e.SafeMarked)],
    "steal": [_by_user(e.SafeStolen)],
    "steal-same": [_by_user(e.SafeStolen)],
    "peek-unused": [_by_user(e.SafeSeen, space=0)],
    "steal-unused": [_by_user(e.SafeStolen, space=0)],
    "free-own": [_by_user(e.HenchmanFreed)],
    "place-freed": [later(e.HenchmanSent)],
    "jail-rival": [_of_rival(e.HenchmanJailed)],
    "each-rival": [_sentenced, _sentenced],
    "destroy": [_by_user(e.HenchmenDestroyed)],
    "draw": [_by_user(e.CardsDrawn)],
    "peek-played": [_by_user(e.PlayedCardSeen)],
    "peek-deck": [_by_user(e.DeckTopSeen)],
    "peek-hand": [_by_user(e.HandSeen)],
    "flip-mark": [_by_user(e.MarkTurned)],
    "auction": [later(e.ScoundrelDiscarded), _by_user(e.MoneyGained)],
    "office": [lambda used, found: found.decision == "office"],
    "hire-saloon": [
        lambda used, found: isinstance(found.event, e.ScoundrelHired) and found.decision == "may-hire"
    ],
    "hire-discard": [
        lambda used, found: isinstance(found.event, e.ScoundrelHired) and found.decision == "may-hire"
    ],
    "use-sheet": [_by_user(e.ScoundrelUsed)],
    "use-saloon": [_by_user(e.ScoundrelUsed)],
    "use-discard": [_by_user(e.ScoundrelUsed)],
    "swap-self": [_by_user(e.JobsSwapped)],
    "swap-other": [_by_user(e.JobsSwapped)],
    "swap-trait": [_by_user(e.TraitsSwapped)],
}
"""What each step of an ability leaves behind when it takes effect, by the key of its text."""


def _step_events(step: Step) -> list[LaterTest]:
    if step.effect.text_key == "gain":
        return [_by_user(e.MoneyGained, count=int(step.first))]
    return _STEP_EVENTS[step.effect.text_key]


def _effect(ability: Ability) -> list[LaterTest]:
    """The events that show the cost and every step of an ability."""
    cost = "" if ability.cost is None else ability.cost.text_key
    tests = [_COST_EVENTS[cost]] if cost in _COST_EVENTS else []
    for step in ability.steps:
        tests += _step_events(step)
    return tests + [later(e.ScoundrelDiscarded)] * (cost == "discard-self")


def _job(name: str, *tests: LaterTest) -> Detector:
    return followed(e.ScoundrelUsed, {"job": name}, *tests, until=END_OF_USE)


def _jobs() -> dict[str, Feature]:
    """Every job, with all it can do; several features where it does one thing or another."""
    found: dict[str, Detector] = {}
    for job, ability in zip(JOBS, NUMBERS.printed.job_abilities, strict=True):
        name, step = job.name, ability.steps[0]
        verb = step.effect.text_key
        if verb == "gamble":
            for won, amount in (("wins", step.first), ("loses", step.second)):
                gained = _by_user(e.MoneyGained, count=int(amount))
                found[f"job-{name}-{won}"] = _job(name, later(e.TopRevealed), gained)
        elif verb == "choose":
            found[f"job-{name}-takes-money"] = _job(name, _by_user(e.MoneyGained, count=int(step.first)))
            found[f"job-{name}-frees-a-henchman"] = _job(name, _by_user(e.HenchmanFreed))
        elif verb == "each-rival":
            found[f"job-{name}-jails"] = _job(name, _of_rival(e.HenchmanJailed))
            found[f"job-{name}-costs-reputation"] = _job(name, _reputation(rises=False, of_user=False))
            found[f"job-{name}"] = _job(name, *_effect(ability))
        elif ability.otherwise is not None:
            found[f"job-{name}-with-condition"] = _job(name, *_effect(ability))
            found[f"job-{name}-otherwise"] = _job(name, *_step_events(ability.otherwise))
        else:
            found[f"job-{name}"] = _job(name, *_effect(ability))
    return {name: Feature(detector, {}, FOUR, bots="random") for name, detector in found.items()}


def _trait(trait: Trait) -> Detector:
    """A scoundrel was used when its trait says, not by somebody else's ability, and modified as it says."""
    then: list[LaterTest] = []
    if trait.extra:
        then.append(_by_user(e.MoneyGained, count=1))
    if trait.cruel:
        then.append(_by_user(e.HenchmanJailed))
    if trait.twice:
        then.append(later(e.ScoundrelUsedAgain, trait=trait.name))
    if trait.leaves:
        then.append(later(e.ScoundrelDiscarded, trait=trait.name))

    def detector(match: FinishedMatch) -> int | None:
        for at, found in enumerate(match.occurrences):
            used = found.event
            if not isinstance(used, e.ScoundrelUsed) or used.trait != trait.name:
                continue
            on_hire = found.decision == "on-hire" and match.occurrences[at - 1].step < found.step
            if not on_hire and found.choice != f"use {trait.name}":
                continue
            step, left = found.step, list(then)
            for after in match.occurrences[at + 1 :]:
                if not left or isinstance(after.event, END_OF_TURN):
                    break
                if left[0](used, after):
                    step = after.step
                    left.pop(0)
            if not left:
                return step
        return None

    return detector


def _strategies() -> dict[str, Feature]:
    found = {}
    for card, ability in zip(STRATEGIES, NUMBERS.printed.strategy_abilities, strict=True):
        tests = [_by_user(e.ScoundrelHired)] if ability is None else _effect(ability)
        detector = followed(e.StrategyUsed, {"strategy": card.name}, *tests, until=END_OF_USE)
        found[f"strategy-{card.name}"] = Feature(detector, {}, STRATEGIC, bots="random")
    return found


def _leader_slots() -> dict[str, Feature]:
    """The ability that every leader has at each slot but the last."""
    return {
        f"leader-slot-{slot}": Feature(
            followed(e.LeaderUsed, {"slot": slot}, *_effect(ability), until=END_OF_USE), {}, FOUR, bots="random"
        )
        for slot, ability in zip(SLOT_NAMES, NUMBERS.printed.leader_abilities, strict=True)
        if ability is not None
    }


# -- other detectors ------------------------------------------------------------------------------


def _bluff_believed(match: FinishedMatch) -> int | None:
    """Somebody played another card than its slot says, and nobody turned it up that day."""
    bluffs: dict[tuple[int, str], bool] = {}
    for found in match.occurrences:
        event = found.event
        if isinstance(event, e.CardPlayed) and event.poker != event.slot:
            bluffs[event.seat, event.slot] = True
        elif isinstance(event, e.CardRevealed):
            bluffs.pop((event.seat, event.slot), None)
        elif isinstance(event, e.CardsReturned | e.GameWon) and bluffs:
            return found.step
    return None


def _decks_run_out(match: FinishedMatch) -> int | None:
    """A space of the Saloon became empty after the last arrival, and stayed so."""
    if None not in match.match.state.view(None).saloon:
        return None
    last_arrival = max(found.step for found in match.all_events(e.ScoundrelArrived))
    return next(
        step - 1
        for step, state in enumerate(match.states())
        if step > last_arrival and None in state.view(None).saloon
    )


def _quack_cannot_hire_again(match: FinishedMatch) -> int | None:
    """A Quack used twice was not offered whom it had just hired and used, though it could have paid.

    The question is not even asked, so nobody is seen to be refused.
    """
    hired: e.ScoundrelHired | None = None
    for found in match.occurrences:
        event = found.event
        if isinstance(event, e.ScoundrelUsed) and event.job == "quack":
            hired = None
        elif isinstance(event, e.ScoundrelHired):
            on_hire = TRAITS[TRAIT_NAMES.index(event.trait)].timing == c.ON_HIRE
            hired = event if on_hire and found.decision == "may-hire" else None
        elif isinstance(event, e.ScoundrelUsedAgain) and event.job == "quack" and hired is not None:
            after = match.public_views[found.step + 1]
            affordable = after.seats[event.seat].money >= hired.count
            if (
                affordable
                and after.discard[-1].trait == hired.trait
                and match.decisions[found.step + 1] != "may-hire"
            ):
                return found.step
    return None


def _scored(part: str) -> Detector:
    """Some winner has points of some kind."""
    return lambda match: (
        match.last_step
        if any(match.result.breakdown[seat][part] > 0 for seat in match.result.winners)
        else None
    )


def _tie_broken_by_the_last_turn(match: FinishedMatch) -> int | None:
    """Scores and money were equal; whoever had the last turn won."""
    winner = match.result.winners[0]
    best = (match.result.scores[winner], match.result.breakdown[winner]["money"])
    others = [
        (score, parts["money"])
        for seat, (score, parts) in enumerate(zip(match.result.scores, match.result.breakdown, strict=True))
        if seat != winner
    ]
    return match.last_step if best in others else None


def _length_not_given(match: FinishedMatch) -> int | None:
    """Newcomers who ask for nothing play the short game (since rules version 2)."""
    given = "length" in match.match.options
    return match.last_step if not given and match.match.rules_version >= 2 else None


FEATURES: dict[str, Feature] = {
    **played_variants("scoundrels", VARIANTS),
    "length-by-the-number-of-players": Feature(finished, {"length": "auto"}, {"players": 4}),
    "length-not-given": Feature(_length_not_given, {}, {"players": 3}, bots="random"),
    "leaders-given": Feature(finished, {"leaders": "boone,goff,zimmer,cain"}, {**STRATEGIC, "length": "short"}),
    "ending-days-over": Feature(ended("days-over"), {}, THREE),
    "tie-broken-by-money": Feature(tie_broken_by("money"), {}, THREE),
    "tie-broken-by-the-last-turn": Feature(
        _tie_broken_by_the_last_turn, {}, {**THREE, "players": 4}, bots="random"
    ),
    **{f"leader-{leader}": Feature(happened(e.LeaderTaken, leader=leader), {}, FOUR) for leader in LEADERS},
    **_leader_slots(),
    **_jobs(),
    **{f"trait-{trait.name}": Feature(_trait(trait), {}, FOUR, bots="random") for trait in TRAITS},
    **_strategies(),
    "used-twice": Feature(happened(e.ScoundrelUsedAgain), {}, FOUR),
    "zero-played-face-up": Feature(happened(e.ZeroPlayed), {}, FOUR, bots="random"),
    "bluff-believed": Feature(_bluff_believed, {}, THREE),
    "bluff-caught": Feature(happened(e.CardRevealed, bluff=True), {}, THREE),
    "bluff-caught-by-several": Feature(
        followed(
            e.CardRevealed,
            {"bluff": True},
            later(e.HenchmanReturned),
            later(e.HenchmanReturned),
            until=(e.CardRevealed,),
        ),
        {},
        FOUR,
    ),
    "truth-doubted": Feature(happened(e.CardRevealed, bluff=False), {}, THREE),
    "henchman-hides-on-a-card": Feature(answered("hide", "distrust"), {}, FOUR, bots="random"),
    "next-player-chosen-at-night": Feature(answered("next", "target"), {}, FOUR, bots="random"),
    "first-player-chosen": Feature(answered("first", "target"), {}, FOUR),
    "sheriff-bribed": Feature(chosen("bribe"), {}, FOUR, bots="random"),
    "money-from-the-office": Feature(chosen("sell"), {}, FOUR),
    "one-bailed": Feature(chosen("bail 1"), {}, FOUR),
    "two-bailed": Feature(chosen("bail 2"), {}, FOUR, bots="random"),
    "safe-abandoned": Feature(happened(e.SafeAbandoned), {}, THREE),
    "mark-moved": Feature(chosen_kind("move"), {}, FOUR, bots="random"),
    "marks-scored": Feature(_scored("marks"), {}, FOUR),
    "technology-scored": Feature(_scored("tech"), {}, FOUR),
    "freed-henchman-sent": Feature(happened(e.HenchmanSent), {}, FOUR, bots="random"),
    "henchmen-destroyed": Feature(happened(e.HenchmenDestroyed), {}, FOUR, bots="random"),
    "scoundrel-buried": Feature(happened(e.ScoundrelBuried), {}, FOUR, bots="random"),
    "scoundrel-dropped-from-a-full-sheet": Feature(chosen_kind("drop"), {}, FOUR, bots="random"),
    "sheet-arranged-anew": Feature(happened(e.SpacesSwapped), {}, FOUR),
    "decks-run-out": Feature(_decks_run_out, {}, FOUR, bots="random"),
    "quack-hires-nobody-twice": Feature(_quack_cannot_hire_again, {}, FOUR, bots="random"),
}
