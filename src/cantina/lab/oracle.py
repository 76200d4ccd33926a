"""The oracle: a search bot with full information, to measure how much hidden information is worth.

It cheats, so it exists in the lab only: no table can seat it. It sees every card, but not future random draws.
"""

from __future__ import annotations

from typing import Final

from cantina.bots import make
from cantina.kernel.mind import Bot, Mind
from cantina.kernel.random_streams import salt, seeded, split
from cantina.kernel.state import State

ORACLE: Final = "oracle"
_SALT: Final = salt("oracle")


class FullInformationMind(Mind):
    """A mind whose worlds are copies of the true state, with fresh random streams."""

    __slots__ = ("_state",)

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self._state = state

    def world(self, seed: int) -> State:
        world = self._state.copy()
        world.quiet = True
        world.streams = split(seeded(seed, _SALT), len(world.streams))
        return world


def make_lab_bot(spec: str, seed: int) -> Bot:
    """A bot for the lab: any bot there is, or an oracle with the budget of a search."""
    return make("search" + spec.removeprefix(ORACLE), seed) if spec.startswith(ORACLE) else make(spec, seed)


def mind_for(spec: str, state: State, seat: int) -> Mind:
    """The mind a bot of the lab gets: what its seat knows, or everything for an oracle."""
    return FullInformationMind(state, seat) if spec.startswith(ORACLE) else Mind(state, seat)
