# What stands where on the board, where a car may go, bets and results: said by the terminal and by the page.

# Where a move may end, and what follows from it. $lane is one of the lane-... texts.
choice-move = { $space }, { $lane }: { spaces }, { $togo ->
    [1] falta 1
   *[other] faltam { $togo }
}
choice-move-laps = { $space }, { $lane }: { spaces }
choice-finish = cruza a linha de chegada em { place }: { spaces }
choice-jam = fica preso
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
choice-shuts-in = prende { choice-passes.whom }
choice-frees = solta { choice-passes.whom }
choice-bonus-earned = ganha movimento extra
lane-single = faixa única
lane-inside = por dentro
lane-middle = pelo meio
lane-outside = por fora
lane-number = faixa { $lane }

# The running order.
order-space = { $space }
order-to-go = { $steps ->
    [1] falta 1
   *[other] faltam { $steps }
}
order-to-line = volta { $lap }, a { $steps } da linha
order-gap = +{ $steps }
order-level = lado a lado
order-home = chegou em { place }
order-jammed = preso
order-nobody = sem dono

# What lies ahead of a car; a list of ahead-... follows.
ahead = { car.start }: { $what }.
ahead-car = { car } a { spaces }
ahead-next = { car } logo à frente
ahead-squeeze = faixa única a { spaces }
ahead-in-squeeze = na faixa única
ahead-bet = linha de aposta { $number } a { spaces }
ahead-finish = chegada a { spaces }
ahead-jammed = preso
ahead-clear = pista livre
ahead-home = chegou em { place.of-six }

# Bets.
bet-intro = Quem vence a corrida? Se o carro escolhido chegar em 1º, 2º ou 3º, esta aposta paga { $first }, { $second } ou { $third }.
bet-for-nothing = Quem vence a corrida? Nesta partida a aposta não paga nada, mas todos apostam assim mesmo.

# How equal bids were decided.
story-tie-lines = Empate: vence a carta com mais linhas.
story-tie-wild = Empate: vence a carta sem curinga.
story-tie-seat = Empate: vence o lugar mais próximo à esquerda de quem fez a última compra.

# The result.
result-home = { place } { car } ({ $player })
result-stalled = Parados: { $cars }.
result-win = { $count ->
    [1] { $players } vence com { $money }!
   *[other] { $players } dividem a vitória, com { $money } cada um!
}
result-win-home = { $players } vence: { car.o } chegou em primeiro!
result-win-ahead = { $players } vence: { car.o } foi o que chegou mais longe!
result-tie = { $players } têm { $money } cada um; { $first } fica à frente, com o carro mais bem colocado ({ place }).
result-tie-shared = { $players } têm { $money } cada um, e nem seus melhores carros desempatam.

# The rules in short.
rules-money = Vence quem tiver mais dinheiro: o que os seus carros ganham na corrida, mais as apostas, menos o valor pago no leilão.
rules-first-home = Vence quem for dono do primeiro carro a chegar. Dinheiro não conta.
rules-long = Vence quem for dono do carro que estiver mais à frente quando acabarem as cartas. Dinheiro não conta.
rules-auction = Leilão: para cada carro com seu poder, todo mundo coloca uma carta em segredo. O número ao lado da cor do carro é o lance; com uma carta sem essa cor, você passa. O maior lance paga e leva o lote, e todas as cartas voltam para a mão. No empate, vence a carta com mais linhas e, depois, a que não tem curinga. Todo mundo termina com pelo menos um carro.
rules-dealt = Os carros são distribuídos, { $count } para cada jogador.
rules-turn = Corrida: na sua vez, jogue uma carta e resolva-a linha por linha. Cada linha diz quantas casas um carro anda, e você pilota todos os carros da sua carta. Um curinga move um carro que não está na carta.
rules-steer = Os carros andam para a frente, em linha reta ou na diagonal, nunca de lado nem para trás, e nunca através de outro carro. Um carro bloqueado fica onde está e perde o resto do movimento.
rules-bets = Apostas: depois da carta em que o primeiro carro cruza uma linha de aposta, todo mundo aposta em segredo em quem vai vencer.
rules-finish = Chegada: um carro que cruza a linha ocupa a próxima posição e sai da pista. Quando todos os seus carros chegam, você não joga mais cartas. Quando as cartas acabam, os carros que ainda estão na pista ficam parados e não ganham nada.
rules-laps = Não há linha de chegada: os carros dão voltas até acabarem as cartas.
rules-two = Com dois jogadores, as cartas de Velocidade-8 ficam viradas para cima na sua frente; você tem sete cartas na mão e compra uma depois de cada carta que joga.
rules-three = Você tem três cartas na mão e compra uma depois de cada carta que joga.
rules-tour = O campeonato mundial tem duas corridas assim; o dinheiro das duas é somado.
