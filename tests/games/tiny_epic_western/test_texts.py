"""The sentences and the text board of Tiny Epic Western, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from tests.games.tiny_epic_western.positions import GAME, Position, build_position

from cantina.localization import Localizer


def localizer(table: Position, language: str) -> Localizer:
    made = Localizer(GAME, language)
    made.name_seats(table.state.view(None))
    return made


def board(table: Position, language: str) -> str:
    return GAME.text_board(table.view, localizer(table, language))


@pytest.mark.parametrize(
    ("mine", "theirs", "english", "spanish"),
    [
        (
            "gold-mine",
            "hatter",
            "Yellow wins: more points than the Rival.",
            "Gana Amarillo: más puntos que el Rival.",
        ),
        (
            "hatter",
            "trading-post",
            "The Rival wins: the points are equal, and in the solo game a tie is a loss.",
            "Gana el Rival: hay empate a puntos, y en solitario un empate es una derrota.",
        ),
        ("hatter", "gold-mine", "The Rival wins, with more points.", "Gana el Rival, que tiene más puntos."),
    ],
)
def test_the_end_of_a_solo_game_does_not_contradict_itself(
    mine: str, theirs: str, english: str, spanish: str
) -> None:
    table = build_position(1, stacks={"bank": mine, "hideout": theirs}, number=6, phase="end")
    for language, expected in (("en", english), ("es", spanish)):
        assert localizer(table, language).event(table.events[-1], None) == expected


@pytest.mark.parametrize(
    ("message", "args", "spanish"),
    [
        ("event-influence-paid", {"seat": 0, "count": 1, "influence": "law", "now": 1}, "(le queda 1)."),
        ("event-influence-paid", {"seat": 0, "count": 1, "influence": "law", "now": 2}, "(le quedan 2)."),
        (
            "event-auction-closed",
            {"properties": ("gold-mine", "graveyard")},
            "Vuelven al mazo, que se baraja: ",
        ),
        ("event-auction-closed", {"properties": ("gold-mine",)}, "Vuelve al mazo, que se baraja: Mina de oro."),
        (
            "event-token-advanced",
            {"seat": 1, "business": "wagon", "position": 3},
            "caravana a la 3.ª posición.",
        ),
        ("refusal-nobody-there", {"property": "appraiser"}, "donde está el Tasador."),
        ("refusal-cannot-pay", {"property": "church"}, "el coste de la Iglesia."),
        ("choice-keep", {"card": "teepee-1"}, "Quedarte con Tipi 1"),
        ("event-card-changed", {"seat": 0, "card": "teepee-1"}, "la carta de Amarillo pasa a ser Tipi 1."),
        (
            "event-hand-lost",
            {"seat": 0, "mat": "bank", "hand": "pair"},
            "frente al Rival, que tiene una pareja.",
        ),
        ("event-duel-won", {"seat": 0, "rival": 1}, "el pistolero del Rival queda herido."),
        (
            "event-duel-begun",
            {"seat": 1, "rival": 0, "mat": "bank"},
            "el Rival reta a duelo a Amarillo en el Banco.",
        ),
    ],
)
def test_spanish_sentences_have_articles_and_agree(message: str, args: dict[str, object], spanish: str) -> None:
    assert spanish in localizer(build_position(1), "es").format(message, **args)


@pytest.mark.parametrize("language", ["en", "es"])
def test_free_influence_is_never_an_x(language: str) -> None:
    text = files(GAME.package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    assert not re.findall(r"^.*\bXX?\b.*$", text, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "es"])
def test_refusals_and_choices_begin_with_a_capital_letter(language: str) -> None:
    words = localizer(build_position(), language)
    for choice in GAME.choices:
        assert not words.choice(choice)[0].islower()
        refusal = build_position().state.why_not(choice)
        if refusal is not None and refusal.code != "other-decision":
            assert words.refusal(refusal)[0].isupper()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("language", ["en", "es"])
def test_nothing_on_the_board_is_cut_off(language: str, players: int) -> None:
    """All three tokens stand in the start corner, which needs the longest line, in Spanish two."""
    lines = board(build_position(players), language).splitlines()
    corner = {
        "en": "Start corner: mining, rail, wagon",
        "es": "Esquina de salida: minería, ferrocarril, caravana",
    }
    hall = re.findall(r"│(.*)│", "\n".join(lines).partition("└")[0])
    assert corner[language] in " ".join(" ".join(hall).split())
    rows = [line for line in lines if line.count("│") in (2, 4)]
    assert all(re.search(r"(\s|│)│", row[row.index("│") + 1 :]) for row in rows)


def test_the_board_shows_what_the_mats_print() -> None:
    text = board(build_position(3), "en")
    for printed in (
        "Pot: 2 money",
        "Pot: 2 law",
        "Pot: 2 force",
        "Pot: 2 free influence",
        "Pot: 1 law and 1 force, or 3rd gunman",
        "Porch (1 free influence)",  # the Saloon is dull
        "← 1 law → 2 if you win",
        "1st position (5 VP; second 3)",
        "Hands, best first: straight flush, three of a kind, flush, straight, pair, high card",
        "Suits, best first: hat, teepee, horseshoe, steer skull",
    ):
        assert printed in text, printed
    assert "1.ª posición (3 PV): –" in board(build_position(2), "es")


def test_a_conversion_says_what_is_paid_and_gained() -> None:
    table = build_position(stacks={"sheriff": "general-store"}, influence={"yellow": (0, 3, 0)})
    table.do("place sheriff porch")
    assert table.kind == "convert"
    for language, expected in (
        ("en", "Pay 2 law and gain 4 money"),
        ("es", "Pagar 2 de ley y ganar 4 de dinero"),
    ):
        assert localizer(table, language).choice(GAME.parse("convert 2")) == expected
    assert "General Store" in board(table, "en")
