"""Bots: they get a mind, and give a choice."""

from __future__ import annotations

import re

from cantina.bots.greedy import Greedy
from cantina.bots.random import Random
from cantina.kernel.errors import BadOption
from cantina.kernel.mind import Bot


def make(spec: str, seed: int) -> Bot:
    """A bot from its name, with its budget behind a colon where it has one: `greedy:60`."""
    kind, _, budget = spec.partition(":")
    if kind == "random" and not budget:
        return Random(seed)
    if kind == "greedy" and (not budget or re.fullmatch("[1-9][0-9]{0,8}", budget)):
        return Greedy(seed, int(budget or Greedy.PLAYOUTS))
    raise BadOption("bots", spec, "random, greedy or greedy:PLAYOUTS")
