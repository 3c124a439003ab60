# downforce simulate y downforce arena: títulos de tablas y gráficas, y lo que dicen los comandos.

# Encima de las tablas.
arena-played = { $games } { $count ->
    [one] partida
   *[other] partidas
}, semilla { $seed }, con { $bots }.
arena-intervals = ± es el margen de error: un intervalo que contiene el valor real en 95 de cada 100 series como esta. × es un múltiplo de lo que sería justo.
arena-salt = La sal de los repartos era { $salt }. Indícala con --salt para repetir esta serie.
arena-engine = Motor: fast. Números aleatorios: { $generator }.

# Qué distingue una tabla: su título y su primera columna.
arena-by-seat = Asientos
arena-by-bot = Bots
arena-by-power = Habilidades
arena-by-grid = Parrilla
arena-by-colour = Coches
arena-by-race = Carreras
arena-balance = Equilibrio, { $track }
arena-ratings = Valoraciones
arena-cross = Quién queda por delante, en %
arena-head-seat = asiento
arena-head-bot = bot
arena-head-power = habilidad
arena-head-grid = salida
arena-head-colour = coche
arena-head-race = carreras
arena-head-figure = cifra

# Las columnas; un título puede tener dos líneas.
arena-head-wins =
    victorias
    %
arena-head-times-fair = ×
arena-head-place = puesto
arena-head-money = dinero
arena-head-spent = gasto
arena-head-price = precio
arena-head-bet-hits =
    apuestas
    acert. %
arena-head-cards-left =
    cartas
    sin jugar
arena-head-taken =
    con
    ganador %
arena-head-stalled =
    coches
    que fallan
arena-head-stalled-share =
    fallan
    %
arena-head-rating = valoración
arena-head-games = partidas
arena-head-all = total
arena-head-bar = objetivo
arena-head-verdict = veredicto

# Filas de las tablas de carreras y de equilibrio.
arena-all = todas
arena-players = mesas de { $players }
arena-row-taken = carreras con ganador, %
arena-row-stalled = coches que fallan
arena-row-grid = salida { $place }, × un sexto
arena-row-colour = { $car }, × un sexto
arena-bar-above = más de { $low }
arena-bar-below = hasta { $high }
arena-bar-between = de { $low } a { $high }
arena-verdict = { $verdict ->
    [held] cumple
    [missed] no cumple
   *[open] en duda
}
arena-verdicts = En duda: el objetivo cae dentro del intervalo; con más partidas se sabría.

# Mientras se juega, y después.
arena-progress = Partidas: { $done } de { $total }
arena-rate = { $rate }/s
arena-speed = { $games } { $count ->
    [one] partida
   *[other] partidas
} en { $seconds } s, { $rate } por segundo.
arena-resumed = Partidas ya jugadas: { $done } de { $total }. Se continúa.
arena-stopped = Detenido. Partidas conservadas: { $done } de { $total }. Para continuar: downforce { $command } --resume { $path }
arena-written = { $what ->
    [csv] Las estadísticas están
    [plots] Las gráficas están
   *[records] Las partidas están
} en { $path }

# Gráficas. $games es un número con sus separadores.
plot-foot = Partidas: { $games }. Semilla: { $seed }. Bots: { $bots }.
plot-whiskers = Bigotes: el intervalo que contiene el valor real en 95 de cada 100 series como esta.
plot-wins = Quién gana
plot-wins-seat = asiento
plot-wins-grid = casilla de salida
plot-wins-colour = coche
plot-wins-power = habilidad
plot-wins-bot = bot
plot-wins-note = victorias, como múltiplo de lo que sería justo, que marca la línea a cuadros
plot-finish = De la parrilla a la bandera
plot-finish-note = de 100 salidas desde cada casilla, cuántas acaban en cada puesto
plot-finish-grid = casilla de salida
plot-finish-place = puesto final
plot-finish-stalled = ha fallado
plot-money = La bolsa
plot-money-note = dinero al final, en millones
plot-stalled = Han fallado
plot-stalled-note = coches por carrera que no llegan a meta, según el tamaño de la mesa; la línea amarilla es el máximo que debería haber
plot-ratings = El escalafón
plot-ratings-note = valoración según openskill
plot-cross = Cara a cara
plot-cross-note = de 100 partidas en la misma mesa, en cuántas la fila queda por delante de la columna

# Lo que sale mal: una línea.
arena-bad-number = { $option } admite un número entero a partir de { $least }, no { $text }
arena-bad-players = --players admite números del 2 al 6, como 4, 2-6 o 2,4, no { $text }
arena-bad-backend = --backend admite uno de estos: { $known }; no { $text }
arena-bad-engine = --engine admite uno de estos: { $known }; no { $text }
arena-engine-alone = --engine fast no se puede usar con { $option }
arena-bad-salt = una sal es una línea de texto sin formato
arena-scheduler-alone = --scheduler necesita un --backend que lo tenga: { $known }
arena-no-scheduler = nadie responde en { $address }: { $why }
arena-two-bots = hacen falta al menos dos bots
arena-same-bot = hay dos bots que se llaman { $name }; da a los archivos nombres distintos
arena-bot = bot { $bot }: { $cause }
arena-bot-game = el bot { $bot } falló en la partida { $game }, asiento { $seat }: { $cause }
arena-journal = { $path } { $problem ->
    [file] no es un diario de downforce
    [busy] lo está usando otro proceso
    [kind] es el diario de otro comando
    [seed] se empezó con otra --seed
    [salt] se empezó con otra --salt, o se interrumpió antes de publicar su sal
    [isolated] se empezó con otra elección de --isolate
    [generator] se empezó con otro --engine
    [deals] se empezó con otro número de partidas
    [tables] se empezó con otras mesas (jugadores, circuito, modo, edición) u otro número de bots
    [bots] se empezó con otros bots
    [tracks] se empezó con otra versión de un circuito
    [records] se empezó { $kept ->
        [yes] con --record
       *[no] sin --record
    }
    [engine] se empezó con otra versión del juego
   *[batch] se empezó con otra versión de downforce
}
arena-nothing-to-resume = { $path } no existe; di qué hay que jugar

arena-not-limited = { $what ->
    [memory] Este sistema no puede limitar la memoria de los bots aislados.
   *[network] Este sistema no puede quitar la red a los bots aislados.
}
