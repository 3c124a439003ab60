# El televisor muestra el tablero y los teléfonos tienen las manos.
screen-title = Pantalla grande
screen-code-over = El tablero en esta pantalla
screen-code-title = Muestra una mesa aquí
screen-code-how = Abre en el teléfono el menú de tu mesa, elige «Pantalla grande» y escribe este código. O escanéalo.
screen-code-none = El código está en camino.
screen-ended = La mesa ha cerrado esta pantalla.
screen-pass-how = Escanéalo con un teléfono para unirte, o escribe el código en la portada:
screen-seats-full = Todos los asientos están ocupados. Quien organiza la mesa da la salida.
screen-seat-bot = bot
screen-plays = { $player } juega
screen-plays-reverse = { $player } juega, de abajo arriba
screen-ask-bid = Se subasta { car.the }. Cada cual elige una carta.
screen-ask-keep = Cada piloto conserva una habilidad.
screen-ask-swap = { $player } puede cambiar Astuto.
screen-ask-play = { $player } juega una carta.
screen-ask-wild = { $player } elige un coche para el comodín.
screen-ask-skip = { $player } puede saltarse la línea { car.del }.
screen-ask-move = { $player } conduce { car.the }.
screen-ask-bonus = { $player } tiene un movimiento extra para { car.the }.
screen-ask-bet = Apuesta { $number }: ¿qué coche gana? Cada cual marca uno.
screen-closed = { $count } de { $all } listas
screen-home = en meta
screen-skipped = saltado
screen-steps = { $steps } de { $speed }
screen-jammed = bloqueado
screen-bids-for = Las pujas por { car.the }.
screen-keys = M sonido · L idioma · N noche · O borde · F pantalla completa
screen-awake = Por http esta página no puede mantener la pantalla encendida: quita el salvapantallas.
screen-menu-about = Abre { $address } en un televisor y escribe el código que muestre.
screen-menu-code = Código de la pantalla
screen-menu-tie = Mostrar allí el tablero
screen-menu-on = { $count ->
    [one] Una pantalla grande muestra el tablero.
   *[other] { $count } pantallas grandes muestran el tablero.
}
screen-menu-end = Cerrar las pantallas grandes
screen-menu-window = Una ventana para un segundo monitor
screen-hand-board = Mostrar el tablero aquí
screen-hand-hand = Solo la mano
screen-hand-sound = Sonidos también aquí, y no solo en la pantalla grande
screen-tie-title = ¿Qué mesa va a la pantalla?
screen-tie-none = Siéntate primero a una mesa y escanea el código otra vez.
screen-tie-done = La pantalla muestra la mesa.
prefs-night = Noche
prefs-night-device = como el dispositivo
prefs-night-on = sí
prefs-night-off = no
