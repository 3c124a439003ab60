# As corridas guiadas: o que diz a engenheira de pista, no máximo 40 palavras por nota. $cars são cores de
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

lesson-proof = A distribuição foi preparada
lesson-proof-about = Foi uma corrida guiada: a distribuição foi escolhida de antemão para você poder aprender tudo, e nada diz sobre o acaso. Os rivais só viam as próprias cartas. A partida não está na coleção pública.

# --- O que se tenta agora: uma linha curta ---

lesson-goal-play-first-home = Jogue a carta que mais ajuda você. Seus carros: { $cars }.
lesson-goal-watch-first-home = Os outros pilotam. Leve os seus até a chegada: { $cars }.
lesson-goal-own-car = Seu carro ({ $cars }): leve-o longe, com caminho livre à frente.
lesson-goal-rival-car = Carro rival ({ $cars }): que perca casas.
lesson-goal-wild = Escolha a cor que o curinga move.
lesson-goal-bid = Decida quanto este carro vale para você, ou passe.
lesson-goal-keep-power = Escolha o poder com que você corre.
lesson-goal-bet = Marque o carro que vai chegar em primeiro.
lesson-goal-play-for-money = Jogue a carta que mais rende. Seus carros: { $cars }.
lesson-goal-use-power = Use agora o seu poder ou deixe para outra vez.
lesson-goal-watch-money = Os outros decidem. Leve os seus até a chegada: { $cars }.
lesson-goal-watch-auction = Os outros decidem. Você precisa de pelo menos um carro.
lesson-goal-confirm = Veja no que dá a jogada e confirme.
lesson-goal-over = A corrida acabou.

# --- A primeira volta ---

lesson-first-goal = Olá! Seus carros: { $cars }. Vence a corrida quem for dono do primeiro carro a cruzar a linha de chegada. Na sua vez, você joga uma carta e compra outra.
lesson-card = Jogue uma carta. As linhas são resolvidas de cima para baixo: cada uma move o carro da sua cor o número de casas indicado. Procure números altos para os seus carros.
lesson-eight = Você tem uma carta de Velocidade-8: oito casas para um dos seus carros, e nenhum rival ganha com isso. Guarde para um caminho livre ou para a chegada.
lesson-own-car = Um carro seu. Ele pode parar em qualquer casa acesa: por dentro a curva é mais curta, e o caminho livre ajuda sua próxima carta. Nunca anda de lado.
lesson-rival-car = Você pilota todos os carros da sua carta. Este é de um rival: mande por fora, ou deixe colado atrás de outro. Se ele pode andar, tem que andar.
lesson-wild = Um curinga: escolha uma cor que não esteja na carta. Quase sempre um carro seu com caminho livre; com um rival preso, o movimento se perde.
lesson-jam = Um bloqueio: o carro sem casa livre à frente para ali e perde o resto do número. Guarde espaço para os seus, e deixe os rivais atrás de outros.
lesson-squeeze = Mais à frente há uma faixa só. Ali ninguém ultrapassa, e um carro que fique lá dentro segura todos os de trás. Passe o seu primeiro.
lesson-first-finish = A chegada está a uma carta: esta corrida acaba quando o primeiro carro cruza a linha. O seu alcança? Se um rival está mais perto, use a carta para segurar esse carro.
lesson-first-stalled = Os carros que ainda estão na pista ficaram parados. No Grande Prêmio eles não ganham nada, e as apostas neles não pagam nada.

# --- O Grande Prêmio ---

lesson-money = Nesta corrida, o que conta é o dinheiro. Seus carros e suas apostas rendem dinheiro, e se desconta o que você pagou pelos carros. Vence a soma mais alta, chegue quem chegar primeiro.
lesson-lot = Este carro e este poder, que muda uma regra a seu favor, são vendidos juntos. Cada jogador coloca uma carta virada para baixo; o número na cor do carro é o lance, em milhões. As cartas voltam para a mão.
lesson-price = O valor vai para a folha e é pago no fim, com os ganhos. O primeiro lugar dá 12, o segundo 9, o terceiro 6: um carro de 6 tem que chegar bem.
lesson-tie = Dois lances empataram. Vence a carta com mais linhas; depois, a que não tem curinga. Assim, uma carta comprida vence uma curta pelo mesmo valor.
lesson-pass = Uma carta sem a cor deste carro vale como passar. Deixe ir um carro caro demais: no fim, todos têm pelo menos um.
lesson-bought = É seu, junto com o poder. A carta de Velocidade-8 está na sua mão: oito casas para este carro na corrida. Outro carro pode render mais, e custa mais.
lesson-keep-power = Você tem vários poderes e mantém um para a corrida. Ele vale para todos os seus carros. Escolha o que combina com as cartas da sua mão.
lesson-race = A corrida: jogue uma carta e pilote todos os carros dela, linha a linha. Seu poder é oferecido quando dá para usar. Não se compram cartas: gaste bem as suas.
lesson-betting-line = Em breve um carro pode cruzar uma linha amarela. O primeiro a cruzar abre uma aposta: no fim da carta, cada um marca um vencedor em segredo.
lesson-bet = Qual carro vai vencer? Se ele chegar em primeiro, segundo ou terceiro, esta aposta paga 9, 6 ou 3. Vale qualquer carro, seu ou não. Ninguém vê a sua marca.
lesson-next-bet = Outra aposta. A segunda paga 6, 4 ou 2, a terceira 3, 2 ou 1. Fique com o seu carro, ou marque outro se a corrida mudou.
lesson-finish = A chegada está perto. As posições dão 12, 9, 6, 4, 2 e nada. O carro só precisa cruzar a linha: às vezes basta um número pequeno.
lesson-home = O primeiro carro chegou, e a corrida continua: quase todas as posições rendem, e as apostas nos três primeiros também. Leve os seus até a chegada.
lesson-cards-run-out = Restam poucas cartas. O carro que nunca cruza a linha fica parado: não ganha nada, e as apostas nele não pagam nada. Leve primeiro à chegada o que mais rende.
lesson-sheet = As folhas: corrida e apostas, menos os valores pagos. Vence a soma mais alta; no empate, o carro mais bem colocado. Veja de onde veio o seu dinheiro.
