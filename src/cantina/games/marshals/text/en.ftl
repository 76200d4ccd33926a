# Marshals in English.

## Words

terrain-forest = Forest
    .the = the forest
    .to = to the forest
    .for = for the forest
    .in = in the forest
terrain-desert = Desert
    .the = the desert
    .to = to the desert
    .for = for the desert
    .in = in the desert
terrain-plains = Plains
    .the = the plains
    .to = to the plains
    .for = for the plains
    .in = on the plains
terrain-mountain = Mountain
    .the = the mountain
    .to = to the mountain
    .for = for the mountain
    .in = on the mountain

marshal-forest = Marshal of the Forest
    .the = the Marshal of the Forest
    .of = of the Marshal of the Forest
    .to = to the Marshal of the Forest
marshal-desert = Marshal of the Desert
    .the = the Marshal of the Desert
    .of = of the Marshal of the Desert
    .to = to the Marshal of the Desert
marshal-plains = Marshal of the Plains
    .the = the Marshal of the Plains
    .of = of the Marshal of the Plains
    .to = to the Marshal of the Plains
marshal-mountain = Marshal of the Mountain
    .the = the Marshal of the Mountain
    .of = of the Marshal of the Mountain
    .to = to the Marshal of the Mountain

letter-forest = F
letter-desert = D
letter-plains = P
letter-mountain = M

card-forest-1 = Forest 1
card-forest-2 = Forest 2
card-forest-3 = Forest 3
card-forest-4 = Forest 4
card-forest-5 = Forest 5
card-forest-6 = Forest 6
card-forest-7 = Forest 7
card-forest-8 = Forest 8
card-forest-9 = Forest 9
card-forest-10 = Forest 10
card-desert-1 = Desert 1
card-desert-2 = Desert 2
card-desert-3 = Desert 3
card-desert-4 = Desert 4
card-desert-5 = Desert 5
card-desert-6 = Desert 6
card-desert-7 = Desert 7
card-desert-8 = Desert 8
card-desert-9 = Desert 9
card-desert-10 = Desert 10
card-plains-1 = Plains 1
card-plains-2 = Plains 2
card-plains-3 = Plains 3
card-plains-4 = Plains 4
card-plains-5 = Plains 5
card-plains-6 = Plains 6
card-plains-7 = Plains 7
card-plains-8 = Plains 8
card-plains-9 = Plains 9
card-plains-10 = Plains 10
card-mountain-1 = Mountain 1
card-mountain-2 = Mountain 2
card-mountain-3 = Mountain 3
card-mountain-4 = Mountain 4
card-mountain-5 = Mountain 5
card-mountain-6 = Mountain 6
card-mountain-7 = Mountain 7
card-mountain-8 = Mountain 8
card-mountain-9 = Mountain 9
card-mountain-10 = Mountain 10
card-wild = Wild card
card-outlaw-1 = Ruth Rattle
    .the = Ruth Rattle
    .to = to Ruth Rattle
card-outlaw-2 = Dusty Malone
    .the = Dusty Malone
    .to = to Dusty Malone
card-outlaw-3 = The Widow Graves
    .the = the Widow Graves
    .to = to the Widow Graves
card-outlaw-4 = Coyote Kane
    .the = Coyote Kane
    .to = to Coyote Kane
card-border = Border
card-train-left = Train to the left
card-train-right = Train to the right
card-town-1 = Town with a gunsmith
card-town-2 = Town with a general store
card-ambush-forest-1 = Forest ambush (1)
card-ambush-forest-2 = Forest ambush (2)
card-ambush-desert-1 = Desert ambush (1)
card-ambush-desert-2 = Desert ambush (2)
card-ambush-plains-1 = Plains ambush (1)
card-ambush-plains-2 = Plains ambush (2)
card-ambush-mountain-1 = Mountain ambush (1)
card-ambush-mountain-2 = Mountain ambush (2)
card-camp-forest-1 = Forest camp (1)
card-camp-forest-2 = Forest camp (2)
card-camp-desert-1 = Desert camp (1)
card-camp-desert-2 = Desert camp (2)
card-camp-plains-1 = Plains camp (1)
card-camp-plains-2 = Plains camp (2)
card-camp-mountain-1 = Mountain camp (1)
card-camp-mountain-2 = Mountain camp (2)
card-clue-forest = Forest clue
card-clue-desert = Desert clue
card-clue-plains = Plains clue
card-clue-mountain = Mountain clue
card-hideout-forest = Forest hideout
card-hideout-desert = Desert hideout
card-hideout-plains = Plains hideout
card-hideout-mountain = Mountain hideout
card-jurisdiction = Jurisdiction
card-corrupt = Corrupt Marshal
card-ambush = Ambush
card-camp = Camp

goods-bullets = bullets
    .one = bullet
goods-provisions = provisions
    .one = provision
goods-bullet = a bullet
goods-provision = a provision

why-shelter = thanks to the shelter
why-corrupt = with the help of the Corrupt Marshal

role-corrupt = Corrupt Marshal
role-honest = honest Marshal

## Decisions

decision-main = choose what to do on your turn
decision-warned = leave for an adjacent territory, or pay a bullet and stay
decision-cancel = cancel the card with a Jurisdiction, or let it take effect
decision-claim = claim your reward, or do without
decision-show = show a card of the terrain, or nothing
decision-order = choose in which order the cards go back on the deck
decision-search = search the deck, or a rival
decision-keep = keep one of the two cards
decision-take = take one of the cards picked, or none
decision-board = board the train, or stay
decision-travel = travel to the town, or stay
decision-buy = buy in town, or stop

## Choices

choice-pass = Pass
choice-reveal = Reveal yourself as the Corrupt Marshal
choice-shoot = Fire a warning shot (1 bullet)
choice-ride = Ride { $terrain_to } (1 provision)
choice-wild = Move { $terrain_to } with a wild card
choice-move = Move with { $card }
choice-play = Play { $card }
choice-ambush = Ambush { $seat_the } (take a card from them)
choice-camp = Make { $seat_the } camp (they miss a turn)
choice-cancel = Cancel it with a Jurisdiction
choice-let-be = Let it take effect
choice-claim = Claim the reward
choice-claim-nothing = Claim nothing
choice-leave = Leave { $terrain_for }
choice-stay = Stay (1 bullet)
choice-show = Show { $card }
choice-show-nothing = Show nothing
choice-board = Take the train { $terrain_to }
choice-board-nothing = Do not board the train
choice-travel = Travel to the town with { $card }
choice-travel-nowhere = Do not travel to the town
choice-buy-bullet = Buy a bullet
choice-buy-provision = Buy a provision
choice-buy-nothing = Buy nothing more
choice-order = Put them back in the order { $places }
choice-search-deck = Search the deck
choice-search = Search { $seat_the }
choice-keep = Keep { $card }
choice-top = Put { $card_the } on top
choice-take = Take { $card }
choice-take-nothing = Take nothing

## Refusals

refusal-already-here = You are already in that territory.
refusal-already-missing = { $seat_the } already has a turn to miss.
refusal-behind-the-train = The train does not go { $terrain_to } from where you stand.
refusal-cannot-afford = You cannot pay for that.
refusal-cannot-claim = You hold no movement card of the terrain of the capture.
refusal-cannot-finish-the-way = With { $card } you could not pay the rest of the way to the town.
refusal-not-in-hand = You do not hold that card.
refusal-full-bullets = You cannot carry more bullets.
refusal-full-provisions = You cannot carry more provisions.
refusal-journey-begun = A journey once begun must be finished.
refusal-no-boards = The basic mode has no bullets and no provisions.
refusal-no-bullets = You have no bullets left.
refusal-no-cards-to-take = { $seat_the } has no cards to take.
refusal-no-cards-to-search = { $seat_the } has no cards in hand.
refusal-no-jurisdiction = You hold no Jurisdiction.
refusal-no-provisions = You have no provisions left.
refusal-no-such-rival = There is no rival in play in that seat.
refusal-not-adjacent = That territory is not adjacent to yours.
refusal-not-corrupt = You do not hold the Corrupt Marshal card.
refusal-not-found = { $card } is not one of the two cards.
refusal-outlaw-stays = { $card_the } cannot be kept: outlaws go back onto the deck.
refusal-not-in-basic = There is no such card in the basic mode.
refusal-not-on-the-way = { $card } does not lead to the next territory on the way to the town.
refusal-not-picked = { $card } is not one of the cards picked.
refusal-nobody-here = There is no other Marshal in your territory.
refusal-only-in-basic = Only in the basic mode is a card played on one particular rival.
refusal-other-number = Another number of cards has to be put back.
refusal-other-terrain = Only a movement card of the terrain of the card played can be shown.
refusal-wrong-terrain = { $card } can only be played while your Marshal stands on its terrain.

## What happened

event-map-laid = The map from left to right: { $row }.
event-character-dealt = { $marshal_the } takes a seat at the table.
event-first-player-drawn = { $seat_the } is the first player.
event-outlaw-set-aside = { $card_the } turns up in the opening hand { $seat_of } and is set aside.
event-hand-dealt = { $known ->
    [yes] { $seat_the } starts with { $cards }.
   *[no] { $seat_the } starts with { $count } cards.
}
event-deck-rebuilt = { $cards_count ->
    [one] { $cards_the } goes back into the deck, which is shuffled anew.
   *[other] { $cards_the } go back into the deck, which is shuffled anew.
}
event-turn-begun = Turn { $turn }: { $seat_the }.
event-turn-missed = { $seat_the } misses this turn.
event-card-drawn = { $known ->
    [yes] { $seat_the } draws { $card }.
   *[no] { $seat_the } draws a card.
}
event-outlaw-drawn = { $seat_the } comes across an outlaw: { $card_the }!
event-outlaw-captured = { $money ->
    [0] { $seat_the } captures { $card_the } { $terrain_in }.
   *[other] { $doubled ->
        [yes] { $seat_the } captures { $card_the } { $terrain_in }, on home ground, for twice the bounty: ${ $money }.
       *[no] { $seat_the } captures { $card_the } { $terrain_in } for ${ $money }.
    }
}
event-outlaw-escaped = { $card_the } escapes { $why } and goes to the bottom of the deck.
event-outlaw-fled = { $card_the } escapes { $why }, and this time for good.
event-shelter-used-up = { $card } gives no more shelter.
event-claimed = { $seat_the } shows { $cards } and claims ${ $money }.
event-corrupt-revealed = { $forced ->
    [yes] { $seat_the } has to reveal the card: the Corrupt Marshal!
   *[no] { $seat_the } reveals the Corrupt Marshal card.
}
event-bribed = { $seat_the } takes a bribe of ${ $bribe } and now has ${ $money }.
event-passed = { $seat_the } passes.
event-moved = { $seat_the } moves { $terrain_to } with { $card }.
event-rode-on = { $left ->
    [0] { $seat_the } spends the last provision and rides { $terrain_to }.
   *[other] { $seat_the } spends a provision, rides { $terrain_to } and has { $left } left.
}
event-shot-fired = { $left ->
    [0] { $seat_the } fires the last bullet as a warning shot { $terrain_in }.
    [one] { $seat_the } fires a warning shot { $terrain_in } and has 1 bullet left.
   *[other] { $seat_the } fires a warning shot { $terrain_in } and has { $left } bullets left.
}
event-stood-firm = { $left ->
    [0] { $seat_the } answers with the last bullet and stays.
   *[other] { $seat_the } spends a bullet, stays and has { $left } left.
}
event-moved-away = { $seat_the } leaves { $terrain_for }.
event-card-played = { $seat_the } plays { $card }.
event-nobody-hit = { $card } affects nobody.
event-card-shown = { $seat_the } shows { $card }.
event-nothing-shown = { $seat_the } shows nothing.
event-card-given = { $seat_the } hands { $card } { $rival_to }.
event-cost-paid = { $left ->
    [0] { $count ->
        [one] { $seat_the } pays 1 { $goods_one } and has none left.
       *[other] { $seat_the } pays { $count } { $goods } and has none left.
    }
   *[other] { $count ->
        [one] { $seat_the } pays 1 { $goods_one } and has { $left } left.
       *[other] { $seat_the } pays { $count } { $goods } and has { $left } left.
    }
}
event-eliminated = { $cards ->
    [none] { $seat_the } cannot pay and is eliminated.
   *[other] { $seat_the } cannot pay and is eliminated. Discarded: { $cards }.
}
event-card-cancelled = { $seat_the } plays a Jurisdiction, cancels { $card } and takes it.
event-deck-looked-at = { $known ->
    [yes] { $count ->
        [one] { $seat_the } looks at the top card of the deck: { $cards }.
       *[other] { $seat_the } looks at the top { $count } cards of the deck: { $cards }.
    }
   *[no] { $count ->
        [one] { $seat_the } looks at the top card of the deck.
       *[other] { $seat_the } looks at the top { $count } cards of the deck.
    }
}
event-deck-arranged = { $known ->
    [yes] { $count ->
        [one] { $seat_the } puts the card back on the deck.
       *[other] { $seat_the } puts them back on the deck, from the top: { $cards }.
    }
   *[no] { $count ->
        [one] { $seat_the } puts the card back on the deck.
       *[other] { $seat_the } puts them back on the deck in an order of their own choice.
    }
}
event-card-kept = { $known ->
    [yes] { $seat_the } keeps { $card } and puts the other card back on the deck: { $returned }.
   *[no] { $seat_the } keeps one card and puts the other back on the deck.
}
event-nothing-kept = { $known ->
    [yes] { $seat_the } finds outlaws only and keeps nothing. On top of the deck: { $cards }.
   *[no] { $seat_the } finds outlaws only and keeps nothing.
}
event-rival-searched = { $known ->
    [yes] { $seat_the } searches { $rival_the } and sees { $cards }.
   *[no] { $count ->
        [one] { $seat_the } searches { $rival_the } and sees one card.
       *[other] { $seat_the } searches { $rival_the } and sees { $count } cards.
    }
}
event-card-taken = { $known ->
    [yes] { $seat_the } takes { $card } from { $rival_the }.
   *[no] { $seat_the } takes a card from { $rival_the }.
}
event-nothing-taken = { $seat_the } takes nothing from { $rival_the }.
event-turn-to-miss = { $rival_the } will miss a turn.
event-event-drawn = { $seat_the } draws an event: { $card }.
event-border-crossed = The new map from left to right: { $row }. All Marshals go back to their own terrain.
event-train-boarded = { $seat_the } takes the train { $terrain_to } and has ${ $money } left.
event-travelled = { $seat_the } travels { $terrain_to } with { $card }.
event-bought = { $seat_the } buys { $goods } for ${ $price } and has ${ $money } left.
event-hand-shown = In the hand { $seat_of }: { $cards }.
event-game-won = { $seats_count ->
    [one] { $seats_the } wins: { $decided }.
   *[other] { $seats_the } share the win: { $decided }.
}

## Result and statistics

breakdown-money = money
breakdown-captures = captures
breakdown-in-play = still in play
breakdown-in-play-1 = yes
breakdown-in-play-0 = no
breakdown-supplies = bullets and provisions
breakdown-danger = total danger
decided-one-left = only one Marshal is left in play
decided-corrupt = the Corrupt Marshal has helped an outlaw escape for good
decided-majority = three outlaws or more captured
decided-money = more money than anybody else
decided-captures = money is tied, and captures decide
decided-in-play = money and captures are tied, and being in play decides
decided-supplies = money and captures are tied, and bullets and provisions decide
decided-basic-captures = more outlaws captured than anybody else
decided-basic-danger = captures are tied, and the sum of their dangers decides
decided-basic-highest = captures and dangers are tied, and the most dangerous outlaw decides
decided-tie = tied in everything
breakdown-highest = highest danger
ending-one-left = only one Marshal is left in play
ending-fled-corrupt = the last outlaw has escaped for good, as the Corrupt Marshal wanted
ending-fled-majority = the last outlaw has escaped for good; three captures decide
ending-fled-money = the last outlaw has escaped for good; money decides
ending-captured-majority = all outlaws are captured; three captures decide
ending-captured-money = all outlaws are captured; money decides
ending-basic-captured = all outlaws are captured
ending-basic-fled = the last outlaw has escaped for good
statistic-character = character
statistic-order = place in turn order
statistic-role = role at the end
statistic-turns = turns
statistic-draws = draws
statistic-captures = captures
statistic-escapes = partial escapes
statistic-claims = claims
statistic-bribes = bribes
statistic-cancelled = cards cancelled
statistic-thefts = cards taken from rivals
statistic-eliminations = eliminations
statistic-with-elimination = matches with an elimination
statistic-card = card

stream-setup = the deal: deck, map, first player
stream-border = new maps after the Border
stream-blind = cards picked from a rival’s hand

## Options

option-preset = Kind of game
option-preset-about = Which rules are played.
option-preset-full = full game
option-preset-full-about = With bullets, provisions, money, events and, from 3 players on, the Corrupt Marshal.
option-preset-basic = basic mode
option-preset-basic-about = For families: no money, bullets, provisions or events; whoever captures the most outlaws wins.
option-characters = Marshals
option-characters-about = The terrain that each Marshal is an expert in: by luck, or given by seat.
option-characters-forest = { terrain-forest }
option-characters-desert = { terrain-desert }
option-characters-plains = { terrain-plains }
option-characters-mountain = { terrain-mountain }
option-first = First player
option-first-about = The seat that begins.
option-first-number = seat { $number }

## The board

board-turn = Turn { $turn } · { $seat }
board-deck = Deck { $count }
board-discard-top = Discard { $count }, on top { $card }
board-discard-empty = Discard empty
board-shelter = there is shelter
board-out = eliminated
board-marshal = Marshal
board-bullets = Bullets
board-provisions = Provisions
board-money = Money
board-hand = Hand
board-captures = Captures
board-corrupt = corrupt
board-misses = misses a turn
board-legend = ⌂ home · ▶ whose turn · ← you · ◉ a sack of $30
board-legend-basic = ⌂ home · ▶ whose turn · ← you
board-my-hand = Your hand
board-known-in-hand = Known in the hand { $seat_of }
board-known-in-deck = Known in the deck, counted from the top
board-picked = Picked from the hand { $seat_of }
board-played = Being resolved: { $card }
board-stop-train = Train from { $terrain_the }: fare ${ $fare }
board-stop-town = Town { $terrain_in }: bullet ${ $bullet }, provision ${ $provision }
board-shown = shows { $card }
board-fled = Escaped for good: { $cards }
board-bounties = Danger and bounty
board-dangers = Danger

## Numbers that a match can change

number-bounty = The bounty and danger of an outlaw, in dollars: { $card }
number-bullet-price = The price of a bullet, in dollars: { $card }
number-provision-price = The price of a provision, in dollars: { $card }
number-cost-low = What the targets of the cheaper Ambush and Camp of each terrain pay
number-cost-high = What the targets of the dearer Ambush and Camp of each terrain pay
number-fare = The fare of the train, in dollars
number-bribe = The bribe of the Corrupt Marshal, in dollars
number-start-bullets = The bullets each player starts with
number-start-provisions = The provisions each player starts with
number-start-money = The money each player starts with, in dollars
number-most-bullets = The most bullets a player may have after buying
number-most-provisions = The most provisions a player may have after buying
