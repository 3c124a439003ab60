# Os exercícios: pequenas posições, cada uma com a sua pergunta. Nenhum texto passa de 40 palavras.

exercise-number = Exercício { $number } de { $count }
exercise-all = Todos os exercícios
exercise-previous = Anterior
exercise-next = Próximo
exercise-check = Conferir
exercise-show = Ver a resposta
exercise-shown = A resposta
exercise-again = De novo
# A link from a figure of the rules to its exercise.
exercise-large = Ver em tamanho maior
exercise-right = Certo!
exercise-wrong = Ainda não
exercise-done = feito
exercise-progress = { $done } de { $count } feitos
exercise-finished = Você fez todos os exercícios. A pista é sua.
exercise-try = Experimente: { $title }
exercise-rules = A regra completa
exercise-group-steering = Ao volante
exercise-group-cards = Cartas e poderes
exercise-group-auction = O leilão
exercise-group-money = A distribuição e o dinheiro
exercise-pick-space = Marque casas no mapa.
exercise-pick-one-space = Escolha uma casa no mapa.
exercise-pick-many = Marque tudo o que está certo.
exercise-pick-order = Toque nos carros na ordem certa.
exercise-pick-one = Escolha uma opção.
exercise-pick-number = Digite um número.
exercise-marked = { $count ->
    [0] Nenhuma marca ainda.
    [1] 1 marca feita.
   *[other] { $count } marcas feitas.
}
exercise-space-beside = { $lane }, ao lado ou atrás
exercise-space-finish = além da linha de chegada
exercise-space-occupied = { $space } ({ car })
exercise-part-winner = Quem leva { car.the }?
exercise-part-price = Por que valor?
exercise-part-bidders = Quem dá lances pelo carro { car }?
exercise-part-steers = Quem pilota { car.the }?
exercise-part-names = Com esta linha:
exercise-part-winners = Quem vence?
exercise-part-each = Para cada um, com { $count } jogadores
exercise-part-out = Sobram, com { $count } jogadores
exercise-part-hand = Na mão no início
exercise-part-pile = Na pilha de compra
exercise-part-money = Ganho total em milhões
exercise-skip = Pular a linha
exercise-declared = declarada
exercise-owns = { $player }: { $cars }
exercise-owns-none = { $player }: sem carro
exercise-finishers = Ordem de chegada: { $cars }

# --- Ao volante: título, pergunta e a regra que mostra ---

exercise-first-steps = Só para a frente
exercise-first-steps-ask = O vermelho anda 4. Marque todas as casas onde ele pode parar.
exercise-first-steps-rule = Um carro anda para a frente, em linha reta ou na diagonal, nunca de lado. Anda o número inteiro, a não ser que o caminho dê em um bloqueio.
exercise-staggered = Por um triz
exercise-staggered-ask = O laranja anda 1. Aqui a faixa de fora está desalinhada. Marque todas as casas onde ele pode parar.
exercise-staggered-rule = O que vale é a borda da frente: ela precisa ficar mais adiante, nem que seja um pouco. Se as bordas estão na mesma altura, a casa não fica à frente.
exercise-single-lane = Atrás de outro carro
exercise-single-lane-ask = O azul anda 6, mas o amarelo está na faixa única. Onde o azul pode parar?
exercise-single-lane-rule = Onde um caminho dá em um bloqueio, o movimento termina. O resto do número se perde.
exercise-jam-beside = Dois caminhos, um bloqueio
exercise-jam-beside-ask = O verde anda 4 e pode escolher o caminho. Marque todas as casas onde ele pode parar.
exercise-jam-beside-rule = Vale escolher um caminho que dá em um bloqueio, mesmo que outro permita o número inteiro.
exercise-squeeze = O estreitamento
exercise-squeeze-ask = O amarelo anda 4 rumo à faixa única, onde está o laranja. Marque todas as casas onde o amarelo pode parar.
exercise-squeeze-rule = Cada caminho termina no seu bloqueio. Aqui, um custa uma casa ao amarelo, e o outro, três.
exercise-finish = Cruzar a linha
exercise-finish-ask = O vermelho anda 6 rumo à linha de chegada. Marque todos os pontos onde o movimento pode terminar.
exercise-finish-rule = Basta cruzar a linha, mesmo sem usar o número inteiro. Um caminho que fica bloqueado antes da linha também vale.
exercise-jam-them = Vale a pena bloquear aqui?
exercise-jam-them-ask = Ada tem Trapaceiro e joga a carta a partir de baixo: verde 2, preto 4, vermelho 6. O verde é dela. Pilote o verde de modo que ele se saia o melhor possível contra o vermelho.
exercise-jam-them-rule = O bloqueio custa uma casa ao verde, e todas as seis ao vermelho. Pense na carta toda antes de pilotar a primeira linha.
exercise-jam-or-not = E aqui?
exercise-jam-or-not-ask = De novo verde 2, preto 4, vermelho 6, e o verde é de Ada. Pilote o verde de modo que ele se saia o melhor possível contra o vermelho.
exercise-jam-or-not-rule = Parar cedo deixa o caminho livre para o vermelho. Com o número inteiro, você anda mais e fecha o caminho.

# --- Cartas e poderes ---

exercise-top-down = De cima para baixo
exercise-top-down-ask = Ada joga esta carta. Em que ordem os carros andam?
exercise-top-down-rule = Quem joga uma carta move todos os carros dela, linha por linha a partir de cima. Depois a carta vai para a pilha de descarte.
exercise-wild = Um curinga
exercise-wild-ask = A próxima linha da carta de Ada é o curinga. O verde já chegou. Que cores ela pode escolher?
exercise-wild-rule = A cor de um curinga pode ser qualquer uma que não esteja na carta, até a de um carro que já chegou ou está preso.
exercise-unpredictable = Um curinga sem limites
exercise-unpredictable-ask = Ada tem Imprevisível, e a próxima linha da carta dela é o curinga. Que cores ela pode escolher?
exercise-unpredictable-rule = Com Imprevisível, a cor de um curinga pode ser qualquer uma das seis.
exercise-strategic = Pular?
exercise-strategic-ask = Ada tem Estratégico, e a próxima linha da carta dela é o primeiro curinga. O que ela pode fazer com essa linha?
exercise-strategic-rule = Estratégico pode pular uma linha da carta, até um curinga. Nesse caso, nenhuma cor é escolhida.
exercise-tricky = De baixo para cima
exercise-tricky-ask = Ada tem Trapaceiro e joga esta carta de baixo para cima. Em que ordem os carros andam?
exercise-tricky-rule = Trapaceiro lê a carta inteira ao contrário, ou não muda nada.
exercise-aggressive = Mais uma
exercise-aggressive-ask = Ada tem Agressivo e é dona do vermelho, a primeira linha da carta. Quantas casas o vermelho pode andar?
exercise-aggressive-rule = Se o seu carro está na primeira linha da sua carta, ele pode andar mais 1. Não é obrigatório.
exercise-aggressive-wild = Mais uma com curinga?
exercise-aggressive-wild-ask = Ada tem Agressivo e é dona do vermelho. A carta começa com um curinga 5, e ela escolheu o vermelho. Quantas casas o vermelho pode andar?
exercise-aggressive-wild-rule = Agressivo não acrescenta nada quando a primeira linha é um curinga.
exercise-cunning = Tire a mão
exercise-cunning-ask = Ada joga esta carta. Carmen é dona do vermelho e do amarelo e tem Sagaz. Quem pilota cada carro?
exercise-cunning-rule = Com Sagaz, você pilota os próprios carros, não importa quem jogue a carta. Quem joga a carta pilota os outros.
exercise-determined = Só retângulos
exercise-determined-ask = Ada tem Determinado e anda 4 com o seu carro laranja. Parar em quais casas dá direito ao movimento extra?
exercise-determined-rule = Todas as casas do caminho precisam ser retângulos. Com uma só casa curva, não há movimento extra.
exercise-determined-bonus = Mais duas
exercise-determined-bonus-ask = O laranja saiu da curva e só entrou em retângulos. Antes da próxima linha, ele pode andar mais 2. Onde esse movimento extra pode terminar?
exercise-determined-bonus-rule = O movimento extra segue as regras de sempre. As casas dele, e aquela de onde o carro partiu, podem ter qualquer forma.

# --- O leilão ---

exercise-more-lines = Dois seis
exercise-more-lines-ask = O verde está à venda com Sagaz, e todo mundo colocou uma carta. Quem leva o carro, e por que valor?
exercise-more-lines-rule = Quem coloca uma carta sem verde passa. Entre lances iguais, vence a carta com mais linhas. As quatro cartas voltam para a mão de cada um.
exercise-no-wild = Três seis
exercise-no-wild-ask = O verde está à venda, e há três lances iguais. Quem leva o carro, e por que valor?
exercise-no-wild-rule = Primeiro vence a carta com mais linhas e, depois, a que não tem curinga.
exercise-declared-bid = Sem verde na mão
exercise-declared-bid-ask = O verde está à venda, e Ada não tem verde. Com quais das suas cartas ela pode dar um lance?
exercise-declared-bid-rule = Sem essa cor na mão, dá para declarar como lance uma carta com curinga. Vale o número do curinga; se houver dois, o maior.
exercise-left-of-the-winner = Empate até o fim
exercise-left-of-the-winner-ask = Ada e Carmen não têm verde e declaram, cada uma, um curinga 2. Bruno fez a última compra. Quem leva o verde, e por que valor?
exercise-left-of-the-winner-rule = Se linhas e curingas também empatam, vence o lugar mais próximo à esquerda de quem fez a última compra.
exercise-without-a-car = Os dois últimos carros
exercise-without-a-car-ask = Só restam o amarelo e o laranja à venda. Quem pode dar lances pelo amarelo?
exercise-without-a-car-rule = Quando restam tantos carros quantos jogadores sem carro, só esses jogadores dão lances.
exercise-set-aside = Ninguém quis
exercise-set-aside-ask = Ninguém deu lances pelo amarelo nem pelo laranja, e eles foram deixados de lado. No fim, o amarelo volta a leilão. Quem pode dar lances?
exercise-set-aside-rule = Um lote deixado de lado volta a leilão no fim, só para quem está sem carro.
exercise-last-car = O último de todos
exercise-last-car-ask = O vermelho acabou de ser vendido. O verde é o último, e só Carmen está sem carro. Quem leva o verde, e por que valor?
exercise-last-car-rule = O último carro vai para quem ainda não tem nenhum. Custa o menor número dessa cor na mão dessa pessoa.

# --- As cartas e o dinheiro ---

exercise-the-deal = A distribuição
exercise-the-deal-ask = As 42 cartas de velocidade são distribuídas por igual. Quantas cada um recebe, e quantas sobram?
exercise-the-deal-rule = Com quatro e com cinco jogadores, sobram duas cartas. Elas ficam fora do jogo, sem ninguém ver.
exercise-two-players = Cartas para dois
exercise-two-players-ask = Jogam duas pessoas. Quantas cartas cada uma recebe, e com o que elas começam a corrida?
exercise-two-players-rule = Depois do leilão, cada um embaralha suas 21 cartas, compra 7 e deixa as outras 14 na pilha de compra.
exercise-drawing = Jogue uma, compre uma
exercise-drawing-ask = Jogam duas pessoas. Depois de quais destas cartas Ada compra uma nova?
exercise-drawing-rule = Uma carta jogada da mão é reposta com outra da pilha de compra. Uma carta de Velocidade-8, que está virada para cima, não.
exercise-sheet = Quanto rende?
exercise-sheet-ask = A corrida acabou, e a ordem de chegada está no mapa. Qual é o ganho total de Ada?
exercise-sheet-rule = Some o que rendem a corrida e as apostas, e tire os valores pagos no leilão. Aqui as apostas somam 6 + 4 + 3 = 13.
exercise-tie = O mesmo dinheiro
exercise-tie-ask = A corrida acabou, e duas pessoas têm o mesmo dinheiro. Quem vence?
exercise-tie-rule = Com o mesmo ganho, vence quem tem o carro mais bem colocado.

# --- Por que uma resposta está errada. $other é uma cor; $rival, outra pessoa ---

exercise-why-taken = O carro { $other } está ali. Um carro nunca entra em uma casa ocupada.
exercise-why-beside = A borda da frente dessa casa está na mesma altura: ela fica ao lado. Um carro nunca anda de lado.
exercise-why-behind = A borda da frente dessa casa fica mais atrás. Um carro nunca anda para trás.
exercise-why-beyond = Essa casa fica além da linha de chegada. Um carro que cruza a linha sai da pista na hora.
exercise-why-too-far = Essa casa fica a { $steps } passos, mas o número é { $speed }.
exercise-why-too-short = Assim ele anda { $steps } de { $speed }, e o caminho continua. Um carro anda o número inteiro, se o caminho permitir.
exercise-why-blocked = Há carros no meio: com o número { $speed }, nenhum caminho livre chega lá.
exercise-why-missed-full = Faltou marcar uma casa: por este caminho, { car.the } chega a ela com exatamente { $steps }.
exercise-why-missed-staggered = Faltou marcar uma casa. A borda da frente dela fica mais adiante, nem que seja um pouco: por isso, fica à frente.
exercise-why-missed-jam = Faltou marcar um bloqueio: depois de { $steps } de { $speed } não há nada livre à frente. { car.start-the } pode parar ali, e perde o resto.
exercise-why-missed-finish = Faltou marcar a linha de chegada: ela é cruzada com { $steps } de { $speed }, e isso basta.
exercise-why-better-end = Assim, { car.the } anda { $steps }, e o { $other }, { $rest }. Pelo caminho mostrado, são { $better } contra { $held }.
exercise-why-colour-on-card = { car.start-o } está na carta; por isso, o curinga não pode escolher esse carro.
exercise-why-missed-colour = { car.start-o } não está na carta; por isso, o curinga pode escolher esse carro.
exercise-why-missed-home = { car.start-o } já chegou, mas pode ser escolhido mesmo assim. Nesse caso, nenhum carro anda.
exercise-why-missed-blocked = { car.start-o } está preso, mas pode ser escolhido mesmo assim. Nesse caso, nenhum carro anda.
exercise-why-missed-unpredictable = { car.start-o } está na carta, mas Imprevisível pode escolher esse carro mesmo assim.
exercise-why-missed-skip = Estratégico pode pular uma linha da carta, e pode ser esta.
exercise-why-not-on-card = { car.start-o } não está nesta carta.
exercise-why-top-down = Leia a carta a partir de cima. { car.start-o } anda em outro momento.
exercise-why-bottom-up = Trapaceiro lê a carta toda a partir de baixo. { car.start-o } anda em outro momento.
exercise-why-all-cars = { car.start-o } também anda: quem joga uma carta move todos os carros que ela mostra, próprios ou não.
exercise-why-speed = A linha diz { $speed }. O caminho está livre; por isso, o carro anda esse número de casas, fora o que um poder acrescentar.
exercise-why-aggressive = { car.start-the } é de Ada e está na primeira linha da carta; por isso, Agressivo pode acrescentar 1.
exercise-why-aggressive-wild = A primeira linha é um curinga; por isso, Agressivo não acrescenta nada.
exercise-why-optional = O número da linha sempre vale. Aqui nenhum poder é obrigatório.
exercise-why-steers-all = { $player } joga a carta e pilota todos os carros dela, menos os de quem tem Sagaz.
exercise-why-cunning = { car.start-the } é de { $player }, que tem Sagaz: mais ninguém pilota esse carro.
exercise-why-curved = O passo { $steps } deste caminho entra em uma casa que não é retângulo; por isso, não há movimento extra.
exercise-why-rectangles = Faltou marcar uma casa: o caminho mostrado entra em { $steps } retângulos e em mais nada.
exercise-why-draws = Esta carta vem da mão; por isso, Ada compra outra depois.
exercise-why-draws-not = Uma carta de Velocidade-8 fica virada para cima e não na mão. Depois dela não se compra carta.
exercise-why-passes = A carta de { $rival } não serve de lance pelo carro { car }: { $rival } passa.
exercise-why-higher-bid = O lance de { $player } é { $amount }, e o de { $rival } é menor. Vence o maior lance.
exercise-why-more-lines = Os lances de { $player } e { $rival } são iguais, mas a carta de { $player } tem mais linhas.
exercise-why-no-wild = O lance e o número de linhas são iguais, mas a carta de { $rival } tem curinga e a de { $player } não.
exercise-why-earlier-seat = Empate em tudo. À esquerda de quem fez a última compra, { $player } está mais perto do que { $rival }.
exercise-why-own-bid = Quem vence paga o próprio lance: veja a linha { car.do } na carta vencedora.
exercise-why-last-car = Só { $player } está sem carro; por isso, leva o último sem disputa.
exercise-why-lowest-number = O último carro custa o menor número da cor dele: compare todas as linhas { car.do } na mão de { $player }.
exercise-why-has-a-car = { $player } já tem um carro. Agora só dá lances quem está sem carro.
exercise-why-needs-a-car = { $player } ainda está sem carro e pode dar lances.
exercise-why-no-bid = Esta carta não tem { car } nem curinga; por isso, com ela só dá para passar.
exercise-why-declared = Não há { car } na mão; por isso, este curinga pode ser declarado como lance de { $amount }.
exercise-why-subtract = Os carros também são pagos: tire { $prices }.
exercise-why-forgot-bets = As apostas também rendem: { $bets } ao todo.
exercise-why-sums = A corrida rende { $prizes } e as apostas, { $bets }. Some os dois valores e tire { $prices } pelos carros.
exercise-why-less-money = { $rival } tem { $lower }, e { $player } tem { $amount }. Vence quem tem mais dinheiro.
exercise-why-better-car = { $player } e { $rival } têm o mesmo dinheiro, mas o melhor carro de { $player } chegou antes.
exercise-why-missed-winner = { $player } tem { $amount }, e ninguém tem mais. Com o mesmo ganho, decide o carro mais bem colocado.
exercise-why-equal-hands = São 42 cartas para { $count } jogadores: quantas der para cada um, o mesmo número para todos.
exercise-why-left-over = Depois de mãos iguais para { $count } jogadores, o resto das 42 cartas fica fora do jogo.
exercise-why-first-hand = Com dois jogadores, cada um compra 7 das próprias cartas. O resto é a pilha de compra dele.
