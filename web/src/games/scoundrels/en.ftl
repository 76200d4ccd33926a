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
close-up-played = A face-down card of { $seat_the }
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
