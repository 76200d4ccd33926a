# 3000 Granujas en español.

## Palabras

leader-cain = Preston Cain
leader-zimmer = Doc Zimmer
leader-goff = Milton Goff
leader-boone = Lilith Boone

trait-grimy = Mugrienta
    .gender = f
    .m = Mugriento
    .f = Mugrienta
trait-amusing = Divertido
    .gender = m
    .m = Divertido
    .f = Divertida
trait-corrupt = Corrupto
    .gender = m
    .m = Corrupto
    .f = Corrupta
trait-legendary = Legendario
    .gender = m
    .m = Legendario
    .f = Legendaria
trait-cocky = Engreído
    .gender = m
    .m = Engreído
    .f = Engreída
trait-cowardly = Cobarde
    .gender = m
    .m = Cobarde
    .f = Cobarde
trait-wealthy = Adinerada
    .gender = f
    .m = Adinerado
    .f = Adinerada
trait-sleepy = Soñolienta
    .gender = f
    .m = Soñoliento
    .f = Soñolienta
trait-cunning = Astuta
    .gender = f
    .m = Astuto
    .f = Astuta
trait-stubborn = Testarudo
    .gender = m
    .m = Testarudo
    .f = Testaruda
trait-elegant = Elegante
    .gender = m
    .m = Elegante
    .f = Elegante
trait-rough = Tosco
    .gender = m
    .m = Tosco
    .f = Tosca
trait-lonely = Solitaria
    .gender = f
    .m = Solitario
    .f = Solitaria
trait-hungry = Hambriento
    .gender = m
    .m = Hambriento
    .f = Hambrienta
trait-lucky = Afortunada
    .gender = f
    .m = Afortunado
    .f = Afortunada
trait-dusty = Polvoriento
    .gender = m
    .m = Polvoriento
    .f = Polvorienta
trait-seasoned = Veterana
    .gender = f
    .m = Veterano
    .f = Veterana
trait-clumsy = Torpe
    .gender = m
    .m = Torpe
    .f = Torpe
trait-frugal = Frugal
    .gender = m
    .m = Frugal
    .f = Frugal
trait-stunning = Arrebatadora
    .gender = f
    .m = Arrebatador
    .f = Arrebatadora
trait-stealthy = Sigilosa
    .gender = f
    .m = Sigiloso
    .f = Sigilosa
trait-crackpot = Chiflado
    .gender = m
    .m = Chiflado
    .f = Chiflada
trait-cruel = Cruel
    .gender = m
    .m = Cruel
    .f = Cruel
trait-elderly = Anciana
    .gender = f
    .m = Anciano
    .f = Anciana
trait-generous = Generosa
    .gender = f
    .m = Generoso
    .f = Generosa
trait-selfish = Egoísta
    .gender = m
    .m = Egoísta
    .f = Egoísta
trait-annoying = Irritante
    .gender = m
    .m = Irritante
    .f = Irritante
trait-talkative = Parlanchina
    .gender = f
    .m = Parlanchín
    .f = Parlanchina
trait-daring = Atrevida
    .gender = f
    .m = Atrevido
    .f = Atrevida
trait-greedy = Codicioso
    .gender = m
    .m = Codicioso
    .f = Codiciosa
trait-liar = Mentiroso
    .gender = m
    .m = Mentiroso
    .f = Mentirosa
trait-curious = Curioso
    .gender = m
    .m = Curioso
    .f = Curiosa
trait-honest = Honesto
    .gender = m
    .m = Honesto
    .f = Honesta
trait-charming = Encantador
    .gender = m
    .m = Encantador
    .f = Encantadora
trait-spiteful = Rencoroso
    .gender = m
    .m = Rencoroso
    .f = Rencorosa
trait-jealous = Celosa
    .gender = f
    .m = Celoso
    .f = Celosa
trait-helpful = Servicial
    .gender = m
    .m = Servicial
    .f = Servicial
trait-nervous = Nervioso
    .gender = m
    .m = Nervioso
    .f = Nerviosa
trait-compassionate = Compasiva
    .gender = f
    .m = Compasivo
    .f = Compasiva
trait-energetic = Energética
    .gender = f
    .m = Energético
    .f = Energética
trait-cybernetic = Cibernético
    .gender = m
    .m = Cibernético
    .f = Cibernética
trait-brilliant = Brillante
    .gender = m
    .m = Brillante
    .f = Brillante
trait-reckless = Temerario
    .gender = m
    .m = Temerario
    .f = Temeraria
trait-quick = Rápida
    .gender = f
    .m = Rápido
    .f = Rápida
trait-tireless = Incansable
    .gender = m
    .m = Incansable
    .f = Incansable
trait-ruthless = Implacable
    .gender = m
    .m = Implacable
    .f = Implacable
trait-futuristic = Futurista
    .gender = m
    .m = Futurista
    .f = Futurista
trait-mechanical = Mecánica
    .gender = f
    .m = Mecánico
    .f = Mecánica
trait-triumphant = Triunfal
    .gender = m
    .m = Triunfal
    .f = Triunfal
trait-unstoppable = Imparable
    .gender = m
    .m = Imparable
    .f = Imparable

job-gold-prospector = Buscador/a de oro
    .gender = any
    .m = Buscador de oro
    .f = Buscadora de oro
job-printer = Impresor/a
    .gender = any
    .m = Impresor
    .f = Impresora
job-banker = Banquero/a
    .gender = any
    .m = Banquero
    .f = Banquera
job-chef = Chef
    .gender = any
    .m = Chef
    .f = Chef
job-dog = Perro/a
    .gender = any
    .m = Perro
    .f = Perra
job-cow = Res
    .gender = f
    .m = Res
    .f = Res
job-beggar = Mendigo/a
    .gender = any
    .m = Mendigo
    .f = Mendiga
job-tracker = Rastreador/a
    .gender = any
    .m = Rastreador
    .f = Rastreadora
job-foreman = Capataz
    .gender = any
    .m = Capataz
    .f = Capataz
job-launderer = Lavandero/a
    .gender = any
    .m = Lavandero
    .f = Lavandera
job-bartender = Camarero/a
    .gender = any
    .m = Camarero
    .f = Camarera
job-pickpocket = Carterista
    .gender = any
    .m = Carterista
    .f = Carterista
job-telegraphist = Telegrafista
    .gender = any
    .m = Telegrafista
    .f = Telegrafista
job-stable-hand = Mozo/a de cuadra
    .gender = any
    .m = Mozo de cuadra
    .f = Moza de cuadra
job-gardener = Jardinero/a
    .gender = any
    .m = Jardinero
    .f = Jardinera
job-janitor = Conserje
    .gender = any
    .m = Conserje
    .f = Conserje
job-journalist = Periodista
    .gender = any
    .m = Periodista
    .f = Periodista
job-investor = Inversionista
    .gender = any
    .m = Inversionista
    .f = Inversionista
job-courier = Correo
    .gender = m
    .m = Correo
    .f = Correo
job-gambler = Apostador/a
    .gender = any
    .m = Apostador
    .f = Apostadora
job-deputy = Ayudante del sheriff
    .gender = any
    .m = Ayudante del sheriff
    .f = Ayudante del sheriff
job-convict = Presidiario/a
    .gender = any
    .m = Presidiario
    .f = Presidiaria
job-con-artist = Estafador/a
    .gender = any
    .m = Estafador
    .f = Estafadora
job-counselor = Consejero/a
    .gender = any
    .m = Consejero
    .f = Consejera
job-test-subject = Sujeto de pruebas
    .gender = m
    .m = Sujeto de pruebas
    .f = Sujeto de pruebas
job-abomination = Abominación
    .gender = f
    .m = Abominación
    .f = Abominación
job-automaton = Autómata
    .gender = any
    .m = Autómata
    .f = Autómata
job-bank-robber = Asaltante de bancos
    .gender = any
    .m = Asaltante de bancos
    .f = Asaltante de bancos
job-loan-shark = Usurero/a
    .gender = any
    .m = Usurero
    .f = Usurera
job-preacher = Predicador/a
    .gender = any
    .m = Predicador
    .f = Predicadora
job-tailor = Sastre
    .gender = any
    .m = Sastre
    .f = Sastre
job-quack = Matasanos
    .gender = any
    .m = Matasanos
    .f = Matasanos
job-steed = Alazán/a
    .gender = any
    .m = Alazán
    .f = Alazana
job-lawyer = Abogado/a
    .gender = any
    .m = Abogado
    .f = Abogada
job-photographer = Fotógrafo/a
    .gender = any
    .m = Fotógrafo
    .f = Fotógrafa
job-forger = Falsificador/a
    .gender = any
    .m = Falsificador
    .f = Falsificadora
job-auctioneer = Subastador/a
    .gender = any
    .m = Subastador
    .f = Subastadora
job-spy = Espía
    .gender = any
    .m = Espía
    .f = Espía
job-outlaw = Delincuente
    .gender = any
    .m = Delincuente
    .f = Delincuente
job-safecracker = Abrecajas
    .gender = any
    .m = Abrecajas
    .f = Abrecajas
job-mastermind = Cerebro
    .gender = m
    .m = Cerebro
    .f = Cerebro
job-inventor = Inventor/a
    .gender = any
    .m = Inventor
    .f = Inventora
job-rebel = Rebelde
    .gender = any
    .m = Rebelde
    .f = Rebelde
job-marshal = Alguacil
    .gender = any
    .m = Alguacil
    .f = Alguacil
job-innkeeper = Posadero/a
    .gender = any
    .m = Posadero
    .f = Posadera
job-undertaker = Sepulturero/a
    .gender = any
    .m = Sepulturero
    .f = Sepulturera
job-master-of-disguise = As del disfraz
    .gender = m
    .m = As del disfraz
    .f = As del disfraz
job-brainwasher = Lavacerebros
    .gender = any
    .m = Lavacerebros
    .f = Lavacerebros
job-arsonist = Pirómano/a
    .gender = any
    .m = Pirómano
    .f = Pirómana
job-bounty-hunter = Cazarrecompensas
    .gender = any
    .m = Cazarrecompensas
    .f = Cazarrecompensas
job-mayor = Alcalde/sa
    .gender = any
    .m = Alcalde
    .f = Alcaldesa
job-train-robber = Asaltante de trenes
    .gender = any
    .m = Asaltante de trenes
    .f = Asaltante de trenes
job-cat-burglar = Ladrón/a de guante blanco
    .gender = any
    .m = Ladrón de guante blanco
    .f = Ladrona de guante blanco
job-scientist = Científico/a
    .gender = any
    .m = Científico
    .f = Científica
job-tycoon = Magnate
    .gender = any
    .m = Magnate
    .f = Magnate
job-gunslinger = Pistolero/a
    .gender = any
    .m = Pistolero
    .f = Pistolera
job-fortune-teller = Vidente
    .gender = any
    .m = Vidente
    .f = Vidente
job-smuggler = Contrabandista
    .gender = any
    .m = Contrabandista
    .f = Contrabandista
job-politician = Político/a
    .gender = any
    .m = Político
    .f = Política
job-saboteur = Saboteador/a
    .gender = any
    .m = Saboteador
    .f = Saboteadora
scoundrel = { $job_gender ->
    [m] { $job_m } { $trait_m }
    [f] { $job_f } { $trait_f }
   *[any] { $trait_gender ->
        [f] { $job_f } { $trait_f }
       *[m] { $job_m } { $trait_m }
    }
}
    .the = { $job_gender ->
        [m] el { $job_m } { $trait_m }
        [f] la { $job_f } { $trait_f }
       *[any] { $trait_gender ->
            [f] la { $job_f } { $trait_f }
           *[m] el { $job_m } { $trait_m }
        }
    }
    .of = { $job_gender ->
        [m] del { $job_m } { $trait_m }
        [f] de la { $job_f } { $trait_f }
       *[any] { $trait_gender ->
            [f] de la { $job_f } { $trait_f }
           *[m] del { $job_m } { $trait_m }
        }
    }
    .to = { $job_gender ->
        [m] al { $job_m } { $trait_m }
        [f] a la { $job_f } { $trait_f }
       *[any] { $trait_gender ->
            [f] a la { $job_f } { $trait_f }
           *[m] al { $job_m } { $trait_m }
        }
    }

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
    .the = el 0
poker-a = A
    .the = el as
poker-2 = 2
    .the = el 2
poker-3 = 3
    .the = el 3
poker-4 = 4
    .the = el 4
poker-5 = 5
    .the = el 5
poker-6 = 6
    .the = el 6
slot-a = A
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5
slot-6 = 6

location-depot = Estación
    .at = en la Estación
    .of = de la Estación
location-estate = Finca
    .at = en la Finca
    .of = de la Finca
location-laboratory = Laboratorio
    .at = en el Laboratorio
    .of = del Laboratorio

## Decisiones

decision-leader = elige Líder
decision-strategy = elige una de tus cartas de Estrategia
decision-plan = juega una carta de Póquer en un hueco
decision-distrust = pon un Esbirro en la carta recién jugada, o pasa
decision-hide = antes de que tu Esbirro vaya a la cárcel: ponlo en la carta, o no
decision-abilities = usa una capacidad, o sigue
decision-act = contrata a un Granuja o ve a la Oficina del sheriff
decision-pending = usa una capacidad cuyo momento ha llegado, o renuncia a todas
decision-next = elige quién va ahora
decision-repeat = usa la capacidad por segunda vez, o no
decision-target = elige a un jugador
decision-shuffle = baraja el mazo cuya primera carta has mirado, o no
decision-safe = elige una Caja fuerte
decision-steal = roba esa Caja fuerte, o no
decision-unused = elige una Caja fuerte sin usar
decision-card = elige una carta jugada
decision-free = elige de quién es el Esbirro que sale libre
decision-send = pon al Esbirro liberado en una carta, o no
decision-jail = elige de quién es el Esbirro que va a la cárcel
decision-convict = envía a un Esbirro tuyo a la cárcel, o pierde 1 de reputación
decision-flip = elige una Marca y dale la vuelta
decision-pick = elige a un Granuja
decision-pick-own = elige a uno de tus Granujas
decision-mode = coge dinero, o libera a un Esbirro tuyo
decision-may-hire = contrata ahora a un Granuja, o no
decision-on-hire = usa al Granuja antes de descartarlo, o no
decision-drop = tu hoja está llena: descarta a un Granuja
decision-arrange = intercambia dos casillas de tu hoja, o déjala así
decision-office = elige qué haces en la Oficina del sheriff
decision-bail = elige de quién es el Esbirro que sale libre
decision-mark = elige el número que muestra tu Marca
decision-move = trae aquí una de tus Marcas, o no marques
decision-abandon = tienes demasiadas Cajas fuertes: abandona una
decision-first = elige al primer jugador del día siguiente

## Elecciones

choice-leader = { $leader }
choice-strategy = { $strategy }
choice-play = Jugar { $poker_the } en el hueco { $slot }
choice-play-0-open = Jugar el 0 boca arriba
choice-distrust = Poner un Esbirro
choice-use = { $job ->
    [none] Usar al Granuja «{ $trait }»
   *[other] Usar { $scoundrel_to }
}
choice-use-leader = { $slot ->
    [none] Usar la capacidad de tu Líder
   *[other] Usar la capacidad de Líder del hueco { $slot }
}
choice-use-strategy = Usar tu carta de Estrategia
choice-hire = { $job ->
    [none] Contratar al Granuja «{ $trait }»
   *[other] Contratar { $scoundrel_to } ({ $cost } $)
}
choice-recruit = { $job ->
    [none] Reclutar por menos al Granuja «{ $trait }»
   *[other] Contratar { $scoundrel_to } con Reclutar marginados ({ $cost } $)
}
choice-office = Ir a la Oficina del sheriff
choice-sell = { $count ->
    [none] Vender información
   *[other] Vender información (+{ $count } $)
}
choice-bail-1 = { $count ->
    [none] Pagar la fianza de un Esbirro
   *[other] Pagar la fianza de un Esbirro ({ $count } $)
}
choice-bail-2 = { $count ->
    [none] Pagar la fianza de dos Esbirros
   *[other] Pagar la fianza de dos Esbirros ({ $count } $)
}
choice-bribe = { $count ->
    [none] Sobornar al sheriff y robar una Caja fuerte
   *[other] Sobornar al sheriff y robar una Caja fuerte ({ $count } $)
}
choice-drop = { $job ->
    [none] Descartar al Granuja «{ $trait }»
   *[other] Descartar { $scoundrel_to }
}
choice-swap = Intercambiar las casillas { $one } y { $two }
choice-keep = Dejarla así
choice-pick = { $job ->
    [none] El Granuja «{ $trait }»
   *[other] { $scoundrel }
}
choice-target = { $seat }
choice-safe = La de la casilla { $space } { $location_of }
choice-unused = La que está sin usar { $location_of }
choice-abandon = { $location ->
    [none] Tu Caja fuerte número { $number }
   *[other] { $safe ->
        [none] Tu Caja fuerte número { $number }, { $location_of }
       *[other] Tu Caja fuerte { $location_of }: { $safe } ({ $value })
    }
}
choice-mark = { $number }
choice-move = { $location ->
    [none] Una Marca tuya
   *[other] { $space ->
        [0] Tu Marca con un { $shows }, de la Caja fuerte sin usar { $location_of }
        [-1] Tu Marca con un { $shows }, de la Caja fuerte { $location_of } que robó { $owner_the }
       *[other] Tu Marca con un { $shows }, de la casilla { $space } { $location_of }
    }
}
choice-flip = { $location ->
    [none] Una Marca { $seat_of }
   *[other] { $space ->
        [0] La Marca { $seat_of } con un { $shows } en la Caja fuerte sin usar { $location_of }
        [-1] La Marca { $seat_of } con un { $shows } en la Caja fuerte { $location_of } que robó { $owner_the }
       *[other] La Marca { $seat_of } con un { $shows } en la casilla { $space } { $location_of }
    }
}
choice-card = La carta { $seat_of } en el hueco { $slot }
choice-take-money = { $count ->
    [none] Coger el dinero
   *[other] Coger { $count } $
}
choice-take-henchman = Liberar a un Esbirro tuyo
choice-go-to-jail = Enviar a la cárcel a un Esbirro tuyo
choice-lose-reputation = Perder 1 de reputación
choice-yes = Sí
choice-no = No
choice-pass = Pasar

## Negativas

refusal-leader-taken = Otro jugador ya tiene a { $leader }.
refusal-other-leader = «{ $strategy }» es de otro Líder.
refusal-not-in-hand = No tienes esa carta en la mano.
refusal-slot-taken = Ese hueco ya tiene una carta hoy.
refusal-no-honest = Solo con un Granuja Honesto se puede jugar el 0 boca arriba.
refusal-not-yours = Ese Granuja no está en tu hoja.
refusal-used-up = Ya se ha usado en este turno.
refusal-not-now = No es su momento.
refusal-not-usable = Ahora no haría nada.
refusal-condition-not-met = No se cumple su condición.
refusal-cost-not-met = No puedes pagar su coste.
refusal-cannot-be-used = Ese Granuja no se puede usar ahora.
refusal-not-pending = Su momento no ha llegado.
refusal-no-leader-ability = Tu Líder no tiene ninguna capacidad en ese hueco.
refusal-no-strategy = No tienes ninguna carta de Estrategia.
refusal-not-in-saloon = Ese Granuja no está en el Saloon.
refusal-not-on-top = Ese Granuja no está encima de la pila de descartes.
refusal-being-hired = A ese Granuja lo están contratando ahora mismo.
refusal-hired-before = Ya has contratado a ese Granuja con el primer uso.
refusal-cannot-pay = No puedes pagarlo.
refusal-no-recruiting = Ahora no puedes contratar más barato.
refusal-not-rightmost = Más barato solo se puede contratar al Granuja de más a la derecha del Saloon.
refusal-too-few-in-jail = No hay bastantes Esbirros en la cárcel.
refusal-bail-too-dear = No puedes pagar la fianza.
refusal-not-the-last-day = Al sheriff solo se le soborna el último día.
refusal-bribe-too-dear = No puedes pagar el soborno.
refusal-not-on-sheet = Ese Granuja no es tuyo.
refusal-both-empty = Las dos casillas están vacías.
refusal-no-such-seat = En ese puesto no hay nadie.
refusal-no-safe-there = Ahí no hay ninguna Caja fuerte.
refusal-wrong-location = Tiene que ser en otra localización.
refusal-same-safe = Tiene que ser otra Caja fuerte.
refusal-no-such-loot = No tienes tantas Cajas fuertes.
refusal-no-such-mark = No tienes ninguna Marca así.
refusal-mark-fixed = Una Marca en la Caja fuerte que ha robado un rival se queda ahí.
refusal-no-mark-there = Esa Marca no está en una Caja fuerte de una localización.
refusal-no-card-there = Ahí no hay ninguna carta boca abajo.
refusal-not-a-target = Aquí no se puede elegir eso.
refusal-not-richest = Otro rival tiene más dinero.

## Qué ha pasado

event-leader-taken = { $leader } se sienta a la mesa.
event-strategy-shown = { $seat_the } tiene la carta de Estrategia «{ $strategy }».
event-hand-drawn = { $known ->
    [yes] { $seat_the } empieza con { $pokers_the }.
   *[no] { $seat_the } empieza con { $count } cartas de Póquer.
}
event-first-player-set = { $seat_the } es el primer jugador del día.
event-day-begun = Comienza el día { $day }.
event-turn-begun = Turno { $seat_of }.
event-card-played = { $known ->
    [yes] { $seat_the } juega { $poker_the } boca abajo en el hueco { $slot }.
   *[no] { $seat_the } juega una carta boca abajo en el hueco { $slot }.
}
event-zero-played = { $seat_the } juega el 0 boca arriba.
event-henchman-placed = { $seat_the } desconfía { $rival_of } y pone un Esbirro en la carta del hueco { $slot }.
event-scoundrel-used = { $seat_the } usa { $scoundrel_to }.
event-scoundrel-used-again = { $seat_the } usa por segunda vez { $scoundrel_to }.
event-leader-used = { $seat_the } usa la capacidad de Líder del hueco { $slot }.
event-strategy-used = { $seat_the } usa su carta de Estrategia «{ $strategy }».
event-money-gained = { $seat_the } gana { $count } $ (ahora tiene { $money } $).
event-money-paid = { $seat_the } paga { $count } $ ({ $money ->
    [one] le queda
   *[other] le quedan
} { $money } $).
event-money-taken = { $seat_the } le quita { $count } $ { $rival_to }.
event-reputation-changed = La reputación { $seat_of } es ahora { $reputation }.
event-henchman-jailed = Un Esbirro { $seat_of } va a la cárcel.
event-henchman-freed = Un Esbirro { $seat_of } queda libre.
event-henchman-sent = El Esbirro { $seat_of } va a la carta { $rival_of } en el hueco { $slot }.
event-henchmen-destroyed = { $count ->
    [one] { $seat_the } destruye al Esbirro de su carta del hueco { $slot }.
   *[other] { $seat_the } destruye a los { $count } Esbirros de su carta del hueco { $slot }.
}
event-cards-drawn = { $known ->
    [yes] { $seat_the } roba { $pokers_the }.
   *[no] { $count ->
        [one] { $seat_the } roba una carta de Póquer.
       *[other] { $seat_the } roba { $count } cartas de Póquer.
    }
}
event-top-revealed = { $seat_the } descubre { $poker_the }.
event-deck-shuffled = Se baraja el mazo de Póquer { $seat_of }.
event-played-card-seen = { $known ->
    [yes] { $seat_the } mira la carta { $rival_of } en el hueco { $slot }: es { $poker_the }.
   *[no] { $seat_the } mira la carta { $rival_of } en el hueco { $slot }.
}
event-deck-top-seen = { $known ->
    [yes] { $seat_the } mira la primera carta del mazo { $rival_of }: es { $poker_the }.
   *[no] { $seat_the } mira la primera carta del mazo { $rival_of }.
}
event-hand-seen = { $known ->
    [yes] { $seat_the } mira en la mano { $rival_of } y ve { $pokers_the }.
   *[no] { $count ->
        [one] { $seat_the } mira una carta de la mano { $rival_of }.
       *[other] { $seat_the } mira { $count } cartas de la mano { $rival_of }.
    }
}
event-jobs-swapped = { $seat_the } intercambia dos Ocupaciones: ahora son { $scoundrel_the } y { $other_scoundrel_the }.
event-traits-swapped = { $seat_the } intercambia dos Rasgos: ahora son { $scoundrel_the } y { $other_scoundrel_the }.
event-scoundrel-hired = { $seat_the } contrata { $scoundrel_to } por { $count } $.
event-scoundrel-discarded = { $scoundrel_the } va a la pila de descartes.
event-scoundrel-buried = { $scoundrel_the } va al fondo de la pila de descartes.
event-scoundrel-arrived = { $scoundrel_the } entra en el Saloon.
event-spaces-swapped = { $seat_the } reorganiza su hoja.
event-office-used = { $seat_the } va a la Oficina del sheriff.
event-safe-seen = { $known ->
    [yes] { $space ->
        [0] { $seat_the } mira la Caja fuerte sin usar { $location_of }: { $safe } ({ $value }).
       *[other] { $seat_the } ojea la Caja fuerte de la casilla { $space } { $location_of }: { $safe } ({ $value }).
    }
   *[no] { $space ->
        [0] { $seat_the } mira la Caja fuerte sin usar { $location_of }.
       *[other] { $seat_the } ojea la Caja fuerte de la casilla { $space } { $location_of }.
    }
}
event-safe-marked = { $space ->
    [0] { $seat_the } pone un { $number } en la Caja fuerte sin usar { $location_of }.
    [-1] { $seat_the } pone un { $number } en una Caja fuerte robada { $location_of }.
   *[other] { $seat_the } pone un { $number } en la Caja fuerte de la casilla { $space } { $location_of }.
}
event-mark-turned = { $seat_the } da la vuelta a la Marca { $rival_of } en la Caja fuerte de la casilla { $space } { $location_of }: ahora muestra un { $number }.
event-safe-stolen = { $known ->
    [yes] { $space ->
        [0] { $seat_the } roba la Caja fuerte sin usar { $location_of }: { $safe } ({ $value }).
       *[other] { $seat_the } roba la Caja fuerte de la casilla { $space } { $location_of }: { $safe } ({ $value }).
    }
   *[no] { $space ->
        [0] { $seat_the } roba la Caja fuerte sin usar { $location_of }.
       *[other] { $seat_the } roba la Caja fuerte de la casilla { $space } { $location_of }.
    }
}
event-safe-abandoned = { $space ->
    [0] { $seat_the } abandona una Caja fuerte { $location_of }, que queda sin usar.
   *[other] { $seat_the } abandona una Caja fuerte { $location_of }, que vuelve a la casilla { $space }.
}
event-night-fallen = Termina el día { $day }: se descubren los faroles.
event-card-revealed = { $bluff ->
    [yes] { $seat_the } descubre la carta del hueco { $slot }: { $poker_the }, ¡un farol!
   *[other] { $seat_the } descubre la carta del hueco { $slot }: { $poker_the }, la verdad.
}
event-henchman-returned = El Esbirro { $seat_of } vuelve con su dueño.
event-cards-returned = Las cartas jugadas se barajan y van debajo de sus mazos.
event-safe-shown = { $seat_the } muestra { $safe } ({ $value }).
event-game-won = { $seats_count ->
    [one] Gana { $seats_the }: { $ending }.
   *[other] Ganan { $seats_the }: { $ending }.
}

## Resultados y estadísticas

ending-days-over = ha terminado el último día
breakdown-safes = Cajas fuertes
breakdown-marks = Marcas acertadas
breakdown-reputation = Reputación
breakdown-tech = Tecnología de los Granujas
breakdown-money = Dinero (desempate)
statistic-leader = Líder
statistic-strategy = Estrategia
statistic-round = Día
statistic-hires = contrataciones
statistic-uses = Granujas usados
statistic-distrusts = Esbirros puestos
statistic-revealed = cartas descubiertas
statistic-steals = Cajas fuertes robadas
statistic-bluffs-caught = faroles cazados
statistic-trait = Rasgo
statistic-job = Ocupación
statistic-safe = Caja fuerte al final
statistic-slot = capacidad de Líder

stream-setup = el reparto: mazos, Cajas fuertes, Líderes
stream-poker = las cartas de Póquer al volver a barajarlas
stream-spy = las cartas que mira un Espía
option-length = Duración
option-length-about = Cuántos días dura la partida.
option-length-short = corta
option-length-short-about = Dos días.
option-length-long = larga
option-length-long-about = Tres días.
option-strategies = Cartas de Estrategia
option-strategies-about = Si cada jugador tiene cartas de Estrategia.
option-leaders = Líderes
option-leaders-about = Qué Líder tiene cada jugador: al azar, a elección de los jugadores, o uno por puesto.
option-leaders-cain = { leader-cain }
option-leaders-zimmer = { leader-zimmer }
option-leaders-goff = { leader-goff }
option-leaders-boone = { leader-boone }

## El tablero

board-scoundrel = { $scoundrel }
board-dollars = { $count } $
board-day = Día { $day } de { $days }
board-before = Antes del primer día
board-turn = turno { $seat_of }
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
board-legend = { "$" } coste · ✓ usado este turno · A 2 … 6 hueco en el que se usa · ← → ↔ respuesta al Granuja de ese lado · ♟ Esbirro · ? boca abajo · [letra y número] Marca y su dueño · Marcas que quedan: de 2/3 + 4/5 + 6/7
board-use-scoundrel = En uso: { $scoundrel }, por { $seat_the }
board-use-leader = En uso: la capacidad de Líder del hueco { $slot }, por { $seat_the }
board-use-strategy = En uso: «{ $strategy }», por { $seat_the }
board-safe = { $space ->
    [0] la Caja fuerte sin usar { $location_of }: { $shown }
    [-1] una Caja fuerte robada { $location_of }: { $shown }
   *[other] la Caja fuerte de la casilla { $space } { $location_of }: { $shown }
}
board-freed = queda libre un Esbirro { $seat_of }
board-picked = elegido: { $trait }
board-hiring = { $seat_the } contrata
board-shuffling = Se puede barajar el mazo de Póquer { $seat_of }.
board-sheet = Hoja { $seat_of }
board-known = En la mano { $seat_of }: { $pokers }
board-top = Encima del mazo { $seat_of }: { $poker }
board-leader-abilities = Capacidades de Líder: { $abilities }

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
timing-after-rival-steal = Cuando un rival robe una Caja fuerte
timing-after-jailed = Cuando un Esbirro tuyo vaya a la cárcel

condition-broke = si tienes 0 $
condition-rich = si tienes 5 $ o más
condition-poor = si tienes 3 $ o menos
condition-disreputable = si tu reputación es 0 o menos
condition-behind = si un rival tiene más Cajas fuertes que tú
condition-at-limit = si estás en tu límite de Cajas fuertes

trait-text-cruel = para usarlo, encarcela a un Esbirro tuyo
trait-text-leaves = una vez usado, se descarta
trait-text-extra = antes, +1 $
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
fx-gain-per-scoundrel = +1 $ por Granuja tuyo (máx. { $count } $)
fx-gain-per-card = +1 $ por carta que hayas jugado hoy
fx-gain-per-mark = +1 $ por Marca que tenga (máx. { $count } $)
fx-gain-per-jailed = +{ $count } $ por cada uno
fx-each-rival-gain = cada rival gana { $count } $
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
fx-destroy = destruye a los Esbirros de una carta tuya
fx-draw = { $count ->
    [1] roba una carta
   *[other] roba { $count } cartas
}
fx-gamble = descubre tu primera carta: con 5 o 6, +{ $count } $; si no, +{ $other } $; baraja
fx-peek-played = mira una carta jugada
fx-peek-deck = mira la primera carta de un mazo de Póquer; puedes barajarlo
fx-peek-hand = mira { $count } cartas de la mano de un rival
fx-flip-mark = da la vuelta a una Marca
fx-auction = descarta a un Granuja del Saloon y gana su coste (máx. { $count } $)
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

## Números que una partida puede cambiar

number-safe = El valor de una Caja fuerte: { $safe }
number-trait-cost = Los dólares de un Rasgo: { $trait }
number-trait-tech = Los iconos de tecnología de un Rasgo: { $trait }
number-job-cost = Los dólares de una Ocupación: { $job }
number-job-pay = Lo que cuesta usar una Ocupación, en dólares: { $job }
number-job-gain = Lo que da una Ocupación, en dólares: { $job }
number-job-most = Lo máximo que da una Ocupación, en dólares: { $job }
number-job-each = Lo que da una Ocupación por cada Esbirro encarcelado, en dólares: { $job }
number-job-rivals = Lo que recibe cada rival, en dólares: { $job }
number-job-win = Lo que da una Ocupación con un 5 o un 6, en dólares: { $job }
number-job-lose = Lo que da una Ocupación con cualquier otra carta, en dólares: { $job }
number-job-free = Cuántos Esbirros libera una Ocupación: { $job }
number-job-rob = Lo que una Ocupación quita a un rival, en dólares: { $job }
number-job-reputation = La reputación que da una Ocupación: { $job }
number-job-rival-reputation = La reputación que una Ocupación quita a un rival: { $job }
number-strategy-pay = Lo que cuesta usar una carta de Estrategia, en dólares: { $strategy }
number-strategy-gain = Lo que da una carta de Estrategia, en dólares: { $strategy }
number-strategy-rob = Lo que una carta de Estrategia quita a un rival, en dólares: { $strategy }
number-strategy-reputation = La reputación que da una carta de Estrategia: { $strategy }
number-discount = Lo que se ahorra al contratar, en dólares: { $strategy }
number-leader-gain = Lo que da la capacidad del Líder del hueco { $slot }, en dólares
number-bribe = Lo que cuesta sobornar al sheriff, en dólares
number-bail = Lo que cuesta la fianza de un Esbirro, en dólares
number-sell = Lo que se gana al vender información, en dólares
number-start-money = El dinero con el que empieza cada jugador, en dólares
number-start-jailed = Los Esbirros que cada jugador tiene en la cárcel al empezar
