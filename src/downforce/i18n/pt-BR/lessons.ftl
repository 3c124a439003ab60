# As corridas guiadas: o que diz a engenheira de pista, no máximo duas linhas num celular. $cars são cores de
# carros, como “vermelho e azul”.

lesson-first-lap-title = A primeira volta
lesson-first-lap-about = Só pilotar: cartas, rivais, curingas e bloqueios. Vence o primeiro carro a chegar. Uns seis minutos.
lesson-grand-prix-title = O Grande Prêmio
lesson-grand-prix-about = O jogo completo: leilão, poderes, apostas e folha de pontuação. Uns vinte minutos.
lesson-start = Começar a corrida
lesson-resume = Voltar à corrida
lesson-again = Correr de novo
lesson-learn = Todas as lições
lesson-done = Terminada
learn-first-over = Primeira vez aqui?
learn-first = Aprenda ao volante
learn-first-about = Duas corridas com uma engenheira de pista ao seu lado. Sem precisar ler as regras antes.

lesson-engineer = Engenheira de pista
lesson-note-count = Mensagem { $number } de { $count }
lesson-note-before = Mensagem anterior
lesson-note-next = Próxima mensagem
lesson-note-fold = Fechar a mensagem
lesson-note-open = Abrir a mensagem
lesson-goal-label = O que fazer
lesson-legend = Sinais
lesson-sign-wild = Curinga: uma cor à escolha
lesson-sign-chequers = Linha de chegada; em uma carta: Velocidade-8
lesson-sign-line = Linha de aposta
lesson-next = Agora: o Grande Prêmio

lesson-proof = A distribuição foi preparada
lesson-proof-about = Foi uma corrida guiada: a distribuição foi escolhida de antemão para você poder aprender tudo, e nada diz sobre o acaso. Os rivais só viam as próprias cartas. A partida não está na coleção pública.

# --- O que se tenta agora: uma linha curta ---

lesson-goal-play-first-home = Jogue a carta que mais ajuda você. Seus carros: { $cars }.
lesson-goal-watch-first-home = Os outros pilotam. Leve os seus até a chegada: { $cars }.
lesson-goal-own-car = Seu carro ({ $cars }): leve-o longe, com caminho livre à frente.
lesson-goal-rival-car = Carro rival ({ $cars }): faça-o perder casas.
lesson-goal-wild = Escolha a cor que o curinga move.
lesson-goal-bid = Decida quanto este carro vale para você, ou passe.
lesson-goal-keep-power = Escolha o poder com que você vai correr.
lesson-goal-bet = Marque o carro que vai chegar em primeiro.
lesson-goal-play-for-money = Jogue a carta que mais rende. Seus carros: { $cars }.
lesson-goal-use-power = Use agora o seu poder ou deixe-o para outra vez.
lesson-goal-watch-money = Os outros decidem. Leve os seus até a chegada: { $cars }.
lesson-goal-watch-auction = Os outros decidem. Você precisa de pelo menos um carro.
lesson-goal-confirm = Veja no que a jogada vai dar e confirme-a.
lesson-goal-over = A corrida acabou.

# --- A primeira volta ---

lesson-first-goal = Só nesta corrida, vence o primeiro carro a chegar. Seus carros: { $cars }.
lesson-card = Jogue uma carta: de cima para baixo, cada linha move o carro da sua cor.
lesson-eight = A carta de Velocidade-8 move um carro oito casas. Guarde-a para um caminho livre.
lesson-own-car = Seu carro: por dentro é mais curto, e o caminho livre ajuda a próxima carta.
lesson-rival-car = Você pilota todos os carros da sua carta: mande os rivais por fora.
lesson-wild = Um curinga: quem joga escolhe uma cor que não esteja na carta.
lesson-jam = Preso: o carro não tem casa livre à frente. A linha dele não conta.
lesson-squeeze = Mais à frente há uma faixa só: ninguém ultrapassa. Passe primeiro.
lesson-first-stalled = No Grande Prêmio, um carro ainda na pista fica parado e não ganha nada.
lesson-begins = Começa o dono do carro da frente; depois a vez passa para a esquerda.
lesson-draw = Só nesta corrida, você compra uma carta depois de cada uma que joga.
lesson-name-wild = Escolha agora uma cor. Um carro preso também vale, mas não se move.
lesson-two-wilds = Dois curingas em uma carta têm que mover duas cores diferentes.
lesson-steps = Cada passo vai em frente ou na diagonal, nunca para o lado nem para trás.
lesson-taken = Um carro não entra em uma casa ocupada, mas passa na diagonal entre dois.
lesson-whole = Se o caminho deixa, o carro anda o número todo. Se pode andar, tem que andar.
lesson-jam-ahead = Um caminho acaba em um bloqueio: ali o carro para e perde o resto.

# --- O Grande Prêmio ---

lesson-money = Corrida mais apostas, menos o que você pagou: vence a soma mais alta.
lesson-lot = Carro e poder são vendidos juntos. O poder muda uma regra a seu favor.
lesson-price = Ganha o lance mais alto, pago no fim. As cartas voltam para a mão.
lesson-tie = Lances iguais: ganha a carta com mais linhas; depois, a que não tem curinga.
lesson-bought = Sua carta de Velocidade-8 está na mão. No leilão, ela só serve para passar.
lesson-keep-power = Você mantém um poder para todos os carros: escolha o que combina com as suas cartas.
lesson-race = Agora não se compram cartas: a mão tem que durar a corrida toda.
lesson-betting-line = O primeiro carro a cruzar uma linha amarela abre uma aposta depois da carta.
lesson-bet = Marque em segredo um carro: se ele chegar em 1º, 2º ou 3º, paga 9, 6 ou 3.
lesson-next-bet = A aposta 2 paga 6, 4 ou 2; a 3 paga 3, 2 ou 1. Mantenha o carro ou marque outro.
lesson-finish = A chegada está perto. Basta um número que chegue até ela; o resto se perde.
lesson-home = O primeiro carro chegou, e a corrida continua: quase todas as posições pagam.
lesson-cards-run-out = Um carro ainda na pista quando acabam as cartas fica parado e não ganha nada.
lesson-sheet = Vence a soma mais alta; no empate, o carro mais bem colocado.
lesson-bid = O número da sua carta nesta cor é o seu lance secreto. Sem ele, você passa.
lesson-prizes = As posições pagam 12, 9, 6, 4, 2 e nada: é o que um carro pode render.
lesson-declared = Você não tem esta cor. Algumas cartas ainda servem de lance: veja quanto valem.
lesson-everybody = Todos ficam com um carro: no fim, só dá lance quem não tem nenhum.
lesson-given = O último carro vai para quem não tem nenhum, pelo menor número da mão.
lesson-aside = Se todos passam, o carro espera até o fim. Se ninguém o comprar, corre sem dono.
lesson-power = Seu poder aparece sempre que pode ser usado. Você pode dizer não.
lesson-cunning = Sagaz ({ $cars }): quem pilota é sempre o dono, jogue quem jogar.
lesson-two-bets = Uma carta cruzou duas linhas: há duas apostas, uma depois da outra.
lesson-home-line = A linha de um carro que já chegou não conta.
lesson-out = Seus carros chegaram todos: você descarta a mão, mas ainda aposta.
