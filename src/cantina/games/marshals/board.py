"""The map and the boards as text, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.games.marshals.content import BULLET_PRICE, PROVISION_PRICE, SACK
from cantina.games.marshals.view import MarshalsView, SeatView
from cantina.kernel.drawing import Says, columns, counted

_WIDTH = 14


def persona(view: MarshalsView, seat: int) -> tuple[str, ...]:
    """The Marshal a seat is known by at the table."""
    return (f"marshal-{view.seats[seat].marshal}",)


def draw(view: MarshalsView, say: Says) -> str:
    """The board of a view: the map, the Marshals, the deck and discard pile, and one's own hand."""
    parts = [_title(view, say), _map(view, say), _marshals(view, say), _piles(view, say)]
    return "\n".join(part for part in (*parts, *_running(view, say), *_hands(view, say)) if part)


def _title(view: MarshalsView, say: Says) -> str:
    return say.say("board-turn", turn=view.turn, seat=view.active)


def _map(view: MarshalsView, say: Says) -> str:
    """The row of territories, with the letters of those who stand there and of those at home there."""
    bar = "─" * _WIDTH
    names = [say.word("terrain", terrain) for terrain in view.row]
    homes = [_letters(view, say, home=terrain) for terrain in view.row]
    heads = [f"{name}{' ⌂' + home if home else ''}" for name, home in zip(names, homes, strict=True)]
    pawns = [_letters(view, say, at=terrain) for terrain in view.row]
    rows = [
        f"┌{'┬'.join([bar] * 4)}┐",
        f"│{'│'.join(f'{head:^{_WIDTH}}' for head in heads)}│",
        f"│{'│'.join(f'{pawn:^{_WIDTH}}' for pawn in pawns)}│",
        f"└{'┴'.join([bar] * 4)}┘",
    ]
    return "\n".join(rows)


def _letters(view: MarshalsView, say: Says, at: str = "", home: str = "") -> str:
    found = [
        say.word("letter", seat.marshal)
        for seat in view.seats
        if (at and seat.terrain == at) or (home and seat.marshal == home)
    ]
    return " ".join(found)


def _marshals(view: MarshalsView, say: Says) -> str:
    heads = ["marshal", "hand", "captures"]
    if not view.basic:
        heads[1:1] = ["bullets", "provisions", "money"]
    rows = [[say.say(f"board-{head}") for head in heads]]
    for seat in view.seats:
        row = [_name(view, seat, say), str(seat.hand), _captures(seat, say)]
        if not view.basic:
            row[1:1] = ["•" * seat.bullets or "–", "▪" * seat.provisions or "–", _money(seat.money)]
        rows.append(row)
    legend = say.say("board-legend-basic" if view.basic else "board-legend")
    return f"{columns(rows)}\n{legend}"


def _name(view: MarshalsView, seat: SeatView, say: Says) -> str:
    turn = "▶" if seat.seat == view.active and not view.over else " "
    name = f"{turn}{say.word('letter', seat.marshal)} {say.word('marshal', seat.marshal)}"
    return f"{name} ←" if seat.seat == view.seat else name


def _money(money: int) -> str:
    """Every full 30 dollars are shown as a sack."""
    return f"{money} {'◉' * (money // SACK)}".rstrip()


def _captures(seat: SeatView, say: Says) -> str:
    parts = [say.word("card", card) for card in seat.captures]
    if seat.corrupt:
        parts.append(say.say("board-corrupt"))
    if seat.terrain is None:
        parts.append(say.say("board-out"))
    if seat.misses_turn:
        parts.append(say.say("board-misses"))
    if seat.shown is not None:
        parts.append(say.say("board-shown", card=seat.shown))
    return ", ".join(parts) or "–"


def _piles(view: MarshalsView, say: Says) -> str:
    parts = [say.say("board-deck", count=view.deck)]
    if view.discard:
        parts.append(say.say("board-discard-top", count=len(view.discard), card=view.discard[-1]))
    else:
        parts.append(say.say("board-discard-empty"))
    if view.shelter:
        parts.append(say.say("board-shelter"))
    if view.fled:
        parts.append(say.say("board-fled", cards=view.fled))
    return " · ".join(parts)


def _running(view: MarshalsView, say: Says) -> list[str]:
    """What is being resolved, and what this seat sees of it."""
    lines: list[str] = []
    if view.played is not None:
        lines.append(say.say("board-played", card=view.played))
    if view.stop is not None and view.played is not None:
        if view.played.startswith("town"):
            town = int(view.played[-1]) - 1
            bullet, provision = BULLET_PRICE[town], PROVISION_PRICE[town]
            lines.append(say.say("board-stop-town", terrain=view.stop, bullet=bullet, provision=provision))
        else:
            lines.append(say.say("board-stop-train", terrain=view.stop))
    if view.picked and view.rival is not None:
        lines.append(f"{say.say('board-picked', seat=view.rival)}: {_cards(view.picked, say)}")
    return lines


def _hands(view: MarshalsView, say: Says) -> list[str]:
    lines: list[str] = []
    if view.deck_known and not view.over:
        known = " · ".join(f"{known.place} {say.word('card', known.card)}" for known in view.deck_known)
        lines.append(f"{say.say('board-known-in-deck')}: {known}")
    for seat in view.seats:
        if seat.seat == view.seat and seat.hand:
            lines.append(f"{say.say('board-my-hand')}: {_cards(seat.hand_known, say)}")
        elif seat.hand_known:
            label = say.say("board-known-in-hand", seat=seat.seat)
            lines.append(f"{label}: {_cards(seat.hand_known, say)}")
    return lines


def _cards(cards: Sequence[str], say: Says) -> str:
    return counted(say.word("card", card) for card in cards)
