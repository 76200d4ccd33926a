"""Every choice Colt Express can offer."""

from __future__ import annotations

from typing import Final, final

from cantina.games.colt_express.content import (
    BULLET,
    CHARACTERS,
    FIRE,
    KINDS,
    LOOT,
    MARSHAL,
    NEUTRAL,
    PURSES,
    card_name,
    place_name,
)
from cantina.kernel.choice import Arg, Choice, Reason, Universe
from cantina.kernel.ints import i64


@final
class Plan(Choice):
    """Play an action card onto the common pile."""

    def __init__(self, bandit: i64, action: i64, face_down: bool) -> None:
        args: dict[str, Arg] = {"action": KINDS[action]}
        text = KINDS[action]
        if bandit >= 0:
            args["bandit"] = CHARACTERS[bandit]
            text = f"{CHARACTERS[bandit]} {text}"
        kind = "plan" if bandit < 0 else "plan-for"
        super().__init__(
            kind + "-face-down" if face_down else kind,
            f"plan {text} face-down" if face_down else f"plan {text}",
            args,
        )
        self.bandit: i64 = bandit
        """Whose card it is; -1 where everybody has one bandit."""
        self.action: i64 = action
        self.face_down = face_down
        """Hidden by Ghost's ability. Cards of a tunnel turn are hidden without being asked."""


@final
class Draw(Choice):
    """Draw three cards instead of playing one."""


@final
class CardChoice(Choice):
    """Name one card: to cover a Fire card, or to pick before shuffling, or to discard."""

    def __init__(self, kind: str, text: str, args: dict[str, Arg], card: i64) -> None:
        super().__init__(kind, text, args)
        self.card: i64 = card


@final
class Nothing(Choice):
    """Decline: no covering card, no purse, no further discard."""


@final
class BanditChoice(Choice):
    """Name a bandit: to recruit, to put in the Caboose, to shoot or to punch."""

    def __init__(self, kind: str, bandit: i64) -> None:
        super().__init__(kind, f"{kind} {CHARACTERS[bandit]}", {"bandit": CHARACTERS[bandit]})
        self.bandit: i64 = bandit


@final
class MoveTo(Choice):
    """Walk to a location."""

    def __init__(self, place: i64) -> None:
        super().__init__("move", f"move {place_name(place)}", {"place": place_name(place)})
        self.place: i64 = place


@final
class DropLoot(Choice):
    """Name the type of loot a punched bandit loses."""

    def __init__(self, loot: i64) -> None:
        super().__init__("drop", f"drop {LOOT[loot]}", {"loot": LOOT[loot]})
        self.loot: i64 = loot


@final
class Way(Choice):
    """Name a direction: for a punched bandit, or for the Marshal."""

    def __init__(self, kind: str, step: i64) -> None:
        way = "forward" if step < 0 else "backward"
        super().__init__(kind, f"{kind} {way}", {"way": way})
        self.step: i64 = step


@final
class Rob(Choice):
    """Take a loot token: one particular purse (0 to 17), or a jewel (18) or strongbox (19)."""

    def __init__(self, kind: str, token: i64) -> None:
        if token < len(PURSES):
            super().__init__(f"{kind}-purse", f"{kind} purse-{token}", {"purse": token})
        else:
            loot = LOOT[token - len(PURSES) + 1]
            super().__init__(kind, f"{kind} {loot}", {"loot": loot})
        self.token: i64 = token


def _card(verb: str, card: int) -> CardChoice:
    name = card_name(card)
    if card >= BULLET:
        return CardChoice(f"{verb}-bullet", f"{verb} {name}", {"bullet": name[7:]}, card)
    bandit = CHARACTERS[card // 6]
    args: dict[str, Arg] = {"bandit": bandit, "action": name}
    return CardChoice(verb, f"{verb} {bandit} {name}", args, card)


PLAN: Final = [Plan(-1, action, False) for action in range(6)]
PLAN_FACE_DOWN: Final = [Plan(-1, action, True) for action in range(6)]
PLAN_FOR: Final = [Plan(bandit, action, False) for bandit in range(6) for action in range(6)]
PLAN_FOR_FACE_DOWN: Final = [Plan(bandit, action, True) for bandit in range(6) for action in range(6)]
DRAW: Final = Draw("draw", "draw", {})
COVER: Final = [_card("cover", card) for card in range(36) if card % 6 != MARSHAL]
NO_COVER: Final = Nothing("cover-nothing", "cover nothing", {})
PICK: Final = [_card("pick", card) for card in range(36)]
DISCARD_ACTION: Final = [
    CardChoice("discard", f"discard {KINDS[kind]}", {"action": KINDS[kind]}, kind) for kind in range(6)
]
DISCARD_BULLET: Final = [_card("discard", card) for card in range(BULLET, NEUTRAL + 1)]
KEEP: Final = Nothing("keep", "keep", {})
RECRUIT: Final = [BanditChoice("recruit", bandit) for bandit in range(6)]
CABOOSE: Final = [BanditChoice("caboose", bandit) for bandit in range(6)]
MOVES: Final = [MoveTo(place) for place in range(14)]
FIRES: Final = [BanditChoice("fire", bandit) for bandit in range(6)]
PUNCHES: Final = [BanditChoice("punch", bandit) for bandit in range(6)]
DROPS: Final = [DropLoot(loot) for loot in range(3)]
PUSHES: Final = [Way("push", -1), Way("push", 1)]
ROBS: Final = [Rob("rob", token) for token in range(len(PURSES) + 2)]
MARSHALS: Final = [Way("marshal", -1), Way("marshal", 1)]
PICKPOCKETS: Final = [Rob("pickpocket", token) for token in range(len(PURSES))]
NO_PICKPOCKET: Final = Nothing("pickpocket-nothing", "pickpocket nothing", {})

UNIVERSE: Final = Universe(
    [
        *PLAN,
        *PLAN_FACE_DOWN,
        *PLAN_FOR,
        *PLAN_FOR_FACE_DOWN,
        DRAW,
        *COVER,
        NO_COVER,
        *PICK,
        *DISCARD_ACTION,
        *DISCARD_BULLET,
        KEEP,
        *RECRUIT,
        *CABOOSE,
        *MOVES,
        *FIRES,
        *PUNCHES,
        *DROPS,
        *PUSHES,
        *ROBS,
        *MARSHALS,
        *PICKPOCKETS,
        NO_PICKPOCKET,
    ]
)

# What can stand in the way of a choice.
ALREADY_HIDDEN: Final = Reason("already-hidden", "CE-PLAN-8")
BACK_LATER_TURN: Final = Reason("later-turn", "CE-GHOST-3")
BELLE_PROTECTED: Final = Reason("belle-protected", "CE-BELLE-1")
BLOCKED: Final = Reason("blocked", "CE-FIRE-4")
CARD_NOT_IN_DECK: Final = Reason("not-in-deck", "CE-TWO-10")
CARD_NOT_IN_HAND: Final = Reason("not-in-hand", "CE-PLAN-3")
DECK_EMPTY: Final = Reason("deck-empty", "CE-PLAN-5")
DECK_AND_DISCARD_EMPTY: Final = Reason("deck-and-discard-empty", "CE-EXP-8")
FACE_UP: Final = Reason("face-up", "CE-PLAN-7")
FACE_UP_TURN: Final = Reason("face-up-turn", "CE-PLAN-7")
NAME_THE_BANDIT: Final = Reason("name-the-bandit", "CE-TWO-14")
NO_BULLETS_LEFT: Final = Reason("no-bullets-left", "CE-FIRE-1")
NO_SUCH_LOOT: Final = Reason("no-such-loot", "CE-PUNCH-4")
NOT_HERE: Final = Reason("not-here", "CE-PUNCH-1")
NOT_IN_PLAY: Final = Reason("not-in-play", "CE-SETUP-11")
NOT_LYING_HERE: Final = Reason("not-lying-here", "CE-ROB-1")
NOT_YOUR_BANDIT: Final = Reason("not-your-bandit", "CE-TWO-14")
OFF_THE_TRAIN: Final = Reason("off-the-train", "CE-MOVE-4")
OTHER_FLOOR: Final = Reason("other-floor", "CE-FIRE-6")
OTHER_FLOOR_FOR_TUCO: Final = Reason("other-floor-for-tuco", "CE-TUCO-1")
OTHER_FLOOR_MOVE: Final = Reason("other-floor-move", "CE-MOVE-1")
OWN_BANDIT_FIRED: Final = Reason("same-bandit", "CE-TWO-21")
OWN_LOCATION: Final = Reason("own-location", "CE-FIRE-5")
PURSE_NOT_HERE: Final = Reason("purse-not-here", "CE-STA-5")
PUSHED_OFF_THE_TRAIN: Final = Reason("pushed-off-the-train", "CE-PUNCH-8")
MARSHAL_OFF_THE_TRAIN: Final = Reason("marshal-off-the-train", "CE-MARSH-2")
STAYING: Final = Reason("staying", "CE-MOVE-3")
TAKEN: Final = Reason("taken", "CE-TWO-3")
TOO_FAR: Final = Reason("too-far", "CE-FIRE-2")
TOO_FAR_INSIDE: Final = Reason("too-far-inside", "CE-MOVE-1")
TOO_FAR_ON_THE_ROOF: Final = Reason("too-far-on-the-roof", "CE-MOVE-2")
NOT_RECRUITABLE: Final = Reason("not-recruitable", "CE-TWO-3")

REASONS: Final = tuple(
    (reason.code, reason.rule) for reason in list(globals().values()) if isinstance(reason, Reason)
)


def is_fire(card: i64) -> bool:
    return card < BULLET and card % 6 == FIRE
