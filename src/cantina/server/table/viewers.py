"""The connections that look at a table, and what they are sent."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from cantina.kernel.native_types import mypyc_attr
from cantina.kernel.view_changes import ShownView, StepPositions, shown_position, shown_view_at, view_steps
from cantina.server import protocol as p
from cantina.server.cluster import Presence
from cantina.server.errors import RequestRejected
from cantina.server.message import Message
from cantina.server.table import updates
from cantina.server.table.text_boards import TextBoards

if TYPE_CHECKING:
    from cantina.server.limits import WorkLimit
    from cantina.server.table.actor import Table

_encode = msgspec.json.Encoder().encode


def encode(message: p.ToClient) -> Message:
    """A message as it is sent."""
    return Message(_encode(message))


@mypyc_attr(allow_interpreted_subclasses=True)
class Viewer:
    """One connection to a table, of a seat or of a spectator."""

    def __init__(
        self,
        seat: int | None,
        write: Callable[[Message], bool],
        disconnect: Callable[[str], None],
        address: str = "",
        work: WorkLimit | None = None,
    ) -> None:
        self.seat = seat
        self.token_hash: str | None = None
        """Of the token by which it has its seat."""
        self.address = address
        """The network address it comes from."""
        self.step = -1
        """The last step it was sent."""
        self.shown_view: ShownView | None = None
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
        self._work = work
        """The share of its address in the server's work."""
        self._cut_off = False

    def send(self, message: Message) -> None:
        if not self._cut_off and not self._write(message):
            self._cut_off = True
            self.disconnect("too-slow")

    def spend(self, milliseconds: float) -> None:
        """Counts work that was done for it, and cuts it off if its address goes on asking for too much."""
        if self._work is None or self._cut_off:
            return
        try:
            self._work.spend(milliseconds)
        except RequestRejected as rejected:
            self._cut_off = True
            self.disconnect(rejected.code)


class UpdateBatch:
    """What the updates of all viewers after one step have in common."""

    def __init__(
        self,
        step: updates.LogStep | None,
        positions: StepPositions,
        clocks: list[float] | None,
    ) -> None:
        self.step = step
        self.positions = positions
        self.clocks = clocks
        self.shared_steps: msgspec.Raw | None = None
        """The step as it is told to all viewers who are told no more than the public, as JSON."""
        self.other_names: bool | None = None
        """Whether the seats have other names now for these viewers; None: not known yet."""
        self.texts: dict[tuple[int | None, str], list[str]] = {}
        """The text boards that have been made of the step, by seat and language."""


class Viewers:
    """All viewers of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.all: list[Viewer] = []
        self._disconnected_at = [time.monotonic()] * table.record.players
        """When the last connection of each seat was closed."""
        self._elsewhere = Presence()
        """Who looks at the table through other processes."""
        self._last_refresh = self._found_by = 0
        """The number of the refresh of `_elsewhere` that began last, and of the one that found it."""
        self.text_boards = TextBoards(table)
        self._public: ShownView | None = None
        """What the public was shown when that was last needed."""
        self._named_seats: Any = None
        """The seats, in a view of the public, that have these names."""
        self._names: list[tuple[str, ...]] = []

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

    async def refresh_presence(self) -> Presence:
        """Finds out who looks at the table through other processes."""
        self._last_refresh += 1
        refresh = self._last_refresh
        found = await self._table.tables.cluster.presence(self._table.record.id)
        if refresh > self._found_by:  # else one that began later was quicker, and knows better
            self._found_by = refresh
            self._set_elsewhere(found)
        return found

    def _set_elsewhere(self, found: Presence) -> None:
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
                viewer.seat, viewer.step, viewer.shown_view = seat, -1, None

    def disconnect_all(self, reason: str) -> None:
        for viewer in list(self.all):
            viewer.disconnect(reason)

    def forget_views(self) -> None:
        """Has the next update of every viewer carry the whole view, because another match begins."""
        self._public = None
        self.text_boards.forget()
        for viewer in self.all:
            viewer.step, viewer.shown_view = -1, None

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
        events, at_events = ((), ()) if step is None else (step.events, step.positions)
        positions = StepPositions(events, at_events, table.match.state)
        self._share(positions, viewers)
        batch = UpdateBatch(step, positions, table.clocks.remaining())
        sent: dict[
            tuple[int | None, int, int, str | None], tuple[Message, ShownView, list[tuple[str, ...]]]
        ] = {}
        shown: dict[int | None, ShownView] = {}
        """By seat, what is shown of the present position: the same object for all who look from there."""
        for viewer in viewers:
            key = (viewer.seat, viewer.step, id(viewer.shown_view), viewer.language)
            if key not in sent:
                update, shown_view, names = self._update(viewer, batch)
                if shown_view.position is positions.after:
                    shown_view = shown.setdefault(viewer.seat, shown_view)
                sent[key] = encode(update), shown_view, names
            message, viewer.shown_view, viewer.seat_names = sent[key]
            viewer.step = table.play.step
            viewer.send(message)
        self._public = positions.public
        if step is not None:
            step.forget_encoded()
        if received_at is not None:
            table.tables.metrics.delivery.observe(time.perf_counter() - received_at)

    def _share(self, positions: StepPositions, viewers: Sequence[Viewer]) -> None:
        """Has found once what changes for the public, if several viewers may be told the same."""
        shown: ShownView | None = None
        sharing = 0
        for viewer in viewers:
            if viewer.shown_view is not None and viewer.language is None:
                shown = viewer.shown_view
                sharing += 1
        if shown is None or sharing < 2:
            positions.public = self._public
        else:
            positions.share(self._public, shown_position(shown))

    def _has_other_names(self, batch: UpdateBatch) -> bool:
        """Whether the seats have other names now, for viewers who are told no more than the public."""
        before, after = batch.positions.public_before, batch.positions.public
        if before is None or after is None or before.view.seats is after.view.seats:
            return False
        if batch.other_names is None:
            batch.other_names = self._public_names(before.view) != self._public_names(after.view)
        return batch.other_names

    def _public_names(self, view: Any) -> list[tuple[str, ...]]:
        if self._named_seats is not view.seats:
            self._named_seats = view.seats
            self._names = updates.seat_names(self._table.match.game, view)
        return self._names

    def _update(self, viewer: Viewer, batch: UpdateBatch) -> tuple[p.Update, ShownView, list[tuple[str, ...]]]:
        """An update for one viewer, and what it has been shown and the names it has then."""
        table, play, seat, language = self._table, self._table.play, viewer.seat, viewer.language
        game, state = table.match.game, table.match.state
        before, names = viewer.shown_view, viewer.seat_names
        decision = None if seat is None else play.asked(seat)
        whole = text = None
        steps: Any
        if before is None:
            steps = table.event_log.since(seat, viewer.step)
            whole = state.view(seat)
            shown_view = ShownView(batch.positions.after, whole)
            text = None if language is None else self.text_boards.current(viewer, language)
            names = updates.seat_names(game, whole)
        elif language is None and (shared := batch.positions.shared_steps(before, seat)) is not None:
            shown_view = shared.last
            if shared.is_private or (batch.step is not None and batch.step.tells_more(seat)):
                steps = updates.changed_steps(play.step, batch.step, seat, shared.changes, None)
            else:
                if batch.shared_steps is None:
                    found = updates.changed_steps(play.step, batch.step, None, shared.changes, None)
                    batch.shared_steps = msgspec.Raw(_encode(found))
                steps = batch.shared_steps
            has_other_names = shared.is_private or self._has_other_names(batch)
            if has_other_names or decision is not None:
                shown_view = shown_view_at(shown_view, batch.positions.after, seat)
            if has_other_names and before.view.seats is not shown_view.view.seats:
                names = updates.seat_names(game, shown_view.view)
        else:
            changed = view_steps(before, batch.positions, seat)
            texts = None
            if language is not None:
                texts = self.text_boards.of_step(viewer, language, changed.views, batch.texts)
            steps = updates.changed_steps(play.step, batch.step, seat, changed.changes, texts)
            shown_view = changed.last
            if before.view.seats is not shown_view.view.seats:
                names = updates.seat_names(game, shown_view.view)
        update = p.Update(
            after=viewer.step,
            step=play.step,
            decision_number=play.decision_number,
            steps=steps,
            view=whole,
            text=text,
            seat_names=None if names == viewer.seat_names and whole is None else names,
            decision=None if decision is None else updates.decision_info(state, decision, shown_view.view),
            undo=seat is not None and table.undo.count(seat) > 0,
            standing=seat is not None and play.standing_answers.get(seat) is not None,
            digest=table.event_log.checksum(seat),
            clocks=batch.clocks,
            result=state.result,
        )
        return update, shown_view, names
