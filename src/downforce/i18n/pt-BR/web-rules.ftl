# A página das regras. Os nomes de poderes, modos, edições e opções vêm de seus próprios catálogos.

rulebook-over = Como se joga
rulebook-title = As regras
rulebook-lead = De dois a seis jogadores compram seis carros de corrida, dão uma volta na pista com as cartas que têm na mão e, no caminho, apostam em quem vai vencer. Você pilota todos os carros da carta que joga, até aqueles que preferia ver nos fardos de palha.
rulebook-contents = Índice
rulebook-home = Downforce, ir para a página inicial

# --- O objetivo ---

rulebook-goal = O objetivo
rulebook-goal-prizes = Corrida
rulebook-goal-bets = Apostas
rulebook-goal-price = Leilão
rulebook-goal-winnings = Ganho total
rulebook-goal-own = Com um carro rápido, você ganha na corrida. Apostando em um carro rápido, tanto faz de quem ele é.

# --- Antes da largada ---

rulebook-setup = Antes da largada
rulebook-setup-grid = Os seis carros se alinham no grid por sorteio.
rulebook-setup-cards = As 42 cartas de velocidade são distribuídas por igual: 21, 14, 10, 8 ou 7 para cada jogador, conforme sejam dois, três, quatro, cinco ou seis. Com quatro ou cinco, as duas cartas que sobram ficam fora do jogo, sem ninguém ver.
rulebook-setup-figure = No sorteio, o vermelho ficou com a pole.
rulebook-setup-lots = As seis cartas de Velocidade-8 e os seis poderes são embaralhados em duas pilhas. É isso que vai a leilão.
rulebook-setup-deck = As regras publicadas não trazem a lista completa das cartas. Os exemplos impressos revelam algumas; o resto deste baralho é reconstrução nossa.

# --- O leilão ---

rulebook-auction = O leilão
rulebook-auction-lot = Vai a leilão um carro de cada vez, com um poder. Todo mundo coloca uma carta virada para baixo, e todas são reveladas juntas.
rulebook-auction-bid = O número ao lado da cor do carro é o seu lance, em milhões. Com uma carta sem essa cor, você passa.
rulebook-auction-tie = O maior lance leva o lote. Empate? Vence a carta com mais linhas; se continuar, a que não tem curinga; se ainda continuar, o lugar mais próximo à esquerda de quem fez a última compra.
rulebook-auction-win = Quem vence anota o valor e leva o carro, a carta de Velocidade-8 dele e o poder. Todas as cartas voltam para a mão: um lance custa dinheiro, não cartas.
rulebook-auction-wild = Sua mão não tem nada dessa cor? Então você pode declarar como lance uma carta com curinga, pelo número do curinga. Se ela tiver dois, vale o maior.
rulebook-auction-everyone = Ninguém fica sem carro. Quando restam tantos carros quantos jogadores sem carro, só esses jogadores dão lances. O último carro de todos vai sem disputa para quem ainda não tem um, pelo menor número dessa cor na mão; sem a cor, pelo menor curinga; sem curinga, pelo menor número de todos.
rulebook-auction-aside = Se ninguém dá lance, o lote é deixado de lado. No fim, dá lances por ele quem está sem carro; se todo mundo já tem um, ou se de novo ninguém quiser, esse carro corre sem dono.
rulebook-auction-eight = Uma carta de Velocidade-8 que você já levou também pode ser colocada, mas só para passar.
rulebook-auction-power = Levou vários poderes? Mantenha um para a corrida. Ele vale para todos os seus carros.
rulebook-auction-example = Exemplo: o carro verde vai a leilão, com Sagaz.
rulebook-auction-example-end = { $first } e { $second } dão um lance de 6. A carta de { $first } tem mais linhas; por isso, { $first } paga 6 milhões e leva o carro verde.
# A legenda de uma carta.
rulebook-auction-pass = { $player } passa
rulebook-auction-bids = { $player }: lance de { $amount }

# --- A corrida ---

rulebook-race = A corrida
rulebook-race-first = Começa quem tem o carro da pole; se ele não tem dono, quem tem o próximo do grid. A vez passa para a esquerda. Na sua vez, jogue uma carta.
rulebook-race-lines = Leia de cima para baixo. Cada linha diz quantas casas o carro dela anda, e você pilota todos, sejam seus ou não.
rulebook-race-home = A linha de um carro que já chegou, ou que não pode dar nem um passo, não conta.
rulebook-race-done = Depois, a carta vai para a pilha de descarte, virada para cima. Todo mundo pode olhar essa pilha.
rulebook-card = Como ler uma carta
rulebook-card-first = Primeira linha: o azul anda 6.
rulebook-card-second = Depois o laranja, 4.
rulebook-card-wild = Um curinga: 2 para um carro que não está nesta carta. Você escolhe a cor quando chega a esta linha.
rulebook-card-last = Por último, o amarelo anda 1.
rulebook-wild-two = Dois curingas em uma carta pedem dois carros diferentes. Vale escolher um carro que já chegou ou que está preso: o movimento se perde, e às vezes a ideia é justamente essa.

# --- Ao volante ---

rulebook-steering = Ao volante
rulebook-steering-forward = Cada passo leva a uma casa vizinha, em linha reta ou na diagonal, cuja borda da frente fique mais adiante. Nunca de lado, nunca para trás.
rulebook-steering-full = O carro anda o número inteiro, se o caminho que você escolheu permitir. Dá para passar na diagonal entre dois carros, mas nunca através de um.
rulebook-steering-figure = O laranja pode ir para uma das três casas claras; nunca para uma ao lado nem para uma atrás.
rulebook-front-figure = As casas nem sempre ficam alinhadas: o que vale é a borda da frente. O laranja pode entrar nas três casas claras. A borda da frente das riscadas fica atrás da dele.
rulebook-jam = Bloqueios
rulebook-jam-stop = Um caminho que dá em um bloqueio acaba ali, e o resto do movimento se perde. Você pode escolher um caminho assim de propósito, mesmo que outro vá mais longe.
rulebook-jam-must = Mas, se houver um primeiro passo possível, o carro tem que andar.
rulebook-jam-figure = Na faixa única, o vermelho não sai do lugar. O azul tinha 6, anda 3 e perde o resto.
rulebook-jam-choice-figure = O azul tem 4. Ele pode ultrapassar o vermelho e o preto e andar as 4, ou andar 1 e ficar preso atrás deles de propósito.

# --- Os poderes ---

rulebook-powers = Os poderes
rulebook-powers-about = Um para cada jogador, a corrida inteira. Fora Sagaz, que vale sempre, você só usa o seu quando quiser.
rulebook-powers-aggressive = Não vale com um curinga na primeira linha. Sua própria carta de Velocidade-8 vale 8 ou 9.
rulebook-powers-cunning = Quem joga a carta ainda escolhe a cor dos curingas e usa o próprio poder.
rulebook-powers-determined = A casa de onde ele sai e as duas extras podem ter qualquer forma.
rulebook-powers-strategic = Até um curinga, se você quiser.
rulebook-powers-tricky = A carta inteira, ou nada.
rulebook-powers-unpredictable = Dois curingas ainda pedem dois carros diferentes.
rulebook-rectangle-figure = Para Determinado: as casas claras são retângulos. As da curva não, porque suas pontas não são paralelas.

# --- As apostas ---

rulebook-bets = As apostas
rulebook-bets-line = Três linhas amarelas cruzam a pista. Quando o primeiro carro passa por uma delas, todo mundo marca em segredo quem vai vencer, assim que aquela carta termina.
rulebook-bets-any = Vale qualquer carro: um seu, o de um rival, um sem dono, o mesmo da última aposta, até um que já chegou.
rulebook-bets-all = Também aposta quem está sem cartas e quem já viu todos os seus carros chegarem. Uma carta que cruza duas linhas abre duas apostas, uma depois da outra.
rulebook-bets-secret = As apostas ficam em segredo até o fim. As primeiras pagam mais.
rulebook-bets-figure = O verde é o primeiro a cruzar a linha amarela: apostas abertas.

# --- Chegada e pontuação ---

rulebook-finish = Chegada e pontuação
rulebook-finish-order = Um carro que cruza a linha ocupa a próxima posição e sai da pista; não importa até onde ainda iria.
rulebook-finish-out = Quando todos os seus carros chegam, você descarta o resto da mão e não joga mais cartas.
rulebook-finish-end = A corrida acaba quando todos os carros chegaram ou todas as cartas foram jogadas. Um carro que não chegou fica parado: não ganha nada, e as apostas nele não pagam nada. O dono fica com seus outros ganhos.
rulebook-finish-figure = O vermelho tem 6 e só precisa de 3: cruza a linha, fica com a próxima posição e sai da pista.
rulebook-prizes = Pagamento da corrida
rulebook-payouts = Pagamento das apostas
rulebook-place = Posição
rulebook-bet = Aposta { $number }
rulebook-finish-tie = Vence quem tiver mais dinheiro. Empate? Vence quem tiver o carro mais bem colocado. Nenhum carro dos empatados chegou? Então a vitória é dividida.
rulebook-score-example = Exemplo: o azul vence; depois chegam amarelo, vermelho, preto, verde e laranja. { $player } tem o amarelo e o verde e apostou no amarelo, no amarelo e no azul.

# --- Dois jogadores ---

rulebook-two = Com dois jogadores
rulebook-two-open = Suas cartas de Velocidade-8 ficam viradas para cima na sua frente. Não servem de lance, e quem joga uma delas não compra carta.
rulebook-two-hand = Depois do leilão, cada jogador embaralha suas 21 cartas e compra sete. A cada carta jogada, compra outra.
rulebook-two-cunning = O destino de Sagaz depende da edição.

# --- Os modos ---

rulebook-modes = Outros jeitos de jogar
rulebook-mode-beginner = Sem leilão, sem poderes, sem apostas: os carros são distribuídos, o mesmo número para cada jogador. Você tem três cartas na mão e compra uma depois de cada carta que joga. A partida acaba ao fim da carta que faz chegar o primeiro carro com dono. Se as cartas acabarem antes, vence o carro que estiver mais à frente.
rulebook-mode-long-distance = Leilão e poderes como sempre, mas sem linha de chegada e sem apostas. De dois carros lado a lado, está à frente o que vai mais por dentro. Os valores são anotados, mas não contam, e um carro sem dono não pode vencer.
rulebook-mode-world-tour = A segunda corrida tem outra distribuição e outro leilão; de uma para a outra, só passa o dinheiro. No empate, decide a melhor posição de um carro nas duas corridas; se continuar, a vitória é dividida.

# --- As edições ---

rulebook-editions = As edições
rulebook-editions-about = As cinco edições impressas concordam em quase tudo. Onde discordam, quem escolhe é a mesa:
rulebook-edition = Edição
rulebook-edition-bid = Lance sem cor nem curinga
rulebook-edition-cunning = Sagaz, dois jogadores
rulebook-edition-money = Dinheiro
rulebook-edition-bid-yes = menor número
rulebook-edition-bid-no = não
rulebook-edition-stays = fica
rulebook-edition-removed = é retirado
rulebook-edition-may-swap = pode ser trocado
rulebook-edition-must-swap = deve ser trocado

# --- Regras da casa ---

rulebook-house = Regras da casa
rulebook-house-about = Cada uma pode ser mudada à parte; as cinco primeiras, só na partida normal.
