"""Positions of 3000 Scoundrels in the notation of the rules, and questions to ask of them.

table = build_position(sheets={"A": "grimy dog, helpful gold-prospector"}, money={"A": 0}, slot="2")

Players are A, B, C and D by seat; A is active and has just played a card unless said otherwise.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from base_position import BasePosition

import cantina
from cantina.games.scoundrels.content import (
    BLACK,
    BLUE_TRAITS,
    CARD_NAMES,
    CARDS,
    JOB_NAMES,
    JOBS,
    LOCATIONS,
    MARKS,
    PAIRS,
    SAFE_VALUES,
    SAFES_EACH,
    SLOT_NAMES,
    STRATEGIES,
    TRAIT_NAMES,
    ScoundrelsNumbers,
)
from cantina.games.scoundrels.view_types import ScoundrelsView, SeatView

GAME: cantina.Game = import_module("cantina.games.scoundrels").GAME
PRINTED: ScoundrelsNumbers = GAME.numbers.printed
"""The numbers of the game itself."""
PLAYERS = "ABCD"
ABILITIES, ACTING = 4, 6


class Position(BasePosition):
    """A position with questions in the words of the rules."""

    GAME = GAME

    def seat_of(self, player: str) -> int:
        return PLAYERS.index(player)

    def name_of(self, seat: int) -> str:
        return PLAYERS[seat]

    @property
    def deciders(self) -> str:
        return "".join(self.deciding_players)

    @property
    def view(self) -> ScoundrelsView:
        return self.seen_by(None)

    def seen_by(self, player: str | None) -> ScoundrelsView:
        view: ScoundrelsView = self.state.view(None if player is None else self.seat_of(player))
        return view

    def seat_view(self, player: str) -> SeatView:
        return self.view.seats[self.seat_of(player)]

    def money(self, player: str) -> int:
        return self.seat_view(player).money

    def sheet(self, player: str) -> list[str]:
        return [f"{one.trait} {one.job}" if one else "-" for one in self.seat_view(player).sheet]

    @property
    def saloon(self) -> list[str]:
        return [f"{one.trait} {one.job}" if one else "-" for one in self.view.saloon]

    @property
    def discard(self) -> list[str]:
        """The top one first."""
        return [f"{one.trait} {one.job}" for one in reversed(self.view.discard)]

    def loot(self, player: str) -> list[int]:
        """The values of a player's safes, in truth."""
        table = self.state.dump()["table"]
        seat = self.seat_of(player)
        return [SAFE_VALUES[table["safes"][one % 32]] for one in table["loot"] if one // 32 == seat]

    def pass_until(self, kind: str) -> Position:
        """Passes until another kind of decision."""
        while self.kind not in (kind, None):
            assert self.state.decision is not None
            self.events += self.state.apply(self.state.decision.choices[-1])
        return self


def new_game(players: int = 3, seed: int = 1, **options: Any) -> Position:
    """A game just set up, or at the first choice before it."""
    state = GAME.new(players, seed, **options)
    return Position(state, state.setup_events)


def random_match(players: int, seed: int, **options: Any) -> Iterator[Position]:
    """A random match, stopping at every decision and at the end."""
    table = new_game(players, seed, **options)
    rng = random.Random(seed)
    yield table
    while not table.state.over:
        decision = rng.choice(table.state.decisions)
        table.events += table.state.apply(rng.choice(decision.choices), decision.seat)
        yield table


def scoundrel_number(name: str) -> int:
    """A scoundrel from `grimy dog`; `-` is an empty space."""
    if name == "-":
        return -1
    trait, job = name.split()
    return TRAIT_NAMES.index(trait) * 64 + JOB_NAMES.index(job)


def _names(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def build_position(
    players: int = 3,
    *,
    sheets: dict[str, str] | None = None,
    saloon: str = "",
    discard: str = "",
    money: dict[str, int] | None = None,
    reputation: dict[str, int] | None = None,
    reserve: dict[str, int] | None = None,
    jailed: dict[str, int] | None = None,
    slot: str = "6",
    played: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    loot: dict[str, str] | None = None,
    marks: str = "",
    strategy: dict[str, str] | None = None,
    day: int = 1,
    stage: int = ABILITIES,
    turn: int = 0,
    first: str = "A",
    length: str = "short",
    seed: int = 1,
) -> Position:
    """A position in stage T4 of A's turn, or another stage.

    `saloon`: left to right; `discard`: the top one first; `played`: `{"A": "5:0/BC"}` is a 0 in slot 5 with
    henchmen of B and C; `loot`: `{"A": "depot-1"}`; `marks`: `B depot-1 7` puts a mark; `first`: the day's
    first player; `hands`: `{"A": "0 5"}`, and the deck's highest card is its top one.
    """
    data = GAME.new(players, seed, length=length, leaders="random").dump()
    table = data["table"]
    for field, given in (
        ("money", money),
        ("reputation", reputation),
        ("reserve", reserve),
        ("jailed", jailed),
    ):
        for player, amount in (given or {}).items():
            table[field][PLAYERS.index(player)] = amount
    for seat in range(players):
        table["jailed"][seat] = min(table["jailed"][seat], 3 - table["reserve"][seat])
        table["destroyed"][seat] = 3 - table["reserve"][seat] - table["jailed"][seat]
    table["day"], table["active"], table["turn"] = day, 0, turn
    table["first"] = PLAYERS.index(first)
    for player, card in (strategy or {}).items():
        table["strategy"][PLAYERS.index(player)] = [one.name for one in STRATEGIES].index(card)
    _lay_scoundrels(table, sheets or {}, _names(saloon), _names(discard))
    _play_cards(table, players, slot, played or {}, hands or {})
    for player, names in (loot or {}).items():
        for name in names.split():
            safe = _safe(table, name)
            table["where"][safe] = 10 + PLAYERS.index(player)
            table["loot"].append(PLAYERS.index(player) * 32 + safe)
            table["safe_seen"][safe] |= 1 << PLAYERS.index(player)
    for line in _names(marks):
        player, name, face = line.split()
        seat = PLAYERS.index(player)
        mark = next(
            at for at in range(MARKS) if int(face) in PAIRS[at] and table["mark_on"][seat * MARKS + at] < 0
        )
        table["mark_on"][seat * MARKS + mark] = _safe(table, name)
        table["mark_face"][seat * MARKS + mark] = int(face)
    table["stage"] = stage
    data["stack"], data["answers"] = [["days"], ["turns"]], []
    state = GAME.load(data)
    return Position(state, state.setup_events)


def _safe(table: dict[str, Any], name: str) -> int:
    """A safe by location and value, `depot=4`, or by location and space, `depot-1`."""
    if "=" in name:
        location, value = name.split("=")
        at = LOCATIONS.index(location) * SAFES_EACH
        return next(
            safe
            for safe in range(at, at + SAFES_EACH)
            if SAFE_VALUES[table["safes"][safe]] == int(value) and table["where"][safe] < 10
        )
    location, space = name.rsplit("-", 1)
    return LOCATIONS.index(location) * SAFES_EACH + int(space) - 1


def _lay_scoundrels(
    table: dict[str, Any], sheets: dict[str, str], saloon: list[str], discard: list[str]
) -> None:
    """Puts the named scoundrels where they belong; all other cards fill Saloon and decks."""
    ones: list[int] = []
    for player, names in sheets.items():
        at = PLAYERS.index(player) * 5
        for space, name in enumerate(_names(names)):
            table["sheets"][at + space] = scoundrel_number(name)
            ones.append(scoundrel_number(name))
    named = [scoundrel_number(name) for name in saloon]
    table["discard"] = [scoundrel_number(name) for name in reversed(discard)]
    ones += named + table["discard"]
    traits = [card for card in range(len(TRAIT_NAMES)) if card not in {one // 64 for one in ones if one >= 0}]
    jobs = [card for card in range(len(JOB_NAMES)) if card not in {one % 64 for one in ones if one >= 0}]
    traits.sort(key=lambda card: card < BLUE_TRAITS)
    jobs.reverse()
    while len(named) < 3:
        named.insert(0, traits.pop() * 64 + jobs.pop())
    table["saloon"] = named
    red = [card for card in traits if card >= BLUE_TRAITS]
    blue = [card for card in traits if card < BLUE_TRAITS]
    black = [card for card in jobs if JOBS[card].colour == BLACK]
    early = [card for card in jobs if JOBS[card].colour != BLACK]
    table["traits"], table["trait_box"] = red + blue[-20:], blue[:-20]
    table["jobs"], table["job_box"] = black + early[-20:], early[:-20]


def _play_cards(
    table: dict[str, Any], players: int, slot: str, played: dict[str, str], hands: dict[str, str]
) -> None:
    """Everybody holds the four highest cards not played, or those named; A has a card in the turn's slot."""
    table["histories"] = [[] for _ in range(players)]
    for seat in range(players):
        cards = {
            name: (value, who) for name, value, who in map(_card, played.get(PLAYERS[seat], "").split(","))
        }
        cards.pop("", None)
        if seat == 0 and slot and slot not in cards:
            cards[slot] = (slot if slot not in [v for v, _ in cards.values()] else "0", "")
        used = [CARD_NAMES.index(value) for value, _ in cards.values()]
        hand = [card for card in reversed(range(CARDS)) if card not in used][:4]
        if PLAYERS[seat] in hands:
            hand = [CARD_NAMES.index(name) for name in hands[PLAYERS[seat]].split()]
        deck = [card for card in range(CARDS) if card not in used and card not in hand]
        for card in (*used, *hand):
            table["histories"][seat].append(["drew", seat, 0, 0, 1 << seat, card])
        for name, (value, who) in cards.items():
            place = seat * CARDS + SLOT_NAMES.index(name)
            table["played"][place] = CARD_NAMES.index(value)
            table["played_seen"][place] = 1 << seat
            table["on_card"][place] = sum(1 << PLAYERS.index(one) for one in who)
            for one in who:
                table["reserve"][PLAYERS.index(one)] -= 1
            table["histories"][seat].append(
                ["played", seat, 0, SLOT_NAMES.index(name), 1 << seat, CARD_NAMES.index(value)]
            )
        table["hands"][seat] = [[card, 1 << seat] for card in hand]
        table["decks"][seat] = [[card, 0] for card in deck]
    table["slot"] = SLOT_NAMES.index(slot) if slot else -1


def _card(text: str) -> tuple[str, str, str]:
    """`5:0/BC` -> slot 5, card 0, henchmen of B and C."""
    if not text.strip():
        return "", "", ""
    place, _, who = text.strip().partition("/")
    slot, _, value = place.partition(":")
    return slot, value, who
