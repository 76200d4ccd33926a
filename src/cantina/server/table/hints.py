"""Hints: a bot's rating of every choice, for the connection that asked and nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.table.bots import bot_request
from cantina.server.table.request import Request
from cantina.server.worker_pool import BotAnswer, BotRequest, TooManyWaiting, derive_seed

if TYPE_CHECKING:
    from cantina.server.table.actor import Table

HINT_RATE, HINT_BURST = 0.5, 6.0
"""Hints a second for one seat: the long-run rate, and the most at once."""


class Hints:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._pending: set[int] = set()
        """Seats with a request under way."""

    async def hint(self, request: Request) -> None:
        """Has a hint computed from what the seat knows; nobody else notices."""
        seat = request.require_seat()
        if not self._table.record.hints:
            raise RequestRejected("no-hints")
        self._table.play.require_decision(seat, request.message.decision_number)
        key = f"hint {self._table.record.id} {seat}"
        if seat in self._pending or not await self._table.tables.cluster.take(key, HINT_RATE, HINT_BURST):
            raise RequestRejected("too-many-hints")
        self._pending.add(seat)
        table = self._table
        # The match's seed is left out: a hint depends on what the seat knows and on nothing else.
        bot_seed = derive_seed("hint", table.record.id, request.message.decision_number, seat)
        question = bot_request(table, seat, table.tables.analysis_bot, bot_seed, analyse=True, explain=1)
        table.start_task(self._compute(request, seat, question))

    async def _compute(self, request: Request, seat: int, question: BotRequest) -> None:
        table = self._table
        try:
            answer = await table.tables.analysis_workers.submit(question, request.viewer.address)
        except TooManyWaiting:
            self._pending.discard(seat)
            request.answer(p.Rejected(request.message.id, "too-many-hints"))
            return
        table.post(lambda: self._send(request, seat, answer))

    async def _send(self, request: Request, seat: int, answer: BotAnswer | None) -> None:
        self._pending.discard(seat)
        message: p.Hint = request.message
        number = message.decision_number
        answered = self._table.match.state.decision_of(seat) is None
        if answered or number != self._table.play.decision_number or request.viewer.seat != seat:
            request.answer(p.Rejected(message.id, "too-late"))
        elif answer is None or answer.analysis is None:
            request.answer(p.Rejected(message.id, "hint-failed"))
        else:
            analysis = answer.analysis
            why = answer.why[0] if answer.why else None
            request.answer(p.HintResult(message.id, number, analysis.best.choice, analysis.estimates, why))
