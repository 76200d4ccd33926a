"""A ledger: the JSON-lines file of a long run, which goes on where it stopped.

The first line says what is being run, each further line is one finished piece of work.
A run that was interrupted in the middle of a line loses that line only.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO, Any, Generic, TypeVar

import msgspec

import cantina
from cantina.kernel.errors import BadOption
from cantina.kernel.registry import game as find_game

U = TypeVar("U")


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is being run; two runs with the same header are the same run."""

    format: str
    """Of the lines, with its version: `cantina-arena-1`."""
    kind: str
    version: str = cantina.__version__
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    more: dict[str, Any] = {}
    """What else makes two runs of this kind different."""


def header(
    kind: str,
    number: int,
    game: str,
    players: int,
    options: dict[str, Any],
    bots: list[str],
    seed: int,
    **more: Any,
) -> Header:
    """The header of a run of this kind, in the version `number` of its lines."""
    return Header(
        format=f"cantina-{kind}-{number}",
        kind=kind,
        game=game,
        rules=find_game(game).meta.rules_version,
        players=players,
        options=options,
        bots=bots,
        seed=seed,
        more=more,
    )


class Ledger(Generic[U]):
    """A file of finished work, open for more; without a file (None) it only remembers."""

    def __init__(self, path: Path | None, header: Header, unit: type[U], option: str = "--record") -> None:
        """Opens or begins a file; `option` is what the person called it, for errors."""
        self.done: list[U] = []
        """What the file held when it was opened."""
        self.path = path
        self._option = option
        self._file: IO[bytes] | None = None
        if path is None:
            return
        try:
            self._file = path.open("r+b" if path.exists() else "w+b")
        except OSError as error:
            raise BadOption(option, str(path), f"a file that can be written ({error.strerror})") from None
        try:
            self._lock()
            self._begin(header, unit)
        except BaseException:
            self.close()
            raise

    def write(self, unit: U) -> None:
        """Adds a finished piece of work; it is in the file when this returns."""
        if self._file is not None:
            self._file.write(msgspec.json.encode(unit) + b"\n")
            self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> Ledger[U]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _lock(self) -> None:
        assert self._file is not None
        try:
            import fcntl
        except ModuleNotFoundError:  # not on Windows
            return
        try:  # this kind of lock ends with our process, whatever its workers do
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOption(self._option, str(self.path), "a file no other run is writing") from None

    def _begin(self, header: Header, unit: type[U]) -> None:
        assert self._file is not None
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].splitlines()
        if not lines and not msgspec.json.encode(header).startswith(text):
            raise self._bad("an empty or new file, or one of this run")
        self._file.seek(whole)
        self._file.truncate()
        if not lines:
            self._file.write(msgspec.json.encode(header) + b"\n")
            self._file.flush()
            return
        self._compare(lines[0], header)
        for number, line in enumerate(lines[1:], 2):
            try:
                self.done.append(msgspec.json.decode(line, type=unit))
            except msgspec.DecodeError as error:
                raise self._bad(f"a file of whole lines (line {number}: {error})") from None

    def _compare(self, line: bytes, header: Header) -> None:
        try:
            found = msgspec.json.decode(line, type=Header)
        except msgspec.DecodeError as error:
            raise self._bad(f"a new file, or one of this run ({error})") from None
        wanted = msgspec.json.decode(msgspec.json.encode(header), type=Header)
        for field in Header.__struct_fields__:
            theirs, ours = getattr(found, field), getattr(wanted, field)
            if field == "more" and theirs != ours:
                field = next(name for name in {**theirs, **ours} if theirs.get(name) != ours.get(name))
                theirs, ours = theirs.get(field), ours.get(field)
            if theirs != ours:
                raise self._bad(
                    f"a new file, or one of the same run: there {field} is {theirs}, here it is {ours}"
                )

    def _bad(self, allowed: str) -> BadOption:
        return BadOption(self._option, str(self.path), allowed)
