"""What golden matches of Marshals show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from features import Feature, Story, finished

import cantina
from cantina.games.marshals import events as e
from cantina.kernel.event import Event


def _ending(ending: str) -> Callable[[Story], bool]:
    def shows(story: Story) -> bool:
        result = story.match.state.result
        return result is not None and result.ending == ending

    return shows


def _happened(kind: type[Event], **fields: Any) -> Callable[[Story], bool]:
    return lambda story: story.has(kind, **fields)


def _boarded_out_of_turn(story: Story) -> bool:
    again, _ = cantina.Match.open(story.match.record())
    for seat, choice in story.match.choices:
        if choice.kind == "board" and again.state.view(None).active != seat:
            return True
        again.play(choice, seat)
    return False


def _two_yes(story: Story) -> bool:
    """Two players wanted to cancel the same card; only the farthest did."""
    again, _ = cantina.Match.open(story.match.record())
    wanted = 0
    for seat, choice in story.match.choices:
        if choice.kind == "cancel":
            wanted += 1
            if wanted == 2:
                return True
        elif choice.kind != "let-be":
            wanted = 0
        again.play(choice, seat)
    return False


def _corrupt_moved(story: Story) -> bool:
    return story.has(e.CardTaken, card="corrupt")


def _hand_event(story: Story) -> bool:
    return any(
        choice.text in ("play border", "play town-1", "play town-2") for _, choice in story.match.choices
    )


def _long_journey(story: Story) -> bool:
    """Somebody spent two or more cards on one journey."""
    travelled = [(at, seat) for at, (seat, c) in enumerate(story.match.choices) if c.kind == "travel"]
    return any((at + 1, seat) in travelled for at, seat in travelled)


def _tie(story: Story) -> bool:
    result = story.match.state.result
    assert result is not None
    top = sorted(result.scores)[-2:]
    return result.ending.endswith("money") and top[0] == top[1]


THREE = {"players": 3, "preset": "full"}
FOUR = {"players": 4, "preset": "full"}
FEATURES: dict[str, Feature] = {
    **{
        f"{players}-players-{preset}": Feature({"players": players, "preset": preset}, finished)
        for preset in ("full", "basic")
        for players in (2, 3, 4)
    },
    "one-marshal-left": Feature({"players": 2, "preset": "full"}, _ending("one-left")),
    "last-of-three-left": Feature(THREE, _ending("one-left")),
    "corrupt-marshal-wins-by-an-escape": Feature(FOUR, _ending("fled-corrupt")),
    "escape-and-three-captures": Feature({"players": 2, "preset": "full"}, _ending("fled-majority")),
    "escape-and-money": Feature(FOUR, _ending("fled-money")),
    "three-captures-win": Feature(FOUR, _ending("captured-majority")),
    "money-wins": Feature(FOUR, _ending("captured-money")),
    "basic-last-outlaw-flees": Feature({"players": 3, "preset": "basic"}, _ending("basic-fled")),
    "money-tie": Feature(FOUR, _tie),
    "corrupt-marshal-reveals-freely": Feature(FOUR, _happened(e.CorruptRevealed, forced=False)),
    "corrupt-marshal-is-found-out": Feature(FOUR, _happened(e.CorruptRevealed, forced=True)),
    "corrupt-card-is-stolen": Feature(FOUR, _corrupt_moved),
    "two-claim-jurisdiction": Feature(FOUR, _two_yes),
    "jurisdiction-cancels": Feature(THREE, _happened(e.CardCancelled)),
    "clue-orders-the-deck": Feature(THREE, _happened(e.DeckArranged)),
    "hideout-keeps-a-card": Feature(THREE, _happened(e.CardKept)),
    "hideout-finds-outlaws-only": Feature(THREE, _happened(e.NothingKept)),
    "card-handed-over-in-an-ambush": Feature(FOUR, _happened(e.CardGiven)),
    "elimination-of-four": Feature(FOUR, _happened(e.Eliminated)),
    "warning-shot-answered": Feature(FOUR, _happened(e.StoodFirm)),
    "train-boarded-out-of-turn": Feature(FOUR, _boarded_out_of_turn),
    "journey-to-a-town": Feature(FOUR, _long_journey),
    "event-from-the-hand": Feature(THREE, _hand_event),
    "border-is-laid-anew": Feature(THREE, _happened(e.BorderCrossed)),
    "shelter-used-up": Feature({"players": 2, "preset": "full"}, _happened(e.ShelterUsedUp)),
    "outlaws-in-an-opening-hand": Feature(THREE, _happened(e.OutlawSetAside)),
    "basic-theft-and-missed-turn": Feature(
        {"players": 4, "preset": "basic"}, lambda s: s.has(e.CardTaken) and s.has(e.TurnMissed)
    ),
}
