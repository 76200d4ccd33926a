"""`cantina tables`: lists, exports, deletes and backs up the tables of a server, also while it runs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.table import Table as Columns

from cantina.cli import console
from cantina.kernel.errors import Allowed, BadOption, CantinaError
from cantina.kernel.match import Match
from cantina.localization import Localizer

if TYPE_CHECKING:
    from cantina.server.store import LogRow, TableRecord

tables = typer.Typer(help=console.message("cli-tables"), no_args_is_help=True)
STAGES = ("lobby", "playing", "over", "damaged")

Data = Annotated[Path, typer.Option(help=console.message("cli-opt-data"))]
Lang = Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))]
DEFAULT_DATA = Path("cantina.db")


@tables.command("list", help=console.message("cli-tables-list"))
def list_tables(
    data: Data = DEFAULT_DATA,
    stage: Annotated[str | None, typer.Option(help=console.message("cli-opt-stage"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=console.message("cli-opt-tables-json"))] = False,
    lang: Lang = None,
) -> None:
    localizer = console.localizer(None, lang)
    if stage is not None and stage not in STAGES:
        raise BadOption("--stage", stage, Allowed("one-of", "{values}", values=list(STAGES)))
    with _opened(data, localizer) as db:
        found = [row for row in _rows(db) if stage in (None, row["stage"])]
    if as_json:
        for row in found:
            typer.echo(msgspec.json.encode(row).decode())
        return
    columns = Columns(box=None)
    for name in ("table", "game", "stage", "seats", "steps", "created", "changed"):
        columns.add_column(localizer.format(f"tables-{name}"), justify="right" if name == "steps" else "left")
    for row in found:
        columns.add_row(
            row["table"],
            row["game"] or "?",
            localizer.format(f"tables-stage-{row['stage']}"),
            ", ".join(row["seats"]),
            str(row["steps"]),
            _date(row["created"]),
            _date(row["changed"]),
        )
    console.write(columns)
    console.write(localizer.format("tables-count", count=len(found)), style="dim")


@tables.command("export", help=console.message("cli-tables-export"))
def export(
    table: Annotated[str, typer.Argument(help=console.message("cli-arg-table"))],
    data: Data = DEFAULT_DATA,
    out: Annotated[Path | None, typer.Option(help=console.message("cli-opt-export-out"))] = None,
    lang: Lang = None,
) -> None:
    from cantina.server.store.sqlite import find_record, read_log

    localizer = console.localizer(None, lang)
    with _opened(data, localizer) as db:
        try:
            record = find_record(db, table)
            if record is None:
                raise CantinaError(localizer.format("tables-none", table=table))
            if record.stage == "lobby":
                raise CantinaError(localizer.format("tables-not-started", table=table))
            match = _played(record, read_log(db, table))
        except (msgspec.MsgspecError, IndexError, sqlite3.DatabaseError) as error:
            raise CantinaError(localizer.format("tables-damaged", table=table, detail=str(error))) from None
    text = msgspec.json.format(msgspec.json.encode(match.record()), indent=2).decode()
    if out is None:
        typer.echo(text)
    else:
        out.write_text(text + "\n", encoding="utf-8")
        console.write(localizer.format("tables-exported", table=table, file=str(out)))


@tables.command("delete", help=console.message("cli-tables-delete"))
def delete(
    table: Annotated[list[str], typer.Argument(help=console.message("cli-arg-table"))],
    data: Data = DEFAULT_DATA,
    yes: Annotated[bool, typer.Option("--yes", "-y", help=console.message("cli-opt-yes"))] = False,
    lang: Lang = None,
) -> None:
    from cantina.server.store.sqlite import delete_table

    localizer = console.localizer(None, lang)
    with _opened(data, localizer) as db:
        for one in table:
            if db.execute("select 1 from tables where id = ?", (one,)).fetchone() is None:
                raise CantinaError(localizer.format("tables-none", table=one))
        if not yes:
            typer.confirm(localizer.format("tables-confirm", count=len(table)), abort=True)
        with _transaction(db):
            for one in table:
                delete_table(db, one)
    console.write(localizer.format("tables-deleted", count=len(table)))


@tables.command("backup", help=console.message("cli-tables-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=console.message("cli-arg-backup"))],
    data: Data = DEFAULT_DATA,
    lang: Lang = None,
) -> None:
    localizer = console.localizer(None, lang)
    if file.exists():
        raise BadOption("FILE", str(file), Allowed("missing-file", "a file that does not exist yet"))
    with _opened(data, localizer) as db, closing(sqlite3.connect(file)) as copy:
        db.backup(copy)
        copy.execute("pragma journal_mode = delete")
    console.write(localizer.format("tables-backed-up", file=str(file)))


@contextmanager
def _opened(data: Path, localizer: Localizer) -> Iterator[sqlite3.Connection]:
    """A connection to the file of a server; the server may run meanwhile."""
    from cantina.server.store.sqlite import connect, upgrade

    if not data.is_file():
        raise BadOption("--data", str(data), Allowed("existing-file", "an existing file"))
    try:
        with closing(connect(data)) as db:
            upgrade(db)
            yield db
    except sqlite3.DatabaseError as error:
        raise CantinaError(localizer.format("tables-bad-file", file=str(data), detail=str(error))) from None


@contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("begin immediate")
    try:
        yield
    except BaseException:
        db.execute("rollback")
        raise
    db.execute("commit")


def _rows(db: sqlite3.Connection) -> Iterator[dict[str, Any]]:
    """All tables, the newest first; of damaged ones what is known."""
    from cantina.server.store.sqlite import find_record

    query = """
        select id, created, changed, (select count(*) from log where log.id = tables.id) from tables
        order by created desc
    """
    for table, created, changed, steps in db.execute(query).fetchall():
        row = {"table": table, "created": created, "changed": changed or created, "steps": steps}
        try:
            record = find_record(db, table)
            assert record is not None
        except (msgspec.MsgspecError, sqlite3.DatabaseError, TypeError):
            yield {**row, "game": None, "stage": "damaged", "seats": []}
        else:
            yield {**row, "game": record.game, "stage": record.stage, "seats": _names(record)}


def _names(record: TableRecord) -> list[str]:
    """The names of the seats as they are at the table; bots by their level, free seats as -."""
    return [seat.name or (seat.bot or ("?" if seat.token_hash else "-")) for seat in record.seats]


def _played(record: TableRecord, log_rows: list[LogRow]) -> Match:
    match = Match(
        record.game,
        record.players,
        record.seed,
        _names(record),
        rules_version=record.rules_version,
        **record.options,
    )
    for row in log_rows:
        if row.choice >= 0:
            match.play(match.game.choices[row.choice], row.seat)
        else:
            match.take_back(-row.choice)
    return match


def _date(seconds: int) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
