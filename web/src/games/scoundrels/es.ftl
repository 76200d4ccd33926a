# 3000 Granujas en el navegador, en español.

## The table

board-limit = Límite de Cajas fuertes del día
board-limit-count = { $count } por jugador
board-office = Oficina del sheriff
board-traits = Cartas de Rasgo que quedan
board-jobs = Cartas de Ocupación que quedan
board-discards = Descartes { $count }
board-only-you = solo lo ves tú
location-holds = Guarda
safe-gone = robada
safe-label = { $location }: { $space ->
    [0] la Caja fuerte sin usar
   *[other] Caja fuerte { $space } por la izquierda
}
loot-label = Robada { $location_of }: { $value }
mark-label = { $seat } dice { $number }
office-sell = Vender información
office-bail-one = Fianza para uno
office-bail-two = Fianza para dos
office-bribe = Soborno (último día)
card-label = { $scoundrel }, { $count } $
card-lacking = { $count ->
    [one] te falta 1 $
   *[other] te faltan { $count } $
}
card-recruit = Reclutar por { $count } $
card-tech = { $count } de tecnología
slot-card = Carta de { $seat } en el hueco { $slot }
slot-empty = Hueco { $slot }
slot-works = Aquí funciona: { $scoundrel }
slot-truth = verdad
slot-bluff = farol
slot-use = usar
space-empty = Casilla { $number }, libre
sheet-pick = elegir
tray-move = Mover mi { $number } aquí
tray-flip = Dar la vuelta al { $number } de { $seat }: pasa a { $other }
tray-leader = Líder de { $seat }: hueco { $slot }

## Cards and sheets

card-job = { $job_gender ->
    [m] { $job_m }
    [f] { $job_f }
   *[any] { $trait_gender ->
        [f] { $job_f }
       *[m] { $job_m }
    }
}
card-trait = { $job_gender ->
    [m] { $trait_m }
    [f] { $trait_f }
   *[any] { $trait_gender ->
        [f] { $trait_f }
       *[m] { $trait_m }
    }
}
card-used = ya usado
card-not-now = no en este hueco
card-not-usable = ahora sin efecto
slot-open = del 0 boca arriba
slot-none = sin capacidad
hand-card = Carta { $poker }
arrange-keep = Dejarla así
arrange-confirm = Confirmar este orden
board-marks-left = Marcas
board-turn-count = turno { $turn } de { $turns }
leaf-locations = Cajas
leaf-saloon = Saloon
leaf-gang = Banda
gang-empty = Aún no tienes ningún Granuja.
leaf-office = Oficina
office-gain = +{ $count } $
office-pay = { $count } $
sheet-open = abrir
sheet-no-loot = aún sin Cajas robadas
sheet-unseen = Aún sin ver: { $cards }
sheet-hand-known = Vistas en su mano: { $cards }
sheet-top-known = Encima de su mazo: { $card }
mark-truth = verdad
mark-lie = mentira
tray-loot = { $location }: { $value }
tray-stack = Capacidades en curso
tray-stages = Pasos del turno
stage-plan = Planifica
stage-abilities = Capacidades
stage-hire = Contrata u Oficina
stage-end = Fin

## Scenes

distrust-you = Tú ({ $count } en reserva)
distrust-you-short = Tú: te { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
distrust-placed = desconfía
distrust-thinking = lo está pensando
distrust-none = nadie en reserva
distrust-passed = no desconfía
distrust-may-be = Puede ser: { $cards }
distrust-uses = aquí funciona: { $scoundrels }
distrust-if-bluff = Si es un farol:
distrust-bluff = +1 de reputación para ti, −1 para { $seat_the }.
distrust-comes-back = Tu Esbirro vuelve.
distrust-if-truth = Si es verdad:
distrust-truth = tu Esbirro va a la cárcel.
distrust-yes = Desconfío
distrust-no = Ahora no
distrust-not-this-turn = No en este turno
night-begins = Acaba el día. Las cartas con Esbirros se descubren una a una.
night-nobody = Hoy nadie ha desconfiado de nadie.
night-bluff = { $seat } jugó { $poker } en el hueco { $slot }: un farol.
night-truth = { $seat } jugó { $poker } en el hueco { $slot }: la verdad.
count-player = Jugador
count-total = Tecnología
count-money = Dinero
tie-break = Empate a tecnología: gana quien tiene más dinero y, después, quien jugó el último turno.

## What is asked

headline-plan = Juega una carta de Póquer en un hueco
headline-plan-about = Primero la carta y después el hueco.
headline-distrust = { $seat }, hueco { $slot }: ¿desconfías?
headline-convict = Un Esbirro a la cárcel, o −1 de reputación
headline-shuffle = ¿Barajas ese mazo?
headline-pending = ¿Usas una capacidad ahora?
headline-hide = ¿Tu Esbirro al { $slot } de { $seat }, y no a la cárcel?
headline-arrange = Ordena a tus Granujas
headline-arrange-about = Arrástralos, toca dos o usa las flechas; después confirma una sola vez.
label-card = Jugar { $poker }
label-hire = Contratar { $scoundrel_to } por { $count } $
label-recruit = Reclutar { $scoundrel_to } por { $count } $
label-use = Usar { $scoundrel_to }
label-pick = { $scoundrel }
label-drop = Descartar { $scoundrel_to }

## Close-ups

close-up-when = Cuándo
close-up-cost = Coste
close-up-cost-sum = { $shown } a la vista + { $plus } de la Ocupación = { $count } $
close-up-leader = Donde juegas una carta, tu Líder puede usar lo que indica el hueco.
close-up-slot = Hueco { $slot }
close-up-slot-none = Tu Líder no tiene capacidad aquí.
close-up-location = Aquí hay cinco Cajas fuertes y una sin usar. Abajo están los valores que pueden tener.
close-up-reputation = Al final, cada paso vale un punto. Por debajo de 0, los resta.
close-up-jail = Los Esbirros encarcelados no se pueden usar. La fianza de la Oficina del sheriff los libera.
close-up-safe-unknown = No has visto qué guarda.
close-up-safe-known = La has visto; los demás quizá no.
close-up-may-hold = Puede guardar
close-up-mark = dice { $number }; por el otro lado, { $other }
close-up-knows = Pueden mirarla
close-up-knows-private = Su valor solo lo sabéis vosotros.
close-up-may-be = Puede ser
close-up-known-card = La conoces
close-up-played = Una carta boca abajo { $seat_of }
close-up-played-text = Lo que puede ser: las siete cartas menos las que hoy has visto en otro sitio.
close-up-mine = Esta carta solo la conoces tú.
close-up-henchmen = Desconfían
close-up-seat = Lo que está a la vista en su hoja; lo que solo sabes tú va en azul.
close-up-marked-by = Cajas fuertes que puede mirar
close-up-mark-of = { $location } { $space }
close-up-mark-stolen = robada: { $location }
close-up-cost-holes = Posición a posición: lo que imprime el Rasgo, menos lo que tapan los agujeros de bala de la Ocupación, más los dólares de la Ocupación.
close-up-poker = Tus cartas de Póquer
label-pass-distrust = No poner ningún Esbirro
label-pass-distrust-about = No te pasa nada. Puede que te pregunten otra vez en este turno.
label-pass-hide = Dejar que vaya a la cárcel
label-pass-abilities = Seguir sin usar más
label-pass-abilities-about = Lo que no hayas usado no hace nada en este turno.
label-pass-pending = Renunciar a todas
label-pass-may-hire = No contratar a nadie
label-pass-move = No marcar
label-pass-send = No ponerlo en ninguna carta
label-pass-send-about = Tu Esbirro se queda en la reserva.
label-pass-jail = No enviar a nadie
label-yes-shuffle = Barajar ese mazo
label-no-shuffle = Dejar el mazo como está
label-yes-repeat = Usarla otra vez
label-no-repeat = Con una vez basta
label-yes-steal = Robar esa Caja fuerte
label-no-steal = Dejar la Caja fuerte
label-yes-on-hire = Usar al Granuja y descartarlo después
label-no-on-hire = Descartarlo sin usarlo
label-now = ahora { $count }
label-office = Antes se descarta { $scoundrel_the }
label-office-empty = El Saloon está vacío: no se descarta a nadie
label-mark-true = la verdad: guarda un { $value }
label-mark-false = una mentira: guarda un { $value }
label-mark-impossible = imposible en esta localización
label-mark-unknown = no sabes lo que guarda
label-safe-known = la conoces: { $value }
label-safe-may = puede guardar { $values }
label-swap-group = O intercambia dos casillas
label-arrange-keep = Dejar la hoja como está
cost-trait = Rasgo, detrás
cost-holes = Agujeros, delante
cost-job = Ocupación

## La galería de cartas

gallery-jobs = Ocupaciones
gallery-traits = Rasgos
gallery-leaders = Líderes
gallery-strategies = Cartas de Estrategia
gallery-safes = Localizaciones y Cajas fuertes
gallery-others = Reputación y cárcel
close-up-trait-slots = El Granuja funciona cuando juegas una carta { $count ->
    [one] en el hueco { $slots }
   *[other] en uno de los huecos { $slots }
}{ $condition ->
    [none] .
   *[other] , { $condition }.
}
close-up-trait-left = El Granuja responde cuando se usa a su vecino de la izquierda.
close-up-trait-right = El Granuja responde cuando se usa a su vecino de la derecha.
close-up-trait-both = El Granuja responde cuando se usa a un vecino de cualquier lado.
close-up-trait-moment = El Granuja funciona en este momento: { $moment }.
close-up-also = Además
close-up-dollars = Dólares
close-up-dollars-trait = { $count ->
    [0] ninguno
   *[other] { $count } $, menos los que tapen los agujeros de bala de la Ocupación
}
close-up-dollars-job = { $holes ->
    [0] { $count } $ propios, sin agujeros de bala
    [one] { $count } $ propios, 1 agujero de bala
   *[other] { $count } $ propios, { $holes } agujeros de bala
}
close-up-colour = Mazo
close-up-colour-blue = I, azul
close-up-colour-red = II, rojo
close-up-colour-green = verde, para el comienzo
close-up-colour-purple = morado, para la mitad
close-up-colour-black = negro, para el final
close-up-safe-value = Vale { $count } de tecnología. Cada Marca que muestre este número añade 1.

## ¿Qué puedo hacer ahora?

help-leader = Elige un Líder. Todos tienen las mismas capacidades; se distinguen por el palo y por sus cartas de Estrategia.
help-strategy = Elige una de las dos cartas de Estrategia de tu Líder para toda la partida.
help-play = Pon una carta de Póquer boca abajo en un hueco libre. El hueco dice qué capacidades puedes usar; si la carta no coincide con él, es un farol.
help-play-0-open = Pon tu 0 boca arriba junto a la hoja. No ocupa hueco; este turno solo funciona tu Granuja Honesto.
help-distrust = { $decision ->
    [hide] Pon al Esbirro en la carta antes de que lo encarcelen: ahí aún puede cazar un farol.
   *[other] Pon un Esbirro en la carta recién jugada. Si es un farol, ganas 1 de reputación al final del día; si es verdad, el Esbirro va a la cárcel.
}
help-use = { $decision ->
    [pending] Usa a un Granuja cuyo momento ha llegado.
   *[other] Usa a uno de tus Granujas que funcionan en este hueco.
}
help-use-leader = Usa lo que tu Líder sabe hacer en este hueco.
help-use-strategy = Usa tu carta de Estrategia; una vez en cada turno, sea de quien sea.
help-hire = Contrata a un Granuja del Saloon: paga todos los dólares que se ven en sus dos cartas.
help-recruit = Contrata a un Granuja al precio rebajado de tu carta de Estrategia.
help-office = Ve a la Oficina del sheriff. Antes se descarta al Granuja de la derecha del Saloon.
help-sell = Vende información por dinero. Siempre se puede.
help-bail-1 = Paga para liberar a un Esbirro, tuyo o de otro.
help-bail-2 = Paga para liberar a dos Esbirros, tuyos o de otros.
help-bribe = El último día: paga al sheriff y roba la Caja fuerte que quieras.
help-drop = Tus cinco casillas están llenas: descarta a uno de tus Granujas, o al nuevo.
help-swap = Intercambia dos casillas de tu hoja. Las flechas responden a sus vecinos, así que el orden importa.
help-keep = Deja a tu banda en este orden.
help-pick = { $decision ->
    [pick-own] Elige a uno de tus Granujas para esta capacidad.
   *[other] Elige a un Granuja para esta capacidad.
}
help-target = { $decision ->
    [next] Elige quién va ahora de los que tienen una capacidad esperando.
    [free] Elige de quién es el Esbirro que sale de la cárcel.
    [bail] Elige de quién es el Esbirro que sale con tu fianza.
    [jail] Elige de quién es el Esbirro que va a la cárcel.
    [first] Elige quién empieza el día siguiente.
   *[other] Elige a qué jugador le toca esta capacidad.
}
help-safe = Elige una Caja fuerte. Debajo de cada localización pone lo que puede guardar, y las Marcas pueden mentir.
help-unused = Elige una de las Cajas fuertes sin usar; hay una por localización.
help-abandon = Tienes más Cajas fuertes de las que permite el día: devuelve una.
help-mark = Elige el número que muestra tu Marca. Puede ser verdad o mentira; si es verdad, da 1 de tecnología a quien tenga la Caja fuerte al final.
help-move = No te queda ninguna Marca para esto: trae una de las tuyas desde otra Caja fuerte.
help-flip = Dale la vuelta a una Marca para que muestre su otro número.
help-card = { $decision ->
    [send] Pon al Esbirro liberado en una carta jugada boca abajo.
   *[other] Elige una carta jugada boca abajo.
}
help-take-money = Coge el dinero.
help-take-henchman = O libera a uno de tus Esbirros.
help-go-to-jail = Manda a la cárcel a uno de tus Esbirros.
help-lose-reputation = O pierde 1 de reputación.
help-yes = { $decision ->
    [repeat] Usa la capacidad por segunda vez.
    [shuffle] Baraja el mazo: así ya nadie sabe cuál es su primera carta.
    [steal] Roba la Caja fuerte que acabas de mirar.
    [on-hire] Usa ahora al Granuja; después se descarta.
   *[other] Hazlo.
}
help-no = { $decision ->
    [repeat] Con una vez basta.
    [shuffle] Deja el mazo como está: sabes cuál es su primera carta.
    [steal] Deja la Caja fuerte donde está.
    [on-hire] Descarta al Granuja sin usarlo.
   *[other] No lo hagas.
}
help-pass = { $decision ->
    [distrust] Déjalo pasar. Se te preguntará otra vez este turno, salvo que digas «este turno no».
    [hide] Deja que el Esbirro vaya a la cárcel.
    [abilities] No uses nada más y sigue.
    [pending] Deja pasar el momento, con todas tus capacidades que esperan.
    [move] No pongas ninguna Marca en esta Caja fuerte.
    [send] Deja al Esbirro liberado en tu reserva.
    [jail] No encarceles a nadie.
    [may-hire] No contrates a nadie ahora.
   *[other] No hagas nada.
}
