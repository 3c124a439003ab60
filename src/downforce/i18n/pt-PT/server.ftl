# Porque é que o servidor diz que não, numa frase. Os nomes são os de Refusal, no servidor.

refused-bad-request = O servidor não percebeu isso.
refused-too-large = Isso é demasiado de uma só vez.
refused-too-many = Mais devagar: espera um momento e tenta outra vez.
refused-wrong-origin = Este servidor não responde a páginas de outros sites.
refused-old-client = Esta página é mais antiga do que o servidor; recarrega-a.
refused-no-such-thing = Não há aqui nada com esse nome.
refused-not-allowed = Isso não se pode fazer aqui.
refused-server-trouble = O servidor está com problemas; nada mudou, por isso tenta outra vez.

refused-no-visitor = O servidor ainda não te conhece; recarrega a página.
refused-banned = Não podes jogar neste servidor.
refused-not-your-seat = Esse lugar não é teu.
refused-seat-covered = As cartas desse lugar estão tapadas; destapa-as primeiro.
refused-not-the-host = Só quem gere a mesa pode fazer isso.
refused-kicked = Quem gere a mesa retirou-te o acesso.
refused-not-invited = Só quem esteve nesta corrida a pode ver. Pede a alguém da mesa um link para a repetição.
refused-bad-name = Um nome tem de 1 a 24 caracteres visíveis.
refused-bad-code = Esse código é desconhecido, já foi usado ou é demasiado antigo.

refused-bad-settings = Não se pode montar uma mesa assim{ $detail ->
    [none] .
   *[other] : { $detail }.
}
refused-seat-taken = Esse lugar está ocupado.
refused-seat-empty = Esse lugar está vazio.
refused-seats-empty = Há lugares vazios; dá-os a bots ou tira-os da mesa.
refused-already-started = O jogo já começou.
refused-not-running = Não há nenhum jogo a decorrer nesta mesa.
refused-not-over = O jogo ainda não acabou.
refused-table-full = O registo desta mesa está cheio: pode-se acabar a corrida, e mais nada.
refused-too-many-tables = Este servidor não pode abrir mais mesas. Tenta mais tarde, ou fecha uma das tuas.
refused-tables-closed = Não podes abrir mesas neste servidor. Pede o link de uma mesa a quem o aloja ou a quem joga aqui.
refused-too-many-over-days = Já estás no máximo de corridas de vários dias. Acaba uma ou deixa uma.
refused-paused = O jogo está em pausa.
refused-not-paused = O jogo não está em pausa.

refused-not-dealing = Não há nenhuma distribuição em curso.
refused-not-a-contributor = Não tens nada a juntar a esta distribuição.
refused-bad-nonce = Não foi isso que ficou selado para a distribuição.
refused-not-late = Essa pessoa ainda tem tempo.
refused-voted = Já votaste.
refused-bad-time-off = Uma noite tem no máximo dez horas; as férias não começam antes de hoje e acabam dentro de um ano.
refused-no-days-left = São mais férias do que as que te restam: 21 dias por ano.

refused-stale = Entretanto aconteceu outra coisa; olha outra vez.
refused-bad-action = Isso não é uma ação possível: { $detail }.
refused-draft-empty = Não há nada para jogar.
refused-draft-too-long = Só podes jogar até ao ponto em que algo é revelado ou outra pessoa decide.
refused-nothing-to-undo = Não há nada para desfazer.
refused-undo-reveals = Não é possível desfazer: já foi revelada alguma coisa, e falta um jogador para concordar, ou era o segredo de um bot.
refused-undo-pending = Já há um pedido para desfazer.
refused-no-undo-pending = Não há nenhum pedido para desfazer.
refused-advice-off = Nesta mesa não há conselhos.

refused-muted = Quem gere a mesa silenciou-te.
refused-bad-chat = Uma mensagem tem de 1 a 300 caracteres visíveis.
