# Tiny Epic Western in English.

## Words

rival = Rival
    .the = the Rival
    .of = of the Rival
    .to = to the Rival
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
    .a = a straight flush
hand-three = three of a kind
    .a = three of a kind
hand-flush = flush
    .a = a flush
hand-straight = straight
    .a = a straight
hand-pair = pair
    .a = a pair
hand-high = high card
    .a = a high card

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
spot-saloon-left = Saloon: 1 free influence now
    .at = on the influence spot of the Saloon, left option
spot-saloon-right = Saloon: 2 free influence of one type if you win its hand
    .at = on the influence spot of the Saloon, right option
spot-sheriff-porch = Sheriff’s Office: porch
    .at = on the porch of the Sheriff’s Office
spot-sheriff-minus = Sheriff’s Office: number −1
    .at = on the number spot of the Sheriff’s Office, −1
spot-sheriff-plus = Sheriff’s Office: number +1
    .at = on the number spot of the Sheriff’s Office, +1
spot-sheriff-down = Sheriff’s Office: suit one rank down
    .at = on the suit spot of the Sheriff’s Office, down
spot-sheriff-up = Sheriff’s Office: suit one rank up
    .at = on the suit spot of the Sheriff’s Office, up
spot-sheriff-leftover = Sheriff’s Office: Leftover
    .at = on the Leftover spot of the Sheriff’s Office
spot-sheriff-number = Sheriff’s Office: number spot
    .at = on the number spot of the Sheriff’s Office
spot-sheriff-suit = Sheriff’s Office: suit spot
    .at = on the suit spot of the Sheriff’s Office

boss-banker = The Banker
    .the = the Banker
    .text = At the start of phase three, 1 free influence per two properties owned, at most { $number-boss-banker }.
boss-cowgirl = The Cowgirl
    .the = the Cowgirl
    .text = At the start of phase three, 1 free influence per gunman of hers standing on a porch, at most { $number-boss-cowgirl }.
boss-gambler = The Gambler
    .the = the Gambler
    .text = Three poker cards to choose from while the third gunman stands.
boss-rancher = The Rancher
    .the = the Rancher
    .text = At the start of phase two, may pay 1 free influence to stand the third gunman up.
boss-scout = The Scout
    .the = the Scout
    .text = Three poker cards to choose from with { $number-boss-scout } influence or less in all.
boss-outlaw = The Outlaw
    .the = the Outlaw
    .text = After winning a duel, 1 free influence, at most { $number-boss-outlaw } in a round.
boss-chief = The Chief
    .the = the Chief
    .text = At the start of phase three, 1 free influence per wounded gunman of his, at most { $number-boss-chief }.
boss-lawman = The Lawman
    .the = the Lawman
    .text = The first reroll of each duel is free.

property-appraiser = Appraiser
    .the = the Appraiser
    .of = of the Appraiser
    .text = After your first purchase of phase four, gain money equal to the VP of that card.
property-army-outpost = Army Outpost
    .the = the Army Outpost
    .of = of the Army Outpost
    .text = After your first purchase of phase four, gain force equal to the VP of that card.
property-auction-house = Auction House
    .the = the Auction House
    .of = of the Auction House
    .text = You may pay 1 free influence: turn over 2 cards of the property deck and buy at most one of them at its cost; shuffle the others back.
property-barber-shop = Barber Shop
    .the = the Barber Shop
    .of = of the Barber Shop
    .text = You may choose a porch whose top card no player is using and move another card of that stack to the top.
property-blacksmith = Blacksmith
    .the = the Blacksmith
    .of = of the Blacksmith
    .text = At the start of phase three, gain 1 free influence per horseshoe card in play (at most { $number-count }).
property-cattle-farm = Cattle Farm
    .the = the Cattle Farm
    .of = of the Cattle Farm
    .text = At the start of phase three, gain 1 free influence per steer card in play (at most { $number-count }).
property-central-bank = Central Bank
    .the = the Central Bank
    .of = of the Central Bank
    .text = You may pay 1 free influence: buy at once, at its cost, any card lying in a buy zone; that zone is refilled from the deck.
property-collapsed-mine = Collapsed Mine
    .the = the Collapsed Mine
    .of = of the Collapsed Mine
    .text = Your first purchase of phase four costs 1 influence of your choice less per mining symbol printed on it.
property-doctors-office = Doctor’s Office
    .the = the Doctor’s Office
    .of = of the Doctor’s Office
    .text = You may stand up one of your wounded gunmen and move it to another, unoccupied placement spot.
property-general-store = General Store
    .the = the General Store
    .of = of the General Store
    .text = You may pay n law (n at least 1) to gain n+2 money.
property-grand-hotel = Grand Hotel
    .the = the Grand Hotel
    .of = of the Grand Hotel
    .text = You may pay 2 of one influence type to gain 2 of each of the other two types.
property-graveyard = Graveyard
    .the = the Graveyard
    .of = of the Graveyard
    .text = If any gunman in town is wounded, gain 1 of each of two different influence types of your choice.
property-jail = Jail
    .the = the Jail
    .of = of the Jail
    .text = You may pay n law (n at least 1) to gain n+2 force.
property-mansion = Mansion
    .the = the Mansion
    .of = of the Mansion
    .text = You may pay n force (n at least 1) to gain n+2 money.
property-mayors-office = Mayor’s Office
    .the = the Mayor’s Office
    .of = of the Mayor’s Office
    .text = After your first purchase of phase four, gain law equal to the VP of that card.
property-outhouse = Outhouse
    .the = the Outhouse
    .of = of the Outhouse
    .text = For the rest of this round your gunmen neither start duels nor can be attacked.
property-post-office = Post Office
    .the = the Post Office
    .of = of the Post Office
    .text = At the start of phase four you may pay 2 free influence: you rank first at the Town Hall this round.
property-train-depot = Train Depot
    .the = the Train Depot
    .of = of the Train Depot
    .text = Your ordinary phase-four purchase may come from any buy zone.
property-opera-house = Opera House
    .the = the Opera House
    .of = of the Opera House
    .text = At the start of phase three, gain 1 money, 1 law and 1 force.
property-gold-mine = Gold Mine
    .the = the Gold Mine
    .of = of the Gold Mine
    .text = Gain 1 money per mining symbol on the cards you own (at most { $number-count }).
property-stagecoach-inn = Stagecoach Inn
    .the = the Stagecoach Inn
    .of = of the Stagecoach Inn
    .text = You may move one other standing gunman of yours to another, unoccupied placement spot.
property-assay-office = Assay Office
    .the = the Assay Office
    .of = of the Assay Office
    .text = You may pay n money (n at least 1) to gain n+2 law.
property-gunsmith = Gunsmith
    .the = the Gunsmith
    .of = of the Gunsmith
    .text = You may pay n money (n at least 1) to gain n+2 force.
property-railway-company = Railway Company
    .the = the Railway Company
    .of = of the Railway Company
    .text = Your first purchase of phase four costs 1 influence of your choice less per rail symbol printed on it.
property-church = Church
    .the = the Church
    .of = of the Church
    .text = At the start of phase three, if you do not hold the Wanted card, gain 2 free influence of one type.
property-wheelwright = Wheelwright
    .the = the Wheelwright
    .of = of the Wheelwright
    .text = Your first purchase of phase four costs 1 influence of your choice less per wagon symbol printed on it.
property-gallows = Gallows
    .the = the Gallows
    .of = of the Gallows
    .text = You may pay n force (n at least 1) to gain n+2 law.
property-hatter = Hatter
    .the = the Hatter
    .of = of the Hatter
    .text = At the start of phase three, gain 1 free influence per hat card in play (at most { $number-count }).
property-trading-post = Trading Post
    .the = the Trading Post
    .of = of the Trading Post
    .text = At the start of phase three, gain 1 free influence per teepee card in play (at most { $number-count }).
property-gaming-house = Gaming House
    .the = the Gaming House
    .of = of the Gaming House
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
decision-hire = pay 1 free influence for your third gunman, or not
decision-place = place a gunman
decision-duel = you are losing the duel: answer, or concede
decision-press = you are ahead in the duel: go on, or let your rival answer
decision-gain = you gain 1 free influence: choose its type
decision-gain-two = you gain 2 free influence of one type: choose it
decision-pay = you pay 1 free influence: choose its type
decision-convert = choose how much to pay: you gain two more of the other type
decision-exchange = pay 2 of one type and gain 2 of each of the others, or not
decision-pair = choose two types to gain 1 of each
decision-raise = bring a card to the top of its stack, or not
decision-auction = pay 1 free influence to turn over two properties, or not
decision-bid = buy one of the cards turned over, or none
decision-bank = buy a card at once for 1 free influence more, or not
decision-gamble = draw another poker card, or not
decision-swap = keep one of your two poker cards
decision-lift = choose a gunman of yours to move, or none
decision-set = place the gunman you move
decision-pot = choose your Winner’s Pot at the Sheriff’s Office
decision-post = pay the first of 2 free influence to be first at the Town Hall, or not
decision-buy = buy a property, or none
decision-leftover = buy a leftover card, or none
decision-waive = choose which influence of the cost you do not pay
decision-advance = advance a business token

## Choices

choice-colour = { $colour }
choice-boss = { $boss }. { $boss_text }
choice-keep = Keep { $card }
choice-place = { $spot }
choice-reroll = Roll again
choice-reveal = Reveal your poker card
choice-rival-reroll = Make the Rival roll again (1 { $influence })
choice-rival-redraw = Make the Rival draw another card (1 { $influence })
choice-concede = Concede
choice-hold = Leave it at that
choice-gain = 1 { $influence }
choice-gain-two = 2 { $influence }
choice-pay = Pay 1 { $influence }
choice-convert = { $influence ->
    [none] Pay { $count }
   *[other] Pay { $count } { $influence } and gain { $total } { $other }
}
choice-exchange = Pay 2 { $influence } and gain 2 of each of the other types
choice-pair = 1 { $influence } and 1 { $other }
choice-raise = Bring { $property_the } to the top of its stack
choice-lift = { $spot }
choice-draw = Draw a poker card
choice-take-influence = Gain 1 law and 1 force
choice-take-gunman = The third gunman for the next round
choice-buy = Buy { $property_the }
choice-waive = Do not pay 1 { $influence }
choice-advance = The { $business } token
choice-decline = No

## Refusals

refusal-colour-taken = { $colour } is taken.
refusal-boss-taken = Another player already has that boss.
refusal-not-dealt = { $card } is not one of your poker cards.
refusal-no-such-spot = There is no such spot: the mat shows its dull side.
refusal-own-gunman = A gunman of yours already stands there.
refusal-peaceful = You used the Outhouse: this round your gunmen start no duels.
refusal-protected = Whoever stands there used the Outhouse and cannot be attacked this round.
refusal-occupied = A gunman stands there; the move has to go to an unoccupied spot.
refusal-same-spot = The gunman has to go to another spot.
refusal-no-wounded-there = You have no wounded gunman there.
refusal-no-gunman-there = You have no standing gunman there.
refusal-on-the-inn = The gunman on the Stagecoach Inn stays there; another one is moved.
refusal-no-free-spot = There is no unoccupied spot to go to.
refusal-no-force = An attacker pays 1 force to roll again, and you have none.
refusal-no-law = A defender pays 1 law to roll again, and you have none.
refusal-already-revealed = Your poker card already lies face up; it is revealed once a round at most.
refusal-not-enough = You do not have that much influence.
refusal-not-in-a-stack = { $property_the } is not in a stack on a coloured mat.
refusal-on-a-porch = { $property_the } lies on a porch; only cards in buy zones are sold.
refusal-on-top = { $property_the } is already on top of its stack.
refusal-in-use = A gunman stands on that porch: somebody is using its card.
refusal-not-turned-over = { $property_the } is not one of the cards turned over.
refusal-not-for-sale = { $property_the } is not in a buy zone.
refusal-nobody-there = You have no gunman on the mat where { $property_the } lies.
refusal-cannot-pay = You cannot pay the cost { $property_of }.
refusal-cannot-pay-the-bank = You can pay for { $property_the }, but not 1 free influence for the Central Bank as well.
refusal-nothing-to-waive = The cost has no { $influence } left to waive.
refusal-must-waive-other = Then you could not pay the rest; choose another type.
refusal-position-full = The next position of the { $business } token is full.
refusal-first-already = The { $business } token is already in the 1st position.

## What happened

event-mats-laid = Around the town, clockwise: { $mats }.
event-order-drawn = Colours and bosses are chosen in this order: { $seats_the }.
event-colour-taken = { $colour } is in the game.
event-boss-taken = { $seat_the } plays with { $boss_the }. { $boss_text }
event-property-laid = For sale { $mat_at }: { $property }.
event-porch-laid = On the porch { $mat_of }: { $property }.
event-rival-started = { $properties ->
    [none] The Rival starts with no property (difficulty: { $difficulty }).
   *[other] The Rival starts with { $properties_the } (difficulty: { $difficulty }).
}
event-round-begun = Round { $round }. The Dealer is { $seat_the }.
event-gaps-dealt = Cards between the mats, from the Town Hall clockwise: { $cards }.
event-rival-dealt = The Rival shows { $card } and has another card face down.
event-hand-dealt = { $known ->
    [yes] { $seat_the } is dealt { $cards }.
   *[no] { $seat_the } is dealt { $count } poker cards.
}
event-card-kept = { $known ->
    [yes] { $seat_the } keeps { $card }.
   *[no] { $seat_the } keeps a poker card.
}
event-poker-reshuffled = The poker deck is empty: the discards are shuffled to form it anew.
event-influence-gained = { $lost ->
    [0] { $seat_the } gains { $count } { $influence } (now { $now }).
   *[other] { $seat_the } gains { $count } { $influence } (now { $now }; { $lost } lost).
}
event-influence-paid = { $seat_the } pays { $count } { $influence } ({ $now } left).
event-third-hired = { $seat_the } stands the third gunman up for this round.
event-gunman-placed = { $seat_the } places a gunman { $spot_at }.
event-rival-rolled = The Rival rolls a { $die } for its next gunman.
event-rival-stayed = There is no mat left for the Rival’s gunman.
event-gunman-moved = { $seat_the } moves a gunman from { $origin_the } and places it { $spot_at }.
event-property-used = { $seat_the } uses { $property_the }.
event-owner-paid = { $seat_the } is paid for the use of the property { $mat_at }.
event-protected = Until the end of the round there are no duels with { $seat_the }.
event-card-drawn = { $known ->
    [yes] { $seat_the } draws { $card } and compares.
   *[no] { $seat_the } draws a poker card and compares.
}
event-card-swapped = { $known ->
    [yes] { $seat_the } keeps { $card } and discards { $discarded } face down.
   *[no] { $seat_the } keeps one of the two and discards the other face down.
}
event-stack-turned = { $seat_the } brings { $property_the } to the top of its stack { $mat_at }.
event-auction-opened = { $seat_the } opens an auction: { $properties }.
event-auction-closed = { $properties ->
    [none] The property deck is shuffled.
   *[other] { $properties_count ->
        [one] { $properties_the } goes back into the deck, which is shuffled.
       *[other] { $properties_the } go back into the deck, which is shuffled.
    }
}
event-duel-begun = { $seat_the } challenges { $rival_the } to a duel { $mat_at }.
event-die-rolled = { $seat_the } rolls a { $die }: the shot is { $shot }.
event-card-revealed = { $seat_the } reveals { $card }: the shot is { $shot }.
event-rival-drew = The Rival draws { $card }: its shot is { $shot }.
event-duel-won = { $seat_the } wins the duel; { $rival_the }’s gunman is wounded.
event-wanted-taken = { $seat_the } takes the Wanted card.
event-card-shown = { $seat_the } shows { $card }.
event-rival-shown = The Rival shows { $cards }.
event-card-changed = At the Sheriff’s Office { $seat_the }’s card becomes { $card }.
event-boss-helped = { $boss } earns { $seat_the } { $count } free influence.
event-property-paid = { $property_the } works for { $seat_the }.
event-hand-won = { $seat_the } wins the hand { $mat_of } with { $hand_a }.
event-hand-lost = { $seat_the } loses the hand { $mat_of } to the Rival, which has { $hand_a }.
event-third-won = { $seat_the } wins the third gunman for the next round.
event-post-office-paid = Thanks to the Post Office, { $seat_the } is first at the Town Hall.
event-town-hall-ranked = Order at the Town Hall: { $seats_the }.
event-property-bought = { $seat_the } buys { $property_the }.
event-token-advanced = { $seat_the } advances the { $business } token to the { $position }{ $position ->
    [1] st
    [2] nd
   *[other] rd
} position.
event-third-earned = With a third gunman in the next round: { $seats_the }.
event-zone-unfilled = The buy zone { $mat_of } cannot be refilled: the game ends.
event-game-won = { $ending_kind ->
    [lost] { $ending_end }
   *[won] { $seats_count ->
        [one] { $seats_the } wins: { $ending }.
       *[other] { $seats_the } win: { $ending }.
    }
}

## Results and statistics

ending-six-rounds = six rounds are over
    .kind = won
ending-zone-unfilled = a buy zone could not be refilled
    .kind = won
ending-solo-won = more points than the Rival
    .kind = won
ending-solo-tied = as many points as the Rival, which counts as a loss
    .kind = lost
    .end = The Rival wins: the points are equal, and in the solo game a tie is a loss.
ending-solo-lost = fewer points than the Rival
    .kind = lost
    .end = The Rival wins, with more points.
breakdown-properties = Properties
breakdown-mining = Mining
breakdown-rail = Rail
breakdown-wagon = Wagon
breakdown-wanted = Wanted card
breakdown-cards = Properties owned (tie-break)
breakdown-symbols = Symbols (tie-break)
breakdown-rival-properties = Rival’s properties
breakdown-rival-mining = Rival’s mining
breakdown-rival-rail = Rival’s rail
breakdown-rival-wagon = Rival’s wagon
breakdown-rival-wanted = Rival’s Wanted card
breakdown-rival = Rival’s points in all
statistic-boss = boss
statistic-colour = colour
statistic-first-dealer = place from the first Dealer on
statistic-round = round
statistic-placements = gunmen placed
statistic-duels = duels
statistic-reveals = cards revealed in duels
statistic-uses = properties used
statistic-hands-won = hands won
statistic-purchases = properties bought
statistic-property = property
statistic-hand = winning hand

stream-setup = the deal: bosses, properties, Dealer
stream-poker = poker cards of each round
stream-dice = dice of duels and of the Rival
stream-properties = the property deck after an auction
option-difficulty = Solo difficulty
option-difficulty-about = How many properties the Rival begins with; for one player only.
option-difficulty-auto-about = Apprentice, for one player.
option-difficulty-apprentice = { difficulty-apprentice }
option-difficulty-apprentice-about = The Rival begins with no property.
option-difficulty-beginner = { difficulty-beginner }
option-difficulty-beginner-about = The Rival begins with 1 property.
option-difficulty-medium = { difficulty-medium }
option-difficulty-medium-about = The Rival begins with 2 properties.
option-difficulty-hard = { difficulty-hard }
option-difficulty-hard-about = The Rival begins with 3 properties.
option-difficulty-epic = { difficulty-epic }
option-difficulty-epic-about = The Rival begins with 4 properties.
option-bosses = Bosses
option-bosses-about = Which boss each player has: by luck, chosen by the players, or given by seat.
option-bosses-banker = { boss-banker }
option-bosses-cowgirl = { boss-cowgirl }
option-bosses-gambler = { boss-gambler }
option-bosses-rancher = { boss-rancher }
option-bosses-scout = { boss-scout }
option-bosses-outlaw = { boss-outlaw }
option-bosses-chief = { boss-chief }
option-bosses-lawman = { boss-lawman }
option-colours = Colours
option-colours-about = Which colour each player has: the usual ones, chosen by the players, or given by seat.
option-colours-yellow = { colour-yellow }
option-colours-blue = { colour-blue }
option-colours-green = { colour-green }
option-colours-red = { colour-red }
option-mats = Building mats
option-mats-about = The order of the building mats around the table.
option-mats-shuffled = shuffled
option-mats-shuffled-about = In a random order.
option-dealer = First Dealer
option-dealer-about = The seat that deals first.
option-dealer-number = seat { $number }
allowed-solo-only = auto with 2 players or more (TEW-DATA-3)
allowed-names-and-rival = 2 names, yours and the Rival’s

## The board

board-before = Before the first round
board-round = Round { $round } of 6 · phase { $phase }
board-dealer = Dealer: { $seat_the }
board-position = { $position }{ $position ->
    [1] st
    [2] nd
   *[other] rd
} position ({ $most } VP)
board-position-both = { $position }{ $position ->
    [1] st
    [2] nd
   *[other] rd
} position ({ $most } VP; second { $second })
board-porch-gives = Porch (1 { $influence })
board-porch-any = Porch (1 free influence)
board-influence-gives = ← 1 { $influence } → 2 if you win
board-influence-any = ← 1 free → 2 free if you win
board-pot = Pot: 2 { $influence }
board-pot-any = Pot: 2 free influence
board-pot-sheriff = Pot: 1 law and 1 force, or 3rd gunman
board-hand-order = Hands, best first: straight flush, three of a kind, flush, straight, pair, high card; ties go by the value, then the suit of your own card
board-suit-order = Suits, best first: hat, teepee, horseshoe, steer skull
board-corner = Start corner
board-porch = Porch
board-influence = Influence
board-number = Number −1/+1
board-suit = Suit ↓/↑
board-leftover = Leftover
board-price = { $property } { $cost } ★{ $vp }
board-signs = M L F
board-legend = [ ] poker card between two mats · ▲ stands · ( ) lies wounded · ← → option · $ for sale: M money, L law, F force, ★ VP · ● to be placed · ○ third gunman · free: of a type you choose · a pot or an option of 2 free: both of one type
board-player = Player
board-gunmen = Gunmen
board-poker = Poker
board-owned = Cards
board-shares = Min/Rail/Wag
board-wanted = Wanted
board-protected = no duels
board-revealed = card revealed
board-waiting = bought { $properties_the }
board-rival = { $count ->
    [one] The Rival’s card: { $cards_shown }
   *[other] The Rival’s cards: { $cards_shown }
}
board-decks = Poker deck { $poker }, discards { $discard } · Property deck { $deck }
board-discarded = You know of the discards: { $cards }
board-duel = Duel { $mat_at }: { $seat_the } { $attack }, { $rival_the } { $defence }
board-gaining = Free influence still to be gained: { $count }
board-converting = In use: { $property }. { $property_text }
board-lifted = A gunman is on the way from { $mat_the }.
board-third-next = third gunman next round
board-turned = Turned over: { $properties }
board-buying = Cost { $property_of }: { $cost }; still to waive: { $count }
board-ranking = Order at the Town Hall: { $seats_the }
board-cards = The cards in town:
board-card = { $property } ({ $shares }; { $timing }). { $property_text }

## Numbers that a match can change

number-vp = Victory points: { $property }
number-cost = Cost in { $influence }: { $property }
number-symbols = Symbols of { $business }: { $property }
number-majority = Points of the majority in a business in position { $position }, with 3 or 4 players
number-minority = Points of the minority in a business in position { $position }, with 3 or 4 players
number-small-majority = Points of the majority in a business in position { $position }, with 1 or 2 players
number-boss = The most influence the ability gives, at once or in a round: { $boss }
number-scout = The most influence with which the Scout is dealt three cards
number-count = The most influence a property that counts cards or symbols gives
number-wanted = The points of the Wanted card
number-start = The influence of each type a player starts with
number-most = The most influence of each type a player may have
