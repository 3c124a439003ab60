# O que está acontecendo e quem falta decidir ($waiting é uma lista de nomes; $player é quem joga a carta).

phase-bid = { car.start-the } está em leilão; aguardando { $waiting }.
phase-keep-power = Fim do leilão: cada jogador mantém um poder; aguardando { $waiting }.
phase-swap-power = Sagaz pode ser trocado; aguardando { $waiting }.
phase-play-card = A corrida está rolando; aguardando uma carta de { $waiting }.
phase-name-wild = { $player } joga { $card }, e falta a cor do curinga; aguardando { $waiting }.
phase-choose-skip = { $player } joga { $card } e pode pular a linha { car.do }; aguardando { $waiting }.
phase-move-car = { $player } joga { $card }, e { car.o } vai andar; aguardando { $waiting }.
phase-bonus = { $player } joga { $card }, e { car.o } ganhou um movimento extra; aguardando { $waiting }.
phase-bet = Aposta { $number }: todo mundo marca quem vai vencer; aguardando { $waiting }.
phase-over = Fim da partida.

question-bid = Dê um lance pelo carro { car } com uma carta. A carta continua sua.
question-keep-power = Com qual poder você vai correr?
question-swap-power = Trocar Sagaz por outro poder?
question-play-card = Sua vez: jogue uma carta.
question-name-wild = Curinga de { $speed }: qual carro anda?
question-choose-skip = { car.start-o } andaria { $speed }. Pular a linha?
question-move-car = { car.start-o } anda { $speed }. Para onde?
question-move-car-rival = { $player } move o seu carro { car } { $speed }. Quem pilota é você: para onde?
question-bonus = Movimento extra para { car.the }: mais { spaces }.
question-bet = Aposta { $number }: quem vence? É segredo.
