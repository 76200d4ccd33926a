"""Whether an ability can be used, and whether a step can do something (SC-FX-1 to 8, SC-OTHER-11)."""

from __future__ import annotations

from cantina.games.scoundrels.choices import (
    BEING_HIRED,
    CANNOT_PAY,
    NO_RECRUITING,
    NOT_IN_SALOON,
    NOT_ON_TOP,
    NOT_RIGHTMOST,
)
from cantina.games.scoundrels.content import (
    ALWAYS,
    AMOUNTS,
    ANYWHERE,
    AT_LIMIT,
    AUCTION,
    BEHIND,
    BIT,
    BROKE,
    CARDS,
    DESTROY,
    DISREPUTABLE,
    DRAW,
    EACH_RIVAL,
    FLIP_MARK,
    FREE_ANY,
    FREE_OWN,
    GAIN_PER_CARD,
    GAIN_PER_JAILED,
    GAIN_PER_SCOUNDREL,
    GAMBLE,
    HIGHEST_REPUTATION,
    HIRE_DISCARD,
    HIRE_SALOON,
    JAIL_OWN,
    JAIL_RIVAL,
    JOBS,
    LOSE_REP,
    LOWEST_REPUTATION,
    MARK,
    OPEN,
    PAY,
    PEEK_DECK,
    PEEK_HAND,
    PEEK_PLAYED,
    PEEK_UNUSED,
    PLACE_FREED,
    POOR,
    RECRUIT,
    REP,
    RICH,
    RIVAL_REP,
    ROB_EACH,
    ROB_ONE,
    ROB_RICHEST,
    SAFES,
    SALOON,
    SCOUT,
    SCOUT_OTHER,
    SHEET,
    SPACES,
    STEAL,
    STEAL_SAME,
    STEAL_UNUSED,
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
    job_of,
    trait_of,
)
from cantina.games.scoundrels.state import U_FREED, U_SAFE, U_USER, ScoundrelsState
from cantina.kernel.choice import Reason
from cantina.kernel.ints import i64

NONE: i64 = -1


class Means:
    """What a user would have after the parts of a use that come first (SC-FX-8)."""

    def __init__(self, state: ScoundrelsState, user: i64) -> None:
        self.user: i64 = user
        self.money: i64 = state.money[user]
        self.reputation: i64 = state.reputation[user]
        self.reserve: i64 = state.reserve[user]
        self.jailed: i64 = state.jailed[user]
        self.chain: i64 = 0
        """Traits that count as used, as bits (SC-OTHER-11)."""

    def copy(self, state: ScoundrelsState) -> Means:
        other = Means(state, self.user)
        other.money = self.money
        other.reputation = self.reputation
        other.reserve = self.reserve
        other.jailed = self.jailed
        other.chain = self.chain
        return other


def holds(state: ScoundrelsState, condition: i64, means: Means) -> bool:
    """Whether a condition is met."""
    if condition == ALWAYS:
        return True
    if condition == BROKE:
        return means.money == 0
    if condition == RICH:
        return means.money >= 5
    if condition == POOR:
        return means.money <= 3
    if condition == DISREPUTABLE:
        return means.reputation <= 0
    own: i64 = len(state.loot_of(means.user))
    if condition == AT_LIMIT:
        return own == state.day
    assert condition == BEHIND
    seat: i64 = 0
    while seat < state.seats:
        if len(state.loot_of(seat)) > own:
            return True
        seat += 1
    return False


def can_use(state: ScoundrelsState, user: i64, one: i64, own: bool) -> bool:
    """Whether a player can use an unflagged scoundrel, by its own timing or through another."""
    if state.flagged(one):
        return False
    return _can_use(state, Means(state, user), one, own)


def can_use_again(state: ScoundrelsState, user: i64, one: i64) -> bool:
    """Whether a scoundrel that was just used can be used a second time (SC-MOD-4)."""
    return _can_use(state, Means(state, user), one, True)


def _can_use(state: ScoundrelsState, means: Means, one: i64, own: bool) -> bool:
    trait = TRAITS[trait_of(one)]
    means.chain |= BIT[trait_of(one)]
    if own:
        if not holds(state, trait.condition, means):  # SC-TEXT-2; through another it is ignored (SC-OTHER-3)
            return False
        if trait.extra:
            means.money += 1  # SC-MOD-2
    if trait.cruel:
        if means.reserve == 0:
            return False
        means.reserve -= 1
        means.jailed += 1
    return can_do(state, means, JOBS[job_of(one)].ability, trait_of(one))


def can_do(state: ScoundrelsState, means: Means, ability: Ability, trait: i64) -> bool:
    """Whether condition and cost are met and some step that is no `may` can do something (SC-FX-1, 2)."""
    if not holds(state, ability.condition, means):
        return ability.otherwise is not None and live(state, means, ability.otherwise, trait, NONE, NONE)
    if ability.cost == PAY:
        if means.money < ability.amount:
            return False
        means.money -= ability.amount
    elif ability.cost == LOSE_REP:
        if means.reputation <= LOWEST_REPUTATION:  # SC-REP-3
            return False
        means.reputation -= 1
    elif ability.cost == JAIL_OWN:
        if means.reserve == 0:  # SC-CAP-2
            return False
        means.reserve -= 1
        means.jailed += 1
    elif ability.cost == FREE_ANY and state.jail_total() - state.jailed[means.user] + means.jailed == 0:
        return False
    for step in ability.steps:  # noqa: SIM110 (a generator is slow when compiled)
        if not step.may and live(state, means, step, trait, NONE, NONE):
            return True
    return False


def live(state: ScoundrelsState, means: Means, step: Step, trait: i64, safe: i64, freed: i64) -> bool:
    """Whether a step can do something (section 3); `trait`: of the scoundrel that bears it, or -1."""
    code: i64 = step.code
    user: i64 = means.user
    if code in (ROB_ONE, ROB_RICHEST, ROB_EACH):
        return _some_rival(state, user, state.money, 0)
    if code == RIVAL_REP:
        return _some_rival(state, user, state.reputation, LOWEST_REPUTATION)
    if code == JAIL_RIVAL:
        return _some_rival(state, user, state.reserve, 0)
    if code == EACH_RIVAL:
        return _some_rival(state, user, state.reserve, 0) or _some_rival(
            state, user, state.reputation, LOWEST_REPUTATION
        )
    if code in (SCOUT, STEAL):
        return state.holds_safes(step.first)
    if code == MARK:
        return state.holds_safes(ANYWHERE)
    if code == SCOUT_OTHER:
        return other_safe(state, safe)
    if code == STEAL_SAME:
        return safe >= 0 and 0 <= state.where[safe] < SPACES
    if code in (PEEK_UNUSED, STEAL_UNUSED):
        return any_unused(state)
    if code == GAIN_PER_SCOUNDREL:
        return state.crew(user) > 0
    if code == GAIN_PER_CARD:
        return state.cards_today(user) > 0
    if code == GAIN_PER_JAILED:
        return False  # until this very use has jailed somebody, which `perform` looks at
    if code == REP:
        return means.reputation < HIGHEST_REPUTATION
    if code == FREE_OWN:
        return means.jailed > 0
    if code == PLACE_FREED:
        return not state.night and freed >= 0 and len(cards_for(state, user, freed)) > 0
    if code == DESTROY:
        return not state.night and len(burdened(state, user)) > 0
    if code in (DRAW, GAMBLE):
        return len(state.decks[user].cards) > 0
    if code == PEEK_PLAYED:
        return not state.night and len(face_down(state)) > 0
    if code == PEEK_DECK:
        return _any_deck(state)
    if code == PEEK_HAND:
        return len(with_cards(state, user)) > 0
    if code == FLIP_MARK:
        return _any_mark(state)
    if code in (AUCTION, SWAP_SELF):
        return len(others_in_saloon(state, trait)) > 0
    if code == SWAP_OTHER:
        return len(others_on_sheet(state, user, trait)) > 0 and len(others_in_saloon(state, trait)) > 0
    if code == SWAP_TRAIT:
        return state.crew(user) > 0 and len(others_in_saloon(state, trait)) > 0
    if code in (USE_SHEET, USE_SALOON, USE_DISCARD):
        return len(usable_others(state, means, code, trait)) > 0
    if code in (HIRE_SALOON, HIRE_DISCARD):
        return can_hire(state, user, code == HIRE_DISCARD)
    return True


def _some_rival(state: ScoundrelsState, user: i64, amounts: list[i64], above: i64) -> bool:
    seat: i64 = 0
    while seat < state.seats:
        if seat != user and amounts[seat] > above:
            return True
        seat += 1
    return False


def other_safe(state: ScoundrelsState, safe: i64) -> bool:
    """Whether a location holds a safe other than one."""
    other: i64 = 0
    while other < SAFES:
        if other != safe and 0 <= state.where[other] < SPACES:
            return True
        other += 1
    return False


def any_unused(state: ScoundrelsState) -> bool:
    location: i64 = 0
    while location < ANYWHERE:
        if state.unused_safe(location) >= 0:
            return True
        location += 1
    return False


def _any_deck(state: ScoundrelsState) -> bool:
    for deck in state.decks:  # noqa: SIM110 (a generator is slow when compiled)
        if len(deck.cards) > 0:
            return True
    return False


def _any_mark(state: ScoundrelsState) -> bool:
    for safe in state.mark_on:  # noqa: SIM110 (a generator is slow when compiled)
        if safe >= 0 and 0 <= state.where[safe] < SPACES:
            return True
    return False


def face_down(state: ScoundrelsState) -> list[i64]:
    """The places of face-down played cards."""
    found: list[i64] = []
    place: i64 = 0
    while place < len(state.played):
        if state.played[place] >= 0 and place % CARDS != OPEN:
            found.append(place)
        place += 1
    return found


def burdened(state: ScoundrelsState, seat: i64) -> list[i64]:
    """The places of a player's cards that carry henchmen."""
    found: list[i64] = []
    place: i64 = seat * CARDS
    while place < seat * CARDS + OPEN:
        if state.played[place] >= 0 and state.on_card[place] != 0:
            found.append(place)
        place += 1
    return found


def cards_for(state: ScoundrelsState, user: i64, owner: i64) -> list[i64]:
    """Where a freed henchman may be put (SC-JOB-N10-3 to 6)."""
    found: list[i64] = []
    for place in face_down(state):
        seat: i64 = place // CARDS
        if seat not in (user, owner) and not state.on_card[place] >> owner & 1:
            found.append(place)
    return found


def with_cards(state: ScoundrelsState, user: i64) -> list[i64]:
    """The rivals with a hand."""
    found: list[i64] = []
    seat: i64 = 0
    while seat < state.seats:
        if seat != user and len(state.hands[seat].cards) > 0:
            found.append(seat)
        seat += 1
    return found


def others_in_saloon(state: ScoundrelsState, trait: i64) -> list[i64]:
    """The Saloon's scoundrels but one, and but those whose own hire is in progress (SC-HIRE-18)."""
    found: list[i64] = []
    for one in state.saloon:
        if one >= 0 and trait_of(one) != trait and not state.hiring(trait_of(one)):
            found.append(one)
    return found


def others_on_sheet(state: ScoundrelsState, seat: i64, trait: i64) -> list[i64]:
    found: list[i64] = []
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        one: i64 = state.sheets[at]
        if one >= 0 and trait_of(one) != trait:
            found.append(one)
        at += 1
    return found


def usable_others(state: ScoundrelsState, means: Means, code: i64, trait: i64) -> list[i64]:
    """The scoundrels a `use ...` step may pick (SC-OTHER-1, 2 and 11)."""
    if code == USE_SHEET:
        candidates = others_on_sheet(state, means.user, trait)
    elif code == USE_SALOON:
        candidates = others_in_saloon(state, trait)
    else:
        candidates = []
        if len(state.discard) > 0:
            top: i64 = state.discard[-1]
            if trait_of(top) != trait and not state.hiring(trait_of(top)):
                candidates.append(top)
    found: list[i64] = []
    for one in candidates:
        if state.flagged(one) or means.chain >> trait_of(one) & 1:
            continue
        if _can_use(state, means.copy(state), one, False):
            found.append(one)
    return found


def can_hire(state: ScoundrelsState, user: i64, from_discard: bool) -> bool:
    """Whether a player could hire anybody now."""
    if from_discard:
        if len(state.discard) == 0:
            return False
        return hire_obstacle(state, user, trait_of(state.discard[-1]), False, True) is None
    for one in state.saloon:
        if one < 0:
            continue
        if hire_obstacle(state, user, trait_of(one), False, False) is None:
            return True
        if hire_obstacle(state, user, trait_of(one), True, False) is None:
            return True
    return False


def hire_obstacle(
    state: ScoundrelsState, seat: i64, trait: i64, recruit: bool, from_discard: bool
) -> Reason | None:
    """What keeps a player from hiring a scoundrel (SC-HIRE-1 and 18, SC-STR-S7-1 to 3)."""
    one: i64 = -1
    if from_discard:
        if len(state.discard) == 0 or trait_of(state.discard[-1]) != trait:
            return NOT_ON_TOP
        one = state.discard[-1]
    else:
        for other in state.saloon:
            if other >= 0 and trait_of(other) == trait:
                one = other
        if one < 0:
            return NOT_IN_SALOON
    if state.hiring(trait):
        return BEING_HIRED
    if recruit:
        if from_discard or not can_recruit(state, seat):
            return NO_RECRUITING
        if one != rightmost(state):
            return NOT_RIGHTMOST
    return None if price_of(one, recruit) <= state.money[seat] else CANNOT_PAY


def price_of(one: i64, recruit: bool) -> i64:
    """What hiring a scoundrel costs, perhaps with the help of Recruit Outcasts (SC-STR-S7-1)."""
    cost: i64 = cost_of(one)
    if recruit:
        return cost - AMOUNTS.discount if cost > AMOUNTS.discount else 0
    return cost


def rightmost(state: ScoundrelsState) -> i64:
    """The Saloon's rightmost scoundrel; -1: it is empty."""
    at: i64 = SALOON - 1
    while at >= 0:
        if state.saloon[at] >= 0:
            return state.saloon[at]
        at -= 1
    return -1


def can_recruit(state: ScoundrelsState, seat: i64) -> bool:
    """Whether Recruit Outcasts is there and unused in this turn window (SC-STR-S7-1 and 3)."""
    return state.strategy[seat] == RECRUIT and not state.used_strategy >> seat & 1


def means_of(state: ScoundrelsState) -> Means:
    """The means of whoever uses the innermost running ability, as they are."""
    return Means(state, state.uses[-1][U_USER])


def step_live(state: ScoundrelsState, step: Step, trait: i64) -> bool:
    """Whether a step of the running use can do something when its moment comes (SC-FX-3)."""
    use = state.uses[-1]
    return live(state, means_of(state), step, trait, use[U_SAFE], use[U_FREED])
