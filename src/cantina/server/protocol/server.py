"""What the server sends over a WebSocket; every message has a `type`. A viewer is a seat, or the public."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from cantina.bots import Estimate, Explanation
from cantina.kernel.result import Result
from cantina.kernel.view_changes import Changes
from cantina.server.protocol.http import TableInfo


class ToClient(Struct, tag_field="type"):
    pass


class StepEvents(Struct):
    """The events of one step of the log, as far as the viewer may know them."""

    step: int
    events: msgspec.Raw
    """A list of events, each with its name under `event`."""
    changes: list[Changes]
    """What each event changed in the view; a step without events has one list of changes for the whole step.
    Empty in an update that has the whole view."""
    texts: list[str] | None
    """For viewers that want text: the text board after each of the changes."""
    undone: int | None = None
    """Set when the step is an undo: the seat that took back its last choice."""


class DecisionInfo(Struct):
    """A decision of the viewer's seat."""

    kind: str
    choices: list[int]
    details: list[dict[str, Any]]
    """By choice: what the words for it mention besides its own fields."""
    standing: int | None
    """A choice that may be given as a standing answer."""


class Update(ToClient, tag="update"):
    """The steps a viewer has not been sent yet, and the position after them."""

    after: int
    """The last step the viewer must already have; -1: this update is complete by itself."""
    step: int
    decision_number: int
    """The number of the open decision."""
    steps: list[StepEvents]
    view: Any
    """The whole view; None: the one the viewer has, after the changes of the steps."""
    text: str | None
    """The text board of the whole view, for viewers that want text."""
    seat_names: list[tuple[str, ...]] | None
    """By seat: the messages for the characters it is known by; None: as before."""
    decision: DecisionInfo | None
    """The decision this viewer has to make."""
    undo: bool
    """Whether this viewer may take back its last choice."""
    standing: bool
    """A standing answer of this seat is in force."""
    digest: int
    """The checksum (CRC-32) of all events sent to this viewer, as JSON, step by step."""
    clocks: list[float] | None
    """Seconds left to each seat."""
    result: Result | None


class Lobby(ToClient, tag="lobby"):
    """The table and its seats, sent whenever something about them has changed."""

    table: TableInfo
    seat: int | None
    """The seat this client holds."""


class Done(ToClient, tag="done"):
    """A request was carried out."""

    id: str
    step: int
    """The length of the log by now."""


class Rejected(ToClient, tag="rejected"):
    """A request was not allowed: by a rule of the game (`rule`), or by the table."""

    id: str
    code: str
    rule: str | None = None
    params: dict[str, Any] = {}


class Reason(Struct):
    """Why one choice is not allowed."""

    choice: int
    code: str
    rule: str
    params: dict[str, Any]


class WhyNotReasons(ToClient, tag="why-not-reasons"):
    id: str
    decision_number: int
    reasons: list[Reason]


class HintResult(ToClient, tag="hint-result"):
    """A bot's rating of every choice; sent only to the connection that asked."""

    id: str
    decision_number: int
    best: int
    estimates: tuple[Estimate, ...]
    why: Explanation | None
    """Why the best choice is better than the next one; None: no other was tried."""


class TextBoardResult(ToClient, tag="text-board-result"):
    id: str
    step: int
    text: str


class ChatMessage(ToClient, tag="chat-message"):
    number: int
    seat: int | None
    """None: a spectator."""
    name: str
    text: str
    at: int
    """Seconds since 1970."""


class Notice(ToClient, tag="notice"):
    """Something the table reports, for instance that a bot was replaced; the client shows it in the log."""

    step: int
    code: str
    seat: int


class Pong(ToClient, tag="pong"):
    """The answer to a Ping."""


ServerMessage = (
    Update
    | Lobby
    | Done
    | Rejected
    | WhyNotReasons
    | HintResult
    | TextBoardResult
    | ChatMessage
    | Notice
    | Pong
)
