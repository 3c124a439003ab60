# Uma corrida ao longo de dias: até quando, o que aconteceu, noites e férias.

days-when = { $day }, { $time }
days-turn-until = É a tua vez, até { $when }
days-until = até { $when }
days-waits = À espera de { $players }, até { $when }
days-late = { $players }: o tempo acabou.
days-vote = Um bot por { $player }?
days-voted = Votaste num bot por { $player }.
days-back = { $player } está de férias, volta a { $date }.
days-removed = Já nada acontece aqui. A mesa é apagada a { $date }, se ninguém cá vier.
days-removed-short = Apagada a { $date }
days-next = Corrida seguinte: { $track }
days-waiting-me = À tua espera
days-waiting-others = À espera dos outros
days-finished = Terminadas
days-since = Desde a tua última visita
days-since-skip = Saltar para agora
days-since-again = Ver outra vez
days-since-mark = Estiveste até aqui
days-since-close = Fechar
days-time-off = As minhas noites e férias
days-night = A minha noite
days-night-about = Nenhum turno teu acaba nela; se acabasse, acaba uma hora depois. No máximo, dez horas.
days-night-from = Das
days-night-to = às
days-night-save = Guardar a noite
days-night-none = Sem noite
days-holiday = Férias
days-holiday-about = Todas as tuas corridas ao longo de dias esperam por ti. { $left ->
    [one] Resta-te 1 dia este ano.
   *[other] Restam-te { $left } dias este ano.
}
days-holiday-first = Primeiro dia
days-holiday-back = De volta a
days-holiday-set = Tirar estas férias
days-holiday-end = Cancelar o resto
days-holiday-set-to = Férias desde { $first }, volta a { $back }.
days-kept = Guardado.
days-together = Todos ao mesmo tempo, ou uma corrida ao longo de dias: um minuto por turno, sem terem de lá estar juntos.
