# Lo que hay que saber antes de confirmar una jugada.

stake-race-won = { car.start-el } llega a meta: ganas la carrera.
stake-race-lost = { car.start-el } llega a meta: { $player } gana la carrera.
stake-race-over = La carrera acaba con esta carta.
stake-rival-paid = { car.start-el } llega { place }: { $money } para { $player }.
stake-rival-home = { car.start-el } llega { place }.
stake-own-jam = Tu coche { car } queda bloqueado.
stake-line = { car.start-el } cruza la línea de apuestas { $number }: toca apostar.
stake-last-card = Es tu última carta para { car.el }.
