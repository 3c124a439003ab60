# O jogo num terminal: texto simples, para os olhos ou para um leitor de ecrã. Os títulos aparecem em maiúsculas.

# --- O começo ---

start-title = Downforce
start-name = O teu nome na folha de pontuação? (Enter para { $name })
start-name-default = Estreante
start-name-number = Jogador { $number }, o teu nome? (Enter para { $name })
start-name-default-number = Jogador { $number }
start-name-taken = { $name } já está à mesa.
start-name-long = Um nome pode ter até { $most } caracteres.
start-name-help = Escreve um nome, ou só Enter; depois, quantos correm contigo. Durante a corrida, ajuda mostra o que podes escrever.
start-opponents = Quantos adversários, de { $least } a { $most }? (Enter para { $count })
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
start-auction = Primeiro vendem-se os seis carros, cada um com uma potência. Para licitar, coloca uma carta: o número que ela tem para esse carro é a tua oferta, em milhões. A carta volta à tua mão.
start-prizes = Os primeiros carros a chegar ganham { $prizes }.
start-race = Na tua vez, joga uma carta. Ela move os carros que mostra, da linha de cima para a de baixo, e és tu quem os conduz, sejam teus ou não.
start-own = Os teus carros, com asterisco: { $cars }.
start-own-power = Os teus carros, com asterisco: { $cars }. A tua potência é { $power }. { $effect }

# --- Passar o teclado ---

pass-keyboard = O teclado passa para { $player }. Que mais ninguém olhe.
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
heading-map = O circuito
heading-hand = A tua mão
heading-sheets = Folhas de pontuação
heading-log = A crónica
heading-powers = Potências
heading-help = Ajuda
heading-rules = As regras em resumo

# --- O leilão ---

lot-no-power = Não traz potência.
# $numbers são os das próprias cartas para este carro; $wilds, os dos jóqueres.
lot-in-hand = { $place ->
    [1] { car.start-o } parte da pole position.
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
ask-bid = Que carta colocas, de 1 a { $count }?

keep-intro = Tens várias potências, mas só corres com uma.
choice-power = { $power }: { $effect }
ask-keep = Qual manténs, de 1 a { $count }?
swap-intro = A dois, Habilidoso pode ser trocado por uma potência que esteja fora do jogo.
choice-swap-none = Manter Habilidoso.
ask-swap = Com que potência corres, de 1 a { $count }?

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
play-reverse = Junta r ao número para ler essa carta de baixo para cima: 1r.
forced-card = A tua última carta: { $card }
ask-play = Que carta jogas, de 1 a { $count }?

line-heading = Linha { $line } de { $lines }: { $what }; depois { $rest }.
line-last = { $line ->
    [1] A única linha: { $what }.
   *[other] A última linha: { $what }.
}
line-of-other = { $player } joga { $card }.
line-skip-ask = { $player } vai mover { car.o } { spaces }, a não ser que saltes a linha.
choice-car = { car }{ $own ->
    [yes] *
   *[no] { "" }
}, { $where }
choice-skip = saltar esta linha
choice-keep-line = manter esta linha
ask-wild = Que cor, de 1 a { $count }?
ask-skip = O que fazes, de 1 a { $count }?
ask-move = Para onde vai { car.o }, de 1 a { $count }?
bonus-intro = Movimento de bónus: { car.o } pode avançar mais { spaces }.
choice-bonus-none = ficar aqui

# Um espaço onde um movimento pode acabar, e o que daí resulta. $lane é um dos textos lane-....

ask-end-turn = Enter para acabar o teu turno, ou escreve desfazer:

# --- O que está onde ---

order-row = { $place }. { car }{ $own ->
    [yes] *
   *[no] { "" }
}

# O que um carro tem pela frente; segue-se uma lista de ahead-....

# --- Apostas ---

bet-earlier = As tuas apostas até agora: { $cars }.
ask-bet = Em que carro apostas, de 1 a { $count }?

# --- Formas curtas para a história de uma carta ---

story-moved = { car.start-o } avança { $steps }, até { $space }.
story-moved-less = { car.start-o } só avança { $steps } de { $speed }, até { $space }.
story-moved-bonus = { car.start-o } avança mais { $steps }, até { $space }.
story-moved-over-line = { car.start-o } avança { $steps } e cruza a linha de chegada.
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
command-map = mapa
command-sheet = folha
command-log = crónica
command-rules = regras
command-power = potência
command-hint = conselho
command-undo = desfazer
command-save = guardar
command-quit = sair

about-help = esta página
about-hand = as tuas cartas e os espaços que têm para cada carro
about-order = onde está cada carro e o que tem pela frente
about-map = o circuito desenhado, com os carros
about-sheet = as folhas de pontuação: carros, preços, potências, apostas
about-log = o que já aconteceu
about-rules = como se joga este jogo
about-power = o que fazem as potências
about-hint = o que a engenheira de pista faria
about-undo = desfazer a tua última escolha
about-save = guardar o jogo num ficheiro: guardar corrida.dfg
about-quit = deixar a mesa

help-answer = Responde com o número de uma escolha; para um carro basta a cor ou a letra (P preto, A azul, V verde, M amarelo, L laranja, R vermelho) e, para um espaço, o nome. Enter sem mais nada mostra de novo as escolhas.
help-commands = Ou escreve uma destas palavras:
help-spaces = Um espaço como 12b2: secção 12, faixa b, segundo espaço; a faixa «a» é a interna.
map-legend = A linha grossa é a chegada, as outras são as linhas de aposta. Os teus carros estão sublinhados onde há cores.
map-off = Aqui não há mapa; { $order } diz onde estão os carros.

retry = { $input } não é uma das escolhas; escreve um número de 1 a { $count }, ou ? para ajuda.
retry-enter = Carrega em Enter para continuar, ou escreve desfazer.

undo-done = Desfeito.
undo-nothing = Não tens nada para desfazer.
undo-late = Demasiado tarde para desfazer: já houve outra jogada ou cartas reveladas.

save-name = Indica um ficheiro, assim: guardar corrida.dfg
save-done = Guardado em { $path }.
save-failed = Não se consegue escrever { $path }: { $why }.

quit-ask = Deixar a mesa? Escreve sim, ou um nome de ficheiro para guardar antes o jogo; Enter para continuar:
quit-bye = Até à próxima!

resume-hint = Para continuar o jogo:
resume-found = Uma corrida foi interrompida em { $when }: { $players }.
resume-ask = Continuar? Enter para sim, ou escreve não:
resume-aside = Fica em { $path }.
left-early = Não há mais nada para ler, por isso a corrida fica por aqui.

# --- As regras em resumo ---

