"""What is sent over HTTP: tables are made, found and joined there, and finished matches are fetched."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cantina.kernel.provenance import CardProvenance, Provenance
from cantina.kernel.result import Result
from cantina.kernel.view_changes import Changes
from cantina.lab.puzzles import Puzzle
from cantina.lab.review import Review
from cantina.rulebook import Mark
from cantina.server.protocol.fields import MOST_SEATS, Count, Language, Name, Pace, Stage, Token


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who a seat of a new table is for."""

    who: Literal["me", "open", "bot"]
    level: str = "normal"
    """How strong the bot is."""
    name: Name = ""


class OwnNumbers(Struct, forbid_unknown_fields=True):
    """A set of numbers that somebody brings to a table."""

    values: dict[str, Any]
    """Whole numbers by name, which the game checks; the others are those of the game."""
    name: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, bool | int | str] = {}
    listed: bool = False
    """Whether it is in the public list of open tables, or only found by its link."""
    clock: Annotated[int, Meta(ge=0, le=180)] = 0
    """Minutes each player has for a match; 0: no limit."""
    hints: bool = True
    """Whether people may ask for hints."""
    pace: Pace = "human"
    start: bool = False
    """Starts the match at once if no seat is open."""
    numbers: OwnNumbers | None = None
    """Other numbers than the server plays this game with, if its operator allows that."""


class SeatTokens(Struct):
    """A table and the tokens of the seats the caller now holds there."""

    table: str
    tokens: dict[str, str]
    """By seat number."""


class Join(Struct, forbid_unknown_fields=True):
    name: Name = ""
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    """The seat wanted; None: any free one."""


class SeatToken(Struct, forbid_unknown_fields=True):
    """A table and the token of a seat there."""

    table: str
    token: Token


class MyTables(Struct, forbid_unknown_fields=True):
    """Asks which of these tokens still hold a seat, and how their tables stand."""

    seats: Annotated[list[SeatToken], Meta(max_length=60)]


class Subscribe(Struct, forbid_unknown_fields=True):
    """Has a browser told by Web Push when it is the turn of a seat it holds."""

    token: Token
    endpoint: Annotated[str, Meta(max_length=1000)]
    """Where the browser's push service takes messages."""
    public_key: Annotated[str, Meta(max_length=200)]
    """`p256dh` of the browser's subscription."""
    auth_secret: Annotated[str, Meta(max_length=100)]
    """`auth` of the browser's subscription."""
    language: Language = "en"


class Unsubscribe(Struct, forbid_unknown_fields=True):
    token: Token
    endpoint: Annotated[str, Meta(max_length=1000)]


class Continue(Struct, forbid_unknown_fields=True):
    """Makes a new table that continues a finished match from one of its steps, against bots."""

    step: Count
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    level: str = "normal"
    name: Name = ""
    pace: Pace = "human"


class ReviewRequest(Struct, forbid_unknown_fields=True):
    """Asks for a review of the decisions of one seat of a finished match."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class PuzzleRequest(Struct, forbid_unknown_fields=True):
    """Makes a puzzle of a decision of a finished match."""

    step: Count
    """How many choices had been made before the decision."""


class PuzzleLink(Struct):
    id: str
    """The puzzle is at `/p/ID`."""


class PuzzleInfo(Struct):
    """A puzzle that ships with a game."""

    id: str
    number: int
    """Its number in the list, from 1."""
    kind: str
    """The kind of decision."""
    players: int
    choices: int
    """How many choices there are."""
    seat: int
    """Who has to decide."""
    seat_names: list[tuple[str, ...]]
    """By seat: the messages for the characters it is known by."""


class SeatInfo(Struct):
    seat: int
    name: str
    """Empty: the client shows "Seat 2" or the like."""
    bot: str | None
    """The level of the bot that plays the seat at present."""
    lent: bool
    """A bot plays it for its owner, who can reclaim it."""
    taken: bool
    ready: bool
    connected: bool
    """Its owner has a connection open."""


class ChangedNumber(Struct):
    number: str
    before: int
    """Its value in the game itself."""
    value: int


class TableNumbers(Struct):
    """A table's set of numbers."""

    name: str
    """What people call it; it may be empty."""
    changes: list[ChangedNumber]


class TableInfo(Struct):
    id: str
    game: str
    players: int
    options: dict[str, Any]
    listed: bool
    stage: Stage
    seats: list[SeatInfo]
    host: int
    """The seat that may start the match and change the table."""
    clock: int
    hints: bool
    pace: Pace
    created: int
    """Seconds since 1970."""
    step: int
    watching: int
    """Connected spectators."""
    rematch: str | None
    """The id of the rematch's table."""
    numbers: TableNumbers | None
    """The set of numbers it is played with, unless they are all those of the game."""


class MyTable(Struct):
    table: TableInfo
    seat: int
    my_turn: bool
    deciding: list[int]
    """The seats that are asked, those included whose answers are still hidden."""
    since: int | None
    """When the table was made, the decision opened, or the match over (seconds since 1970); None: not known."""
    winners: list[int] | None
    """The seats that have won; None: not over, or not known."""


class OptionInfo(Struct):
    name: str
    default: Any
    allowed: list[Any] | None
    """None: one of the words, or some of the names joined by commas; the game itself checks them."""
    words: list[str]
    names: list[str]


class ChoiceInfo(Struct):
    text: str
    kind: str
    args: dict[str, Any]


class LessonInfo(Struct):
    name: str
    title: dict[str, str]
    """By language, like every text of a lesson."""
    about: dict[str, str]
    minutes: int


class GameInfo(Struct):
    name: str
    title: dict[str, str]
    """By language."""
    fewest: int
    """The smallest number of seats."""
    most: int
    rules_version: int
    accent: str
    """The colour token of its poster: signal, brass, sage or sky."""
    options: list[OptionInfo]
    lessons: list[LessonInfo]


class Catalogue(Struct):
    games: list[GameInfo]
    levels: list[str]
    addresses: list[str]
    """Where others in the network reach the server; empty: only its own machine does."""
    push_key: str | None
    """The key browsers subscribe with to be told of turns (base64url); None: this server tells nobody."""


class NumberInfo(Struct):
    """A number of a game that a match can change."""

    value: int
    low: int
    high: int
    provenance: Provenance
    rule: str
    """The rule that states it."""
    text: str
    """The message that says what it is."""
    args: dict[str, str | int]


class GameTexts(Struct):
    """What a client needs to show a game as text: all its choices, and its Fluent messages."""

    choices: list[ChoiceInfo]
    vocabularies: dict[str, str]
    """By field of a choice, event or refusal: the vocabulary its value belongs to."""
    phrases: dict[str, list[str]]
    """By name of a phrase: the fields it is made of."""
    private_fields: dict[str, list[str]]
    """By event: the fields that are empty for viewers who may not know them."""
    text: dict[str, str]
    """By language: the Fluent messages all games share, then the game's own."""
    numbers: dict[str, NumberInfo]
    """The numbers that a match can change."""
    provenance: dict[str, dict[str, CardProvenance]]
    """By vocabulary and name: whose each card is."""


class RuleInfo(Struct):
    id: str
    section: dict[str, str]
    text: dict[str, str]
    mark: Mark
    """Whose it is: empty for the rulebook's, or our own design, or our reading of the rulebook."""


class FirstPosition(Struct):
    """How a match begins: what the cards and boards of a game print can be read from it."""

    view: Any
    """The public view."""
    seat_names: list[tuple[str, ...]]
    """By seat: the messages that name it."""


class ReplayStep(Struct):
    """One step of a replay; step 0 is the position before the first choice."""

    step: int
    seat: int | None
    choice: int | None
    """Sent only to the seat that made it: others learn of it from the events."""
    events: list[Any]
    changes: list[Changes]
    """What each event changed in the view; a step without events has one list of changes for the whole step,
    and step 0 has none."""
    seat_names: list[tuple[str, ...]]
    texts: list[str] | None
    """For clients that want text: the text board after each of the changes; in step 0, of the first view."""


class Replay(Struct):
    table: TableInfo
    viewer: int | None
    view: Any
    """The view before the first choice."""
    steps: list[ReplayStep]
    result: Result | None


class ReviewLine(Struct):
    """One line of the answer to a ReviewRequest: the progress so far, and in the last line the review."""

    done: int
    total: int
    """Decisions to analyse; 0: not known yet."""
    review: Review | None = None
    code: str | None = None
    """Why there will be no review."""


class Failure(Struct):
    """The body of an HTTP error: why a request was not carried out."""

    code: str
    detail: str
    params: dict[str, Any] = {}


HTTP = (
    NewTable,
    SeatTokens,
    Join,
    MyTables,
    Continue,
    Subscribe,
    Unsubscribe,
    ReviewRequest,
    TableInfo,
    MyTable,
    Catalogue,
    GameTexts,
    RuleInfo,
    FirstPosition,
    Replay,
    ReviewLine,
    PuzzleRequest,
    PuzzleLink,
    PuzzleInfo,
    Puzzle,
    Failure,
)
