# The browser table in English.

page-slogan = Western board games, one table.
skip-link = Skip to the table
menu-home = Home
menu-rules = Rules
menu-language = Language
menu-theme = Light
theme-auto = like the system
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
request-failed = That did not work: { $why }

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
home-resume = Go on
home-watch = Look
home-join = Join
home-rules-of = Rules of { $game }
home-forget = Forget
home-turn-of = Turn: { $names }
home-you = you
home-with = with { $names }
home-you-won = You have won
home-won-by = Won by { $names }
home-lost = Nobody has won
home-replay = Replay
home-review = Review
home-table = A table
home-gone = This table no longer exists: it has been deleted from the server.
home-seat-gone = Your seat at this table belongs to somebody else now.

new-title = New table
new-game = Game
new-players = Players
new-preset = Kind of game
new-options = More options
new-default = usual
new-seat = Seat { $number }
    .the = seat { $number }
    .of = of seat { $number }
    .to = to seat { $number }
proper-name = { $name }
    .the = { $name }
    .of = of { $name }
    .to = to { $name }
new-me = me
new-same-device = somebody on this device
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

lobby-remove = Remove
lobby-remove-sure = Remove { $name } from the table?
lobby-remove-free = Yes, free the seat
lobby-remove-bot = Yes, seat a bot
lobby-remove-keep = No
invite-network = For others on your network. They have to be on the same network as this machine.
invite-local-only = Only this machine can open this link. To let others join, start the server with
pass-device-plays = You play { $seat }.
new-default-is = usual ({ $value })
new-pick = pick …
new-pick-number = { $option }, number { $number }

lobby-title = Waiting for players
lobby-invite = Invite with this link
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-qr = QR code of the invitation
lobby-free = free
lobby-sit = Sit here
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
lobby-device-link = Go on playing on another device
lobby-device-hint = This link holds your seat. Keep it to yourself.
couch-open = Show this table on a television
couch-hint = The screen in the room shows only what everybody may see; each of you plays on a phone.
couch-join = Sit down with your phone
couch-join-hint = Scan the code. Your hand is shown on your phone only.
couch-phone = You play on your phone; here is only what everybody may see.
couch-whole-screen = Whole screen
couch-window = Leave the whole screen
push-turns = Notify me of my turns at this table
push-hint = Also when no page is open. The notification names the game and nothing of the match.
push-not-allowed = Your browser does not allow notifications from this page.
push-failed = This browser could not be registered for notifications.

seat = Seat { $number }
seat-away = away
seat-lent = played by a bot ({ $level })
seat-bot = bot ({ $level })
seat-deciding = decides
seat-thinking = is thinking
seat-let-bot-play = Let a bot play
clock-left = { $minutes }:{ $seconds } left

play-decides = { $seats }: { $decision }
play-watching = You are watching.
play-answered = You have answered. Waiting for the others.
play-choices = Your choices
play-choices-hint = Keys: 1 to 9 choose, ? why not, h hint, u take back, i look closer, r rules, , and . step back and on, Escape back.
play-filter = Find a choice
play-undo = Take back
play-why-not = Why not?
play-hint = Hint
play-answer-standing = { $choice }, and do not ask me again this turn
play-standing-active = You have left an answer for this turn.
play-withdraw-standing = Ask me again
play-animation = Watch …
play-skip = Skip
play-log = What happened
play-chat = Chat
play-chat-empty = Nobody has said anything yet.
play-chat-input = Say something
play-chat-send = Send
play-spectator = a spectator
play-watching-count = { $count ->
    [0] nobody watching
    [one] 1 watching
   *[other] { $count } watching
}
play-lend-seat = Lend my seat to a bot
play-reclaim-seat = Take my seat back
play-seat-lent = A bot plays for you.
play-leave = Leave for good
play-leave-sure = Leave for good? A bot keeps your seat.
play-undone = { $seat } takes back the last choice.
play-board = The table
play-board-text = The table as text
play-table-menu = This table

turn-yours = Your turn
menu-confirm = Confirm my choices
menu-sound = Sound when it is my turn
menu-notifications = Notify me of my turn

play-heading-host = { $game } · { $name }’s table
play-players = Players
play-messages = What happened, chat and this table
play-overlay = A closer look
play-list = All { $count }
play-all-choices = Show all choices
play-confirm = { $choice } ✓
play-reconsider = Not this
play-undo-choice = Take back: { $choice }
play-undo-not = There is nothing to take back, or somebody has learned something from it.
play-chat-unread = { $count ->
    [one] 1 unread message
   *[other] { $count } unread messages
}

film-bar = What is being shown
film-back = One step back
film-on = One step on
film-play = Go on
film-pause = Pause
film-paused = Paused: step back and on, or go on.
film-log = Log
film-look = Look at this moment
film-missed = { $count ->
    [one] 1 step you have not seen
   *[other] { $count } steps you have not seen
}

close-up-designed = Our own card: the printed one was not available.
close-up-partly = Partly our own: no source shows the rest of this card.

end-how = How it ended: { $how }
end-look = Look at the table
end-show = Show the result

why-not-title = Not possible now, and why
why-not-none = Everything this decision could offer is possible.
why-not-rule = Rule { $rule }
why-not-loading = Asking …

hint-thinking = Thinking …
hint-close = Close the hint
hint-note = What a bot thinks from what you know: the chance to win, and its error.
hint-chance = Chance to win
hint-value = about { $value } % (± { $error })
hint-unknown = not tried
hint-best = best
hint-chosen = chosen

review-title = Review
review-about = A bot judges every decision of one player by what that player knew then: what was given up, with luck apart.
review-seat = Whose decisions
review-start = Review
review-stop = Stop
review-waiting = Others come first …
review-progress = { $done } of { $total } decisions judged
review-summary = { $seat }: { $start } % at the start, { $points } points given up ({ $clear } of them clearly), { $luck } by luck and rivals, { $end } % at the end.
review-plot = So far { $luck } points by luck and rivals, { $points } points given up.
review-luck-so-far = Luck and rivals: { $points }
review-given-up-so-far = Given up: { $points }
review-before = Previous decision
review-after = Next decision
review-view-as = Look as { $seat }
review-decision = The decision
review-best-chosen = Nothing seems better.
review-better = { $best } was better: { $points } points given up (± { $error }).
review-within-error = { $best } may be better by { $points } points, but that is within the error (± { $error }).
review-luck = Then luck and rivals: { $points }.
review-no-decision = Here { $seat } has nothing to decide, or only one choice.
review-worst = Where most was given up
review-clear = −{ $points } (± { $error })
review-unclear = (−{ $points } ± { $error })
review-step = Step { $step }: { $choice }
review-nothing-given-up = Nothing was given up.

connection-connecting = Connecting …
connection-lost = Connection lost. Trying again …
connection-resyncing = Resyncing …
connection-closed = The table has closed the door: { $why }

pass-device-title = Pass the device to { $seat }
pass-device-hint = Nobody else should look now.
pass-device-go = I am { $seat }

end-title = The game is over
end-beaten = The game has won this time.
end-rematch = Rematch
end-to-rematch = To the rematch
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
replay-pictured = Where the link is previewed, it shows this moment.
replay-not-pictured = The link works; this browser could not make a picture for its preview.
replay-continue = Continue from here against bots
replay-continue-as = as { $seat }
replay-chose = { $seat }: { $choice }
replay-setup = The set-up

rules-title = Rules
rules-search = Search the rules
rules-none = No rule contains this.
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-mark-designed = our own
rules-mark-reading = our reading
rules-legend-designed = is our own: no source says or shows it.
rules-legend-reading = is how we read the rulebook where it is silent or can be read in two ways.
numbers-set = Numbers: { $name } ({ $count ->
    [one] 1 differs
   *[other] { $count } differ
})
numbers-unnamed = unnamed

notice-bot-replaced = { $seat }’s bot failed; an easy one has chosen for it this time.
notice-time-up = { $seat } has run out of time; a bot plays on.
notice-covered = A bot plays for { $seat }, who is away.

error-not-started = The game has not started yet.
error-no-hints = There are no hints at this table.
error-too-many-hints = One hint at a time: wait a moment.
error-hint-failed = The bot has no hint this time. Try again.
error-too-many-reviews = Enough reviews at once from your address; wait until one is done.
error-review-failed = The review got stuck. Try again.
error-no-such-level = There is no such bot. Allowed: { $allowed }.
error-too-late = The table has moved on in the meantime.
error-lent = A bot plays for you; take your seat back first.
error-no-undo = There is no way back: something has been revealed or rolled since, or others have chosen.
error-only-watching = You are only watching.
error-already-started = The game has already started.
error-not-host = Only the one who opened the table can do that.
error-seat-free = A seat is still free.
error-not-ready = Somebody is not ready yet.
error-seat-taken = That seat is taken.
error-table-full = The table is full.
error-no-such-table = There is no such table.
error-table-damaged = This table cannot be read any more. The operator of the server has been told.
error-store-unavailable = The server cannot reach its tables for the moment. Try again.
error-table-closed = The table had to close for a moment. Try again.
error-no-such-seat = This link does not hold a seat here.
error-push-off = This server sends no notifications.
error-bad-subscription = This browser’s notification service is not accepted: { $why }
error-too-many-tables = Too many new tables from your address; try again later.
error-too-many-sockets = Too many windows open on this server.
error-too-fast = Too many requests from your address; wait a moment.
error-too-many-replays = Enough replays for now from your address; wait a moment.
error-not-over = The match is not over yet.
error-other-rules = This table was played by rules other than today’s.
error-too-much-chat = Not so fast: others want to say something too.
error-not-away = They were here a moment ago; wait a minute.
error-no-connection = There is no connection at the moment.
error-unknown-game = There is no such game.
error-internal = Something failed on our side.
error-other = The table refused ({ $code }).
