# Modos, edições e opções avulsas. Cada um tem um nome e uma frase.

mode-standard = partida normal
mode-standard-about = Compre carros no leilão, corra uma volta, aposte três vezes; vence quem tiver mais dinheiro.
mode-beginner = jogo para iniciantes
mode-beginner-about = Os carros são distribuídos, a mão tem três cartas, e vence quem for dono do primeiro carro a chegar.
mode-long-distance = corrida de longa distância
mode-long-distance-about = Sem linha de chegada e sem apostas: volta após volta até acabarem as cartas, e vence o carro que for mais longe.
mode-world-tour = campeonato mundial
mode-world-tour-about = Duas partidas completas, uma em cada pista; vale a soma do dinheiro.

edition-en = edição inglesa
edition-en-about = Sem a cor e sem curinga, só dá para passar, e Sagaz fica na partida com dois jogadores.
edition-es = edição espanhola
edition-es-about = Como a edição inglesa, mas na partida com dois jogadores Sagaz pode ser trocado.
edition-fr = edição francesa
edition-fr-about = Sem a cor e sem curinga, qualquer carta pode valer como lance pelo seu menor número; com dois jogadores, Sagaz sai do jogo.
edition-pt-PT = edição portuguesa
edition-pt-PT-about = Como a edição francesa, com valores em euros.
edition-pt-BR = edição brasileira
edition-pt-BR-about = Sem a cor e sem curinga, qualquer carta pode valer como lance pelo seu menor número; com dois jogadores, Sagaz deve ser trocado.

option-auction = leilão
option-auction-about = Como cada carro ganha um dono.
option-auction-yes = Carros e poderes são vendidos em leilão.
option-auction-no = Os carros são sorteados, o mesmo número para cada jogador.

option-powers = poderes
option-powers-about = Quais poderes estão no jogo.
option-powers-yes = Cada jogador tem um poder.
option-powers-no = Ninguém tem poder.
option-powers-some = Só estes poderes estão no jogo: { $powers }.

option-hands-of-three = mãos de três
option-hands-of-three-about = Quantas cartas ficam na mão.
option-hands-of-three-yes = Todo mundo começa com três cartas e compra da mesma pilha.
option-hands-of-three-no = Todas as cartas são distribuídas antes da largada.

option-bets = apostas
option-bets-about = As linhas de aposta valem?
option-bets-yes = Sempre que uma linha de aposta é cruzada pela primeira vez, todo mundo aposta em quem vai vencer.
option-bets-no = Ninguém aposta.

option-first-home-wins = vence o primeiro a chegar
option-first-home-wins-about = O que decide a partida.
option-first-home-wins-yes = A corrida acaba com o primeiro carro a chegar, e vence quem for dono dele.
option-first-home-wins-no = O dinheiro decide, e todos os carros correm até o fim.

option-lowest-bid = menor lance
option-lowest-bid-about = Que lance pode dar quem não tem nem a cor nem um curinga.
option-lowest-bid-yes = Sem a cor e sem curinga, qualquer carta pode ser declarada como lance pelo seu menor número.
option-lowest-bid-no = Sem a cor e sem curinga, só dá para passar.

option-cunning-for-two = Sagaz com dois jogadores
option-cunning-for-two-about = O que acontece com o poder Sagaz na partida com dois jogadores.
option-cunning-for-two-stays = Sagaz é um poder como os outros.
option-cunning-for-two-removed = Sagaz é retirado antes do leilão.
option-cunning-for-two-may-swap = Quem mantém Sagaz pode trocá-lo por um poder que esteja fora do jogo.
option-cunning-for-two-must-swap = Quem mantém Sagaz deve trocá-lo por um poder que esteja fora do jogo.
