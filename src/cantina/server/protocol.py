"""What goes over the wire, declared once: the browser's types are made from these structures.

Over HTTP people make, find and join tables; over a table's socket they play. Every message of the socket
has a `type`. A viewer is a seat, or the public.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from cantina.bots import Estimate
from cantina.lab.review import Review

LONGEST_NAME = 24
LONGEST_CHAT = 300
LARGEST_MESSAGE = 4096
MOST_SEATS = 6

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Submission = Annotated[str, Meta(min_length=1, max_length=40)]
"""A number the client makes up for each thing it sends, so that sending it twice does it once."""
Token = Annotated[str, Meta(min_length=1, max_length=80)]
Stage = Literal["lobby", "playing", "over"]
Language = Literal["en", "es"]
Pace = Literal["human", "fast"]
"""Whether bots take their time, or play as fast as they think."""


# -- over HTTP ------------------------------------------------------------------------------------


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who a seat of a new table is for."""

    who: Literal["me", "open", "bot"]
    level: str = "normal"
    """How strong the bot is."""
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, bool | int | str] = {}
    listed: bool = False
    """Whether everybody may find it, or only those who have the link."""
    clock: Annotated[int, Meta(ge=0, le=180)] = 0
    """Minutes each player has for a match; 0: as long as it takes."""
    hints: bool = True
    """Whether people may ask a bot what it would do."""
    pace: Pace = "human"
    start: bool = False
    """Begins at once, when nobody has to be waited for."""


class Seated(Struct):
    """A table and the secrets of the seats one holds there."""

    table: str
    tokens: dict[str, str]
    """By seat."""


class Join(Struct, forbid_unknown_fields=True):
    name: Name = ""
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    """A seat one would like; None: any."""


class Holding(Struct, forbid_unknown_fields=True):
    """A seat one says one holds."""

    table: str
    token: Token


class Mine(Struct, forbid_unknown_fields=True):
    held: Annotated[list[Holding], Meta(max_length=60)]


class Continue(Struct, forbid_unknown_fields=True):
    """Play on from one moment of a finished match, against bots."""

    step: Count
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    level: str = "normal"
    name: Name = ""
    pace: Pace = "human"


class AskReview(Struct, forbid_unknown_fields=True):
    """Have the decisions of one seat of a finished match judged."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class SeatInfo(Struct):
    seat: int
    name: str
    """Empty: the client says "Seat 2" or the like."""
    bot: str | None
    """The level of the bot that decides now."""
    lent: bool
    """Its owner has lent it to the bot and can take it back."""
    taken: bool
    ready: bool
    here: bool
    """Somebody who holds it is looking."""


class TableInfo(Struct):
    id: str
    game: str
    players: int
    options: dict[str, Any]
    listed: bool
    stage: Stage
    seats: list[SeatInfo]
    host: int
    """The seat that may start."""
    clock: int
    hints: bool
    pace: Pace
    created: int
    """Seconds since 1970."""
    step: int
    watching: int
    """Spectators."""
    again: str | None
    """The table of the rematch."""


class MyTable(Struct):
    table: TableInfo
    seat: int
    my_turn: bool


class OptionInfo(Struct):
    name: str
    default: Any
    allowed: list[Any] | None
    """None: free text of names, see `names`."""


class ChoiceInfo(Struct):
    text: str
    kind: str
    args: dict[str, Any]


class GameInfo(Struct):
    name: str
    title: dict[str, str]
    fewest: int
    """Seats."""
    most: int
    rules_version: int
    options: list[OptionInfo]


class Catalogue(Struct):
    games: list[GameInfo]
    levels: list[str]


class GameTexts(Struct):
    """What a client needs to put a game into words: all its choices, and its Fluent files."""

    choices: list[ChoiceInfo]
    words: dict[str, str]
    """Which vocabulary the value of a field belongs to."""
    private: dict[str, list[str]]
    """By event: the fields that are empty for those who may not know them."""
    text: dict[str, str]
    """By language: the messages all games share, then the game's own."""


class RuleInfo(Struct):
    id: str
    section: dict[str, str]
    text: dict[str, str]


class Moment(Struct):
    """One step of a replay."""

    step: int
    seat: int | None
    choice: int | None
    """Only to the seat that made it: what became of it stands in the events."""
    events: list[Any]
    view: Any
    personas: list[list[str]]
    text: str | None
    """The table as text, for games the client has no picture of."""


class Replay(Struct):
    table: TableInfo
    viewer: int | None
    moments: list[Moment]
    result: ResultInfo | None


class ReviewLine(Struct):
    """One line of the answer to a wish for a review: how far it is, and at last the review."""

    done: int
    total: int
    """Decisions to judge; 0: others come first."""
    review: Review | None = None
    code: str | None = None
    """Why there will be none."""


class Failure(Struct):
    """Why a request was not carried out."""

    code: str
    detail: str
    params: dict[str, Any] = {}


# -- from a client over its socket ----------------------------------------------------------------


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(FromClient, tag="hello"):
    """The first message. Without a token one watches."""

    token: Token | None = None
    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    """The last step this client has; -1: none."""
    again: bool = False
    """It was here before, and lost its connection or its place."""


class Choose(FromClient, tag="choose"):
    id: Submission
    ask: Count
    """The number of the decision this answers."""
    choice: Count


class Stand(FromClient, tag="stand"):
    """Answer with the standing choice now, and for as long as it lasts."""

    id: Submission
    ask: Count


class Withdraw(FromClient, tag="withdraw"):
    """Take a standing answer back."""

    id: Submission


class Undo(FromClient, tag="undo"):
    id: Submission


class Why(FromClient, tag="why"):
    """What the open decision does not allow, and why."""

    id: Submission


class Hint(FromClient, tag="hint"):
    """What a bot thinks of every choice of the open decision."""

    id: Submission
    ask: Count


class Board(FromClient, tag="board"):
    """The table as text."""

    id: Submission
    language: Language


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


class Lend(FromClient, tag="lend"):
    """A bot plays for this seat until it is taken back."""

    id: Submission
    level: str = "normal"


class TakeBack(FromClient, tag="take-back"):
    id: Submission


class Leave(FromClient, tag="leave"):
    """Gives the seat up: in the lobby it is free again, in a match a bot keeps it."""

    id: Submission


class Again(FromClient, tag="again"):
    """A rematch with the same people."""

    id: Submission
    also: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    """The secrets of other seats at the same device, which are ready too."""


class SetSeat(FromClient, tag="set-seat"):
    """The host gives a seat of the lobby to a bot, or frees it."""

    id: Submission
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    level: str | None


class SetPace(FromClient, tag="set-pace"):
    """The host makes the bots take their time, or not."""

    id: Submission
    pace: Pace


class Cover(FromClient, tag="cover"):
    """Lets a bot play for somebody who has been away for a while; they can take their seat back."""

    id: Submission
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class Ping(FromClient, tag="ping"):
    pass


ClientMessage = (
    Hello
    | Choose
    | Stand
    | Withdraw
    | Undo
    | Why
    | Hint
    | Board
    | Chat
    | Ready
    | Rename
    | Start
    | Lend
    | TakeBack
    | Leave
    | Again
    | SetSeat
    | SetPace
    | Cover
    | Ping
)


# -- to a client over its socket ------------------------------------------------------------------


class ToClient(Struct, tag_field="type"):
    pass


class Batch(Struct):
    """What one step brought about, as far as the viewer may know."""

    step: int
    events: msgspec.Raw
    """The events, each with its name under `event`."""
    undone: int | None = None
    """The seat that took back its last choice in this step."""


class Asked(Struct):
    """A decision of the viewer's seat."""

    kind: str
    choices: list[int]
    standing: int | None
    """A choice that may be left as a standing answer."""


class ResultInfo(Struct):
    ranking: list[list[int]]
    scores: list[int]
    breakdown: list[dict[str, int]]
    ending: str
    beaten: bool = False


class Update(ToClient, tag="update"):
    """Everything after a step: what happened since, and how things stand."""

    after: int
    """The step the viewer must have; -1: nothing is needed."""
    step: int
    ask: int
    """The number of the decision now open."""
    batches: list[Batch]
    view: Any
    personas: list[list[str]]
    """The messages for the figures each seat is known by."""
    decision: Asked | None
    undo: bool
    standing: bool
    """A standing answer of this seat is in force."""
    digest: int
    """The checksum (CRC-32) of all events told to this viewer, as JSON, step by step."""
    clocks: list[float] | None
    """Seconds left to each seat."""
    result: ResultInfo | None


class Lobby(ToClient, tag="lobby"):
    """The table, whenever something about it has changed."""

    table: TableInfo
    seat: int | None
    """The seat this client holds."""


class Done(ToClient, tag="done"):
    id: str
    step: int
    """Where a choice now stands in the log."""


class Refused(ToClient, tag="refused"):
    """Something was not allowed: a rule says so (`rule`), or the table."""

    id: str
    code: str
    rule: str | None = None
    params: dict[str, Any] = {}


class Reason(Struct):
    choice: int
    code: str
    rule: str
    params: dict[str, Any]


class Reasons(ToClient, tag="reasons"):
    id: str
    ask: int
    reasons: list[Reason]


class Hinted(ToClient, tag="hinted"):
    """What a bot thinks of every choice; only whoever asked hears it."""

    id: str
    ask: int
    best: int
    estimates: tuple[Estimate, ...]


class BoardText(ToClient, tag="board-text"):
    id: str
    step: int
    text: str


class Chatted(ToClient, tag="chatted"):
    number: int
    seat: int | None
    """None: somebody who watches, or the table itself."""
    name: str
    text: str
    at: int


class Notice(ToClient, tag="notice"):
    """The table says something: a bot was replaced, for instance. It belongs to the log."""

    step: int
    code: str
    seat: int


class Pong(ToClient, tag="pong"):
    pass


ServerMessage = Update | Lobby | Done | Refused | Reasons | Hinted | BoardText | Chatted | Notice | Pong
HTTP = (
    NewTable,
    Seated,
    Join,
    Mine,
    Continue,
    AskReview,
    TableInfo,
    MyTable,
    Catalogue,
    GameTexts,
    RuleInfo,
    Replay,
    ReviewLine,
    Failure,
)
