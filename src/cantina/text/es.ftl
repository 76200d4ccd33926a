# Lo que comparten todos los juegos.

seat = Puesto { $number }
    .the = el puesto { $number }
    .of = del puesto { $number }
    .to = al puesto { $number }
proper-name = { $name }
    .the = { $name }
    .of = de { $name }
    .to = a { $name }
list = { $start } y { $last }
list-before-i = { $start } e { $last }
list-or = { $start } o { $last }
list-or-before-o = { $start } u { $last }

value-yes = sí
value-no = no
value-auto = lo habitual
value-auto-about = Lo que va con el número de jugadores.
value-random = al azar
value-random-about = Lo decide la suerte.
value-choose = a elección de los jugadores
value-choose-about = Los jugadores eligen por turnos al empezar la partida.
value-usual = lo habitual
value-usual-about = Como en el reglamento.

refusal-game-over = La partida ha terminado.
refusal-not-your-decision = No te toca decidir a ti.
refusal-other-decision = Eso no responde a lo que se pregunta ahora: { $decision }

table-turn = { $seat } · { $decision }
table-thinking = { $seat_count ->
    [one] { $seat_the } está pensando…
   *[other] { $seat_the } están pensando…
}
table-log = Qué ha pasado
table-prompt = Número o texto de tu elección (? por qué no, h pista, u deshacer, b tablero, q salir)
table-standing = { $choice }, y no me lo preguntes más en este turno
table-not-understood = «{ $text }» no es un número del 1 al { $count } ni una de las opciones.
table-why-not-title = Ahora no se puede
table-why-not-none = Todo lo que esta decisión podría ofrecer es posible.
table-why-not-hint = Escribe ? y una opción, por ejemplo «? { $text }», para preguntar por cualquier otra.
table-rule = regla { $rule }
table-no-undo = No hay vuelta atrás: desde entonces se ha revelado o sorteado algo, o ha elegido otra persona.
table-undone = Deshecho.
table-curtain = Pasa el dispositivo a la { $person } ({ $seat }) y pulsa Intro.
table-person = persona { $number }
table-possible = Eso se puede ahora.
table-no-such-choice = «{ $text }» no es una elección de este juego.
table-left = Has dejado la mesa.
table-saved = La partida está en { $file }.
table-over = Fin de la partida: { $how }
table-beaten = Esta vez ha ganado el juego.
table-winner = { $seats_count ->
    [one] ¡Gana { $seats_the }!
   *[other] ¡Ganan { $seats_the }!
}
table-shared = ¡Comparten la victoria { $seats_the }!
table-place = Lugar
table-player = Jugador
table-score = Puntos
table-seed = Semilla { $seed }: con la misma semilla se reparte la misma partida.

replay-step = Paso { $step } de { $steps }: { $seat } · { $choice }
replay-start = Antes de la primera elección ({ $steps } en total)
replay-prompt = Intro siguiente, b atrás, número saltar, s PUESTO mirar desde un puesto (s p: el público), r repaso, q salir
replay-as = Visto por { $seat_the }
replay-as-public = Visto por el público

simulate-title = { $players ->
    [one] { $game }: { $matches } partidas, 1 jugador, { $bots }
   *[other] { $game }: { $matches } partidas, { $players } jugadores, { $bots }
}
simulate-progress = Jugando
simulate-wins = Victorias
simulate-share = Parte
simulate-mean = Puntos de media
simulate-seat = Puesto
simulate-length = Decisiones por partida: media { $mean }, de { $low } a { $high }
simulate-speed = { $rate } decisiones por segundo
simulate-per-match = Por partida
simulate-matches = Partidas
simulate-endings = Cómo acabaron
simulate-by = Por { $what }

arena-title = { $game }: la arena
arena-title-alone = { $game }: { $bot } solo contra { $opponent }
arena-summary = { $matches } partidas con { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
 }, { $players } jugadores, desde la semilla { $seed }. Cada reparto se jugó desde todos los puestos.
arena-standings = Clasificación (a partes iguales, cada cual ganaría el { $share })
arena-bot = Bot
arena-rating = Nivel (95 %)
arena-wins = Victorias por puesto (95 %)
arena-wins-alone = Victorias (95 %)
arena-place = Lugar medio
arena-score = Puntos de media
arena-matches = Partidas
arena-time = CPU por decisión
arena-pairs = Cuántas veces acaba el bot de la fila por delante del de la columna (un empate vale la mitad)
arena-ahead = Por delante de →
arena-alone = { $bot } solo; en los demás puestos, { $opponent }
arena-than = Comparado con
arena-verdict = { $verdict ->
    [1] ▲ más a menudo
    [-1] ▼ menos a menudo
   *[0] · sin decidir
 }
arena-verdict-title = Veredicto
arena-seats = Victorias por puesto, lo ocupe quien lo ocupe
arena-fair = a partes iguales, { $share }
arena-note-deals = Los intervalos aciertan el 95 % de las veces. Se calculan por repartos enteros, porque las partidas de un mismo reparto no son independientes, y nunca son más estrechos que los de Wilson.
arena-note-decided = Todo quedó decidido tras { $matches } de { $planned } partidas.
arena-note-open = No todo pudo decidirse en { $matches } partidas.
arena-note-any-time = Los intervalos de la comparación valen en todo momento y para todas las parejas a la vez: tienen en cuenta que la prueba paró cuando paró.
arena-note-signs = ▲ más a menudo, ▼ menos a menudo, · sin decidir: según una prueba que se puede mirar después de cada reparto. Todos sus veredictos juntos fallan como mucho en el { $error } de las series.
arena-note-timed = Los bots que piensan por reloj ({ $bots }) eligen cada vez algo distinto: la misma semilla da los mismos repartos, pero no exactamente los mismos resultados.
arena-resumed = Ya había { $matches } partidas en el archivo; se sigue desde ahí.
arena-interrupted = Interrumpido; no se ha guardado nada. Con --record ARCHIVO se puede seguir más tarde.
arena-interrupted-kept = Interrumpido; lo jugado está en { $file }. La misma orden sigue desde ahí.
arena-page = El informe está en { $file }.
arena-speed = { $decisions } decisiones; esta vez ha tardado { $minutes } minutos.
arena-h-standings = Clasificación
arena-h-comparisons = Quién gana a quién
arena-h-time = Lo que da pensar más
arena-h-table = La mesa
arena-h-notes = Cómo leer esto
arena-f-ratings = Nivel (openskill, Plackett–Luce) con intervalos del 95 %. Cuanto más a la derecha, más fuerte; si los intervalos se solapan, mira las parejas más abajo.
arena-f-wins = Victorias por puesto ocupado, con intervalos del 95 %. La línea discontinua es lo que ganarían jugadores iguales.
arena-f-pairs = Cuántas veces (%) acaba el bot de la fila por delante del de la columna. Verde: casi siempre delante; rojo: casi siempre detrás. ▲ ▼: decidido; ·: sin decidir.
arena-f-wins-by-deal = Victorias por puesto tras tantos repartos. La línea de puntos es lo que tocaría a partes iguales; cuando las curvas se aplanan, no hacen falta más partidas.
arena-f-time = Nivel frente al tiempo de procesador por decisión (escala logarítmica), con intervalos del 95 % del nivel.
arena-axis-rating = nivel
arena-axis-wins = victorias por puesto (%)
arena-axis-deals = repartos
arena-axis-other = acaba detrás
arena-axis-one = acaba delante
arena-axis-time = milisegundos de procesador por decisión
lab-not-installed = La arena necesita más paquetes (falta { $package }): pip install "cantina[lab]"

rules-none = No hay ninguna regla { $id } en { $game }; las más cercanas son { $near }.
rules-none-near = No hay ninguna regla { $id } en { $game }.
rules-mark-designed = nuestra
rules-mark-reading = lectura nuestra
rules-legend-designed = es nuestra: ninguna fuente la dice ni la muestra.
rules-legend-reading = es como leemos el reglamento donde calla o se puede leer de dos maneras.

## Números de una partida

numbers-head-1 = Los números de { $game } que una partida puede cambiar.
numbers-head-2 = Cambia los que sean distintos en tu caja, ponles un nombre y juega con ellos: cantina play { $name } --numbers ARCHIVO
numbers-head-3 = Las líneas que borres conservan el valor del juego.
numbers-comment = { $text } · de { $low } a { $high } · { $source } · { $rule }
numbers-set = Números: { $name } ({ $count ->
    [one] 1 distinto
   *[other] { $count } distintos
})
numbers-unnamed = sin nombre
numbers-more = y { $count } más
provenance-rulebook = del reglamento
provenance-public = de una fuente pública
provenance-designed = número nuestro

## La línea de órdenes

cli-about = Juegos de mesa del Oeste: juégalos, repásalos, consulta sus reglas, simúlalos.
cli-play = Juega en el terminal, contra bots o pasando el dispositivo.
cli-replay = Recorre una partida grabada tal como la vio un puesto o el público.
cli-simulate = Deja que los bots jueguen muchas partidas y cuenta qué pasa.
cli-arena = Enfrenta bots en un torneo con los mismos repartos: nivel, victorias y con qué seguridad.
cli-rules = Muestra las reglas de un juego, o aquellas cuyo ID es ID o empieza por él.
cli-numbers = Escribe en un archivo (TOML), para --numbers, los números de un juego que se pueden cambiar.
cli-games = Lista los juegos y sus opciones.
cli-laws = Comprueba si un juego, nuestro o tuyo, cumple las leyes de todos los juegos.
cli-opt-law = Solo esta ley; se puede repetir.
cli-opt-law-matches = Partidas al azar por cada ley y variante del juego.
cli-opt-law-seed = La semilla de la primera partida; las demás la siguen.
cli-opt-law-calibration = En vez de comprobar leyes, compara cuántas veces son ciertos los hechos ocultos y cuántas lo dicen los mundos.
laws-checking = Comprobando { $game }
laws-kept = cumple
laws-broken = FALLA
laws-all-kept = { $game } cumple todo lo comprobado: { $count ->
    [one] 1 comprobación
   *[other] { $count } comprobaciones
}, { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
} por variante.
laws-run-again = Para repetir esta comprobación con esa partida: { $command }
laws-some-broken = { $game } incumple { $count ->
    [one] 1 de las comprobaciones.
   *[other] { $count } de las comprobaciones.
}
laws-no-facts = { $game } no declara hechos ocultos, así que no hay nada que comparar.
law-offered-choices-are-accepted-and-others-refused = toda jugada ofrecida se puede hacer; cualquier otra se rechaza con un código y una regla y no cambia nada
law-decisions-offer-distinct-choices-in-ascending-number = una decisión ofrece al menos una jugada, ninguna dos veces, por orden de número
law-cached-choices-are-legal-now = las jugadas guardadas son las que ahora son legales
law-a-finished-game-and-an-unknown-seat-take-no-choice = una partida acabada no admite jugadas, y un puesto que no existe no puede hacerlas
law-same-seed-and-choices-give-the-same-states = las mismas opciones, semilla y jugadas dan los mismos estados, con sucesos o sin ellos
law-a-loaded-state-is-equal-and-has-the-same-future = una posición cargada es igual a la guardada y tiene el mismo futuro
law-a-record-replays-to-the-same-state = una grabación reproducida lleva al mismo estado y a la misma grabación
law-bad-records-name-the-step = una grabación errónea se rechaza con el número de su primer paso erróneo
law-bad-positions-name-the-fault = una posición errónea se rechaza diciendo qué falla en ella
law-a-copy-and-its-original-are-independent = seguir jugando con una copia deja el original como estaba, y al revés
law-quiet-states-make-no-events = los estados silenciosos no producen sucesos; las copias heredan `quiet`, y los mundos siempre lo son
law-no-component-is-lost-or-doubled = ningún componente se pierde ni se duplica
law-every-match-ends-in-time-with-a-complete-result = toda partida acaba en `meta.max_decisions` decisiones como mucho, y el resultado clasifica a todos los puestos
law-repetitive-play-ends-in-time = también acaba a tiempo la partida en la que todos hacen siempre la primera jugada, y la de la última
law-text-and-number-lead-back-to-the-choice = toda jugada se encuentra por su número y por su texto
law-unknown-text-is-refused = un texto que no es una jugada se rechaza con un mensaje que ayuda
law-a-world-looks-like-the-truth = un mundo se ve desde su puesto exactamente como la verdad
law-a-world-keeps-looking-like-the-truth = las mismas jugadas en un mundo se siguen viendo como en la verdad hasta que se revela algo oculto
law-what-was-chosen-can-be-seen-as-long-as-it-matters = jugadas que llevan a cosas distintas llevan a vistas distintas
law-how-often-something-was-done-can-be-seen-as-long-as-it-matters = las posiciones que se ven iguales llevan a lo mismo, se haya llegado a ellas como se haya llegado
law-arguments-of-a-decision-can-be-seen = una decisión con otros argumentos se ve distinta
law-events-name-what-the-view-has-shown = lo primero que hace una jugada no nombra nada que no estuviera antes en la vista ni se revele con ella
law-worlds-are-complete-and-can-be-played-to-the-end = un mundo tiene todos los componentes de la caja y se puede jugar hasta el final
law-worlds-depend-only-on-what-the-viewer-knows = un mundo depende solo de su semilla y de lo que sabe quien lo mira
law-matches-that-looked-the-same-give-the-same-worlds = dos partidas que hasta ahora se han visto iguales desde un puesto le dan los mismos mundos
law-worlds-differ-from-each-other = los mundos se distinguen unos de otros y tienen sus propios números al azar
law-worlds-of-worlds-show-the-same = un mundo de alguien dentro de otro mundo le muestra lo mismo
law-what-was-not-seen-varies-between-worlds = lo que varía de un reparto a otro y alguien no ha visto varía entre sus mundos
law-hidden-facts-are-true-as-often-as-worlds-say = los hechos ocultos son ciertos tan a menudo como dicen los mundos, también cuando algo no ha pasado
law-undo-restores-the-exact-state = deshacer devuelve el estado exacto, y solo se puede si nadie ha sabido nada desde entonces
law-undo-over-bots-never-crosses-a-roll = deshacer también las jugadas de los bots nunca pasa por encima de algo revelado o de una tirada
law-nothing-to-undo-at-the-start = al empezar no hay nada que deshacer
law-everything-has-text = jugadas, decisiones, rechazos, sucesos, opciones, números y reglas tienen texto en todos los idiomas
law-whole-matches-have-text = todo suceso, rechazo, tablero y resultado de partidas enteras tiene texto en todos los idiomas
law-both-languages-have-the-same-messages = los dos idiomas tienen los mismos mensajes con las mismas variables
law-every-rule-that-code-and-text-cite-exists = toda regla que citan el código y los textos existe
law-changes-lead-from-view-to-view = la vista de antes, con los cambios contados, es la de después, suceso a suceso y para todos
cli-texts = Escribe una página con todos los textos de un juego tal como se leen, en los dos idiomas.
cli-arg-texts-game = El nombre del juego; «all» para los textos que comparten todos.
cli-arg-texts-records = Partidas grabadas de las que leer textos, además de las jugadas al azar.
cli-opt-texts-html = El archivo en el que se escribe la página.
cli-opt-texts-limit = Cuántos ejemplos de cada mensaje como mucho.
texts-done = Los textos de { $matches } partidas están en { $file }.
cli-option-title = { $name } (si no se indica, { $default })
cli-option-names = Los nombres se escriben separados por comas.
cli-broken-game = No se ha podido cargar un juego: { $detail }
cli-version = Muestra la versión.
cli-learn = Aprende un juego con una partida guiada.
cli-arg-lesson = Qué lección; si falta, la primera.
cli-opt-lesson-file = Una lección tuya (TOML).
cli-opt-lesson-list = Muestra las lecciones del juego.
cli-lesson = Herramientas para escribir lecciones.
cli-lesson-check = Juega las lecciones por todos sus caminos y dice qué falla.
cli-arg-lesson-files = Los archivos de las lecciones (TOML).
cli-opt-lesson-watch = Vuelve a comprobarlas cada vez que se guarda un archivo.
cli-arg-game = El nombre del juego; «cantina games» muestra la lista.
cli-arg-file = Una partida grabada con play --record.
cli-arg-id = Una regla por su número, como XY-FIRE-4, o un grupo como XY-FIRE.
cli-serve = Abre la mesa en el navegador, para ti y para quien reciba tu enlace.
cli-opt-host = La dirección en la que se escucha; con 0.0.0.0 entra quien esté en tu red.
cli-opt-port = El puerto en el que se escucha.
cli-opt-data = El archivo que guarda todas las mesas.
cli-opt-serve-data = El archivo que guarda todas las mesas, o la URL de una base de datos PostgreSQL (postgresql://…).
cli-opt-processes = Cuántos procesos del servidor comparten el puerto; más de uno necesita PostgreSQL.
cli-opt-open = Abre un navegador; sin esta opción, solo si hay alguien ante el terminal.
cli-opt-bot-workers = En cuántos procesos piensan los bots.
serve-address = La cantina está abierta en { $address }
serve-not-installed = La mesa del navegador necesita más paquetes (falta { $package }): pip install "cantina[server]"
serve-data = Las mesas se guardan en { $file }. Ctrl+C cierra la cantina.
postgres-not-installed = PostgreSQL necesita más paquetes (falta { $package }): pip install "cantina[postgres]"
serve-database-unavailable = La base de datos { $database } no responde: { $why }
serve-data-in-use = { $file } ya lo usa otro servidor (proceso { $process }). Detenlo, o elige otro archivo con --data.
cli-opt-tables = Cuántas mesas por hora puede abrir una dirección.
cli-opt-sockets = Cuántas ventanas del navegador puede tener abiertas en las mesas una misma dirección.
cli-opt-trusted-proxy = Dirección o red de un proxy delante del servidor, a cuyo X-Forwarded-For se da crédito. Se puede repetir.
cli-opt-keep-finished = Días tras los que se borran las mesas terminadas; sin esta opción se conservan.
cli-opt-players = Cuántos puestos; si falta, el número habitual.
cli-opt-preset = El modo de juego, por ejemplo advanced.
cli-opt-set = Otra opción del juego, como NOMBRE=VALOR; puede repetirse.
cli-opt-numbers = Juega con los números de este archivo; cantina numbers JUEGO escribe uno.
cli-opt-numbers-from = Parte de los números de este archivo.
cli-opt-balance-numbers = Juega todo con los números de este archivo; --set los cambia para comparar.
cli-opt-serve-numbers = Juega las mesas nuevas de un juego con los números de este archivo; se puede dar una vez por juego.
cli-opt-allow-numbers = Deja que la gente traiga sus propios números a una mesa.
cli-push-keys = Hace las claves con las que cantina serve avisa a la gente de que le toca.
cli-arg-push-keys = El archivo que se escribe; no se lo des a nadie y úsalo mientras viva el servidor.
cli-opt-contact = Dónde te encuentran los servicios de avisos: mailto:tu@ejemplo.es o https://ejemplo.es.
cli-opt-push-keys = Avisa de que le toca a quien lo haya pedido; el archivo lo escribe cantina push-keys.
cli-opt-push-network = Dirección o red de un servicio de avisos tuyo, que entonces puede ser privado y sin https. Se puede repetir.
push-not-installed = Los avisos necesitan más paquetes (falta { $package }): pip install "cantina[push]"
push-keys-written = { $file } está escrito. Arranca el servidor con: cantina serve --push-keys { $file }
push-your-turn = Te toca
cli-opt-people = Cuántos puestos son personas; si son varias, un telón oculta la mano de cada una.
cli-opt-bots = Los bots de los demás puestos, separados por comas: easy, normal, hard, expert, random, o greedy o search con su límite (greedy:60, search:1s), o learned:ARCHIVO.
cli-opt-seed = La semilla del reparto; con la misma semilla se reparte lo mismo.
cli-opt-record = Guarda la partida en este archivo, aunque te vayas antes.
cli-opt-lang = en o es; si falta, el idioma de tu sistema.
cli-opt-seat = Con qué ojos: public, o un número de puesto desde 1.
cli-opt-all = Cuenta la partida entera sin detenerse.
cli-opt-games = Cuántas partidas.
cli-opt-jobs = Cuántos procesos.
cli-opt-json = Escribe JSON para programas.
cli-opt-search = Solo las reglas que contengan este texto.
cli-opt-arena-bots = Los bots, separados por comas: random, greedy, search:500, search:1s, hard, learned:ARCHIVO…
cli-opt-matches = Cuántas partidas como mínimo; las rondas siempre se juegan enteras.
cli-opt-alone = El primer bot se sienta solo contra copias del segundo.
cli-opt-than = Con --alone: la parte de victorias con que comparar; si falta, la que tocaría a partes iguales.
cli-opt-until = Para en cuanto todas las comparaciones estén decididas.
cli-opt-first-seed = La semilla del primer reparto; todo lo demás sale de ella.
cli-opt-on = Juega en un clúster de Ray: ray://MÁQUINA:PUERTO, o ray para uno en esta máquina.
cli-opt-arena-record = Guarda cada partida en este archivo (JSON por líneas); la misma orden sigue desde él.
cli-opt-html = Escribe un informe con gráficos en este archivo.
cli-interrupted = Interrumpido.
cli-pipe-closed = La salida se cerró antes de terminar de escribir.
cli-input-ended = La entrada se acabó antes que la partida.
cli-misused = Así no funciona: { $detail }
cli-output = la salida
cli-file = { $file }: { $detail }
bad-option = «{ $given }» no vale para { $name }. Se admite: { $allowed }.
allowed-whole-number = un número entero del { $low } al { $high }
allowed-from-to = del { $low } al { $high }
allowed-at-least = { $least } o más
allowed-one-of = { $values }
allowed-names = { $count ->
    [one] un nombre
   *[other] { $count } nombres separados por comas
}
allowed-words-or-names = { $words }, o nombres distintos de entre { $names }, separados por comas
allowed-known-option = una de las opciones de este juego: { $names }
allowed-known-number = uno de los números de este juego: { $names }
allowed-option-or-number = una opción ({ $names }) o un número ({ $numbers }) de este juego
allowed-number-set = solo un nombre y valores
allowed-numbers-by-name = valores según los nombres de los números
allowed-server-numbers = los de este servidor: quien lo lleva no permite otros
allowed-file-per-game = un archivo por juego; otro es también de { $game }
allowed-short-text = un texto de { $count } caracteres como mucho
allowed-seed = un número entero del 0 al 2**96 - 1, o blake2b: y una clave de 32 a 128 dígitos hexadecimales
allowed-first-seed = un número entero del 0 al 2**95 - 1
allowed-seat-or-random = random, o un puesto del 1 al { $high }
allowed-seat-for-me = al menos un puesto para ti
allowed-viewer = public, o un puesto del 1 al { $high }
allowed-setting = NOMBRE=VALOR
allowed-bot = un bot: easy, normal, hard, expert, random, greedy o search (con su límite, si se quiere: greedy:60, search:500, search:1s), o learned:ARCHIVO
allowed-bot-version = { $bot }, la que tiene este programa
allowed-analyst = un bot que valore cada elección: greedy, search o un nivel
allowed-budget = partidas simuladas (500), un tiempo (1s, 50ms) o ambos (500/1s)
allowed-bots = de 2 a { $most } bots, separados por comas
allowed-two-bots = dos bots: uno que se sienta solo y otro para los demás puestos
allowed-two-players = 2 o más: a solas en la mesa no hay a quién ganar
allowed-share-alone = una parte entre 0 y 1, junto con --alone
allowed-same-run = un archivo de la misma serie: la partida { $number } es distinta
allowed-same-settings = un archivo nuevo, o uno de la misma serie: allí { $name } es { $theirs }; aquí, { $ours }
allowed-new-file = un archivo nuevo o vacío, o uno de esta serie
allowed-whole-lines = un archivo de líneas enteras (falla la línea { $number }: { $why })
allowed-unused-file = un archivo en el que no esté escribiendo otra serie
allowed-writable-file = un archivo en el que se pueda escribir ({ $why })
allowed-writable-here = un archivo en el que se pueda escribir, en una carpeta que exista
allowed-readable-file = un archivo que se pueda leer ({ $why })
allowed-missing-file = un archivo que aún no exista
allowed-existing-file = un archivo que exista
allowed-lab-installed = ningún informe hasta que instales lo que falta: pip install "cantina[lab]"
allowed-learn-installed = tener instalado cantina[learn]: falta { $package }
allowed-ray-installed = solo esta máquina hasta que instales lo que falta: pip install "cantina[ray]"
allowed-cluster = ray, o ray://MÁQUINA:PUERTO
allowed-cluster-answers = un clúster de Ray que responda ({ $why }); si pide una clave, define RAY_AUTH_MODE=token y RAY_AUTH_TOKEN
allowed-cluster-version = un clúster cuyas máquinas tengan cantina { $version } (hay: { $found })
allowed-network = una dirección o una red: 127.0.0.1, 10.0.0.0/8
allowed-push-keys = un archivo escrito por cantina push-keys ({ $why })
allowed-push-contact = una dirección como mailto:tu@ejemplo.es o https://ejemplo.es
allowed-level-bot = un nivel ({ $levels }), = y un bot: easy=learned:policy.onnx
allowed-one-process = 1, o PostgreSQL con --data postgresql://…: un archivo SQLite tiene un solo proceso
allowed-shared-port = 1: este sistema no puede compartir un puerto
allowed-free-address = una dirección que aquí esté libre ({ $why })
allowed-onnx-file = un archivo ONNX
allowed-policy-file = el archivo de una política
allowed-policy-in-game = un bot sin política: { $game } no tiene ninguna
allowed-policy-game = una política para { $wanted }; esta es para { $found }
allowed-policy-numbers = una política para los números de la partida ({ $wanted }); esta se hizo para { $found }
allowed-policy-known-game = una política para uno de los juegos ({ $names }); esta dice { $found }
allowed-policy-made-with = una política hecha con { $what } { $wanted }; esta dice { $found }
allowed-policy-shape = una política con la entrada { $input } y la salida { $output }
cli-unknown-game = No hay ningún juego «{ $given }». Los que hay: { $names }.
cli-bad-record = La partida grabada no se puede reproducir. { $detail }
record-choice = La jugada { $number }, «{ $choice }», no es posible ahí.
record-result = Su resultado no es al que llevan sus jugadas.
record-form = No es la grabación de una partida: { $place } falta o no es lo que una grabación tiene ahí.
record-format = Su formato es «{ $found }», no «{ $wanted }».
record-rules-version = Se jugó con la versión { $version } de las reglas, y este programa conoce { $known }.
record-json = { $file } no es JSON de una partida.
record-not-over = La partida no ha terminado.
cli-bad-numbers-file = { $file } no sirve: { $detail }
cli-bad-numbers-line = { $file }, línea { $line }: { $detail }
numbers-file-not-text = no es texto en UTF-8.
numbers-file-syntax = esto no es TOML válido.
numbers-file-no-game = no dice para qué juego es: game = "…"
allowed-numbers-file-key = solo game, name y [{ $table }]
allowed-game-played = { $game }, el juego al que se juega
allowed-toml-table = una tabla: [{ $table }]
file-enoent = No existe ese archivo o carpeta
file-eacces = No hay permiso para ello
file-eperm = No hay permiso para ello
file-eexist = Ya existe
file-eisdir = Es una carpeta, no un archivo
file-enotdir = Una parte de la ruta es un archivo, no una carpeta
file-enospc = El disco está lleno
file-erofs = Ahí no se puede escribir
file-eaddrinuse = La dirección está ocupada
file-eaddrnotavail = Esta máquina no tiene esa dirección
misused-no-such-option = no hay ninguna opción { $name }.
misused-no-such-command = no hay ninguna orden «{ $name }».
misused-missing = falta «{ $name }».
misused-too-many-arguments = sobra «{ $name }».
misused-needs-a-value = { $name } necesita un valor.
misused-takes-no-value = { $name } no lleva valor.
misused-whole-number = { $name } lleva un número entero.
misused-number = { $name } lleva un número.
misused-at-least = { $name } lleva { $least } o más.
misused-at-most = { $name } lleva { $most } o menos.
misused-bad-value = { $name } no admite ese valor.

## balance

cli-balance = Mira qué decide un juego: muchas partidas entre bots iguales, por puesto, personaje, carta, opción y suerte.
cli-opt-balance-matches = Cuántas partidas, repartidas entre los números de jugadores.
cli-opt-balance-players = Cuántos puestos; si no se indica, todos los que admite el juego a partir de dos.
cli-opt-balance-set = Una opción o un número del juego, como NOMBRE=VALOR; un número cambiado se compara con el juego sin cambiar. Se puede repetir.
cli-opt-balance-bots = Los bots, separados por comas; cambian de puesto en cada partida.
cli-opt-balance-per-option = Partidas por cada otro valor de cada opción; 0: ninguna.
cli-opt-balance-deals = Repartos que se juegan una y otra vez para distinguir las fuentes de suerte; 0: ninguno.
cli-opt-balance-on = Dónde jugar: ray o ray://MÁQUINA:PUERTO; si no se indica, en procesos de esta máquina.
cli-opt-balance-record = Guarda lo jugado en este archivo; la misma orden sigue donde se quedó.
cli-opt-balance-html = Escribe el informe completo en este archivo.

balance-title = Equilibrio de { $game }
balance-run = { $matches } partidas con { $players } jugadores, bots: { $bots }, semilla { $seed }
balance-settings = Opciones: { $options }
balance-progress = Jugando
balance-html-done = El informe está en { $file }.
balance-read = Cada cifra lleva al lado los valores que también encajan con ella (95 %). La estrella señala lo que claramente no es azar, aunque se hayan mirado muchas cosas. Han jugado bots, no personas: tómalo como una pista de dónde mirar.
balance-interval = { $value } ({ $low } … { $high })
balance-fair = lo justo
balance-usual = todas las del tipo
balance-none = Nada de este tipo.

balance-seats = Por puesto
balance-seats-axis = partidas ganadas, %
balance-seats-of = { $players } jugadores
balance-seat = Puesto
balance-tables = Por número de jugadores
balance-players = Jugadores
balance-matches = Partidas
balance-measure-winner = Puntos de quien gana
balance-measure-margin = Ventaja sobre el siguiente
balance-measure-length = Decisiones
balance-measure-leads = Cambios de líder
balance-measure-shared = Victorias compartidas

balance-by = Por { $what }
balance-lift-axis = partidas ganadas por encima de lo justo, puntos porcentuales
balance-lift = Sobre lo justo
balance-share = Ganadas
balance-score = Puntos (media)
balance-times = Veces

balance-cards = Cartas: { $what }
balance-cards-most = Cartas: { $what }, las mejores y las peores
balance-cards-note = Lo que tienen quienes ganan no siempre es la causa de que ganen; compáralo con quienes pudieron tener la carta y la dejaron, y cambia un número para estar seguro.
balance-role-owned = Quien la tuvo
balance-role-used = Quien la usó
balance-role-left = Quien la dejó
balance-role-seen = Cuando salió
balance-taken = Se toma si se puede
balance-taken-axis = la toman los puestos que pueden, %
balance-map = { $what }: cuánto se busca y cuánto gana
balance-map-caption = A la derecha: la toma casi todo el que puede. Por encima de la línea: sus dueños ganan más que los de otras cartas del tipo. Arriba a la derecha es fuerte; abajo a la derecha, una trampa; arriba a la izquierda, poco valorada.
balance-dead = Cartas muertas
balance-dead-note = Con un 95 % de confianza, hacen algo en menos de un { $share } de los casos en que podrían.
balance-dead-why-never = nunca apareció
balance-dead-why-untaken = casi nadie la toma
balance-dead-why-unused = casi nadie que la tenga la usa
balance-dead-why = Motivo
balance-dead-card = Carta
balance-dead-times = Veces
balance-dead-of = De
balance-dead-most = Como mucho

balance-endings = Cómo acabaron las partidas
balance-ending = Final
balance-part = Parte
balance-lengths = Duración
balance-lengths-axis = decisiones en una partida
balance-lengths-count = partidas
balance-leads = Quién va por delante
balance-leads-axis = parte de la partida jugada, %
balance-leads-share = quien va por delante acaba ganando, %
balance-leads-caption = Cuanto antes sube esta línea, antes está decidida la partida.
balance-leads-none = Este juego no tiene evaluación: no hay pronóstico que diga quién va por delante.

balance-choices = Cuánto varían las elecciones
balance-choices-axis = variedad de lo elegido, % de echarlo a suertes
balance-choices-caption = 0 %: siempre la misma elección; 100 %: tan variada como a suertes. Los valores bajos son decisiones que se toman solas.
balance-decision = Decisión
balance-decisions = Decisiones
balance-offered = Opciones ofrecidas
balance-variety = Variedad

balance-options = Otras opciones
balance-options-note = { $players } jugadores, cada valor con las mismas semillas que el juego de siempre.
balance-option = Opción
balance-change = Cambio
balance-before = Antes
balance-after = Después
balance-measure = Medida

balance-luck = De dónde viene la suerte
balance-luck-note = { $deals } repartos con { $players } jugadores, cada uno jugado otra vez con una fuente de suerte nueva, y con todas las demás nuevas.
balance-luck-axis = parte del resultado que explica, %
balance-luck-caption = Punto: por sí sola. Cuadrado: con todo en lo que interviene. Lo que falta solo surge de varias juntas.
balance-luck-source = Fuente de suerte
balance-luck-bots = lo que se les ocurre a los bots
balance-luck-alone = por sí sola
balance-luck-total = en total
balance-luck-win = de quién gana
balance-luck-margin = de la ventaja

balance-changed = Con { $numbers }
balance-changed-note = { $matches } partidas con las mismas semillas, con y sin el cambio.
balance-changed-wins = Partidas ganadas por { $what }
balance-changed-axis = cambio en las partidas ganadas, puntos porcentuales
balance-changed-not = sin cambio
balance-changed-role = { $what } · { $how }
## hint and review

cli-opt-analyst = El bot que da pistas y hace repasos: un nivel (easy, normal, hard, expert), greedy:CANTIDAD o search:CANTIDAD.
cli-opt-level = Otro bot en lugar de un nivel, como easy=learned:ARCHIVO; uno aprendido, solo en las mesas de su juego. Se puede repetir.
cli-review = Juzga las decisiones de una partida grabada: a qué se renunció y, aparte, la suerte.
cli-opt-review-seat = Solo las decisiones de este puesto, desde 1.
cli-opt-review-all = Todas las decisiones en el orden de la partida, no solo las que más perdieron.
cli-opt-review-seed = La semilla del bot que juzga.
hint-only = Solo hay una opción.
hint-thinking = Sopesando las opciones…
hint-title = Lo que piensa un bot ({ $bot }) con lo que tú sabes
hint-choice = Opción
hint-chance = Probabilidad de ganar
hint-value = un { $value } % (± { $error })
hint-unknown = sin probar
hint-visits = Pruebas
hint-best = ★ la mejor
hint-chosen = ← elegida
review-progress = Juzgando decisiones
review-title = { $game }: { $count ->
    [one] una decisión juzgada
   *[other] { $count } decisiones juzgadas
} por { $bot }, cada una con lo que sabía su puesto
review-worst = { $count ->
    [one] Lo que perdió más que su error:
   *[other] Las { $count } que más perdieron, primero las claras:
}
review-in-order = { $count ->
    [one] La decisión:
   *[other] Las { $count } decisiones:
}
review-step = Paso
review-seat = Jugador
review-chosen = Elegido
review-best = Lo mejor
review-given-up = Perdido
review-luck = Suerte
review-decisions = Decisiones
review-mistakes = Claras
review-start = Inicio
review-end = Final
review-clear = { $points } (± { $error })
review-unclear = ({ $points } ± { $error })
review-explained = Probabilidades de ganar en puntos porcentuales. Inicio − perdido + suerte = final. Lo que va entre paréntesis cabe en el error; «claras» cuenta el resto. La suerte es todo lo que hicieron los rivales y el azar hasta la siguiente decisión del jugador.
review-not-over = La partida de { $file } no ha terminado; solo se repasan partidas terminadas.
review-none = Aquí la partida ya ha terminado; no hay decisión que juzgar.
review-forced = { $seat_the } solo tenía una elección: { $choice }.
review-decision = { $seat } · { $decision }
review-well = { $choice }: no se ve nada mejor.
review-better = Era mejor { $best }: { $choice } perdió { $points } puntos (± { $error }).
review-close = Quizá { $best } sea mejor en { $points } puntos, pero eso cabe en el error (± { $error }).

## por qué una opción es mejor (pistas y problemas; también en el navegador)

why-title = Por qué
why-after = Tras «{ $choice }»:
why-future = En { $count } de { $worlds } casos ({ $rarer ->
    [0] de otro modo, nunca
   *[other] de otro modo, en { $rarer }
}): { $told }
why-nothing = En { $worlds } futuros jugados, nada distingue con claridad «{ $choice }» de «{ $instead }». La estimación se debe a muchas diferencias pequeñas.
why-note = Un bot ha jugado { $worlds } futuros tras cada una de las dos opciones, con lo que aquí se sabe. Son casos, no promesas.

## problemas

cli-puzzles = Busca problemas en partidas de bots y enseña los que trae cada juego.
cli-puzzles-find = Busca decisiones con una opción claramente mejor que no es la evidente, y escribe cada una en un archivo.
cli-puzzles-list = Enseña los problemas que trae un juego.
cli-opt-puzzle-count = Cuántos buscar.
cli-opt-puzzle-out = La carpeta en la que se escriben.
cli-opt-puzzle-seed = La semilla de la primera partida; cada una de las demás tiene la siguiente.
puzzles-progress = Partidas examinadas
puzzles-found = { $file }: { $decision } · { $choice } ({ $value } %)
puzzles-none = Este juego no trae problemas.

cli-tables = Lista, exporta, borra y copia las mesas de un servidor, también mientras funciona.
cli-tables-list = Lista todas las mesas.
cli-tables-export = Escribe una partida como registro, para `cantina replay` y `cantina review`.
cli-tables-delete = Borra mesas con todo lo que les pertenece.
cli-tables-backup = Copia el archivo, también mientras el servidor funciona.
cli-arg-table = La mesa, como la llama su enlace.
cli-arg-backup = El archivo que se escribe.
cli-opt-stage = Solo estas: lobby (en espera), playing (en juego), over (terminadas) o damaged (dañadas).
cli-opt-tables-json = Una línea de JSON por mesa.
cli-opt-export-out = El archivo que se escribe; si falta, se escribe en la salida estándar.
cli-opt-yes = Borra sin preguntar.
tables-table = mesa
tables-game = juego
tables-stage = estado
tables-seats = puestos
tables-steps = pasos
tables-created = creada
tables-changed = último cambio
tables-stage-lobby = en espera
tables-stage-playing = en juego
tables-stage-over = terminada
tables-stage-damaged = dañada
tables-count = { $count ->
    [one] Una mesa.
   *[other] { $count } mesas.
}
tables-none = No hay ninguna mesa { $table }.
tables-not-started = La partida de { $table } no ha empezado: no hay nada que exportar.
tables-damaged = No se puede leer { $table }: { $detail }
tables-bad-file = { $file } no es un archivo de mesas, o está dañado: { $detail }
tables-exported = { $table } está en { $file }.
tables-confirm = { $count ->
    [one] ¿Borrar esta mesa para siempre?
   *[other] ¿Borrar estas { $count } mesas para siempre?
}
tables-deleted = { $count ->
    [one] La mesa se ha borrado.
   *[other] Se han borrado { $count } mesas.
}
tables-backed-up = La copia está en { $file }.

## Lecciones

lesson-line = { $title } ({ $minutes } min): { $about }
lesson-read-on = Pulsa Intro para seguir o q para salir.
lesson-not-now = Se puede, pero por ahora prueba lo que pide la lección.
lesson-done = Hasta aquí la lección. Con «cantina play» abres una mesa con bots.
lesson-in-order = { $file }: en orden, { $steps } pasos.
lesson-faults = { $file }: { $count ->
    [one] una cosa
   *[other] { $count } cosas
} por corregir

# Entrenar una política

cli-train = Entrena una red para que juegue a un juego y mide lo bien que juega.
cli-opt-train-out = La carpeta para la política, sus curvas de aprendizaje y los puntos de control; la misma orden continúa desde ahí.
cli-opt-train-config = Los ajustes del entrenamiento (TOML); si no se indica, los del juego.
cli-opt-train-scale = Cuánto entrenar, como parte o múltiplo de lo ajustado.
cli-opt-train-seed = La semilla del entrenamiento; en un procesador, la misma semilla y los mismos ajustes dan la misma política.
cli-opt-train-on = Dónde reunir las demostraciones: ray o ray://MÁQUINA:PUERTO; si no se indica, en procesos de esta máquina.
cli-opt-train-device = Dónde se entrena la red: cpu, cuda, o auto para usar una GPU si la hay.
allowed-positive = más de 0
train-not-installed = El entrenamiento necesita más paquetes (falta { $package }): pip install "cantina[train]"
train-demonstrations = demostraciones
train-imitation = imitación
train-self-play = partidas contra sí misma
train-examined = { $update ->
        [0] Tras las demostraciones
       *[other] Tras { $update } actualizaciones
    }: { $share } de victorias (de { $low } a { $high }) sola contra { $bot }, { $players } jugadores, { $matches } partidas.
train-done = learned:{ $file } juega con la política; { $page } tiene sus curvas de aprendizaje.
