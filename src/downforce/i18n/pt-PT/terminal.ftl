# O jogo num terminal: texto simples, para os olhos ou para um leitor de ecrã. Os títulos aparecem em maiúsculas.

# --- O começo ---

start-title = Downforce
start-name = O teu nome na folha de pontuação? (Enter para { $name })
start-name-default = Estreante
start-name-number = Piloto { $number }, o teu nome? (Enter para { $name })
start-name-default-number = Piloto { $number }
start-name-taken = { $name } já está à mesa.
start-name-long = Um nome pode ter até { $most } caracteres.
start-opponents = Quantos adversários, { $least } a { $most }? (Enter para { $count })
start-opponents-again = Escreve um número de { $least } a { $most }.
start-table = { $track }, { $mode }. À mesa: { $players }.
start-bots = { $count ->
    [0] Hoje não há bots.
    [one] { $bots } é um bot.
   *[other] { $bots } são bots.
}
start-resumed = { $count ->
    [one] Já foi tomada 1 decisão
   *[other] Já foram tomadas { $count } decisões
}; a corrida continua.
start-help = Escreve ? sempre que quiseres ajuda.
start-auction = Primeiro vendem-se os seis carros, cada um com a potência de um piloto. Para licitar, coloca uma carta: o número que ela tem para esse carro é a tua oferta, em milhões. A carta volta à tua mão.
start-prizes = Os primeiros carros a chegar ganham { $prizes }.
start-race = Na tua vez, joga uma carta. Ela move os carros que mostra, da linha de cima para a de baixo, e és tu quem os conduz, sejam teus ou não.
start-own = Os teus carros, com asterisco: { $cars }.
start-own-power = Os teus carros, com asterisco: { $cars }. A tua potência é { $power }. { $effect }

# --- Passar o teclado ---

pass-keyboard = O teclado passa para { $player }. Mais ninguém olha.
pass-enter = { $player }, carrega em Enter.

# --- Títulos ---

heading-lot = Leilão, lote { $number } de 6: { car.the }
heading-lot-aside = Leilão, outra vez: { car.the }
heading-keep = Depois do leilão
heading-swap = Antes da corrida
heading-turn = { $player }, é a tua vez
heading-steer = { $player }, ao volante
heading-bet = Aposta { $number } de 3
heading-result = O resultado
heading-order = Ordem na corrida
heading-hand = A tua mão
heading-sheets = Folhas de pontuação
heading-log = O registo
heading-powers = Potências
heading-help = Ajuda
heading-rules = As regras em resumo

# --- O leilão ---

lot-no-power = Não traz potência.
# $numbers são os das próprias cartas para este carro; $wilds, os dos jóqueres.
lot-in-hand = { $place ->
    [1] { car.start-o } tem a pole position.
   *[other] { car.start-o } parte em { place.of-six }.
} { $count ->
    [0] Não tens nada dessa cor
   *[other] Os teus números para ele: { $numbers }
}{ $wilds ->
    [none] { "" }
   *[other] ; jóqueres: { $wilds }
}.
lot-only = Licitação só para { $players }.
lot-must = Agora ninguém pode passar.
# Ficam antes de uma carta.
choice-declare = declarar { $amount }
choice-pass = passar
ask-bid = Que carta colocas, 1 a { $count }?

keep-intro = Tens várias potências, mas só corres com uma.
choice-power = { $power }: { $effect }
ask-keep = Qual manténs, 1 a { $count }?
swap-intro = A dois, Habilidoso pode ser trocado por uma potência que esteja fora do jogo.
choice-swap-none = Manter Habilidoso.
ask-swap = Com que potência corres, 1 a { $count }?

# --- A corrida ---

# Uma linha de uma carta: um asterisco para um carro próprio, uma nota se agora não pudesse avançar.
choice-line = { car }{ $own ->
    [yes] *
   *[no] { "" }
} { $speed }{ $now ->
    [home] { " " }(já chegou)
    [jammed] { " " }(bloqueado)
   *[free] { "" }
}
choice-card-reverse = ao contrário: { $lines }
forced-card = A tua última carta: { $card }
ask-play = Que carta jogas, 1 a { $count }?

line-heading = Linha { $line } de { $lines }: { $what }; depois { $rest }.
line-last = { $line ->
    [1] A única linha: { $what }.
   *[other] A última linha: { $what }.
}
line-of-other = { $player } joga { $card }.
line-skip-ask = { $player } vai conduzir { car.o } { spaces }, a não ser que saltes a linha.
choice-car = { car }{ $own ->
    [yes] *
   *[no] { "" }
}, { $where }
choice-skip = saltar esta linha
choice-keep-line = manter esta linha
ask-wild = Que cor, 1 a { $count }?
ask-skip = O que fazes, 1 a { $count }?
ask-move = Para onde vai { car.o }, 1 a { $count }?
bonus-intro = Movimento bónus: { car.o } pode avançar mais { spaces }.
choice-bonus-none = ficar aqui

# Um espaço onde um movimento pode acabar, e o que daí resulta. $lane é um dos textos lane-....
choice-move = { $space }, { $lane }: { spaces }, { $togo ->
    [one] falta 1
   *[other] faltam { $togo }
}
choice-move-laps = { $space }, { $lane }: { spaces }
choice-finish = cruza a linha de chegada, { place }: { spaces }
choice-jam = fica bloqueado
choice-passes = ultrapassa { $cars }
choice-crosses = abre a aposta { $number }
choice-lap = começa outra volta
choice-shuts-in = bloqueia { $cars }
choice-frees = liberta { $cars }
choice-bonus-earned = ganha um movimento bónus
lane-single = pista única
lane-inside = pista interna
lane-middle = pista do meio
lane-outside = pista externa
lane-number = pista { $lane }

ask-end-turn = Enter para acabar a tua vez, ou escreve desfazer:

# --- O que está onde ---

order-row = { $place }. { car }{ $own ->
    [yes] *
   *[no] { "" }
}
order-space = { $space }
order-to-go = { $steps ->
    [one] falta 1
   *[other] faltam { $steps }
}
order-to-line = volta { $lap }, { $steps } até à linha
order-gap = +{ $steps }
order-level = a par
order-home = chegou, { place }
order-jammed = bloqueado
order-nobody = sem dono

# O que um carro tem pela frente; segue-se uma lista de ahead-....
ahead = { car.start }: { $what }.
ahead-car = { car } a { $steps }
ahead-next = { car } logo à frente
ahead-squeeze = pista única a { $steps }
ahead-in-squeeze = na pista única
ahead-bet = linha de aposta { $number } daqui a { $steps }
ahead-finish = chegada a { $steps }
ahead-jammed = bloqueado
ahead-clear = caminho livre
ahead-home = chegou em { place.of-six }

# --- Apostas ---

bet-intro = Quem ganha a corrida? Se o teu carro chegar em 1º, 2º ou 3º, esta aposta paga { $first }, { $second } ou { $third }.
bet-for-nothing = Quem ganha a corrida? Neste jogo a aposta não paga nada, mas faz-se na mesma.
bet-earlier = As tuas apostas até agora: { $cars }.
ask-bet = Em que carro apostas, 1 a { $count }?

# --- Formas curtas para a história de uma carta ---

story-moved = { car.start-o } avança { $steps }, até { $space }.
story-moved-less = { car.start-o } só avança { $steps } de { $speed }, até { $space }.
story-moved-bonus = { car.start-o } avança mais { $steps }, até { $space }.
story-moved-over-line = { car.start-o } avança { $steps } e cruza a linha de chegada.
story-tie-lines = Entre licitações iguais, ganha a carta com mais linhas.
story-tie-wild = Entre licitações iguais, ganha a carta sem jóquer.
story-tie-seat = Entre licitações iguais, ganha o lugar mais próximo à esquerda de quem comprou por último.
story-wild = O jóquer é { car }.
story-skipped = Salta-se a linha { car.do }.
story-skipped-wild = Salta-se o jóquer.

# --- Mão, folhas, potências, registo ---

hand-none = Não tens cartas na mão.
hand-totals = Espaços na tua mão: { $totals }.
hand-total = { car } { $spaces }
hand-wilds = jóquer { $spaces }
hand-pile = { $count ->
    [0] A pilha está vazia.
    [one] 1 carta na pilha.
   *[other] { $count } cartas na pilha.
}

sheet-row = { $player }, { $count ->
    [0] sem cartas
    [one] 1 carta
   *[other] { $count } cartas
}: { $cars }. { $power }.
sheet-car = { car } por { $price }
sheet-car-dealt = { car }
sheet-no-cars = ainda sem carro
sheet-no-power = Sem potência
sheet-bets = As tuas apostas: { $cars }.
sheet-earlier = Corrida { $race }: { $money }.
sheet-prizes = Prémios, do 1º ao 6º: { $prizes }.
sheet-payout = Aposta { $number }, do 1º ao 3º: { $payouts }.

log-empty = Ainda não aconteceu nada.
powers-none = Neste jogo ninguém tem potência.
powers-row = { $player }: { $power }. { $effect }

# --- O resultado ---

result-home = { place } { car } ({ $player })
result-stalled = Parados: { $cars }.
result-win = { $count ->
    [one] { $players } ganha com { $money }!
   *[other] { $players } partilham a vitória, cada qual com { $money }!
}
result-win-home = { $players } ganha: { car.o } é o primeiro a chegar!
result-win-ahead = { $players } ganha: { car.o } é o que está mais à frente!
result-tie = { $players } têm { $money } cada; { $first } fica à frente, com o carro mais bem classificado ({ place }).
result-tie-shared = { $players } têm { $money } cada, e nem os melhores carros desempatam.

result-row = { $rank }. { $player }: { $money }
result-row-car = { $rank }. { $player }: { car }, { $where }
result-row-no-car = { $rank }. { $player }: sem carro
result-race = Corrida { $race }, { $track }: { $money }
result-prizes = Prémios { $total }: { $items }
result-bets = Apostas { $total }: { $items }
result-item = { car } { place } { $money }
result-item-stalled = { car } parado { $money }
result-prices = Leilão { $total }: { $items }
result-price = { car } { $money }
result-seed = Para repetir esta distribuição: --seed { $seed }
result-recorded = O jogo ficou guardado em { $path }.

# --- Comandos que se podem escrever em qualquer altura ---

command-help = ajuda
command-hand = mão
command-order = ordem
command-sheet = folha
command-log = registo
command-rules = regras
command-power = potência
command-undo = desfazer
command-save = guardar
command-quit = sair

about-help = esta página
about-hand = as tuas cartas e os espaços que têm para cada carro
about-order = onde está cada carro e o que tem pela frente
about-sheet = as folhas de pontuação: carros, preços, potências, apostas
about-log = o que já aconteceu
about-rules = como se joga este jogo
about-power = o que fazem as potências
about-undo = voltar atrás na tua última escolha
about-save = guardar o jogo num ficheiro: guardar corrida.game
about-quit = deixar a mesa

help-answer = Responde com o número de uma escolha; para um carro basta a cor ou a letra (P preto, A azul, V verde, M amarelo, L laranja, R vermelho) e, para um espaço, o nome. Enter sem mais nada mostra de novo as escolhas.
help-commands = Ou escreve uma destas palavras:
help-spaces = Um espaço como 12b2: secção 12, pista b, segundo espaço; a pista «a» é a interna.

retry = { $input } não é uma das escolhas; escreve um número de 1 a { $count }, ou ? para ajuda.
retry-enter = Carrega em Enter para continuar, ou escreve desfazer.

undo-done = Desfeito.
undo-nothing = Não tens nada para desfazer.
undo-late = Demasiado tarde para desfazer: já houve outra jogada ou cartas reveladas.

save-name = Indica um ficheiro, assim: guardar corrida.game
save-done = Guardado em { $path }.
save-failed = Não se consegue escrever { $path }: { $why }.

quit-ask = Deixar a mesa? Escreve sim, ou um nome de ficheiro para guardar antes o jogo; Enter para continuar:
quit-bye = Até à próxima!

resume-hint = Para continuar o jogo:
left-early = Não há mais nada para ler, por isso a corrida fica por aqui.

# --- As regras em resumo ---

rules-money = Ganha quem tiver mais dinheiro: os prémios dos seus carros, mais as apostas, menos o que pagou no leilão.
rules-first-home = Ganha quem tiver o primeiro carro a chegar. O dinheiro não conta.
rules-long = Ganha quem tiver o carro mais à frente quando acabarem as cartas. O dinheiro não conta.
rules-auction = Leilão: por cada carro e sua potência, cada qual coloca uma carta em segredo. O número junto à cor do carro é a licitação; uma carta sem essa cor conta como passar. A licitação mais alta paga e leva o lote, e todas as cartas voltam à mão. Em caso de empate, ganha a carta com mais linhas e, depois, a que não tem jóquer. No fim, ninguém fica sem carro.
rules-dealt = Os carros são distribuídos, { $count } por jogador.
rules-turn = Corrida: na tua vez, joga uma carta e resolve-a linha a linha. Cada linha move o seu carro esse número de espaços, e és tu quem conduz todos os carros da tua carta. Um jóquer move um carro que não esteja na carta.
rules-steer = Os carros andam para a frente, a direito ou na diagonal, nunca para o lado nem para trás, e nunca através de outro carro. Um carro que fica bloqueado não passa dali e perde o resto do movimento.
rules-bets = Apostas: quando o primeiro carro cruza uma linha de aposta, acaba-se de resolver a carta e cada qual aposta em segredo no vencedor.
rules-finish = Chegada: um carro que cruza a linha ocupa a posição seguinte e sai do circuito. Quando todos os teus carros tiverem chegado, já não jogas. Quando acabarem as cartas, os carros ainda no circuito ficam parados e não ganham nada.
rules-laps = Não há linha de chegada: os carros dão voltas até se jogarem todas as cartas.
rules-two = A dois, as cartas Velocidade Oito ficam à vista à tua frente; tens sete cartas na mão e, por cada uma que jogas, biscas outra.
rules-three = Tens três cartas na mão e, por cada uma que jogas, biscas outra.
rules-tour = O campeonato do mundo são duas corridas destas; soma-se o dinheiro de ambas.
