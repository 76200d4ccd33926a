"""Leaders, traits, jobs, strategies and safes of 3000 Scoundrels, as data with their provenance.

Provenance codes are those of the rules: R printed in the rulebook, P a public source, D designed here;
a trait's read `name / behaviour / cost and icons`, a job's `name / effect / cost`, a strategy card's
`name / effect / timing / leader`. Abilities are written
in the effect vocabulary of section 3; `rules.vocabulary` reads them once, when the game is loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cantina.kernel.native_types import i64, vec

if TYPE_CHECKING:
    from cantina.games.scoundrels.rules.costs import Cost
    from cantina.games.scoundrels.rules.effect import Effect

LEADERS: Final[tuple[str, ...]] = ("cain", "zimmer", "goff", "boone")
"""Preston Cain, Doc Zimmer, Milton Goff, Lilith Boone (names rulebook)."""

# Poker cards (SC-COMP-4): 0 is the joker of bluffs, 1 the ace. Slots are numbered by card - 1.
CARD_NAMES: Final[tuple[str, ...]] = ("0", "a", "2", "3", "4", "5", "6")
SLOT_NAMES: Final[tuple[str, ...]] = ("a", "2", "3", "4", "5", "6")
CARDS: Final = 7
OPEN: Final = 6
"""The place beside the sheet for a 0 played face up (SC-PLAN-6)."""

# Locations and safes (section 2.2).
DEPOT: Final = 0
ESTATE: Final = 1
LABORATORY: Final = 2
LOCATIONS: Final[tuple[str, ...]] = ("depot", "estate", "laboratory")
ANYWHERE: Final = 3
SPACES: Final = 5
SAFES_EACH: Final = 6
SAFES: Final = 18
SAFE_NAMES: Final[tuple[str, ...]] = (
    "wireless-controller",
    "light-coil",
    "handheld-gizmo",
    "picture-box",
    "power-brick",
    "iron-messenger",
    "music-disc",
    "cold-cupboard",
    "miracle-medicine",
    "mechanical-bird",
    "atomic-generator",
    "robotic-arm",
    "broken-lens",
    "blinking-cube",
    "talking-glass",
    "lightning-rifle",
    "knowledge-box",
    "time-anchor",
)
SAFE_VALUES: Final[list[i64]] = [3, 3, 4, 4, 5, 5, 2, 3, 4, 4, 5, 6, 2, 2, 3, 4, 6, 7]
"""By safe: location * 6 + number."""
SAFE_VALUE_SOURCES: Final = "RDRDDDDDRDRDDDDDDD"
"""By safe: the provenance of its value; which location it belongs to is designed throughout."""

# Marks (SC-COMP-6 and 7): the pair of numbers on each of a player's seven.
MARKS: Final = 7
PAIRS: Final[tuple[tuple[int, int], ...]] = ((2, 3), (2, 3), (4, 5), (4, 5), (4, 5), (6, 7), (6, 7))
LOWEST_MARK: Final = 2
HIGHEST_MARK: Final = 7

HENCHMEN: Final = 3
START_JAILED: Final = 1
START_MONEY: Final = 4
START_HAND: Final = 4
TURNS: Final = 4
SHEET: Final = 5
SALOON: Final = 3
LOWEST_REPUTATION: Final = -2
HIGHEST_REPUTATION: Final = 6
BRIBE: Final = 12
BAIL: Final = 2
SELL: Final = 2
RECRUIT_DISCOUNT: Final = 3


# Decks (section 5): blue, green and purple cards by days (2 in the short game, 3 in the long) and players.
DECKS: Final = {
    2: {2: (14, 4, 6), 3: (20, 6, 8), 4: (26, 8, 10)},
    3: {2: (20, 6, 10), 3: (30, 8, 14), 4: (40, 12, 18)},
}

# When a scoundrel may be used (section 4.1).
SLOT: Final = 0
RESPONSE: Final = 1
START: Final = 2
END: Final = 3
ON_HIRE: Final = 4
ZERO: Final = 5
AFTER_HIRE: Final = 6
AFTER_REP_GAIN: Final = 7
AFTER_REP_LOSS: Final = 8
AFTER_MONEY: Final = 9
AFTER_SCOUT: Final = 10
AFTER_LIE: Final = 11
AFTER_STEAL: Final = 12
AFTER_RIVAL_STEAL: Final = 13
AFTER_JAILED: Final = 14
TIMINGS: Final[tuple[str, ...]] = (
    "slot",
    "response",
    "start",
    "end",
    "on-hire",
    "zero",
    "after-hire",
    "after-rep-gain",
    "after-rep-loss",
    "after-money",
    "after-scout",
    "after-lie",
    "after-steal",
    "after-rival-steal",
    "after-jailed",
)

# Arrows of a response.
LEFT: Final = 1
RIGHT: Final = 2
BOTH: Final = 3

# Conditions of a timing or an ability.
ALWAYS: Final = 0
BROKE: Final = 1
"""Money is 0."""
RICH: Final = 2
"""Money is 5 or more."""
POOR: Final = 3
"""Money is 3 or less."""
DISREPUTABLE: Final = 4
"""Reputation is 0 or less."""
BEHIND: Final = 5
"""Some rival has more stolen safes."""
AT_LIMIT: Final = 6
"""One's safes equal the day number."""


class Step:
    """One step of an ability: an effect and its numbers."""

    def __init__(self, effect: Effect, numbers: list[int], optional: bool) -> None:
        self.effect = effect
        self.first: i64 = numbers[0] if numbers else 0
        self.second: i64 = numbers[1] if len(numbers) > 1 else 0
        self.optional = optional
        """Written with `may`."""


class Ability:
    """What a job, leader slot or strategy card does."""

    def __init__(
        self, condition: int, cost: Cost | None, amount: int, steps: list[Step], otherwise: Step | None
    ) -> None:
        self.condition: i64 = condition
        self.cost = cost
        self.amount: i64 = amount
        """What the cost asks for: dollars to pay, for instance."""
        self.steps = steps
        self.otherwise = otherwise
        """Instead of the steps, when the condition does not hold."""


class Trait:
    """The opaque card behind: when a scoundrel is used, and part of its cost."""

    def __init__(
        self,
        code: str,
        name: str,
        timing: int,
        *,
        slots: tuple[int, ...] = (),
        arrow: int = 0,
        condition: int = ALWAYS,
        cruel: bool = False,
        leaves: bool = False,
        extra: bool = False,
        twice: bool = False,
        tech: int = 0,
        dollars: tuple[int, ...] = (),
        source: str = "",
    ) -> None:
        self.code = code
        self.name = name
        self.timing: i64 = timing
        self.slots = slots
        self.arrow: i64 = arrow
        self.condition: i64 = condition
        self.cruel = cruel
        """One of the user's henchmen goes to jail for each use."""
        self.leaves = leaves
        """It is discarded once used."""
        self.extra = extra
        """$1 before the ability."""
        self.twice = twice
        self.tech: i64 = tech
        self.dollars = dollars
        """The positions, 1 to 5, that show a dollar."""
        self.source = source


# Colours of jobs.
GREEN: Final = 0
PURPLE: Final = 1
BLACK: Final = 2
COLOURS: Final[tuple[str, ...]] = ("green", "purple", "black")


class Job:
    """The transparent card in front: what a scoundrel does, and the rest of its cost."""

    def __init__(
        self, code: str, name: str, colour: int, dollars: int, holes: tuple[int, ...], text: str, source: str
    ) -> None:
        self.code = code
        self.name = name
        self.colour: i64 = colour
        self.dollars: i64 = dollars
        self.holes = holes
        """The positions whose dollar on the trait is shot away."""
        self.text = text
        self.source = source


class Strategy:
    """A strategy card (section 4.3)."""

    def __init__(
        self,
        code: str,
        name: str,
        leader: int,
        timing: int,
        slots: tuple[int, ...],
        text: str,
        source: str,
        condition: int = ALWAYS,
    ) -> None:
        self.code = code
        self.name = name
        self.source = source
        """Of its name, effect, timing and leader."""
        self.leader = leader
        self.timing: i64 = timing
        self.slots = slots
        self.condition: i64 = condition
        self.text = text
        """What it does; empty: Recruit Outcasts, which changes the cost of a hire."""


BLUE_TRAITS: Final = 40
TRAITS: Final[tuple[Trait, ...]] = (
    Trait("B01", "grimy", SLOT, slots=(1, 4), dollars=(1, 3), source="R/R/D"),
    Trait("B02", "amusing", SLOT, slots=(2, 5), dollars=(2, 4), source="R/R+D/D"),
    Trait("B03", "corrupt", SLOT, slots=(3, 5), tech=1, dollars=(1, 2, 4), source="R/D/R+D"),
    Trait("B04", "legendary", SLOT, slots=(2, 3, 5), dollars=(1, 2, 3, 5), source="R/D/D"),
    Trait("B05", "cocky", SLOT, slots=(4, 5), dollars=(1, 2), source="P/D/D"),
    Trait("B06", "cowardly", SLOT, slots=(0, 5), dollars=(3, 5), source="P/D/D"),
    Trait("B07", "wealthy", SLOT, slots=(3, 5), extra=True, dollars=(1, 3, 5), source="P/D/D"),
    Trait("B08", "sleepy", SLOT, slots=(5,), dollars=(4,), source="P/D/D"),
    Trait("B09", "cunning", SLOT, slots=(0, 1, 5), dollars=(2, 3, 4), source="D/D/D"),
    Trait("B10", "stubborn", SLOT, slots=(2, 4), dollars=(1, 4), source="D/D/D"),
    Trait("B11", "elegant", SLOT, slots=(1, 3), dollars=(2, 5), source="D/D/D"),
    Trait("B12", "rough", SLOT, slots=(0, 2), dollars=(3,), source="D/D/D"),
    Trait("B13", "lonely", SLOT, slots=(1, 5), dollars=(1, 5), source="D/D/D"),
    Trait("B14", "hungry", SLOT, slots=(4,), extra=True, dollars=(2,), source="D/D/D"),
    Trait("B15", "lucky", SLOT, slots=(0, 3), dollars=(3, 4), source="D/D/D"),
    Trait("B16", "dusty", SLOT, slots=(5,), extra=True, dollars=(5,), source="D/D/D"),
    Trait("B17", "seasoned", SLOT, slots=(3, 4), dollars=(1, 2, 5), source="D/D/D"),
    Trait("B18", "clumsy", SLOT, slots=(2,), dollars=(), source="D/D/D"),
    Trait("B19", "frugal", SLOT, slots=(1, 2), extra=True, dollars=(2, 3), source="D/D/D"),
    Trait("B20", "stunning", SLOT, slots=(5,), twice=True, dollars=(1, 2, 3, 4), source="R/R+D/D"),
    Trait("B21", "stealthy", SLOT, slots=(0, 4), dollars=(4, 5), source="D/D/D"),
    Trait("B22", "crackpot", SLOT, slots=(1, 2, 4), tech=1, dollars=(1, 3, 4, 5), source="D/D/D"),
    Trait("B23", "cruel", SLOT, slots=(0, 3, 5), cruel=True, dollars=(), source="R/R+D/D"),
    Trait("B24", "elderly", START, leaves=True, dollars=(1,), source="R/R/D"),
    Trait("B25", "generous", START, condition=BROKE, dollars=(4,), source="R/R/D"),
    Trait("B26", "selfish", END, condition=RICH, dollars=(1, 2, 3), source="R/R+D/D"),
    Trait("B27", "annoying", AFTER_HIRE, dollars=(2, 3, 5), source="R/R+D/D"),
    Trait("B28", "talkative", AFTER_REP_GAIN, dollars=(5,), source="R/R/D"),
    Trait("B29", "daring", AFTER_REP_LOSS, dollars=(), source="R/R/D"),
    Trait("B30", "greedy", AFTER_MONEY, dollars=(1, 2, 4, 5), source="R/R/D"),
    Trait("B31", "liar", AFTER_LIE, dollars=(3,), source="R/R/D"),
    Trait("B32", "curious", AFTER_SCOUT, dollars=(1, 4, 5), source="D/R/D"),
    Trait("B33", "honest", ZERO, dollars=(2,), source="R/R/D"),
    Trait("B34", "charming", ON_HIRE, extra=True, dollars=(1,), source="R/R+D/D"),
    Trait("B35", "spiteful", AFTER_JAILED, dollars=(4,), source="D/D/D"),
    Trait("B36", "jealous", AFTER_RIVAL_STEAL, dollars=(1, 2), source="D/D/D"),
    Trait("B37", "helpful", RESPONSE, arrow=LEFT, dollars=(2, 4), source="R/R/D"),
    Trait("B38", "nervous", RESPONSE, arrow=RIGHT, dollars=(3, 5), source="R/R+D/D"),
    Trait("B39", "compassionate", RESPONSE, arrow=LEFT, tech=1, dollars=(1, 3, 5), source="R/R+D/D"),
    Trait("B40", "energetic", RESPONSE, arrow=BOTH, dollars=(1, 2, 4, 5), source="R/R+D/D"),
    Trait("R01", "cybernetic", SLOT, slots=(0, 1), tech=2, dollars=(1, 2, 4, 5), source="R/R/R+D"),
    Trait("R02", "brilliant", SLOT, slots=(4, 5), tech=1, dollars=(1, 2, 3, 5), source="P/D/D"),
    Trait("R03", "reckless", ON_HIRE, twice=True, dollars=(1, 3, 5), source="R/R/D"),
    Trait("R04", "quick", ON_HIRE, dollars=(), source="R/R/D"),
    Trait("R05", "tireless", RESPONSE, arrow=BOTH, tech=1, dollars=(1, 2, 3, 4, 5), source="R/R+D/D"),
    Trait("R06", "ruthless", SLOT, slots=(2, 5), twice=True, dollars=(1, 2, 3, 5), source="D/D/D"),
    Trait("R07", "futuristic", SLOT, slots=(5,), extra=True, tech=2, dollars=(1, 2, 3, 4, 5), source="D/D/D"),
    Trait("R08", "mechanical", SLOT, slots=(3, 5), tech=2, dollars=(1, 2, 3, 4, 5), source="D/D/D"),
    Trait("R09", "triumphant", AFTER_STEAL, tech=1, dollars=(2, 4), source="D/D/D"),
    Trait("R10", "unstoppable", SLOT, slots=(0, 1, 2, 3, 4, 5), dollars=(1, 2, 4, 5), source="D/D/D"),
)
TRAIT_COUNT: Final = 50

JOBS: Final[tuple[Job, ...]] = (
    Job("G01", "gold-prospector", GREEN, 1, (), "gain 3", "R/R/D"),
    Job("G02", "printer", GREEN, 2, (1, 3), "gain 3", "R/R/R+D"),
    Job("G03", "banker", GREEN, 3, (), "gain 4", "R/R/D"),
    Job("G04", "chef", GREEN, 2, (2,), "pay 1 -> gain 5", "R/R/D"),
    Job("G05", "dog", GREEN, 0, (1, 2), "discard_self -> scout any", "R/R/D"),
    Job("G06", "cow", GREEN, 1, (2, 3), "discard_self -> gain 6", "R/R+D/D"),
    Job("G07", "beggar", GREEN, 1, (3,), "if money <= 3: gain 4", "D/P/D"),
    Job("G08", "tracker", GREEN, 1, (), "scout any", "D/D/D"),
    Job("G09", "foreman", GREEN, 1, (2,), "gain_per own_scoundrels max 5", "D/D/D"),
    Job("G10", "launderer", GREEN, 1, (1, 4), "choose [gain 2 | free own 1]", "D/D/D"),
    Job("G11", "bartender", GREEN, 2, (4,), "gain 5; each_rival_gain 1", "D/D/D"),
    Job("G12", "pickpocket", GREEN, 1, (2, 3), "rob one 2", "D/D/D"),
    Job("G13", "telegraphist", GREEN, 1, (), "scout depot; gain 1", "D/D/D"),
    Job("G14", "stable-hand", GREEN, 1, (1,), "free own 1; gain 2", "D/D/D"),
    Job("G15", "gardener", GREEN, 1, (), "scout estate; gain 1", "D/D/D"),
    Job("G16", "janitor", GREEN, 1, (), "scout lab; gain 1", "D/D/D"),
    Job("P01", "journalist", PURPLE, 2, (), "peek_played any; gain 3", "R/R/D"),
    Job("P02", "investor", PURPLE, 1, (4,), "gain_per cards_today", "R/R/D"),
    Job("P03", "courier", PURPLE, 2, (), "gain 2; may hire saloon", "R/R+D/D"),
    Job("P04", "gambler", PURPLE, 1, (2,), "gamble 6 2", "R/R+D/D"),
    Job("P05", "deputy", PURPLE, 1, (), "jail_rival one; gain 2", "R/R+D/D"),
    Job("P06", "convict", PURPLE, 3, (1,), "each_rival [jail_own 1 | lose_rep 1]", "R/R/D"),
    Job("P07", "con-artist", PURPLE, 1, (3, 4), "lose_rep 1 -> gain 8", "R/R+D/D"),
    Job("P08", "counselor", PURPLE, 1, (), "pay 3 -> rep 1", "R/R/D"),
    Job("P09", "test-subject", PURPLE, 0, (1, 2, 3), "peek_unused", "R/R/D"),
    Job("P10", "abomination", PURPLE, 1, (2, 5), "peek_deck any shuffle; gain 3", "R/R+D/D"),
    Job("P11", "automaton", PURPLE, 1, (), "draw 1; gain 2", "R/R+D/D"),
    Job("P12", "bank-robber", PURPLE, 1, (1,), "jail_own 1 -> gain 7", "R/R+D/D"),
    Job("P13", "loan-shark", PURPLE, 2, (), "rob richest 3", "P/D/D"),
    Job("P14", "preacher", PURPLE, 2, (5,), "if rep <= 0: rep 1 else: gain 3", "P/D/D"),
    Job("P15", "tailor", PURPLE, 1, (4,), "swap_job other_own saloon; gain 2", "R/R+D/D"),
    Job("P16", "quack", PURPLE, 2, (), "gain 3; may hire discard_top", "R/R+D/D"),
    Job("P17", "steed", PURPLE, 2, (), "use sheet", "R/R/D"),
    Job("P18", "lawyer", PURPLE, 1, (3,), "free own 2; gain 2", "D/D/D"),
    Job("P19", "photographer", PURPLE, 2, (), "scout any; gain_per marks_on_it max 3", "D/D/D"),
    Job("P20", "forger", PURPLE, 2, (2,), "flip_mark; gain 3", "D/D/D"),
    Job("P21", "auctioneer", PURPLE, 2, (), "auction 5", "D/D/D"),
    Job("P22", "spy", PURPLE, 1, (5,), "peek_hand one 2; gain 2", "D/D/D"),
    Job("N01", "outlaw", BLACK, 2, (), "pay 2 -> steal any", "R/R/D"),
    Job("N02", "safecracker", BLACK, 2, (1,), "pay 4 -> scout any; may steal same", "D/D/D"),
    Job("N03", "mastermind", BLACK, 2, (), "pay 3 -> mark any; steal same", "R/R+D/D"),
    Job("N04", "inventor", BLACK, 2, (2,), "pay 2 -> steal_unused", "R/R+D/D"),
    Job("N05", "rebel", BLACK, 2, (), "if behind_in_safes: steal any", "R/R+D/D"),
    Job("N06", "marshal", BLACK, 4, (), "gain 4; office", "R/R/D"),
    Job("N07", "innkeeper", BLACK, 3, (), "use saloon", "R/R/D"),
    Job("N08", "undertaker", BLACK, 2, (3,), "use discard_top", "R/R/D"),
    Job("N09", "master-of-disguise", BLACK, 1, (1, 4), "swap_job self saloon; gain 2", "R/R+D/D"),
    Job("N10", "brainwasher", BLACK, 1, (2,), "free any 1 -> may place_freed; gain 2", "R/R+D/D"),
    Job("N11", "arsonist", BLACK, 1, (5,), "pay 2 -> destroy_henchmen own_card", "R/R+D/D"),
    Job("N12", "bounty-hunter", BLACK, 2, (), "jail_rival up_to 2; gain_per jailed x3", "R/R+D/D"),
    Job("N13", "mayor", BLACK, 5, (), "rep 1", "D/D/D"),
    Job("N14", "train-robber", BLACK, 2, (4,), "pay 1 -> steal depot", "D/D/D"),
    Job("N15", "cat-burglar", BLACK, 2, (1,), "pay 1 -> steal estate", "D/D/D"),
    Job("N16", "scientist", BLACK, 2, (3,), "pay 1 -> steal lab", "D/D/D"),
    Job("N17", "tycoon", BLACK, 5, (), "gain 6", "D/D/D"),
    Job("N18", "gunslinger", BLACK, 3, (2,), "rob each 2", "D/D/D"),
    Job("N19", "fortune-teller", BLACK, 2, (), "scout any; scout any other", "D/D/D"),
    Job("N20", "smuggler", BLACK, 1, (1, 5), "if at_safe_limit: steal any", "D/D/D"),
    Job("N21", "politician", BLACK, 1, (), "pay 5 -> rep 2", "D/D/D"),
    Job("N22", "saboteur", BLACK, 1, (3,), "pay 2 -> rival_rep one 1", "D/D/D"),
)
JOB_COUNT: Final = 60

RECRUIT: Final = 6
STRATEGIES: Final[tuple[Strategy, ...]] = (
    Strategy("S1", "rob-the-bank", 0, SLOT, (0, 5), "jail_own 1 -> gain 6", "R/R/D/R+D"),
    Strategy("S2", "shake-down", 0, SLOT, (2, 5), "rob one 2", "D/D/D/D"),
    Strategy("S3", "transform-allies", 1, SLOT, (0, 5), "pay 1 -> swap_trait own saloon", "R/R+D/D/D"),
    Strategy("S4", "study-blueprints", 1, SLOT, (0, 1), "pay 1 -> scout any", "D/D/D/D"),
    Strategy("S5", "corner-the-market", 2, START, (), "gain 2", "D/D/D/D", condition=POOR),
    Strategy("S6", "buy-influence", 2, SLOT, (3,), "pay 4 -> rep 1", "D/D/D/D"),
    Strategy("S7", "recruit-outcasts", 3, AFTER_HIRE, (), "", "R/R/R/D"),
    Strategy("S8", "spread-rumours", 3, AFTER_REP_GAIN, (), "gain 3", "D/D/D/D"),
)
LEADER_TEXTS: Final[tuple[str, ...]] = ("scout any", "scout any", "gain 3", "gain 4", "steal any", "")
"""By slot; the first two are one ability (SC-DATA-2)."""

BIT: Final[list[i64]] = [2**place for place in range(JOB_COUNT)]
"""One bit per trait or job; mypyc shifts a literal as a C int, so 1 << 40 must not be written there."""

# What the rules ask of traits and strategy cards most often, in flat tables.
TIMING: Final[vec[i64]] = vec[i64]([trait.timing for trait in TRAITS])
"""By trait."""
TRAIT_SLOTS: Final[vec[i64]] = vec[i64]([sum([2**slot for slot in trait.slots]) for trait in TRAITS])
"""By trait: the slots of its timing, as bits."""

TRAIT_NAMES: Final[tuple[str, ...]] = tuple(trait.name for trait in TRAITS)
JOB_NAMES: Final[tuple[str, ...]] = tuple(job.name for job in JOBS)


class ScoundrelsNumbers:
    """The amounts of a match: those of the game, unless its set of numbers changes them."""

    def __init__(
        self,
        job_abilities: list[Ability],
        strategy_abilities: list[Ability | None],
        leader_abilities: list[Ability | None],
    ) -> None:
        self.safe_values: list[i64] = SAFE_VALUES[:]
        """By the face of a safe."""
        self.shown: list[tuple[int, ...]] = []
        """The values each location shows on the board."""
        self.show_values()
        self.tech: list[i64] = [trait.tech for trait in TRAITS]
        self.trait_dollars: list[tuple[int, ...]] = [trait.dollars for trait in TRAITS]
        """By trait: the positions, 1 to 5, that show a dollar."""
        self.job_dollars: list[i64] = [job.dollars for job in JOBS]
        self.costs: list[i64] = [0] * (TRAIT_COUNT * JOB_COUNT)
        """What every pair of trait and job costs to hire, by trait * 60 + job (SC-DATA-9)."""
        self.job_abilities = job_abilities
        """By job."""
        self.strategy_abilities = strategy_abilities
        """By strategy card; None: Recruit Outcasts, which has none."""
        self.leader_abilities = leader_abilities
        """By slot; None: the slot has no ability."""
        self.money: i64 = START_MONEY
        self.jailed: i64 = START_JAILED
        self.bribe: i64 = BRIBE
        self.bail: i64 = BAIL
        self.sell: i64 = SELL
        self.discount: i64 = RECRUIT_DISCOUNT
        self.job_points: list[float] = []
        """By job: what `evaluation` works out from them, once it has."""
        for trait in range(TRAIT_COUNT):
            self.price_trait(trait)

    def show_values(self) -> None:
        """Works out what the board shows at each location: the values its safes have."""
        self.shown = [
            tuple(sorted(set(self.safe_values[at * SAFES_EACH : (at + 1) * SAFES_EACH]))) for at in range(3)
        ]

    def price_trait(self, trait: i64) -> None:
        """Works out what every scoundrel with a trait costs."""
        for job in range(JOB_COUNT):
            self._price(trait, job)

    def price_job(self, job: i64) -> None:
        """Works out what every scoundrel with a job costs."""
        for trait in range(TRAIT_COUNT):
            self._price(trait, job)

    def _price(self, trait: i64, job: i64) -> None:
        dollars: i64 = self.job_dollars[job]
        holes = JOBS[job].holes
        for position in self.trait_dollars[trait]:
            if position not in holes:
                dollars += 1
        self.costs[trait * JOB_COUNT + job] = dollars

    def cost_of(self, one: i64) -> i64:
        """What hiring a scoundrel costs (SC-DATA-9)."""
        return self.costs[one // 64 * JOB_COUNT + one % 64]


# A scoundrel is one number: trait * 64 + job.


def scoundrel(trait: i64, job: i64) -> i64:
    return trait * 64 + job


def trait_of(one: i64) -> i64:
    return one // 64


def job_of(one: i64) -> i64:
    return one % 64


def trait_name(one: i64) -> str:
    return TRAIT_NAMES[one // 64]


def job_name(one: i64) -> str:
    return JOB_NAMES[one % 64]
