# Os exercícios: pequenas posições, cada uma com a sua pergunta. Nenhum texto passa de 40 palavras.

exercise-number = Exercício { $number } de { $count }
exercise-all = Todos os exercícios
exercise-previous = Anterior
exercise-next = Seguinte
exercise-check = Verificar
exercise-show = Ver a resposta
exercise-shown = A resposta
exercise-again = Outra vez
# A link from a figure of the rules to its exercise.
exercise-large = Ver em grande
exercise-right = Certo!
exercise-wrong = Ainda não
exercise-done = feito
exercise-progress = { $done } de { $count } feitos
exercise-finished = Fizeste todos os exercícios. O circuito é teu.
exercise-try = Experimenta: { $title }
exercise-rules = A regra completa
exercise-group-steering = Ao volante
exercise-group-cards = Cartas e potências
exercise-group-auction = O leilão
exercise-group-money = A distribuição e o dinheiro
exercise-pick-space = Marca espaços no mapa.
exercise-pick-one-space = Escolhe um espaço no mapa.
exercise-pick-many = Marca tudo o que está certo.
exercise-pick-order = Toca nos carros pela ordem certa.
exercise-pick-one = Escolhe uma opção.
exercise-pick-number = Escreve um número.
exercise-marked = { $count ->
    [0] Ainda nada marcado.
    [one] 1 marcado.
   *[other] { $count } marcados.
}
exercise-space-beside = { $lane }, ao lado ou atrás
exercise-space-finish = para lá da linha de chegada
exercise-space-occupied = { $space } ({ car })
exercise-part-winner = Quem leva { car.the }?
exercise-part-price = A que preço?
exercise-part-bidders = Quem licita pelo carro { car }?
exercise-part-steers = Quem conduz { car.the }?
exercise-part-names = Com esta linha:
exercise-part-winners = Quem ganha?
exercise-part-each = Para cada um, com { $count } a jogar
exercise-part-out = Sobram, com { $count } a jogar
exercise-part-hand = Na mão no início
exercise-part-pile = Na pilha
exercise-part-money = Total que ganhou, em milhões
exercise-skip = Saltar a linha
exercise-declared = declarada
exercise-owns = { $player }: { $cars }
exercise-owns-none = { $player }: sem carro
exercise-finishers = Ordem de chegada: { $cars }

# --- Ao volante: título, pergunta e a regra que mostra ---

exercise-first-steps = Só para a frente
exercise-first-steps-ask = O vermelho avança 4. Marca todos os espaços onde pode acabar.
exercise-first-steps-rule = Um carro avança a direito ou na diagonal, nunca para o lado, e avança o número completo, a não ser que o caminho vá dar a um bloqueio.
exercise-staggered = Por um triz
exercise-staggered-ask = O laranja avança 1. Aqui a faixa externa está desalinhada. Marca todos os espaços onde pode acabar.
exercise-staggered-rule = O que conta é a borda da frente: tem de ficar mais adiante, nem que seja um pouco. À mesma altura, não é para a frente.
exercise-single-lane = Atrás de outro carro
exercise-single-lane-ask = O azul avança 6, mas o amarelo está na faixa única. Onde pode o azul acabar?
exercise-single-lane-rule = Onde um caminho vai dar a um bloqueio, o movimento acaba. O resto do número perde-se.
exercise-jam-beside = Dois caminhos, um bloqueio
exercise-jam-beside-ask = O verde avança 4 e pode escolher o caminho. Marca todos os espaços onde pode acabar.
exercise-jam-beside-rule = Pode escolher-se um caminho que vai dar a um bloqueio, mesmo que outro permita o número completo.
exercise-squeeze = O estreitamento
exercise-squeeze-ask = O amarelo avança 4 em direção à faixa única, onde está o laranja. Marca todos os espaços onde o amarelo pode acabar.
exercise-squeeze-rule = Cada caminho acaba no seu bloqueio. Aqui um custa ao amarelo um espaço, e o outro três.
exercise-finish = Cruzar a linha
exercise-finish-ask = O vermelho avança 6 em direção à linha de chegada. Marca todos os finais que pode escolher.
exercise-finish-rule = Basta cruzar a linha, mesmo sem gastar o número todo. Também vale um caminho que fica bloqueado antes da linha.
exercise-jam-them = Convém bloquear aqui?
exercise-jam-them-ask = Ada tem Astuto e joga a carta a partir de baixo: verde 2, preto 4, vermelho 6. O verde é dela. Conduz o verde de modo a sair-se o melhor possível contra o vermelho.
exercise-jam-them-rule = O bloqueio custa um espaço ao verde, e os seis ao vermelho. Pensa na carta toda antes de conduzires a primeira linha.
exercise-jam-or-not = E aqui?
exercise-jam-or-not-ask = Outra vez verde 2, preto 4, vermelho 6, e o verde é de Ada. Conduz o verde de modo a sair-se o melhor possível contra o vermelho.
exercise-jam-or-not-rule = Parar cedo deixa o caminho livre ao vermelho. Com o número completo avança-se mais e fecha-se o caminho.

# --- Cartas e potências ---

exercise-top-down = De cima para baixo
exercise-top-down-ask = Ada joga esta carta. Por que ordem se movem os carros?
exercise-top-down-rule = Quem joga uma carta move todos os carros dela, linha a linha a partir de cima. Depois a carta vai para a pilha de descarte.
exercise-wild = Um jóquer
exercise-wild-ask = A linha seguinte da carta de Ada é o jóquer. O verde já chegou. Que cores pode ela escolher?
exercise-wild-rule = Um jóquer pode ser de qualquer cor que não esteja na carta, até a de um carro que já chegou ou está bloqueado.
exercise-unpredictable = Um jóquer sem limites
exercise-unpredictable-ask = Ada tem Imprevisível, e a linha seguinte da sua carta é o jóquer. Que cores pode ela escolher?
exercise-unpredictable-rule = Com Imprevisível, um jóquer pode ser de qualquer uma das seis cores.
exercise-strategic = Saltá-la?
exercise-strategic-ask = Ada tem Estratégico, e a linha seguinte da sua carta é o primeiro jóquer. Que pode ela fazer com esta linha?
exercise-strategic-rule = Estratégico pode saltar uma linha da carta, também um jóquer. Nesse caso, não se escolhe cor nenhuma.
exercise-tricky = De baixo para cima
exercise-tricky-ask = Ada tem Astuto e joga esta carta de baixo para cima. Por que ordem se movem os carros?
exercise-tricky-rule = Astuto vira a carta toda, ou nada.
exercise-aggressive = Mais um
exercise-aggressive-ask = Ada tem Agressivo e é dona do vermelho, a primeira linha da carta. Quantos espaços pode o vermelho avançar?
exercise-aggressive-rule = Se o teu carro está na primeira linha da tua carta, pode avançar mais 1. Não é obrigatório.
exercise-aggressive-wild = Mais um com jóquer?
exercise-aggressive-wild-ask = Ada tem Agressivo e é dona do vermelho. A carta começa com um jóquer 5, e ela escolheu o vermelho. Quantos espaços pode o vermelho avançar?
exercise-aggressive-wild-rule = Agressivo não acrescenta nada quando a primeira linha é um jóquer.
exercise-cunning = Tira daí as mãos
exercise-cunning-ask = Ada joga esta carta. Carmen é dona do vermelho e do amarelo e tem Habilidoso. Quem conduz cada carro?
exercise-cunning-rule = Com Habilidoso, conduzes os teus próprios carros, seja quem for que jogue a carta. Os outros são conduzidos por quem a joga.
exercise-determined = Só retângulos
exercise-determined-ask = Ada tem Determinado e avança 4 com o seu carro laranja. Que finais dão direito ao movimento de bónus?
exercise-determined-rule = Todos os espaços do caminho têm de ser retângulos perfeitos. Com um só espaço curvo, não há bónus.
exercise-determined-bonus = Mais dois
exercise-determined-bonus-ask = O laranja saiu da curva e só entrou em retângulos perfeitos. Antes da linha seguinte pode avançar mais 2. Onde pode acabar esse movimento de bónus?
exercise-determined-bonus-rule = O movimento de bónus segue as regras do costume. Os seus espaços, e aquele de onde o carro saiu primeiro, podem ter qualquer forma.

# --- O leilão ---

exercise-more-lines = Dois seis
exercise-more-lines-ask = O verde está à venda com Habilidoso, e toda a gente colocou uma carta. Quem o leva, e a que preço?
exercise-more-lines-rule = Uma carta sem verde conta como passar. Entre licitações iguais ganha a carta com mais linhas. As quatro cartas voltam para a mão de cada um.
exercise-no-wild = Três seis
exercise-no-wild-ask = O verde está à venda, e há três licitações iguais. Quem o leva, e a que preço?
exercise-no-wild-rule = Primeiro ganha a carta com mais linhas e, depois, a que não tem jóquer.
exercise-declared-bid = Sem verde na mão
exercise-declared-bid-ask = O verde está à venda, e Ada não tem verde. Com quais das suas cartas pode licitar?
exercise-declared-bid-rule = Sem essa cor na mão, pode declarar-se como licitação uma carta com jóquer. Conta o número do jóquer; se houver dois, o mais alto.
exercise-left-of-the-winner = Empate até ao fim
exercise-left-of-the-winner-ask = Ada e Carmen não têm verde e declaram, cada uma, um jóquer 2. Bruno fez a última compra. Quem leva o verde, e a que preço?
exercise-left-of-the-winner-rule = Se linhas e jóqueres também empatarem, ganha o lugar mais próximo à esquerda de quem fez a última compra.
exercise-without-a-car = Os dois últimos carros
exercise-without-a-car-ask = Só restam o amarelo e o laranja para vender. Quem pode licitar pelo amarelo?
exercise-without-a-car-rule = Quando restam tantos carros como jogadores sem carro, só eles licitam.
exercise-set-aside = Ninguém o quis
exercise-set-aside-ask = Ninguém licitou pelo amarelo nem pelo laranja, e foram postos de lado. No fim volta o amarelo. Quem pode licitar?
exercise-set-aside-rule = Um lote posto de lado volta no fim, só para quem não tem carro.
exercise-last-car = O último de todos
exercise-last-car-ask = O vermelho acabou de ser vendido. O verde é o último, e só Carmen não tem carro. Quem leva o verde, e a que preço?
exercise-last-car-rule = O último carro é de quem ainda não tem. Custa o número mais baixo dessa cor na mão dessa pessoa.

# --- A distribuição e o dinheiro ---

exercise-the-deal = A distribuição
exercise-the-deal-ask = As 42 cartas Velocidade são distribuídas por igual. Quantas recebe cada um, e quantas sobram?
exercise-the-deal-rule = Com quatro e com cinco jogadores sobram duas cartas. Ficam de fora sem ninguém as ver.
exercise-two-players = Distribuir para dois
exercise-two-players-ask = Jogam duas pessoas. Quantas cartas recebe cada uma, e com que começam a corrida?
exercise-two-players-rule = Depois do leilão, cada um baralha as suas 21 cartas, bisca 7 e deixa as outras 14 na pilha.
exercise-drawing = Joga uma, bisca uma
exercise-drawing-ask = Jogam duas pessoas. Depois de quais destas cartas bisca Ada uma nova?
exercise-drawing-rule = Uma carta jogada da mão é substituída por outra da pilha. Uma carta Velocidade Oito, que está à vista, não.
exercise-sheet = Quanto rende?
exercise-sheet-ask = A corrida acabou, e a ordem de chegada está no mapa. Qual é o total final que Ada ganhou?
exercise-sheet-rule = Prémios e apostas somam-se. Os preços dos carros subtraem-se. Aqui as apostas somam 6 + 4 + 3 = 13.
exercise-tie = O mesmo dinheiro
exercise-tie-ask = A corrida acabou, e duas pessoas têm o mesmo dinheiro. Quem ganha?
exercise-tie-rule = Com o mesmo total, ganha quem tem o carro mais bem classificado.

# --- Porque é que uma resposta está errada. $other é uma cor; $rival, outra pessoa ---

exercise-why-taken = Está lá o carro { $other }. Um carro nunca entra num espaço ocupado.
exercise-why-beside = A borda da frente desse espaço está à mesma altura: fica ao lado. Um carro nunca anda para o lado.
exercise-why-behind = A borda da frente desse espaço fica mais atrás. Um carro nunca anda para trás.
exercise-why-beyond = Esse espaço fica para lá da linha de chegada. Um carro que a cruza sai logo do circuito.
exercise-why-too-far = Esse espaço fica a { $steps } passos, mas o número é { $speed }.
exercise-why-too-short = Assim avança { $steps } de { $speed }, e o caminho continua. Um carro avança o número completo, se o caminho o permitir.
exercise-why-blocked = Há carros pelo meio: com o número { $speed }, nenhum caminho livre lá chega.
exercise-why-missed-full = Falta um espaço: por este caminho, { car.the } chega lá com exatamente { $steps }.
exercise-why-missed-staggered = Falta um espaço. A borda da frente dele fica mais adiante, nem que seja um pouco: por isso, fica à frente.
exercise-why-missed-jam = Falta um bloqueio: após { $steps } de { $speed } não há nada livre à frente. { car.start-the } pode parar aí, e perde o resto.
exercise-why-missed-finish = Falta a linha de chegada: cruza-se com { $steps } de { $speed }, e isso basta.
exercise-why-better-end = Assim { car.the } avança { $steps }, e o { $other }, { $rest }. Pelo caminho mostrado são { $better } contra { $held }.
exercise-why-colour-on-card = { car.start-o } está na carta, por isso o jóquer não o pode escolher.
exercise-why-missed-colour = { car.start-o } não está na carta, por isso o jóquer pode escolhê-lo.
exercise-why-missed-home = { car.start-o } já chegou, mas pode ser escolhido na mesma. Nesse caso, nada se move.
exercise-why-missed-blocked = { car.start-o } está bloqueado, mas pode ser escolhido na mesma. Nesse caso, nada se move.
exercise-why-missed-unpredictable = { car.start-o } está na carta, mas Imprevisível pode escolhê-lo na mesma.
exercise-why-missed-skip = Estratégico pode saltar uma linha da carta, e pode ser esta.
exercise-why-not-on-card = { car.start-o } não está nesta carta.
exercise-why-top-down = Lê a carta a partir de cima. { car.start-o } avança noutro momento.
exercise-why-bottom-up = Astuto lê a carta toda a partir de baixo. { car.start-o } avança noutro momento.
exercise-why-all-cars = { car.start-o } também se move: quem joga uma carta move todos os carros dela, seus ou não.
exercise-why-speed = A linha diz { $speed }. O caminho está livre, por isso o carro avança esse número, fora o que uma potência acrescentar.
exercise-why-aggressive = { car.start-the } é de Ada e está na primeira linha da carta, por isso Agressivo pode acrescentar 1.
exercise-why-aggressive-wild = A primeira linha é um jóquer, por isso Agressivo não acrescenta nada.
exercise-why-optional = O número da linha vale sempre. Aqui nenhuma potência é obrigatória.
exercise-why-steers-all = { $player } joga a carta e conduz todos os carros dela, menos os de quem tem Habilidoso.
exercise-why-cunning = { car.start-the } é de { $player }, que tem Habilidoso: mais ninguém o conduz.
exercise-why-curved = O passo { $steps } deste caminho entra num espaço que não é um retângulo perfeito, por isso não há bónus.
exercise-why-rectangles = Falta um espaço: o caminho mostrado entra em { $steps } retângulos perfeitos e em mais nada.
exercise-why-draws = Esta carta vem da mão, por isso Ada bisca uma a seguir.
exercise-why-draws-not = Uma carta Velocidade Oito está à vista e não na mão. Depois dela não se bisca carta nenhuma.
exercise-why-passes = A carta de { $rival } não serve para licitar pelo carro { car }: conta como passar.
exercise-why-higher-bid = { $player } licita { $amount }, e { $rival } menos. Ganha a licitação mais alta.
exercise-why-more-lines = { $player } e { $rival } licitam o mesmo, mas a carta de { $player } tem mais linhas.
exercise-why-no-wild = A licitação e o número de linhas são iguais, mas a carta de { $rival } tem jóquer e a de { $player } não.
exercise-why-earlier-seat = Empatam em tudo. À esquerda de quem fez a última compra, { $player } está mais perto do que { $rival }.
exercise-why-own-bid = Quem ganha paga a sua própria licitação: vê a linha { car.do } na carta vencedora.
exercise-why-last-car = Só { $player } está sem carro e leva o último, sem licitação.
exercise-why-lowest-number = O último carro custa o número mais baixo da sua cor: compara todas as linhas { car.do } na mão de { $player }.
exercise-why-has-a-car = { $player } já tem carro. Agora só licita quem não tem.
exercise-why-needs-a-car = { $player } ainda não tem carro e pode licitar.
exercise-why-no-bid = Esta carta não tem { car } nem jóquer, por isso conta como passar.
exercise-why-declared = Não há { car } na mão, por isso este jóquer pode ser declarado como licitação de { $amount }.
exercise-why-subtract = Os carros também se pagam: tira { $prices }.
exercise-why-forgot-bets = As apostas também rendem: { $bets } ao todo.
exercise-why-sums = Os prémios são { $prizes } e as apostas { $bets }. Soma, e tira { $prices } pelos carros.
exercise-why-less-money = { $rival } tem { $lower }, e { $player } tem { $amount }. Ganha quem tem mais dinheiro.
exercise-why-better-car = { $player } e { $rival } têm o mesmo dinheiro, mas o melhor carro de { $player } chegou antes.
exercise-why-missed-winner = { $player } tem { $amount }, e ninguém tem mais. Com o mesmo total decide o carro mais bem classificado.
exercise-why-equal-hands = São 42 cartas para { $count } jogadores: o máximo possível, e o mesmo número para todos.
exercise-why-left-over = Depois de mãos iguais para { $count } jogadores, o resto das 42 cartas fica de fora.
exercise-why-first-hand = Com dois jogadores, cada um bisca 7 das suas próprias cartas. O resto é a sua pilha.
