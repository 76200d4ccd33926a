"""The text and the images that environments render."""

from __future__ import annotations

from typing import Any

import numpy as np
from matches import every_game, every_variant, random_match

import cantina
from cantina.envs.rendering import ACCENTS, COLUMNS, Renderer, render_image, wrap_lines


@every_variant
def test_the_whole_board_fits_into_the_image(name: str, variant: dict[str, Any]) -> None:
    walk = random_match(name, variant, 1, quiet=True)
    renderer = Renderer(walk.game)
    for state in walk.positions(60):
        for seat in (None, 0):
            board, _, status = renderer.text(state, seat).rpartition("\n\n")
            lines = wrap_lines(board)
            assert len(lines) <= walk.game.meta.text_board_lines - 4
            assert max(len(line) for line in lines) <= COLUMNS
            assert 1 <= len(wrap_lines(status)) <= 3


@every_game
def test_all_images_of_a_game_have_one_size_and_show_the_text(name: str) -> None:
    game = cantina.game(name)
    first, second = (render_image(game, f"{text}\n\nstatus") for text in ("board", "board ★"))
    assert first.shape == second.shape
    assert not np.array_equal(first, second)
    assert game.meta.accent in ACCENTS


@every_game
def test_the_end_names_the_winners_and_the_scores(name: str) -> None:
    state = cantina.game(name).new(2, 1, quiet=True)
    cantina.playout(state, cantina.seeded(1))
    assert state.result is not None
    status = Renderer(state.game).text(state, None).rpartition("\n\n")[2]
    assert all(str(score) in status for score in state.result.scores)
