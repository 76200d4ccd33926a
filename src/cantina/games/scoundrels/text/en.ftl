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
poker-a = A
poker-2 = 2
poker-3 = 3
poker-4 = 4
poker-5 = 5
poker-6 = 6
slot-a = A
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5
slot-6 = 6

location-depot = Depot
    .at = at the Depot
location-estate = Estate
    .at = at the Estate
location-laboratory = Laboratory
    .at = at the Laboratory

## Decisions

decision-leader = take a leader
decision-strategy = pick one of your strategies
decision-plan = play a poker card into a slot
decision-distrust = place a henchman on the card just played, or pass
decision-hide = before your henchman goes to jail: place it on the card, or not
decision-abilities = use an ability, or go on
decision-act = hire a scoundrel or go to the Sheriff’s Office
decision-pending = use an ability whose moment has come, or pass on all
decision-next = choose who goes next
decision-repeat = use it a second time, or not
decision-target = choose a player
decision-shuffle = shuffle that deck, or not
decision-safe = choose a safe
decision-steal = steal it, or not
decision-unused = choose an unused safe
decision-card = choose a played card
decision-free = choose whose henchman is freed
decision-send = put the freed henchman on a card, or not
decision-jail = choose whose henchman goes to jail
decision-convict = a henchman to jail, or a point of reputation
decision-flip = choose a mark to turn over
decision-pick = choose a scoundrel
decision-pick-own = choose one of your scoundrels
decision-mode = money, or a henchman out of jail
decision-may-hire = hire a scoundrel now, or not
decision-on-hire = use it before it is discarded, or not
decision-drop = your sheet is full: discard a scoundrel
decision-arrange = exchange two spaces of your sheet, or keep it
decision-office = choose what to do at the office
decision-bail = choose whose henchman is freed
decision-mark = choose the number your mark shows
decision-move = move one of your marks here, or do not mark
decision-abandon = you hold too many safes: abandon one
decision-first = choose the first player of the next day

## Choices

choice-leader = { $leader }
choice-strategy = { $strategy }
choice-play = Play { $poker } in slot { $slot }
choice-play-0-open = Play 0 face up
choice-distrust = Place a henchman
choice-use = Use { $trait }
choice-use-leader = Use your leader
choice-use-strategy = Use your strategy
choice-hire = Hire { $trait }
choice-recruit = Recruit { $trait } for $3 less
choice-office = Go to the Sheriff’s Office
choice-sell = Sell information: $2
choice-bail-1 = Pay bail for one henchman ($2)
choice-bail-2 = Pay bail for two henchmen ($4)
choice-bribe = Bribe the sheriff: steal a safe ($12)
choice-drop = Discard { $trait }
choice-swap = Exchange spaces { $one } and { $two }
choice-keep = Keep it as it is
choice-pick = { $trait }
choice-target = { $seat }
choice-safe = { $location }, space { $space }
choice-unused = The unused one of { $location }
choice-abandon = Your safe { $number }
choice-mark = { $number }
choice-move = Your mark { $number }
choice-flip = Mark { $number } of { $seat }
choice-card = Card of { $seat } in slot { $slot }
choice-take-money = $2
choice-take-henchman = Free a henchman of yours
choice-go-to-jail = A henchman goes to jail
choice-lose-reputation = Lose 1 reputation
choice-yes = Yes
choice-no = No
choice-pass = Pass

## Refusals

refusal-leader-taken = { $leader } is taken.
refusal-other-leader = { $strategy } belongs to another leader.
refusal-not-in-hand = You do not hold that card.
refusal-slot-taken = That slot already holds a card today.
refusal-no-honest = Only with an Honest scoundrel may the 0 be played face up.
refusal-not-yours = That scoundrel is not on your sheet.
refusal-used-up = It has already been used in this turn.
refusal-not-now = This is not its moment.
refusal-not-usable = Its condition or cost cannot be met, or it could do nothing.
refusal-not-pending = Its moment has not come.
refusal-no-leader-ability = Your leader has no ability there.
refusal-no-strategy = You have no strategy card.
refusal-not-in-saloon = That scoundrel is not in the Saloon.
refusal-not-on-top = That scoundrel is not on top of the discard pile.
refusal-being-hired = That scoundrel is being hired just now.
refusal-hired-before = You have hired that scoundrel with the first use already.
refusal-cannot-pay = You cannot pay for it.
refusal-no-recruiting = You cannot recruit at a lower price now.
refusal-not-rightmost = Only the rightmost scoundrel of the Saloon can be recruited.
refusal-no-bail = There are not enough henchmen in jail, or you cannot pay.
refusal-no-bribe = The bribe needs the last day and $12.
refusal-not-on-sheet = That scoundrel is not one of yours.
refusal-both-empty = Both spaces are empty.
refusal-no-such-seat = Nobody sits there.
refusal-no-safe-there = There is no safe.
refusal-wrong-location = That is another location.
refusal-same-safe = It has to be another safe.
refusal-no-such-loot = You do not hold that many safes.
refusal-no-such-mark = You have no such mark to use.
refusal-mark-fixed = A mark on a rival’s stolen safe stays there.
refusal-no-mark-there = That mark is not on a safe at a location.
refusal-no-card-there = There is no such face-down card.
refusal-not-a-target = That cannot be chosen for this.
refusal-not-richest = Another rival has more money.

## What happened

event-leader-taken = { $leader } takes a seat at the table.
event-strategy-shown = { $seat } has the strategy { $strategy }.
event-hand-drawn = { $known ->
    [yes] { $seat } starts with { $pokers }.
   *[no] { $seat } starts with { $count } poker cards.
}
event-first-player-set = { $seat } is the first player of the day.
event-day-begun = Day { $day } begins.
event-turn-begun = It is the turn of { $seat }.
event-card-played = { $known ->
    [yes] { $seat } plays { $poker } face down in slot { $slot }.
   *[no] { $seat } plays a card face down in slot { $slot }.
}
event-zero-played = { $seat } plays the 0 face up.
event-henchman-placed = { $seat } distrusts { $rival } and places a henchman on slot { $slot }.
event-scoundrel-used = { $seat } uses the { $trait } { $job }.
event-scoundrel-used-again = { $seat } uses the { $trait } { $job } a second time.
event-leader-used = { $seat } uses the leader’s ability of slot { $slot }.
event-strategy-used = { $seat } uses { $strategy }.
event-money-gained = { $seat } gains ${ $count } (now ${ $money }).
event-money-paid = { $seat } pays ${ $count } (${ $money } left).
event-money-taken = { $seat } takes ${ $count } from { $rival }.
event-reputation-changed = The reputation of { $seat } is now { $reputation }.
event-henchman-jailed = A henchman of { $seat } goes to jail.
event-henchman-freed = A henchman of { $seat } is freed.
event-henchman-sent = The henchman of { $seat } is put on the card of { $rival } in slot { $slot }.
event-henchmen-destroyed = { $seat } destroys the henchmen on slot { $slot }: { $count }.
event-cards-drawn = { $known ->
    [yes] { $seat } draws { $pokers }.
   *[no] { $count ->
    [1] { $seat } draws a poker card.
   *[other] { $seat } draws { $count } poker cards.
}
}
event-top-revealed = { $seat } turns up { $poker }.
event-deck-shuffled = The poker deck of { $seat } is shuffled.
event-played-card-seen = { $known ->
    [yes] { $seat } looks at the card of { $rival } in slot { $slot }: { $poker }.
   *[no] { $seat } looks at the card of { $rival } in slot { $slot }.
}
event-deck-top-seen = { $known ->
    [yes] { $seat } looks at the top card of { $rival }: { $poker }.
   *[no] { $seat } looks at the top card of { $rival }.
}
event-hand-seen = { $known ->
    [yes] { $seat } sees in the hand of { $rival }: { $pokers }.
   *[no] { $seat } looks at cards in the hand of { $rival }: { $count }.
}
event-jobs-swapped = Jobs are swapped: now there are the { $trait } { $job } and the { $other_trait } { $other_job }.
event-traits-swapped = Traits are swapped: now there are the { $trait } { $job } and the { $other_trait } { $other_job }.
event-scoundrel-hired = { $seat } hires the { $trait } { $job } for ${ $count }.
event-scoundrel-discarded = The { $trait } { $job } is discarded.
event-scoundrel-buried = The { $trait } { $job } goes to the bottom of the discard pile.
event-scoundrel-arrived = The { $trait } { $job } comes into the Saloon.
event-spaces-swapped = { $seat } exchanges spaces { $one } and { $two }.
event-office-used = { $seat } goes to the Sheriff’s Office.
event-safe-seen = { $known ->
    [yes] { $seat } looks at a safe { $location_at }: { $safe } ({ $value }).
   *[no] { $seat } looks at a safe { $location_at } (space { $space }).
}
event-safe-marked = { $seat } marks a safe of the { $location } with { $number }.
event-mark-turned = { $seat } turns a mark of { $rival } to { $number }.
event-safe-stolen = { $known ->
    [yes] { $seat } steals a safe { $location_at }: { $safe } ({ $value }).
   *[no] { $seat } steals a safe { $location_at } (space { $space }).
}
event-safe-abandoned = { $seat } abandons safe { $number }, of the { $location }.
event-night-fallen = Day { $day } ends: bluffs are caught.
event-card-revealed = { $bluff ->
    [yes] { $seat } turns up slot { $slot }: { $poker }, a bluff!
   *[other] { $seat } turns up slot { $slot }: { $poker }, the truth.
}
event-henchman-returned = The henchman of { $seat } comes back.
event-cards-returned = The played cards are shuffled and go under their decks.
event-safe-shown = { $seat } shows { $safe } ({ $value }).
event-game-won = { $seats } won: { $ending }.

## Results and statistics

ending-days-over = the last day is over
breakdown-safes = Safes
breakdown-marks = True marks
breakdown-reputation = Reputation
breakdown-tech = Tech of scoundrels
breakdown-money = Money (tie-break)
tally-leader = leader
tally-strategy = strategy
tally-round = Day
tally-hires = hires
tally-uses = scoundrels used
tally-distrusts = henchmen placed
tally-revealed = cards revealed
tally-steals = safes stolen
tally-bluffs-caught = bluffs caught
tally-trait = trait
tally-job = job
tally-safe = safe at the end
tally-slot = leader’s ability

stream-setup = the deal: decks, safes, leaders
stream-poker = later shuffles of poker cards
stream-spy = cards a Spy looks at
option-length = Length: short (2 days) or long (3 days)
option-strategies = Strategy cards
option-leaders = Leaders by seat, joined by commas; random or choose

## The board

board-scoundrel = { $trait } { $job }
board-day = Day { $day } of { $days }
board-before = Before the first day
board-turn = turn of { $seat }
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
board-legend = $ cost · ✓ used this turn · ← → response · ♟ henchman · ? face down · [n] marks, with the letter of their owner · marks left: of 2/3 + 4/5 + 6/7
board-sheet = Sheet of { $seat }
board-known = Known in the hand of { $seat }: { $pokers }
board-top = On top of the deck of { $seat }: { $poker }

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
trait-text-leaves = once used, it is discarded
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
