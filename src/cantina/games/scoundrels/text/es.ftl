# 3000 Granujas en español.

## Palabras

leader-cain = Preston Cain
leader-zimmer = Doc Zimmer
leader-goff = Milton Goff
leader-boone = Lilith Boone

trait-grimy = Mugrienta
trait-amusing = Divertido
trait-corrupt = Corrupto
trait-legendary = Legendario
trait-cocky = Engreído
trait-cowardly = Cobarde
trait-wealthy = Adinerada
trait-sleepy = Soñolienta
trait-cunning = Astuta
trait-stubborn = Testarudo
trait-elegant = Elegante
trait-rough = Tosco
trait-lonely = Solitaria
trait-hungry = Hambriento
trait-lucky = Afortunada
trait-dusty = Polvoriento
trait-seasoned = Veterana
trait-clumsy = Torpe
trait-frugal = Frugal
trait-stunning = Arrebatadora
trait-stealthy = Sigilosa
trait-crackpot = Chiflado
trait-cruel = Cruel
trait-elderly = Anciana
trait-generous = Generosa
trait-selfish = Egoísta
trait-annoying = Irritante
trait-talkative = Parlanchina
trait-daring = Atrevida
trait-greedy = Codicioso
trait-liar = Mentiroso
trait-curious = Curioso
trait-honest = Honesto
trait-charming = Encantador
trait-spiteful = Rencoroso
trait-jealous = Celosa
trait-helpful = Servicial
trait-nervous = Nervioso
trait-compassionate = Compasiva
trait-energetic = Energética
trait-cybernetic = Cibernético
trait-brilliant = Brillante
trait-reckless = Temerario
trait-quick = Rápida
trait-tireless = Incansable
trait-ruthless = Implacable
trait-futuristic = Futurista
trait-mechanical = Mecánica
trait-triumphant = Triunfal
trait-unstoppable = Imparable

job-gold-prospector = Buscador/a de oro
job-printer = Impresor/a
job-banker = Banquero/a
job-chef = Chef
job-dog = Perro/a
job-cow = Res
job-beggar = Mendigo/a
job-tracker = Rastreador/a
job-foreman = Capataz
job-launderer = Lavandero/a
job-bartender = Camarero/a
job-pickpocket = Carterista
job-telegraphist = Telegrafista
job-stable-hand = Mozo/a de cuadra
job-gardener = Jardinero/a
job-janitor = Conserje
job-journalist = Periodista
job-investor = Inversionista
job-courier = Correo
job-gambler = Apostador/a
job-deputy = Ayudante del sheriff
job-convict = Presidiario/a
job-con-artist = Estafador/a
job-counselor = Consejero/a
job-test-subject = Sujeto de pruebas
job-abomination = Abominación
job-automaton = Autómata
job-bank-robber = Asaltante de bancos
job-loan-shark = Usurero/a
job-preacher = Predicador/a
job-tailor = Sastre
job-quack = Matasanos
job-steed = Alazán/a
job-lawyer = Abogado/a
job-photographer = Fotógrafo/a
job-forger = Falsificador/a
job-auctioneer = Subastador/a
job-spy = Espía
job-outlaw = Delincuente
job-safecracker = Abrecajas
job-mastermind = Cerebro
job-inventor = Inventor/a
job-rebel = Rebelde
job-marshal = Alguacil
job-innkeeper = Posadero/a
job-undertaker = Sepulturero/a
job-master-of-disguise = As del disfraz
job-brainwasher = Lavacerebros
job-arsonist = Pirómano/a
job-bounty-hunter = Cazarrecompensas
job-mayor = Alcalde/sa
job-train-robber = Asaltante de trenes
job-cat-burglar = Ladrón/a de guante blanco
job-scientist = Científico/a
job-tycoon = Magnate
job-gunslinger = Pistolero/a
job-fortune-teller = Vidente
job-smuggler = Contrabandista
job-politician = Político/a
job-saboteur = Saboteador/a

strategy-rob-the-bank = Robar el banco
strategy-shake-down = Cobro por las malas
strategy-transform-allies = Transformar aliados
strategy-study-blueprints = Estudiar planos
strategy-corner-the-market = Acaparar el mercado
strategy-buy-influence = Comprar influencias
strategy-recruit-outcasts = Reclutar marginados
strategy-spread-rumours = Correr rumores

safe-wireless-controller = Mando sin cables
safe-light-coil = Bobina de luz
safe-handheld-gizmo = Artilugio de mano
safe-picture-box = Caja de imágenes
safe-power-brick = Ladrillo de energía
safe-iron-messenger = Mensajero de hierro
safe-music-disc = Disco musical
safe-cold-cupboard = Armario frío
safe-miracle-medicine = Medicina milagrosa
safe-mechanical-bird = Pájaro mecánico
safe-atomic-generator = Generador atómico
safe-robotic-arm = Brazo robótico
safe-broken-lens = Lente rota
safe-blinking-cube = Cubo parpadeante
safe-talking-glass = Cristal parlante
safe-lightning-rifle = Fusil de rayos
safe-knowledge-box = Caja del saber
safe-time-anchor = Ancla temporal

poker-0 = 0
poker-a = A
poker-2 = 2
poker-3 = 3
poker-4 = 4
poker-5 = 5
poker-6 = 6
slot-a = A
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5
slot-6 = 6

location-depot = Estación
    .at = en la Estación
location-estate = Finca
    .at = en la Finca
location-laboratory = Laboratorio
    .at = en el Laboratorio

## Decisiones

decision-leader = elige Líder
decision-strategy = elige una de tus Estrategias
decision-plan = juega una carta de Póquer en un hueco
decision-distrust = pon un Esbirro en la carta recién jugada, o pasa
decision-hide = antes de que tu Esbirro vaya a la cárcel: ponlo en la carta, o no
decision-abilities = usa una capacidad, o sigue
decision-act = contrata a un Granuja o ve a la Oficina del sheriff
decision-pending = usa una capacidad cuyo momento ha llegado, o renuncia a todas
decision-next = elige quién va ahora
decision-repeat = úsalo una segunda vez, o no
decision-target = elige a un jugador
decision-shuffle = baraja ese mazo, o no
decision-safe = elige una Caja fuerte
decision-steal = róbala, o no
decision-unused = elige una Caja fuerte sin usar
decision-card = elige una carta jugada
decision-free = elige de quién es el Esbirro que sale libre
decision-send = pon al Esbirro liberado en una carta, o no
decision-jail = elige de quién es el Esbirro que va a la cárcel
decision-convict = un Esbirro a la cárcel, o un punto de reputación
decision-flip = elige una Marca y dale la vuelta
decision-pick = elige a un Granuja
decision-pick-own = elige a uno de tus Granujas
decision-mode = dinero, o un Esbirro fuera de la cárcel
decision-may-hire = contrata ahora a un Granuja, o no
decision-on-hire = úsalo antes de descartarlo, o no
decision-drop = tu hoja está llena: descarta a un Granuja
decision-arrange = intercambia dos casillas de tu hoja, o déjala así
decision-office = elige qué haces en la Oficina
decision-bail = elige de quién es el Esbirro que sale libre
decision-mark = elige el número que muestra tu Marca
decision-move = trae aquí una de tus Marcas, o no marques
decision-abandon = tienes demasiadas Cajas fuertes: abandona una
decision-first = elige al primer jugador del día siguiente

## Elecciones

choice-leader = { $leader }
choice-strategy = { $strategy }
choice-play = Jugar { $poker } en el hueco { $slot }
choice-play-0-open = Jugar el 0 boca arriba
choice-distrust = Poner un Esbirro
choice-use = Usar { $trait }
choice-use-leader = Usar a tu Líder
choice-use-strategy = Usar tu Estrategia
choice-hire = Contratar { $trait }
choice-recruit = Reclutar { $trait } por 3 $ menos
choice-office = Ir a la Oficina del sheriff
choice-sell = Vender información: 2 $
choice-bail-1 = Pagar la fianza de un Esbirro (2 $)
choice-bail-2 = Pagar la fianza de dos Esbirros (4 $)
choice-bribe = Sobornar al sheriff: robar una Caja fuerte (12 $)
choice-drop = Descartar { $trait }
choice-swap = Intercambiar las casillas { $one } y { $two }
choice-keep = Dejarla así
choice-pick = { $trait }
choice-target = { $seat }
choice-safe = { $location }, espacio { $space }
choice-unused = La sin usar de { $location }
choice-abandon = Tu Caja fuerte { $number }
choice-mark = { $number }
choice-move = Tu Marca { $number }
choice-flip = Marca { $number } de { $seat }
choice-card = Carta de { $seat } en el hueco { $slot }
choice-take-money = 2 $
choice-take-henchman = Liberar a un Esbirro tuyo
choice-go-to-jail = Un Esbirro va a la cárcel
choice-lose-reputation = Perder 1 de reputación
choice-yes = Sí
choice-no = No
choice-pass = Pasar

## Negativas

refusal-leader-taken = { $leader } ya tiene dueño.
refusal-other-leader = { $strategy } es de otro Líder.
refusal-not-in-hand = No tienes esa carta en la mano.
refusal-slot-taken = Ese hueco ya tiene una carta hoy.
refusal-no-honest = Solo con un Granuja Honesto se puede jugar el 0 boca arriba.
refusal-not-yours = Ese Granuja no está en tu hoja.
refusal-used-up = Ya se ha usado en este turno.
refusal-not-now = No es su momento.
refusal-not-usable = No se cumple su condición o su coste, o no haría nada.
refusal-not-pending = Su momento no ha llegado.
refusal-no-leader-ability = Tu Líder no tiene capacidad ahí.
refusal-no-strategy = No tienes carta de Estrategia.
refusal-not-in-saloon = Ese Granuja no está en el Saloon.
refusal-not-on-top = Ese Granuja no está encima de la pila de descartes.
refusal-being-hired = A ese Granuja lo están contratando ahora mismo.
refusal-hired-before = Ya has contratado a ese Granuja con el primer uso.
refusal-cannot-pay = No puedes pagarlo.
refusal-no-recruiting = Ahora no puedes reclutar más barato.
refusal-not-rightmost = Solo se puede reclutar al Granuja de más a la derecha del Saloon.
refusal-no-bail = No hay bastantes Esbirros en la cárcel, o no puedes pagar.
refusal-no-bribe = El soborno exige el último día y 12 $.
refusal-not-on-sheet = Ese Granuja no es tuyo.
refusal-both-empty = Las dos casillas están vacías.
refusal-no-such-seat = Ahí no hay nadie.
refusal-no-safe-there = Ahí no hay ninguna Caja fuerte.
refusal-wrong-location = Esa es otra localización.
refusal-same-safe = Tiene que ser otra Caja fuerte.
refusal-no-such-loot = No tienes tantas Cajas fuertes.
refusal-no-such-mark = No tienes una Marca así.
refusal-mark-fixed = Una Marca en la Caja robada de un rival se queda ahí.
refusal-no-mark-there = Esa Marca no está en una Caja fuerte de una localización.
refusal-no-card-there = Ahí no hay ninguna carta boca abajo.
refusal-not-a-target = Eso no se puede elegir para esto.
refusal-not-richest = Otro rival tiene más dinero.

## Qué ha pasado

event-leader-taken = { $leader } se sienta a la mesa.
event-strategy-shown = { $seat } tiene la Estrategia { $strategy }.
event-hand-drawn = { $known ->
    [yes] { $seat } empieza con { $pokers }.
   *[no] { $seat } empieza con { $count } cartas de Póquer.
}
event-first-player-set = { $seat } es primer jugador del día.
event-day-begun = Comienza el día { $day }.
event-turn-begun = Turno de { $seat }.
event-card-played = { $known ->
    [yes] { $seat } juega { $poker } boca abajo en el hueco { $slot }.
   *[no] { $seat } juega una carta boca abajo en el hueco { $slot }.
}
event-zero-played = { $seat } juega el 0 boca arriba.
event-henchman-placed = { $seat } desconfía de { $rival } y pone un Esbirro en el hueco { $slot }.
event-scoundrel-used = { $seat } usa a { $job } { $trait }.
event-scoundrel-used-again = { $seat } usa por segunda vez a { $job } { $trait }.
event-leader-used = { $seat } usa la capacidad de Líder del hueco { $slot }.
event-strategy-used = { $seat } usa { $strategy }.
event-money-gained = { $seat } gana { $count } $ (ya tiene { $money } $).
event-money-paid = { $seat } paga { $count } $ (le quedan { $money } $).
event-money-taken = { $seat } quita { $count } $ a { $rival }.
event-reputation-changed = La reputación de { $seat } es ahora { $reputation }.
event-henchman-jailed = Un Esbirro de { $seat } va a la cárcel.
event-henchman-freed = Un Esbirro de { $seat } queda libre.
event-henchman-sent = El Esbirro de { $seat } va a la carta de { $rival } en el hueco { $slot }.
event-henchmen-destroyed = { $seat } destruye a los Esbirros del hueco { $slot }: { $count }.
event-cards-drawn = { $known ->
    [yes] { $seat } roba { $pokers }.
   *[no] { $count ->
    [1] { $seat } roba una carta de Póquer.
   *[other] { $seat } roba { $count } cartas de Póquer.
}
}
event-top-revealed = { $seat } descubre { $poker }.
event-deck-shuffled = Se baraja el mazo de Póquer de { $seat }.
event-played-card-seen = { $known ->
    [yes] { $seat } mira la carta de { $rival } en el hueco { $slot }: { $poker }.
   *[no] { $seat } mira la carta de { $rival } en el hueco { $slot }.
}
event-deck-top-seen = { $known ->
    [yes] { $seat } mira la primera carta del mazo de { $rival }: { $poker }.
   *[no] { $seat } mira la primera carta del mazo de { $rival }.
}
event-hand-seen = { $known ->
    [yes] { $seat } ve en la mano de { $rival }: { $pokers }.
   *[no] { $seat } mira cartas de la mano de { $rival }: { $count }.
}
event-jobs-swapped = Cambian de Ocupación: ahora son { $job } { $trait } y { $other_job } { $other_trait }.
event-traits-swapped = Cambian de Rasgo: ahora son { $job } { $trait } y { $other_job } { $other_trait }.
event-scoundrel-hired = { $seat } contrata a { $job } { $trait } por { $count } $.
event-scoundrel-discarded = { $job } { $trait } va a la pila de descartes.
event-scoundrel-buried = { $job } { $trait } va al fondo de la pila de descartes.
event-scoundrel-arrived = { $job } { $trait } entra en el Saloon.
event-spaces-swapped = { $seat } intercambia las casillas { $one } y { $two }.
event-office-used = { $seat } va a la Oficina del sheriff.
event-safe-seen = { $known ->
    [yes] { $seat } ojea una Caja fuerte { $location_at }: { $safe } ({ $value }).
   *[no] { $seat } ojea una Caja fuerte { $location_at } (espacio { $space }).
}
event-safe-marked = { $seat } marca con { $number } una Caja fuerte de { $location }.
event-mark-turned = { $seat } da la vuelta a una Marca de { $rival }: { $number }.
event-safe-stolen = { $known ->
    [yes] { $seat } roba una Caja fuerte { $location_at }: { $safe } ({ $value }).
   *[no] { $seat } roba una Caja fuerte { $location_at } (espacio { $space }).
}
event-safe-abandoned = { $seat } abandona su Caja fuerte { $number }, de { $location }.
event-night-fallen = Termina el día { $day }: se cazan los faroles.
event-card-revealed = { $bluff ->
    [yes] { $seat } descubre el hueco { $slot }: { $poker }, ¡un farol!
   *[other] { $seat } descubre el hueco { $slot }: { $poker }, la verdad.
}
event-henchman-returned = El Esbirro de { $seat } vuelve.
event-cards-returned = Las cartas jugadas se barajan y van debajo de sus mazos.
event-safe-shown = { $seat } muestra { $safe } ({ $value }).
event-game-won = Victoria para { $seats }: { $ending }.

## Resultados y estadísticas

ending-days-over = ha terminado el último día
breakdown-safes = Cajas fuertes
breakdown-marks = Marcas acertadas
breakdown-reputation = Reputación
breakdown-tech = Tecnología de los Granujas
breakdown-money = Dinero (desempate)
tally-leader = Líder
tally-strategy = Estrategia
tally-round = Día
tally-hires = contrataciones
tally-uses = Granujas usados
tally-distrusts = Esbirros puestos
tally-revealed = cartas descubiertas
tally-steals = Cajas fuertes robadas
tally-bluffs-caught = faroles cazados
tally-trait = rasgo
tally-job = ocupación
tally-safe = caja fuerte al final
tally-slot = habilidad del líder

stream-setup = el reparto: mazos, cajas fuertes, líderes
stream-poker = barajas posteriores de cartas de póker
stream-spy = cartas que mira un Espía
option-length = Duración: short (2 días) o long (3 días)
option-strategies = Cartas de Estrategia
option-leaders = Líderes por asiento, separados por comas; random o choose

## El tablero

board-scoundrel = { $job } { $trait }
board-day = Día { $day } de { $days }
board-before = Antes del primer día
board-turn = turno de { $seat }
board-night = final del día
board-slot = hueco { $slot }
board-slot-open = 0 boca arriba
board-saloon = Saloon
board-discard = Pila de descartes, encima
board-decks = Rasgos: { $blue } azules, { $red } rojos · Ocupaciones: { $green } verdes, { $purple } moradas, { $black } negras
board-unused = sin usar
board-open = boca arriba
board-leader = Líder
board-money = Dinero
board-reputation = Reputación
board-reserve = Esbirros
board-jail = Cárcel
board-hand = Mano
board-deck = Mazo
board-marks = Marcas
board-loot = Cajas
board-legend = $ coste · ✓ usado este turno · ← → respuesta · ♟ Esbirro · ? boca abajo · [n] Marcas, con la letra de su dueño · Marcas que quedan: de 2/3 + 4/5 + 6/7
board-sheet = Hoja de { $seat }
board-known = En la mano de { $seat }: { $pokers }
board-top = Encima del mazo de { $seat }: { $poker }

## Lo que dicen las cartas

timing-start = Al empezar tu turno
timing-end = Al acabar tu turno
timing-on-hire = Cuando contrates a este Granuja
timing-zero = Cuando juegues tu 0 boca arriba
timing-after-hire = Tras contratar a otro Granuja
timing-after-rep-gain = Tras ganar reputación
timing-after-rep-loss = Tras perder reputación
timing-after-money = Tras recibir dinero de otro Granuja
timing-after-scout = Tras ojear una Caja fuerte
timing-after-lie = Tras marcar con un número imposible
timing-after-steal = Tras robar una Caja fuerte
timing-after-rival-steal = Tras robar un rival una Caja fuerte
timing-after-jailed = Tras entrar en la cárcel un Esbirro tuyo

condition-broke = si tienes 0 $
condition-rich = si tienes 5 $ o más
condition-poor = si tienes 3 $ o menos
condition-disreputable = si tu reputación es 0 o menos
condition-behind = si un rival tiene más Cajas fuertes que tú
condition-at-limit = si estás en tu límite de Cajas fuertes

trait-text-cruel = encarcela a un Esbirro tuyo para usarlo
trait-text-leaves = una vez usado, queda descartado
trait-text-extra = +1 $ antes
trait-text-twice = se puede usar dos veces
trait-text-tech = { $count } de tecnología

cost-pay = Paga { $count } $:
cost-lose-rep = Pierde 1 de reputación:
cost-jail-own = Encarcela a un Esbirro tuyo:
cost-discard-self = Descártalo:
cost-free-any = Libera a un Esbirro:

fx-then = {". Luego, "}
fx-may = si quieres, { $text }
fx-otherwise = {"; si no, "}{ $text }
fx-gain = +{ $count } $
fx-gain-per-scoundrel = +1 $ por Granuja tuyo (máx. { $count })
fx-gain-per-card = +1 $ por carta que hayas jugado hoy
fx-gain-per-mark = +1 $ por Marca que tenga (máx. { $count })
fx-gain-per-jailed = +{ $count } $ por cada uno
fx-each-rival-gain = cada rival +{ $count } $
fx-rob-one = quita { $count } $ a un rival
fx-rob-richest = quita { $count } $ al rival más rico
fx-rob-each = quita { $count } $ a cada rival
fx-rep = +{ $count } de reputación
fx-rival-rep = un rival pierde { $count } de reputación
fx-scout = ojea y marca una Caja fuerte ({ $where })
fx-scout-other = ojea y marca otra distinta
fx-mark = marca una Caja fuerte sin mirarla
fx-steal = roba una Caja fuerte ({ $where })
fx-steal-same = róbala
fx-peek-unused = mira una Caja fuerte sin usar
fx-steal-unused = roba una Caja fuerte sin usar
fx-free-own = { $count ->
    [1] libera a un Esbirro tuyo
   *[other] libera hasta a { $count } Esbirros tuyos
}
fx-place-freed = ponlo sobre una carta boca abajo de un rival
fx-jail-rival = { $count ->
    [1] encarcela a un Esbirro rival
   *[other] encarcela a un Esbirro de hasta { $count } rivales
}
fx-each-rival = cada rival encarcela a un Esbirro o pierde 1 de reputación
fx-destroy = destruye los Esbirros de una carta tuya
fx-draw = { $count ->
    [1] coge una carta
   *[other] coge { $count } cartas
}
fx-gamble = descubre tu primera carta: con 5 o 6, +{ $count } $; si no, +{ $other } $; baraja
fx-peek-played = mira una carta jugada
fx-peek-deck = mira la primera carta de un mazo de póquer; puedes barajarlo
fx-peek-hand = mira { $count } cartas de la mano de un rival
fx-flip-mark = da la vuelta a una Marca
fx-auction = descarta un Granuja del Saloon, + su coste (máx. { $count } $)
fx-office = usa una opción de la Oficina
fx-hire-saloon = contrata en el Saloon
fx-hire-discard = contrata al primero de la pila de descartes
fx-use-sheet = usa a otro Granuja tuyo
fx-use-saloon = usa a un Granuja del Saloon
fx-use-discard = usa al primero de la pila de descartes
fx-swap-self = cambia su Ocupación por una del Saloon
fx-swap-other = cambia la Ocupación de otro tuyo por una del Saloon
fx-swap-trait = cambia el Rasgo de uno tuyo por uno del Saloon
fx-choose = elige: +{ $count } $, o libera a un Esbirro tuyo
strategy-text-recruit = Si contratas al Granuja de más a la derecha del Saloon, cuesta { $count } $ menos (nunca por debajo de 0 $)

where-any = cualquier localización
where-depot = Estación
where-estate = Finca
where-laboratory = Laboratorio
