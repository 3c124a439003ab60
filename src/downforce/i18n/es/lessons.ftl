# Las carreras guiadas: lo que dice la ingeniera de pista, como mucho dos líneas en un teléfono. $cars son colores
# de coches, como «rojo y azul».

lesson-first-lap-title = La primera vuelta
lesson-first-lap-about = Solo conducir: cartas, rivales, comodines y bloqueos. Gana el primer coche en meta. Unos seis minutos.
lesson-grand-prix-title = El Gran Premio
lesson-grand-prix-about = El juego completo: subasta, habilidades, apuestas y hoja de registro. Unos veinte minutos.
lesson-start = Empezar la carrera
lesson-resume = Volver a la carrera
lesson-again = Correrla otra vez
lesson-learn = Todas las lecciones
lesson-done = Terminada
learn-first-over = ¿Es tu primera vez?
learn-first = Aprende al volante
learn-first-about = Dos carreras con una ingeniera de pista a tu lado. Sin tener que leer antes las reglas.

lesson-engineer = Ingeniera de pista
lesson-note-count = Mensaje { $number } de { $count }
lesson-note-before = Mensaje anterior
lesson-note-next = Mensaje siguiente
lesson-note-fold = Cerrar el mensaje
lesson-note-open = Abrir el mensaje
lesson-goal-label = Qué hacer
lesson-legend = Signos
lesson-sign-wild = Comodín: el color que elijas
lesson-sign-chequers = Línea de meta; en una carta: velocidad 8
lesson-sign-line = Línea de apuestas
lesson-next = Ahora: el Gran Premio

lesson-proof = El reparto estaba preparado
lesson-proof-about = Era una carrera guiada: su reparto se eligió de antemano para que se pueda aprender todo, y no dice nada del azar. Los rivales solo veían sus propias cartas. La partida no está en la colección pública.

# --- Lo que se intenta ahora: una línea corta ---

lesson-goal-play-first-home = Juega la carta que más te ayude. Tus coches: { $cars }.
lesson-goal-watch-first-home = Conducen los demás. Lleva a meta los tuyos: { $cars }.
lesson-goal-own-car = Tu coche ({ $cars }): llévalo lejos y con vía libre.
lesson-goal-rival-car = Coche rival ({ $cars }): hazle perder casillas.
lesson-goal-wild = Nombra el color que mueve el comodín.
lesson-goal-bid = Decide cuánto vale este coche para ti, o pasa.
lesson-goal-keep-power = Elige la habilidad con la que corres.
lesson-goal-bet = Marca el coche que llegará primero.
lesson-goal-play-for-money = Juega la carta que más dinero te dé. Tus coches: { $cars }.
lesson-goal-use-power = Usa ahora tu habilidad o déjala para otra vez.
lesson-goal-watch-money = Deciden los demás. Lleva a meta los tuyos: { $cars }.
lesson-goal-watch-auction = Deciden los demás. Necesitas al menos un coche.
lesson-goal-confirm = Mira en qué queda el turno y confírmalo.
lesson-goal-over = La carrera ha terminado.

# --- La primera vuelta ---

lesson-first-goal = Solo en esta carrera, gana el primer coche en meta. Tus coches: { $cars }.
lesson-card = Juega una carta: de arriba abajo, cada línea mueve el coche de su color.
lesson-eight = La carta de velocidad 8 mueve un coche ocho casillas. Guárdala para una vía libre.
lesson-own-car = Tu coche: por dentro es más corto, y la vía libre ayuda a tu próxima carta.
lesson-rival-car = Conduces todos los coches de tu carta, también los rivales: mándalos por fuera.
lesson-wild = Un comodín: quien juega nombra un color que no esté en la carta.
lesson-jam = Bloqueado: el coche no tiene casilla libre delante. Su línea no se cuenta.
lesson-squeeze = Delante hay un solo carril: allí nadie adelanta. Que el tuyo pase primero.
lesson-first-stalled = En el Gran Premio, un coche que sigue en el circuito ha fallado y no cobra.
lesson-begins = Empieza quien tiene el coche de delante; después se sigue hacia la izquierda.
lesson-draw = Solo en esta carrera, robas una carta después de cada una que juegas.
lesson-name-wild = Nombra ahora un color. Puedes nombrar un coche bloqueado, pero no se mueve.
lesson-two-wilds = Dos comodines en una carta deben nombrar dos colores distintos.
lesson-steps = Cada paso va recto o en diagonal hacia delante, nunca de lado ni hacia atrás.
lesson-taken = Ningún coche entra en una casilla ocupada, pero pasa en diagonal entre dos.
lesson-whole = Si el camino lo permite, el coche avanza todo su número. Si puede moverse, debe.
lesson-jam-ahead = Un camino acaba en un bloqueo: allí el coche se detiene y pierde el resto.

# --- El Gran Premio ---

lesson-money = Carrera más apuestas, menos lo que pagaste: gana la suma más alta.
lesson-lot = Coche y habilidad se venden juntos. La habilidad cambia una regla a tu favor.
lesson-price = Gana la puja más alta y se paga al final. Las cartas vuelven a la mano.
lesson-tie = Pujas iguales: gana la carta con más líneas; después, la que no tiene comodín.
lesson-bought = Tu carta de velocidad 8 ya está en tu mano. Como puja equivale a pasar.
lesson-keep-power = Conservas una habilidad para todos tus coches: elige según tus cartas.
lesson-race = Ahora no se roban cartas: tu mano debe durar toda la carrera.
lesson-betting-line = El primer coche que cruza una línea amarilla abre una apuesta tras la carta.
lesson-bet = Marca en secreto un coche cualquiera: si llega 1.º, 2.º o 3.º, paga 9, 6 o 3.
lesson-next-bet = La apuesta 2 paga 6, 4 o 2; la 3 paga 3, 2 o 1. Sigue con tu coche o cambia.
lesson-finish = La meta está cerca. Basta un número que llegue; lo que sobra se pierde.
lesson-home = El primer coche está en meta, y la carrera sigue: casi todos los puestos pagan.
lesson-cards-run-out = Un coche sin llegar cuando se acaban las cartas ha fallado: no cobra.
lesson-sheet = Gana la suma más alta; en caso de empate, el coche mejor clasificado.
lesson-bid = El número de tu carta en este color es tu puja secreta. Sin él, pasas.
lesson-prizes = Los puestos pagan 12, 9, 6, 4, 2 y nada: eso es lo que da un coche.
lesson-declared = No tienes cartas de este color. Algunas pueden pujar: indican cuánto.
lesson-everybody = Todos tienen un coche: al final solo pujan quienes no tienen ninguno.
lesson-given = El último coche es para quien no tiene, por el número más bajo de su mano.
lesson-aside = Si todos pasan, el coche espera al final. Sin vender, corre sin propietario.
lesson-power = Tu habilidad se ofrece cada vez que puede usarse. Puedes decir que no.
lesson-cunning = Astuto ({ $cars }): conduce siempre su propietario, juegue quien juegue.
lesson-two-bets = Una carta ha cruzado dos líneas: hay dos apuestas, una tras otra.
lesson-home-line = La línea de un coche que ya está en meta no se cuenta.
lesson-out = Todos tus coches están en meta: descartas la mano, pero aún apuestas.
