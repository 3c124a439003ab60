# La página de las reglas. Los nombres de habilidades, modos, ediciones y opciones vienen de sus propios catálogos.

rulebook-over = Cómo se juega
rulebook-title = Las reglas
rulebook-lead = De dos a seis pilotos compran seis coches de carreras, les hacen dar una vuelta con las cartas de su mano y, sobre la marcha, apuestan por un ganador. Conduces todos los coches de la carta que juegas, también los que preferirías ver contra las balas de paja.
rulebook-contents = Índice
rulebook-home = Downforce, ir a la portada

# --- El objetivo ---

rulebook-goal = El objetivo
rulebook-goal-prizes = Carrera
rulebook-goal-bets = Apuestas
rulebook-goal-price = Subasta
rulebook-goal-winnings = Ganancias
rulebook-goal-own = Si tu coche es rápido, cobras por la carrera. Si apuestas por uno rápido, da igual de quién sea.

# --- La preparación ---

rulebook-setup = Antes de la salida
rulebook-setup-grid = Un sorteo decide en qué casilla de salida empieza cada uno de los seis coches.
rulebook-setup-cards = Las 42 cartas de velocidad se reparten por igual: 21, 14, 10, 8 o 7 por cabeza, según jueguen dos, tres, cuatro, cinco o seis. Con cuatro o cinco, las dos cartas sobrantes se apartan sin mirarlas.
rulebook-setup-figure = Al rojo le ha tocado la pole.
rulebook-setup-lots = Hay un mazo con las seis cartas de velocidad 8 y otro con las seis habilidades, los dos bien barajados. Es lo que sale a subasta.
rulebook-setup-deck = Las reglas publicadas no enumeran todas las cartas. Los ejemplos impresos dan algunas; el resto de esta baraja es reconstrucción nuestra.

# --- La subasta ---

rulebook-auction = La subasta
rulebook-auction-lot = Los coches salen de uno en uno, junto con una habilidad. Cada cual coloca una carta boca abajo, y todas se descubren a la vez.
rulebook-auction-bid = El número junto al color del coche es tu puja, en millones. Una carta sin ese color equivale a pasar.
rulebook-auction-tie = La puja más alta se lleva el lote. ¿Empate? Gana la carta con más líneas; si persiste, la que no tenga comodín; y si aún persiste, el asiento más cercano a la izquierda de quien hizo la última compra.
rulebook-auction-win = Quien gana apunta el precio y se lleva el coche, su carta de velocidad 8 y la habilidad. Todas las cartas colocadas vuelven a su mano: pujar cuesta dinero, no cartas.
rulebook-auction-wild = ¿No tienes ninguna carta de ese color? Entonces puedes declarar como puja una carta con comodín, por el número del comodín. Si tiene dos, cuenta el más alto.
rulebook-auction-everyone = Nadie se queda sin coche. Cuando solo quedan tantos coches como pilotos sin uno, nadie más puede pujar. El último coche se entrega sin puja a quien aún no tenga, por el número más bajo de ese color en su mano; a falta de ese color, por el comodín más bajo y, a falta de comodín, por el número más bajo de todos.
rulebook-auction-aside = Si nadie puja, el lote se deja a un lado. Al final pujan por él quienes no tengan coche; si todo el mundo tiene uno, o si vuelven a pasar, ese coche corre sin propietario.
rulebook-auction-eight = Una carta de velocidad 8 ya comprada también se puede colocar; equivale a pasar.
rulebook-auction-power = ¿Has comprado varias habilidades? Conserva una para la carrera: sirve para todos tus coches.
rulebook-auction-example = Ejemplo: sale a subasta el coche verde, con Astuto.
rulebook-auction-example-end = { $first } y { $second } pujan 6. La carta de { $first } tiene más líneas, así que { $first } paga 6 millones y se lleva el coche verde.
# El pie de una carta.
rulebook-auction-pass = { $player } pasa
rulebook-auction-bids = { $player } puja { $amount }

# --- La carrera ---

rulebook-race = La carrera
rulebook-race-first = Empieza quien tenga el coche de la pole; si ese coche no es de nadie, quien tenga el siguiente de la parrilla. El turno pasa hacia la izquierda. En tu turno, juegas una carta.
rulebook-race-lines = La carta se lee desde arriba. Cada línea mueve su coche tantas casillas como indica, y los conduces todos tú, sean tuyos o no.
rulebook-race-home = Las líneas de los coches que ya están en meta, o que no pueden dar ni un paso, se pasan por alto.
rulebook-race-done = Después, la carta va boca arriba a la pila de descarte, que cualquiera puede mirar.
rulebook-card = Cómo se lee una carta
rulebook-card-first = Primera línea: el azul avanza 6.
rulebook-card-second = Luego el naranja, 4.
rulebook-card-wild = Un comodín: 2 para un coche que no esté en esta carta. Lo nombras al llegar a esta línea.
rulebook-card-last = Por último, el amarillo avanza 1.
rulebook-wild-two = Dos comodines en una carta nombran dos coches distintos. Se puede nombrar un coche en meta o bloqueado: ese movimiento se pierde, y a veces es justo lo que interesa.

# --- La conducción ---

rulebook-steering = Al volante
rulebook-steering-forward = Cada paso lleva a una casilla contigua, en línea recta o en diagonal, cuyo borde delantero quede más adelante. Nunca de lado, nunca hacia atrás.
rulebook-steering-full = Un coche avanza su número completo si el camino que eliges lo permite. Puede colarse en diagonal entre dos coches, pero nunca atravesar uno.
rulebook-steering-figure = El naranja puede ir a una de las tres casillas claras; nunca a una de al lado ni a una de atrás.
rulebook-front-figure = Las casillas no siempre están alineadas: manda el borde delantero. El naranja puede entrar en las tres casillas claras. El borde delantero de las tachadas queda por detrás del suyo.
rulebook-jam = Bloqueos
rulebook-jam-stop = Un camino que lleva a un bloqueo acaba ahí, y el resto del movimiento se pierde. Puedes elegirlo a propósito, aunque otro llegue más lejos.
rulebook-jam-must = Pero, si hay un primer paso posible, el coche tiene que darlo.
rulebook-jam-figure = En el carril único, el rojo está parado. El azul tenía 6, avanza 3 y pierde el resto.
rulebook-jam-choice-figure = El azul tiene 4. Puede adelantar al rojo y al negro y avanzar las 4, o avanzar 1 y quedarse bloqueado detrás a propósito.

# --- Las habilidades ---

rulebook-powers = Las habilidades
rulebook-powers-about = Una por piloto, para toda la carrera. Salvo Astuto, que actúa siempre, las usas solo cuando quieras.
rulebook-powers-aggressive = Nunca con un comodín en la primera línea. Con tu propia carta de velocidad 8 avanzas 8 o 9.
rulebook-powers-cunning = Quien juega la carta sigue nombrando los comodines y usando su propia habilidad.
rulebook-powers-determined = La casilla de partida y las dos de más pueden tener cualquier forma.
rulebook-powers-strategic = También un comodín, si quieres.
rulebook-powers-tricky = La carta entera o nada.
rulebook-powers-unpredictable = Dos comodines siguen nombrando dos coches distintos.
rulebook-rectangle-figure = Para Enérgico: las casillas claras son rectangulares. Las de la curva no, porque sus extremos no son paralelos.

# --- Las apuestas ---

rulebook-bets = Las apuestas
rulebook-bets-line = Tres líneas amarillas cruzan el circuito. Cuando el primer coche cruza una, al acabar esa carta cada cual marca un ganador en secreto.
rulebook-bets-any = Vale cualquier coche: uno tuyo, uno rival, uno sin propietario, el mismo de la otra vez e incluso uno que ya esté en meta.
rulebook-bets-all = También apuesta quien se ha quedado sin cartas o tiene todos sus coches en meta. Si con una carta se cruzan dos líneas de apuestas, se apuesta dos veces, una tras otra.
rulebook-bets-secret = Las apuestas son secretas hasta el final. Las primeras pagan más.
rulebook-bets-figure = El verde es el primero en cruzar la línea amarilla: se abren las apuestas.

# --- Meta y puntuación ---

rulebook-finish = Meta y puntuación
rulebook-finish-order = El coche que cruza la línea ocupa el siguiente puesto y sale del circuito; da igual hasta dónde habría llegado.
rulebook-finish-out = Con todos tus coches en meta, descartas tu mano y ya no juegas más cartas.
rulebook-finish-end = La carrera acaba cuando todos los coches están en meta o se han jugado todas las cartas. El coche que se queda por el camino ha fallado: no cobra por la carrera, y quien apostó por él se queda sin nada. Su propietario conserva lo demás.
rulebook-finish-figure = El rojo tiene 6 y le bastan 3: cruza la línea, ocupa el siguiente puesto y sale del circuito.
rulebook-prizes = Pago por carrera
rulebook-payouts = Pago de apuestas
rulebook-place = Puesto
rulebook-bet = Apuesta { $number }
rulebook-finish-tie = Gana quien acabe con más dinero. ¿Empate? Gana quien tenga el coche que llegó en mejor puesto. ¿Ninguno de los empatados tiene un coche en meta? Entonces se comparte la victoria.
rulebook-score-example = Ejemplo: gana el azul, y llegan después amarillo, rojo, negro, verde y naranja. { $player } tiene el amarillo y el verde, y ha apostado por el amarillo, el amarillo y el azul.

# --- Partidas de dos ---

rulebook-two = Partidas de dos
rulebook-two-open = Tus cartas de velocidad 8 quedan boca arriba delante de ti. No sirven para pujar, y al jugar una no se roba.
rulebook-two-hand = Después de la subasta, cada cual baraja sus 21 cartas y roba siete. Por cada una que juegas, robas otra.
rulebook-two-cunning = Lo que pasa con Astuto depende de la edición.

# --- Los modos ---

rulebook-modes = Otras formas de jugar
rulebook-mode-beginner = Sin subasta, sin habilidades y sin apuestas: los coches se reparten, el mismo número por cabeza. Tienes tres cartas en la mano y robas una por cada una que juegas. La partida acaba en cuanto se resuelve la carta que lleva a meta al primer coche con propietario. Si antes se agotan las cartas, gana el coche que haya llegado más lejos.
rulebook-mode-long-distance = Subasta y habilidades como siempre, pero sin línea de meta ni apuestas. Entre coches a la par, va por delante el más cercano al lado interior. Los precios se apuntan, pero no cuentan, y un coche sin propietario no puede ganar.
rulebook-mode-world-tour = La segunda carrera trae otro reparto y otra subasta; solo se conserva el dinero. En caso de empate decide el mejor puesto logrado en cualquiera de las dos carreras; si aún persiste, se comparte la victoria.

# --- Las ediciones ---

rulebook-editions = Las ediciones
rulebook-editions-about = Las cinco ediciones impresas coinciden en casi todo. Donde difieren, se elige en la mesa:
rulebook-edition = Edición
rulebook-edition-bid = Puja sin color ni comodín
rulebook-edition-cunning = Astuto en partidas de dos
rulebook-edition-money = Dinero
rulebook-edition-bid-yes = número más bajo
rulebook-edition-bid-no = no
rulebook-edition-stays = se queda
rulebook-edition-removed = se retira
rulebook-edition-may-swap = se puede cambiar
rulebook-edition-must-swap = se debe cambiar

# --- Reglas de la casa ---

rulebook-house = Reglas de la casa
rulebook-house-about = Cada una se puede cambiar por separado; las cinco primeras, solo en la partida normal.
