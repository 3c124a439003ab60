# Las carreras guiadas: lo que dice la ingeniera de pista, como mucho 40 palabras por nota. $cars son colores
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

lesson-proof = El reparto estaba preparado
lesson-proof-about = Era una carrera guiada: su reparto se eligió de antemano para que se pueda aprender todo, y no dice nada del azar. Los rivales solo veían sus propias cartas. La partida no está en la colección pública.

# --- Lo que se intenta ahora: una línea corta ---

lesson-goal-play-first-home = Juega la carta que más te ayude. Tus coches: { $cars }.
lesson-goal-watch-first-home = Conducen los demás. Lleva a meta los tuyos: { $cars }.
lesson-goal-own-car = Tu coche ({ $cars }): llévalo lejos y con vía libre.
lesson-goal-rival-car = Coche rival ({ $cars }): que pierda casillas.
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

lesson-first-goal = ¡Hola! Tus coches: { $cars }. El primer coche que cruce la línea de meta gana la carrera para su propietario. En tu turno juegas una carta y robas otra.
lesson-card = Juega una carta. Sus líneas se resuelven de arriba abajo: cada una mueve el coche de su color tantas casillas como indica. Busca números altos para tus coches.
lesson-eight = Tienes una carta de velocidad 8: ocho casillas para uno de tus coches, y ningún rival sale ganando. Guárdala para una vía libre o para la meta.
lesson-own-car = Un coche tuyo. Puede acabar en cualquier casilla iluminada: por dentro la curva es más corta, y tener vía libre ayuda a tu próxima carta. Nunca va de lado.
lesson-rival-car = Conduces todos los coches de tu carta. Este es de un rival: mándalo por fuera, o déjalo pegado detrás de otro. Si puede moverse, debe hacerlo.
lesson-wild = Un comodín: nombra un color que no esté en la carta. Casi siempre uno tuyo con vía libre; si nombras a un rival bloqueado, el movimiento se pierde.
lesson-jam = Un bloqueo: el coche sin casilla libre delante se detiene y pierde el resto de su número. Deja sitio ante los tuyos y aparca a los rivales tras otros.
lesson-squeeze = Más adelante hay un solo carril. Allí nadie adelanta, y el coche que se queda dentro frena a todos los de detrás. Que el tuyo pase primero.
lesson-first-finish = La meta está a una carta: esta carrera acaba cuando la cruza el primer coche. ¿Llega el tuyo? Si un rival está más cerca, usa tu carta para frenarlo.
lesson-first-stalled = Los coches que siguen en el circuito han fallado. En el Gran Premio no cobran, y las apuestas por ellos no pagan nada.

# --- El Gran Premio ---

lesson-money = Esta carrera va de dinero. Tus coches cobran, tus apuestas pagan y se resta lo que pagaste por los coches. Gana la suma más alta, llegue quien llegue primero.
lesson-lot = Este coche y esta habilidad, que cambia una regla a tu favor, se venden juntos. Cada cual coloca una carta boca abajo: su número para el color del coche es la puja, en millones. Las cartas vuelven a la mano.
lesson-price = El precio se apunta en la hoja y se paga al final, de las ganancias. El primer puesto da 12, el segundo 9, el tercero 6: un coche de 6 tiene que llegar bien.
lesson-tie = Dos pujas han empatado. Gana la carta con más líneas; después, la que no tiene comodín. Así, una carta larga vence a una corta por el mismo precio.
lesson-pass = Una carta sin el color de este coche equivale a pasar. Si es demasiado caro, déjalo ir: al final todos tienen al menos uno.
lesson-bought = Es tuyo, con su habilidad. Su carta de velocidad 8 está en tu mano: ocho casillas para este coche en la carrera. Otro coche puede darte más, y cuesta más.
lesson-keep-power = Tienes varias habilidades y conservas una para la carrera. Sirve para todos tus coches. Elige la que mejor vaya con las cartas de tu mano.
lesson-race = La carrera: juega una carta y conduce todos los coches que muestra, línea a línea. Tu habilidad se te ofrece cuando puedes usarla. No robas cartas, así que gástalas bien.
lesson-betting-line = Puede que pronto un coche cruce una línea amarilla. El primero en cruzarla abre una apuesta: al acabar la carta, cada cual marca un ganador en secreto.
lesson-bet = ¿Qué coche ganará? Si llega primero, segundo o tercero, esta apuesta paga 9, 6 o 3. Vale cualquier coche, tuyo o no. Nadie ve tu marca.
lesson-next-bet = Otra apuesta. La segunda paga 6, 4 o 2; la tercera 3, 2 o 1. Sigue con tu coche, o marca otro si la carrera ha cambiado.
lesson-finish = La meta está cerca. Los puestos dan 12, 9, 6, 4, 2 y nada. El coche solo tiene que cruzar la línea: a veces basta un número pequeño.
lesson-home = El primer coche está en meta, y la carrera sigue: cobran casi todos los puestos, y también las apuestas por los tres primeros. Lleva a meta los tuyos.
lesson-cards-run-out = Quedan pocas cartas. El coche que no cruza la línea ha fallado: no cobra, y las apuestas por él no pagan nada. Lleva primero a meta el que más dinero te dé.
lesson-sheet = Las hojas: carrera y apuestas, menos los precios. Gana la suma más alta; si hay empate, el coche mejor clasificado. Mira de dónde vino tu dinero.
