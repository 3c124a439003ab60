# Partes da página que estão sempre à vista: cartas de velocidade, folha de pontuação, ordem na pista, lugares.

# --- Cartas de velocidade ---

# Uma linha de uma carta, em voz alta: $own diz se o carro é de quem ouve; $now, se ele poderia andar.
handcard-line = { $own ->
    [yes] seu { car } { $speed }
   *[no] { car } { $speed }
}{ $now ->
    [home] { " " }(já chegou)
    [jammed] { " " }(preso)
   *[free] { "" }
}
# Uma carta da mão, em voz alta: suas linhas e o que ela faria. $card é uma lista dessas linhas.
handcard-bids = { $card }: lance de { $amount }
handcard-declares = { $card }: lance declarado de { $amount }
handcard-passes = { $card }: passa
handcard-upside-down = { $card }: ao contrário
handcard-covered = uma carta coberta

# No pé de uma carta.
handcard-foot-pass = passa
handcard-foot-declare = lance { $amount }
handcard-foot-down = normal
handcard-foot-up = ao contrário

handcard-hand = Sua mão
handcard-none = Acabaram as cartas da sua mão.
handcard-count = { $count ->
    [0] sem cartas
    [1] 1 carta
   *[other] { $count } cartas
}

# Um carimbo na carta que levou o lote.
handcard-sold = Vendido

# --- A folha de pontuação ---

sheetpad-title = Folha de pontuação
sheetpad-of = Folha de pontuação de { $player }
sheetpad-driver = Piloto
sheetpad-car = Carro
sheetpad-price = Valor
sheetpad-prize = Corrida
sheetpad-bet = Aposta { $number }
# Uma tabela abaixo dos carros: o que cada posição paga.
sheetpad-pays = Paga
sheetpad-sum = Soma
sheetpad-total = Ganho total
# Ao longo de uma coluna com uma aposta que os outros ainda não podem ver.
sheetpad-sealed = Lacrada
# Uma cruz na folha, em voz alta.
sheetpad-marked = marcado
sheetpad-bet-on = Aposta { $number } { car.no }
sheetpad-stalled = parado
sheetpad-no-money = Nesta partida, não é o dinheiro que decide.

# --- A ordem na pista ---

tower-title = Ordem na pista
# Um carro, em voz alta. $gap é uma distância como +3.
tower-row = { place }: { car }, { $owner }, { $gap }
tower-nobody = sem dono
tower-stalled = parado
tower-up = { $count ->
    [1] ganha 1 posição
   *[other] ganha { $count } posições
}
tower-down = { $count ->
    [1] perde 1 posição
   *[other] perde { $count } posições
}

# --- Os lugares ---

seat-title = Jogadores
seat-you = você
seat-host = no comando
# $level é o nome de um bot.
seat-bot = bot { $level }
seat-away = um bot pilota por enquanto
seat-offline = sem conexão
seat-asked = joga agora
seat-thinking = pensando
seat-car-for = { car } por { $price }
seat-no-car = sem carro ainda
seat-bets = { $count ->
    [0] sem apostas
    [1] 1 aposta
   *[other] { $count } apostas
}
seat-own-bets = Suas apostas: { $cars }
seat-cars = Carros
