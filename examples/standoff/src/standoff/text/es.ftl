choice-stand = Plantar cara
choice-run = Huir
decision-decide = plantar cara o huir
refusal-ran-before = Huiste en la ronda anterior: ahora tienes que plantar cara.
event-card-dealt = { $known ->
    [yes] { $seat } recibe un { $card }.
   *[no] { $seat } recibe una carta.
}
event-ran = { $seat } huye y gana 1 punto.
event-stood = { $seat } planta cara y muestra un { $card }.
event-round-won = La carta más alta: { $seats }, 3 puntos.
ending-three-rounds = al acabar las tres rondas
breakdown-points = puntos
board-round = Ronda { $round } de 3
board-seat = Pistolero
board-cards = Cartas
board-points = Puntos
stream-deck = el mazo
