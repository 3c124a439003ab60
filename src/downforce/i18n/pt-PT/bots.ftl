# Os bots: o nome do nível e uma frase; depois, os nomes com que correm.

bot-rookie = Estreante
bot-rookie-about = Joga ao acaso qualquer jogada permitida. Serve de medida para os outros.
bot-club = Clube
bot-club-about = Conhece os seus carros, leva-os longe e não quer saber de mais nada.
bot-national = Nacional
bot-national-about = Joga a carta que mais ajuda os seus carros e pouco dá aos outros.
bot-works = Oficial
bot-works-about = Licita o que um carro vale para a sua mão e deixa quem vai à frente preso no trânsito.
bot-ace = Ás
bot-ace-about = Calcula quem vai ganhar a corrida e o jogo, e testa as melhores cartas antes de jogar uma.

bot-driver = { $number ->
    [1] Ada
    [2] Bruno
    [3] Carmen
    [4] Diego
    [5] Elin
   *[6] Farid
}
