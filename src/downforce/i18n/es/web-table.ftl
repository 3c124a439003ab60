# La mesa en el navegador: la barra de acciones, los paneles en torno al tablero y lo que se dice en voz alta.

# --- Lo que se pregunta a quien mira ---

table-lifted = Tócala otra vez para jugarla.
table-lifted-enter = Intro la juega.
table-play-lifted = Jugarla
table-ask-bet-here = Apuesta { $number }: toca el coche que ganará.
table-ask-done = Así queda tu jugada. Confírmala o da un paso atrás.

now-play-card = Esperando una carta de { $player }.
now-name-wild = { $player } elige un coche para el comodín.
now-choose-skip = { $player } puede saltarse { car.el }.
now-move-car = { $player } mueve { car.el }.
now-bonus = { $player } mueve { car.el }: movimiento extra.
now-away = { $player } está ausente.
now-away-until = { $player } está ausente: un bot conducirá en { $time }.

table-your-turn = Tu turno
table-now = Ahora
table-covered = Las cartas están tapadas.
table-paused = La partida está en pausa.
table-undo-asked = { $player } quiere deshacer una jugada.
table-undo-waiting = Esperando a { $players }.
table-placed = Tu carta está en la mesa. Esperando a { $players }.
table-marked = Tu apuesta está hecha. Esperando a { $players }.
table-chosen = Ya has elegido. Esperando a { $players }.
table-clock = { $seconds ->
    [one] Queda 1 segundo
   *[other] Quedan { $seconds } segundos
}

# --- Botones ---

table-confirm-bid = Pujar { $amount }
table-confirm-pass = Pasar con esta carta
table-confirm-bet = Apostar por { car.el }
table-confirm-keep = Conservar { $power }
table-confirm-swap = Elegir { $power }
table-confirm-stay = Seguir con Astuto
table-confirm = Confirmar la jugada
table-confirm-so-far = Confirmar hasta aquí
table-back = Un paso atrás
table-undo = Deshacer
table-undo-ask = Pedir deshacer
table-agree = De acuerdo
table-refuse = Mejor no
table-never-mind = Retirar la petición
table-skip = Saltarme la línea
table-keep-line = Que se mueva
table-no-bonus = Quedarse aquí
table-pause = Pausa
table-resume = Seguir
table-wait = Esperar a { $player }
table-leave = Dejar la mesa
table-watching = Estás mirando
table-home = Portada
table-menu = Menú

# --- En torno al tablero ---

table-board = Tablero de { $track }
table-whole = Circuito entero
table-close-up = De cerca
table-hand = Tu mano
table-on-table = Carta en juego
table-plays = { $player } juega
table-order = Orden de carrera
table-players = Pilotos
table-log = La crónica
table-talk = Chat
table-say = Di algo
table-send = Enviar
table-sheet = Hoja de registro
table-ways = Dónde puede acabar
table-moment = Así estaba todo en la jugada { $number }.
table-back-to-now = Volver al directo

# --- El lote ---

lot-over = Lote { $number } de 6
lot-over-aside = Segunda oportunidad
lot-to-come = { $count ->
    [0] Es el último lote.
    [one] Después queda un lote.
   *[other] Después quedan { $count } lotes.
}
lot-grid = { $place ->
    [1] Sale en la pole
   *[other] Sale { place.of-six }
}
lot-reveal = Cartas boca arriba

# --- Varias personas ante una pantalla ---

cover-title = Cartas tapadas
cover-pass = Pásale la pantalla a { $player }.
cover-several = ¿Quién va ahora? Pueden elegir { $players }.
cover-show = Soy { $player }: ver mis cartas
cover-hide = Tapar mis cartas

# --- Señales ---

sign-bravo = ¡Bravo!
sign-ouch = ¡Ay!
sign-laugh = ¡Ja, ja!
sign-hurry = ¡Date prisa!
sign-thanks = ¡Gracias!
sign-oops = ¡Uy!

# --- La crónica, además de lo que pasa en la carrera ---

note-said = { $player }: «{ $text }»
note-undone = { $player } deshace la última jugada.
note-undo-asked = { $player } pide deshacer una jugada.
note-agreed = { $player } está de acuerdo.
note-refused = { $player } no está de acuerdo: no se deshace nada.
note-paused = La partida está en pausa.
note-resumed = La partida continúa.
note-taken-over = { $player } se ausenta; de momento conduce un bot.
note-handed-back = { $player } vuelve al volante.
note-voted = { $player } quiere que un bot conduzca por { $target }.
note-left = { $player } deja la mesa; sigue un bot.
note-kicked = Quien organiza la mesa expulsa a { $player }; sigue un bot.
note-host = Ahora organiza la mesa { $player }.
note-muted = Quien organiza la mesa ha silenciado a { $player }.
note-unmuted = { $player } recupera la palabra.

# --- La conexión ---

link-lost = Se ha perdido la conexión. Se recuperará sola, y no se pierde nada.
link-outdated = Hay una versión nueva de la página. Se cargará en cuanto nadie te espere.
link-reload = Cargarla ya
link-waiting = Un momento.

# --- Preferencias ---

prefs-speed = Animación de los coches
prefs-speed-off = sin animación
prefs-speed-normal = normal
prefs-speed-fast = rápida
prefs-sound = Sonido
prefs-volume = Volumen
prefs-full-screen = Pantalla completa
prefs-codes = Mostrar los códigos de las casillas, como 2b4
prefs-language = Idioma
prefs-rules = Las reglas
prefs-close = Hecho
prefs-keys = Teclas
prefs-keys-text = Con las flechas y Tab te mueves, Intro elige, Esc da un paso atrás, Ctrl+Z deshace, M quita y pone el sonido, 0 muestra el circuito entero y H pide consejo a la ingeniera.

# --- Para quien organiza la mesa, y para irse ---

host-title = En esta mesa
host-mute = Silenciar
host-unmute = Dejar hablar
host-kick = Expulsar
host-stand = Ceder mi asiento
host-stand-hint = Un bot conducirá en tu lugar.

# --- El tablero en palabras ---

twin-title = El tablero en palabras
twin-car = { $place }. { car.start }, { $owner }: { $where }. { $ahead }
twin-car-alone = { $place }. { car.start }: { $where }. { $ahead }
twin-home = { $place }. { car.start }, { $owner }: en meta.
twin-home-alone = { $place }. { car.start }: en meta.
twin-ends = { car.start-el } puede acabar aquí:

# --- The stage: papers on its edges, choices in the tray ---

board-map-slow = Dibujando el mapa.
board-map-again = El mapa no se ha cargado. Nuevo intento.
paper-title = Más sobre la carrera
paper-story = Crónica
paper-words = En palabras
paper-news = { $count ->
    [one] { $paper }: un mensaje nuevo
   *[other] { $paper }: { $count } mensajes nuevos
}
paper-close = Cerrar
table-bets-on = ¿Por qué coche apuestas?
table-wild-for = ¿Qué coche avanza?

# Where a move may end, as it is printed on a choice; $lane is one of the lane-... texts.
way-to = { $lane }, { spaces }
way-to-go = { $steps ->
    [one] { $steps } restante
   *[other] { $steps } restantes
}, { $lane }
way-driven = en { spaces }
way-finish = cruza la línea de meta, { place }
way-ahead-of = por delante { way-ahead-of.whom }
    .whom = { $cars ->
    [negro] del negro
    [azul] del azul
    [verde] del verde
    [amarillo] del amarillo
    [naranja] del naranja
    [rojo] del rojo
   *[other] de los coches { $cars }
}
way-jams = { choice-shuts-in }
way-stuck = { choice-jam }
way-loses = pierde { spaces }

# --- A turn that is put together, and what it comes to; $from and $to are places, $what is a list of these ---

draft-sum = { $what }. ¿Confirmas la jugada?
draft-stakes = { $what } ¿Confirmas la jugada?
draft-goes-on = { $what }. Ahora { $player } conduce { car.the }, con Astuto; después sigue tu carta.
draft-place = { car }: de { $from } a { $to }
draft-keeps = tus coches conservan su puesto
draft-wins = { car.el } gana { spaces }
draft-loses = { car.el } pierde { spaces }
tower-drafted = Orden de carrera tras este turno

# --- What a rival's card did to one's own car, on the stage for a moment ---

happened-moved = { $player } mueve tu coche { car } { spaces }.
happened-boxed = { $player } encierra tu coche { car }: pierdes { spaces }.

# --- Cunning on a rival's card; watching; answers ---

table-confirm-steer = Ir ahí
table-undo-yours = ¿Te parece bien?

# --- Undo, alone with bots ---

undo-bid = Deshacer mi puja
undo-power = Deshacer mi elección
undo-card = Deshacer mi carta
undo-bet = Deshacer mi apuesta
undo-last = Deshacer
undo-sure = Desde entonces se ha revelado algo. ¿Deshacer igualmente?
undo-anyway = Deshacer
undo-not = No, seguir

# --- Between the races of a World Tour ---

interval-title = Tras la carrera { $race }
interval-status = La carrera { $race } ha terminado. Su dinero cuenta al final.
interval-next = A la siguiente carrera

# The sixteen digits that players can compare.
table-receipt = Resguardo del reparto: { $digits }. En esta mesa todo el mundo debería tener el mismo.
