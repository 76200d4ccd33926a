# 3000 Scoundrels in English.

## Words

leader-cain = Preston Cain
leader-zimmer = Doc Zimmer
leader-goff = Milton Goff
leader-boone = Lilith Boone

trait-grimy = Grimy
trait-amusing = Amusing
trait-corrupt = Corrupt
trait-legendary = Legendary
trait-cocky = Cocky
trait-cowardly = Cowardly
trait-wealthy = Wealthy
trait-sleepy = Sleepy
trait-cunning = Cunning
trait-stubborn = Stubborn
trait-elegant = Elegant
trait-rough = Rough
trait-lonely = Lonely
trait-hungry = Hungry
trait-lucky = Lucky
trait-dusty = Dusty
trait-seasoned = Seasoned
trait-clumsy = Clumsy
trait-frugal = Frugal
trait-stunning = Stunning
trait-stealthy = Stealthy
trait-crackpot = Crackpot
trait-cruel = Cruel
trait-elderly = Elderly
trait-generous = Generous
trait-selfish = Selfish
trait-annoying = Annoying
trait-talkative = Talkative
trait-daring = Daring
trait-greedy = Greedy
trait-liar = Liar
trait-curious = Curious
trait-honest = Honest
trait-charming = Charming
trait-spiteful = Spiteful
trait-jealous = Jealous
trait-helpful = Helpful
trait-nervous = Nervous
trait-compassionate = Compassionate
trait-energetic = Energetic
trait-cybernetic = Cybernetic
trait-brilliant = Brilliant
trait-reckless = Reckless
trait-quick = Quick
trait-tireless = Tireless
trait-ruthless = Ruthless
trait-futuristic = Futuristic
trait-mechanical = Mechanical
trait-triumphant = Triumphant
trait-unstoppable = Unstoppable

job-gold-prospector = Gold Prospector
job-printer = Printer
job-banker = Banker
job-chef = Chef
job-dog = Dog
job-cow = Cow
job-beggar = Beggar
job-tracker = Tracker
job-foreman = Foreman
job-launderer = Launderer
job-bartender = Bartender
job-pickpocket = Pickpocket
job-telegraphist = Telegraphist
job-stable-hand = Stable Hand
job-gardener = Gardener
job-janitor = Janitor
job-journalist = Journalist
job-investor = Investor
job-courier = Courier
job-gambler = Gambler
job-deputy = Deputy
job-convict = Convict
job-con-artist = Con Artist
job-counselor = Counselor
job-test-subject = Test Subject
job-abomination = Abomination
job-automaton = Automaton
job-bank-robber = Bank Robber
job-loan-shark = Loan Shark
job-preacher = Preacher
job-tailor = Tailor
job-quack = Quack
job-steed = Steed
job-lawyer = Lawyer
job-photographer = Photographer
job-forger = Forger
job-auctioneer = Auctioneer
job-spy = Spy
job-outlaw = Outlaw
job-safecracker = Safecracker
job-mastermind = Mastermind
job-inventor = Inventor
job-rebel = Rebel
job-marshal = Marshal
job-innkeeper = Innkeeper
job-undertaker = Undertaker
job-master-of-disguise = Master of Disguise
job-brainwasher = Brainwasher
job-arsonist = Arsonist
job-bounty-hunter = Bounty Hunter
job-mayor = Mayor
job-train-robber = Train Robber
job-cat-burglar = Cat Burglar
job-scientist = Scientist
job-tycoon = Tycoon
job-gunslinger = Gunslinger
job-fortune-teller = Fortune Teller
job-smuggler = Smuggler
job-politician = Politician
job-saboteur = Saboteur
scoundrel = { $trait } { $job }
    .the = the { $trait } { $job }
    .of = of the { $trait } { $job }
    .to = the { $trait } { $job }

strategy-rob-the-bank = Rob the Bank
strategy-shake-down = Shake Down
strategy-transform-allies = Transform Allies
strategy-study-blueprints = Study Blueprints
strategy-corner-the-market = Corner the Market
strategy-buy-influence = Buy Influence
strategy-recruit-outcasts = Recruit Outcasts
strategy-spread-rumours = Spread Rumours

safe-wireless-controller = Wireless Controller
safe-light-coil = Light Coil
safe-handheld-gizmo = Handheld Gizmo
safe-picture-box = Picture Box
safe-power-brick = Power Brick
safe-iron-messenger = Iron Messenger
safe-music-disc = Music Disc
safe-cold-cupboard = Cold Cupboard
safe-miracle-medicine = Miracle Medicine
safe-mechanical-bird = Mechanical Bird
safe-atomic-generator = Atomic Generator
safe-robotic-arm = Robotic Arm
safe-broken-lens = Broken Lens
safe-blinking-cube = Blinking Cube
safe-talking-glass = Talking Glass
safe-lightning-rifle = Lightning Rifle
safe-knowledge-box = Knowledge Box
safe-time-anchor = Time Anchor

poker-0 = 0
    .the = the 0
poker-a = A
    .the = the ace
poker-2 = 2
    .the = the 2
poker-3 = 3
    .the = the 3
poker-4 = 4
    .the = the 4
poker-5 = 5
    .the = the 5
poker-6 = 6
    .the = the 6
slot-a = A
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5
slot-6 = 6

location-depot = Depot
    .at = at the Depot
    .of = of the Depot
    .from = from the Depot
location-estate = Estate
    .at = at the Estate
    .of = of the Estate
    .from = from the Estate
location-laboratory = Laboratory
    .at = at the Laboratory
    .of = of the Laboratory
    .from = from the Laboratory

## Decisions

decision-leader = take a leader
decision-strategy = pick one of your strategy cards
decision-plan = play a poker card into a slot
decision-distrust = place a henchman on the card just played, or pass
decision-hide = before your henchman goes to jail: place it on the card, or not
decision-abilities = use an ability, or go on
decision-act = hire a scoundrel or go to the Sheriff’s Office
decision-pending = use an ability whose moment has come, or pass on all
decision-next = choose who goes next
decision-repeat = use the ability a second time, or not
decision-target = choose a player
decision-shuffle = shuffle the deck whose top card you looked at, or not
decision-safe = choose a safe
decision-steal = steal that safe, or not
decision-unused = choose an unused safe
decision-card = choose a played card
decision-free = choose whose henchman is freed
decision-send = put the freed henchman on a card, or not
decision-jail = choose whose henchman goes to jail
decision-convict = send a henchman of yours to jail, or lose a point of reputation
decision-flip = choose a mark to turn over
decision-pick = choose a scoundrel
decision-pick-own = choose one of your scoundrels
decision-mode = take money, or free a henchman of yours
decision-may-hire = hire a scoundrel now, or not
decision-on-hire = use the scoundrel before it is discarded, or not
decision-drop = your sheet is full: discard a scoundrel
decision-arrange = exchange two spaces of your sheet, or leave it as it is
decision-office = choose what to do at the Sheriff’s Office
decision-bail = choose whose henchman is freed
decision-mark = choose the number your mark shows
decision-move = move one of your marks here, or do not mark
decision-abandon = you hold too many safes: abandon one
decision-first = choose the first player of the next day

## Choices

choice-leader = { $leader }
choice-strategy = { $strategy }
choice-play = Play { $poker_the } in slot { $slot }
choice-play-0-open = Play the 0 face up
choice-distrust = Place a henchman
choice-use = { $job ->
    [none] Use the { $trait } scoundrel
   *[other] Use { $scoundrel_the }
}
choice-use-leader = { $slot ->
    [none] Use your leader’s ability
   *[other] Use the leader’s ability of slot { $slot }
}
choice-use-strategy = Use your strategy card
choice-hire = { $job ->
    [none] Hire the { $trait } scoundrel
   *[other] Hire { $scoundrel_the } (${ $cost })
}
choice-recruit = { $job ->
    [none] Recruit the { $trait } scoundrel for less
   *[other] Hire { $scoundrel_the } with Recruit Outcasts (${ $cost })
}
choice-office = Go to the Sheriff’s Office
choice-sell = { $count ->
    [none] Sell information
   *[other] Sell information (+${ $count })
}
choice-bail-1 = { $count ->
    [none] Pay bail for one henchman
   *[other] Pay bail for one henchman (${ $count })
}
choice-bail-2 = { $count ->
    [none] Pay bail for two henchmen
   *[other] Pay bail for two henchmen (${ $count })
}
choice-bribe = { $count ->
    [none] Bribe the sheriff and steal a safe
   *[other] Bribe the sheriff and steal a safe (${ $count })
}
choice-drop = { $job ->
    [none] Discard the { $trait } scoundrel
   *[other] Discard { $scoundrel_the }
}
choice-swap = Exchange spaces { $one } and { $two }
choice-keep = Leave it as it is
choice-pick = { $job ->
    [none] The { $trait } scoundrel
   *[other] { $scoundrel }
}
choice-target = { $seat }
choice-safe = The one in space { $space } { $location_of }
choice-unused = The unused one { $location_of }
choice-abandon = { $location ->
    [none] Your safe number { $number }
   *[other] { $safe ->
        [none] Your safe number { $number }, { $location_from }
       *[other] Your safe { $location_from }: { $safe } ({ $value })
    }
}
choice-mark = { $number }
choice-move = { $location ->
    [none] A mark of yours
   *[other] { $space ->
        [0] Your mark with a { $shows } on the unused safe { $location_of }
        [-1] Your mark with a { $shows } on the safe { $location_from } that { $owner_the } has stolen
       *[other] Your mark with a { $shows } in space { $space } { $location_of }
    }
}
choice-flip = { $location ->
    [none] One of { $seat_the }’s marks
   *[other] { $space ->
        [0] { $seat }’s mark with a { $shows } on the unused safe { $location_of }
        [-1] { $seat }’s mark with a { $shows } on the safe { $location_from } that { $owner_the } has stolen
       *[other] { $seat }’s mark with a { $shows } in space { $space } { $location_of }
    }
}
choice-card = { $seat }’s card in slot { $slot }
choice-take-money = { $count ->
    [none] Take the money
   *[other] Take ${ $count }
}
choice-take-henchman = Free a henchman of yours
choice-go-to-jail = Send a henchman of yours to jail
choice-lose-reputation = Lose 1 reputation
choice-yes = Yes
choice-no = No
choice-pass = Pass

## Refusals

refusal-leader-taken = Another player already has { $leader }.
refusal-other-leader = { $strategy } belongs to another leader.
refusal-not-in-hand = You do not hold that card.
refusal-slot-taken = That slot already holds a card today.
refusal-no-honest = Only with an Honest scoundrel may the 0 be played face up.
refusal-not-yours = That scoundrel is not on your sheet.
refusal-used-up = It has already been used this turn.
refusal-not-now = This is not its moment.
refusal-not-usable = It would do nothing now.
refusal-condition-not-met = Its condition is not met.
refusal-cost-not-met = You cannot pay its cost.
refusal-cannot-be-used = That scoundrel cannot be used now.
refusal-not-pending = Its moment has not come.
refusal-no-leader-ability = Your leader has no ability in that slot.
refusal-no-strategy = You have no strategy card.
refusal-not-in-saloon = That scoundrel is not in the Saloon.
refusal-not-on-top = That scoundrel is not on top of the discard pile.
refusal-being-hired = That scoundrel is being hired just now.
refusal-hired-before = You have already hired that scoundrel with the first use.
refusal-cannot-pay = You cannot pay for it.
refusal-no-recruiting = You cannot hire at a lower price now.
refusal-not-rightmost = Only the rightmost scoundrel of the Saloon can be hired at a lower price.
refusal-too-few-in-jail = There are not enough henchmen in jail.
refusal-bail-too-dear = You cannot pay the bail.
refusal-not-the-last-day = The sheriff can only be bribed on the last day.
refusal-bribe-too-dear = You cannot pay the bribe.
refusal-not-on-sheet = That scoundrel is not one of yours.
refusal-both-empty = Both spaces are empty.
refusal-no-such-seat = Nobody sits there.
refusal-no-safe-there = There is no safe there.
refusal-wrong-location = It has to be at another location.
refusal-same-safe = It has to be another safe.
refusal-no-such-loot = You do not hold that many safes.
refusal-no-such-mark = You have no such mark.
refusal-mark-fixed = A mark on a safe that a rival has stolen stays there.
refusal-no-mark-there = That mark is not on a safe at a location.
refusal-no-card-there = There is no such face-down card.
refusal-not-a-target = That cannot be chosen here.
refusal-not-richest = Another rival has more money.

## What happened

event-leader-taken = { $leader } takes a seat at the table.
event-strategy-shown = { $seat_the } has the strategy card { $strategy }.
event-hand-drawn = { $known ->
    [yes] { $seat_the } starts with { $pokers_the }.
   *[no] { $seat_the } starts with { $count } poker cards.
}
event-first-player-set = { $seat_the } is the first player of the day.
event-day-begun = Day { $day } begins.
event-turn-begun = It is { $seat_the }’s turn.
event-card-played = { $known ->
    [yes] { $seat_the } plays { $poker_the } face down in slot { $slot }.
   *[no] { $seat_the } plays a card face down in slot { $slot }.
}
event-zero-played = { $seat_the } plays the 0 face up.
event-henchman-placed = { $seat_the } distrusts { $rival_the } and places a henchman on the card in slot { $slot }.
event-scoundrel-used = { $seat_the } uses { $scoundrel_the }.
event-scoundrel-used-again = { $seat_the } uses { $scoundrel_the } a second time.
event-leader-used = { $seat_the } uses the leader’s ability of slot { $slot }.
event-strategy-used = { $seat_the } uses the strategy card { $strategy }.
event-money-gained = { $seat_the } gains ${ $count } (now ${ $money }).
event-money-paid = { $seat_the } pays ${ $count } (${ $money } left).
event-money-taken = { $seat_the } takes ${ $count } from { $rival_the }.
event-reputation-changed = { $seat }’s reputation is now { $reputation }.
event-henchman-jailed = One of { $seat_the }’s henchmen goes to jail.
event-henchman-freed = One of { $seat_the }’s henchmen is freed.
event-henchman-sent = { $seat }’s henchman is put on { $rival_the }’s card in slot { $slot }.
event-henchmen-destroyed = { $count ->
    [one] { $seat_the } destroys the henchman on the card in slot { $slot }.
   *[other] { $seat_the } destroys the { $count } henchmen on the card in slot { $slot }.
}
event-cards-drawn = { $known ->
    [yes] { $seat_the } draws { $pokers_the }.
   *[no] { $count ->
        [one] { $seat_the } draws a poker card.
       *[other] { $seat_the } draws { $count } poker cards.
    }
}
event-top-revealed = { $seat_the } turns up { $poker_the }.
event-deck-shuffled = { $seat }’s poker deck is shuffled.
event-played-card-seen = { $known ->
    [yes] { $seat_the } looks at { $rival_the }’s card in slot { $slot }: it is { $poker_the }.
   *[no] { $seat_the } looks at { $rival_the }’s card in slot { $slot }.
}
event-deck-top-seen = { $known ->
    [yes] { $seat_the } looks at the top card of { $rival_the }’s deck: it is { $poker_the }.
   *[no] { $seat_the } looks at the top card of { $rival_the }’s deck.
}
event-hand-seen = { $known ->
    [yes] { $seat_the } looks at { $rival_the }’s hand and sees { $pokers_the }.
   *[no] { $count ->
        [one] { $seat_the } looks at a card in { $rival_the }’s hand.
       *[other] { $seat_the } looks at { $count } cards in { $rival_the }’s hand.
    }
}
event-jobs-swapped = { $seat_the } swaps two jobs: now they are { $scoundrel_the } and { $other_scoundrel_the }.
event-traits-swapped = { $seat_the } swaps two traits: now they are { $scoundrel_the } and { $other_scoundrel_the }.
event-scoundrel-hired = { $seat_the } hires { $scoundrel_the } for ${ $count }.
event-scoundrel-discarded = { $scoundrel_the } is discarded.
event-scoundrel-buried = { $scoundrel_the } goes to the bottom of the discard pile.
event-scoundrel-arrived = { $scoundrel_the } comes into the Saloon.
event-spaces-swapped = { $seat_the } rearranges the sheet.
event-office-used = { $seat_the } goes to the Sheriff’s Office.
event-safe-seen = { $known ->
    [yes] { $space ->
        [0] { $seat_the } looks at the unused safe { $location_of }: { $safe } ({ $value }).
       *[other] { $seat_the } looks at the safe in space { $space } { $location_of }: { $safe } ({ $value }).
    }
   *[no] { $space ->
        [0] { $seat_the } looks at the unused safe { $location_of }.
       *[other] { $seat_the } looks at the safe in space { $space } { $location_of }.
    }
}
event-safe-marked = { $space ->
    [0] { $seat_the } puts a { $number } on the unused safe { $location_of }.
    [-1] { $seat_the } puts a { $number } on a safe stolen { $location_from }.
   *[other] { $seat_the } puts a { $number } on the safe in space { $space } { $location_of }.
}
event-mark-turned = { $seat_the } turns over the mark { $rival_of } on the safe in space { $space } { $location_of }: now it shows a { $number }.
event-safe-stolen = { $known ->
    [yes] { $space ->
        [0] { $seat_the } steals the unused safe { $location_of }: { $safe } ({ $value }).
       *[other] { $seat_the } steals the safe in space { $space } { $location_of }: { $safe } ({ $value }).
    }
   *[no] { $space ->
        [0] { $seat_the } steals the unused safe { $location_of }.
       *[other] { $seat_the } steals the safe in space { $space } { $location_of }.
    }
}
event-safe-abandoned = { $space ->
    [0] { $seat_the } abandons a safe { $location_from }, which is now unused.
   *[other] { $seat_the } abandons a safe { $location_from }, which goes back to space { $space }.
}
event-night-fallen = Day { $day } ends: the bluffs come to light.
event-card-revealed = { $bluff ->
    [yes] { $seat_the } turns up the card in slot { $slot }: { $poker_the }, a bluff!
   *[other] { $seat_the } turns up the card in slot { $slot }: { $poker_the }, the truth.
}
event-henchman-returned = { $seat }’s henchman comes back.
event-cards-returned = The played cards are shuffled and go under their decks.
event-safe-shown = { $seat_the } shows { $safe } ({ $value }).
event-game-won = { $seats_count ->
    [one] { $seats_the } wins: { $ending }.
   *[other] { $seats_the } win: { $ending }.
}

## Results and statistics

ending-days-over = the last day is over
breakdown-safes = Safes
breakdown-marks = True marks
breakdown-reputation = Reputation
breakdown-tech = Tech of scoundrels
breakdown-money = Money (tie-break)
statistic-leader = leader
statistic-strategy = strategy
statistic-round = day
statistic-hires = hires
statistic-uses = scoundrels used
statistic-distrusts = henchmen placed
statistic-revealed = cards revealed
statistic-steals = safes stolen
statistic-bluffs-caught = bluffs caught
statistic-trait = trait
statistic-job = job
statistic-safe = safe at the end
statistic-slot = leader’s ability

stream-setup = the deal: decks, safes, leaders
stream-poker = later shuffles of poker cards
stream-spy = cards a Spy looks at
option-length = Length
option-length-about = How many days the game lasts.
option-length-short = short
option-length-short-about = Two days.
option-length-long = long
option-length-long-about = Three days.
option-strategies = Strategy cards
option-strategies-about = Whether every player has strategy cards.
option-leaders = Leaders
option-leaders-about = Who leads which gang: by luck, chosen by the players, or given by seat.
option-leaders-cain = { leader-cain }
option-leaders-zimmer = { leader-zimmer }
option-leaders-goff = { leader-goff }
option-leaders-boone = { leader-boone }

## The board

board-scoundrel = { $scoundrel }
board-dollars = ${ $count }
board-day = Day { $day } of { $days }
board-before = Before the first day
board-turn = { $seat_the }’s turn
board-night = end of day
board-slot = slot { $slot }
board-slot-open = 0 face up
board-saloon = Saloon
board-discard = Discard pile, on top
board-decks = Traits left: { $blue } blue, { $red } red · jobs left: { $green } green, { $purple } purple, { $black } black
board-unused = unused
board-open = face up
board-leader = Leader
board-money = Money
board-reputation = Reputation
board-reserve = Henchmen
board-jail = Jail
board-hand = Hand
board-deck = Deck
board-marks = Marks
board-loot = Safes
board-legend = { "$" } cost · ✓ used this turn · A 2 … 6 slot in which it is used · ← → ↔ response to the scoundrel on that side · ♟ henchman · ? face down · [letter and number] mark and its owner · marks left: of 2/3 + 4/5 + 6/7
board-use-scoundrel = In use: { $scoundrel_the }, by { $seat_the }
board-use-leader = In use: the leader’s ability of slot { $slot }, by { $seat_the }
board-use-strategy = In use: { $strategy }, by { $seat_the }
board-safe = { $space ->
    [0] the unused safe { $location_of }: { $shown }
    [-1] a safe stolen { $location_from }: { $shown }
   *[other] the safe in space { $space } { $location_of }: { $shown }
}
board-freed = one of { $seat_the }’s henchmen is freed
board-picked = picked: { $trait }
board-hiring = { $seat_the } hires
board-shuffling = { $seat }’s poker deck may be shuffled.
board-sheet = { $seat }’s sheet
board-known = In { $seat_the }’s hand: { $pokers }
board-top = On top of { $seat_the }’s deck: { $poker }
board-leader-abilities = Leader abilities: { $abilities }

## What cards say

timing-start = At the start of your turn
timing-end = At the end of your turn
timing-on-hire = When you hire this scoundrel
timing-zero = When you play your 0 face up
timing-after-hire = After you hire another scoundrel
timing-after-rep-gain = After you gain reputation
timing-after-rep-loss = After you lose reputation
timing-after-money = After another scoundrel brings you money
timing-after-scout = After you scout a safe
timing-after-lie = After you mark a safe with an impossible number
timing-after-steal = After you steal a safe
timing-after-rival-steal = After a rival steals a safe
timing-after-jailed = After one of your henchmen is jailed

condition-broke = if you have $0
condition-rich = if you have $5 or more
condition-poor = if you have $3 or less
condition-disreputable = if your reputation is 0 or less
condition-behind = if a rival has more safes than you
condition-at-limit = if you are at your safe limit

trait-text-cruel = jail one of your henchmen to use it
trait-text-leaves = discarded once it has been used
trait-text-extra = +$1 first
trait-text-twice = may be used twice
trait-text-tech = { $count } tech

cost-pay = Pay ${ $count }:
cost-lose-rep = Lose 1 reputation:
cost-jail-own = Jail one of your henchmen:
cost-discard-self = Discard it:
cost-free-any = Free one henchman:

fx-then = {". Then "}
fx-may = if you like, { $text }
fx-otherwise = {"; otherwise "}{ $text }
fx-gain = +${ $count }
fx-gain-per-scoundrel = +$1 per scoundrel of yours (at most { $count })
fx-gain-per-card = +$1 per card you played today
fx-gain-per-mark = +$1 per mark on it (at most { $count })
fx-gain-per-jailed = +${ $count } for each
fx-each-rival-gain = each rival +${ $count }
fx-rob-one = take ${ $count } from a rival
fx-rob-richest = take ${ $count } from the richest rival
fx-rob-each = take ${ $count } from each rival
fx-rep = +{ $count } reputation
fx-rival-rep = a rival loses { $count } reputation
fx-scout = scout and mark a safe ({ $where })
fx-scout-other = scout and mark another one
fx-mark = mark a safe unseen
fx-steal = steal a safe ({ $where })
fx-steal-same = steal it
fx-peek-unused = look at an unused safe
fx-steal-unused = steal an unused safe
fx-free-own = free { $count ->
    [1] one of your henchmen
   *[other] up to { $count } of your henchmen
}
fx-place-freed = place it on a rival’s face-down card
fx-jail-rival = { $count ->
    [1] jail a rival’s henchman
   *[other] jail a henchman of up to { $count } rivals
}
fx-each-rival = each rival jails a henchman or loses 1 reputation
fx-destroy = destroy the henchmen on one of your cards
fx-draw = draw { $count ->
    [1] a card
   *[other] { $count } cards
}
fx-gamble = turn up your top card: 5 or 6 +${ $count }, otherwise +${ $other }; shuffle
fx-peek-played = look at a played card
fx-peek-deck = look at the top of a poker deck; you may shuffle it
fx-peek-hand = look at { $count } cards of a rival’s hand
fx-flip-mark = turn over a mark
fx-auction = discard a Saloon scoundrel, + its cost (at most ${ $count })
fx-office = use an option of the Office
fx-hire-saloon = hire from the Saloon
fx-hire-discard = hire the top of the discard pile
fx-use-sheet = use another scoundrel of yours
fx-use-saloon = use a scoundrel of the Saloon
fx-use-discard = use the top of the discard pile
fx-swap-self = swap its job with one in the Saloon
fx-swap-other = swap the job of another of yours with one in the Saloon
fx-swap-trait = swap the trait of one of yours with one in the Saloon
fx-choose = choose: +${ $count }, or free one of your henchmen
strategy-text-recruit = When you hire the rightmost scoundrel of the Saloon, it costs ${ $count } less (never below $0)

where-any = any location
where-depot = Depot
where-estate = Estate
where-laboratory = Laboratory

## Numbers that a match can change

number-safe = The value of a safe: { $safe }
number-trait-cost = The dollars on a trait: { $trait }
number-trait-tech = The tech icons on a trait: { $trait }
number-job-cost = The dollars on a job: { $job }
number-job-pay = What using a job costs, in dollars: { $job }
number-job-gain = What a job gives, in dollars: { $job }
number-job-most = The most a job gives, in dollars: { $job }
number-job-each = What a job gives for each henchman jailed, in dollars: { $job }
number-job-rivals = What every rival gets, in dollars: { $job }
number-job-win = What a job gives with a 5 or a 6, in dollars: { $job }
number-job-lose = What a job gives with any other card, in dollars: { $job }
number-job-free = How many henchmen a job frees: { $job }
number-job-rob = What a job takes from a rival, in dollars: { $job }
number-job-reputation = The reputation a job gives: { $job }
number-job-rival-reputation = The reputation a job takes from a rival: { $job }
number-strategy-pay = What using a strategy card costs, in dollars: { $strategy }
number-strategy-gain = What a strategy card gives, in dollars: { $strategy }
number-strategy-rob = What a strategy card takes from a rival, in dollars: { $strategy }
number-strategy-reputation = The reputation a strategy card gives: { $strategy }
number-discount = What a hire costs less, in dollars: { $strategy }
number-leader-gain = What the leader’s ability of slot { $slot } gives, in dollars
number-bribe = What bribing the sheriff costs, in dollars
number-bail = What bailing out one henchman costs, in dollars
number-sell = What selling information gives, in dollars
number-start-money = The money each player starts with, in dollars
number-start-jailed = The henchmen each player starts with in jail
