"""The connections that look at a table, and what they are sent."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from cantina.kernel.view_changes import ShownView, StepPositions, view_steps
from cantina.server import protocol as p
from cantina.server.cluster import Presence
from cantina.server.frames import Message
from cantina.server.table import updates

if TYPE_CHECKING:
    from cantina.server.table.actor import Table

_encode = msgspec.json.Encoder().encode


def encode(message: p.ToClient) -> Message:
    """A message as it is sent."""
    return Message(_encode(message))


class Viewer:
    """One connection to a table, of a seat or of a spectator."""

    def __init__(
        self,
        seat: int | None,
        write: Callable[[Message], bool],
        disconnect: Callable[[str], None],
        address: str = "",
    ) -> None:
        self.seat = seat
        self.token_hash: str | None = None
        """Of the token by which it has its seat."""
        self.address = address
        """The network address it comes from."""
        self.step = -1
        """The last step it was sent."""
        self.picture: ShownView | None = None
        """The view it was last sent, and its position; None: none on this connection."""
        self.seat_names: list[tuple[str, ...]] = []
        """The names of the seats it was last sent, with a view."""
        self.language: str | None = None
        """The language in which it wants text boards."""
        self.waiting = 0
        """Its requests in the table's inbox."""
        self.disconnect = disconnect
        """Closes its WebSocket, with a reason."""
        self._write = write
        """Sends a message; False: the client reads too slowly."""
        self._overflowed = False

    def send(self, message: Message) -> None:
        if not self._overflowed and not self._write(message):
            self._overflowed = True
            self.disconnect("too-slow")


class Viewers:
    """All viewers of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.all: list[Viewer] = []
        self._disconnected_at = [time.monotonic()] * table.record.players
        """When the last connection of each seat was closed."""
        self._elsewhere = Presence()
        """Who looks at the table through other processes."""

    @property
    def connected_seats(self) -> frozenset[int]:
        return self._own_seats | self._elsewhere.seats

    @property
    def _own_seats(self) -> frozenset[int]:
        return frozenset(viewer.seat for viewer in self.all if viewer.seat is not None)

    @property
    def spectators(self) -> int:
        return self._own_spectators + self._elsewhere.spectators

    @property
    def _own_spectators(self) -> int:
        return sum(viewer.seat is None for viewer in self.all)

    @property
    def address(self) -> str:
        """The network address whose share of the workers the table's bots use: rather a player's."""
        found = next((viewer for viewer in self.all if viewer.seat is not None), None)
        return (found or self.all[0]).address if self.all else ""

    def of_seat(self, seat: int) -> list[Viewer]:
        return [viewer for viewer in self.all if viewer.seat == seat]

    def is_connected(self, seat: int) -> bool:
        return seat in self._elsewhere.seats or any(viewer.seat == seat for viewer in self.all)

    def away_since(self, seat: int) -> float:
        """When a seat was last connected, by the monotonic clock."""
        return time.monotonic() if self.is_connected(seat) else self._disconnected_at[seat]

    def add(self, viewer: Viewer, since: int) -> None:
        """Sends a new viewer the table, the chat, the notices, and all steps after `since`."""
        table = self._table
        self.all.append(viewer)
        if viewer.seat is not None:
            viewer.token_hash = table.record.seats[viewer.seat].token_hash
        self.publish_presence()
        viewer.step = since if -1 <= since <= table.play.step else -1
        self.send_lobby()
        for line in table.chat.recent():
            viewer.send(encode(line))
        for notice in table.record.notices:
            viewer.send(encode(p.Notice(notice.step, notice.code, notice.seat)))
        if table.record.stage != "lobby":
            self.send_updates([viewer])
        if table.record.stage == "playing" and len(self.all) == 1:
            table.post(table.play.advance)  # bots have waited for somebody to look

    def remove(self, viewer: Viewer) -> None:
        if viewer in self.all:
            self.all.remove(viewer)
        table = self._table
        table.last_used_at = time.monotonic()
        if viewer.seat is not None and not self.is_connected(viewer.seat):
            self._disconnected_at[viewer.seat] = table.last_used_at
        self.publish_presence()
        table.lease.release_unwatched()
        self.send_lobby()

    def publish_presence(self) -> None:
        """Tells other processes who looks at the table through this one."""
        table = self._table
        if not table.closed:  # else the table may have been loaded again, and others look at it there
            table.tables.cluster.set_presence(
                table.record.id, self._own_seats, self._own_spectators, table.clocks.running_since
            )

    async def refresh_presence(self) -> None:
        """Finds out who looks at the table through other processes."""
        self.set_elsewhere(await self._table.tables.cluster.presence(self._table.record.id))

    def set_elsewhere(self, found: Presence) -> None:
        before = self._elsewhere
        if found != before:
            self._elsewhere = found
            for seat in before.seats - found.seats:
                self._disconnected_at[seat] = time.monotonic()
            self.send_lobby()

    def comes_through(self, processes: frozenset[str]) -> bool:
        """Whether somebody looks at the table through one of these processes."""
        return bool(self._elsewhere.processes & processes)

    def assign_seats(self) -> None:
        """Gives every connection the seat that its token holds; those that have lost theirs only watch."""
        seats = [seat.token_hash for seat in self._table.record.seats]
        for viewer in self.all:
            if viewer.token_hash is None:
                continue
            seat = seats.index(viewer.token_hash) if viewer.token_hash in seats else None
            if seat != viewer.seat:
                viewer.seat, viewer.step, viewer.picture = seat, -1, None

    def disconnect_all(self, reason: str) -> None:
        for viewer in list(self.all):
            viewer.disconnect(reason)

    def forget_views(self) -> None:
        """Has the next update of every viewer carry the whole view, because another match begins."""
        for viewer in self.all:
            viewer.step, viewer.picture = -1, None

    def broadcast(self, message: p.ToClient) -> None:
        encoded = encode(message)
        for viewer in self.all:
            viewer.send(encoded)

    def send_lobby(self) -> None:
        info = self._table.info()
        messages: dict[int | None, Message] = {}
        for viewer in self.all:
            if viewer.seat not in messages:
                messages[viewer.seat] = encode(p.Lobby(info, viewer.seat))
            viewer.send(messages[viewer.seat])

    def send_updates(
        self,
        viewers: Sequence[Viewer],
        step: updates.LogStep | None = None,
        received_at: float | None = None,
    ) -> None:
        """Brings viewers up to date after a step; viewers who had and want the same get the same bytes."""
        if not viewers:
            return
        table = self._table
        clocks = table.clocks.remaining()
        events, at_events = ((), ()) if step is None else (step.events, step.positions)
        positions = StepPositions(events, at_events, table.match.state)
        sent: dict[
            tuple[int | None, int, int, str | None], tuple[Message, ShownView, list[tuple[str, ...]]]
        ] = {}
        for viewer in viewers:
            key = (viewer.seat, viewer.step, id(viewer.picture), viewer.language)
            if key not in sent:
                update, picture, names = self._update(viewer, step, positions, clocks)
                sent[key] = encode(update), picture, names
            message, viewer.picture, viewer.seat_names = sent[key]
            viewer.step = table.play.step
            viewer.send(message)
        if step is not None:
            step.forget_encoded()
        if received_at is not None:
            table.tables.metrics.delivery.observe(time.perf_counter() - received_at)

    def _update(
        self,
        viewer: Viewer,
        step: updates.LogStep | None,
        positions: StepPositions,
        clocks: list[float] | None,
    ) -> tuple[p.Update, ShownView, list[tuple[str, ...]]]:
        """An update for one viewer, and the picture and names it has then."""
        table, play, seat = self._table, self._table.play, viewer.seat
        game, state = table.match.game, table.match.state
        if viewer.picture is None:
            steps = table.event_log.since(seat, viewer.step)
            whole = view = state.view(seat)
            picture = ShownView(positions.after, view)
            text = None if viewer.language is None else updates.text_board(game, view, viewer.language)
        else:
            changed = view_steps(viewer.picture, positions, seat)
            steps = updates.changed_steps(game, play.step, step, seat, changed, viewer.language)
            whole = text = None
            picture = changed.last
            view = picture.view
        names = updates.seat_names(game, view)
        decision = None if seat is None else play.asked(seat)
        update = p.Update(
            after=viewer.step,
            step=play.step,
            decision_number=play.decision_number,
            steps=steps,
            view=whole,
            text=text,
            seat_names=None if names == viewer.seat_names and whole is None else names,
            decision=None if decision is None else updates.decision_info(state, decision, view),
            undo=seat is not None and table.undo.count(seat) > 0,
            standing=seat is not None and play.standing_answers.get(seat) is not None,
            digest=table.event_log.checksum(seat),
            clocks=clocks,
            result=state.result,
        )
        return update, picture, names
