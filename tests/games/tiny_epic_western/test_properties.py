"""Every property and the bosses that are left (section 11)."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_western.positions import Position, build_position

from cantina.games.tiny_epic_western import events as e
from cantina.games.tiny_epic_western.content import PROPERTIES

RICH = dict.fromkeys(("yellow", "blue", "green", "red"), (6, 6, 6))


@pytest.mark.rule("TEW-BOSS-1")
def test_the_banker_counts_cards_of_this_round() -> None:
    table = build_position(
        bosses={"yellow": "banker"}, stacks={"bank": "jail"}, aside="yellow hatter", phase="resolution"
    )
    assert table.events_of(e.BossHelped) == [e.BossHelped(seat=0, boss="banker", count=1)]


@pytest.mark.rule("TEW-BOSS-2")
def test_the_cowgirl_counts_empty_porches_at_most_two() -> None:
    table = build_position(
        bosses={"yellow": "cowgirl"},
        standing="yellow bank-porch, yellow hideout-porch, yellow saloon-porch",
        phase="resolution",
    )
    assert table.events_of(e.BossHelped) == [e.BossHelped(seat=0, boss="cowgirl", count=2)]


@pytest.mark.rule("TEW-BOSS-7")
def test_the_chief_counts_the_wounded_at_most_two() -> None:
    lying = "yellow bank-porch, yellow bank-porch, yellow saloon-influence"
    table = build_position(bosses={"yellow": "chief"}, wounded=lying, phase="resolution")
    assert table.events_of(e.BossHelped) == [e.BossHelped(seat=0, boss="chief", count=2)]


@pytest.mark.rule("TEW-BOSS-4")
def test_the_rancher_may_pay_for_the_third_gunman() -> None:
    table = build_position(bosses={"blue": "rancher"}, influence={"blue": (0, 1, 1)}, phase="start")
    assert (table.decider, table.kind) == ("blue", "hire")
    assert table.choices == ["pay law", "pay force", "decline"]
    table.do("pay law")
    assert table.influence("blue") == (0, 0, 1)
    assert (table.seat_view("blue").left, table.seat_view("blue").third) == (3, True)
    declined = build_position(bosses={"blue": "rancher"}, phase="start").do("decline")
    assert declined.seat_view("blue").left == 2
    assert build_position(bosses={"blue": "rancher"}, third="blue", phase="start").kind == "place"
    assert (
        build_position(bosses={"blue": "rancher"}, influence={"blue": (0, 0, 0)}, phase="start").kind == "place"
    )


GAIN_VP = [("appraiser", (6, 0, 0)), ("army-outpost", (0, 0, 6)), ("mayors-office", (0, 6, 0))]


@pytest.mark.rule("TEW-PROP-1", "TEW-PROP-26")
@pytest.mark.parametrize(("card", "kind"), GAIN_VP)
def test_gain_by_the_vp_of_the_first_purchase(card: str, kind: tuple[int, int, int]) -> None:
    table = build_position(
        influence={"yellow": (1, 1, 1)},
        standing="yellow bank-porch",
        stacks={"bank": card},
        zones={"bank": "graveyard"},
        phase="market",
    ).do("buy graveyard")
    assert table.influence("yellow") == tuple(min(amount, 1) for amount in kind)
    hurt = build_position(
        influence={"yellow": (1, 1, 1)},
        wounded="yellow bank-porch",
        stacks={"bank": card},
        zones={"bank": "graveyard"},
        phase="market",
    ).do("buy graveyard")
    assert hurt.influence("yellow") == (0, 0, 0)


@pytest.mark.rule("TEW-PROP-1", "TEW-BUY-7")
def test_gain_by_vp_only_once() -> None:
    table = build_position(
        influence={"yellow": (3, 3, 3)},
        standing="yellow bank-porch, yellow sheriff-leftover",
        stacks={"bank": "appraiser"},
        zones={"bank": "graveyard", "saloon": "outhouse"},
        phase="market",
    ).do("buy graveyard", "buy outhouse")
    assert table.influence("yellow") == (2, 1, 1)
    assert len(table.events_of(e.PropertyPaid)) == 1


@pytest.mark.rule("TEW-PROP-3")
@pytest.mark.parametrize(
    ("card", "bought", "units"),
    [
        ("collapsed-mine", "gold-mine", 1),
        ("railway-company", "outhouse", 3),
        ("wheelwright", "church", 2),
        ("wheelwright", "outhouse", 0),
    ],
)
def test_discounts(card: str, bought: str, units: int) -> None:
    table = build_position(
        influence=RICH,
        standing="yellow bank-porch",
        stacks={"bank": card},
        zones={"bank": bought},
        phase="market",
    ).do(f"buy {bought}")
    while table.kind == "waive":
        table.do(table.choices[0])
    cost = next(sum(one.cost) for one in PROPERTIES if one.name == bought)
    assert 18 - sum(table.influence("yellow")) == cost - units


@pytest.mark.rule("TEW-PROP-5", "TEW-PROP-8", "TEW-INFO-7")
def test_the_auction_house() -> None:
    house = {"sheriff": "auction-house"}

    def start() -> Position:
        table = build_position(influence={"yellow": (1, 1, 2)}, stacks=house, deck="jail church hatter …")
        return table.do("place sheriff porch")

    table = start()
    assert table.choices == ["pay money", "pay law", "pay force", "decline"]
    size = table.view.properties
    table.do("pay money")
    assert table.view.turned == ("jail", "church")
    assert table.seen_by("red").turned == ("jail", "church")
    assert table.choices == ["buy jail", "decline"]
    assert table.why_not("buy church") == ("cannot-pay", "TEW-BUY-6")
    assert table.why_not("buy hatter") == ("not-turned-over", "TEW-PROP-5")
    table.do("buy jail")
    assert table.influence("yellow") == (0, 0, 0)
    assert table.seat_view("yellow").waiting == ("jail",)
    assert table.view.properties == size - 1
    assert "church" in table.deck
    assert table.events_of(e.AuctionClosed) == [e.AuctionClosed(properties=("church",))]
    none = start().do("pay money", "decline")
    assert none.view.properties == size
    assert {"jail", "church"} <= set(none.deck)
    assert start().do("decline").view.turned == ()
    empty = build_position(stacks=house, deck="").do("place sheriff porch")
    assert empty.kind == "place"
    last = build_position(influence=RICH, stacks={"sheriff": "auction-house"}, deck="jail").do(
        "place sheriff porch", "pay law"
    )
    assert last.view.turned == ("jail",)


@pytest.mark.rule("TEW-PROP-5")
def test_the_auction_shuffles_the_deck() -> None:
    tops = set()
    for seed in range(40):
        table = build_position(influence=RICH, stacks={"sheriff": "auction-house"}, deck="jail church hatter …")
        table.state.reseed("properties", seed)
        table.do("place sheriff porch", "pay money", "decline")
        tops.add(table.deck[0])
    assert len(tops) > 10


@pytest.mark.rule("TEW-PROP-9")
def test_the_barber_shop() -> None:
    table = build_position(
        stacks={
            "sheriff": "barber-shop",
            "bank": "jail church hatter",
            "hideout": "mansion gallows",
            "courthouse": "outhouse",
        },
        standing="red hideout-porch",
        wounded="red bank-porch",
    ).do("place sheriff porch")
    assert table.choices == ["raise jail", "raise church", "decline"]
    assert table.why_not("raise hatter") == ("on-top", "TEW-PROP-9")
    assert table.why_not("raise mansion") == ("in-use", "TEW-PROP-9")
    assert table.why_not("raise outhouse") == ("on-top", "TEW-PROP-9")
    assert table.why_not("raise barber-shop") == ("not-in-a-stack", "TEW-PROP-9")
    assert table.why_not("raise gold-mine") == ("not-in-a-stack", "TEW-PROP-9")
    table.do("raise jail")
    assert table.mat("bank").stack == ("church", "hatter", "jail")
    nothing = build_position(stacks={"sheriff": "barber-shop", "bank": "jail"}).do("place sheriff porch")
    assert nothing.kind == "place"


@pytest.mark.rule("TEW-PROP-18", "TEW-PROP-19", "TEW-PROP-25")
@pytest.mark.parametrize(
    ("card", "suit"),
    [("blacksmith", "horseshoe"), ("cattle-farm", "steer"), ("hatter", "hat"), ("trading-post", "teepee")],
)
def test_counting_suits(card: str, suit: str) -> None:
    others = [name for name in ("horseshoe", "steer", "hat", "teepee") if name != suit]
    gaps = f"{suit}-1 {others[0]}-1 {others[0]}-2 {others[1]}-1 {others[1]}-2 {others[2]}-1"
    cards = {"yellow": f"{others[2]}-2", "green": f"{suit}-2"}

    def gained(standing: str, wounded: str = "") -> int:
        table = build_position(
            2,
            gaps=gaps,
            cards=cards,
            rival=f"{others[2]}-3",
            poker=f"{suit}-3 {suit}-4",
            standing=standing,
            wounded=wounded,
            stacks={"bank": card},
            phase="resolution",
        )
        count = 0
        while table.kind == "gain":
            table.do("gain law")
            count += 1
        return count

    assert gained("yellow bank-porch") == 2  # a gap card and green's; deck and discards are not in play
    assert gained("", wounded="yellow bank-porch") == 0


@pytest.mark.rule("TEW-PROP-6", "TEW-PROP-7", "TEW-PROP-8")
def test_the_central_bank() -> None:
    def start(yellow: tuple[int, int, int]) -> Position:
        return build_position(
            influence={"yellow": yellow},
            stacks={"sheriff": "central-bank"},
            zones={"bank": "jail", "sheriff": "graveyard", "saloon": "mayors-office"},
            deck="church mansion …",
        ).do("place sheriff porch")

    table = start((1, 1, 2))
    assert table.choices == ["buy graveyard", "buy jail", "decline"]
    assert table.why_not("buy church") == ("not-for-sale", "TEW-PROP-6")
    assert table.why_not("buy central-bank") == ("on-a-porch", "TEW-BUY-5")
    table.do("buy graveyard")
    assert table.influence("yellow") == (0, 0, 0)  # 1 force is left to pay the X with
    assert table.mat("sheriff").zone == "church"
    assert table.mat("sheriff").stack == ("central-bank",)
    assert table.seat_view("yellow").waiting == ("graveyard",)
    short = start((1, 1, 1))
    assert short.kind == "place"  # the X cannot be paid as well
    choose = start((2, 2, 1)).do("buy graveyard")
    assert (choose.kind, choose.choices) == ("pay", ["pay money", "pay law"])
    assert choose.why_not("pay force") == ("not-enough", "TEW-INF-3")
    assert choose.mat("sheriff").zone == "graveyard"  # nothing new is shown before all is paid
    assert choose.do("pay law").mat("sheriff").zone == "church"


@pytest.mark.rule("TEW-PROP-6")
def test_why_the_central_bank_refuses() -> None:
    table = build_position(
        influence={"yellow": (1, 1, 3)},
        stacks={"sheriff": "central-bank"},
        zones={"bank": "jail", "hideout": "trading-post", "saloon": "church"},
    ).do("place sheriff porch")
    assert table.why_not("buy church") == ("cannot-pay", "TEW-BUY-6")
    exact = build_position(
        influence={"yellow": (0, 1, 3)},
        stacks={"sheriff": "central-bank"},
        zones={"bank": "jail", "hideout": "trading-post"},
    ).do("place sheriff porch")
    assert exact.why_not("buy trading-post") == ("cannot-pay-the-bank", "TEW-PROP-6")


@pytest.mark.rule("TEW-PROP-8", "TEW-THIRD-1")
def test_a_purchase_of_phase_two_is_no_purchase_of_phase_four() -> None:
    table = build_position(
        influence=RICH,
        stacks={"sheriff": "central-bank", "bank": "appraiser"},
        zones={"bank": "jail", "sheriff": "graveyard"},
        standing="yellow bank-porch",
        left={"yellow": 1, "blue": 0, "green": 0, "red": 0},
    ).do("place sheriff porch", "buy graveyard", "pay money")
    while table.kind in ("pot", "gain"):
        table.do(table.choices[0])
    assert (table.decider, table.kind) == ("yellow", "buy")
    table.do("buy jail")
    assert table.events_of(e.PropertyPaid) == [e.PropertyPaid(seat=0, property="appraiser")]
    early = build_position(
        influence=RICH, stacks={"sheriff": "central-bank"}, left={"yellow": 1, "blue": 0, "green": 0, "red": 0}
    ).do("place sheriff porch")
    early.do(early.choices[0], "pay money").next_round()
    assert [side.third for side in early.view.seats] == [False, True, True, True]


@pytest.mark.rule("TEW-PROP-10", "TEW-PROP-27", "TEW-WOUND-6")
def test_the_doctors_office() -> None:
    table = build_position(
        stacks={"sheriff": "doctors-office", "hideout": "outhouse"},
        standing="red bank-porch, blue courthouse-left",
        wounded="yellow bank-porch, red courthouse-influence",
    ).do("place sheriff porch")
    assert (table.kind, table.choices) == ("lift", ["lift bank porch", "decline"])
    assert table.why_not("lift courthouse influence") == ("no-wounded-there", "TEW-PROP-10")
    table.do("lift bank porch")
    assert table.why_not("place bank porch") == ("same-spot", "TEW-PROP-10")
    assert table.why_not("place courthouse left") == ("occupied", "TEW-PROP-10")
    assert table.why_not("place sheriff porch") == ("occupied", "TEW-PROP-10")
    table.do("place hideout porch")
    assert table.wounded_on("bank-porch") == []
    assert table.standing_on("hideout-porch") == "yellow"
    assert table.events_of(e.PropertyUsed)[-1] == e.PropertyUsed(seat=0, property="outhouse")
    assert table.influence("green") == (2, 1, 1)
    assert table.events_of(e.GunmanMoved) == [e.GunmanMoved(seat=0, origin="bank", spot="hideout-porch")]
    option = build_position(
        stacks={"sheriff": "doctors-office"}, standing="red bank-porch", wounded="yellow bank-porch"
    ).do("place sheriff porch", "lift bank porch", "place hideout left")
    assert option.influence("yellow") == (2, 1, 1)
    nobody = build_position(stacks={"sheriff": "doctors-office"}).do("place sheriff porch")
    assert nobody.kind == "place"


@pytest.mark.rule("TEW-PROP-10")
def test_the_doctor_needs_a_free_spot() -> None:
    everywhere = [
        f"red {mat}-{spot}" for mat in ("bank", "courthouse", "hideout", "saloon") for spot in ("porch", "left")
    ]
    everywhere += ["red sheriff-minus", "red sheriff-up"]
    table = build_position(
        stacks={"sheriff": "doctors-office"},
        standing=", ".join(everywhere),
        wounded="yellow bank-porch, yellow sheriff-leftover",
    ).do("place sheriff porch")
    # Only the Leftover spot is free: the gunman that lies there cannot go to it.
    assert table.choices == ["lift bank porch", "decline"]
    assert table.why_not("lift sheriff leftover") == ("no-free-spot", "TEW-PROP-10")


@pytest.mark.rule("TEW-PROP-11", "TEW-PROP-27")
def test_the_stagecoach_inn() -> None:
    table = build_position(
        stacks={"sheriff": "stagecoach-inn"},
        standing="yellow bank-left, red hideout-porch",
        wounded="yellow saloon-porch",
        left={"yellow": 1, "blue": 0, "green": 0, "red": 0},
    ).do("place sheriff porch")
    assert table.choices == ["lift bank influence", "decline"]
    assert table.why_not("lift sheriff porch") == ("on-the-inn", "TEW-PROP-11")
    assert table.why_not("lift saloon porch") == ("no-gunman-there", "TEW-PROP-11")
    table.do("lift bank influence")
    assert table.why_not("place bank right") == ("same-spot", "TEW-PROP-11")
    assert table.why_not("place hideout porch") == ("occupied", "TEW-PROP-11")
    table.do("place courthouse left")
    assert table.standing_on("bank-influence") is None
    assert e.InfluenceGained(seat=0, count=1, influence="force", now=2, lost=0) in table.events
    assert not any(hand.mat == "bank" for hand in (*table.events_of(e.HandWon), *table.events_of(e.HandLost)))


@pytest.mark.rule("TEW-PROP-11", "TEW-PROP-28")
def test_chains_of_moves_are_completed_from_the_inside() -> None:
    table = build_position(
        active="red",
        stacks={"hideout": "stagecoach-inn", "bank": "doctors-office", "courthouse": "outhouse"},
        standing="red saloon-left, blue saloon-porch",
        wounded="red saloon-porch",
        left={"red": 1},
    ).do("place hideout porch", "lift saloon influence", "place bank porch", "lift saloon porch")
    table.do("place courthouse porch")
    paid = [event.seat for event in table.events_of(e.OwnerPaid)]
    assert paid == [1, 0, 2]  # the Outhouse's owner, then the Doctor's, then the Inn's
    used = [event.property for event in table.events_of(e.PropertyUsed)]
    assert used == ["stagecoach-inn", "doctors-office", "outhouse"]


@pytest.mark.rule("TEW-PROP-11", "TEW-PROP-10")
def test_no_free_spot_for_the_stagecoach() -> None:
    everywhere = [
        f"red {mat}-{spot}" for mat in ("bank", "courthouse", "hideout") for spot in ("porch", "left")
    ]
    everywhere += [
        "red sheriff-minus",
        "red sheriff-up",
        "red sheriff-leftover",
        "yellow saloon-left",
        "red saloon-porch",
    ]
    table = build_position(stacks={"sheriff": "stagecoach-inn"}, standing=", ".join(everywhere)).do(
        "place sheriff porch"
    )
    assert table.kind == "place"


CONVERSIONS = [
    ("general-store", 1, 0),
    ("jail", 1, 2),
    ("mansion", 2, 0),
    ("assay-office", 0, 1),
    ("gunsmith", 0, 2),
    ("gallows", 2, 1),
]


@pytest.mark.rule("TEW-PROP-12")
@pytest.mark.parametrize(("card", "paid", "gained"), CONVERSIONS)
def test_conversions(card: str, paid: int, gained: int) -> None:
    table = build_position(influence={"yellow": (2, 2, 2)}, stacks={"sheriff": card}).do("place sheriff porch")
    assert table.choices == ["convert 1", "convert 2", "decline"]
    assert table.why_not("convert 3") == ("not-enough", "TEW-PROP-12")
    after = list(table.do("convert 2").influence("yellow"))
    assert (after[paid], after[gained]) == (0, 6)
    empty = [2, 2, 2]
    empty[paid] = 0
    none = build_position(influence={"yellow": (empty[0], empty[1], empty[2])}, stacks={"sheriff": card})
    assert none.do("place sheriff porch").kind == "place"  # zero cannot be converted


@pytest.mark.rule("TEW-PROP-13")
def test_the_grand_hotel_is_optional() -> None:
    table = build_position(influence={"yellow": (2, 1, 1)}, stacks={"sheriff": "grand-hotel"}).do(
        "place sheriff porch"
    )
    assert table.choices == ["exchange money", "decline"]
    assert table.why_not("exchange law") == ("not-enough", "TEW-PROP-13")
    assert table.do("exchange money").influence("yellow") == (0, 3, 3)


@pytest.mark.rule("TEW-PROP-14")
def test_the_graveyard_needs_a_wounded_gunman() -> None:
    table = build_position(stacks={"sheriff": "graveyard"}).do("place sheriff porch")
    assert table.kind == "place"
    assert table.influence("yellow") == (1, 1, 1)
    assert (
        build_position(stacks={"sheriff": "graveyard"}, wounded="blue bank-porch")
        .do("place sheriff porch")
        .kind
        == "pair"
    )


@pytest.mark.rule("TEW-PROP-15")
def test_the_outhouse_lasts_to_the_end_of_the_round() -> None:
    table = build_position(stacks={"sheriff": "outhouse"}).do("place sheriff porch")
    assert table.seat_view("yellow").protected
    assert not table.next_round().seat_view("yellow").protected


@pytest.mark.rule("TEW-PROP-16", "TEW-PROP-17", "TEW-PROP-26")
def test_the_post_office_may_be_declined_or_out_of_reach() -> None:
    facts = {"bank": "post-office"}
    declined = build_position(standing="red bank-porch", stacks=facts, phase="market").do("decline")
    assert declined.events_of(e.PostOfficePaid) == []
    poor = build_position(standing="red bank-porch", stacks=facts, influence={"red": (0, 1, 0)}, phase="market")
    assert poor.kind != "post"
    hurt = build_position(wounded="red bank-porch", stacks=facts, phase="market")
    assert hurt.kind != "post"
    # The ranking comes after this window; that of the round before is not shown.
    again = build_position(standing="red bank-porch", stacks=facts, phase="market").do("decline").next_round()
    assert again.view.ranking == ()
    data = again.state.dump()
    assert data["table"]["ranking"]
    data["table"]["phase"], data["table"]["step"], data["stack"] = 4, 0, [["rounds"], ["market"]]
    data["table"]["standing"][4], data["answers"] = 3, []
    for hand in data["table"]["hands"]:
        del hand[1:]
    loaded = Position(Position.GAME.load(data))
    assert (loaded.kind, loaded.view.ranking) == ("post", ())
    only_one = build_position(
        standing="red bank-porch", wounded="blue bank-porch", stacks=facts, phase="market"
    )
    assert only_one.deciding_players == ["red"]


@pytest.mark.rule("TEW-PROP-20")
def test_the_opera_house() -> None:
    table = build_position(
        standing="yellow bank-porch", stacks={"bank": "opera-house"}, rival="hat-5", phase="resolution"
    )
    assert e.PropertyPaid(seat=0, property="opera-house") in table.events
    gained = [(event.influence, event.count) for event in table.events_of(e.InfluenceGained)][:3]
    assert gained == [("money", 1), ("law", 1), ("force", 1)]


@pytest.mark.rule("TEW-PROP-21")
def test_the_church() -> None:
    table = build_position(standing="yellow bank-porch", stacks={"bank": "church"}, phase="resolution")
    assert (table.decider, table.kind) == ("yellow", "gain-two")
    wanted = build_position(
        standing="yellow bank-porch", stacks={"bank": "church"}, wanted="yellow", phase="resolution"
    )
    assert wanted.do("gain law").events_of(e.PropertyPaid) == []


@pytest.mark.rule("TEW-PROP-22")
@pytest.mark.parametrize(
    ("owned", "aside", "money"),
    [("", "", 1), ("gallows", "", 2), ("gallows", "yellow mayors-office", 4), ("collapsed-mine jail", "", 4)],
)
def test_the_gold_mine(owned: str, aside: str, money: int) -> None:
    table = build_position(stacks={"sheriff": "gold-mine", "bank": owned}, aside=aside).do(
        "place sheriff porch"
    )
    assert table.influence("yellow") == (money, 1, 1)


@pytest.mark.rule("TEW-PROP-23")
def test_the_train_depot() -> None:
    table = build_position(
        influence=RICH,
        standing="yellow bank-porch",
        stacks={"bank": "train-depot"},
        zones={"saloon": "jail"},
        phase="market",
    )
    assert "buy jail" in table.choices
    assert len(table.choices) == 6


@pytest.mark.rule("TEW-PROP-24", "TEW-INFO-8", "TEW-DEAL-6")
def test_the_gaming_house() -> None:
    def start() -> Position:
        return build_position(
            cards={"yellow": "steer-1"}, poker="hat-5", stacks={"sheriff": "gaming-house"}
        ).do("place sheriff porch")

    table = start()
    assert (table.kind, table.choices) == ("gamble", ["draw", "decline"])
    table.do("draw")
    assert table.seen_by("yellow").seats[0].known == ("steer-1", "hat-5")
    assert table.seen_by("red").seats[0].known == ()
    assert (table.kind, table.choices) == ("swap", ["keep steer-1", "keep hat-5"])
    assert table.why_not("keep hat-4") == ("not-dealt", "TEW-PROP-24")
    table.do("keep hat-5")
    assert table.hand("yellow") == ["hat-5"]
    assert table.discard[0] == "steer-1"
    assert "steer-1" in table.seen_by("yellow").discarded
    assert "steer-1" not in table.seen_by("blue").discarded
    assert start().do("decline").hand("yellow") == ["steer-1"]
    revealed = build_position(stacks={"sheriff": "gaming-house"}, revealed="yellow").do("place sheriff porch")
    assert revealed.kind == "place"


@pytest.mark.rule("TEW-PROP-24")
def test_an_empty_poker_deck_is_made_anew_from_the_discards() -> None:
    table = build_position(stacks={"sheriff": "gaming-house"})
    data = table.state.dump()
    lying = data["table"]["poker"]
    data["table"]["poker"] = []
    data["table"]["discard"] += [[card, 0] for card, _ in lying]
    loaded = Position(Position.GAME.load(data))
    size = len(loaded.discard)
    loaded.do("place sheriff porch", "draw")
    assert loaded.events_of(e.PokerReshuffled) == [e.PokerReshuffled()]
    assert (len(loaded.poker), loaded.discard) == (size - 1, [])
