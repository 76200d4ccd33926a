"""The encoding of 3000 Scoundrels: what a seat knows, as a row of bytes."""

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
    SALOON,
    SHEET,
    SLOT_NAMES,
    STRATEGIES,
    TRAIT_COUNT,
    TURNS,
)
from cantina.games.scoundrels.rules.effects.peek import SHUFFLING
from cantina.games.scoundrels.rules.running import SCOUNDREL
from cantina.games.scoundrels.state import ON_SHEET, ScoundrelsState
from cantina.kernel.encoding import (
    CATEGORY,
    FLAG,
    NUMBER,
    Encoding,
    Field,
    Layout,
    blank_rows,
    deciding_seats,
    decision_kind,
    numbered_from_one,
    relative_seat,
    relative_seat_bits,
    write_flags,
)
from cantina.kernel.native_types import i64, u8
from cantina.kernel.pile import PUBLIC

SEATS: Final = 4
USES: Final = 6
"""Running uses that are listed; if there are more, the outermost are only counted."""
HIRES: Final = 3
"""Running hires that are listed, likewise."""
DECISIONS: Final[tuple[str, ...]] = (
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
_DECISIONS: Final = numbered_from_one(DECISIONS)
_PLACES: Final = SEATS * SHEET + SALOON
_WHICH: Final[list[i64]] = [1, 1 + TRAIT_COUNT, 1 + TRAIT_COUNT + len(SLOT_NAMES)]
"""By kind of a use: the number of its first scoundrel, leader's slot or strategy in `used`."""
_RED: Final = TRAIT_COUNT - BLUE_TRAITS
_BLACK: Final = len([job for job in JOBS if job.colour == BLACK])
"""All red traits and all black jobs are in the decks, below the others (SC-SET-2 and 3)."""
_PURPLE: Final[list[i64]] = [
    DECKS[days][seats][2] if days in DECKS and seats in DECKS[days] else 0
    for days in range(4)
    for seats in range(SEATS + 1)
]
"""By days * (SEATS + 1) + seats: how many purple jobs the game is played with."""
_HIGHER: Final[list[i64]] = [pair[1] for pair in PAIRS]

FIELDS: Final[tuple[Field, ...]] = (
    Field("present", (SEATS,), 1, FLAG, "the seats that play"),
    Field("asked", (SEATS,), 1, FLAG, "the seats that decide now, those that have answered in secret included"),
    Field(
        "decision", (), len(DECISIONS), CATEGORY, "what they decide: 0 nothing, then " + ", ".join(DECISIONS)
    ),
    Field("over", (), 1, FLAG, "the game is over"),
    Field("day", (), 3, NUMBER, "the day"),
    Field("days", (), 3, NUMBER, "how many days the game has"),
    Field("turn", (), SEATS * TURNS, NUMBER, "how many turns of the day are over"),
    Field("stage", (), 9, CATEGORY, "the stage of the turn"),
    Field("first", (), SEATS - 1, CATEGORY, "the day's first player"),
    Field(
        "active", (), SEATS - 1, CATEGORY, "the seat whose turn it is, or that is settled at the end of the day"
    ),
    Field("slot", (), 7, CATEGORY, "the slot played this turn, from 1; 7 a 0 face up, 0 none yet"),
    Field("night", (), 1, FLAG, "the end of the day is being resolved"),
    Field("leader_used", (), 1, FLAG, "the leader was used in this turn window"),
    Field("decks", (5,), JOB_COUNT, NUMBER, "cards left: blue and red traits, green, purple and black jobs"),
    Field("leader", (SEATS,), len(LEADERS), CATEGORY, "each seat's leader, from 1; 0 not taken"),
    Field("strategy", (SEATS,), len(STRATEGIES), CATEGORY, "each seat's strategy card, from 1; 0 none"),
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
        "deck_top",
        (SEATS,),
        2 * CARDS,
        CATEGORY,
        "its top card, from 1; from 8 if everyone knows it; 0 unknown",
    ),
    Field(
        "known", (SEATS, CARDS), 2, CATEGORY, "cards known to be in each hand: 1 to this seat, 2 to everyone"
    ),
    Field(
        "played",
        (SEATS, CARDS),
        15,
        CATEGORY,
        "each slot: 0 empty, 1 unknown, 2 + a known card, 9 + a card turned up",
    ),
    Field("henchmen", (SEATS, CARDS), 15, CATEGORY, "the owners of the henchmen on it: 1, 2, 4 and 8 added up"),
    Field(
        "trait", (_PLACES,), TRAIT_COUNT, CATEGORY, "the traits on the sheets and in the Saloon, from 1; 0 none"
    ),
    Field("job", (_PLACES,), JOB_COUNT, CATEGORY, "the jobs that go with them, from 1; 0 none"),
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
    Field("status", (TRAIT_COUNT,), 3, CATEGORY, "1 used in this turn window, 2 its moment has come, 3 both"),
    Field("safe", (SAFES,), 5 + SEATS, CATEGORY, "each safe: 0 unused, its space, or 6 + the seat that has it"),
    Field("stolen", (SAFES,), SAFES, NUMBER, "its place in the order of stealing, from 1; 0 not stolen"),
    Field(
        "face", (SAFES,), 2 * SAFES, CATEGORY, "what is in it, from 1; from 19 if everyone knows it; 0 unknown"
    ),
    Field("mark", (SEATS, MARKS), SAFES, CATEGORY, "the safe each mark lies on, from 1; 0 in the supply"),
    Field("mark_high", (SEATS, MARKS), 1, FLAG, "it shows the higher of its two numbers there"),
    Field("uses", (), 16, NUMBER, "how many uses are running"),
    Field("user", (USES,), SEATS, CATEGORY, "the seats of those uses, the innermost first, from 1; 0 none"),
    Field(
        "used", (USES,), 64, CATEGORY, "what is used: 1 + trait, 51 + the leader's slot, 57 + strategy; 0 none"
    ),
    Field("use_job", (USES,), JOB_COUNT, CATEGORY, "the job being carried out, from 1; 0 no scoundrel's"),
    Field("use_step", (USES,), 8, NUMBER, "which of its steps, from 1; 0 its cost is being paid"),
    Field("use_second", (USES,), 1, FLAG, "it is a second use"),
    Field("use_safe", (USES,), SAFES, CATEGORY, "the safe chosen last in it, from 1; 0 none"),
    Field("use_freed", (USES,), SEATS, CATEGORY, "the owner of the henchman freed last in it, from 1; 0 none"),
    Field("use_picked", (USES,), TRAIT_COUNT, CATEGORY, "the scoundrel picked in it, by trait, from 1; 0 none"),
    Field("hires", (), 16, NUMBER, "how many hires are in progress"),
    Field("hirer", (HIRES,), SEATS, CATEGORY, "the seats that hire, the innermost first, from 1; 0 none"),
    Field("hired_trait", (HIRES,), TRAIT_COUNT, CATEGORY, "who is being hired: the trait, from 1; 0 none"),
    Field("hired_job", (HIRES,), JOB_COUNT, CATEGORY, "the job, from 1; 0 none"),
    Field("swaps", (HIRES,), 4, NUMBER, "how often spaces have been exchanged"),
    Field("shuffling", (), SEATS, CATEGORY, "the seat whose deck may be shuffled now, from 1; 0 none"),
    Field("bail", (), 2, NUMBER, "henchmen that are still to be freed by a bail"),
)
LAYOUT: Final = Layout(FIELDS)
# Offsets in a row.
_ASKED: Final[i64] = LAYOUT.offset("asked")
_DECISION: Final[i64] = LAYOUT.offset("decision")
_OVER: Final[i64] = LAYOUT.offset("over")
_DAY: Final[i64] = LAYOUT.offset("day")
_DAYS: Final[i64] = LAYOUT.offset("days")
_TURN: Final[i64] = LAYOUT.offset("turn")
_STAGE: Final[i64] = LAYOUT.offset("stage")
_FIRST: Final[i64] = LAYOUT.offset("first")
_ACTIVE: Final[i64] = LAYOUT.offset("active")
_SLOT: Final[i64] = LAYOUT.offset("slot")
_NIGHT: Final[i64] = LAYOUT.offset("night")
_LEADER_USED: Final[i64] = LAYOUT.offset("leader_used")
_DECKS: Final[i64] = LAYOUT.offset("decks")
_LEADER: Final[i64] = LAYOUT.offset("leader")
_STRATEGY: Final[i64] = LAYOUT.offset("strategy")
_STRATEGY_USED: Final[i64] = LAYOUT.offset("strategy_used")
_MONEY: Final[i64] = LAYOUT.offset("money")
_REPUTATION: Final[i64] = LAYOUT.offset("reputation")
_RESERVE: Final[i64] = LAYOUT.offset("reserve")
_JAILED: Final[i64] = LAYOUT.offset("jailed")
_DESTROYED: Final[i64] = LAYOUT.offset("destroyed")
_HAND: Final[i64] = LAYOUT.offset("hand")
_DECK: Final[i64] = LAYOUT.offset("deck")
_DECK_TOP: Final[i64] = LAYOUT.offset("deck_top")
_KNOWN: Final[i64] = LAYOUT.offset("known")
_PLAYED: Final[i64] = LAYOUT.offset("played")
_HENCHMEN: Final[i64] = LAYOUT.offset("henchmen")
_TRAIT: Final[i64] = LAYOUT.offset("trait")
_JOB: Final[i64] = LAYOUT.offset("job")
_TRAIT_DISCARDED: Final[i64] = LAYOUT.offset("trait_discarded")
_JOB_DISCARDED: Final[i64] = LAYOUT.offset("job_discarded")
_STATUS: Final[i64] = LAYOUT.offset("status")
_SAFE: Final[i64] = LAYOUT.offset("safe")
_STOLEN: Final[i64] = LAYOUT.offset("stolen")
_FACE: Final[i64] = LAYOUT.offset("face")
_MARK: Final[i64] = LAYOUT.offset("mark")
_MARK_HIGH: Final[i64] = LAYOUT.offset("mark_high")
_USES: Final[i64] = LAYOUT.offset("uses")
_USER: Final[i64] = LAYOUT.offset("user")
_USED: Final[i64] = LAYOUT.offset("used")
_USE_JOB: Final[i64] = LAYOUT.offset("use_job")
_USE_STEP: Final[i64] = LAYOUT.offset("use_step")
_USE_SECOND: Final[i64] = LAYOUT.offset("use_second")
_USE_SAFE: Final[i64] = LAYOUT.offset("use_safe")
_USE_FREED: Final[i64] = LAYOUT.offset("use_freed")
_USE_PICKED: Final[i64] = LAYOUT.offset("use_picked")
_HIRES: Final[i64] = LAYOUT.offset("hires")
_HIRER: Final[i64] = LAYOUT.offset("hirer")
_HIRED_TRAIT: Final[i64] = LAYOUT.offset("hired_trait")
_HIRED_JOB: Final[i64] = LAYOUT.offset("hired_job")
_SWAPS: Final[i64] = LAYOUT.offset("swaps")
_SHUFFLING: Final[i64] = LAYOUT.offset("shuffling")
_BAIL: Final[i64] = LAYOUT.offset("bail")
_BLANK_ROWS: Final = blank_rows(LAYOUT, SEATS)


class ScoundrelsEncoding(Encoding[ScoundrelsState]):
    """Places are numbered sheet by sheet, then through the Saloon; safes location by location."""

    def write(self, state: ScoundrelsState, seat: i64, out: BytesWriter) -> None:
        seats: i64 = state.seats
        out.write(_BLANK_ROWS[seats])
        write_flags(out, _ASKED, relative_seat_bits(deciding_seats(state), seat, seats))
        out[_DECISION] = u8(decision_kind(state, _DECISIONS))
        out[_OVER] = 0 if state.stack else 1
        out[_DAY] = u8(state.day)
        out[_DAYS] = u8(state.days)
        out[_TURN] = u8(state.turn)
        out[_STAGE] = u8(state.stage)
        out[_FIRST] = u8(relative_seat(state.first, seat, seats) - 1)
        out[_ACTIVE] = u8(relative_seat(state.active, seat, seats) - 1)
        out[_SLOT] = u8(state.slot + 1)
        out[_NIGHT] = 1 if state.night else 0
        out[_LEADER_USED] = 1 if state.used_leader else 0
        _count_decks(state, out)
        _seats(state, seat, seats, out)
        _poker(state, seat, seats, out)
        _scoundrels(state, seat, seats, out)
        _safes(state, seat, seats, out)
        if state.uses:
            _uses(state, seat, seats, out)
        if state.hires:
            _hires(state, seat, seats, out)
        out[_BAIL] = u8(state.bail)
        if state.stack and state.stack[-1] is SHUFFLING:
            out[_SHUFFLING] = u8(relative_seat(state.target, seat, seats))


def _uses(state: ScoundrelsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    """The abilities being carried out, the innermost first."""
    at: i64 = len(state.uses) - 1
    out[_USES] = u8(at + 1)
    place: i64 = 0
    while at >= 0 and place < USES:
        use = state.uses[at]
        out[_USER + place] = u8(relative_seat(use.user, seat, seats))
        out[_USED + place] = u8(_WHICH[use.kind] + use.card)
        if use.kind == SCOUNDREL:
            out[_USE_JOB + place] = u8(use.job + 1)
        if use.steps_begun > 0:
            out[_USE_STEP + place] = u8(use.steps_begun)
        out[_USE_SECOND + place] = 1 if use.second_use else 0
        out[_USE_SAFE + place] = u8(use.safe + 1)
        if use.freed_owner >= 0:
            out[_USE_FREED + place] = u8(relative_seat(use.freed_owner, seat, seats))
        out[_USE_PICKED + place] = u8(use.picked_trait + 1)
        place += 1
        at -= 1


def _hires(state: ScoundrelsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    """The hires in progress, the innermost first."""
    at: i64 = len(state.hires) - 1
    out[_HIRES] = u8(at + 1)
    place: i64 = 0
    while at >= 0 and place < HIRES:
        hire = state.hires[at]
        scoundrel: i64 = state.being_hired_by(hire)
        out[_HIRER + place] = u8(relative_seat(hire.hirer, seat, seats))
        if scoundrel >= 0:
            out[_HIRED_TRAIT + place] = u8(scoundrel // 64 + 1)
            out[_HIRED_JOB + place] = u8(scoundrel % 64 + 1)
            if state.flagged(scoundrel):
                out[_STATUS + scoundrel // 64] = u8(i64(out[_STATUS + scoundrel // 64]) | 1)
        out[_SWAPS + place] = u8(hire.swaps)
        place += 1
        at -= 1


def _count_decks(state: ScoundrelsState, out: BytesWriter) -> None:
    """Decks are stacked by colour and drawn from the top, so the height says what is left of each colour."""
    traits: i64 = len(state.traits)
    red: i64 = min(traits, _RED)
    jobs: i64 = len(state.jobs)
    black: i64 = min(jobs, _BLACK)
    purple: i64 = min(jobs - black, _PURPLE[state.days * (SEATS + 1) + state.seats])
    out[_DECKS] = u8(traits - red)
    out[_DECKS + 1] = u8(red)
    out[_DECKS + 2] = u8(jobs - black - purple)
    out[_DECKS + 3] = u8(purple)
    out[_DECKS + 4] = u8(black)


def _seats(state: ScoundrelsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    write_flags(out, _STRATEGY_USED, relative_seat_bits(state.used_strategy, seat, seats))
    hands = state.hands
    decks = state.decks
    step: i64 = 0
    who: i64 = seat
    while step < seats:
        out[_LEADER + step] = u8(state.leader[who] + 1)
        out[_STRATEGY + step] = u8(state.strategy[who] + 1)
        money: i64 = state.money[who]
        out[_MONEY + 2 * step] = u8(money >> 8)
        out[_MONEY + 2 * step + 1] = u8(money & 255)
        out[_REPUTATION + step] = u8(state.reputation[who] - LOWEST_REPUTATION)
        out[_RESERVE + step] = u8(state.reserve[who])
        out[_JAILED + step] = u8(state.jailed[who])
        out[_DESTROYED + step] = u8(state.destroyed[who])
        out[_HAND + step] = u8(len(hands[who].cards))
        deck = decks[who]
        size: i64 = len(deck.cards)
        out[_DECK + step] = u8(size)
        if size > 0:
            seen: i64 = deck.seen[size - 1]
            if seen & PUBLIC:
                out[_DECK_TOP + step] = u8(deck.cards[size - 1] + 1 + CARDS)
            elif seen >> seat & 1:
                out[_DECK_TOP + step] = u8(deck.cards[size - 1] + 1)
        who += 1
        if who == seats:
            who = 0
        step += 1


def _poker(state: ScoundrelsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    eye: i64 = 1 << seat
    step: i64 = 0
    who: i64 = seat
    base: i64 = _KNOWN
    while step < seats:
        hand = state.hands[who]
        at: i64 = 0
        for seen in hand.seen:
            if seen & PUBLIC:
                out[base + hand.cards[at]] = 2
            elif seen & eye:
                out[base + hand.cards[at]] = 1
            at += 1
        base += CARDS
        who += 1
        if who == seats:
            who = 0
        step += 1
    seen_by = state.played_seen
    place: i64 = 0
    slot: i64 = (seats - seat) % seats * CARDS
    end: i64 = seats * CARDS
    for face in state.played:
        if slot == end:
            slot = 0
        if face >= 0:
            shown: i64 = seen_by[place]
            if shown & PUBLIC:
                out[_PLAYED + slot] = u8(OPEN_CARD + face)
            elif shown & eye:
                out[_PLAYED + slot] = u8(KNOWN + face)
            else:
                out[_PLAYED + slot] = UNKNOWN
            on: i64 = state.on_card[place]
            if on != 0:
                out[_HENCHMEN + slot] = u8(relative_seat_bits(on, seat, seats))
        place += 1
        slot += 1


def _scoundrels(state: ScoundrelsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    some = state.used_traits != 0 or state.used_jobs != 0
    place: i64 = (seats - seat) % seats * SHEET
    end: i64 = seats * SHEET
    for one in state.sheets:
        if place == end:
            place = 0
        if one >= 0:
            trait: i64 = one // 64
            out[_TRAIT + place] = u8(trait + 1)
            out[_JOB + place] = u8(one - trait * 64 + 1)
            if some and state.flagged(one):
                out[_STATUS + trait] = 1
        place += 1
    place = SEATS * SHEET
    for two in state.saloon:
        if two >= 0:
            offered: i64 = two // 64
            out[_TRAIT + place] = u8(offered + 1)
            out[_JOB + place] = u8(two - offered * 64 + 1)
            if some and state.flagged(two):
                out[_STATUS + offered] = 1
        place += 1
    depth: i64 = 1
    for lies in state.discard:
        fired: i64 = lies // 64
        out[_TRAIT_DISCARDED + fired] = u8(depth)
        out[_JOB_DISCARDED + lies - fired * 64] = u8(depth)
        if some and state.flagged(lies):
            out[_STATUS + fired] = 1
        depth += 1
    due: i64 = state.due
    at: i64 = _STATUS
    while due != 0:
        if due & 1:
            out[at] = out[at] + 2
        due >>= 1
        at += 1


def _safes(state: ScoundrelsState, seat: i64, seats: i64, out: BytesWriter) -> None:
    eye: i64 = 1 << seat
    safe: i64 = 0
    for at in state.where:
        if at >= ON_SHEET:
            out[_SAFE + safe] = u8(relative_seat(at - ON_SHEET, seat, seats) + 5)
        elif at >= 0:
            out[_SAFE + safe] = u8(at + 1)
        safe += 1
    faces = state.safes
    safe = 0
    for seen in state.safe_seen:
        if seen & PUBLIC:
            out[_FACE + safe] = u8(faces[safe] + 1 + SAFES)
        elif seen & eye:
            out[_FACE + safe] = u8(faces[safe] + 1)
        safe += 1
    order: i64 = 1
    for entry in state.loot:
        out[_STOLEN + entry % 32] = u8(order)
        order += 1
    mark: i64 = (seats - seat) % seats * MARKS
    end: i64 = seats * MARKS
    number: i64 = 0
    for on in state.mark_on:
        if mark == end:
            mark = 0
        if on >= 0:
            out[_MARK + mark] = u8(on + 1)
            if state.mark_face[number] == _HIGHER[number % MARKS]:
                out[_MARK_HIGH + mark] = 1
        mark += 1
        number += 1


NOTES: Final = (
    "Places of `trait` and `job` are numbered sheet by sheet, beginning with this seat's, then through the"
    " Saloon from left to right; safes location by location. The cost of a scoundrel follows from its trait and"
    " job. If more than six uses or three hires run at once, the outermost are only counted."
)
ENCODING: Final = ScoundrelsEncoding(FIELDS, NOTES)
