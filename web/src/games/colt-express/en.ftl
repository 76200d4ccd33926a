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
