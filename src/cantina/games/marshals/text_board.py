"""The map and the boards as text, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.games.marshals.content import SACK_VALUE
from cantina.games.marshals.numbers import NUMBERS
from cantina.games.marshals.view_types import MarshalsView, SeatView
from cantina.kernel.text_board import Localizer, columns, with_counts

_WIDTH = 14


def seat_names(view: MarshalsView, seat: int) -> tuple[str, ...]:
    """The Marshal a seat is known by at the table."""
    return (f"marshal-{view.seats[seat].marshal}",)


def text_board(view: MarshalsView, localizer: Localizer) -> str:
    """The board of a view: the map, the Marshals, the deck and discard pile, and one's own hand."""
    parts = [
        _title(view, localizer),
        _map(view, localizer),
        _marshals(view, localizer),
        _outlaws(view, localizer),
        _piles(view, localizer),
    ]
    return "\n".join(
        part for part in (*parts, *_being_resolved(view, localizer), *_hands(view, localizer)) if part
    )


def _title(view: MarshalsView, localizer: Localizer) -> str:
    return localizer.format("board-turn", turn=view.turn, seat=view.active)


def _map(view: MarshalsView, localizer: Localizer) -> str:
    """The row of territories, with the letters of those who stand there and of those at home there."""
    bar = "─" * _WIDTH
    names = [localizer.word("terrain", terrain) for terrain in view.row]
    homes = [_letters(view, localizer, home=terrain) for terrain in view.row]
    heads = [f"{name}{' ⌂' + home if home else ''}" for name, home in zip(names, homes, strict=True)]
    pawns = [_letters(view, localizer, at=terrain) for terrain in view.row]
    rows = [
        f"┌{'┬'.join([bar] * 4)}┐",
        f"│{'│'.join(f'{head:^{_WIDTH}}' for head in heads)}│",
        f"│{'│'.join(f'{pawn:^{_WIDTH}}' for pawn in pawns)}│",
        f"└{'┴'.join([bar] * 4)}┘",
    ]
    return "\n".join(rows)


def _letters(view: MarshalsView, localizer: Localizer, at: str = "", home: str = "") -> str:
    found = [
        localizer.word("letter", seat.marshal)
        for seat in view.seats
        if (at and seat.terrain == at) or (home and seat.marshal == home)
    ]
    return " ".join(found)


def _marshals(view: MarshalsView, localizer: Localizer) -> str:
    heads = ["marshal", "hand", "captures"]
    if not view.basic:
        heads[1:1] = ["bullets", "provisions", "money"]
    rows = [[localizer.format(f"board-{head}") for head in heads]]
    for seat in view.seats:
        row = [_name(view, seat, localizer), str(seat.hand), _captures(seat, localizer)]
        if not view.basic:
            row[1:1] = ["•" * seat.bullets or "–", "▪" * seat.provisions or "–", _money(seat.money)]
        rows.append(row)
    legend = localizer.format("board-legend-basic" if view.basic else "board-legend")
    return f"{columns(rows)}\n{legend}"


def _name(view: MarshalsView, seat: SeatView, localizer: Localizer) -> str:
    turn = "▶" if seat.seat == view.active and not view.over else " "
    name = f"{turn}{localizer.word('letter', seat.marshal)} {localizer.word('marshal', seat.marshal)}"
    return f"{name} ←" if seat.seat == view.seat else name


def _money(money: int) -> str:
    """Every full 30 dollars are shown as a sack."""
    return f"{money} {'◉' * (money // SACK_VALUE)}".rstrip()


def _captures(seat: SeatView, localizer: Localizer) -> str:
    parts = [localizer.word("card", card) for card in seat.captures]
    if seat.corrupt:
        parts.append(localizer.format("board-corrupt"))
    if seat.terrain is None:
        parts.append(localizer.format("board-out"))
    if seat.misses_turn:
        parts.append(localizer.format("board-misses"))
    if seat.shown is not None:
        parts.append(localizer.format("board-shown", card=seat.shown))
    return ", ".join(parts) or "–"


def _outlaws(view: MarshalsView, localizer: Localizer) -> str:
    """The number on each outlaw: its danger and, except in the basic mode, its bounty."""
    bounties = NUMBERS.with_values(view.numbers).bounties
    outlaws = [
        f"{localizer.word('card', f'outlaw-{at}')} {bounty}" for at, bounty in enumerate(bounties, start=1)
    ]
    return f"{localizer.format('board-dangers' if view.basic else 'board-bounties')}: {' · '.join(outlaws)}"


def _piles(view: MarshalsView, localizer: Localizer) -> str:
    parts = [localizer.format("board-deck", count=view.deck)]
    if view.discard:
        parts.append(localizer.format("board-discard-top", count=len(view.discard), card=view.discard[-1]))
    else:
        parts.append(localizer.format("board-discard-empty"))
    if view.shelter:
        parts.append(localizer.format("board-shelter"))
    if view.fled:
        parts.append(localizer.format("board-fled", cards=view.fled))
    return " · ".join(parts)


def _being_resolved(view: MarshalsView, localizer: Localizer) -> list[str]:
    """What is being resolved, and what this seat sees of it."""
    lines: list[str] = []
    if view.played is not None:
        lines.append(localizer.format("board-played", card=view.played))
    if view.stop is not None and view.played is not None:
        numbers = NUMBERS.with_values(view.numbers)
        if view.played.startswith("town"):
            town = int(view.played[-1]) - 1
            bullet, provision = numbers.bullet_price[town], numbers.provision_price[town]
            lines.append(
                localizer.format("board-stop-town", terrain=view.stop, bullet=bullet, provision=provision)
            )
        else:
            lines.append(localizer.format("board-stop-train", terrain=view.stop, fare=int(numbers.fare)))
    if view.picked and view.rival is not None:
        lines.append(f"{localizer.format('board-picked', seat=view.rival)}: {_cards(view.picked, localizer)}")
    return lines


def _hands(view: MarshalsView, localizer: Localizer) -> list[str]:
    lines: list[str] = []
    if view.deck_known and not view.over:
        known = " · ".join(f"{known.place} {localizer.word('card', known.card)}" for known in view.deck_known)
        lines.append(f"{localizer.format('board-known-in-deck')}: {known}")
    for seat in view.seats:
        if seat.seat == view.seat and seat.hand:
            lines.append(f"{localizer.format('board-my-hand')}: {_cards(seat.hand_known, localizer)}")
        elif seat.hand_known:
            label = localizer.format("board-known-in-hand", seat=seat.seat)
            lines.append(f"{label}: {_cards(seat.hand_known, localizer)}")
    return lines


def _cards(cards: Sequence[str], localizer: Localizer) -> str:
    return with_counts(localizer.word("card", card) for card in cards)
