"""Default bots do not rearrange their sheets for nothing."""

from __future__ import annotations

import pytest
from tests.games.scoundrels.positions import GAME, build_position

from cantina.bots import make
from cantina.kernel.mind import Mind

ACTING = 6


@pytest.mark.parametrize("bot", ["greedy:6", "greedy:40", "search:300"])
@pytest.mark.parametrize(
    ("sheet", "chosen"),
    [
        ("grimy printer, amusing dog, sleepy chef", {"keep"}),
        # The Compassionate one responds to the scoundrel on its left: on the first space nobody is there.
        ("compassionate printer, amusing dog", {"keep", "swap 1 2", "swap 1 3", "swap 1 4"}),
    ],
)
def test_a_bot_exchanges_spaces_only_to_connect_a_response(bot: str, sheet: str, chosen: set[str]) -> None:
    table = build_position(stage=ACTING, saloon="rough banker", sheets={"A": sheet}, money={"A": 20})
    table.do("hire rough")
    assert table.kind == "arrange"
    assert make(bot, 1).choose(Mind(table.state, 0)).text in chosen


def test_a_whole_match_of_default_bots_has_few_exchanges() -> None:
    state = GAME.new(2, 3, quiet=True)
    players = [make("greedy:6", seat) for seat in range(2)]
    swaps = hires = 0
    while (decision := state.decision) is not None:
        choice = players[decision.seat].choose(Mind(state, decision.seat))
        swaps += choice.kind == "swap"
        hires += choice.kind in ("hire", "recruit")
        state.apply(choice, decision.seat)
    assert hires > 5
    assert swaps <= hires
