# Tiny Epic Western en el navegador, en español.

suit-hat = sombreros
suit-teepee = tipis
suit-horseshoe = herraduras
suit-steer = reses
influence-any = influencia libre
property-text = { $property_text }
boss-text = { $boss_text }

## The ring

board-ring = El anillo de tapetes
board-you = Tú:
board-hand = { $hand }, { $value }
board-change-minus = con −1:
board-change-plus = con +1:
board-change-down = palo abajo:
board-change-up = palo arriba:
board-stands = Está { $seat }
board-duel-here = Supone un duelo
board-odds-about = Cuántas veces vas por delante tras la primera tirada de ambos dados. El empate se pierde; el otro aún puede responder.
board-with-your-card = con tu carta
board-beats-you = te gana
board-below-you = por debajo
board-against-rival = contra el Rival
board-hidden-cards = { $count ->
    [one] 1 carta tapada
   *[other] { $count } cartas tapadas
}
board-nobody = aún no hay nadie
board-full-mine = ya estás tú
board-full-protected = sin duelos
board-full = ocupada
board-empty-porch = Porche vacío: sin premio, pero con mano y compra
board-leftover-about = lo que nadie compre
board-for-sale = nada en venta
board-sold = vendida
board-no-gunman-here = no tienes pistolero aquí
board-short-of = te falta { $parts }
board-short-of-bank = falta 1[any] más para el Banco central
board-due = por pagar: { $parts }
board-gaining-signs = { $count }[any] por ganar
board-difficulty = { $difficulty }
board-short-town-hall = Alcaldía
board-short-bank = Banco
board-short-courthouse = Juzgado
board-short-sheriff = Sheriff
board-short-hideout = Guarida
board-short-saloon = Salón
board-owner = Propietario: { $seat }
board-winners-pot = Bote del Ganador
board-third = tercer pistolero para la próxima ronda
board-now = ya
board-if-won = si ganas
board-buy-order = orden de compra
board-track = Contador de negocios
board-start = salida
board-place = { $place }.ª
board-deck = Mazo { $count }
board-discards = Descartes { $count }
board-property-deck = Propiedades { $count }
board-round-short = Ronda { $round } de 6
board-phase-0 = Antes de la primera ronda
board-phase-1 = Reparto
board-phase-2 = Colocar pistoleros
board-phase-3 = Resolver edificios
board-phase-4 = Comprar propiedades

## One's own pieces and the others'

board-my-card = Tu carta de póquer
board-only-you = solo la ves tú
board-shown-to-all = la ven todos
board-gunmen-left = { $count ->
    [0] No quedan pistoleros por colocar
    [one] Queda 1 pistolero por colocar
   *[other] Quedan { $count } pistoleros por colocar
}
board-points = Puntos de las propiedades
board-dealer-short = R
board-dealer-mark = Reparte
board-third-short = +1 luego

## A duel

board-duel-title = Duelo
board-attacks = ataca
board-defends = defiende
board-shot = dado { $die } + carta { $card }
board-stakes = En juego
board-reroll-chance = { $faces ->
    [0] Ninguna cara te pone por delante.
    [one] 1 cara de 6 te pone por delante: { $percent } %.
   *[other] { $faces } caras de 6 te ponen por delante: { $percent } %.
}
board-reroll-other = { $faces ->
    [0] Ninguna cara basta.
    [one] Basta 1 cara de 6: { $percent } %.
   *[other] Bastan { $faces } caras de 6: { $percent } %.
}
board-no-reroll = No queda { $influence } para pagarlo.
board-free-reroll = gratis
board-sum = { $die } + { $card } = { $shot }, contra { $other }.
board-card-is-open = Tu carta ya está boca arriba.
board-hold-about = Ahora puede responder tu rival.
board-wins-duel = gana el duelo
board-is-wounded = cae herido
board-wanted-gives = +1[any] en la fase tres y { $number-wanted } puntos al final
board-other-may = Lo que aún puede hacer { $seat }
board-rival-waits = El Rival no decide nada: su dado y su carta cuentan como están.
board-other-open = ya no puede enseñar su carta: está boca arriba
board-other-knows = enseñar su { $card }: su disparo pasa a { $shot }
board-other-hidden = enseñar una carta: su disparo pasa a entre { $low } y { $high }
board-other-rerolls = { $count ->
    [0] ya no puede repetir el dado: no tiene { $sign }
    [one] repetir el dado una vez, por { $sign }
   *[other] repetir el dado hasta { $count } veces, por { $sign } cada una
}
headline-duel-tie = El empate es de quien defiende.
board-rival-reroll = El Rival tira otra vez
board-rival-redraw = El Rival roba otra carta
board-concede-about = Tu pistolero cae, pero sigue en la mano y puede comprar.
headline-gain = Gana 1 de influencia
headline-gain-two = Gana 2 de un mismo tipo
headline-pay = Paga 1 de influencia
headline-convert = ¿Cuánto pagas?
headline-exchange = ¿Cambias dos de un tipo?
headline-pair = Elige dos tipos
headline-raise = ¿Qué carta va arriba?
headline-auction = ¿Abres una subasta?
headline-bid = ¿Compras una?
headline-bank = ¿Compras una carta ya?
headline-gamble = ¿Robas otra carta?
headline-swap = Quédate con una de las dos
headline-lift = ¿Mueves a un pistolero?
headline-set = ¿Adónde va el pistolero?
headline-pot = El bote del sheriff
headline-post = ¿Pagas por comprar primero?
headline-buy = ¿Compras una propiedad?
headline-leftover = ¿Compras una sobrante?
headline-waive = ¿Qué no pagas?
headline-advance = Haz avanzar un negocio
headline-hire = ¿Contratas al tercero?
headline-keep = Quédate con una carta
headline-colour = Elige un color
headline-boss = Elige un jefe
headline-duel = Vas perdiendo, { $mine } a { $theirs }
headline-duel-about = Solo actúa quien va perdiendo. El empate es de quien defiende.
headline-press = Vas ganando, { $mine } a { $theirs }
headline-press-about = Aún puedes mejorar tu disparo antes de que tu rival responda.
headline-buy-about = Lo que brilla está a tu alcance; las demás cartas dicen qué falta.
headline-keep-about = Cada tapete dice qué mano haría cada carta.
headline-place = { $count ->
    [one] Coloca tu último pistolero
   *[other] Coloca un pistolero
}
headline-place-about = Toca una casilla. Si ya hay alguien, habrá duelo.
headline-waive-about = { $count ->
    [one] { $property }: queda 1 por descontar de su coste.
   *[other] { $property }: quedan { $count } por descontar de su coste.
}
label-buy = { $cost } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
label-duel = Duelo con { $rival }: { $percent } % tras la primera tirada.

## Close-ups

close-up-cost = Coste
close-up-points = Puntos
close-up-businesses = Negocios
close-up-timing = Funciona
close-up-stack = Cartas del porche
close-up-suits = Palos, de mejor a peor
close-up-hands = Manos, de mejor a peor
close-up-poker = Tu propia carta desempata entre manos iguales: primero su valor y después su palo.
close-up-track = Al final, quien tenga más símbolos de un negocio se lleva los puntos de la posición a la que ha llegado su ficha; con tres o cuatro jugadores, el segundo se lleva el número menor.
close-up-wanted = Se la lleva quien gana un duelo. Da 1 de influencia libre al comenzar la fase tres y { $number-wanted } puntos al final.
close-up-building = Un pistolero aquí recibe lo que da su casilla, juega por el Bote del Ganador con las dos cartas de los lados y la tuya, y puede comprar la carta en venta.
close-up-sheriff = Aquí cambias tu carta de póquer para las fases tres y cuatro, usas la carta del porche o compras lo que nadie ha comprado.
close-up-sheriff-pot = 1 de ley y 1 de fuerza, o el tercer pistolero para la próxima ronda
close-up-town-hall = Aquí todos tienen mano: la mejor compra primero y mueve una ficha de negocio.
hand-about-straight-flush = tres valores seguidos del mismo palo
hand-about-three = tres valores iguales
hand-about-flush = un solo palo
hand-about-straight = tres valores seguidos
hand-about-pair = dos valores iguales
hand-about-high = nada de lo anterior
close-up-rival = El oponente automático. Tiene tres pistoleros, ningún jefe y ninguna influencia; nunca paga y no gana más que propiedades, negocios y la carta «Se busca».
close-up-rival-hand = En la fase tres, quien está solo en un tapete juega contra esta carta.
close-up-difficulty = Dificultad
close-up-difficulty-is = { $difficulty }: empieza { $count ->
    [0] sin propiedades
    [one] con 1 propiedad
   *[other] con { $count } propiedades
}
label-change = Tu { $card } pasa a ser { $changed }.
label-reroll-free = Gratis.
label-reroll-cost = Pagas 1 de { $influence } y te { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
label-raise-group = A lo alto de la pila: { $mat }
label-advance = a la { $place }.ª posición: { $points } puntos por tener más símbolos. Tuyos: { $mine }
label-no-hand = carta alta en todas partes

decline-hire = Sin tercer pistolero
decline-convert = No pagar nada
decline-exchange = No cambiar nada
decline-raise = Dejar las pilas como están
decline-auction = Sin subasta
decline-bid = No comprar ninguna
decline-bank = No comprar nada ahora
decline-gamble = Quedarte con tu carta
decline-lift = No mover a nadie
decline-post = Mantener tu puesto en el orden
decline-buy = No comprar nada
decline-buy-about = Si no compras ninguna carta en toda la ronda, tu tercer pistolero estará de pie en la siguiente.
decline-leftover = No comprar sobrantes

## Why a hand is better

why-hand = { $hand } gana a { $weaker }.
why-value = Las dos son { $hand }: el { $value } de la mano gana al { $less }.
why-suit = Las dos son { $hand } con un { $value }: { $suit } gana a { $lower }.
why-tie = Todo igual: ganan ambos.
why-tie-rival = Todo igual: contra el Rival basta.
why-natural = Empate en la Alcaldía: deciden las cartas sin cambiar.
why-post-office = La Oficina de correos pone primero a quien la usa.

## What the solo Rival does, and why

rival-why-start = En solitario, { $difficulty }: el Rival coloca un pistolero tras cada uno tuyo y se lleva cartas sin pagar.
rival-why-cards = De sus dos cartas usa en cada tapete la mejor.
rival-why-mat = El dado señala { $mat_the }; si ya tiene un pistolero allí, el siguiente tapete en sentido horario.
rival-why-six = Un 6 va a por el pistolero que acabas de colocar; si no puede atacarlo, cuenta el número de ese tapete.
rival-why-stays = En todos los tapetes hay un pistolero del Rival o uno al que no puede atacar.
rival-why-right = En un tapete de color ocupa el lado derecho de la casilla de influencia.
rival-why-porch = En un tapete apagado ocupa el porche.
rival-why-leftover = En la Oficina del sheriff ocupa Sobrante, aunque no lo usa.
rival-why-wanted = No le da nada cada ronda, pero le puntúa al final.
rival-why-buys = Se lleva gratis la carta con más puntos de donde tiene un pistolero.
rival-why-token = Ha ganado la Alcaldía y mueve la ficha del primer símbolo de su carta más nueva que pueda moverse.

## What properties do, in signs

sign-deed = carta de propiedad
sign-gunman = pistolero
sign-card = carta de póquer
effect-appraiser = primera compra: sus puntos en [money]
effect-army-outpost = primera compra: sus puntos en [force]
effect-mayors-office = primera compra: sus puntos en [law]
effect-auction-house = −1[any]: descubre 2 [deed], compra 1
effect-barber-shop = sube una [deed] de la pila de un porche libre
effect-blacksmith = +1[any] por [horseshoe], hasta { $number-count }
effect-cattle-farm = +1[any] por [steer], hasta { $number-count }
effect-hatter = +1[any] por [hat], hasta { $number-count }
effect-trading-post = +1[any] por [teepee], hasta { $number-count }
effect-central-bank = −1[any]: compra ya cualquier [deed]
effect-collapsed-mine = primera compra: −1 por [mining]
effect-railway-company = primera compra: −1 por [rail]
effect-wheelwright = primera compra: −1 por [wagon]
effect-doctors-office = tu [gunman] herido, a una casilla libre
effect-general-store = n[law] → n+2[money]
effect-jail = n[law] → n+2[force]
effect-mansion = n[force] → n+2[money]
effect-assay-office = n[money] → n+2[law]
effect-gunsmith = n[money] → n+2[force]
effect-gallows = n[force] → n+2[law]
effect-grand-hotel = −2 de un tipo: +2 de los otros dos
effect-graveyard = si hay algún herido: +1[any] +1[any], dos tipos
effect-outhouse = sin duelos contigo esta ronda
effect-post-office = −2[any]: compras primero
effect-train-depot = compra en cualquier tapete
effect-opera-house = +1[money] +1[law] +1[force]
effect-gold-mine = +1[money] por cada [mining] tuya, hasta { $number-count }
effect-stagecoach-inn = otro [gunman] tuyo, a una casilla libre
effect-church = sin «Se busca»: +2[any], un tipo
effect-gaming-house = roba una [card], quédate 1 de 2

## La galería de cartas

gallery-properties = Propiedades
gallery-bosses = Jefes
gallery-mats = Tapetes
gallery-poker = Cartas de póquer y manos
gallery-others = Negocios, «Se busca» y el Rival

## ¿Qué puedo hacer ahora?

help-colour = Elige un color: su edificio es tuyo, y ganas 1 de dinero cada vez que alguien usa una carta de su porche.
help-boss = Elige un jefe: cada uno tiene una habilidad para toda la partida.
help-keep = { $decision ->
    [swap] Quédate con una de tus dos cartas de póquer; la otra se descarta boca abajo.
   *[other] Quédate con una carta de póquer para esta ronda y no se la enseñes a nadie. Entra en todas tus manos y puede decidir un duelo.
}
help-place = { $decision ->
    [set] Pon en una casilla libre al pistolero que mueves; cuenta como recién colocado.
   *[other] Coloca un pistolero en una casilla. Si hay otro de pie, os batís en duelo por ella. Además juegas la mano del edificio y puedes comprar su carta.
}
help-reroll = Vuelve a tirar tu dado: 1 de fuerza si atacas, 1 de ley si defiendes.
help-reveal = Enseña tu carta de póquer y suma su valor a tu disparo. Queda descubierta el resto de la ronda.
help-rival-reroll = Paga 1 de influencia y el Rival tiene que volver a tirar.
help-rival-redraw = Paga 1 de influencia y el Rival tiene que robar otra carta.
help-concede = Ríndete. Tu pistolero queda herido: sigue en la mano y te deja comprar, pero su casilla ya no le da nada más.
help-hold = Déjalo así; tu rival aún puede responder.
help-gain = Elige qué influencia ganas: dinero, ley o fuerza. Lo que pase de 6 de un tipo se pierde.
help-gain-two = Elige de qué tipo ganas 2.
help-pay = { $decision ->
    [hire] Paga 1 de influencia: tu tercer pistolero se levanta para esta ronda.
    [auction] Paga 1 de influencia: se descubren dos propiedades y puedes comprar una.
    [post] Paga 2 de influencia, una tras otra: vas primero en la alcaldía.
   *[other] Elige con qué influencia pagas.
}
help-convert = Paga de un tipo lo que quieras y gana dos más del otro.
help-exchange = Paga 2 de un tipo y gana 2 de cada uno de los otros dos.
help-pair = Elige dos tipos y gana 1 de cada uno.
help-raise = Pasa una carta a lo alto de su pila: la usará quien esté en ese porche.
help-lift = Elige a cuál de tus pistoleros mueves a otra casilla.
help-draw = Roba otra carta de póquer; después te quedas una de las dos.
help-take-influence = Gana 1 de ley y 1 de fuerza.
help-take-gunman = Ten tu tercer pistolero en la próxima ronda.
help-buy = { $decision ->
    [bid] Compra una de las dos cartas descubiertas por lo que cuesta.
    [bank] Compra ya una carta de cualquier edificio por lo que cuesta y 1 de influencia más.
    [leftover] Compra en cualquier edificio una carta que nadie haya comprado.
   *[other] Compra la carta que se vende en un edificio donde tienes un pistolero. Da puntos, cuenta para sus negocios y va a tu porche.
}
help-waive = Esta carta te sale más barata: elige qué parte del coste no pagas.
help-advance = Haz avanzar un negocio: quien tenga más símbolos suyos puntúa más al final.
help-decline = { $decision ->
    [hire] Renuncia al tercer pistolero esta ronda.
    [buy] No compres nada. Quien no consigue ninguna carta en toda la ronda tiene el tercer pistolero en la siguiente.
    [leftover] No compres nada.
    [bid] No compres ninguna de las dos.
    [lift] No muevas a nadie.
    [gamble] Quédate con la carta de póquer que tienes.
   *[other] No uses ahora esta habilidad.
}
