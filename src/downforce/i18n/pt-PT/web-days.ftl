# Uma corrida de vários dias: até quando, o que aconteceu, noites e férias.

days-when = { $day }, { $time }
days-turn-until = É a tua vez, até { $when }
days-until = até { $when }
days-waits = À espera de { $players }, até { $when }
days-late = { $players }: o tempo acabou.
days-vote = Um bot por { $player }?
days-voted = Votaste para que um bot substitua { $player }.
days-back = { $player } está de férias, volta a { $date }.
days-removed = Já nada acontece aqui. A mesa será apagada a { $date }, se ninguém a abrir.
days-removed-short = Será apagada a { $date }
days-next = Corrida seguinte: { $track }
days-waiting-me = À tua espera
days-waiting-others = À espera dos outros
days-finished = Terminadas
days-since = Desde a tua última visita
days-since-skip = Ir para o momento atual
days-since-again = Ver outra vez
days-since-mark = A tua última visita
days-since-close = Fechar
days-time-off = As minhas noites e férias
days-night = A minha noite
days-night-about = Nenhum turno teu acaba de noite: nesse caso, acaba uma hora depois da tua noite. Uma noite tem, no máximo, dez horas.
days-night-from = Das
days-night-to = às
days-night-save = Guardar estas horas
days-night-none = Sem noite
days-holiday = Férias
days-holiday-about = Todas as tuas corridas de vários dias esperam por ti. { $left ->
    [one] Resta-te 1 dia este ano.
   *[other] Restam-te { $left } dias este ano.
}
days-holiday-first = Primeiro dia
days-holiday-back = De volta a
days-holiday-set = Tirar estas férias
days-holiday-end = Cancelar o resto
days-holiday-set-to = Férias desde { $first }, volta a { $back }.
days-kept = Guardado.
days-together = Todos ao mesmo tempo, ou uma corrida de vários dias: cada turno demora só um minuto, e ninguém tem de estar cá à mesma hora que os outros.
calls-link = Avisos: dizer-me quando é a minha vez
calls-ask = Avisar-me quando for a minha vez
calls-ask-why = Assim não precisas de vir aqui ver se é a tua vez.
