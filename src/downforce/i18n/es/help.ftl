# Lo que --help dice de los comandos: una frase por comando, a veces algo más, y un texto por opción.
# Los nombres son los de los comandos y las opciones; help-option-... es para las que comparten varios comandos.
# Lo que se teclea tal cual (nombres de opciones, modos, circuitos, niveles, archivos) no se traduce.

help-usage = Uso: { $line }
help-heading-commands = Comandos
help-heading-arguments = Argumentos
help-heading-options = Opciones
help-heading-rules = Reglas para --option

# Lo que hay que rellenar, en mayúsculas.
help-placeholder-command = COMANDO
help-placeholder-options = OPCIONES
help-placeholder-file = ARCHIVO
help-placeholder-track = CIRCUITO
help-placeholder-folder = CARPETA
help-placeholder-int = NÚMERO
help-placeholder-str = TEXTO
help-placeholder-path = RUTA
help-placeholder-target = OBJETIVO
help-placeholder-visitor = VISITANTE
help-placeholder-table = MESA

# Frases que van detrás de lo que hace una opción.
help-default = Por defecto, { $value }.
help-variable = También con la variable de entorno { $name }.

help-option-help = Muestra esta página.
help-option-version = Muestra la versión.
help-option-language = El idioma: en, es, fr, pt-BR o pt-PT. Por defecto, el de tu sistema si es uno de estos; si no, el inglés.

# downforce sin más
help-downforce = Downforce, el juego de mesa: una subasta, una carrera y tres apuestas.
help-downforce-more =
    Sin ningún comando, pone en marcha el juego en este equipo y lo abre en tu navegador. También se puede jugar desde el teléfono.
    Un proyecto no oficial, hecho por afición.
help-downforce-browser = Abre un navegador, o no. Por defecto, lo abre si hay pantalla; si no, muestra la dirección.
help-downforce-port = El primer puerto que se prueba; por defecto, 8060. Si está en uso, se usa el siguiente.
help-downforce-host = La dirección en la que escucha. Con 0.0.0.0 pueden entrar los teléfonos de tu red; con 127.0.0.1, no.
help-downforce-data = La carpeta de las partidas y los ajustes. Por defecto, la que tu sistema reserva para estas cosas.

# downforce play
help-play = Juega una partida: en el navegador, como «downforce» sin más, o aquí con --terminal.
help-play-more = Las demás opciones son para la terminal: ahí se juega contra bots, o entre varias personas con un mismo teclado.
help-play-terminal = Juega en esta terminal.
help-play-players = Cuántos asientos tiene la mesa, de 2 a 6, contando los bots. Si falta, se pregunta.
help-play-people = Cuántas personas juegan, o sus nombres: Ana,Leo. Los bots completan la mesa. Si falta, se pregunta.
help-play-track = El circuito: marina-bay o river-station. Con world-tour se pasa después al otro.
help-play-mode = El tipo de partida: standard, beginner, long-distance o world-tour.
help-play-edition = La edición, que fija las reglas y la moneda: en, es, fr, pt-PT o pt-BR. Si no se indica, la de tu idioma.
help-play-option = Cambia una regla suelta, escrita como nombre=valor; se puede repetir. Ejemplo: lowest-bid=yes.
help-play-seed = La semilla: un texto cualquiera. La misma da siempre el mismo reparto.
help-play-level = El nivel de los bots: rookie, club, national, works o ace. Por defecto, works.
help-play-linear = Para lectores de pantalla: solo texto en una columna, sin el mapa.
help-play-data = La carpeta de las partidas y los ajustes. Por defecto, la que tu sistema reserva para estas cosas.
help-play-record = Guarda la partida en este archivo cuando termine o cuando dejes la mesa.
help-play-resume = Retoma una partida guardada.

# downforce replay
help-replay = Cuenta jugada a jugada una partida guardada, con todo a la vista.
help-replay-file = El archivo de la partida.
help-replay-json = Escribe, en lugar del relato, un objeto JSON por acción: su número, asiento, texto, sucesos y el estado que deja.
help-replay-at = Muestra, en lugar del relato, la posición tras este número de acciones.

# downforce verify
help-verify = Comprueba que un archivo de partida es lo que dice ser: el reparto, cada acción, la puntuación, cada byte.
help-verify-more =
    Lo lee el motor de reglas, y también un script de 200 líneas que no comparte código con él.
    Si algo no coincide, una línea dice qué y dónde, y el código de salida es 1.
help-verify-file = El archivo de la partida.
help-verify-digest = La huella que se mostró en la mesa al final de la partida; la del archivo debe ser la misma.
help-verify-receipt = Tu resguardo del reparto: 64 dígitos hexadecimales, un archivo que guardó un programa tuyo o el archivo de partida de otra persona. Así el veredicto es «demostrado» o «no limpio».
help-verify-json = Escribe el resultado como un objeto JSON.

# downforce track
help-track = Dibuja, comprueba y enumera circuitos.
help-track-draw = Dibuja el mapa de un circuito en SVG.
help-track-draw-track = El nombre de un circuito, como marina-bay, o un archivo de circuito.
help-track-draw-output = El archivo en el que se escribe. Por defecto, el mapa va a la salida estándar.
help-track-draw-cells = Escribe en cada casilla su nombre.
help-track-draw-title = Pone bajo el mapa un cajetín con el título, o lo omite. Por defecto, lo pone.
help-track-draw-json = Da, en lugar del mapa, el tablero en JSON: contornos, centros y orientación de las casillas, bordes y líneas.
help-track-check = Comprueba un archivo de circuito: una línea si se puede correr en él, o qué falla y dónde.
help-track-check-track = El archivo de circuito, o el nombre de un circuito.
help-track-list = Enumera los circuitos que hay, con sus datos.
help-track-list-json = Escribe la lista en JSON.

# downforce serve
help-serve = Pone en marcha un servidor para que juegue más gente. Escribe en la salida de error un registro con un objeto JSON por línea.
help-serve-host = La dirección en la que escucha. 127.0.0.1 es para este equipo y un proxy que esté en él; 0.0.0.0, para todo el mundo.
help-serve-port = El puerto en el que escucha.
help-serve-database = sqlite:///ARCHIVO o postgresql://USUARIO:CLAVE@SERVIDOR/BASE. Por defecto, un archivo en tu carpeta de datos.
help-serve-allow-host = Otro nombre por el que se llega a este equipo, además de los propios; se puede repetir.
help-serve-open-tables = Quién puede abrir mesas: anyone (todo el mundo), known (quien haya terminado aquí una carrera) o nobody (nadie). Este equipo puede siempre.
help-serve-thinkers = Cuántos procesos piensan por los bots.
help-serve-proxy = Se fía de lo que un proxy de este equipo dice sobre quién se conecta, en X-Forwarded-For y X-Forwarded-Proto.
help-serve-trusted-proxy = Se fía también de un proxy en esta dirección o en esta red; se puede repetir.
help-serve-monitor = Una dirección o red que puede leer /metrics, además de este equipo; se puede repetir.
help-serve-keep-finished = Días que se guardan el registro y el chat de una mesa terminada. La partida se conserva.
help-serve-keep-open = Días que se guarda una mesa en la que no ha empezado ninguna partida.
help-serve-keep-running = Días que se guarda una partida que nadie continúa.
help-serve-keep-patient = Lo mismo para mesas en las que se puede estar fuera todo el tiempo que se quiera.
help-serve-keep-visitors = Días que se guarda a un visitante desde que su navegador recibió la cookie.
help-serve-most-tables = Cuántas mesas pueden estar abiertas o en juego al mismo tiempo.
help-serve-contact = Adónde pueden escribirte los servicios push: mailto:TÚ@HOST o https://... Sin esto no se ofrecen avisos por Web Push.
help-serve-mail = Tu servidor de correo para los avisos: smtp://USUARIO@HOST:587 o smtps://USUARIO@HOST. Siempre con TLS. La contraseña viene de DOWNFORCE_MAIL_PASSWORD o de un archivo.
help-serve-mail-from = El remitente de los correos. Si no se indica, el usuario del servidor de correo.
help-serve-mail-password-file = Un archivo con la contraseña del servidor de correo.
help-serve-call-host = Un nombre que pueden tener los webhooks y los servicios push aunque no sea público, NOMBRE o NOMBRE:PUERTO; se puede repetir.

# downforce simulate y downforce arena
help-simulate = Juega miles de partidas en todos los núcleos y recuenta los resultados.
help-simulate-more = La misma semilla da el mismo resultado, sea cual sea el número de núcleos. Interrúmpelo cuando quieras: el mismo comando sigue donde se quedó.
help-simulate-games = Cuántas partidas en cada tipo de mesa. Por defecto, 1000.
help-simulate-bots = Quién juega: nombres de bots, o archivos como my_bot.py o my_bot.py:MyBot. Si son varios, se turnan en los asientos.
help-arena = Enfrenta a los bots, todos contra todos, y los valora.
help-arena-more = Cada alineación juega los mismos repartos, y cada reparto una vez con cada rotación de los asientos: cada bot ocupa todos los asientos el mismo número de veces. La misma semilla da el mismo resultado, sea cual sea el número de núcleos. Interrúmpelo cuando quieras: el mismo comando sigue donde se quedó.
help-arena-bots = Al menos dos: nombres de bots, archivos como my_bot.py o my_bot.py:MyBot, o all para todos. Por defecto, all.
help-arena-deals = Cuántos repartos para cada alineación. Por defecto, 50.
help-option-seed = La semilla: un texto cualquiera. Por defecto, 1.
help-option-jobs = Cuántos procesos. Por defecto, uno por núcleo.
help-option-players = Cuántos asientos tiene la mesa, de 2 a 6. Para varios tipos de mesa: 2,4 o 2-6. Por defecto, 4.
help-option-track = Circuitos por su nombre, o archivos de circuito; all para todos. Por defecto, el primero.
help-option-mode = Modos: standard, beginner, long-distance, world-tour, o all para todos. Por defecto, standard.
help-option-edition = Ediciones de las reglas: en, es, fr, pt-PT, pt-BR, o all para todas. Por defecto, en.
help-option-json = Escribe JSON en lugar de tablas.
help-option-csv = Escribe además todas las estadísticas en este archivo, en formato CSV.
help-option-plots = Dibuja además gráficas en esta carpeta, en PNG y SVG.
help-option-record = Escribe además todas las partidas en este archivo, una tras otra.
help-option-isolate = Cada bot juega en su propio proceso, que solo ve sus vistas, y los repartos llevan una sal secreta.
help-option-salt = Repite una serie con la sal que mostró.
help-option-resume = Guarda lo jugado en este archivo. Si ya existe, continúa a partir de ahí.
help-option-engine = plain, o fast: las mismas reglas, compiladas, con otros números aleatorios. Con bots works juega cientos de veces más partidas por segundo.
help-option-backend = Dónde se juega: loky (procesos en este equipo), dask o ray.
help-option-scheduler = La dirección de un clúster de Dask o Ray. Por defecto, se arranca uno en este equipo.

# downforce admin
help-option-database = sqlite:///ARCHIVO o postgresql://USUARIO:CLAVE@SERVIDOR/BASE. Por defecto, el archivo de tu carpeta de datos.
help-option-yes = Lo hace sin preguntar.
help-admin = Administra un servidor: mesas, visitantes, bloqueos, estadísticas, cambio de base de datos.
help-admin-more = Estos comandos trabajan sobre la base de datos de un servidor, que puede estar en marcha. Cada cambio queda anotado en un registro.
help-admin-tables = Lista y busca mesas, primero las últimas que cambiaron.
help-admin-tables-search = Una parte de un identificador, un código o un nombre.
help-admin-tables-status = Solo mesas en el estado open, running u over.
help-admin-tables-limit = Cuántas como máximo.
help-admin-close = Elimina una mesa y su registro; quienes están en ella quedan desconectados en segundos.
help-admin-close-table = El identificador o el código de una mesa.
help-admin-people = Muestra quién se ha sentado a una mesa: nombres, identificadores y desde cuándo. La consulta queda en el registro.
help-admin-people-table = El identificador o el código de una mesa.
help-admin-visitor = Muestra lo que hay guardado sobre un visitante.
help-admin-visitor-visitor = El identificador de un visitante.
help-admin-delete = Elimina los datos de un visitante: el registro de sus dispositivos, nombres y mensajes.
help-admin-delete-visitor = El identificador de un visitante.
help-admin-ban = Bloquea a un visitante o una red; quedan desconectados en segundos.
help-admin-ban-target = El identificador de un visitante, una dirección o una red como 192.0.2.0/24.
help-admin-ban-reason = El motivo, para tu propio registro.
help-admin-unban = Quita un bloqueo.
help-admin-unban-target = Lo que se bloqueó.
help-admin-bans = Enumera los bloqueos vigentes.
help-admin-figures = Cuenta los visitantes, mesas, entradas y partidas terminadas de los últimos días.
help-admin-figures-days = Cuántos días.
help-admin-log = Muestra lo que se ha hecho con estos comandos.
help-admin-log-limit = Cuántas como máximo.
help-admin-calls = Muestra lo que espera a enviarse, lo que falla y qué fue de los últimos avisos.
help-admin-calls-limit = Cuántos de los últimos avisos como máximo.
help-admin-move = Lo copia todo a otra base de datos y comprueba cantidades y huellas.
help-admin-move-to = La dirección de una base de datos vacía: postgresql://USUARIO:CLAVE@SERVIDOR/BASE.

# downforce site
help-site = Escribe el juego como sitio web estático: basta un alojamiento web, sin servidor propio.
help-site-folder = La carpeta que se escribe: una nueva, una vacía o una con un sitio web anterior.
