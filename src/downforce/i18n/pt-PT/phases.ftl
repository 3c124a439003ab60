# O que está a acontecer e por quem se espera ($waiting é uma lista de nomes; $player, quem joga a carta).

phase-bid = { car.start-the } está em leilão; à espera de { $waiting }.
phase-keep-power = O leilão acabou e cada jogador mantém uma potência; à espera de { $waiting }.
phase-swap-power = Habilidoso pode ser trocado; à espera de { $waiting }.
phase-play-card = A corrida está em marcha; à espera de uma carta de { $waiting }.
phase-name-wild = { $player } joga { $card } e falta a cor do jóquer; à espera de { $waiting }.
phase-choose-skip = { $player } joga { $card } e pode saltar a linha { car.do }; à espera de { $waiting }.
phase-move-car = { $player } joga { $card } e { car.o } avança; à espera de { $waiting }.
phase-bonus = { $player } joga { $card } e { car.o } ganhou um movimento de bónus; à espera de { $waiting }.
phase-bet = Aposta { $number }: cada qual marca um vencedor; à espera de { $waiting }.
phase-over = O jogo acabou.

question-bid = Licita pelo carro { car } com uma carta. A carta continua tua.
question-keep-power = Com que potência corres?
question-swap-power = Trocas Habilidoso por outra potência?
question-play-card = É a tua vez: joga uma carta.
question-name-wild = O jóquer vale { $speed }. Para que carro?
question-choose-skip = { car.start-o } avançaria { $speed }. Saltas a linha?
question-move-car = { car.start-o } avança { $speed }. Para onde?
question-move-car-rival = { $player } move o teu carro { car } { $speed }. Quem conduz és tu: para onde?
question-bonus = Movimento de bónus para { car.the }: mais { spaces }.
question-bet = Aposta { $number }: que carro ganha? Ninguém vê a tua cruz.
