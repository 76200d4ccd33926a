# What all games share.

seat = Seat { $number }
list = { $start } and { $last }
list-before-i = { $start } and { $last }

refusal-game-over = The game is over.
refusal-not-your-decision = It is not your turn to decide.
refusal-other-decision = That is no answer to what is being asked now: { $decision }

table-turn = { $seat } · { $decision }
table-thinking = { $seat } is thinking …
table-log = What happened
table-prompt = Number or text of your choice (? why not, h hint, u undo, b board, q quit)
table-standing = { $choice }, and do not ask me again this turn
table-not-understood = “{ $text }” is neither a number from 1 to { $count } nor one of the choices.
table-why-not-title = Not possible now
table-why-not-none = Everything this decision could offer is possible.
table-why-not-hint = Type ? and a choice, for instance “? { $text }”, to ask about any other.
table-rule = rule { $rule }
table-no-undo = There is no way back: something was revealed or rolled since, or others have chosen.
table-undone = Taken back.
table-curtain = Pass the device to { $person } ({ $seat }), then press Enter.
table-person = person { $number }
table-possible = That is possible now.
table-no-such-choice = “{ $text }” is not a choice of this game.
table-left = You left the table.
table-saved = The match is in { $file }.
table-over = The game is over
table-beaten = The game has won this time.
table-winner = { $seats } won!
table-shared = { $seats } share the win!
table-place = Place
table-player = Player
table-score = Score
table-seed = Seed { $seed }: the same seed deals the same game.

replay-step = Step { $step } of { $steps }: { $seat } · { $choice }
replay-start = Before the first choice ({ $steps } in all)
replay-prompt = Enter next, b back, number jump, s SEAT look as a seat (s p: the public), r review, q quit
replay-as = Seen by { $seat }
replay-public = the public

simulate-title = { $game }: { $matches } matches, { $players } players, { $bots }
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
arena-title-alone = { $game }: { $entrant } alone against { $against }
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
arena-pace = CPU per decision
arena-pairs = How often the bot of the row finishes ahead of the bot of the column (a tie counts half)
arena-ahead = Ahead of →
arena-alone = { $entrant } alone, all other seats { $against }
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
arena-h-contests = Who beats whom
arena-h-pace = What thinking buys
arena-h-table = The table
arena-h-notes = How to read this
arena-f-ratings = Ratings (openskill, Plackett–Luce) with 95 % intervals. Further right is stronger; where intervals overlap, look at the pairs below.
arena-f-wins = Wins per seat taken, with 95 % intervals. The dashed line is what equal players would get.
arena-f-pairs = How often (%) the bot of the row finishes ahead of the bot of the column. Green: mostly ahead; red: mostly behind. ▲ ▼: decided, ·: open.
arena-f-course = Wins per seat after so many deals. The dotted line is the fair share; curves that have settled need no more matches.
arena-f-pace = Rating against processor time for one decision (logarithmic), with 95 % intervals of the rating.
arena-axis-rating = rating
arena-axis-wins = wins per seat (%)
arena-axis-deals = deals
arena-axis-other = finishes behind
arena-axis-one = finishes ahead
arena-axis-pace = milliseconds of processor time per decision
lab-not-installed = The arena needs more packages ({ $package } is missing): pip install "cantina[lab]"

rules-none = There is no rule { $id } in { $game }; the nearest are { $near }.
rules-none-near = There is no rule { $id } in { $game }.

## The command line

cli-about = Four Western board games: play them, replay them, look up their rules, simulate them.
cli-play = Play a game in the terminal, against bots or passing the device around.
cli-replay = Step through a recorded match as any seat, or the public, saw it.
cli-simulate = Let bots play many matches and count what happens.
cli-arena = Let bots play a tournament on shared deals: ratings, win rates and how sure they are.
cli-rules = Print a game’s rules, or those whose ID is or starts with ID.
cli-games = List the games and their options.
cli-version = Print the version.
cli-arg-game = The game, for instance colt-express.
cli-arg-file = A record made with play --record.
cli-arg-id = A rule such as CE-FIRE-4, or a group such as CE-FIRE.
cli-serve = Open the table in the browser, for you and for whoever gets your link.
cli-opt-host = The address to listen at; 0.0.0.0 lets others in your network join.
cli-opt-port = The port to listen at.
cli-opt-data = The file that keeps all tables.
cli-opt-open = Open a browser; without it, only where a person is at the terminal.
cli-opt-thinkers = How many processes the bots think in.
serve-address = Cantina is open at { $address }
serve-not-installed = The browser table needs more packages ({ $package } is missing): pip install "cantina[server]"
serve-data = Tables are kept in { $file }. Ctrl+C closes.
cli-opt-tables = How many tables an hour one address may open.
cli-opt-sockets = How many browser windows one address may have at tables.
cli-opt-players = How many seats; without it, the usual number.
cli-opt-preset = The kind of game, for instance advanced.
cli-opt-set = Another option of the game, as NAME=VALUE; may be repeated.
cli-opt-people = How many of the seats are people; with several, a curtain hides each hand from the others.
cli-opt-bots = The bots of the other seats, by commas: easy, normal, hard, expert, random, or greedy or search with a budget (greedy:60, search:1s), or learned:FILE.
cli-opt-seed = The seed of the deal; the same seed deals the same game.
cli-opt-record = Write the match to this file, also when you leave early.
cli-opt-lang = en or es; without it, the language of your system.
cli-opt-seat = Whose eyes: public, or a seat number from 1.
cli-opt-all = Tell the whole match without stopping.
cli-opt-games = How many matches.
cli-opt-jobs = How many processes.
cli-opt-json = Print JSON for programs.
cli-opt-search = Only rules that contain this text.
cli-opt-entrants = The bots, by commas: random, greedy, search:500, search:1s, hard, learned:FILE …
cli-opt-matches = How many matches at least; rounds are always played to their end.
cli-opt-alone = The first bot sits alone against copies of the second.
cli-opt-than = With --alone: the share of wins to compare with; without it, the fair share.
cli-opt-until = Stop as soon as every comparison is decided.
cli-opt-first-seed = The seed of the first deal; everything else follows from it.
cli-opt-on = Play on a Ray cluster: ray://HOST:PORT, or ray for one on this machine.
cli-opt-ledger = Keep every match in this file (JSON lines); the same command goes on from it.
cli-opt-html = Write a report with figures to this file.
cli-interrupted = Stopped.
cli-pipe-closed = The output was closed before everything was printed.
cli-input-ended = The input ended before the match did.
cli-misused = That is not how it works: { $detail }
cli-output = the output
cli-file = { $file }: { $detail }
cli-bad-option = “{ $value }” is not possible for { $option }. Allowed: { $allowed }.
cli-unknown-game = Unknown game: { $detail }.
cli-bad-record = The record cannot be replayed: { $detail }.

## balance

cli-balance = See what decides a game: many matches between equal bots, by seat, character, card, option and luck.
cli-opt-balance-matches = How many matches, shared by the numbers of players.
cli-opt-balance-players = How many seats; without it, every number the game allows from two on.
cli-opt-balance-set = An option (first=1) or a number (bounty.1=20) of the game; a changed number is compared with the unchanged game. May be repeated.
cli-opt-balance-bots = The bots, by commas; they change seats from match to match.
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
balance-read = Every figure stands with the values that agree with it as well (95 %). A star marks what is clearly not chance, although many things were looked at. Bots played, not people: take it as a hint where to look.
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
balance-way-owned = Who had it
balance-way-used = Who used it
balance-way-left = Who left it
balance-way-seen = When it was out
balance-taken = Taken when possible
balance-taken-axis = taken by seats that could, %
balance-map = { $what }: how much it is wanted, and how much it wins
balance-map-caption = To the right: taken by most who can. Above the line: its owners win more than those of other cards of the kind. High and right is strong; low and right is a trap; high and left is underrated.
balance-dead = Dead cards
balance-dead-note = With 95 % confidence these do something in less than { $share } of the cases in which they could.
balance-dead-why-never = never turned up
balance-dead-why-untaken = hardly ever taken
balance-dead-why-unused = hardly ever used by who has it
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
balance-leads-share = who is ahead goes on to win, %
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
balance-changed-way = { $what } · { $how }
## hint and review

cli-opt-analyst = The bot that gives hints and reviews: a level (easy, normal, hard, expert), greedy:BUDGET or search:BUDGET.
cli-opt-level = Another bot in the place of a level, as easy=learned:FILE; a learned one at the tables of its game only. May be repeated.
cli-review = Judge the decisions of a recorded match: what was given up, and luck apart.
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
review-forced = { $seat } had one choice only: { $choice }.
review-decision = { $seat } · { $decision }
review-well = { $choice }: nothing seems better.
review-better = { $best } was better: { $choice } gave up { $points } points (± { $error }).
review-close = { $best } may be better by { $points } points, but that is within the error (± { $error }).
