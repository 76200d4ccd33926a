# Colt Express en español.

## Palabras

bandit-ghost = Ghost
    .o = o
bandit-doc = Doc
    .o = o
bandit-tuco = Tuco
    .o = o
bandit-django = Django
    .o = o
bandit-belle = Belle
    .o = a
bandit-cheyenne = Cheyenne
    .o = a

action-move = Mover
action-floor = Cambiar de piso
action-fire = Disparo
action-punch = Puñetazo
action-robbery = Robar
card-ghost-move = { action-move } de { bandit-ghost }
card-ghost-floor = { action-floor } de { bandit-ghost }
card-ghost-fire = { action-fire } de { bandit-ghost }
card-ghost-punch = { action-punch } de { bandit-ghost }
card-ghost-robbery = { action-robbery } de { bandit-ghost }
card-ghost-marshal = { action-marshal } de { bandit-ghost }
card-doc-move = { action-move } de { bandit-doc }
card-doc-floor = { action-floor } de { bandit-doc }
card-doc-fire = { action-fire } de { bandit-doc }
card-doc-punch = { action-punch } de { bandit-doc }
card-doc-robbery = { action-robbery } de { bandit-doc }
card-doc-marshal = { action-marshal } de { bandit-doc }
card-tuco-move = { action-move } de { bandit-tuco }
card-tuco-floor = { action-floor } de { bandit-tuco }
card-tuco-fire = { action-fire } de { bandit-tuco }
card-tuco-punch = { action-punch } de { bandit-tuco }
card-tuco-robbery = { action-robbery } de { bandit-tuco }
card-tuco-marshal = { action-marshal } de { bandit-tuco }
card-django-move = { action-move } de { bandit-django }
card-django-floor = { action-floor } de { bandit-django }
card-django-fire = { action-fire } de { bandit-django }
card-django-punch = { action-punch } de { bandit-django }
card-django-robbery = { action-robbery } de { bandit-django }
card-django-marshal = { action-marshal } de { bandit-django }
card-belle-move = { action-move } de { bandit-belle }
card-belle-floor = { action-floor } de { bandit-belle }
card-belle-fire = { action-fire } de { bandit-belle }
card-belle-punch = { action-punch } de { bandit-belle }
card-belle-robbery = { action-robbery } de { bandit-belle }
card-belle-marshal = { action-marshal } de { bandit-belle }
card-cheyenne-move = { action-move } de { bandit-cheyenne }
card-cheyenne-floor = { action-floor } de { bandit-cheyenne }
card-cheyenne-fire = { action-fire } de { bandit-cheyenne }
card-cheyenne-punch = { action-punch } de { bandit-cheyenne }
card-cheyenne-robbery = { action-robbery } de { bandit-cheyenne }
card-cheyenne-marshal = { action-marshal } de { bandit-cheyenne }
action-marshal = Marshal

card-move = { action-move }
card-floor = { action-floor }
card-fire = { action-fire }
card-punch = { action-punch }
card-robbery = { action-robbery }
card-marshal = { action-marshal }
card-bullet-ghost = bala de { bandit-ghost }
card-bullet-doc = bala de { bandit-doc }
card-bullet-tuco = bala de { bandit-tuco }
card-bullet-django = bala de { bandit-django }
card-bullet-belle = bala de { bandit-belle }
card-bullet-cheyenne = bala de { bandit-cheyenne }
card-bullet-neutral = bala neutral

bullet-ghost = una bala de Ghost
bullet-doc = una bala de Doc
bullet-tuco = una bala de Tuco
bullet-django = una bala de Django
bullet-belle = una bala de Belle
bullet-cheyenne = una bala de Cheyenne
bullet-neutral = una bala neutral

loot-purse = bolsa
loot-jewel = joya
loot-strongbox = caja fuerte

place-0i = la Locomotora
    .to = a la Locomotora
    .from = de la Locomotora
    .in = en la Locomotora
place-0r = el techo de la Locomotora
    .to = al techo de la Locomotora
    .from = del techo de la Locomotora
    .in = en el techo de la Locomotora
place-1i = el vagón 1
    .to = al vagón 1
    .from = del vagón 1
    .in = en el vagón 1
place-1r = el techo del vagón 1
    .to = al techo del vagón 1
    .from = del techo del vagón 1
    .in = en el techo del vagón 1
place-2i = el vagón 2
    .to = al vagón 2
    .from = del vagón 2
    .in = en el vagón 2
place-2r = el techo del vagón 2
    .to = al techo del vagón 2
    .from = del techo del vagón 2
    .in = en el techo del vagón 2
place-3i = el vagón 3
    .to = al vagón 3
    .from = del vagón 3
    .in = en el vagón 3
place-3r = el techo del vagón 3
    .to = al techo del vagón 3
    .from = del techo del vagón 3
    .in = en el techo del vagón 3
place-4i = el vagón 4
    .to = al vagón 4
    .from = del vagón 4
    .in = en el vagón 4
place-4r = el techo del vagón 4
    .to = al techo del vagón 4
    .from = del techo del vagón 4
    .in = en el techo del vagón 4
place-5i = el vagón 5
    .to = al vagón 5
    .from = del vagón 5
    .in = en el vagón 5
place-5r = el techo del vagón 5
    .to = al techo del vagón 5
    .from = del techo del vagón 5
    .in = en el techo del vagón 5
place-6i = el vagón 6
    .to = al vagón 6
    .from = del vagón 6
    .in = en el vagón 6
place-6r = el techo del vagón 6
    .to = al techo del vagón 6
    .from = del techo del vagón 6
    .in = en el techo del vagón 6

way-forward = hacia delante
way-backward = hacia atrás

turn-standard = estándar
turn-tunnel = túnel
turn-speeding-up = acelerando
turn-switching = intercambiar

round-card-angry = el Marshal furioso
round-card-swivel = la grúa de correo
round-card-braking = el freno
round-card-takeall = la segunda caja fuerte
round-card-rebellion = los pasajeros
round-card-bridge = el puente
round-card-cave = la cueva
round-card-st_revenge = la estación de la venganza
round-card-st_pickpocket = la estación de los carteristas
round-card-st_hostage = la estación del rehén

round-event-none = ningún evento
round-event-angry-marshal = Marshal Furioso
round-event-swivel-arm = Grúa de correo
round-event-braking = Freno
round-event-take-it-all = ¡A por todas!
round-event-rebellion = Rebelión de los pasajeros
round-event-revenge = La venganza del Marshal
round-event-pickpocketing = Carterista
round-event-hostage = Secuestro del conductor

why-nowhere-to-go = no hay adónde ir
why-no-target = no hay nadie a tiro
why-no-bullets = no quedan balas en el tambor
why-nobody-here = no hay nadie más aquí
why-no-loot = no tiene botín que perder
why-no-loot-here = aquí no hay botín

## Decisiones

decision-recruit = suma un segundo bandido a tu equipo
decision-place = elige en secreto quién empieza en el vagón de cola
decision-pick = elige una carta antes de barajar tu mazo
decision-plan = juega una carta o coge tres
decision-cover = cubre el disparo con una carta de tu otro bandido
decision-keep = descarta cartas y guarda el resto para la próxima ronda
decision-move = elige adónde ir
decision-fire = elige a quién disparar
decision-punch = elige a quién dar el puñetazo
decision-drop = elige qué botín pierde el bandido golpeado
decision-push = elige hacia dónde sale despedido el bandido golpeado
decision-rob = elige qué botín robar
decision-marshal = elige hacia dónde va el Marshal
decision-pickpocket = roba una bolsa de aquí, o déjala
decision-character = elige tu personaje

## Elecciones

choice-plan = Jugar { $action }
choice-plan-face-down = Jugar { $action } boca abajo
choice-plan-for = Jugar la carta { $action } de { $bandit }
choice-plan-for-face-down = Jugar la carta { $action } de { $bandit } boca abajo
choice-draw = Coger tres cartas
choice-cover = Cubrir con { $action } de { $bandit }
choice-cover-nothing = No añadir ninguna carta
choice-pick = Elegir { $action } de { $bandit }
choice-discard = Descartar { $action }
choice-discard-bullet = Descartar { $bullet }
choice-keep = Guardar las cartas que quedan
choice-recruit = Reclutar a { $bandit }
choice-caboose = { $bandit } empieza en el vagón de cola
choice-move = Ir { $place_to }
choice-fire = Disparar a { $bandit }
choice-punch = Dar un puñetazo a { $bandit }
choice-drop = Que suelte una { $loot }
choice-push = Empujar { $way }
choice-rob = Robar una { $loot }
choice-rob-purse = Robar la bolsa n.º { $purse }
choice-marshal = Mover al Marshal { $way }
choice-pickpocket-purse = Coger la bolsa n.º { $purse }
choice-pickpocket-nothing = Dejar las bolsas
choice-character = Jugar con { $bandit }
choice-pick-nothing = No elegir ninguna carta
choice-discard-for = Descartar { $action } de { $bandit }

## Negativas

refusal-already-hidden = En un túnel todas las cartas se juegan boca abajo; juégala sin más.
refusal-later-turn = Ghost solo permite jugar una carta boca abajo en el primer turno de la ronda.
refusal-belle-protected = Belle no puede ser el blanco si hay otro bandido que pueda serlo.
refusal-blocked = Hay otro bandido en los techos entre el tuyo y { $bandit }.
refusal-not-in-deck = La carta { $action } de { $bandit } no está en tu mazo.
refusal-not-in-hand = No tienes esa carta en la mano.
refusal-deck-empty = Tu mazo está vacío: no hay nada que coger.
refusal-deck-and-discard-empty = Tu mazo y tu descarte están vacíos: no hay nada que coger.
refusal-face-up = En este turno las cartas se juegan boca arriba.
refusal-name-the-bandit = Llevas dos bandidos: hay que decir de cuál es la carta.
refusal-face-up-turn = En este turno las cartas se juegan boca arriba; solo quien lleva a Ghost puede jugar una boca abajo, en el primer turno de la ronda.
refusal-no-bullets-left = El tambor está vacío: no queda ninguna bala.
refusal-no-such-loot = El bandido golpeado no tiene ninguna { $loot }.
refusal-not-here = Solo se puede golpear a otro bandido que esté en el mismo lugar.
refusal-not-in-play = { $bandit } no está en esta partida.
refusal-not-lying-here = Ese botín no está donde se encuentra tu bandido.
refusal-not-your-bandit = { $bandit } no es uno de tus bandidos.
refusal-off-the-train = El tren no llega hasta { $place }.
refusal-other-floor = { $bandit } está en el otro piso.
refusal-other-floor-for-tuco = { $bandit } está en el otro piso; Tuco solo dispara a través del techo de su propio vagón.
refusal-other-floor-move = La carta Mover no cambia de piso; para eso está Cambiar de piso.
refusal-same-bandit = La carta que cubre tiene que ser de tu otro bandido.
refusal-own-location = No se puede disparar a un bandido que está en el mismo lugar.
refusal-purse-not-here = Esa bolsa no está donde tu bandido se encuentra a solas.
refusal-pushed-off-the-train = Ahí acaba el tren: el golpeado solo puede salir hacia el otro lado.
refusal-marshal-off-the-train = Ahí acaba el tren: el Marshal solo puede ir hacia el otro lado.
refusal-staying = Hay que cambiar de vagón: quedarse en el sitio no vale.
refusal-taken = Ya han reclutado a { $bandit }.
refusal-too-far = Desde el interior solo se puede disparar al vagón de delante o al de detrás.
refusal-too-far-inside = Por el interior solo se avanza o retrocede un vagón.
refusal-too-far-on-the-roof = Por los techos se avanzan o retroceden tres vagones como mucho.
refusal-not-recruitable = { $bandit } no se recluta: elige entre Cheyenne, Django y Tuco.
event-nothing-picked = { $seat_count ->
    [one] { $seat } no elige ninguna carta antes de barajar.
   *[other] { $seat } no eligen ninguna carta antes de barajar.
}
refusal-must-pick = En esta partida hay que elegir una carta.
refusal-only-recruited = Con dos bandidos por jugador, { $bandit } se recluta después: elige entre Ghost, Doc y Belle.
refusal-character-taken = Ya lleva otro jugador a { $bandit }.

## Qué ha pasado

event-recruited = { $leader } recluta a { $bandit }.
event-character-chosen = El puesto { $number } elige a { $bandit }.
event-bandit-placed = { $bandit } empieza { $place_in }.
event-first-player-drawn = { $seat_count ->
    [one] { $bandit } es el Jugador Inicial.
   *[other] Sale el peón de { $bandit }: su jugador es el Jugador Inicial.
}
event-round-begun = { $first_count ->
    [one] Comienza la ronda { $round }. Jugador Inicial: { $first }.
   *[other] Comienza la ronda { $round }. Jugador Inicial: el equipo { $first_of }.
}
event-card-picked = { $known ->
    [yes] { $seat_count ->
        [one] { $seat } elige { $card } de { $bandit } antes de barajar.
       *[other] { $seat } eligen { $card } de { $bandit } antes de barajar.
    }
   *[no] { $seat_count ->
        [one] { $seat } elige una carta antes de barajar.
       *[other] { $seat } eligen una carta antes de barajar.
    }
}
event-cards-drawn = { $known ->
    [yes] { $seat_count ->
        [one] { $seat } coge { $cards }.
       *[other] { $seat } cogen { $cards }.
    }
   *[no] { $seat_count ->
        [one] { $seat } { $count ->
            [0] no coge ninguna carta
            [one] coge una carta
           *[other] coge { $count } cartas
        }.
       *[other] { $seat } { $count ->
            [0] no cogen ninguna carta
            [one] cogen una carta
           *[other] cogen { $count } cartas
        }.
    }
}
event-deck-rebuilt = { $seat_count ->
    [one] { $seat } baraja su descarte para formar un nuevo mazo.
   *[other] { $seat } barajan su descarte para formar un nuevo mazo.
}
event-round-card-revealed = { $round_event ->
    [none] Carta de ronda: { $round_card }. Turnos: { $turns }.
   *[other] Carta de ronda: { $round_card }. Turnos: { $turns }. Evento al final: «{ $round_event }».
}
event-turn-begun = Turno { $turn }: { $turn_kind }.
event-card-played = { $bandit } juega { $action }.
event-card-played-face-down = { $known ->
    [yes] { $bandit } juega { $action } boca abajo.
   *[no] { $seat_count ->
        [one] { $seat } juega una carta boca abajo.
       *[other] { $seat } juegan una carta boca abajo.
    }
}
event-card-discarded = { $seat_count ->
    [one] { $seat } descarta { $card }.
   *[other] { $seat } descartan { $card }.
}
event-hand-kept = { $seat_count ->
    [one] { $count ->
        [0] { $seat } no guarda ninguna carta.
        [one] { $seat } guarda una carta.
       *[other] { $seat } guarda { $count } cartas.
    }
   *[other] { $count ->
        [0] { $seat } no guardan ninguna carta.
        [one] { $seat } guardan una carta.
       *[other] { $seat } guardan { $count } cartas.
    }
}
event-card-resolved = { $was_hidden ->
    [yes] Se descubre la carta { $action } de { $bandit }.
   *[no] Se ejecuta la carta { $action } de { $bandit }.
}
event-nothing-happened = La carta { $action } de { $bandit } no tiene efecto: { $why }.
event-bandit-moved = { $bandit } pasa { $origin_from } { $place_to }.
event-floor-changed = { $bandit } cambia de piso y pasa { $place_to }.
event-bandit-shot = { $left ->
    [0] { $bandit } dispara a { $target } con su última bala.
    [one] { $bandit } dispara a { $target }. A { $bandit } le queda una bala.
   *[other] { $bandit } dispara a { $target }. A { $bandit } le quedan { $left } balas.
}
event-bandit-punched = { $bandit } da un puñetazo a { $target }.
event-bandit-pushed = { $target } sale despedid{ $target_o } { $place_to }.
event-loot-lost = { $known ->
    [yes] { $place ->
        [none] { $target } pierde una { $loot } de { $value } $.
       *[other] { $target } suelta una { $loot } de { $value } $ { $place_in }.
    }
   *[no] { $place ->
        [none] { $target } pierde una { $loot }.
       *[other] { $target } suelta una { $loot } { $place_in }.
    }
}
event-loot-taken = { $known ->
    [yes] { $bandit } roba una { $loot } de { $value } $.
   *[no] { $bandit } roba una { $loot }.
}
event-marshal-moved = El Marshal pasa { $unit_to }.
event-marshal-met = { $bandit } se topa con el Marshal y huye { $place_to }.
event-neutral-bullet-given = { $left ->
    [0] { $bandit } recibe la última bala neutral.
    [one] { $bandit } recibe una bala neutral. Queda una.
   *[other] { $bandit } recibe una bala neutral. Quedan { $left }.
}
event-neutral-bullets-short = { $left ->
    [0] No queda ninguna bala neutral: nadie recibe ninguna.
    [1] Harían falta { $count } balas neutrales y solo queda una: nadie recibe ninguna.
   *[other] Harían falta { $count } balas neutrales y solo quedan { $left }: nadie recibe ninguna.
}
event-round-event-happened = Ocurre el evento «{ $round_event }».
event-strongbox-laid = La segunda caja fuerte se coloca { $place_in }.
event-ransom-secured = { $bandit } retiene al conductor: { $money } $ de rescate al final.
event-purse-left = { $bandit } no coge ninguna bolsa.
event-round-ended = Termina la ronda { $round }.
event-gunslinger-named = { $seat_count ->
    [one] { $seat } recibe el título de Pistolero: { $money } $.
   *[other] { $seat } reciben el título de Pistolero: { $money } $.
}
event-money-counted = { $seat_count ->
    [one] { $seat } escapa con { $money } $.
   *[other] { $seat } escapan con { $money } $.
}
event-game-won = { $seats_count ->
    [one] Gana { $seats }.
   *[other] Ganan { $seats }.
}

## Resultado y estadísticas

breakdown-purses = bolsas
breakdown-jewels = joyas
breakdown-strongboxes = cajas fuertes
breakdown-ransom = rescate
breakdown-gunslinger = Pistolero
breakdown-shots = disparos
breakdown-bullets-received = balas recibidas
ending-five-rounds = tras las cinco rondas
statistic-character = personaje
statistic-round = ronda
statistic-cards = cartas resueltas
statistic-no-effect = sin efecto
statistic-shots = disparos
statistic-punches = puñetazos
statistic-loot-taken = botín cogido
statistic-loot-lost = botín perdido
statistic-marshal-met = encuentros con el Marshal
statistic-action = carta de acción
statistic-loot = botín
statistic-round-card = carta de ronda

stream-setup = el reparto: vagones, bolsas, cartas de ronda
stream-deck = cómo se baraja el mazo de cada jugador
stream-grab = bolsas cogidas al azar

## Opciones

option-preset = Tipo de partida
option-preset-about = Con qué reglas se juega; los ajustes de abajo las cambian una a una.
option-preset-auto = lo habitual
option-preset-auto-about = Dos bandidos por jugador si sois 2; si no, la partida avanzada.
option-preset-first-game = primera partida
option-preset-first-game-about = Sin habilidades ni eventos, para aprender.
option-preset-advanced = avanzada
option-preset-advanced-about = Con habilidades, eventos y una estación de tren como última ronda.
option-preset-two-bandits = dos bandidos por jugador
option-preset-two-bandits-about = Cada jugador lleva dos bandidos, con un mazo de 11 cartas; para 2 o 3 jugadores.
option-preset-expert = experto
option-preset-expert-about = La partida avanzada, y además guardas cartas de una ronda a otra.
option-abilities = Habilidades de los personajes
option-abilities-about = Si cada bandido tiene su propia habilidad.
option-abilities-preset = { option-switch-preset }
option-abilities-preset-about = { option-switch-preset-about }
option-events = Eventos
option-events-about = Si las cartas de ronda traen un evento al final de su ronda.
option-events-preset = { option-switch-preset }
option-events-preset-about = { option-switch-preset-about }
option-station = Estación de tren
option-station-about = Si la última ronda es la de una estación de tren.
option-station-preset = { option-switch-preset }
option-station-preset-about = { option-switch-preset-about }
option-expert = Variante Experto
option-expert-about = Si guardas cartas en la mano de una ronda a otra y tienes un mazo de descarte.
option-expert-preset = { option-switch-preset }
option-expert-preset-about = { option-switch-preset-about }
option-switch-preset = según el tipo de partida
option-switch-preset-about = Lo que diga el tipo de partida.
option-characters = Personajes
option-characters-about = Quién lleva a cada bandido: al azar, a elección de los jugadores, o uno por puesto.
option-characters-ghost = { bandit-ghost }
option-characters-doc = { bandit-doc }
option-characters-tuco = { bandit-tuco }
option-characters-django = { bandit-django }
option-characters-belle = { bandit-belle }
option-characters-cheyenne = { bandit-cheyenne }
option-cars = Vagones
option-cars-about = Los vagones tras la Locomotora: al azar, o dados en orden.
option-cars-v1 = vagón con 1 bolsa
option-cars-v2 = vagón con 1 bolsa y 1 joya
option-cars-v3 = vagón con 3 joyas
option-cars-v4 = vagón con 3 bolsas
option-cars-v5 = vagón con 3 bolsas y 1 joya
option-cars-v6 = vagón con 4 bolsas y 1 joya
option-pick = Carta elegida antes de barajar
option-pick-about = Con dos bandidos por jugador: si hay que elegir una carta al empezar la ronda o se puede renunciar a ella.
option-pick-must = obligatoria
option-pick-must-about = Cada jugador elige una carta.
option-pick-may = voluntaria
option-pick-may-about = Cada jugador puede elegir una carta o no; quien no elige empieza con una menos.
allowed-two-seats = two-bandits (dos bandidos por jugador) si sois 2 (CE-MODE-7)
allowed-four-players = first-game, advanced o expert a partir de 4 jugadores (CE-MODE-4)
allowed-with-two-bandits = { $needed } con dos bandidos por jugador (CE-MODE-4)
allowed-no-pick = must, salvo con dos bandidos por jugador y sin la Variante Experto

## El tablero

board-round = Ronda { $round } de 5
board-turns = { $round_event ->
    [none] turnos { $signs }
   *[other] turnos { $signs } · evento «{ $round_event }»
}
board-neutral = balas neutrales { $left }
board-purses = Bolsas en el tren, por número
board-legend = $ bolsa · ◆ joya · ▣ caja fuerte · ★ Marshal
board-signs = S estándar · T túnel · X2 acelerando · R intercambiar · 3i interior del vagón 3 · 3r su techo · ➊ Jugador Inicial · ← tuyo
board-roof = techo
board-inside = interior
board-locomotive = Locomotora
board-car = Vagón { $unit }
board-bandit = Bandido
board-place = Dónde
board-bullets = Balas
board-loot = Botín
board-hand = Mano
board-deck = Mazo
board-hit = Balas recibidas
board-discard = Descarte
board-common = Mazo común
board-common-empty = vacío
board-face-down = boca abajo
board-my-hand = Tu mano
board-on-top = Encima del mazo { $seat_of }
board-known-in-hand = Se sabe de la mano { $seat_of }

## Números que una partida puede cambiar

number-purse = Lo que vale una bolsa en la que pone { $value } $, en dólares
number-jewel = Lo que vale una joya, en dólares
number-strongbox = Lo que vale una caja fuerte, en dólares
number-ransom = El rescate del rehén, por cada Bandido en la Locomotora, en dólares
number-gunslinger = El premio del Pistolero, en dólares
