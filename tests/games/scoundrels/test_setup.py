"""Components, card data, set-up and counts (sections 2, 4, 5, 13 and 19)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.scoundrels.positions import (
    ACTING,
    GAME,
    PRINTED,
    Position,
    build_position,
    new_game,
    random_match,
    scoundrel_number,
)

import cantina
from cantina.games.scoundrels import events as e
from cantina.games.scoundrels.content import JOB_NAMES, SAFE_NAMES, SAFE_VALUES, TRAIT_NAMES
from cantina.localization import Localizer


def words(text: str) -> list[str]:
    return text.split()


RED = words(
    "cybernetic brilliant reckless quick tireless ruthless futuristic mechanical triumphant unstoppable"
)
BLUE = sorted(set(TRAIT_NAMES) - set(RED))
GREEN = words(
    "gold-prospector printer banker chef dog cow beggar tracker foreman launderer bartender pickpocket "
    "telegraphist stable-hand gardener janitor"
)
PURPLE = words(
    "journalist investor courier gambler deputy convict con-artist counselor test-subject abomination "
    "automaton bank-robber loan-shark preacher tailor quack steed lawyer photographer forger auctioneer spy"
)
BLACK = sorted(set(JOB_NAMES) - set(GREEN) - set(PURPLE))

# The positions of a trait's dollars; a job's own dollars and the positions of its bullet holes.
POSITIONS = (
    "grimy:13 amusing:24 corrupt:124 legendary:1235 cocky:12 cowardly:35 wealthy:135 sleepy:4 cunning:234 "
    "stubborn:14 elegant:25 rough:3 lonely:15 hungry:2 lucky:34 dusty:5 seasoned:125 clumsy: frugal:23 "
    "stunning:1234 stealthy:45 crackpot:1345 cruel: elderly:1 generous:4 selfish:123 annoying:235 talkative:5 "
    "daring: greedy:1245 liar:3 curious:145 honest:2 charming:1 spiteful:4 jealous:12 helpful:24 nervous:35 "
    "compassionate:135 energetic:1245 cybernetic:1245 brilliant:1235 reckless:135 quick: tireless:12345 "
    "ruthless:1235 futuristic:12345 mechanical:12345 triumphant:24 unstoppable:1245"
)
HOLES = (
    "gold-prospector:1/ printer:2/13 banker:3/ chef:2/2 dog:0/12 cow:1/23 beggar:1/3 tracker:1/ foreman:1/2 "
    "launderer:1/14 bartender:2/4 pickpocket:1/23 telegraphist:1/ stable-hand:1/1 gardener:1/ janitor:1/ "
    "journalist:2/ investor:1/4 courier:2/ gambler:1/2 deputy:1/ convict:3/1 con-artist:1/34 counselor:1/ "
    "test-subject:0/123 abomination:1/25 automaton:1/ bank-robber:1/1 loan-shark:2/ preacher:2/5 tailor:1/4 "
    "quack:2/ steed:2/ lawyer:1/3 photographer:2/ forger:2/2 auctioneer:2/ spy:1/5 outlaw:2/ safecracker:2/1 "
    "mastermind:2/ inventor:2/2 rebel:2/ marshal:4/ innkeeper:3/ undertaker:2/3 master-of-disguise:1/14 "
    "brainwasher:1/2 arsonist:1/5 bounty-hunter:2/ mayor:5/ train-robber:2/4 cat-burglar:2/1 scientist:2/3 "
    "tycoon:5/ gunslinger:3/2 fortune-teller:2/ smuggler:1/15 politician:1/ saboteur:1/3"
)
TECH = {
    **dict.fromkeys(("cybernetic", "futuristic", "mechanical"), 2),
    **dict.fromkeys(("corrupt", "crackpot", "compassionate", "brilliant", "tireless", "triumphant"), 1),
}
DECKS = [
    ("short", 2, 14, 4, 6),
    ("short", 3, 20, 6, 8),
    ("short", 4, 26, 8, 10),
    ("long", 2, 20, 6, 10),
    ("long", 3, 30, 8, 14),
    ("long", 4, 40, 12, 18),
]
every_deck = pytest.mark.parametrize(("length", "players", "blue", "green", "purple"), DECKS)
every_length = pytest.mark.parametrize("length", ["short", "long"])


def decks(table: Position) -> tuple[list[str], list[str]]:
    """All traits and jobs of the two decks in the order of coming out, those of the Saloon included."""
    inside = table.state.dump()["table"]
    arrived = table.events_of(e.ScoundrelArrived)
    traits = [event.trait for event in arrived] + [TRAIT_NAMES[card] for card in reversed(inside["traits"])]
    jobs = [event.job for event in arrived] + [JOB_NAMES[card] for card in reversed(inside["jobs"])]
    return traits, jobs


def scored(scoundrel: str = "-", reputation: int = 0) -> dict[str, int]:
    """What A's score is made of when a game of two ends with one scoundrel on the sheet."""
    table = build_position(
        2, day=2, turn=7, stage=9, slot="", sheets={"A": scoundrel}, reputation={"A": reputation}
    )
    assert table.state.result is not None
    parts = table.state.result.breakdown[0]
    assert table.state.result.scores[0] == sum(parts.values()) - parts["money"]
    return parts


# -- the box --------------------------------------------------------------------------------------


@pytest.mark.rule("SC-COMP-1")
def test_two_to_four_players() -> None:
    assert [new_game(players).view.players for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(cantina.BadOption, match="2 to 4"):
            GAME.new(players)
    table = build_position(3, sheets={"A": "sleepy pickpocket"}).do("use sleepy")
    assert table.choices == ["target 2", "target 3"]
    assert table.why_not("target 4") == ("no-such-seat", "SC-COMP-1")


@pytest.mark.rule("SC-COMP-2", "SC-COMP-3")
@pytest.mark.parametrize("language", ["en", "es"])
def test_fifty_traits_and_sixty_jobs_all_different(language: str) -> None:
    """In the long game of four every trait is in the deck, and three blue ones are in the Saloon."""
    view = new_game(4, length="long").view
    assert (view.blue + 3, view.red) == (40, 10)
    box = GAME.inventory(new_game(2).state)
    assert Counter(name.split()[0] for name in box if box[name] == 1)["trait"] == 50
    assert Counter(name.split()[0] for name in box if box[name] == 1)["job"] == 60
    localizer = Localizer(GAME, language)
    assert len({localizer.word("trait", name) for name in TRAIT_NAMES}) == 50
    assert len({localizer.word("job", name) for name in JOB_NAMES}) == 60
    assert [len(BLUE), len(GREEN), len(PURPLE), len(BLACK)] == [40, 16, 22, 22]


@pytest.mark.rule("SC-COMP-4", "SC-SET-13")
def test_seven_poker_cards_each_of_which_four_are_drawn() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(120):
        table = new_game(4, seed)
        inside = table.state.dump()["table"]
        for seat, side in enumerate(table.view.seats):
            cards = [card for card, _ in inside["hands"][seat] + inside["decks"][seat]]
            assert sorted(cards) == [0, 1, 2, 3, 4, 5, 6]
            assert (side.hand, side.deck) == (4, 3)
            drawn.update(table.state.view(seat).seats[seat].hand_known)
    assert set(drawn) == {"0", "a", "2", "3", "4", "5", "6"}
    assert all(220 < count < 330 for count in drawn.values())  # four of seven


@pytest.mark.rule("SC-COMP-6", "SC-COMP-7")
@pytest.mark.parametrize(("pair", "count"), [((2, 3), 2), ((4, 5), 3), ((6, 7), 2)])
def test_seven_marks_with_two_faces(pair: tuple[int, int], count: int) -> None:
    assert all(side.supply == (2, 2, 4, 4, 4, 6, 6) for side in new_game(4).view.seats)
    for faces in (pair[:1] * count, pair[1:] * count):
        put = ", ".join(f"A depot-{space} {face}" for space, face in enumerate(faces, 1))
        table = build_position(slot="a", marks=put).do("use leader", "safe estate 1")
        others = [f"mark {face}" for face in range(2, 8) if face not in pair]
        assert table.choices == others
        assert {mark.other for safe in table.view.safes for mark in safe.marks} == set(pair) - set(faces)
        # One mark of the pair fewer, and both numbers can be put.
        table = build_position(slot="a", marks=put.rpartition(", ")[0]).do("use leader", "safe estate 1")
        assert table.choices == [f"mark {face}" for face in range(2, 8)]


@pytest.mark.rule("SC-COMP-8")
def test_eighteen_safes_six_of_each_location() -> None:
    depot = "wireless-controller 3 light-coil 3 handheld-gizmo 4 picture-box 4 power-brick 5 iron-messenger 5"
    estate = (
        "music-disc 2 cold-cupboard 3 miracle-medicine 4 mechanical-bird 4 atomic-generator 5 robotic-arm 6"
    )
    laboratory = "broken-lens 2 blinking-cube 2 talking-glass 3 lightning-rifle 4 knowledge-box 6 time-anchor 7"
    at = {"depot": depot.split(), "estate": estate.split(), "laboratory": laboratory.split()}
    assert len(set(SAFE_NAMES)) == len(SAFE_VALUES) == 18
    for seed in range(5):
        inside = new_game(3, seed).state.dump()["table"]
        for number_of_location, names in enumerate(at.values()):
            faces = inside["safes"][number_of_location * 6 : number_of_location * 6 + 6]
            found = {SAFE_NAMES[face]: str(SAFE_VALUES[face]) for face in faces}
            assert found == dict(zip(names[::2], names[1::2], strict=True))
    assert Counter(safe.location for safe in new_game().view.safes) == dict.fromkeys(at, 6)


@pytest.mark.rule("SC-COMP-9", "SC-SET-7")
def test_five_safes_lie_face_down_at_each_location_and_one_is_unused() -> None:
    unused: set[str] = set()
    for seed in range(100):
        table = new_game(3, seed)
        for viewer in (None, "A", "B", "C"):
            safes = table.seen_by(viewer).safes
            assert all(safe.value is None and safe.safe is None and safe.marks == () for safe in safes)
        spaces = [(safe.location, safe.space) for safe in table.view.safes if safe.space > 0]
        assert spaces == [(name, space) for name in ("depot", "estate", "laboratory") for space in range(1, 6)]
        left = [safe.location for safe in table.view.safes if safe.space == 0]
        assert left == ["depot", "estate", "laboratory"]
        faces = table.state.dump()["table"]["safes"]
        unused.update(SAFE_NAMES[faces[place]] for place in (5, 11, 17))
    assert len(unused) == 18  # any safe may be the one left over


@pytest.mark.rule("SC-COMP-10")
def test_a_sheet_has_five_spaces_and_six_slots() -> None:
    table = build_position(slot="", stage=2)
    assert {text.split()[2] for text in table.choices} == {"a", "2", "3", "4", "5", "6"}
    assert len(table.seat_view("A").sheet) == 5
    four = "sleepy banker, grimy printer, rough mayor, cocky tycoon"
    saloon = "lonely chef, elegant tracker, clumsy dog"
    table = build_position(stage=ACTING, sheets={"A": four}, saloon=saloon).do("hire clumsy")
    assert (table.choices[0], table.choices[-2:]) == ("swap 1 2", ["swap 4 5", "keep"])
    full = build_position(stage=ACTING, sheets={"A": f"{four}, lucky cow"}, saloon=saloon).do("hire clumsy")
    assert full.kind == "drop"


@pytest.mark.rule("SC-COMP-11")
def test_spaces_are_adjacent_when_their_numbers_differ_by_one() -> None:
    for one in range(5):
        for other in range(5):
            if one == other:
                continue
            sheet = ["-"] * 5
            sheet[one], sheet[other] = "sleepy banker", "energetic printer"
            table = build_position(sheets={"A": ", ".join(sheet)}).do("use sleepy")
            assert (table.kind == "pending") == (abs(one - other) == 1)


@pytest.mark.rule("SC-COMP-12")
def test_the_saloon_has_three_spaces_beside_the_discard_pile() -> None:
    table = build_position(
        stage=ACTING, saloon="rough cow, clumsy dog, grimy mayor", discard="lonely chef", money={"A": 0}
    )
    assert len(table.view.saloon) == 3
    table.do("office")
    assert table.saloon[1:] == ["rough cow", "clumsy dog"]
    for viewer in (None, "A", "B", "C"):
        pile = [(one.trait, one.job) for one in table.seen_by(viewer).discard]
        assert pile == [("lonely", "chef"), ("grimy", "mayor")]


@pytest.mark.rule("SC-COMP-13")
def test_the_reputation_track_goes_from_minus_two_to_six_one_by_one() -> None:
    spaces = [-2]
    while spaces[-1] < 9:
        table = build_position(sheets={"A": "sleepy mayor, cocky banker"}, reputation={"A": spaces[-1]})
        if table.why_not("use sleepy") == ("not-usable", "SC-FX-1"):
            break
        spaces.append(table.do("use sleepy").seat_view("A").reputation)
    assert spaces == [-2, -1, 0, 1, 2, 3, 4, 5, 6]
    for space in spaces:
        table = build_position(sheets={"A": "sleepy con-artist, cocky banker"}, reputation={"A": space})
        if space > -2:
            assert table.do("use sleepy").seat_view("A").reputation == space - 1
        else:
            assert table.why_not("use sleepy") == ("cost-not-met", "SC-FX-1")


@pytest.mark.rule("SC-COMP-14")
@pytest.mark.parametrize("space", range(-2, 7))
def test_a_reputation_space_is_worth_its_number(space: int) -> None:
    assert scored(reputation=space)["reputation"] == space


@pytest.mark.rule("SC-COMP-15")
def test_there_are_more_dollars_than_tokens() -> None:
    table = build_position(slot="4", money={"A": 38, "B": 38, "C": 38}).do("use leader")
    assert [table.money(player) for player in "ABC"] == [42, 38, 38]
    assert isinstance(table.money("A"), int)


@pytest.mark.rule("SC-COMP-16", "SC-SET-14")
def test_two_strategy_cards_for_each_leader_and_none_without_the_option() -> None:
    offered = {}
    table = new_game(4, strategies=True)
    for player in "ABCD":
        leader = table.seat_view(player).leader
        assert leader is not None
        offered[leader] = [text.removeprefix("strategy ") for text in table.choices_of(player)]
    assert offered == {
        "cain": ["rob-the-bank", "shake-down"],
        "zimmer": ["transform-allies", "study-blueprints"],
        "goff": ["corner-the-market", "buy-influence"],
        "boone": ["recruit-outcasts", "spread-rumours"],
    }
    plain = new_game(4)
    assert plain.kind == "plan"
    assert [side.strategy for side in plain.view.seats] == [None] * 4
    assert build_position(slot="3").why_not("use strategy") == ("no-strategy", "SC-STRAT-1")


# -- leaders, costs, names ------------------------------------------------------------------------


@pytest.mark.rule("SC-DATA-1", "SC-DATA-2", "SC-DATA-3", "SC-DATA-4", "SC-DATA-5", "SC-DATA-6")
def test_all_leaders_have_the_same_abilities() -> None:
    seeds = {build_position(seed=seed).seat_view("A").leader: seed for seed in range(60)}
    assert set(seeds) == {"cain", "zimmer", "goff", "boone"}
    for seed in seeds.values():
        for slot, gained in (("3", 3), ("4", 4)):
            assert build_position(slot=slot, money={"A": 0}, seed=seed).do("use leader").money("A") == gained
        for slot in ("a", "2"):
            table = build_position(slot=slot, seed=seed).do("use leader")
            assert len(table.choices) == 15
            table.do("safe laboratory 4", "mark 2")
            assert [(event.location, event.space) for event in table.events_of(e.SafeSeen)] == [
                ("laboratory", 4)
            ]
            assert len(table.events_of(e.SafeMarked)) == 1
        table = build_position(slot="5", seed=seed).do("use leader")
        assert len(table.choices) == 15
        assert table.do("safe estate 2").loot("A")
        table = build_position(slot="6", sheets={"A": "sleepy banker"}, seed=seed)
        assert table.why_not("use leader") == ("no-leader-ability", "SC-DATA-6")


@pytest.mark.rule("SC-DATA-7", "SC-DATA-8", "SC-DATA-9", "SC-DATA-10", "SC-DATA-13")
def test_costs_of_all_three_thousand_scoundrels() -> None:
    traits = dict(one.split(":") for one in POSITIONS.split())
    jobs = {name: text.split("/") for name, text in (one.split(":") for one in HOLES.split())}
    assert all(set(positions) <= set("12345") for positions in traits.values())
    costs = []
    for trait, positions in traits.items():
        for job, (dollars, holes) in jobs.items():
            cost = int(dollars) + len(set(positions) - set(holes))
            assert PRINTED.cost_of(scoundrel_number(f"{trait} {job}")) == cost
            costs.append(cost)
    assert len(costs) == 3000
    assert (min(costs), max(costs)) == (0, 10)
    assert round(sum(costs) / 3000, 2) == 3.65


@pytest.mark.rule("SC-DATA-10")
@pytest.mark.parametrize(("name", "cost"), [("sleepy printer", 3), ("clumsy printer", 2), ("dusty dog", 1)])
def test_a_hole_over_no_dollar_does_nothing(name: str, cost: int) -> None:
    table = build_position(saloon=f"lonely cow, elegant tracker, {name}", stage=ACTING)
    rightmost = table.view.saloon[2]
    assert rightmost is not None
    assert rightmost.cost == cost


@pytest.mark.rule("SC-DATA-11")
def test_holes_hide_no_tech_no_modifier_no_timing_and_no_dollar_of_the_job() -> None:
    """The Test Subject has three holes, and the Convict one beside its three dollars."""
    table = build_position(sheets={"A": "futuristic test-subject"}, money={"A": 0}).do(
        "use futuristic", "unused depot"
    )
    assert table.money("A") == 1
    assert scored("futuristic test-subject")["tech"] == 2
    assert PRINTED.cost_of(scoundrel_number("elderly convict")) == 3


@pytest.mark.rule("SC-DATA-12")
def test_a_scoundrel_of_cost_zero_is_hired_free() -> None:
    table = build_position(stage=ACTING, saloon="legendary mayor, rough cow, clumsy dog", money={"A": 0})
    assert table.choices == ["hire clumsy", "office"]
    table.do("hire clumsy", "keep")
    assert (table.money("A"), table.sheet("A")[0]) == (0, "clumsy dog")
    assert table.events_of(e.MoneyPaid) == []


@pytest.mark.rule("SC-DATA-14", "SC-DATA-17")
def test_a_scoundrels_tech_is_its_traits() -> None:
    for trait in TRAIT_NAMES:
        assert scored(f"{trait} printer")["tech"] == TECH.get(trait, 0)
    for job in JOB_NAMES:
        assert scored(f"grimy {job}")["tech"] == 0
        assert scored(f"corrupt {job}")["tech"] == 1
    assert (
        PRINTED.cost_of(scoundrel_number("corrupt printer"))
        == PRINTED.cost_of(scoundrel_number("corrupt courier")) - 1
    )


@pytest.mark.rule("SC-DATA-15")
def test_six_is_on_the_most_traits() -> None:
    """Sheets of five with jobs that can always be used, in every slot."""
    jobs = ("banker", "printer", "gold-prospector", "tycoon", "tracker")
    shown: Counter[str] = Counter()
    for first in range(0, 50, 5):
        five = TRAIT_NAMES[first : first + 5]
        sheet = ", ".join(f"{trait} {job}" for trait, job in zip(five, jobs, strict=True))
        for slot in ("a", "2", "3", "4", "5", "6"):
            table = build_position(slot=slot, sheets={"A": sheet})
            if table.kind == "abilities":
                shown[slot] += sum(f"use {trait}" in table.choices for trait in five)
    assert shown == {"6": 17, "3": 9, "4": 9, "5": 9, "a": 8, "2": 8}


@pytest.mark.rule("SC-DATA-18")
def test_a_name_joins_trait_and_job_in_the_order_of_the_language() -> None:
    hired = e.ScoundrelHired(seat=0, trait="grimy", job="dog", count=1)
    names = {"en": "Grimy Dog", "es": "Perra Mugrienta"}
    for language, name in names.items():
        localizer = Localizer(GAME, language)
        assert localizer.format("board-scoundrel", trait="grimy", job="dog") == name
        assert name in str(localizer.event(hired, None))
        table = build_position(sheets={"A": "grimy dog"})
        assert name in GAME.text_board(table.view, localizer)


# -- setting up -----------------------------------------------------------------------------------


@pytest.mark.rule("SC-SET-2", "SC-SET-3", "SC-SET-4", "SC-DATA-16", "SC-LONG-2")
@every_deck
def test_the_decks(length: str, players: int, blue: int, green: int, purple: int) -> None:
    for seed in range(5):
        table = new_game(players, seed, length=length)
        traits, jobs = decks(table)
        assert [name in RED for name in traits] == [False] * blue + [True] * 10
        colours = ["green"] * green + ["purple"] * purple + ["black"] * 22
        assert ["green" if job in GREEN else "purple" if job in PURPLE else "black" for job in jobs] == colours
        inside = table.state.dump()["table"]
        out = [TRAIT_NAMES[card] for card in inside["trait_box"]]
        assert sorted(traits + out) == sorted(TRAIT_NAMES)
        out = [JOB_NAMES[card] for card in inside["job_box"]]
        assert sorted(jobs + out) == sorted(JOB_NAMES)
        view = table.view
        assert (view.blue, view.red, view.green) == (blue - 3, 10, green - 3)
        assert (view.purple, view.black) == (purple, 22)


@pytest.mark.rule("SC-SET-1", "SC-DATA-16")
def test_the_five_piles_are_shuffled_separately() -> None:
    orders: dict[str, set[tuple[str, ...]]] = {}
    first: dict[str, set[str]] = {}
    piles = {"blue": BLUE, "red": RED, "green": GREEN, "purple": PURPLE, "black": BLACK}
    for seed in range(150):
        traits, jobs = decks(new_game(4, seed, length="long"))
        for name, pile in piles.items():
            order = tuple(card for card in (*traits, *jobs) if card in pile)
            orders.setdefault(name, set()).add(order)
            first.setdefault(name, set()).add(order[0])
    assert all(len(found) == 150 for found in orders.values())
    assert {name: len(found) for name, found in first.items() if name != "blue"} == {
        "red": 10,
        "green": 16,
        "purple": 22,
        "black": 22,
    }
    assert len(first["blue"]) > 35


@pytest.mark.rule("SC-SET-4")
def test_nobody_knows_which_cards_are_out_of_the_game() -> None:
    """For every player each card not in sight may be in the deck or out of the game."""
    table = new_game(2, length="short")
    for player in (None, "A", "B"):
        boxes = [table.world(player, seed).state.dump()["table"] for seed in range(60)]
        seen = {one.trait for one in table.view.saloon if one}
        out = {TRAIT_NAMES[card] for inside in boxes for card in inside["trait_box"]}
        deck = {TRAIT_NAMES[card] for inside in boxes for card in inside["traits"]}
        assert out == set(BLUE) - seen
        assert deck == set(TRAIT_NAMES) - seen


@pytest.mark.rule("SC-SET-5", "SC-SET-6")
def test_the_first_three_scoundrels_fill_the_saloon_from_the_right() -> None:
    table = new_game(3, 5)
    made = [f"{event.trait} {event.job}" for event in table.events_of(e.ScoundrelArrived)]
    assert table.saloon == [made[2], made[1], made[0]]
    inside = table.state.dump()["table"]
    top = f"{TRAIT_NAMES[inside['traits'][-1]]} {JOB_NAMES[inside['jobs'][-1]]}"
    table.pass_until("act").do("office")
    assert table.saloon == [top, made[2], made[1]]


@pytest.mark.rule("SC-SET-8", "SC-SET-9")
def test_no_two_players_have_the_same_leader() -> None:
    dealt = set()
    for seed in range(60):
        leaders = [side.leader for side in new_game(4, seed).view.seats]
        assert set(leaders) == {"cain", "zimmer", "goff", "boone"}
        dealt.add(tuple(leaders))
    assert len(dealt) > 15
    assert [side.leader for side in new_game(2, leaders="boone,cain").view.seats] == ["boone", "cain"]
    for names in ("boone,boone", "boone", "boone,cain,goff"):
        with pytest.raises(cantina.BadOption, match="leaders"):
            new_game(2, leaders=names)
    table = new_game(3, leaders="choose").do("leader goff")
    assert table.why_not("leader goff") == ("leader-taken", "SC-SET-8")
    assert table.choices == ["leader cain", "leader zimmer", "leader boone"]


@pytest.mark.rule("SC-SET-9")
def test_leaders_are_taken_in_seat_order_from_a_random_seat() -> None:
    first = set()
    for seed in range(40):
        table = new_game(3, seed, leaders="choose")
        order = []
        for leader in ("cain", "goff", "boone"):
            assert table.kind == "leader"
            order.append(table.deciders)
            table.do(f"leader {leader}")
        assert "".join(order) in "ABCABC"
        assert [table.seat_view(player).leader for player in order] == ["cain", "goff", "boone"]
        first.add(order[0])
        assert table.kind == "plan"
    assert first == {"A", "B", "C"}


@pytest.mark.rule("SC-SET-10", "SC-SET-11", "SC-SET-12", "SC-SET-16", "SC-SET-17", "SC-COMP-5")
@every_length
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everyone_starts_with(players: int, length: str) -> None:
    view = new_game(players, length=length).view
    for side in view.seats:
        assert (side.reserve, side.jailed, side.destroyed) == (2, 1, 0)
        assert (side.reputation, side.money) == (0, 4)
        assert side.sheet == (None,) * 5
        assert side.played == ()
    assert view.discard == ()
    assert len(view.saloon) == 3
    assert None not in view.saloon
    assert Counter(safe.space for safe in view.safes) == {0: 3, 1: 3, 2: 3, 3: 3, 4: 3, 5: 3}


@pytest.mark.rule("SC-SET-15")
def test_the_first_player_is_random() -> None:
    first = Counter(new_game(3, seed).view.first for seed in range(300))
    assert all(70 < first[seat] < 130 for seat in range(3))
    both = set()
    for seed in range(60):
        table = new_game(2, seed, leaders="choose")
        chooser = table.deciders
        table.do("leader cain", "leader goff")
        assert table.deciders == table.name_of(table.view.first)
        both.add((chooser, table.deciders))
    assert len(both) == 4  # whoever takes a leader first may or may not play first


@pytest.mark.rule("SC-SET-18", "SC-STRAT-1")
def test_the_order_of_setting_up() -> None:
    table = new_game(2, leaders="choose", strategies=True)
    assert table.kind == "leader"
    view = table.view
    assert view.day == 0
    assert None not in view.saloon
    assert len(view.safes) == 18
    assert [side.hand for side in view.seats] == [0, 0]
    table.do("leader cain")
    assert [side.leader for side in table.view.seats].count("cain") == 1  # known to whoever chooses next
    table.do("leader goff")
    assert table.kind == "strategy"
    assert [side.hand for side in table.view.seats] == [4, 4]
    assert all(len(table.seen_by(player).seats[at].hand_known) == 4 for at, player in enumerate("AB"))
    assert table.events_of(e.FirstPlayerSet) == []
    table.do(table.choices_of("A")[0], by="A").do(table.choices_of("B")[0], by="B")
    assert table.kind == "plan"
    happened = [type(event) for event in table.events]
    steps: list[type[cantina.Event]] = [
        e.ScoundrelArrived,
        e.LeaderTaken,
        e.HandDrawn,
        e.StrategyShown,
        e.FirstPlayerSet,
        e.DayBegun,
    ]
    order = [happened.index(step) for step in steps]
    assert order == sorted(order)


@pytest.mark.rule("SC-STRAT-1")
def test_strategies_are_picked_in_secret_and_shown_together() -> None:
    table = new_game(3, leaders="cain,zimmer,boone", strategies=True)
    assert table.deciders == "ABC"
    assert table.why_not("strategy buy-influence", by="A") == ("other-leader", "SC-STRAT-1")
    table.do("strategy shake-down", by="A").do("strategy transform-allies", by="B")
    for viewer in (None, "A", "B", "C"):
        assert [side.strategy for side in table.seen_by(viewer).seats] == [None] * 3
    assert table.events_of(e.StrategyShown) == []
    guesses = {
        table.world("C", seed).do("strategy spread-rumours").seat_view("A").strategy for seed in range(30)
    }
    assert guesses == {"rob-the-bank", "shake-down"}
    table.do("strategy spread-rumours", by="C")
    assert [side.strategy for side in table.view.seats] == ["shake-down", "transform-allies", "spread-rumours"]
    assert [event.strategy for event in table.events_of(e.StrategyShown)] == [
        "shake-down",
        "transform-allies",
        "spread-rumours",
    ]


@pytest.mark.rule("SC-LONG-1", "SC-LIM-1")
def test_day_three_is_the_last_of_the_long_game() -> None:
    for length, day, over in (("short", 1, False), ("short", 2, True), ("long", 2, False), ("long", 3, True)):
        assert build_position(day=day, turn=11, stage=9, slot="", length=length).state.over == over
    table = build_position(day=3, length="long", slot="5", loot={"A": "depot-1 estate-1"}).do(
        "use leader", "safe depot 2"
    )
    assert len(table.loot("A")) == 3
    full = build_position(day=3, length="long", slot="5", loot={"A": "depot-1 depot-2 depot-3"}).do(
        "use leader"
    )
    assert full.do("safe depot 4").choices == ["abandon 1", "abandon 2", "abandon 3", "abandon 4"]


@pytest.mark.rule("SC-LONG-3")
def test_the_game_is_short_unless_the_long_one_is_asked_for() -> None:
    assert [new_game(players).view.days for players in (2, 3, 4)] == [2, 2, 2]
    assert [new_game(players, length="auto").view.days for players in (2, 3, 4)] == [3, 3, 2]
    assert [new_game(players, rules_version=1).view.days for players in (2, 3, 4)] == [3, 3, 2]
    assert [new_game(players, length="short").view.days for players in (2, 3, 4)] == [2, 2, 2]
    assert new_game(4, length="long").view.days == 3


# -- counts ---------------------------------------------------------------------------------------


TYPES = {
    "pick leader": "leader",
    "pick strategy": "strategy",
    "start-of-turn use": "abilities",
    "end-of-turn use": "abilities",
    "plan": "plan",
    "distrust window": "distrust hide",
    "step-2 use": "abilities",
    "step-3 action": "act",
    "on-hire use": "on-hire",
    "make-room discard": "drop",
    "arrange": "arrange",
    "office option": "office",
    "bail target": "bail",
    "may-hire": "may-hire",
    "trigger use": "pending",
    "second use": "repeat",
    "yes/no of a may": "steal shuffle",
    "mode choice": "mode convict",
    "target safe": "safe",
    "mark number": "mark",
    "move mark": "move",
    "abandon": "abandon",
    "target unused safe": "unused",
    "target player": "target jail free",
    "target poker card": "card",
    "target scoundrel": "pick pick-own",
    "target mark": "flip",
    "place freed henchman": "send",
    "end-of-day player order": "next",
    "next first player": "first",
}


def test_the_thirty_types_of_decision() -> None:
    """SC-CNT-1. Start of turn, step 2 and end of turn are one question here, at three moments."""
    assert len(TYPES) == 30
    assert {kind for kinds in TYPES.values() for kind in kinds.split()} == {
        ask.kind for ask in GAME.decision_frames()
    }


SEVEN = words("2 2 4 4 4 6 6")
FOUR = dict.fromkeys("ABCD", "a:a,2:2,3:3,4:4")
FIVE = "sleepy banker, grimy printer, rough mayor, cocky tycoon, lucky cow"


@pytest.mark.rule("SC-PLAN-3", "SC-PLAN-4")
def test_the_plan_is_picked_from_24_15_8_and_3_over_a_day() -> None:
    """SC-CNT-2, when nobody draws on the way."""
    for seed in range(5):
        found: dict[int, list[int]] = {}
        for table in random_match(3, seed, length="short"):
            if table.kind == "plan" and table.view.day == 1 and not table.events_of(e.CardsDrawn):
                [seat] = (decision.seat for decision in table.state.decisions)
                count = sum(text != "play 0 open" for text in table.choices)
                found.setdefault(seat, []).append(count)
        assert all([24, 15, 8, 3][: len(counts)] == counts for counts in found.values())
        assert any(len(counts) == 4 for counts in found.values())


def test_the_largest_lists_of_choices() -> None:
    """SC-CNT-2: mark, poker card, safe, freed henchman, moved mark, room on the sheet, plan."""
    marks = [f"{player} depot-{at % 5 + 1} {face}" for player in "ABCD" for at, face in enumerate(SEVEN)]
    table = build_position(4, sheets={"A": "sleepy forger"}, marks=", ".join(marks)).do("use sleepy")
    assert (table.kind, len(table.choices)) == ("flip", 28)
    table = build_position(4, slot="4", sheets={"A": "corrupt journalist"}, played=FOUR).do("use corrupt")
    assert (table.kind, len(table.choices)) == ("card", 16)
    jailed = {"A": 1, "B": 0, "C": 0, "D": 0}
    table = build_position(4, slot="4", sheets={"A": "lucky brainwasher"}, played=FOUR, jailed=jailed).do(
        "use lucky"
    )
    assert (table.kind, len(table.choices)) == ("send", 13)
    table = build_position(4, slot="a", marks=", ".join(marks)).do("use leader")
    assert (table.kind, len(table.choices)) == ("safe", 15)
    table.do("safe estate 1")
    assert (table.kind, len(table.choices)) == ("move", 8)
    saloon = "lonely chef, elegant tracker, clumsy dog"
    table = build_position(stage=ACTING, sheets={"A": FIVE}, saloon=saloon).do("hire clumsy")
    assert (table.kind, len(table.choices)) == ("drop", 6)
    table = build_position(slot="", stage=2, sheets={"A": "honest banker"}, hands={"A": "0 a 2 3 4 5 6"})
    assert (table.kind, len(table.choices)) == ("plan", 43)


@pytest.mark.rule("SC-HIRE-6", "SC-HIRE-19")
@pytest.mark.parametrize(("crew", "layouts"), [(1, 5), (2, 20), (3, 60), (4, 120), (5, 120)])
def test_four_exchanges_of_two_spaces_reach_every_layout(crew: int, layouts: int) -> None:
    """SC-CNT-2 and SC-CNT-3; the fifth question is never asked."""
    sheet = ", ".join(["sleepy banker", "grimy printer", "rough mayor", "cocky tycoon"][: crew - 1])
    table = build_position(stage=ACTING, sheets={"A": sheet}, saloon="lonely chef, elegant tracker, clumsy dog")
    reached = {tuple(table.do("hire clumsy").sheet("A")): table}
    edge = list(reached.values())
    for _ in range(4):
        before, edge = edge, []
        for one in before:
            assert one.kind == "arrange"
            assert len(one.choices) <= 11
            for text in one.choices[:-1]:
                other = Position(one.state.copy()).do(text)
                if tuple(other.sheet("A")) not in reached:
                    reached[tuple(other.sheet("A"))] = other
                    edge.append(other)
    assert len(reached) == layouts
    table.do("swap 1 2", "swap 1 2", "swap 1 2", "swap 1 2")
    assert table.kind != "arrange"


@pytest.mark.rule("SC-TURN-1", "SC-TURN-2")
@pytest.mark.parametrize(
    ("length", "players", "turns"),
    [("short", 2, 16), ("short", 3, 24), ("short", 4, 32), ("long", 2, 24), ("long", 3, 36), ("long", 4, 48)],
)
def test_turns_of_a_game(length: str, players: int, turns: int) -> None:
    """SC-CNT-4."""
    for seed in range(3):
        *_, table = random_match(players, seed, length=length)
        assert len(table.events_of(e.TurnBegun)) == turns


@every_length
@pytest.mark.parametrize("players", [2, 3, 4])
def test_decisions_hires_and_steals_of_random_players_lie_within_wide_bounds(players: int, length: str) -> None:
    """SC-CNT-5 and SC-CNT-6 measured another engine; here nothing is asked that has one answer."""
    days = 2 if length == "short" else 3
    hires = steals = 0
    for seed in range(12):
        kinds: Counter[str | None] = Counter()
        for table in random_match(players, seed, length=length):
            kinds[table.kind] += 1
        asked = kinds.total() - 1
        assert players * days * 4 * 2 < asked < 667  # at least a plan and one more in each turn
        assert 0.08 < (kinds["distrust"] + kinds["hide"]) / asked < 0.4
        hires += len(table.events_of(e.ScoundrelHired))
        steals += len(table.events_of(e.SafeStolen))
    assert 1.5 * days < hires / 12 / players < 3.5 * days
    assert 0.2 * days < steals / 12 / players < 1.2 * days


@every_length
def test_scores_of_players_who_seek_money_and_safes_lie_around_the_sample_score(length: str) -> None:
    """SC-CNT-7 measured 12 (the score of the rulebook's sample) and 18 with players of this kind."""
    scores = [score for players in (2, 3, 4) for seed in range(15) for score in _seek(players, seed, length)]
    mean = sum(scores) / len(scores)
    assert 8 < mean < 15 if length == "short" else 13 < mean < 22


def _seek(players: int, seed: int, length: str) -> tuple[int, ...]:
    """Plays for money and safes: slots 3 to 5, every ability, the best safes; hires at random."""
    state = new_game(players, seed, length=length).state
    rng = random.Random(seed)
    while not state.over:
        decision = rng.choice(state.decisions)
        found = list(decision.choices)
        if decision.kind == "plan":
            found = [choice for choice in found if choice.text[-1] in "345"] or found
        elif decision.kind in ("abilities", "pending", "act", "on-hire", "repeat"):
            found = found[:-1] or found
        elif decision.kind == "abandon":
            safes = state.view(decision.seat).safes
            values = [safe.value for safe in safes if safe.seat == decision.seat]
            found = [found[values.index(min(values))]]
        state.apply(rng.choice(found), decision.seat)
    assert state.result is not None
    return tuple(state.result.scores)


@pytest.mark.rule("SC-PLAN-9", "SC-JAIL-6", "SC-LIM-1", "SC-LIM-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_holds_after_every_turn(players: int) -> None:
    """SC-CNT-8."""
    for seed in range(8):
        for table in random_match(players, seed, length="long", strategies=seed % 2 == 1):
            view = table.view
            assert len({(safe.location, safe.origin) for safe in view.safes}) == 18
            on_cards = Counter(seat for side in view.seats for card in side.played for seat in card.henchmen)
            loot = Counter(safe.seat for safe in view.safes)
            marks = Counter(mark.seat for safe in view.safes for mark in safe.marks)
            for side in view.seats:
                assert side.reserve + side.jailed + side.destroyed + on_cards[side.seat] == 3
                assert loot[side.seat] <= view.day + (table.kind == "abandon")
                assert side.hand + side.deck + len(side.played) == 7
                assert marks[side.seat] + len(side.supply) == 7
                assert side.money >= 0
                assert -2 <= side.reputation <= 6


@pytest.mark.rule("SC-PLAN-9", "SC-TURN-10", "SC-ABIL-3")
def test_there_are_no_dead_ends_and_no_endless_turns() -> None:
    """SC-CNT-9. Between two turns each scoundrel is used at most once, so no turn goes on for ever."""
    for seed in range(12):
        for asked, table in enumerate(random_match(4, seed, length="long")):
            assert asked < GAME.meta.max_decisions
            if table.kind == "plan":
                assert len({text.split()[2] for text in table.choices if text != "play 0 open"}) >= 3
            if table.kind == "act":
                assert "office" in table.choices
            if table.kind == "office":
                assert "sell" in table.choices
        used: set[str] = set()
        for event in table.events:
            if isinstance(event, e.TurnBegun | e.NightFallen):
                used.clear()
            elif isinstance(event, e.ScoundrelUsed):
                assert event.trait not in used
                used.add(event.trait)
