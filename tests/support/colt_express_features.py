"""What golden matches of Colt Express show."""

from __future__ import annotations

from collections.abc import Callable

from features import Feature, Story, finished

import cantina
from cantina.games.colt_express import events as e


def _event(name: str) -> Callable[[Story], bool]:
    return lambda story: story.has(e.RoundEventHappened, round_event=name)


def _protected_belle(story: Story) -> bool:
    """At some Fire card Belle was in reach and could not be chosen."""
    again, _ = cantina.Match.open(story.match.record())
    belle = again.game.parse("fire belle")
    for seat, choice in story.match.choices:
        if choice.kind == "fire":
            refusal = again.state.why_not(belle, seat)
            if refusal is not None and refusal.code == "belle-protected":
                return True
        again.play(choice, seat)
    return False


def _through_the_roof(story: Story) -> bool:
    again, _ = cantina.Match.open(story.match.record())
    for seat, choice in story.match.choices:
        places = {b.bandit: b.place for b in again.state.view(None).bandits}
        for event in again.play(choice, seat):
            if isinstance(event, e.BanditShot) and event.bandit == "tuco" and choice.kind == "fire":
                here, there = places["tuco"] or "", places[event.target] or ""
                if here[0] == there[0] and here[1] != there[1]:
                    return True
    return False


def _tie_break(story: Story) -> bool:
    result = story.match.state.result
    assert result is not None
    return sorted(result.scores)[-1] == sorted(result.scores)[-2] and len(result.winners) == 1


def _shared(story: Story) -> bool:
    result = story.match.state.result
    assert result is not None
    return len(result.winners) > 1


FOUR = {"players": 4, "preset": "advanced"}
FEATURES: dict[str, Feature] = {
    "first-game-with-events-and-expert": Feature(
        {"players": 4, "preset": "first-game", "events": True, "expert": True}, finished
    ),
    "advanced-without-events": Feature({"players": 5, "preset": "advanced", "events": False}, finished),
    "expert-without-abilities-and-station": Feature(
        {"players": 3, "preset": "expert", "abilities": False, "station": False}, finished
    ),
    **{
        f"{players}-players-{preset}": Feature({"players": players, "preset": preset}, finished)
        for preset, counts in (
            ("first-game", (3, 4, 5, 6)),
            ("advanced", (3, 4, 5, 6)),
            ("expert", (3, 4, 5, 6)),
            ("two-bandits", (2, 3)),
        )
        for players in counts
    },
    "angry-marshal": Feature(FOUR, _event("angry-marshal")),
    "swivel-arm": Feature(FOUR, _event("swivel-arm")),
    "braking": Feature(FOUR, _event("braking")),
    "take-it-all": Feature(FOUR, _event("take-it-all")),
    "passengers-rebellion": Feature(FOUR, _event("rebellion")),
    "marshals-revenge-takes-a-purse": Feature(
        FOUR,
        lambda s: s.follows(e.RoundEventHappened, e.LootLost, lambda a, b: a.round_event == "revenge"),
    ),
    "pickpocketing-takes-a-purse": Feature(
        FOUR,
        lambda s: s.follows(e.RoundEventHappened, e.LootTaken, lambda a, b: a.round_event == "pickpocketing"),
    ),
    "hostage-brings-a-ransom": Feature(FOUR, lambda s: s.has(e.RansomSecured)),
    "ghost-hides-the-first-card": Feature(
        FOUR, lambda s: any("face-down" in choice.text for _, choice in s.match.choices)
    ),
    "doc-draws-seven": Feature(FOUR, lambda s: s.has(e.CardsDrawn, count=7)),
    "tuco-shoots-through-the-roof": Feature(FOUR, _through_the_roof),
    "django-knocks-somebody-into-the-marshal": Feature(
        FOUR,
        lambda s: s.follows(
            e.BanditShot, e.MarshalMet, lambda a, b: a.bandit == "django" and a.target == b.bandit
        ),
    ),
    "belle-is-protected": Feature(FOUR, _protected_belle),
    "cheyenne-keeps-a-purse": Feature(
        FOUR,
        lambda s: s.follows(
            e.BanditPunched,
            e.LootTaken,
            lambda a, b: a.bandit == b.bandit == "cheyenne" and b.loot == "purse",
        ),
    ),
    "neutral-bullets-run-short": Feature(
        {"players": 6, "preset": "advanced"}, lambda s: s.has(e.NeutralBulletsShort)
    ),
    "two-bandits-covering": Feature(
        {"players": 2, "preset": "two-bandits"},
        lambda s: any(choice.kind == "cover" for _, choice in s.match.choices),
    ),
    "expert-deck-runs-out": Feature({"players": 3, "preset": "expert"}, lambda s: s.has(e.DeckRebuilt)),
    "tie-broken-by-bullets": Feature({"players": 3, "preset": "advanced"}, _tie_break),
    "shared-win": Feature({"players": 3, "preset": "advanced"}, _shared),
    "own-switches": Feature(
        {"players": 4, "preset": "advanced", "station": False, "expert": True, "abilities": False},
        finished,
    ),
}
