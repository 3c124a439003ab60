# Qué está pasando y a quién se espera ($waiting es una lista de nombres; $player, quien juega la carta).

phase-bid = Se subasta { car.the }; esperando a { $waiting }.
phase-keep-power = La subasta ha terminado y cada piloto conserva una habilidad; esperando a { $waiting }.
phase-swap-power = Astuto se puede cambiar; esperando a { $waiting }.
phase-play-card = La carrera está en marcha; esperando una carta de { $waiting }.
phase-name-wild = { $player } juega { $card } y falta el color del comodín; esperando a { $waiting }.
phase-choose-skip = { $player } juega { $card } y puede saltarse la línea { car.del }; esperando a { $waiting }.
phase-move-car = { $player } juega { $card } y se mueve { car.el }; esperando a { $waiting }.
phase-bonus = { $player } juega { $card } y { car.el } se ha ganado un movimiento extra; esperando a { $waiting }.
phase-bet = Apuesta { $number }: cada cual marca un ganador; esperando a { $waiting }.
phase-over = La partida ha terminado.
