"""The names others call: section 4 of the design, on every game."""

from __future__ import annotations

import pickle

import pytest
from choose_game import any_game, game_with
from matches import every_game

import cantina


def test_registry() -> None:
    name = any_game().meta.name
    assert name in cantina.games()
    assert cantina.game(name) is any_game()
    with pytest.raises(cantina.UnknownGame, match=name):
        cantina.game("chess")


@every_game
def test_meta(name: str) -> None:
    meta = cantina.game(name).meta
    assert meta.name == name
    assert all(meta.title[language] for language in ("en", "es"))
    assert 1 <= meta.seats[0] <= meta.seats[1]
    assert meta.rules_version >= 1
    assert len({option.name for option in meta.options}) == len(meta.options)


@every_game
def test_state_and_decision(name: str) -> None:
    game = cantina.game(name)
    state = game.new(seed=7)
    decision = state.decision
    assert decision is not None
    assert (state.decisions[0].seat, state.decisions[0].choices) == (decision.seat, decision.choices)
    choice = decision.choices[0]
    assert decision.kind
    assert game.choices[choice.number] is choice
    assert isinstance(state.apply(choice, decision.seat), tuple)
    assert not state.over
    assert state.result is None
    assert game.new(seed=7, quiet=True).quiet


@every_game
def test_a_refused_choice_changes_nothing(name: str) -> None:
    game = cantina.game(name)
    state = game.new(seed=7)
    before = state.dump()
    # A game may allow everything at first, but nobody who is not asked may choose.
    choice, seat = next(
        (choice, seat)
        for seat in (*range(state.seats), state.seats)
        for choice in game.choices
        if state.why_not(choice, seat) is not None
    )
    refusal = state.why_not(choice, seat)
    with pytest.raises(cantina.Refused) as refused:
        state.apply(choice, seat)
    assert refusal is not None
    assert (refused.value.code, refused.value.rule) == (refusal.code, refusal.rule)
    assert refused.value.params == refusal.params
    assert state.dump() == before


@every_game
def test_a_choice_from_another_process_is_the_same_choice(name: str) -> None:
    state = cantina.game(name).new(seed=7)
    decision = state.decision
    assert decision is not None
    choice = decision.choices[0]
    twin = cantina.Choice(choice.kind, choice.text, choice.args)
    twin.number = choice.number
    assert state.why_not(twin, decision.seat) is None
    other = state.copy()
    state.apply(twin, decision.seat)
    other.apply(choice, decision.seat)
    assert state.dump() == other.dump()


@every_game
def test_options_are_checked(name: str) -> None:
    game = cantina.game(name)
    fewest, most = game.meta.seats
    for players in (0, False, fewest - 1, most + 1, str(most)):
        with pytest.raises(cantina.BadOption, match="players"):
            game.new(players=players)  # type: ignore[arg-type]


@every_game
def test_match_record_replay_undo(name: str) -> None:
    match = cantina.Match(name, seed=7)
    assert match.state.decision is not None
    match.play(match.state.decision.choices[0].text, match.state.decision.seat)
    record = match.record()
    assert set(record) == {
        "format",
        "game",
        "rules",
        "players",
        "options",
        "seed",
        "seats",
        "choices",
        "result",
    }
    assert cantina.Match.replay(record).state.dump() == match.state.dump()
    with pytest.raises(cantina.BadRecord):
        cantina.Match.replay({**record, "options": {"quiet": True}})


@every_game
def test_the_same_deal_with_other_random_streams(name: str) -> None:
    game = cantina.game(name)
    if len(game.streams) == 1:
        pytest.skip("the game draws random numbers in the set-up only")
    differ = 0
    for seed in range(8):
        one, other = game.new(seed=seed, quiet=True), game.new(seed=seed, quiet=True)
        for stream in game.streams:
            other.reseed(stream, 99)
        assert one.dump()["table"] == other.dump()["table"]
        for state in (one, other):
            cantina.playout(state, cantina.seeded(1))
        differ += one.dump()["table"] != other.dump()["table"]
    assert differ


def test_a_mind_offers_what_the_seat_knows_and_nothing_else() -> None:
    game = game_with(lambda game: len(game.new(seed=7).decisions) < game.new(seed=7).seats)
    state = game.new(seed=7)
    deciding = {decision.seat for decision in state.decisions}
    seat = min(deciding)
    mind = cantina.Mind(state, seat)
    offered = {name for name in dir(mind) if not name.startswith("_")}
    assert offered == {"seat", "view", "decision", "choices", "world"}
    assert mind.view == state.view(seat)
    assert mind.world(3).view(seat) == mind.view
    with pytest.raises(cantina.NoSuchSeat, match="nothing to decide"):
        cantina.Mind(state, min(set(range(state.seats)) - deciding))


@every_game
def test_only_seats_at_the_table_have_views_and_worlds(name: str) -> None:
    state = cantina.game(name).new(seed=7)
    allowed = f"0 to {state.seats - 1}"
    for seat in (state.seats, 7, 99, -1):
        with pytest.raises(cantina.NoSuchSeat, match=allowed):
            state.view(seat)
        with pytest.raises(cantina.NoSuchSeat, match=allowed):
            state.world(seat, 1)


@every_game
def test_results_compare_and_hash(name: str) -> None:
    results = []
    for _ in range(2):
        state = cantina.game(name).new(seed=5, quiet=True)
        cantina.playout(state, cantina.seeded(5))
        assert state.result is not None
        results.append(state.result)
    assert results[0] == results[1]
    assert len({*results}) == 1
    assert pickle.loads(pickle.dumps(results[0])) == results[0]
