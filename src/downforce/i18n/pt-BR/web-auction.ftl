# O leilão em cena: o que um lote pode render, os lances à mostra e o que desfez os empates.

lot-brings = O que ele pode render
lot-brings-prizes = Pagamento da corrida, do 1º ao 6º
lot-brings-bets = Suas três apostas, se o carro escolhido chegar em 1º, 2º ou 3º
lot-owed = Até agora você deve { $money }. Paga-se no fim.
lot-owes-nothing = Você ainda não deve nada. Paga-se no fim.
lot-bids = Os lances pelo carro { car }
lot-bids-show = Ver os lances
lot-bids-hide = Esconder os lances
lot-unsold = Sem lances
sheetpad-owed = a pagar no fim
