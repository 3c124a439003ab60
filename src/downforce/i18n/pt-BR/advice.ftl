# A engenheira de pista: o que fala a favor de uma escolha. $car é a cor do carro em questão; $steps, as casas que
# ele ganha (ou todos os seus, ou as da mão); $usual, o mesmo com as outras escolhas, em média; $price é um valor;
# $chance vai de 0 a 100. A escolha aparece acima da frase.

advice-only = Não há mais nada para escolher.
advice-win = Com isso você vence a partida na hora.
advice-bid = { car.start-the } vale cerca de { $price } para você: sua mão dá { spaces } a ele.
advice-free = Nesta partida os preços não contam: dê o maior lance que puder.
advice-least = Aqui você não pode passar, e { $price } é o menor lance possível.
advice-dear = { car.start-the } não vale mais que { $price } para você: guarde o seu dinheiro.
advice-over = É mais do que { car.the } vale para você.
advice-later = Espere por um carro mais barato, ou que combine melhor com a sua mão.
advice-enough = Você já tem carros suficientes: outro renderia menos do que custa.
advice-cannot = Nenhuma das suas cartas serve de lance pelo carro { car }.
# $place: 1 é o poder de que o Ás mais gosta entre estes.
advice-power = { $place ->
    [1] Destes poderes, é o que venceu mais corridas.
   *[other] Um bom poder, mas venceu menos corridas.
}
advice-home = O seu carro { car } chega em { place.of-six }.
advice-own = { $usual ->
    [0] No fim desta carta seus carros ganham { spaces }; as outras escolhas não dão quase nada.
   *[other] No fim desta carta seus carros ganham { spaces }; as outras escolhas dão cerca de { $usual }.
}
advice-leader = { $steps ->
    [0] { car.start-o } lidera e não avança nada; as outras escolhas dão a ele cerca de { $usual }.
   *[other] { car.start-o } lidera e só avança { spaces }; as outras escolhas dão a ele cerca de { $usual }.
}
advice-rival = { $steps ->
    [0] { car.start-o } não avança nada; as outras escolhas dão a ele cerca de { $usual }.
   *[other] { car.start-o } só avança { spaces }; as outras escolhas dão a ele cerca de { $usual }.
}
advice-jam = Isso deixa { car.the } preso.
advice-stake = { car.start-o } avança { spaces }, e você apostou nele.
advice-round = Levando em conta como os rivais podem responder, a sua chance de vencer a partida é de cerca de { $chance } em 100.
advice-chance = A sua chance de vencer a partida fica em cerca de { $chance } em 100.
advice-same = { $place ->
    [1] Aqui pouco importa: de qualquer jeito, a sua chance de vencer a partida é de cerca de { $chance } em 100.
   *[other] Quase não há diferença.
}
advice-less = Seus carros avançam menos, mas a sua chance de vencer a partida é maior: { $chance } em 100, em vez de { $usual }.
advice-prizes = Seus carros avançam menos, mas podem esperar posições melhores na chegada.
advice-trial = Seus carros avançam menos por enquanto, mas, levando em conta como os rivais podem responder, a sua chance de vencer a partida é maior: { $chance } em 100, em vez de { $usual }.
advice-pays = { car.start-o } vence a corrida em cerca de { $chance } de cada 100 casos; apostar nele paga { $price } em média.
advice-back = { car.start-o } vence a corrida em cerca de { $chance } de cada 100 casos; ele é seu, então a aposta paga nas corridas que você pode vencer.
advice-first = { car.start-o } vence a corrida em cerca de { $chance } de cada 100 casos.

advice-title = Engenheira de pista
# No fim: quantas vezes se fez o que foi aconselhado.
result-advised = { $count ->
    [1] { $player } seguiu o conselho da engenheira uma vez.
   *[other] { $player } seguiu o conselho da engenheira { $count } vezes.
}

# --- O ajuste ---

setting-advice = Conselhos
setting-advice-about = É possível pedir conselho à engenheira de pista?
setting-advice-alone = Só com bots
setting-advice-alone-about = Você pode pedir conselho enquanto nenhuma outra pessoa jogar.
setting-advice-on = Sim
setting-advice-on-about = Todo mundo pode pedir conselho; isso fica marcado no resultado.
setting-advice-off = Não
setting-advice-off-about = Ninguém recebe conselhos.
