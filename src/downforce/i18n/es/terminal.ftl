# La partida en la terminal: texto sin adornos, para leer o escuchar. Los títulos salen en mayúsculas.

# --- El comienzo ---

start-title = Downforce
start-name = ¿Tu nombre en la hoja de registro? (Intro para { $name })
start-name-default = Debutante
start-name-number = Piloto { $number }, ¿tu nombre? (Intro para { $name })
start-name-default-number = Piloto { $number }
start-name-taken = En la mesa ya hay alguien que se llama { $name }.
start-name-long = Un nombre tiene como mucho { $most } caracteres.
start-name-help = Escribe un nombre, o solo Intro; después, cuántos corren contigo. Durante la carrera, ayuda muestra lo que puedes escribir.
start-opponents = ¿Cuántos rivales, de { $least } a { $most }? (Intro para { $count })
start-opponents-again = Escribe un número del { $least } al { $most }.
start-table = { $track }, { $mode }. En la mesa: { $players }.
start-bots = { $count ->
    [0] Hoy no hay bots.
    [one] { $bots } es un bot.
   *[other] { $bots } son bots.
}
start-resumed = { $count ->
    [one] Ya se ha tomado 1 decisión
   *[other] Ya se han tomado { $count } decisiones
}; la carrera continúa.
start-help = Escribe ? cuando quieras ayuda.
start-auction = Primero se subastan los seis coches, cada uno con una habilidad. Para pujar, coloca una carta: su número para ese coche es tu oferta, en millones. Después la carta vuelve a tu mano.
start-prizes = Los primeros coches en meta cobran { $prizes }.
start-race = En cada turno juegas una carta, que mueve sus coches línea a línea, de arriba abajo. Los conduces todos tú, sean tuyos o no.
start-own = Tus coches, marcados con un asterisco: { $cars }.
start-own-power = Tus coches, marcados con un asterisco: { $cars }. Tu habilidad: { $power }. { $effect }

# --- El teclado cambia de manos ---

pass-keyboard = El teclado pasa a { $player }. Que nadie más mire.
pass-enter = { $player }, pulsa Intro.

# --- Títulos ---

heading-lot = Subasta, lote { $number } de 6: { car.the }
heading-lot-aside = Subasta, segunda oportunidad: { car.the }
heading-keep = Después de la subasta
heading-swap = Antes de la carrera
heading-turn = { $player }, te toca
heading-steer = { $player }, al volante
heading-bet = Apuesta { $number } de 3
heading-result = El resultado
heading-order = Orden de carrera
heading-map = El circuito
heading-hand = Tu mano
heading-sheets = Hojas de registro
heading-log = La crónica
heading-powers = Habilidades
heading-help = Ayuda
heading-rules = Las reglas en breve

# --- La subasta ---

lot-no-power = Se vende sin habilidad.
# $numbers son los de las cartas propias para este coche; $wilds, los de sus comodines.
lot-in-hand = { $place ->
    [1] { car.start-el } sale en la pole.
   *[other] { car.start-el } sale { place.of-six }.
} { $count ->
    [0] No tienes nada de ese color
   *[other] Tus números para él: { $numbers }
}{ $wilds ->
    [none] { "" }
   *[other] ; comodines: { $wilds }
}.
lot-only = Puja reservada a { $players }.
lot-must = Ahora nadie puede pasar.
# Van delante de una carta.
choice-declare = declarar { $amount }
choice-pass = pasar
ask-bid = ¿Qué carta colocas, del 1 al { $count }?

keep-intro = Tienes varias habilidades y corres con una.
choice-power = { $power }. { $effect }
ask-keep = ¿Cuál conservas, del 1 al { $count }?
swap-intro = En las partidas de dos, Astuto se puede cambiar por una habilidad que esté fuera de la partida.
choice-swap-none = Quedarte con Astuto.
ask-swap = ¿Con qué habilidad corres, del 1 al { $count }?

# --- La carrera ---

# Una línea de una carta: un asterisco si el coche es propio, una nota si ahora no podría moverse.
choice-line = { car }{ $own ->
    [yes] *
   *[no] { "" }
} { $speed }{ $now ->
    [home] { " " }(en meta)
    [jammed] { " " }(bloqueado)
   *[free] { "" }
}
choice-card-reverse = al revés: { $lines }
play-reverse = Añade r al número para leer esa carta de abajo arriba: 1r.
forced-card = Tu última carta: { $card }
ask-play = ¿Qué carta juegas, del 1 al { $count }?

line-heading = Línea { $line } de { $lines }: { $what }; después, { $rest }.
line-last = { $line ->
    [1] La única línea: { $what }.
   *[other] La última línea: { $what }.
}
line-of-other = { $player } juega { $card }.
line-skip-ask = { $player } moverá { car.el } { spaces }, a no ser que te saltes la línea.
choice-car = { car }{ $own ->
    [yes] *
   *[no] { "" }
}, { $where }
choice-skip = saltarte esta línea
choice-keep-line = dejar que se mueva
ask-wild = ¿Qué color, del 1 al { $count }?
ask-skip = ¿Qué haces, del 1 al { $count }?
ask-move = ¿Adónde va { car.el }, del 1 al { $count }?
bonus-intro = Movimiento extra: { car.el } puede avanzar { spaces } más.
choice-bonus-none = quedarse aquí

# Una casilla donde puede acabar un movimiento, y qué pasa entonces. $lane es uno de los textos lane-...
# $cars es un color o una lista de ellos: «al rojo», pero «a rojo y azul».

ask-end-turn = Intro para terminar tu turno, o escribe deshacer:

# --- Qué hay y dónde ---

order-row = { $place }. { car }{ $own ->
    [yes] *
   *[no] { "" }
}

# Lo que un coche tiene por delante; sigue una lista de ahead-...

# --- Las apuestas ---

bet-earlier = Tus apuestas hasta ahora: { $cars }.
ask-bet = ¿Por qué coche apuestas, del 1 al { $count }?

# --- Formas breves para contar una carta ---

story-moved = { car.start-el } avanza { $steps }, hasta { $space }.
story-moved-less = { car.start-el } solo avanza { $steps } de { $speed }, hasta { $space }.
story-moved-bonus = { car.start-el } avanza { $steps } más, hasta { $space }.
story-moved-over-line = { car.start-el } avanza { $steps } y cruza la línea.
story-wild = El comodín es { car.el }.
story-skipped = Se salta la línea { car.del }.
story-skipped-wild = Se salta el comodín.

# --- Mano, hojas, habilidades, historial ---

hand-none = No tienes cartas.
hand-totals = Casillas en tu mano: { $totals }.
hand-total = { car } { $spaces }
hand-wilds = comodín { $spaces }
hand-pile = { $count ->
    [0] El mazo está vacío.
    [one] Queda 1 carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}

sheet-row = { $player }, { $count ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $count } cartas
}: { $cars }. { $power }.
sheet-car = { car } por { $price }
sheet-car-dealt = { car }
sheet-no-cars = aún sin coche
sheet-no-power = Sin habilidad
sheet-bets = Tus apuestas: { $cars }.
sheet-earlier = Carrera { $race }: { $money }.
sheet-prizes = Pago por carrera, del 1.º al 6.º: { $prizes }.
sheet-payout = Pago de la apuesta { $number }, del 1.º al 3.º: { $payouts }.

log-empty = Aún no ha pasado nada.
powers-none = En esta partida nadie tiene habilidad.
powers-row = { $player }: { $power }. { $effect }

# --- El resultado ---

result-row = { $rank }. { $player }: { $money }
result-row-car = { $rank }. { $player }: { car }, { $where }
result-row-no-car = { $rank }. { $player }: sin coche
result-race = Carrera { $race }, { $track }: { $money }
result-prizes = Total carrera { $total }: { $items }
result-bets = Total apuestas { $total }: { $items }
result-item = { car } { place } { $money }
result-item-stalled = { car } ha fallado { $money }
result-prices = Total subasta { $total }: { $items }
result-price = { car } { $money }
result-seed = Para repetir este reparto: --seed { $seed }
result-recorded = La partida está guardada en { $path }.

# --- Comandos que valen en cualquier pregunta ---

command-help = ayuda
command-hand = mano
command-order = orden
command-map = mapa
command-sheet = hoja
command-log = crónica
command-rules = reglas
command-power = habilidad
command-hint = consejo
command-undo = deshacer
command-save = guardar
command-quit = salir

about-help = esta página
about-hand = tus cartas y las casillas que suman para cada coche
about-order = dónde está cada coche y qué tiene por delante
about-map = el circuito dibujado, con los coches
about-sheet = las hojas de registro: coches, precios, habilidades, apuestas
about-log = lo que ha pasado
about-rules = cómo se juega esta partida
about-power = qué hacen las habilidades
about-hint = qué haría la ingeniera de pista
about-undo = deshacer tu última elección
about-save = guardar la partida en un archivo: guardar mi-carrera.dfg
about-quit = dejar la mesa

help-answer = Responde con el número de una opción; para un coche vale su color o su letra (N negro, A azul, V verde, M amarillo, J naranja, R rojo), y para una casilla, su nombre. Intro sin más repite las opciones.
help-commands = O escribe uno de estos comandos:
help-spaces = Una casilla como 12b2 es el tramo 12, carril b, segunda casilla; el carril a es el interior.
map-legend = La línea gruesa es la meta; las demás, las líneas de apuestas. Tus coches están subrayados donde hay colores.
map-off = Aquí no hay mapa; { $order } dice dónde están los coches.

retry = { $input } no está entre las opciones; escribe un número del 1 al { $count }, o ? para ver la ayuda.
retry-enter = Pulsa Intro para seguir, o escribe deshacer.

undo-done = Deshecho.
undo-nothing = No tienes nada que deshacer.
undo-late = Ya no se puede deshacer: alguien ha jugado después o se han descubierto cartas.

save-name = Di en qué archivo; por ejemplo: guardar mi-carrera.dfg
save-done = Guardada en { $path }.
save-failed = No se puede escribir en { $path }: { $why }.

quit-ask = ¿Dejas la mesa? Escribe sí, o un nombre de archivo para guardar antes la partida; Intro para seguir jugando:
quit-bye = ¡Hasta pronto!

resume-hint = Para continuarla:
resume-found = Una carrera quedó interrumpida el { $when }: { $players }.
resume-ask = ¿Quieres seguirla? Intro para sí, o escribe no:
resume-aside = Se queda en { $path }.
left-early = No llegan más respuestas, así que la carrera se queda aquí.

# --- Las reglas en breve ---

