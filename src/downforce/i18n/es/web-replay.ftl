# Una partida terminada, vista otra vez.

replaying-over = Repetición
replaying-title = { $track }, { $mode }
replaying-loading = Cargando la repetición…
replaying-unknown = En esta dirección no hay ninguna partida terminada.
replaying-offline = Esta partida no está guardada en este dispositivo y el servidor no responde.
replaying-offline-view = Esta vista no está guardada en este dispositivo y el servidor no responde.
replaying-busy = Demasiadas repeticiones a la vez; vuelve a intentarlo en un momento.

# --- Con qué ojos ---

replaying-view = Vista
replaying-view-open = todas las cartas a la vista
replaying-view-public = desde la tribuna
replaying-view-seat = { $player }

# --- El proyector ---

replaying-follow = Seguir los coches
replaying-controls = Controles de la repetición
replaying-scrubber = Momento de la partida
# Lo que dice el deslizador; $what es lo último que ha pasado.
replaying-moment = { $at } de { $count }: { $what }
replaying-count = { $at } / { $count }
replaying-turn-back = Un turno atrás
replaying-back = Un paso atrás
replaying-play = Reproducir
replaying-pause = Pausa
replaying-forward = Un paso adelante
replaying-turn-on = Un turno adelante
replaying-speed = Velocidad
replaying-times = ×{ $speed }
replaying-keys = El espacio reproduce y detiene; las flechas van paso a paso y, con Mayús, turno a turno.

# Las marcas a lo largo del deslizador.
replaying-legend = Marcas
replaying-mark-lot = se vende un coche
replaying-mark-turn = un turno
replaying-mark-bet = apuestas
replaying-mark-finish = un coche en meta

# --- Lo que hay en la mesa ---

replaying-dealt = Las cartas están repartidas.
replaying-lot = A subasta
replaying-on-table = En la mesa
replaying-hands = Manos
replaying-hand-of = Cartas de { $player }
replaying-hand-empty = sin cartas
replaying-bets-of = Apuestas: { $cars }
replaying-log = La crónica
replaying-order = Orden de carrera

# --- Para llevar ---

replaying-link = Enlace a este momento
replaying-file = Descargar la partida
replaying-rules = Reglas
replaying-home = Downforce, ir a la portada
replaying-table = Volver a la mesa
