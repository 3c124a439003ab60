# O fim do jogo: as contas como espetáculo e, depois, o que significam para quem vê.

finale-title = As contas
finale-cost = Primeiro, o que custaram os carros
finale-earlier = Da primeira corrida
finale-prizes = Prémios de corrida
finale-bet = { $number ->
    [1] A primeira aposta
    [2] A segunda aposta
   *[3] A terceira aposta
}
finale-winner = E a vitória vai para…
finale-skip = Saltar
finale-again = Ver as contas outra vez

# --- Quem ganhou o quê ---

finale-game = { $count ->
    [one] { $players } ganha o jogo com { $money }
   *[other] { $players } partilham a vitória com { $money } cada um
}
finale-race = A corrida foi ganha pelo carro { car } de { $player }.
finale-race-nobody = A corrida foi ganha pelo carro { car }, que não era de ninguém.
finale-race-too = Ganhou também a corrida, com { car.the }.
# Amounts with their currency.
finale-why = A vitória de { $player }: { $prizes } de prémios + { $bets } de apostas − { $price } de leilão
finale-why-no-bets = A vitória de { $player }: { $prizes } de prémios − { $price } de leilão

# --- Para quem vê ---

finale-you = A tua corrida
finale-you-won = Ganhaste, com { $money }.
finale-you-place = Ficaste em { place } lugar entre { $count }, com { $money }.
finale-you-rank = Ficaste em { place } lugar entre { $count }.
finale-you-sum = { $prizes } de prémios + { $bets } de apostas − { $price } de leilão
finale-you-sum-no-bets = { $prizes } de prémios − { $price } de leilão
finale-bet-lost = { finale-bet }, n{ car.o }, não pagou nada: chegou em { place }.
finale-bet-lost-stalled = { finale-bet }, n{ car.o }, não pagou nada: nunca chegou.
finale-bets-paid = Todas as tuas apostas pagaram.
finale-jam = O pior bloqueio: a carta de { $player } custou { spaces } ao teu carro { car }.
finale-jam-own = O pior bloqueio: a tua própria carta custou { spaces } ao teu carro { car }.
finale-no-jam = Nenhum bloqueio custou um espaço que fosse aos teus carros.
finale-see = Ver outra vez
