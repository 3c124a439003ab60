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

question-bid = Puja por { car.the } con una carta. La carta sigue siendo tuya.
question-keep-power = ¿Con qué habilidad corres?
question-swap-power = ¿Cambias Astuto por otra habilidad?
question-play-card = Te toca: juega una carta.
question-name-wild = Comodín de { $speed }: ¿qué coche se mueve?
question-choose-skip = { car.start-el } avanzaría { $speed }. ¿Te saltas la línea?
question-move-car = { car.start-el } avanza { $speed }. ¿Adónde?
question-move-car-rival = { $player } mueve tu coche { car } { $speed }. Lo conduces tú: ¿adónde?
question-bonus = Movimiento extra para { car.the }: { spaces } más.
question-bet = Apuesta { $number }: ¿qué coche gana? Nadie ve tu marca.
