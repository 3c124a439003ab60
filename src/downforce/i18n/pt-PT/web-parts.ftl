# Partes da página que estão sempre à vista: as cartas, a folha de pontuação, a ordem na corrida, os lugares.

# --- Cartas Velocidade ---

# Uma linha de uma carta, em voz alta: $own diz se o carro é de quem ouve; $now, se poderia avançar.
handcard-line = { $own ->
    [yes] o teu { car } { $speed }
   *[no] { car } { $speed }
}{ $now ->
    [home] { " " }(já chegou)
    [jammed] { " " }(bloqueado)
   *[free] { "" }
}
# Uma carta da mão, em voz alta: as suas linhas e o que faria. $card é uma lista dessas linhas.
handcard-bids = { $card }: licita { $amount }
handcard-declares = { $card }: declarada, licita { $amount }
handcard-passes = { $card }: passa
handcard-upside-down = { $card }: ao contrário
handcard-covered = uma carta tapada

# No pé de uma carta.
handcard-foot-pass = passa
handcard-foot-declare = licita { $amount }
handcard-foot-down = normal
handcard-foot-up = ao contrário

handcard-hand = A tua mão
handcard-none = Já não tens cartas na mão.
handcard-count = { $count ->
    [0] sem cartas
    [one] 1 carta
   *[other] { $count } cartas
}

# Um carimbo na carta que comprou o lote.
handcard-sold = Vendido

# --- A folha de pontuação ---

sheetpad-title = Folha de pontuação
sheetpad-of = Folha de pontuação de { $player }
sheetpad-driver = Piloto
sheetpad-car = Carro
sheetpad-price = Preço
sheetpad-prize = Prémio
sheetpad-bet = Aposta { $number }
# Uma tabela por baixo dos carros: o que paga cada posição.
sheetpad-pays = Paga
sheetpad-sum = Soma
sheetpad-total = Total final
# De alto a baixo de uma coluna cuja aposta ainda não se pode ver.
sheetpad-sealed = Selada
# Uma cruz na folha, em voz alta.
sheetpad-marked = marcado
sheetpad-bet-on = Aposta { $number } n{ car.o }
sheetpad-stalled = parado
sheetpad-no-money = Neste jogo não é o dinheiro que decide.

# --- A ordem na corrida ---

tower-title = Ordem na corrida
# Um carro, em voz alta. $gap é uma distância como +3.
tower-row = { place }: { car }, { $owner }, { $gap }
tower-nobody = sem dono
tower-stalled = parado
tower-up = { $count ->
    [one] sobe 1 posição
   *[other] sobe { $count } posições
}
tower-down = { $count ->
    [one] desce 1 posição
   *[other] desce { $count } posições
}

# --- Os lugares ---

seat-title = Jogadores
seat-you = tu
seat-host = a gerir a mesa
# $level é o nome de um bot.
seat-bot = bot ({ $level })
seat-away = por agora conduz um bot
seat-offline = sem ligação
seat-asked = a jogar
seat-thinking = a pensar
seat-car-for = { car } por { $price }
seat-no-car = ainda sem carro
seat-bets = { $count ->
    [0] sem apostas
    [one] 1 aposta
   *[other] { $count } apostas
}
seat-own-bets = As tuas apostas: { $cars }
seat-cars = Carros
