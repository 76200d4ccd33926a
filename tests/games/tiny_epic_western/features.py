"""What golden matches of Tiny Epic Western show."""

from __future__ import annotations

from typing import Any

from features import (
    Detector,
    Feature,
    FinishedMatch,
    all_of,
    answered,
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
from cantina.games.tiny_epic_western import content as c
from cantina.games.tiny_epic_western import events as e
from cantina.games.tiny_epic_western.content import (
    BOSSES,
    BUSINESSES,
    HAND_RANKS,
    MATS,
    PROPERTIES,
    TOWN_HALL,
    Property,
)
from cantina.games.tiny_epic_western.options import VARIANTS

TWO = {"players": 2}
THREE = {"players": 3}
FOUR = {"players": 4}
SOLO = {"players": 1, "difficulty": "apprentice"}
ENDINGS: dict[str, dict[str, Any]] = {
    "six-rounds": FOUR,
    "solo-won": SOLO,
    "solo-tied": SOLO,
    "solo-lost": {"players": 1, "difficulty": "epic"},
}
END_OF_USE = (e.PropertyUsed, e.GunmanPlaced, e.RivalRolled, e.CardShown, e.RivalShown, e.RoundBegun)
"""After one of these, events no longer belong to the property used before it."""


def _properties_sold(state: cantina.State) -> float:
    """How many properties have left the deck, most of all if that ended the game."""
    early = state.result is not None and state.result.ending == "zone-unfilled"
    return 1000.0 * early - len(getattr(state, "properties"))  # noqa: B009


# -- properties -----------------------------------------------------------------------------------


def _moved_by(card: str) -> Detector:
    return followed(e.PropertyUsed, {"property": card}, later(e.GunmanMoved), until=END_OF_USE)


def _converted_by(card: str) -> Detector:
    return followed(
        e.PropertyUsed,
        {"property": card},
        lambda used, found: isinstance(found.event, e.InfluenceGained) and found.decision == "convert",
        until=END_OF_USE,
    )


def _counted_by(card: str, influence: str) -> Detector:
    """On a player's porch nothing but the card itself gives influence before its owner is paid."""
    return followed(
        e.PropertyUsed,
        {"property": card},
        lambda used, found: (
            isinstance(found.event, e.InfluenceGained)
            and (found.event.seat, found.event.influence) == (used.seat, influence)
        ),
        later(e.OwnerPaid),
        until=(*END_OF_USE, e.OwnerPaid),
    )


def _discounted_by(card: str) -> Detector:
    """Part of a price was waived by somebody who used this discount and no other one in the round."""
    discounts = {one.name for one in PROPERTIES if one.effect[0] == c.DISCOUNT}

    def detector(match: FinishedMatch) -> int | None:
        used: dict[int, set[str]] = {}
        for found in match.occurrences:
            event = found.event
            if isinstance(event, e.RoundBegun):
                used = {}
            elif isinstance(event, e.PropertyUsed) and event.property in discounts:
                used.setdefault(event.seat, set()).add(event.property)
            elif isinstance(event, e.PropertyBought) and found.decision == "waive":
                if used.get(event.seat) == {card}:
                    return found.step
        return None

    return detector


def _bought_at(decision: str) -> Detector:
    """A card was bought at some kind of decision."""

    def detector(match: FinishedMatch) -> int | None:
        bought = match.all_events(e.PropertyBought)
        return next((found.step for found in bought if found.decision == decision), None)

    return detector


def _bought_elsewhere(match: FinishedMatch) -> int | None:
    """An ordinary purchase at a mat where the buyer has no gunman."""
    if match.first_event(e.PropertyUsed, property="train-depot") is None:
        return None
    for step, (seat, choice) in enumerate(match.choices):
        if choice.kind != "buy" or match.decisions[step] != "buy":
            continue
        mats = match.public_views[step].mats
        mat = next(mat for mat in mats if mat.zone == choice.args["property"])
        if seat not in [side for spot in mat.spots for side in (spot.standing, *spot.wounded)]:
            return step
    return None


def _attack_forbidden(match: FinishedMatch) -> int | None:
    """Somebody could have placed a gunman but for a rival's protection."""
    if match.first_event(e.Protected) is None:
        return None
    places = [choice for choice in match.match.game.choices if choice.kind == "place"]
    for step, state in enumerate(match.states()):
        if step <= match.last_step and match.decisions[step] == "place":
            refusals = (state.why_not(choice, match.choices[step][0]) for choice in places)
            if any(refusal is not None and refusal.code == "protected" for refusal in refusals):
                return step
    return None


def _property(card: Property) -> Detector:
    """What shows that a property has taken effect."""
    effect = card.effect[0]
    by_effect: dict[int, Detector] = {
        c.DISCOUNT: _discounted_by(card.name),
        c.CONVERT: _converted_by(card.name),
        c.GAIN_PER_SYMBOL: _counted_by(card.name, "money"),
        c.AUCTION: _bought_at("bid"),
        c.BARBER: happened(e.StackTurned),
        c.CENTRAL_BANK: _bought_at("pay"),
        c.DOCTOR: _moved_by(card.name),
        c.STAGECOACH: _moved_by(card.name),
        c.HOTEL: chosen_kind("exchange"),
        c.GRAVEYARD: chosen_kind("pair"),
        c.OUTHOUSE: _attack_forbidden,
        c.GAMING: happened(e.CardSwapped),
        c.POST_OFFICE: happened(e.PostOfficePaid),
        c.DEPOT: _bought_elsewhere,
    }
    return by_effect.get(effect, happened(e.PropertyPaid, property=card.name))


# -- bosses, duels and poker ----------------------------------------------------------------------


def _seats_of(match: FinishedMatch, boss: str) -> list[int]:
    return [found.event.seat for found in match.all_events(e.BossTaken, boss=boss)]


def _three_cards(boss: str) -> Detector:
    def detector(match: FinishedMatch) -> int | None:
        seats = _seats_of(match, boss)
        return match.first_event(e.HandDealt, seat=seats[0], count=3) if seats else None

    return detector


def _free_reroll(match: FinishedMatch) -> int | None:
    for step, (seat, choice) in enumerate(match.choices):
        if choice.kind == "reroll" and seat in _seats_of(match, "lawman"):
            if not any(isinstance(event, e.InfluencePaid) for event in match.match.events[step]):
                return step
    return None


def _boss(boss: str) -> Detector:
    others: dict[str, Detector] = {
        "rancher": happened(e.ThirdHired),
        "gambler": _three_cards("gambler"),
        "scout": _three_cards("scout"),
        "lawman": _free_reroll,
    }
    return others.get(boss, happened(e.BossHelped, boss=boss))


def _back_and_forth(match: FinishedMatch) -> int | None:
    """In one duel one rerolled and both revealed."""
    seen: set[str] = set()
    for step, (seat, choice) in enumerate(match.choices):
        if choice.kind in ("reroll", "reveal"):
            seen.add("reroll" if choice.kind == "reroll" else f"reveal {seat}")
        if any(isinstance(event, e.DuelWon) for event in match.match.events[step]):
            if len(seen) == 3 and "reroll" in seen:
                return step
            seen = set()
    return None


def _shared_pot(match: FinishedMatch) -> int | None:
    """Two players won the same pot, in a round in which a card was changed."""
    changed, won = False, (-1, "")
    for found in match.occurrences:
        event = found.event
        if isinstance(event, e.RoundBegun):
            changed, won = False, (-1, "")
        elif isinstance(event, e.CardChanged):
            changed = True
        elif isinstance(event, e.HandWon):
            if changed and event.mat == won[1] and event.seat != won[0]:
                return found.step
            won = (event.seat, event.mat)
    return None


def _changed(number: bool, suit: bool) -> Detector:
    """The Sheriff's Office changed the number of a card, its suit, or both."""

    def detector(match: FinishedMatch) -> int | None:
        cards: dict[int, str] = {}
        for found in match.occurrences:
            event = found.event
            if isinstance(event, e.CardShown | e.CardRevealed):
                cards[event.seat] = event.card
            elif isinstance(event, e.CardChanged):
                old, new = cards[event.seat].split("-"), event.card.split("-")
                if (old[1] != new[1]) == number and (old[0] != new[0]) == suit:
                    return found.step
        return None

    return detector


def _wanted_pays_first(match: FinishedMatch) -> int | None:
    """The holder of the Wanted card gains in phase three while no card lies open (since rules version 2)."""
    for found in match.all_events(e.InfluenceGained):
        if found.decision == "gain" and found.step < match.last_step:
            before = match.public_views[found.step]
            holder = next((side.seat for side in before.seats if side.wanted), None)
            if before.phase == 3 and holder == found.seat and not any(side.revealed for side in before.seats):
                return found.step
    return None


def _both_sides_counted(match: FinishedMatch) -> int | None:
    """The result of the solo game has the Rival's parts too (since rules version 2)."""
    return match.last_step if "rival-properties" in match.result.breakdown[0] else None


def _first_dealer(seat: int) -> Detector:
    return happened(e.RoundBegun, round=1, seat=seat)


CHOSEN = {"players": 3, "bosses": "choose", "colours": "choose"}

FEATURES: dict[str, Feature] = {
    **played_variants("tiny-epic-western", VARIANTS),
    "difficulty-not-given": Feature(finished, {"players": 1, "difficulty": "auto"}),
    "bosses-given": Feature(finished, {"bosses": "scout,lawman,rancher"}, THREE),
    "colours-given": Feature(finished, {"colours": "red,green,blue"}, THREE),
    "solo-colours-given": Feature(finished, {"players": 1, "colours": "green,yellow"}, SOLO),
    **{
        f"dealer-{seat + 1}": Feature(_first_dealer(seat), {"dealer": seat + 1}, {**FOUR, "dealer": seat + 1})
        for seat in range(4)
    },
    "colours-and-bosses-chosen": Feature(all_of(chosen_kind("colour"), chosen_kind("boss")), CHOSEN),
    "solo-colour-and-boss-chosen": Feature(
        all_of(chosen_kind("colour"), chosen_kind("boss")), {**CHOSEN, "players": 1}, {"difficulty": "medium"}
    ),
    **{f"ending-{ending}": Feature(ended(ending), {}, variant) for ending, variant in ENDINGS.items()},
    "ending-zone-unfilled": Feature(
        ended("zone-unfilled"), {}, FOUR, progress=_properties_sold, avoided_choice="decline"
    ),
    "tie-broken-by-cards": Feature(tie_broken_by("cards"), {}, THREE),
    "tie-broken-by-symbols": Feature(tie_broken_by("symbols", "cards"), {}, THREE),
    "shared-win": Feature(shared_win, {}, TWO),
    "solo-rival-disturbed": Feature(all_of(chosen_kind("rival-reroll"), chosen_kind("rival-redraw")), {}, SOLO),
    "solo-rival-attacks-with-a-six": Feature(
        followed(
            e.RivalRolled,
            {"die": 6},
            later(e.DuelBegun, seat=1),
            until=(e.RivalRolled, e.RivalStayed, e.RoundBegun),
        ),
        {},
        SOLO,
    ),
    "solo-rival-stays": Feature(happened(e.RivalStayed), {}, SOLO, bots="random"),
    "solo-poker-deck-runs-out": Feature(happened(e.PokerReshuffled), {}, SOLO),
    **{f"boss-{boss}": Feature(_boss(boss), {}, FOUR) for boss in BOSSES},
    "duel-conceded": Feature(chosen_kind("concede"), {}, FOUR),
    "duel-back-and-forth": Feature(_back_and_forth, {}, FOUR),
    "duel-lead-held": Feature(answered("press", "hold"), {}, FOUR, bots="random"),
    "duel-lead-extended-by-a-reroll": Feature(answered("press", "reroll"), {}, FOUR, bots="random"),
    "duel-lead-extended-by-a-reveal": Feature(answered("press", "reveal"), {}, FOUR, bots="random"),
    "wanted-card-pays-before-cards-are-shown": Feature(_wanted_pays_first, {}, FOUR, bots="random"),
    "solo-end-counts-both-sides": Feature(_both_sides_counted, {}, SOLO, bots="random"),
    "wanted-card-changes-hands": Feature(
        followed(
            e.WantedTaken,
            {},
            lambda first, found: isinstance(found.event, e.WantedTaken) and found.event.seat != first.seat,
        ),
        {},
        FOUR,
    ),
    **{f"hand-{hand}": Feature(happened(e.HandWon, hand=hand), {}, FOUR) for hand in HAND_RANKS[1:]},
    **{f"pot-{mat}": Feature(happened(e.HandWon, mat=mat), {}, FOUR) for mat in MATS if mat != MATS[TOWN_HALL]},
    "pot-shared-after-a-change": Feature(_shared_pot, {}, FOUR),
    "number-changed": Feature(_changed(number=True, suit=False), {}, FOUR),
    "suit-changed": Feature(_changed(number=False, suit=True), {}, FOUR),
    "number-and-suit-changed": Feature(_changed(number=True, suit=True), {}, FOUR),
    "lone-gunman-loses-to-the-rival": Feature(happened(e.HandLost), {}, FOUR),
    "third-gunman-from-the-sheriff": Feature(happened(e.ThirdWon), {}, FOUR),
    "influence-from-the-sheriff": Feature(chosen_kind("take-influence"), {}, FOUR),
    "leftover-bought": Feature(_bought_at("leftover"), {}, FOUR),
    **{f"business-{name}": Feature(happened(e.TokenAdvanced, business=name), {}, FOUR) for name in BUSINESSES},
    **{f"property-{card.name}": Feature(_property(card), {}, FOUR) for card in PROPERTIES},
}
