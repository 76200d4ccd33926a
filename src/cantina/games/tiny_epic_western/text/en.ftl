# Tiny Epic Western in English.

## Words

rival = Rival
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-red = Red
letter-none = –
letter-yellow = Y
letter-blue = B
letter-green = G
letter-red = R

influence-money = money
influence-law = law
influence-force = force
business-mining = mining
business-rail = rail
business-wagon = wagon

poker-hat-1 = Hat 1
poker-hat-2 = Hat 2
poker-hat-3 = Hat 3
poker-hat-4 = Hat 4
poker-hat-5 = Hat 5
poker-teepee-1 = Teepee 1
poker-teepee-2 = Teepee 2
poker-teepee-3 = Teepee 3
poker-teepee-4 = Teepee 4
poker-teepee-5 = Teepee 5
poker-horseshoe-1 = Horseshoe 1
poker-horseshoe-2 = Horseshoe 2
poker-horseshoe-3 = Horseshoe 3
poker-horseshoe-4 = Horseshoe 4
poker-horseshoe-5 = Horseshoe 5
poker-steer-1 = Steer skull 1
poker-steer-2 = Steer skull 2
poker-steer-3 = Steer skull 3
poker-steer-4 = Steer skull 4
poker-steer-5 = Steer skull 5

hand-straight-flush = straight flush
hand-three = three of a kind
hand-flush = flush
hand-straight = straight
hand-pair = pair
hand-high = high card

mat-town-hall = Town Hall
    .the = the Town Hall
    .at = at the Town Hall
    .of = of the Town Hall
mat-bank = Bank
    .the = the Bank
    .at = at the Bank
    .of = of the Bank
mat-courthouse = Courthouse
    .the = the Courthouse
    .at = at the Courthouse
    .of = of the Courthouse
mat-sheriff = Sheriff’s Office
    .the = the Sheriff’s Office
    .at = at the Sheriff’s Office
    .of = of the Sheriff’s Office
mat-hideout = Hideout
    .the = the Hideout
    .at = at the Hideout
    .of = of the Hideout
mat-saloon = Saloon
    .the = the Saloon
    .at = at the Saloon
    .of = of the Saloon

spot-bank-porch = Bank: porch
    .at = on the porch of the Bank
spot-bank-influence = Bank: influence spot
    .at = on the influence spot of the Bank
spot-bank-left = Bank: 1 law now
    .at = on the influence spot of the Bank, left option
spot-bank-right = Bank: 2 law if you win its hand
    .at = on the influence spot of the Bank, right option
spot-courthouse-porch = Courthouse: porch
    .at = on the porch of the Courthouse
spot-courthouse-influence = Courthouse: influence spot
    .at = on the influence spot of the Courthouse
spot-courthouse-left = Courthouse: 1 force now
    .at = on the influence spot of the Courthouse, left option
spot-courthouse-right = Courthouse: 2 force if you win its hand
    .at = on the influence spot of the Courthouse, right option
spot-hideout-porch = Hideout: porch
    .at = on the porch of the Hideout
spot-hideout-influence = Hideout: influence spot
    .at = on the influence spot of the Hideout
spot-hideout-left = Hideout: 1 money now
    .at = on the influence spot of the Hideout, left option
spot-hideout-right = Hideout: 2 money if you win its hand
    .at = on the influence spot of the Hideout, right option
spot-saloon-porch = Saloon: porch
    .at = on the porch of the Saloon
spot-saloon-influence = Saloon: influence spot
    .at = on the influence spot of the Saloon
spot-saloon-left = Saloon: 1 X now
    .at = on the influence spot of the Saloon, left option
spot-saloon-right = Saloon: XX (2 of one type) if you win its hand
    .at = on the influence spot of the Saloon, right option
spot-sheriff-porch = Sheriff’s Office: porch
    .at = on the porch of the Sheriff’s Office
spot-sheriff-minus = Sheriff’s Office: number −1
    .at = on the number spot, −1
spot-sheriff-plus = Sheriff’s Office: number +1
    .at = on the number spot, +1
spot-sheriff-down = Sheriff’s Office: suit one rank down
    .at = on the suit spot, down
spot-sheriff-up = Sheriff’s Office: suit one rank up
    .at = on the suit spot, up
spot-sheriff-leftover = Sheriff’s Office: Leftover
    .at = on the Leftover spot
spot-sheriff-number = Sheriff’s Office: number spot
    .at = on the number spot
spot-sheriff-suit = Sheriff’s Office: suit spot
    .at = on the suit spot

boss-banker = The Banker
    .text = Start of phase three: 1 X per two properties owned, at most 2.
boss-cowgirl = The Cowgirl
    .text = Start of phase three: 1 X per gunman standing on a porch, at most 2.
boss-gambler = The Gambler
    .text = Three poker cards to choose from while the third gunman stands.
boss-rancher = The Rancher
    .text = Start of phase two: may pay 1 X to stand the third gunman up.
boss-scout = The Scout
    .text = Three poker cards to choose from with 5 influence or less in all.
boss-outlaw = The Outlaw
    .text = After winning a duel: 1 X, at most twice a round.
boss-chief = The Chief
    .text = Start of phase three: 1 X per wounded gunman, at most 2.
boss-lawman = The Lawman
    .text = The first reroll of each duel is free.

property-appraiser = Appraiser
    .text = After your first purchase of phase four, gain money equal to the VP of that card.
property-army-outpost = Army Outpost
    .text = After your first purchase of phase four, gain force equal to the VP of that card.
property-auction-house = Auction House
    .text = You may pay 1 X: turn over 2 cards of the property deck and buy at most one of them at its cost; shuffle the others back.
property-barber-shop = Barber Shop
    .text = You may choose a porch whose top card no player is using and move another card of that stack to the top.
property-blacksmith = Blacksmith
    .text = Start of phase three: gain 1 X per horseshoe card in play (at most 3).
property-cattle-farm = Cattle Farm
    .text = Start of phase three: gain 1 X per steer card in play (at most 3).
property-central-bank = Central Bank
    .text = You may pay 1 X: buy at once, at its cost, any card lying in a buy zone; that zone is refilled from the deck.
property-collapsed-mine = Collapsed Mine
    .text = Your first purchase of phase four costs 1 X less per mining symbol printed on it.
property-doctors-office = Doctor's Office
    .text = You may stand up one of your wounded gunmen and move it to another, unoccupied placement spot.
property-general-store = General Store
    .text = You may pay n law (n at least 1) to gain n+2 money.
property-grand-hotel = Grand Hotel
    .text = You may pay 2 of one influence type to gain 2 of each of the other two types.
property-graveyard = Graveyard
    .text = If any gunman in town is wounded, gain 1 of each of two different influence types of your choice.
property-jail = Jail
    .text = You may pay n law (n at least 1) to gain n+2 force.
property-mansion = Mansion
    .text = You may pay n force (n at least 1) to gain n+2 money.
property-mayors-office = Mayor's Office
    .text = After your first purchase of phase four, gain law equal to the VP of that card.
property-outhouse = Outhouse
    .text = For the rest of this round your gunmen neither start duels nor can be attacked.
property-post-office = Post Office
    .text = At the start of phase four you may pay 2 X: you rank first at the Town Hall this round.
property-train-depot = Train Depot
    .text = Your ordinary phase-four purchase may come from any buy zone.
property-opera-house = Opera House
    .text = Start of phase three: gain 1 money, 1 law and 1 force.
property-gold-mine = Gold Mine
    .text = Gain 1 money per mining symbol on the cards you own (at most 3).
property-stagecoach-inn = Stagecoach Inn
    .text = You may move one other standing gunman of yours to another, unoccupied placement spot.
property-assay-office = Assay Office
    .text = You may pay n money (n at least 1) to gain n+2 law.
property-gunsmith = Gunsmith
    .text = You may pay n money (n at least 1) to gain n+2 force.
property-railway-company = Railway Company
    .text = Your first purchase of phase four costs 1 X less per rail symbol printed on it.
property-church = Church
    .text = Start of phase three: if you do not hold the Wanted card, gain XX (2 of one type).
property-wheelwright = Wheelwright
    .text = Your first purchase of phase four costs 1 X less per wagon symbol printed on it.
property-gallows = Gallows
    .text = You may pay n force (n at least 1) to gain n+2 law.
property-hatter = Hatter
    .text = Start of phase three: gain 1 X per hat card in play (at most 3).
property-trading-post = Trading Post
    .text = Start of phase three: gain 1 X per teepee card in play (at most 3).
property-gaming-house = Gaming House
    .text = If your poker card is still face down, you may draw the top poker card, keep one of the two and discard the other face down.

difficulty-apprentice = Apprentice
difficulty-beginner = Beginner
difficulty-medium = Medium
difficulty-hard = Hard
difficulty-epic = Epic
timing-instant = instant
timing-resolution = resolution
timing-phase-four = phase four

## Decisions

decision-colour = take a colour
decision-boss = take a boss
decision-keep = keep one poker card
decision-hire = pay 1 X for your third gunman, or not
decision-place = place a gunman
decision-duel = you are losing the duel: answer, or concede
decision-gain = choose the type of 1 X you gain
decision-gain-two = choose the type of the XX you gain
decision-pay = choose what to pay 1 X with
decision-convert = how much to pay: you gain two more of the other type
decision-exchange = pay 2 of a type for 2 of each other, or not
decision-pair = choose two types to gain 1 each of
decision-raise = bring a card to the top of its stack, or not
decision-auction = pay 1 X to turn over two properties, or not
decision-bid = buy one of the cards turned over, or none
decision-bank = buy a card at once for 1 X more, or not
decision-gamble = draw another poker card, or not
decision-swap = keep one of your two poker cards
decision-lift = choose a gunman of yours to move, or none
decision-set = place the gunman you move
decision-pot = choose your prize from the Sheriff’s Office
decision-post = pay the first of 2 X to be first at the Town Hall, or not
decision-buy = buy a property, or none
decision-leftover = buy a card that is left, or none
decision-waive = choose what you do not have to pay
decision-advance = advance a business token

## Choices

choice-colour = { $colour }
choice-boss = { $boss }: { $boss_text }
choice-keep = Keep { $card }
choice-place = { $spot }
choice-reroll = Roll again
choice-reveal = Reveal your poker card
choice-rival-reroll = Make Rival roll again (1 { $influence })
choice-rival-redraw = Make Rival draw another card (1 { $influence })
choice-concede = Concede
choice-gain = 1 { $influence }
choice-gain-two = 2 { $influence }
choice-pay = Pay 1 { $influence }
choice-convert = Pay { $count }
choice-exchange = Pay 2 { $influence }
choice-pair = 1 { $influence } and 1 { $other }
choice-raise = Bring { $property } to the top
choice-lift = { $spot }
choice-draw = Draw a poker card
choice-take-influence = 1 law and 1 force
choice-take-gunman = The third gunman for the next round
choice-buy = Buy { $property }
choice-waive = 1 { $influence }
choice-advance = { $business }
choice-decline = No

## Refusals

refusal-colour-taken = { $colour } is taken.
refusal-boss-taken = { $boss } is taken.
refusal-not-dealt = { $card } is not one of your poker cards.
refusal-no-such-spot = There is no such spot: the mat shows its dull side.
refusal-own-gunman = A gunman of yours already stands there.
refusal-peaceful = You used the Outhouse: this round your gunmen start no duels.
refusal-protected = Whoever stands there used the Outhouse and cannot be attacked this round.
refusal-occupied = Somebody stands there; the move goes to an unoccupied spot.
refusal-same-spot = The gunman has to go to another spot.
refusal-no-wounded-there = You have no wounded gunman there.
refusal-no-gunman-there = You have no standing gunman there.
refusal-on-the-inn = The gunman on the Stagecoach Inn stays there; another one is moved.
refusal-no-free-spot = There is no unoccupied spot to go to.
refusal-no-force = An attacker pays 1 force to roll again, and you have none.
refusal-no-law = A defender pays 1 law to roll again, and you have none.
refusal-already-revealed = Your poker card already lies face up; it is revealed once a round.
refusal-not-enough = You do not have that much influence.
refusal-not-in-a-stack = { $property } does not lie in a stack on a coloured mat.
refusal-on-a-porch = { $property } lies on a porch; only cards in buy zones are sold.
refusal-on-top = { $property } is already on top.
refusal-in-use = Somebody is using the top card of that porch.
refusal-not-turned-over = { $property } is not one of the cards turned over.
refusal-not-for-sale = { $property } does not lie in a buy zone.
refusal-nobody-there = You have no gunman on the mat of { $property }.
refusal-cannot-pay = You cannot pay the cost of { $property }.
refusal-cannot-pay-the-bank = You can pay for { $property }, but not the bank’s 1 X as well.
refusal-nothing-to-waive = The price has no { $influence } left to waive.
refusal-must-waive-other = Without waiving something else you could not pay the rest.
refusal-position-full = The next position of { $business } is full.
refusal-first-already = { $business } is already in the 1st position.

## What happened

event-mats-laid = Around the town, clockwise: { $mats }.
event-order-drawn = Colours and bosses are chosen in this order: { $seats }.
event-colour-taken = { $colour } is in the game.
event-boss-taken = { $seat } is led by { $boss }. { $boss_text }
event-property-laid = For sale { $mat_at }: { $property }.
event-porch-laid = On the porch { $mat_at }: { $property }.
event-rival-started = { $properties ->
    [none] Rival starts with no property (difficulty: { $difficulty }).
   *[other] Rival starts with { $properties } (difficulty: { $difficulty }).
}
event-round-begun = Round { $round }. The Dealer is { $seat }.
event-gaps-dealt = Cards between the mats, from the Town Hall clockwise: { $cards }.
event-rival-dealt = Rival shows { $card } and has another card face down.
event-hand-dealt = { $known ->
    [yes] { $seat } is dealt { $cards }.
   *[no] { $seat } is dealt { $count } poker cards.
}
event-card-kept = { $known ->
    [yes] { $seat } keeps { $card }.
   *[no] { $seat } keeps a poker card.
}
event-poker-reshuffled = The poker deck is empty: the discards are shuffled to form it anew.
event-influence-gained = { $lost ->
    [0] { $seat } gains { $count } { $influence } (now { $now }).
   *[other] { $seat } gains { $count } { $influence } (now { $now }; { $lost } lost).
}
event-influence-paid = { $seat } pays { $count } { $influence } ({ $now } left).
event-third-hired = { $seat } calls on the third gunman for this round.
event-gunman-placed = { $seat } places a gunman { $spot_at }.
event-rival-rolled = Rival rolls a { $die } for its next gunman.
event-rival-stayed = There is no mat left for Rival’s gunman.
event-gunman-moved = { $seat } moves a gunman from { $origin_the } and places it { $spot_at }.
event-property-used = { $seat } uses { $property }.
event-owner-paid = The owner { $mat_at } is paid: { $seat }.
event-protected = No duels for { $seat } until the end of the round.
event-card-drawn = { $known ->
    [yes] { $seat } draws { $card } and compares.
   *[no] { $seat } draws a poker card and compares.
}
event-card-swapped = { $known ->
    [yes] { $seat } keeps { $card } and discards { $discarded } face down.
   *[no] { $seat } keeps one of the two and discards the other face down.
}
event-stack-turned = { $seat } brings { $property } to the top of its stack { $mat_at }.
event-auction-opened = { $seat } opens an auction: { $properties }.
event-auction-closed = { $properties ->
    [none] The deck is shuffled.
   *[other] Back into the deck, which is shuffled: { $properties }.
}
event-duel-begun = { $seat } challenges { $rival } { $mat_at }!
event-die-rolled = { $seat } rolls a { $die }: shot { $shot }.
event-card-revealed = { $seat } reveals { $card }: shot { $shot }.
event-rival-drew = Rival draws { $card }: shot { $shot }.
event-duel-won = { $seat } wins the duel; the gunman of { $rival } is wounded.
event-wanted-taken = { $seat } is Wanted.
event-card-shown = { $seat } shows { $card }.
event-rival-shown = Rival shows { $cards }.
event-card-changed = The Sheriff’s Office makes it { $card } for { $seat }.
event-boss-helped = { $boss } earns { $seat } { $count } X.
event-property-paid = { $property } works for { $seat }.
event-hand-won = { $seat } wins the hand { $mat_at } with a { $hand }.
event-hand-lost = { $seat } loses the hand { $mat_at } to Rival’s { $hand }.
event-third-won = { $seat } wins the third gunman for the next round.
event-post-office-paid = By the Post Office { $seat } is first at the Town Hall.
event-town-hall-ranked = Order at the Town Hall: { $seats }.
event-property-bought = { $seat } buys { $property }.
event-token-advanced = { $seat } advances { $business } to position { $position }.
event-third-earned = With a third gunman in the next round: { $seats }.
event-zone-unfilled = The buy zone { $mat_at } cannot be refilled: the game ends.
event-game-won = { $seats ->
    [none] Rival wins: { $ending }.
   *[other] { $seats } won: { $ending }.
}

## Results and statistics

ending-six-rounds = six rounds are over
ending-zone-unfilled = a buy zone could not be refilled
ending-solo-won = more points than Rival
ending-solo-tied = as many points as Rival, which is not enough
ending-solo-lost = fewer points than Rival
breakdown-properties = Properties
breakdown-mining = Mining
breakdown-rail = Rail
breakdown-wagon = Wagon
breakdown-wanted = Wanted card
breakdown-cards = Properties owned (tie-break)
breakdown-symbols = Symbols (tie-break)
breakdown-rival = Rival’s points
tally-boss = boss
tally-colour = colour
tally-first-dealer = place from the first Dealer on
tally-round = Round
tally-placements = gunmen placed
tally-duels = duels
tally-reveals = cards revealed in duels
tally-uses = properties used
tally-hands-won = hands won
tally-purchases = properties bought
tally-property = property
tally-hand = winning hand

stream-setup = the deal: bosses, properties, Dealer
stream-poker = poker cards of each round
stream-dice = dice of duels
stream-properties = the property deck after an auction
option-difficulty = Solo: difficulty
option-bosses = Bosses by seat, joined by commas; random or choose
option-colours = Colours by seat, joined by commas; usual or choose
option-mats = Order of the building mats
option-dealer = The seat of the first Dealer

## The board

board-before = Before the first round
board-round = Round { $round } of 6 · phase { $phase }
board-dealer = Dealer { $seat }
board-position = { $position }{ $position ->
    [1] st
    [2] nd
   *[other] rd
} position
board-corner = Start corner
board-porch = Porch
board-influence = Influence
board-number = Number −1/+1
board-suit = Suit ↓/↑
board-leftover = Leftover
board-price = { $property } { $cost } ★{ $vp }
board-signs = M L F
board-legend = [ ] poker card between two mats · ▲ stands · ( ) lies wounded · ← → option · $ for sale: M money, L law, F force, ★ VP
board-player = Player
board-money = Money
board-law = Law
board-force = Force
board-gunmen = Gunmen
board-poker = Poker
board-owned = Cards
board-shares = Min/Rail/Wag
board-notes = { "" }
board-wanted = Wanted
board-protected = no duels
board-revealed = card revealed
board-waiting = bought: { $properties }
board-rival = Rival: { $cards_shown }
board-decks = Poker deck { $poker }, discards { $discard } · Property deck { $deck }
board-discarded = You know of the discards: { $cards }
board-duel = Duel { $mat_at }: { $seat } { $attack } against { $rival } { $defence }
board-lifted = A gunman is on the way from { $mat_the }.
board-third-next = third gunman next round
board-turned = Turned over: { $properties }
board-buying = Price of { $property }: { $cost }; still to waive: { $count }
board-ranking = Town Hall: { $seats }
board-cards = The cards in town:
board-card = { $property } ({ $shares }; { $timing }): { $property_text }
