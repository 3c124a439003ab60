# Por qué no se puede, en una frase. Los nombres son los de Reason en la biblioteca.

reason-not-your-turn = No te toca.
reason-wrong-phase = Eso no se puede hacer ahora.
reason-game-over = La partida ha terminado.
reason-malformed = Eso no es una acción de este juego.

reason-card-not-in-hand = No tienes esa carta en la mano.
reason-not-a-bid-card = Con una carta de velocidad 8 boca arriba no se puede pujar.
reason-cannot-declare = Solo puedes declarar una carta si no tienes ninguna de ese color; si tienes un comodín, tiene que ser con él.
reason-must-bid = Queda un coche por cabeza y nadie puede pasar: coloca una carta que sirva para pujar.
reason-power-not-yours = Solo puedes conservar una habilidad que tengas.
reason-power-not-free = Solo puedes cambiar Astuto por una habilidad que esté fuera de la partida.
reason-must-swap = En esta mesa hay que cambiar Astuto.

reason-cannot-reverse = Solo Tramposo lee cartas de abajo arriba, y solo las de dos líneas o más.
reason-colour-on-card = El comodín tiene que nombrar un color que no esté en la carta.
reason-colour-named-twice = Dos comodines tienen que nombrar dos colores distintos.
reason-cannot-skip = Esta línea no te la puedes saltar.
reason-wrong-car = Ahora se mueve otro coche.
reason-out-of-reach = El coche no puede acabar ahí.

reason-bad-player-count = A Downforce juegan de 2 a 6 personas, no { $detail }.
reason-bad-option-value = { $detail } no es un valor válido para esta opción.
reason-unknown-option = No existe la opción { $detail }.
reason-switch-needs-standard = Las opciones de principiantes solo valen en la partida normal, no en { $detail }.
reason-no-bets-in-long-distance = En una carrera de larga distancia no hay apuestas.
reason-track-not-used = Los mundiales necesitan dos circuitos y las demás partidas, uno; aquí no cuadra: { $detail }.
reason-bad-deal = El reparto no incluye cada coche, habilidad y carta exactamente una vez.

# Nombres que no están en ninguna lista. $kind es de qué se trata; $known, los que hay.
unknown-name = No existe { $kind ->
    [track] el circuito
    [deck] la baraja
    [edition] la edición
    [mode] el modo
    [power] la habilidad
    [bot] el bot
    [language] el idioma
   *[other] { $kind }
} «{ $name }»; { $count ->
    [0] la lista está vacía
    [one] solo hay { $known }
   *[other] se puede elegir entre { $known }
}.

# Un texto que no se puede leer. $cause viene del lector, en inglés.
unreadable = { $place }: { $cause }.
