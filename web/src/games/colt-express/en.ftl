# Colt Express in the browser, in English.

ui-round = Round { $round } of 5
ui-round-card = Round card
ui-planning = Planning
ui-stealing = Stealing
ui-event-when = At the end of the round
ui-common = Common pile
ui-common-empty = No card played yet
ui-hand = Your hand
ui-hand-empty = You have no cards yet.
ui-face-down = face down
ui-face-down-yours = yours, face down
ui-face-down-title = A card face down
ui-play-face-down = Play { $action } face down
ui-draw-three = Draw three
ui-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
ui-deck-text = Instead of playing a card: take the top three cards of your deck into your hand.
ui-bullet-card = Bullet
ui-cards = { $hand } in hand · { $deck } in deck
ui-bullets = { $count ->
    [one] 1 bullet left
   *[other] { $count } bullets left
}
ui-hits = { $count ->
    [one] 1 bullet taken
   *[other] { $count } bullets taken
}
ui-total = ${ $known }
ui-total-and-purses = { $count ->
    [one] ${ $known } + 1 purse
   *[other] ${ $known } + { $count } purses
}
ui-ransom = ransom: ${ $number-ransom }
ui-ransom-amount = { $number-ransom }
ui-purses = { $count ->
    [one] purse of ${ $value }
   *[other] { $count } purses of ${ $value }
}
ui-purses-unknown = { $count ->
    [one] purse of unknown value
   *[other] { $count } purses of unknown value
}
ui-jewel = { $count ->
    [one] jewel
   *[other] { $count } jewels
}
ui-strongbox = { $count ->
    [one] strongbox
   *[other] { $count } strongboxes
}
ui-worth-purse = Worth ${ $number-purse-250 } to ${ $number-purse-500 }. Whoever takes it looks at it in secret.
ui-worth-jewel = Worth ${ $number-jewel }.
ui-worth-strongbox = Worth ${ $number-strongbox }.
ui-marshal = the Marshal
ui-marshal-text = Whoever meets him flees to the roof with a neutral bullet.
ui-train = The train
ui-loco-short = L
ui-here = { $place }: { $what }
ui-there = There: { $who }
ui-is-at = { $place_in }
ui-nothing = nothing
ui-turn-standard = Cards face up.
ui-turn-tunnel = Cards face down.
ui-turn-speeding-up = Two actions each, one after the other.
ui-turn-switching = Counter-clockwise, from the First Player on.
ui-turn-title = Turn: { $name }
ui-first-short = 1st
ui-first = First Player
ui-loot-of = { $bandit }’s loot
ui-fact-bullets = Bullets
ui-fact-place = Where
ui-card-of = Card { $number } of { $count }
ui-before = Previous
ui-after = Next
ui-they-decide = { $seat }: { $asked }

ui-effect-move = Inside, 1 car; on the roofs, up to 3.
ui-effect-floor = Up to the roof, or down into the car.
ui-effect-fire = A bullet for somebody in sight.
ui-effect-punch = Somebody here drops loot and flies one car.
ui-effect-robbery = Take loot that lies where you are.
ui-effect-marshal = The Marshal walks one car.
ui-effect-bullet = Fills your hand and cannot be played.

ui-event-angry-marshal = The Marshal shoots everybody on the roof of his car, then walks one car to the back.
ui-event-swivel-arm = Everybody on a roof is swept to the last car’s roof.
ui-event-braking = Everybody on a roof moves one car forward.
ui-event-take-it-all = A second strongbox is laid where the Marshal is.
ui-event-rebellion = Everybody inside takes a neutral bullet.
ui-event-revenge = Everybody on the roof of the Marshal’s car loses their least valuable purse.
ui-event-pickpocketing = Whoever is alone at a place may take a purse lying there.
ui-event-hostage = Everybody in or on the Locomotive gets a ransom of ${ $number-ransom }.

ui-ability-ghost = May play the card of the first turn of each round face down.
ui-ability-doc = Draws seven cards at the start of each round.
ui-ability-tuco = May shoot through the roof at somebody above or below.
ui-ability-django = Whoever he shoots is pushed one car on.
ui-ability-belle = Cannot be shot or punched while somebody else could be.
ui-ability-cheyenne = Takes the purse that the one she punches drops.

ui-plan-detail = Turn { $turn } of { $turns }. { $meaning }
ui-on-the-board = Touch it on the board or choose here.
ui-ask-move = Where does { $bandit } go?
ui-ask-fire = Whom does { $bandit } shoot?
ui-ask-punch = Whom does { $bandit } punch?
ui-ask-drop = What does { $target } drop?
ui-ask-push = Which way does { $target } fly?
ui-ask-rob = What does { $bandit } take?
ui-ask-marshal = Which way does the Marshal walk?
ui-ask-pickpocket = Does { $bandit } take a purse?
ui-push-to = { $way }, { $place_to }
ui-marshal-to = { $way }, { $place_to }
ui-take-purse = Take the purse (value unknown)
ui-take-one-purse = Take one of { $count } purses (value unknown)
ui-take-known-purse = Take the purse of ${ $value }

tie-break = A tie: whoever has taken fewer bullets is ahead.

## The card gallery

gallery-actions = Action cards
gallery-bandits = The bandits and the Marshal
gallery-rounds = Round cards
gallery-turns = The turns of a round
gallery-loot = Loot
ui-round-card-no-event = Nothing happens at the end of this round.
ui-turns = Turns
ui-turns-few = Turns, 2 to 4 players
ui-turns-many = Turns, 5 and 6 players

## What can I do now?

help-character = Choose whom you play: every bandit has an ability of their own.
help-recruit = Add a second bandit to your team; you will play the cards of both.
help-caboose = Choose which of your two bandits starts in the last car; the other one starts in the car before it.
help-pick = Take one card of your deck into your hand before the rest is shuffled.
help-pick-nothing = Or take none, and trust the draw.
help-plan = Lay one of your action cards on the common pile. It is carried out later, in the order of the pile; where to and against whom you decide only then.
help-plan-face-down = As Ghost you may lay this card face down: the others learn what it is when it is carried out.
help-plan-for = Lay an action card of one of your two bandits on the common pile; that bandit will carry it out.
help-plan-for-face-down = With Ghost in your team you may lay this card face down.
help-draw = Draw three cards instead of playing one: good when your hand is full of bullets.
help-cover = Lay a card of your other bandit on top of the shot, which is carried out as well.
help-cover-nothing = Add no card.
help-discard = Put an action card from your hand on your discard pile.
help-discard-for = Put an action card of one of your bandits on your discard pile.
help-discard-bullet = Put a bullet from your hand on your discard pile; it comes back when your deck runs out.
help-keep = Stop discarding: what is left in your hand stays there for the next round.
help-move = Go to a place that is lit: one car inside the train, up to three on the roofs.
help-fire = Choose whom you shoot. The bullet goes into that bandit’s deck and is in the way there.
help-punch = Choose whom you punch. They drop a piece of loot and land one car further on.
help-drop = Choose what they drop where they stand.
help-push = Choose to which side they fly.
help-rob = Take a jewel or a strongbox that lies here.
help-rob-purse = Take a purse. What it is worth, only you see.
help-marshal = Move the Marshal one car. Whoever he meets inside flees to the roof with a bullet.
help-pickpocket-purse = You are alone here: take a purse from the floor.
help-pickpocket-nothing = Leave the purses where they are.
