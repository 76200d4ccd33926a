"""The table as text, for terminals and screen readers."""

from __future__ import annotations

from cantina.games.scoundrels.content import (
    CARD_NAMES,
    HIGHEST_REPUTATION,
    LOCATIONS,
    LOWEST_REPUTATION,
    SLOT_NAMES,
)
from cantina.games.scoundrels.describe import job_text, strategy_text, trait_text
from cantina.games.scoundrels.view import PlayedView, SafeView, ScoundrelsView, ScoundrelView, SeatView
from cantina.kernel.drawing import Says, columns


def persona(view: ScoundrelsView, seat: int) -> tuple[str, ...]:
    """The leader a seat is known by at the table."""
    leader = view.seats[seat].leader
    return (f"leader-{leader}",) if leader else ()


def draw(view: ScoundrelsView, say: Says) -> str:
    """The board of a view: day, Saloon, safes, players, sheets and what one knows of cards."""
    parts = [_title(view, say), _saloon(view, say), _safes(view, say), _track(view, say), _players(view, say)]
    parts += [_sheet(view, seat, say) for seat in view.seats]
    return "\n".join(part for part in (*parts, *_hands(view, say), say.say("board-legend")) if part)


def _title(view: ScoundrelsView, say: Says) -> str:
    if view.day == 0:
        return say.say("board-before")
    line = say.say("board-day", day=view.day, days=view.days)
    if view.night:
        return f"{line} · {say.say('board-night')}"
    line = f"{line} · {say.say('board-turn', seat=view.active)}"
    if view.slot == "open":
        return f"{line} · {say.say('board-slot-open')}"
    return f"{line} · {say.say('board-slot', slot=view.slot)}" if view.slot else line


def _name(one: ScoundrelView, say: Says) -> str:
    name = say.say("board-scoundrel", trait=one.trait, job=one.job)
    return f"{name} ${one.cost}{' ✓' if one.used else ''}"


def _whole(one: ScoundrelView | None, say: Says) -> str:
    """Name, cost, whether it was used, when it may be used and what it does."""
    if one is None:
        return "–"
    return f"{_name(one, say)} · {trait_text(one.trait, say)} · {job_text(one.job, say)}"


def _saloon(view: ScoundrelsView, say: Says) -> str:
    lines = [f"{say.say('board-saloon')}:", *(f"  {_whole(one, say)}" for one in view.saloon)]
    if view.discard:
        lines.append(f"{say.say('board-discard')} ({len(view.discard)}): {_whole(view.discard[-1], say)}")
    decks = {
        "blue": view.blue,
        "red": view.red,
        "green": view.green,
        "purple": view.purple,
        "black": view.black,
    }
    lines.append(say.say("board-decks", **decks))
    return "\n".join(lines)


def _letter(view: ScoundrelsView, seat: int, say: Says) -> str:
    return say.seat(seat)[:1]


def _safe(view: ScoundrelsView, safe: SafeView, say: Says) -> str:
    value = "?" if safe.value is None else str(safe.value)
    marks = " ".join(f"{_letter(view, mark.seat, say)}{mark.number}" for mark in safe.marks)
    return f"{value}[{marks}]" if marks else value


def _safes(view: ScoundrelsView, say: Says) -> str:
    rows = []
    for location in LOCATIONS:
        row = [say.word("location", location)]
        for space in (1, 2, 3, 4, 5):
            found = [safe for safe in view.safes if (safe.location, safe.space) == (location, space)]
            row.append(_safe(view, found[0], say) if found else "–")
        unused = [safe for safe in view.safes if (safe.location, safe.space) == (location, 0)]
        row.append(f"{say.say('board-unused')}: {_safe(view, unused[0], say) if unused else '–'}")
        rows.append(row)
    return columns(rows)


def _track(view: ScoundrelsView, say: Says) -> str:
    """The reputation track with a letter for every token."""
    spaces = []
    for space in range(LOWEST_REPUTATION, HIGHEST_REPUTATION + 1):
        here = [_letter(view, seat.seat, say) for seat in view.seats if seat.reputation == space]
        spaces.append(f"[{space} {''.join(here)}]" if here else str(space))
    return f"{say.say('board-reputation')}: {'  '.join(spaces)}"


def _players(view: ScoundrelsView, say: Says) -> str:
    heads = ("leader", "money", "reserve", "jail", "hand", "deck", "marks", "loot")
    rows = [[say.say(f"board-{head}") for head in heads]]
    for seat in view.seats:
        loot = [_safe(view, safe, say) for safe in view.safes if safe.seat == seat.seat]
        name = f"{say.seat(seat.seat)} ←" if seat.seat == view.seat else say.seat(seat.seat)
        marks = "+".join(str(seat.supply.count(low)) for low in (2, 4, 6))
        rows.append(
            [
                name,
                f"${seat.money}",
                "♟" * seat.reserve or "–",
                "♟" * seat.jailed or "–",
                str(seat.hand),
                str(seat.deck),
                marks,
                " ".join(loot) or "–",
            ]
        )
    return columns(rows)


def _sheet(view: ScoundrelsView, seat: SeatView, say: Says) -> str:
    """Slots with played cards and henchmen, then the five spaces."""
    played = {card.slot: card for card in seat.played}
    slots = [f"{name.upper()}{_card(played.get(name), view, say)}" for name in SLOT_NAMES]
    if "open" in played:
        slots.append(f"{CARD_NAMES[0]} {say.say('board-open')}")
    lines = [f"{say.say('board-sheet', seat=seat.seat)}: {'  '.join(slots)}"]
    if seat.strategy:
        lines.append(f"  {say.word('strategy', seat.strategy)} · {strategy_text(seat.strategy, say)}")
    lines += [
        f"  {at} {_whole(one, say)}" for at, one in enumerate(seat.sheet, start=1) if one or any(seat.sheet)
    ]
    return "\n".join(lines)


def _card(card: PlayedView | None, view: ScoundrelsView, say: Says) -> str:
    if card is None:
        return ":–"
    value = "?" if card.poker is None else card.poker.upper()
    people = "".join(f"♟{_letter(view, seat, say)}" for seat in card.henchmen)
    return f":{value}{people}"


def _hands(view: ScoundrelsView, say: Says) -> list[str]:
    lines = []
    for seat in view.seats:
        if seat.hand_known:
            lines.append(say.say("board-known", seat=seat.seat, pokers=seat.hand_known))
        if seat.deck_top is not None:
            lines.append(say.say("board-top", seat=seat.seat, poker=seat.deck_top))
    return lines
