# Pequeños grandes westerns en español.

## Palabras

rival = Rival
    .the = el Rival
    .of = del Rival
    .to = al Rival
colour-yellow = Amarillo
    .lower = amarillo
colour-blue = Azul
    .lower = azul
colour-green = Verde
    .lower = verde
colour-red = Rojo
    .lower = rojo
letter-none = –
letter-yellow = A
letter-blue = Z
letter-green = V
letter-red = R

influence-money = dinero
influence-law = ley
influence-force = fuerza
business-mining = minería
business-rail = ferrocarril
business-wagon = caravana

poker-hat-1 = Sombrero 1
poker-hat-2 = Sombrero 2
poker-hat-3 = Sombrero 3
poker-hat-4 = Sombrero 4
poker-hat-5 = Sombrero 5
poker-teepee-1 = Tipi 1
poker-teepee-2 = Tipi 2
poker-teepee-3 = Tipi 3
poker-teepee-4 = Tipi 4
poker-teepee-5 = Tipi 5
poker-horseshoe-1 = Herradura 1
poker-horseshoe-2 = Herradura 2
poker-horseshoe-3 = Herradura 3
poker-horseshoe-4 = Herradura 4
poker-horseshoe-5 = Herradura 5
poker-steer-1 = Res 1
poker-steer-2 = Res 2
poker-steer-3 = Res 3
poker-steer-4 = Res 4
poker-steer-5 = Res 5

hand-straight-flush = escalera de color
    .a = una escalera de color
hand-three = trío
    .a = un trío
hand-flush = color
    .a = color
hand-straight = escalera
    .a = una escalera
hand-pair = pareja
    .a = una pareja
hand-high = carta alta
    .a = carta alta

mat-town-hall = Alcaldía
    .the = la Alcaldía
    .at = en la Alcaldía
    .of = de la Alcaldía
mat-bank = Banco
    .the = el Banco
    .at = en el Banco
    .of = del Banco
mat-courthouse = Juzgado
    .the = el Juzgado
    .at = en el Juzgado
    .of = del Juzgado
mat-sheriff = Oficina del sheriff
    .the = la Oficina del sheriff
    .at = en la Oficina del sheriff
    .of = de la Oficina del sheriff
mat-hideout = Guarida
    .the = la Guarida
    .at = en la Guarida
    .of = de la Guarida
mat-saloon = Salón
    .the = el Salón
    .at = en el Salón
    .of = del Salón

spot-bank-porch = Banco: porche
    .at = en el porche del Banco
spot-bank-influence = Banco: casilla de influencia
    .at = en la casilla de influencia del Banco
spot-bank-left = Banco: 1 de ley ahora
    .at = en la casilla de influencia del Banco, opción izquierda
spot-bank-right = Banco: 2 de ley si ganas su mano
    .at = en la casilla de influencia del Banco, opción derecha
spot-courthouse-porch = Juzgado: porche
    .at = en el porche del Juzgado
spot-courthouse-influence = Juzgado: casilla de influencia
    .at = en la casilla de influencia del Juzgado
spot-courthouse-left = Juzgado: 1 de fuerza ahora
    .at = en la casilla de influencia del Juzgado, opción izquierda
spot-courthouse-right = Juzgado: 2 de fuerza si ganas su mano
    .at = en la casilla de influencia del Juzgado, opción derecha
spot-hideout-porch = Guarida: porche
    .at = en el porche de la Guarida
spot-hideout-influence = Guarida: casilla de influencia
    .at = en la casilla de influencia de la Guarida
spot-hideout-left = Guarida: 1 de dinero ahora
    .at = en la casilla de influencia de la Guarida, opción izquierda
spot-hideout-right = Guarida: 2 de dinero si ganas su mano
    .at = en la casilla de influencia de la Guarida, opción derecha
spot-saloon-porch = Salón: porche
    .at = en el porche del Salón
spot-saloon-influence = Salón: casilla de influencia
    .at = en la casilla de influencia del Salón
spot-saloon-left = Salón: 1 de influencia libre ahora
    .at = en la casilla de influencia del Salón, opción izquierda
spot-saloon-right = Salón: 2 de influencia libre de un mismo tipo si ganas su mano
    .at = en la casilla de influencia del Salón, opción derecha
spot-sheriff-porch = Oficina del sheriff: porche
    .at = en el porche de la Oficina del sheriff
spot-sheriff-minus = Oficina del sheriff: cambiar el valor, −1
    .at = en la casilla del valor de la Oficina del sheriff, −1
spot-sheriff-plus = Oficina del sheriff: cambiar el valor, +1
    .at = en la casilla del valor de la Oficina del sheriff, +1
spot-sheriff-down = Oficina del sheriff: bajar el palo una categoría
    .at = en la casilla del palo de la Oficina del sheriff, bajar
spot-sheriff-up = Oficina del sheriff: subir el palo una categoría
    .at = en la casilla del palo de la Oficina del sheriff, subir
spot-sheriff-leftover = Oficina del sheriff: «Sobrante»
    .at = en la casilla «Sobrante» de la Oficina del sheriff
spot-sheriff-number = Oficina del sheriff: casilla del valor
    .at = en la casilla del valor de la Oficina del sheriff
spot-sheriff-suit = Oficina del sheriff: casilla del palo
    .at = en la casilla del palo de la Oficina del sheriff

boss-banker = El Banquero
    .the = el Banquero
    .text = Al comienzo de la fase tres, 1 de influencia libre por cada dos propiedades, hasta { $number-boss-banker }.
boss-cowgirl = La Vaquera
    .the = la Vaquera
    .text = Al comienzo de la fase tres, 1 de influencia libre por cada pistolero suyo erguido en un porche, hasta { $number-boss-cowgirl }.
boss-gambler = El Tahúr
    .the = el Tahúr
    .text = Tres cartas de póquer para elegir mientras el tercer pistolero esté erguido.
boss-rancher = El Ranchero
    .the = el Ranchero
    .text = Al comienzo de la fase dos, puede pagar 1 de influencia libre para levantar a su tercer pistolero.
boss-scout = La Exploradora
    .the = la Exploradora
    .text = Tres cartas de póquer para elegir con { $number-boss-scout } de influencia o menos en total.
boss-outlaw = La Forajida
    .the = la Forajida
    .text = Tras ganar un duelo, 1 de influencia libre, con un máximo de { $number-boss-outlaw } por ronda.
boss-chief = El Jefe indio
    .the = el Jefe indio
    .text = Al comienzo de la fase tres, 1 de influencia libre por cada pistolero suyo herido, hasta { $number-boss-chief }.
boss-lawman = El Agente de la ley
    .the = el Agente de la ley
    .text = En cada duelo, la primera vez que vuelve a tirar es gratis.

property-appraiser = Tasador
    .the = el Tasador
    .of = del Tasador
    .text = Tras tu primera compra de la fase cuatro, ganas tanto dinero como PV tenga esa carta.
property-army-outpost = Puesto militar
    .the = el Puesto militar
    .of = del Puesto militar
    .text = Tras tu primera compra de la fase cuatro, ganas tanta fuerza como PV tenga esa carta.
property-auction-house = Casa de subastas
    .the = la Casa de subastas
    .of = de la Casa de subastas
    .text = Puedes pagar 1 de influencia libre: descubre 2 cartas del mazo de propiedades y compra como mucho una por su coste; devuelve las demás y baraja.
property-barber-shop = Barbería
    .the = la Barbería
    .of = de la Barbería
    .text = Puedes elegir un porche cuya carta superior no esté usando nadie y pasar otra carta de esa pila a la parte de arriba.
property-blacksmith = Herrería
    .the = la Herrería
    .of = de la Herrería
    .text = Al comienzo de la fase tres, ganas 1 de influencia libre por cada herradura en juego (hasta { $number-count }).
property-cattle-farm = Hacienda
    .the = la Hacienda
    .of = de la Hacienda
    .text = Al comienzo de la fase tres, ganas 1 de influencia libre por cada res en juego (hasta { $number-count }).
property-central-bank = Banco central
    .the = el Banco central
    .of = del Banco central
    .text = Puedes pagar 1 de influencia libre: compra ahora mismo, por su coste, cualquier carta de una zona de compra; esa zona se rellena del mazo.
property-collapsed-mine = Mina derrumbada
    .the = la Mina derrumbada
    .of = de la Mina derrumbada
    .text = Tu primera compra de la fase cuatro cuesta 1 de influencia menos, a tu elección, por cada símbolo de minería que muestre.
property-doctors-office = Consulta del doctor
    .the = la Consulta del doctor
    .of = de la Consulta del doctor
    .text = Puedes levantar a uno de tus pistoleros heridos y moverlo a otra casilla de colocación libre.
property-general-store = Almacén general
    .the = el Almacén general
    .of = del Almacén general
    .text = Puedes pagar n de ley (n de 1 o más) para ganar n+2 de dinero.
property-grand-hotel = Gran hotel
    .the = el Gran hotel
    .of = del Gran hotel
    .text = Puedes pagar 2 de un tipo de influencia para ganar 2 de cada uno de los otros dos.
property-graveyard = Cementerio
    .the = el Cementerio
    .of = del Cementerio
    .text = Si hay algún herido en el pueblo, ganas 1 de cada uno de dos tipos de influencia distintos a tu elección.
property-jail = Cárcel
    .the = la Cárcel
    .of = de la Cárcel
    .text = Puedes pagar n de ley (n de 1 o más) para ganar n+2 de fuerza.
property-mansion = Mansión
    .the = la Mansión
    .of = de la Mansión
    .text = Puedes pagar n de fuerza (n de 1 o más) para ganar n+2 de dinero.
property-mayors-office = Despacho del alcalde
    .the = el Despacho del alcalde
    .of = del Despacho del alcalde
    .text = Tras tu primera compra de la fase cuatro, ganas tanta ley como PV tenga esa carta.
property-outhouse = Letrina
    .the = la Letrina
    .of = de la Letrina
    .text = Durante el resto de la ronda tus pistoleros no inician duelos ni pueden ser atacados.
property-post-office = Oficina de correos
    .the = la Oficina de correos
    .of = de la Oficina de correos
    .text = Al comenzar la fase cuatro puedes pagar 2 de influencia libre: esta ronda quedas primero en la Alcaldía.
property-train-depot = Estación de tren
    .the = la Estación de tren
    .of = de la Estación de tren
    .text = Tu compra normal de la fase cuatro puede hacerse en cualquier zona de compra.
property-opera-house = Teatro de la ópera
    .the = el Teatro de la ópera
    .of = del Teatro de la ópera
    .text = Al comienzo de la fase tres, ganas 1 de dinero, 1 de ley y 1 de fuerza.
property-gold-mine = Mina de oro
    .the = la Mina de oro
    .of = de la Mina de oro
    .text = Ganas 1 de dinero por cada símbolo de minería de tus propiedades (hasta { $number-count }).
property-stagecoach-inn = Posada de la diligencia
    .the = la Posada de la diligencia
    .of = de la Posada de la diligencia
    .text = Puedes mover a otro de tus pistoleros erguidos a otra casilla de colocación libre.
property-assay-office = Oficina de ensayes
    .the = la Oficina de ensayes
    .of = de la Oficina de ensayes
    .text = Puedes pagar n de dinero (n de 1 o más) para ganar n+2 de ley.
property-gunsmith = Armería
    .the = la Armería
    .of = de la Armería
    .text = Puedes pagar n de dinero (n de 1 o más) para ganar n+2 de fuerza.
property-railway-company = Compañía ferroviaria
    .the = la Compañía ferroviaria
    .of = de la Compañía ferroviaria
    .text = Tu primera compra de la fase cuatro cuesta 1 de influencia menos, a tu elección, por cada símbolo de ferrocarril que muestre.
property-church = Iglesia
    .the = la Iglesia
    .of = de la Iglesia
    .text = Al comienzo de la fase tres, si no tienes la carta «Se busca», ganas 2 de influencia libre de un mismo tipo.
property-wheelwright = Taller de carretas
    .the = el Taller de carretas
    .of = del Taller de carretas
    .text = Tu primera compra de la fase cuatro cuesta 1 de influencia menos, a tu elección, por cada símbolo de caravana que muestre.
property-gallows = Patíbulo
    .the = el Patíbulo
    .of = del Patíbulo
    .text = Puedes pagar n de fuerza (n de 1 o más) para ganar n+2 de ley.
property-hatter = Sombrerería
    .the = la Sombrerería
    .of = de la Sombrerería
    .text = Al comienzo de la fase tres, ganas 1 de influencia libre por cada sombrero en juego (hasta { $number-count }).
property-trading-post = Puesto comercial
    .the = el Puesto comercial
    .of = del Puesto comercial
    .text = Al comienzo de la fase tres, ganas 1 de influencia libre por cada tipi en juego (hasta { $number-count }).
property-gaming-house = Casa de juego
    .the = la Casa de juego
    .of = de la Casa de juego
    .text = Si tu carta de póquer sigue boca abajo, puedes robar la primera del mazo, quedarte con una de las dos y descartar la otra boca abajo.

difficulty-apprentice = Aprendiz
difficulty-beginner = Principiante
difficulty-medium = Medio
difficulty-hard = Difícil
difficulty-epic = Épico
timing-instant = al instante
timing-resolution = resolución
timing-phase-four = fase cuatro

## Decisiones

decision-colour = elige color
decision-boss = elige jefe
decision-keep = quédate con una carta de póquer
decision-hire = paga 1 de influencia libre por tu tercer pistolero, o no
decision-place = coloca un pistolero
decision-duel = vas perdiendo el duelo: responde, o ríndete
decision-press = vas ganando el duelo: sigue, o deja que responda tu rival
decision-gain = ganas 1 de influencia libre: elige el tipo
decision-gain-two = ganas 2 de influencia libre del mismo tipo: elige cuál
decision-pay = pagas 1 de influencia libre: elige el tipo
decision-convert = elige cuánto pagas: ganas dos más del otro tipo
decision-exchange = paga 2 de un tipo y gana 2 de cada uno de los otros, o no
decision-pair = elige dos tipos y gana 1 de cada uno
decision-raise = pasa una carta a lo alto de su pila, o no
decision-auction = paga 1 de influencia libre para descubrir dos propiedades, o no
decision-bid = compra una de las cartas descubiertas, o ninguna
decision-bank = compra ya una carta por 1 de influencia libre más, o no
decision-gamble = roba otra carta de póquer, o no
decision-swap = quédate con una de tus dos cartas de póquer
decision-lift = elige a un pistolero tuyo para moverlo, o a ninguno
decision-set = coloca al pistolero que mueves
decision-pot = elige tu Bote del Ganador en la Oficina del sheriff
decision-post = empieza a pagar 2 de influencia libre para quedar primero en la Alcaldía, o no
decision-buy = compra una propiedad, o ninguna
decision-leftover = compra una carta sobrante, o ninguna
decision-waive = elige qué influencia del coste no pagas
decision-advance = haz avanzar una ficha de negocio

## Elecciones

choice-colour = { $colour }
choice-boss = { $boss }. { $boss_text }
choice-keep = Quedarte con { $card }
choice-place = { $spot }
choice-reroll = Volver a tirar
choice-reveal = Revelar tu carta de póquer
choice-rival-reroll = Hacer que el Rival vuelva a tirar (1 de { $influence })
choice-rival-redraw = Hacer que el Rival robe otra carta (1 de { $influence })
choice-concede = Rendirte
choice-hold = Dejarlo así
choice-gain = 1 de { $influence }
choice-gain-two = 2 de { $influence }
choice-pay = Pagar 1 de { $influence }
choice-convert = { $influence ->
    [none] Pagar { $count }
   *[other] Pagar { $count } de { $influence } y ganar { $total } de { $other }
}
choice-exchange = Pagar 2 de { $influence } y ganar 2 de cada uno de los otros tipos
choice-pair = 1 de { $influence } y 1 de { $other }
choice-raise = Pasar { $property_the } a lo alto de su pila
choice-lift = { $spot }
choice-draw = Robar una carta de póquer
choice-take-influence = Ganar 1 de ley y 1 de fuerza
choice-take-gunman = Ganar el tercer pistolero para la próxima ronda
choice-buy = Comprar { $property_the }
choice-waive = No pagar 1 de { $influence }
choice-advance = La ficha de { $business }
choice-decline = No

## Negativas

refusal-colour-taken = El { $colour_lower } ya está elegido.
refusal-boss-taken = Otro jugador ya tiene ese jefe.
refusal-not-dealt = { $card } no es una de tus cartas de póquer.
refusal-no-such-spot = Esa casilla no existe: el tapete muestra su reverso apagado.
refusal-own-gunman = Ya tienes ahí un pistolero erguido.
refusal-peaceful = Has usado la Letrina: esta ronda tus pistoleros no inician duelos.
refusal-protected = Quien está ahí ha usado la Letrina y esta ronda no puede ser atacado.
refusal-occupied = Ahí hay un pistolero erguido; solo se puede mover a una casilla libre.
refusal-same-spot = El pistolero tiene que ir a otra casilla.
refusal-no-wounded-there = No tienes ahí ningún pistolero herido.
refusal-no-gunman-there = No tienes ahí ningún pistolero erguido.
refusal-on-the-inn = El pistolero de la Posada de la diligencia se queda; se mueve otro.
refusal-no-free-spot = No hay ninguna casilla libre adonde ir.
refusal-no-force = Quien ataca paga 1 de fuerza para volver a tirar, y no tienes.
refusal-no-law = Quien defiende paga 1 de ley para volver a tirar, y no tienes.
refusal-already-revealed = Tu carta de póquer ya está boca arriba; solo se revela una vez por ronda.
refusal-not-enough = No tienes tanta influencia.
refusal-not-in-a-stack = { $property_the } no está en ninguna pila de un tapete coloreado.
refusal-on-a-porch = { $property_the } está en un porche; solo se venden las cartas de las zonas de compra.
refusal-on-top = { $property_the } ya está en lo alto de su pila.
refusal-in-use = Hay un pistolero erguido en ese porche: alguien está usando su carta.
refusal-not-turned-over = { $property_the } no es una de las cartas descubiertas.
refusal-not-for-sale = { $property_the } no está en ninguna zona de compra.
refusal-nobody-there = No tienes ningún pistolero en el tapete donde está { $property_the }.
refusal-cannot-pay = No puedes pagar el coste { $property_of }.
refusal-cannot-pay-the-bank = Puedes pagar { $property_the }, pero no además 1 de influencia libre del Banco central.
refusal-nothing-to-waive = En el coste ya no queda { $influence } que descontar.
refusal-must-waive-other = Así no podrías pagar el resto; elige otro tipo.
refusal-position-full = La posición siguiente de la ficha de { $business } está llena.
refusal-first-already = La ficha de { $business } ya está en la 1.ª posición.

## Qué ha pasado

event-mats-laid = El pueblo, en sentido horario: { $mats }.
event-order-drawn = Colores y jefes se eligen en este orden: { $seats_the }.
event-colour-taken = { $colour } entra en la partida.
event-boss-taken = { $seat_the } juega con { $boss_the }. { $boss_text }
event-property-laid = A la venta { $mat_at }: { $property }.
event-porch-laid = En el porche { $mat_of }: { $property }.
event-rival-started = { $properties ->
    [none] El Rival empieza sin propiedades (dificultad: { $difficulty }).
   *[other] El Rival empieza con { $properties_the } (dificultad: { $difficulty }).
}
event-round-begun = Ronda { $round }. El crupier es { $seat_the }.
event-gaps-dealt = Cartas entre los tapetes, desde la Alcaldía en sentido horario: { $cards }.
event-rival-dealt = El Rival muestra { $card } y tiene otra carta boca abajo.
event-hand-dealt = { $known ->
    [yes] { $seat_the } recibe { $cards }.
   *[no] { $seat_the } recibe { $count } cartas de póquer.
}
event-card-kept = { $known ->
    [yes] { $seat_the } se queda con { $card }.
   *[no] { $seat_the } se queda con una carta de póquer.
}
event-poker-reshuffled = El mazo de póquer se ha agotado: se forma otro barajando los descartes.
event-influence-gained = { $lost ->
    [0] { $seat_the } gana { $count } de { $influence } (ahora { $now }).
   *[other] { $seat_the } gana { $count } de { $influence } (ahora { $now }; { $lost ->
        [one] se pierde
       *[other] se pierden
    } { $lost }).
}
event-influence-paid = { $seat_the } paga { $count } de { $influence } ({ $now ->
    [one] le queda
   *[other] le quedan
} { $now }).
event-third-hired = { $seat_the } levanta a su tercer pistolero para esta ronda.
event-gunman-placed = { $seat_the } coloca un pistolero { $spot_at }.
event-rival-rolled = El Rival saca un { $die } para su próximo pistolero.
event-rival-stayed = No queda ningún tapete para el pistolero del Rival.
event-gunman-moved = { $seat_the } retira un pistolero { $origin_of } y lo coloca { $spot_at }.
event-property-used = { $seat_the } usa { $property_the }.
event-owner-paid = { $seat_the } cobra por el uso de su propiedad { $mat_at }.
event-protected = Hasta el final de la ronda no hay duelos con { $seat_the }.
event-card-drawn = { $known ->
    [yes] { $seat_the } roba { $card } y compara.
   *[no] { $seat_the } roba una carta de póquer y compara.
}
event-card-swapped = { $known ->
    [yes] { $seat_the } se queda con { $card } y descarta { $discarded } boca abajo.
   *[no] { $seat_the } se queda con una de las dos y descarta la otra boca abajo.
}
event-stack-turned = { $seat_the } pasa { $property_the } a lo alto de su pila { $mat_at }.
event-auction-opened = { $seat_the } abre una subasta: { $properties }.
event-auction-closed = { $properties ->
    [none] Se baraja el mazo de propiedades.
   *[other] { $properties_count ->
        [one] Vuelve al mazo, que se baraja: { $properties }.
       *[other] Vuelven al mazo, que se baraja: { $properties }.
    }
}
event-duel-begun = { $seat_the } reta a duelo { $rival_to } { $mat_at }.
event-die-rolled = { $seat_the } saca un { $die }: su disparo es { $shot }.
event-card-revealed = { $seat_the } revela { $card }: su disparo es { $shot }.
event-rival-drew = El Rival roba { $card }: su disparo es { $shot }.
event-duel-won = { $seat_the } gana el duelo; el pistolero { $rival_of } queda herido.
event-wanted-taken = { $seat_the } se lleva la carta «Se busca».
event-card-shown = { $seat_the } muestra { $card }.
event-rival-shown = El Rival muestra { $cards }.
event-card-changed = En la Oficina del sheriff, la carta { $seat_of } pasa a ser { $card }.
event-boss-helped = { $boss } consigue { $count } de influencia libre para { $seat_the }.
event-property-paid = { $property_the } surte efecto para { $seat_the }.
event-hand-won = { $seat_the } gana la mano { $mat_of } con { $hand_a }.
event-hand-lost = { $seat_the } pierde la mano { $mat_of } frente al Rival, que tiene { $hand_a }.
event-third-won = { $seat_the } gana el tercer pistolero para la próxima ronda.
event-post-office-paid = Gracias a la Oficina de correos, { $seat_the } queda primero en la Alcaldía.
event-town-hall-ranked = Orden en la Alcaldía: { $seats_the }.
event-property-bought = { $seat_the } compra { $property_the }.
event-token-advanced = { $seat_the } hace avanzar la ficha de { $business } a la { $position }.ª posición.
event-third-earned = { $seats_count ->
    [one] Tendrá tercer pistolero en la próxima ronda: { $seats_the }.
   *[other] Tendrán tercer pistolero en la próxima ronda: { $seats_the }.
}
event-zone-unfilled = La zona de compra { $mat_of } no se puede rellenar: la partida termina.
event-game-won = { $ending_kind ->
    [lost] { $ending_end }
   *[won] { $seats_count ->
        [one] Gana { $seats_the }: { $ending }.
       *[other] Ganan { $seats_the }: { $ending }.
    }
}

## Resultados y estadísticas

ending-six-rounds = han terminado las seis rondas
    .kind = won
ending-zone-unfilled = no se pudo rellenar una zona de compra
    .kind = won
ending-solo-won = más puntos que el Rival
    .kind = won
ending-solo-tied = empate a puntos con el Rival, que cuenta como derrota
    .kind = lost
    .end = Gana el Rival: hay empate a puntos, y en solitario un empate es una derrota.
ending-solo-lost = menos puntos que el Rival
    .kind = lost
    .end = Gana el Rival, que tiene más puntos.
breakdown-properties = Propiedades
breakdown-mining = Minería
breakdown-rail = Ferrocarril
breakdown-wagon = Caravana
breakdown-wanted = «Se busca»
breakdown-cards = Número de propiedades (desempate)
breakdown-symbols = Símbolos (desempate)
breakdown-rival-properties = Propiedades del Rival
breakdown-rival-mining = Minería del Rival
breakdown-rival-rail = Ferrocarril del Rival
breakdown-rival-wagon = Caravana del Rival
breakdown-rival-wanted = «Se busca» del Rival
breakdown-rival = Total del Rival
statistic-boss = jefe
statistic-colour = color
statistic-first-dealer = lugar desde el primer crupier
statistic-round = Ronda
statistic-placements = pistoleros colocados
statistic-duels = duelos
statistic-reveals = cartas reveladas en duelos
statistic-uses = propiedades usadas
statistic-hands-won = manos ganadas
statistic-purchases = propiedades compradas
statistic-property = propiedad
statistic-hand = mano ganadora

stream-setup = el reparto: jefes, propiedades, crupier
stream-poker = las cartas de póquer de cada ronda
stream-dice = los dados de los duelos y del Rival
stream-properties = el mazo de propiedades tras una subasta
option-difficulty = Dificultad en solitario
option-difficulty-about = Con cuántas propiedades empieza el Rival; solo para un jugador.
option-difficulty-auto-about = Aprendiz, para un jugador.
option-difficulty-apprentice = { difficulty-apprentice }
option-difficulty-apprentice-about = El Rival empieza sin propiedades.
option-difficulty-beginner = { difficulty-beginner }
option-difficulty-beginner-about = El Rival empieza con 1 propiedad.
option-difficulty-medium = { difficulty-medium }
option-difficulty-medium-about = El Rival empieza con 2 propiedades.
option-difficulty-hard = { difficulty-hard }
option-difficulty-hard-about = El Rival empieza con 3 propiedades.
option-difficulty-epic = { difficulty-epic }
option-difficulty-epic-about = El Rival empieza con 4 propiedades.
option-bosses = Jefes
option-bosses-about = Qué jefe tiene cada jugador: al azar, a elección de los jugadores, o uno por puesto.
option-bosses-banker = { boss-banker }
option-bosses-cowgirl = { boss-cowgirl }
option-bosses-gambler = { boss-gambler }
option-bosses-rancher = { boss-rancher }
option-bosses-scout = { boss-scout }
option-bosses-outlaw = { boss-outlaw }
option-bosses-chief = { boss-chief }
option-bosses-lawman = { boss-lawman }
option-colours = Colores
option-colours-about = Qué color tiene cada jugador: los habituales, a elección de los jugadores, o uno por puesto.
option-colours-yellow = { colour-yellow }
option-colours-blue = { colour-blue }
option-colours-green = { colour-green }
option-colours-red = { colour-red }
option-mats = Tapetes de edificio
option-mats-about = El orden de los tapetes de edificio alrededor de la mesa.
option-mats-shuffled = barajados
option-mats-shuffled-about = En un orden al azar.
option-dealer = Primer crupier
option-dealer-about = El puesto que reparte primero.
option-dealer-number = puesto { $number }
allowed-solo-only = auto si sois 2 o más (TEW-DATA-3)
allowed-names-and-rival = 2 nombres: el tuyo y el del Rival

## El tablero

board-before = Antes de la primera ronda
board-round = Ronda { $round } de 6 · fase { $phase }
board-dealer = crupier: { $seat_the }
board-position = { $position }.ª posición ({ $most } PV)
board-position-both = { $position }.ª posición ({ $most } PV; segundo, { $second })
board-corner = Esquina de salida
board-porch = Porche
board-porch-gives = Porche (1 de { $influence })
board-porch-any = Porche (1 de influencia libre)
board-influence = Influencia
board-influence-gives = ← 1 de { $influence } → 2 si ganas
board-influence-any = ← 1 libre → 2 libres si ganas
board-number = Valor −1/+1
board-suit = Palo ↓/↑
board-leftover = Sobrante
board-pot = Bote: 2 de { $influence }
board-pot-any = Bote: 2 de influencia libre
board-pot-sheriff = Bote: 1 de ley y 1 de fuerza, o 3.er pistolero
board-hand-order = Manos, de mejor a peor: escalera de color, trío, color, escalera, pareja, carta alta; si empatan, el valor y luego el palo de la carta propia
board-suit-order = Palos, de mejor a peor: sombrero, tipi, herradura, res
board-price = { $property } { $cost } ★{ $vp }
board-signs = D L F
board-legend = [ ] carta de póquer entre dos tapetes · ▲ erguido · ( ) herido · ← → opción · $ en venta: D dinero, L ley, F fuerza, ★ PV · ● por colocar · ○ tercer pistolero · libre: del tipo que elijas · un Bote o una opción de 2 libres: los dos del mismo tipo
board-player = Jugador
board-gunmen = Pistoleros
board-poker = Póquer
board-owned = Cartas
board-shares = Min/Fer/Car
board-wanted = «Se busca»
board-protected = sin duelos
board-revealed = carta revelada
board-waiting = ha comprado { $properties_the }
board-rival = { $count ->
    [one] Carta del Rival: { $cards_shown }
   *[other] Cartas del Rival: { $cards_shown }
}
board-decks = Mazo de póquer { $poker }, descartes { $discard } · Mazo de propiedades { $deck }
board-discarded = Conoces de los descartes: { $cards }
board-duel = Duelo { $mat_at }: { $seat_the } { $attack }, { $rival_the } { $defence }
board-gaining = Influencia libre por ganar: { $count }
board-converting = En uso: { $property }. { $property_text }
board-lifted = Un pistolero viene de camino desde { $mat_the }.
board-third-next = tercer pistolero la próxima ronda
board-turned = Descubiertas: { $properties }
board-buying = Coste { $property_of }: { $cost }; por descontar: { $count }
board-ranking = Orden en la Alcaldía: { $seats_the }
board-cards = Las cartas del pueblo:
board-card = { $property } ({ $shares }; { $timing }). { $property_text }

## Números que una partida puede cambiar

number-vp = Puntos de victoria: { $property }
number-cost = Coste en { $influence }: { $property }
number-symbols = Símbolos de { $business }: { $property }
number-majority = Puntos por la mayoría en un negocio en { $position }.ª posición, con 3 o 4 jugadores
number-minority = Puntos por la minoría en un negocio en { $position }.ª posición, con 3 o 4 jugadores
number-small-majority = Puntos por la mayoría en un negocio en { $position }.ª posición, con 1 o 2 jugadores
number-boss = El máximo de influencia que da la habilidad, de una vez o en una ronda: { $boss }
number-scout = El máximo de influencia con el que la Exploradora recibe tres cartas
number-count = El máximo de influencia que da una propiedad que cuenta cartas o símbolos
number-wanted = Los puntos de la carta «Se busca»
number-start = La influencia de cada tipo con la que empieza un jugador
number-most = El máximo de influencia de cada tipo que puede tener un jugador
