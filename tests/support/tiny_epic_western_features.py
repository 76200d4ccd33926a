"""What golden matches of Tiny Epic Western show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from features import Feature, Story, finished

import cantina
from cantina.games.tiny_epic_western import events as e
from cantina.games.tiny_epic_western.content import BOSSES, DIFFICULTIES, PROPERTIES
from cantina.games.tiny_epic_western.view import WesternView
from cantina.kernel.event import Event

Shows = Callable[[Story], bool]


def _ending(ending: str) -> Shows:
    def shows(story: Story) -> bool:
        result = story.match.state.result
        return result is not None and result.ending == ending

    return shows


def _sold(state: cantina.State) -> float:
    """How many properties have left the deck, most of all if that ended the game."""
    early = state.result is not None and state.result.ending == "zone-unfilled"
    return 1000.0 * early - len(getattr(state, "properties"))  # noqa: B009


def _happened(kind: type[Event], **fields: Any) -> Shows:
    return lambda story: story.has(kind, **fields)


def _chose(*kinds: str) -> Shows:
    """Choices of all these kinds were made."""
    return lambda story: set(kinds) <= {choice.kind for _, choice in story.match.choices}


def _again(story: Story) -> Iterator[tuple[WesternView, int, cantina.Choice, tuple[Event, ...]]]:
    """Each choice of the match with the view before it and the events after it."""
    again, _ = cantina.Match.open(story.match.record())
    for seat, choice in story.match.choices:
        view = again.state.view(None)
        yield view, seat, choice, again.play(choice, seat)


def _bought_when(kind: str) -> Shows:
    """A card was bought at some kind of decision."""
    return lambda story: any(
        view.deciding[0][1] == kind and choice.kind == "buy" for view, _, choice, _ in _again(story)
    )


def _used(card: str) -> Shows:
    return _happened(e.PropertyUsed, property=card)


def _paid(card: str) -> Shows:
    return _happened(e.PropertyPaid, property=card)


def _three_cards(boss: str) -> Shows:
    def shows(story: Story) -> bool:
        taken = [event for event in story.happened if isinstance(event, e.BossTaken)]
        seats = [event.seat for event in taken if event.boss == boss]
        return any(story.has(e.HandDealt, seat=seat, count=3) for seat in seats)

    return shows


def _free_reroll(story: Story) -> bool:
    return any(
        choice.text == "reroll" and not any(isinstance(event, e.InfluencePaid) for event in events)
        for _, _, choice, events in _again(story)
    )


def _back_and_forth(story: Story) -> bool:
    """In one duel one rerolled and both revealed."""
    seen: list[str] = []
    for _, seat, choice, events in _again(story):
        if choice.kind in ("reroll", "reveal"):
            seen.append(f"{choice.kind} {seat if choice.kind == 'reveal' else ''}")
        if any(isinstance(event, e.DuelWon) for event in events):
            if len({text for text in seen if text.startswith("reveal")}) == 2 and "reroll " in seen:
                return True
            seen = []
    return False


def _shared_pot(story: Story) -> bool:
    return story.follows(
        e.HandWon, e.HandWon, lambda one, other: one.mat == other.mat and one.seat != other.seat
    )


def _depot(story: Story) -> bool:
    """An ordinary purchase at a mat where the buyer has no gunman."""
    for view, seat, choice, _ in _again(story):
        if choice.kind != "buy" or view.deciding[0][1] != "buy":
            continue
        mat = next(mat for mat in view.mats if mat.zone == choice.args["property"])
        there = [side for spot in mat.spots for side in (spot.standing, *spot.wounded)]
        if seat not in there:
            return True
    return False


def _moved(kind: str) -> Shows:
    """A gunman was moved from a spot where it lay, or where it stood."""

    def shows(story: Story) -> bool:
        for view, seat, choice, _ in _again(story):
            if choice.kind == "lift":
                mat, name = str(choice.args["spot"]).rsplit("-", 1)
                spots = next(one.spots for one in view.mats if one.mat == mat)
                spot = next(one for one in spots if one.spot == name)
                if (spot.standing == seat) == (kind == "standing"):
                    return True
        return False

    return shows


def _tie_break(story: Story) -> bool:
    result = story.match.state.result
    assert result is not None
    return sorted(result.scores)[-1] == sorted(result.scores)[-2] and len(result.winners) == 1


def _changed_both(story: Story) -> bool:
    """Number and suit of one card were changed."""
    return any(
        isinstance(event, e.CardChanged)
        and any(
            isinstance(other, e.CardShown | e.CardRevealed)
            and other.seat == event.seat
            and other.card.split("-")[0] != event.card.split("-")[0]
            and other.card.split("-")[1] != event.card.split("-")[1]
            for other in story.happened[max(0, at - 6) : at]
        )
        for at, event in enumerate(story.happened)
    )


FOUR = {"players": 4}
THREE = {"players": 3}
SOLO = {"players": 1, "difficulty": "apprentice"}
LIKED = ("banker", "cowgirl", "chief", "outlaw")

FEATURES: dict[str, Feature] = {
    **{f"{players}-players": Feature({"players": players}, finished) for players in (2, 3, 4)},
    **{
        f"solo-{difficulty}": Feature({"players": 1, "difficulty": difficulty}, finished)
        for difficulty in DIFFICULTIES
    },
    "chosen-colours-and-bosses": Feature(
        {"players": 3, "bosses": "choose", "colours": "choose", "mats": "shuffled"}, _chose("colour", "boss")
    ),
    "solo-chosen-colour": Feature(
        {"players": 1, "difficulty": "medium", "bosses": "choose", "colours": "choose", "mats": "shuffled"},
        _chose("colour", "boss"),
    ),
    "solo-won": Feature(SOLO, _ending("solo-won")),
    "solo-tied": Feature(SOLO, _ending("solo-tied")),
    "solo-lost": Feature({"players": 1, "difficulty": "epic"}, _ending("solo-lost")),
    "solo-rival-disturbed": Feature(SOLO, _chose("rival-reroll", "rival-redraw")),
    "solo-rival-attacks-with-a-six": Feature(
        SOLO, lambda story: story.follows(e.RivalRolled, e.DuelBegun, lambda r, d: r.die == 6 and d.seat == 1)
    ),
    "solo-poker-deck-runs-out": Feature(SOLO, _happened(e.PokerReshuffled)),
    "buy-zone-cannot-be-refilled": Feature(FOUR, _ending("zone-unfilled"), _sold, avoid="decline"),
    "tie-break": Feature(THREE, _tie_break),
    **{f"boss-{boss}": Feature(FOUR, _happened(e.BossHelped, boss=boss)) for boss in LIKED},
    "boss-rancher": Feature(FOUR, _happened(e.ThirdHired)),
    "boss-gambler": Feature(FOUR, _three_cards("gambler")),
    "boss-scout": Feature(FOUR, _three_cards("scout")),
    "boss-lawman": Feature(FOUR, _free_reroll),
    "duel-back-and-forth": Feature(FOUR, _back_and_forth),
    "pot-shared-after-a-change": Feature(FOUR, _shared_pot),
    "number-and-suit-changed": Feature(FOUR, _changed_both),
    "lone-gunman-loses-to-the-rival": Feature(FOUR, _happened(e.HandLost)),
    "third-gunman-from-the-sheriff": Feature(FOUR, _happened(e.ThirdWon)),
    "leftover": Feature(FOUR, _bought_when("leftover")),
    "property-auction": Feature(FOUR, _bought_when("bid")),
    "property-central-bank": Feature(FOUR, _bought_when("bank")),
    "property-barber": Feature(FOUR, _happened(e.StackTurned)),
    "property-doctor": Feature(FOUR, _moved("lying")),
    "property-stagecoach": Feature(FOUR, _moved("standing")),
    "property-hotel": Feature(FOUR, _chose("exchange")),
    "property-graveyard": Feature(FOUR, _chose("pair")),
    "property-outhouse": Feature(FOUR, _happened(e.Protected)),
    "property-gaming-house": Feature(FOUR, _happened(e.CardSwapped)),
    "property-post-office": Feature(FOUR, _happened(e.PostOfficePaid)),
    "property-train-depot": Feature(FOUR, _depot),
    "property-discount": Feature(FOUR, _chose("waive")),
    "property-gain-by-vp": Feature(FOUR, _paid("appraiser")),
    "property-suit-count": Feature(FOUR, _paid("hatter")),
    "property-opera-house": Feature(FOUR, _paid("opera-house")),
    "property-church": Feature(FOUR, _paid("church")),
    "property-gold-mine": Feature(FOUR, _used("gold-mine")),
    **{
        f"property-convert-{card.name}": Feature(FOUR, _used(card.name))
        for card in PROPERTIES
        if card.name in ("general-store", "jail", "mansion", "assay-office", "gunsmith", "gallows")
    },
}
assert set(BOSSES) == {name.removeprefix("boss-") for name in FEATURES if name.startswith("boss-")}
