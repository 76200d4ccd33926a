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
marshal-desert = Marshal del Desierto
marshal-plains = Marshal de la Llanura
marshal-mountain = Marshal de la Montaña

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
card-outlaw-1 = Ruth la Cascabel (15 $)
card-outlaw-2 = Malone el Polvoriento (20 $)
card-outlaw-3 = La viuda Graves (25 $)
card-outlaw-4 = Kane el Coyote (30 $)
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

why-shelter = al amparo de una emboscada o acampada
why-corrupt = gracias al Marshal Corrupto

role-corrupt = Marshal Corrupto
role-honest = Marshal honrado

## Decisiones

decision-main = juega una carta, gasta recursos o pasa
decision-warned = vete, o paga una bala y quédate
decision-cancel = cancela la carta con una Jurisdicción, o déjala estar
decision-claim = reclama tu parte de la recompensa, o no
decision-show = muestra una carta del terreno, o ninguna
decision-order = devuelve las cartas al mazo
decision-search = busca en el mazo o registra a un rival
decision-keep = quédate con una de las dos cartas
decision-take = quédate con una de las cartas elegidas, o con ninguna
decision-board = sube al tren, o quédate
decision-travel = viaja al pueblo, o quédate
decision-buy = compra en el pueblo

## Elecciones

choice-pass = Pasar
choice-reveal = Revelarte como Marshal Corrupto
choice-shoot = Hacer un disparo de advertencia (1 bala)
choice-ride = Cabalgar { $terrain_to } (1 provisión)
choice-wild = Ir { $terrain_to } con un Comodín
choice-move = Moverte con { $card }
choice-play = Jugar { $card }
choice-ambush = Emboscar a { $seat }
choice-camp = Acampar contra { $seat }
choice-cancel = Cancelarla con Jurisdicción
choice-let-be = Dejarla estar
choice-claim = Reclamar
choice-claim-nothing = No reclamar
choice-leave = Irte { $terrain_to }
choice-stay = Quedarte (1 bala)
choice-show = Mostrar { $card }
choice-show-nothing = No mostrar nada
choice-board = Ir en tren { $terrain_to } (3 $)
choice-board-nothing = No subir
choice-travel = Viajar con { $card }
choice-travel-nowhere = No viajar
choice-buy-bullet = Comprar una bala
choice-buy-provision = Comprar una provisión
choice-buy-nothing = No comprar más
choice-order = Devolverlas en el orden { $places }
choice-search-deck = Buscar en el mazo
choice-search = Registrar a { $seat }
choice-keep = Quedarte con { $card }
choice-top = Dejar encima a { $card }
choice-take = Llevarte { $card }
choice-take-nothing = No llevarte nada

## Negativas

refusal-already-here = Ya estás ahí.
refusal-already-missing = { $seat } ya tiene un turno que perder.
refusal-behind-the-train = Desde donde estás, el tren no va { $terrain_to }.
refusal-cannot-afford = No te llega el dinero.
refusal-cannot-claim = No tienes cartas de movimiento del terreno de la captura.
refusal-cannot-finish-the-way = Con { $card } no podrías pagar el resto del camino al pueblo.
refusal-not-in-hand = No tienes esa carta en la mano.
refusal-full-bullets = No puedes llevar más de 6 balas.
refusal-full-provisions = No puedes llevar más de 6 provisiones.
refusal-journey-begun = Un viaje empezado hay que terminarlo.
refusal-no-boards = En el modo básico no hay balas ni provisiones.
refusal-no-bullets = No te quedan balas.
refusal-no-cards-to-take = { $seat } no tiene cartas que robar.
refusal-no-cards-to-search = { $seat } no tiene cartas que registrar.
refusal-no-jurisdiction = No tienes ninguna Jurisdicción.
refusal-no-provisions = No te quedan provisiones.
refusal-no-such-rival = Ese puesto no es un rival en juego.
refusal-not-adjacent = Ese territorio no está junto al tuyo.
refusal-not-corrupt = No tienes la carta del Marshal Corrupto.
refusal-not-found = { $card } no es una de las dos cartas.
refusal-outlaw-stays = No puedes quedarte con { $card }: los forajidos vuelven al mazo.
refusal-not-in-basic = Esa carta no existe en el modo básico.
refusal-not-on-the-way = { $card } no lleva al siguiente territorio de camino al pueblo.
refusal-not-picked = { $card } no es una de las cartas elegidas.
refusal-nobody-here = No hay nadie más en tu territorio a quien disparar.
refusal-only-in-basic = Solo en el modo básico se juegan así las cartas contra un rival.
refusal-other-number = El número de cartas que hay que devolver es otro.
refusal-other-terrain = Solo se pueden mostrar cartas de movimiento del terreno de la carta jugada.
refusal-wrong-terrain = { $card } solo se puede jugar en su propio terreno.

## Qué ha pasado

event-map-laid = El mapa, de izquierda a derecha: { $row }.
event-character-dealt = { $marshal } se sienta a la mesa.
event-first-player-drawn = Empieza { $seat }.
event-outlaw-set-aside = { $card } aparece en la mano inicial de { $seat } y se aparta.
event-hand-dealt = { $known ->
    [yes] { $seat } empieza con { $cards }.
   *[no] { $seat } empieza con { $count } cartas.
}
event-deck-rebuilt = Vuelve al mazo, que se baraja de nuevo: { $cards }.
event-turn-begun = Turno { $turn }: { $seat }.
event-turn-missed = { $seat } pierde este turno.
event-card-drawn = { $known ->
    [yes] { $seat } roba { $card }.
   *[no] { $seat } roba una carta.
}
event-outlaw-drawn = { $seat } se topa con un forajido: ¡{ $card }!
event-outlaw-captured = { $money ->
    [0] { $seat } captura a { $card } { $terrain_in }.
   *[other] { $doubled ->
        [yes] { $seat } captura a { $card } { $terrain_in }, su terreno, por el doble de recompensa: { $money } $.
       *[no] { $seat } captura a { $card } { $terrain_in } por { $money } $.
    }
}
event-outlaw-escaped = { $card } huye { $why } y se esconde en el fondo del mazo.
event-outlaw-fled = { $card } huye { $why }, y esta vez para siempre.
event-shelter-used-up = { $card } ya no da cobertura.
event-claimed = { $seat } muestra { $cards } y reclama { $money } $.
event-corrupt-revealed = { $forced ->
    [yes] { $seat } tiene que enseñar la carta: ¡es el Marshal Corrupto!
   *[no] { $seat } enseña la carta del Marshal Corrupto.
}
event-bribed = { $seat } acepta un soborno de 30 $ y tiene ya { $money } $.
event-passed = { $seat } pasa.
event-moved = { $seat } va { $terrain_to } con { $card }.
event-rode-on = { $seat } cabalga { $terrain_to }. Provisiones que le quedan: { $left }.
event-shot-fired = { $seat } hace un disparo de advertencia { $terrain_in }. Balas que le quedan: { $left }.
event-stood-firm = { $seat } responde y se queda. Balas que le quedan: { $left }.
event-moved-away = { $seat } se va { $terrain_to }.
event-card-played = { $seat } juega { $card }.
event-nobody-hit = { $card } no alcanza a nadie.
event-card-shown = { $seat } muestra { $card }.
event-nothing-shown = { $seat } no muestra nada.
event-card-given = { $seat } entrega { $card } a { $rival }.
event-cost-paid = { $count ->
    [1] { $seat } paga 1 { $goods_one } y le quedan { $left }.
   *[other] { $seat } paga { $count } { $goods } y le quedan { $left }.
}
event-eliminated = { $cards ->
    [none] { $seat } no puede pagar y queda fuera.
   *[other] { $seat } no puede pagar y queda fuera. Deja en la mesa: { $cards }.
}
event-card-cancelled = { $seat } impone su jurisdicción: { $card } se cancela y pasa a { $seat }.
event-deck-looked-at = { $known ->
    [yes] { $seat } mira la parte de arriba del mazo: { $cards }.
   *[no] { $count ->
        [1] { $seat } mira la primera carta del mazo.
       *[other] { $seat } mira las { $count } primeras cartas del mazo.
    }
}
event-deck-arranged = { $known ->
    [yes] { $seat } las devuelve así, desde arriba: { $cards }.
   *[no] { $seat } las devuelve en algún orden.
}
event-card-kept = { $known ->
    [yes] { $seat } se queda con { $card } y deja encima { $returned }.
   *[no] { $seat } se queda con una carta y deja la otra encima.
}
event-nothing-kept = { $known ->
    [yes] { $seat } solo encuentra forajidos y no se queda con nada. Encima: { $cards }.
   *[no] { $seat } solo encuentra forajidos y no se queda con nada.
}
event-rival-searched = { $known ->
    [yes] { $seat } registra a { $rival } y ve { $cards }.
   *[no] { $count ->
        [1] { $seat } registra a { $rival } y ve una carta.
       *[other] { $seat } registra a { $rival } y ve { $count } cartas.
    }
}
event-card-taken = { $known ->
    [yes] { $seat } se lleva { $card } de { $rival }.
   *[no] { $seat } se lleva una carta de { $rival }.
}
event-nothing-taken = { $seat } no se lleva nada de { $rival }.
event-turn-to-miss = { $rival } perderá un turno.
event-event-drawn = { $seat } da con un evento: { $card }.
event-border-crossed = El mapa cambia: { $row }. Cada Marshal vuelve a su terreno.
event-train-boarded = { $seat } va en tren { $terrain_to } y le quedan { $money } $.
event-travelled = { $seat } viaja { $terrain_to } con { $card }.
event-bought = { $seat } compra { $goods } por { $price } $ y le quedan { $money } $.
event-hand-shown = En la mano de { $seat }: { $cards }.
event-game-won = Victoria para { $seats }: { $ending }.

## Resultado y estadísticas

breakdown-money = dinero
breakdown-captures = capturas
breakdown-in-play = en juego
breakdown-supplies = balas y provisiones
breakdown-danger = suma de peligrosidad
breakdown-highest = mayor peligrosidad
ending-one-left = el único Marshal en pie
ending-fled-corrupt = huyó el último forajido, como quería el Marshal Corrupto
ending-fled-majority = huyó el último forajido; decidieron tres capturas
ending-fled-money = huyó el último forajido; decidió el dinero
ending-captured-majority = todos los forajidos capturados; decidieron tres capturas
ending-captured-money = todos los forajidos capturados; decidió el dinero
ending-basic-captured = todos los forajidos capturados
ending-basic-fled = huyó el último forajido
tally-character = personaje
tally-order = lugar en el orden de turno
tally-role = papel al final
tally-turns = turnos
tally-draws = robos del mazo
tally-captures = capturas
tally-escapes = huidas parciales
tally-claims = reclamaciones
tally-bribes = sobornos
tally-cancelled = cartas canceladas
tally-thefts = cartas quitadas a rivales
tally-eliminations = eliminaciones
tally-with-elimination = partidas con alguna eliminación
tally-card = carta

stream-setup = el reparto: mazo, mapa, primer jugador
stream-border = nuevas filas de mapa en la frontera
stream-blind = cartas sacadas de la mano de un rival

## Opciones

option-preset = Modo de juego: full (completo) o basic (básico familiar)
option-characters = Terreno experto de cada puesto, separados por comas
option-first = El puesto que empieza

## El tablero

board-turn = Turno { $turn } · { $seat }
board-deck = Mazo { $count }
board-discard-top = Descarte { $count }, encima { $card }
board-discard-empty = Descarte vacío
board-shelter = los forajidos huyen
board-out = fuera
board-marshal = Marshal
board-bullets = Balas
board-provisions = Provisiones
board-money = Dinero
board-hand = Mano
board-captures = Capturas
board-corrupt = CORRUPTO
board-misses = pierde un turno
board-legend = ⌂ terreno propio · ▶ de quién es el turno · ← tú · ◉ un saco de 30 $
board-legend-basic = ⌂ terreno propio · ▶ de quién es el turno · ← tú
board-my-hand = Tu mano
board-known-in-hand = Se sabe de la mano de { $seat }
board-known-in-deck = Se sabe del mazo, contando desde arriba
board-picked = Elegidas de la mano de { $seat }
board-played = Se resuelve: { $card }
board-stop-train = Tren desde { $terrain_the }
board-stop-town = Pueblo { $terrain_in }: bala { $bullet } $, provisión { $provision } $
board-shown = muestra { $card }
board-fled = Ha huido: { $cards }
