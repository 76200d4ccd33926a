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
round-card-st_revenge = station: revenge
round-card-st_pickpocket = station: pickpockets
round-card-st_hostage = station: hostage

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
why-no-target = no bullet left or nobody in sight
why-nobody-here = nobody else is here
why-no-loot = there is no loot to lose
why-no-loot-here = nothing lies here

## Decisions

decision-recruit = add a second bandit to your team
decision-place = choose in secret who starts in the Caboose
decision-pick = pick a card before the deck is shuffled
decision-plan = play a card or draw three
decision-cover = cover the shot with a card of your other bandit
decision-keep = discard cards, then keep the rest for the next round
decision-move = where to move
decision-fire = whom to shoot
decision-punch = whom to punch
decision-drop = which loot the punched bandit loses
decision-push = which way the punched bandit flies
decision-rob = which loot to take
decision-marshal = which way the Marshal walks
decision-pickpocket = take a purse lying here, or leave it

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
choice-keep = Keep what is left
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
choice-pickpocket-purse = Pocket purse no. { $purse }
choice-pickpocket-nothing = Leave the purses

## Refusals

refusal-already-hidden = In a tunnel every card is face down anyway; play it the plain way.
refusal-later-turn = Ghost may hide a card on the first turn of a round only.
refusal-belle-protected = Belle cannot be the target while another bandit could be.
refusal-blocked = Another bandit on the roofs stands between you and { $bandit }.
refusal-not-in-deck = { $bandit }’s { $action } is not in your deck.
refusal-not-in-hand = You do not hold that card.
refusal-deck-empty = Your deck is empty, so there is nothing to draw.
refusal-deck-and-discard-empty = Your draw deck and your discard pile are both empty.
refusal-face-up = In this turn cards are played face up.
refusal-name-the-bandit = You lead two bandits: say whose card it is, for instance “plan tuco move”.
refusal-face-up-turn = In this turn cards are played face up; only Ghost may hide one, on the first turn.
refusal-no-bullets-left = The cylinder is empty: no bullet is left to fire.
refusal-no-such-loot = The punched bandit has no { $loot }.
refusal-not-here = Only another bandit at the very same place can be punched.
refusal-not-in-play = { $bandit } is not in this game.
refusal-not-lying-here = That is not lying where your bandit stands.
refusal-not-your-bandit = { $bandit } is not one of your bandits.
refusal-off-the-train = The train does not reach as far as { $place }.
refusal-other-floor = { $bandit } is on the other floor.
refusal-other-floor-for-tuco = { $bandit } is on the other floor; Tuco shoots through the roof of his own unit only.
refusal-other-floor-move = A Move card stays on the same floor; that takes a Floor Change.
refusal-same-bandit = The covering card must belong to your other bandit.
refusal-own-location = A bandit never shoots at its own place.
refusal-purse-not-here = That purse is not lying where your bandit stands alone.
refusal-pushed-off-the-train = The train ends there: the punched bandit can only fly the other way.
refusal-marshal-off-the-train = The train ends there: the Marshal can only walk the other way.
refusal-staying = Moving means leaving: staying put is not allowed.
refusal-taken = { $bandit } has already been recruited.
refusal-too-far = From inside, a shot reaches only the next unit in front or behind.
refusal-too-far-inside = Inside, a Move card goes one unit forward or backward.
refusal-too-far-on-the-roof = On the roofs, a Move card goes three units at most.
refusal-not-recruitable = { $bandit } was dealt, not recruited: choose among Cheyenne, Django and Tuco.

## What happened

event-recruited = { $seat } recruits { $bandit }.
event-bandit-placed = { $bandit } starts { $place_in }.
event-first-player-drawn = { $seat } goes first.
event-round-begun = Round { $round } begins.
event-card-picked = { $known ->
    [yes] { $seat } picks { $card } ({ $bandit }) before shuffling.
   *[no] { $seat } picks a card before shuffling.
}
event-cards-drawn = { $known ->
    [yes] { $seat } draws { $cards }.
   *[no] { $count ->
        [1] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
event-deck-rebuilt = { $seat } shuffles the discard pile into a new deck.
event-round-card-revealed = Round card: { $round_card }. Turns: { $turns }. At the end → { $round_event }
event-turn-begun = Turn { $turn }: { $turn_kind }.
event-card-played = { $bandit } plays { $action }.
event-card-played-face-down = { $known ->
    [yes] { $bandit } plays { $action } face down.
   *[no] { $seat } plays a card face down.
}
event-card-discarded = { $seat } discards: { $card }.
event-hand-kept = { $count ->
    [0] { $seat } keeps no card.
    [1] { $seat } keeps one card.
   *[other] { $seat } keeps { $count } cards.
}
event-card-resolved = { $was_hidden ->
    [yes] Turned up: { $bandit } · { $action }.
   *[no] { $bandit } · { $action }.
}
event-nothing-happened = { $bandit }’s { $action } has no effect: { $why }.
event-bandit-moved = { $bandit } moves { $origin_from } { $place_to }.
event-floor-changed = { $bandit } climbs { $place_to }.
event-bandit-shot = { $bandit } shoots { $target }. Bullets left: { $left }.
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
event-neutral-bullet-given = { $bandit } takes a neutral bullet. Left in the supply: { $left }.
event-neutral-bullets-short = { $left ->
    [0] No neutral bullet is left: nobody gets one.
    [1] { $count } neutral bullets are due and only one is left: nobody gets one.
   *[other] { $count } neutral bullets are due and only { $left } are left: nobody gets one.
}
event-round-event-happened = Event → { $round_event }
event-strongbox-laid = A second strongbox is laid { $place_in }.
event-ransom-secured = { $bandit } holds the Conductor: $250 at the end.
event-purse-left = { $bandit } leaves the purses alone.
event-round-ended = Round { $round } is over.
event-gunslinger-named = { $seat } is Gunslinger: $1000.
event-money-counted = { $seat } gets away with ${ $money }.
event-game-won = { $seats } won.

## Result and statistics

breakdown-purses = purses
breakdown-jewels = jewels
breakdown-strongboxes = strongboxes
breakdown-ransom = ransom
breakdown-gunslinger = Gunslinger
breakdown-shots = shots
breakdown-bullets-received = bullets taken
ending-five-rounds = after five rounds
tally-character = character
tally-round = Round
tally-cards = cards resolved
tally-no-effect = without effect
tally-shots = shots
tally-punches = punches
tally-loot-taken = loot taken
tally-loot-lost = loot lost
tally-marshal-met = met the Marshal
tally-action = action card
tally-loot = loot
tally-round-card = round card

stream-setup = the deal: cars, purses, round cards
stream-deck = shuffles of the players’ decks
stream-grab = purses picked blindly

## Options

option-preset = Game: auto, first-game, advanced, two-bandits or expert
option-abilities = Character abilities
option-events = Events at the end of rounds
option-station = A train station as the last round
option-expert = Expert variant: keep cards from round to round
option-characters = Characters by seat, joined by commas
option-cars = Cars behind the Locomotive, joined by commas

## The board

board-round = Round { $round } of 5
board-turns = turns { $signs } · event { $round_event }
board-neutral = neutral bullets { $left }
board-purses = Purses on the train, by number
board-legend = $ purse · ◆ jewel · ▣ strongbox · ★ Marshal
board-signs = S standard · T tunnel · X2 speeding up · R switching · 3i inside car 3 · 3r its roof · ← yours
board-roof = roof
board-inside = inside
board-locomotive = Loco
board-car = { $unit }
board-bandit = Bandit
board-place = Where
board-bullets = Bullets
board-loot = Loot
board-hand = Hand
board-deck = Deck
board-hit = Hits
board-discard = Discards
board-common = Common pile
board-common-empty = empty
board-face-down = face down
board-my-hand = Your hand
board-on-top = On top of { $seat }’s deck
board-known-in-hand = Known in { $seat }’s hand
