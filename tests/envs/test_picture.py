"""What environments show of a table."""

from __future__ import annotations

from typing import Any

import numpy as np
from matches import Walk, every_game, every_variant

import cantina
from cantina.envs.picture import COLUMNS, LINES, Picture, poster, wrapped


@every_variant
def test_the_whole_board_fits_on_the_poster(name: str, variant: dict[str, Any]) -> None:
    walk = Walk(name, variant, 1, quiet=True)
    picture = Picture(walk.game)
    for state in walk.positions(60):
        for seat in (None, 0):
            board, _, news = picture.text(state, seat).rpartition("\n\n")
            lines = wrapped(board)
            assert len(lines) <= LINES.get(name, 60) - 4
            assert max(len(line) for line in lines) <= COLUMNS
            assert 1 <= len(wrapped(news)) <= 3


@every_game
def test_all_posters_of_a_game_have_one_size_and_show_the_text(name: str) -> None:
    game = cantina.game(name)
    first, second = (poster(game, f"{text}\n\nnews") for text in ("board", "board ★"))
    assert first.shape == second.shape
    assert not np.array_equal(first, second)


def test_the_public_sees_nobodys_hand() -> None:
    state = cantina.game("colt-express").new(3, 1, quiet=True)
    picture = Picture(state.game)
    assert "hand:" not in picture.text(state, None)
    assert "Your hand:" in picture.text(state, 1)


@every_game
def test_the_end_names_the_winners_and_the_scores(name: str) -> None:
    state = cantina.game(name).new(2, 1, quiet=True)
    cantina.playout(state, cantina.seeded(1))
    assert state.result is not None
    news = Picture(state.game).text(state, None).rpartition("\n\n")[2]
    assert all(str(score) in news for score in state.result.scores)
