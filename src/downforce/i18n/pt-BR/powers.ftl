# Os poderes: o nome e, em uma frase, o que fazem.

power-aggressive = Agressivo
power-aggressive-effect = Se a primeira linha da sua carta for de um carro seu, ele pode andar uma casa a mais.
power-aggressive-example = Sua carta começa com o seu vermelho 6: o vermelho anda 6, ou 7 se você quiser.

power-cunning = Sagaz
power-cunning-effect = Você pilota os seus carros, não importa quem jogue a carta.
power-cunning-example = Bruno joga uma carta com o seu verde 4: quem escolhe para onde vai o verde é você, não o Bruno.

power-determined = Determinado
power-determined-effect = Se uma carta sua levar seu carro só por casas que são retângulos, ele pode andar mais duas na hora.
power-determined-example = Seu amarelo 3 passa por três retângulos seguidos: ele pode andar mais duas na hora, cinco ao todo.

power-strategic = Estratégico
power-strategic-effect = Você pode pular uma linha de cada carta que jogar.
power-strategic-example = Sua carta diz vermelho 6, azul 4, preto 2. Você pula o azul, seu rival, e ele fica onde está.

power-tricky = Trapaceiro
power-tricky-effect = Você pode ler de baixo para cima as cartas que jogar.
power-tricky-example = Sua carta diz vermelho 6, azul 4, preto 2. Se você a lê de baixo para cima, o preto abre caminho e o vermelho sai por último.

power-unpredictable = Imprevisível
power-unpredictable-effect = Para os seus curingas, você pode escolher uma cor que já esteja na carta.
power-unpredictable-example = Sua carta diz vermelho 6 e curinga 2. Você escolhe o vermelho de novo, e ele anda 6 e depois 2.

power-none = sem poder
power-example = Por exemplo:
