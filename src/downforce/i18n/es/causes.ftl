# Qué falla en un archivo. El texto inglés es, palabra por palabra, lo que dicen los lectores de archivos.
# Las palabras del formato (lanes, cells, taper) se quedan como están.

# Un archivo de partida.

cause-too-many-characters-game = un archivo de partida tiene como mucho { $count } caracteres
cause-too-many-actions = una partida tiene como mucho { $count } acciones
cause-header-form = un encabezado se escribe [Nombre "valor"]
cause-header-late = los encabezados van antes de la primera acción
cause-given-twice = { $what } aparece dos veces
cause-result-open = el resultado no es el de esta partida, que no ha terminado
cause-result-other = el resultado no es el de esta partida: debería ser { $right }
cause-digest-open = la huella no es la de esta partida, que no ha terminado
cause-digest-other = la huella no es la de esta partida: debería ser { $right }
cause-header-missing = falta el encabezado { $what }
cause-nothing-called = aquí no hay nada llamado { $what }
cause-bad-players = { $what } no es un número de jugadores del 2 al 6
cause-other-version = { $what } no es aquí el mismo que en esta partida: tiene otra huella
cause-no-seat = no existe el asiento { $seat }
cause-seed-or-deal = un archivo de partida tiene que llevar una semilla o un reparto, y solo uno de los dos
cause-seed-or-deal-game = una partida tiene que llevar una semilla o un reparto, y solo uno de los dos
cause-world-tour = { $what } solo vale en los mundiales
cause-illegal = contra las reglas ({ $reason }): { $action }
cause-not-text = no es un archivo de texto
cause-names = { $players } jugadores necesitan { $names } nombres, o ninguno
cause-header-name = un encabezado no se puede llamar { $what }
cause-unicode = no es Unicode válido: { $what }

# Una acción o un reparto.

cause-no-seat-at-table = no existe el asiento { $seat } en una mesa de { $players }
cause-not-an-action = no es una acción: { $what }
cause-no-car = ningún coche tiene la letra { $what }
cause-no-cell = { $track } no tiene la casilla { $what }
cause-no-card = ninguna carta de la baraja { $deck } se llama { $what }
cause-deal-parts = un reparto tiene cuatro partes: grid;cars;powers;cards

# Un archivo de circuito.

cause-too-many-characters = el archivo tiene más de { $count } caracteres
cause-line-start = una línea no puede empezar por { $what }; puede por { $known }
cause-already-given = { $what } ya aparece en la línea { $line }
cause-needs-value = { $what } necesita un valor
cause-bet-alone = bet debe estar solo en su línea
cause-bets-only = solo hay { $count } líneas de apuestas
cause-bet-first = una línea de apuestas no puede estar en la meta, antes del primer tramo
cause-bets-same = dos líneas de apuestas están en el mismo borde; la otra, en la línea { $line }
cause-curve-side = curve necesita left o right
cause-radius-small = el radio { $radius } es demasiado pequeño para lanes { $lanes }
cause-most-sections = el circuito tiene más de { $count } tramos
cause-most-cells = el circuito tiene más de { $count } casillas
cause-word-place = { $what } debería estar donde está { $found }
cause-needs-length = { $what } necesita una longitud
cause-needs-angle = { $what } necesita un ángulo
cause-needs-radius = { $what } necesita un radio
cause-not-a-length = { $what } no es una longitud: escribe un número con dos decimales como mucho
cause-not-an-angle = { $what } no es un ángulo: escribe un número con dos decimales como mucho
cause-not-a-radius = { $what } no es un radio: escribe un número con dos decimales como mucho
cause-length-range = una longitud va de { $low } a { $high }, no { $number }
cause-angle-range = un ángulo va de { $low } a { $high }, no { $number }
cause-radius-range = un radio va de { $low } a { $high }, no { $number }
cause-lanes-missing = falta el número de carriles: escribe lanes y un número
cause-cells-missing = faltan las casillas: escribe cells y un número por carril
cause-cells-count = cells necesita un número por carril: { $lanes }, no { $count }
cause-number-range = { $what } debe ser un número del { $low } al { $high }, no { $word }
cause-few-sections = un circuito necesita al menos { $least } tramos, y este tiene { $count }
cause-few-bets = un circuito necesita { $least } líneas de apuestas, y este tiene { $count }
cause-bet-last = una línea de apuestas no puede estar en la meta, después del último tramo
cause-lanes-jump = no se pasa de golpe de { $before } a { $after } carriles: pon un taper en medio
cause-open-turned = el circuito no se cierra: su final queda { $ahead } anchos de carril por delante de la salida y { $right } a la derecha, y gira { $turn } grados en vez de 360
cause-open = el circuito no se cierra: su final queda { $ahead } anchos de carril por delante de la salida y { $right } a la derecha
cause-clash = el tramo { $second } choca con el tramo { $first }, de la línea { $line }
cause-line-missing = falta la línea { $what }
cause-track-name = { $what } no vale como nombre de circuito: usa minúsculas, cifras y guiones
cause-title = un título tiene como mucho { $count } caracteres imprimibles
cause-grid-count = la parrilla necesita { $least } casillas, no { $count }
cause-grid-twice = una casilla aparece dos veces en la parrilla
cause-grid-unknown = la parrilla nombra { $what }, que no está en el circuito
cause-grid-late = la casilla { $what } de la parrilla está más allá de la primera línea de apuestas
cause-short-lap = la vuelta más corta tiene { $count } pasos, pero una carrera necesita al menos { $least }
cause-word-missing = falta { $what }
