"""Records golden matches: bots, seed by seed, until a match shows its feature.

    PYTHONPATH=build/compiled:tests/support python tests/golden/record.py [GAME/NAME ...]

Only missing files are made, unless they are named. Where a feature says what to hope for, all players
work together towards it, with open cards.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from features import Feature, features, story

import cantina
from cantina.bots import make
from cantina.kernel.luck import Stream
from cantina.kernel.mind import Mind

FOLDER = Path(__file__).parent
PLAYOUTS = 60


def play(game: str, seed: int, variant: dict[str, Any], bots: str) -> cantina.Match:
    options = dict(variant)
    match = cantina.Match(game, options.pop("players"), seed, **options)
    minds = [make(bots, seed * 10 + seat) for seat in range(match.players)]
    match.seats = tuple(bots for _ in minds)
    while (decision := match.state.decision) is not None:
        match.play(minds[decision.seat].choose(Mind(match.state, decision.seat)), decision.seat)
    return match


def hunt(game: str, seed: int, feature: Feature) -> cantina.Match:
    """A match in which every choice is the one whose random futures come nearest to the feature."""
    options = dict(feature.variant)
    match = cantina.Match(game, options.pop("players"), seed, **options)
    match.seats = tuple("together" for _ in range(match.players))
    assert feature.hope is not None
    while (decision := match.state.decision) is not None:
        hopes = []
        for choice in decision.choices if len(decision.choices) > 1 else ():
            total = 0.0
            for luck in range(PLAYOUTS):
                future = match.state.copy()
                future.quiet = True
                future.apply(choice, decision.seat)
                _play_on(future, cantina.seeded(len(match.choices) * PLAYOUTS + luck), feature.avoid)
                total += feature.hope(future)
            hopes.append(total)
        best = hopes.index(max(hopes)) if hopes else 0
        match.play(decision.choices[best], decision.seat)
    return match


def _play_on(state: cantina.State, luck: Stream, avoid: str) -> None:
    """Random choices to the end, but not of one kind where there are others."""
    while (decision := state.decision) is not None:
        choices = [choice for choice in decision.choices if choice.kind != avoid] or decision.choices
        state.apply(choices[luck.below(len(choices))])


def main() -> None:
    named = sys.argv[1:]
    for game in cantina.games():
        for name, feature in features(game).items():
            file = FOLDER / game / f"{name}.json"
            if f"{game}/{name}" not in named and (named or file.exists()):
                continue
            for seed in count(1):
                bots = "together" if feature.hope else feature.bots if seed < 60 else "random"
                match = hunt(game, seed, feature) if feature.hope else play(game, seed, feature.variant, bots)
                if feature.shows(story(match)):
                    file.parent.mkdir(exist_ok=True)
                    file.write_bytes(msgspec.json.encode(match.record()) + b"\n")
                    print(f"{game}/{name}: seed {seed}, {bots}, {len(match.choices)} choices", flush=True)
                    break


if __name__ == "__main__":
    main()
