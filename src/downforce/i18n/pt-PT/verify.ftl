# downforce verify: o que está certo e o que não está.

verify-holds = { $path } é o que diz ser.
verify-deal = Distribuição: { $deal ->
    [seed] refeita a partir da semente, por dois programas.
    [prepared] refeita a partir da semente, por dois programas; essa semente foi escolhida de antemão para uma lição.
   *[given] vem escrita no ficheiro; nenhuma semente a comprova.
}
verify-actions = Ações: { $count ->
    [0] ainda nenhuma.
    [one] 1, legal.
   *[other] { $count }, todas legais.
}
verify-score = Pontuação: { $over ->
    [yes] contada de novo, { $result }.
   *[no] ainda nenhuma, o jogo não acabou.
}
verify-digest = Impressão digital: { $digest }{ $shown ->
    [yes] , a que foi mostrada.
   *[no] .
}

# O que não está certo: uma linha.
verify-bad-digest = --digest pede os { $length } algarismos hexadecimais que foram mostrados
verify-not-text = { $path }:{ $line }: não é texto UTF-8
verify-line = { $path }:{ $line }:{ $column }: esta linha devia ser «{ $right }»
verify-second = { $path }: o segundo programa recusa-o: { $what }
verify-disagree = { $path }: os dois programas não concordam (comunica este erro): { $part ->
    [deal] outra distribuição
    [owners] outros donos
    [prices] outros preços
    [finish] outra ordem de chegada
    [bets] outras apostas
    [result] outro resultado
   *[digest] outra impressão digital
}
verify-other-digest = { $path }: a impressão digital é { $digest }, não a que foi mostrada: este é outro jogo
verify-not-fair = { $path }: a semente não é a que resulta do segredo do servidor e dos nonces dos jogadores
