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
