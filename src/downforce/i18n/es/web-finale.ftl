# El final de la partida: el recuento como espectáculo y, después, lo que significa para quien mira.

finale-title = El recuento
finale-cost = Primero, lo que costaron los coches
finale-earlier = De la primera carrera
finale-prizes = Pago por carrera
finale-bet = { $number ->
    [1] La primera apuesta
    [2] La segunda apuesta
   *[3] La tercera apuesta
}
finale-winner = Y la victoria es para…
finale-skip = Saltar
finale-again = Ver otra vez el recuento

# --- Quién ganó qué ---

finale-game = { $count ->
    [one] { $players } gana la partida con { $money }
   *[other] { $players } comparten la victoria con { $money } por cabeza
}
finale-race = La carrera la ganó { car.the } de { $player }.
finale-race-nobody = La carrera la ganó { car.the }, que no era de nadie.
finale-race-too = También ganó la carrera, con { car.the }.
# Amounts with their currency.
finale-why = Por qué gana { $player }: { $prizes } de carrera + { $bets } de apuestas − { $price } de subasta
finale-why-no-bets = Por qué gana { $player }: { $prizes } de carrera − { $price } de subasta

# --- Para quien mira ---

finale-you = Tu carrera
finale-you-won = Ganas tú, con { $money }.
finale-you-place = Has quedado en el { place } puesto de { $count }, con { $money }.
finale-you-rank = Has quedado en el { place } puesto de { $count }.
finale-you-sum = { $prizes } de carrera + { $bets } de apuestas − { $price } de subasta
finale-you-sum-no-bets = { $prizes } de carrera − { $price } de subasta
finale-bet-lost = { finale-bet }, por { car.el }, no pagó nada: llegó { place.of-six }.
finale-bet-lost-stalled = { finale-bet }, por { car.el }, no pagó nada: no llegó a meta.
finale-bets-paid = Todas tus apuestas pagaron.
finale-jam = El bloqueo más caro: la carta de { $player } le costó { spaces } a tu coche { car }.
finale-jam-own = El bloqueo más caro: tu propia carta le costó { spaces } a tu coche { car }.
finale-no-jam = Ningún bloqueo les costó ni una casilla a tus coches.
finale-see = Verlo otra vez
