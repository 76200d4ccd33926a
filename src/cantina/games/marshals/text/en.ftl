# Marshals in English.

## Words

terrain-forest = Forest
    .the = the forest
    .to = to the forest
    .in = in the forest
terrain-desert = Desert
    .the = the desert
    .to = to the desert
    .in = in the desert
terrain-plains = Plains
    .the = the plains
    .to = to the plains
    .in = in the plains
terrain-mountain = Mountain
    .the = the mountain
    .to = to the mountain
    .in = on the mountain

marshal-forest = Marshal of the Forest
marshal-desert = Marshal of the Desert
marshal-plains = Marshal of the Plains
marshal-mountain = Marshal of the Mountain

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
card-wild = Wild
card-outlaw-1 = Ruth Rattle ($15)
card-outlaw-2 = Dusty Malone ($20)
card-outlaw-3 = The Widow Graves ($25)
card-outlaw-4 = Coyote Kane ($30)
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

why-shelter = under the cover of an ambush or camp
why-corrupt = thanks to the corrupt Marshal

role-corrupt = corrupt Marshal
role-honest = honest Marshal

## Decisions

decision-main = play a card, spend supplies or pass
decision-warned = leave, or pay a bullet and stay
decision-cancel = cancel the card with a Jurisdiction, or let it be
decision-claim = claim a share of the reward, or not
decision-show = show a card of the terrain, or nothing
decision-order = put the cards back on the deck
decision-search = search the deck, or a rival
decision-keep = keep one of the two cards
decision-take = take one of the cards picked, or none
decision-board = board the train, or stay
decision-travel = travel to the town, or stay
decision-buy = buy in town

## Choices

choice-pass = Pass
choice-reveal = Reveal yourself as the corrupt Marshal
choice-shoot = Fire a warning shot (1 bullet)
choice-ride = Ride on { $terrain_to } (1 provision)
choice-wild = Move { $terrain_to } with a Wild
choice-move = Move with { $card }
choice-play = Play { $card }
choice-ambush = Ambush { $seat }
choice-camp = Make camp against { $seat }
choice-cancel = Cancel it with Jurisdiction
choice-let-be = Let it be
choice-claim = Claim
choice-claim-nothing = Claim nothing
choice-leave = Leave { $terrain_to }
choice-stay = Stay (1 bullet)
choice-show = Show { $card }
choice-show-nothing = Show nothing
choice-board = Take the train { $terrain_to } ($3)
choice-board-nothing = Do not board
choice-travel = Travel with { $card }
choice-travel-nowhere = Do not travel
choice-buy-bullet = Buy a bullet
choice-buy-provision = Buy a provision
choice-buy-nothing = Buy nothing more
choice-order = Put back in the order { $places }
choice-search-deck = Search the deck
choice-search = Search { $seat }
choice-keep = Keep { $card }
choice-top = Put { $card } on top
choice-take = Take { $card }
choice-take-nothing = Take nothing

## Refusals

refusal-already-here = You are already there.
refusal-already-missing = { $seat } already misses a turn.
refusal-behind-the-train = The train does not go { $terrain_to } from where you stand.
refusal-cannot-afford = You cannot pay for that.
refusal-cannot-claim = You hold no movement card of the terrain of the capture.
refusal-cannot-finish-the-way = With { $card } you could not pay the rest of the way to the town.
refusal-not-in-hand = You do not hold that card.
refusal-full-bullets = You cannot carry more than 6 bullets.
refusal-full-provisions = You cannot carry more than 6 provisions.
refusal-journey-begun = A journey once begun must be finished.
refusal-no-boards = The basic mode has no bullets and no provisions.
refusal-no-bullets = You have no bullets left.
refusal-no-cards-to-take = { $seat } has no cards to take.
refusal-no-cards-to-search = { $seat } has no cards to search.
refusal-no-jurisdiction = You hold no Jurisdiction.
refusal-no-provisions = You have no provisions left.
refusal-no-such-rival = That is not a rival in play.
refusal-not-adjacent = That territory is not next to yours.
refusal-not-corrupt = You do not hold the corrupt card.
refusal-not-found = { $card } is not one of the two cards.
refusal-outlaw-stays = { $card } cannot be kept: outlaws go back onto the deck.
refusal-not-in-basic = There is no such card in the basic mode.
refusal-not-on-the-way = { $card } does not lead to the next territory on the way to the town.
refusal-not-picked = { $card } is not one of the cards picked.
refusal-nobody-here = There is nobody else in your territory to shoot at.
refusal-only-in-basic = Cards are played on a rival like that only in the basic mode.
refusal-other-number = There is another number of cards to put back.
refusal-other-terrain = Only movement cards of the terrain of the card played can be shown.
refusal-wrong-terrain = { $card } can only be played on its own terrain.

## What happened

event-map-laid = The map from left to right: { $row }.
event-character-dealt = { $marshal } takes a seat at the table.
event-first-player-drawn = { $seat } begins.
event-outlaw-set-aside = { $card } turns up in the opening hand of { $seat } and is set aside.
event-hand-dealt = { $known ->
    [yes] { $seat } starts with { $cards }.
   *[no] { $seat } starts with { $count } cards.
}
event-deck-rebuilt = Back into the deck, which is shuffled anew: { $cards }.
event-turn-begun = Turn { $turn }: { $seat }.
event-turn-missed = { $seat } misses this turn.
event-card-drawn = { $known ->
    [yes] { $seat } draws { $card }.
   *[no] { $seat } draws a card.
}
event-outlaw-drawn = { $seat } comes across an outlaw: { $card }!
event-outlaw-captured = { $money ->
    [0] { $seat } captures { $card } { $terrain_in }.
   *[other] { $doubled ->
        [yes] { $seat } captures { $card } { $terrain_in }, on home ground, for twice the bounty: ${ $money }.
       *[no] { $seat } captures { $card } { $terrain_in } for ${ $money }.
    }
}
event-outlaw-escaped = { $card } escapes { $why } and hides at the bottom of the deck.
event-outlaw-fled = { $card } escapes { $why }, and this time for good.
event-shelter-used-up = { $card } gives no more cover.
event-claimed = { $seat } shows { $cards } and claims ${ $money }.
event-corrupt-revealed = { $forced ->
    [yes] { $seat } has to show the card: the corrupt Marshal!
   *[no] { $seat } shows the card of the corrupt Marshal.
}
event-bribed = { $seat } takes a bribe of $30 and now has ${ $money }.
event-passed = { $seat } passes.
event-moved = { $seat } moves { $terrain_to } with { $card }.
event-rode-on = { $seat } rides on { $terrain_to }. Provisions left: { $left }.
event-shot-fired = { $seat } fires a warning shot { $terrain_in }. Bullets left: { $left }.
event-stood-firm = { $seat } shoots back and stays. Bullets left: { $left }.
event-moved-away = { $seat } leaves { $terrain_to }.
event-card-played = { $seat } plays { $card }.
event-nobody-hit = { $card } hits nobody.
event-card-shown = { $seat } shows { $card }.
event-nothing-shown = { $seat } shows nothing.
event-card-given = { $seat } hands { $card } over to { $rival }.
event-cost-paid = { $count ->
    [1] { $seat } pays 1 { $goods_one } and has { $left } left.
   *[other] { $seat } pays { $count } { $goods } and has { $left } left.
}
event-eliminated = { $cards ->
    [none] { $seat } cannot pay and is out.
   *[other] { $seat } cannot pay and is out. Cards laid down: { $cards }.
}
event-card-cancelled = { $seat } claims jurisdiction: { $card } is cancelled and goes to { $seat }.
event-deck-looked-at = { $known ->
    [yes] { $seat } looks at the top of the deck: { $cards }.
   *[no] { $count ->
        [1] { $seat } looks at the top card of the deck.
       *[other] { $seat } looks at the top { $count } cards of the deck.
    }
}
event-deck-arranged = { $known ->
    [yes] { $seat } puts them back, from the top: { $cards }.
   *[no] { $seat } puts them back in some order.
}
event-card-kept = { $known ->
    [yes] { $seat } keeps { $card } and puts { $returned } back on top.
   *[no] { $seat } keeps one card and puts the other back on top.
}
event-nothing-kept = { $known ->
    [yes] { $seat } finds outlaws only and keeps nothing. On top: { $cards }.
   *[no] { $seat } finds outlaws only and keeps nothing.
}
event-rival-searched = { $known ->
    [yes] { $seat } searches { $rival } and sees { $cards }.
   *[no] { $count ->
        [1] { $seat } searches { $rival } and sees one card.
       *[other] { $seat } searches { $rival } and sees { $count } cards.
    }
}
event-card-taken = { $known ->
    [yes] { $seat } takes { $card } from { $rival }.
   *[no] { $seat } takes a card from { $rival }.
}
event-nothing-taken = { $seat } takes nothing from { $rival }.
event-turn-to-miss = { $rival } will miss a turn.
event-event-drawn = { $seat } comes upon an event: { $card }.
event-border-crossed = The map is laid anew: { $row }. All Marshals go home.
event-train-boarded = { $seat } takes the train { $terrain_to } and has ${ $money } left.
event-travelled = { $seat } travels { $terrain_to } with { $card }.
event-bought = { $seat } buys { $goods } for ${ $price } and has ${ $money } left.
event-hand-shown = In the hand of { $seat }: { $cards }.
event-game-won = { $seats } won: { $ending }.

## Result and statistics

breakdown-money = money
breakdown-captures = captures
breakdown-in-play = in play
breakdown-supplies = bullets and provisions
breakdown-danger = sum of dangers
breakdown-highest = highest danger
ending-one-left = the only Marshal left
ending-fled-corrupt = the last outlaw fled, as the corrupt Marshal wanted
ending-fled-majority = the last outlaw fled; three captures decided
ending-fled-money = the last outlaw fled; money decided
ending-captured-majority = all outlaws captured; three captures decided
ending-captured-money = all outlaws captured; money decided
ending-basic-captured = all outlaws captured
ending-basic-fled = the last outlaw fled
tally-character = character
tally-order = place in turn order
tally-role = role at the end
tally-turns = turns
tally-draws = draws
tally-captures = captures
tally-escapes = partial escapes
tally-claims = claims
tally-bribes = bribes
tally-cancelled = cards cancelled
tally-thefts = cards taken from rivals
tally-eliminations = eliminations
tally-with-elimination = matches with an elimination
tally-card = card

stream-setup = the deal: deck, map, first player
stream-border = new map rows at the border
stream-blind = cards picked from a rival’s hand

## Options

option-preset = Kind of game: full or basic (family mode)
option-characters = Expert terrain by seat, joined by commas
option-first = The seat that begins

## The board

board-turn = Turn { $turn } · { $seat }
board-deck = Deck { $count }
board-discard-top = Discard { $count }, on top { $card }
board-discard-empty = Discard empty
board-shelter = outlaws escape
board-out = out
board-marshal = Marshal
board-bullets = Bullets
board-provisions = Provisions
board-money = Money
board-hand = Hand
board-captures = Captures
board-corrupt = CORRUPT
board-misses = misses a turn
board-legend = ⌂ home · ▶ whose turn · ← you · ◉ a sack of $30
board-legend-basic = ⌂ home · ▶ whose turn · ← you
board-my-hand = Your hand
board-known-in-hand = Known in the hand of { $seat }
board-known-in-deck = Known in the deck, counted from the top
board-picked = Picked from { $seat }
board-played = Being resolved: { $card }
board-stop-train = Train from { $terrain_the }
board-stop-town = Town { $terrain_in }: bullet ${ $bullet }, provision ${ $provision }
board-shown = shows { $card }
board-fled = Fled: { $cards }
