# Uma corrida de vários dias: até quando, o que aconteceu, noites e férias.

days-when = { $day }, { $time }
days-turn-until = Sua vez, até { $when }
days-until = até { $when }
days-waits = Aguardando { $players }, até { $when }
days-late = { $players }: o tempo acabou.
days-vote = Um bot no lugar de { $player }?
days-voted = Você votou para que um bot substitua { $player }.
days-back = { $player } está de férias e volta em { $date }.
days-removed = Nada mais acontece aqui. A mesa será apagada em { $date } se ninguém a abrir.
days-removed-short = Será apagada em { $date }
days-next = Próxima corrida: { $track }
days-waiting-me = Esperando você
days-waiting-others = Esperando os outros
days-finished = Encerradas
days-since = Desde a sua última visita
days-since-skip = Ir para o momento atual
days-since-again = Ver de novo
days-since-mark = Sua última visita
days-since-close = Fechar
days-time-off = Minhas noites e férias
days-night = Minha noite
days-night-about = O prazo da sua vez nunca vence durante a sua noite: se for vencer nesse período, passa para uma hora depois do fim dela. Uma noite tem no máximo dez horas.
days-night-from = Das
days-night-to = às
days-night-save = Salvar estas horas
days-night-none = Sem noite
days-holiday = Férias
days-holiday-about = Todas as suas corridas de vários dias esperam por você. { $left ->
    [1] Resta 1 dia este ano.
   *[other] Restam { $left } dias este ano.
}
days-holiday-first = Primeiro dia
days-holiday-back = De volta em
days-holiday-set = Tirar estas férias
days-holiday-end = Cancelar o resto
days-holiday-set-to = Férias desde { $first }, volta em { $back }.
days-kept = Salvo.
days-together = Todo mundo ao mesmo tempo, ou uma corrida de vários dias: cada jogada leva só um minuto, e ninguém precisa estar aqui na mesma hora que os outros.
calls-link = Avisos: me diga quando for a minha vez
calls-ask = Me avise quando for a minha vez
calls-ask-why = Assim você não precisa entrar aqui para ver se é a sua vez.
