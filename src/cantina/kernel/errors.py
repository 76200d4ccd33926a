"""The errors of this package, except Refused, which is in `choice`."""

from __future__ import annotations

from typing import Any


class CantinaError(Exception):
    """The base of every error this package raises on purpose."""


class UnknownGame(CantinaError):
    """No game is registered under that name."""

    def __init__(self, message: str, name: str = "", known: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.name = name
        """The name that was given; empty where the message says more, as about a game that is broken."""
        self.known = known
        """The games there are."""


class BadGame(CantinaError):
    """A game cannot be registered; the message says what is wrong with it."""


class Allowed:
    """What an option accepts: in English for programmers, and for people as the message `allowed-<code>`."""

    def __init__(self, code: str, text: str, **params: Any) -> None:
        """`text` has the names of the parameters in braces; those that are lists are joined by commas."""
        joined = {name: _joined(value) for name, value in params.items()}
        self.text = text.format(**joined)
        self.code = code
        self.params = params
        """The arguments of the message."""

    def __str__(self) -> str:
        return self.text


def _joined(value: Any) -> Any:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else value


class BadOption(CantinaError):
    """An option of a new game is unknown or has a value that is not allowed."""

    def __init__(self, option: str, value: object, allowed: str | Allowed) -> None:
        super().__init__(f"option {option!r} cannot be {value!r}: allowed is {allowed}")
        self._given = allowed
        self.option = option
        """The option's name."""
        self.value = value
        """The value that was given."""
        self.allowed = str(allowed)
        """What would have been accepted, in English."""
        self.code = allowed.code if isinstance(allowed, Allowed) else ""
        """`allowed-<code>` is the message for people; empty: there is none."""
        self.params = dict(allowed.params) if isinstance(allowed, Allowed) else {}
        """The arguments of that message."""
        self.game = ""
        """The game whose texts have the message; empty: it is one that all games share."""

    def __reduce__(self) -> tuple[object, ...]:  # it may be raised in another process
        return (BadOption, (self.option, self.value, self._given), {"game": self.game})


class NoSuchSeat(CantinaError):
    """A seat was named that is not at the table."""


class NotAChoice(CantinaError):
    """A text or a number names no choice of the game."""


class BadPosition(CantinaError):
    """A dumped state cannot be loaded; the message holds the path to the fault."""


class BadRecord(CantinaError):
    """A record cannot be replayed; `step` is the number of the first bad choice, or None.

    For people there is the message `record-<code>`.
    """

    def __init__(self, code: str, message: str, step: int | None = None, **params: Any) -> None:
        """What is raised while the record is opened, such as a BadOption, is the error's `__cause__`."""
        super().__init__(message if step is None else f"step {step}: {message}")
        self.step = step
        self.code = code
        self.params = params
        """The arguments of that message."""


class CannotUndo(CantinaError):
    """The last choice cannot be taken back: something was revealed or rolled since."""
