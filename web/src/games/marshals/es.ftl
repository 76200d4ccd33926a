# Marshals en el navegador, en español.

## Los nombres que llevan las cartas

kind-wild = Comodín
kind-outlaw-1 = Ruth la Cascabel
kind-outlaw-2 = Malone el Polvoriento
kind-outlaw-3 = La viuda Graves
kind-outlaw-4 = Kane el Coyote
kind-border = Frontera
kind-train-left = Tren
kind-train-right = Tren
kind-town = Pueblo
kind-ambush = Emboscada
kind-camp = Acampada
kind-clue = Pista
kind-hideout = Escondite
kind-jurisdiction = Jurisdicción
kind-corrupt = Corrupto

## Lo que hace cada carta, en una línea

effect-movement = Avanza un territorio, { $terrain_to }, si linda con el tuyo; después robas otra carta. Su número cuenta al enseñarla en una emboscada o acampada, y como dólares al reclamar.
effect-movement-basic = Avanza un territorio, { $terrain_to }, si linda con el tuyo; después robas otra carta.
effect-wild = Avanza a cualquiera de los territorios que lindan con el tuyo; después robas otra carta. Vale 0: no se puede enseñar ni da nada al reclamar.
effect-wild-basic = Avanza a cualquiera de los territorios que lindan con el tuyo; después robas otra carta.
effect-outlaw = Quien lo roba del mazo lo captura y cobra { $bounty } $, o { $double } $ en su casa. Escapa si hay cobertura o si el Marshal es el corrupto.
effect-outlaw-basic = Quien lo roba del mazo lo captura, salvo que haya cobertura: entonces escapa. Su peligrosidad, { $bounty }, deshace empates.
effect-border = Se barajan los cuatro territorios en una fila nueva y todos los Marshals vuelven a casa. Acaba el turno.
effect-train-left = Sale de tu territorio hacia la izquierda: quien esté ahí o más adelante puede viajar hasta donde quiera por { $fare } $. Acaba el turno.
effect-train-right = Sale de tu territorio hacia la derecha: quien esté ahí o más adelante puede viajar hasta donde quiera por { $fare } $. Acaba el turno.
effect-town = En tu territorio, quien esté ahí puede comprar balas a { $bullet } $ y provisiones a { $provision } $; los demás pueden viajar hasta él con cartas. Acaba el turno.
effect-ambush = Juégala { $terrain_in }: los demás que estén ahí pagan { $count ->
    [one] 1 bala
   *[other] { $count } balas
}; si son dos o más, comparan cartas de movimiento y paga la más baja. Después da cobertura a los forajidos. Acaba el turno.
effect-camp = Juégala { $terrain_in }: los demás que estén ahí pagan { $count ->
    [one] 1 provisión
   *[other] { $count } provisiones
}; si son dos o más, comparan cartas de movimiento y paga la más baja. Después da cobertura a los forajidos. Acaba el turno.
effect-ambush-basic = Quítale a un rival una carta al azar. Después da cobertura a los forajidos. Acaba tu turno.
effect-camp-basic = Un rival pierde su próximo turno. Después da cobertura a los forajidos. Acaba tu turno.
effect-clue = Juégala { $terrain_in }: mira las tres primeras cartas del mazo y devuélvelas en el orden que quieras. Acaba el turno.
effect-hideout = Juégala { $terrain_in }: quédate con una de las dos primeras cartas del mazo, o mira dos cartas de un rival y llévate una. Acaba el turno.
effect-jurisdiction = Solo como respuesta: anula una pista o un escondite de otro, y esa carta pasa a tu mano.
effect-corrupt = Eres el Marshal Corrupto: los forajidos que robas escapan y te pagan { $bribe } $. Revelado y en juego, ganas si el último forajido huye para siempre.

## La mesa

ui-endings = Cómo puede acabar la partida
ui-ending-captured = Todos capturados
ui-ending-fled = Huye el último
ui-ending-one-left = Queda un Marshal
ui-cards-left = { $count ->
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
ui-tied = todos iguales
ui-leads-money = ganaría por dinero
ui-leads-majority = ganaría por tres capturas
ui-leads-corrupt = ganaría como Marshal Corrupto
ui-leads-one-left = es el único que queda
ui-leads-captured = ganaría por capturas
ui-leads-fled = ganaría por capturas
ui-posters = Carteles de busca y captura
ui-wanted = SE BUSCA
ui-dollars = { $amount } $
ui-at-home = en casa { $money } $
ui-at-bottom = bajo el mazo
ui-at-place = { $place }.ª desde arriba
ui-outlaw-captured = preso
ui-outlaw-known = escapó
ui-outlaw-fled = huido
ui-deck = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
ui-deck-word = mazo
ui-discard-word = descartes
ui-known = Lo que se sabe del mazo
ui-known-all = Lo saben todos
ui-known-you = Solo lo sabes tú
ui-top = arriba
ui-bottom = fondo
ui-shelter = Cobertura
ui-shelter-why = el forajido que salga ahora escapa
ui-map = El mapa
ui-here = Aquí: { $who }
ui-nobody-here = No hay nadie
ui-your-home = tu casa ×2
ui-you = tú
ui-ways = { $count ->
    [one] 1 forma
   *[other] { $count } formas
}
ui-ways-to = Formas de ir { $terrain_to }
ui-ride = Cabalgar
ui-shoot = Disparo de advertencia
ui-leave-here = irte ahí
ui-ride-here = bajar aquí, { $fare } $

## La mano

ui-hand = { $count ->
    [one] Tu carta: solo la ves tú
   *[other] Tus { $count } cartas: solo las ves tú
}
ui-peek = tu mano: { $count }
ui-hand-empty = No tienes cartas.
ui-note-reaction = como respuesta
ui-note-reveal = revelarte
ui-note-wild = a un lado u otro
ui-note-where = ¿adónde?
ui-note-whom = ¿a quién?
ui-note-basic-ambush = quitar carta
ui-note-basic-camp = perder turno
ui-note-already = ya estás ahí
ui-note-move = → { $terrain }
ui-note-far = no linda
ui-note-here = aquí
ui-note-there = { $terrain_in }
ui-note-event = cuando quieras

## Los tableros de los Marshals

ui-bullets = { $count ->
    [one] 1 bala de { $most }
   *[other] { $count } balas de { $most }
}
ui-provisions = { $count ->
    [one] 1 provisión de { $most }
   *[other] { $count } provisiones de { $most }
}
ui-money = { $money } ${ $sacks ->
    [0] {""}
    [one] , 1 saco
   *[other] , { $sacks } sacos
}
ui-hand-size = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
ui-hand-known = Tiene { $cards }
ui-captures = { $count ->
    [0] Ningún forajido capturado
    [one] 1 forajido capturado
   *[other] { $count } forajidos capturados
}
ui-corrupt = corrupto
ui-out = eliminado
ui-misses = pierde un turno
ui-short-bullets = Una emboscada de { $cost } lo elimina
ui-short-provisions = Una acampada de { $cost } lo elimina
ui-short-both = Una emboscada o acampada de { $cost } lo elimina
ui-search = Registrar
ui-ambush = Quitar una carta
ui-camp = Hacer perder un turno

## Lo que interrumpe un turno

ui-scene = Lo que está pasando
ui-main-others = Cabalga, juega una carta o pasa.
ui-over = La partida ha terminado.
ui-waiting = { $seats_count ->
    [one] Decide { $seats_the }
   *[other] Deciden { $seats_the }
}
ui-warned = { $seat_the } hace un disparo de advertencia { $terrain_in }
ui-warned-detail = Los demás que estén ahí se van, o pagan una bala y se quedan.
ui-stay = Quedarte
ui-stay-detail = { $left ->
    [one] 1 bala; te queda 1
   *[other] 1 bala; te quedan { $left }
}
ui-touch-territory = o toca adónde te vas
ui-cancel = { $seat_the } juega { $card }
ui-cancel-detail = Una Jurisdicción la anula y la carta es tuya. Se pregunta a todos.
ui-no-jurisdiction = No tienes ninguna Jurisdicción
ui-claim = { $seat_the } ha hecho una captura { $terrain_in }
ui-claim-detail = Descarta todas tus cartas de movimiento de ese terreno y cobra su suma.
ui-claim-others = Los demás pueden descartar todas sus cartas de movimiento de ese terreno y cobrar su suma.
ui-claim-do = Reclamar { $money } $
ui-claim-cost = { $count ->
    [one] descartas esta carta
   *[other] descartas estas { $count } cartas
}
ui-claim-keep = te quedas con tus cartas
ui-claim-none = No tienes cartas de movimiento de ese terreno
ui-show = { $seat_the } juega { $card }
ui-show-bullets = { $count ->
    [one] La más baja pierde 1 bala; la carta más alta enseñada pasa a quien ataca.
   *[other] La más baja pierde { $count } balas; la carta más alta enseñada pasa a quien ataca.
}
ui-show-provisions = { $count ->
    [one] La más baja pierde 1 provisión; la carta más alta enseñada pasa a quien ataca.
   *[other] La más baja pierde { $count } provisiones; la carta más alta enseñada pasa a quien ataca.
}
ui-show-nothing-bullets = { $count ->
    [one] cuenta como 0: pagas 1 bala
   *[other] cuenta como 0: pagas { $count } balas
}
ui-show-nothing-provisions = { $count ->
    [one] cuenta como 0: pagas 1 provisión
   *[other] cuenta como 0: pagas { $count } provisiones
}
ui-asked = decide
ui-later = después
ui-nothing = nada
ui-order = { $seat_the } sigue una pista
ui-order-detail = Solo tú ves estas cartas. Arrástralas hasta su nuevo orden.
ui-order-others = Mira las cartas de arriba del mazo y las devuelve en otro orden.
ui-order-list = Las cartas de arriba del mazo, en su nuevo orden
ui-order-card = { $card }, puesto { $place }. Muévela con las flechas del teclado.
ui-order-up = { $card }: un puesto más arriba
ui-order-down = { $card }: un puesto más abajo
ui-order-confirm = Devolverlas
ui-order-hint = Ordenar como aconseja el bot
ui-search-title = { $seat_the } abre un escondite
ui-search-detail = Las dos primeras cartas del mazo, o dos cartas de un rival.
ui-search-deck-detail = te quedas una de las dos primeras
ui-search-rival-detail = { $count ->
    [one] ves 1 carta; te la llevas o no
   *[other] ves { $count } cartas; te llevas una o ninguna
}
ui-keep = { $seat_the } registra el mazo
ui-keep-detail = Solo las ves tú. Una va a tu mano; los forajidos se quedan en el mazo.
ui-take = { $seat_the } registra { $rival_to }
ui-take-detail = Solo las veis vosotros dos. Llévate una, o ninguna.
ui-board-left = El tren sale desde { $terrain_the } hacia la izquierda
ui-board-right = El tren sale desde { $terrain_the } hacia la derecha
ui-board-detail = { $fare } $ una sola vez, hasta donde quieras. Quien quede detrás no puede subir.
ui-touch-stop = Toca dónde te bajas: { $fare } $ de tus { $money } $
ui-travel = Hay un pueblo { $terrain_in }
ui-travel-detail = Viaja hasta él con una carta por cada territorio en que entres. Si empiezas el viaje, lo acabas.
ui-travel-none = No tienes las cartas del camino
ui-buy = El mostrador del pueblo { $terrain_in }
ui-buy-detail = Como mucho { $bullets } balas y { $provisions } provisiones.
ui-buy-bullet = Una bala, { $price } $
ui-buy-provision = Una provisión, { $price } $
ui-buy-left = { $money ->
    [one] te queda 1 $
   *[other] te quedan { $money } $
}

## Preguntas y opciones con todas las palabras

ask-main = Tu turno: juega, gasta o pasa
ask-main-detail = { $shelter ->
    [yes] Hay cobertura: el próximo forajido escapa.
   *[no] Moverte te hace robar otra; lo demás acaba tu turno.
}
ask-turn-of = Turno { $seat_of }
ask-warned = ¿Te vas o pagas una bala?
ask-cancel = ¿La anulas?
ask-claim = ¿Reclamas tu parte?
ask-show = ¿Qué enseñas?
ask-order = ¿En qué orden vuelven las cartas?
ask-search = ¿Qué registras?
ask-keep = ¿Con qué carta te quedas?
ask-take = ¿Qué carta te llevas?
ask-board = ¿Subes al tren?
ask-travel = ¿Viajas al pueblo?
ask-buy = ¿Qué compras?

label-let-be = conservas tu Jurisdicción
label-claim-nothing = conservas tus cartas
label-board-nothing = no pagas nada
label-travel-nowhere = conservas tus cartas
label-covers = robas otra; tapa la cobertura
label-draws = robas otra
label-draws-keeps = robas otra; la cobertura sigue
label-ride = { $left ->
    [one] 1 provisión; te queda 1
   *[other] 1 provisión; te quedan { $left }
}
label-shoot = 1 bala; los que están aquí se van o pagan
label-pass = acaba tu turno
label-reveal = los forajidos que robes te pagan { $bribe } $
label-ends = acaba tu turno
label-shelter-none = aquí no hay nadie; da cobertura
label-shelter-hits = { $count ->
    [one] { $who }: 1 { $goods_one }
   *[other] { $who }: { $count } { $goods }
}
label-leave = no cuesta nada
label-stay = { $left ->
    [one] 1 bala; te queda 1
   *[other] 1 bala; te quedan { $left }
}
label-cancel = gastas tu Jurisdicción; esa carta es tuya
label-claim = { $money } $ por { $cards }
label-show = cuenta { $value }
label-board = { $left ->
    [one] { $fare } $; te queda 1 $
   *[other] { $fare } $; te quedan { $left } $
}
label-travel = la descartas
label-buy = { $left ->
    [one] { $price } $; te queda 1 $
   *[other] { $price } $; te quedan { $left } $
}
label-order-first = arriba: { $card }
group-move = Ir { $terrain_to }
group-play = Jugar una carta
group-other = O bien
group-answer = Respuestas

## Vistas de cerca

about-deck = El mazo Lejano Oeste. Robas una carta al empezar tu turno y otra después de cada movimiento. No se vuelve a barajar.
about-discard = El mazo de descarte, desde arriba: { $cards }.
about-discard-empty = El mazo de descarte está vacío.
about-shelter = Mientras haya una emboscada o acampada encima del mazo de descarte, los forajidos que se roben escapan al fondo del mazo.
about-shoot = Paga una bala: los demás que estén en tu territorio se van, o pagan una bala y se quedan. Después robas otra carta.
about-pass = Te quedas con tus cartas y acaba tu turno.
about-terrain = Casa { $seat_of }: las capturas aquí le pagan el doble.
about-terrain-basic = Aquí empieza { $seat_the }.
about-terrain-nobody = En esta partida no es la casa de nadie.
about-seat = Experto en { $terrain_the }: las capturas ahí le pagan el doble.
about-seat-basic = Empieza { $terrain_in }.
about-ending-captured = La partida acaba en cuanto los cuatro forajidos están capturados.
about-ending-fled = Si un forajido escapa siendo la última carta del mazo, huye para siempre y la partida acaba. Entonces gana el Marshal Corrupto, si está revelado y en juego.
about-ending-one-left = Quien no puede pagar una emboscada o acampada queda eliminado. Gana el último Marshal en juego.
about-leads = Si acabara así ahora
fact-terrain = Terreno
fact-value = Valor
fact-cost = Coste
fact-bounty = Recompensa
fact-danger = Peligrosidad
fact-where = Dónde
fact-hand = Cartas en la mano
fact-known = Cartas conocidas
fact-money = Dinero
fact-bullets = Balas
fact-provisions = Provisiones
fact-captures = Capturas
fact-known-deck = Se sabe
where-free = en algún lugar del mazo

## La galería de cartas

gallery-outlaws = Forajidos
gallery-actions = Cartas de acción
gallery-events = Eventos y el Marshal Corrupto
gallery-movement = Cartas de movimiento
gallery-territories = Territorios
gallery-ideas = Cobertura, disparos de advertencia, finales

## ¿Qué puedo hacer ahora?

help-pass = Acaba tu turno y quédate con tus cartas. Siempre se puede.
help-reveal = Enseña que eres el Marshal Corrupto. Desde ahora, los forajidos que robes te pagan un soborno y escapan.
help-shoot = Haz un disparo de advertencia por 1 bala: los demás que estén aquí se van o pagan una bala. Después robas otra vez.
help-ride = Cabalga a un territorio vecino por 1 provisión y roba otra vez. La cobertura sigue como está.
help-wild = Muévete con un Comodín a cualquiera de los territorios vecinos y roba otra vez.
help-move = Muévete con una carta al territorio vecino que muestra y roba otra vez. La carta tapa la emboscada o acampada que haya en el descarte.
help-play = Juega una carta de acción o de evento; tu turno acaba. Casi todas se juegan solo en su terreno.
help-ambush = Quítale a un rival una carta al azar; tu turno acaba.
help-camp = Haz que un rival pierda su próximo turno; tu turno acaba.
help-cancel = Juega tu Jurisdicción: la carta no tiene efecto y es para ti.
help-let-be = Deja que la carta haga efecto y guarda tu Jurisdicción, si la tienes.
help-claim = Descarta todas tus cartas de movimiento de este terreno y cobra en dólares la suma de sus números.
help-claim-nothing = Quédate con tus cartas y no cobres nada.
help-leave = Vete a un territorio vecino; no cuesta nada.
help-stay = Paga 1 bala y quédate donde estás.
help-show = Enseña una carta de movimiento de este terreno. Paga la más baja; la más alta pasa al atacante.
help-show-nothing = No enseñes nada: cuenta como 0, así que lo más fácil es que pagues tú.
help-board = Coge el tren hasta un territorio que tenga por delante y paga el billete.
help-board-nothing = Quédate donde estás.
help-travel = Viaja hacia el pueblo con una carta del siguiente territorio; después sigues hasta llegar.
help-travel-nowhere = No vayas de compras.
help-buy-bullet = Compra una bala al precio del pueblo.
help-buy-provision = Compra una provisión al precio del pueblo.
help-buy-nothing = Ya tienes lo que necesitas.
help-order = Ordena las cartas que has visto; la primera será la próxima que se robe.
help-search-deck = Mira las dos primeras cartas del mazo y quédate una.
help-search = Mira dos cartas de un rival y quédate una o ninguna.
help-keep = Ponte esta carta en la mano; la otra vuelve a su sitio.
help-top = Las dos cartas son forajidos y no te puedes quedar ninguna: elige cuál queda encima del mazo.
help-take = Quédate una de las cartas que has visto.
help-take-nothing = Déjaselas a tu rival.
