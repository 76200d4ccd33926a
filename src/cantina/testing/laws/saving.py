"""Law 3: a loaded state and a replayed record equal the original and have the same future."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from cantina.kernel.errors import BadPosition, BadRecord
from cantina.kernel.match import Match
from cantina.kernel.random_streams import seeded
from cantina.kernel.state import playout
from cantina.testing.laws.check import BEFORE_AND_AFTER, LawBroken, Sample, expect, expect_equal, law


def through_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


@law(3, "a loaded position equals the dumped one and has the same future")
def a_loaded_state_is_equal_and_has_the_same_future(sample: Sample) -> None:
    for match in sample.random_matches():
        for state in match.positions(every=25):
            data = through_json(state.dump())
            loaded = match.game.load(data, quiet=True)
            expect_equal(
                data, through_json(loaded.dump()), "a position changes when it is loaded", BEFORE_AND_AFTER
            )
            expect_equal(
                state.view(0), loaded.view(0), "a loaded position shows seat 0 something else", BEFORE_AND_AFTER
            )
            future = state.copy()
            future.quiet = True
            for played in (loaded, future):
                playout(played, seeded(match.seed, 1))
            expect_equal(future.dump(), loaded.dump(), "the same choices lead elsewhere from a loaded position")


@law(3, "a record replays to the same state and record")
def a_record_replays_to_the_same_state(sample: Sample) -> None:
    for match in sample.matches():
        rng = random.Random(match.seed)
        stop = rng.randrange(200)
        while not match.state.over and len(match.choices) != stop:
            decision = rng.choice(match.state.decisions)
            match.play(rng.choice(decision.choices), decision.seat)
        replayed = Match.replay(through_json(match.record()))
        expect_equal(match.state.dump(), replayed.state.dump(), "a record replays to another state")
        expect_equal(match.record(), replayed.record(), "a replayed match has another record")


@law(3, "a bad record is refused with the number of its first bad step", per_variant=False)
def bad_records_name_the_step(sample: Sample) -> None:
    match = sample.match(sample.seeds[0])
    while match.state.decision is not None and len(match.choices) < 10:
        match.play(match.state.decision.choices[0], match.state.decision.seat)
    record = through_json(match.record())
    last = len(match.choices) - 1
    broken = through_json(record)
    broken["choices"][last][1] = "no such choice"
    _expect_bad_record(broken, f"step {last}")
    refused = next(c for c in match.game.choices if match.state.why_not(c) is not None)
    illegal = {**record, "choices": [*record["choices"], [0, refused.text]], "result": None}
    _expect_bad_record(illegal, f"step {last + 1}")
    for change, words in (
        ({"format": "other"}, "format"),
        ({"game": "no-such-game"}, "no-such-game"),
        ({"rules": 99}, "version 99"),
        ({"players": 99}, "players"),
        ({"seed": -1}, "seed"),
        ({"seats": ["one"] * 9}, "seats"),
        ({"options": {"no-such-option": "red"}}, "no-such-option"),
        ({"choices": "none"}, "choices"),
        ({"extra": 1}, "extra"),
        ({"result": {"ranking": []}}, "result"),
    ):
        _expect_bad_record({**record, **change}, words)


def _expect_bad_record(record: dict[str, Any], words: str) -> None:
    try:
        Match.replay(record)
    except BadRecord as error:
        expect(words in str(error), f"the refusal of a record with a bad {words!r} does not name it: {error}")
        return
    raise LawBroken(f"a record with a bad {words!r} is replayed")


@law(3, "a bad position is refused with what is wrong with it", per_variant=False)
def bad_positions_name_the_fault(sample: Sample) -> None:
    game = sample.game
    data = through_json(game.new(seed=sample.seeds[0], **sample.variant).dump())
    field = next(iter(game.field_types))
    for change, words in (
        ({"game": "no-such-game"}, "no-such-game"),
        ({"rules": 99}, "version"),
        ({"streams": {}}, "streams"),
        ({"stack": [["no-such-frame"]]}, "no-such-frame"),
        ({"table": {}}, field),
        ({"table": {**data["table"], field: "text"}}, field),
        ({"answers": None}, "answers"),
    ):
        try:
            game.load({**data, **change})
        except BadPosition as error:
            expect(
                words in str(error), f"the refusal of a position with a bad {words!r} does not name it: {error}"
            )
        else:
            raise LawBroken(f"a position with a bad {words!r} is loaded")
