# The browser table in English.

page-slogan = Four Western board games, one table.
skip-link = Skip to the table
menu-home = Home
menu-rules = Rules
menu-language = Language
menu-theme = Light
theme-auto = as the system
theme-day = day
theme-dusk = dusk
language-en = English
language-es = Español
menu-motion = Motion
motion-on = on
motion-off = off
menu-speed = Speed
menu-settings = Settings
menu-pace = Bots
pace-human = take their time
pace-fast = play fast
close = Close
not-found = There is nothing at this address.
go-home = Back to the bar
failed = That did not work: { $why }

home-play-now = Play now
home-new-table = New table
home-my-tables = Your tables
home-open-tables = Tables waiting for players
home-no-open = Nobody is waiting at the moment. Open a table and send the link.
home-players = { $low } to { $high } players
home-solo = 1 to { $high } players
home-your-turn = Your turn
home-waiting = Waiting for players
home-running = In play
home-over = Over
home-seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
home-go-on = Go on
home-look = Look
home-join = Join
home-rules-of = Rules of { $game }
home-forget = Forget

new-title = New table
new-game = Game
new-players = Players
new-preset = Kind of game
new-options = More options
new-usual = usual
new-yes = yes
new-no = no
new-seat = Seat { $number }
new-me = me
new-here = somebody on this device
new-open = open, by invitation
new-bot = bot
new-name = Name
new-your-name = Your name
new-pace = Bots
new-hints = Players may ask a bot for a hint
new-listed = Everybody may find this table
new-clock = Minutes each (0: no clock)
new-create = Open the table
new-start = Start at once

level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
preset-auto = usual
preset-first-game = first game
preset-advanced = advanced
preset-two-bandits = two bandits each
preset-expert = expert
preset-full = full game
preset-basic = basic (family)
value-preset = as the kind of game
value-auto = usual
value-short = short
value-long = long
value-random = at random
value-choose = chosen by the players
value-usual = usual
value-shuffled = shuffled
difficulty-apprentice = apprentice
difficulty-beginner = beginner
difficulty-medium = medium
difficulty-hard = hard
difficulty-epic = epic

lobby-title = Waiting for players
lobby-invite = Invite with this link
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-qr = QR code of the invitation
lobby-free = free
lobby-take = Sit here
lobby-ready = ready
lobby-not-ready = not ready
lobby-set-ready = I am ready
lobby-unset-ready = Not yet
lobby-start = Start the game
lobby-waiting-host = { $name } starts the game.
lobby-waiting-seats = The game can start when every seat is taken and everybody is ready.
lobby-hints = Hints allowed
lobby-no-hints = No hints at this table
lobby-pace = bots { $pace }
lobby-leave = Leave the table
lobby-you = you
lobby-bot = bot, { $level }
lobby-rename = Change your name
lobby-rename-do = Change
lobby-seat-bot = Seat a bot
lobby-free-seat = Free the seat
seat-cover = Let a bot play
notice-covered = A bot plays for { $seat }, who is away.
table-refusal-not-away = They were here a moment ago; wait a minute.
table-refusal-too-much-chat = Not so fast: others want to say something too.
table-refusal-other-rules = This table was played by other rules than ours today.
lobby-device-link = Go on playing on another device
lobby-device-hint = This link holds your seat. Keep it to yourself.

seat = Seat { $number }
seat-away = away
seat-lent = played by a bot ({ $level })
seat-bot = bot ({ $level })
seat-deciding = decides
seat-thinking = is thinking
clock-left = { $minutes }:{ $seconds } left

play-decides = { $seats }: { $decision }
play-watching = You are watching.
play-answered = You have answered. Waiting for the others.
play-choices = Your choices
play-choices-hint = Keys 1 to 9 choose, ? asks why not, h asks for a hint, u takes back.
play-filter = Find a choice
play-undo = Take back
play-why = Why not?
play-hint = Hint
play-standing = { $choice }, and do not ask me again this turn
play-standing-on = You have left an answer for this turn.
play-withdraw = Ask me again
play-film = Watch …
play-skip = Skip
play-log = What happened
play-chat = Chat
play-chat-empty = Nobody has said anything yet.
play-say = Say something
play-send = Send
play-watcher = a spectator
play-watching-count = { $count ->
    [0] nobody watching
    [one] 1 watching
   *[other] { $count } watching
}
play-lend = Lend my seat to a bot
play-take-back = Take my seat back
play-lent = A bot plays for you.
play-leave = Leave for good
play-leave-sure = Leave for good? A bot keeps your seat.
play-undone = { $seat } takes back the last choice.
play-board = The table
play-board-text = The table as text
play-table-menu = This table

why-title = Not possible now, and why
why-none = Everything this decision could offer is possible.
why-rule = Rule { $rule }
why-loading = Asking …

hint-thinking = Thinking …
hint-close = Close the hint
hint-note = What a bot thinks from what you know: the chance to win, and its error.
hint-chance = Chance to win
hint-value = about { $value } % (± { $error })
hint-unknown = not tried
hint-best = best
hint-chosen = chosen

review-title = Review
review-about = A bot judges every decision of one player by what that player knew then: what was given up, and luck apart.
review-seat = Whose decisions
review-start = Review
review-stop = Stop
review-waiting = Others come first …
review-progress = { $done } of { $total } decisions judged
review-sum = { $seat }: { $start } % at the start, { $points } points given up ({ $clear } of them clearly), { $luck } by luck and rivals, { $end } % in the end.
review-plot = So far { $luck } points by luck and rivals, { $points } points given up.
review-luck-so-far = Luck and rivals: { $points }
review-lost-so-far = Given up: { $points }
review-before = Decision before
review-after = Next decision
review-look = Look as { $seat }
review-decision = The decision
review-well = Nothing seems better.
review-better = { $best } was better: { $points } points given up (± { $error }).
review-close = { $best } may be better by { $points } points, but that is within the error (± { $error }).
review-luck = Then luck and rivals: { $points }.
review-no-decision = Here { $seat } has nothing to decide, or only one choice.
review-worst = Most was given up
review-clear = −{ $points } (± { $error })
review-unclear = (−{ $points } ± { $error })
review-at = Step { $step }: { $choice }
review-nothing-lost = Nothing was given up.

connection-connecting = Connecting …
connection-lost = Connection lost. Trying again …
connection-resyncing = Resyncing …
connection-closed = The table has closed the door: { $why }

curtain-title = Pass the device to { $seat }
curtain-hint = Nobody else should look now.
curtain-go = I am { $seat }

end-title = The game is over
end-winner = { $seats } won!
end-shared = { $seats } share the win!
end-beaten = The game has won this time.
end-again = Rematch
end-to-again = To the rematch
end-replay = Replay
end-place = Place
end-score = Score
end-player = Player

replay-title = Replay
replay-as = As seen by
replay-public = everybody (public)
replay-step = Step { $step } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-end = To the end
replay-link = Link to this moment
replay-continue = Continue from here against bots
replay-continue-as = as { $seat }
replay-chose = { $seat }: { $choice }
replay-opening = The set-up

rules-title = Rules
rules-search = Search the rules
rules-none = No rule contains this.
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}

notice-bot-replaced = The bot of { $seat } failed; another one plays on.
notice-time-up = { $seat } has run out of time; a bot plays on.

table-refusal-not-started = The game has not started yet.
table-refusal-no-hints = There are no hints at this table.
table-refusal-too-many-hints = One hint after the other: wait a moment.
table-refusal-hint-failed = The bot has no hint this time. Try again.
table-refusal-too-many-reviews = Enough reviews at once from your address; wait until one is done.
table-refusal-review-failed = The review got stuck. Try again.
table-refusal-no-such-level = There is no such bot. Allowed: { $allowed }.
table-refusal-too-late = The table has moved on in the meantime.
table-refusal-lent = A bot plays for you; take your seat back first.
table-refusal-no-undo = There is no way back: something was revealed or rolled since, or others have chosen.
table-refusal-only-watching = You are only watching.
table-refusal-already-started = The game has already started.
table-refusal-not-host = Only the one who opened the table can do that.
table-refusal-seat-free = A seat is still free.
table-refusal-not-ready = Somebody is not ready yet.
table-refusal-seat-taken = That seat is taken.
table-refusal-table-full = The table is full.
table-refusal-no-such-table = There is no such table.
table-refusal-no-such-seat = This link does not hold a seat here.
table-refusal-too-many-tables = Too many new tables from your address; try again later.
table-refusal-too-many-sockets = Too many windows open at this server.
table-refusal-not-over = The match is not over yet.
table-refusal-no-connection = There is no connection at the moment.
table-refusal-unknown-game = There is no such game.
table-refusal-internal = Something failed on our side.
table-refusal-other = The table refused ({ $code }).

# Colt Express
colt-round = Round { $round } of 5
colt-event-end = At the end: { $event }
colt-common = Common pile
colt-common-empty = No card played yet
colt-hand = Your hand
colt-face-down = face down
colt-face-down-yours = yours, face down
colt-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
colt-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
colt-bullets = { $count ->
    [one] 1 bullet left
   *[other] { $count } bullets left
}
colt-hits = { $count ->
    [one] 1 hit taken
   *[other] { $count } hits taken
}
colt-neutral = { $count } neutral bullets
colt-purse = purse { $value }
colt-purse-unknown = purse, value unknown
colt-jewel = { $count ->
    [one] jewel
   *[other] { $count } jewels
}
colt-strongbox = { $count ->
    [one] strongbox
   *[other] { $count } strongboxes
}
colt-marshal = The Marshal
colt-train = The train
colt-here = { $place }: { $what }
colt-nothing = nothing
colt-turn-standard = Standard turn: cards face up
colt-turn-tunnel = Tunnel: cards face down
colt-turn-speeding-up = Speeding up: two actions each
colt-turn-switching = Switching: the other way round
colt-rule-of = Rules: { $what }
colt-first = First player
colt-loot-of = Loot of { $seat }
