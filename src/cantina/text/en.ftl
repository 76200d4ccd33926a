# What all games share.

seat = Seat { $number }
    .the = seat { $number }
    .of = of seat { $number }
    .to = to seat { $number }
proper-name = { $name }
    .the = { $name }
    .of = of { $name }
    .to = to { $name }
list = { $start } and { $last }
list-before-i = { $start } and { $last }
list-or = { $start } or { $last }
list-or-before-o = { $start } or { $last }

value-yes = yes
value-no = no
value-auto = usual
value-auto-about = What fits the number of players.
value-random = at random
value-random-about = Luck decides.
value-choose = chosen by the players
value-choose-about = The players choose in turn when the game begins.
value-usual = usual
value-usual-about = As the rulebook has it.

refusal-game-over = The game is over.
refusal-not-your-decision = It is not your turn to decide.
refusal-other-decision = That is no answer to what is being asked now: { $decision }

table-turn = { $seat } · { $decision }
table-thinking = { $seat_count ->
    [one] { $seat_the } is thinking …
   *[other] { $seat_the } are thinking …
}
table-log = What happened
table-prompt = Number or text of your choice (? why not, h hint, u undo, b board, q quit)
table-standing = { $choice }, and do not ask me again this turn
table-not-understood = “{ $text }” is neither a number from 1 to { $count } nor one of the choices.
table-why-not-title = Not possible now
table-why-not-none = Everything this decision could offer is possible.
table-why-not-hint = Type ? and a choice, for instance “? { $text }”, to ask about any other.
table-rule = rule { $rule }
table-no-undo = There is no way back: something has been revealed or rolled since, or others have chosen.
table-undone = Taken back.
table-curtain = Pass the device to { $person } ({ $seat }), then press Enter.
table-person = person { $number }
table-possible = That is possible now.
table-no-such-choice = “{ $text }” is not a choice of this game.
table-left = You left the table.
table-saved = The match is in { $file }.
table-over = The game is over: { $how }
table-beaten = The game has won this time.
table-winner = { $seats_count ->
    [one] { $seats_the } wins!
   *[other] { $seats_the } win!
}
table-shared = { $seats_the } share the win!
table-place = Place
table-player = Player
table-score = Score
table-seed = Seed { $seed }: the same seed deals the same game.

replay-step = Step { $step } of { $steps }: { $seat } · { $choice }
replay-start = Before the first choice ({ $steps } in all)
replay-prompt = Enter next, b back, number jump, s SEAT look as a seat (s p: the public), r review, q quit
replay-as = Seen by { $seat_the }
replay-as-public = Seen by the public

simulate-title = { $players ->
    [one] { $game }: { $matches } matches, 1 player, { $bots }
   *[other] { $game }: { $matches } matches, { $players } players, { $bots }
}
simulate-progress = Playing
simulate-wins = Wins
simulate-share = Share
simulate-mean = Mean score
simulate-seat = Seat
simulate-length = Decisions per match: mean { $mean }, from { $low } to { $high }
simulate-speed = { $rate } decisions per second
simulate-per-match = Per match
simulate-matches = Matches
simulate-endings = How matches ended
simulate-by = By { $what }

arena-title = { $game }: the arena
arena-title-alone = { $game }: { $bot } alone against { $opponent }
arena-summary = { $matches } matches on { $deals ->
    [one] one deal
   *[other] { $deals } deals
 }, { $players } players, from seed { $seed } on. Every deal was played from every seat.
arena-standings = Standings (a fair share of wins is { $share })
arena-bot = Bot
arena-rating = Rating (95 %)
arena-wins = Wins per seat (95 %)
arena-wins-alone = Wins (95 %)
arena-place = Mean place
arena-score = Mean score
arena-matches = Matches
arena-time = CPU per decision
arena-pairs = How often the bot of the row finishes ahead of the bot of the column (a tie counts half)
arena-ahead = Ahead of →
arena-alone = { $bot } alone, all other seats { $opponent }
arena-than = Compared with
arena-verdict = { $verdict ->
    [1] ▲ more often
    [-1] ▼ less often
   *[0] · open
 }
arena-verdict-title = Verdict
arena-seats = Wins by seat, whoever sat there
arena-fair = fair share, { $share }
arena-note-deals = The intervals hold 95 % of the time. They rest on whole deals, since matches of one deal are not independent, and are never narrower than Wilson’s.
arena-note-decided = Everything was decided after { $matches } of { $planned } matches.
arena-note-open = Not everything could be decided within { $matches } matches.
arena-note-any-time = The intervals of the comparison hold at all times together, and for all pairs together: they allow for the run having stopped when it did.
arena-note-signs = ▲ more often, ▼ less often, · open: by a test that may be looked at after every deal. All its verdicts together are wrong in at most { $error } of runs.
arena-note-timed = Bots that think by the clock ({ $bots }) choose a little differently each time: the same seed gives the same deals, but not exactly the same results.
arena-resumed = { $matches } matches were already in the file; going on from there.
arena-interrupted = Stopped; nothing was kept. With --record FILE a run can go on later.
arena-interrupted-kept = Stopped; what was played is in { $file }. The same command goes on from there.
arena-page = The report is in { $file }.
arena-speed = { $decisions } decisions; this run took { $minutes } minutes.
arena-h-standings = Standings
arena-h-comparisons = Who beats whom
arena-h-time = What thinking buys
arena-h-table = The table
arena-h-notes = How to read this
arena-f-ratings = Ratings (openskill, Plackett–Luce) with 95 % intervals. Further right is stronger; where intervals overlap, look at the pairs below.
arena-f-wins = Wins per seat taken, with 95 % intervals. The dashed line is what equal players would get.
arena-f-pairs = How often (%) the bot of the row finishes ahead of the bot of the column. Green: mostly ahead; red: mostly behind. ▲ ▼: decided, ·: open.
arena-f-wins-by-deal = Wins per seat after so many deals. The dotted line is the fair share; curves that have settled need no more matches.
arena-f-time = Rating against processor time for one decision (logarithmic), with 95 % intervals of the rating.
arena-axis-rating = rating
arena-axis-wins = wins per seat (%)
arena-axis-deals = deals
arena-axis-other = finishes behind
arena-axis-one = finishes ahead
arena-axis-time = milliseconds of processor time per decision
lab-not-installed = The arena needs more packages ({ $package } is missing): pip install "cantina[lab]"

rules-none = There is no rule { $id } in { $game }; the nearest are { $near }.
rules-none-near = There is no rule { $id } in { $game }.
rules-mark-designed = our own
rules-mark-reading = our reading
rules-legend-designed = is our own: no source says or shows it.
rules-legend-reading = is how we read the rulebook where it is silent or can be read in two ways.

## Numbers of a match

numbers-head-1 = The numbers of { $game } that a match can change.
numbers-head-2 = Change those that differ in your printed box, give the set a name, and play with it: cantina play { $name } --numbers FILE
numbers-head-3 = Lines that you delete keep the game’s value.
numbers-comment = { $text } · { $low } to { $high } · { $source } · { $rule }
numbers-set = Numbers: { $name } ({ $count ->
    [one] 1 differs
   *[other] { $count } differ
})
numbers-unnamed = unnamed
numbers-more = and { $count } more
provenance-rulebook = from the rulebook
provenance-public = from a public source
provenance-designed = our own number

## The command line

cli-about = Western board games: play them, replay them, look up their rules, simulate them.
cli-play = Play a game in the terminal, against bots or passing the device around.
cli-replay = Step through a recorded match as any seat, or the public, saw it.
cli-simulate = Let bots play many matches and count what happens.
cli-arena = Let bots play a tournament on shared deals: ratings, win rates and how sure they are.
cli-rules = Print a game’s rules, or those whose ID is or starts with ID.
cli-numbers = Write a game’s changeable numbers as a file (TOML) that --numbers takes.
cli-games = List the games and their options.
cli-laws = Check a game, ours or yours, against the laws every game keeps.
cli-opt-law = Only this law; may be repeated.
cli-opt-law-matches = Random matches for every law and variant of the game.
cli-opt-law-seed = The seed of the first match; the others follow.
cli-opt-law-calibration = Instead of checking laws, compare how often hidden facts are true with how often worlds say so.
laws-checking = Checking { $game }
laws-kept = kept
laws-broken = BROKEN
laws-all-kept = { $game } keeps all that was checked: { $count ->
    [one] 1 check
   *[other] { $count } checks
}, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} per variant.
laws-run-again = To run this check again with that match: { $command }
laws-some-broken = { $game } breaks { $count ->
    [one] 1 of the checks.
   *[other] { $count } of the checks.
}
laws-no-facts = { $game } declares no hidden facts, so there is nothing to compare.
law-offered-choices-are-accepted-and-others-refused = every offered choice can be made; every other one is refused with a code and a rule and changes nothing
law-decisions-offer-distinct-choices-in-ascending-number = a decision offers at least one choice, no choice twice, in ascending number
law-cached-choices-are-legal-now = cached choices are those that are legal now
law-a-finished-game-and-an-unknown-seat-take-no-choice = a finished game takes no choice, and a seat that does not exist cannot make one
law-same-seed-and-choices-give-the-same-states = the same options, seed and choices give the same states, with events or without
law-a-loaded-state-is-equal-and-has-the-same-future = a loaded position equals the dumped one and has the same future
law-a-record-replays-to-the-same-state = a record replays to the same state and record
law-bad-records-name-the-step = a bad record is refused with the number of its first bad step
law-bad-positions-name-the-fault = a bad position is refused with what is wrong with it
law-a-copy-and-its-original-are-independent = playing on with a copy leaves its original as it was, and the other way round
law-quiet-states-make-no-events = quiet states make no events; copies inherit `quiet`, and worlds are always quiet
law-no-component-is-lost-or-doubled = no component is lost or doubled
law-every-match-ends-in-time-with-a-complete-result = every match ends within `meta.max_decisions`, and the result ranks every seat
law-repetitive-play-ends-in-time = a match in which everybody always takes the first choice ends in time too, and so does the last
law-text-and-number-lead-back-to-the-choice = every choice is found by its number and by its text
law-unknown-text-is-refused = a text that is no choice is refused with a message that helps
law-a-world-looks-like-the-truth = a world looks to its viewer exactly as the truth does
law-a-world-keeps-looking-like-the-truth = the same choices in a world keep looking like the truth until something hidden is revealed
law-what-was-chosen-can-be-seen-as-long-as-it-matters = choices that lead to different things lead to different views
law-how-often-something-was-done-can-be-seen-as-long-as-it-matters = positions that look the same lead to the same, whatever led to them
law-arguments-of-a-decision-can-be-seen = a decision with other arguments looks different
law-events-name-what-the-view-has-shown = what a choice does first names nothing that was neither in the view before nor revealed by it
law-worlds-are-complete-and-can-be-played-to-the-end = a world has every component of the box and can be played to the end
law-worlds-depend-only-on-what-the-viewer-knows = a world depends only on its seed and on what its viewer knows
law-matches-that-looked-the-same-give-the-same-worlds = two matches that looked the same to a viewer so far give it the same worlds
law-worlds-differ-from-each-other = worlds differ from each other and have random numbers of their own
law-worlds-of-worlds-show-the-same = a world of a viewer within another world shows that viewer the same
law-what-was-not-seen-varies-between-worlds = what varies between deals and a viewer has not seen varies between its worlds
law-hidden-facts-are-true-as-often-as-worlds-say = hidden facts are true as often as worlds say, also where something did not happen
law-undo-restores-the-exact-state = undo restores the exact state, and is possible only if nobody has learned anything since
law-undo-over-bots-never-crosses-a-roll = undo that also takes back choices of bots never crosses a reveal or a roll
law-nothing-to-undo-at-the-start = there is nothing to undo at the start
law-everything-has-text = choices, decisions, refusals, events, options, numbers and rules have text in every language
law-whole-matches-have-text = every event, refusal, board and result of whole matches has text in every language
law-both-languages-have-the-same-messages = both languages have the same messages with the same variables
law-every-rule-that-code-and-text-cite-exists = every rule that code and text cite exists
law-changes-lead-from-view-to-view = the view before, with the changes told, is the view after, event by event, for every viewer
cli-texts = Write a page with every text of a game as players read it, in all languages side by side.
cli-arg-texts-game = The name of the game; “all” for the texts that all games share.
cli-arg-texts-records = Recorded matches to read texts from, besides random ones.
cli-opt-texts-html = The file to write the page to.
cli-opt-texts-limit = The most examples of one message.
texts-done = The texts of { $matches } matches are in { $file }.
cli-option-title = { $name } (usually { $default })
cli-option-names = Names are joined by commas.
cli-broken-game = A game could not be loaded: { $detail }
cli-version = Print the version.
cli-learn = Learn a game by playing a guided match.
cli-arg-lesson = Which lesson; without it, the first.
cli-opt-lesson-file = A lesson of your own (TOML).
cli-opt-lesson-list = List the lessons of the game.
cli-lesson = Tools for writing lessons.
cli-lesson-check = Play lessons along every path and say what is wrong with them.
cli-arg-lesson-files = The files of the lessons (TOML).
cli-opt-lesson-watch = Check again whenever a file is saved.
cli-arg-game = The name of the game; “cantina games” lists them.
cli-arg-file = A record made with play --record.
cli-arg-id = A rule by its ID, such as XY-FIRE-4, or a group such as XY-FIRE.
cli-serve = Open the table in the browser, for you and for whoever gets your link.
cli-opt-host = The address to listen on; 0.0.0.0 lets others on your network join.
cli-opt-port = The port to listen on.
cli-opt-data = The file that keeps all tables.
cli-opt-serve-data = The file that keeps all tables, or the URL of a PostgreSQL database (postgresql://…).
cli-opt-processes = How many server processes share the port; more than one needs PostgreSQL.
cli-opt-open = Open a browser; without it, only where a person is at the terminal.
cli-opt-bot-workers = How many processes the bots think in.
serve-address = Cantina is open at { $address }
serve-not-installed = The browser table needs more packages ({ $package } is missing): pip install "cantina[server]"
serve-data = Tables are kept in { $file }. Ctrl+C closes.
postgres-not-installed = PostgreSQL needs more packages ({ $package } is missing): pip install "cantina[postgres]"
serve-database-unavailable = The database { $database } does not answer: { $why }
serve-data-in-use = { $file } is in use by another server (process { $process }). Stop that one, or choose another file with --data.
cli-opt-tables = How many tables an hour one address may open.
cli-opt-sockets = How many browser windows one address may have at tables.
cli-opt-trusted-proxy = Address or network of a proxy in front of the server, whose X-Forwarded-For is believed. May be repeated.
cli-opt-keep-finished = Days after which finished tables are deleted; without it they are kept.
cli-opt-players = How many seats; without it, the usual number.
cli-opt-preset = The kind of game, for instance advanced.
cli-opt-set = Another option of the game, as NAME=VALUE; may be repeated.
cli-opt-numbers = Play with the numbers of this file; cantina numbers GAME writes one.
cli-opt-numbers-from = Start from the numbers of this file.
cli-opt-balance-numbers = Play everything with the numbers of this file; --set changes them for the comparison.
cli-opt-serve-numbers = Play new tables of a game with the numbers of this file; may be given once per game.
cli-opt-allow-numbers = Let people bring their own numbers to a table.
cli-push-keys = Make the keys with which cantina serve tells people by notification that it is their turn.
cli-arg-push-keys = The file to write; keep it to yourself and use it as long as the server lives.
cli-opt-contact = Where push services find you: mailto:you@example.org or https://example.org.
cli-opt-push-keys = Tell people who have asked for it that it is their turn, by notification; cantina push-keys writes the file.
cli-opt-push-network = Address or network of a push service of your own, which may then be private and without https. May be repeated.
push-not-installed = Notifications need more packages ({ $package } is missing): pip install "cantina[push]"
push-keys-written = { $file } is written. Start the server with: cantina serve --push-keys { $file }
push-your-turn = It is your turn
cli-opt-people = How many of the seats are people; with several, a curtain hides each hand from the others.
cli-opt-bots = The bots of the other seats, separated by commas: easy, normal, hard, expert, random, or greedy or search with a budget (greedy:60, search:1s), or learned:FILE.
cli-opt-seed = The seed of the deal; the same seed deals the same game.
cli-opt-record = Write the match to this file, also when you leave early.
cli-opt-lang = en or es; without it, the language of your system.
cli-opt-seat = Whose eyes: public, or a seat number from 1.
cli-opt-all = Tell the whole match without stopping.
cli-opt-games = How many matches.
cli-opt-jobs = How many processes.
cli-opt-json = Print JSON for programs.
cli-opt-search = Only rules that contain this text.
cli-opt-arena-bots = The bots, separated by commas: random, greedy, search:500, search:1s, hard, learned:FILE …
cli-opt-matches = How many matches at least; rounds are always played to their end.
cli-opt-alone = The first bot sits alone against copies of the second.
cli-opt-than = With --alone: the share of wins to compare with; without it, the fair share.
cli-opt-until = Stop as soon as every comparison is decided.
cli-opt-first-seed = The seed of the first deal; everything else follows from it.
cli-opt-on = Play on a Ray cluster: ray://HOST:PORT, or ray for one on this machine.
cli-opt-arena-record = Keep every match in this file (JSON lines); the same command goes on from it.
cli-opt-html = Write a report with figures to this file.
cli-interrupted = Stopped.
cli-pipe-closed = The output was closed before everything was printed.
cli-input-ended = The input ended before the match did.
cli-misused = That is not how it works: { $detail }
cli-output = the output
cli-file = { $file }: { $detail }
bad-option = “{ $given }” is not possible for { $name }. Allowed: { $allowed }.
allowed-whole-number = a whole number from { $low } to { $high }
allowed-from-to = { $low } to { $high }
allowed-at-least = { $least } or more
allowed-one-of = { $values }
allowed-names = { $count ->
    [one] one name
   *[other] { $count } names, joined by commas
}
allowed-words-or-names = { $words }, or different names from { $names }, joined by commas
allowed-known-option = one of the options of this game: { $names }
allowed-known-number = one of the numbers of this game: { $names }
allowed-option-or-number = an option ({ $names }) or a number ({ $numbers }) of this game
allowed-number-set = only a name and values
allowed-numbers-by-name = values by the names of numbers
allowed-server-numbers = those of this server: its operator allows no others
allowed-file-per-game = one file for each game; another is for { $game }, too
allowed-short-text = a text of at most { $count } characters
allowed-seed = a whole number from 0 to 2**96 - 1, or blake2b: and a key of 32 to 128 hexadecimal digits
allowed-first-seed = a whole number from 0 to 2**95 - 1
allowed-seat-or-random = random, or a seat from 1 to { $high }
allowed-seat-for-me = at least one seat for you
allowed-viewer = public, or a seat from 1 to { $high }
allowed-setting = NAME=VALUE
allowed-bot = a bot: easy, normal, hard, expert, random, greedy or search (with a budget, if you like: greedy:60, search:500, search:1s), or learned:FILE
allowed-bot-version = { $bot }, the one this program has
allowed-analyst = a bot that estimates every choice: greedy, search or a level
allowed-budget = playouts (500), a time (1s, 50ms) or both (500/1s)
allowed-bots = 2 to { $most } bots, separated by commas
allowed-two-bots = two bots: one that sits alone, and one for all other seats
allowed-two-players = 2 or more: alone at the table there is nobody to beat
allowed-share-alone = a share between 0 and 1, together with --alone
allowed-same-run = a file of the same run: match { $number } differs
allowed-same-settings = a new file, or one of the same run: there { $name } is { $theirs }, here it is { $ours }
allowed-new-file = a new or empty file, or one of this run
allowed-whole-lines = a file of whole lines (line { $number }: { $why })
allowed-unused-file = a file no other run is writing
allowed-writable-file = a file that can be written ({ $why })
allowed-writable-here = a file that can be written, in a folder that is there
allowed-readable-file = a file that can be read ({ $why })
allowed-missing-file = a file that does not exist yet
allowed-existing-file = an existing file
allowed-lab-installed = no report, until you pip install "cantina[lab]"
allowed-learn-installed = cantina[learn] installed: { $package } is missing
allowed-ray-installed = nothing but this machine, until you pip install "cantina[ray]"
allowed-cluster = ray, or ray://HOST:PORT
allowed-cluster-answers = a Ray cluster that answers ({ $why }); for one that wants a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN
allowed-cluster-version = a cluster whose machines have cantina { $version } installed (found: { $found })
allowed-network = an address or a network: 127.0.0.1, 10.0.0.0/8
allowed-push-keys = a file written by cantina push-keys ({ $why })
allowed-push-contact = an address as mailto:you@example.org or https://example.org
allowed-level-bot = a level ({ $levels }), = and a bot: easy=learned:policy.onnx
allowed-one-process = 1, or PostgreSQL with --data postgresql://…: a SQLite file has one process
allowed-shared-port = 1: this system cannot share a port
allowed-free-address = an address that is free here ({ $why })
allowed-onnx-file = an ONNX file
allowed-policy-file = a policy’s file
allowed-policy-in-game = a bot without a policy: { $game } has none
allowed-policy-game = a policy for { $wanted }; this one is for { $found }
allowed-policy-numbers = a policy for the numbers of the match ({ $wanted }); this one was made for { $found }
allowed-policy-known-game = a policy for one of the games ({ $names }); it says { $found }
allowed-policy-made-with = a policy made with { $what } { $wanted }; this one says { $found }
allowed-policy-shape = a policy with the input { $input } and the output { $output }
cli-unknown-game = There is no game “{ $given }”. The games are { $names }.
cli-bad-record = The record cannot be replayed. { $detail }
record-choice = Choice { $number }, “{ $choice }”, is not possible there.
record-result = Its result is not the one that its choices lead to.
record-form = It is not a record of a match: { $place } is missing, or is not what a record has there.
record-format = Its format is “{ $found }”, not “{ $wanted }”.
record-rules-version = It was played under rules version { $version }, and this program knows { $known }.
record-json = { $file } is not JSON of a match.
record-not-over = The match is not over.
cli-bad-numbers-file = { $file } cannot be used: { $detail }
cli-bad-numbers-line = { $file }, line { $line }: { $detail }
numbers-file-not-text = it is not text in UTF-8.
numbers-file-syntax = this is not valid TOML.
numbers-file-no-game = it does not say which game it is for: game = "…"
allowed-numbers-file-key = only game, name and [{ $table }]
allowed-game-played = { $game }, the game that is played
allowed-toml-table = a table: [{ $table }]
file-enoent = No such file or folder
file-eacces = There is no permission for it
file-eperm = There is no permission for it
file-eexist = It exists already
file-eisdir = That is a directory, not a file
file-enotdir = A part of the path is a file, not a directory
file-enospc = The disk is full
file-erofs = Nothing can be written there
file-eaddrinuse = The address is in use
file-eaddrnotavail = This machine does not have the address
misused-no-such-option = there is no option { $name }.
misused-no-such-command = there is no command “{ $name }”.
misused-missing = “{ $name }” is missing.
misused-too-many-arguments = “{ $name }” is too much.
misused-needs-a-value = { $name } needs a value.
misused-takes-no-value = { $name } takes no value.
misused-whole-number = { $name } takes a whole number.
misused-number = { $name } takes a number.
misused-at-least = { $name } takes { $least } or more.
misused-at-most = { $name } takes { $most } or less.
misused-bad-value = { $name } does not take this value.

## balance

cli-balance = See what decides a game: many matches between equal bots, by seat, character, card, option and luck.
cli-opt-balance-matches = How many matches, shared by the numbers of players.
cli-opt-balance-players = How many seats; without it, every number the game allows from two on.
cli-opt-balance-set = An option or a number of the game, as NAME=VALUE; a changed number is compared with the unchanged game. May be repeated.
cli-opt-balance-bots = The bots, separated by commas; they change seats from match to match.
cli-opt-balance-per-option = Matches for each other value of each option; 0: none.
cli-opt-balance-deals = Deals played again and again to tell the sources of luck apart; 0: none.
cli-opt-balance-on = Where to play: ray, or ray://HOST:PORT; without it, in processes of this machine.
cli-opt-balance-record = Keep what was played in this file; the same command goes on where it stopped.
cli-opt-balance-html = Write the whole report to this file.

balance-title = Balance of { $game }
balance-run = { $matches } matches with { $players } players, bots: { $bots }, seed { $seed }
balance-settings = Options: { $options }
balance-progress = Playing
balance-html-done = The report is in { $file }.
balance-read = Every figure comes with the range of values that also fit the matches (95 %). A star marks what is clearly not chance, although many things were looked at. Bots played, not people: take it as a hint of where to look.
balance-interval = { $value } ({ $low } … { $high })
balance-fair = fair
balance-usual = all of the kind
balance-none = Nothing of this kind.

balance-seats = By seat
balance-seats-axis = matches won, %
balance-seats-of = { $players } players
balance-seat = Seat
balance-tables = By number of players
balance-players = Players
balance-matches = Matches
balance-measure-winner = Winner’s score
balance-measure-margin = Ahead of the next by
balance-measure-length = Decisions
balance-measure-leads = Changes of the lead
balance-measure-shared = Shared wins

balance-by = By { $what }
balance-lift-axis = matches won beyond a fair share, percentage points
balance-lift = Beyond fair
balance-share = Won
balance-score = Mean score
balance-times = Times

balance-cards = Cards: { $what }
balance-cards-most = Cards: { $what }, the best and the worst
balance-cards-note = What winners own is not always why they won; compare with who could have had a card and left it, and change a number to be sure.
balance-role-owned = Who had it
balance-role-used = Who used it
balance-role-left = Who left it
balance-role-seen = When it was out
balance-taken = Taken when possible
balance-taken-axis = taken by seats that could, %
balance-map = { $what }: how much it is wanted, and how much it wins
balance-map-caption = To the right: taken by most who can. Above the line: its owners win more than those of other cards of the kind. High and right is strong; low and right is a trap; high and left is underrated.
balance-dead = Dead cards
balance-dead-note = With 95 % confidence these do something in less than { $share } of the cases in which they could.
balance-dead-why-never = never turned up
balance-dead-why-untaken = hardly ever taken
balance-dead-why-unused = hardly ever used by whoever has it
balance-dead-why = Why
balance-dead-card = Card
balance-dead-times = Times
balance-dead-of = Of
balance-dead-most = At most

balance-endings = How matches ended
balance-ending = Ending
balance-part = Share
balance-lengths = Length
balance-lengths-axis = decisions in a match
balance-lengths-count = matches
balance-leads = Who is ahead
balance-leads-axis = part of the match played, %
balance-leads-share = whoever is ahead goes on to win, %
balance-leads-caption = The earlier this line is high, the earlier the match is decided.
balance-leads-none = Nobody has an eye for this game yet: there is no forecast to say who is ahead.

balance-choices = How varied the choices are
balance-choices-axis = variety of the choices made, % of drawing lots
balance-choices-caption = 0 %: always the same choice; 100 %: as varied as by lot. Low values are decisions that decide themselves.
balance-decision = Decision
balance-decisions = Decisions
balance-offered = Choices offered
balance-variety = Variety

balance-options = Other options
balance-options-note = { $players } players, each value on the same seeds as the usual game.
balance-option = Option
balance-change = Change
balance-before = Before
balance-after = After
balance-measure = Measure

balance-luck = Where luck comes from
balance-luck-note = { $deals } deals with { $players } players, each played again with one source of luck drawn anew, and with all others drawn anew.
balance-luck-axis = part of the result explained, %
balance-luck-caption = Dot: by itself. Square: with all it has a hand in. What is left over arises only from several together.
balance-luck-source = Source of luck
balance-luck-bots = what the bots happen to think of
balance-luck-alone = by itself
balance-luck-total = in all
balance-luck-win = of who wins
balance-luck-margin = of the margin

balance-changed = With { $numbers }
balance-changed-note = { $matches } matches on the same seeds, with and without the change.
balance-changed-wins = Win share by { $what }
balance-changed-axis = change of the win share, percentage points
balance-changed-not = no change
balance-changed-role = { $what } · { $how }
## hint and review

cli-opt-analyst = The bot that gives hints and reviews: a level (easy, normal, hard, expert), greedy:BUDGET or search:BUDGET.
cli-opt-level = Another bot in place of a level, as easy=learned:FILE; a learned one at the tables of its game only. May be repeated.
cli-review = Judge the decisions of a recorded match: what was given up, with luck apart.
cli-opt-review-seat = Only the decisions of this seat, from 1.
cli-opt-review-all = Every decision in the order of the match, not only those that gave up most.
cli-opt-review-seed = The seed of the bot that judges.
hint-only = There is only one choice.
hint-thinking = Weighing the choices …
hint-title = What a bot ({ $bot }) thinks, from what you know
hint-choice = Choice
hint-chance = Chance to win
hint-value = about { $value } % (± { $error })
hint-unknown = not tried
hint-visits = Playouts
hint-best = ★ best
hint-chosen = ← chosen
review-progress = Judging decisions
review-title = { $game }: { $count ->
    [one] one decision
   *[other] { $count } decisions
} judged by { $bot }, each from what its seat knew
review-worst = { $count ->
    [one] What gave up more than its error:
   *[other] The { $count } that gave up most, what is clear first:
}
review-in-order = { $count ->
    [one] The decision:
   *[other] All { $count } decisions:
}
review-step = Step
review-seat = Player
review-chosen = Chosen
review-best = Best
review-given-up = Given up
review-luck = Luck
review-decisions = Decisions
review-mistakes = Clear
review-start = Start
review-end = End
review-clear = { $points } (± { $error })
review-unclear = ({ $points } ± { $error })
review-explained = Chances to win in percentage points. Start − given up + luck = end. What stands in brackets is within the errors; “clear” counts the rest. Luck is all that others and chance did until the player’s next decision.
review-not-over = The match in { $file } is not over; only finished matches are reviewed.
review-none = The match is over here; there is no decision to judge.
review-forced = { $seat_the } had only one choice: { $choice }.
review-decision = { $seat } · { $decision }
review-well = { $choice }: nothing seems better.
review-better = { $best } was better: { $choice } gave up { $points } points (± { $error }).
review-close = { $best } may be better by { $points } points, but that is within the error (± { $error }).

## why a choice is better (hints and puzzles; also in the browser)

why-title = Why
why-after = After “{ $choice }”:
why-future = In { $count } of { $worlds } cases ({ $rarer ->
    [0] never otherwise
   *[other] otherwise in { $rarer }
}): { $told }
why-nothing = In { $worlds } futures played out, nothing tells “{ $choice }” and “{ $instead }” apart clearly. The estimates rest on many small differences.
why-note = A bot has played out { $worlds } futures after each of the two choices, from what is known here. They are cases, not promises.

## puzzles

cli-puzzles = Find puzzles in matches of bots, and list those that ship with a game.
cli-puzzles-find = Find decisions with a clear best choice that is not the obvious one, and write each to a file.
cli-puzzles-list = List the puzzles that ship with a game.
cli-opt-puzzle-count = How many to find.
cli-opt-puzzle-out = The folder to write them to.
cli-opt-puzzle-seed = The seed of the first match; every further match has the next one.
puzzles-progress = Matches searched
puzzles-found = { $file }: { $decision } · { $choice } ({ $value } %)
puzzles-none = No puzzles ship with this game.

cli-tables = List, export, delete and back up the tables of a server, also while it runs.
cli-tables-list = List all tables.
cli-tables-export = Write a match as a record, for `cantina replay` and `cantina review`.
cli-tables-delete = Delete tables with everything that belongs to them.
cli-tables-backup = Copy the file, also while the server runs.
cli-arg-table = The table, as its link names it.
cli-arg-backup = The file to write.
cli-opt-stage = Only these: lobby, playing, over or damaged.
cli-opt-tables-json = A line of JSON for each table.
cli-opt-export-out = The file to write; otherwise to standard output.
cli-opt-yes = Delete without asking.
tables-table = table
tables-game = game
tables-stage = stage
tables-seats = seats
tables-steps = steps
tables-created = made
tables-changed = last change
tables-stage-lobby = waiting
tables-stage-playing = playing
tables-stage-over = over
tables-stage-damaged = damaged
tables-count = { $count ->
    [one] One table.
   *[other] { $count } tables.
}
tables-none = There is no table { $table }.
tables-not-started = The match of { $table } has not started: there is nothing to export.
tables-damaged = { $table } cannot be read: { $detail }
tables-bad-file = { $file } is not a file of tables, or is damaged: { $detail }
tables-exported = { $table } is in { $file }.
tables-confirm = { $count ->
    [one] Delete this table for good?
   *[other] Delete these { $count } tables for good?
}
tables-deleted = { $count ->
    [one] The table is deleted.
   *[other] { $count } tables are deleted.
}
tables-backed-up = The copy is in { $file }.

## Lessons

lesson-line = { $title } ({ $minutes } min): { $about }
lesson-read-on = Press Enter to go on, q to leave.
lesson-not-now = Possible, but for now try what the lesson asks for.
lesson-done = That was the lesson. “cantina play” opens a table with bots.
lesson-in-order = { $file }: in order, { $steps } steps.
lesson-faults = { $file }: { $count ->
    [one] one thing
   *[other] { $count } things
} to mend

# Training a policy

cli-train = Train a network to play a game, and measure how well it plays.
cli-opt-train-out = The folder for the policy, its learning curves and checkpoints; the same command goes on from there.
cli-opt-train-config = The settings of the training (TOML); without it, those of the game.
cli-opt-train-scale = How much to train, as a part or a multiple of the settings.
cli-opt-train-seed = The seed of the training; on a processor, the same seed and settings make the same policy.
cli-opt-train-on = Where to collect demonstrations: ray, or ray://HOST:PORT; without it, in processes of this machine.
cli-opt-train-device = Where the network is trained: cpu, cuda, or auto for a GPU if there is one.
allowed-positive = more than 0
train-not-installed = Training needs more packages ({ $package } is missing): pip install "cantina[train]"
train-demonstrations = demonstrations
train-imitation = imitation
train-self-play = self-play
train-examined = { $update ->
        [0] After the demonstrations
       *[other] After { $update } updates
    }: { $share } of wins ({ $low } to { $high }) alone against { $bot }, { $players } players, { $matches } matches.
train-done = learned:{ $file } plays the policy; { $page } has its learning curves.
