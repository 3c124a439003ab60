# Os poderes: o nome e, em uma frase, o que fazem.

power-aggressive = Agressivo
power-aggressive-effect = Se a primeira linha da sua carta for de um carro seu, ele pode andar uma casa a mais.

power-cunning = Sagaz
power-cunning-effect = Você pilota os seus carros, não importa quem jogue a carta.

power-determined = Determinado
power-determined-effect = Se uma carta sua levar seu carro só por casas que são retângulos, ele pode andar mais duas na hora.

power-strategic = Estratégico
power-strategic-effect = Você pode pular uma linha de cada carta que jogar.

power-tricky = Trapaceiro
power-tricky-effect = Você pode ler de baixo para cima as cartas que jogar.

power-unpredictable = Imprevisível
power-unpredictable-effect = Para os seus curingas, você pode escolher uma cor que já esteja na carta.

power-none = sem poder
