# Pequeños grandes westerns en español.

## Palabras

rival = Rival
colour-yellow = Amarillo
colour-blue = Azul
colour-green = Verde
colour-red = Rojo
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
hand-three = trío
hand-flush = color
hand-straight = escalera
hand-pair = pareja
hand-high = carta alta

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
spot-saloon-left = Salón: 1 X ahora
    .at = en la casilla de influencia del Salón, opción izquierda
spot-saloon-right = Salón: XX (2 de un tipo) si ganas su mano
    .at = en la casilla de influencia del Salón, opción derecha
spot-sheriff-porch = Oficina del sheriff: porche
    .at = en el porche de la Oficina del sheriff
spot-sheriff-minus = Oficina del sheriff: valor −1
    .at = en la casilla del valor, −1
spot-sheriff-plus = Oficina del sheriff: valor +1
    .at = en la casilla del valor, +1
spot-sheriff-down = Oficina del sheriff: palo una categoría abajo
    .at = en la casilla del palo, abajo
spot-sheriff-up = Oficina del sheriff: palo una categoría arriba
    .at = en la casilla del palo, arriba
spot-sheriff-leftover = Oficina del sheriff: sobrante
    .at = en la casilla del sobrante
spot-sheriff-number = Oficina del sheriff: casilla del valor
    .at = en la casilla del valor
spot-sheriff-suit = Oficina del sheriff: casilla del palo
    .at = en la casilla del palo

boss-banker = El Banquero
    .text = Comienzo de la fase tres: 1 X por cada dos propiedades, hasta 2.
boss-cowgirl = La Vaquera
    .text = Comienzo de la fase tres: 1 X por cada pistolero erguido en un porche, hasta 2.
boss-gambler = El Tahúr
    .text = Tres cartas de póquer para elegir mientras el tercer pistolero esté erguido.
boss-rancher = El Ranchero
    .text = Comienzo de la fase dos: puede pagar 1 X para levantar al tercer pistolero.
boss-scout = La Exploradora
    .text = Tres cartas de póquer para elegir con 5 de influencia o menos en total.
boss-outlaw = La Forajida
    .text = Tras ganar un duelo: 1 X, hasta dos veces por ronda.
boss-chief = El Jefe indio
    .text = Comienzo de la fase tres: 1 X por cada pistolero herido, hasta 2.
boss-lawman = El Agente de la ley
    .text = La primera vez que vuelve a tirar en cada duelo es gratis.

property-appraiser = Tasador
    .text = Tras tu primera compra de la fase cuatro, ganas tanto dinero como PV tenga esa carta.
property-army-outpost = Puesto militar
    .text = Tras tu primera compra de la fase cuatro, ganas tanta fuerza como PV tenga esa carta.
property-auction-house = Casa de subastas
    .text = Puedes pagar 1 X: descubre 2 cartas del mazo de propiedades y compra como mucho una por su coste; devuelve las demás y baraja.
property-barber-shop = Barbería
    .text = Puedes elegir un porche cuya carta superior no esté usando nadie y pasar otra carta de esa pila a la parte de arriba.
property-blacksmith = Herrería
    .text = Comienzo de la fase tres: ganas 1 X por cada herradura en juego (hasta 3).
property-cattle-farm = Hacienda
    .text = Comienzo de la fase tres: ganas 1 X por cada res en juego (hasta 3).
property-central-bank = Banco central
    .text = Puedes pagar 1 X: compra ahora mismo, por su coste, cualquier carta de una zona de compra; esa zona se rellena del mazo.
property-collapsed-mine = Mina derrumbada
    .text = Tu primera compra de la fase cuatro cuesta 1 X menos por cada símbolo de minería que muestre.
property-doctors-office = Consulta del doctor
    .text = Puedes levantar a uno de tus pistoleros heridos y moverlo a otra casilla de colocación libre.
property-general-store = Almacén general
    .text = Puedes pagar n de ley (n de 1 o más) para ganar n+2 de dinero.
property-grand-hotel = Gran hotel
    .text = Puedes pagar 2 de un tipo de influencia para ganar 2 de cada uno de los otros dos.
property-graveyard = Cementerio
    .text = Si hay algún herido en el pueblo, ganas 1 de cada uno de dos tipos de influencia distintos a tu elección.
property-jail = Cárcel
    .text = Puedes pagar n de ley (n de 1 o más) para ganar n+2 de fuerza.
property-mansion = Mansión
    .text = Puedes pagar n de fuerza (n de 1 o más) para ganar n+2 de dinero.
property-mayors-office = Despacho del alcalde
    .text = Tras tu primera compra de la fase cuatro, ganas tanta ley como PV tenga esa carta.
property-outhouse = Letrina
    .text = Durante el resto de la ronda tus pistoleros no inician duelos ni pueden ser atacados.
property-post-office = Oficina de correos
    .text = Al comenzar la fase cuatro puedes pagar 2 X: esta ronda quedas primero en la alcaldía.
property-train-depot = Estación de tren
    .text = Tu compra normal de la fase cuatro puede hacerse en cualquier zona de compra.
property-opera-house = Teatro de la ópera
    .text = Comienzo de la fase tres: ganas 1 de dinero, 1 de ley y 1 de fuerza.
property-gold-mine = Mina de oro
    .text = Ganas 1 de dinero por cada símbolo de minería de tus propiedades (hasta 3).
property-stagecoach-inn = Posada de la diligencia
    .text = Puedes mover a otro de tus pistoleros erguidos a otra casilla de colocación libre.
property-assay-office = Oficina de ensayes
    .text = Puedes pagar n de dinero (n de 1 o más) para ganar n+2 de ley.
property-gunsmith = Armería
    .text = Puedes pagar n de dinero (n de 1 o más) para ganar n+2 de fuerza.
property-railway-company = Compañía ferroviaria
    .text = Tu primera compra de la fase cuatro cuesta 1 X menos por cada símbolo de ferrocarril que muestre.
property-church = Iglesia
    .text = Comienzo de la fase tres: si no tienes la carta «Se busca», ganas XX (2 de un mismo tipo).
property-wheelwright = Taller de carretas
    .text = Tu primera compra de la fase cuatro cuesta 1 X menos por cada símbolo de caravana que muestre.
property-gallows = Patíbulo
    .text = Puedes pagar n de fuerza (n de 1 o más) para ganar n+2 de ley.
property-hatter = Sombrerería
    .text = Comienzo de la fase tres: ganas 1 X por cada sombrero en juego (hasta 3).
property-trading-post = Puesto comercial
    .text = Comienzo de la fase tres: ganas 1 X por cada tipi en juego (hasta 3).
property-gaming-house = Casa de juego
    .text = Si tu carta de póquer sigue boca abajo, puedes robar la primera del mazo, quedarte una de las dos y descartar la otra boca abajo.

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
decision-keep = quédate una carta de póquer
decision-hire = paga 1 X por tu tercer pistolero, o no
decision-place = coloca un pistolero
decision-duel = vas perdiendo el duelo: responde o ríndete
decision-gain = elige de qué tipo es la X que ganas
decision-gain-two = elige de qué tipo es la XX que ganas
decision-pay = elige con qué pagas 1 X
decision-convert = cuánto pagas: ganas dos más del otro tipo
decision-exchange = paga 2 de un tipo por 2 de cada uno de los otros, o no
decision-pair = elige dos tipos y gana 1 de cada uno
decision-raise = pasa una carta a lo alto de su pila, o no
decision-auction = paga 1 X para descubrir dos propiedades, o no
decision-bid = compra una de las cartas descubiertas, o ninguna
decision-bank = compra ya una carta por 1 X más, o no
decision-gamble = roba otra carta de póquer, o no
decision-swap = quédate una de tus dos cartas de póquer
decision-lift = elige a un pistolero tuyo para moverlo, o a ninguno
decision-set = coloca al pistolero que mueves
decision-pot = elige tu premio de la Oficina del sheriff
decision-post = paga la primera de 2 X para ser primero en la Alcaldía, o no
decision-buy = compra una propiedad, o ninguna
decision-leftover = compra una carta sobrante, o ninguna
decision-waive = elige qué te ahorras
decision-advance = haz avanzar una ficha de negocio

## Elecciones

choice-colour = { $colour }
choice-boss = { $boss }: { $boss_text }
choice-keep = Quedarte { $card }
choice-place = { $spot }
choice-reroll = Volver a tirar
choice-reveal = Revelar tu carta de póquer
choice-rival-reroll = Hacer que Rival vuelva a tirar (1 de { $influence })
choice-rival-redraw = Hacer que Rival robe otra carta (1 de { $influence })
choice-concede = Rendirte
choice-gain = 1 de { $influence }
choice-gain-two = 2 de { $influence }
choice-pay = Pagar 1 de { $influence }
choice-convert = Pagar { $count }
choice-exchange = Pagar 2 de { $influence }
choice-pair = 1 de { $influence } y 1 de { $other }
choice-raise = Pasar { $property } a lo alto
choice-lift = { $spot }
choice-draw = Robar una carta de póquer
choice-take-influence = 1 de ley y 1 de fuerza
choice-take-gunman = El tercer pistolero para la próxima ronda
choice-buy = Comprar { $property }
choice-waive = 1 de { $influence }
choice-advance = { $business }
choice-decline = No

## Negativas

refusal-colour-taken = { $colour } ya está elegido.
refusal-boss-taken = { $boss } ya tiene dueño.
refusal-not-dealt = { $card } no es una de tus cartas de póquer.
refusal-no-such-spot = No existe esa casilla: el tapete muestra su reverso apagado.
refusal-own-gunman = Ya tienes ahí un pistolero erguido.
refusal-peaceful = Has usado la Letrina: esta ronda tus pistoleros no inician duelos.
refusal-protected = Quien está ahí ha usado la Letrina y esta ronda no puede ser atacado.
refusal-occupied = Ahí hay alguien erguido; solo puede moverse a una casilla libre.
refusal-same-spot = El pistolero tiene que ir a otra casilla.
refusal-no-wounded-there = No tienes ahí ningún pistolero herido.
refusal-no-gunman-there = No tienes ahí ningún pistolero erguido.
refusal-on-the-inn = El pistolero de la Posada de la diligencia se queda; se mueve a otro.
refusal-no-free-spot = No hay ninguna casilla libre adonde ir.
refusal-no-force = Quien ataca paga 1 de fuerza para volver a tirar, y no tienes.
refusal-no-law = Quien defiende paga 1 de ley para volver a tirar, y no tienes.
refusal-already-revealed = Tu carta de póquer ya está boca arriba; solo se revela una vez por ronda.
refusal-not-enough = No tienes tanta influencia.
refusal-not-in-a-stack = { $property } no está en ninguna pila de un tapete coloreado.
refusal-on-a-porch = { $property } está en un porche; solo se venden las cartas de las zonas de compra.
refusal-on-top = { $property } ya está arriba del todo.
refusal-in-use = Alguien está usando la carta de arriba de ese porche.
refusal-not-turned-over = { $property } no es una de las cartas descubiertas.
refusal-not-for-sale = { $property } no está en ninguna zona de compra.
refusal-nobody-there = No tienes ningún pistolero en el tapete de { $property }.
refusal-cannot-pay = No puedes pagar el coste de { $property }.
refusal-cannot-pay-the-bank = Puedes pagar { $property }, pero no además la X del banco.
refusal-nothing-to-waive = Al precio no le queda { $influence } que ahorrarte.
refusal-must-waive-other = Si no te ahorras otra cosa, no podrás pagar el resto.
refusal-position-full = La siguiente posición de { $business } está llena.
refusal-first-already = { $business } ya está en la 1.ª posición.

## Qué ha pasado

event-mats-laid = El pueblo, en el sentido de las agujas del reloj: { $mats }.
event-order-drawn = Colores y jefes se eligen en este orden: { $seats }.
event-colour-taken = { $colour } entra en la partida.
event-boss-taken = El jefe de { $seat }: { $boss }. { $boss_text }
event-property-laid = A la venta { $mat_at }: { $property }.
event-porch-laid = En el porche, { $mat_at }: { $property }.
event-rival-started = { $properties ->
    [none] Rival empieza sin propiedades (dificultad: { $difficulty }).
   *[other] Rival empieza con { $properties } (dificultad: { $difficulty }).
}
event-round-begun = Ronda { $round }. Crupier: { $seat }.
event-gaps-dealt = Cartas entre los tapetes, desde la Alcaldía en el sentido del reloj: { $cards }.
event-rival-dealt = Rival muestra { $card } y tiene otra carta boca abajo.
event-hand-dealt = { $known ->
    [yes] { $seat } recibe { $cards }.
   *[no] { $seat } recibe { $count } cartas de póquer.
}
event-card-kept = { $known ->
    [yes] { $seat } se queda { $card }.
   *[no] { $seat } se queda una carta de póquer.
}
event-poker-reshuffled = El mazo de póquer se ha agotado: se forma otro barajando los descartes.
event-influence-gained = { $lost ->
    [0] { $seat } gana { $count } de { $influence } (ya { $now }).
   *[other] { $seat } gana { $count } de { $influence } (ya { $now }; pierde { $lost }).
}
event-influence-paid = { $seat } paga { $count } de { $influence } (le quedan { $now }).
event-third-hired = { $seat } llama a su tercer pistolero para esta ronda.
event-gunman-placed = { $seat } coloca un pistolero { $spot_at }.
event-rival-rolled = Rival saca un { $die } para su próximo pistolero.
event-rival-stayed = No queda ningún tapete para el pistolero de Rival.
event-gunman-moved = { $seat } retira a un pistolero { $origin_of } y lo coloca { $spot_at }.
event-property-used = { $seat } usa { $property }.
event-owner-paid = Cobra por el uso de su propiedad { $mat_at }: { $seat }.
event-protected = Nada de duelos para { $seat } hasta el final de la ronda.
event-card-drawn = { $known ->
    [yes] { $seat } roba { $card } y compara.
   *[no] { $seat } roba una carta de póquer y compara.
}
event-card-swapped = { $known ->
    [yes] { $seat } se queda { $card } y descarta { $discarded } boca abajo.
   *[no] { $seat } se queda una de las dos y descarta la otra boca abajo.
}
event-stack-turned = { $seat } pasa { $property } a lo alto de su pila { $mat_at }.
event-auction-opened = { $seat } abre una subasta: { $properties }.
event-auction-closed = { $properties ->
    [none] Se baraja el mazo.
   *[other] Vuelve al mazo, que se baraja: { $properties }.
}
event-duel-begun = ¡{ $seat } reta a { $rival } { $mat_at }!
event-die-rolled = { $seat } saca un { $die }: disparo { $shot }.
event-card-revealed = { $seat } revela { $card }: disparo { $shot }.
event-rival-drew = Rival roba { $card }: disparo { $shot }.
event-duel-won = { $seat } gana el duelo; el pistolero de { $rival } queda herido.
event-wanted-taken = «Se busca» a { $seat }.
event-card-shown = { $seat } muestra { $card }.
event-rival-shown = Rival muestra { $cards }.
event-card-changed = La Oficina del sheriff se la cambia a { $seat } por { $card }.
event-boss-helped = { $boss } consigue { $count } X para { $seat }.
event-property-paid = { $property } surte efecto para { $seat }.
event-hand-won = { $seat } gana la mano { $mat_at } con { $hand }.
event-hand-lost = { $seat } pierde la mano { $mat_at } frente a Rival, que tiene { $hand }.
event-third-won = { $seat } gana el tercer pistolero para la próxima ronda.
event-post-office-paid = Gracias a la Oficina de correos, { $seat } queda primero en la Alcaldía.
event-town-hall-ranked = Orden en la Alcaldía: { $seats }.
event-property-bought = { $seat } compra { $property }.
event-token-advanced = { $seat } hace avanzar { $business } a la posición { $position }.
event-third-earned = Con tercer pistolero en la próxima ronda: { $seats }.
event-zone-unfilled = La zona de compra { $mat_at } no puede reponerse: la partida termina.
event-game-won = { $seats ->
    [none] Gana Rival: { $ending }.
   *[other] Victoria para { $seats }: { $ending }.
}

## Resultados y estadísticas

ending-six-rounds = han terminado las seis rondas
ending-zone-unfilled = no se pudo reponer una zona de compra
ending-solo-won = más puntos que Rival
ending-solo-tied = tantos puntos como Rival, que no bastan
ending-solo-lost = menos puntos que Rival
breakdown-properties = Propiedades
breakdown-mining = Minería
breakdown-rail = Ferrocarril
breakdown-wagon = Caravana
breakdown-wanted = «Se busca»
breakdown-cards = Número de propiedades (desempate)
breakdown-symbols = Símbolos (desempate)
breakdown-rival = Puntos de Rival
tally-boss = jefe
tally-colour = color
tally-first-dealer = lugar desde el primer crupier
tally-round = Ronda
tally-placements = pistoleros colocados
tally-duels = duelos
tally-reveals = cartas reveladas en duelos
tally-uses = propiedades usadas
tally-hands-won = manos ganadas
tally-purchases = propiedades compradas
tally-property = propiedad
tally-hand = mano ganadora

stream-setup = el reparto: jefes, propiedades, crupier
stream-poker = cartas de póker de cada ronda
stream-dice = dados de los duelos
stream-properties = el mazo de propiedades tras una subasta
option-difficulty = En solitario: dificultad
option-bosses = Jefes por asiento, separados por comas; random o choose
option-colours = Colores por asiento, separados por comas; usual o choose
option-mats = Orden de los tapetes de edificio
option-dealer = El asiento del primer crupier

## El tablero

board-before = Antes de la primera ronda
board-round = Ronda { $round } de 6 · fase { $phase }
board-dealer = crupier { $seat }
board-position = { $position }.ª posición
board-corner = Esquina de inicio
board-porch = Porche
board-influence = Influencia
board-number = Valor −1/+1
board-suit = Palo ↓/↑
board-leftover = Sobrante
board-price = { $property } { $cost } ★{ $vp }
board-signs = D L F
board-legend = [ ] carta de póquer entre dos tapetes · ▲ erguido · ( ) herido · ← → opción · $ en venta: D dinero, L ley, F fuerza, ★ PV
board-player = Jugador
board-money = Dinero
board-law = Ley
board-force = Fuerza
board-gunmen = Pistoleros
board-poker = Póquer
board-owned = Cartas
board-shares = Min/Fer/Car
board-notes = { "" }
board-wanted = «Se busca»
board-protected = sin duelos
board-revealed = carta revelada
board-waiting = ha comprado: { $properties }
board-rival = Rival: { $cards_shown }
board-decks = Mazo de póquer { $poker }, descartes { $discard } · Mazo de propiedades { $deck }
board-discarded = Conoces de los descartes: { $cards }
board-duel = Duelo { $mat_at }: { $seat } { $attack } contra { $rival } { $defence }
board-lifted = Un pistolero viene de camino desde { $mat_the }.
board-third-next = tercer pistolero la próxima ronda
board-turned = Descubiertas: { $properties }
board-buying = Precio de { $property }: { $cost }; te ahorras aún: { $count }
board-ranking = Alcaldía: { $seats }
board-cards = Las cartas del pueblo:
board-card = { $property } ({ $shares }; { $timing }): { $property_text }
