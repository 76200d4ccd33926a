"""Sentences of Marshals as people write them, in both languages."""

from __future__ import annotations

import pytest
from tests.games.marshals.positions import GAME

from cantina.games.marshals import events as e
from cantina.games.marshals.rules.scoring import deciding
from cantina.kernel.event import Event
from cantina.kernel.result import Result
from cantina.localization import Localizer
from cantina.testing.text_examples import TextExamples


def localizer(language: str) -> Localizer:
    made = Localizer(GAME, language)
    made.seat_names = [("marshal-forest",), ("marshal-plains",)]
    return made


@pytest.mark.parametrize(
    ("event", "english", "spanish"),
    [
        (e.CostPaid(0, "provisions", 1, 1), "pays 1 provision and has 1 left", "paga 1 provisión y le queda 1"),
        (e.CostPaid(0, "bullets", 2, 3), "pays 2 bullets and has 3 left", "paga 2 balas y le quedan 3"),
        (
            e.CostPaid(0, "bullets", 2, 0),
            "pays 2 bullets and has none left",
            "paga 2 balas y no le queda ninguna",
        ),
        (e.TrainBoarded(0, "desert", 1), "has $1 left", "le queda 1 $"),
        (e.Bought(0, "bullet", 2, 0), "buys a bullet for $2 and has $0 left", "y se queda sin dinero"),
        (e.RodeOn(0, "desert", 1), "has 1 left", "Le queda 1."),
    ],
)
def test_what_is_left_agrees_with_its_verb(event: Event, english: str, spanish: str) -> None:
    assert english in (localizer("en").event(event, None) or "")
    assert spanish in (localizer("es").event(event, None) or "")


@pytest.mark.parametrize(
    ("event", "spanish"),
    [
        (e.DeckRebuilt(("outlaw-3",)), "La viuda Graves vuelve al mazo, que se baraja de nuevo."),
        (
            e.DeckRebuilt(("outlaw-4", "outlaw-1")),
            "Kane el Coyote y Ruth la Cascabel vuelven al mazo, que se baraja de nuevo.",
        ),
        (e.FirstPlayerDrawn(1), "El Marshal de la Llanura es el jugador inicial."),
        (e.HandShown(1, ("wild",)), "En la mano del Marshal de la Llanura: Comodín."),
        (e.CardGiven(1, 0, "forest-3"), "El Marshal de la Llanura entrega Bosque 3 al Marshal del Bosque."),
        (e.OutlawCaptured(0, "outlaw-3", "forest", 0, False), "captura a la viuda Graves en el bosque."),
        (e.CardCancelled(0, "clue-forest"), "anula Pista en el bosque"),
    ],
)
def test_names_have_their_article_and_verbs_their_number(event: Event, spanish: str) -> None:
    assert spanish in (localizer("es").event(event, None) or "")


def test_rivals_are_named_with_their_article() -> None:
    spanish, english = localizer("es"), localizer("en")
    assert spanish.choice(GAME.parse("ambush seat-1")).startswith("Emboscar al Marshal del Bosque")
    assert spanish.choice(GAME.parse("camp seat-2")).startswith("Hacer acampar al Marshal de la Llanura")
    assert english.choice(GAME.parse("camp seat-2")).startswith("Make the Marshal of the Plains camp")


@pytest.mark.rule("MA-BASIC-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_basic_mode_speaks_of_nothing_it_does_not_have(players: int) -> None:
    examples = TextExamples(GAME, limit=1000)
    for seed in range(4):
        examples.play_at_random({"players": players, "preset": "basic"}, seed, boards=True)
    shown = {name: kept for name, kept in examples.by_message.items() if not name.startswith("refusal-")}
    texts = [text for kept in shown.values() for one in kept for text in one.texts]
    texts += [text for board in examples.boards for text in board.texts]
    for word in (
        "$",
        "bala",
        "provisi",
        "recurso",
        "suppl",
        "bullet",
        "dinero",
        "money",
        "recompensa",
        "bounty",
    ):
        assert not [text for text in texts if word in text.lower()], word


@pytest.mark.rule("MA-WIN-6", "MA-BASIC-16")
@pytest.mark.parametrize(
    ("ending", "first", "second", "decided"),
    [
        ("one-left", {}, {}, "one-left"),
        ("fled-corrupt", {}, {}, "corrupt"),
        ("captured-majority", {"money": 1}, {"money": 9}, "majority"),
        ("captured-money", {"money": 9}, {"money": 1}, "money"),
        ("captured-money", {"captures": 2}, {"captures": 1}, "captures"),
        ("fled-money", {"in-play": 1}, {"in-play": 0}, "in-play"),
        ("fled-money", {"supplies": 5}, {"supplies": 4}, "supplies"),
        ("basic-captured", {"captures": 2}, {"captures": 1}, "basic-captures"),
        ("basic-captured", {"danger": 50}, {"danger": 40}, "basic-danger"),
        ("basic-fled", {"highest": 30}, {"highest": 25}, "basic-highest"),
    ],
)
def test_a_result_names_what_decided_it(
    ending: str, first: dict[str, int], second: dict[str, int], decided: str
) -> None:
    parts = (
        ("captures", "danger", "highest") if "basic" in ending else ("money", "captures", "in-play", "supplies")
    )
    rows = [{part: given.get(part, 1) for part in parts} for given in (first, second)]
    assert deciding(Result([[0], [1]], [1, 1], rows, ending)) == decided
    for language in ("en", "es"):
        assert localizer(language).deciding(Result([[0], [1]], [1, 1], rows, ending)).endswith(".")


def test_a_shared_win_is_tied_in_everything() -> None:
    rows = [{"money": 5, "captures": 1, "in-play": 1, "supplies": 3}] * 2
    assert deciding(Result([[0, 1]], [5, 5], rows, "captured-money")) == "tie"


def test_being_in_play_is_a_word_not_a_number() -> None:
    assert [localizer("es").breakdown_value("in-play", value) for value in (0, 1)] == ["no", "sí"]
    assert localizer("es").breakdown_value("money", 1) == "1"
