# Lo que dicen los comandos cuando no pueden hacer lo que se les pide: una línea cada uno.

cli-error = downforce: { $what }
cli-unknown-command = no existe el comando { $name }; hay { $known }
cli-too-many-words = no se sabe qué hacer con { $text }
cli-bug = esto no debería pasar; avísanos, por favor ({ $what }); DOWNFORCE_DEBUG=1 muestra dónde
cli-bad-option = escribe las opciones como nombre=valor, no { $text }
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
cli-game-is-over = { $path } es una partida terminada; mírala con downforce replay
cli-resume-alone = una partida que se retoma conserva su mesa; quita { $options }
cli-at-range = en esta partida --at admite un número del 0 al { $most }, no { $at }
cli-at-json = --at y --json no se pueden usar a la vez
cli-for-terminal = para usar { $options } añade --terminal; en el navegador se elige en la mesa
cli-cannot-listen = el puerto { $port } de { $host } no está disponible: { $why }

# La partida en este equipo. Las direcciones van al final de su línea, donde la terminal las convierte en enlaces.
home-already = Downforce ya está en marcha en este equipo.
home-opened = Downforce está en tu navegador: { $url }
home-here = Downforce está en { $url }
home-phones = Para móviles y otros equipos de tu red: { $url }
home-stop = Ctrl-C lo detiene. Todas las partidas se conservan.
home-stopped = Detenido. Todas las partidas se conservan.

# Una repetición.
replay-head = { $track }, { $mode }, { $edition }.
replay-players = Juegan: { $players }.
replay-at = Tras { $number } de { $count ->
    [one] 1 acción
   *[other] { $count } acciones
}:
replay-unfinished = La partida se queda aquí, sin terminar.
