"""The town as text, for terminals and screen readers."""

from __future__ import annotations

from cantina.games.tiny_epic_western.content import (
    BUSINESSES,
    PROPERTIES,
    PROPERTY_NAMES,
    TIMINGS,
)
from cantina.games.tiny_epic_western.view import MatView, SideView, SpotView, WesternView
from cantina.kernel.drawing import Says, columns, counted

_HALF = 36
"""The width inside a mat; two of them stand beside each other."""
_FULL = 46
"""The width inside the Town Hall and the Sheriff's Office, with poker cards at both sides."""
_GAP = 15
_ARROWS = {"left": "←", "right": "→", "minus": "−1", "plus": "+1", "down": "↓", "up": "↑"}


def persona(view: WesternView, seat: int) -> tuple[str, ...]:
    """The colour a side is known by at the table, or the Rival."""
    side = view.seats[seat]
    if side.rival:
        return ("rival",)
    return (f"colour-{side.colour}",) if side.colour else ()


def draw(view: WesternView, say: Says) -> str:
    """The board of a view: the ring of mats with the cards between them, the players, what cards say."""
    parts = [_title(view, say), _ring(view, say), _legend(view, say), _sides(view, say), _piles(view, say)]
    return "\n".join(part for part in (*parts, *_running(view, say), *_cards(view, say)) if part)


def _title(view: WesternView, say: Says) -> str:
    if view.round == 0:
        return say.say("board-before")
    line = say.say("board-round", round=view.round, phase=min(view.phase, 4))
    return line if view.dealer is None else f"{line} · {say.say('board-dealer', seat=view.dealer)}"


# -- the ring -----------------------------------------------------------------------------------


def _ring(view: WesternView, say: Says) -> str:
    """Clockwise: the Town Hall on top, down on the right, the Sheriff's Office below, up on the left."""
    hall, one, two, sheriff, four, five = view.mats
    gaps = [f"[{say.word('poker', mat.gap)}]" if mat.gap else "" for mat in view.mats]
    lines = [
        *_middle(_box(hall, _business(view, say), _FULL, view, say), gaps[5], gaps[0]),
        *_beside(five, one, view, say),
        f"{gaps[4]:^{_HALF + 2}} {gaps[1]:^{_HALF + 2}}",
        *_beside(four, two, view, say),
        *_middle(_box(sheriff, _mat(sheriff, view, say), _FULL, view, say), gaps[3], gaps[2]),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _beside(left: MatView, right: MatView, view: WesternView, say: Says) -> list[str]:
    """Two mats of equal height."""
    rows = [_mat(left, view, say), _mat(right, view, say)]
    height = max(len(rows[0]), len(rows[1]))
    for given in rows:
        given += [""] * (height - len(given))
    boxes = [_box(mat, given, _HALF, view, say) for mat, given in zip((left, right), rows, strict=True)]
    return [f"{one} {other}" for one, other in zip(*boxes, strict=True)]


def _middle(box: list[str], left: str, right: str) -> list[str]:
    """A mat of the middle, with the poker cards to its left and right."""
    at = len(box) // 2
    return [
        f"{left if row == at else '':^{_GAP}}{line}{right if row == at else '':^{_GAP}}"
        for row, line in enumerate(box)
    ]


def _box(mat: MatView, rows: list[str], width: int, view: WesternView, say: Says) -> list[str]:
    name = say.word("mat", mat.mat)
    if mat.owner is not None:
        name = f"{name} · {_letter(view, mat.owner, say)}"
    return [
        f"┌{f' {name} ':─<{width}}┐",
        *(f"│{row[:width]:<{width}}│" for row in rows),
        f"└{'─' * width}┘",
    ]


def _business(view: WesternView, say: Says) -> list[str]:
    """The track with its tokens: 1st, 2nd and 3rd position, and the start corner."""
    rows = []
    for level in (3, 2, 1, 0):
        tokens = [
            say.word("business", b) for b, at in zip(BUSINESSES, view.business, strict=True) if at == level
        ]
        place = say.say("board-position", position=4 - level) if level else say.say("board-corner")
        rows.append(f" {place}: {', '.join(tokens) or '–'}")
    return rows


def _mat(mat: MatView, view: WesternView, say: Says) -> list[str]:
    """The spots with who is there, the porch's usable card, and the card for sale."""
    rows = []
    for spot in mat.spots:
        rows.append(f" {say.say(f'board-{spot.spot}')} {_people(spot, view, say)}")
        if spot.spot == "porch" and mat.stack:
            under = f" (+{len(mat.stack) - 1})" if len(mat.stack) > 1 else ""
            rows.append(f"   {say.word('property', mat.stack[-1])}{under}")
    return [*rows, f" $ {_price(mat.zone, say)}" if mat.zone else " $ –"]


def _people(spot: SpotView, view: WesternView, say: Says) -> str:
    """Who stands there, with the option taken, and (in brackets) who lies there."""
    parts = []
    if spot.standing is not None:
        parts.append(f"▲{_letter(view, spot.standing, say)}{_ARROWS.get(spot.option or '', '')}")
    parts += [f"({_letter(view, side, say)})" for side in spot.wounded]
    return " ".join(parts)


def _letter(view: WesternView, side: int, say: Says) -> str:
    return say.word("letter", view.seats[side].colour or "none")


def _price(name: str, say: Says) -> str:
    """A card for sale: its name, cost and points."""
    card = PROPERTIES[PROPERTY_NAMES.index(name)]
    return say.say("board-price", property=name, cost=_cost(card.cost, say), vp=card.vp)


def _cost(cost: tuple[int, int, int], say: Says) -> str:
    signs = say.say("board-signs").split()
    return "".join(f"{amount}{sign}" for amount, sign in zip(cost, signs, strict=True) if amount)


def _legend(view: WesternView, say: Says) -> str:
    return say.say("board-legend") if view.round else ""


# -- the table ----------------------------------------------------------------------------------


def _sides(view: WesternView, say: Says) -> str:
    heads = ("player", "money", "law", "force", "gunmen", "poker", "owned", "shares", "notes")
    rows = [[say.say(f"board-{head}") for head in heads]]
    rows += [_side(side, view, say) for side in view.seats]
    return columns(rows)


def _side(side: SideView, view: WesternView, say: Says) -> list[str]:
    name = f"{_letter(view, side.seat, say)} {say.seat(side.seat)}"
    if side.boss is not None:
        name = f"{name}, {say.word('boss', side.boss)}"
    if side.seat == view.seat:
        name = f"{name} ←"
    influence = ["", "", ""] if side.rival else [str(side.money), str(side.law), str(side.force)]
    return [
        name,
        *influence,
        "●" * side.left + "○" * int(side.third) or "–",
        "" if side.rival else _poker(side, say),
        str(len(side.properties)),
        "/".join(str(count) for count in side.symbols),
        ", ".join(_notes(side, say)),
    ]


def _poker(side: SideView, say: Says) -> str:
    shown = [say.word("poker", card) for card in side.known]
    shown += ["?"] * (side.cards - len(side.known))
    text = ", ".join(shown) or "–"
    return f"{text} → {say.word('poker', side.changed)}" if side.changed else text


def _notes(side: SideView, say: Says) -> list[str]:
    notes = []
    if side.wanted:
        notes.append(say.say("board-wanted"))
    if side.protected:
        notes.append(say.say("board-protected"))
    if side.revealed:
        notes.append(say.say("board-revealed"))
    if side.third_next:
        notes.append(say.say("board-third-next"))
    if side.waiting:
        notes.append(say.say("board-waiting", properties=side.waiting))
    return notes


def _piles(view: WesternView, say: Says) -> str:
    rivals = ", ".join(say.word("poker", card) if card else "?" for card in view.rivals) or "–"
    parts = [
        say.say("board-rival", cards_shown=rivals),
        say.say("board-decks", poker=view.poker, discard=view.discard, deck=view.properties),
    ]
    if view.discarded:
        parts.append(say.say("board-discarded", cards=view.discarded))
    return " · ".join(parts)


def _running(view: WesternView, say: Says) -> list[str]:
    """The duel, auction or purchase in progress."""
    lines = []
    if view.duel is not None:
        duel = view.duel
        lines.append(
            say.say(
                "board-duel",
                seat=duel.attacker,
                rival=duel.defender,
                mat=duel.mat,
                attack=duel.attack,
                defence=duel.defence,
            )
        )
    if view.lifted is not None:
        lines.append(say.say("board-lifted", mat=view.lifted))
    if view.turned:
        lines.append(say.say("board-turned", properties=view.turned))
    if view.buying is not None:
        lines.append(say.say("board-buying", property=view.buying, cost=_cost(view.due, say), count=view.waive))
    if view.ranking:
        lines.append(say.say("board-ranking", seats=view.ranking))
    return lines


def _cards(view: WesternView, say: Says) -> list[str]:
    """What the properties that can be used or bought now say."""
    names = [mat.stack[-1] for mat in view.mats if mat.stack]
    names += [mat.zone for mat in view.mats if mat.zone]
    names += view.turned
    if not names:
        return []
    lines = [say.say("board-cards")]
    for name in sorted(set(names), key=lambda name: say.word("property", name)):
        card = PROPERTIES[PROPERTY_NAMES.index(name)]
        shares = counted(say.word("business", BUSINESSES[symbol]) for symbol in card.symbols)
        timing = TIMINGS[card.timing]
        lines.append("  " + say.say("board-card", property=name, shares=shares, timing=timing))
    return lines
