# Los ejercicios: posiciones pequeñas, cada una con su pregunta. Ningún texto pasa de 40 palabras.

exercise-number = Ejercicio { $number } de { $count }
exercise-all = Todos los ejercicios
exercise-previous = Anterior
exercise-next = Siguiente
exercise-check = Comprobar
exercise-show = Ver la respuesta
exercise-shown = La respuesta
exercise-again = Otra vez
# A link from a figure of the rules to its exercise.
exercise-large = Verlo en grande
exercise-right = ¡Correcto!
exercise-wrong = Todavía no
exercise-done = hecho
exercise-progress = { $done } de { $count } hechos
exercise-finished = Has hecho todos los ejercicios. El circuito es tuyo.
exercise-try = Pruébalo: { $title }
exercise-rules = La regla completa
exercise-group-steering = Al volante
exercise-group-cards = Cartas y habilidades
exercise-group-auction = La subasta
exercise-group-money = El reparto y el dinero
exercise-pick-space = Marca casillas en el mapa.
exercise-pick-one-space = Elige una casilla en el mapa.
exercise-pick-many = Marca todo lo que sea correcto.
exercise-pick-order = Toca los coches en el orden correcto.
exercise-pick-one = Elige una opción.
exercise-pick-number = Escribe un número.
exercise-marked = { $count ->
    [0] Aún no hay nada marcado.
    [one] 1 marcado.
   *[other] { $count } marcados.
}
exercise-space-beside = { $lane }, al lado o detrás
exercise-space-finish = más allá de la línea de meta
exercise-space-occupied = { $space } ({ car })
exercise-part-winner = ¿Quién se lleva { car.the }?
exercise-part-price = ¿A qué precio?
exercise-part-bidders = ¿Quién puja por { car.the }?
exercise-part-steers = ¿Quién conduce { car.the }?
exercise-part-names = Con esta línea:
exercise-part-winners = ¿Quién gana?
exercise-part-each = Para cada cual, si juegan { $count }
exercise-part-out = Sobran, si juegan { $count }
exercise-part-hand = En la mano al empezar
exercise-part-pile = En el mazo
exercise-part-money = Ganancias en millones
exercise-skip = Saltarse la línea
exercise-declared = declarada
exercise-owns = { $player }: { $cars }
exercise-owns-none = { $player }: sin coche
exercise-finishers = Orden de llegada: { $cars }

# --- Al volante: título, pregunta y la regla que enseña ---

exercise-first-steps = Solo hacia delante
exercise-first-steps-ask = El rojo avanza 4. Marca todas las casillas donde puede acabar.
exercise-first-steps-rule = Un coche avanza en línea recta o en diagonal, nunca de lado, y su número completo, salvo que su camino lleve a un bloqueo.
exercise-staggered = Por los pelos
exercise-staggered-ask = El naranja avanza 1. Aquí el carril exterior va desplazado. Marca todas las casillas donde puede acabar.
exercise-staggered-rule = Manda el borde delantero: tiene que quedar más adelante, aunque sea un poco. A la misma altura no es hacia delante.
exercise-single-lane = Detrás de otro coche
exercise-single-lane-ask = El azul avanza 6, pero el amarillo está en el carril único. ¿Dónde puede acabar el azul?
exercise-single-lane-rule = Donde un camino lleva a un bloqueo, el movimiento acaba. El resto del número se pierde.
exercise-jam-beside = Dos caminos, un bloqueo
exercise-jam-beside-ask = El verde avanza 4 y puede elegir su camino. Marca todas las casillas donde puede acabar.
exercise-jam-beside-rule = Se puede elegir un camino que lleva a un bloqueo, aunque otro permita el número completo.
exercise-squeeze = El estrechamiento
exercise-squeeze-ask = El amarillo avanza 4 hacia el carril único, y ahí está el naranja. Marca todas las casillas donde puede acabar el amarillo.
exercise-squeeze-rule = Cada camino acaba en su propio bloqueo. Aquí uno le cuesta al amarillo una casilla, y el otro tres.
exercise-finish = Cruzar la meta
exercise-finish-ask = El rojo avanza 6 hacia la línea de meta. Marca todos los finales que puede elegir.
exercise-finish-rule = Basta con cruzar la línea, aunque no se gaste todo el número. También vale un camino que se bloquea antes de la línea.
exercise-jam-them = ¿Conviene bloquear aquí?
exercise-jam-them-ask = Ada tiene Tramposo y juega su carta desde abajo: verde 2, negro 4, rojo 6. El verde es suyo. Condúcelo de modo que salga lo mejor posible frente al rojo.
exercise-jam-them-rule = El bloqueo le cuesta al verde una casilla, y al rojo las seis. Piensa en toda la carta antes de conducir la primera línea.
exercise-jam-or-not = ¿Y aquí?
exercise-jam-or-not-ask = Otra vez verde 2, negro 4, rojo 6, y el verde es de Ada. Condúcelo de modo que salga lo mejor posible frente al rojo.
exercise-jam-or-not-rule = Pararse pronto le deja al rojo el camino libre. Con el número completo se avanza más y se cierra el paso.

# --- Cartas y habilidades ---

exercise-top-down = De arriba abajo
exercise-top-down-ask = Ada juega esta carta. ¿En qué orden se mueven los coches?
exercise-top-down-rule = Quien juega una carta mueve todos los coches que muestra, línea a línea desde arriba. Luego la carta va a la pila de descarte.
exercise-wild = Un comodín
exercise-wild-ask = La línea siguiente de la carta de Ada es el comodín. El verde ya está en meta. ¿Qué colores puede nombrar?
exercise-wild-rule = Un comodín nombra cualquier color que no esté en la carta, incluso un coche en meta o bloqueado.
exercise-unpredictable = Un comodín sin límites
exercise-unpredictable-ask = Ada tiene Impredecible, y la línea siguiente de su carta es el comodín. ¿Qué colores puede nombrar?
exercise-unpredictable-rule = Con Impredecible, un comodín puede nombrar cualquiera de los seis colores.
exercise-strategic = ¿Saltársela?
exercise-strategic-ask = Ada tiene Estratega, y la línea siguiente de su carta es el primer comodín. ¿Qué puede hacer con esta línea?
exercise-strategic-rule = Estratega puede saltarse una línea de la carta, también un comodín. En ese caso no se nombra ningún color.
exercise-tricky = De abajo arriba
exercise-tricky-ask = Ada tiene Tramposo y juega esta carta de abajo arriba. ¿En qué orden se mueven los coches?
exercise-tricky-rule = Tramposo da la vuelta a toda la carta o a nada.
exercise-aggressive = Una más
exercise-aggressive-ask = Ada tiene Agresivo y es dueña del rojo, la primera línea de su carta. ¿Cuántas casillas puede avanzar el rojo?
exercise-aggressive-rule = Si tu propio coche está en la primera línea de tu carta, puede avanzar 1 más. No es obligatorio.
exercise-aggressive-wild = ¿Una más con comodín?
exercise-aggressive-wild-ask = Ada tiene Agresivo y es dueña del rojo. Su carta empieza con un comodín 5, y ha nombrado el rojo. ¿Cuántas casillas puede avanzar el rojo?
exercise-aggressive-wild-rule = Agresivo no añade nada cuando la primera línea es un comodín.
exercise-cunning = Las manos quietas
exercise-cunning-ask = Ada juega esta carta. Carmen es dueña del rojo y del amarillo, y tiene Astuto. ¿Quién conduce cada coche?
exercise-cunning-rule = Con Astuto conduces tus propios coches, juegue quien juegue la carta. Los demás los conduce quien la juega.
exercise-determined = Solo rectángulos
exercise-determined-ask = Ada tiene Enérgico y avanza 4 con su coche naranja. ¿Qué finales dan derecho al movimiento extra?
exercise-determined-rule = Todas las casillas del camino tienen que ser rectangulares. Con una sola casilla curva no hay movimiento extra.
exercise-determined-bonus = Dos más
exercise-determined-bonus-ask = El naranja salió de la curva y solo entró en rectángulos. Antes de la línea siguiente puede avanzar 2 más. ¿Dónde puede acabar ese movimiento extra?
exercise-determined-bonus-rule = El movimiento extra sigue las reglas de siempre. Sus casillas, y la salida del primer movimiento, pueden tener cualquier forma.

# --- La subasta ---

exercise-more-lines = Dos seises
exercise-more-lines-ask = El verde está en venta con Astuto, y todos han colocado una carta. ¿Quién se lo lleva, y a qué precio?
exercise-more-lines-rule = Una carta sin verde equivale a pasar. Entre pujas iguales gana la carta con más líneas. Las cuatro cartas vuelven a su mano.
exercise-no-wild = Tres seises
exercise-no-wild-ask = El verde está en venta, y hay tres pujas iguales. ¿Quién se lo lleva, y a qué precio?
exercise-no-wild-rule = Primero gana la carta con más líneas y, después, la que no tiene comodín.
exercise-declared-bid = Sin verde en la mano
exercise-declared-bid-ask = El verde está en venta, y Ada no tiene verde. ¿Con cuáles de sus cartas puede pujar?
exercise-declared-bid-rule = Sin ese color en la mano, se puede declarar como puja una carta con comodín. Cuenta el número del comodín; si hay dos, el más alto.
exercise-left-of-the-winner = Empate hasta el final
exercise-left-of-the-winner-ask = Ada y Carmen no tienen verde y declaran cada una un comodín 2. Bruno hizo la última compra. ¿Quién se lleva el verde, y a qué precio?
exercise-left-of-the-winner-rule = Si también empatan líneas y comodines, gana el asiento más cercano a la izquierda de quien hizo la última compra.
exercise-without-a-car = Los dos últimos coches
exercise-without-a-car-ask = Solo quedan por vender el amarillo y el naranja. ¿Quién puede pujar por el amarillo?
exercise-without-a-car-rule = Cuando quedan tantos coches como pilotos sin coche, solo ellos pujan.
exercise-set-aside = Nadie lo quiso
exercise-set-aside-ask = Nadie pujó por el amarillo ni por el naranja, y se dejaron a un lado. Al final sale otra vez el amarillo. ¿Quién puede pujar?
exercise-set-aside-rule = Un lote dejado a un lado se ofrece otra vez al final, solo a quien no tenga coche.
exercise-last-car = El último de todos
exercise-last-car-ask = El rojo se acaba de vender. El verde es el último, y solo Carmen está sin coche. ¿Quién se lleva el verde, y a qué precio?
exercise-last-car-rule = El último coche se lo lleva quien aún no tiene. Cuesta el número más bajo de ese color en su mano.

# --- El reparto y el dinero ---

exercise-the-deal = El reparto
exercise-the-deal-ask = Se reparten por igual 42 cartas de velocidad. ¿Cuántas recibe cada cual, y cuántas sobran?
exercise-the-deal-rule = Con cuatro y con cinco pilotos sobran dos cartas. Quedan fuera del juego sin que nadie las vea.
exercise-two-players = Un reparto para dos
exercise-two-players-ask = Juegan dos personas. ¿Cuántas cartas recibe cada una, y con qué empiezan la carrera?
exercise-two-players-rule = Tras la subasta, cada cual baraja sus 21 cartas, roba 7 y deja las otras 14 como mazo.
exercise-drawing = Juega una, roba una
exercise-drawing-ask = Juegan dos personas. ¿Después de cuáles de estas cartas roba Ada una nueva?
exercise-drawing-rule = Una carta jugada de la mano se repone con otra del mazo. Una carta de velocidad 8, que está boca arriba, no.
exercise-sheet = ¿Cuánto da?
exercise-sheet-ask = La carrera ha acabado, y el orden de llegada está en el mapa. ¿Cuáles son las ganancias de Ada?
exercise-sheet-rule = La carrera y las apuestas se suman. Los precios de los coches se restan. Aquí las apuestas suman 6 + 4 + 3 = 13.
exercise-tie = El mismo dinero
exercise-tie-ask = La carrera ha acabado, y dos personas tienen el mismo dinero. ¿Quién gana?
exercise-tie-rule = Con ganancias iguales gana quien tenga el coche que llegó en mejor puesto.

# --- Por qué una respuesta no vale. $other es un color; $rival, otra persona ---

exercise-why-taken = Ahí está el coche { $other }. Un coche nunca entra en una casilla ocupada.
exercise-why-beside = El borde delantero de esa casilla está a la misma altura: queda al lado. Un coche nunca se mueve de lado.
exercise-why-behind = El borde delantero de esa casilla queda más atrás. Un coche nunca va hacia atrás.
exercise-why-beyond = Esa casilla queda más allá de la meta. El coche que cruza la línea sale del circuito en el acto.
exercise-why-too-far = Esa casilla está a { $steps } pasos, pero el número es { $speed }.
exercise-why-too-short = Así avanza { $steps } de { $speed }, y el camino sigue. Un coche avanza su número completo si su camino lo permite.
exercise-why-blocked = Hay coches por medio: con el número { $speed }, ningún camino libre llega ahí.
exercise-why-missed-full = Falta un final: por este camino, { car.the } llega ahí con exactamente { $steps }.
exercise-why-missed-staggered = Falta un final. Su borde delantero queda más adelante, aunque sea un poco: la casilla está hacia delante.
exercise-why-missed-jam = Falta un bloqueo: tras { $steps } de { $speed } no hay nada libre delante. { car.start-the } puede parar ahí, y pierde el resto.
exercise-why-missed-finish = Falta la línea de meta: se cruza con { $steps } de { $speed }, y eso basta.
exercise-why-better-end = Así { car.the } avanza { $steps }, y el { $other }, { $rest }. Por el camino mostrado son { $better } frente a { $held }.
exercise-why-colour-on-card = { car.start-el } está en la carta, así que el comodín no puede nombrarlo.
exercise-why-missed-colour = { car.start-el } no está en la carta, así que el comodín puede nombrarlo.
exercise-why-missed-home = { car.start-el } está en meta, pero se puede nombrar igualmente. En ese caso no se mueve nada.
exercise-why-missed-blocked = { car.start-el } está bloqueado, pero se puede nombrar igualmente. En ese caso no se mueve nada.
exercise-why-missed-unpredictable = { car.start-el } está en la carta, pero Impredecible puede nombrarlo igualmente.
exercise-why-missed-skip = Estratega puede saltarse una línea de la carta, y puede ser esta.
exercise-why-not-on-card = { car.start-el } no está en esta carta.
exercise-why-top-down = Lee la carta desde arriba. { car.start-el } se mueve en otro momento.
exercise-why-bottom-up = Tramposo lee toda la carta desde abajo. { car.start-el } se mueve en otro momento.
exercise-why-all-cars = { car.start-el } también se mueve: quien juega una carta mueve todos los coches que muestra, sean suyos o no.
exercise-why-speed = La línea dice { $speed }. El camino está libre, así que el coche avanza ese número, aparte de lo que añada una habilidad.
exercise-why-aggressive = { car.start-the } es de Ada y está en la primera línea de su carta, así que Agresivo puede añadir 1.
exercise-why-aggressive-wild = La primera línea es un comodín, así que Agresivo no añade nada.
exercise-why-optional = El número de la línea siempre vale. Aquí no hay que usar ninguna habilidad.
exercise-why-steers-all = { $player } juega la carta y conduce todos los coches que muestra, salvo los de quien tenga Astuto.
exercise-why-cunning = { car.start-the } es de { $player }, que tiene Astuto: nadie más lo conduce.
exercise-why-curved = El paso { $steps } de este camino entra en una casilla que no es rectangular, así que no hay movimiento extra.
exercise-why-rectangles = Falta un final: el camino mostrado entra en { $steps } rectángulos y en nada más.
exercise-why-draws = Esta carta viene de la mano, así que después Ada roba una.
exercise-why-draws-not = Una carta de velocidad 8 está boca arriba y no en la mano. Después no se roba carta.
exercise-why-passes = La carta de { $rival } no sirve para pujar por { car.the }: equivale a pasar.
exercise-why-higher-bid = { $player } puja { $amount }, y { $rival } menos. Gana la puja más alta.
exercise-why-more-lines = { $player } y { $rival } pujan lo mismo, pero la carta de { $player } tiene más líneas.
exercise-why-no-wild = La puja y el número de líneas son iguales, pero la carta de { $rival } tiene comodín y la de { $player } no.
exercise-why-earlier-seat = Empatan en todo. A la izquierda de quien hizo la última compra, { $player } está más cerca que { $rival }.
exercise-why-own-bid = Quien gana paga su propia puja: mira la línea { car.del } en la carta ganadora.
exercise-why-last-car = Solo { $player } está sin coche y se lleva el último, sin puja.
exercise-why-lowest-number = El último coche cuesta el número más bajo de su color: compara todas las líneas { car.del } en la mano de { $player }.
exercise-why-has-a-car = { $player } ya tiene coche. Ahora solo puja quien no tenga.
exercise-why-needs-a-car = { $player } está sin coche y puede pujar.
exercise-why-no-bid = Esta carta no tiene ni { car } ni comodín, así que equivale a pasar.
exercise-why-declared = En la mano no hay { car }, así que este comodín se puede declarar como puja de { $amount }.
exercise-why-subtract = Los coches también se pagan: resta { $prices }.
exercise-why-forgot-bets = Las apuestas también pagan: { $bets } en total.
exercise-why-sums = Total carrera { $prizes }, total apuestas { $bets }. Súmalos y resta { $prices } por los coches.
exercise-why-less-money = { $rival } tiene { $lower }, y { $player }, { $amount }. Gana quien tenga más dinero.
exercise-why-better-car = { $player } y { $rival } tienen el mismo dinero, pero el mejor coche de { $player } llegó antes.
exercise-why-missed-winner = { $player } tiene { $amount }, y nadie tiene más. Con ganancias iguales decide el coche mejor clasificado.
exercise-why-equal-hands = Son 42 cartas para { $count } pilotos: tantas como se pueda, y las mismas para todos.
exercise-why-left-over = Tras dar manos iguales a { $count } pilotos, el resto de las 42 cartas queda fuera del juego.
exercise-why-first-hand = Cuando juegan dos, cada cual roba 7 de sus propias cartas. El resto es su mazo.
