"""What can be done with a finished match: replay and review it, share pictures of it, make puzzles of it."""

from __future__ import annotations

from cantina.kernel.errors import Allowed, BadOption
from cantina.server.errors import RequestRejected
from cantina.server.limits import TokenBucket
from cantina.server.pictures import PER_TABLE, BadPicture, PictureStore, checked_picture
from cantina.server.puzzles import PuzzleService
from cantina.server.replays import ReplayService
from cantina.server.reviews import ReviewService, ReviewTask
from cantina.server.seats import seat_for_token
from cantina.server.table import Table
from cantina.server.tables import Tables


class FinishedMatches:
    """Finds the table of a finished match, checks who asks for what, and asks the service that does it."""

    def __init__(self, tables: Tables, pictures: PictureStore) -> None:
        self._tables = tables
        self.pictures = pictures
        self.puzzles = PuzzleService(tables.store, tables.analysis_workers, tables.analysis_bot)
        self._replays = ReplayService()
        self._reviews = ReviewService(tables.analysis_workers, tables.analysis_bot)

    def close(self) -> None:
        self._reviews.close()

    async def replay(
        self, table_id: str, viewer: int | None, language: str | None, limit: TokenBucket
    ) -> bytes:
        """A finished match as one seat saw it, or as the public did, as JSON; with a language, as text too."""
        table = await self._replayed_table(table_id, viewer)
        return await self._replays.replay(
            table.record, table.info(), table.match.choices, viewer, language, limit
        )

    async def cached_replay(self, table_id: str, viewer: int | None, language: str | None) -> bytes | None:
        """A replay that has been made already, which costs nothing; None: it has to be made."""
        await self._replayed_table(table_id, viewer)
        return self._replays.cached(table_id, viewer, language)

    async def _replayed_table(self, table_id: str, viewer: int | None) -> Table:
        table = await self._tables.finished_table(table_id)
        if viewer is not None and viewer >= table.record.players:
            raise BadOption(
                "seat", viewer, Allowed("from-to", "{low} to {high}", low=0, high=table.record.players - 1)
            )
        return table

    async def review(self, table_id: str, seat: int, address: str) -> ReviewTask:
        """The review of one seat of a finished match; it runs as long as somebody waits for it."""
        table = await self._tables.finished_table(table_id)
        if seat >= table.record.players:
            raise BadOption(
                "seat", seat, Allowed("from-to", "{low} to {high}", low=0, high=table.record.players - 1)
            )
        return self._reviews.task_for(table.record, table.match, seat, address)

    async def save_picture(self, table_id: str, step: int, token: str | None, data: bytes) -> None:
        """Stores the picture of a moment of a finished match, for previews of links to it."""
        table = await self._tables.finished_table(table_id)
        if seat_for_token(table.record.seats, token) is None:
            raise RequestRejected("no-such-seat")
        last = len(table.match.choices)
        if not 0 <= step <= last:
            raise BadOption("step", step, Allowed("from-to", "{low} to {high}", low=0, high=last))
        try:
            png = checked_picture(data)
        except BadPicture as error:
            raise RequestRejected("bad-picture", why=str(error)) from None
        await self.pictures.save_picture(table.record.id, step, png, PER_TABLE)

    async def make_puzzle(self, table_id: str, step: int, token: str | None, address: str) -> str:
        """Makes a puzzle of a decision of a finished match, and returns its id."""
        table = await self._tables.finished_table(table_id)
        if seat_for_token(table.record.seats, token) is None:
            raise RequestRejected("no-such-seat")
        made = table.match.choices
        if not 0 <= step < len(made):
            raise BadOption("step", step, Allowed("from-to", "{low} to {high}", low=0, high=len(made) - 1))
        return await self.puzzles.make(table.record, made, step, address)
