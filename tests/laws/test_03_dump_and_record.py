"""Law 3: a dumped state and a record come back equal, with an equal future."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from matches import Walk, every_game, every_variant, seeds

import cantina
from cantina.kernel.luck import seeded
from cantina.kernel.state import playout


def through_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


@pytest.mark.law(3)
@every_variant
def test_a_loaded_state_is_equal_and_has_an_equal_future(name: str, variant: dict[str, Any]) -> None:
    game = cantina.game(name)
    for seed in seeds():
        for state in Walk(name, variant, seed).positions(every=25):
            data = through_json(state.dump())
            loaded = game.load(data, quiet=True)
            assert through_json(loaded.dump()) == data
            assert loaded.view(0) == state.view(0)
            future = state.copy()
            future.quiet = True
            for one in (loaded, future):
                playout(one, seeded(seed, 1))
            assert loaded.dump() == future.dump()


@pytest.mark.law(3)
@every_variant
def test_a_record_replays_to_the_same_state(name: str, variant: dict[str, Any]) -> None:
    for seed in seeds():
        match = cantina.Match(name, seed=seed, **variant)
        rng = random.Random(seed)
        stop = rng.randrange(200)
        while not match.state.over and len(match.choices) != stop:
            decision = rng.choice(match.state.decisions)
            match.play(rng.choice(decision.choices), decision.seat)
        replayed = cantina.Match.replay(through_json(match.record()))
        assert replayed.state.dump() == match.state.dump()
        assert replayed.record() == match.record()


@pytest.mark.law(3)
@every_game
def test_bad_records_name_the_step(name: str) -> None:
    match = cantina.Match(name, seed=3, **dict(cantina.game(name).variants[0]))
    for _ in range(10):
        assert match.state.decision is not None
        match.play(match.state.decision.choices[0])
    record = match.record()
    broken = through_json(record)
    broken["choices"][6][1] = "dance"
    with pytest.raises(cantina.BadRecord, match="step 6") as caught:
        cantina.Match.replay(broken)
    assert caught.value.step == 6
    illegal = through_json(record)
    refused = next(c for c in match.game.choices if match.state.why_not(c) is not None)
    illegal["choices"].append([0, refused.text])
    with pytest.raises(cantina.BadRecord, match="step 10"):
        cantina.Match.replay(illegal)
    for change, words in (
        ({"format": "other"}, "format"),
        ({"game": "chess"}, "chess"),
        ({"rules": 99}, "version 99"),
        ({"players": 99}, "players"),
        ({"seed": -1}, "seed"),
        ({"seats": ["one"] * 9}, "seats"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"choices": "none"}, "choices"),
        ({"extra": 1}, "extra"),
        ({"result": {"ranking": []}}, "result"),
    ):
        with pytest.raises(cantina.BadRecord, match=words):
            cantina.Match.replay({**record, **change})


@pytest.mark.law(3)
@every_game
def test_bad_positions_name_the_fault(name: str) -> None:
    game = cantina.game(name)
    data = through_json(game.new(seed=1, **dict(game.variants[0])).dump())
    field = next(iter(game.shapes))
    for change, words in (
        ({"game": "chess"}, "chess"),
        ({"rules": 99}, "version"),
        ({"streams": {}}, "streams"),
        ({"stack": [["nonsense"]]}, "nonsense"),
        ({"table": {}}, field),
        ({"table": {**data["table"], field: "text"}}, field),
        ({"answers": None}, "answers"),
    ):
        with pytest.raises(cantina.BadPosition, match=words):
            game.load({**data, **change})
