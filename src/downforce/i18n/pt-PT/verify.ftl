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
verify-receipt = Lisura: { $verdict ->
    [proved] provada, o teu comprovativo { $receipt } é o desta distribuição.
   *[consistent] coerente, tudo bate certo dentro do ficheiro; compara o comprovativo { $receipt } com o de um jogador.
}{ $rounds ->
    [one] { "" }
   *[other] { " " }A distribuição precisou de { $rounds } rondas.
}
verify-names = Nomes: alguns têm letras invisíveis ou sinais amontoados; são mostrados sem isso.
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
verify-bad-receipt = --receipt pede { $length } algarismos hexadecimais ou um ficheiro com um comprovativo
verify-not-text = { $path }:{ $line }: não é texto UTF-8
verify-line = { $path }:{ $line }:{ $column }: esta linha devia ser «{ $right }»
verify-second = { $path }: o segundo programa recusa-o: { $what }
verify-disagree = { $path }: os dois programas não concordam quanto { $part ->
        [deal] à distribuição
        [owners] aos donos
        [prices] aos preços
        [finish] à ordem de chegada
        [bets] às apostas
        [result] ao resultado
       *[digest] à impressão digital
    }; comunica este erro
verify-other-digest = { $path }: a impressão digital é { $digest }, não a que foi mostrada: este é outro jogo
verify-not-fair = { $path }: distribuição viciada: { $flaw ->
    [prepared] a distribuição foi preparada para uma lição, mas um comprovativo ou números dizem que foi feita à mesa
    [no-receipt] tens um comprovativo e este ficheiro não traz nenhum
    [left-out] o teu comprovativo é de uma ronda abandonada: o teu número não está nesta distribuição
    [other-deal] o teu comprovativo é de outra distribuição: o teu número não está nesta
    [receipt] o comprovativo não é o que resulta das rondas
    [rounds] as rondas da distribuição não batem certo
    [secret] um segredo não é o que foi selado
    [number] um número não é o que foi selado
   *[seed] a semente não é a que resulta do segredo do servidor e dos nonces dos jogadores
}
