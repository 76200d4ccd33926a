"""Every choice Colt Express can offer."""

from __future__ import annotations

from typing import Final, final

from cantina.games.colt_express.content import (
    ACTION_KINDS,
    CHARACTERS,
    FIRE,
    FIRST_BULLET,
    LOOT_KINDS,
    MARSHAL,
    NEUTRAL_BULLET,
    PURSES,
    card_name,
    place_name,
)
from cantina.kernel.choice import Arg, Choice, Reason, Universe
from cantina.kernel.native_types import i64


@final
class Plan(Choice):
    """Play an action card onto the common pile."""

    def __init__(self, bandit: i64, action: i64, face_down: bool) -> None:
        args: dict[str, Arg] = {"action": ACTION_KINDS[action]}
        text = ACTION_KINDS[action]
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
        """Played face down by Ghost's ability. In a tunnel turn every card is face down without it."""


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
class Decline(Choice):
    """Take nothing: no covering card, no purse, no further discard."""


@final
class BanditChoice(Choice):
    """Name a bandit: to play, to recruit, to put in the Caboose, to shoot or to punch."""

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
        super().__init__("drop", f"drop {LOOT_KINDS[loot]}", {"loot": LOOT_KINDS[loot]})
        self.loot: i64 = loot


@final
class DirectionChoice(Choice):
    """Name a direction: for a punched bandit, or for the Marshal."""

    def __init__(self, kind: str, step: i64) -> None:
        way = "forward" if step < 0 else "backward"
        super().__init__(kind, f"{kind} {way}", {"way": way})
        self.step: i64 = step


@final
class TakeLoot(Choice):
    """Take a loot token: one particular purse (0 to 17), or a jewel (18) or strongbox (19)."""

    def __init__(self, kind: str, token: i64) -> None:
        if token < len(PURSES):
            super().__init__(f"{kind}-purse", f"{kind} purse-{token}", {"purse": token})
        else:
            loot = LOOT_KINDS[token - len(PURSES) + 1]
            super().__init__(kind, f"{kind} {loot}", {"loot": loot})
        self.token: i64 = token


def _card_choice(verb: str, card: int) -> CardChoice:
    name = card_name(card)
    if card >= FIRST_BULLET:
        return CardChoice(f"{verb}-bullet", f"{verb} {name}", {"bullet": name[7:]}, card)
    bandit = CHARACTERS[card // 6]
    args: dict[str, Arg] = {"bandit": bandit, "action": name}
    # Where everybody has one bandit, a discard names the action only.
    kind = "discard-for" if verb == "discard" else verb
    return CardChoice(kind, f"{verb} {bandit} {name}", args, card)


PLAN: Final = [Plan(-1, action, False) for action in range(6)]
PLAN_FACE_DOWN: Final = [Plan(-1, action, True) for action in range(6)]
PLAN_FOR: Final = [Plan(bandit, action, False) for bandit in range(6) for action in range(6)]
PLAN_FOR_FACE_DOWN: Final = [Plan(bandit, action, True) for bandit in range(6) for action in range(6)]
DRAW: Final = Draw("draw", "draw", {})
COVER: Final = [_card_choice("cover", card) for card in range(36) if card % 6 != MARSHAL]
NO_COVER: Final = Decline("cover-nothing", "cover nothing", {})
PICK: Final = [_card_choice("pick", card) for card in range(36)]
DISCARD_ACTION: Final = [
    CardChoice("discard", f"discard {ACTION_KINDS[kind]}", {"action": ACTION_KINDS[kind]}, kind)
    for kind in range(6)
]
DISCARD_BULLET: Final = [_card_choice("discard", card) for card in range(FIRST_BULLET, NEUTRAL_BULLET + 1)]
KEEP: Final = Decline("keep", "keep", {})
RECRUIT: Final = [BanditChoice("recruit", bandit) for bandit in range(6)]
CABOOSE: Final = [BanditChoice("caboose", bandit) for bandit in range(6)]
MOVES: Final = [MoveTo(place) for place in range(14)]
FIRES: Final = [BanditChoice("fire", bandit) for bandit in range(6)]
PUNCHES: Final = [BanditChoice("punch", bandit) for bandit in range(6)]
DROPS: Final = [DropLoot(loot) for loot in range(3)]
PUSHES: Final = [DirectionChoice("push", -1), DirectionChoice("push", 1)]
ROBS: Final = [TakeLoot("rob", token) for token in range(len(PURSES) + 2)]
MARSHAL_MOVES: Final = [DirectionChoice("marshal", -1), DirectionChoice("marshal", 1)]
PICKPOCKETS: Final = [TakeLoot("pickpocket", token) for token in range(len(PURSES))]
NO_PICKPOCKET: Final = Decline("pickpocket-nothing", "pickpocket nothing", {})
CHARACTER_CHOICES: Final = [BanditChoice("character", bandit) for bandit in range(6)]
NO_PICK: Final = Decline("pick-nothing", "pick nothing", {})
DISCARD_FOR: Final = [_card_choice("discard", card) for card in range(36)]

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
        *MARSHAL_MOVES,
        *PICKPOCKETS,
        NO_PICKPOCKET,
        *CHARACTER_CHOICES,
        NO_PICK,
        *DISCARD_FOR,
    ]
)

# The reasons why a choice may be refused.
ALREADY_HIDDEN: Final = Reason("already-hidden", "CE-PLAN-8")
NOT_FIRST_TURN: Final = Reason("later-turn", "CE-GHOST-3")
BELLE_PROTECTED: Final = Reason("belle-protected", "CE-BELLE-1")
BLOCKED: Final = Reason("blocked", "CE-FIRE-4")
CARD_NOT_IN_DECK: Final = Reason("not-in-deck", "CE-TWO-10")
CARD_NOT_IN_HAND: Final = Reason("not-in-hand", "CE-PLAN-3")
DECK_EMPTY: Final = Reason("deck-empty", "CE-PLAN-5")
DECK_AND_DISCARD_EMPTY: Final = Reason("deck-and-discard-empty", "CE-EXP-8")
FACE_UP: Final = Reason("face-up", "CE-PLAN-7")
FACE_UP_TURN: Final = Reason("face-up-turn", "CE-PLAN-7")
MUST_PICK: Final = Reason("must-pick", "CE-TWO-10")
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
ONLY_RECRUITED: Final = Reason("only-recruited", "CE-TWO-2")
CHARACTER_TAKEN: Final = Reason("character-taken", "CE-SETUP-11")

REASONS: Final[tuple[tuple[str, str], ...]] = tuple(
    (reason.code, reason.rule) for reason in list(globals().values()) if isinstance(reason, Reason)
)


def is_fire(card: i64) -> bool:
    return card < FIRST_BULLET and card % 6 == FIRE
