"""What a leader knows of the frontier, as a row of bytes."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from cantina.games.scoundrels.content import (
    BLACK,
    BLUE_TRAITS,
    CARDS,
    DECKS,
    HENCHMEN,
    HIGHEST_REPUTATION,
    JOB_COUNT,
    JOBS,
    LEADERS,
    LOWEST_REPUTATION,
    MARKS,
    PAIRS,
    SAFES,
    SHEET,
    SLOT_NAMES,
    STRATEGIES,
    TRAIT_COUNT,
    TURNS,
)
from cantina.games.scoundrels.state import ON_SHEET, U_KIND, U_USER, U_WHICH, ScoundrelsState
from cantina.kernel.encoding import (
    FLAG,
    NUMBER,
    ONE_OF,
    Encoding,
    Field,
    asked,
    blanks,
    numbered,
    place_from,
    put_flags,
    question,
    turned,
)
from cantina.kernel.ints import i64, u8
from cantina.kernel.pile import PUBLIC

SEATS: Final = 4
USES: Final = 6
"""How many running uses are told; should there ever be more, the outermost are only counted."""
DECISIONS: Final = (
    "leader",
    "strategy",
    "plan",
    "abilities",
    "act",
    "distrust",
    "next",
    "pending",
    "repeat",
    "target",
    "shuffle",
    "safe",
    "steal",
    "unused",
    "card",
    "free",
    "send",
    "hide",
    "jail",
    "convict",
    "flip",
    "pick",
    "pick-own",
    "mode",
    "may-hire",
    "on-hire",
    "drop",
    "arrange",
    "office",
    "bail",
    "mark",
    "move",
    "abandon",
    "first",
)
UNKNOWN: Final = 1
KNOWN: Final = 2
OPEN_CARD: Final = 9
_DECISIONS: Final = numbered(DECISIONS)
_PLACES: Final = 23  # SEATS * SHEET + SALOON
_WHICH: Final[list[i64]] = [1, 1 + TRAIT_COUNT, 1 + TRAIT_COUNT + len(SLOT_NAMES)]
"""Where the scoundrels, leaders' slots and strategies begin among the things that can be used."""
_RED: Final = TRAIT_COUNT - BLUE_TRAITS
_BLACK: Final = len([job for job in JOBS if job.colour == BLACK])
"""All red traits and all black jobs are in the decks, below the others (SC-SET-2 and 3)."""
_BLANKS: Final = blanks(SEATS, 485)

# Where fields begin.
_ASKED: Final = 4
_DECISION: Final = 8
_DECKS: Final = 19
_SEATS: Final = 24
_POKER: Final = 72
_TRAIT: Final = 156
_TRAIT_DISCARDED: Final = 202
_JOB_DISCARDED: Final = 252
_STATUS: Final = 312
_SAFE: Final = 362
_STOLEN: Final = 380
_FACE: Final = 398
_MARK: Final = 416
_USES: Final = 472
_HIGHER: Final[list[i64]] = [pair[1] for pair in PAIRS]

FIELDS: Final = (
    Field("present", (SEATS,), 1, FLAG, "the seats that play"),
    Field("asked", (SEATS,), 1, FLAG, "the seats asked to decide, answers that are in but hidden included"),
    Field(
        "decision", (), len(DECISIONS), ONE_OF, "what they are asked: 0 nothing, then " + ", ".join(DECISIONS)
    ),
    Field("over", (), 1, FLAG, "the game is over"),
    Field("day", (), 3, NUMBER, "the day"),
    Field("days", (), 3, NUMBER, "how many days the game has"),
    Field("turn", (), SEATS * TURNS, NUMBER, "how many turns of the day are over"),
    Field("stage", (), 9, ONE_OF, "the stage of the turn"),
    Field("first", (), SEATS - 1, ONE_OF, "the day's first player"),
    Field(
        "active", (), SEATS - 1, ONE_OF, "the seat whose turn it is, or that is settled at the end of the day"
    ),
    Field("slot", (), 7, ONE_OF, "the slot played this turn, from 1; 7 a 0 face up, 0 none yet"),
    Field("night", (), 1, FLAG, "the end of the day is being resolved"),
    Field("leader_used", (), 1, FLAG, "the leader was used in this turn window"),
    Field("decks", (5,), JOB_COUNT, NUMBER, "cards left: blue and red traits, green, purple and black jobs"),
    Field("leader", (SEATS,), len(LEADERS), ONE_OF, "each seat's leader, from 1; 0 not taken"),
    Field("strategy", (SEATS,), len(STRATEGIES), ONE_OF, "each seat's strategy card, from 1; 0 none"),
    Field("strategy_used", (SEATS,), 1, FLAG, "it was used in this turn window"),
    Field("money", (SEATS, 2), 255, NUMBER, "money of each seat: the high and the low byte"),
    Field(
        "reputation", (SEATS,), HIGHEST_REPUTATION - LOWEST_REPUTATION, NUMBER, "reputation of each seat, + 2"
    ),
    Field("reserve", (SEATS,), HENCHMEN, NUMBER, "henchmen in each reserve"),
    Field("jailed", (SEATS,), HENCHMEN, NUMBER, "henchmen in jail"),
    Field("destroyed", (SEATS,), SAFES, NUMBER, "safes each seat has destroyed"),
    Field("hand", (SEATS,), CARDS, NUMBER, "poker cards in each hand"),
    Field("deck", (SEATS,), CARDS, NUMBER, "poker cards in each deck"),
    Field(
        "deck_top", (SEATS,), 2 * CARDS, ONE_OF, "its top card, from 1; from 8 if everyone knows it; 0 unknown"
    ),
    Field("known", (SEATS, CARDS), 2, ONE_OF, "cards known to be in each hand: 1 to this seat, 2 to everyone"),
    Field(
        "played",
        (SEATS, CARDS),
        15,
        ONE_OF,
        "each slot: 0 empty, 1 unknown, 2 + a known card, 9 + a card turned up",
    ),
    Field("henchmen", (SEATS, CARDS), 15, ONE_OF, "the owners of the henchmen on it: 1, 2, 4 and 8 added up"),
    Field(
        "trait", (_PLACES,), TRAIT_COUNT, ONE_OF, "the traits on the sheets and in the Saloon, from 1; 0 none"
    ),
    Field("job", (_PLACES,), JOB_COUNT, ONE_OF, "the jobs that go with them, from 1; 0 none"),
    Field(
        "trait_discarded",
        (TRAIT_COUNT,),
        TRAIT_COUNT,
        NUMBER,
        "its place in the discard pile, from 1 at the bottom",
    ),
    Field(
        "job_discarded",
        (JOB_COUNT,),
        TRAIT_COUNT,
        NUMBER,
        "its place in the discard pile, from 1 at the bottom",
    ),
    Field("status", (TRAIT_COUNT,), 3, ONE_OF, "1 used in this turn window, 2 its moment has come, 3 both"),
    Field("safe", (SAFES,), 5 + SEATS, ONE_OF, "each safe: 0 unused, its space, or 6 + the seat that has it"),
    Field("stolen", (SAFES,), SAFES, NUMBER, "its place in the order of stealing, from 1; 0 not stolen"),
    Field(
        "face", (SAFES,), 2 * SAFES, ONE_OF, "what is in it, from 1; from 19 if everyone knows it; 0 unknown"
    ),
    Field("mark", (SEATS, MARKS), SAFES, ONE_OF, "the safe each mark lies on, from 1; 0 in the supply"),
    Field("mark_high", (SEATS, MARKS), 1, FLAG, "it shows the higher of its two numbers there"),
    Field("uses", (), 16, NUMBER, "how many uses are running"),
    Field("user", (USES,), SEATS, ONE_OF, "the seats of those uses, the innermost first, from 1; 0 none"),
    Field(
        "used", (USES,), 64, ONE_OF, "what is used: 1 + trait, 51 + the leader's slot, 57 + strategy; 0 none"
    ),
)


class FrontierRow(Encoding[ScoundrelsState]):
    """Places go sheet by sheet, then the Saloon; safes location by location."""

    def write(self, state: ScoundrelsState, seat: i64, out: BytesWriter) -> None:
        seats: i64 = state.seats
        out.write(_BLANKS[seats])
        put_flags(out, _ASKED, turned(asked(state), seat, seats))
        out[_DECISION] = u8(question(state, _DECISIONS))
        out[_DECISION + 1] = 0 if state.stack else 1
        out[_DECISION + 2] = u8(state.day)
        out[_DECISION + 3] = u8(state.days)
        out[_DECISION + 4] = u8(state.turn)
        out[_DECISION + 5] = u8(state.stage)
        out[_DECISION + 6] = u8(place_from(state.first, seat, seats) - 1)
        out[_DECISION + 7] = u8(place_from(state.active, seat, seats) - 1)
        out[_DECISION + 8] = u8(state.slot + 1)
        out[_DECISION + 9] = 1 if state.night else 0
        out[_DECISION + 10] = 1 if state.used_leader else 0
        _count_decks(state, out)
        _seats(state, seat, seats, out)
        _poker(state, seat, seats, out)
        _scoundrels(state, seat, seats, out)
        _safes(state, seat, seats, out)
        at: i64 = len(state.uses) - 1
        out[_USES] = u8(at + 1)
        place: i64 = 0
        while at >= 0 and place < USES:
            use = state.uses[at]
            out[_USES + 1 + place] = u8(place_from(use[U_USER], seat, seats))
            out[_USES + 1 + USES + place] = u8(_WHICH[use[U_KIND]] + use[U_WHICH])
            place += 1
            at -= 1


def _count_decks(state: ScoundrelsState, out: BytesWriter) -> None:
    """Decks lie in layers and cards leave from the top: what is left of each follows from their heights."""
    traits: i64 = len(state.traits)
    red: i64 = min(traits, _RED)
    jobs: i64 = len(state.jobs)
    black: i64 = min(jobs, _BLACK)
    purple: i64 = min(jobs - black, DECKS[state.days][state.seats][2])
    out[_DECKS] = u8(traits - red)
    out[_DECKS + 1] = u8(red)
    out[_DECKS + 2] = u8(jobs - black - purple)
    out[_DECKS + 3] = u8(purple)
    out[_DECKS + 4] = u8(black)


def _seats(state: ScoundrelsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    put_flags(out, _SEATS + 8, turned(state.used_strategy, seat, seats))
    step: i64 = 0
    while step < seats:
        who: i64 = (seat + step) % seats
        at: i64 = _SEATS + step
        out[at] = u8(state.leader[who] + 1)
        out[at + 4] = u8(state.strategy[who] + 1)
        out[at + step + 12] = u8(state.money[who] >> 8)
        out[at + step + 13] = u8(state.money[who] & 255)
        out[at + 20] = u8(state.reputation[who] - LOWEST_REPUTATION)
        out[at + 24] = u8(state.reserve[who])
        out[at + 28] = u8(state.jailed[who])
        out[at + 32] = u8(state.destroyed[who])
        out[at + 36] = len(state.hands[who].cards)
        deck = state.decks[who]
        size = len(deck.cards)
        out[at + 40] = size
        if size > 0:
            seen: i64 = deck.seen[size - 1]
            if seen & PUBLIC:
                out[at + 44] = u8(deck.cards[size - 1] + 1 + CARDS)
            elif seen >> seat & 1:
                out[at + 44] = u8(deck.cards[size - 1] + 1)
        step += 1


def _poker(state: ScoundrelsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    eye: i64 = 1 << seat
    known: i64 = eye | PUBLIC
    step: i64 = 0
    while step < seats:
        who: i64 = (seat + step) % seats
        base: i64 = _POKER + step * CARDS
        hand = state.hands[who]
        for at, seen in enumerate(hand.seen):
            if seen & known:
                out[base + hand.cards[at]] = 2 if seen & PUBLIC else 1
        step += 1
    first: i64 = seat * CARDS
    for place, face in enumerate(state.played):
        if face >= 0:
            slot: i64 = _POKER - first + place if place >= first else _POKER - first + place + seats * CARDS
            shown: i64 = state.played_seen[place]
            if shown & PUBLIC:
                out[28 + slot] = u8(OPEN_CARD + face)
            else:
                out[28 + slot] = u8(KNOWN + face if shown & eye else UNKNOWN)
            on: i64 = state.on_card[place]
            if on != 0:
                out[56 + slot] = u8(turned(on, seat, seats))


def _scoundrels(state: ScoundrelsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    some = state.used_traits != 0 or state.used_jobs != 0
    first: i64 = seat * SHEET
    for number, one in enumerate(state.sheets):
        if one >= 0:
            place: i64 = _TRAIT - first + number if number >= first else _TRAIT - first + number + seats * SHEET
            _lay(state, one, place, some, out)
    for number, one in enumerate(state.saloon):
        if one >= 0:
            _lay(state, one, _TRAIT + SEATS * SHEET + number, some, out)
    for depth, lies in enumerate(state.discard):
        out[_TRAIT_DISCARDED + lies // 64] = u8(depth + 1)
        out[_JOB_DISCARDED + lies % 64] = u8(depth + 1)
        if some and state.flagged(lies):
            out[_STATUS + lies // 64] = 1
    due: i64 = state.due
    at: i64 = _STATUS
    while due != 0:
        if due & 1:
            out[at] = out[at] + 2
        due >>= 1
        at += 1


def _lay(state: ScoundrelsState, one: i64, at: i64, some: bool, out: BytesWriter) -> None:
    """Puts a scoundrel of a sheet or of the Saloon in its place."""
    trait: int = one // 64 + 1  # plain numbers are quicker than `u8` where nothing is compiled
    job: int = one % 64 + 1
    out[at] = trait
    out[at + _PLACES] = job
    if some and state.flagged(one):
        out[_STATUS + one // 64] = 1


def _safes(state: ScoundrelsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    known: i64 = 1 << seat | PUBLIC
    for safe, at in enumerate(state.where):
        if at >= ON_SHEET:
            out[_SAFE + safe] = u8(place_from(at - ON_SHEET, seat, seats) + 5)
        elif at >= 0:
            space: int = at + 1
            out[_SAFE + safe] = space
    for safe, seen in enumerate(state.safe_seen):
        if seen & known:
            out[_FACE + safe] = u8(state.safes[safe] + 1 + SAFES if seen & PUBLIC else state.safes[safe] + 1)
    for place, entry in enumerate(state.loot):
        out[_STOLEN + entry % 32] = u8(place + 1)
    first: i64 = seat * MARKS
    for number, on in enumerate(state.mark_on):
        if on >= 0:
            mark: i64 = _MARK - first + number if number >= first else _MARK - first + number + seats * MARKS
            out[mark] = u8(on + 1)
            if state.mark_face[number] == _HIGHER[number % MARKS]:
                out[mark + SEATS * MARKS] = 1


NOTES: Final = (
    "Places of `trait` and `job` go sheet by sheet from this seat's on, then through the Saloon from left to"
    " right; safes go location by location. What a scoundrel costs follows from its trait and job. Should more"
    " than six uses ever run at once, the outermost are only counted."
)
ENCODING: Final = FrontierRow(FIELDS, NOTES)
