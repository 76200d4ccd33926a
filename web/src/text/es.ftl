# La mesa del navegador en español.

page-slogan = Juegos del Oeste, una sola mesa.
skip-link = Saltar a la mesa
menu-home = Inicio
menu-rules = Reglas
menu-language = Idioma
menu-theme = Tema
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
request-failed = No ha podido ser: { $why }

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
home-resume = Seguir
home-watch = Mirar
home-join = Sentarse
home-rules-of = Reglas de { $game }
home-forget = Olvidar
home-turn-of = Turno: { $names }
home-you = tú
home-with = con { $names }
home-you-won = Has ganado
home-won-by = Victoria: { $names }
home-lost = No ha ganado nadie
home-replay = Repetición
home-review = Repaso
home-table = Una mesa
home-gone = Esta mesa ya no existe: la han borrado del servidor.
home-seat-gone = Tu puesto en esta mesa es ahora de otra persona.

new-title = Mesa nueva
new-game = Juego
new-players = Jugadores
new-preset = Tipo de partida
new-options = Más opciones
new-default = lo habitual
new-seat = Puesto { $number }
    .the = el puesto { $number }
    .of = del puesto { $number }
    .to = al puesto { $number }
proper-name = { $name }
    .the = { $name }
    .of = de { $name }
    .to = a { $name }
new-me = yo
new-same-device = alguien en este dispositivo
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

lobby-remove = Quitar
lobby-remove-sure = ¿Quitas a { $name } de la mesa?
lobby-remove-free = Sí, dejar libre el puesto
lobby-remove-bot = Sí, poner un bot
lobby-remove-keep = No
invite-network = Para quien esté en tu misma red.
invite-local-only = Este enlace solo se abre en este equipo. Para que entren otros, arranca el servidor con
pass-device-plays = Juegas con { $seat_the }.
new-default-is = lo habitual ({ $value })
new-pick = elegir…
new-pick-number = { $option }, número { $number }

lobby-title = Esperando jugadores
lobby-invite = Invita con este enlace
lobby-copy = Copiar
lobby-copied = Copiado
lobby-share = Compartir
lobby-qr = Código QR de la invitación
lobby-free = libre
lobby-sit = Sentarme aquí
lobby-ready = listo
lobby-not-ready = aún no
lobby-set-ready = Estoy listo
lobby-unset-ready = Todavía no
lobby-start = Empezar la partida
lobby-waiting-host = La partida la empieza { $name }.
lobby-waiting-seats = Se puede empezar cuando todos los puestos estén ocupados y todos estén listos.
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
lobby-device-link = Seguir jugando en otro dispositivo
lobby-device-hint = Este enlace guarda tu puesto. No se lo des a nadie.
couch-open = Mostrar esta mesa en un televisor
couch-hint = La pantalla de la sala enseña solo lo que todos pueden ver; cada cual juega con su móvil.
couch-join = Siéntate con tu móvil
couch-join-hint = Escanea el código. Tu mano solo se ve en tu móvil.
couch-phone = Se juega con el móvil; aquí solo está lo que todos pueden ver.
couch-whole-screen = Pantalla completa
couch-window = Salir de pantalla completa
push-turns = Avísame cuando me toque en esta mesa
push-hint = También sin ninguna página abierta. El aviso dice el juego y nada de la partida.
push-not-allowed = Tu navegador no permite avisos de esta página.
push-failed = No se ha podido apuntar este navegador para recibir avisos.

seat = Puesto { $number }
seat-away = fuera
seat-lent = juega un bot ({ $level })
seat-bot = bot ({ $level })
seat-deciding = decide
seat-thinking = está pensando
seat-let-bot-play = Que juegue un bot
clock-left = quedan { $minutes }:{ $seconds }

play-decides = { $seats }: { $decision }
play-watching = Estás mirando.
play-answered = Ya has respondido. Faltan los demás.
play-choices = Lo que puedes hacer
play-choices-hint = Teclas: 1 a 9 eligen, ? por qué no, h pista, u deshacer, i de cerca, r reglas, , y . paso atrás y adelante, Escape volver.
play-filter = Buscar
play-undo = Deshacer
play-why-not = ¿Por qué no?
play-hint = Pista
play-answer-standing = { $choice }, y no me lo preguntes más en este turno
play-standing-active = Has dejado una respuesta para este turno.
play-withdraw-standing = Pregúntame otra vez
play-animation = Mira…
play-skip = Saltar
play-log = Lo que ha pasado
play-chat = Charla
play-chat-empty = Nadie ha dicho nada todavía.
play-chat-input = Di algo
play-chat-send = Enviar
play-spectator = alguien que mira
play-watching-count = { $count ->
    [0] no mira nadie
    [one] mira 1 persona
   *[other] miran { $count } personas
}
play-lend-seat = Prestar mi puesto a un bot
play-reclaim-seat = Recuperar mi puesto
play-seat-lent = Un bot juega por ti.
play-leave = Irme del todo
play-leave-sure = ¿Irte del todo? Un bot se queda tu puesto.
play-undone = { $seat_the } deshace su última elección.
play-board = La mesa
play-board-text = La mesa en texto
play-table-menu = Esta mesa

turn-yours = Te toca
menu-confirm = Confirmar mis jugadas
menu-sound = Sonido cuando me toca
menu-notifications = Avisarme cuando me toca

play-heading-host = { $game } · mesa de { $name }
play-players = Jugadores
play-messages = Lo que ha pasado, charla y esta mesa
play-overlay = De cerca
play-list = Ver las { $count }
play-all-choices = Ver todas las opciones
play-confirm = { $choice } ✓
play-reconsider = Esta no
play-undo-choice = Deshacer: { $choice }
play-undo-not = No hay nada que deshacer, o alguien ya se ha enterado de algo.
play-chat-unread = { $count ->
    [one] 1 mensaje sin leer
   *[other] { $count } mensajes sin leer
}

film-bar = Lo que se está viendo
film-back = Un paso atrás
film-on = Un paso adelante
film-play = Seguir
film-pause = Pausa
film-paused = En pausa: ve paso a paso o sigue.
film-log = Registro
film-look = Ver este momento
film-missed = { $count ->
    [one] 1 paso que no has visto
   *[other] { $count } pasos que no has visto
}

close-up-designed = Carta nuestra: la impresa no estaba disponible.
close-up-partly = En parte nuestra: ninguna fuente muestra el resto de esta carta.

end-how = Cómo acabó: { $how }
end-look = Mirar la mesa
end-show = Ver el resultado

why-not-title = Lo que ahora no se puede, y por qué
why-not-none = Se puede todo lo que esta decisión podría ofrecer.
why-not-rule = Regla { $rule }
why-not-loading = Preguntando…

hint-thinking = Pensando…
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
review-waiting = Hay otros antes…
review-progress = { $done } de { $total } decisiones juzgadas
review-summary = { $seat }: { $start } % al empezar, { $points } puntos que dejó escapar ({ $clear } con claridad), { $luck } por la suerte y los rivales, { $end } % al final.
review-plot = Hasta aquí, { $luck } puntos por la suerte y los rivales y { $points } puntos que dejó escapar.
review-luck-so-far = Suerte y rivales: { $points }
review-given-up-so-far = Dejó escapar: { $points }
review-before = Decisión anterior
review-after = Siguiente decisión
review-view-as = Mirar como { $seat_the }
review-decision = La decisión
review-best-chosen = No se ve nada mejor.
review-better = Era mejor «{ $best }»: se escaparon { $points } puntos (± { $error }).
review-within-error = Quizá «{ $best }» sea mejor en { $points } puntos, pero eso cabe en el error (± { $error }).
review-luck = Después, la suerte y los rivales: { $points }.
review-no-decision = Aquí { $seat_the } no decide nada, o solo tiene una opción.
review-worst = Donde más se escapó
review-clear = −{ $points } (± { $error })
review-unclear = (−{ $points } ± { $error })
review-step = Paso { $step }: { $choice }
review-nothing-given-up = No se escapó nada.

connection-connecting = Conectando…
connection-lost = Se ha perdido la conexión. Volviendo a intentarlo…
connection-resyncing = Poniéndose al día…
connection-closed = La mesa ha cerrado la puerta: { $why }

pass-device-title = Pasa el dispositivo { $seat_to }
pass-device-hint = Que ahora no mire nadie más.
pass-device-go = Soy { $seat_the }

end-title = Fin de la partida
end-beaten = Esta vez ha ganado el juego.
end-rematch = Revancha
end-to-rematch = A la revancha
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
replay-pictured = Donde el enlace tenga vista previa, se verá este momento.
replay-not-pictured = El enlace funciona; este navegador no ha podido hacer la imagen de su vista previa.
replay-continue = Seguir desde aquí contra bots
replay-continue-as = como { $seat_the }
replay-chose = { $seat }: { $choice }
replay-setup = La preparación

rules-title = Reglas
rules-search = Buscar en las reglas
rules-none = Ninguna regla lo contiene.
rules-count = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
rules-mark-designed = nuestra
rules-mark-reading = lectura nuestra
rules-legend-designed = es nuestra: ninguna fuente la dice ni la muestra.
rules-legend-reading = es como leemos el reglamento donde calla o se puede leer de dos maneras.
numbers-set = Números: { $name } ({ $count ->
    [one] 1 distinto
   *[other] { $count } distintos
})
numbers-unnamed = sin nombre

notice-bot-replaced = El bot { $seat_of } ha fallado; esta vez ha elegido uno fácil en su lugar.
notice-time-up = { $seat_to } se le ha acabado el tiempo; sigue un bot.
notice-covered = Un bot juega por { $seat_the }, que no está.

error-not-started = La partida aún no ha empezado.
error-no-hints = En esta mesa no hay pistas.
error-too-many-hints = Demasiadas pistas seguidas: espera un momento.
error-hint-failed = Esta vez el bot no tiene pista. Prueba otra vez.
error-too-many-reviews = Ya hay bastantes repasos a la vez desde tu dirección; espera a que acabe uno.
error-review-failed = El repaso se ha atascado. Prueba otra vez.
error-no-such-level = Ese bot no existe. Se admite: { $allowed }.
error-too-late = Mientras tanto la mesa ha seguido adelante.
error-lent = Un bot juega por ti; recupera antes tu puesto.
error-no-undo = No hay vuelta atrás: desde entonces se ha descubierto o sorteado algo, o han elegido otros.
error-only-watching = Solo estás mirando.
error-already-started = La partida ya ha empezado.
error-not-host = Eso solo puede hacerlo quien abrió la mesa.
error-seat-free = Queda un puesto libre.
error-not-ready = Todavía no están listos todos.
error-seat-taken = Ese puesto está ocupado.
error-table-full = La mesa está completa.
error-no-such-table = Esa mesa no existe.
error-table-damaged = Esta mesa ya no se puede leer. Se ha avisado a quien lleva el servidor.
error-table-closed = La mesa ha tenido que cerrarse un momento. Prueba otra vez.
error-no-such-seat = Este enlace no guarda ningún puesto aquí.
error-push-off = Este servidor no envía avisos.
error-bad-subscription = No se admite el servicio de avisos de este navegador: { $why }
error-too-many-tables = Demasiadas mesas nuevas desde tu dirección; prueba más tarde.
error-too-many-sockets = Hay demasiadas ventanas abiertas en este servidor.
error-too-fast = Demasiadas peticiones desde tu dirección; espera un momento.
error-too-many-replays = Ya son bastantes repeticiones desde tu dirección; espera un momento.
error-not-over = La partida no ha terminado.
error-other-rules = Esta mesa se jugó con unas reglas distintas de las de hoy.
error-too-much-chat = Más despacio: los demás también quieren hablar.
error-not-away = Estaba aquí hace un momento; espera un minuto.
error-no-connection = Ahora mismo no hay conexión.
error-unknown-game = Ese juego no existe.
error-too-many-joins = Demasiados puestos ocupados desde tu dirección; prueba más tarde.
error-too-many-pictures = Demasiadas imágenes desde tu dirección; prueba más tarde.
error-bad-request = El servidor no ha entendido la petición. Vuelve a cargar la página.
error-not-understood = La mesa no ha entendido a esta página. Vuelve a cargarla.
error-too-large = Es más de lo que el servidor admite de una vez.
error-too-slow = La conexión es demasiado lenta para esta mesa. Prueba otra vez.
error-other-origin = Eso solo pueden hacerlo las páginas de este servidor.
error-hello-first = La mesa no ha sabido a tiempo quién está ahí. Vuelve a cargar la página.
error-hello-twice = La página ha saludado dos veces a la mesa. Vuelve a cargarla.
error-no-such-choice = En este juego no existe esa jugada.
error-no-standing-answer = A esto no se puede responder por adelantado.
error-no-pictures = Este servidor no guarda imágenes.
error-bad-picture = La imagen no se puede usar.
error-empty = No hay nada que enviar.
error-not-in-lesson = En una lección no se puede hacer eso.
error-unknown-lesson = Esa lección no existe.
error-internal = Algo ha fallado por nuestra parte.
error-other = La mesa no lo permite ({ $code }).
