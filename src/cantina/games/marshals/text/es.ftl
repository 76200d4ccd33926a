# Marshals en español.

## Palabras

terrain-forest = Bosque
    .the = el bosque
    .to = al bosque
    .in = en el bosque
terrain-desert = Desierto
    .the = el desierto
    .to = al desierto
    .in = en el desierto
terrain-plains = Llanura
    .the = la llanura
    .to = a la llanura
    .in = en la llanura
terrain-mountain = Montaña
    .the = la montaña
    .to = a la montaña
    .in = en la montaña

marshal-forest = Marshal del Bosque
    .the = el Marshal del Bosque
    .of = del Marshal del Bosque
    .to = al Marshal del Bosque
marshal-desert = Marshal del Desierto
    .the = el Marshal del Desierto
    .of = del Marshal del Desierto
    .to = al Marshal del Desierto
marshal-plains = Marshal de la Llanura
    .the = el Marshal de la Llanura
    .of = del Marshal de la Llanura
    .to = al Marshal de la Llanura
marshal-mountain = Marshal de la Montaña
    .the = el Marshal de la Montaña
    .of = del Marshal de la Montaña
    .to = al Marshal de la Montaña

letter-forest = B
letter-desert = D
letter-plains = L
letter-mountain = M

card-forest-1 = Bosque 1
card-forest-2 = Bosque 2
card-forest-3 = Bosque 3
card-forest-4 = Bosque 4
card-forest-5 = Bosque 5
card-forest-6 = Bosque 6
card-forest-7 = Bosque 7
card-forest-8 = Bosque 8
card-forest-9 = Bosque 9
card-forest-10 = Bosque 10
card-desert-1 = Desierto 1
card-desert-2 = Desierto 2
card-desert-3 = Desierto 3
card-desert-4 = Desierto 4
card-desert-5 = Desierto 5
card-desert-6 = Desierto 6
card-desert-7 = Desierto 7
card-desert-8 = Desierto 8
card-desert-9 = Desierto 9
card-desert-10 = Desierto 10
card-plains-1 = Llanura 1
card-plains-2 = Llanura 2
card-plains-3 = Llanura 3
card-plains-4 = Llanura 4
card-plains-5 = Llanura 5
card-plains-6 = Llanura 6
card-plains-7 = Llanura 7
card-plains-8 = Llanura 8
card-plains-9 = Llanura 9
card-plains-10 = Llanura 10
card-mountain-1 = Montaña 1
card-mountain-2 = Montaña 2
card-mountain-3 = Montaña 3
card-mountain-4 = Montaña 4
card-mountain-5 = Montaña 5
card-mountain-6 = Montaña 6
card-mountain-7 = Montaña 7
card-mountain-8 = Montaña 8
card-mountain-9 = Montaña 9
card-mountain-10 = Montaña 10
card-wild = Comodín
card-outlaw-1 = Ruth la Cascabel
    .the = Ruth la Cascabel
    .to = a Ruth la Cascabel
card-outlaw-2 = Malone el Polvoriento
    .the = Malone el Polvoriento
    .to = a Malone el Polvoriento
card-outlaw-3 = La viuda Graves
    .the = la viuda Graves
    .to = a la viuda Graves
card-outlaw-4 = Kane el Coyote
    .the = Kane el Coyote
    .to = a Kane el Coyote
card-border = Frontera
card-train-left = Tren hacia la izquierda
card-train-right = Tren hacia la derecha
card-town-1 = Pueblo con armería
card-town-2 = Pueblo con almacén
card-ambush-forest-1 = Emboscada en el bosque (1)
card-ambush-forest-2 = Emboscada en el bosque (2)
card-ambush-desert-1 = Emboscada en el desierto (1)
card-ambush-desert-2 = Emboscada en el desierto (2)
card-ambush-plains-1 = Emboscada en la llanura (1)
card-ambush-plains-2 = Emboscada en la llanura (2)
card-ambush-mountain-1 = Emboscada en la montaña (1)
card-ambush-mountain-2 = Emboscada en la montaña (2)
card-camp-forest-1 = Acampada en el bosque (1)
card-camp-forest-2 = Acampada en el bosque (2)
card-camp-desert-1 = Acampada en el desierto (1)
card-camp-desert-2 = Acampada en el desierto (2)
card-camp-plains-1 = Acampada en la llanura (1)
card-camp-plains-2 = Acampada en la llanura (2)
card-camp-mountain-1 = Acampada en la montaña (1)
card-camp-mountain-2 = Acampada en la montaña (2)
card-clue-forest = Pista en el bosque
card-clue-desert = Pista en el desierto
card-clue-plains = Pista en la llanura
card-clue-mountain = Pista en la montaña
card-hideout-forest = Escondite en el bosque
card-hideout-desert = Escondite en el desierto
card-hideout-plains = Escondite en la llanura
card-hideout-mountain = Escondite en la montaña
card-jurisdiction = Jurisdicción
card-corrupt = Marshal Corrupto
card-ambush = Emboscada
card-camp = Acampada

goods-bullets = balas
    .one = bala
goods-provisions = provisiones
    .one = provisión
goods-bullet = una bala
goods-provision = una provisión

why-shelter = gracias a la cobertura
why-corrupt = con ayuda del Marshal Corrupto

role-corrupt = Marshal Corrupto
role-honest = Marshal honrado

## Decisiones

decision-main = elige qué hacer en tu turno
decision-warned = vete a un territorio adyacente, o paga una bala y quédate
decision-cancel = anula la carta con una Jurisdicción, o deja que haga efecto
decision-claim = reclama tu recompensa, o renuncia a ella
decision-show = enseña una carta del terreno, o ninguna
decision-order = elige en qué orden vuelven las cartas al mazo
decision-search = registra el mazo o a un rival
decision-keep = quédate con una de las dos cartas
decision-take = quédate con una de las cartas sacadas, o con ninguna
decision-board = sube al tren, o quédate
decision-travel = viaja al pueblo, o quédate
decision-buy = compra en el pueblo, o termina

## Elecciones

choice-pass = Pasar
choice-reveal = Revelarte como Marshal Corrupto
choice-shoot = Hacer un disparo de advertencia (1 bala)
choice-ride = Cabalgar { $terrain_to } (1 provisión)
choice-wild = Ir { $terrain_to } con un comodín
choice-move = Moverte con { $card }
choice-play = Jugar { $card }
choice-ambush = Emboscar { $seat_to } (le quitas una carta)
choice-camp = Hacer acampar { $seat_to } (pierde un turno)
choice-cancel = Anularla con una Jurisdicción
choice-let-be = Dejar que haga efecto
choice-claim = Reclamar la recompensa
choice-claim-nothing = No reclamar nada
choice-leave = Irte { $terrain_to }
choice-stay = Quedarte (1 bala)
choice-show = Enseñar { $card }
choice-show-nothing = No enseñar nada
choice-board = Ir en tren { $terrain_to }
choice-board-nothing = No subir al tren
choice-travel = Viajar al pueblo con { $card }
choice-travel-nowhere = No viajar al pueblo
choice-buy-bullet = Comprar una bala
choice-buy-provision = Comprar una provisión
choice-buy-nothing = No comprar más
choice-order = Devolverlas en el orden { $places }
choice-search-deck = Registrar el mazo
choice-search = Registrar { $seat_to }
choice-keep = Quedarte con { $card }
choice-top = Dejar encima { $card_to }
choice-take = Quedarte con { $card }
choice-take-nothing = No quedarte con ninguna

## Negativas

refusal-already-here = Ya estás en ese territorio.
refusal-already-missing = { $seat_the } ya tiene que perder un turno.
refusal-behind-the-train = Desde donde estás, el tren no va { $terrain_to }.
refusal-cannot-afford = No te llega el dinero.
refusal-cannot-claim = No tienes en la mano ninguna carta de movimiento del terreno de la captura.
refusal-cannot-finish-the-way = Con { $card } no podrías pagar el resto del camino al pueblo.
refusal-not-in-hand = No tienes esa carta en la mano.
refusal-full-bullets = No puedes llevar más balas.
refusal-full-provisions = No puedes llevar más provisiones.
refusal-journey-begun = Un viaje empezado hay que terminarlo.
refusal-no-boards = En el modo básico no hay balas ni provisiones.
refusal-no-bullets = No te quedan balas.
refusal-no-cards-to-take = { $seat_the } no tiene cartas que quitarle.
refusal-no-cards-to-search = { $seat_the } no tiene cartas en la mano.
refusal-no-jurisdiction = No tienes ninguna Jurisdicción en la mano.
refusal-no-provisions = No te quedan provisiones.
refusal-no-such-rival = En ese puesto no hay ningún rival en juego.
refusal-not-adjacent = Ese territorio no es adyacente al tuyo.
refusal-not-corrupt = No tienes la carta de Marshal Corrupto en la mano.
refusal-not-found = { $card } no es una de las dos cartas.
refusal-outlaw-stays = No puedes quedarte con { $card_the }: los forajidos vuelven al mazo.
refusal-not-in-basic = Esa carta no existe en el modo básico.
refusal-not-on-the-way = { $card } no lleva al siguiente territorio en el camino al pueblo.
refusal-not-picked = { $card } no es una de las cartas sacadas.
refusal-nobody-here = No hay ningún otro Marshal en tu territorio.
refusal-only-in-basic = Solo en el modo básico se juega una carta contra un rival concreto.
refusal-other-number = Hay que devolver otro número de cartas.
refusal-other-terrain = Solo se puede enseñar una carta de movimiento del terreno de la carta jugada.
refusal-wrong-terrain = La carta { $card } solo se puede jugar si tu Marshal está en ese terreno.

## Qué ha pasado

event-map-laid = El mapa, de izquierda a derecha: { $row }.
event-character-dealt = { $marshal_the } se sienta a la mesa.
event-first-player-drawn = { $seat_the } es el jugador inicial.
event-outlaw-set-aside = { $card_the } sale en la mano inicial { $seat_of } y se aparta.
event-hand-dealt = { $known ->
    [yes] { $seat_the } empieza con { $cards }.
   *[no] { $seat_the } empieza con { $count } cartas.
}
event-deck-rebuilt = { $cards_count ->
    [one] { $cards_the } vuelve al mazo, que se baraja de nuevo.
   *[other] { $cards_the } vuelven al mazo, que se baraja de nuevo.
}
event-turn-begun = Turno { $turn }: { $seat_the }.
event-turn-missed = { $seat_the } pierde este turno.
event-card-drawn = { $known ->
    [yes] { $seat_the } roba una carta: { $card }.
   *[no] { $seat_the } roba una carta.
}
event-outlaw-drawn = { $seat_the } encuentra a un forajido: ¡{ $card_the }!
event-outlaw-captured = { $money ->
    [0] { $seat_the } captura { $card_to } { $terrain_in }.
   *[other] { $doubled ->
        [yes] { $seat_the } captura { $card_to } { $terrain_in }, su terreno, y cobra el doble de recompensa: { $money } $.
       *[no] { $seat_the } captura { $card_to } { $terrain_in } y cobra { $money } $.
    }
}
event-outlaw-escaped = { $card_the } huye { $why } y vuelve al fondo del mazo.
event-outlaw-fled = { $card_the } huye { $why }, y esta vez definitivamente.
event-shelter-used-up = La carta { $card } ya no da cobertura.
event-claimed = { $seat_the } enseña { $cards } y reclama { $money } $.
event-corrupt-revealed = { $forced ->
    [yes] { $seat_the } tiene que revelar su carta: ¡es el Marshal Corrupto!
   *[no] { $seat_the } revela la carta de Marshal Corrupto.
}
event-bribed = { $seat_the } cobra un soborno de { $bribe } $ y ya tiene { $money } $.
event-passed = { $seat_the } pasa.
event-moved = { $seat_the } va { $terrain_to } con { $card }.
event-rode-on = { $left ->
    [0] { $seat_the } gasta su última provisión y cabalga { $terrain_to }.
    [one] { $seat_the } gasta una provisión y cabalga { $terrain_to }. Le queda 1.
   *[other] { $seat_the } gasta una provisión y cabalga { $terrain_to }. Le quedan { $left }.
}
event-shot-fired = { $left ->
    [0] { $seat_the } gasta su última bala en un disparo de advertencia { $terrain_in }.
    [one] { $seat_the } hace un disparo de advertencia { $terrain_in }. Le queda 1 bala.
   *[other] { $seat_the } hace un disparo de advertencia { $terrain_in }. Le quedan { $left } balas.
}
event-stood-firm = { $left ->
    [0] { $seat_the } responde con su última bala y se queda.
    [one] { $seat_the } gasta una bala y se queda. Le queda 1.
   *[other] { $seat_the } gasta una bala y se queda. Le quedan { $left }.
}
event-moved-away = { $seat_the } se va { $terrain_to }.
event-card-played = { $seat_the } juega { $card }.
event-nobody-hit = La carta { $card } no afecta a nadie.
event-card-shown = { $seat_the } enseña { $card }.
event-nothing-shown = { $seat_the } no enseña nada.
event-card-given = { $seat_the } entrega { $card } { $rival_to }.
event-cost-paid = { $left ->
    [0] { $count ->
        [one] { $seat_the } paga 1 { $goods_one } y no le queda ninguna.
       *[other] { $seat_the } paga { $count } { $goods } y no le queda ninguna.
    }
    [one] { $count ->
        [one] { $seat_the } paga 1 { $goods_one } y le queda 1.
       *[other] { $seat_the } paga { $count } { $goods } y le queda 1.
    }
   *[other] { $count ->
        [one] { $seat_the } paga 1 { $goods_one } y le quedan { $left }.
       *[other] { $seat_the } paga { $count } { $goods } y le quedan { $left }.
    }
}
event-eliminated = { $cards ->
    [none] { $seat_the } no puede pagar y queda eliminado.
   *[other] { $seat_the } no puede pagar y queda eliminado. Descarta { $cards }.
}
event-card-cancelled = { $seat_the } juega una Jurisdicción, anula { $card } y se queda con la carta.
event-deck-looked-at = { $known ->
    [yes] { $count ->
        [one] { $seat_the } mira la carta superior del mazo: { $cards }.
       *[other] { $seat_the } mira las { $count } cartas superiores del mazo: { $cards }.
    }
   *[no] { $count ->
        [one] { $seat_the } mira la carta superior del mazo.
       *[other] { $seat_the } mira las { $count } cartas superiores del mazo.
    }
}
event-deck-arranged = { $known ->
    [yes] { $count ->
        [one] { $seat_the } devuelve la carta al mazo.
       *[other] { $seat_the } las devuelve al mazo en este orden, desde arriba: { $cards }.
    }
   *[no] { $count ->
        [one] { $seat_the } devuelve la carta al mazo.
       *[other] { $seat_the } las devuelve al mazo en el orden que quiere.
    }
}
event-card-kept = { $known ->
    [yes] { $seat_the } se queda con { $card } y devuelve la otra carta al mazo: { $returned }.
   *[no] { $seat_the } se queda con una carta y devuelve la otra al mazo.
}
event-nothing-kept = { $known ->
    [yes] { $seat_the } solo encuentra forajidos y no se queda con nada. Encima del mazo: { $cards }.
   *[no] { $seat_the } solo encuentra forajidos y no se queda con nada.
}
event-rival-searched = { $known ->
    [yes] { $seat_the } registra { $rival_to } y ve { $cards }.
   *[no] { $count ->
        [one] { $seat_the } registra { $rival_to } y ve una carta.
       *[other] { $seat_the } registra { $rival_to } y ve { $count } cartas.
    }
}
event-card-taken = { $known ->
    [yes] { $seat_the } le quita { $card } { $rival_to }.
   *[no] { $seat_the } le quita una carta { $rival_to }.
}
event-nothing-taken = { $seat_the } no le quita nada { $rival_to }.
event-turn-to-miss = { $rival_the } perderá un turno.
event-event-drawn = { $seat_the } roba un evento: { $card }.
event-border-crossed = El nuevo mapa, de izquierda a derecha: { $row }. Cada Marshal vuelve a su terreno.
event-train-boarded = { $money ->
    [0] { $seat_the } va en tren { $terrain_to } y se queda sin dinero.
    [one] { $seat_the } va en tren { $terrain_to } y le queda 1 $.
   *[other] { $seat_the } va en tren { $terrain_to } y le quedan { $money } $.
}
event-travelled = { $seat_the } viaja { $terrain_to } con { $card }.
event-bought = { $money ->
    [0] { $seat_the } compra { $goods } por { $price } $ y se queda sin dinero.
    [one] { $seat_the } compra { $goods } por { $price } $ y le queda 1 $.
   *[other] { $seat_the } compra { $goods } por { $price } $ y le quedan { $money } $.
}
event-hand-shown = En la mano { $seat_of }: { $cards }.
event-game-won = { $seats_count ->
    [one] Gana { $seats_the }: { $decided }.
   *[other] Comparten la victoria { $seats_the }: { $decided }.
}

## Resultado y estadísticas

breakdown-money = dinero
breakdown-captures = capturas
breakdown-in-play = sigue en juego
breakdown-in-play-1 = sí
breakdown-in-play-0 = no
breakdown-supplies = balas y provisiones
breakdown-danger = peligrosidad en total
breakdown-highest = mayor peligrosidad
decided-one-left = solo queda un Marshal en juego
decided-corrupt = el Marshal Corrupto ha logrado que un forajido huya definitivamente
decided-majority = ha capturado tres forajidos o más
decided-money = tiene más dinero que nadie
decided-captures = hay empate a dinero, y deciden las capturas
decided-in-play = hay empate a dinero y a capturas, y decide quién sigue en juego
decided-supplies = hay empate a dinero y a capturas, y deciden las balas y provisiones
decided-basic-captures = ha capturado más forajidos que nadie
decided-basic-danger = hay empate a capturas, y decide la suma de su peligrosidad
decided-basic-highest = hay empate a capturas y a peligrosidad, y decide el forajido más peligroso
decided-tie = empatan en todo
ending-one-left = solo queda un Marshal en juego
ending-fled-corrupt = el último forajido ha huido definitivamente, como quería el Marshal Corrupto
ending-fled-majority = el último forajido ha huido definitivamente; deciden tres capturas
ending-fled-money = el último forajido ha huido definitivamente; decide el dinero
ending-captured-majority = todos los forajidos están capturados; deciden tres capturas
ending-captured-money = todos los forajidos están capturados; decide el dinero
ending-basic-captured = todos los forajidos están capturados
ending-basic-fled = el último forajido ha huido definitivamente
statistic-character = personaje
statistic-order = lugar en el orden de turno
statistic-role = papel al final
statistic-turns = turnos
statistic-draws = robos del mazo
statistic-captures = capturas
statistic-escapes = huidas parciales
statistic-claims = reclamaciones
statistic-bribes = sobornos
statistic-cancelled = cartas anuladas
statistic-thefts = cartas quitadas a rivales
statistic-eliminations = eliminaciones
statistic-with-elimination = partidas con alguna eliminación
statistic-card = carta

stream-setup = el reparto: mazo, mapa, jugador inicial
stream-border = nuevos mapas tras la Frontera
stream-blind = cartas sacadas de la mano de un rival

## Opciones

option-preset = Tipo de partida
option-preset-about = Con qué reglas se juega.
option-preset-full = completa
option-preset-full-about = Con balas, provisiones, dinero, eventos y, a partir de 3 jugadores, el Marshal Corrupto.
option-preset-basic = modo básico
option-preset-basic-about = Para los más pequeños: sin dinero, balas, provisiones ni eventos; gana quien más forajidos capture.
option-characters = Marshals
option-characters-about = El terreno en que es experto cada Marshal: al azar, o uno por puesto.
option-characters-forest = { terrain-forest }
option-characters-desert = { terrain-desert }
option-characters-plains = { terrain-plains }
option-characters-mountain = { terrain-mountain }
option-first = Jugador inicial
option-first-about = El puesto que empieza.
option-first-number = puesto { $number }

## El tablero

board-turn = Turno { $turn } · { $seat }
board-deck = Mazo { $count }
board-discard-top = Descarte { $count }, encima { $card }
board-discard-empty = Descarte vacío
board-shelter = hay cobertura
board-out = eliminado
board-marshal = Marshal
board-bullets = Balas
board-provisions = Provisiones
board-money = Dinero
board-hand = Mano
board-captures = Capturas
board-corrupt = Corrupto
board-misses = pierde un turno
board-legend = ⌂ terreno propio · ▶ de quién es el turno · ← tú · ◉ un saco de 30 $
board-legend-basic = ⌂ terreno propio · ▶ de quién es el turno · ← tú
board-my-hand = Tu mano
board-known-in-hand = Se sabe de la mano { $seat_of }
board-known-in-deck = Se sabe del mazo, contando desde arriba
board-picked = Sacadas de la mano { $seat_of }
board-played = Se resuelve: { $card }
board-stop-train = Tren desde { $terrain_the }: billete { $fare } $
board-stop-town = Pueblo { $terrain_in }: bala { $bullet } $, provisión { $provision } $
board-shown = enseña { $card }
board-fled = Ha huido definitivamente: { $cards }
board-bounties = Peligrosidad y recompensa
board-dangers = Peligrosidad

## Números que una partida puede cambiar

number-bounty = La recompensa y la peligrosidad de un forajido, en dólares: { $card }
number-bullet-price = El precio de una bala, en dólares: { $card }
number-provision-price = El precio de una provisión, en dólares: { $card }
number-cost-low = Lo que pagan los afectados por la Emboscada y la Acampada más baratas de cada terreno
number-cost-high = Lo que pagan los afectados por la Emboscada y la Acampada más caras de cada terreno
number-fare = El billete del tren, en dólares
number-bribe = El soborno del Marshal Corrupto, en dólares
number-start-bullets = Las balas con las que empieza cada jugador
number-start-provisions = Las provisiones con las que empieza cada jugador
number-start-money = El dinero con el que empieza cada jugador, en dólares
number-most-bullets = El máximo de balas que puede tener un jugador al comprar
number-most-provisions = El máximo de provisiones que puede tener un jugador al comprar
