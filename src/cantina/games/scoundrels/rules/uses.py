"""Using abilities: scoundrels, leaders and strategy cards, step by step (sections 3 and 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import (
    BEING_HIRED,
    CARD_PICKS,
    DISTRUST,
    FLIPS,
    GO_TO_JAIL,
    LOSE_REPUTATION,
    NO,
    NO_CARD_THERE,
    NO_MARK_THERE,
    NO_SAFE_THERE,
    NO_SUCH_SEAT,
    NOT_A_TARGET,
    NOT_RICHEST,
    NOT_USABLE,
    PASS,
    PICKS,
    SAFE_SPOTS,
    SAME_SAFE,
    TAKE_HENCHMAN,
    TAKE_MONEY,
    TARGETS,
    UNUSED_SAFES,
    WRONG_LOCATION,
    YES,
)
from cantina.games.scoundrels.content import (
    ANYWHERE,
    AUCTION,
    BIT,
    CARDS,
    CHOOSE,
    DESTROY,
    DISCARD_SELF,
    DRAW,
    EACH_RIVAL,
    EACH_RIVAL_GAIN,
    FLIP_MARK,
    FREE_ANY,
    FREE_OWN,
    GAIN,
    GAIN_PER_CARD,
    GAIN_PER_JAILED,
    GAIN_PER_MARK,
    GAIN_PER_SCOUNDREL,
    GAMBLE,
    HIRE_DISCARD,
    HIRE_SALOON,
    JAIL_OWN,
    JAIL_RIVAL,
    JOBS,
    LEADER_ABILITIES,
    LEFT,
    LOSE_REP,
    LOWEST_REPUTATION,
    MARK,
    MARKS,
    OFFICE,
    ON_HIRE,
    OPEN,
    PAIRS,
    PAY,
    PEEK_DECK,
    PEEK_HAND,
    PEEK_PLAYED,
    PEEK_UNUSED,
    PLACE_FREED,
    REP,
    RIGHT,
    RIVAL_REP,
    ROB_EACH,
    ROB_ONE,
    ROB_RICHEST,
    SCOUT,
    SCOUT_OTHER,
    SHEET,
    SLOT_NAMES,
    SPACES,
    STEAL,
    STEAL_SAME,
    STEAL_UNUSED,
    STRATEGIES,
    SWAP_OTHER,
    SWAP_SELF,
    SWAP_TRAIT,
    TRAITS,
    USE_DISCARD,
    USE_SALOON,
    USE_SHEET,
    Ability,
    Step,
    cost_of,
    job_name,
    job_of,
    scoundrel,
    trait_name,
    trait_of,
)
from cantina.games.scoundrels.events import (
    HenchmanPlaced,
    HenchmanSent,
    HenchmenDestroyed,
    JobsSwapped,
    LeaderUsed,
    MarkTurned,
    ScoundrelUsed,
    ScoundrelUsedAgain,
    StrategyUsed,
    TraitsSwapped,
)
from cantina.games.scoundrels.rules.basics import (
    change_reputation,
    free_obstacle,
    gain,
    jail,
    pay,
    receive,
    rob,
    set_free,
)
from cantina.games.scoundrels.rules.cards import (
    draw,
    look_at_hand,
    look_at_played,
    look_at_top,
    shuffle_deck,
    tell_drawn,
    turn_up,
)
from cantina.games.scoundrels.rules.links import LINKS
from cantina.games.scoundrels.rules.office import OFFICE_OPTION
from cantina.games.scoundrels.rules.safes import OfUser, begin_marking, look, steal
from cantina.games.scoundrels.rules.saloon import bury, refill, take, throw, throw_away
from cantina.games.scoundrels.rules.usable import (
    Means,
    burdened,
    can_use_again,
    cards_for,
    face_down,
    holds,
    means_of,
    others_in_saloon,
    others_on_sheet,
    step_live,
    usable_others,
    with_cards,
)
from cantina.games.scoundrels.state import (
    IN_SALOON,
    LEADER,
    SCOUNDREL,
    STRATEGY,
    U_BURY,
    U_ELSE,
    U_FREED,
    U_JAILED,
    U_JOB,
    U_KIND,
    U_LEAVES,
    U_LOST,
    U_OWN,
    U_PICK,
    U_PLACE,
    U_ROUND,
    U_SAFE,
    U_STEP,
    U_TARGETS,
    U_USER,
    U_WHICH,
    USE_FIELDS,
    ScoundrelsState,
)
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.ints import i64
from cantina.kernel.state import Ask, Frame

_SAFE_SPOTS: Final[list[Choice]] = [*SAFE_SPOTS]
_UNUSED: Final[list[Choice]] = [*UNUSED_SAFES]
_TARGETS: Final[list[Choice]] = [*TARGETS]
_TARGETS_OR_PASS: Final[list[Choice]] = [*TARGETS, PASS]
_PICKS: Final[list[Choice]] = [*PICKS]
_CARDS: Final[list[Choice]] = [*CARD_PICKS]
_CARDS_OR_PASS: Final[list[Choice]] = [*CARD_PICKS, PASS]
_FLIPS: Final[list[Choice]] = [*FLIPS]
_YES_NO: Final[list[Choice]] = [YES, NO]
_MODES: Final[list[Choice]] = [TAKE_MONEY, TAKE_HENCHMAN]
_CONVICT: Final[list[Choice]] = [GO_TO_JAIL, LOSE_REPUTATION]
_DISTRUST: Final[list[Choice]] = [DISTRUST, PASS]


# -- beginning and ending a use -------------------------------------------------------------------


def begin_use(state: ScoundrelsState, user: i64, trait: i64, own: bool) -> None:
    """A scoundrel is used: both its cards are flagged at once (SC-ABIL-8)."""
    place: i64 = state.place_of(trait)
    one: i64 = state.at_place(place)
    state.used_traits |= BIT[trait]
    state.used_jobs |= BIT[job_of(one)]
    if not state.quiet:
        state.tell(ScoundrelUsed(seat=user, trait=trait_name(one), job=job_name(one)))
    _begin(state, user, SCOUNDREL, trait, own, place)
    state.uses[-1][U_JOB] = job_of(one)
    if TRAITS[trait].leaves or (TRAITS[trait].timing == ON_HIRE and not own):
        state.uses[-1][U_LEAVES] = 1  # SC-OTHER-5 and 13


def begin_leader(state: ScoundrelsState, user: i64) -> None:
    state.used_leader = True
    if not state.quiet:
        state.tell(LeaderUsed(seat=user, slot=SLOT_NAMES[state.slot]))
    _begin(state, user, LEADER, state.slot, True, -1)


def begin_strategy(state: ScoundrelsState, user: i64) -> None:
    state.used_strategy |= 1 << user
    if not state.quiet:
        state.tell(StrategyUsed(seat=user, strategy=STRATEGIES[state.strategy[user]].name))
    _begin(state, user, STRATEGY, state.strategy[user], True, -1)


def _begin(state: ScoundrelsState, user: i64, kind: i64, which: i64, own: bool, place: i64) -> None:
    use: list[i64] = [0] * USE_FIELDS
    use[U_USER] = user
    use[U_KIND] = kind
    use[U_WHICH] = which
    use[U_OWN] = 1 if own else 0
    use[U_STEP] = -1
    use[U_SAFE] = -1
    use[U_FREED] = -1
    use[U_PLACE] = place
    use[U_BURY] = -1
    use[U_PICK] = -1
    state.uses.append(use)
    state.push(USING)


def ability_of(use: list[i64]) -> Ability:
    if use[U_KIND] == SCOUNDREL:
        return JOBS[use[U_JOB]].ability
    found = LEADER_ABILITIES[use[U_WHICH]] if use[U_KIND] == LEADER else STRATEGIES[use[U_WHICH]].ability
    assert found is not None
    return found


def _bearer(use: list[i64]) -> i64:
    """The trait of the scoundrel that bears the running text; -1: a leader or strategy card."""
    return use[U_WHICH] if use[U_KIND] == SCOUNDREL else -1


class Using(Frame[ScoundrelsState]):
    """The innermost running use: modifier, costs, then step after step (SC-FX-3 to 8)."""

    def run(self, state: ScoundrelsState) -> None:
        use = state.uses[-1]
        if use[U_BURY] >= 0:
            bury(state, use[U_BURY])
            use[U_BURY] = -1
        ability = ability_of(use)
        if use[U_STEP] < 0:
            use[U_STEP] = 0
            _pay_costs(state, use, ability)
            return
        at: i64 = use[U_STEP]
        if use[U_ELSE] != 0:
            assert ability.otherwise is not None
            step: Step = ability.otherwise
            count: i64 = 1
        else:
            count = len(ability.steps)
            step = ability.steps[at if at < count else count - 1]
        if at < count:
            use[U_STEP] = at + 1
            if step.code == GAIN_PER_JAILED or step_live(state, step, _bearer(use)):
                perform(state, use, step)
        elif _may_repeat(state, use):
            state.push(REPEATING)
        else:
            _finish(state)


def _pay_costs(state: ScoundrelsState, use: list[i64], ability: Ability) -> None:
    """The extra dollar, the trait's cost, the job's cost (SC-FX-8, SC-MOD-1)."""
    user: i64 = use[U_USER]
    if use[U_KIND] == SCOUNDREL:
        trait = TRAITS[use[U_WHICH]]
        if use[U_OWN] != 0 and trait.extra:
            gain(state, user, 1)
        if trait.cruel:
            jail(state, user)
    use[U_ELSE] = 0 if holds(state, ability.condition, Means(state, user)) else 1
    if use[U_ELSE] != 0:
        return
    if ability.cost == PAY:
        pay(state, user, ability.amount)
    elif ability.cost == LOSE_REP:
        change_reputation(state, user, -1)
    elif ability.cost == JAIL_OWN:
        jail(state, user)
    elif ability.cost == DISCARD_SELF:
        use[U_LEAVES] = 1
    elif ability.cost == FREE_ANY:
        state.push(FREEING)


def _may_repeat(state: ScoundrelsState, use: list[i64]) -> bool:
    """Whether a use-twice scoundrel can be used again at once (SC-MOD-4 and 11)."""
    if use[U_KIND] != SCOUNDREL or use[U_OWN] == 0 or use[U_ROUND] != 0 or use[U_LOST] != 0:
        return False
    if not TRAITS[use[U_WHICH]].twice:
        return False
    one: i64 = state.at_place(state.place_of(use[U_WHICH]))
    return can_use_again(state, use[U_USER], one)


class YesOrNo(OfUser):
    """A question the user may decline."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _YES_NO

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        return None


class Repeating(YesOrNo):
    """A second use, or not (SC-MOD-4 to 7, SC-TRAIT-B20-2)."""

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        use = state.uses[-1]
        use[U_ROUND] = 1
        if choice is YES:
            one: i64 = state.at_place(state.place_of(use[U_WHICH]))
            use[U_JOB] = job_of(one)  # SC-MOD-6
            state.used_jobs |= BIT[job_of(one)]
            use[U_STEP] = -1
            use[U_SAFE] = -1
            use[U_FREED] = -1
            use[U_JAILED] = 0
            use[U_TARGETS] = 0
            if not state.quiet:
                state.tell(ScoundrelUsedAgain(seat=seat, trait=trait_name(one), job=job_name(one)))


def _finish(state: ScoundrelsState) -> None:
    """Deferred discard, responses; at the end of the outermost use they are pending (SC-RESP-1 to 14)."""
    use = state.uses.pop()
    state.pop()
    if use[U_KIND] == SCOUNDREL:
        trait: i64 = use[U_WHICH]
        place: i64 = state.place_of(trait)
        if use[U_LEAVES] != 0:
            throw_away(state, trait)
        # SC-RESP-13: only a scoundrel used on a sheet has neighbours; thrown off, it has none (SC-RESP-8).
        if 0 <= use[U_PLACE] < IN_SALOON and 0 <= place < IN_SALOON and use[U_LOST] == 0:
            _connect(state, place)
    if len(state.uses) == 0:
        state.due |= state.connected
        state.connected = 0


def _connect(state: ScoundrelsState, place: i64) -> None:
    """Finds the responses whose arrows point to a space, as the sheet is now (SC-RESP-2, 6 and 7)."""
    space: i64 = place % SHEET
    if space > 0:
        _connect_one(state, place - 1, RIGHT)
    if space < SHEET - 1:
        _connect_one(state, place + 1, LEFT)


def _connect_one(state: ScoundrelsState, place: i64, arrow: i64) -> None:
    one: i64 = state.sheets[place]
    if one >= 0 and TRAITS[trait_of(one)].arrow & arrow and not state.flagged(one):
        state.connected |= BIT[trait_of(one)]


# -- steps ----------------------------------------------------------------------------------------


def perform(state: ScoundrelsState, use: list[i64], step: Step) -> None:
    """Carries out one step, or asks what it needs to know."""
    user: i64 = use[U_USER]
    code: i64 = step.code
    if code == GAIN:
        gain(state, user, step.first)
    elif code == GAIN_PER_SCOUNDREL:
        crew: i64 = state.crew(user)
        gain(state, user, crew if crew < step.first else step.first)
    elif code == GAIN_PER_CARD:
        gain(state, user, state.cards_today(user))
    elif code == GAIN_PER_MARK:
        marks: i64 = state.mark_on.count(use[U_SAFE])
        gain(state, user, marks if marks < step.first else step.first)
    elif code == GAIN_PER_JAILED:
        gain(state, user, use[U_JAILED] * step.first)
    elif code == EACH_RIVAL_GAIN:
        for steps in range(1, state.seats):
            receive(state, state.clockwise(user, steps), step.first)
    elif code == ROB_EACH:
        for steps in range(1, state.seats):
            rob(state, user, state.clockwise(user, steps), step.first)
    elif code == REP:
        change_reputation(state, user, step.first)
    elif code == FREE_OWN:
        count: i64 = step.first
        while count > 0 and state.jailed[user] > 0:
            set_free(state, user)
            count -= 1
    elif code == DRAW:
        tell_drawn(state, user, draw(state, user, step.first))
    elif code == GAMBLE:
        gain(state, user, step.first if turn_up(state, user) >= 5 else step.second)
    elif code == STEAL_SAME:
        if step.may:
            state.push(STEALING_SAME)
        else:
            steal(state, user, use[U_SAFE])
    elif code == EACH_RIVAL:
        state.push(SENTENCING)
    elif code == OFFICE:
        state.push(OFFICE_OPTION)
    elif code == USE_DISCARD:
        trait: i64 = trait_of(state.discard[-1])
        use[U_BURY] = trait
        begin_use(state, user, trait, False)
    else:
        _ask(state, code)


def _ask(state: ScoundrelsState, code: i64) -> None:
    if code in (ROB_ONE, ROB_RICHEST, RIVAL_REP, PEEK_DECK, PEEK_HAND):
        state.push(TARGETING)
    elif code in (SCOUT, SCOUT_OTHER, MARK, STEAL):
        state.push(CHOOSING_SAFE)
    elif code in (PEEK_UNUSED, STEAL_UNUSED):
        state.push(CHOOSING_UNUSED)
    elif code in (PEEK_PLAYED, DESTROY):
        state.push(CHOOSING_CARD)
    elif code == PLACE_FREED:
        state.push(SENDING)
    elif code == JAIL_RIVAL:
        state.push(JAILING)
    elif code == FLIP_MARK:
        state.push(FLIPPING)
    elif code in (AUCTION, SWAP_SELF, USE_SHEET, USE_SALOON):
        state.push(PICKING)
    elif code in (SWAP_OTHER, SWAP_TRAIT):
        state.uses[-1][U_PICK] = -1
        state.push(PICKING_OWN)
    elif code in (HIRE_SALOON, HIRE_DISCARD):
        state.push(LINKS.hiring)
    else:
        assert code == CHOOSE
        state.push(CHOOSING_MODE)


def current_step(state: ScoundrelsState) -> Step:
    """The step that is being carried out."""
    use = state.uses[-1]
    ability = ability_of(use)
    if use[U_ELSE] != 0:
        assert ability.otherwise is not None
        return ability.otherwise
    return ability.steps[use[U_STEP] - 1]


class Targeting(OfUser):
    """A rival, or for a deck any player (SC-JOB-G12-1, SC-JOB-P13-1, SC-JOB-P10-1, SC-JOB-P22-1)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _TARGETS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        target: i64 = choice.pick
        if target >= state.seats:
            return NO_SUCH_SEAT
        code: i64 = current_step(state).code
        if code == PEEK_DECK:
            return None if len(state.decks[target].cards) > 0 else NOT_A_TARGET
        if target == seat:
            return NOT_A_TARGET
        if code == RIVAL_REP:
            return None if state.reputation[target] > LOWEST_REPUTATION else NOT_A_TARGET
        if code == PEEK_HAND:
            return None if target in with_cards(state, seat) else NOT_A_TARGET
        if state.money[target] == 0:
            return NOT_A_TARGET
        if code == ROB_RICHEST:
            other: i64 = 0
            while other < state.seats:
                if other != seat and state.money[other] > state.money[target]:
                    return NOT_RICHEST
                other += 1
        return None

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        step = current_step(state)
        if step.code == PEEK_DECK:
            state.target = choice.pick
            look_at_top(state, seat, choice.pick)
            state.push(SHUFFLING)
        elif step.code == PEEK_HAND:
            look_at_hand(state, seat, choice.pick, step.first)
        elif step.code == RIVAL_REP:
            change_reputation(state, choice.pick, -step.first)
        else:
            rob(state, seat, choice.pick, step.first)


class Shuffling(YesOrNo):
    """After the look, the deck may be shuffled (SC-JOB-P10-1)."""

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is YES:
            shuffle_deck(state, state.target)


class ChoosingSafe(OfUser):
    """A safe at a location, to scout, mark or steal (SC-SCOUT-1, SC-STEAL-2)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _SAFE_SPOTS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        location: i64 = choice.pick // SPACES
        step = current_step(state)
        if step.code in (SCOUT, STEAL) and step.first not in (ANYWHERE, location):
            return WRONG_LOCATION
        safe: i64 = state.safe_at(location, choice.pick % SPACES)
        if safe < 0:
            return NO_SAFE_THERE
        return SAME_SAFE if step.code == SCOUT_OTHER and safe == state.uses[-1][U_SAFE] else None

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        safe: i64 = state.safe_at(choice.pick // SPACES, choice.pick % SPACES)
        code: i64 = current_step(state).code
        state.uses[-1][U_SAFE] = safe
        if code == STEAL:
            steal(state, seat, safe)
            return
        if code != MARK:
            look(state, seat, safe)
        begin_marking(state)


class StealingSame(YesOrNo):
    """The safe just scouted, or not (SC-JOB-N02-1)."""

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is YES:
            steal(state, seat, state.uses[-1][U_SAFE])


class ChoosingUnused(OfUser):
    """An unused safe, to look at or to steal unseen (SC-JOB-P09-1, SC-JOB-N04-1 and 2)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _UNUSED

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return None if state.unused_safe(choice.pick) >= 0 else NO_SAFE_THERE

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        safe: i64 = state.unused_safe(choice.pick)
        if current_step(state).code == PEEK_UNUSED:
            look(state, seat, safe)
        else:
            steal(state, seat, safe)


class ChoosingCard(OfUser):
    """A face-down played card to look at, or an own one to clear of henchmen (SC-JOB-P01-1, SC-JOB-N11-1)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _CARDS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        if current_step(state).code == PEEK_PLAYED:
            return None if choice.pick in face_down(state) else NO_CARD_THERE
        return None if choice.pick in burdened(state, seat) else NOT_A_TARGET

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        if current_step(state).code == PEEK_PLAYED:
            look_at_played(state, seat, choice.pick)
            return
        count: i64 = 0
        for owner in range(state.seats):
            if state.on_card[choice.pick] >> owner & 1:
                state.destroyed[owner] += 1  # SC-JAIL-5
                count += 1
        state.on_card[choice.pick] = 0
        if not state.quiet:
            slot = SLOT_NAMES[choice.pick % CARDS]
            state.tell(HenchmenDestroyed(seat=seat, slot=slot, count=count))


class Freeing(OfUser):
    """Whose henchman is freed (SC-JOB-N10-1)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _TARGETS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return free_obstacle(state, choice.pick)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        set_free(state, choice.pick)
        state.uses[-1][U_FREED] = choice.pick


class Sending(OfUser):
    """Where the freed henchman goes, if anywhere (SC-JOB-N10-3 to 8)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _CARDS_OR_PASS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        if choice.pick not in face_down(state):
            return NO_CARD_THERE
        owner: i64 = state.uses[-1][U_FREED]
        return None if choice.pick in cards_for(state, seat, owner) else NOT_A_TARGET

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if not isinstance(choice, Pick):
            return
        owner: i64 = state.uses[-1][U_FREED]
        state.reserve[owner] -= 1
        state.on_card[choice.pick] |= 1 << owner
        if not state.quiet:
            slot = SLOT_NAMES[choice.pick % CARDS]
            state.tell(HenchmanSent(seat=owner, rival=choice.pick // CARDS, slot=slot))


# -- jailing rivals -------------------------------------------------------------------------------


def may_hide(state: ScoundrelsState, owner: i64) -> bool:
    """Whether a henchman about to be jailed may still be placed on the card of the turn (SC-HENCH-13, 15)."""
    if state.night or owner == state.active or not 0 <= state.slot < OPEN or state.reserve[owner] == 0:
        return False
    return not state.on_card[state.active * CARDS + state.slot] >> owner & 1


class Hiding(Ask[ScoundrelsState]):
    """Window HJ: just before one of a rival's henchmen would be jailed (SC-HENCH-9 and 13)."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.target

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _DISTRUST

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        return None

    def span(self, state: ScoundrelsState) -> i64:
        return state.turn_number()

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is DISTRUST:
            place_henchman(state, seat)


def place_henchman(state: ScoundrelsState, seat: i64) -> None:
    """A henchman on the card of this turn (SC-HENCH-1 to 5)."""
    state.reserve[seat] -= 1
    state.on_card[state.active * CARDS + state.slot] |= 1 << seat
    if not state.quiet:
        slot = SLOT_NAMES[state.slot]
        state.tell(HenchmanPlaced(seat=seat, rival=state.active, slot=slot))


class Jailing(OfUser):
    """A rival who loses a henchman; a second one is optional (SC-JOB-P05-1, SC-JOB-N12-1 and 3)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _TARGETS_OR_PASS if state.uses[-1][U_TARGETS] != 0 else _TARGETS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        if choice.pick >= state.seats:
            return NO_SUCH_SEAT
        if choice.pick == seat or state.uses[-1][U_TARGETS] >> choice.pick & 1:
            return NOT_A_TARGET
        return None if state.reserve[choice.pick] > 0 else NOT_A_TARGET

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, Pick):
            state.pop()
            return
        state.target = choice.pick
        state.uses[-1][U_TARGETS] |= 1 << choice.pick
        state.turn_to(LOCKING_UP)
        if may_hide(state, choice.pick):
            state.push(HIDING)


class LockingUp(Frame[ScoundrelsState]):
    """The jailing goes on after the window (SC-HENCH-14)."""

    def run(self, state: ScoundrelsState) -> None:
        use = state.uses[-1]
        if state.reserve[state.target] > 0:
            jail(state, state.target)
            use[U_JAILED] += 1
        step = current_step(state)
        another = False
        for seat in range(state.seats):
            if seat != use[U_USER] and not use[U_TARGETS] >> seat & 1 and state.reserve[seat] > 0:
                another = True
        only_one = use[U_TARGETS] & (use[U_TARGETS] - 1) == 0
        if step.first > 1 and another and only_one:
            state.turn_to(JAILING)
        else:
            state.pop()


class Sentencing(Frame[ScoundrelsState]):
    """Each rival in turn: window, then jail or reputation (SC-JOB-P06-1 to 4)."""

    def run(self, state: ScoundrelsState) -> None:
        use = state.uses[-1]
        steps: i64 = 1
        while steps < state.seats:
            seat: i64 = state.clockwise(use[U_USER], steps)
            steps += 1
            if use[U_TARGETS] >> seat & 1:
                continue
            use[U_TARGETS] |= 1 << seat
            state.target = seat
            state.push(ANSWERING)
            if may_hide(state, seat):
                state.push(HIDING)
            return
        state.pop()


class Answering(Ask[ScoundrelsState]):
    """Jail a henchman or lose reputation, whatever can be done."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.target

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _CONVICT

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if choice is GO_TO_JAIL:
            return None if state.reserve[seat] > 0 else NOT_A_TARGET
        return None if state.reputation[seat] > LOWEST_REPUTATION else NOT_A_TARGET

    def run(self, state: ScoundrelsState) -> None:
        state.pop()  # neither can be done

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is GO_TO_JAIL:
            jail(state, seat)
        else:
            change_reputation(state, seat, -1)


# -- marks and scoundrels -------------------------------------------------------------------------


class Flipping(OfUser):
    """Any mark on a safe at a location (SC-JOB-P20-1 to 3)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _FLIPS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        if choice.pick >= len(state.mark_on):
            return NO_SUCH_SEAT
        safe: i64 = state.mark_on[choice.pick]
        return None if safe >= 0 and 0 <= state.where[safe] < SPACES else NO_MARK_THERE

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        pair = PAIRS[choice.pick % MARKS]
        face: i64 = pair[0] + pair[1] - state.mark_face[choice.pick]
        state.mark_face[choice.pick] = face
        if not state.quiet:
            state.tell(MarkTurned(seat=seat, rival=choice.pick // MARKS, number=face))


class Picking(OfUser):
    """A scoundrel to use, auction or swap jobs with (SC-OTHER-1 and 2, SC-JOB-P21-1, SC-JOB-N09-1)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _PICKS

    def options(self, state: ScoundrelsState) -> list[i64]:
        use = state.uses[-1]
        code: i64 = current_step(state).code
        if code in (USE_SHEET, USE_SALOON):
            return usable_others(state, means_of(state), code, _bearer(use))
        return others_in_saloon(state, _bearer(use))

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        for one in self.options(state):
            if trait_of(one) == choice.pick:
                return None
        if state.hiring(choice.pick):
            return BEING_HIRED
        return NOT_USABLE if current_step(state).code in (USE_SHEET, USE_SALOON) else NOT_A_TARGET

    def choices(self, state: ScoundrelsState, seat: i64) -> tuple[Choice, ...]:
        return tuple([_PICKS[trait] for trait in sorted([trait_of(one) for one in self.options(state)])])

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        use = state.uses[-1]
        step = current_step(state)
        if step.code in (USE_SHEET, USE_SALOON):
            begin_use(state, seat, choice.pick, False)
        elif step.code == AUCTION:
            one: i64 = take(state, choice.pick)
            throw(state, one)
            refill(state)
            cost: i64 = cost_of(one)
            gain(state, seat, cost if cost < step.first else step.first)
        elif step.code == SWAP_SELF:
            swap_jobs(state, seat, use[U_WHICH], choice.pick)
        elif step.code == SWAP_OTHER:
            swap_jobs(state, seat, use[U_PICK], choice.pick)
        else:
            swap_traits(state, seat, use[U_PICK], choice.pick)


class PickingOwn(OfUser):
    """One of the user's scoundrels that gets another job or trait (SC-FX-7)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _PICKS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        for one in others_on_sheet(state, seat, _bearer(state.uses[-1])):
            if trait_of(one) == choice.pick:
                return None
        return NOT_A_TARGET

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.uses[-1][U_PICK] = choice.pick
        state.turn_to(PICKING)


def swap_jobs(state: ScoundrelsState, seat: i64, mine: i64, theirs: i64) -> None:
    """Two scoundrels exchange their jobs and keep their places (SC-SWAP-1)."""
    one: i64 = state.at_place(state.place_of(mine))
    other: i64 = state.at_place(state.place_of(theirs))
    _put(state, mine, scoundrel(mine, job_of(other)))
    _put(state, theirs, scoundrel(theirs, job_of(one)))
    if not state.quiet:
        one = state.at_place(state.place_of(mine))
        other = state.at_place(state.place_of(theirs))
        state.tell(
            JobsSwapped(
                seat=seat,
                trait=trait_name(one),
                job=job_name(one),
                other_trait=trait_name(other),
                other_job=job_name(other),
            )
        )


def swap_traits(state: ScoundrelsState, seat: i64, mine: i64, theirs: i64) -> None:
    """Two scoundrels exchange their traits and keep their places (SC-STR-S3-1)."""
    here: i64 = state.place_of(mine)
    there: i64 = state.place_of(theirs)
    one: i64 = state.at_place(here)
    other: i64 = state.at_place(there)
    state.sheets[here] = scoundrel(theirs, job_of(one))
    state.saloon[there - IN_SALOON] = scoundrel(mine, job_of(other))
    if not state.quiet:
        one = state.sheets[here]
        other = state.saloon[there - IN_SALOON]
        state.tell(
            TraitsSwapped(
                seat=seat,
                trait=trait_name(one),
                job=job_name(one),
                other_trait=trait_name(other),
                other_job=job_name(other),
            )
        )


def _put(state: ScoundrelsState, trait: i64, one: i64) -> None:
    """Replaces a scoundrel where it lies."""
    place: i64 = state.place_of(trait)
    if place < IN_SALOON:
        state.sheets[place] = one
    elif place < IN_SALOON + len(state.saloon):
        state.saloon[place - IN_SALOON] = one
    else:
        state.discard[len(state.discard) - 1 - (place - IN_SALOON - len(state.saloon))] = one


class ChoosingMode(OfUser):
    """Money, or a henchman out of jail (SC-JOB-G10-1 and 2)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _MODES

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        return NOT_A_TARGET if choice is TAKE_HENCHMAN and state.jailed[seat] == 0 else None

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is TAKE_MONEY:
            gain(state, seat, current_step(state).first)
        else:
            set_free(state, seat)


USING: Final = Using("using")
REPEATING: Final = Repeating("repeating", "repeat", "SC-MOD-4")
TARGETING: Final = Targeting("targeting", "target", "SC-FX-5", forced=True)
SHUFFLING: Final = Shuffling("shuffling", "shuffle", "SC-JOB-P10-1")
CHOOSING_SAFE: Final = ChoosingSafe("choosing-safe", "safe", "SC-SCOUT-1", forced=True)
STEALING_SAME: Final = StealingSame("stealing-same", "steal", "SC-JOB-N02-1")
CHOOSING_UNUSED: Final = ChoosingUnused("choosing-unused", "unused", "SC-JOB-P09-1", forced=True)
CHOOSING_CARD: Final = ChoosingCard("choosing-card", "card", "SC-FX-5", forced=True)
FREEING: Final = Freeing("freeing", "free", "SC-JOB-N10-1", forced=True)
SENDING: Final = Sending("sending", "send", "SC-JOB-N10-1", forced=True)
HIDING: Final = Hiding("hiding", "hide", "SC-HENCH-13", standing=PASS)
JAILING: Final = Jailing("jailing", "jail", "SC-JOB-P05-1", forced=True)
LOCKING_UP: Final = LockingUp("locking-up")
SENTENCING: Final = Sentencing("sentencing")
ANSWERING: Final = Answering("answering", "convict", "SC-JOB-P06-1", forced=True)
FLIPPING: Final = Flipping("flipping", "flip", "SC-JOB-P20-1", forced=True)
PICKING: Final = Picking("picking", "pick", "SC-OTHER-1", forced=True)
PICKING_OWN: Final = PickingOwn("picking-own", "pick-own", "SC-FX-7", forced=True)
CHOOSING_MODE: Final = ChoosingMode("choosing-mode", "mode", "SC-JOB-G10-1", forced=True)
