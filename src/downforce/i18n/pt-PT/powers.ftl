# As potências: o nome e, numa frase, o que fazem.

power-aggressive = Agressivo
power-aggressive-effect = Se a primeira linha da tua carta for de um carro teu, esse carro pode avançar mais um espaço.
power-aggressive-example = A tua carta começa pelo teu vermelho 6: o vermelho avança 6, ou 7 se quiseres.

power-cunning = Habilidoso
power-cunning-effect = És sempre tu quem conduz os teus carros, jogue quem jogar a carta.
power-cunning-example = O Bruno joga uma carta com o teu verde 4: quem escolhe para onde vai o verde és tu, não o Bruno.

power-determined = Determinado
power-determined-effect = Se uma carta tua levar um carro teu só por retângulos perfeitos, ele pode logo avançar mais dois espaços.
power-determined-example = O teu amarelo 3 passa por três retângulos perfeitos seguidos: pode avançar logo mais dois, cinco ao todo.

power-strategic = Estratégico
power-strategic-effect = Podes saltar uma linha de cada carta que jogares.
power-strategic-example = A tua carta diz vermelho 6, azul 4, preto 2. Saltas o azul, o teu rival, e ele fica onde está.

power-tricky = Astuto
power-tricky-effect = Podes ler de baixo para cima qualquer carta que jogares.
power-tricky-example = A tua carta diz vermelho 6, azul 4, preto 2. Lida de baixo para cima, o preto abre caminho e o vermelho sai por último.

power-unpredictable = Imprevisível
power-unpredictable-effect = Os teus jóqueres podem ser de uma cor que já esteja na carta.
power-unpredictable-example = A tua carta diz vermelho 6 e jóquer 2. Voltas a escolher o vermelho, que avança 6 e depois 2.

power-none = sem potência
power-example = Por exemplo:
