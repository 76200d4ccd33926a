"""A process in which bots think: one job a line comes in, one choice's number a line goes out."""

from __future__ import annotations

import hashlib
import os
import sys
from collections import OrderedDict

import msgspec

import cantina
from cantina.bots import make
from cantina.kernel.mind import Mind
from cantina.kernel.state import State
from cantina.server.bots import LEVELS, Job

REMEMBERED = 64
"""Tables whose states are kept, so that only the newest choices have to be made again."""


class Memory:
    def __init__(self) -> None:
        self._states: OrderedDict[str, tuple[list[tuple[int, int]], State]] = OrderedDict()

    def state(self, job: Job) -> State:
        made, state = self._states.pop(job.table, ([], None))
        if state is None or job.choices[: len(made)] != made:
            made = []
            state = cantina.game(job.game).new(job.players, job.seed, True, **job.options)
        for seat, number in job.choices[len(made) :]:
            state.apply(state.game.choices[number], seat)
        self._states[job.table] = (job.choices, state)
        while len(self._states) > REMEMBERED:
            self._states.popitem(last=False)
        return state


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    memory = Memory()
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line, type=Job)
        # The seed makes the bot's luck nobody else's; hashed, it tells the bot nothing.
        mix = hashlib.sha256(f"{job.seed} {job.table} {len(job.choices)} {job.seat}".encode())
        bot = make(LEVELS[job.level], int.from_bytes(mix.digest()[:8]))
        choice = bot.choose(Mind(memory.state(job), job.seat))
        sys.stdout.write(f"{choice.number}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
