# Partes de la página que están siempre a la vista: cartas, hoja de registro, orden de carrera, asientos.

# --- Cartas de velocidad ---

# Una línea de una carta, para leer en voz alta: $own dice si el coche es propio; $now, si podría moverse.
handcard-line = { $own ->
    [yes] tu { car } { $speed }
   *[no] { car } { $speed }
}{ $now ->
    [home] { " " }(en meta)
    [jammed] { " " }(bloqueado)
   *[free] { "" }
}
# Una carta de la mano, para leer en voz alta: sus líneas y lo que haría. $card es una lista de esas líneas.
handcard-bids = { $card }: puja { $amount }
handcard-declares = { $card }: declarada, puja { $amount }
handcard-passes = { $card }: pasa
handcard-upside-down = { $card }: al revés
handcard-covered = una carta tapada

# Al pie de una carta.
handcard-foot-pass = pasa
handcard-foot-declare = puja { $amount }
handcard-foot-down = al derecho
handcard-foot-up = al revés

handcard-hand = Tu mano
handcard-none = No te quedan cartas en la mano.
handcard-count = { $count ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $count } cartas
}

# El sello sobre la carta que ha comprado el lote.
handcard-sold = Adjudicado

# --- La hoja de registro ---

sheetpad-title = Hoja de registro
sheetpad-of = Hoja de registro de { $player }
sheetpad-driver = Piloto
sheetpad-car = Coche
sheetpad-price = Precio
sheetpad-prize = Carrera
sheetpad-bet = Apuesta { $number }
# Una tabla bajo los coches: lo que paga cada puesto.
sheetpad-pays = Paga
sheetpad-sum = Suma
sheetpad-total = Ganancias
# A lo largo de una columna cuya apuesta aún no se puede ver.
sheetpad-sealed = Sellada
# Una cruz en la hoja, para leer en voz alta.
sheetpad-marked = marcado
sheetpad-bet-on = Apuesta { $number }: { car.the }
sheetpad-stalled = ha fallado
sheetpad-no-money = En esta partida no decide el dinero.

# --- El orden de carrera ---

tower-title = Orden de carrera
# Un coche, para leer en voz alta. $gap es una distancia como +3.
tower-row = { place }: { car }, { $owner }, { $gap }
# Corto: comparte línea con la distancia.
tower-nobody = nadie
tower-stalled = ha fallado
tower-up = { $count ->
    [one] sube 1 puesto
   *[other] sube { $count } puestos
}
tower-down = { $count ->
    [one] baja 1 puesto
   *[other] baja { $count } puestos
}

# --- Los asientos ---

seat-title = Pilotos
seat-you = tú
seat-host = organiza
# $level es el nombre de un bot.
seat-bot = bot ({ $level })
seat-away = de momento conduce un bot
seat-offline = sin conexión
seat-asked = le toca
seat-thinking = pensando
seat-car-for = { car } por { $price }
seat-no-car = aún sin coche
seat-bets = { $count ->
    [0] sin apuestas
    [one] 1 apuesta
   *[other] { $count } apuestas
}
seat-own-bets = Tus apuestas: { $cars }
seat-cars = Coches
