"""The facts of a game that are known without playing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cantina.kernel.errors import Allowed

ACCENTS = ("signal", "brass", "sage", "sky")
"""The colours of the palette that a game's poster may have."""
LANGUAGES = ("en", "es")
"""Every text exists in all of these."""


@dataclass(frozen=True)
class Option:
    """One option of a game.

    Its texts for people are `option-<name>`, `option-<name>-about` (a sentence), `option-<name>-<value>` and,
    for values that are words, `option-<name>-<value>-about`. The values True and False are written `yes` and
    `no`, and all whole numbers share `option-<name>-number`. Values that many games have in common may leave
    their messages to `value-<value>` and `value-<value>-about`, which all games share.
    """

    name: str
    default: Any
    allowed: tuple[Any, ...] | None
    """The values it takes; None when `check` decides."""
    check: Callable[[Any], str | Allowed | None] | None = None
    """Returns what is allowed, in words, when a value is not."""
    words: tuple[str, ...] = ()
    """Where `check` decides: the values that are single words, such as its default."""
    names: tuple[str, ...] = ()
    """Where `check` decides: the names that a value may join by commas."""

    @property
    def values(self) -> tuple[Any, ...]:
        """The values that have a message of their own, names included."""
        return self.allowed if self.allowed is not None else (*self.words, *self.names)

    older_defaults: Mapping[int, Any] = field(default_factory=dict)
    """Its default under older rules versions, where it was another one."""

    def default_under(self, rules_version: int) -> Any:
        """Its default in a match played under a version of the rules."""
        return self.older_defaults.get(rules_version, self.default)


def names_option(name: str, names: tuple[str, ...], default: str = "random", *others: str) -> Option:
    """An option that takes different `names` joined by commas, or one of a few words, such as its default."""
    words = (default, *others)

    def check(value: Any) -> Allowed | None:
        given = value.split(",") if isinstance(value, str) else []
        if value in words or (given and set(given) <= set(names) and len(set(given)) == len(given)):
            return None
        quoted = " or ".join(f"'{word}'" for word in words)
        text = "{quoted} or different names from {names}, joined by commas"
        return Allowed("words-or-names", text, quoted=quoted, words=list(words), names=list(names))

    return Option(name, default, None, check, words, names)


@dataclass(frozen=True)
class Meta:
    """The facts of a game that are known without playing it."""

    name: str
    title: Mapping[str, str]
    """By language."""
    seats: tuple[int, int]
    """The fewest and the most."""
    rules_version: int
    """The newest version of its rules, by which new matches are played."""
    over_rule: str
    """The rule by which a finished game takes no more choices."""
    max_decisions: int
    """No match has more decisions than this."""
    options: tuple[Option, ...] = ()
    older_rules: tuple[int, ...] = ()
    """The older versions of its rules by which matches can still be played: records and stored tables."""
    accent: str = "brass"
    """The colour of its poster, one of ACCENTS."""
    text_board_lines: int = 60
    """The most lines its text board can have; the environments render pictures of this height."""
    environment_version: int = 0
    """Raised with every change of rules, choices, rows or rewards that makes trained policies worthless."""
    bot_levels: tuple[str, str, str, str] = ("greedy:6", "greedy:40", "search:300/1s", "search:3000/3s")
    """The bot behind each level, from weak to strong; with versions, where they were measured."""

    @property
    def rules_versions(self) -> tuple[int, ...]:
        """Every version of its rules by which a match can be played, the newest last."""
        return (*self.older_rules, self.rules_version)
