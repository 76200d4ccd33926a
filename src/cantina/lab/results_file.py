"""The JSON-lines file of a long run, from which an interrupted run resumes.

The first line is a header that says what is being run, each further line is one finished result.
A run that was interrupted in the middle of a line loses that line only.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO, Any, Generic, TypeVar

import msgspec

import cantina
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.registry import game as find_game

R = TypeVar("R")


class RunHeader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is being run; two runs with the same header are the same run."""

    format: str
    """The format of the lines, with its version: `cantina-arena-1`."""
    kind: str
    version: str = cantina.__version__
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    more: dict[str, Any] = {}
    """Settings of this kind of run only."""


def run_header(
    kind: str,
    format_version: int,
    game: str,
    players: int,
    options: dict[str, Any],
    bots: list[str],
    seed: int,
    **more: Any,
) -> RunHeader:
    """The header of a run of this kind."""
    return RunHeader(
        format=f"cantina-{kind}-{format_version}",
        kind=kind,
        game=game,
        rules=find_game(game).meta.rules_version,
        players=players,
        options=options,
        bots=bots,
        seed=seed,
        more=more,
    )


class ResultsFile(Generic[R]):
    """A file of finished results, open for more; with no path, nothing is written."""

    def __init__(
        self, path: Path | None, header: RunHeader, result_type: type[R], option: str = "--record"
    ) -> None:
        """Opens or creates a file; `option` is the command-line option that named it, for errors."""
        self.finished: list[R] = []
        """The results that were in the file when it was opened."""
        self.path = path
        self._option = option
        self._file: IO[bytes] | None = None
        if path is None:
            return
        try:
            self._file = path.open("r+b" if path.exists() else "w+b")
        except OSError as error:
            raise BadOption(
                option,
                str(path),
                Allowed("writable-file", "a file that can be written ({why})", why=error.strerror),
            ) from None
        try:
            self._lock()
            self._read(header, result_type)
        except BaseException:
            self.close()
            raise

    def write(self, result: R) -> None:
        """Appends a finished result; it is in the file when this returns."""
        if self._file is not None:
            self._file.write(msgspec.json.encode(result) + b"\n")
            self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> ResultsFile[R]:
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
        try:  # this kind of lock ends with our process, even if a worker still has the file open
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOption(
                self._option, str(self.path), Allowed("unused-file", "a file no other run is writing")
            ) from None

    def _read(self, header: RunHeader, result_type: type[R]) -> None:
        """Reads the finished results, drops a line that was cut off, and writes the header of a new file."""
        assert self._file is not None
        text = self._file.read()
        end_of_lines = text.rfind(b"\n") + 1
        lines = text[:end_of_lines].splitlines()
        if not lines and not msgspec.json.encode(header).startswith(text):
            raise self._bad(Allowed("new-file", "an empty or new file, or one of this run"))
        self._file.seek(end_of_lines)
        self._file.truncate()
        if not lines:
            self._file.write(msgspec.json.encode(header) + b"\n")
            self._file.flush()
            return
        self._check_header(lines[0], header)
        for number, line in enumerate(lines[1:], 2):
            try:
                self.finished.append(msgspec.json.decode(line, type=result_type))
            except msgspec.DecodeError as error:
                raise self._bad(
                    Allowed(
                        "whole-lines",
                        "a file of whole lines (line {number}: {why})",
                        number=number,
                        why=str(error),
                    )
                ) from None

    def _check_header(self, line: bytes, header: RunHeader) -> None:
        try:
            found = msgspec.json.decode(line, type=RunHeader)
        except msgspec.DecodeError as error:
            raise self._bad(
                Allowed("new-file", "a new file, or one of this run ({why})", why=str(error))
            ) from None
        wanted = msgspec.json.decode(msgspec.json.encode(header), type=RunHeader)
        for field in RunHeader.__struct_fields__:
            theirs, ours = getattr(found, field), getattr(wanted, field)
            if field == "more" and theirs != ours:
                field = next(name for name in {**theirs, **ours} if theirs.get(name) != ours.get(name))
                theirs, ours = theirs.get(field), ours.get(field)
            if theirs != ours:
                raise self._bad(
                    Allowed(
                        "same-settings",
                        "a new file, or one of the same run: there {name} is {theirs}, here it is {ours}",
                        name=field,
                        theirs=str(theirs),
                        ours=str(ours),
                    )
                )

    def _bad(self, allowed: Allowed) -> BadOption:
        return BadOption(self._option, str(self.path), allowed)
