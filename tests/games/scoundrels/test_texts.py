"""The sentences of 3000 Scoundrels name things as players see them, in both languages."""

from __future__ import annotations

import pytest
from tests.games.scoundrels.positions import GAME, Position, build_position

from cantina.localization import Localizer

ACTING = 6
FULL_SHEET = "grimy printer, amusing dog, corrupt cow, cocky chef, cowardly beggar"


def localizer(table: Position, language: str, viewer: str | None = "A") -> Localizer:
    made = Localizer(GAME, language)
    made.name_seats(table.state.view(None if viewer is None else table.seat_of(viewer)))
    return made


def choice(table: Position, text: str, language: str) -> str:
    return localizer(table, language).choice(GAME.parse(text))


def last_events(table: Position, language: str, viewer: str | None) -> list[str | None]:
    seat = None if viewer is None else table.seat_of(viewer)
    words = localizer(table, language, viewer)
    return [words.event(event, seat) for event in table.events]


@pytest.mark.parametrize(
    ("trait", "job", "spanish", "english"),
    [
        ("grimy", "gold-prospector", "la Buscadora de oro Mugrienta", "the Grimy Gold Prospector"),
        ("greedy", "cow", "la Res Codiciosa", "the Greedy Cow"),
        ("generous", "dog", "la Perra Generosa", "the Generous Dog"),
        ("generous", "mastermind", "el Cerebro Generoso", "the Generous Mastermind"),
        ("stunning", "test-subject", "el Sujeto de pruebas Arrebatador", "the Stunning Test Subject"),
        ("cocky", "mayor", "el Alcalde Engreído", "the Cocky Mayor"),
    ],
)
def test_a_scoundrel_has_its_job_its_trait_and_one_gender(
    trait: str, job: str, spanish: str, english: str
) -> None:
    for language, expected in (("es", spanish), ("en", english)):
        text = Localizer(GAME, language).format("event-scoundrel-arrived", trait=trait, job=job)
        assert text.startswith(expected)


def test_every_scoundrel_has_a_name_without_a_slash() -> None:
    words = Localizer(GAME, "es")
    for trait in GAME.choices:
        if trait.kind == "pick":
            for job in ("gold-prospector", "cow", "steed", "cat-burglar", "mayor"):
                name = words.format("board-scoundrel", trait=trait.args["trait"], job=job)
                assert "/" not in name


def test_choices_name_the_scoundrel_its_cost_and_what_it_does() -> None:
    table = build_position(stage=ACTING, saloon="rough banker", money={"A": 20})
    cost = next(one.cost for one in table.view.saloon if one and one.trait == "rough")
    assert choice(table, "hire rough", "es") == f"Contratar al Banquero Tosco ({cost} $)"
    assert choice(table, "hire rough", "en") == f"Hire the Rough Banker (${cost})"
    effect = localizer(table, "es").choice(GAME.parse("hire rough"), with_effect=True)
    assert effect.startswith(f"Contratar al Banquero Tosco ({cost} $) · ")
    assert effect.endswith("$")
    assert choice(table, "hire grimy", "en") == "Hire the Grimy scoundrel"  # nowhere to be seen
    full = build_position(
        stage=ACTING, saloon="elegant banker, rough tracker", sheets={"A": FULL_SHEET}, money={"A": 20}
    ).do("hire elegant")
    assert choice(full, "drop corrupt", "es") == "Descartar a la Res Corrupta"
    assert choice(full, "drop elegant", "es") == "Descartar al Banquero Elegante"


def test_a_mark_is_named_by_what_it_shows_and_where_it_lies() -> None:
    table = build_position(marks="B depot-2 7, B estate-1 3")
    number = next(mark.mark for safe in table.view.safes for mark in safe.marks if mark.number == 7)
    leader = localizer(table, "en").seat(1)
    assert (
        choice(table, f"flip 2 {number}", "es")
        == f"La Marca de {leader} con un 7 en la casilla 2 de la Estación"
    )
    assert choice(table, f"flip 2 {number}", "en") == f"{leader}’s mark with a 7 in space 2 of the Depot"


@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_everyone_is_told_which_safe_was_marked_and_stolen(viewer: str | None) -> None:
    marked = build_position(slot="a").do("use leader", "safe depot 2", "mark 4")
    assert any("space 2 of the Depot" in (text or "") for text in last_events(marked, "en", viewer)[-2:])
    assert "pone un 4 en la Caja fuerte de la casilla 2 de la Estación." in str(
        last_events(marked, "es", viewer)
    )
    stolen = build_position(slot="5").do("use leader", "safe estate 2")
    assert "steals the safe in space 2 of the Estate" in str(last_events(stolen, "en", viewer))


def test_an_unused_safe_is_no_space_0() -> None:
    words = {language: Localizer(GAME, language) for language in ("en", "es")}
    for tag in ("safe-seen", "safe-stolen"):
        for known in ("yes", "no"):
            args = {
                "seat": 0,
                "location": "estate",
                "space": 0,
                "safe": "broken-lens",
                "value": 2,
                "known": known,
            }
            assert "unused safe of the Estate" in words["en"].format(f"event-{tag}", **args)
            assert "Caja fuerte sin usar de la Finca" in words["es"].format(f"event-{tag}", **args)
    left = {"seat": 0, "number": 1, "location": "estate", "space": 0}
    assert words["es"].format("event-safe-abandoned", **left).endswith("que queda sin usar.")


def test_the_number_of_dollars_left_agrees_with_its_verb() -> None:
    words = Localizer(GAME, "es")
    assert words.format("event-money-paid", seat=0, count=2, money=1) == "el puesto 1 paga 2 $ (le queda 1 $)."
    assert words.format("event-money-paid", seat=0, count=2, money=3) == "el puesto 1 paga 2 $ (le quedan 3 $)."
    one, two = (words.format("event-hand-seen", seat=0, rival=1, count=n, known="no") for n in (1, 2))
    assert one == "el puesto 1 mira una carta de la mano del puesto 2."
    assert two == "el puesto 1 mira 2 cartas de la mano del puesto 2."


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_board_shows_leader_abilities_and_explains_its_signs(language: str) -> None:
    table = build_position(saloon="rough banker")
    board = GAME.text_board(table.view, localizer(table, language, None))
    abilities = {"en": "Leader abilities: A Scout and mark", "es": "Capacidades de Líder: A Ojea y marca"}
    assert abilities[language] in board
    legend = board.splitlines()[-1]
    assert all(sign in legend for sign in ("$", "✓", "←", "→", "↔", "♟", "?", "["))
    money = {"en": "$", "es": " $"}[language]
    assert ("Banquero Tosco (" if language == "es" else "Rough Banker (") in board
    assert money in board
    assert ("$4" in board) is False or language == "en"
