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
close-up-played = Una carta boca abajo de { $seat_the }
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
