"""Puzzles: those that ship with the games, and those that players make of decisions of their finished matches.

A worker makes a puzzle from the mind of the seat that decided, so nothing else about the match is in it. Its id
is a hash of the table and the step: asking for the same puzzle again finds the stored one, and nobody can tell
the table from the id.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections.abc import Sequence
from functools import cache

import msgspec

import cantina
from cantina.kernel.choice import Choice
from cantina.kernel.registry import game as find_game
from cantina.lab.puzzles import MOST_COMPARED, Puzzle, decoded_view, shipped_puzzles
from cantina.lab.review import analysis_seed
from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.reviews import SEED
from cantina.server.store import Store, TableRecord
from cantina.server.table.updates import text_board
from cantina.server.worker_pool import BotRequest, TooManyWaiting, WorkerPool

LARGEST_PUZZLE = 200_000
"""Bytes that are stored of one puzzle."""
PER_TABLE = 60
"""Puzzles that are kept of one table; another one replaces the oldest."""


class PuzzleService:
    """Makes, stores and finds puzzles."""

    def __init__(self, store: Store, workers: WorkerPool, analysis_bot: str) -> None:
        self._store = store
        self._workers = workers
        self._analysis_bot = analysis_bot

    async def make(
        self, record: TableRecord, made: Sequence[tuple[int, Choice]], step: int, address: str
    ) -> str:
        """Makes a puzzle of the decision before a step of a finished match, and returns its id."""
        puzzle_id = _puzzle_id(record.id, step)
        if await self._store.puzzle(puzzle_id) is not None:
            return puzzle_id
        request = BotRequest(
            table=f"puzzle {record.id}",
            game=record.game,
            players=record.players,
            options=record.options,
            seed=record.seed,
            rules_version=record.rules_version,
            choices=[(seat, choice.number) for seat, choice in made[:step]],
            seat=made[step][0],
            bot=self._analysis_bot,
            bot_seed=analysis_seed(SEED, step),
            analyse=True,
            explain=MOST_COMPARED,
            puzzle=True,
        )
        try:
            answer = await self._workers.submit(request, address)
        except TooManyWaiting:
            raise RequestRejected("too-many-puzzles") from None
        if answer is None or answer.puzzle is None:
            raise RequestRejected("puzzle-failed")
        if len(answer.puzzle.choices) < 2:
            raise RequestRejected("no-puzzle")
        body = msgspec.json.encode(answer.puzzle)
        if len(body) > LARGEST_PUZZLE:
            raise RequestRejected("puzzle-failed")
        await self._store.save_puzzle(record.id, puzzle_id, body, PER_TABLE)
        return puzzle_id

    async def puzzle(self, puzzle_id: str, language: str | None) -> bytes:
        """A puzzle as JSON; with a language, its view as text too."""
        body = await asyncio.to_thread(_encoded_shipped_puzzle, puzzle_id)
        body = body or await self._store.puzzle(puzzle_id)
        if body is None:
            raise RequestRejected("no-such-puzzle")
        return body if language is None else await asyncio.to_thread(_with_text, body, language)


def _puzzle_id(table: str, step: int) -> str:
    mixed = hashlib.sha256(f"puzzle {table} {step}".encode()).digest()
    return base64.urlsafe_b64encode(mixed[:12]).decode()


def _with_text(body: bytes, language: str) -> bytes:
    puzzle = msgspec.json.decode(body, type=Puzzle)
    game = find_game(puzzle.game)
    puzzle.text = text_board(game, decoded_view(game, puzzle), language)
    return msgspec.json.encode(puzzle)


# -- the puzzles of the games -------------------------------------------------------------------------


@cache
def puzzle_list(name: str) -> tuple[p.PuzzleInfo, ...]:
    """The puzzles that ship with a game; raises UnknownGame."""
    game = find_game(name)
    found = []
    for number, (file_name, file) in enumerate(shipped_puzzles(game).items(), start=1):
        puzzle = file.puzzle(game)
        found.append(
            p.PuzzleInfo(
                id=f"{name}-{file_name}",
                number=number,
                kind=puzzle.kind,
                players=puzzle.players,
                choices=len(puzzle.choices),
                seat=puzzle.seat,
                seat_names=puzzle.seat_names,
            )
        )
    return tuple(found)


@cache
def _shipped_ids() -> dict[str, tuple[str, str]]:
    """By id: the game of a shipped puzzle, and the name of its file."""
    return {
        f"{name}-{file_name}": (name, file_name)
        for name in cantina.games()
        for file_name in shipped_puzzles(cantina.game(name))
    }


def _encoded_shipped_puzzle(puzzle_id: str) -> bytes | None:
    found = _shipped_ids().get(puzzle_id)
    return None if found is None else _encoded(*found)


@cache
def _encoded(name: str, file_name: str) -> bytes:
    game = find_game(name)
    return msgspec.json.encode(shipped_puzzles(game)[file_name].puzzle(game))
