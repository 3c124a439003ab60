# O jogo no terminal: texto simples, para os olhos ou para um leitor de tela. Títulos aparecem em maiúsculas.

# --- O começo ---

start-title = Downforce
start-name = Seu nome na folha de pontuação? (Enter para { $name })
start-name-default = Estreante
start-name-number = Jogador { $number }, seu nome? (Enter para { $name })
start-name-default-number = Jogador { $number }
start-name-taken = { $name } já está na mesa.
start-name-long = Um nome pode ter até { $most } caracteres.
start-name-help = Digite um nome, ou só Enter; depois, quantos correm com você. Durante a corrida, ajuda mostra o que você pode digitar.
start-opponents = Quantos rivais, de { $least } a { $most }? (Enter para { $count })
start-opponents-again = Digite um número de { $least } a { $most }.
start-table = { $track }, { $mode }. Na mesa: { $players }.
start-bots = { $count ->
    [0] Hoje, nada de bots.
    [1] { $bots } é um bot.
   *[other] { $bots } são bots.
}
start-resumed = { $count ->
    [1] 1 decisão já foi tomada
   *[other] { $count } decisões já foram tomadas
}; a corrida continua.
start-help = Digite ? sempre que quiser ajuda.
start-auction = Primeiro, os seis carros vão a leilão, cada um com um poder. Para dar um lance, coloque uma carta: o número dela para o carro é a sua oferta, em milhões. A carta volta para a sua mão.
start-prizes = Os primeiros carros a chegar ganham { $prizes }.
start-race = Na sua vez, jogue uma carta. Ela move os carros que mostra, da linha de cima para baixo, e você pilota todos, sejam seus ou não.
start-own = Seus carros, marcados com asterisco: { $cars }.
start-own-power = Seus carros, marcados com asterisco: { $cars }. Seu poder: { $power }. { $effect }

# --- O teclado muda de mãos ---

pass-keyboard = O teclado vai para { $player }. O resto da mesa olha para o outro lado.
pass-enter = { $player }, aperte Enter.

# --- Títulos ---

heading-lot = Leilão, lote { $number } de 6: carro { car }
heading-lot-aside = Leilão, mais uma vez: carro { car }
heading-keep = Depois do leilão
heading-swap = Antes da corrida
heading-turn = { $player }, sua vez
heading-steer = { $player }, ao volante
heading-bet = Aposta { $number } de 3
heading-result = Resultado
heading-order = Ordem na pista
heading-map = A pista
heading-hand = Sua mão
heading-sheets = Folhas de pontuação
heading-log = Registro
heading-powers = Poderes
heading-help = Ajuda
heading-rules = Resumo das regras

# --- O leilão ---

lot-no-power = O carro vem sem poder.
# $numbers são os das suas cartas para este carro; $wilds, os curingas delas.
lot-in-hand = { $place ->
    [1] { car.start-o } larga na pole.
   *[other] { car.start-o } larga em { place.of-six }.
} { $count ->
    [0] Você não tem nada dessa cor
   *[other] Seus números para ele: { $numbers }
}{ $wilds ->
    [none] { "" }
   *[other] ; curingas: { $wilds }
}.
lot-only = Lances só de { $players }.
lot-must = Agora ninguém pode passar.
# Vêm antes de uma carta.
choice-declare = declarar { $amount }
choice-pass = passar
ask-bid = Qual carta você coloca, de 1 a { $count }?

keep-intro = Você tem mais de um poder, mas corre com um só.
choice-power = { $power }: { $effect }
ask-keep = Qual você mantém, de 1 a { $count }?
swap-intro = Com dois jogadores, Sagaz pode ser trocado por um poder que esteja fora do jogo.
choice-swap-none = Continuar com Sagaz.
ask-swap = Com qual poder você vai correr, de 1 a { $count }?

# --- A corrida ---

# Uma linha de uma carta: estrela no seu carro e um aviso se ele não pode andar agora.
choice-line = { car }{ $own ->
    [yes] *
   *[no] { "" }
} { $speed }{ $now ->
    [home] { " " }(já chegou)
    [jammed] { " " }(preso)
   *[free] { "" }
}
choice-card-reverse = ao contrário: { $lines }
play-reverse = Acrescente r ao número para ler essa carta de baixo para cima: 1r.
forced-card = Sua última carta: { $card }
ask-play = Qual carta você joga, de 1 a { $count }?

line-heading = Linha { $line } de { $lines }: { $what }; depois { $rest }.
line-last = { $line ->
    [1] Linha única: { $what }.
   *[other] Última linha: { $what }.
}
line-of-other = { $player } joga { $card }.
line-skip-ask = { $player } vai mover { car.o } { spaces }, a não ser que você pule a linha.
choice-car = { car }{ $own ->
    [yes] *
   *[no] { "" }
}, { $where }
choice-skip = pular esta linha
choice-keep-line = deixar andar
ask-wild = Qual cor, de 1 a { $count }?
ask-skip = O que vai ser, de 1 a { $count }?
ask-move = Para onde vai { car.o }, de 1 a { $count }?
bonus-intro = Movimento extra: { car.o } pode andar mais { spaces }.
choice-bonus-none = ficar aqui

# Uma casa onde um movimento pode acabar e o que resulta disso. $lane é um dos textos lane-...

ask-end-turn = Enter encerra a sua vez; para voltar atrás, digite desfazer:

# --- O que está onde ---

order-row = { $place }. { car }{ $own ->
    [yes] *
   *[no] { "" }
}

# O que há à frente de um carro; segue uma lista de ahead-...

# --- Apostas ---

bet-earlier = Suas apostas até agora: { $cars }.
ask-bet = Em qual carro você aposta, de 1 a { $count }?

# --- Formas curtas para contar uma carta ---

story-moved = { car.start-o } anda { $steps }, até { $space }.
story-moved-less = { car.start-o } anda só { $steps } de { $speed }, até { $space }.
story-moved-bonus = { car.start-o } anda mais { $steps }, até { $space }.
story-moved-over-line = { car.start-o } anda { $steps } e cruza a linha.
story-wild = A cor do curinga é { car }.
story-skipped = A linha { car.do } é pulada.
story-skipped-wild = O curinga é pulado.

# --- Mão, folhas, poderes, registro ---

hand-none = Você está sem cartas.
hand-totals = Casas na sua mão: { $totals }.
hand-total = { car } { $spaces }
hand-wilds = curinga { $spaces }
hand-pile = { $count ->
    [0] A pilha de compra está vazia.
    [1] 1 carta na pilha de compra.
   *[other] { $count } cartas na pilha de compra.
}

sheet-row = { $player }, { $count ->
    [0] sem cartas
    [1] 1 carta
   *[other] { $count } cartas
}: { $cars }. { $power }.
sheet-car = { car } por { $price }
sheet-car-dealt = { car }
sheet-no-cars = nenhum carro ainda
sheet-no-power = Sem poder
sheet-bets = Suas apostas: { $cars }.
sheet-earlier = Corrida { $race }: { $money }.
sheet-prizes = Pagamento da corrida, do 1º ao 6º: { $prizes }.
sheet-payout = Pagamento da aposta { $number }, do 1º ao 3º: { $payouts }.

log-empty = Ainda não aconteceu nada.
powers-none = Ninguém tem poder nesta partida.
powers-row = { $player }: { $power }. { $effect }

# --- O resultado ---

result-row = { $rank }. { $player }: { $money }
result-row-car = { $rank }. { $player }: { car }, { $where }
result-row-no-car = { $rank }. { $player }: sem carro
result-race = Corrida { $race }, { $track }: { $money }
result-prizes = Ganho na corrida { $total }: { $items }
result-bets = Ganho nas apostas { $total }: { $items }
result-item = { car } { place } { $money }
result-item-stalled = { car } parado { $money }
result-prices = Gasto no leilão { $total }: { $items }
result-price = { car } { $money }
result-seed = Para repetir esta distribuição: --seed { $seed }
result-recorded = A partida foi gravada em { $path }.

# --- Comandos que valem em qualquer pergunta ---

command-help = ajuda
command-hand = cartas
command-order = ordem
command-map = mapa
command-sheet = folha
command-log = registro
command-rules = regras
command-power = poder
command-hint = conselho
command-undo = desfazer
command-save = salvar
command-quit = sair

about-help = esta página
about-hand = suas cartas e quantas casas elas dão a cada carro
about-order = onde está cada carro e o que há à frente dele
about-map = a pista desenhada, com os carros
about-sheet = as folhas de pontuação: carros, valores, poderes, apostas
about-log = o que já aconteceu
about-rules = como é esta partida
about-power = o que os poderes fazem
about-hint = o que a engenheira de pista faria
about-undo = desfaz a sua última escolha
about-save = salva a partida em um arquivo: salvar minha-corrida.dfg
about-quit = sai da mesa

help-answer = Responda com o número de uma escolha. Para um carro, também vale a cor ou a letra dela (P preto, A azul, V verde, M amarelo, L laranja, R vermelho); para uma casa, o nome. Enter sozinho mostra as escolhas de novo.
help-commands = Ou digite um destes comandos:
help-spaces = Uma casa como 12b2 é a seção 12, faixa b, segunda casa; a mais interna é a faixa a.
map-legend = A linha grossa é a chegada, as outras são as linhas de aposta. Seus carros estão sublinhados onde há cores.
map-off = Aqui não há mapa; { $order } diz onde estão os carros.

retry = { $input } não é uma das escolhas; digite um número de 1 a { $count }, ou ? para ajuda.
retry-enter = Aperte Enter para seguir, ou digite desfazer.

undo-done = Desfeito.
undo-nothing = Você não tem nada para desfazer.
undo-late = Tarde demais para desfazer: alguém já jogou, ou cartas foram reveladas.

save-name = Dê o nome de um arquivo, assim: salvar minha-corrida.dfg
save-done = Partida salva em { $path }.
save-failed = Não dá para gravar { $path }: { $why }.

quit-ask = Sair da mesa? Digite sim, ou um nome de arquivo para salvar antes; Enter volta ao jogo:
quit-bye = Até a próxima!

resume-hint = Para continuar depois:
resume-found = Uma corrida foi interrompida em { $when }: { $players }.
resume-ask = Continuar? Enter para sim, ou digite não:
resume-aside = Ela fica em { $path }.
left-early = A entrada de texto acabou, e a corrida fica por aqui.

# --- Resumo das regras ---

