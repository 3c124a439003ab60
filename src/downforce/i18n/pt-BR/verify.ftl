# downforce verify: o que confere e o que não confere.

verify-holds = { $path } é o que diz ser.
verify-deal = Distribuição: { $deal ->
    [seed] refeita a partir da semente, por dois programas.
    [prepared] refeita a partir da semente, por dois programas; essa semente foi escolhida de antemão para uma lição.
   *[given] escrita por inteiro no arquivo; não há semente para conferi-la.
}
verify-actions = Ações: { $count ->
    [0] nenhuma ainda.
    [1] 1, válida.
   *[other] { $count }, todas válidas.
}
verify-receipt = Lisura: { $verdict ->
    [proved] provada, seu comprovante { $receipt } é o desta distribuição.
   *[consistent] coerente, tudo bate dentro do arquivo; compare o comprovante { $receipt } com o de um jogador.
}{ $rounds ->
    [1] { "" }
   *[other] { " " }A distribuição precisou de { $rounds } rodadas.
}
verify-names = Nomes: alguns têm letras invisíveis ou sinais empilhados; são mostrados sem isso.
verify-score = Pontuação: { $over ->
    [yes] recontada, { $result }.
   *[no] nenhuma ainda, a partida está inacabada.
}
verify-digest = Impressão digital: { $digest }{ $shown ->
    [yes] , a mesma que foi mostrada.
   *[no] .
}

# O que não confere: uma linha.
verify-bad-digest = --digest pede os { $length } dígitos hexadecimais que foram mostrados
verify-bad-receipt = --receipt pede { $length } dígitos hexadecimais ou um arquivo com um comprovante
verify-not-text = { $path }:{ $line }: não é texto UTF-8
verify-line = { $path }:{ $line }:{ $column }: esta linha deveria ser “{ $right }”
verify-second = { $path }: o segundo programa não o aceita: { $what }
verify-disagree = { $path }: os dois programas discordam sobre { $part ->
        [deal] a distribuição
        [owners] os donos
        [prices] os valores
        [finish] a ordem de chegada
        [bets] as apostas
        [result] o resultado
       *[digest] a impressão digital
    }; avise a gente
verify-other-digest = { $path }: a impressão digital é { $digest }, não a que foi mostrada: esta é outra partida
verify-not-fair = { $path }: distribuição viciada: { $flaw ->
    [prepared] a distribuição foi preparada para uma lição, mas um comprovante ou números dizem que foi feita na mesa
    [no-receipt] você tem um comprovante e este arquivo não traz nenhum
    [left-out] seu comprovante é de uma rodada abandonada: seu número não está nesta distribuição
    [other-deal] seu comprovante é de outra distribuição: seu número não está nesta
    [receipt] o comprovante não é o que resulta das rodadas
    [rounds] as rodadas da distribuição não batem entre si
    [secret] um segredo não é o que foi lacrado
    [number] um número não é o que foi lacrado
   *[seed] a semente não é a que resulta do segredo do servidor e dos nonces dos jogadores
}
