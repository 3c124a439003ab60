# Modos, ediciones y opciones sueltas. Cada cosa tiene un nombre y una frase.

mode-standard = partida normal
mode-standard-about = Compra coches en la subasta, corre una vuelta y apuesta tres veces; gana quien acabe con más dinero.
mode-beginner = principiantes
mode-beginner-about = Los coches se reparten, las manos son de tres cartas y gana quien tenga el primer coche en meta.
mode-long-distance = carrera de larga distancia
mode-long-distance-about = Sin línea de meta ni apuestas: vuelta tras vuelta hasta agotar las cartas, y gana el coche que llegue más lejos.
mode-world-tour = mundiales
mode-world-tour-about = Dos partidas completas, una en cada circuito; cuenta el dinero de las dos.

edition-en = edición inglesa
edition-en-about = Una carta sin el color ni comodín siempre equivale a pasar, y Astuto se queda en las partidas de dos.
edition-es = edición española
edition-es-about = Como la edición inglesa, pero en las partidas de dos se puede cambiar Astuto.
edition-fr = edición francesa
edition-fr-about = Quien no tiene ni el color ni un comodín puede pujar el número más bajo de cualquier carta; las partidas de dos se juegan sin Astuto.
edition-pt-PT = edición portuguesa
edition-pt-PT-about = Como la edición francesa, con los precios en euros.
edition-pt-BR = edición brasileña
edition-pt-BR-about = Quien no tiene ni el color ni un comodín puede pujar el número más bajo de cualquier carta; en las partidas de dos hay que cambiar Astuto.

option-auction = subasta
option-auction-about = Cómo llegan los coches a sus propietarios.
option-auction-yes = Coches y habilidades se venden en la subasta.
option-auction-no = Los coches se reparten al azar, el mismo número por cabeza.

option-powers = habilidades
option-powers-about = Qué habilidades están en juego.
option-powers-yes = Cada piloto tiene una habilidad.
option-powers-no = Nadie tiene habilidad.
option-powers-some = Solo están en juego estas habilidades: { $powers }.

option-hands-of-three = manos de tres
option-hands-of-three-about = Cuántas cartas se tienen en la mano.
option-hands-of-three-yes = Se empieza con tres cartas y se roba de un mazo común.
option-hands-of-three-no = Todas las cartas se reparten antes de empezar.

option-bets = apuestas
option-bets-about = ¿Cuentan las líneas de apuestas?
option-bets-yes = Cada vez que se cruza por primera vez una línea de apuestas, toda la mesa apuesta por un ganador.
option-bets-no = Nadie apuesta.

option-first-home-wins = gana el primero en meta
option-first-home-wins-about = Qué decide la partida.
option-first-home-wins-yes = La carrera acaba con el primer coche en meta, y gana su propietario.
option-first-home-wins-no = Decide el dinero, y todos los coches siguen corriendo.

option-lowest-bid = puja más baja
option-lowest-bid-about = Qué puede pujar quien no tiene ni el color ni un comodín.
option-lowest-bid-yes = Quien no tiene ni el color ni un comodín puede declarar como puja el número más bajo de cualquier carta.
option-lowest-bid-no = Quien no tiene ni el color ni un comodín solo puede pasar.

option-cunning-for-two = Astuto en partidas de dos
option-cunning-for-two-about = Qué pasa con la habilidad Astuto en las partidas de dos.
option-cunning-for-two-stays = Astuto es una habilidad como las demás.
option-cunning-for-two-removed = Astuto se retira antes de la subasta.
option-cunning-for-two-may-swap = Quien conserve Astuto puede cambiarlo por una habilidad que esté fuera de la partida.
option-cunning-for-two-must-swap = Quien conserve Astuto tiene que cambiarlo por una habilidad que esté fuera de la partida.
