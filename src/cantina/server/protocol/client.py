"""What a client sends over its WebSocket; every message has a `type`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cantina.server.protocol.fields import (
    LONGEST_CHAT,
    MOST_SEATS,
    Count,
    Language,
    Name,
    Pace,
    Submission,
    Token,
)


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(FromClient, tag="hello"):
    """The first message. Without a token the client is a spectator."""

    token: Token | None = None
    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    """The last step this client has; -1: none."""
    reconnecting: bool = False
    """The client was connected before, and lost its connection or found its copy out of date."""


class Choose(FromClient, tag="choose"):
    id: Submission
    decision_number: Count
    """The number of the decision this answers."""
    choice: Count


class AnswerStanding(FromClient, tag="answer-standing"):
    """Answers with the decision's standing choice, now and for every later decision it covers."""

    id: Submission
    decision_number: Count


class WithdrawStanding(FromClient, tag="withdraw-standing"):
    """Withdraws a standing answer."""

    id: Submission


class Undo(FromClient, tag="undo"):
    """Takes back the seat's last choice."""

    id: Submission


class WhyNot(FromClient, tag="why-not"):
    """Asks what the open decision does not allow, and why."""

    id: Submission


class Hint(FromClient, tag="hint"):
    """Asks a bot to rate every choice of the open decision."""

    id: Submission
    decision_number: Count


class TextBoard(FromClient, tag="text-board"):
    """Asks for the viewer's view as text, now and with every later update."""

    id: Submission
    language: Language | None
    """None: no longer."""


class Chat(FromClient, tag="chat"):
    id: Submission
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Ready(FromClient, tag="ready"):
    id: Submission
    ready: bool


class Rename(FromClient, tag="rename"):
    id: Submission
    name: Name


class Start(FromClient, tag="start"):
    id: Submission


class LendSeat(FromClient, tag="lend-seat"):
    """Lets a bot play this seat until its owner reclaims it."""

    id: Submission
    level: str = "normal"


class ReclaimSeat(FromClient, tag="reclaim-seat"):
    """Takes a seat back from the bot it was lent to."""

    id: Submission


class Leave(FromClient, tag="leave"):
    """Gives the seat up: in the lobby it becomes free, in a match a bot plays it."""

    id: Submission


class Rematch(FromClient, tag="rematch"):
    """Makes a table for a rematch with the same people."""

    id: Submission
    also: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    """The tokens of other seats played on the same device, which are ready too."""


class SetSeat(FromClient, tag="set-seat"):
    """The host gives a seat of the lobby to a bot, or frees it."""

    id: Submission
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    level: str | None


class SetPace(FromClient, tag="set-pace"):
    """The host changes the pace of the bots."""

    id: Submission
    pace: Pace


class Cover(FromClient, tag="cover"):
    """Lets a bot play for somebody who has been disconnected for a while; they can reclaim their seat."""

    id: Submission
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class Ping(FromClient, tag="ping"):
    """Answered with a Pong."""


ClientMessage = (
    Hello
    | Choose
    | AnswerStanding
    | WithdrawStanding
    | Undo
    | WhyNot
    | Hint
    | TextBoard
    | Chat
    | Ready
    | Rename
    | Start
    | LendSeat
    | ReclaimSeat
    | Leave
    | Rematch
    | SetSeat
    | SetPace
    | Cover
    | Ping
)
