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
action-robbery = Robar botín
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
round-card-st_revenge = estación: venganza
round-card-st_pickpocket = estación: carteristas
round-card-st_hostage = estación: rehén

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
why-no-target = no quedan balas o no hay nadie a tiro
why-nobody-here = no hay nadie más aquí
why-no-loot = no hay botín que perder
why-no-loot-here = aquí no hay nada

## Decisiones

decision-recruit = suma un segundo bandido a tu equipo
decision-place = elige en secreto quién empieza en el vagón de cola
decision-pick = elige una carta antes de barajar el mazo
decision-plan = juega una carta o coge tres
decision-cover = cubre el disparo con una carta de tu otro bandido
decision-keep = descarta cartas y guarda el resto para la próxima ronda
decision-move = adónde moverse
decision-fire = a quién disparar
decision-punch = a quién dar el puñetazo
decision-drop = qué botín pierde el golpeado
decision-push = hacia dónde sale despedido el golpeado
decision-rob = qué botín llevarse
decision-marshal = hacia dónde anda el Marshal
decision-pickpocket = llévate una bolsa de aquí, o déjala

## Elecciones

choice-plan = Jugar { $action }
choice-plan-face-down = Jugar { $action } boca abajo
choice-plan-for = Jugar { $action } de { $bandit }
choice-plan-for-face-down = Jugar { $action } de { $bandit } boca abajo
choice-draw = Coger tres cartas
choice-cover = Cubrir con { $action } de { $bandit }
choice-cover-nothing = No añadir ninguna carta
choice-pick = Elegir { $action } de { $bandit }
choice-discard = Descartar { $action }
choice-discard-bullet = Descartar { $bullet }
choice-keep = Guardar lo que queda
choice-recruit = Reclutar a { $bandit }
choice-caboose = { $bandit } empieza en el vagón de cola
choice-move = Ir { $place_to }
choice-fire = Disparar a { $bandit }
choice-punch = Dar un puñetazo a { $bandit }
choice-drop = Que suelte una { $loot }
choice-push = Empujar { $way }
choice-rob = Llevarse una { $loot }
choice-rob-purse = Llevarse la bolsa n.º { $purse }
choice-marshal = Mover al Marshal { $way }
choice-pickpocket-purse = Embolsarse la bolsa n.º { $purse }
choice-pickpocket-nothing = Dejar las bolsas

## Negativas

refusal-already-hidden = En un túnel todas las cartas van boca abajo; juégala sin más.
refusal-later-turn = Ghost solo puede esconder una carta en el primer turno de la ronda.
refusal-belle-protected = Belle no puede ser el blanco mientras pueda serlo otro bandido.
refusal-blocked = Otro bandido en los techos se interpone entre ti y { $bandit }.
refusal-not-in-deck = { $action } de { $bandit } no está en tu mazo.
refusal-not-in-hand = No tienes esa carta en la mano.
refusal-deck-empty = Tu mazo está vacío: no hay nada que coger.
refusal-deck-and-discard-empty = Tu mazo y tu descarte están vacíos.
refusal-face-up = En este turno las cartas van boca arriba.
refusal-name-the-bandit = Llevas dos bandidos: di de quién es la carta, por ejemplo «plan tuco move».
refusal-face-up-turn = En este turno las cartas van boca arriba; solo Ghost puede esconder una, en el primer turno.
refusal-no-bullets-left = El tambor está vacío: no queda ninguna bala.
refusal-no-such-loot = El bandido golpeado no tiene ninguna { $loot }.
refusal-not-here = Solo puedes golpear a otro bandido que esté en tu mismo lugar.
refusal-not-in-play = { $bandit } no está en esta partida.
refusal-not-lying-here = Eso no está donde se encuentra tu bandido.
refusal-not-your-bandit = { $bandit } no es uno de tus bandidos.
refusal-off-the-train = El tren no llega hasta { $place }.
refusal-other-floor = { $bandit } está en el otro piso.
refusal-other-floor-for-tuco = { $bandit } está en el otro piso; Tuco solo dispara a través del techo de su propio vagón.
refusal-other-floor-move = Mover no cambia de piso; para eso está Cambiar de piso.
refusal-same-bandit = La carta que cubre tiene que ser de tu otro bandido.
refusal-own-location = Nadie dispara al lugar donde está.
refusal-purse-not-here = Esa bolsa no está donde tu bandido se encuentra a solas.
refusal-pushed-off-the-train = Ahí acaba el tren: el golpeado solo puede salir hacia el otro lado.
refusal-marshal-off-the-train = Ahí acaba el tren: el Marshal solo puede ir hacia el otro lado.
refusal-staying = Moverse es irse: no vale quedarse en el sitio.
refusal-taken = Ya han reclutado a { $bandit }.
refusal-too-far = Desde el interior solo se alcanza el vagón de delante o el de detrás.
refusal-too-far-inside = En el interior se mueve un vagón, hacia delante o hacia atrás.
refusal-too-far-on-the-roof = Por los techos se mueven tres vagones como mucho.
refusal-not-recruitable = { $bandit } se reparte, no se recluta: elige entre Cheyenne, Django y Tuco.

## Qué ha pasado

event-recruited = { $seat } recluta a { $bandit }.
event-bandit-placed = { $bandit } empieza { $place_in }.
event-first-player-drawn = Empieza { $seat }.
event-round-begun = Comienza la ronda { $round }.
event-card-picked = { $known ->
    [yes] { $seat } elige { $card } ({ $bandit }) antes de barajar.
   *[no] { $seat } elige una carta antes de barajar.
}
event-cards-drawn = { $known ->
    [yes] { $seat } coge { $cards }.
   *[no] { $count ->
        [1] { $seat } coge una carta.
       *[other] { $seat } coge { $count } cartas.
    }
}
event-deck-rebuilt = { $seat } baraja el descarte y forma un mazo nuevo.
event-round-card-revealed = Carta de ronda: { $round_card }. Turnos: { $turns }. Al final → { $round_event }
event-turn-begun = Turno { $turn }: { $turn_kind }.
event-card-played = { $bandit } juega { $action }.
event-card-played-face-down = { $known ->
    [yes] { $bandit } juega { $action } boca abajo.
   *[no] { $seat } juega una carta boca abajo.
}
event-card-discarded = { $seat } descarta: { $card }.
event-hand-kept = { $count ->
    [0] { $seat } no guarda ninguna carta.
    [1] { $seat } guarda una carta.
   *[other] { $seat } guarda { $count } cartas.
}
event-card-resolved = { $was_hidden ->
    [yes] Se descubre: { $bandit } · { $action }.
   *[no] { $bandit } · { $action }.
}
event-nothing-happened = { $action } de { $bandit } no tiene efecto: { $why }.
event-bandit-moved = { $bandit } pasa { $origin_from } { $place_to }.
event-floor-changed = { $bandit } cambia de piso y va { $place_to }.
event-bandit-shot = { $bandit } dispara a { $target }. Balas que le quedan: { $left }.
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
    [yes] { $bandit } se lleva una { $loot } de { $value } $.
   *[no] { $bandit } se lleva una { $loot }.
}
event-marshal-moved = El Marshal va { $unit_to }.
event-marshal-met = { $bandit } se topa con el Marshal y huye { $place_to }.
event-neutral-bullet-given = { $bandit } recibe una bala neutral. Balas neutrales restantes: { $left }.
event-neutral-bullets-short = { $left ->
    [0] No queda ninguna bala neutral: nadie recibe ninguna.
    [1] Harían falta { $count } balas neutrales y solo queda una: nadie recibe ninguna.
   *[other] Harían falta { $count } balas neutrales y solo quedan { $left }: nadie recibe ninguna.
}
event-round-event-happened = Evento → { $round_event }
event-strongbox-laid = Aparece una segunda caja fuerte { $place_in }.
event-ransom-secured = { $bandit } retiene al conductor: 250 $ al final.
event-purse-left = { $bandit } deja las bolsas.
event-round-ended = Termina la ronda { $round }.
event-gunslinger-named = { $seat } se lleva el título de Pistolero: 1000 $.
event-money-counted = { $seat } escapa con { $money } $.
event-game-won = Victoria para { $seats }.

## Resultado y estadísticas

breakdown-purses = bolsas
breakdown-jewels = joyas
breakdown-strongboxes = cajas fuertes
breakdown-ransom = rescate
breakdown-gunslinger = Pistolero
breakdown-shots = disparos
breakdown-bullets-received = balas recibidas
ending-five-rounds = tras cinco rondas
tally-character = personaje
tally-round = Ronda
tally-cards = cartas resueltas
tally-no-effect = sin efecto
tally-shots = disparos
tally-punches = puñetazos
tally-loot-taken = botín cogido
tally-loot-lost = botín perdido
tally-marshal-met = encuentros con el Marshal
tally-action = carta de acción
tally-loot = botín
tally-round-card = carta de ronda

stream-setup = el reparto: vagones, bolsas, cartas de ronda
stream-deck = las barajas de cada mazo
stream-grab = bolsas cogidas a ciegas

## Opciones

option-preset = Modo: auto, first-game, advanced, two-bandits o expert
option-abilities = Habilidades de los personajes
option-events = Eventos al final de las rondas
option-station = Una estación de tren como última ronda
option-expert = Variante Experto: se guardan cartas de una ronda a otra
option-characters = Personajes por puesto, separados por comas
option-cars = Vagones tras la Locomotora, separados por comas

## El tablero

board-round = Ronda { $round } de 5
board-turns = turnos { $signs } · evento { $round_event }
board-neutral = balas neutrales { $left }
board-purses = Bolsas en el tren, por número
board-legend = $ bolsa · ◆ joya · ▣ caja fuerte · ★ Marshal
board-signs = S estándar · T túnel · X2 acelerando · R intercambiar · 3i interior del vagón 3 · 3r su techo · ← tuyo
board-roof = techo
board-inside = interior
board-locomotive = Máquina
board-car = { $unit }
board-bandit = Bandido
board-place = Dónde
board-bullets = Balas
board-loot = Botín
board-hand = Mano
board-deck = Mazo
board-hit = Impactos
board-discard = Descarte
board-common = Mazo común
board-common-empty = vacío
board-face-down = boca abajo
board-my-hand = Tu mano
board-on-top = Encima del mazo de { $seat }
board-known-in-hand = Se sabe de la mano de { $seat }
