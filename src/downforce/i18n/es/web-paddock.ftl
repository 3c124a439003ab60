# La mesa antes de la salida: los asientos, la invitación y cómo se monta la partida.

# --- Los asientos ---

seat-free = asiento libre
# Dos personas con el mismo nombre. $number es el del asiento.
seat-numbered = { $name } ({ $number })

paddock-title = Paddock
paddock-entries = Inscripciones
paddock-seat = Asiento { $number }
paddock-sit = Sentarme aquí
# Otra persona, ante la misma pantalla.
paddock-sit-too = Sentar a alguien más
paddock-stand = Levantarme
paddock-rename = Cambiar el nombre
paddock-add-bot = Sentar a un bot
paddock-remove = Quitar
paddock-kick = Expulsar
# Para lectores de pantalla: qué hace un botón y a quién.
paddock-for = { $action }: { $player }
paddock-level = Nivel de { $player }
paddock-name = Nombre
paddock-name-sit = Tomar asiento
paddock-name-keep = Guardar el nombre
paddock-cancel = Cancelar
paddock-free-about = A la espera de alguien, o de un bot.
# Un bot para quien no puede cambiarlo: el nombre de su nivel y una frase entera.
paddock-bot-about = { $level }. { $about }
# Van sueltas o en una lista: en minúscula, como en la mesa.
paddock-person-host = organiza
paddock-person-you = tú
paddock-person-here = en la mesa
paddock-person-gone = sin conexión ahora mismo

# --- La salida ---

paddock-start = Dar la salida
paddock-fill = Completar con bots
paddock-ready = Todos los asientos están ocupados. Da la salida cuando quieras.
paddock-free-seats = { $free ->
    [one] Queda un asiento libre: dáselo a alguien o a un bot.
   *[other] Quedan { $free } asientos libres: dáselos a más gente o a bots.
}
# $host es el nombre de quien abrió la mesa.
paddock-wait-host = { $host } abrió esta mesa y dará la salida cuando todos los asientos estén ocupados.
paddock-wait = Quien organiza la mesa dará la salida cuando todos los asientos estén ocupados.
paddock-watching = Estás mirando. Para correr, ocupa un asiento libre.

# --- La invitación ---

paddock-invite = Invita a más gente
paddock-invite-over = Pase de paddock
paddock-code = Código de esta mesa
paddock-code-about = Se escribe en la portada.
paddock-link = Enlace
paddock-copy = Copiar el enlace
paddock-copied = Copiado.
paddock-scan = O apunta aquí con la cámara de un teléfono.
paddock-qr = Código QR del enlace
paddock-only-here = Esta dirección solo funciona en este equipo. Arranca Downforce con --host 0.0.0.0 para invitar a más gente.

# --- El reparto ---

paddock-dealing = Barajando
paddock-dealing-about = La página de cada persona añade su propio número a la mezcla, y así nadie puede elegir las cartas. Después de la carrera lo puedes comprobar.
# Van detrás de un nombre.
paddock-dealing-done = ya está
paddock-dealing-waits = aún no

# --- Los ajustes ---

paddock-settings = La carrera
paddock-settings-over = Reglamento
paddock-settings-host = Cambia lo que quieras; toda la mesa lo ve al momento.
paddock-settings-others = Esto lo decide quien organiza la mesa.

setting-players = Pilotos
setting-track = Circuito
setting-second-track = Segundo circuito
# Bajo el dibujo de un circuito.
setting-track-picture = Plano de { $track }
setting-mode = Partida
setting-edition = Edición
setting-edition-about = La edición impresa de la que salen la letra pequeña y las palabras.

setting-more = Más ajustes
setting-more-about = ritmo, ausencias, consejos, edición, reglas de la casa
setting-house-rules = Reglas de la casa
setting-house-rules-about = Reglas sueltas, por si prefieres jugarlas de otra manera.
setting-house-rules-set = { $count ->
    [0] Sin cambios
    [one] 1 regla cambiada
   *[other] { $count } reglas cambiadas
}
setting-as-printed = Lo que digan la partida y la edición elegidas.

setting-level = Bots
setting-level-about = Para los bots nuevos y para los asientos de quienes se vayan.

setting-clock = Reloj
setting-clock-off = Sin reloj
setting-clock-off-about = Cada cual piensa cuanto quiera.
setting-clock-relaxed = Dos minutos
setting-clock-relaxed-about = Dos minutos por decisión; después decide un bot.
setting-clock-fast = Medio minuto
setting-clock-fast-about = Treinta segundos por decisión; después decide un bot.
setting-clock-12h = 12 horas
setting-clock-12h-about = Una carrera de varios días: 12 horas por turno. No hace falta coincidir.
setting-clock-1d = Un día
setting-clock-1d-about = Una carrera de varios días: un día por turno. No hace falta coincidir.
setting-clock-2d = 2 días
setting-clock-2d-about = Una carrera de varios días: dos días por turno.
setting-clock-3d = 3 días
setting-clock-3d-about = Una carrera de varios días: tres días por turno.
setting-clock-7d = 7 días
setting-clock-7d-about = Una carrera de varios días: una semana por turno.

setting-missed = Si se acaba el tiempo
setting-missed-about = Nadie pierde su asiento.
setting-missed-bot = Juega un bot
setting-missed-bot-about = Un bot juega ese turno. Tras tres seguidos, sigue hasta que la persona vuelva.
setting-missed-wait = La mesa espera
setting-missed-wait-about = Los demás pueden votar que juegue un bot hasta que la persona vuelva.

setting-pace = Ritmo de los bots
setting-pace-calm = Tranquilo
setting-pace-calm-about = Los bots se toman su tiempo, para que nadie pierda detalle.
setting-pace-normal = Normal
setting-pace-normal-about = Los bots tardan cerca de un segundo en cada decisión.
setting-pace-quick = Rápido
setting-pace-quick-about = Los bots apenas dudan.
setting-pace-instant = Al instante
setting-pace-instant-about = Los bots no esperan nada.

setting-patience = Si alguien se va
setting-patience-about = Cuánto espera la mesa antes de que un bot tome el volante. Quien se fue puede volver cuando quiera.
setting-patience-seconds = { $seconds } s
setting-patience-minutes = { $minutes } min
setting-patience-never = nunca

setting-public = Mesa pública
setting-public-about = Aparece en la portada, y cualquiera puede unirse o mirar. Al terminar, la partida pasa a una colección abierta, sin nombres.
setting-public-private = Mesa privada
setting-public-private-about = Solo la encuentra quien tiene el código o el enlace.
setting-public-too-late = Hay gente que se sentó a una mesa privada, así que privada se queda.
