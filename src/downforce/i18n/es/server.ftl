# Por qué el servidor dice que no, en una frase. Los nombres son los de Refusal en el servidor.

refused-bad-request = El servidor no ha entendido eso.
refused-too-large = Eso es demasiado de una vez.
refused-too-many = No tan rápido: espera un momento y vuelve a intentarlo.
refused-wrong-origin = Este servidor no responde a páginas de otros sitios.
refused-old-client = Esta página es más antigua que el servidor; vuelve a cargarla.
refused-no-such-thing = Aquí no hay nada con ese nombre.
refused-not-allowed = Eso no se puede hacer aquí.
refused-server-trouble = El servidor tiene problemas; no ha cambiado nada, así que vuelve a intentarlo.

refused-no-visitor = El servidor aún no te conoce; vuelve a cargar la página.
refused-banned = No puedes jugar en este servidor.
refused-not-your-seat = Ese asiento no es tuyo.
refused-seat-covered = Las cartas de ese asiento están tapadas; destápalas primero.
refused-not-the-host = Eso solo puede hacerlo quien organiza la mesa.
refused-kicked = Quien organiza la mesa te ha expulsado.
refused-not-invited = Esta carrera solo la ven quienes estuvieron en ella. Pide a alguien de la mesa un enlace a la repetición.
refused-bad-name = Un nombre tiene de 1 a 24 caracteres visibles.
refused-bad-code = Ese código no existe, ya se ha usado o ha caducado.

refused-bad-settings = Una mesa no se puede montar así{ $detail ->
    [none] .
   *[other] : { $detail }.
}
refused-seat-taken = Ese asiento está ocupado.
refused-seat-empty = Ese asiento está libre.
refused-seats-empty = Hay asientos libres; dáselos a bots o quítalos.
refused-already-started = La partida ya ha empezado.
refused-not-running = En esta mesa no hay ninguna partida en marcha.
refused-not-over = La partida aún no ha terminado.
refused-table-full = El registro de esta mesa está lleno: la carrera se puede terminar, y nada más.
refused-too-many-tables = Este servidor no puede abrir más mesas. Prueba más tarde, o cierra una de las tuyas.
refused-tables-closed = No puedes abrir mesas en este servidor. Pide un enlace a una mesa a quien lo administra o a alguien que juegue aquí.
refused-too-many-over-days = Ya estás en el máximo de carreras de varios días. Termina una o deja una.
refused-paused = La partida está en pausa.
refused-not-paused = La partida no está en pausa.

refused-not-dealing = Ahora no hay ningún reparto en marcha.
refused-not-a-contributor = No tienes nada que aportar a este reparto.
refused-bad-nonce = Eso no es lo que se selló para el reparto.
refused-not-late = A esa persona aún le queda tiempo.
refused-voted = Ya has votado.
refused-bad-time-off = Una noche dura como mucho diez horas, y las vacaciones empiezan hoy como pronto y acaban antes de un año.
refused-no-days-left = Son más vacaciones de las que te quedan: 21 días al año.

refused-stale = Ha pasado otra cosa antes; vuelve a mirar.
refused-bad-action = Eso no se puede hacer: { $detail }.
refused-draft-empty = No hay nada que jugar.
refused-draft-too-long = Un turno se juega hasta que se descubre algo o le toca decidir a otra persona, no más allá.
refused-nothing-to-undo = No hay nada que deshacer.
refused-undo-reveals = No se puede deshacer: ya se ha revelado algo, y no está toda la mesa para dar su acuerdo, o era el secreto de un bot.
refused-undo-pending = Alguien ya ha pedido deshacer algo.
refused-no-undo-pending = Nadie ha pedido deshacer nada.
refused-advice-off = En esta mesa no hay consejos.

refused-muted = Quien organiza la mesa te ha silenciado.
refused-bad-chat = Un mensaje tiene de 1 a 300 caracteres visibles.
