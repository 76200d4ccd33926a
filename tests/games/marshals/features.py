"""What golden matches of Marshals show."""

from __future__ import annotations

from collections.abc import Callable

from features import (
    Detector,
    Feature,
    FinishedMatch,
    all_of,
    chosen_kind,
    ended,
    finished,
    followed,
    happened,
    later,
    played_variants,
    shared_win,
    tie_broken_by,
)

import cantina
from cantina.games.marshals import events as e
from cantina.games.marshals.content import CARD_NAMES, EVENT_CARDS, TERRAINS
from cantina.games.marshals.options import VARIANTS

TWO = {"players": 2, "preset": "full"}
THREE = {"players": 3, "preset": "full"}
FOUR = {"players": 4, "preset": "full"}
BASIC = {"players": 4, "preset": "basic"}
ENDINGS = {
    "one-left": TWO,
    "fled-corrupt": FOUR,
    "fled-majority": TWO,
    "fled-money": FOUR,
    "captured-majority": FOUR,
    "captured-money": FOUR,
    "basic-fled": {**BASIC, "players": 3},
    "basic-captured": BASIC,
}


def _last_of_several(match: FinishedMatch) -> int | None:
    """The only Marshal left, of three or four."""
    return match.last_step if match.players > 2 and match.result.ending == "one-left" else None


def _boarded_out_of_turn(match: FinishedMatch) -> int | None:
    active = -1
    for found in match.occurrences:
        if isinstance(found.event, e.TurnBegun):
            active = found.event.seat
        elif isinstance(found.event, e.TrainBoarded) and found.event.seat != active:
            return found.step
    return None


def _two_cancel(match: FinishedMatch) -> int | None:
    """Two players wanted to cancel the same card; only the farthest did."""
    wanted = 0
    for step, (_, choice) in enumerate(match.choices):
        if choice.kind == "cancel":
            wanted += 1
        elif choice.kind != "let-be":
            wanted = 0
        if wanted > 1 and any(isinstance(event, e.CardCancelled) for event in match.match.events[step]):
            return step
    return None


def _long_journey(match: FinishedMatch) -> int | None:
    """Somebody spent two or more cards on one journey."""
    for step, (seat, choice) in enumerate(match.choices[1:], start=1):
        if choice.kind == "travel" and match.choices[step - 1][1].kind == "travel":
            if match.choices[step - 1][0] == seat:
                return step
    return None


def _money_tie(detector: Detector) -> Detector:
    """A tie for the money, where nothing but money decides."""
    return lambda match: detector(match) if match.result.ending.endswith("-money") else None


def _near_a_tie_with_one_eliminated(state: cantina.State) -> float:
    """How little separates the richest player in play from the richest one who is out."""
    assert state.result is not None
    parts = state.result.breakdown
    standings = [
        max(((one["money"], one["captures"]) for one in parts if one["in-play"] == in_play), default=None)
        for in_play in (0, 1)
    ]
    if standings[0] is None or standings[1] is None or not state.result.ending.endswith("-money"):
        return -200.0
    return -float(abs(standings[0][0] - standings[1][0]) + 20 * abs(standings[0][1] - standings[1][1]))


def _first(seat: int) -> Detector:
    return lambda match: match.first_event(e.FirstPlayerDrawn, seat=seat)


def _captured_at_home(terrain: str) -> Detector:
    """The expert of a terrain captured an outlaw there, for twice the bounty."""

    def detector(match: FinishedMatch) -> int | None:
        homes = {found.event.seat: found.event.marshal for found in match.all_events(e.CharacterDealt)}
        return next(
            (
                found.step
                for found in match.all_events(e.OutlawCaptured, terrain=terrain, doubled=True)
                if homes[found.event.seat] == terrain
            ),
            None,
        )

    return detector


def _paid(card: str, goods: str) -> Detector:
    """Somebody paid what a card of some kind costs its targets."""
    return followed(
        e.CardPlayed,
        {"card": card},
        later(e.CostPaid, goods=goods),
        until=(e.TurnBegun, e.CardPlayed, e.GameWon),
    )


def _any_of(*detectors: Detector) -> Detector:
    """The earliest of several things."""

    def detector(match: FinishedMatch) -> int | None:
        return min((step for one in detectors if (step := one(match)) is not None), default=None)

    return detector


def _event_card(card: str) -> Detector:
    """An event card was drawn or played, and somebody felt it."""
    effects: dict[str, Callable[..., bool]] = {
        "border": later(e.BorderCrossed),
        "train": later(e.TrainBoarded),
        "town": later(e.Bought),
    }
    effect = effects[card.split("-")[0]]
    return _any_of(
        *(followed(kind, {"card": card}, effect, until=(e.TurnBegun,)) for kind in (e.EventDrawn, e.CardPlayed))
    )


FEATURES: dict[str, Feature] = {
    **played_variants("marshals", VARIANTS),
    **{
        f"seat-{seat + 1}-begins": Feature(_first(seat), {"first": seat + 1}, {**FOUR, "first": seat + 1})
        for seat in range(4)
    },
    "characters-given": Feature(finished, {"characters": "mountain,desert,forest"}, THREE),
    **{f"ending-{ending}": Feature(ended(ending), {}, variant) for ending, variant in ENDINGS.items()},
    "last-of-three-left": Feature(_last_of_several, {}, THREE),
    "money-tie-broken-by-captures": Feature(_money_tie(tie_broken_by("captures")), {}, FOUR),
    "money-tie-broken-by-being-in-play": Feature(
        _money_tie(tie_broken_by("in-play", "captures")), {}, THREE, progress=_near_a_tie_with_one_eliminated
    ),
    "money-tie-broken-by-supplies": Feature(
        _money_tie(tie_broken_by("supplies", "captures", "in-play")), {}, FOUR, bots="random"
    ),
    "money-tie-shared": Feature(_money_tie(shared_win), {}, FOUR, bots="random"),
    "basic-tie-broken-by-danger": Feature(tie_broken_by("danger"), {"preset": "basic"}, BASIC),
    "basic-tie-broken-by-the-highest-danger": Feature(
        tie_broken_by("highest", "danger"), {"preset": "basic"}, {"players": 2}
    ),
    **{
        f"expert-of-{terrain}-captures-at-home": Feature(_captured_at_home(terrain), {}, FOUR)
        for terrain in TERRAINS
    },
    "claims-after-a-capture": Feature(
        followed(e.OutlawCaptured, {}, later(e.Claimed), until=(e.TurnBegun,)), {}, FOUR
    ),
    "corrupt-marshal-reveals-freely": Feature(happened(e.CorruptRevealed, forced=False), {}, FOUR),
    "corrupt-marshal-is-found-out": Feature(happened(e.CorruptRevealed, forced=True), {}, FOUR),
    "corrupt-marshal-is-bribed-again": Feature(
        followed(
            e.Bribed,
            {},
            lambda first, found: isinstance(found.event, e.Bribed) and found.event.seat == first.seat,
        ),
        {},
        FOUR,
    ),
    "corrupt-card-is-stolen": Feature(happened(e.CardTaken, card="corrupt"), {}, FOUR),
    "two-claim-jurisdiction": Feature(_two_cancel, {}, FOUR),
    "jurisdiction-cancels": Feature(happened(e.CardCancelled), {}, THREE),
    "clue-orders-the-deck": Feature(happened(e.DeckArranged), {}, THREE),
    "hideout-keeps-a-card": Feature(happened(e.CardKept), {}, THREE),
    "hideout-finds-outlaws-only": Feature(happened(e.NothingKept), {}, THREE),
    "hideout-orders-two-outlaws": Feature(chosen_kind("top"), {}, TWO, bots="random"),
    "hideout-searches-a-rival": Feature(
        followed(e.RivalSearched, {}, later(e.CardTaken), until=(e.TurnBegun,)), {}, THREE
    ),
    "hideout-takes-nothing-from-a-rival": Feature(
        followed(e.RivalSearched, {}, later(e.NothingTaken), until=(e.TurnBegun,)), {}, THREE
    ),
    **{
        f"{kind}-{terrain}-{cost}-is-paid": Feature(_paid(f"{kind}-{terrain}-{cost}", goods), {}, FOUR)
        for kind, goods in (("ambush", "bullets"), ("camp", "provisions"))
        for terrain in TERRAINS
        for cost in (1, 2)
    },
    "ambush-hits-nobody": Feature(happened(e.NobodyHit), {}, THREE),
    "card-handed-over-in-an-ambush": Feature(happened(e.CardGiven), {}, FOUR),
    "elimination-of-four": Feature(happened(e.Eliminated), {"players": 4}, FOUR),
    "warning-shot-answered": Feature(happened(e.StoodFirm), {}, FOUR),
    "warning-shot-obeyed": Feature(happened(e.MovedAway), {}, FOUR),
    "provisions-for-a-ride": Feature(happened(e.RodeOn), {}, FOUR),
    "wild-card-moves": Feature(happened(e.Moved, card="wild"), {}, FOUR),
    **{f"event-{CARD_NAMES[card]}": Feature(_event_card(CARD_NAMES[card]), {}, FOUR) for card in EVENT_CARDS},
    "train-boarded-out-of-turn": Feature(_boarded_out_of_turn, {}, FOUR),
    "journey-to-a-town": Feature(_long_journey, {}, FOUR),
    "event-from-the-hand": Feature(
        _any_of(*(happened(e.CardPlayed, card=CARD_NAMES[card]) for card in EVENT_CARDS)), {}, THREE
    ),
    "border-is-laid-anew": Feature(happened(e.BorderCrossed), {}, THREE),
    "shelter-used-up": Feature(happened(e.ShelterUsedUp), {}, TWO),
    "outlaws-in-an-opening-hand": Feature(happened(e.OutlawSetAside), {}, THREE),
    "deck-rebuilt-with-outlaws": Feature(happened(e.DeckRebuilt), {}, THREE),
    "basic-theft-and-missed-turn": Feature(
        all_of(happened(e.CardTaken), happened(e.TurnMissed)), {"preset": "basic"}, BASIC
    ),
    "turn-passed": Feature(chosen_kind("pass"), {}, FOUR),
}
