"""The forms of words in sentences, whatever the game."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

import cantina
from cantina.localization import LazyBundle, Localizer

TEXT = """
figure-fox = Fox
    .the = the Fox
    .of = of the Fox
    .to = to the Fox
figure-ann = Ann
word-egg = egg
    .some = some egg
word-ham = ham
    .some = some ham
word-tea = tea
who = { $seat_the } { $seat_count ->
    [one] waits
   *[other] wait
} for the answer { $rival_of }.
all = { $seats_to }: { $seats_count }
eats = { $words_some } ({ $words_count })
drinks = { $words } { $words_count ->
    [one] is
   *[other] are
} here
option-paint-red = bright red
option-paint-red-about = Seen from afar.
option-paint-number = number { $number }
"""


@pytest.fixture
def localizer() -> Localizer:
    made = Localizer(cantina.game(cantina.games()[0]))
    shared = files("cantina").joinpath("text", "en.ftl").read_text(encoding="utf-8")
    made._bundle = LazyBundle("en", [shared, TEXT])
    made._vocabularies = {"rival": "seat", "words": "word"}
    made.seat_names = [("figure-fox",), ("figure-ann",), ("figure-fox", "figure-ann"), ()]
    return made


@pytest.mark.parametrize(
    ("seat", "rival", "text"),
    [
        (0, 1, "the Fox waits for the answer of Ann."),
        (1, 0, "Ann waits for the answer of the Fox."),
        (2, 3, "the Fox and Ann wait for the answer of seat 4."),
        (3, 2, "seat 4 waits for the answer of the Fox and of Ann."),
    ],
)
def test_a_seat_has_forms_and_a_number(localizer: Localizer, seat: int, rival: int, text: str) -> None:
    assert localizer.format("who", seat=seat, rival=rival) == text


@pytest.mark.parametrize(
    ("message", "args", "text"),
    [
        ("all", {"seats": (0, 1)}, "to the Fox and to Ann: 2"),
        ("all", {"seats": (2,)}, "to the Fox and to Ann: 2"),
        ("eats", {"words": ("egg", "ham")}, "some egg and some ham (2)"),
        ("drinks", {"words": ("tea",)}, "tea is here"),
        ("drinks", {"words": ["tea", "egg"]}, "tea and egg are here"),
    ],
)
def test_a_list_has_the_forms_of_its_words(
    localizer: Localizer, message: str, args: dict[str, Any], text: str
) -> None:
    assert localizer.format(message, **args) == text


def test_a_seat_named_after_two_figures_is_their_list(localizer: Localizer) -> None:
    assert [localizer.seat(seat) for seat in range(4)] == ["Fox", "Ann", "Fox and Ann", "Seat 4"]


@pytest.mark.parametrize(
    ("value", "text", "about"),
    [
        ("red", "bright red", "Seen from afar."),
        ("random", "at random", "Luck decides."),
        (True, "yes", None),
        (3, "number 3", None),
        ("red,random", "bright red and at random", None),
        ("mauve", "mauve", None),
    ],
)
def test_a_value_of_an_option_in_words(localizer: Localizer, value: Any, text: str, about: str | None) -> None:
    assert localizer.option_value("paint", value) == text
    assert localizer.option_value_about("paint", value) == about


def test_a_replay_names_its_viewer_with_the_article() -> None:
    assert Localizer(None, "es").format("replay-as", seat=0) == "Visto por el puesto 1"
    assert Localizer(None, "en").format("replay-as", seat=0) == "Seen by seat 1"


def test_messages_are_found_wherever_they_stand() -> None:
    first = "# a comment\none = { two } and { -three }\n\ntwo = 2\n    .form = second\nsame = first\n"
    second = "-three = 3\n## a group\nfour =\n    { $n ->\n        [one] 1\n       *[other] 4\n    }\n"
    bundle: Any = LazyBundle("en", [first, second + "same = second\nbroken ="])

    def text(name: str, **args: int) -> Any:
        return bundle.format_pattern(bundle.get_message(name).value, args)

    assert text("one") == ("2 and 3", [])
    assert text("four", n=7) == ("4", [])
    assert text("same") == ("first", [])
    assert bundle.get_message("two").attributes
    assert not bundle.has_message("broken")
    assert not bundle.has_message("five")
