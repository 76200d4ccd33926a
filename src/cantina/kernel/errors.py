"""What can go wrong around a game, other than a refused choice."""

from __future__ import annotations


class CantinaError(Exception):
    """The base of every error this package raises on purpose."""


class UnknownGame(CantinaError):
    """No game is registered under that name."""


class BadOption(CantinaError):
    """An option of a new game is unknown or has a value that is not allowed."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        super().__init__(f"option {option!r} cannot be {value!r}: allowed is {allowed}")
        self.option = option
        """The option's name."""
        self.value = value
        """The value that was given."""
        self.allowed = allowed
        """What would have been accepted, in words."""

    def __reduce__(self) -> tuple[object, ...]:  # it may be raised in another process
        return (BadOption, (self.option, self.value, self.allowed))


class NoSuchSeat(CantinaError):
    """A seat was named that is not at the table."""


class NotAChoice(CantinaError):
    """A text or a number names no choice of the game."""


class BadPosition(CantinaError):
    """A dumped state cannot be loaded; the message holds the path to the fault."""


class BadRecord(CantinaError):
    """A record cannot be replayed; `step` is the number of the first bad choice, or None."""

    def __init__(self, message: str, step: int | None = None) -> None:
        super().__init__(message if step is None else f"step {step}: {message}")
        self.step = step


class CannotUndo(CantinaError):
    """The last choice cannot be taken back: something was revealed or rolled since."""
