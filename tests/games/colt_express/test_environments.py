"""What the learning environments show of Colt Express."""

from __future__ import annotations

import json

import pyspiel

import cantina
from cantina.envs.gymnasium import CantinaEnv
from cantina.envs.openspiel import short_name
from cantina.envs.rendering import Renderer

GAME = "colt-express"


def test_the_agent_sees_its_own_hand_and_no_other() -> None:
    table = CantinaEnv(GAME, players=3, bots="random", seat=1, render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert "Your hand:" in shown
    assert shown.count("hand:") == 1


def test_the_public_sees_nobodys_hand() -> None:
    state = cantina.game(GAME).new(3, 1, quiet=True)
    renderer = Renderer(state.game)
    assert "hand:" not in renderer.text(state, None)
    assert "Your hand:" in renderer.text(state, 1)


def test_options_are_parameters_in_openspiel() -> None:
    game = pyspiel.load_game("python_cantina_colt_express(players=3,preset=expert,abilities=no,deals=5)")
    state = game.new_initial_state()
    state.apply_action(0)
    view = json.loads(state.observation_string(0))["view"]
    assert (view["players"], view["expert"], view["abilities"]) == (3, True, False)
    assert str(pyspiel.load_game(str(game))) == str(game)
    named = pyspiel.load_game(short_name(GAME), {"players": 3, "characters": "ghost+belle+doc"})
    assert str(pyspiel.load_game(str(named))) == str(named)


def test_actions_have_the_texts_of_choices_in_openspiel() -> None:
    state = pyspiel.load_game(short_name(GAME), {"players": 3, "deals": 5}).new_initial_state()
    state.apply_action(1)
    assert state.action_to_string(state.legal_actions()[0]).startswith("plan ")
