"""The policy in a game's own folder: who plays by it, and what plays where it cannot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from game_files import OWN_GAMES
from matches import every_own_game
from policies import network_file

import cantina
import cantina.bots
from cantina.bots import GamePolicy, analyse, check_analyst, game_policy, is_quick, make
from cantina.bots.greedy import Greedy
from cantina.bots.learned import Learned, NetworkPolicy
from cantina.bots.learned_search import LearnedSearch
from cantina.bots.search import Search
from cantina.kernel.mind import Mind

MOST_BYTES = 3_000_000
GAME = cantina.game(OWN_GAMES[0])


@pytest.fixture
def with_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has a policy, one with random weights."""
    monkeypatch.setattr(cantina.bots, "game_policy", lambda game: network_file(game.meta.name))


def mind(**options: Any) -> Mind:
    state = GAME.new(2, 1, quiet=True, **options)
    assert state.decision is not None
    return Mind(state, state.decision.seat)


def bot_behind(spec: str, of: Mind) -> object:
    bot = make(spec, 3)
    assert isinstance(bot, GamePolicy)
    assert bot.choose(of) in of.choices
    return bot.bot_for(of)


@pytest.mark.usefixtures("with_policy")
def test_it_plays_by_the_policy_of_the_game() -> None:
    plain, warm = bot_behind("network", mind()), bot_behind("network:0.7", mind())
    assert isinstance(plain, Learned)
    assert isinstance(plain.policy, NetworkPolicy)
    assert plain.temperature == 0
    assert isinstance(warm, Learned)
    assert warm.temperature == 0.7
    searching = bot_behind("network-search:12", mind())
    assert isinstance(searching, LearnedSearch)
    assert searching.budget.playouts == 12


@pytest.mark.usefixtures("with_policy")
def test_with_changed_numbers_a_bot_without_a_policy_plays() -> None:
    number = next(name for name in GAME.numbers if GAME.numbers.value(name) != GAME.numbers[name].high)
    changed = mind(numbers={number: GAME.numbers[number].high})
    assert isinstance(bot_behind("network", changed), Greedy)
    bot = make("network-search:12", 3)
    assert isinstance(bot, GamePolicy)
    assert isinstance(bot.bot_for(changed), Search)


@pytest.mark.usefixtures("with_policy")
def test_a_search_analyses_for_a_policy() -> None:
    for spec in ("network", "network-search:20", f"learned:{network_file(GAME.meta.name)}"):
        check_analyst(spec)
        found = analyse(mind(), spec)
        assert found.best.visits > 0
    assert is_quick(GAME, "network")
    assert not is_quick(GAME, "network-search:20")


def test_a_game_without_a_policy_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cantina.bots, "game_policy", lambda game: None)
    with pytest.raises(cantina.BadOption, match=f"{GAME.meta.name} has none"):
        make("network", 0).choose(mind())


@pytest.mark.parametrize("spec", ["network:warm", "network-search:soon", "network-search:0"])
def test_other_settings_are_refused(spec: str) -> None:
    with pytest.raises(cantina.BadOption):
        make(spec, 0)


@every_own_game
def test_a_policy_in_the_package_can_be_opened_and_is_small(name: str) -> None:
    file = game_policy(cantina.game(name))
    if file is None:
        pytest.skip("this game has no policy")
    assert file.stat().st_size <= MOST_BYTES
    assert isinstance(Learned(str(file)).policy, NetworkPolicy)


def test_a_policy_is_looked_for_in_the_folder_of_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "policy.npz").write_bytes(b"")
    monkeypatch.setattr(cantina.bots, "files", lambda package: tmp_path)
    assert game_policy(GAME) == tmp_path / "policy.npz"
