# La subasta en el escenario: lo que puede dar un lote, las pujas boca arriba y qué deshizo los empates.

lot-brings = Lo que puede darte
lot-brings-prizes = Pago por carrera, del 1.º al 6.º
lot-brings-bets = Tus tres apuestas, si el coche que elijas llega 1.º, 2.º o 3.º
lot-owed = Por ahora debes { $money }. Se paga al final.
lot-owes-nothing = Aún no debes nada. Se paga al final.
lot-bids = Las pujas por { car.the }
lot-bids-show = Ver las pujas
lot-bids-hide = Ocultar las pujas
lot-unsold = Sin pujas
sheetpad-owed = deuda, se paga al final
