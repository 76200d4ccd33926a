# Marshals in the browser, in English.

## Names as they stand on cards

kind-wild = Wild
kind-outlaw-1 = Ruth Rattle
kind-outlaw-2 = Dusty Malone
kind-outlaw-3 = The Widow Graves
kind-outlaw-4 = Coyote Kane
kind-border = Border
kind-train-left = Train
kind-train-right = Train
kind-town = Town
kind-ambush = Ambush
kind-camp = Camp
kind-clue = Clue
kind-hideout = Hideout
kind-jurisdiction = Jurisdiction
kind-corrupt = Corrupt

## What a card does, in one line

effect-movement = Move one territory, to { $terrain_the }, if it is next to you; then draw again. Its number counts when you show it in an ambush or camp, and as dollars in a claim.
effect-movement-basic = Move one territory, to { $terrain_the }, if it is next to you; then draw again.
effect-wild = Move to either territory next to you; then draw again. Worth 0: it cannot be shown and earns nothing in a claim.
effect-wild-basic = Move to either territory next to you; then draw again.
effect-outlaw = Whoever draws it captures it for ${ $bounty }, or ${ $double } at home. It escapes instead if shelter is active or the Marshal is corrupt.
effect-outlaw-basic = Whoever draws it captures it, unless shelter is active: then it escapes. Its danger, { $bounty }, breaks ties.
effect-border = The four territories are shuffled into a new row, and every Marshal goes home. Ends the turn.
effect-train-left = It leaves from your territory to the left: everybody there or ahead of it may ride as far as they like for ${ $fare }. Ends the turn.
effect-train-right = It leaves from your territory to the right: everybody there or ahead of it may ride as far as they like for ${ $fare }. Ends the turn.
effect-town = Everybody in your territory may buy bullets for ${ $bullet } and provisions for ${ $provision }; others may travel there with cards. Ends the turn.
effect-ambush = Play it { $terrain_in }: the others there pay { $count ->
    [one] 1 bullet
   *[other] { $count } bullets
}; if there are two or more, they compare movement cards and the lowest pays. Then it gives shelter to outlaws. Ends the turn.
effect-camp = Play it { $terrain_in }: the others there pay { $count ->
    [one] 1 provision
   *[other] { $count } provisions
}; if there are two or more, they compare movement cards and the lowest pays. Then it gives shelter to outlaws. Ends the turn.
effect-ambush-basic = Take a card at random from a rival’s hand. Then it gives shelter to outlaws. Ends your turn.
effect-camp-basic = A rival misses their next turn. Then it gives shelter to outlaws. Ends your turn.
effect-clue = Play it { $terrain_in }: look at the top three cards of the deck and put them back in any order. Ends the turn.
effect-hideout = Play it { $terrain_in }: keep one of the top two cards of the deck, or look at two of a rival’s cards and take one. Ends the turn.
effect-jurisdiction = Only as an answer: cancels a clue or hideout that somebody else plays, and that card is yours.
effect-corrupt = You are the Corrupt Marshal: outlaws you draw escape and pay you ${ $bribe }. Revealed and in play, you win if the last outlaw flees for good.

## The table

ui-endings = How the match can end
ui-ending-captured = All captured
ui-ending-fled = Last one flees
ui-ending-one-left = One Marshal left
ui-cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
ui-tied = all equal
ui-leads-money = would win by money
ui-leads-majority = would win by three captures
ui-leads-corrupt = would win as the Corrupt Marshal
ui-leads-one-left = is the only one left
ui-leads-captured = would win by captures
ui-leads-fled = would win by captures
ui-posters = Wanted posters
ui-wanted = WANTED
ui-dollars = ${ $amount }
ui-at-home = at home ${ $money }
ui-at-bottom = under the deck
ui-at-place = { $place } from the top
ui-outlaw-captured = caught
ui-outlaw-known = escaped
ui-outlaw-fled = gone
ui-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
ui-deck-word = deck
ui-discard-word = discards
ui-known = What is known of the deck
ui-known-all = Everybody knows it
ui-known-you = Only you know it
ui-top = top
ui-bottom = bottom
ui-shelter = Shelter
ui-shelter-why = an outlaw drawn now escapes
ui-map = The map
ui-here = Here: { $who }
ui-nobody-here = Nobody here
ui-your-home = your home ×2
ui-you = you
ui-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
ui-ways-to = Ways { $terrain_to }
ui-ride = Ride on
ui-shoot = Warning shot
ui-leave-here = leave for here
ui-ride-here = ride here, ${ $fare }

## The hand

ui-hand = { $count ->
    [one] Your card, for your eyes only
   *[other] Your { $count } cards, for your eyes only
}
ui-peek = your hand: { $count }
ui-hand-empty = You hold no cards.
ui-note-reaction = as an answer
ui-note-reveal = reveal yourself
ui-note-wild = either side
ui-note-where = where to?
ui-note-whom = whom?
ui-note-basic-ambush = take a card
ui-note-basic-camp = they miss a turn
ui-note-already = you are there
ui-note-move = → { $terrain }
ui-note-far = too far
ui-note-here = here
ui-note-there = { $terrain_in }
ui-note-event = any time

## Marshals' boards

ui-bullets = { $count ->
    [one] 1 bullet of { $most }
   *[other] { $count } bullets of { $most }
}
ui-provisions = { $count ->
    [one] 1 provision of { $most }
   *[other] { $count } provisions of { $most }
}
ui-money = ${ $money }{ $sacks ->
    [0] {""}
    [one] , 1 sack
   *[other] , { $sacks } sacks
}
ui-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
ui-hand-known = Holds { $cards }
ui-captures = { $count ->
    [0] No outlaw captured
    [one] 1 outlaw captured
   *[other] { $count } outlaws captured
}
ui-corrupt = corrupt
ui-out = out
ui-misses = misses a turn
ui-short-bullets = An ambush of { $cost } puts this Marshal out
ui-short-provisions = A camp of { $cost } puts this Marshal out
ui-short-both = An ambush or camp of { $cost } puts this Marshal out
ui-search = Search
ui-ambush = Take a card
ui-camp = Make them miss a turn

## What interrupts a turn

ui-scene = What is happening
ui-main-others = Rides on, plays a card or passes.
ui-over = The match is over.
ui-waiting = Waiting for { $seats_the }
ui-warned = { $seat_the } fires a warning shot { $terrain_in }
ui-warned-detail = Everybody else there leaves, or pays a bullet and stays.
ui-stay = Stay
ui-stay-detail = 1 bullet; { $left } left
ui-touch-territory = or touch where you leave for
ui-cancel = { $seat_the } plays { $card }
ui-cancel-detail = A Jurisdiction cancels it, and the card is yours. Everybody is asked.
ui-no-jurisdiction = You hold no Jurisdiction
ui-claim = { $seat_the } made a capture { $terrain_in }
ui-claim-detail = Lay down all your movement cards of that terrain and collect their sum.
ui-claim-others = The others may lay down all their movement cards of that terrain and collect their sum.
ui-claim-do = Claim ${ $money }
ui-claim-cost = { $count ->
    [one] discards this card
   *[other] discards these { $count } cards
}
ui-claim-keep = you keep your cards
ui-claim-none = You hold no movement card of that terrain
ui-show = { $seat_the } plays { $card }
ui-show-bullets = { $count ->
    [one] The lowest loses 1 bullet; the highest card shown goes to the attacker.
   *[other] The lowest loses { $count } bullets; the highest card shown goes to the attacker.
}
ui-show-provisions = { $count ->
    [one] The lowest loses 1 provision; the highest card shown goes to the attacker.
   *[other] The lowest loses { $count } provisions; the highest card shown goes to the attacker.
}
ui-show-nothing-bullets = { $count ->
    [one] counts as 0: you pay 1 bullet
   *[other] counts as 0: you pay { $count } bullets
}
ui-show-nothing-provisions = { $count ->
    [one] counts as 0: you pay 1 provision
   *[other] counts as 0: you pay { $count } provisions
}
ui-asked = asked
ui-later = later
ui-nothing = nothing
ui-order = { $seat_the } follows a clue
ui-order-detail = Only you see these cards. Drag them into their new order.
ui-order-others = Looks at the top of the deck and puts the cards back in a new order.
ui-order-list = The top of the deck, in its new order
ui-order-card = { $card }, place { $place }. Move it with the arrow keys.
ui-order-up = { $card }: one place up
ui-order-down = { $card }: one place down
ui-order-confirm = Put them back
ui-order-hint = Arrange as hinted
ui-search-title = { $seat_the } opens a hideout
ui-search-detail = The top two cards of the deck, or two cards of a rival.
ui-search-deck-detail = keep one of the top two
ui-search-rival-detail = { $count ->
    [one] see 1 card, take it or not
   *[other] see { $count } cards, take one or none
}
ui-keep = { $seat_the } searches the deck
ui-keep-detail = Only you see them. One goes to your hand; outlaws stay on the deck.
ui-take = { $seat_the } searches { $rival_the }
ui-take-detail = Only you two see them. Take one, or none.
ui-board-left = The train leaves { $terrain_the } to the left
ui-board-right = The train leaves { $terrain_the } to the right
ui-board-detail = ${ $fare } once, as far as you like. Whoever is behind it cannot board.
ui-touch-stop = Touch where you get off: ${ $fare } of your ${ $money }
ui-travel = There is a town { $terrain_in }
ui-travel-detail = Travel there with a card for each territory you enter. Once begun, the journey is finished.
ui-travel-none = You do not hold the cards for the way
ui-buy = The town’s counter { $terrain_in }
ui-buy-detail = At most { $bullets } bullets and { $provisions } provisions.
ui-buy-bullet = A bullet, ${ $price }
ui-buy-provision = A provision, ${ $price }
ui-buy-left = ${ $money } left

## Questions and choices in full

ask-main = Your turn: play or pass
ask-main-detail = { $shelter ->
    [yes] Shelter is active: the next outlaw escapes.
   *[no] A move draws again; anything else ends your turn.
}
ask-turn-of = Turn of { $seat_the }
ask-warned = Leave, or pay a bullet?
ask-cancel = Cancel it?
ask-claim = Claim a share?
ask-show = What do you show?
ask-order = In which order do the cards go back?
ask-search = What do you search?
ask-keep = Which card do you keep?
ask-take = Which card do you take?
ask-board = Do you board the train?
ask-travel = Do you travel to the town?
ask-buy = What do you buy?

label-let-be = you keep your Jurisdiction
label-claim-nothing = you keep your cards
label-board-nothing = you pay nothing
label-travel-nowhere = you keep your cards
label-covers = draws again; covers the shelter
label-draws = draws again
label-draws-keeps = draws again; the shelter stays
label-ride = 1 provision; { $left } left
label-shoot = 1 bullet; whoever is here leaves or pays
label-pass = ends your turn
label-reveal = outlaws you draw pay you ${ $bribe }
label-ends = ends your turn
label-shelter-none = nobody is here; gives shelter
label-shelter-hits = { $count ->
    [one] { $who }: 1 { $goods_one }
   *[other] { $who }: { $count } { $goods }
}
label-leave = costs nothing
label-stay = 1 bullet; { $left } left
label-cancel = your Jurisdiction goes; that card is yours
label-claim = ${ $money } for { $cards }
label-show = counts { $value }
label-board = ${ $fare }; ${ $left } left
label-travel = is discarded
label-buy = ${ $price }; ${ $left } left
label-order-first = on top: { $card }
group-move = Go { $terrain_to }
group-play = Play a card
group-other = Or
group-answer = Answers

## Close-ups

about-deck = The Far West deck. Draw one card at the start of each turn, and one more after every move. It is never shuffled again.
about-discard = The discard pile, from the top: { $cards }.
about-discard-empty = The discard pile is empty.
about-shelter = While an ambush or camp lies on top of the discard pile, outlaws that are drawn escape to the bottom of the deck.
about-shoot = Pay a bullet: all others in your territory leave it, or pay a bullet and stay. Then you draw again.
about-pass = You keep your cards, and your turn ends.
about-terrain = Home of { $seat_the }: captures there pay double.
about-terrain-basic = This is where { $seat_the } starts.
about-terrain-nobody = Nobody’s home in this match.
about-seat = Expert in { $terrain_the }: captures there pay double.
about-seat-basic = Starts { $terrain_in }.
about-ending-captured = The match ends at once when all four outlaws have been captured.
about-ending-fled = An outlaw that escapes as the last card of the deck flees for good, and the match ends. A revealed Corrupt Marshal in play then wins.
about-ending-one-left = Whoever cannot pay for an ambush or camp is out. The last Marshal in play wins.
about-leads = If it ended this way now
fact-terrain = Terrain
fact-value = Value
fact-cost = Cost
fact-bounty = Bounty
fact-danger = Danger
fact-where = Where
fact-hand = Cards in hand
fact-known = Known cards
fact-money = Money
fact-bullets = Bullets
fact-provisions = Provisions
fact-captures = Captures
fact-known-deck = Known
where-free = somewhere in the deck

## The card gallery

gallery-outlaws = Outlaws
gallery-actions = Action cards
gallery-events = Events, and the Corrupt Marshal
gallery-movement = Movement cards
gallery-territories = Territories
gallery-ideas = Shelter, warning shots, endings

## What can I do now?

help-pass = End your turn and keep your cards. It is always allowed.
help-reveal = Show that you are the Corrupt Marshal. From now on outlaws you draw pay you a bribe and escape.
help-shoot = Fire a warning shot for 1 bullet: everybody else here leaves or pays a bullet. Then you draw again.
help-ride = Ride to a neighbouring territory for 1 provision, then draw again. Shelter stays as it is.
help-wild = Move to either neighbouring territory with a Wild, then draw again.
help-move = Move with a card to the neighbouring territory it shows, then draw again. It covers an ambush or camp on the discard pile.
help-play = Play an action or event card; your turn ends. Most can only be played on their own terrain.
help-ambush = Take a card at random from a rival’s hand; your turn ends.
help-camp = Make a rival miss the next turn; your turn ends.
help-cancel = Play your Jurisdiction: the card has no effect, and you get it.
help-let-be = Let the card take effect and keep your Jurisdiction, if you hold one.
help-claim = Discard all your movement cards of this terrain and collect the sum of their numbers in dollars.
help-claim-nothing = Keep your cards and collect nothing.
help-leave = Go to a neighbouring territory; that costs nothing.
help-stay = Pay 1 bullet and stay where you are.
help-show = Show a movement card of this terrain. The lowest pays; the highest card goes to the attacker.
help-show-nothing = Show nothing: that counts as 0, so you are likely to pay.
help-board = Take the train to a territory ahead of it for the fare.
help-board-nothing = Stay where you are.
help-travel = Ride towards the town with a card for the next territory; then go on until you are there.
help-travel-nowhere = Do not go shopping.
help-buy-bullet = Buy one bullet at the town’s price.
help-buy-provision = Buy one provision at the town’s price.
help-buy-nothing = You have what you need.
help-order = Arrange the cards you have seen; the first one will be drawn next.
help-search-deck = Look at the top two cards of the deck and keep one.
help-search = Look at two cards of a rival and take one, or none.
help-keep = Put this card into your hand; the other one goes back.
help-top = Both cards are outlaws, and neither can be kept: choose which one lies on top of the deck.
help-take = Take one of the cards you have seen into your hand.
help-take-nothing = Leave them with your rival.
