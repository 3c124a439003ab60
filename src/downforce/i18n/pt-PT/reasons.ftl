# Porque é que algo foi recusado, numa frase. Os nomes são os de Reason, na biblioteca.

reason-not-your-turn = Não é a tua vez.
reason-wrong-phase = Isso não se pode fazer agora.
reason-game-over = O jogo acabou.
reason-malformed = Isso não é uma ação deste jogo.

reason-card-not-in-hand = Essa carta não está na tua mão.
reason-not-a-bid-card = Uma carta Velocidade Oito à vista na mesa não serve para licitar.
reason-cannot-declare = Só podes declarar uma carta se não tiveres nenhuma da cor do carro; se tiveres jóqueres, só com um deles.
reason-must-bid = Resta um carro por pessoa e ninguém pode passar: coloca uma carta que sirva para licitar.
reason-power-not-yours = Só podes manter uma potência que tenhas.
reason-power-not-free = Só podes trocar por uma potência que esteja fora do jogo.
reason-must-swap = Nesta mesa é obrigatório trocar Habilidoso.

reason-cannot-reverse = Só Astuto lê cartas de baixo para cima, e só as que têm duas linhas ou mais.
reason-colour-on-card = Um jóquer só pode ser de uma cor que não esteja na carta.
reason-colour-named-twice = Dois jóqueres têm de ser de duas cores diferentes.
reason-cannot-skip = Não podes saltar esta linha.
reason-wrong-car = Agora é outro carro que avança.
reason-out-of-reach = O carro não pode acabar aí.

reason-bad-player-count = O Downforce é para 2 a 6 jogadores, não { $detail }.
reason-bad-option-value = Esta opção não aceita { $detail }.
reason-unknown-option = Não existe a opção { $detail }.
reason-switch-needs-standard = As opções para principiantes só valem no jogo normal, não em { $detail }.
reason-no-bets-in-long-distance = Nas corridas de longa distância não há apostas.
reason-track-not-used = O campeonato do mundo precisa de dois circuitos e os outros jogos, de um; aqui o número está errado: { $detail }.
reason-bad-deal = A distribuição tem de ter cada carro, cada potência e cada carta exatamente uma vez.

# Nomes que não estão em nenhuma lista. $kind é do que se trata; $known, os nomes que há.
unknown-name = Não existe { $kind ->
    [track] o circuito
    [deck] o baralho
    [edition] a edição
    [mode] o modo
    [power] a potência
    [bot] o bot
    [language] o idioma
   *[other] { $kind }
} «{ $name }»; { $count ->
    [0] a lista está vazia
    [one] só há { $known }
   *[other] podes escolher entre { $known }
}.

# Um texto que não se consegue ler. $cause vem do leitor, em inglês.
unreadable = { $place }: { $cause }.
