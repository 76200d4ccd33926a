"""Positions of Colt Express in the notation of the rules, and questions to ask of them.

position = stealing_position("doc 2i, belle 3i, tuco 4r", pile="doc fire")
position.at("doc"), position.bullets_received("belle"), position.choices
"""

from __future__ import annotations

from typing import Any

from base_position import BasePosition

import cantina
from cantina.games.colt_express.content import (
    ACTION_COPIES,
    ACTION_KINDS,
    CARS,
    CHARACTERS,
    FIRST_BULLET,
    FIRST_SHEET,
    NEUTRAL_BULLET,
    OUT_OF_PLAY,
    PURSES,
    ROUND_CARDS,
)
from cantina.games.colt_express.view_types import BanditView, ColtView
from cantina.kernel.pile import EVERYONE

GAME = cantina.game("colt-express")


class Position(BasePosition):
    """A position with questions in the words of the rules."""

    GAME = GAME

    def seat_of(self, player: str) -> int:
        """The seat of a bandit."""
        return next(bandit.seat for bandit in self.view().bandits if bandit.bandit == player)

    def name_of(self, seat: int) -> str:
        return "+".join(bandit.bandit for bandit in self.view().bandits if bandit.seat == seat)

    @property
    def seat(self) -> int | None:
        return None if self.state.decision is None else self.state.decision.seat

    def view(self, seat: int | None = None) -> ColtView:
        view = self.state.view(seat)
        assert isinstance(view, ColtView)
        return view

    def bandit(self, name: str) -> BanditView:
        """A bandit through its own player's eyes."""
        return next(b for b in self.view(self.seat_of(name)).bandits if b.bandit == name)

    def at(self, name: str) -> str | None:
        return self.bandit(name).place

    def bullets_left(self, name: str) -> int:
        return self.bandit(name).bullets

    def sheet(self, name: str) -> list[int | str]:
        """Purse values in ascending order, then the other loot."""
        bandit = self.bandit(name)
        return [
            *bandit.purse_values,
            *["jewel"] * bandit.jewels,
            *["strongbox"] * bandit.strongboxes,
        ]

    def bullets_received(self, name: str) -> dict[str, int]:
        """The bullets a bandit's player has received, by colour."""
        return self.view().seats[self.bandit(name).seat].bullets_received

    def loot_at(self, place: str) -> list[str]:
        """The types of loot at a location."""
        found = next(p for p in self.view().places if p.place == place)
        loot = ["purse"] * len(found.purses) + ["jewel"] * found.jewels
        return loot + ["strongbox"] * found.strongboxes

    @property
    def neutral_bullets(self) -> int:
        """Neutral bullets left."""
        return self.view().neutral

    @property
    def marshal(self) -> int:
        return self.view().marshal

    def hand(self, seat: int) -> list[str]:
        return [card.card for card in self.view(seat).seats[seat].hand_known]

    def common_pile(self) -> list[tuple[str | None, str | None]]:
        """The common pile as everyone sees it, the first card first."""
        return [(card.bandit, card.action) for card in self.view().common]


def place_number(text: str) -> int:
    """`3r` as the rules' number."""
    return int(text[0]) * 2 + (text[1] == "r")


def card_number(text: str) -> int:
    """`doc fire`, `bullet doc` or `bullet neutral` as a card."""
    who, what = text.split()
    if who == "bullet":
        return NEUTRAL_BULLET if what == "neutral" else FIRST_BULLET + CHARACTERS.index(what)
    return CHARACTERS.index(who) * 6 + ACTION_KINDS.index(what)


def _dumped_position(
    where: str,
    *,
    last: int | None = None,
    marshal: int = 0,
    nb: int = 13,
    bullets: dict[str, int] | None = None,
    sheets: dict[str, list[int | str]] | None = None,
    lying: dict[str, list[int | str]] | None = None,
    received: dict[str, list[str]] | None = None,
    round_card: str = "bridge",
    round_number: int = 1,
    first: int = 0,
    seed: int = 1,
    preset: str = "advanced",
    **options: Any,
) -> dict[str, Any]:
    """A dumped position with everything but the stack; every action card is in its player's deck."""
    teams = [[pair.split() for pair in seat.split("+")] for seat in where.split(",")]
    players = len(teams)
    data = GAME.new(players, seed, preset=preset, **options).dump()
    table = data["table"]
    two = preset == "two-bandits"
    bandits = [(name, spot, seat) for seat, team in enumerate(teams) for name, spot in team]
    if last is not None:
        table["last"] = last
        table["cars"] = list(range(last))
    table["seat_of"] = [-1] * 6
    table["spot"] = [-1] * 6
    for name, spot, seat in bandits:
        table["seat_of"][CHARACTERS.index(name)] = seat
        table["spot"][CHARACTERS.index(name)] = place_number(spot)
    table["dealt"] = True
    picking = table["two_bandits"] and not table["expert"]
    table["picked"] = (1 << len(teams)) - 1 if picking else 0
    table["marshal"] = marshal
    table["neutral"] = nb
    table["bullets"] = [(bullets or {}).get(name, 6) for name in CHARACTERS]
    table["first"] = first
    table["turn"] = table["acted"] = table["resolved"] = 0
    _lay_loot(table, bandits, sheets or {}, lying or {})
    _stack_rounds(table, round_card, round_number, players)
    table["hands"] = [[] for _ in teams]
    table["discards"] = [[] for _ in teams] if table["expert"] else []
    table["common"] = []
    table["decks"] = [[] for _ in teams]
    for name, _, seat in bandits:
        deck = table["decks"][seat]
        for kind, copies in enumerate(ACTION_COPIES):
            if two:
                copies = 0 if kind == 5 and any(c % 6 == 5 for c, _ in deck) else 1
            deck += [[CHARACTERS.index(name) * 6 + kind, 0]] * copies
    for name, shots in (received or {}).items():
        deck = table["decks"][table["seat_of"][CHARACTERS.index(name)]]
        deck += [[card_number(f"bullet {colour}"), EVERYONE] for colour in shots]
    return data


def _lay_loot(
    table: dict[str, Any],
    bandits: list[tuple[str, str, int]],
    sheets: dict[str, list[int | str]],
    lying: dict[str, list[int | str]],
) -> None:
    """Lays exactly the loot named; a bandit not named holds its first purse."""
    values = list(PURSES)
    table["purse_value"] = values
    table["purse_at"] = [OUT_OF_PLAY] * len(values)
    table["purse_seen"] = [0] * len(values)
    table["purse_history"] = []
    table["jewels"] = [0] * (OUT_OF_PLAY + 1)
    table["strongboxes"] = [0] * (OUT_OF_PLAY + 1)
    table["jewels"][OUT_OF_PLAY], table["strongboxes"][OUT_OF_PLAY] = 6, 2
    homes: list[tuple[int, int, list[int | str]]] = []
    for name, _, seat in sorted(bandits, key=lambda b: CHARACTERS.index(b[0])):
        viewers = 1 << seat if name in sheets else EVERYONE
        homes.append((FIRST_SHEET + CHARACTERS.index(name), viewers, sheets.get(name, [250])))
    homes += [(place_number(spot), 0, loot) for spot, loot in lying.items()]
    for home, viewers, loot in homes:
        for token in loot:
            if isinstance(token, str):
                tokens = table["jewels" if token == "jewel" else "strongboxes"]
                tokens[OUT_OF_PLAY] -= 1
                tokens[home] += 1
                assert tokens[OUT_OF_PLAY] >= 0
                continue
            purse = next(p for p, v in enumerate(values) if v == token and table["purse_at"][p] == OUT_OF_PLAY)
            table["purse_at"][purse] = home
            table["purse_seen"][purse] = viewers


def _stack_rounds(table: dict[str, Any], name: str, number: int, players: int) -> None:
    """Puts a round card in its round, with the others wherever they fit."""
    start = 0 if players <= 4 else 7
    wanted = next(
        at
        for at, found in enumerate(ROUND_CARDS)
        if found.name == name and (at >= 14 or start <= at < start + 7)
    )
    others = [at for at in (*range(start, start + 7), 14, 15, 16) if at != wanted]
    cards = others[:5]
    if table["station"] and number != 5:
        cards[4] = 14 if wanted != 14 else 15
    cards[number - 1] = wanted
    table["rounds"] = [[at, EVERYONE if n < number else 0] for n, at in enumerate(cards)]
    table["unused"] = [at for at in others if at not in cards]
    table["round"] = number - 1


def stealing_position(where: str, pile: str = "", **facts: Any) -> Position:
    """A Stealing phase about to resolve a pile: cards by commas, `hidden` behind a face-down one."""
    data = _dumped_position(where, **facts)
    table = data["table"]
    for text in filter(None, (text.strip() for text in pile.split(","))):
        played = card_number(text.removesuffix(" hidden"))
        seat = table["seat_of"][played // 6]
        seen = 1 << seat if text.endswith("hidden") else EVERYONE
        table["decks"][seat].remove([played, 0])
        table["common"].append([played, seen])
    table["phase"] = 3
    data["stack"] = [["rounds"], ["stealing"]]
    return _load(data)


def round_event_position(where: str, round_card: str, **facts: Any) -> Position:
    """The end of a round, with the event of its card about to happen."""
    number = 5 if round_card.startswith("st_") else facts.pop("round_number", 1)
    data = _dumped_position(where, round_card=round_card, round_number=number, **facts)
    data["table"]["phase"] = 4
    data["stack"] = [["rounds"], ["round-event"]]
    return _load(data)


def scoring_position(where: str, **facts: Any) -> Position:
    """The last round, about to be cleaned up and scored."""
    data = _dumped_position(where, round_number=5, round_card="st_revenge", **facts)
    data["table"]["phase"] = 4
    data["stack"] = [["rounds"]]
    return _load(data)


def planning_position(
    where: str, hands: dict[str, list[str]] | None = None, turn: int = 1, acted: int = 0, **facts: Any
) -> Position:
    """A Planning phase; hands by bandit, cards without an owner are that bandit's."""
    data = _dumped_position(where, **facts)
    table = data["table"]
    table["phase"] = 2
    table["turn"], table["acted"] = turn - 1, acted
    for name, cards in (hands or {}).items():
        seat = table["seat_of"][CHARACTERS.index(name)]
        for text in cards:
            held = card_number(text if " " in text else f"{name} {text}")
            at = next(n for n, (c, _) in enumerate(table["decks"][seat]) if c == held)
            del table["decks"][seat][at]
            table["hands"][seat].append([held, 1 << seat])
    data["stack"] = [["rounds"], ["planning"]]
    return _load(data)


def round_start_position(where: str, edit: Any = None, **facts: Any) -> Position:
    """The start of a round, before hands are drawn; `edit` may change the dumped table."""
    facts.setdefault("round_number", 2)
    data = _dumped_position(where, **facts)
    data["table"]["phase"] = 0
    data["table"]["rounds"][facts["round_number"] - 1][1] = 0
    data["stack"] = [["rounds"]]
    if edit is not None:
        edit(data["table"])
    return _load(data)


def _load(data: dict[str, Any]) -> Position:
    table = data["table"]
    if table["expert"]:
        table["hand_histories"] = [_hand_history(seat, hand) for seat, hand in enumerate(table["hands"])]
    state = GAME.load(data)
    return Position(state, state.setup_events)


def _hand_history(seat: int, hand: list[list[int]]) -> list[list[str | int]]:
    """The history of a hand drawn from a deck that was never rebuilt."""
    opened = [held for held, seen in hand if seen == EVERYONE]
    drawn: list[list[str | int]] = [["drew-face-up", seat, 0, 0, EVERYONE, held] for held in opened]
    return [*drawn, ["drew-unseen", seat, 0, 0, EVERYONE, len(hand) - len(opened)]]


def new_game(players: int = 4, seed: int = 1, **options: Any) -> Position:
    """A fresh game."""
    state = GAME.new(players, seed, **options)
    return Position(state, state.setup_events)


CAR_LOOT = {name: CARS[at] for at, name in enumerate(("v1", "v2", "v3", "v4", "v5", "v6"))}
