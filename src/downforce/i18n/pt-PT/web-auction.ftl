# O leilão em cena: o que um lote pode render, as licitações à vista e o que desfez os empates.

lot-brings = O que pode render
lot-brings-prizes = Prémios de corrida, do 1º ao 6º
lot-brings-bets = As tuas três apostas, se o carro escolhido chegar em 1º, 2º ou 3º
lot-owed = Por agora deves { $money }. Paga-se no fim.
lot-owes-nothing = Ainda não deves nada. Paga-se no fim.
lot-bids = As licitações pelo carro { car }
lot-bids-show = Ver as licitações
lot-bids-hide = Esconder as licitações
lot-unsold = Sem licitações
sheetpad-owed = em dívida, paga-se no fim
