"""Own-side rows: the same position is the same row from whatever seat, and nothing is lost by turning it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

import numpy as np
from choose_game import any_game
from game_files import write_for, written_for
from matches import every_game, every_variant, random_match, seeds
from numpy.typing import NDArray
from seat_rotation import rotated

import cantina
from cantina.kernel.random_streams import seeded
from cantina.kernel.state import State
from cantina.policy.own_side import OfferedChoices, OwnSideRows, own_side_rows

WRITTEN = "own_side_version.json"


def row_of(state: State, seat: int) -> NDArray[np.uint8]:
    return np.frombuffer(state.game.encoding.row(state, seat), np.uint8).reshape(1, -1)


def offered_to(state: State, seat: int) -> OfferedChoices:
    """What a seat that decides is offered."""
    decision = state.decision_of(seat)
    assert decision is not None
    masks = np.zeros((1, len(state.game.choices)), np.bool_)
    masks[0, [choice.number for choice in decision.choices]] = True
    own = own_side_rows(state.game.meta.name)
    return own.offered(row_of(state, seat), masks, np.array([seat]), int(state.seats))


@every_variant
def test_a_row_can_be_restored(name: str, variant: dict[str, Any]) -> None:
    own = own_side_rows(name)
    maxima = np.concatenate([np.full(field.size, field.maximum) for field in own.encoding.fields])
    for seed in seeds():
        for state in random_match(name, variant, seed, quiet=True).positions(every=15):
            rows = np.concatenate([row_of(state, seat) for seat in range(state.seats)])
            turned = own.turn(rows)
            assert (turned <= maxima).all()
            assert np.array_equal(own.restore(turned), rows)


@every_variant
def test_offered_choices_have_different_numbers_and_can_be_found_by_them(
    name: str, variant: dict[str, Any]
) -> None:
    own = own_side_rows(name)
    for seed in seeds():
        for state in random_match(name, variant, seed, quiet=True).positions(every=5):
            for decision in state.decisions:
                offered = offered_to(state, decision.seat)
                assert offered.number.tolist() == [choice.number for choice in decision.choices]
                assert len(set(offered.own_number.tolist())) == len(decision.choices)
                assert offered.own_masks(1, own.choices).sum() == len(decision.choices)
                for choice, own_number in zip(offered.number, offered.own_number, strict=True):
                    assert offered.game_numbers(np.array([own_number])) == choice


@every_variant
def test_a_position_is_the_same_row_whatever_seats_they_sit_in(name: str, variant: dict[str, Any]) -> None:
    own = own_side_rows(name)
    for seed in seeds():
        for state in random_match(name, variant, seed, quiet=True).positions(every=15):
            if state.over:
                continue
            for steps in range(1, state.seats):
                other = rotated(state, steps)
                deciding = {decision.seat for decision in state.decisions}
                for seat in range(state.seats):
                    there = (seat + steps) % state.seats
                    assert np.array_equal(own.turn(row_of(state, seat)), own.turn(row_of(other, there)))
                    if seat in deciding:
                        here, moved = offered_to(state, seat), offered_to(other, there)
                        assert set(here.own_number) == set(moved.own_number)


@every_variant
def test_many_rows_are_turned_as_each_of_them(name: str, variant: dict[str, Any]) -> None:
    own = own_side_rows(name)
    rows, masks, seats = [], [], []
    players = 0
    for state in random_match(name, variant, 2, quiet=True).positions(every=15):
        players = int(state.seats)
        for decision in state.decisions:
            rows.append(row_of(state, decision.seat))
            masks.append(np.zeros(len(state.game.choices), np.bool_))
            masks[-1][[choice.number for choice in decision.choices]] = True
            seats.append(decision.seat)
    together = own.turn(np.concatenate(rows))
    offered = own.offered(np.concatenate(rows), np.stack(masks), np.array(seats), players)
    for at, row in enumerate(rows):
        assert np.array_equal(together[at : at + 1], own.turn(row))
        alone = own.offered(row, masks[at][None], np.array([seats[at]]), players)
        assert np.array_equal(offered.own_number[offered.row == at], alone.own_number)
    last = np.array([offered.own_number[offered.row == at][-1] for at in range(len(rows))])
    expected = [np.flatnonzero(mask)[-1] for mask in masks]
    assert offered.game_numbers(last).tolist() == expected


def fingerprint(name: str) -> str:
    """Of the fields, and the rows and choices of a random match of every variant."""
    own = own_side_rows(name)
    found = hashlib.sha256()
    fields = [(field.name, field.shape, field.maximum, field.kind) for field in own.encoding.fields]
    found.update(json.dumps([fields, own.choices, sorted(own.not_features)]).encode())
    for variant in own.game.variants:
        state, rng = own.game.new(seed=1, quiet=True, **variant), seeded(1)
        while (decision := state.decision) is not None:
            found.update(own.turn(row_of(state, decision.seat)).tobytes())
            found.update(json.dumps(offered_to(state, decision.seat).own_number.tolist()).encode())
            state.apply(decision.choices[rng.below(len(decision.choices))])
    return found.hexdigest()


@every_game
def test_a_change_of_the_own_side_raises_its_version(name: str) -> None:
    """Raise `version` in the game's own_side.py, or the environment's, and run this file as a program."""
    written = written_for(name, WRITTEN)
    assert written == {"version": own_side_rows(name).version, "fingerprint": fingerprint(name)}


def test_a_game_that_declares_nothing_keeps_its_rows() -> None:
    game = replace(any_game(), load_own_side=None)
    own = OwnSideRows(game)
    row = row_of(game.new(seed=1), 0)
    assert np.array_equal(own.turn(row), row)
    assert own.encoding.fields == game.encoding.fields
    assert own.not_features == frozenset()


@every_game
def test_fields_that_only_name_things_are_no_features(name: str) -> None:
    own = own_side_rows(name)
    assert own.not_features <= {field.name for field in own.encoding.fields}


if __name__ == "__main__":
    for name in cantina.games():
        write_for(name, WRITTEN, {"version": own_side_rows(name).version, "fingerprint": fingerprint(name)})
