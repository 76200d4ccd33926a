"""Records golden matches for the features that none shows yet, and lists what the matches show.

    export PYTHONPATH=build/compiled:tests/support:.
    python tests/golden/record.py                     # for everything that is missing
    python tests/golden/record.py GAME/FEATURE ...    # for these features, if they are missing
    python tests/golden/record.py --list              # records nothing, updates the lists

Bots play seed by seed. Of every few matches the one that shows most of what is missing is kept, so that few
matches show much. Where a feature says how close a match came to it, all players work together towards it.
`--list` updates the features listed in every file, for instance after a detector has changed.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

from features import Feature, FinishedMatch, features, has_features, shown_by, variant_name
from golden_matches import FOLDER, GoldenMatch, golden_files, identity, read, write

import cantina
from cantina.bots import make
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import Stream

TRIALS = 10000
ROLLOUTS = 60
MATCHES_AT_A_TIME = 20
SEEDS_FOR_THE_BOTS = 60
"""After so many seeds players choose at random."""
MOST_SEEDS = 4000


def new_match(game: str, seed: int, feature: Feature, seats: str) -> cantina.Match:
    options = {**feature.recorded_with, **feature.variant}
    match = cantina.Match(game, options.pop("players"), seed, **options)
    match.seats = tuple(seats for _ in range(match.players))
    return match


def play_with_bots(game: str, seed: int, feature: Feature) -> cantina.Match:
    bots = feature.bots if seed < SEEDS_FOR_THE_BOTS else "random"
    match = new_match(game, seed, feature, bots)
    players = [make(bots, seed * 10 + seat) for seat in range(match.players)]
    while (decision := match.state.decision) is not None:
        match.play(players[decision.seat].choose(Mind(match.state, decision.seat)), decision.seat)
    return match


def improve(game: str, seed: int, feature: Feature) -> cantina.Match:
    """Plays at random, again and again from some step of the match that came closest so far."""
    assert feature.progress is not None
    rng = cantina.seeded(seed)
    start = new_match(game, seed, feature, "together").state
    start.quiet = True
    best: list[tuple[int, cantina.Choice]] = []
    closest = -math.inf
    for _ in range(TRIALS):
        state = start.copy()
        played = best[: rng.below(len(best))] if best else []
        for seat, choice in played:
            state.apply(choice, seat)
        played += play_at_random(state, rng, feature.avoided_choice)
        if (progress := feature.progress(state)) >= closest:
            best, closest = played, progress
    match = new_match(game, seed, feature, "together")
    for seat, choice in best:
        match.play(choice, seat)
    return match


def look_ahead(game: str, seed: int, feature: Feature) -> cantina.Match:
    """Makes every choice the one whose random futures come closest on the average; much slower."""
    assert feature.progress is not None
    match = new_match(game, seed, feature, "together")
    while (decision := match.state.decision) is not None:
        totals = []
        for choice in decision.choices if len(decision.choices) > 1 else ():
            total = 0.0
            for rollout in range(ROLLOUTS):
                future = match.state.copy()
                future.quiet = True
                future.apply(choice, decision.seat)
                rng = cantina.seeded(len(match.choices) * ROLLOUTS + rollout)
                play_at_random(future, rng, feature.avoided_choice)
                total += feature.progress(future)
            totals.append(total)
        best = totals.index(max(totals)) if totals else 0
        match.play(decision.choices[best], decision.seat)
    return match


def play_at_random(state: cantina.State, rng: Stream, avoided: str) -> list[tuple[int, cantina.Choice]]:
    """Plays to the end, without choices of one kind where there are others; returns what was chosen."""
    played = []
    while (decision := state.decision) is not None:
        choices = [choice for choice in decision.choices if choice.kind != avoided] or decision.choices
        played.append((decision.seat, choices[rng.below(len(choices))]))
        state.apply(played[-1][1], decision.seat)
    return played


def play_towards(game: str, seed: int, feature: Feature) -> cantina.Match:
    """All players work together towards a feature, in one of two ways, since neither finds everything."""
    return improve(game, seed, feature) if seed % 2 else look_ahead(game, seed, feature)


def matches(game: str, feature: Feature) -> Iterator[GoldenMatch]:
    play = play_towards if feature.progress is not None else play_with_bots
    for seed in count(1):
        record = play(game, seed, feature).record()
        yield GoldenMatch(shown_by(FinishedMatch(record)), record)


def file_of(match: GoldenMatch) -> Path:
    """The file of a match says how it was played, not what it shows."""
    record = match.record
    variant = variant_name(record["game"], {**record["options"], "players": record["players"]})
    players = record["seats"][0].split(":")[0]
    folder: Path = FOLDER / record["game"]
    return folder / f"{variant}-{players}-seed-{record['seed']}.json"


def is_new(match: GoldenMatch) -> bool:
    """Bots change: another match may have been played in the same way, or the same one in another."""
    kept = golden_files(match.record["game"])
    known = {identity(read(path).record) for path in kept}
    return file_of(match) not in kept and identity(match.record) not in known


def record_missing(game: str, named: list[str]) -> None:
    shown = {name for path in golden_files(game) for name in read(path).shows}
    for name, feature in features(game).items():
        if named and f"{game}/{name}" not in named:
            continue
        played = matches(game, feature)
        seeds = 0
        while name not in shown and seeds < MOST_SEEDS:
            batch = list(islice(played, 1 if feature.progress is not None else MATCHES_AT_A_TIME))
            seeds += len(batch)
            fitting = [match for match in batch if name in match.shows and is_new(match)]
            if fitting:
                best = max(fitting, key=lambda match: len(set(match.shows) - shown))
                new = set(best.shows) - shown
                write(file_of(best), best)
                shown |= new
                print(f"{game}/{file_of(best).name}: {', '.join(sorted(new))}", flush=True)
        if name not in shown:
            print(f"{game}: no match shows {name} in {seeds} seeds", flush=True)


def update_shown(game: str) -> None:
    for path in golden_files(game):
        record = read(path).record
        write(path, GoldenMatch(shown_by(FinishedMatch(record)), record))


def main() -> None:
    for game in filter(has_features, cantina.games()):
        if "--list" in sys.argv:
            update_shown(game)
        else:
            record_missing(game, sys.argv[1:])


if __name__ == "__main__":
    main()
