"""The town as text, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.games.tiny_epic_western.content import (
    BUSINESSES,
    PROPERTIES,
    PROPERTY_NAMES,
    TIMINGS,
)
from cantina.games.tiny_epic_western.numbers import NUMBERS
from cantina.games.tiny_epic_western.view_types import MatView, SideView, SpotView, WesternView
from cantina.kernel.text_board import Localizer, columns, with_counts, wrapped

_MAT_WIDTH = 37
"""The inner width of a mat; two of them are drawn side by side."""
_WIDE_MAT_WIDTH = 48
"""The inner width of the Town Hall and the Sheriff's Office, which have poker cards at both sides."""
_GAP_WIDTH = 15
_ARROWS = {"left": "←", "right": "→", "minus": "−1", "plus": "+1", "down": "↓", "up": "↑"}


def seat_names(view: WesternView, seat: int) -> tuple[str, ...]:
    """The colour a side is known by at the table, or the Rival."""
    side = view.seats[seat]
    if side.rival:
        return ("rival",)
    return (f"colour-{side.colour}",) if side.colour else ()


def text_board(view: WesternView, localizer: Localizer) -> str:
    """The board of a view: the ring of mats with the cards between them, the players, what cards say."""
    parts = [
        _title(view, localizer),
        _ring(view, localizer),
        _legend(view, localizer),
        _sides(view, localizer),
        _piles(view, localizer),
    ]
    return "\n".join(
        part for part in (*parts, *_in_progress(view, localizer), *_property_texts(view, localizer)) if part
    )


def _title(view: WesternView, localizer: Localizer) -> str:
    if view.round == 0:
        return localizer.format("board-before")
    line = localizer.format("board-round", round=view.round, phase=min(view.phase, 4))
    return line if view.dealer is None else f"{line} · {localizer.format('board-dealer', seat=view.dealer)}"


# -- the ring -----------------------------------------------------------------------------------


def _ring(view: WesternView, localizer: Localizer) -> str:
    """Clockwise: the Town Hall on top, down on the right, the Sheriff's Office below, up on the left."""
    hall, upper_right, lower_right, sheriff, lower_left, upper_left = view.mats
    gaps = [f"[{localizer.word('poker', mat.gap)}]" if mat.gap else "" for mat in view.mats]
    lines = [
        *_between_gap_cards(_wide_box(hall, _business(view, localizer), view, localizer), gaps[5], gaps[0]),
        *_side_by_side(upper_left, upper_right, view, localizer),
        f"{gaps[4]:^{_MAT_WIDTH + 2}} {gaps[1]:^{_MAT_WIDTH + 2}}",
        *_side_by_side(lower_left, lower_right, view, localizer),
        *_between_gap_cards(
            _wide_box(sheriff, _mat(sheriff, view, localizer), view, localizer), gaps[3], gaps[2]
        ),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _side_by_side(left: MatView, right: MatView, view: WesternView, localizer: Localizer) -> list[str]:
    """Two mats of equal height."""
    rows = [_wrapped_rows(_mat(mat, view, localizer), _MAT_WIDTH) for mat in (left, right)]
    height = max(len(rows[0]), len(rows[1]))
    for mat_rows in rows:
        mat_rows += [""] * (height - len(mat_rows))
    boxes = [
        _box(mat, mat_rows, _MAT_WIDTH, view, localizer)
        for mat, mat_rows in zip((left, right), rows, strict=True)
    ]
    return [f"{left_line} {right_line}" for left_line, right_line in zip(*boxes, strict=True)]


def _between_gap_cards(box: list[str], left: str, right: str) -> list[str]:
    """A mat of the middle, with the poker cards to its left and right."""
    at = len(box) // 2
    return [
        f"{left if row == at else '':^{_GAP_WIDTH}}{line}{right if row == at else '':^{_GAP_WIDTH}}"
        for row, line in enumerate(box)
    ]


def _wide_box(mat: MatView, rows: list[str], view: WesternView, localizer: Localizer) -> list[str]:
    return _box(mat, _wrapped_rows(rows, _WIDE_MAT_WIDTH), _WIDE_MAT_WIDTH, view, localizer)


def _box(mat: MatView, rows: list[str], width: int, view: WesternView, localizer: Localizer) -> list[str]:
    name = localizer.word("mat", mat.mat)
    if mat.owner is not None:
        name = f"{name} · {_letter(view, mat.owner, localizer)}"
    return [
        f"┌{f' {name} ':─<{width}}┐",
        *(f"│{row:<{width}}│" for row in rows),
        f"└{'─' * width}┘",
    ]


def _wrapped_rows(rows: list[str], width: int) -> list[str]:
    """The rows of a mat; one that is too long goes on below."""
    return [line for row in rows for line in (wrapped(row, width, later_indent="   ") or [""])]


def _business(view: WesternView, localizer: Localizer) -> list[str]:
    """The track with its tokens: 1st, 2nd and 3rd position, and the start corner."""
    rows = []
    for level in (3, 2, 1, 0):
        tokens = [
            localizer.word("business", b)
            for b, at in zip(BUSINESSES, view.business, strict=True)
            if at == level
        ]
        most, second = view.track[level]
        message = "board-corner" if not level else "board-position-both" if second else "board-position"
        place = localizer.format(message, position=4 - level, most=most, second=second)
        rows.append(f" {place}: {', '.join(tokens) or '–'}")
    return rows


def _mat(mat: MatView, view: WesternView, localizer: Localizer) -> list[str]:
    """The spots with what they give and who is there, the usable card, the pot and the card for sale."""
    rows = []
    for spot in mat.spots:
        rows.append(f" {_spot(mat, spot, localizer)} {_gunmen(spot, view, localizer)}")
        if spot.spot == "porch" and mat.stack:
            under = f" (+{len(mat.stack) - 1})" if len(mat.stack) > 1 else ""
            rows.append(f"   {localizer.word('property', mat.stack[-1])}{under}")
    rows.append(f" {_pot(mat, localizer)}")
    return [*rows, f" $ {_price(mat.zone, view, localizer)}" if mat.zone else " $ –"]


def _spot(mat: MatView, spot: SpotView, localizer: Localizer) -> str:
    """What a spot is called, and what is printed on it."""
    prints = mat.gives is not None and (spot.spot == "influence" or (spot.spot == "porch" and mat.dull))
    if not prints:
        return localizer.format(f"board-{spot.spot}")
    if mat.gives == "any":
        return localizer.format(f"board-{spot.spot}-any")
    return localizer.format(f"board-{spot.spot}-gives", influence=mat.gives)


def _pot(mat: MatView, localizer: Localizer) -> str:
    """The Winner's Pot."""
    if mat.pot is None:
        return localizer.format("board-pot-sheriff")
    return (
        localizer.format("board-pot-any")
        if mat.pot == "any"
        else localizer.format("board-pot", influence=mat.pot)
    )


def _gunmen(spot: SpotView, view: WesternView, localizer: Localizer) -> str:
    """Who stands there, with the option taken, and in brackets the wounded."""
    parts = []
    if spot.standing is not None:
        parts.append(f"▲{_letter(view, spot.standing, localizer)}{_ARROWS.get(spot.option or '', '')}")
    parts += [f"({_letter(view, side, localizer)})" for side in spot.wounded]
    return " ".join(parts)


def _letter(view: WesternView, side: int, localizer: Localizer) -> str:
    return localizer.word("letter", view.seats[side].colour or "none")


def _price(name: str, view: WesternView, localizer: Localizer) -> str:
    """A card for sale: its name, cost and points."""
    at = PROPERTY_NAMES.index(name)
    numbers = NUMBERS.with_values(view.numbers)
    cost = _cost([numbers.cost[at * 3 + kind] for kind in range(3)], localizer)
    return localizer.format("board-price", property=name, cost=cost, vp=numbers.vp[at])


def _cost(cost: Sequence[int], localizer: Localizer) -> str:
    signs = localizer.format("board-signs").split()
    return "".join(f"{amount}{sign}" for amount, sign in zip(cost, signs, strict=True) if amount)


def _legend(view: WesternView, localizer: Localizer) -> str:
    if not view.round:
        return ""
    lines = ("board-legend", "board-hand-order", "board-suit-order")
    return "\n".join(localizer.format(line) for line in lines)


# -- the table ----------------------------------------------------------------------------------


def _sides(view: WesternView, localizer: Localizer) -> str:
    signs = localizer.format("board-signs").split()
    heads = [localizer.format(f"board-{head}") for head in ("player", "gunmen", "owned", "shares", "poker")]
    rows = [[heads[0], *signs, *heads[1:]]]
    rows += [_side(side, view, localizer) for side in view.seats]
    return columns(rows)


def _side(side: SideView, view: WesternView, localizer: Localizer) -> list[str]:
    name = f"{_letter(view, side.seat, localizer)} {localizer.seat(side.seat)}"
    if side.boss is not None:
        name = f"{name}, {localizer.word('boss', side.boss)}"
    if side.seat == view.seat:
        name = f"{name} ←"
    influence = ["", "", ""] if side.rival else [str(side.money), str(side.law), str(side.force)]
    return [
        name,
        *influence,
        "●" * side.left + "○" * int(side.third) or "–",
        str(len(side.properties)),
        "/".join(str(count) for count in side.symbols),
        " · ".join(part for part in (_poker(side, localizer), ", ".join(_notes(side, localizer))) if part),
    ]


def _poker(side: SideView, localizer: Localizer) -> str:
    """The cards in hand; the Rival has none."""
    if side.rival:
        return ""
    shown = [localizer.word("poker", card) for card in side.known]
    shown += ["?"] * (side.cards - len(side.known))
    text = ", ".join(shown) or "–"
    return f"{text} → {localizer.word('poker', side.changed)}" if side.changed else text


def _notes(side: SideView, localizer: Localizer) -> list[str]:
    notes = []
    if side.wanted:
        notes.append(localizer.format("board-wanted"))
    if side.protected:
        notes.append(localizer.format("board-protected"))
    if side.revealed:
        notes.append(localizer.format("board-revealed"))
    if side.third_next:
        notes.append(localizer.format("board-third-next"))
    if side.waiting:
        notes.append(localizer.format("board-waiting", properties=side.waiting))
    return notes


def _piles(view: WesternView, localizer: Localizer) -> str:
    rivals = ", ".join(localizer.word("poker", card) if card else "?" for card in view.rivals) or "–"
    parts = [
        localizer.format("board-rival", cards_shown=rivals, count=len(view.rivals)),
        localizer.format("board-decks", poker=view.poker, discard=view.discard, deck=view.properties),
    ]
    if view.discarded:
        parts.append(localizer.format("board-discarded", cards=view.discarded))
    return " · ".join(parts)


def _in_progress(view: WesternView, localizer: Localizer) -> list[str]:
    """The duel, auction or purchase in progress."""
    lines = []
    if view.duel is not None:
        duel = view.duel
        lines.append(
            localizer.format(
                "board-duel",
                seat=duel.attacker,
                rival=duel.defender,
                mat=duel.mat,
                attack=duel.attack,
                defence=duel.defence,
            )
        )
    if view.gaining:
        lines.append(localizer.format("board-gaining", count=view.gaining))
    if view.converting is not None:
        lines.append(localizer.format("board-converting", property=view.converting))
    if view.lifted is not None:
        lines.append(localizer.format("board-lifted", mat=view.lifted))
    if view.turned:
        lines.append(localizer.format("board-turned", properties=view.turned))
    if view.buying is not None:
        lines.append(
            localizer.format(
                "board-buying", property=view.buying, cost=_cost(view.due, localizer), count=view.waive
            )
        )
    if view.ranking:
        lines.append(localizer.format("board-ranking", seats=view.ranking))
    return lines


def _property_texts(view: WesternView, localizer: Localizer) -> list[str]:
    """What the properties that can be used or bought now say."""
    names = [mat.stack[-1] for mat in view.mats if mat.stack]
    names += [mat.zone for mat in view.mats if mat.zone]
    names += view.turned
    if not names:
        return []
    lines = [localizer.format("board-cards")]
    for name in sorted(set(names), key=lambda name: localizer.word("property", name)):
        at = PROPERTY_NAMES.index(name)
        card = PROPERTIES[at]
        symbols = NUMBERS.with_values(view.numbers).symbols_from_the_left(at)
        shares = with_counts(localizer.word("business", BUSINESSES[symbol]) for symbol in symbols)
        timing = TIMINGS[card.timing]
        lines.append("  " + localizer.format("board-card", property=name, shares=shares, timing=timing))
    return lines
