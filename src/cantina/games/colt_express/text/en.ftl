# Colt Express in English.

## Words

bandit-ghost = Ghost
bandit-doc = Doc
bandit-tuco = Tuco
bandit-django = Django
bandit-belle = Belle
bandit-cheyenne = Cheyenne

action-move = Move
action-floor = Floor Change
action-fire = Fire
action-punch = Punch
action-robbery = Robbery
action-marshal = Marshal

card-move = { action-move }
card-floor = { action-floor }
card-fire = { action-fire }
card-punch = { action-punch }
card-robbery = { action-robbery }
card-marshal = { action-marshal }
card-ghost-move = { bandit-ghost }’s { action-move }
card-ghost-floor = { bandit-ghost }’s { action-floor }
card-ghost-fire = { bandit-ghost }’s { action-fire }
card-ghost-punch = { bandit-ghost }’s { action-punch }
card-ghost-robbery = { bandit-ghost }’s { action-robbery }
card-ghost-marshal = { bandit-ghost }’s { action-marshal }
card-doc-move = { bandit-doc }’s { action-move }
card-doc-floor = { bandit-doc }’s { action-floor }
card-doc-fire = { bandit-doc }’s { action-fire }
card-doc-punch = { bandit-doc }’s { action-punch }
card-doc-robbery = { bandit-doc }’s { action-robbery }
card-doc-marshal = { bandit-doc }’s { action-marshal }
card-tuco-move = { bandit-tuco }’s { action-move }
card-tuco-floor = { bandit-tuco }’s { action-floor }
card-tuco-fire = { bandit-tuco }’s { action-fire }
card-tuco-punch = { bandit-tuco }’s { action-punch }
card-tuco-robbery = { bandit-tuco }’s { action-robbery }
card-tuco-marshal = { bandit-tuco }’s { action-marshal }
card-django-move = { bandit-django }’s { action-move }
card-django-floor = { bandit-django }’s { action-floor }
card-django-fire = { bandit-django }’s { action-fire }
card-django-punch = { bandit-django }’s { action-punch }
card-django-robbery = { bandit-django }’s { action-robbery }
card-django-marshal = { bandit-django }’s { action-marshal }
card-belle-move = { bandit-belle }’s { action-move }
card-belle-floor = { bandit-belle }’s { action-floor }
card-belle-fire = { bandit-belle }’s { action-fire }
card-belle-punch = { bandit-belle }’s { action-punch }
card-belle-robbery = { bandit-belle }’s { action-robbery }
card-belle-marshal = { bandit-belle }’s { action-marshal }
card-cheyenne-move = { bandit-cheyenne }’s { action-move }
card-cheyenne-floor = { bandit-cheyenne }’s { action-floor }
card-cheyenne-fire = { bandit-cheyenne }’s { action-fire }
card-cheyenne-punch = { bandit-cheyenne }’s { action-punch }
card-cheyenne-robbery = { bandit-cheyenne }’s { action-robbery }
card-cheyenne-marshal = { bandit-cheyenne }’s { action-marshal }
card-bullet-ghost = bullet ({ bandit-ghost })
card-bullet-doc = bullet ({ bandit-doc })
card-bullet-tuco = bullet ({ bandit-tuco })
card-bullet-django = bullet ({ bandit-django })
card-bullet-belle = bullet ({ bandit-belle })
card-bullet-cheyenne = bullet ({ bandit-cheyenne })
card-bullet-neutral = neutral bullet

bullet-ghost = one of Ghost’s bullets
bullet-doc = one of Doc’s bullets
bullet-tuco = one of Tuco’s bullets
bullet-django = one of Django’s bullets
bullet-belle = one of Belle’s bullets
bullet-cheyenne = one of Cheyenne’s bullets
bullet-neutral = a neutral bullet

loot-purse = purse
loot-jewel = jewel
loot-strongbox = strongbox

place-0i = the Locomotive
    .to = into the Locomotive
    .from = from the Locomotive
    .in = in the Locomotive
place-0r = the roof of the Locomotive
    .to = onto the roof of the Locomotive
    .from = from the roof of the Locomotive
    .in = on the roof of the Locomotive
place-1i = car 1
    .to = into car 1
    .from = from car 1
    .in = in car 1
place-1r = the roof of car 1
    .to = onto the roof of car 1
    .from = from the roof of car 1
    .in = on the roof of car 1
place-2i = car 2
    .to = into car 2
    .from = from car 2
    .in = in car 2
place-2r = the roof of car 2
    .to = onto the roof of car 2
    .from = from the roof of car 2
    .in = on the roof of car 2
place-3i = car 3
    .to = into car 3
    .from = from car 3
    .in = in car 3
place-3r = the roof of car 3
    .to = onto the roof of car 3
    .from = from the roof of car 3
    .in = on the roof of car 3
place-4i = car 4
    .to = into car 4
    .from = from car 4
    .in = in car 4
place-4r = the roof of car 4
    .to = onto the roof of car 4
    .from = from the roof of car 4
    .in = on the roof of car 4
place-5i = car 5
    .to = into car 5
    .from = from car 5
    .in = in car 5
place-5r = the roof of car 5
    .to = onto the roof of car 5
    .from = from the roof of car 5
    .in = on the roof of car 5
place-6i = car 6
    .to = into car 6
    .from = from car 6
    .in = in car 6
place-6r = the roof of car 6
    .to = onto the roof of car 6
    .from = from the roof of car 6
    .in = on the roof of car 6

way-forward = forward
way-backward = backward

turn-standard = standard
turn-tunnel = tunnel
turn-speeding-up = speeding up
turn-switching = switching

round-card-angry = the angry Marshal
round-card-swivel = the swivel arm
round-card-braking = the brakes
round-card-takeall = the second strongbox
round-card-rebellion = the passengers
round-card-bridge = the bridge
round-card-cave = the cave
round-card-st_revenge = the station of revenge
round-card-st_pickpocket = the station of pickpockets
round-card-st_hostage = the station of the hostage

round-event-none = no event
round-event-angry-marshal = Angry Marshal
round-event-swivel-arm = Swivel Arm
round-event-braking = Braking
round-event-take-it-all = Take It All!
round-event-rebellion = Passengers’ Rebellion
round-event-revenge = Marshal’s Revenge
round-event-pickpocketing = Pickpocketing
round-event-hostage = Hostage-taking of the Conductor

why-nowhere-to-go = there is nowhere to go
why-no-target = nobody is in sight
why-no-bullets = the cylinder is empty
why-nobody-here = nobody else is here
why-no-loot = there is no loot to lose
why-no-loot-here = there is no loot here

## Decisions

decision-recruit = add a second bandit to your team
decision-place = choose in secret who starts in the Caboose
decision-pick = pick a card before your deck is shuffled
decision-plan = play a card or draw three
decision-cover = cover the shot with a card of your other bandit
decision-keep = discard cards, then keep the rest for the next round
decision-move = choose where to go
decision-fire = choose whom to shoot
decision-punch = choose whom to punch
decision-drop = choose which loot the punched bandit loses
decision-push = choose which way the punched bandit is thrown
decision-rob = choose which loot to take
decision-marshal = choose which way the Marshal walks
decision-pickpocket = take a purse lying here, or leave it
decision-character = choose your character

## Choices

choice-plan = Play { $action }
choice-plan-face-down = Play { $action } face down
choice-plan-for = Play { $bandit }’s { $action }
choice-plan-for-face-down = Play { $bandit }’s { $action } face down
choice-draw = Draw three cards
choice-cover = Cover with { $bandit }’s { $action }
choice-cover-nothing = Add no card
choice-pick = Pick { $bandit }’s { $action }
choice-discard = Discard { $action }
choice-discard-bullet = Discard { $bullet }
choice-keep = Keep the cards that are left
choice-recruit = Recruit { $bandit }
choice-caboose = { $bandit } starts in the Caboose
choice-move = Go { $place_to }
choice-fire = Shoot { $bandit }
choice-punch = Punch { $bandit }
choice-drop = Knock a { $loot } loose
choice-push = Push { $way }
choice-rob = Take a { $loot }
choice-rob-purse = Take purse no. { $purse }
choice-marshal = Move the Marshal { $way }
choice-pickpocket-purse = Take purse no. { $purse }
choice-pickpocket-nothing = Leave the purses
choice-character = Play { $bandit }
choice-pick-nothing = Pick no card
choice-discard-for = Discard { $bandit }’s { $action }

## Refusals

refusal-already-hidden = In a tunnel every card is played face down anyway; just play it.
refusal-later-turn = Ghost allows a card face down on the first turn of a round only.
refusal-belle-protected = Belle cannot be the target while another bandit could be.
refusal-blocked = Another bandit on the roofs stands between yours and { $bandit }.
refusal-not-in-deck = { $bandit }’s { $action } is not in your deck.
refusal-not-in-hand = You do not hold that card.
refusal-deck-empty = Your deck is empty: there is nothing to draw.
refusal-deck-and-discard-empty = Your deck and your discard pile are both empty: there is nothing to draw.
refusal-face-up = On this turn cards are played face up.
refusal-name-the-bandit = You lead two bandits: it has to be said whose card it is.
refusal-face-up-turn = On this turn cards are played face up; only Ghost’s player may play one face down, on the first turn of a round.
refusal-no-bullets-left = The cylinder is empty: no bullet is left to fire.
refusal-no-such-loot = The punched bandit has no { $loot }.
refusal-not-here = Only another bandit at the same place can be punched.
refusal-not-in-play = { $bandit } is not in this game.
refusal-not-lying-here = That loot is not lying where your bandit stands.
refusal-not-your-bandit = { $bandit } is not one of your bandits.
refusal-off-the-train = The train does not reach as far as { $place }.
refusal-other-floor = { $bandit } is on the other floor.
refusal-other-floor-for-tuco = { $bandit } is on the other floor; Tuco shoots through the roof of his own car only.
refusal-other-floor-move = A Move card stays on the same floor; that takes a Floor Change.
refusal-same-bandit = The covering card must belong to your other bandit.
refusal-own-location = A bandit at the same place cannot be shot.
refusal-purse-not-here = That purse is not lying where your bandit stands alone.
refusal-pushed-off-the-train = The train ends there: the punched bandit can only be thrown the other way.
refusal-marshal-off-the-train = The train ends there: the Marshal can only walk the other way.
refusal-staying = You have to go to another car: staying put is not allowed.
refusal-taken = { $bandit } has already been recruited.
refusal-too-far = From inside, a shot reaches only the next car in front or behind.
refusal-too-far-inside = Inside, you move one car forward or backward.
refusal-too-far-on-the-roof = On the roofs, you move three cars at most.
refusal-not-recruitable = { $bandit } cannot be recruited: choose among Cheyenne, Django and Tuco.
refusal-must-pick = In this game a card has to be picked.
refusal-only-recruited = With two bandits each, { $bandit } is recruited later: choose among Ghost, Doc and Belle.
refusal-character-taken = Another player has { $bandit } already.

## What happened

event-recruited = { $leader } recruits { $bandit }.
event-character-chosen = Seat { $number } chooses { $bandit }.
event-bandit-placed = { $bandit } starts { $place_in }.
event-first-player-drawn = { $seat_count ->
    [one] { $bandit } is the First Player.
   *[other] { $bandit }’s pawn is drawn: its player is the First Player.
}
event-round-begun = { $first_count ->
    [one] Round { $round } begins. First Player: { $first }.
   *[other] Round { $round } begins. First Player: the team of { $first }.
}
event-card-picked = { $known ->
    [yes] { $seat_count ->
        [one] { $seat } picks { $bandit }’s { $card } before shuffling.
       *[other] { $seat } pick { $bandit }’s { $card } before shuffling.
    }
   *[no] { $seat_count ->
        [one] { $seat } picks a card before shuffling.
       *[other] { $seat } pick a card before shuffling.
    }
}
event-nothing-picked = { $seat_count ->
    [one] { $seat } picks no card before shuffling.
   *[other] { $seat } pick no card before shuffling.
}
event-cards-drawn = { $known ->
    [yes] { $seat_count ->
        [one] { $seat } draws { $cards }.
       *[other] { $seat } draw { $cards }.
    }
   *[no] { $seat_count ->
        [one] { $seat } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }.
       *[other] { $seat } draw { $count ->
            [one] a card
           *[other] { $count } cards
        }.
    }
}
event-deck-rebuilt = { $seat_count ->
    [one] { $seat } shuffles the discard pile into a new deck.
   *[other] { $seat } shuffle the discard pile into a new deck.
}
event-round-card-revealed = { $round_event ->
    [none] Round card: { $round_card }. Turns: { $turns }.
   *[other] Round card: { $round_card }. Turns: { $turns }. Event at the end: “{ $round_event }”.
}
event-turn-begun = Turn { $turn }: { $turn_kind }.
event-card-played = { $bandit } plays { $action }.
event-card-played-face-down = { $known ->
    [yes] { $bandit } plays { $action } face down.
   *[no] { $seat_count ->
        [one] { $seat } plays a card face down.
       *[other] { $seat } play a card face down.
    }
}
event-card-discarded = { $seat_count ->
    [one] { $seat } discards { $card }.
   *[other] { $seat } discard { $card }.
}
event-hand-kept = { $seat_count ->
    [one] { $count ->
        [0] { $seat } keeps no card.
        [one] { $seat } keeps one card.
       *[other] { $seat } keeps { $count } cards.
    }
   *[other] { $count ->
        [0] { $seat } keep no card.
        [one] { $seat } keep one card.
       *[other] { $seat } keep { $count } cards.
    }
}
event-card-resolved = { $was_hidden ->
    [yes] { $bandit }’s { $action } is turned up.
   *[no] { $bandit }’s { $action } is carried out.
}
event-nothing-happened = { $bandit }’s { $action } has no effect: { $why }.
event-bandit-moved = { $bandit } moves { $origin_from } { $place_to }.
event-floor-changed = { $bandit } climbs { $place_to }.
event-bandit-shot = { $left ->
    [0] { $bandit } shoots { $target } with the last bullet.
    [one] { $bandit } shoots { $target } and has one bullet left.
   *[other] { $bandit } shoots { $target } and has { $left } bullets left.
}
event-bandit-punched = { $bandit } punches { $target }.
event-bandit-pushed = { $target } is thrown { $place_to }.
event-loot-lost = { $known ->
    [yes] { $place ->
        [none] { $target } loses a { $loot } worth ${ $value }.
       *[other] { $target } drops a { $loot } worth ${ $value } { $place_in }.
    }
   *[no] { $place ->
        [none] { $target } loses a { $loot }.
       *[other] { $target } drops a { $loot } { $place_in }.
    }
}
event-loot-taken = { $known ->
    [yes] { $bandit } takes a { $loot } worth ${ $value }.
   *[no] { $bandit } takes a { $loot }.
}
event-marshal-moved = The Marshal walks { $unit_to }.
event-marshal-met = { $bandit } runs into the Marshal and flees { $place_to }.
event-neutral-bullet-given = { $left ->
    [0] { $bandit } takes the last neutral bullet.
    [one] { $bandit } takes a neutral bullet. One is left.
   *[other] { $bandit } takes a neutral bullet. { $left } are left.
}
event-neutral-bullets-short = { $left ->
    [0] No neutral bullet is left: nobody gets one.
    [1] { $count } neutral bullets are due and only one is left: nobody gets one.
   *[other] { $count } neutral bullets are due and only { $left } are left: nobody gets one.
}
event-round-event-happened = The event “{ $round_event }” happens.
event-strongbox-laid = The second strongbox is laid { $place_in }.
event-ransom-secured = { $bandit } holds the Conductor: a ransom of ${ $money } at the end.
event-purse-left = { $bandit } takes no purse.
event-round-ended = Round { $round } is over.
event-gunslinger-named = { $seat_count ->
    [one] { $seat } is named Gunslinger: ${ $money }.
   *[other] { $seat } are named Gunslinger: ${ $money }.
}
event-money-counted = { $seat_count ->
    [one] { $seat } gets away with ${ $money }.
   *[other] { $seat } get away with ${ $money }.
}
event-game-won = { $seats_count ->
    [one] { $seats } wins.
   *[other] { $seats } win.
}

## Result and statistics

breakdown-purses = purses
breakdown-jewels = jewels
breakdown-strongboxes = strongboxes
breakdown-ransom = ransom
breakdown-gunslinger = Gunslinger
breakdown-shots = shots
breakdown-bullets-received = bullets taken
ending-five-rounds = after the five rounds
statistic-character = character
statistic-round = round
statistic-cards = cards resolved
statistic-no-effect = without effect
statistic-shots = shots
statistic-punches = punches
statistic-loot-taken = loot taken
statistic-loot-lost = loot lost
statistic-marshal-met = met the Marshal
statistic-action = action card
statistic-loot = loot
statistic-round-card = round card

stream-setup = the deal: cars, purses, round cards
stream-deck = shuffles of the players’ decks
stream-grab = purses picked blindly

## Options

option-preset = Kind of game
option-preset-about = Which rules are played; the switches below can change them one by one.
option-preset-auto = usual
option-preset-auto-about = Two bandits each with 2 players, else the advanced game.
option-preset-first-game = first game
option-preset-first-game-about = Without abilities or events, to learn the game.
option-preset-advanced = advanced
option-preset-advanced-about = With character abilities, events and a train station as the last round.
option-preset-two-bandits = two bandits each
option-preset-two-bandits-about = Every player leads two bandits, with a deck of 11 cards; for 2 or 3 players.
option-preset-expert = expert
option-preset-expert-about = The advanced game, and you keep cards from round to round.
option-abilities = Character abilities
option-abilities-about = Whether every bandit has an ability of their own.
option-abilities-preset = { option-switch-preset }
option-abilities-preset-about = { option-switch-preset-about }
option-events = Events
option-events-about = Whether round cards cause an event at the end of their round.
option-events-preset = { option-switch-preset }
option-events-preset-about = { option-switch-preset-about }
option-station = Train station
option-station-about = Whether the last round is that of a train station.
option-station-preset = { option-switch-preset }
option-station-preset-about = { option-switch-preset-about }
option-expert = Expert variant
option-expert-about = Whether you keep cards in hand from round to round and have a discard pile.
option-expert-preset = { option-switch-preset }
option-expert-preset-about = { option-switch-preset-about }
option-switch-preset = by the kind of game
option-switch-preset-about = As the kind of game has it.
option-characters = Characters
option-characters-about = Who plays which bandit: by luck, chosen by the players, or given by seat.
option-characters-ghost = { bandit-ghost }
option-characters-doc = { bandit-doc }
option-characters-tuco = { bandit-tuco }
option-characters-django = { bandit-django }
option-characters-belle = { bandit-belle }
option-characters-cheyenne = { bandit-cheyenne }
option-cars = Cars
option-cars-about = The cars behind the Locomotive: by luck, or given in order.
option-cars-v1 = car with 1 purse
option-cars-v2 = car with 1 purse and 1 jewel
option-cars-v3 = car with 3 jewels
option-cars-v4 = car with 3 purses
option-cars-v5 = car with 3 purses and 1 jewel
option-cars-v6 = car with 4 purses and 1 jewel
option-pick = Card picked before shuffling
option-pick-about = With two bandits each: whether a card has to be picked at the start of a round, or players may do without.
option-pick-must = compulsory
option-pick-must-about = Every player picks a card.
option-pick-may = optional
option-pick-may-about = Players may pick a card or not; without one they start with one card fewer.
allowed-two-seats = two-bandits with 2 players (CE-MODE-7)
allowed-four-players = first-game, advanced or expert with 4 players or more (CE-MODE-4)
allowed-with-two-bandits = { $needed } with two bandits each (CE-MODE-4)
allowed-no-pick = must, except with two bandits each and without the expert variant

## The board

board-round = Round { $round } of 5
board-turns = { $round_event ->
    [none] turns { $signs }
   *[other] turns { $signs } · event “{ $round_event }”
}
board-neutral = neutral bullets { $left }
board-purses = Purses on the train, by number
board-legend = $ purse · ◆ jewel · ▣ strongbox · ★ Marshal
board-signs = S standard · T tunnel · X2 speeding up · R switching · 3i inside car 3 · 3r its roof · ➊ First Player · ← yours
board-roof = roof
board-inside = inside
board-locomotive = Locomotive
board-car = Car { $unit }
board-bandit = Bandit
board-place = Where
board-bullets = Bullets
board-loot = Loot
board-hand = Hand
board-deck = Deck
board-hit = Bullets taken
board-discard = Discards
board-common = Common pile
board-common-empty = empty
board-face-down = face down
board-my-hand = Your hand
board-on-top = On top of { $seat_the }’s deck
board-known-in-hand = Known in { $seat_the }’s hand

## Numbers that a match can change

number-purse = What a purse printed with ${ $value } is worth, in dollars
number-jewel = What a jewel is worth, in dollars
number-strongbox = What a strongbox is worth, in dollars
number-ransom = The ransom of the hostage, for each bandit at the Locomotive, in dollars
number-gunslinger = The prize of the Gunslinger, in dollars
