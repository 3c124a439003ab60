# As potências: o nome e, numa frase, o que fazem.

power-aggressive = Agressivo
power-aggressive-effect = Se a primeira linha da tua carta for de um carro teu, esse carro pode avançar mais um espaço.

power-cunning = Habilidoso
power-cunning-effect = És sempre tu quem conduz os teus carros, jogue quem jogar a carta.

power-determined = Determinado
power-determined-effect = Se uma carta tua levar um carro teu só por retângulos perfeitos, ele pode logo avançar mais dois espaços.

power-strategic = Estratégico
power-strategic-effect = Podes saltar uma linha de cada carta que jogares.

power-tricky = Astuto
power-tricky-effect = Podes ler de baixo para cima qualquer carta que jogares.

power-unpredictable = Imprevisível
power-unpredictable-effect = Os teus jóqueres podem ser de uma cor que já esteja na carta.

power-none = sem potência
