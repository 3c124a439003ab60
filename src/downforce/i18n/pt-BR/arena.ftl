# downforce simulate e downforce arena: títulos de tabelas e gráficos, e o que os comandos dizem.

# Acima das tabelas.
arena-played = { $games } { $count ->
    [1] partida
   *[other] partidas
}, semente { $seed }, bots: { $bots }.
arena-intervals = ± é a margem de erro: um intervalo que contém o valor real em 95 de cada 100 execuções como esta. × é um múltiplo do que seria justo.
arena-salt = O sal das distribuições era { $salt }. Informe-o com --salt para repetir esta execução.
arena-engine = Motor: fast. Números aleatórios: { $generator }.

# O que uma tabela compara: seu título e sua primeira coluna.
arena-by-seat = Lugares
arena-by-bot = Bots
arena-by-power = Poderes
arena-by-grid = Grid
arena-by-colour = Carros
arena-by-race = Corridas
arena-balance = Equilíbrio, { $track }
arena-ratings = Ratings
arena-cross = Quem fica à frente de quem, em %
arena-head-seat = lugar
arena-head-bot = bot
arena-head-power = poder
arena-head-grid = grid
arena-head-colour = carro
arena-head-race = corridas
arena-head-figure = medida

# As colunas; um título pode ter duas linhas.
arena-head-wins = vitórias %
arena-head-times-fair = ×
arena-head-place = colocação
arena-head-money = dinheiro
arena-head-spent = gasto
arena-head-price = valor
arena-head-bet-hits =
    apostas
    certas %
arena-head-cards-left =
    cartas
    restantes
arena-head-taken =
    1º lugar
    ocupado %
arena-head-stalled =
    carros
    parados
arena-head-stalled-share = parados %
arena-head-rating = rating
arena-head-games = partidas
arena-head-all = todas
arena-head-bar = meta
arena-head-verdict = veredito

# Linhas das tabelas de corridas e de equilíbrio.
arena-all = todas
arena-players = { $players } jogadores
arena-row-taken = 1º lugar ocupado, %
arena-row-stalled = carros parados
arena-row-grid = grid { $place }, × um sexto
arena-row-colour = { $car }, × um sexto
arena-bar-above = acima de { $low }
arena-bar-below = até { $high }
arena-bar-between = de { $low } a { $high }
arena-verdict = { $verdict ->
    [held] cumprida
    [missed] não cumprida
   *[open] em aberto
}
arena-verdicts = Em aberto: a meta está dentro do intervalo; só com mais partidas dá para saber.

# Durante e depois.
arena-progress = Partidas: { $done } de { $total }
arena-rate = { $rate }/s
arena-speed = { $games } { $count ->
    [1] partida
   *[other] partidas
} em { $seconds } s, { $rate } por segundo.
arena-resumed = Partidas já jogadas: { $done } de { $total }. Continuando.
arena-stopped = Interrompido. Partidas salvas: { $done } de { $total }. Para continuar: downforce { $command } --resume { $path }
arena-written = { $what ->
    [csv] As estatísticas estão
    [plots] Os gráficos estão
   *[records] As partidas estão
} em { $path }

# Gráficos. $games é um número já com separadores.
plot-foot = Partidas: { $games }. Semente: { $seed }. Bots: { $bots }.
plot-whiskers = Hastes: o intervalo que contém o valor real em 95 de cada 100 execuções como esta.
plot-wins = Quem vence
plot-wins-seat = lugar
plot-wins-grid = posição no grid
plot-wins-colour = carro
plot-wins-power = poder
plot-wins-bot = bot
plot-wins-note = vitórias, como múltiplo do que seria justo, que é a linha quadriculada
plot-finish = Do grid à bandeirada
plot-finish-note = de cada 100 largadas de uma posição do grid, quantas terminam em cada colocação
plot-finish-grid = posição no grid
plot-finish-place = colocação final
plot-finish-stalled = parado
plot-money = No bolso
plot-money-note = dinheiro no fim da partida, em milhões
plot-stalled = Parados
plot-stalled-note = carros que não completam a corrida, por número de jogadores; a linha amarela é o máximo desejado
plot-ratings = O ranking
plot-ratings-note = rating calculado pelo openskill
plot-cross = Frente a frente
plot-cross-note = de cada 100 partidas na mesma mesa, em quantas a linha termina à frente da coluna

# O que dá errado: uma linha.
arena-bad-number = { $option } aceita um número inteiro a partir de { $least }, não { $text }
arena-bad-players = --players aceita números de 2 a 6, como 4, 2-6 ou 2,4, não { $text }
arena-bad-backend = --backend aceita um destes: { $known }; não { $text }
arena-bad-engine = --engine aceita um destes: { $known }; não { $text }
arena-engine-alone = --engine fast não pode ser usado com { $option }
arena-bad-salt = um sal é uma linha de texto simples
arena-scheduler-alone = --scheduler só funciona com um destes valores de --backend: { $known }
arena-no-scheduler = ninguém responde em { $address }: { $why }
arena-two-bots = uma arena precisa de pelo menos dois bots
arena-same-bot = dois bots se chamam { $name }; dê nomes diferentes aos arquivos
arena-bot = bot { $bot }: { $cause }
arena-bot-game = o bot { $bot } falhou na partida { $game }, lugar { $seat }: { $cause }
arena-journal = { $path } { $problem ->
    [file] não é um diário do downforce
    [busy] está em uso por outra execução
    [kind] é o diário de outro comando
    [seed] começou com outro --seed
    [salt] começou com outro --salt, ou foi interrompido antes de o sal ser publicado
    [isolated] começou com outra escolha de --isolate
    [generator] começou com outro --engine
    [deals] começou com outro número de partidas
    [tables] começou com outras mesas (jogadores, pista, modo, edição) ou outro número de bots
    [bots] começou com outros bots
    [tracks] começou com outra versão de uma pista
    [records] começou { $kept ->
        [yes] com --record
       *[no] sem --record
    }
    [engine] começou com outra versão do jogo
   *[batch] começou com outra versão do downforce
}
arena-nothing-to-resume = { $path } não existe; indique o que deve ser jogado

arena-not-limited = { $what ->
    [memory] Este sistema não consegue limitar a memória dos bots isolados.
   *[network] Este sistema não consegue cortar o acesso dos bots isolados à rede.
}
