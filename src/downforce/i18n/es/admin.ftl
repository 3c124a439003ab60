# What `downforce admin` says to the host of a server.

admin-no-database = no hay ninguna base de datos { $address }
admin-needs-yes = aquí no se puede pedir confirmación; añade --yes
admin-question = [s/N]
admin-unchanged = no se ha cambiado nada
admin-nothing = No se ha encontrado nada.
admin-bad-status = --status admite uno de estos: { $known }; no { $text }
admin-no-table = no hay ninguna mesa { $name }
admin-no-visitor = no hay ningún visitante { $name }
admin-is-a-name = { $name } es un nombre, no un identificador; lo usan estos visitantes: { $known }
admin-no-target = { $name } no es ni un visitante ni una red
admin-no-ban = { $name } no tiene ningún bloqueo
admin-not-empty = { $name } no está vacía
admin-move-differs = la copia de { $name } es distinta; no se ha conservado
admin-ask-close = ¿Eliminar la mesa { $name } y su registro?
admin-ask-delete = ¿Eliminar al visitante { $name }, con sus dispositivos, nombres y mensajes?
admin-ask-ban = ¿Bloquear { $name }?
admin-ask-unban = ¿Desbloquear { $name }?
admin-ask-move = ¿Copiarlo todo a { $name }? Detén antes el servidor.
admin-closed = La mesa { $name } se ha eliminado.
admin-deleted = El visitante { $name } se ha eliminado{ $count ->
    [0] .
    [one] , con su nombre y sus mensajes en una mesa.
   *[other] , con su nombre y sus mensajes en { $count } mesas.
}
admin-banned = Se ha bloqueado { $name }.
admin-unbanned = Se ha desbloqueado { $name }.
admin-moved = Todo se ha copiado a { $name } y se ha comparado. Arranca ahora el servidor con esa base de datos.
admin-move-live = un servidor está usando esta base de datos y se perderían sus jugadas posteriores; detenlo (systemctl stop downforce) y repite la copia
admin-no-addresses = Las direcciones no se guardan: bloquea a un visitante por su identificador. Para una red, haz que tu proxy registre direcciones durante un tiempo.
admin-totals = Mesas: { $open } abiertas, { $running } en juego, { $over } terminadas. Partidas: { $games }. Visitantes: { $visitors }.

# Headings of its tables.
admin-head-table = Mesa
admin-head-code = Código
admin-head-status = Estado
admin-head-public = Pública
admin-head-updated = Modificada
admin-head-entries = Entradas
admin-head-names = Nombres
admin-head-seat = Asiento
admin-head-name = Nombre
admin-head-visitor = Visitante
admin-head-created = Desde
admin-head-last = Última acción
admin-head-until = Hasta
admin-head-devices = Dispositivos
admin-head-banned = Bloqueado
admin-head-reason = Motivo
admin-head-day = Día
admin-head-visitors = Visitantes nuevos
admin-head-tables = Mesas nuevas
admin-head-games = Partidas terminadas
admin-head-time = Hora
admin-head-way = Vía
admin-head-outcome = Resultado
admin-outbox = En espera: { $count }; con retraso: { $late }; con fallos: { $failing }.
admin-head-command = Comando
admin-head-target = Objetivo
admin-head-rows = Filas
admin-head-digest = SHA-256
