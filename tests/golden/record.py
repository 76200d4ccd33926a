"""Records golden matches: greedy players, seed by seed, until a match shows its feature.

    PYTHONPATH=build/compiled:tests/support python tests/golden/record.py [GAME/NAME ...]

Only missing files are made, unless they are named.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from features import features, story

import cantina
from cantina.bots import make
from cantina.kernel.mind import Mind

FOLDER = Path(__file__).parent


def play(game: str, seed: int, variant: dict[str, Any], bots: str) -> cantina.Match:
    options = dict(variant)
    match = cantina.Match(game, options.pop("players"), seed, **options)
    minds = [make(bots, seed * 10 + seat) for seat in range(match.players)]
    match.seats = tuple(bots for _ in minds)
    while (decision := match.state.decision) is not None:
        match.play(minds[decision.seat].choose(Mind(match.state, decision.seat)), decision.seat)
    return match


def main() -> None:
    named = sys.argv[1:]
    for game in cantina.games():
        for name, feature in features(game).items():
            file = FOLDER / game / f"{name}.json"
            if f"{game}/{name}" not in named and (named or file.exists()):
                continue
            for seed in count(1):
                bots = "greedy:24" if seed < 60 else "random"
                match = play(game, seed, feature.variant, bots)
                if feature.shows(story(match)):
                    file.parent.mkdir(exist_ok=True)
                    file.write_bytes(msgspec.json.encode(match.record()) + b"\n")
                    print(f"{game}/{name}: seed {seed}, {bots}, {len(match.choices)} choices", flush=True)
                    break


if __name__ == "__main__":
    main()
