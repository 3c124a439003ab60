# O fim da partida: as contas como espetáculo e, depois, o que elas significam para quem assiste.

finale-title = A apuração
finale-cost = Primeiro, quanto custaram os carros
finale-earlier = Da primeira corrida
finale-prizes = Pagamento da corrida
finale-bet = { $number ->
    [1] A primeira aposta
    [2] A segunda aposta
   *[3] A terceira aposta
}
finale-winner = E a vitória vai para…
finale-skip = Pular
finale-again = Ver a apuração de novo

# --- Quem ganhou o quê ---

finale-game = { $count ->
    [one] { $players } vence a partida com { $money }
   *[other] { $players } dividem a vitória com { $money } cada um
}
finale-race = A corrida foi vencida pelo carro { car } de { $player }.
finale-race-nobody = A corrida foi vencida pelo carro { car }, que não era de ninguém.
finale-race-too = Venceu também a corrida, com { car.the }.
# Amounts with their currency.
finale-why = Por que { $player } vence: { $prizes } da corrida + { $bets } das apostas − { $price } do leilão
finale-why-no-bets = Por que { $player } vence: { $prizes } da corrida − { $price } do leilão

# --- Para quem assiste ---

finale-you = A sua corrida
finale-you-won = Você venceu, com { $money }.
finale-you-place = Você ficou em { place } lugar entre { $count }, com { $money }.
finale-you-rank = Você ficou em { place } lugar entre { $count }.
finale-you-sum = { $prizes } da corrida + { $bets } das apostas − { $price } do leilão
finale-you-sum-no-bets = { $prizes } da corrida − { $price } do leilão
finale-bet-lost = { finale-bet }, { car.no }, não pagou nada: ele chegou em { place }.
finale-bet-lost-stalled = { finale-bet }, { car.no }, não pagou nada: ele não chegou.
finale-bets-paid = Todas as suas apostas pagaram.
finale-jam = O pior bloqueio: a carta de { $player } custou { spaces } ao seu carro { car }.
finale-jam-own = O pior bloqueio: sua própria carta custou { spaces } ao seu carro { car }.
finale-no-jam = Nenhum bloqueio custou uma casa sequer aos seus carros.
finale-see = Ver de novo
