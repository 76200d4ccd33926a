# La mesa del navegador en español.

page-slogan = Cuatro juegos del Oeste, una sola mesa.
skip-link = Saltar a la mesa
menu-home = Inicio
menu-rules = Reglas
menu-language = Idioma
menu-theme = Luz
theme-auto = como el sistema
theme-day = día
theme-dusk = anochecer
language-en = English
language-es = Español
menu-motion = Movimiento
motion-on = sí
motion-off = no
menu-speed = Velocidad
menu-settings = Ajustes
menu-pace = Los bots
pace-human = se toman su tiempo
pace-fast = juegan rápido
close = Cerrar
not-found = En esta dirección no hay nada.
go-home = Volver a la barra
failed = No ha podido ser: { $why }

home-play-now = Juega ya
home-new-table = Mesa nueva
home-my-tables = Tus mesas
home-open-tables = Mesas que esperan jugadores
home-no-open = Ahora mismo no espera nadie. Abre una mesa y envía el enlace.
home-players = De { $low } a { $high } jugadores
home-solo = De 1 a { $high } jugadores
home-your-turn = Te toca
home-waiting = Esperando jugadores
home-running = En juego
home-over = Terminada
home-seats-free = { $count ->
    [one] 1 puesto libre
   *[other] { $count } puestos libres
}
home-go-on = Seguir
home-look = Mirar
home-join = Sentarse
home-rules-of = Reglas de { $game }
home-forget = Olvidar

new-title = Mesa nueva
new-game = Juego
new-players = Jugadores
new-preset = Tipo de partida
new-options = Más opciones
new-usual = lo habitual
new-yes = sí
new-no = no
new-seat = Puesto { $number }
new-me = yo
new-here = alguien en este dispositivo
new-open = libre, con invitación
new-bot = bot
new-name = Nombre
new-your-name = Tu nombre
new-pace = Los bots
new-hints = Se pueden pedir pistas a un bot
new-listed = Cualquiera puede encontrar esta mesa
new-clock = Minutos por jugador (0: sin reloj)
new-create = Abrir la mesa
new-start = Empezar ya

level-easy = fácil
level-normal = normal
level-hard = difícil
level-expert = experto
preset-auto = lo habitual
preset-first-game = primera partida
preset-advanced = avanzado
preset-two-bandits = dos bandidos por jugador
preset-expert = experto
preset-full = juego completo
preset-basic = básico (familiar)
value-preset = según el tipo de partida
value-auto = lo habitual
value-short = corta
value-long = larga
value-random = al azar
value-choose = que elijan los jugadores
value-usual = lo habitual
value-shuffled = barajados
difficulty-apprentice = aprendiz
difficulty-beginner = principiante
difficulty-medium = intermedia
difficulty-hard = difícil
difficulty-epic = épica

lobby-title = Esperando jugadores
lobby-invite = Invita con este enlace
lobby-copy = Copiar
lobby-copied = Copiado
lobby-share = Compartir
lobby-qr = Código QR de la invitación
lobby-free = libre
lobby-take = Sentarme aquí
lobby-ready = a punto
lobby-not-ready = aún no
lobby-set-ready = Estoy a punto
lobby-unset-ready = Todavía no
lobby-start = Empezar la partida
lobby-waiting-host = La partida la empieza { $name }.
lobby-waiting-seats = Se puede empezar cuando todos los puestos estén ocupados y todo el mundo esté a punto.
lobby-hints = Se permiten pistas
lobby-no-hints = Mesa sin pistas
lobby-pace = los bots { $pace }
lobby-leave = Dejar la mesa
lobby-you = tú
lobby-bot = bot, { $level }
lobby-rename = Cambia tu nombre
lobby-rename-do = Cambiar
lobby-seat-bot = Sentar un bot
lobby-free-seat = Liberar el puesto
seat-cover = Que juegue un bot
notice-covered = Un bot juega por { $seat }, que no está.
table-refusal-not-away = Estaba aquí hace un momento; espera un minuto.
table-refusal-too-much-chat = Más despacio: los demás también quieren hablar.
table-refusal-other-rules = Esta mesa se jugó con unas reglas distintas de las de hoy.
lobby-device-link = Seguir jugando en otro dispositivo
lobby-device-hint = Este enlace guarda tu puesto. No se lo des a nadie.

seat = Puesto { $number }
seat-away = fuera
seat-lent = juega un bot ({ $level })
seat-bot = bot ({ $level })
seat-deciding = decide
seat-thinking = está pensando
clock-left = quedan { $minutes }:{ $seconds }

play-decides = { $seats }: { $decision }
play-watching = Estás mirando.
play-answered = Ya has respondido. Faltan los demás.
play-choices = Lo que puedes hacer
play-choices-hint = Las teclas 1 a 9 eligen, ? pregunta por qué no, h pide una pista, u deshace.
play-filter = Buscar
play-undo = Deshacer
play-why = ¿Por qué no?
play-hint = Pista
play-standing = { $choice }, y no me lo preguntes más en este turno
play-standing-on = Has dejado una respuesta para este turno.
play-withdraw = Pregúntame otra vez
play-film = Mira …
play-skip = Saltar
play-log = Lo que ha pasado
play-chat = Charla
play-chat-empty = Nadie ha dicho nada todavía.
play-say = Di algo
play-send = Enviar
play-watcher = alguien que mira
play-watching-count = { $count ->
    [0] no mira nadie
    [one] mira 1 persona
   *[other] miran { $count } personas
}
play-lend = Prestar mi puesto a un bot
play-take-back = Recuperar mi puesto
play-lent = Un bot juega por ti.
play-leave = Irme del todo
play-leave-sure = ¿Irte del todo? Un bot se queda tu puesto.
play-undone = { $seat } deshace su última elección.
play-board = La mesa
play-board-text = La mesa en texto
play-table-menu = Esta mesa

why-title = Lo que ahora no se puede, y por qué
why-none = Se puede todo lo que esta decisión podría ofrecer.
why-rule = Regla { $rule }
why-loading = Preguntando …

hint-thinking = Pensando …
hint-close = Cerrar la pista
hint-note = Lo que piensa un bot con lo que tú sabes: la probabilidad de ganar y su error.
hint-chance = Probabilidad de ganar
hint-value = un { $value } % (± { $error })
hint-unknown = sin probar
hint-best = la mejor
hint-chosen = elegida

review-title = Repaso
review-about = Un bot juzga cada decisión de un jugador con lo que sabía entonces: lo que dejó escapar y, aparte, la suerte.
review-seat = De quién son las decisiones
review-start = Repasar
review-stop = Parar
review-waiting = Hay otros antes …
review-progress = { $done } de { $total } decisiones juzgadas
review-sum = { $seat }: { $start } % al empezar, { $points } puntos que dejó escapar ({ $clear } con claridad), { $luck } por la suerte y los rivales, { $end } % al final.
review-plot = Hasta aquí, { $luck } puntos por la suerte y los rivales y { $points } puntos que dejó escapar.
review-luck-so-far = Suerte y rivales: { $points }
review-lost-so-far = Dejó escapar: { $points }
review-before = Decisión anterior
review-after = Siguiente decisión
review-look = Mirar como { $seat }
review-decision = La decisión
review-well = No se ve nada mejor.
review-better = Era mejor «{ $best }»: se escaparon { $points } puntos (± { $error }).
review-close = Quizá «{ $best }» sea mejor en { $points } puntos, pero eso cabe en el error (± { $error }).
review-luck = Después, la suerte y los rivales: { $points }.
review-no-decision = Aquí { $seat } no decide nada, o solo tiene una opción.
review-worst = Donde más se escapó
review-clear = −{ $points } (± { $error })
review-unclear = (−{ $points } ± { $error })
review-at = Paso { $step }: { $choice }
review-nothing-lost = No se escapó nada.

connection-connecting = Conectando …
connection-lost = Se ha perdido la conexión. Volviendo a intentarlo …
connection-resyncing = Poniéndose al día …
connection-closed = La mesa ha cerrado la puerta: { $why }

curtain-title = Pasa el dispositivo a { $seat }
curtain-hint = Que ahora no mire nadie más.
curtain-go = Soy { $seat }

end-title = Fin de la partida
end-winner = ¡Gana { $seats }!
end-shared = ¡Comparten la victoria { $seats }!
end-beaten = Esta vez ha ganado el juego.
end-again = Revancha
end-to-again = A la revancha
end-replay = Repetición
end-place = Lugar
end-score = Puntos
end-player = Jugador

replay-title = Repetición
replay-as = Como lo vio
replay-public = todo el mundo (lo público)
replay-step = Paso { $step } de { $last }
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-end = Al final
replay-link = Enlace a este momento
replay-continue = Seguir desde aquí contra bots
replay-continue-as = como { $seat }
replay-chose = { $seat }: { $choice }
replay-opening = La preparación

rules-title = Reglas
rules-search = Buscar en las reglas
rules-none = Ninguna regla lo contiene.
rules-count = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}

notice-bot-replaced = El bot de { $seat } ha fallado; sigue otro en su lugar.
notice-time-up = A { $seat } se le ha acabado el tiempo; sigue un bot.

table-refusal-not-started = La partida aún no ha empezado.
table-refusal-no-hints = En esta mesa no hay pistas.
table-refusal-too-many-hints = Una pista detrás de otra: espera un momento.
table-refusal-hint-failed = Esta vez el bot no tiene pista. Prueba otra vez.
table-refusal-too-many-reviews = Ya hay bastantes repasos a la vez desde tu dirección; espera a que acabe uno.
table-refusal-review-failed = El repaso se ha atascado. Prueba otra vez.
table-refusal-no-such-level = Ese bot no existe. Se admite: { $allowed }.
table-refusal-too-late = Mientras tanto la mesa ha seguido adelante.
table-refusal-lent = Un bot juega por ti; recupera antes tu puesto.
table-refusal-no-undo = No hay vuelta atrás: desde entonces se ha descubierto o sorteado algo, o han elegido otros.
table-refusal-only-watching = Solo estás mirando.
table-refusal-already-started = La partida ya ha empezado.
table-refusal-not-host = Eso solo puede hacerlo quien abrió la mesa.
table-refusal-seat-free = Queda un puesto libre.
table-refusal-not-ready = Alguien no está a punto todavía.
table-refusal-seat-taken = Ese puesto está ocupado.
table-refusal-table-full = La mesa está completa.
table-refusal-no-such-table = Esa mesa no existe.
table-refusal-no-such-seat = Este enlace no guarda ningún puesto aquí.
table-refusal-too-many-tables = Demasiadas mesas nuevas desde tu dirección; prueba más tarde.
table-refusal-too-many-sockets = Hay demasiadas ventanas abiertas en este servidor.
table-refusal-not-over = La partida no ha terminado.
table-refusal-no-connection = Ahora mismo no hay conexión.
table-refusal-unknown-game = Ese juego no existe.
table-refusal-internal = Algo ha fallado por nuestra parte.
table-refusal-other = La mesa no lo permite ({ $code }).

# Colt Express
colt-round = Ronda { $round } de 5
colt-event-end = Al final: { $event }
colt-common = Mazo común
colt-common-empty = Aún no hay cartas
colt-hand = Tu mano
colt-face-down = boca abajo
colt-face-down-yours = tuya, boca abajo
colt-deck = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
colt-hand-count = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
colt-bullets = { $count ->
    [one] 1 bala
   *[other] { $count } balas
}
colt-hits = { $count ->
    [one] 1 disparo recibido
   *[other] { $count } disparos recibidos
}
colt-neutral = { $count } balas neutrales
colt-purse = bolsa de { $value }
colt-purse-unknown = bolsa, valor desconocido
colt-jewel = { $count ->
    [one] joya
   *[other] { $count } joyas
}
colt-strongbox = { $count ->
    [one] caja fuerte
   *[other] { $count } cajas fuertes
}
colt-marshal = El Marshal
colt-train = El tren
colt-here = { $place }: { $what }
colt-nothing = nada
colt-turn-standard = Turno normal: cartas boca arriba
colt-turn-tunnel = Túnel: cartas boca abajo
colt-turn-speeding-up = Aceleración: dos acciones cada uno
colt-turn-switching = Cambio de vías: al revés
colt-rule-of = Reglas: { $what }
colt-first = Jugador inicial
colt-loot-of = Botín de { $seat }
