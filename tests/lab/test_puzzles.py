"""Puzzles: what is in them, those that ship with the games, and how they are found."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from choose_game import game_for
from guarded_mind import guarded_mind
from matches import LONG_RUN, every_game, every_own_game, every_variant, random_match

import cantina
from cantina.bots import Analysis, Estimate, analyse
from cantina.bots.explanation import explain
from cantina.kernel.evaluation import rollout_choice
from cantina.kernel.mind import Mind
from cantina.lab import puzzle_finder
from cantina.lab.puzzle_finder import clear_best, find_puzzles, obvious_choice
from cantina.lab.puzzles import Puzzle, PuzzleFile, decoded_view, make_puzzle, shipped_puzzles
from cantina.localization import LANGUAGES, Localizer

FEWEST_SHIPPED = 5
LARGEST_FILE = 8_000


def puzzle_bytes(mind: Mind) -> bytes:
    analysis = analyse(mind, "greedy:6", 2)
    others = [choice.number for choice in mind.choices if choice.number != analysis.best.choice][:2]
    why = explain(mind, analysis.best.choice, others, rollout_choice, 2, worlds=2, seconds=60)
    return msgspec.json.encode(make_puzzle(mind, analysis, why))


@pytest.mark.law(8)
@every_variant
def test_a_puzzle_is_the_same_whatever_is_hidden(name: str, variant: dict[str, Any]) -> None:
    for state in random_match(name, variant, 5).positions(every=80):
        for decision in state.decisions[:1]:
            made = puzzle_bytes(guarded_mind(state, decision.seat))
            for seed in (100, 101):
                assert made == puzzle_bytes(Mind(state.world(decision.seat, seed), decision.seat))
            game = cantina.game(name)
            puzzle = msgspec.json.decode(made, type=Puzzle)
            assert msgspec.json.encode(decoded_view(game, puzzle)) == msgspec.json.encode(puzzle.view)


@every_own_game
def test_every_game_ships_with_puzzles(name: str) -> None:
    assert len(shipped_puzzles(cantina.game(name))) >= FEWEST_SHIPPED


@every_game
def test_every_shipped_puzzle_can_be_shown_and_read_in_both_languages(name: str) -> None:
    game = cantina.game(name)
    for file_name, file in shipped_puzzles(game).items():
        assert len(file.write()) < LARGEST_FILE, file_name
        assert msgspec.json.decode(file.write(), type=PuzzleFile) == file
        mind = file.mind(game)
        puzzle = msgspec.json.decode(msgspec.json.encode(file.puzzle(game)), type=Puzzle)
        assert decoded_view(game, puzzle) == mind.view
        assert puzzle.choices == [choice.number for choice in mind.choices]
        assert [one.choice for one in puzzle.estimates] == puzzle.choices
        assert (puzzle.seat, puzzle.kind) == (file.analysis.seat, file.analysis.kind)
        assert puzzle.best in puzzle.choices
        assert clear_best(file.analysis), file_name
        assert puzzle.why
        for why in puzzle.why:
            assert why.best == puzzle.best
            assert why.other in puzzle.choices
        for language in LANGUAGES:
            localizer = Localizer(game, language)
            localizer.name_seats(mind.view)
            assert localizer.decision(puzzle.kind)
            assert all(localizer.choice(choice) for choice in mind.choices)
            assert all(localizer.event_from_json(one.event) for why in puzzle.why for one in why.futures)


@every_own_game
def test_a_deeper_search_agrees_with_every_shipped_puzzle(name: str) -> None:
    """In a long run; a quick one checks only the first, with a smaller search."""
    game = cantina.game(name)
    checked = list(shipped_puzzles(game).values())[: None if LONG_RUN else 1]
    for file in checked:
        mind = file.mind(game)
        analysis = analyse(mind, "search:6000" if LONG_RUN else "search:100", 77)
        best = analysis.estimate_of(file.analysis.best.choice)
        assert best is not None
        assert analysis.best.choice == best.choice or analysis.best.value - best.value < 2 * best.error
        if LONG_RUN:
            assert obvious_choice(mind, file.seed) != best.choice


def test_a_clear_best_choice_is_ahead_of_all_others_by_more_than_the_errors() -> None:
    def clear(*others: Estimate) -> bool:
        return clear_best(Analysis(0, "plan", (Estimate(1, 0.5, 0.01, 100), *others)))

    assert clear(Estimate(2, 0.4, 0.01, 90))
    assert clear(Estimate(2, 0.4, 0.01, 90), Estimate(3, 0.0, 1.0, 0))  # the last one was not tried
    assert not clear(Estimate(2, 0.4, 0.01, 90), Estimate(3, 0.47, 0.01, 90))
    assert not clear(Estimate(2, 0.4, 0.05, 90))
    assert not clear(Estimate(2, 0.49, 0.0001, 90))


def test_puzzles_are_found_in_matches_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_for(2)
    for name, value in {
        "PLAYERS_BOT": "random",
        "SCREENING": "greedy:20",
        "SEARCH": "greedy:40",
        "DEEPER_SEARCH": "greedy:60",
        "MARGIN": 0.0,
        "QUICK_ERRORS": 0.0,
        "SEARCH_ERRORS": 0.0,
        "MARGIN_ERRORS": 0.0,
        "OBVIOUS_MARGIN": 0.0,
    }.items():
        monkeypatch.setattr(puzzle_finder, name, value)
    progress: list[tuple[int, int]] = []
    found = list(find_puzzles(game.meta.name, 2, players=2, seed=3, progress=lambda *now: progress.append(now)))
    assert progress[-1][0] == len(found) == 2
    assert len({file.seed for file in found}) == 2
    for file in found:
        mind = file.mind(game)
        assert len(mind.choices) > 2
        assert file.analysis.best.choice != obvious_choice(mind, file.seed)
        assert file.puzzle(game).best == file.analysis.best.choice
