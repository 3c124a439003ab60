# downforce simulate e downforce arena: títulos de tabelas e gráficos, e o que dizem os comandos.

# Por cima das tabelas.
arena-played = { $games } { $count ->
    [one] jogo
   *[other] jogos
}, semente { $seed }, com { $bots }.
arena-intervals = ± é a margem de erro: um intervalo que contém o valor real em 95 de cada 100 séries como esta. × é um múltiplo do que seria justo.
arena-salt = O sal das distribuições era { $salt }. Indica-o com --salt para repetir esta execução.
arena-engine = Motor: fast. Números aleatórios: { $generator }.

# O que uma tabela distingue: o seu título e a primeira coluna.
arena-by-seat = Lugares
arena-by-bot = Bots
arena-by-power = Potências
arena-by-grid = Grelha
arena-by-colour = Carros
arena-by-race = Corridas
arena-balance = Equilíbrio, { $track }
arena-ratings = Ratings
arena-cross = Quem fica à frente de quem, em %
arena-head-seat = lugar
arena-head-bot = bot
arena-head-power = potência
arena-head-grid = grelha
arena-head-colour = carro
arena-head-race = corridas
arena-head-figure = medida

# As colunas; um título pode ter duas linhas.
arena-head-wins = vitórias %
arena-head-times-fair = ×
arena-head-place = posição
arena-head-money = dinheiro
arena-head-spent = gasto
arena-head-price = preço
arena-head-bet-hits =
    apostas
    certas %
arena-head-cards-left =
    cartas
    por jogar
arena-head-taken =
    com
    vencedor %
arena-head-stalled =
    carros
    parados
arena-head-stalled-share = parados %
arena-head-rating = rating
arena-head-games = jogos
arena-head-all = total
arena-head-bar = objetivo
arena-head-verdict = veredicto

# Linhas das tabelas de corridas e de equilíbrio.
arena-all = total
arena-players = { $players } jogadores
arena-row-taken = corridas com vencedor, %
arena-row-stalled = carros parados
arena-row-grid = grelha { $place }, × um sexto
arena-row-colour = { $car }, × um sexto
arena-bar-above = mais de { $low }
arena-bar-below = até { $high }
arena-bar-between = { $low } a { $high }
arena-verdict = { $verdict ->
    [held] cumprido
    [missed] falhado
   *[open] em aberto
}
arena-verdicts = Em aberto: o objetivo fica dentro do intervalo; só mais jogos o dirão.

# Durante e depois.
arena-progress = Jogos: { $done } de { $total }
arena-rate = { $rate }/s
arena-speed = { $games } { $count ->
    [one] jogo
   *[other] jogos
} em { $seconds } s, { $rate } por segundo.
arena-resumed = Jogos já jogados: { $done } de { $total }. Continua-se daí.
arena-stopped = Interrompido. Jogos guardados: { $done } de { $total }. Para continuar: downforce { $command } --resume { $path }
arena-written = { $what ->
    [csv] As estatísticas estão
    [plots] Os gráficos estão
   *[records] Os jogos estão
} em { $path }

# Gráficos. $games é um número já com separadores.
plot-foot = Jogos: { $games }. Semente: { $seed }. Bots: { $bots }.
plot-whiskers = Bigodes: o intervalo que contém o valor real em 95 de cada 100 séries como esta.
plot-wins = Quem ganha
plot-wins-seat = lugar
plot-wins-grid = grelha
plot-wins-colour = carro
plot-wins-power = potência
plot-wins-bot = bot
plot-wins-note = vitórias, em múltiplos da quota justa, que é a linha axadrezada
plot-finish = Da grelha à bandeira
plot-finish-note = em cada 100 partidas de uma posição da grelha, quantas acabam em cada posição de chegada
plot-finish-grid = grelha
plot-finish-place = chegada
plot-finish-stalled = parado
plot-money = A bolsa
plot-money-note = dinheiro no fim, em milhões
plot-stalled = Parados
plot-stalled-note = carros por corrida que nunca chegam, por número de jogadores; a linha amarela é o máximo que devia haver
plot-ratings = A classificação
plot-ratings-note = rating segundo o openskill
plot-cross = Frente a frente
plot-cross-note = em cada 100 jogos à mesma mesa, quantas vezes a linha acaba à frente da coluna

# O que corre mal: uma linha.
arena-bad-number = { $option } pede um número inteiro a partir de { $least }, não { $text }
arena-bad-players = --players pede números de 2 a 6, como 4, 2-6 ou 2,4, não { $text }
arena-bad-backend = --backend pede um destes: { $known }; não { $text }
arena-bad-engine = --engine pede um destes: { $known }; não { $text }
arena-engine-alone = --engine fast não pode ser usado com { $option }
arena-bad-salt = um sal é uma linha de texto simples
arena-scheduler-alone = --scheduler precisa de um --backend que o tenha: { $known }
arena-no-scheduler = ninguém responde em { $address }: { $why }
arena-two-bots = uma arena precisa de pelo menos dois bots
arena-same-bot = há dois bots com o nome { $name }; dá nomes diferentes aos ficheiros
arena-bot = bot { $bot }: { $cause }
arena-bot-game = o bot { $bot } falhou no jogo { $game }, lugar { $seat }: { $cause }
arena-journal = { $path } { $problem ->
    [file] não é um diário do downforce
    [busy] está a ser usado por outra execução
    [kind] é o diário de outro comando
    [seed] começou com outra --seed
    [salt] começou com outro --salt, ou foi interrompido antes de o seu sal ser publicado
    [isolated] começou com outra escolha de --isolate
    [generator] começou com outro --engine
    [deals] começou com outro número de jogos
    [tables] começou com outras mesas (jogadores, circuito, modo, edição) ou outro número de bots
    [bots] começou com outros bots
    [tracks] começou com outra versão de um circuito
    [records] começou { $kept ->
        [yes] com --record
       *[no] sem --record
    }
    [engine] começou com outra versão do jogo
   *[batch] começou com outra versão do downforce
}
arena-nothing-to-resume = { $path } não existe; indica o que jogar

arena-not-limited = { $what ->
    [memory] Este sistema não consegue limitar a memória dos bots isolados.
   *[network] Este sistema não consegue cortar a rede aos bots isolados.
}
