# Lo que comparten todos los juegos.

seat = Puesto { $number }
list = { $start } y { $last }
list-before-i = { $start } e { $last }

refusal-game-over = La partida ha terminado.
refusal-not-your-decision = No te toca decidir a ti.
refusal-other-decision = Eso no responde a lo que se pregunta ahora: { $decision }

table-turn = { $seat } · { $decision }
table-thinking = { $seat } está pensando…
table-log = Qué ha pasado
table-prompt = Número o texto de tu elección (? por qué no, u deshacer, b tablero, q salir)
table-standing = { $choice }, y no me lo preguntes más en este turno
table-not-understood = «{ $text }» no es un número del 1 al { $count } ni una de las opciones.
table-why-not-title = Ahora no se puede
table-why-not-none = Todo lo que esta decisión podría ofrecer es posible.
table-why-not-hint = Escribe ? y una opción, por ejemplo «? { $text }», para preguntar por cualquier otra.
table-rule = regla { $rule }
table-no-undo = No hay vuelta atrás: desde entonces se ha revelado o sorteado algo, o ha elegido otra persona.
table-undone = Deshecho.
table-curtain = Pasa el dispositivo a la { $person } ({ $seat }) y pulsa Intro.
table-person = persona { $number }
table-possible = Eso se puede ahora.
table-no-such-choice = «{ $text }» no es una elección de este juego.
table-left = Has dejado la mesa.
table-saved = La partida está en { $file }.
table-over = Fin de la partida
table-beaten = Esta vez ha ganado el juego.
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
simulate-per-match = Por partida
simulate-matches = Partidas
simulate-endings = Cómo acabaron
simulate-by = Por { $what }

rules-none = No hay regla { $id } en { $game }; las más cercanas son { $near }.
rules-none-near = No hay regla { $id } en { $game }.

## La línea de órdenes

cli-about = Cuatro juegos de mesa del Oeste: juégalos, repásalos, consulta sus reglas, simúlalos.
cli-play = Juega en el terminal, contra bots o pasando el dispositivo.
cli-replay = Recorre una partida grabada tal como la vio un puesto o el público.
cli-simulate = Deja que los bots jueguen muchas partidas y cuenta qué pasa.
cli-rules = Muestra las reglas de un juego, o aquellas cuyo ID es ID o empieza por él.
cli-games = Lista los juegos y sus opciones.
cli-version = Muestra la versión.
cli-arg-game = El juego, por ejemplo colt-express.
cli-arg-file = Una partida grabada con play --record.
cli-arg-id = Una regla como CE-FIRE-4, o un grupo como CE-FIRE.
cli-serve = Abre la mesa en el navegador, para ti y para quien reciba tu enlace.
cli-opt-host = La dirección en la que se escucha; con 0.0.0.0 entra quien esté en tu red.
cli-opt-port = El puerto en el que se escucha.
cli-opt-data = El archivo que guarda todas las mesas.
cli-opt-open = Abre un navegador; sin ella, solo si hay alguien ante la terminal.
cli-opt-thinkers = En cuántos procesos piensan los bots.
serve-address = La cantina está abierta en { $address }
serve-not-installed = La mesa del navegador necesita más paquetes (falta { $package }): pip install "cantina[server]"
serve-data = Las mesas se guardan en { $file }. Ctrl+C la cierra.
cli-opt-tables = Cuántas mesas por hora puede abrir una dirección.
cli-opt-sockets = Cuántas ventanas puede tener en las mesas una dirección.
cli-opt-players = Cuántos puestos; si falta, el número habitual.
cli-opt-preset = El modo de juego, por ejemplo advanced.
cli-opt-set = Otra opción del juego, como NOMBRE=VALOR; puede repetirse.
cli-opt-people = Cuántos puestos son personas; si son varias, un telón oculta la mano de cada una.
cli-opt-bots = Los bots de los demás puestos, separados por comas: random, greedy o greedy:PARTIDAS.
cli-opt-seed = La semilla del reparto; con la misma semilla se reparte lo mismo.
cli-opt-record = Guarda la partida en este fichero, aunque te vayas antes.
cli-opt-lang = en o es; si falta, el idioma de tu sistema.
cli-opt-seat = Con qué ojos: public, o un número de puesto desde 1.
cli-opt-all = Cuenta la partida entera sin detenerse.
cli-opt-games = Cuántas partidas.
cli-opt-jobs = Cuántos procesos.
cli-opt-json = Escribe JSON para programas.
cli-opt-search = Solo las reglas que contengan este texto.
cli-interrupted = Interrumpido.
cli-pipe-closed = La salida se cerró antes de terminar de escribir.
cli-input-ended = La entrada se acabó antes que la partida.
cli-misused = Así no funciona: { $detail }
cli-output = la salida
cli-file = { $file }: { $detail }
cli-bad-option = «{ $value }» no vale para { $option }. Se admite: { $allowed }.
cli-unknown-game = Juego desconocido: { $detail }.
cli-bad-record = La partida no se puede repasar: { $detail }.
