# La portada del programa: la primera página que se ve.

home-page-title = Downforce
# Bajo el título del cartel.
home-page-motto = Seis coches, una subasta, una carrera y tres apuestas

home-page-name = Nombre del piloto
# Quien juega sin haber dado un nombre.
home-page-no-name = Visitante
home-page-race-now = ¡A correr!
# Lo que pone en marcha el botón. $level es el nombre de un bot; $track, el de un circuito; $mode, el de un modo.
home-page-race-now-about = Tú y tres bots ({ $level }) en { $track }: { $mode }. La salida se da en el acto.
# En letra pequeña, sobre la entrada.
home-page-ticket = Gran Premio
home-page-admit = Entrada
home-page-opening = Un momento: se están abriendo las puertas.

home-page-sections = En este programa
home-page-rules = Las reglas
home-page-language = Idioma

# --- Unirse ---

home-page-join-over = Pase de paddock
home-page-join = Únete a una mesa
home-page-code = Código
home-page-code-about = Seis letras y cifras; te las da quien abrió la mesa.
home-page-join-button = A la mesa

# --- Mesas públicas ---

home-page-lobby-over = Tribuna
home-page-lobby = Mesas públicas
home-page-lobby-none = Ahora mismo no hay ninguna mesa pública. Abre una y aparecerá aquí.
home-page-lobby-free = { $free ->
    [one] 1 asiento libre
   *[other] { $free } asientos libres
}
home-page-lobby-full = Mesa completa
home-page-lobby-running = En carrera
# En el enlace a una mesa.
home-page-lobby-join = Entrar
home-page-lobby-watch = Mirar

# --- Una mesa nueva ---

home-page-new-over = Boletín de inscripción
home-page-new = Abre una mesa
home-page-new-about = Elige circuito y reglas; luego invita a quien quieras o deja los demás asientos a los bots.
home-page-new-fill = Rellenar el boletín
home-page-new-button = Abrir la mesa

# --- Repeticiones ---

home-page-replays-over = Noticiario
home-page-replays = Carreras pasadas
home-page-replays-none = Aquí se guardan tus carreras terminadas, para volver a verlas turno a turno.
home-page-replays-all = { $count ->
    [one] Ver 1 carrera
   *[other] Ver las { $count }
}

# --- Otro dispositivo ---

home-page-device-over = Coche de reserva
home-page-device = En otro dispositivo
home-page-device-about = Sigue en el teléfono o vuelve a esta pantalla: tus asientos van contigo.
home-page-device-make = Pedir un código
home-page-device-code = Escribe esto en el otro dispositivo:
home-page-device-once = Sirve una sola vez y caduca a los cinco minutos.
home-page-device-scan = O escanea esto allí. De las dos formas te llevas los resguardos de tus repartos, para que aún se puedan demostrar.
home-page-device-have = Código de tu otro dispositivo
home-page-device-use = Seguir aquí
home-page-device-done = Hecho: en este dispositivo ya eres tú. Abre tu mesa con su código o su enlace.
home-page-device-without = Los resguardos de tus repartos no han llegado: la segunda parte del código no coincide. Puedes pedir otro código.

home-page-offline = El servidor no responde ahora mismo; vuelve a intentarlo en un momento.
home-page-unofficial = Un proyecto no oficial, hecho por afición: ni quienes publican el juego impreso ni quienes lo crearon tienen relación con él ni lo respaldan.

home-page-running-over = En pista
home-page-running = Tus carreras
home-running-turn = Te toca
home-running-waiting = Esperando a { $players }
home-running-open = Aún no ha empezado
home-running-paused = En pausa
home-running-go = Volver a la carrera
home-past-won = Victoria de { $players }
home-past-you-won = Ganaste tú
home-past-you = Victoria de { $players }; tú, en el puesto { $place }
