"""What the bots of Marshals hold of a position."""

from __future__ import annotations

from typing import Any

import cantina
from cantina.games.marshals.judgement import JUDGEMENT
from cantina.games.marshals.state import MarshalsState

GAME = cantina.game("marshals")


def changed(seed: int = 3, **table: Any) -> MarshalsState:
    data = GAME.new(4, seed).dump()
    data["table"] |= table
    state = GAME.load(data)
    assert isinstance(state, MarshalsState)
    return state


def with_more(name: str, by: int) -> MarshalsState:
    """A position in which seat 0 has more or less of something."""
    values = list(getattr(changed(), name))
    values[0] += by
    table: dict[str, Any] = {name: values}
    return changed(**table)


def test_more_is_better() -> None:
    plain = changed()
    for name in ("money", "provisions", "bullets"):
        more = with_more(name, 1)
        assert JUDGEMENT.forecast(more, 0) > JUDGEMENT.forecast(plain, 0), name
        assert JUDGEMENT.chances(more)[0] > JUDGEMENT.chances(plain)[0], name
        assert JUDGEMENT.forecast(more, 1) == JUDGEMENT.forecast(plain, 1), name


def test_a_dollar_is_a_dollar() -> None:
    assert JUDGEMENT.forecast(with_more("money", 5), 0) - JUDGEMENT.forecast(changed(), 0) == 5


def test_to_run_out_of_provisions_is_worse_than_to_run_low() -> None:
    have = int(changed().provisions[0])
    last = JUDGEMENT.forecast(with_more("provisions", 2 - have), 0)
    none = JUDGEMENT.forecast(with_more("provisions", 1 - have), 0)
    some = JUDGEMENT.forecast(with_more("provisions", 3 - have), 0)
    assert last - none > some - last


def test_a_corrupt_marshal_catches_nobody() -> None:
    plain = changed()
    assert JUDGEMENT.forecast(changed(corrupt=0), 0) < JUDGEMENT.forecast(plain, 0)
