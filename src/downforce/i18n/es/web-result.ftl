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
proof-all-hold = Comprobado aquí mismo: todo cuadra.
proof-some-fail = Hay algo que no cuadra. Guarda el archivo y no te fíes de este reparto.
proof-checking = Comprobando…
proof-no-file = No se ha podido traer el archivo de la partida, así que la semilla queda sin comprobar.
# Detrás de cada línea va una de estas dos, como una marca que se lee en voz alta.
proof-holds = cuadra
proof-fails = no cuadra
proof-secret = El secreto del servidor es el que había sellado
proof-nonce = El número de { $player } es el que se selló antes del reparto
proof-own = Uno de estos números lo sacó este navegador para ti
proof-pinned = El secreto es el mismo cuyo sello vio tu navegador al sellar tu número
proof-rounds = { $count ->
    [one] Las cartas se repartieron al primer intento
   *[other] El reparto necesitó { $count } rondas, y el archivo las cuenta todas: quien se guardó un número pudo provocar otro reparto
}
proof-seed = El secreto y los números dan, juntos, la semilla de la partida
proof-digest = El archivo es la partida que se jugó aquí, hasta la última letra
proof-numbers = Ver los números
proof-number-commitment = Sello del secreto
proof-number-secret = Secreto
proof-number-sealed = Sello de { $player }
proof-number-nonce = Número de { $player }
proof-number-seed = Semilla
proof-number-digest = Huella del archivo
proof-verify = Para comprobar también el reparto, las jugadas y la puntuación, descarga la partida y deja que dos programas la jueguen otra vez:
