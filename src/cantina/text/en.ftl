# What all games share.

seat = Seat { $number }
list = { $start } and { $last }

refusal-game-over = The game is over.
refusal-not-your-decision = It is not your turn to decide.
refusal-other-decision = That is no answer to what is being asked now: { $decision }

table-you-are = You play { $seat }.
table-turn = { $seat } · { $decision }
table-thinking = { $seat } is thinking …
table-log = What happened
table-choices = Your choices
table-prompt = Number or text of your choice (? why not, u undo, b board, q quit)
table-not-understood = “{ $text }” is neither a number from 1 to { $count } nor one of the choices.
table-why-not-title = Not possible now
table-why-not-none = Everything this decision could offer is possible.
table-why-not-hint = Type ? and a choice, for instance “? { $text }”, to ask about any other.
table-rule = rule { $rule }
table-no-undo = There is no way back: something was revealed or rolled since, or others have chosen.
table-undone = Taken back.
table-curtain = Pass the device to { $seat }, then press Enter.
table-left = You left the table.
table-saved = The match is in { $file }.
table-over = The game is over
table-winner = { $seats } won!
table-shared = { $seats } share the win!
table-place = Place
table-player = Player
table-score = Score
table-seed = Seed { $seed }: the same seed deals the same game.

replay-step = Step { $step } of { $steps }: { $seat } · { $choice }
replay-start = Before the first choice ({ $steps } in all)
replay-prompt = Enter next, b back, number jump, s SEAT look as a seat (s p: the public), q quit
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
simulate-endings = How matches ended
simulate-by = By { $what }

rules-none = There is no rule { $id } in { $game }; the nearest are { $near }.
yes = yes
no = no
