# Uma corrida ao longo de dias: até quando, o que aconteceu, noites e férias.

days-when = { $day }, { $time }
days-turn-until = Sua vez, até { $when }
days-until = até { $when }
days-waits = Aguardando { $players }, até { $when }
days-late = { $players }: o tempo acabou.
days-vote = Um bot por { $player }?
days-voted = Você votou em um bot por { $player }.
days-back = { $player } está de férias, volta em { $date }.
days-removed = Nada mais acontece aqui. A mesa será apagada em { $date } se ninguém aparecer.
days-removed-short = Apagada em { $date }
days-next = Próxima corrida: { $track }
days-waiting-me = Esperando você
days-waiting-others = Esperando os outros
days-finished = Encerradas
days-since = Desde a sua última visita
days-since-skip = Pular para agora
days-since-again = Ver de novo
days-since-mark = Você esteve até aqui
days-since-close = Fechar
days-time-off = Minhas noites e férias
days-night = Minha noite
days-night-about = Nenhum turno seu acaba nela; se acabasse, acaba uma hora depois. No máximo, dez horas.
days-night-from = Das
days-night-to = às
days-night-save = Salvar a noite
days-night-none = Sem noite
days-holiday = Férias
days-holiday-about = Todas as suas corridas ao longo de dias esperam por você. { $left ->
    [1] Resta 1 dia este ano.
   *[other] Restam { $left } dias este ano.
}
days-holiday-first = Primeiro dia
days-holiday-back = De volta em
days-holiday-set = Tirar estas férias
days-holiday-end = Cancelar o resto
days-holiday-set-to = Férias desde { $first }, volta em { $back }.
days-kept = Salvo.
days-together = Todo mundo ao mesmo tempo, ou uma corrida ao longo de dias: um minuto por turno, sem precisar estar junto.
