"""Golden matches: finished matches kept as files, each with the features it shows and their steps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from features import FinishedMatch

FOLDER = Path(__file__).parents[1] / "golden"


class GoldenMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A golden match as it lies on disk."""

    shows: dict[str, int]
    """Each feature it shows, with the step at which it first happens."""
    record: dict[str, Any]
    """The match itself, as `Match.record` gives it."""


def golden_files(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.json"))


@cache
def read(path: Path) -> GoldenMatch:
    return msgspec.json.decode(path.read_bytes(), type=GoldenMatch)


def golden_records(game: str) -> list[dict[str, Any]]:
    return [read(path).record for path in golden_files(game)]


def golden_record(game: str, feature: str) -> dict[str, Any]:
    """The record of the first match, by name, that shows a feature."""
    return next(read(path).record for path in golden_files(game) if feature in read(path).shows)


@cache
def replayed(path: Path) -> FinishedMatch:
    """A golden match played again; once in a session, whoever asks."""
    return FinishedMatch(read(path).record)


def identity(record: Mapping[str, Any]) -> tuple[Any, ...]:
    """Equal for records of the same match, whatever the players were called and the file is."""
    choices = tuple((seat, text) for seat, text in record["choices"])
    return record["game"], record["players"], record["seed"], record["rules"], choices


def write(path: Path, golden: GoldenMatch) -> None:
    """A feature a line, to be read; the record on one line, as it is never read."""
    shows = ",\n".join(f'  "{name}": {step}' for name, step in golden.shows.items())
    record = msgspec.json.encode(golden.record).decode()
    path.parent.mkdir(exist_ok=True)
    path.write_text(f'{{\n "shows": {{\n{shows}\n }},\n "record": {record}\n}}\n', encoding="utf-8")
