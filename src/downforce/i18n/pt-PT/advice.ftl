# A engenheira de pista: o que fala a favor de uma escolha. $car é a cor do carro em causa; $steps, os espaços que
# ganha (ou todos os teus, ou os da mão); $usual, o mesmo com as outras escolhas, em média; $price é um valor; $chance
# vai de 0 a 100. A escolha aparece por cima da frase.

advice-only = Não há mais nada para escolher.
advice-win = Com isto ganhas o jogo de imediato.
advice-bid = { car.start-the } vale para ti cerca de { $price }: a tua mão dá-lhe { spaces }.
advice-free = Neste jogo os preços não contam: licita o mais que puderes.
advice-least = Aqui não podes passar, e { $price } é o mínimo que podes licitar.
advice-dear = { car.start-the } não vale para ti mais de { $price }: guarda o teu dinheiro.
advice-over = É mais do que { car.the } vale para ti.
advice-later = Espera por um carro mais barato, ou que combine melhor com a tua mão.
advice-enough = Já tens carros que cheguem: outro renderia menos do que custa.
advice-cannot = Nenhuma das tuas cartas permite licitar pelo carro { car }.
# $place: 1 é a potência de que o Ás mais gosta entre estas.
advice-power = { $place ->
    [1] Destas potências, é a que ganhou mais corridas.
   *[other] Uma boa potência, mas ganhou menos corridas.
}
advice-home = O teu carro { car } chega em { place.of-six }.
advice-own = { $usual ->
    [0] No fim desta carta os teus carros ganham { spaces }; as outras escolhas não dão quase nada.
   *[other] No fim desta carta os teus carros ganham { spaces }; as outras escolhas dão cerca de { $usual }.
}
advice-leader = { $steps ->
    [0] { car.start-o } vai à frente e não avança nada; as outras escolhas dão-lhe cerca de { $usual }.
   *[other] { car.start-o } vai à frente e só avança { spaces }; as outras escolhas dão-lhe cerca de { $usual }.
}
advice-rival = { $steps ->
    [0] { car.start-o } não avança nada; as outras escolhas dão-lhe cerca de { $usual }.
   *[other] { car.start-o } só avança { spaces }; as outras escolhas dão-lhe cerca de { $usual }.
}
advice-jam = Deixa { car.the } bloqueado.
advice-stake = { car.start-o } avança { spaces }, e apostaste nele.
advice-round = Contando com o que os teus rivais possam responder, a tua probabilidade de ganhar o jogo é de cerca de { $chance } em 100.
advice-chance = A tua probabilidade de ganhar o jogo é então de cerca de { $chance } em 100.
advice-same = { $place ->
    [1] Aqui pouco importa: em qualquer caso, a tua probabilidade de ganhar o jogo é de cerca de { $chance } em 100.
   *[other] Quase não há diferença.
}
advice-less = Os teus carros avançam menos, mas é mais provável que ganhes o jogo: { $chance } em 100, em vez de { $usual }.
advice-prizes = Os teus carros avançam menos, mas podem esperar melhores lugares na chegada.
advice-trial = Os teus carros avançam menos para já, mas, contando com o que os teus rivais possam responder, é mais provável que ganhes o jogo: { $chance } em 100, em vez de { $usual }.
advice-pays = { car.start-o } ganha a corrida em cerca de { $chance } de cada 100 casos; apostar nele paga { $price } em média.
advice-back = { car.start-o } ganha a corrida em cerca de { $chance } de cada 100 casos; é teu, por isso a aposta paga nas corridas que podes ganhar.
advice-first = { car.start-o } ganha a corrida em cerca de { $chance } de cada 100 casos.

advice-title = Engenheira de pista
# No fim: quantas vezes se fez o que era aconselhado.
result-advised = { $count ->
    [one] { $player } seguiu o conselho da engenheira uma vez.
   *[other] { $player } seguiu o conselho da engenheira { $count } vezes.
}

# --- A definição ---

setting-advice = Conselhos
setting-advice-about = Pode pedir-se conselho à engenheira de pista?
setting-advice-alone = Só com bots
setting-advice-alone-about = Podes pedir conselho enquanto não jogar mais ninguém.
setting-advice-on = Sim
setting-advice-on-about = Toda a gente pode pedir conselho; fica assinalado no resultado.
setting-advice-off = Não
setting-advice-off-about = Ninguém recebe conselhos.
