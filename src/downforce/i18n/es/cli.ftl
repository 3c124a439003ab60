# Lo que dicen los comandos cuando no pueden hacer lo que se les pide: una línea cada uno.

cli-error = downforce: { $what }
cli-unknown-command = no existe el comando { $name }; los comandos son { $known }
cli-unknown-command-close = no existe el comando { $name }; ¿querías decir { $close }?
cli-too-many-words = sobra { $text }
cli-unknown-option = no existe la opción { $name }; { $help } dice cuáles hay
cli-unknown-option-close = no existe la opción { $name }; ¿querías decir { $close }?
cli-missing = falta { $name }
cli-needs-value = { $name } necesita un valor
cli-not-a-number = { $name } admite un número entero, no { $text }
cli-bad-value = { $name } no puede ser { $text }
cli-bad-range = { $name } admite un número del { $least } al { $most }, no { $text }
cli-bad-network = { $name } admite una dirección o una red como 10.0.0.0/8, no { $text }
cli-bad-contact = --contact admite mailto:NOMBRE@HOST o una dirección https, no { $text }
cli-bad-mail = --mail admite smtp://USUARIO@HOST:PUERTO o smtps://USUARIO@HOST, sin contraseña; el problema: { $why }
cli-bad-host-name = --allow-host admite un nombre como downforce.example, sin https://, puerto ni ruta, no «{ $text }»
cli-bad-openers = --open-tables admite uno de estos valores: { $known }; no { $text }
cli-given-twice = { $name } aparece dos veces
cli-not-understood = no se entiende lo que pides; { $help } dice qué se puede pedir
cli-bug = esto no debería pasar; avísanos, por favor ({ $what }); DOWNFORCE_DEBUG=1 muestra dónde
cli-missing-text = falta el texto { $id } en los catálogos; docs/translating.md explica cómo añadirlo
cli-bad-option = escribe las opciones como nombre=valor, no { $text }
cli-unknown-rule = no existe la regla { $name }; con --option se puede cambiar { $known }
cli-bad-rule = { $text } no es posible; los valores son { $values }
cli-too-many-people = { $people ->
    [one] 1 persona no cabe
   *[other] { $people } personas no caben
} en una mesa de { $players }
cli-bad-people = escribe un número del 1 al 6 o nombres separados por comas, no { $text }
cli-same-name = hay dos personas que se llaman { $name }
cli-long-name = un nombre tiene como mucho { $most } caracteres: { $name }
cli-bad-seed = una semilla es una línea de texto normal
cli-cannot-read = no se puede leer { $path }: { $why }
cli-cannot-write = no se puede escribir en { $path }: { $why }
cli-not-ours = { $path } no es { $kind ->
    [track] un archivo de circuito
   *[game] un archivo de partida
} de Downforce
cli-game-is-over = { $path } es una partida terminada; mírala con downforce replay
cli-resume-alone = una partida que se retoma conserva su mesa; quita { $options }
cli-at-range = en esta partida --at admite un número del 0 al { $most }, no { $at }
cli-at-json = --at y --json no se pueden usar a la vez
cli-for-terminal = para usar { $options } añade --terminal; en el navegador se elige en la mesa
cli-cannot-listen = el puerto { $port } de { $host } no está disponible: { $why }
cli-no-such-host = esa dirección no existe
cli-bad-database = eso no es la dirección de una base de datos; debe ser como sqlite:///games.db
cli-database-at = la dirección de la base de datos tiene dos @: en una contraseña, escribe %40 en lugar de @
cli-database-in-memory = una base de datos en memoria no perdura: indica un archivo, como sqlite:///games.db
cli-other-database = la base de datos puede ser SQLite o PostgreSQL, no { $name }
cli-newer-database = esta base de datos es de una versión más reciente de Downforce: instala esa versión
cli-cannot-open-database = no se puede abrir la base de datos { $address }: { $why }
cli-database-in-use = otro servidor está usando la base de datos { $address }; detenlo antes, o indica otro archivo
cli-missing-extra = para eso falta instalar el extra { $extra }. En la carpeta del código fuente: pip install ".[{ $extra }]"

# Por qué el sistema no puede hacer algo. Los nombres son los de C.
system-enoent = no existe ese archivo o carpeta
system-eacces = no tienes permiso
system-eperm = no tienes permiso
system-eisdir = es una carpeta
system-enotdir = parte de la ruta no es una carpeta
system-eexist = ya existe
system-enospc = el disco está lleno
system-edquot = tu cuota de disco está agotada
system-erofs = el disco es de solo lectura
system-enametoolong = el nombre es demasiado largo
system-eloop = sus enlaces forman un bucle
system-emfile = hay demasiados archivos abiertos
system-enfile = hay demasiados archivos abiertos en este equipo
system-efbig = el archivo es demasiado grande
system-ebusy = está en uso
system-eio = hay un error de disco
system-eaddrinuse = está en uso
system-eaddrnotavail = este equipo no tiene esa dirección
system-econnrefused = allí no responde nadie
system-econnreset = el otro lado cerró la conexión
system-etimedout = tardó demasiado en responder
system-enetunreach = no se llega a esa red
system-ehostunreach = no se llega a ese equipo

# La partida en este equipo. Las direcciones van al final de su línea, donde la terminal las convierte en enlaces.
home-already = Downforce ya está en marcha en este equipo.
home-opened = Downforce está en tu navegador: { $url }
home-here = Downforce está en { $url }
home-phones = Para teléfonos y otros equipos de tu red: { $url }
home-stop = Ctrl-C lo detiene. Todas las partidas se conservan.
home-stopped = Detenido. Todas las partidas se conservan.

# What a browser shows that came to a server by a wrong name.
serve-unknown-name = Este servidor no responde al nombre { $name }. Quien lo administra puede permitirlo: --allow-host { $name }

# Una repetición.
replay-head = { $track }, { $mode }, { $edition }.
replay-players = Juegan: { $players }.
replay-at = Tras { $number } de { $count ->
    [one] 1 acción
   *[other] { $count } acciones
}:
replay-unfinished = La partida se queda aquí, sin terminar.
