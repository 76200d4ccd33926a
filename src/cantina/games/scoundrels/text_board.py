"""The table as text, for terminals and screen readers."""

from __future__ import annotations

from cantina.games.scoundrels.content import (
    CARD_NAMES,
    HIGHEST_REPUTATION,
    LOCATIONS,
    LOWEST_REPUTATION,
    SLOT_NAMES,
)
from cantina.games.scoundrels.describe import job_text, leader_text, strategy_text, trait_text
from cantina.games.scoundrels.numbers import NUMBERS
from cantina.games.scoundrels.view_types import (
    PlayedView,
    SafeReference,
    SafeView,
    ScoundrelsView,
    ScoundrelView,
    SeatView,
    UseView,
)
from cantina.kernel.text_board import Localizer, columns


def seat_names(view: ScoundrelsView, seat: int) -> tuple[str, ...]:
    """The leader a seat is known by at the table."""
    leader = view.seats[seat].leader
    return (f"leader-{leader}",) if leader else ()


def text_board(view: ScoundrelsView, localizer: Localizer) -> str:
    """The board of a view: day, Saloon, safes, players, sheets and what one knows of cards."""
    parts = [
        _title(view, localizer),
        _saloon(view, localizer),
        _safes(view, localizer),
        _track(view, localizer),
        _players(view, localizer),
    ]
    parts += [_sheet(view, seat, localizer) for seat in view.seats]
    parts.append(_leader_abilities(view, localizer))
    parts += _hands(view, localizer)
    parts += _in_progress(view, localizer)
    return "\n".join(part for part in (*parts, localizer.format("board-legend")) if part)


def _title(view: ScoundrelsView, localizer: Localizer) -> str:
    if view.day == 0:
        return localizer.format("board-before")
    line = localizer.format("board-day", day=view.day, days=view.days)
    if view.night:
        return f"{line} · {localizer.format('board-night')}"
    line = f"{line} · {localizer.format('board-turn', seat=view.active)}"
    if view.slot == "open":
        return f"{line} · {localizer.format('board-slot-open')}"
    return f"{line} · {localizer.format('board-slot', slot=view.slot)}" if view.slot else line


def _scoundrel_name(scoundrel: ScoundrelView, localizer: Localizer) -> str:
    name = localizer.format("board-scoundrel", trait=scoundrel.trait, job=scoundrel.job)
    cost = localizer.format("board-dollars", count=scoundrel.cost)
    return f"{name} ({cost}){' ✓' if scoundrel.used else ''}"


def _full_text(scoundrel: ScoundrelView | None, view: ScoundrelsView, localizer: Localizer) -> str:
    """Name, cost, whether it was used, when it may be used and what it does."""
    if scoundrel is None:
        return "–"
    name = _scoundrel_name(scoundrel, localizer)
    numbers = NUMBERS.with_values(view.numbers)
    trait = trait_text(scoundrel.trait, numbers, localizer)
    return f"{name} · {trait} · {job_text(scoundrel.job, numbers, localizer)}"


def _saloon(view: ScoundrelsView, localizer: Localizer) -> str:
    lines = [
        f"{localizer.format('board-saloon')}:",
        *(f"  {_full_text(scoundrel, view, localizer)}" for scoundrel in view.saloon),
    ]
    if view.discard:
        top = _full_text(view.discard[-1], view, localizer)
        lines.append(f"{localizer.format('board-discard')} ({len(view.discard)}): {top}")
    decks = {
        "blue": view.blue,
        "red": view.red,
        "green": view.green,
        "purple": view.purple,
        "black": view.black,
    }
    lines.append(localizer.format("board-decks", **decks))
    return "\n".join(lines)


def _letter(view: ScoundrelsView, seat: int, localizer: Localizer) -> str:
    return localizer.seat(seat)[:1]


def _safe(view: ScoundrelsView, safe: SafeView, localizer: Localizer) -> str:
    value = "?" if safe.value is None else str(safe.value)
    marks = " ".join(f"{_letter(view, mark.seat, localizer)}{mark.number}" for mark in safe.marks)
    return f"{value}[{marks}]" if marks else value


def _safes(view: ScoundrelsView, localizer: Localizer) -> str:
    rows = []
    for location in LOCATIONS:
        row = [localizer.word("location", location)]
        for space in (1, 2, 3, 4, 5):
            found = [safe for safe in view.safes if (safe.location, safe.space) == (location, space)]
            row.append(_safe(view, found[0], localizer) if found else "–")
        unused = [safe for safe in view.safes if (safe.location, safe.space) == (location, 0)]
        row.append(
            f"{localizer.format('board-unused')}: {_safe(view, unused[0], localizer) if unused else '–'}"
        )
        rows.append(row)
    return columns(rows)


def _track(view: ScoundrelsView, localizer: Localizer) -> str:
    """The reputation track with a letter for every token."""
    spaces = []
    for space in range(LOWEST_REPUTATION, HIGHEST_REPUTATION + 1):
        here = [_letter(view, seat.seat, localizer) for seat in view.seats if seat.reputation == space]
        spaces.append(f"[{space} {''.join(here)}]" if here else str(space))
    return f"{localizer.format('board-reputation')}: {'  '.join(spaces)}"


def _players(view: ScoundrelsView, localizer: Localizer) -> str:
    heads = ("leader", "money", "reserve", "jail", "hand", "deck", "marks", "loot")
    rows = [[localizer.format(f"board-{head}") for head in heads]]
    for seat in view.seats:
        loot = [_safe(view, safe, localizer) for safe in view.safes if safe.seat == seat.seat]
        name = f"{localizer.seat(seat.seat)} ←" if seat.seat == view.seat else localizer.seat(seat.seat)
        marks = "+".join(str(seat.supply.count(low)) for low in (2, 4, 6))
        rows.append(
            [
                name,
                localizer.format("board-dollars", count=seat.money),
                "♟" * seat.reserve or "–",
                "♟" * seat.jailed or "–",
                str(seat.hand),
                str(seat.deck),
                marks,
                " ".join(loot) or "–",
            ]
        )
    return columns(rows)


def _sheet(view: ScoundrelsView, seat: SeatView, localizer: Localizer) -> str:
    """Slots with played cards and henchmen, then the five spaces."""
    played = {card.slot: card for card in seat.played}
    slots = [f"{name.upper()}{_card(played.get(name), view, localizer)}" for name in SLOT_NAMES]
    if "open" in played:
        slots.append(f"{CARD_NAMES[0]} {localizer.format('board-open')}")
    lines = [f"{localizer.format('board-sheet', seat=seat.seat)}: {'  '.join(slots)}"]
    if seat.strategy:
        text = strategy_text(seat.strategy, NUMBERS.with_values(view.numbers), localizer)
        lines.append(f"  {localizer.word('strategy', seat.strategy)} · {text}")
    lines += [
        f"  {space} {_full_text(scoundrel, view, localizer)}"
        for space, scoundrel in enumerate(seat.sheet, start=1)
        if scoundrel or any(seat.sheet)
    ]
    return "\n".join(lines)


def _leader_abilities(view: ScoundrelsView, localizer: Localizer) -> str:
    """What every leader can do by the slot played this turn."""
    numbers = NUMBERS.with_values(view.numbers)
    texts = [(slot, leader_text(slot, numbers, localizer)) for slot in SLOT_NAMES]
    abilities = " · ".join(f"{slot.upper()} {text}" for slot, text in texts if text)
    return localizer.format("board-leader-abilities", abilities=abilities)


def _card(card: PlayedView | None, view: ScoundrelsView, localizer: Localizer) -> str:
    if card is None:
        return ":–"
    value = "?" if card.poker is None else card.poker.upper()
    people = "".join(f"♟{_letter(view, seat, localizer)}" for seat in card.henchmen)
    return f":{value}{people}"


def _in_progress(view: ScoundrelsView, localizer: Localizer) -> list[str]:
    """What the open decision is about: the abilities in use, and who is being hired."""
    lines = []
    for use in view.uses:
        parts = [localizer.format(f"board-use-{use.kind}", seat=use.seat, **_used_card(use))]
        if use.safe is not None:
            parts.append(_safe_in_use(view, use.safe, localizer))
        if use.freed is not None:
            parts.append(localizer.format("board-freed", seat=use.freed))
        if use.picked is not None:
            parts.append(localizer.format("board-picked", trait=use.picked))
        lines.append(" · ".join(parts))
    for hire in view.hires:
        lines.append(
            f"{localizer.format('board-hiring', seat=hire.seat)}: {_full_text(hire.scoundrel, view, localizer)}"
        )
    if view.shuffling is not None:
        lines.append(localizer.format("board-shuffling", seat=view.shuffling))
    return lines


def _used_card(use: UseView) -> dict[str, str]:
    if use.kind == "scoundrel":
        return {"trait": use.name, "job": use.job or ""}
    return {"slot": use.name} if use.kind == "leader" else {"strategy": use.name}


def _safe_in_use(view: ScoundrelsView, reference: SafeReference, localizer: Localizer) -> str:
    safe = next(
        safe for safe in view.safes if (safe.location, safe.origin) == (reference.location, reference.origin)
    )
    shown = _safe(view, safe, localizer)
    return localizer.format("board-safe", location=safe.location, space=safe.space, shown=shown)


def _hands(view: ScoundrelsView, localizer: Localizer) -> list[str]:
    lines = []
    for seat in view.seats:
        if seat.hand_known:
            lines.append(localizer.format("board-known", seat=seat.seat, pokers=seat.hand_known))
        if seat.deck_top is not None:
            lines.append(localizer.format("board-top", seat=seat.seat, poker=seat.deck_top))
    return lines
