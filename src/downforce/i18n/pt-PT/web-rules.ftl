# A página das regras. Os nomes de potências, modos, edições e opções vêm dos seus próprios catálogos.

rulebook-over = Como se joga
rulebook-title = As regras
rulebook-lead = Dois a seis jogadores compram seis carros de corrida, dão uma volta ao circuito com as cartas que têm na mão e, pelo caminho, apostam no vencedor. Conduzes todos os carros da carta que jogas, até aqueles que preferias ver nos fardos de palha.
rulebook-contents = Índice
rulebook-home = Downforce, ir para a página inicial

# --- O objetivo ---

rulebook-goal = O objetivo
rulebook-goal-prizes = Prémios
rulebook-goal-bets = Apostas
rulebook-goal-price = Leilão
rulebook-goal-winnings = Total final
rulebook-goal-own = Se tens um carro rápido, ganhas o prémio. Se apostas num carro rápido, tanto faz de quem ele é.

# --- A preparação ---

rulebook-setup = Antes da partida
rulebook-setup-grid = Os seis carros alinham ao acaso nos espaços iniciais.
rulebook-setup-cards = As 42 cartas Velocidade são distribuídas por igual: 21, 14, 10, 8 ou 7 a cada pessoa, conforme joguem duas, três, quatro, cinco ou seis. Com quatro ou cinco, as duas cartas que sobram ficam de fora, sem ninguém as ver.
rulebook-setup-figure = Ao vermelho calhou a pole position.
rulebook-setup-lots = As seis cartas Velocidade Oito e as seis potências são baralhadas em duas pilhas. É isso que vai a leilão.
rulebook-setup-deck = As regras publicadas não enumeram todas as cartas. Os exemplos impressos dão algumas; o resto deste baralho é reconstituição nossa.

# --- O leilão ---

rulebook-auction = O leilão
rulebook-auction-lot = Os carros vão a leilão um a um, sempre com uma potência. Cada qual coloca uma carta virada para baixo e depois viram-se todas ao mesmo tempo.
rulebook-auction-bid = O número junto à cor do carro é a tua licitação, em milhões. Uma carta sem essa cor conta como passar.
rulebook-auction-tie = A licitação mais alta leva o lote. Há empate? Ganha a carta com mais linhas; se continuar, a que não tem jóquer; se ainda continuar, o lugar mais próximo à esquerda de quem fez a última compra.
rulebook-auction-win = Quem ganha anota o preço e leva o carro, a sua carta Velocidade Oito e a potência. Todas as cartas colocadas voltam às mãos de onde saíram: licitar custa dinheiro, não cartas.
rulebook-auction-wild = Não tens nenhuma carta dessa cor? Então podes declarar como licitação uma carta com jóquer, pelo número do jóquer. Se tiver dois, conta o mais alto.
rulebook-auction-everyone = Ninguém fica sem carro. Quando só restarem tantos carros como jogadores sem carro, só eles podem licitar. O último carro de todos é entregue, sem licitação, a quem ainda não tiver nenhum, pelo número mais baixo dessa cor na mão; à falta da cor, pelo jóquer mais baixo e, à falta de jóquer, pelo número mais baixo de todos.
rulebook-auction-aside = Se ninguém licitar, o lote é posto de lado. No fim, licita por ele quem não tiver carro; se não houver ninguém nesse caso, ou se toda a gente voltar a passar, o carro corre sem dono.
rulebook-auction-eight = Uma carta Velocidade Oito que tenhas comprado também se pode colocar: conta como passar.
rulebook-auction-power = Compraste várias potências? Mantém uma para a corrida: serve para todos os teus carros.
rulebook-auction-example = Exemplo: o carro verde vai a leilão, com Habilidoso.
rulebook-auction-example-end = { $first } e { $second } licitam 6. A carta de { $first } tem mais linhas, por isso { $first } paga 6 milhões e leva o carro verde.
# $player e uma legenda por baixo de uma carta.
rulebook-auction-pass = { $player } passa
rulebook-auction-bids = { $player } licita { $amount }

# --- A corrida ---

rulebook-race = A corrida
rulebook-race-first = Começa quem tem o carro da pole position ou, se esse não tiver dono, o carro seguinte da grelha que o tenha. Depois, a vez passa para a esquerda. Na tua vez, jogas uma carta.
rulebook-race-lines = A carta lê-se de cima para baixo. Cada linha move o seu carro o número de espaços indicado, e és tu quem os conduz todos, sejam teus ou não.
rulebook-race-home = As linhas de carros que já chegaram, ou que não podem dar um passo, ficam sem efeito.
rulebook-race-done = Por fim, a carta vai para a pilha de descarte, virada para cima. Toda a gente pode consultar essa pilha.
rulebook-card = Como se lê uma carta
rulebook-card-first = Primeira linha: o azul avança 6.
rulebook-card-second = Depois o laranja, 4.
rulebook-card-wild = Um jóquer: 2 para um carro que não esteja nesta carta. Escolhes a cor quando chegares a esta linha.
rulebook-card-last = Por fim, o amarelo avança 1.
rulebook-wild-two = Dois jóqueres na mesma carta são de duas cores diferentes. Podes escolher um carro que já chegou ou que está bloqueado: esse movimento perde-se e, às vezes, é mesmo isso que interessa.

# --- Conduzir ---

rulebook-steering = Ao volante
rulebook-steering-forward = Cada passo leva a um espaço contíguo, a direito ou na diagonal, cuja borda da frente fique mais adiante. Nunca para o lado, nunca para trás.
rulebook-steering-full = Um carro avança o número completo, se o caminho que escolheres o permitir. Pode esgueirar-se na diagonal entre dois carros, mas nunca passar através de um.
rulebook-steering-figure = O laranja pode ir para um dos três espaços claros: nunca para um ao lado, nunca para um atrás.
rulebook-front-figure = Os espaços nem sempre estão alinhados: o que conta é a borda da frente. O laranja pode entrar nos três espaços claros. A borda da frente dos riscados fica atrás da sua.
rulebook-jam = Bloqueios
rulebook-jam-stop = Um caminho que vá dar a um bloqueio acaba aí, e o resto do movimento perde-se. Podes escolhê-lo de propósito, mesmo que outro vá mais longe.
rulebook-jam-must = Mas, se houver um primeiro passo possível, o carro tem de o dar.
rulebook-jam-figure = Na faixa única, o vermelho não sai do sítio. O azul tinha 6, avança 3 e perde o resto.
rulebook-jam-choice-figure = O azul tem 4. Pode ultrapassar o vermelho e o preto e avançar os 4, ou avançar 1 e ficar de propósito bloqueado atrás deles.

# --- As potências ---

rulebook-powers = As potências
rulebook-powers-about = Uma por jogador, durante toda a corrida. Habilidoso vale sempre; as outras só as usas quando quiseres.
rulebook-powers-aggressive = Nunca com um jóquer na primeira linha. Uma carta Velocidade Oito de um carro teu vale 8 ou 9.
rulebook-powers-cunning = Quem joga a carta continua a escolher a cor dos jóqueres e a usar a sua própria potência.
rulebook-powers-determined = O espaço de onde parte e os dois que ganha podem ter qualquer forma.
rulebook-powers-strategic = Também um jóquer, se quiseres.
rulebook-powers-tricky = A carta inteira, ou nada.
rulebook-powers-unpredictable = Dois jóqueres continuam a ser de duas cores diferentes.
rulebook-rectangle-figure = Para Determinado: os espaços claros são retângulos perfeitos. Os da curva não, porque os seus topos não são paralelos.

# --- As apostas ---

rulebook-bets = As apostas
rulebook-bets-line = Três linhas amarelas atravessam o circuito. Quando o primeiro carro cruza uma delas, cada qual marca um vencedor em segredo, depois de resolvida a carta.
rulebook-bets-any = Serve qualquer carro: um teu, um rival, um sem dono, o mesmo da última vez e até um que já chegou.
rulebook-bets-all = Também aposta quem já não tem cartas e quem já não tem carros em corrida. Uma carta que cruze duas linhas abre duas apostas, uma a seguir à outra.
rulebook-bets-secret = As apostas são segredo até ao fim. As primeiras pagam mais.
rulebook-bets-figure = O verde é o primeiro a cruzar a linha amarela: estão abertas as apostas.

# --- Chegada e pontuação ---

rulebook-finish = Chegada e pontuação
rulebook-finish-order = Um carro que cruza a linha ocupa a posição seguinte e sai do circuito; não importa até onde ainda iria.
rulebook-finish-out = Quando todos os teus carros tiverem chegado, descartas o resto da mão e já não jogas mais cartas.
rulebook-finish-end = A corrida acaba quando todos os carros tiverem chegado ou todas as cartas tiverem sido jogadas. Um carro que não chega fica parado: não tem prémio, e quem apostou nele não recebe nada. O dono mantém tudo o resto.
rulebook-finish-figure = O vermelho tem 6 e bastam-lhe 3: cruza a linha, fica com o lugar seguinte e sai do circuito.
rulebook-prizes = Prémios de corrida
rulebook-payouts = Pagamento das apostas
rulebook-place = Posição
rulebook-bet = Aposta { $number }
rulebook-finish-tie = Ganha quem tiver mais dinheiro. Há empate? Decide o carro mais bem classificado. Nenhum carro dos empatados chegou? Então partilha-se a vitória.
rulebook-score-example = Exemplo: ganha o azul; depois chegam amarelo, vermelho, preto, verde e laranja. { $player } tem o amarelo e o verde, e apostou no amarelo, outra vez no amarelo e no azul.

# --- A dois ---

rulebook-two = Jogo para 2 jogadores
rulebook-two-open = As tuas cartas Velocidade Oito ficam à vista, à tua frente. Não servem para licitar e, ao jogar uma, não se bisca.
rulebook-two-hand = Depois do leilão, cada qual baralha as suas 21 cartas e bisca sete. Por cada uma que jogas, biscas outra.
rulebook-two-cunning = O que acontece a Habilidoso depende da edição.

# --- Os modos ---

rulebook-modes = Outras formas de jogar
rulebook-mode-beginner = Sem leilão, sem potências e sem apostas: os carros são distribuídos, o mesmo número a cada pessoa. Tens três cartas na mão e, por cada uma que jogas, biscas outra. O jogo acaba assim que se resolve a carta que leva à chegada o primeiro carro com dono. Se as cartas se esgotarem antes, ganha o carro mais à frente.
rulebook-mode-long-distance = Leilão e potências como sempre, mas sem linha de chegada nem apostas. Entre carros a par, vai à frente o que estiver mais perto da faixa interna. Os preços anotam-se, mas não contam, e um carro sem dono não pode ganhar.
rulebook-mode-world-tour = A segunda corrida tem nova distribuição e novo leilão; só o dinheiro transita. Em caso de empate, decide a melhor posição de chegada nas duas corridas; se continuar, partilha-se a vitória.

# --- As edições ---

rulebook-editions = As edições
rulebook-editions-about = As cinco edições impressas concordam em quase tudo. Onde diferem, escolhe-se à mesa:
rulebook-edition = Edição
rulebook-edition-bid = Licitar sem cor nem jóquer
rulebook-edition-cunning = Habilidoso a dois
rulebook-edition-money = Dinheiro
rulebook-edition-bid-yes = número mais baixo
rulebook-edition-bid-no = não
rulebook-edition-stays = fica
rulebook-edition-removed = é retirado
rulebook-edition-may-swap = pode trocar-se
rulebook-edition-must-swap = tem de trocar-se

# --- Regras da casa ---

rulebook-house = Regras da casa
rulebook-house-about = Cada uma muda-se em separado; as cinco primeiras, só no jogo normal.
