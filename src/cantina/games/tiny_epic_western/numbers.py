"""The numbers of Tiny Epic Western that a lab may change."""

from __future__ import annotations

from cantina.games.tiny_epic_western.content import (
    AMOUNTS,
    BOSS_MOST,
    BOSSES,
    BUSINESSES,
    CARD_MOST,
    COST,
    INFLUENCE,
    MAJORITY,
    MINORITY,
    MOST_INFLUENCE,
    PROPERTY_NAMES,
    SMALL_MAJORITY,
    SYMBOLS,
    VP,
)
from cantina.kernel.numbers import Number, entry, field


def _by_card(word: str, table: list[int], names: tuple[str, ...], high: int) -> dict[str, Number]:
    """A table by card * 3 + type or business."""
    return {
        f"{word}.{card}.{name}": entry(table, number * 3 + at, 0, high)
        for number, card in enumerate(PROPERTY_NAMES)
        for at, name in enumerate(names)
    }


def _by_level(word: str, table: list[int]) -> dict[str, Number]:
    """Points of a business by the position of its token, 3 to 1."""
    return {f"{word}.{4 - level}": entry(table, level, 0, 20) for level in (1, 2, 3)}


NUMBERS: dict[str, Number] = {
    **{f"vp.{name}": entry(VP, card, 0, 20) for card, name in enumerate(PROPERTY_NAMES)},
    # A player never holds more than 6 of a type, so a dearer card could not be bought.
    **_by_card("cost", COST, INFLUENCE, MOST_INFLUENCE),
    **_by_card("symbols", SYMBOLS, BUSINESSES, 6),
    **_by_level("majority", MAJORITY),
    **_by_level("minority", MINORITY),
    **_by_level("small-majority", SMALL_MAJORITY),
    # The choices of the game know no more than 3 influence at once, and a belt of 6.
    **{f"boss.{BOSSES[at]}": entry(BOSS_MOST, at, 0, CARD_MOST) for at in range(8) if BOSS_MOST[at]},
    "boss.scout": field(AMOUNTS, "scout", 0, 18),
    "count": field(AMOUNTS, "card", 0, CARD_MOST),
    "wanted": field(AMOUNTS, "wanted", 0, 20),
    "start": field(AMOUNTS, "start", 0, MOST_INFLUENCE),
    "most": field(AMOUNTS, "most", 1, MOST_INFLUENCE),
}
