# Por que não pode, em uma frase. Os nomes são os de Reason na biblioteca.

reason-not-your-turn = Não é a sua vez.
reason-wrong-phase = Isso não pode ser feito agora.
reason-game-over = A partida já acabou.
reason-malformed = Isso não é uma ação deste jogo.

reason-card-not-in-hand = Essa carta não está na sua mão.
reason-not-a-bid-card = Uma carta de Velocidade-8 virada para cima não serve de lance.
reason-cannot-declare = Você só pode declarar uma carta se não tiver nada dessa cor; e, se tiver curingas, só com um deles.
reason-must-bid = Há um carro para cada jogador e ninguém pode passar: coloque uma carta que valha como lance.
reason-power-not-yours = Você só pode manter um poder que seja seu.
reason-power-not-free = Você só pode trocar por um poder que esteja fora do jogo.
reason-must-swap = Nesta mesa, Sagaz deve ser trocado.

reason-cannot-reverse = Só Trapaceiro lê uma carta de baixo para cima, e só se ela tiver pelo menos duas linhas.
reason-colour-on-card = A cor do curinga não pode estar na carta.
reason-colour-named-twice = Dois curingas pedem duas cores diferentes.
reason-cannot-skip = Você não pode pular esta linha.
reason-wrong-car = Agora é outro carro que anda.
reason-out-of-reach = O carro não pode parar aí.

reason-bad-player-count = Downforce é para 2 a 6 jogadores, não { $detail }.
reason-bad-option-value = Esta opção não aceita { $detail }.
reason-unknown-option = Não existe a opção { $detail }.
reason-switch-needs-standard = As opções para iniciantes só valem na partida normal, não em { $detail }.
reason-no-bets-in-long-distance = Uma corrida de longa distância não tem apostas.
reason-track-not-used = O campeonato mundial pede duas pistas e qualquer outra partida, uma; aqui o número está errado: { $detail }.
reason-bad-deal = Nesta distribuição, nem todo carro, poder e carta aparece exatamente uma vez.

# Nomes que não estão em nenhuma lista. $kind diz do que se trata; $known, o que existe.
unknown-name = Não existe { $kind ->
    [track] a pista
    [deck] o baralho
    [edition] a edição
    [mode] o modo
    [power] o poder
    [bot] o bot
    [language] o idioma
   *[other] { $kind }
} “{ $name }”; { $count ->
    [0] a lista está vazia
    [1] só existe { $known }
   *[other] escolha entre { $known }
}.

# Um texto que não dá para ler. $cause vem do leitor, em inglês.
unreadable = { $place }: { $cause }.
