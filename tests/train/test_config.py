"""The settings of a training: every game's own can be read, and what is misspelt is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from choose_game import any_game
from matches import every_game

import cantina
from cantina.bots import AnalysingBot, make
from cantina.train.config import BadTraining, TrainingSettings, parse_settings, read_settings, training_variants


@every_game
def test_the_settings_of_every_game_can_be_used(name: str) -> None:
    game = cantina.game(name)
    settings = read_settings(game)
    assert isinstance(make(settings.demonstrations.teacher, 0), AnalysingBot)
    assert make(settings.self_play.outside_bot, 0)
    variants = training_variants(game, settings)
    players = {game.new(seed=0, quiet=True, **variant).seats for variant in variants}
    fewest, most = game.meta.seats
    assert players == set(range(fewest, most + 1))  # one network plays with any number of players


def test_a_game_without_settings_is_trained_in_all_its_variants() -> None:
    game = any_game()
    assert training_variants(game, TrainingSettings()) == list(game.variants)


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "training.toml"
    file.write_text("[demonstrations]\nmatches = 0\n[[variants]]\nplayers = 2\n")
    found = read_settings(any_game(), file)
    assert found.demonstrations.matches == 0
    assert found.variants == ({"players": 2},)
    assert found.self_play == TrainingSettings().self_play


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[demonstrations]\nmatchs = 3", "unknown field `matchs`.*demonstrations"),
        ("[demonstrations]\nmatches = 'many'", "Expected `int`, got `str`"),
        ("demonstrations", "training.toml: "),
        ("[[variants]]\nplayers = 99", "variants: .*players"),
    ],
)
def test_what_is_wrong_is_named(text: str, why: str) -> None:
    with pytest.raises(BadTraining, match=why):
        parse_settings(text.encode(), any_game(), "training.toml")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadTraining, match="cannot be read"):
        read_settings(any_game(), tmp_path / "nowhere.toml")


def test_a_smaller_training_has_less_of_what_takes_time() -> None:
    whole = TrainingSettings()
    part = whole.scaled(0.01)
    assert part.demonstrations.matches == whole.demonstrations.matches // 100
    assert part.self_play.updates == whole.self_play.updates // 100
    assert part.network == whole.network
    assert whole.scaled(1e-9).self_play.updates == 1
