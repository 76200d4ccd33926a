# 3000 Scoundrels in the browser, in English.

## The table

board-limit = Safe limit of the day
board-limit-count = { $count ->
    [one] 1 each
   *[other] { $count } each
}
board-office = Sheriff’s Office
board-traits = Trait cards left
board-jobs = Job cards left
board-discards = Discards { $count }
board-only-you = only you see this
location-holds = Holds
safe-gone = stolen
safe-label = { $location }, { $space ->
    [0] unused safe
   *[other] safe { $space } from the left
}
loot-label = Stolen from { $location }: { $value }
mark-label = { $seat } says { $number }
office-sell = Sell information
office-bail-one = Bail for one
office-bail-two = Bail for two
office-bribe = Bribe (last day)
card-label = { $trait } { $job }, ${ $count }
card-lacking = ${ $count } short
card-recruit = Recruit for ${ $count }
card-tech = { $count } tech
slot-card = { $seat }’s card in slot { $slot }
slot-empty = Slot { $slot }
slot-works = Works here: { $scoundrel }
slot-truth = truth
slot-bluff = bluff
slot-use = use
space-empty = Space { $number }, empty
sheet-pick = choose
tray-move = Move my { $number } here
tray-flip = Turn { $seat }’s { $number } to { $other }
tray-leader = { $seat }’s leader: slot { $slot }

## Cards and sheets

card-job = { $job }
card-trait = { $trait }
card-used = used
card-not-now = not in this slot
card-not-usable = no effect now
slot-open = 0 face up
slot-none = no ability
hand-card = Card { $poker }
arrange-keep = Leave it like this
arrange-confirm = Confirm this order
board-marks-left = Marks
board-turn-count = turn { $turn } of { $turns }
leaf-locations = Safes
leaf-saloon = Saloon
leaf-gang = Gang
gang-empty = You have no scoundrel yet.
leaf-office = Office
office-gain = +${ $count }
office-pay = ${ $count }
sheet-open = open
sheet-no-loot = no safe stolen yet
sheet-unseen = Not seen yet: { $cards }
sheet-hand-known = Seen in the hand: { $cards }
sheet-top-known = On top of the deck: { $card }
mark-truth = true
mark-lie = a lie
tray-loot = { $location }: { $value }
tray-stack = Abilities being carried out
tray-stages = Stages of the turn
stage-plan = Plan
stage-abilities = Abilities
stage-hire = Hire or Office
stage-end = End

## Scenes

distrust-you = You ({ $count } in reserve)
distrust-you-short = You: { $count } left
distrust-placed = distrusts
distrust-thinking = thinking
distrust-none = nobody in reserve
distrust-passed = does not distrust
distrust-may-be = It may be: { $cards }
distrust-uses = works here: { $scoundrels }
distrust-if-bluff = If it is a bluff:
distrust-bluff = +1 reputation for you, −1 for { $seat_the }.
distrust-comes-back = Your henchman comes back.
distrust-if-truth = If it is true:
distrust-truth = your henchman goes to jail.
distrust-yes = I distrust it
distrust-no = Not now
distrust-not-this-turn = Not this turn
night-begins = The day is over. Cards with henchmen on them are turned up, one after another.
night-nobody = Nobody distrusted anybody today.
night-bluff = { $seat } played { $poker } in slot { $slot }: a bluff.
night-truth = { $seat } played { $poker } in slot { $slot }: the truth.
count-player = Player
count-total = Tech
count-money = Money
tie-break = A tie in tech: more money wins, and then whoever had the last turn.

## What is asked

headline-plan = Play a poker card into a slot
headline-plan-about = First the card, then the slot.
headline-distrust = { $seat } plays slot { $slot }: do you distrust it?
headline-convict = A henchman to jail, or −1 reputation
headline-shuffle = Shuffle that deck?
headline-pending = Use an ability now?
headline-hide = Your henchman to { $seat }’s { $slot } instead of jail?
headline-arrange = Put your scoundrels in order
headline-arrange-about = Drag them, touch two, or use the arrow keys; then confirm once.
label-card = Play { $poker }
label-hire = Hire { $scoundrel_the } for ${ $count }
label-recruit = Recruit { $scoundrel_the } for ${ $count }
label-use = Use { $scoundrel_the }
label-pick = { $scoundrel }
label-drop = Discard { $scoundrel_the }

## Close-ups

close-up-when = When
close-up-cost = Cost
close-up-cost-sum = { $shown } visible + { $plus } on the job = ${ $count }
close-up-leader = Where you play a card, your leader may use what the slot prints.
close-up-slot = Slot { $slot }
close-up-slot-none = Your leader has no ability here.
close-up-location = Five safes lie here, and one is unused. The values they can have are printed below.
close-up-reputation = At the end every step counts as a point. Below 0 it costs points.
close-up-jail = Henchmen here cannot be used. Bail at the Sheriff’s Office frees them.
close-up-safe-unknown = You have not seen what it holds.
close-up-safe-known = You have seen it; others may not have.
close-up-may-hold = May hold
close-up-mark = says { $number }; the other side says { $other }
close-up-knows = Can look at it
close-up-knows-private = Only you and they know the value.
close-up-may-be = May be
close-up-known-card = You know it
close-up-played = A face-down card { $seat_of }
close-up-played-text = What it may be: the seven cards less those you have seen elsewhere today.
close-up-mine = Only you know this card.
close-up-henchmen = Distrusted by
close-up-seat = What lies open on the sheet; what only you know is marked in blue.
close-up-marked-by = Safes it can look at
close-up-mark-of = { $location } { $space }
close-up-mark-stolen = stolen from { $location }
close-up-cost-holes = Position by position: what the trait prints, less what the bullet holes of the job cover, plus the job’s own dollars.
close-up-poker = Your poker cards
label-pass-distrust = Place no henchman
label-pass-distrust-about = Nothing happens to you. You may be asked again this turn.
label-pass-hide = Let it go to jail
label-pass-abilities = Go on without using more
label-pass-abilities-about = What you have not used does nothing this turn.
label-pass-pending = Give up all of them
label-pass-may-hire = Hire nobody
label-pass-move = Do not mark
label-pass-send = Place it on no card
label-pass-send-about = Your henchman stays in reserve.
label-pass-jail = Send nobody
label-yes-shuffle = Shuffle that deck
label-no-shuffle = Leave the deck as it is
label-yes-repeat = Use it a second time
label-no-repeat = Once is enough
label-yes-steal = Steal that safe
label-no-steal = Leave the safe
label-yes-on-hire = Use the scoundrel, then discard it
label-no-on-hire = Discard it without using it
label-now = now { $count }
label-office = Discards { $scoundrel_the } first
label-office-empty = The Saloon is empty: nobody is discarded
label-mark-true = the truth: it holds a { $value }
label-mark-false = a lie: it holds a { $value }
label-mark-impossible = impossible at this location
label-mark-unknown = you do not know what it holds
label-safe-known = you know it: { $value }
label-safe-may = may hold { $values }
label-swap-group = Or exchange two spaces
label-arrange-keep = Leave the sheet as it is
cost-trait = The trait, behind
cost-holes = Bullet holes, in front
cost-job = The job

## The card gallery

gallery-jobs = Jobs
gallery-traits = Traits
gallery-leaders = Leaders
gallery-strategies = Strategy cards
gallery-safes = Locations and safes
gallery-others = Reputation and jail
close-up-trait-slots = The scoundrel works when you play a card { $count ->
    [one] into slot { $slots }
   *[other] into one of the slots { $slots }
}{ $condition ->
    [none] .
   *[other] , { $condition }.
}
close-up-trait-left = The scoundrel answers when its neighbour on the left is used.
close-up-trait-right = The scoundrel answers when its neighbour on the right is used.
close-up-trait-both = The scoundrel answers when a neighbour on either side is used.
close-up-trait-moment = The scoundrel works at this moment: { $moment }.
close-up-also = Also
close-up-dollars = Dollars
close-up-dollars-trait = { $count ->
    [0] none
   *[other] ${ $count }, less those under the job’s bullet holes
}
close-up-dollars-job = { $holes ->
    [0] ${ $count } of its own, no bullet holes
    [one] ${ $count } of its own, 1 bullet hole
   *[other] ${ $count } of its own, { $holes } bullet holes
}
close-up-colour = Deck
close-up-colour-blue = I, blue
close-up-colour-red = II, red
close-up-colour-green = green, for the early game
close-up-colour-purple = purple, for the middle
close-up-colour-black = black, for the late game
close-up-safe-value = Worth { $count } tech. Every mark on it that shows this number adds 1.

## What can I do now?

help-leader = Take a leader. All have the same abilities; they differ by their suit and their strategy cards.
help-strategy = Take one of your leader’s two strategy cards for the whole match.
help-play = Lay a poker card face down into a free slot. The slot says which abilities you may use; a card that does not match it is a bluff.
help-play-0-open = Lay your 0 face up beside the sheet. It takes no slot; only your Honest scoundrel works this turn.
help-distrust = { $decision ->
    [hide] Put the henchman on the card before it is jailed: there it may still catch a bluff.
   *[other] Put a henchman on the card just played. If it is a bluff, you gain 1 reputation at the end of the day; if it is true, the henchman goes to jail.
}
help-use = { $decision ->
    [pending] Use a scoundrel whose moment has come.
   *[other] Use one of your scoundrels that works in this slot.
}
help-use-leader = Use what your leader can do in this slot.
help-use-strategy = Use your strategy card; once in every turn of anybody.
help-hire = Hire a scoundrel from the Saloon: pay every dollar you can see on its two cards.
help-recruit = Hire a scoundrel at your strategy card’s lower price.
help-office = Go to the Sheriff’s Office. The rightmost scoundrel of the Saloon is discarded first.
help-sell = Sell information for money. This is always possible.
help-bail-1 = Pay to free one henchman, anybody’s.
help-bail-2 = Pay to free two henchmen, anybody’s.
help-bribe = On the last day, pay the Sheriff and steal any safe.
help-drop = Your five spaces are full: discard one of your scoundrels, or the new one.
help-swap = Exchange two spaces of your sheet. Arrows answer their neighbours, so the order matters.
help-keep = Leave your gang in this order.
help-pick = { $decision ->
    [pick-own] Choose one of your own scoundrels for this ability.
   *[other] Choose a scoundrel for this ability.
}
help-target = { $decision ->
    [next] Choose who of those with an ability waiting goes next.
    [free] Choose whose henchman leaves the jail.
    [bail] Choose whose henchman your bail frees.
    [jail] Choose whose henchman goes to jail.
    [first] Choose who begins the next day.
   *[other] Choose the player this ability is about.
}
help-safe = Choose a safe. What a location can hold is printed below it, and marks on it may lie.
help-unused = Choose one of the unused safes, of which every location has one.
help-abandon = You hold more safes than the day allows: give one back.
help-mark = Choose the number your mark shows. It may be true or a lie; if it is true, it is worth 1 tech to whoever has the safe at the end.
help-move = You have no mark left for this: bring one of yours from another safe.
help-flip = Turn a mark over, so that it shows its other number.
help-card = { $decision ->
    [send] Put the freed henchman on a card played face down.
   *[other] Choose a card played face down.
}
help-take-money = Take the money.
help-take-henchman = Free one of your henchmen instead.
help-go-to-jail = Send one of your henchmen to jail.
help-lose-reputation = Or lose 1 reputation instead.
help-yes = { $decision ->
    [repeat] Use the ability a second time.
    [shuffle] Shuffle the deck, so that nobody knows its top card any longer.
    [steal] Steal the safe you have just looked at.
    [on-hire] Use the scoundrel now; it is discarded afterwards.
   *[other] Do it.
}
help-no = { $decision ->
    [repeat] Once is enough.
    [shuffle] Leave the deck as it is: you know its top card.
    [steal] Leave the safe where it is.
    [on-hire] Discard the scoundrel without using it.
   *[other] Do not.
}
help-pass = { $decision ->
    [distrust] Let it pass. You are asked again later in the turn, unless you say “not this turn”.
    [hide] Let the henchman go to jail.
    [abilities] Use nothing more and go on.
    [pending] Let the moment pass, for all of your abilities that are waiting.
    [move] Put no mark on this safe.
    [send] Keep the freed henchman in reserve.
    [jail] Jail nobody.
    [may-hire] Hire nobody now.
   *[other] Do nothing.
}
