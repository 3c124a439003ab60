# As corridas guiadas: o que diz a engenheira de pista, no máximo 40 palavras por nota. $cars são cores de
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

lesson-proof = A distribuição foi preparada
lesson-proof-about = Foi uma corrida guiada: a distribuição foi escolhida de antemão para se poder aprender tudo, e nada diz do acaso. Os rivais só viam as suas próprias cartas. O jogo não está na coleção pública.

# --- O que se tenta agora: uma linha curta ---

lesson-goal-play-first-home = Joga a carta que mais te ajuda. Os teus carros: { $cars }.
lesson-goal-watch-first-home = Conduzem os outros. Leva os teus até à chegada: { $cars }.
lesson-goal-own-car = O teu carro ({ $cars }): leva-o longe, com caminho livre à frente.
lesson-goal-rival-car = Carro rival ({ $cars }): que perca espaços.
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

lesson-first-goal = Olá! Os teus carros: { $cars }. O primeiro carro a cruzar a linha de chegada ganha a corrida para o seu dono. Na tua vez, jogas uma carta e biscas outra.
lesson-card = Joga uma carta. As linhas resolvem-se de cima para baixo: cada uma move o carro da sua cor tantos espaços quantos indica. Procura números altos para os teus carros.
lesson-eight = Tens uma carta Velocidade Oito: oito espaços para um dos teus carros, e nenhum rival ganha com isso. Guarda-a para um caminho livre ou para a chegada.
lesson-own-car = Um carro teu. Pode acabar em qualquer espaço iluminado: por dentro a curva é mais curta, e o caminho livre ajuda a tua próxima carta. Nunca anda de lado.
lesson-rival-car = Conduzes todos os carros da tua carta. Este é de um rival: manda-o por fora, ou deixa-o colado atrás de outro. Se pode andar, tem de andar.
lesson-wild = Um jóquer: escolhe uma cor que não esteja na carta. Quase sempre um carro teu com caminho livre; com um rival bloqueado, o movimento perde-se.
lesson-jam = Um bloqueio: o carro sem espaço livre à frente para ali e perde o resto do seu número. Guarda lugar para os teus, e deixa os rivais atrás de outros.
lesson-squeeze = Mais à frente há uma só faixa. Ali ninguém ultrapassa, e um carro que fique lá dentro trava todos os de trás. Faz passar o teu primeiro.
lesson-first-finish = A chegada está a uma carta: esta corrida acaba quando o primeiro carro cruza a linha. O teu chega lá? Se um rival está mais perto, usa a carta para o travar.
lesson-first-stalled = Os carros que ainda estão no circuito ficam parados. No Grande Prémio não ganham prémio, e as apostas neles não pagam nada.

# --- O Grande Prémio ---

lesson-money = Nesta corrida, o que conta é o dinheiro. Os teus carros ganham prémios, as tuas apostas pagam, e desconta-se o que pagaste pelos carros. Ganha a soma mais alta, chegue quem chegar primeiro.
lesson-lot = Este carro e esta potência, que muda uma regra a teu favor, vendem-se juntos. Cada jogador coloca uma carta virada para baixo; o número na cor do carro é a licitação, em milhões. As cartas voltam para a mão.
lesson-price = O preço fica na folha e paga-se no fim, com os ganhos. O primeiro lugar dá 12, o segundo 9, o terceiro 6: um carro de 6 tem de chegar bem.
lesson-tie = Duas licitações empataram. Ganha a carta com mais linhas; depois, a que não tem jóquer. Assim, uma carta comprida vence uma curta pelo mesmo preço.
lesson-pass = Uma carta sem a cor deste carro conta como passar. Deixa ir um carro caro demais: no fim, todos têm pelo menos um.
lesson-bought = É teu, com a sua potência. A carta Velocidade Oito está na tua mão: oito espaços para este carro na corrida. Outro carro pode render mais, e custa mais.
lesson-keep-power = Tens várias potências e manténs uma para a corrida. Serve todos os teus carros. Escolhe a que combina com as cartas da tua mão.
lesson-race = A corrida: joga uma carta e conduz todos os carros dela, linha a linha. A tua potência aparece quando a puderes usar. Não biscas cartas: gasta-as bem.
lesson-betting-line = Em breve um carro pode cruzar uma linha amarela. O primeiro a cruzá-la abre uma aposta: acabada a carta, cada um marca um vencedor em segredo.
lesson-bet = Que carro vai ganhar? Se chegar em primeiro, segundo ou terceiro, esta aposta paga 9, 6 ou 3. Serve qualquer carro, teu ou não. Ninguém vê a tua marca.
lesson-next-bet = Outra aposta. A segunda paga 6, 4 ou 2, a terceira 3, 2 ou 1. Fica com o teu carro, ou marca outro se a corrida mudou.
lesson-finish = A chegada está perto. Os lugares dão 12, 9, 6, 4, 2 e nada. O carro só tem de cruzar a linha: às vezes basta um número pequeno.
lesson-home = O primeiro carro chegou, e a corrida continua: quase todos os lugares rendem, e as apostas nos três primeiros também. Leva os teus até à chegada.
lesson-cards-run-out = Restam poucas cartas. O carro que nunca cruza a linha fica parado: sem prémio, e as apostas nele não pagam nada. Leva primeiro à chegada o que mais rende.
lesson-sheet = As folhas: prémios e apostas, menos os preços. Ganha a soma mais alta; em caso de empate, o carro mais bem colocado. Vê de onde veio o teu dinheiro.
