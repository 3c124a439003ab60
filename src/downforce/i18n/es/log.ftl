# El historial: un mensaje por cada clase de suceso, quién hizo qué. El nombre está en $player; el color del
# coche, en $car, y lo pone en palabras `car`. Los mensajes con -hidden son para quien no debe saberlo.

event-lot-opened = Sale a subasta { car.the } con { $power }.
event-lot-opened-no-power = Sale a subasta { car.the }, sin habilidad.
# Cuando no puja toda la mesa.
event-lot-opened-some = { event-lot-opened } Puja reservada a { $players }.
event-lot-opened-no-power-some = { event-lot-opened-no-power } Puja reservada a { $players }.

event-bid-placed = { $player } coloca { $card }.
event-bid-placed-declared = { $player } coloca { $card } y la declara como puja.
event-bid-placed-hidden = { $player } ha colocado una carta.

# Un título; siguen las líneas revealed-..., una por persona.
event-bids-revealed = Las cartas para { car.the }:
revealed-bid = { $player } puja { $amount } con { $card }.
revealed-bid-declared = { $player } declara { $amount } con { $card }.
revealed-pass = { $player } pasa con { $card }.

event-lot-sold = ¡Adjudicado! { $player } se lleva { car.the } con { $power } por { $price }.
event-lot-sold-no-power = ¡Adjudicado! { $player } se lleva { car.the } por { $price }.
event-lot-given = Sin puja: { $player } se lleva { car.the } con { $power } por { $price }, como marca la carta { $card }.
event-lot-given-no-power = Sin puja: { $player } se lleva { car.the } por { $price }, como marca la carta { $card }.
event-lot-set-aside = Nadie puja. { car.start-the } se deja a un lado para más tarde.
event-lot-unsold = Nadie compra { car.the }, que correrá sin propietario.

event-power-chosen = { $player } conserva { $power }.
event-power-chosen-hidden = { $player } ha elegido una habilidad.
# $powers es una lista de powers-kept-driver.
event-powers-kept = Pilotos: { $powers }.
powers-kept-driver = { $player } ({ $power })
event-power-swapped = { $player } cambia Astuto por { $power }.
event-power-swapped-declined = { $player } se queda con Astuto.

event-race-started = ¡Motores en marcha! { $player } abre la carrera.
event-hand-drawn = { $player } roba { $cards }.
event-hand-drawn-hidden = { $player } roba su mano.

event-card-played = { $player } juega { $card }.
event-card-played-reverse = { $player } juega al revés la carta { $card }.
event-wild-named = { $player } nombra { car.el } para el comodín.
event-line-skipped = { $player } se salta la línea { car.del }.
event-line-skipped-wild = { $player } se salta el comodín.
event-line-kept = { $player } deja que { car.el } se mueva.
event-line-passed-over = { car.start-el } está bloqueado y no puede moverse.
event-line-passed-over-home = { car.start-el } ya está en meta.

event-car-moved = { $player } mueve { car.el } { spaces }, hasta { $space }.
event-car-moved-bonus = { $player } mueve { car.el } { spaces } más, hasta { $space }.
event-car-moved-lane = { $player } mueve { car.el } { spaces } ({ $lane }).
event-car-moved-bonus-lane = { $player } mueve { car.el } { spaces } más ({ $lane }).
event-car-moved-over-line = { $player } mueve { car.el } { spaces } y cruza la línea.
event-line-crossed = { car.start-el } es el primero en cruzar la línea de apuestas { $number }.
event-car-finished = ¡{ car.start-el } llega { place.of-six }!
event-lap-completed = { $laps ->
    [one] { car.start-el } ha dado una vuelta.
    [2] { car.start-el } ha dado dos vueltas.
   *[other] { car.start-el } ha dado { $laps } vueltas.
}
event-bonus-declined = { $player } renuncia al movimiento extra { car.del }.
event-hand-dropped = Con todos sus coches en meta, { $player } descarta { $count ->
    [one] su última carta sin enseñarla
   *[other] sus últimas { $count } cartas sin enseñarlas
}.
event-card-drawn = { $player } roba { $card }.
event-card-drawn-hidden = { $player } roba una carta.

event-bets-opened = ¡Hora de la apuesta { $number }! Cada cual marca un ganador en secreto.
event-bet-placed = Apuesta { $number }: { $player } apuesta por { car.el }.
event-bet-placed-hidden = { $player } ha hecho la apuesta { $number }.
event-bets-closed = La apuesta { $number } queda cerrada.
event-turn-started = Le toca a { $player }.

# Siguen las líneas race-scored-... que tengan algo que decir.
event-race-scored = { $race ->
    [1] La carrera ha terminado.
   *[other] La carrera { $race } ha terminado.
}
race-scored-home = En meta, por este orden: { $cars }.
race-scored-nobody = Ningún coche ha llegado a meta.
race-scored-stalled = Han fallado: { $cars }.
race-scored-bets = Apuestas de { $player }: { $cars }.
race-scored-money = { $player }: { $money }.
event-next-race-started = Y ahora, la carrera { $race }, en { $track }.
event-game-ended = { $count ->
    [one] ¡Gana { $players }!
   *[other] ¡{ $players } comparten la victoria!
}
