"""The names others call: section 4 of the design, on a real game."""

from __future__ import annotations

import pickle

import pytest

import cantina

GAME = cantina.game("colt-express")


def test_registry() -> None:
    assert "colt-express" in cantina.games()
    with pytest.raises(cantina.UnknownGame, match="colt-express"):
        cantina.game("chess")


def test_meta() -> None:
    meta = GAME.meta
    assert meta.title == {"en": "Colt Express", "es": "Colt Express"}
    assert meta.seats == (2, 6)
    assert meta.rules_version == 1
    assert {option.name for option in meta.options} >= {"preset", "abilities", "events", "station", "expert"}


def test_state_and_decision() -> None:
    state = GAME.new(players=4, seed=7)
    decision = state.decision
    assert decision is not None
    assert state.decisions == (decision,)
    choice = decision.choices[0]
    assert (decision.seat, decision.kind) == (0, "plan")
    assert GAME.choices[choice.number] is choice
    events = state.apply(choice)
    assert events
    assert not state.over
    assert state.result is None
    assert GAME.new(players=4, seed=7, quiet=True).quiet


def test_a_refused_choice_changes_nothing() -> None:
    state = GAME.new(players=4, seed=7)
    before = state.dump()
    with pytest.raises(cantina.Refused) as refused:
        state.apply(GAME.parse("fire belle"))
    assert (refused.value.code, refused.value.rule) == ("other-decision", "CE-PLAN-3")
    assert refused.value.params["bandit"] == "belle"
    assert state.dump() == before


def test_a_choice_from_another_process_is_the_same_choice() -> None:
    if not GAME.choices[0].__class__.__module__.startswith("cantina"):
        pytest.skip("choices cannot be pickled here")
    state = GAME.new(players=4, seed=7)
    assert state.decision is not None
    twin = cantina.Choice(
        state.decision.choices[0].kind, state.decision.choices[0].text, state.decision.choices[0].args
    )
    twin.number = state.decision.choices[0].number
    assert state.why_not(twin) is None
    assert state.apply(twin)


def test_options_are_checked() -> None:
    for players in (0, False, 1, 7, "4"):
        with pytest.raises(cantina.BadOption, match="players"):
            GAME.new(players=players)  # type: ignore[arg-type]


def test_match_record_replay_undo() -> None:
    match = cantina.Match("colt-express", players=4, seed=7)
    match.play("plan fire")
    assert not match.can_undo(0)
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


def test_the_same_deal_with_other_luck() -> None:
    one, other = GAME.new(4, 7, quiet=True), GAME.new(4, 7, quiet=True)
    other.reseed("deck", 99)
    assert one.dump()["table"] == other.dump()["table"]
    for state in (one, other):
        cantina.playout(state, cantina.seeded(1), 60)
    assert one.dump()["table"] != other.dump()["table"]


def test_a_mind_offers_what_the_seat_knows_and_nothing_else() -> None:
    state = GAME.new(4, 7)
    mind = cantina.Mind(state, 0)
    offered = {name for name in dir(mind) if not name.startswith("_")}
    assert offered == {"seat", "view", "decision", "choices", "world"}
    assert mind.view == state.view(0)
    assert mind.world(3).view(0) == mind.view
    with pytest.raises(cantina.NoSuchSeat, match="nothing to decide"):
        cantina.Mind(state, 1)


def test_only_seats_at_the_table_have_views_and_worlds() -> None:
    state = GAME.new(4, 7)
    for seat in (4, 7, 99, -1):
        with pytest.raises(cantina.NoSuchSeat, match="0 to 3"):
            state.view(seat)
        with pytest.raises(cantina.NoSuchSeat, match="0 to 3"):
            state.world(seat, 1)


def test_results_compare_and_hash() -> None:
    results = []
    for _ in range(2):
        state = GAME.new(3, 5, quiet=True)
        cantina.playout(state, cantina.seeded(5))
        assert state.result is not None
        results.append(state.result)
    assert results[0] == results[1]
    assert len({*results}) == 1
    assert pickle.loads(pickle.dumps(results[0])) == results[0]
