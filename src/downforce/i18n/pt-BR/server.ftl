# Por que o servidor diz não, em uma frase. Os nomes são os de Refusal no servidor.

refused-bad-request = O servidor não entendeu o pedido.
refused-too-large = Isso é coisa demais de uma vez.
refused-too-many = Calma: espere um pouco e tente de novo.
refused-wrong-origin = Este servidor não responde a páginas de outros sites.
refused-old-client = Esta página é mais antiga que o servidor; recarregue-a.
refused-no-such-thing = Não há nada aqui com esse nome.
refused-not-allowed = Isso não pode ser feito aqui.
refused-server-trouble = O servidor está com problemas; nada mudou, então tente de novo.

refused-no-visitor = O servidor ainda não conhece você; recarregue a página.
refused-banned = Você não pode jogar neste servidor.
refused-not-your-seat = Esse lugar não é seu.
refused-seat-covered = As cartas desse lugar estão cobertas; descubra-as primeiro.
refused-not-the-host = Só quem comanda a mesa pode fazer isso.
refused-kicked = Quem comanda a mesa tirou você dela.
refused-not-invited = Só quem esteve nesta corrida pode vê-la. Peça a alguém da mesa um link para o replay.
refused-bad-name = Um nome deve ter de 1 a 24 caracteres visíveis.
refused-bad-code = Esse código não existe, já foi usado ou expirou.

refused-bad-settings = Não dá para montar uma mesa assim{ $detail ->
    [none] .
   *[other] : { $detail }.
}
refused-seat-taken = Esse lugar já está ocupado.
refused-seat-empty = Não há ninguém nesse lugar.
refused-seats-empty = Há lugares vazios; ponha bots neles ou tire lugares da mesa.
refused-already-started = A partida já começou.
refused-not-running = Não há partida em andamento nesta mesa.
refused-not-over = A partida ainda não acabou.
refused-table-full = O registro desta mesa está cheio: dá para terminar a corrida, e mais nada.
refused-too-many-tables = Este servidor não pode abrir mais mesas. Tente mais tarde, ou feche uma das suas.
refused-tables-closed = Você não pode abrir mesas neste servidor. Peça o link de uma mesa a quem o hospeda ou a quem joga aqui.
refused-too-many-over-days = Você já participa do número máximo de corridas de vários dias. Termine uma delas ou saia de uma.
refused-paused = A partida está pausada.
refused-not-paused = A partida não está pausada.

refused-not-dealing = Não há distribuição em andamento.
refused-not-a-contributor = Você não tem nada a acrescentar a esta distribuição.
refused-bad-nonce = Isso não é o que foi lacrado para a distribuição.
refused-not-late = Essa pessoa ainda tem tempo.
refused-voted = Você já votou.
refused-bad-time-off = Uma noite tem no máximo dez horas; as férias não começam antes de hoje e terminam dentro de um ano.
refused-no-days-left = São mais férias do que você ainda tem: 21 dias por ano.

refused-stale = Aconteceu outra coisa antes; olhe de novo.
refused-bad-action = Isso não é uma ação possível: { $detail }.
refused-draft-empty = Não há nada para jogar.
refused-draft-too-long = Sua jogada só pode ir até algo ser revelado ou outra pessoa ter que decidir.
refused-nothing-to-undo = Não há nada para desfazer.
refused-undo-reveals = Não dá para desfazer: algo já foi revelado, e falta um jogador para concordar, ou era o segredo de um bot.
refused-undo-pending = Alguém já pediu para desfazer uma jogada.
refused-no-undo-pending = Ninguém pediu para desfazer nada.
refused-advice-off = Nesta mesa não há conselhos.

refused-muted = Quem comanda a mesa silenciou você.
refused-bad-chat = Uma mensagem deve ter de 1 a 300 caracteres visíveis.
