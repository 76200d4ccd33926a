"""The train as text, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cantina.games.colt_express.view_types import BanditView, CardView, ColtView, PlaceView
from cantina.kernel.text_board import Localizer, columns, with_counts

LETTERS = {"ghost": "G", "doc": "D", "tuco": "T", "django": "J", "belle": "B", "cheyenne": "C"}
TURN_SIGNS = {"standard": "S", "tunnel": "T", "speeding-up": "X2", "switching": "R"}
_WIDTH = 7


def seat_names(view: ColtView, seat: int) -> tuple[str, ...]:
    """The bandits a seat is known by at the table."""
    return _names(view.seats[seat].bandits)


@cache
def _names(bandits: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"bandit-{bandit}" for bandit in bandits)


def text_board(view: ColtView, localizer: Localizer) -> str:
    """The board of a view: the round, the train, the bandits, the common pile and one's own hand."""
    parts = [
        _round(view, localizer),
        _train(view, localizer),
        _purses(view, localizer),
        _bandits(view, localizer),
        _common(view, localizer),
    ]
    return "\n".join(part for part in (*parts, *_hands(view, localizer)) if part)


def _round(view: ColtView, localizer: Localizer) -> str:
    line = localizer.format("board-round", round=view.round)
    if len(view.rounds) == view.round:
        card = view.rounds[-1]
        signs = [
            f"[{TURN_SIGNS[turn]}]" if at == view.turn else TURN_SIGNS[turn]
            for at, turn in enumerate(card.turns, start=1)
        ]
        event = card.round_event if view.events and card.round_event != "none" else None
        line += " · " + localizer.format("board-turns", signs=" ".join(signs), round_event=event)
    return f"{line} · {localizer.format('board-neutral', left=view.neutral)}"


def _train(view: ColtView, localizer: Localizer) -> str:
    roof, inside = localizer.format("board-roof"), localizer.format("board-inside")
    label_width = max(len(roof), len(inside)) + 1
    units = range(len(view.places) // 2)
    roofs = [view.places[2 * unit + 1] for unit in units]
    floors = [view.places[2 * unit] for unit in units]
    names = [
        localizer.format("board-car", unit=unit) if unit else localizer.format("board-locomotive")
        for unit in units
    ]
    rows = [
        (roof, [f" {_bandit_letters(place):<{_WIDTH}} " for place in roofs], " "),
        ("", [f" {_loot_signs(place):<{_WIDTH}} " for place in roofs], " "),
        ("", [f"╭{'─' * _WIDTH}╮" for _ in units], " "),
        (
            inside,
            [
                f"│{('★' if unit == view.marshal else '') + _bandit_letters(place):<{_WIDTH}}│"
                for unit, place in enumerate(floors)
            ],
            " ",
        ),
        ("", [f"│{_loot_signs(place):<{_WIDTH}}│" for place in floors], "="),
        ("", [f"╰─o─{'─' * (_WIDTH - 6)}─o─╯" for _ in units], " "),
    ]
    lines = [f"{label:<{label_width}}{joint.join(cells)}".rstrip() for label, cells, joint in rows]
    # The Locomotive's name is wider than its unit: it begins below the label of the row.
    locomotive, *cars = names
    below = " ".join(f"{name:^{_WIDTH + 2}}" for name in cars)
    lines.append(f"{'':<{label_width - 1}}{locomotive:^{_WIDTH + 3}} {below}".rstrip())
    return "\n".join([*lines, localizer.format("board-legend"), localizer.format("board-signs")])


def _bandit_letters(place: PlaceView) -> str:
    return "".join(LETTERS[bandit] for bandit in place.bandits)


def _loot_signs(place: PlaceView) -> str:
    signs = ((len(place.purses), "$"), (place.jewels, "◆"), (place.strongboxes, "▣"))
    return "".join(f"{count}{sign}" for count, sign in signs if count)


def _purses(view: ColtView, localizer: Localizer) -> str:
    """The purses on the train by number, with the values this seat knows."""
    lying = [
        f"{place.place} "
        + " ".join(f"{p.purse}" if p.value is None else f"{p.purse}(${p.value})" for p in place.purses)
        for place in view.places
        if place.purses
    ]
    return f"{localizer.format('board-purses')}: {' · '.join(lying)}" if lying else ""


def _bandits(view: ColtView, localizer: Localizer) -> str:
    heads = ["bandit", "place", "bullets", "loot", "hand", "deck", "hit"]
    if view.expert:
        heads.append("discard")
    rows = [[localizer.format(f"board-{head}") for head in heads]]
    for bandit in view.bandits:
        seat = view.seats[bandit.seat]
        name = f"{LETTERS[bandit.bandit]} {localizer.word('bandit', bandit.bandit)}"
        if bandit.seat == view.first:
            name = f"{name} ➊"
        if bandit.seat == view.seat:
            name = f"{name} ←"
        row = [name, bandit.place or "–", "•" * bandit.bullets or "–", _loot(bandit)]
        row += [str(seat.hand), str(seat.deck), str(sum(seat.bullets_received.values()))]
        if view.expert:
            row.append(str(len(seat.discard)))
        rows.append(row)
    return columns(rows)


def _loot(bandit: BanditView) -> str:
    parts: list[str] = []
    if bandit.purses:
        values = [str(value) for value in bandit.purse_values]
        values += ["?"] * (bandit.purses - len(values))
        parts.append(f"{bandit.purses}$({'+'.join(values)})")
    if bandit.jewels:
        parts.append(f"{bandit.jewels}◆")
    if bandit.strongboxes:
        parts.append(f"{bandit.strongboxes}▣")
    if bandit.ransom:
        parts.append("+250")
    return " ".join(parts) or "–"


def _common(view: ColtView, localizer: Localizer) -> str:
    cards = []
    for played in view.common:
        player = (
            localizer.seat(played.seat) if played.bandit is None else localizer.word("bandit", played.bandit)
        )
        action = "?" if played.action is None else localizer.word("action", played.action)
        if played.face_down:
            action += f" ({localizer.format('board-face-down')})"
        cards.append(f"{'✓' if played.resolved else ''}{player} {action}")
    shown = " → ".join(cards) or localizer.format("board-common-empty")
    return f"{localizer.format('board-common')}: {shown}"


def _hands(view: ColtView, localizer: Localizer) -> list[str]:
    lines: list[str] = []
    for seat in view.seats:
        if seat.seat == view.seat:
            if seat.hand:
                lines.append(f"{localizer.format('board-my-hand')}: {_cards(seat.hand_known, view, localizer)}")
        elif seat.hand_known:
            label = localizer.format("board-known-in-hand", seat=seat.seat)
            lines.append(f"{label}: {_cards(seat.hand_known, view, localizer)}")
        if seat.deck_top_known:
            label = localizer.format("board-on-top", seat=seat.seat)
            lines.append(f"{label}: {_cards(seat.deck_top_known, view, localizer)}")
    return lines


def _cards(cards: Sequence[CardView], view: ColtView, localizer: Localizer) -> str:
    def name(card: CardView) -> str:
        text = localizer.word("card", card.card)
        if view.two_bandits and card.bandit is not None:
            return f"{localizer.word('bandit', card.bandit)} {text}"
        return text

    return with_counts(name(card) for card in cards)
