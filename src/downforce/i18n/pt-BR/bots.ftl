# Os bots: o nome do nível e uma frase; depois, os nomes com que correm.

bot-rookie = Estreante
bot-rookie-about = Joga ao acaso qualquer jogada permitida. Serve de medida para os outros níveis.
bot-club = Clube
bot-club-about = Conhece os próprios carros, vai com eles o mais longe que der e não liga para mais nada.
bot-national = Nacional
bot-national-about = Joga a carta que mais ajuda os próprios carros e menos ajuda os outros.
bot-works = Fábrica
bot-works-about = Dá lances conforme o que o carro vale para a sua mão e deixa os líderes presos no trânsito.
bot-ace = Ás
bot-ace-about = Calcula quem vai vencer a corrida e a partida, e testa suas melhores cartas antes de jogar uma.

bot-driver = { $number ->
    [1] Ada
    [2] Bruno
    [3] Carmen
    [4] Diego
    [5] Elin
   *[6] Farid
}
