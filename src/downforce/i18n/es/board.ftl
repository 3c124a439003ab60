# What stands where on the board, where a car may go, bets and results: said by the terminal and by the page.

# Where a move may end, and what follows from it. $lane is one of the lane-... texts.
choice-move = { $space }, { $lane }: { spaces }, { $togo ->
    [one] falta 1
   *[other] faltan { $togo }
}
choice-move-laps = { $space }, { $lane }: { spaces }
choice-finish = cruzar la línea de meta, { place }: { spaces }
choice-jam = queda bloqueado
choice-passes = adelanta { choice-passes.whom }
    .whom = { $cars ->
    [negro] al negro
    [azul] al azul
    [verde] al verde
    [amarillo] al amarillo
    [naranja] al naranja
    [rojo] al rojo
   *[other] a los coches { $cars }
}
choice-crosses = abre la apuesta { $number }
choice-lap = empieza otra vuelta
choice-shuts-in = encierra { choice-passes.whom }
choice-frees = libera { choice-passes.whom }
choice-bonus-earned = gana un movimiento extra
lane-single = carril único
lane-inside = interior
lane-middle = centro
lane-outside = exterior
lane-number = carril { $lane }

# The running order.
order-space = { $space }
order-to-go = { $steps ->
    [one] falta 1
   *[other] faltan { $steps }
}
order-to-line = vuelta { $lap }, { order-to-go }
order-gap = +{ $steps }
order-level = a la par
order-home = en meta, { place }
order-jammed = bloqueado
order-nobody = sin propietario

# What lies ahead of a car; a list of ahead-... follows.
ahead = { car.start }: { $what }.
ahead-car = a { spaces } { car.del }
ahead-next = justo detrás { car.del }
ahead-squeeze = a { spaces } de un carril único
ahead-in-squeeze = en el carril único
ahead-bet = a { spaces } de la línea de apuestas { $number }
ahead-finish = a { spaces } de la meta
ahead-jammed = bloqueado
ahead-clear = vía libre
ahead-home = ha llegado { place.of-six }

# Bets.
bet-intro = ¿Qué coche gana la carrera? Si el que elijas llega 1.º, 2.º o 3.º, esta apuesta paga { $first }, { $second } o { $third }.
bet-for-nothing = ¿Qué coche gana la carrera? En esta partida la apuesta no paga nada, pero hay que hacerla.

# How equal bids were decided.
story-tie-lines = Empate: gana la carta con más líneas.
story-tie-wild = Empate: gana la carta sin comodín.
story-tie-seat = Empate: gana el asiento más cercano a la izquierda de quien hizo la última compra.

# The result.
result-home = { place } { car } ({ $player })
result-stalled = Han fallado: { $cars }.
result-win = { $count ->
    [one] ¡Gana { $players } con { $money }!
   *[other] ¡{ $players } comparten la victoria con { $money } por cabeza!
}
result-win-home = ¡Gana { $players }! { car.start-el } ha llegado primero.
result-win-ahead = ¡Gana { $players }! { car.start-el } es el que más ha avanzado.
result-tie = { $players } empatan a { $money }; por delante queda { $first }, con el mejor coche en meta ({ place }).
result-tie-shared = { $players } empatan a { $money }, y sus mejores coches tampoco desempatan.

# The rules in short.
rules-money = Gana quien acabe con más dinero: lo que pagan la carrera y las apuestas, menos los precios de subasta.
rules-first-home = Gana quien tenga el primer coche en meta. El dinero no cuenta.
rules-long = Gana quien tenga el coche que haya llegado más lejos cuando se acaben las cartas. El dinero no cuenta.
rules-auction = Subasta: por cada coche y su habilidad, cada cual coloca una carta en secreto. El número junto al color del coche es la puja; una carta sin ese color equivale a pasar. La puja más alta paga y se lleva el lote, y todas las cartas vuelven a la mano. Los empates son para la carta con más líneas y, si persisten, para la que no tenga comodín. Nadie se queda sin coche.
rules-dealt = Los coches se reparten, { $count } por cabeza.
rules-turn = Carrera: en tu turno juegas una carta y la resuelves línea a línea. Cada línea mueve su coche tantas casillas como indica, y tú conduces todos los coches de tu carta. Un comodín mueve un coche que no esté en la carta.
rules-steer = Los coches avanzan en línea recta o en diagonal, nunca de lado ni hacia atrás, y no atraviesan otros coches. Si un coche queda bloqueado, se para ahí y pierde el resto de su movimiento.
rules-bets = Apuestas: cuando el primer coche cruza una línea de apuestas, al acabar esa carta cada cual apuesta en secreto por un ganador.
rules-finish = Meta: el coche que cruza la línea de meta ocupa el siguiente puesto y sale del circuito. Con todos tus coches en meta, ya no juegas más cartas. Cuando se acaban las cartas, los coches que siguen en el circuito han fallado y no ganan nada.
rules-laps = No hay línea de meta: los coches dan vueltas hasta que se juegan todas las cartas.
rules-two = En las partidas de dos, las cartas de velocidad 8 quedan boca arriba delante de ti; tienes siete cartas en la mano y robas una por cada una que juegas.
rules-three = Tienes tres cartas en la mano y robas una por cada una que juegas.
rules-tour = Los mundiales son dos carreras así; se suma el dinero de ambas.
