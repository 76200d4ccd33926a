choice-stand = Stand
choice-run = Run
decision-decide = stand or run
refusal-ran-before = You ran in the last round, so you have to stand.
event-card-dealt = { $known ->
    [yes] { $seat } gets a { $card }.
   *[no] { $seat } gets a card.
}
event-ran = { $seat } runs and gets 1 point.
event-stood = { $seat } stands and shows a { $card }.
event-round-won = The highest card: { $seats }, 3 points.
ending-three-rounds = after three rounds
breakdown-points = points
board-round = Round { $round } of 3
board-seat = Gunman
board-cards = Cards
board-points = Points
stream-deck = the deck
