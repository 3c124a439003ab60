# Modos, edições e opções. Cada qual com um nome e uma frase.

mode-standard = jogo normal
mode-standard-about = Compra carros em leilão, dá uma volta ao circuito e aposta três vezes; ganha quem tiver mais dinheiro.
mode-beginner = jogo para principiantes
mode-beginner-about = Os carros são distribuídos, as mãos são de três cartas e ganha quem tiver o primeiro carro a chegar.
mode-long-distance = corrida de longa distância
mode-long-distance-about = Sem linha de chegada nem apostas: volta após volta até acabarem as cartas, e ganha o carro mais à frente.
mode-world-tour = campeonato do mundo
mode-world-tour-about = Dois jogos completos, um em cada circuito; conta o dinheiro de ambos.

edition-en = edição inglesa
edition-en-about = Uma carta sem a cor e sem jóquer conta sempre como passar, e Habilidoso fica no jogo para 2 jogadores.
edition-es = edição espanhola
edition-es-about = Como a edição inglesa, mas no jogo para 2 jogadores Habilidoso pode ser trocado.
edition-fr = edição francesa
edition-fr-about = Sem a cor e sem jóquer, qualquer carta serve para licitar, pelo seu número mais baixo; a dois, corre-se sem Habilidoso.
edition-pt-PT = edição portuguesa
edition-pt-PT-about = Como a edição francesa, com os preços em euros.
edition-pt-BR = edição brasileira
edition-pt-BR-about = Sem a cor e sem jóquer, qualquer carta serve para licitar, pelo seu número mais baixo; a dois, é obrigatório trocar Habilidoso.

option-auction = leilão
option-auction-about = Como os carros encontram dono.
option-auction-yes = Carros e potências são vendidos em leilão.
option-auction-no = Os carros são distribuídos ao acaso, o mesmo número a cada jogador.

option-powers = potências
option-powers-about = Que potências estão em jogo.
option-powers-yes = Cada jogador tem uma potência.
option-powers-no = Ninguém tem potência.
option-powers-some = Só estas potências estão em jogo: { $powers }.

option-hands-of-three = mãos de três
option-hands-of-three-about = Quantas cartas se têm na mão.
option-hands-of-three-yes = Começa-se com três cartas e bisca-se de uma só pilha.
option-hands-of-three-no = As cartas são todas distribuídas antes da partida.

option-bets = apostas
option-bets-about = As linhas de aposta contam?
option-bets-yes = Sempre que uma linha de aposta é cruzada pela primeira vez, toda a mesa aposta no vencedor.
option-bets-no = Ninguém aposta.

option-first-home-wins = ganha o primeiro a chegar
option-first-home-wins-about = O que decide o jogo.
option-first-home-wins-yes = A corrida acaba com o primeiro carro a chegar, e ganha quem o tiver.
option-first-home-wins-no = Decide o dinheiro, e todos os carros correm até ao fim.

option-lowest-bid = licitação mais baixa
option-lowest-bid-about = O que pode licitar quem não tem nem a cor nem um jóquer.
option-lowest-bid-yes = Sem a cor e sem jóquer, qualquer carta pode ser declarada como licitação pelo seu número mais baixo.
option-lowest-bid-no = Sem a cor e sem jóquer, qualquer carta conta como passar.

option-cunning-for-two = Habilidoso a dois
option-cunning-for-two-about = O que acontece à potência Habilidoso no jogo para 2 jogadores.
option-cunning-for-two-stays = Habilidoso é uma potência como as outras.
option-cunning-for-two-removed = Habilidoso é retirado antes do leilão.
option-cunning-for-two-may-swap = Quem mantiver Habilidoso pode trocá-lo por uma potência que esteja fora do jogo.
option-cunning-for-two-must-swap = Quem mantiver Habilidoso tem de o trocar por uma potência que esteja fora do jogo.
