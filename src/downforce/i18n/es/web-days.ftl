# Una carrera de varios días: hasta cuándo, qué ha pasado, noches y vacaciones.

days-when = { $day }, { $time }
days-turn-until = Te toca, hasta { $when }
days-until = hasta { $when }
days-waits = Esperando a { $players }, hasta { $when }
days-late = { $players }: se acabó el tiempo.
days-vote = ¿Un bot por { $player }?
days-voted = Has votado que un bot sustituya a { $player }.
days-back = { $player } está de vacaciones, vuelve el { $date }.
days-removed = Aquí ya no pasa nada. La mesa se borrará el { $date } si nadie la abre.
days-removed-short = Se borrará el { $date }
days-next = Siguiente carrera: { $track }
days-waiting-me = Te esperan
days-waiting-others = A la espera de los demás
days-finished = Terminadas
days-since = Desde tu última visita
days-since-skip = Ir al momento actual
days-since-again = Verlo otra vez
days-since-mark = Tu última visita
days-since-close = Cerrar
days-time-off = Mis noches y vacaciones
days-night = Mi noche
days-night-about = Ningún turno tuyo acaba de noche: si le tocara, acaba una hora después de tu noche. Una noche dura diez horas como mucho.
days-night-from = De
days-night-to = a
days-night-save = Guardar estas horas
days-night-none = Sin noche
days-holiday = Vacaciones
days-holiday-about = Todas tus carreras de varios días te esperan. { $left ->
    [one] Te queda 1 día este año.
   *[other] Te quedan { $left } días este año.
}
days-holiday-first = Primer día
days-holiday-back = De vuelta el
days-holiday-set = Tomar estas vacaciones
days-holiday-end = Cancelar el resto
days-holiday-set-to = Vacaciones desde el { $first }, vuelta el { $back }.
days-kept = Guardado.
days-together = Todo el mundo a la vez, o una carrera de varios días: cada turno lleva solo un minuto, y no hace falta coincidir.
calls-link = Avisos: dime cuándo me toca
calls-ask = Avísame cuando me toque
calls-ask-why = Así no tienes que entrar aquí para ver si te toca.
