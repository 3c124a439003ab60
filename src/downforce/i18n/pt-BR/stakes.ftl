# O que convém saber antes de confirmar uma jogada.

stake-race-won = { car.start-o } chega: você vence a corrida.
stake-race-lost = { car.start-o } chega: { $player } vence a corrida.
stake-race-over = A corrida acaba com esta carta.
stake-rival-paid = { car.start-o } chega em { place } lugar: { $money } para { $player }.
stake-rival-home = { car.start-o } chega em { place } lugar.
stake-own-jam = Seu carro { car } fica preso.
stake-line = { car.start-o } cruza a linha de aposta { $number }: é hora de apostar.
stake-last-card = É sua última carta para { car.o }.
