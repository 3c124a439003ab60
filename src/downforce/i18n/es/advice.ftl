# La ingeniera de pista: qué habla a favor de una opción. $car es el color del coche en cuestión; $steps, las casillas
# que gana (o todos los tuyos, o las de la mano); $usual, lo mismo con las demás opciones, de media; $price es un
# importe; $chance va de 0 a 100. La opción se ve encima de su frase.

advice-only = No hay otra cosa que elegir.
advice-win = Con esto ganas la partida en el acto.
advice-bid = { car.start-the } vale para ti unos { $price }: tu mano le da { spaces }.
advice-free = En esta partida los precios no cuentan: puja todo lo que puedas.
advice-least = Aquí no puedes pasar, y { $price } es lo mínimo que puedes pujar.
advice-dear = { car.start-the } no vale para ti más de { $price }: guarda tu dinero.
advice-over = Es más de lo que { car.the } vale para ti.
advice-later = Espera a un coche más barato, o que le vaya mejor a tu mano.
advice-enough = Ya tienes bastantes coches: otro daría menos de lo que cuesta.
advice-cannot = Ninguna de tus cartas permite pujar por { car.the }.
# $place: 1 es la habilidad que más le gusta a Ace de las que hay.
advice-power = { $place ->
    [1] De estas habilidades, es la que más carreras ha ganado.
   *[other] Buena habilidad, pero ha ganado menos carreras.
}
advice-home = Tu coche { car } es el { place.of-six } en llegar a meta.
advice-own = { $usual ->
    [0] Al acabar esta carta tus coches avanzan { spaces }; las demás opciones no dan casi nada.
   *[other] Al acabar esta carta tus coches avanzan { spaces }; las demás opciones dan cerca de { $usual }.
}
advice-leader = { $steps ->
    [0] { car.start-el } va en cabeza y no avanza; con las demás opciones avanzaría unas { $usual } casillas.
   *[other] { car.start-el } va en cabeza y solo avanza { spaces }; las demás opciones le dan cerca de { $usual }.
}
advice-rival = { $steps ->
    [0] { car.start-el } no avanza; con las demás opciones avanzaría unas { $usual } casillas.
   *[other] { car.start-el } solo avanza { spaces }; las demás opciones le dan cerca de { $usual }.
}
advice-jam = Deja bloqueado { car.the }.
advice-stake = { car.start-el } avanza { spaces }, y has apostado por él.
advice-round = Contando con lo que puedan responder tus rivales, tu probabilidad de ganar la partida ronda el { $chance } %.
advice-chance = Tu probabilidad de ganar la partida ronda entonces el { $chance } %.
advice-same = { $place ->
    [1] Aquí apenas importa: en cualquier caso, tu probabilidad de ganar la partida ronda el { $chance } %.
   *[other] Casi no hay diferencia.
}
advice-less = Tus coches avanzan menos, pero es más probable que ganes la partida: { $chance } % en vez de { $usual } %.
advice-prizes = Tus coches avanzan menos, pero pueden esperar mejores puestos en la meta.
advice-trial = Tus coches avanzan menos por ahora, pero, contando con lo que puedan responder tus rivales, es más probable que ganes la partida: { $chance } % en vez de { $usual } %.
advice-pays = { car.start-el } gana la carrera en cerca de { $chance } de cada 100 casos; apostar por él paga { $price } de media.
advice-back = { car.start-el } gana la carrera en cerca de { $chance } de cada 100 casos; es tuyo, así que la apuesta paga en las carreras que puedes ganar.
advice-first = { car.start-el } gana la carrera en cerca de { $chance } de cada 100 casos.

advice-title = Ingeniera de pista
# Al final: cuántas veces se hizo lo aconsejado.
result-advised = { $count ->
    [one] { $player } siguió el consejo de la ingeniera una vez.
   *[other] { $player } siguió el consejo de la ingeniera { $count } veces.
}

# --- El ajuste ---

setting-advice = Consejos
setting-advice-about = ¿Se puede pedir consejo a la ingeniera de pista?
setting-advice-alone = Solo con bots
setting-advice-alone-about = Puedes pedir consejo mientras no juegue ninguna otra persona.
setting-advice-on = Sí
setting-advice-on-about = Cualquiera puede pedir consejo; queda marcado en el resultado.
setting-advice-off = No
setting-advice-off-about = Nadie recibe consejos.
