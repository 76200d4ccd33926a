"""The train as text, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.games.colt_express.view import BanditView, CardView, ColtView, PlaceView
from cantina.kernel.drawing import Says, columns, counted

LETTERS = {"ghost": "G", "doc": "D", "tuco": "T", "django": "J", "belle": "B", "cheyenne": "C"}
TURN_SIGNS = {"standard": "S", "tunnel": "T", "speeding-up": "X2", "switching": "R"}
_WIDTH = 7


def persona(view: ColtView, seat: int) -> tuple[str, ...]:
    """The bandits a seat is known by at the table."""
    return tuple(f"bandit-{bandit}" for bandit in view.seats[seat].bandits)


def draw(view: ColtView, say: Says) -> str:
    """The board of a view: the round, the train, the bandits, the common pile and one's own hand."""
    parts = [
        _round(view, say),
        _train(view, say),
        _purses(view, say),
        _bandits(view, say),
        _common(view, say),
    ]
    return "\n".join(part for part in (*parts, *_hands(view, say)) if part)


def _round(view: ColtView, say: Says) -> str:
    line = say.say("board-round", round=view.round)
    if len(view.rounds) == view.round:
        card = view.rounds[-1]
        signs = [
            f"[{TURN_SIGNS[turn]}]" if at == view.turn else TURN_SIGNS[turn]
            for at, turn in enumerate(card.turns, start=1)
        ]
        event = card.round_event if view.events else "none"
        line += " · " + say.say("board-turns", signs=" ".join(signs), round_event=event)
    return f"{line} · {say.say('board-neutral', left=view.neutral)}"


def _train(view: ColtView, say: Says) -> str:
    roof, inside = say.say("board-roof"), say.say("board-inside")
    margin = max(len(roof), len(inside)) + 1
    units = range(len(view.places) // 2)
    roofs = [view.places[2 * unit + 1] for unit in units]
    floors = [view.places[2 * unit] for unit in units]
    names = [say.say("board-car", unit=unit) if unit else say.say("board-locomotive") for unit in units]
    rows = [
        (roof, [f" {_who(place):<{_WIDTH}} " for place in roofs], " "),
        ("", [f" {_what(place):<{_WIDTH}} " for place in roofs], " "),
        ("", [f"╭{'─' * _WIDTH}╮" for _ in units], " "),
        (
            inside,
            [
                f"│{('★' if unit == view.marshal else '') + _who(place):<{_WIDTH}}│"
                for unit, place in enumerate(floors)
            ],
            " ",
        ),
        ("", [f"│{_what(place):<{_WIDTH}}│" for place in floors], "="),
        ("", [f"╰─o─{'─' * (_WIDTH - 6)}─o─╯" for _ in units], " "),
        ("", [f"{name:^{_WIDTH + 2}}" for name in names], " "),
    ]
    lines = [f"{label:<{margin}}{joint.join(cells)}".rstrip() for label, cells, joint in rows]
    return "\n".join([*lines, say.say("board-legend"), say.say("board-signs")])


def _who(place: PlaceView) -> str:
    return "".join(LETTERS[bandit] for bandit in place.bandits)


def _what(place: PlaceView) -> str:
    signs = ((len(place.purses), "$"), (place.jewels, "◆"), (place.strongboxes, "▣"))
    return "".join(f"{count}{sign}" for count, sign in signs if count)


def _purses(view: ColtView, say: Says) -> str:
    """The purses on the train by number, with the values this seat can tell."""
    lying = [
        f"{place.place} "
        + " ".join(f"{p.purse}" if p.value is None else f"{p.purse}(${p.value})" for p in place.purses)
        for place in view.places
        if place.purses
    ]
    return f"{say.say('board-purses')}: {' · '.join(lying)}" if lying else ""


def _bandits(view: ColtView, say: Says) -> str:
    heads = ["bandit", "place", "bullets", "loot", "hand", "deck", "hit"]
    if view.expert:
        heads.append("discard")
    rows = [[say.say(f"board-{head}") for head in heads]]
    for bandit in view.bandits:
        seat = view.seats[bandit.seat]
        name = f"{LETTERS[bandit.bandit]} {say.word('bandit', bandit.bandit)}"
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


def _common(view: ColtView, say: Says) -> str:
    cards = []
    for played in view.common:
        who = say.seat(played.seat) if played.bandit is None else say.word("bandit", played.bandit)
        what = "?" if played.action is None else say.word("action", played.action)
        if played.face_down:
            what += f" ({say.say('board-face-down')})"
        cards.append(f"{'✓' if played.resolved else ''}{who} {what}")
    shown = " → ".join(cards) or say.say("board-common-empty")
    return f"{say.say('board-common')}: {shown}"


def _hands(view: ColtView, say: Says) -> list[str]:
    lines: list[str] = []
    for seat in view.seats:
        if seat.seat == view.seat:
            if seat.hand:
                lines.append(f"{say.say('board-my-hand')}: {_cards(seat.hand_known, view, say)}")
        elif seat.hand_known:
            label = say.say("board-known-in-hand", seat=seat.seat)
            lines.append(f"{label}: {_cards(seat.hand_known, view, say)}")
        if seat.deck_top_known:
            label = say.say("board-on-top", seat=seat.seat)
            lines.append(f"{label}: {_cards(seat.deck_top_known, view, say)}")
    return lines


def _cards(cards: Sequence[CardView], view: ColtView, say: Says) -> str:
    def name(card: CardView) -> str:
        text = say.word("card", card.card)
        if view.two_bandits and card.bandit is not None:
            return f"{say.word('bandit', card.bandit)} {text}"
        return text

    return counted(name(card) for card in cards)
