"""What golden matches of Colt Express show."""

from __future__ import annotations

from typing import Any

from features import (
    Detector,
    Feature,
    FinishedMatch,
    Occurrence,
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

from cantina.games.colt_express import events as e
from cantina.games.colt_express.content import FIRST_STATION, ROUND_CARD_SET_SIZE, ROUND_CARDS
from cantina.games.colt_express.options import VARIANTS

FOUR = {"players": 4, "preset": "advanced"}
FIVE = {"players": 5, "preset": "advanced"}
EXPERT = {"players": 4, "preset": "expert"}
TWO_BANDITS = {"players": 3, "preset": "two-bandits"}


def _round_event(name: str, *effects: type) -> Detector:
    """The event of a round card happened, and so did all that it does to somebody."""
    tests = [later(effect) for effect in effects]
    return followed(e.RoundEventHappened, {"round_event": name}, *tests, until=(e.RoundEnded,))


def _round_card(name: str, many: bool) -> Detector:
    """A round card of the set for up to 4 players, or of the one for 5 and 6."""

    def detector(match: FinishedMatch) -> int | None:
        return match.first_event(e.RoundCardRevealed, round_card=name) if (match.players > 4) == many else None

    return detector


def _turn_order(turn_kind: str, difference: int) -> Detector:
    """In a turn of some kind, the second choice was made by the seat so many places after the first."""

    def detector(match: FinishedMatch) -> int | None:
        for begun in match.all_events(e.TurnBegun, turn_kind=turn_kind):
            first, second = match.choices[begun.step + 1 : begun.step + 3]
            if (second[0] - first[0] - difference) % match.players == 0:
                return begun.step + 2
        return None

    return detector


def _places(match: FinishedMatch) -> list[tuple[Occurrence, dict[str, str]]]:
    """Each event with the places of all bandits before it."""
    places: dict[str, str] = {}
    found = []
    for occurrence in match.occurrences:
        event = occurrence.event
        found.append((occurrence, dict(places)))
        if isinstance(event, e.BanditPlaced | e.BanditMoved | e.FloorChanged | e.MarshalMet):
            places[event.bandit] = event.place
        elif isinstance(event, e.BanditPushed):
            places[event.target] = event.place
    return found


def _through_the_roof(match: FinishedMatch) -> int | None:
    """Tuco shot somebody in his own unit, on the other floor."""
    if match.first_event(e.BanditShot, bandit="tuco") is None:
        return None
    for occurrence, places in _places(match):
        event = occurrence.event
        if isinstance(event, e.BanditShot) and event.bandit == "tuco":
            here, there = places["tuco"], places[event.target]
            if here[0] == there[0] and here[1] != there[1]:
                return occurrence.step
    return None


def _belle_protected(kind: str) -> Detector:
    """Belle was in reach of a card, and could not be chosen since somebody else was."""

    def detector(match: FinishedMatch) -> int | None:
        belle = match.match.game.parse(f"{kind} belle")
        for step, state in enumerate(match.states()):
            if step <= match.last_step and match.choices[step][1].kind == kind:
                refusal = state.why_not(belle, match.choices[step][0])
                if refusal is not None and refusal.code == "belle-protected":
                    return step
        return None

    return detector


def _seats(match: FinishedMatch) -> dict[str, int]:
    """Bandit -> who plays it."""
    return {bandit.bandit: bandit.seat for bandit in match.match.state.view(None).bandits}


def _doc_draws_seven(match: FinishedMatch) -> int | None:
    seats = _seats(match)
    return match.first_event(e.CardsDrawn, seat=seats["doc"], count=7) if "doc" in seats else None


def _own_bandit_shot(match: FinishedMatch) -> int | None:
    """A player's bandit shot the other one of the same player, which is no shot for the prize."""
    seats = _seats(match)
    return next(
        (
            found.step
            for found in match.all_events(e.BanditShot)
            if seats[found.event.bandit] == seats[found.event.target]
        ),
        None,
    )


def _gunslinger_shared(match: FinishedMatch) -> int | None:
    return match.last_step if len(list(match.all_events(e.GunslingerNamed))) > 1 else None


def _hand_kept(match: FinishedMatch) -> int | None:
    return next((found.step for found in match.all_events(e.HandKept) if found.event.count > 0), None)


def _named(option: str, value: str) -> Feature:
    return Feature(finished, {**FOUR, option: value})


def _switch(name: str, on: bool, **others: Any) -> Feature:
    return Feature(finished, {name: on}, {**FOUR, **others})


FEATURES: dict[str, Feature] = {
    **played_variants("colt-express", VARIANTS),
    "preset-not-given": Feature(finished, {"preset": "auto"}, {"players": 4}),
    "own-switches": Feature(finished, {**FOUR, "station": False, "expert": True, "abilities": False}),
    "abilities-added": _switch("abilities", True, preset="first-game"),
    "station-added": _switch("station", True, preset="first-game"),
    "expert-taken-away": _switch("expert", False, preset="expert"),
    "characters-given": _named("characters", "belle,cheyenne,doc,tuco"),
    "cars-given": _named("cars", "v6,v1,v3,v5"),
    "ending-five-rounds": Feature(ended("five-rounds"), {}, FOUR),
    **{
        f"round-card-{card.name}-for-5-and-6": Feature(_round_card(card.name, True), {}, FIVE)
        for card in ROUND_CARDS[ROUND_CARD_SET_SIZE:FIRST_STATION]
    },
    **{
        f"round-card-{card.name}": Feature(_round_card(card.name, False), {}, FOUR)
        for card in ROUND_CARDS[:ROUND_CARD_SET_SIZE]
    },
    **{
        f"station-card-{card.name.removeprefix('st_')}": Feature(
            happened(e.RoundCardRevealed, round_card=card.name), {}, FOUR
        )
        for card in ROUND_CARDS[FIRST_STATION:]
    },
    "turn-in-a-tunnel": Feature(
        followed(e.TurnBegun, {"turn_kind": "tunnel"}, later(e.CardPlayedFaceDown), until=(e.TurnBegun,)),
        {},
        FOUR,
    ),
    "turn-speeding-up": Feature(_turn_order("speeding-up", 0), {}, FOUR),
    "turn-switching": Feature(_turn_order("switching", -1), {}, FIVE),
    "angry-marshal": Feature(_round_event("angry-marshal", e.NeutralBulletGiven, e.MarshalMoved), {}, FOUR),
    "swivel-arm": Feature(_round_event("swivel-arm", e.BanditMoved), {}, FOUR),
    "braking": Feature(_round_event("braking", e.BanditMoved), {}, FOUR),
    "take-it-all": Feature(_round_event("take-it-all", e.StrongboxLaid), {}, FOUR),
    "passengers-rebellion": Feature(_round_event("rebellion", e.NeutralBulletGiven), {}, FOUR),
    "marshals-revenge-takes-a-purse": Feature(_round_event("revenge", e.LootLost), {}, FOUR),
    "pickpocketing-takes-a-purse": Feature(_round_event("pickpocketing", e.LootTaken), {}, FOUR),
    "pickpocketing-declined": Feature(_round_event("pickpocketing", e.PurseLeft), {}, FOUR),
    "hostage-brings-a-ransom": Feature(_round_event("hostage", e.RansomSecured), {}, FOUR),
    "ghost-hides-the-first-card": Feature(chosen_kind("plan-face-down"), {}, FOUR),
    "doc-draws-seven": Feature(_doc_draws_seven, {}, FOUR),
    "tuco-shoots-through-the-roof": Feature(_through_the_roof, {}, FOUR),
    "django-knocks-somebody-back": Feature(
        followed(
            e.BanditShot,
            {"bandit": "django"},
            lambda shot, found: isinstance(found.event, e.BanditPushed) and found.event.target == shot.target,
            until=(e.CardResolved, e.RoundEnded),
        ),
        {},
        FOUR,
    ),
    "django-knocks-somebody-into-the-marshal": Feature(
        followed(
            e.BanditShot,
            {"bandit": "django"},
            lambda shot, found: isinstance(found.event, e.MarshalMet) and found.event.bandit == shot.target,
            until=(e.CardResolved, e.RoundEnded),
        ),
        {},
        FOUR,
    ),
    "belle-is-protected-from-a-shot": Feature(_belle_protected("fire"), {}, FOUR),
    "belle-is-protected-from-a-punch": Feature(_belle_protected("punch"), {}, FOUR),
    "cheyenne-keeps-a-purse": Feature(
        followed(
            e.BanditPunched,
            {"bandit": "cheyenne"},
            later(e.LootLost, loot="purse"),
            later(e.LootTaken, bandit="cheyenne", loot="purse"),
            until=(e.CardResolved, e.BanditPushed, e.RoundEnded),
        ),
        {},
        FOUR,
    ),
    **{
        f"punch-costs-a-{loot}": Feature(
            followed(e.BanditPunched, {}, later(e.LootLost, loot=loot), until=(e.CardResolved, e.RoundEnded)),
            {},
            FOUR,
        )
        for loot in ("purse", "jewel", "strongbox")
    },
    **{
        f"robbery-brings-a-{loot}": Feature(
            followed(
                e.CardResolved,
                {"action": "robbery"},
                later(e.LootTaken, loot=loot),
                until=(e.CardResolved, e.RoundEnded),
            ),
            {},
            FOUR,
        )
        for loot in ("purse", "jewel", "strongbox")
    },
    "marshal-walks-into-somebody": Feature(
        followed(
            e.CardResolved, {"action": "marshal"}, later(e.MarshalMet), until=(e.CardResolved, e.RoundEnded)
        ),
        {},
        FOUR,
    ),
    "card-without-effect": Feature(happened(e.NothingHappened), {}, FOUR),
    "three-cards-drawn-instead-of-playing": Feature(chosen_kind("draw"), {}, FOUR),
    "neutral-bullets-run-short": Feature(happened(e.NeutralBulletsShort), {}, {**FIVE, "players": 6}),
    "gunslinger-shared": Feature(_gunslinger_shared, {}, FOUR),
    "tie-broken-by-bullets": Feature(
        tie_broken_by("bullets-received", largest=False), {}, {**FOUR, "players": 3}
    ),
    "shared-win": Feature(shared_win, {}, {**FOUR, "players": 3}),
    "expert-discards-an-action-card": Feature(chosen_kind("discard"), {}, EXPERT),
    "expert-discards-a-bullet": Feature(chosen_kind("discard-bullet"), {}, EXPERT),
    "expert-keeps-cards": Feature(_hand_kept, {}, EXPERT),
    "expert-deck-runs-out": Feature(happened(e.DeckRebuilt), {}, {**EXPERT, "players": 3}),
    "two-bandits-covering": Feature(chosen_kind("cover"), {}, TWO_BANDITS),
    "two-bandits-picking-a-card": Feature(happened(e.CardPicked), {}, TWO_BANDITS),
    "two-bandits-pick-declined": Feature(
        happened(e.NothingPicked), {}, {**TWO_BANDITS, "players": 2, "pick": "may", "characters": "choose"}
    ),
    "two-bandits-expert-discards": Feature(chosen_kind("discard-for"), {}, {**TWO_BANDITS, "expert": True}),
    "characters-chosen": Feature(happened(e.CharacterChosen), {}, {**FOUR, "characters": "choose"}),
    "two-bandits-shoot-each-other": Feature(_own_bandit_shot, {}, TWO_BANDITS),
}
