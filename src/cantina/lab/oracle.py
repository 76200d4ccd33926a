"""The oracle: a searcher that sees the truth, to tell how much there is to know.

It cheats, so it exists in the lab only: no table can seat it. It sees every card, but not the luck to come.
"""

from __future__ import annotations

from typing import Final

from cantina.bots import make
from cantina.kernel.luck import branches, salt, seeded
from cantina.kernel.mind import Bot, Mind
from cantina.kernel.state import State

ORACLE: Final = "oracle"
_SALT: Final = salt("oracle")


class Clairvoyance(Mind):
    """A mind whose worlds are the truth."""

    __slots__ = ("_truth",)

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self._truth = state

    def world(self, seed: int) -> State:
        world = self._truth.copy()
        world.quiet = True
        world.streams = branches(seeded(seed, _SALT), len(world.streams))
        return world


def entrant(spec: str, seed: int) -> Bot:
    """A bot for the lab: any bot there is, or an oracle with a search's budget."""
    return make("search" + spec.removeprefix(ORACLE), seed) if spec.startswith(ORACLE) else make(spec, seed)


def mind(spec: str, state: State, seat: int) -> Mind:
    """What a bot of the lab gets to know: a seat's mind, and an oracle the truth."""
    return Clairvoyance(state, seat) if spec.startswith(ORACLE) else Mind(state, seat)
