# What stands where on the board, where a car may go, bets and results: said by the terminal and by the page.

# Where a move may end, and what follows from it. $lane is one of the lane-... texts.
choice-move = { $space }, { $lane }: { spaces }, { $togo ->
    [one] falta 1
   *[other] faltam { $togo }
}
choice-move-laps = { $space }, { $lane }: { spaces }
choice-finish = cruza a linha de chegada, { place }: { spaces }
choice-jam = fica bloqueado
choice-passes = ultrapassa { choice-passes.whom }
    .whom = { $cars ->
    [preto] o preto
    [azul] o azul
    [verde] o verde
    [amarelo] o amarelo
    [laranja] o laranja
    [vermelho] o vermelho
   *[other] os carros { $cars }
}
choice-crosses = abre a aposta { $number }
choice-lap = começa outra volta
choice-shuts-in = bloqueia { choice-passes.whom }
choice-frees = liberta { choice-passes.whom }
choice-bonus-earned = ganha um movimento de bónus
lane-single = faixa única
lane-inside = faixa interna
lane-middle = faixa do meio
lane-outside = faixa externa
lane-number = faixa { $lane }

# The running order.
order-space = { $space }
order-to-go = { $steps ->
    [one] falta 1
   *[other] faltam { $steps }
}
order-to-line = volta { $lap }, { $steps } até à linha
order-gap = +{ $steps }
order-level = a par
order-home = chegou em { place }
order-jammed = bloqueado
order-nobody = sem dono

# What lies ahead of a car; a list of ahead-... follows.
ahead = { car.start }: { $what }.
ahead-car = { car } a { spaces }
ahead-next = { car } logo à frente
ahead-squeeze = faixa única a { spaces }
ahead-in-squeeze = na faixa única
ahead-bet = linha de aposta { $number } a { spaces }
ahead-finish = chegada a { spaces }
ahead-jammed = bloqueado
ahead-clear = caminho livre
ahead-home = chegou em { place.of-six }

# Bets.
bet-intro = Quem ganha a corrida? Se o carro escolhido chegar em 1º, 2º ou 3º, esta aposta paga { $first }, { $second } ou { $third }.
bet-for-nothing = Quem ganha a corrida? Neste jogo a aposta não paga nada, mas faz-se na mesma.

# How equal bids were decided.
story-tie-lines = Empate: ganha a carta com mais linhas.
story-tie-wild = Empate: ganha a carta sem jóquer.
story-tie-seat = Empate: ganha o lugar mais próximo à esquerda de quem fez a última compra.

# The result.
result-home = { place } { car } ({ $player })
result-stalled = Parados: { $cars }.
result-win = { $count ->
    [one] { $players } ganha com { $money }!
   *[other] { $players } partilham a vitória, cada qual com { $money }!
}
result-win-home = { $players } ganha: { car.o } é o primeiro a chegar!
result-win-ahead = { $players } ganha: { car.o } é o que está mais à frente!
result-tie = { $players } têm { $money } cada um; { $first } fica à frente, com o carro mais bem classificado ({ place }).
result-tie-shared = { $players } têm { $money } cada um, e nem os melhores carros desempatam.

# The rules in short.
rules-money = Ganha quem tiver mais dinheiro: os prémios dos seus carros, mais as apostas, menos o que pagou no leilão.
rules-first-home = Ganha quem tiver o primeiro carro a chegar. O dinheiro não conta.
rules-long = Ganha quem tiver o carro mais à frente quando acabarem as cartas. O dinheiro não conta.
rules-auction = Leilão: por cada carro e sua potência, cada qual coloca uma carta em segredo. O número junto à cor do carro é a licitação; uma carta sem essa cor conta como passar. A licitação mais alta paga e leva o lote, e todas as cartas voltam à mão. Em caso de empate, ganha a carta com mais linhas e, depois, a que não tem jóquer. No fim, ninguém fica sem carro.
rules-dealt = Os carros são distribuídos, { $count } por jogador.
rules-turn = Corrida: na tua vez, joga uma carta e resolve-a linha a linha. Cada linha move o seu carro o número de espaços indicado, e és tu quem conduz todos os carros da tua carta. Um jóquer move um carro que não esteja na carta.
rules-steer = Os carros andam para a frente, a direito ou na diagonal, nunca para o lado nem para trás, e nunca através de outro carro. Um carro que fica bloqueado não passa dali e perde o resto do movimento.
rules-bets = Apostas: quando o primeiro carro cruza uma linha de aposta, cada qual aposta em segredo no vencedor, depois de resolvida a carta.
rules-finish = Chegada: um carro que cruza a linha ocupa a posição seguinte e sai do circuito. Quando todos os teus carros tiverem chegado, já não jogas mais cartas. Quando acabarem as cartas, os carros ainda no circuito ficam parados e não ganham nada.
rules-laps = Não há linha de chegada: os carros dão voltas até se jogarem todas as cartas.
rules-two = A dois, as cartas Velocidade Oito ficam à vista à tua frente; tens sete cartas na mão e, por cada uma que jogas, biscas outra.
rules-three = Tens três cartas na mão e, por cada uma que jogas, biscas outra.
rules-tour = O campeonato do mundo são duas corridas destas; soma-se o dinheiro de ambas.
