# O que convém saber antes de confirmar uma jogada.

stake-race-won = { car.start-o } chega: ganhas a corrida.
stake-race-lost = { car.start-o } chega: { $player } ganha a corrida.
stake-race-over = A corrida acaba com esta carta.
stake-rival-paid = { car.start-o } chega em { place } lugar: { $money } para { $player }.
stake-rival-home = { car.start-o } chega em { place } lugar.
stake-own-jam = O teu carro { car } fica bloqueado.
stake-line = { car.start-o } cruza a linha de aposta { $number }: é hora de apostar.
stake-last-card = É a tua última carta para { car.o }.
