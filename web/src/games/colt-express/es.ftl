# Colt Express en el navegador, en español.

ui-round = Ronda { $round } de 5
ui-round-card = Carta de ronda
ui-planning = Planear
ui-stealing = Robar
ui-event-when = Al final de la ronda
ui-common = Mazo común
ui-common-empty = Aún no hay cartas
ui-hand = Tu mano
ui-hand-empty = Aún no tienes cartas.
ui-face-down = boca abajo
ui-face-down-yours = tuya, boca abajo
ui-face-down-title = Una carta boca abajo
ui-play-face-down = Jugar { $action } boca abajo
ui-draw-three = Coger tres
ui-deck = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
ui-deck-text = En vez de jugar una carta: coge en la mano las tres primeras de tu mazo.
ui-bullet-card = Bala
ui-cards = { $hand } en la mano · { $deck } en el mazo
ui-bullets = { $count ->
    [one] queda 1 bala
   *[other] quedan { $count } balas
}
ui-hits = { $count ->
    [one] 1 bala recibida
   *[other] { $count } balas recibidas
}
ui-total = { $known } $
ui-total-and-purses = { $count ->
    [one] { $known } $ + 1 bolsa
   *[other] { $known } $ + { $count } bolsas
}
ui-ransom = rescate: { $number-ransom } $
ui-ransom-amount = { $number-ransom }
ui-purses = { $count ->
    [one] bolsa de { $value } $
   *[other] { $count } bolsas de { $value } $
}
ui-purses-unknown = { $count ->
    [one] bolsa de valor desconocido
   *[other] { $count } bolsas de valor desconocido
}
ui-jewel = { $count ->
    [one] joya
   *[other] { $count } joyas
}
ui-strongbox = { $count ->
    [one] caja fuerte
   *[other] { $count } cajas fuertes
}
ui-worth-purse = Vale de { $number-purse-250 } a { $number-purse-500 } $. Quien la coge la mira en secreto.
ui-worth-jewel = Vale { $number-jewel } $.
ui-worth-strongbox = Vale { $number-strongbox } $.
ui-marshal = el Marshal
ui-marshal-text = Quien se topa con él huye al techo con una bala neutral.
ui-train = El tren
ui-loco-short = L
ui-here = { $place }: { $what }
ui-there = Allí: { $who }
ui-is-at = { $place_in }
ui-nothing = nada
ui-turn-standard = Cartas boca arriba.
ui-turn-tunnel = Cartas boca abajo.
ui-turn-speeding-up = Dos acciones seguidas cada uno.
ui-turn-switching = Al revés, desde el Jugador Inicial.
ui-turn-title = Turno: { $name }
ui-first-short = 1.º
ui-first = Jugador Inicial
ui-loot-of = Botín de { $bandit }
ui-fact-bullets = Balas
ui-fact-place = Dónde
ui-card-of = Carta { $number } de { $count }
ui-before = Antes
ui-after = Después
ui-they-decide = { $seat }: { $asked }

ui-effect-move = Por dentro 1 vagón; por los techos hasta 3.
ui-effect-floor = Sube al techo o baja al vagón.
ui-effect-fire = Una bala a quien tengas a la vista.
ui-effect-punch = A alguien de tu sitio: suelta botín y sale despedido.
ui-effect-robbery = Coge botín de donde estés.
ui-effect-marshal = El Marshal anda un vagón.
ui-effect-bullet = Estorba en la mano: no se juega.

ui-event-angry-marshal = El Marshal dispara a todos los del techo de su vagón y luego va un vagón hacia atrás.
ui-event-swivel-arm = La grúa barre a todos los de los techos hasta el último.
ui-event-braking = Todos los de los techos van un vagón hacia delante.
ui-event-take-it-all = Se pone una segunda caja fuerte donde está el Marshal.
ui-event-rebellion = Quien esté dentro recibe una bala neutral.
ui-event-revenge = Quien esté en el techo del vagón del Marshal pierde su bolsa de menos valor.
ui-event-pickpocketing = Quien esté solo en un sitio puede coger una bolsa de allí.
ui-event-hostage = Quien esté en la Locomotora o en su techo cobra un rescate de { $number-ransom } $.

ui-ability-ghost = Puede jugar boca abajo la carta del primer turno de cada ronda.
ui-ability-doc = Coge siete cartas al empezar cada ronda.
ui-ability-tuco = Puede disparar a través del techo a quien esté encima o debajo.
ui-ability-django = A quien dispara lo empuja un vagón.
ui-ability-belle = No se le puede disparar ni pegar si hay otro a quien hacérselo.
ui-ability-cheyenne = Se queda la bolsa que suelta quien recibe su puñetazo.

ui-plan-detail = Turno { $turn } de { $turns }. { $meaning }
ui-on-the-board = Tócalo en el tablero o elige aquí.
ui-ask-move = ¿Adónde va { $bandit }?
ui-ask-fire = ¿A quién dispara { $bandit }?
ui-ask-punch = ¿A quién pega { $bandit }?
ui-ask-drop = ¿Qué suelta { $target }?
ui-ask-push = ¿Hacia dónde sale volando { $target }?
ui-ask-rob = ¿Qué coge { $bandit }?
ui-ask-marshal = ¿Hacia dónde va el Marshal?
ui-ask-pickpocket = ¿Coge una bolsa { $bandit }?
ui-push-to = { $way }, { $place_to }
ui-marshal-to = { $way }, { $place_to }
ui-take-purse = Coger la bolsa (valor desconocido)
ui-take-one-purse = Coger una de las { $count } bolsas (valor desconocido)
ui-take-known-purse = Coger la bolsa de { $value } $

tie-break = Empate: va por delante quien ha recibido menos balas.

## La galería de cartas

gallery-actions = Cartas de acción
gallery-bandits = Los bandidos y el Marshal
gallery-rounds = Cartas de ronda
gallery-turns = Los turnos de una ronda
gallery-loot = Botín
ui-round-card-no-event = Al final de esta ronda no pasa nada.
ui-turns = Turnos
ui-turns-few = Turnos, de 2 a 4 jugadores
ui-turns-many = Turnos, con 5 y 6 jugadores

## ¿Qué puedo hacer ahora?

help-character = Elige a quién llevas: cada bandido tiene su propia habilidad.
help-recruit = Suma un segundo bandido a tu equipo; jugarás las cartas de los dos.
help-caboose = Elige cuál de tus dos bandidos empieza en el último vagón; el otro empieza en el de delante.
help-pick = Coge una carta de tu mazo para la mano antes de barajar el resto.
help-pick-nothing = O no cojas ninguna y fíate del mazo.
help-plan = Pon una de tus cartas de acción en el mazo común. Se cumple más tarde, en el orden del mazo; adónde y contra quién lo decides entonces.
help-plan-face-down = Como Ghost, puedes poner esta carta boca abajo: los demás no sabrán cuál es hasta que se cumpla.
help-plan-for = Pon en el mazo común una carta de acción de uno de tus dos bandidos; la cumplirá ese bandido.
help-plan-for-face-down = Con Ghost en tu equipo puedes poner esta carta boca abajo.
help-draw = Coge tres cartas en vez de jugar una: viene bien si tienes la mano llena de balas.
help-cover = Pon encima del disparo una carta de tu otro bandido, que también se cumple.
help-cover-nothing = No añadas ninguna carta.
help-discard = Pon una carta de acción de tu mano en tu descarte.
help-discard-for = Pon en tu descarte una carta de acción de uno de tus bandidos.
help-discard-bullet = Pon una bala de tu mano en tu descarte; volverá cuando se acabe tu mazo.
help-keep = Deja de descartar: lo que te queda en la mano se queda ahí para la próxima ronda.
help-move = Ve a uno de los sitios que brillan: un vagón por dentro, hasta tres por los techos.
help-fire = Elige a quién disparas. La bala va a su mazo, y allí le estorba.
help-punch = Elige a quién golpeas. Suelta una pieza de botín y cae un vagón más allá.
help-drop = Elige qué suelta donde está.
help-push = Elige hacia qué lado sale volando.
help-rob = Llévate una joya o una caja fuerte que esté aquí.
help-rob-purse = Llévate una bolsa. Lo que vale solo lo ves tú.
help-marshal = Mueve al Marshal un vagón. Quien se lo encuentre dentro huye al techo con una bala.
help-pickpocket-purse = No hay nadie más aquí: llévate una bolsa del suelo.
help-pickpocket-nothing = Deja las bolsas donde están.
