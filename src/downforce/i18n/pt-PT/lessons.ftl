# As corridas guiadas: o que diz a engenheira de pista, no máximo duas linhas num telemóvel. $cars são cores de
# carros, como «vermelho e azul».

lesson-first-lap-title = A primeira volta
lesson-first-lap-about = Só conduzir: cartas, rivais, jóqueres e bloqueios. Ganha o primeiro carro a chegar. Cerca de seis minutos.
lesson-grand-prix-title = O Grande Prémio
lesson-grand-prix-about = O jogo completo: leilão, potências, apostas e folha de pontuação. Cerca de vinte minutos.
lesson-start = Começar a corrida
lesson-resume = Voltar à corrida
lesson-again = Correr outra vez
lesson-learn = Todas as lições
lesson-done = Terminada
learn-first-over = É a primeira vez?
learn-first = Aprende ao volante
learn-first-about = Duas corridas com uma engenheira de pista ao teu lado. Sem teres de ler as regras antes.

lesson-engineer = Engenheira de pista
lesson-note-count = Mensagem { $number } de { $count }
lesson-note-before = Mensagem anterior
lesson-note-next = Mensagem seguinte
lesson-note-fold = Fechar a mensagem
lesson-note-open = Abrir a mensagem
lesson-goal-label = O que fazer
lesson-legend = Sinais
lesson-sign-wild = Jóquer: uma cor à escolha
lesson-sign-chequers = Linha de chegada; numa carta: Velocidade Oito
lesson-sign-line = Linha de aposta
lesson-next = A seguir: o Grande Prémio

lesson-proof = A distribuição foi preparada
lesson-proof-about = Foi uma corrida guiada: a distribuição foi escolhida de antemão para se poder aprender tudo, e nada diz do acaso. Os rivais só viam as suas próprias cartas. O jogo não está na coleção pública.

# --- O que se tenta agora: uma linha curta ---

lesson-goal-play-first-home = Joga a carta que mais te ajuda. Os teus carros: { $cars }.
lesson-goal-watch-first-home = Conduzem os outros. Leva os teus até à chegada: { $cars }.
lesson-goal-own-car = O teu carro ({ $cars }): leva-o longe, com caminho livre à frente.
lesson-goal-rival-car = Carro rival ({ $cars }): fá-lo perder espaços.
lesson-goal-wild = Escolhe a cor que o jóquer move.
lesson-goal-bid = Decide quanto vale este carro para ti, ou passa.
lesson-goal-keep-power = Escolhe a potência com que corres.
lesson-goal-bet = Marca o carro que vai chegar primeiro.
lesson-goal-play-for-money = Joga a carta que mais te rende. Os teus carros: { $cars }.
lesson-goal-use-power = Usa agora a tua potência ou deixa-a para outra vez.
lesson-goal-watch-money = Decidem os outros. Leva os teus até à chegada: { $cars }.
lesson-goal-watch-auction = Decidem os outros. Precisas de pelo menos um carro.
lesson-goal-confirm = Vê no que dá a jogada e confirma-a.
lesson-goal-over = A corrida acabou.

# --- A primeira volta ---

lesson-first-goal = Só nesta corrida, ganha o primeiro carro a chegar. Os teus carros: { $cars }.
lesson-card = Joga uma carta: de cima para baixo, cada linha move o carro da sua cor.
lesson-eight = A carta Velocidade Oito move um carro oito espaços. Guarda-a para um caminho livre.
lesson-own-car = O teu carro: por dentro é mais curto, e o caminho livre ajuda a próxima carta.
lesson-rival-car = Conduzes todos os carros da tua carta: manda os rivais por fora.
lesson-wild = Um jóquer: quem joga escolhe uma cor que não esteja na carta.
lesson-jam = Bloqueado: o carro não tem espaço livre à frente. A sua linha não conta.
lesson-squeeze = Mais à frente há uma só faixa: ninguém ultrapassa. Passa primeiro.
lesson-first-stalled = No Grande Prémio, um carro ainda no circuito fica parado e não ganha nada.
lesson-begins = Começa o dono do carro da frente; depois a vez passa para a esquerda.
lesson-draw = Só nesta corrida, biscas uma carta depois de cada uma que jogas.
lesson-name-wild = Escolhe agora uma cor. Um carro bloqueado também serve, mas não se move.
lesson-two-wilds = Dois jóqueres numa carta têm de mover duas cores diferentes.
lesson-steps = Cada passo vai em frente ou na diagonal, nunca para o lado nem para trás.
lesson-taken = Um carro não entra num espaço ocupado, mas passa na diagonal entre dois.
lesson-whole = Se o caminho deixa, o carro anda o número todo. Se pode andar, tem de andar.
lesson-jam-ahead = Um caminho acaba num bloqueio: ali o carro para e perde o resto.

# --- O Grande Prémio ---

lesson-money = Prémios mais apostas, menos o que pagaste: ganha a soma mais alta.
lesson-lot = Carro e potência vendem-se juntos. A potência muda uma regra a teu favor.
lesson-price = Ganha a licitação mais alta, paga no fim. As cartas voltam para a mão.
lesson-tie = Licitações iguais: ganha a carta com mais linhas; depois, a que não tem jóquer.
lesson-bought = A tua carta Velocidade Oito está na mão. No leilão conta como passar.
lesson-keep-power = Manténs uma potência para todos os carros: a que combina com as tuas cartas.
lesson-race = Agora não se biscam cartas: a mão tem de durar a corrida toda.
lesson-betting-line = O primeiro carro a cruzar uma linha amarela abre uma aposta depois da carta.
lesson-bet = Marca em segredo um carro qualquer: em 1º, 2º ou 3º paga 9, 6 ou 3.
lesson-next-bet = A aposta 2 paga 6, 4 ou 2; a 3 paga 3, 2 ou 1. Mantém o carro ou muda.
lesson-finish = A chegada está perto. Basta um número que lá chegue; o resto perde-se.
lesson-home = O primeiro carro chegou e a corrida continua: quase todos os lugares pagam.
lesson-cards-run-out = Um carro ainda em pista quando acabam as cartas fica parado: sem prémio.
lesson-sheet = Ganha a soma mais alta; em caso de empate, o carro mais bem colocado.
lesson-bid = O número da tua carta nesta cor é a tua licitação secreta. Sem ele, passas.
lesson-prizes = Os lugares pagam 12, 9, 6, 4, 2 e nada: é o que um carro pode render.
lesson-declared = Não tens cartas desta cor. Algumas podem licitar: indicam quanto.
lesson-everybody = Todos ficam com um carro: no fim só licita quem não tem nenhum.
lesson-given = O último carro vai para quem não tem, pelo número mais baixo da mão.
lesson-aside = Se todos passam, o carro espera pelo fim. Sem dono, corre na mesma.
lesson-power = A tua potência aparece sempre que pode ser usada. Podes dizer que não.
lesson-cunning = Habilidoso ({ $cars }): conduz sempre o dono, jogue quem jogar.
lesson-two-bets = Uma carta cruzou duas linhas: há duas apostas, uma depois da outra.
lesson-home-line = A linha de um carro que já chegou não conta.
lesson-out = Os teus carros chegaram todos: descartas a mão, mas ainda apostas.
