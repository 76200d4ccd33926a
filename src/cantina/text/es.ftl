# Lo que comparten todos los juegos.

seat = Puesto { $number }
list = { $start } y { $last }

refusal-game-over = La partida ha terminado.
refusal-not-your-decision = No te toca decidir a ti.
refusal-other-decision = Eso no responde a lo que se pregunta ahora: { $decision }

table-you-are = Llevas a { $seat }.
table-turn = { $seat } · { $decision }
table-thinking = { $seat } está pensando…
table-log = Qué ha pasado
table-choices = Puedes elegir
table-prompt = Número o texto de tu elección (? por qué no, u deshacer, b tablero, q salir)
table-not-understood = «{ $text }» no es un número del 1 al { $count } ni una de las opciones.
table-why-not-title = Ahora no se puede
table-why-not-none = Todo lo que esta decisión podría ofrecer es posible.
table-why-not-hint = Escribe ? y una opción, por ejemplo «? { $text }», para preguntar por cualquier otra.
table-rule = regla { $rule }
table-no-undo = No hay vuelta atrás: desde entonces se ha revelado o sorteado algo, o ha elegido otra persona.
table-undone = Deshecho.
table-curtain = Pasa el dispositivo a { $seat } y pulsa Intro.
table-left = Has dejado la mesa.
table-saved = La partida está en { $file }.
table-over = Fin de la partida
table-winner = ¡Gana { $seats }!
table-shared = ¡{ $seats } comparten la victoria!
table-place = Lugar
table-player = Jugador
table-score = Puntos
table-seed = Semilla { $seed }: con la misma semilla se reparte la misma partida.

replay-step = Paso { $step } de { $steps }: { $seat } · { $choice }
replay-start = Antes de la primera elección ({ $steps } en total)
replay-prompt = Intro siguiente, b atrás, número saltar, s PUESTO mirar desde un puesto (s p: el público), q salir
replay-as = Visto por { $seat }
replay-public = el público

simulate-title = { $game }: { $matches } partidas, { $players } jugadores, { $bots }
simulate-progress = Jugando
simulate-wins = Victorias
simulate-share = Parte
simulate-mean = Puntos de media
simulate-seat = Puesto
simulate-length = Decisiones por partida: media { $mean }, de { $low } a { $high }
simulate-speed = { $rate } decisiones por segundo
simulate-endings = Cómo acabaron
simulate-by = Por { $what }

rules-none = No hay regla { $id } en { $game }; las más cercanas son { $near }.
yes = sí
no = no
