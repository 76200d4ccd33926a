"""Numbers of a game that a match may change: each belongs to the match, and to no other."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import number_traces
import pytest
from choose_game import game_with
from number_traces import random_values, trace

import cantina
from cantina.kernel.errors import BadOption, BadPosition, BadRecord
from cantina.kernel.numbers import MAX_CACHED_SETS, MAX_SET_NAME, NumberSet, changed_numbers, list_names
from cantina.localization import LANGUAGES, Localizer

WITH_NUMBERS = [name for name in cantina.games() if cantina.game(name).numbers]
every_game_with_numbers = pytest.mark.parametrize("name", WITH_NUMBERS)
GAME = game_with(lambda game: len(game.numbers) > 2)
FIRST, SECOND, THIRD = list(GAME.numbers)[:3]


def low(number: str) -> int:
    return GAME.numbers[number].low


def high(number: str) -> int:
    return GAME.numbers[number].high


# -- side by side -------------------------------------------------------------------------------


def played_alone(name: str, variant: dict[str, Any], seed: int, values: dict[str, int]) -> list[str]:
    """The trace of a match that is the only one of its process."""
    task = json.dumps([name, variant, seed, values])
    done = subprocess.run(
        [sys.executable, Path(number_traces.__file__), task],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    found: list[str] = json.loads(done.stdout)
    return found


@every_game_with_numbers
def test_matches_with_different_numbers_played_in_turns_are_as_if_each_were_played_alone(name: str) -> None:
    """Rules, views, worlds, copies, evaluation, rows and bots: all read the numbers of their own match."""
    game = cantina.game(name)
    rng = random.Random(5)
    variant = dict(rng.choice([one for one in game.variants if one["players"] > 1]))
    sets = [random_values(game, 1, 0.9), random_values(game, 2, 0.9)]
    expected = [played_alone(name, variant, 4, values) for values in sets]
    plain = list(trace(name, variant, 4, {}))
    assert len({expected[0][-1], expected[1][-1], plain[-1]}) == 3, "the sets make no difference"
    running = [trace(name, variant, 4, values) for values in (*sets, {})]
    found: list[list[str]] = [[], [], []]
    unfinished = [0, 1, 2]
    while unfinished:
        at = rng.choice(unfinished)
        step = next(running[at], None)
        if step is None:
            unfinished.remove(at)
        else:
            found[at].append(step)
    assert found == [*expected, plain]


@every_game_with_numbers
def test_any_set_within_the_ranges_can_be_played(name: str) -> None:
    game = cantina.game(name)
    for seed in range(6):
        rng = random.Random(seed)
        variant = dict(rng.choice(game.variants))
        ends = {key: rng.choice((one.low, one.high)) for key, one in game.numbers.items()}
        state = game.new(seed=seed, quiet=True, numbers=ends, **variant)
        made = 0
        while (decision := state.decision) is not None:
            state.apply(rng.choice(decision.choices))
            made += 1
        assert made <= game.meta.max_decisions
        assert state.result is not None


# -- one number ---------------------------------------------------------------------------------


@every_game_with_numbers
def test_every_number_can_be_changed_without_touching_another(name: str) -> None:
    numbers = cantina.game(name).numbers
    printed = {number: numbers.value(number) for number in numbers}
    for number, one in numbers.items():
        assert one.low <= printed[number] <= one.high, number
        for value in {one.low, one.high} - {printed[number]}:
            table = numbers.with_values({number: value})
            found = {other: numbers[other].read(table) for other in numbers}
            assert found == {**printed, number: value}, number
    assert {number: numbers.value(number) for number in numbers} == printed


@every_game_with_numbers
def test_every_number_says_what_it_is_and_whose(name: str) -> None:
    numbers = cantina.game(name).numbers
    for language in LANGUAGES:
        texts = [Localizer(cantina.game(name), language).number(number) for number in numbers]
        assert len(set(texts)) == len(texts), "two numbers with the same text"
    assert {one.provenance for one in numbers.values()} <= {"rulebook", "public", "designed"}


def test_states_of_a_set_share_their_numbers_and_copies_keep_them() -> None:
    values = {FIRST: low(FIRST)}
    one: Any = GAME.new(seed=1, numbers=values)
    other: Any = GAME.new(seed=2, numbers=NumberSet("mine", values))
    plain: Any = GAME.new(seed=1)
    assert one.numbers is other.numbers
    assert one.numbers is not plain.numbers
    assert one.copy().numbers is one.numbers
    assert one.world(0, 1).numbers is one.numbers
    assert changed_numbers(one) == values
    assert changed_numbers(plain) == {}


def test_a_state_keeps_its_numbers_when_many_other_sets_have_been_made() -> None:
    state: Any = GAME.new(seed=1, numbers={FIRST: low(FIRST)})
    for value in range(low(FIRST), min(high(FIRST), low(FIRST) + 2 * MAX_CACHED_SETS)):
        GAME.numbers.with_values({FIRST: value, SECOND: low(SECOND)})
    assert GAME.numbers[FIRST].read(state.copy().numbers) == low(FIRST)


@pytest.mark.parametrize(
    ("numbers", "named"),
    [
        ({"no-such-number": 1}, "no-such-number"),
        ({FIRST: low(FIRST) - 1}, f"{FIRST}.*from {low(FIRST)} to {high(FIRST)}"),
        ({FIRST: 10**6}, FIRST),
        ({SECOND: True}, SECOND),
        ({SECOND: "3"}, SECOND),
        ("7", "numbers"),
        ({"name": 3, "values": {FIRST: low(FIRST)}}, "name"),
        ({"name": "x" * (MAX_SET_NAME + 1), "values": {FIRST: low(FIRST)}}, "name"),
        ({"name": "two\nlines", "values": {FIRST: low(FIRST)}}, "name"),
        ({"title": "mine", "values": {FIRST: low(FIRST)}}, "title"),
    ],
)
def test_a_wrong_set_is_refused_with_what_is_allowed(numbers: Any, named: str) -> None:
    with pytest.raises(BadOption, match=named):
        GAME.new(numbers=numbers)


# -- records and positions ----------------------------------------------------------------------


def some_match(name: str, **options: Any) -> cantina.Match:
    match = cantina.Match(name, players=2, seed=1, **options)
    rng = random.Random(1)
    for _ in range(12):
        if (decision := match.state.decision) is not None:
            match.play(rng.choice(decision.choices), decision.seat)
    return match


@every_game_with_numbers
def test_a_record_names_the_set_and_is_replayed_with_it(name: str) -> None:
    game = cantina.game(name)
    values = random_values(game, 8, 0.5)
    match = some_match(name, numbers={"name": "My box", "values": values})
    record = json.loads(json.dumps(match.record()))
    kept = {key: value for key, value in values.items() if value != game.numbers.value(key)}
    assert record["options"]["numbers"] == {"name": "My box", "values": kept}
    again = cantina.Match.replay(record)
    assert again.numbers == NumberSet("My box", kept)
    assert again.state.dump() == match.state.dump()
    assert game.load(match.state.dump()).dump() == match.state.dump()
    match.take_back(3)
    assert match.numbers == again.numbers


@every_game_with_numbers
def test_the_numbers_of_the_game_are_no_set(name: str) -> None:
    """All of them given as they are make the same match, position and record as none."""
    game = cantina.game(name)
    printed = {number: game.numbers.value(number) for number in game.numbers}
    plain, given = some_match(name), some_match(name, numbers={"name": "as printed", "values": printed})
    assert given.state.dump() == plain.state.dump()
    assert given.record() == plain.record()
    assert "numbers" not in given.record()["options"]
    assert msgspec.json.encode(given.state.view(0)) == msgspec.json.encode(plain.state.view(0))


def test_a_record_or_position_with_wrong_numbers_is_refused() -> None:
    match = some_match(GAME.meta.name, numbers={FIRST: low(FIRST)})
    record, position = match.record(), match.state.dump()
    record["options"]["numbers"]["values"] = {FIRST: high(FIRST) + 1}
    with pytest.raises(BadRecord, match=FIRST):
        cantina.Match.replay(record)
    position["options"] = {**position["options"], "numbers": {"name": "", "values": {"nothing": 1}}}
    with pytest.raises(BadPosition, match="nothing"):
        GAME.load(position)


@every_game_with_numbers
def test_a_number_is_listed_first_where_its_name_is_asked_for(name: str) -> None:
    for number in list(cantina.game(name).numbers)[:3]:
        assert number in list_names(cantina.game(name).numbers, number)
