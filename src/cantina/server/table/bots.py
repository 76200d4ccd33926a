"""Bots at a table: their decisions go to the worker pool, and come back as choices."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from cantina.bots import is_quick
from cantina.kernel.state import Decision
from cantina.server.table.pace import pause, shown_after
from cantina.server.worker_pool import FALLBACK_LEVEL, BotRequest, TooManyWaiting, derive_seed

if TYPE_CHECKING:
    from cantina.server.table.actor import Table

log = logging.getLogger("cantina.table")

BUSY_SECONDS = 5.0
"""Seconds until a decision is sent again whose address had too many waiting."""


def bot_request(
    table: Table, seat: int, bot: str, bot_seed: int, analyse: bool = False, explain: int = 0
) -> BotRequest:
    """A request to a worker about the open decision of a seat."""
    record = table.record
    return BotRequest(
        table=record.id,
        game=record.game,
        players=record.players,
        options=record.options,
        seed=record.seed,
        rules_version=record.rules_version,
        choices=[(who, choice.number) for who, choice in table.match.choices],
        seat=seat,
        bot=bot,
        bot_seed=bot_seed,
        analyse=analyse,
        explain=explain,
    )


class Bots:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.pending: set[tuple[int, int]] = set()
        """Decision number and seat of the requests under way."""

    def request_choices(self) -> None:
        """Sends the open decisions of bots to the workers, as long as somebody looks at the table."""
        table = self._table
        if not table.viewers.all:
            return
        for decision in table.match.state.decisions:
            level = table.record.seats[decision.seat].bot
            key = (table.play.decision_number, decision.seat)
            if level is not None and key not in self.pending:
                self.pending.add(key)
                self._request_choice(decision, level)

    def _request_choice(self, decision: Decision, level: str) -> None:
        table, seat, decision_number = self._table, decision.seat, self._table.play.decision_number
        record, made = table.record, table.match.steps
        bot_seed = derive_seed("bot", record.seed, record.id, len(made), seat)
        same_seat = bool(made) and made[-1].seat == seat and not made[-1].simultaneous
        deciding = len(table.match.state.deciding)
        own_pause = pause(record.id, decision_number, seat, deciding, same_seat)
        # The question is put now: when the task begins, another process may have played on.
        question = bot_request(table, seat, table.tables.bot_for_level(table.match, level), bot_seed)
        table.start_task(self._await_choice(question, decision, decision_number, level, own_pause))

    async def _await_choice(
        self, question: BotRequest, decision: Decision, decision_number: int, level: str, own_pause: float
    ) -> None:
        table, seat, record = self._table, decision.seat, self._table.record
        begun = time.perf_counter()
        try:
            number = await self._submit(question, decision)
            failed = number is None
            if number is None:
                question.bot = FALLBACK_LEVEL
                number = await self._submit(question, decision)
        except TooManyWaiting:
            await asyncio.sleep(BUSY_SECONDS)
            self.pending.discard((decision_number, seat))
            table.post(table.play.advance)
            return
        elapsed = time.perf_counter() - begun
        thinking = table.tables.metrics.thinking.labels(level)
        table.observe(lambda: thinking.observe(elapsed))
        await asyncio.sleep(shown_after(elapsed, own_pause if record.pace == "human" else None) - elapsed)
        table.post(lambda: self._receive_choice(seat, decision_number, number, failed))

    async def _submit(self, question: BotRequest, decision: Decision) -> int | None:
        """The number of a choice that the decision offers; None: the bot failed, also the second time."""
        table = self._table
        quick = is_quick(table.match.game, question.bot)
        answer = await table.tables.bot_workers.submit(question, table.viewers.address, quick)
        if answer is None or answer.choice not in [one.number for one in decision.choices]:
            return None
        return answer.choice

    async def _receive_choice(self, seat: int, decision_number: int, number: int | None, failed: bool) -> None:
        table = self._table
        self.pending.discard((decision_number, seat))
        decision = table.match.state.decision_of(seat)
        closed = decision_number != table.play.decision_number
        if not await table.lease.acquire():
            return  # another process asks its own bots
        if closed or decision is None or table.record.seats[seat].bot is None:
            await table.play.advance()  # undone, or the owner has reclaimed the seat in the meantime
            return
        choice = next((choice for choice in decision.choices if choice.number == number), decision.choices[0])
        if failed:
            table.observe(lambda: self._tell_of_failure(seat))
        await table.play.make_choice(seat, choice, "", time.perf_counter())
        await table.play.advance()

    def _tell_of_failure(self, seat: int) -> None:
        """Tells everybody that another bot has decided this once; the next decision is the bot's own again."""
        table = self._table
        log.warning("bot failed", extra={"table": table.record.id, "seat": seat})
        table.tables.metrics.bots_replaced.inc()
        table.add_notice("bot-replaced", seat)
        table.post(table.save_record)
