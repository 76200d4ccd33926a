event-said = { $seat } says: { $word }.
event-slept = { $seat } sleeps well.
event-fell = { $seat } falls off the roof.
event-card-seen = { $known ->
    [yes] { $seat } has a { $card } card.
   *[no] { $seat } looks at a card.
}
