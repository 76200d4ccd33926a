"""Who sits where: joining, getting ready, starting, lending a seat to a bot, leaving, and a rematch."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cantina.bots import LEVELS
from cantina.kernel.random_streams import secret_seed
from cantina.server.errors import RequestRejected
from cantina.server.seats import Seat, clean_text, seat_for_token
from cantina.server.table.request import Request
from cantina.server.table_maker import make_rematch
from cantina.server.worker_pool import FALLBACK_LEVEL

if TYPE_CHECKING:
    from cantina.server.table.actor import Table

AWAY_SECONDS = 60.0
"""Seconds after which others may let a bot play for somebody who is disconnected."""


class Lobby:
    def __init__(self, table: Table) -> None:
        self._table = table

    # -- before the match -------------------------------------------------------------------------

    async def join(self, seat: int | None, name: str, token_hash: str) -> int:
        """Gives a free seat to a new player; returns its number."""
        record = self._table.record
        if record.stage != "lobby":
            raise RequestRejected("already-started")
        free = [number for number, one in enumerate(record.seats) if one.free]
        if seat is not None and seat not in free:
            raise RequestRejected("seat-taken", seat=seat)
        if not free:
            raise RequestRejected("table-full")
        taken = free[0] if seat is None else seat
        record.seats[taken] = Seat(name=clean_text(name), token_hash=token_hash)
        if record.seats[record.host].token_hash is None:
            record.host = taken
        await self._table.save_record()
        return taken

    async def set_ready(self, request: Request) -> None:
        self._own_seat(request).ready = request.message.ready
        await self._finish(request)

    async def set_seat(self, request: Request) -> None:
        """The host gives a seat to a bot, or frees it, so that nobody waits for somebody who never comes."""
        record, message = self._table.record, request.message
        host = request.require_seat()
        if record.stage != "lobby":
            raise RequestRejected("already-started")
        if host != record.host or message.seat == host or message.seat >= record.players:
            raise RequestRejected("not-host")
        level = None if message.level is None else _checked_level(message.level)
        self._replace_owner(message.seat, Seat(bot=level))
        await self._finish(request)

    async def start_requested(self, request: Request) -> None:
        await self.start(request.require_seat())
        self._table.send_done(request)

    async def start(self, seat: int | None) -> None:
        """Starts the match; every seat must be taken, and everybody ready."""
        table, record = self._table, self._table.record
        if record.stage != "lobby":
            raise RequestRejected("already-started")
        if seat is not None and seat != record.host and table.viewers.is_connected(record.host):
            raise RequestRejected("not-host")
        for number, one in enumerate(record.seats):
            if one.free:
                raise RequestRejected("seat-free", seat=number)
            may_be_unready = seat is None or number in (seat, record.host) or one.bot is not None
            if not (one.ready or may_be_unready):
                raise RequestRejected("not-ready", seat=number)
        # The cards are dealt only now, so that nobody can find out anything about them before.
        record.seed = secret_seed()
        table.deal()
        table.viewers.forget_views()
        record.stage = "playing"
        record.started = int(time.time())
        await table.save_record()
        table.clocks.open_decision()
        table.viewers.send_updates(table.viewers.all)
        await table.play.advance()

    # -- at any time ------------------------------------------------------------------------------

    async def rename(self, request: Request) -> None:
        self._own_seat(request).name = clean_text(request.message.name)
        await self._finish(request)

    async def set_pace(self, request: Request) -> None:
        if request.require_seat() != self._table.record.host:
            raise RequestRejected("not-host")
        self._table.record.pace = request.message.pace
        await self._finish(request)

    async def leave(self, request: Request) -> None:
        """Gives a seat up: a bot plays on in a match, and in the lobby the seat becomes free."""
        record, seat = self._table.record, request.require_seat()
        self._replace_owner(seat, Seat(bot=FALLBACK_LEVEL) if record.stage == "playing" else Seat())
        if record.stage == "lobby" and seat == record.host:
            held = [number for number, one in enumerate(record.seats) if one.token_hash is not None]
            record.host = held[0] if held else 0
        await self._finish(request)

    # -- during the match -------------------------------------------------------------------------

    async def lend(self, request: Request) -> None:
        self._own_seat(request).bot = _checked_level(request.message.level)
        self._table.play.standing_answers.withdraw(request.require_seat())
        await self._finish(request)

    async def reclaim(self, request: Request) -> None:
        self._own_seat(request).bot = None
        await self._finish(request)

    async def cover(self, request: Request) -> None:
        """Lets a bot play for somebody who is disconnected; their token still holds the seat."""
        table, seat = self._table, request.message.seat
        if table.record.stage != "playing" or seat >= table.record.players:
            raise RequestRejected("not-started")
        if time.monotonic() - table.viewers.away_since(seat) < AWAY_SECONDS:
            raise RequestRejected("not-away")
        if table.record.seats[seat].bot is None:
            table.record.seats[seat].bot = FALLBACK_LEVEL
            table.add_notice("covered", seat)
        await self._finish(request)

    # -- after the match --------------------------------------------------------------------------

    async def rematch(self, request: Request) -> None:
        table, record = self._table, self._table.record
        seat = request.require_seat()
        if record.stage != "over":
            raise RequestRejected("not-over")
        if record.rematch is None:
            also = [seat_for_token(record.seats, token) for token in request.message.also]
            ready = {other for other in also if other is not None}
            record.rematch = await make_rematch(table.tables.store, record, seat, ready)
            await table.save_record()
        table.send_done(request)

    # ---------------------------------------------------------------------------------------------

    def _own_seat(self, request: Request) -> Seat:
        return self._table.record.seats[request.require_seat()]

    def _replace_owner(self, seat: int, replacement: Seat) -> None:
        """Replaces a seat that its owner has lost; the owner's connections become spectators."""
        self._table.record.seats[seat] = replacement
        self._table.viewers.assign_seats()

    async def _finish(self, request: Request) -> None:
        """Stores what a request has changed, and tells everybody."""
        table = self._table
        playing = table.record.stage == "playing"
        await table.save_record()
        if playing:
            await table.play.advance()
        table.send_done(request)


def _checked_level(level: str) -> str:
    if level not in LEVELS:
        raise RequestRejected("no-such-level", allowed=", ".join(LEVELS))
    return level
