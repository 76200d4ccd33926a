# Tiny Epic Western in the browser, in English.

suit-hat = hats
suit-teepee = teepees
suit-horseshoe = horseshoes
suit-steer = steer skulls
influence-any = influence of your choice
property-text = { $property_text }
boss-text = { $boss_text }

## The ring

board-ring = The ring of mats
board-you = You:
board-hand = { $hand }, { $value }
board-change-minus = with −1:
board-change-plus = with +1:
board-change-down = one suit down:
board-change-up = one suit up:
board-stands = { $seat } stands there
board-duel-here = That means a duel
board-odds-about = How often you are ahead after the first roll of both dice. Ties are lost; the other may still answer.
board-with-your-card = with your card
board-beats-you = beats you
board-below-you = below you
board-against-rival = against the Rival
board-hidden-cards = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
board-nobody = nobody here yet
board-full-mine = you are here
board-full-protected = no duels
board-full = taken
board-empty-porch = Empty porch: no reward, but the hand and the purchase
board-leftover-about = buy what nobody bought
board-for-sale = for sale: nothing
board-sold = sold
board-no-gunman-here = no gunman of yours here
board-short-of = you lack { $parts }
board-short-of-bank = 1[any] more for the Central Bank is missing
board-due = to pay: { $parts }
board-gaining-signs = { $count }[any] to take
board-difficulty = { $difficulty }
board-short-town-hall = Town Hall
board-short-bank = Bank
board-short-courthouse = Court
board-short-sheriff = Sheriff
board-short-hideout = Hideout
board-short-saloon = Saloon
board-owner = Owner: { $seat }
board-winners-pot = Winner’s Pot
board-third = third gunman for the next round
board-now = now
board-if-won = if you win
board-buy-order = order of buying
board-track = Business track
board-start = start
board-place = { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
board-deck = Deck { $count }
board-discards = Discards { $count }
board-property-deck = Properties { $count }
board-round-short = Round { $round } of 6
board-phase-0 = Before the first round
board-phase-1 = Deal
board-phase-2 = Place gunmen
board-phase-3 = Resolve buildings
board-phase-4 = Buy properties

## One's own pieces and the others'

board-my-card = Your poker card
board-only-you = only you see it
board-shown-to-all = all see it
board-gunmen-left = { $count ->
    [0] No gunman left to place
    [one] 1 gunman left to place
   *[other] { $count } gunmen left to place
}
board-points = Victory points of properties
board-dealer-short = D
board-dealer-mark = Dealer
board-third-short = +1 next

## A duel

board-duel-title = Duel
board-attacks = attacks
board-defends = defends
board-shot = die { $die } + card { $card }
board-stakes = At stake
board-reroll-chance = { $faces ->
    [0] No face puts you ahead.
    [one] 1 face of 6 puts you ahead: { $percent } %.
   *[other] { $faces } faces of 6 put you ahead: { $percent } %.
}
board-reroll-other = { $faces ->
    [0] No face is enough.
    [one] 1 face of 6 is enough: { $percent } %.
   *[other] { $faces } faces of 6 are enough: { $percent } %.
}
board-no-reroll = There is no { $influence } to pay for it.
board-free-reroll = free
board-sum = { $die } + { $card } = { $shot }, against { $other }.
board-card-is-open = Your card already lies face up.
board-hold-about = Now your rival may answer.
board-wins-duel = wins the duel
board-is-wounded = is wounded
board-wanted-gives = +1[any] in phase three, { $number-wanted } points at the end
board-other-may = { $seat } may still
board-rival-waits = The Rival makes no choices: die and card count as they are.
board-other-open = not show its card: it lies face up
board-other-knows = show the { $card }: the shot becomes { $shot }
board-other-hidden = show a card: the shot becomes { $low } to { $high }
board-other-rerolls = { $count ->
    [0] not roll again: no { $sign }
    [one] roll again once, for { $sign }
   *[other] roll again up to { $count } times, for { $sign } each
}
headline-duel-tie = A tie goes to the defender.
board-rival-reroll = The Rival rolls again
board-rival-redraw = The Rival draws another card
board-concede-about = Your gunman lies down, but stays in the hand and may buy.
headline-gain = Take 1 influence
headline-gain-two = Take 2 of one type
headline-pay = Pay 1 influence
headline-convert = How much do you pay?
headline-exchange = Exchange two of a type?
headline-pair = Choose two types
headline-raise = Which card comes on top?
headline-auction = Open an auction?
headline-bid = Buy one of these?
headline-bank = Buy a card now?
headline-gamble = Draw another poker card?
headline-swap = Keep one of the two
headline-lift = Move a gunman?
headline-set = Where does the gunman go?
headline-pot = The Sheriff’s pot
headline-post = Pay to buy first?
headline-buy = Buy a property?
headline-leftover = Buy a leftover card?
headline-waive = What do you not pay?
headline-advance = Advance a business
headline-hire = Hire the third gunman?
headline-keep = Keep one poker card
headline-colour = Take a colour
headline-boss = Take a boss
headline-duel = You are losing, { $mine } to { $theirs }
headline-duel-about = Only the loser may act. A tie goes to the defender.
headline-press = You lead, { $mine } to { $theirs }
headline-press-about = You may still improve your shot before your rival answers.
headline-buy-about = What glows is for sale to you; each other card says what is missing.
headline-keep-about = Each mat says what hand each card makes there.
headline-place = { $count ->
    [one] Place your last gunman
   *[other] Place a gunman
}
headline-place-about = Touch a spot. Where somebody stands, it means a duel.
headline-waive-about = { $property }: { $count } of its price still to be waived.
label-buy = { $cost } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-duel = Duel with { $rival }, { $percent } % after the first roll.

## Close-ups

close-up-cost = Cost
close-up-points = Points
close-up-businesses = Businesses
close-up-timing = Works
close-up-stack = Cards on the porch
close-up-suits = Suits, best first
close-up-hands = Hands, best first
close-up-poker = Your own card decides between equal hands: first its number, then its suit.
close-up-track = At the end, whoever has the most symbols of a business scores the points of the place its token has reached; with three or four players the second scores the smaller number.
close-up-wanted = The winner of every duel takes it. It gives 1 influence of your choice at the start of phase three, and { $number-wanted } points at the end.
close-up-building = A gunman here gets what its spot gives, plays for the Winner’s Pot with the two cards beside the building and your own, and may buy the card for sale.
close-up-sheriff = Here you change your own poker card for phases three and four, use the card on the porch, or buy what nobody bought.
close-up-sheriff-pot = 1 law and 1 force, or the third gunman for the next round
close-up-town-hall = Everybody has a hand here: the best one buys first and moves a business token.
hand-about-straight-flush = three numbers in a row, one suit
hand-about-three = three equal numbers
hand-about-flush = one suit
hand-about-straight = three numbers in a row
hand-about-pair = two equal numbers
hand-about-high = none of these
close-up-rival = The automated opponent. It has three gunmen, no boss and no influence; it never pays and gains nothing but properties, businesses and the Wanted card.
close-up-rival-hand = In phase three a player alone on a mat plays against this card.
close-up-difficulty = Difficulty
close-up-difficulty-is = { $difficulty }: begins with { $count ->
    [0] no property
    [one] 1 property
   *[other] { $count } properties
}
label-change = Your { $card } becomes { $changed }.
label-reroll-free = Free.
label-reroll-cost = Costs 1 { $influence }; { $left } left.
label-raise-group = On top of the pile: { $mat }
label-advance = to { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} place: { $points } points for most symbols. Yours: { $mine }
label-no-hand = high card everywhere

decline-hire = Do without the third gunman
decline-convert = Pay nothing
decline-exchange = Exchange nothing
decline-raise = Leave the stacks as they are
decline-auction = No auction
decline-bid = Buy none of them
decline-bank = Buy nothing now
decline-gamble = Keep your card
decline-lift = Move nobody
decline-post = Keep your place in the order
decline-buy = Buy nothing
decline-buy-about = With no card bought in the whole round, your third gunman stands in the next.
decline-leftover = Buy no leftover

## Why a hand is better

why-hand = { $hand } beats { $weaker }.
why-value = Both { $hand }: the { $value } in the hand beats the { $less }.
why-suit = Both { $hand } with a { $value }: { $suit } beat { $lower }.
why-tie = Equal in everything: both win.
why-tie-rival = Equal in everything: against the Rival that is enough.
why-natural = Equal at the Town Hall: the unchanged cards decide.
why-post-office = The Post Office puts its user first.

## What the solo Rival does, and why

rival-why-start = Solo, { $difficulty }: the Rival places a gunman after each of yours and takes cards without paying.
rival-why-cards = Of its two cards it uses the better one at each mat.
rival-why-mat = The die names { $mat_the }; if it already has a gunman there, the next mat clockwise.
rival-why-six = A 6 goes for the gunman you have just placed; where it cannot attack, the mat’s number counts.
rival-why-stays = Every mat has a gunman of the Rival or one it may not attack.
rival-why-right = On a coloured mat it takes the right side of the influence spot.
rival-why-porch = On a dull mat it takes the porch.
rival-why-leftover = At the Sheriff’s Office it takes Leftover, without using it.
rival-why-wanted = It gains nothing from it each round, but scores it at the end.
rival-why-buys = It takes, free of charge, the card with the most points where it has a gunman.
rival-why-token = It won the Town Hall and moves the token of the first symbol on its newest card that can move.

## What properties do, in signs

sign-deed = property card
sign-gunman = gunman
sign-card = poker card
effect-appraiser = first purchase: its points in [money]
effect-army-outpost = first purchase: its points in [force]
effect-mayors-office = first purchase: its points in [law]
effect-auction-house = −1[any]: turn up 2 [deed], buy 1
effect-barber-shop = raise a [deed] in a free porch’s stack
effect-blacksmith = +1[any] per [horseshoe], up to { $number-count }
effect-cattle-farm = +1[any] per [steer], up to { $number-count }
effect-hatter = +1[any] per [hat], up to { $number-count }
effect-trading-post = +1[any] per [teepee], up to { $number-count }
effect-central-bank = −1[any]: buy any [deed] now
effect-collapsed-mine = first purchase: −1 per [mining]
effect-railway-company = first purchase: −1 per [rail]
effect-wheelwright = first purchase: −1 per [wagon]
effect-doctors-office = your wounded [gunman] to a free spot
effect-general-store = n[law] → n+2[money]
effect-jail = n[law] → n+2[force]
effect-mansion = n[force] → n+2[money]
effect-assay-office = n[money] → n+2[law]
effect-gunsmith = n[money] → n+2[force]
effect-gallows = n[force] → n+2[law]
effect-grand-hotel = −2 of one: +2 of both others
effect-graveyard = if anyone lies wounded: +1[any] +1[any], two types
effect-outhouse = no duels with you this round
effect-post-office = −2[any]: you buy first
effect-train-depot = buy at any mat
effect-opera-house = +1[money] +1[law] +1[force]
effect-gold-mine = +1[money] per [mining] of yours, up to { $number-count }
effect-stagecoach-inn = another [gunman] of yours to a free spot
effect-church = without Wanted: +2[any], one type
effect-gaming-house = draw a [card], keep 1 of 2

## The card gallery

gallery-properties = Properties
gallery-bosses = Bosses
gallery-mats = Mats
gallery-poker = Poker cards and hands
gallery-others = Businesses, Wanted and the Rival

## What can I do now?

help-colour = Take a colour: its building is yours, and you gain 1 money whenever somebody uses a card on its porch.
help-boss = Take a boss: each has an ability for the whole match.
help-keep = { $decision ->
    [swap] Keep one of your two poker cards; the other one is discarded face down.
   *[other] Keep one poker card for this round and show it to nobody. It is part of every hand you play, and can decide a duel.
}
help-place = { $decision ->
    [set] Put the gunman you are moving on a free spot; it counts as just placed there.
   *[other] Place a gunman on a spot. Where another one stands, you fight a duel for it. You also play the building’s hand and may buy its card.
}
help-reroll = Roll your die again: 1 force if you attacked, 1 law if you defend.
help-reveal = Show your poker card and add its number to your shot. It then lies open for the rest of the round.
help-rival-reroll = Pay 1 influence, and the Rival has to roll again.
help-rival-redraw = Pay 1 influence, and the Rival has to draw another card.
help-concede = Give in. Your gunman lies wounded: it still plays the hand and lets you buy, but gets nothing more from its spot.
help-hold = Leave it at that; your rival may still answer.
help-gain = Choose which influence you gain: money, law or force. More than 6 of one is lost.
help-gain-two = Choose of which type you gain 2.
help-pay = { $decision ->
    [hire] Pay 1 influence: your third gunman stands up for this round.
    [auction] Pay 1 influence: two properties are turned up, and you may buy one of them.
    [post] Pay 2 influence, one after the other: you are first at the Town Hall.
   *[other] Choose which influence you pay with.
}
help-convert = Pay some of one type and gain two more than that of the other.
help-exchange = Pay 2 of one type and gain 2 of each of the other two.
help-pair = Choose two types and gain 1 of each.
help-raise = Bring a card of a stack to the top, so that whoever stands on that porch uses it.
help-lift = Choose which of your gunmen you move to another spot.
help-draw = Draw another poker card; then you keep one of the two.
help-take-influence = Take 1 law and 1 force.
help-take-gunman = Have your third gunman in the next round.
help-buy = { $decision ->
    [bid] Buy one of the two cards turned up, at its cost.
    [bank] Buy a card of any building at once, for its cost and 1 influence more.
    [leftover] Buy a card that nobody has bought, at any building.
   *[other] Buy the card for sale at a building where you have a gunman. It counts for points, for its businesses, and lies on your porch.
}
help-waive = This card is cheaper for you: choose which part of the cost you do not pay.
help-advance = Move one business on: whoever has the most of its symbols scores more at the end.
help-decline = { $decision ->
    [hire] Do without the third gunman this round.
    [buy] Buy nothing. Whoever gets no card in the whole round has the third gunman in the next.
    [leftover] Buy nothing.
    [bid] Buy neither of the two.
    [lift] Move nobody.
    [gamble] Keep the poker card you have.
   *[other] Do not use this ability now.
}
