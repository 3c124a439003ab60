# Una carrera por días: hasta cuándo, qué ha pasado, noches y vacaciones.

days-when = { $day }, { $time }
days-turn-until = Te toca, hasta { $when }
days-until = hasta { $when }
days-waits = Esperando a { $players }, hasta { $when }
days-late = { $players }: se acabó el tiempo.
days-vote = ¿Un bot por { $player }?
days-voted = Has votado un bot por { $player }.
days-back = { $player } está de vacaciones, vuelve el { $date }.
days-removed = Aquí ya no pasa nada. La mesa se borra el { $date } si nadie se asoma.
days-removed-short = Se borra el { $date }
days-next = Siguiente carrera: { $track }
days-waiting-me = Te esperan
days-waiting-others = Esperan a los demás
days-finished = Terminadas
days-since = Desde tu última visita
days-since-skip = Saltar al presente
days-since-again = Verlo otra vez
days-since-mark = Hasta aquí estuviste
days-since-close = Cerrar
days-time-off = Mis noches y vacaciones
days-night = Mi noche
days-night-about = Ningún turno tuyo acaba en ella; si acabase, acaba una hora después. Diez horas como mucho.
days-night-from = De
days-night-to = a
days-night-save = Guardar la noche
days-night-none = Sin noche
days-holiday = Vacaciones
days-holiday-about = Todas tus carreras por días te esperan. { $left ->
    [one] Te queda 1 día este año.
   *[other] Te quedan { $left } días este año.
}
days-holiday-first = Primer día
days-holiday-back = De vuelta el
days-holiday-set = Tomar estas vacaciones
days-holiday-end = Cancelar el resto
days-holiday-set-to = Vacaciones desde el { $first }, vuelta el { $back }.
days-kept = Guardado.
days-together = Todo el mundo a la vez, o una carrera por días: un minuto por turno, y no hace falta coincidir.
