# El resultado: podio, clasificación, hojas de registro, manos, prueba del reparto y qué hacer después.

# --- El podio ---

# Encima del titular; $mode es el nombre de un modo.
podium-over = Resultado, { $track }, { $mode }
podium-over-tour = Resultado, { $mode }
podium-race = Carrera { $race }, { $track }
# Un dibujo, para leer en voz alta.
podium-picture = El podio: { $cars }.
podium-order = Orden de llegada
podium-order-ahead = Orden final
podium-stalled = { car }, ha fallado
podium-nobody-home = Ningún coche ha llegado a meta.

# --- Quién quedó dónde ---

podium-sheets = Las cuentas
podium-standings = La clasificación
# De qué se compone un total; cada cantidad lleva su moneda.
podium-prizes = Carrera
podium-bets = Apuestas
podium-paid = Subasta
podium-total = Ganancias
podium-no-car = sin coche
podium-no-money = En esta partida no cuenta el dinero, sino el mejor coche.

# --- Todas las manos ---

podium-hands = Todas las manos
podium-hands-about = Lo que le tocó a cada cual. Las cartas sin jugar están tachadas.
podium-hands-about-pile = Lo que cada cual tenía al empezar; lo demás salió del mazo. Las cartas sin jugar están tachadas.
podium-hand-of = Las cartas de { $player }
podium-unplayed = { $card }, sin jugar

# --- Y ahora, qué ---

podium-rematch = Revancha
podium-to-rematch = A la revancha
podium-replay = Ver la repetición
podium-file = Descargar la partida

share-game = Compartir
share-title = Downforce, { $track }
share-text = Una carrera en { $track }. { $result }
share-link = Enlace a la repetición
share-copy = Copiar
share-copied = Copiado.
share-by-hand = El enlace está seleccionado: cópialo con el teclado.

# --- La prueba ---

proof-title = Un reparto limpio
proof-about = Nadie ha elegido estas cartas. Antes del reparto, el servidor selló un número secreto, y después cada persona de la mesa añadió el suyo. Entre todos dieron la semilla, y la semilla lo barajó todo. Tu navegador acaba de repetir las cuentas.
proof-about-bots = Nadie ha elegido estas cartas. Antes del reparto, el servidor selló un número secreto; de él salió la semilla, y la semilla lo barajó todo. En esta mesa solo había bots, así que nadie añadió ningún número. Tu navegador acaba de repetir las cuentas.
proof-proved = Demostrado: tu resguardo es el de este reparto y todo encaja.
proof-consistent = Coherente: todo encaja, pero este navegador no guarda ningún resguardo de este reparto. Compara los dieciséis dígitos con los de la mesa.
proof-consistent-bots = Coherente: todo encaja. En este reparto no hay números de personas, así que ningún resguardo puede demostrarlo.
proof-unfair = No es limpio: { $flaw ->
    [prepared] se dice que el reparto estaba preparado, pero se le dio tu número
    [no-receipt] tienes un resguardo y el archivo de esta partida no trae ninguno
    [left-out] tu número no está en este reparto; se dio en una ronda que se abandonó
    [other-deal] tu número no está en este reparto; tu resguardo es de otro
    [replaced] en el lugar de tu sello hay otro
    [receipt] el resguardo del archivo no es el que dan los números
    [rounds] las rondas del reparto no cuadran
    [secret] un secreto no es el que se selló
    [number] un número no es el que se selló
    [seed] el secreto y los números dan otra semilla
   *[digest] el archivo no es la partida que se jugó aquí
}. Guarda el archivo y no te fíes de este reparto.
proof-late = Una conexión cortada mientras se reunían los números también da este resultado.
proof-digits = Resguardo
proof-checking = Comprobando…
proof-no-file = No se ha podido traer el archivo de la partida, así que la semilla queda sin comprobar.
# Detrás de cada línea va una de estas dos, como una marca que se lee en voz alta.
proof-holds = cuadra
proof-fails = no cuadra
proof-secret = El secreto del servidor es el que había sellado
proof-nonce = El número de { $player } es el que se selló antes del reparto
proof-own = Tu resguardo es el de este reparto: tu número está en él
proof-receipt = El resguardo del archivo es el que dan estos números
proof-rounds = { $count ->
    [one] Las cartas se repartieron al primer intento
   *[other] El reparto necesitó { $count } rondas, y el archivo las enumera todas: quien se guardó un número pudo provocar otro reparto
}
proof-seed = El secreto y los números dan, juntos, la semilla de la partida
proof-digest = El archivo es la partida que se jugó aquí, hasta la última letra
proof-numbers = Ver los números
proof-number-commitment = Sello del secreto
proof-number-secret = Secreto
proof-number-sealed = Sello de { $player }
proof-number-nonce = Número de { $player }
proof-number-seed = Semilla
proof-number-receipt = Resguardo del reparto
proof-number-digest = Huella del archivo
proof-verify = Para comprobar también el reparto, las jugadas y la puntuación, descarga la partida y deja que dos programas la jueguen otra vez:

result-taken-back = { $count ->
    [one] { $player } deshizo una jugada una vez cuando ya se había revelado algo.
   *[other] { $player } deshizo jugadas { $count } veces cuando ya se había revelado algo.
}
