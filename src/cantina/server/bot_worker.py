"""The program of a worker process: reads one BotRequest a line, writes one BotAnswer a line."""

from __future__ import annotations

import os
import sys
from collections import OrderedDict

import msgspec

import cantina
from cantina.bots import analyse, explain_analysis, make
from cantina.kernel.mind import Mind
from cantina.kernel.state import State
from cantina.lab.puzzles import make_puzzle
from cantina.server.worker_pool import BotAnswer, BotRequest

CACHED_TABLES = 64
"""Tables whose states are cached, so that only the newest choices have to be applied."""


class StateCache:
    """The latest state of each table this worker was asked about."""

    def __init__(self) -> None:
        self._states: OrderedDict[str, tuple[list[tuple[int, int]], State]] = OrderedDict()

    def state(self, request: BotRequest) -> State:
        applied, state = self._states.pop(request.table, ([], None))
        if state is None or request.choices[: len(applied)] != applied:
            applied = []
            game = cantina.game(request.game)
            state = game.new(request.players, request.seed, True, request.rules_version, **request.options)
        for seat, number in request.choices[len(applied) :]:
            state.apply(state.game.choices[number], seat)
        self._states[request.table] = (request.choices, state)
        while len(self._states) > CACHED_TABLES:
            self._states.popitem(last=False)
        return state


def answer(request: BotRequest, mind: Mind) -> BotAnswer:
    if request.analyse:
        analysis = analyse(mind, request.bot, request.bot_seed)
        why = explain_analysis(mind, analysis, request.bot, request.bot_seed, request.explain)
        if request.puzzle:
            return BotAnswer(analysis.best.choice, puzzle=make_puzzle(mind, analysis, why))
        return BotAnswer(analysis.best.choice, analysis, why)
    return BotAnswer(make(request.bot, request.bot_seed).choose(mind).number)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # the server process has priority
    states = StateCache()
    for line in sys.stdin.buffer:
        request = msgspec.json.decode(line, type=BotRequest)
        result = answer(request, Mind(states.state(request), request.seat))
        sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
