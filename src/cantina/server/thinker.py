"""A process in which bots think: one job a line comes in, one thought a line goes out."""

from __future__ import annotations

import os
import sys
from collections import OrderedDict

import msgspec

import cantina
from cantina.bots import analyse, make
from cantina.kernel.mind import Mind
from cantina.kernel.state import State
from cantina.server.bots import Job, Thought

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


def think(job: Job, mind: Mind) -> Thought:
    if job.weigh:
        analysis = analyse(mind, job.bot, job.luck)
        return Thought(analysis.best.choice, analysis)
    return Thought(make(job.bot, job.luck).choose(mind).number)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    memory = Memory()
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line, type=Job)
        thought = think(job, Mind(memory.state(job), job.seat))
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
