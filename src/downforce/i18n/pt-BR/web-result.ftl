# O resultado: pódio, classificação, folhas de pontuação, mãos, a prova da distribuição e o que fazer depois.

# --- O pódio ---

# Acima da manchete; $mode é o nome de um modo.
podium-over = Resultado, { $track }, { $mode }
podium-over-tour = Resultado, { $mode }
podium-race = Corrida { $race }, { $track }
# Um desenho, em voz alta.
podium-picture = O pódio: { $cars }.
podium-order = Ordem de chegada
podium-order-ahead = Ordem final
podium-stalled = { car }, parado
podium-nobody-home = Nenhum carro chegou.

# --- Quem ficou onde ---

podium-sheets = As contas
podium-standings = Classificação
# De que se compõe um total; cada valor vem com sua moeda.
podium-prizes = Corrida
podium-bets = Apostas
podium-paid = Leilão
podium-total = Ganho total
podium-no-car = sem carro
podium-no-money = Nesta partida não conta o dinheiro, e sim o melhor carro.

# --- Todas as mãos ---

podium-hands = Todas as mãos
podium-hands-about = As cartas que cada jogador recebeu. As que não foram jogadas estão riscadas.
podium-hands-about-pile = As cartas com que cada jogador começou; as outras vieram da pilha. As que não foram jogadas estão riscadas.
podium-hand-of = As cartas de { $player }
podium-unplayed = { $card }, não jogada

# --- E agora? ---

podium-rematch = Revanche
podium-to-rematch = Ir para a revanche
podium-replay = Ver o replay
podium-file = Baixar a partida

share-game = Compartilhar
share-title = Downforce, { $track }
share-text = Uma corrida em { $track }: { $result }
share-link = Link do replay
share-copy = Copiar
share-copied = Copiado.
share-by-hand = O link está selecionado: copie-o com o teclado.

# --- A prova ---

proof-title = Jogo limpo
proof-about = Ninguém escolheu estas cartas. Antes da distribuição, o servidor lacrou um número secreto; depois, cada pessoa à mesa acrescentou o seu. Juntos, eles formaram a semente, e a semente embaralhou tudo. Seu navegador acabou de refazer as contas.
proof-about-bots = Ninguém escolheu estas cartas. Antes da distribuição, o servidor lacrou um número secreto; dele saiu a semente, e a semente embaralhou tudo. Só havia bots nesta mesa, então ninguém acrescentou número nenhum. Seu navegador acabou de refazer as contas.
proof-proved = Provada: seu comprovante é o desta distribuição e tudo confere.
proof-consistent = Coerente: tudo confere, mas este navegador não tem nenhum comprovante desta distribuição. Compare os dezesseis dígitos com os de um jogador.
proof-consistent-bots = Coerente: tudo confere. Nesta distribuição não há números de pessoas, então nenhum comprovante pode prová-la.
proof-unfair = Viciada: { $flaw ->
    [prepared] dizem que a distribuição foi preparada, mas seu número entrou nela
    [no-receipt] você tem um comprovante e o arquivo desta partida não traz nenhum
    [left-out] seu número não está nesta distribuição; foi dado em uma rodada que foi abandonada
    [other-deal] seu número não está nesta distribuição; seu comprovante é de outra
    [replaced] no lugar do seu lacre está outro
    [receipt] o comprovante do arquivo não é o que os números dão
    [rounds] as rodadas da distribuição não batem entre si
    [secret] um segredo não é o que foi lacrado
    [number] um número não é o que foi lacrado
    [seed] o segredo e os números dão outra semente
   *[digest] o arquivo não é a partida que foi jogada aqui
}. Guarde o arquivo e não confie nesta distribuição.
proof-late = Uma conexão que caiu enquanto os números eram reunidos também dá este resultado.
proof-digits = Comprovante
proof-checking = Conferindo…
proof-no-file = Não deu para buscar o arquivo da partida, então a semente ficou sem conferência.
# Depois de cada linha vem uma destas duas, como uma marca que se diz em voz alta.
proof-holds = confere
proof-fails = não confere
proof-secret = O segredo do servidor é o que ele tinha lacrado
proof-nonce = O número de { $player } é o que foi lacrado antes da distribuição
proof-own = Seu comprovante é o desta distribuição: seu número está nela
proof-receipt = O comprovante do arquivo é o que estes números dão
proof-rounds = { $count ->
    [one] As cartas foram dadas na primeira tentativa
   *[other] A distribuição precisou de { $count } rodadas, e o arquivo indica todas: quem segurou um número pôde provocar outra distribuição
}
proof-seed = O segredo e os números, juntos, dão a semente da partida
proof-digest = O arquivo é a partida jogada aqui, até a última letra
proof-numbers = Mostrar os números
proof-number-commitment = Lacre do segredo
proof-number-secret = Segredo
proof-number-sealed = Lacre de { $player }
proof-number-nonce = Número de { $player }
proof-number-seed = Semente
proof-number-receipt = Comprovante da distribuição
proof-number-digest = Impressão digital do arquivo
proof-verify = Para conferir também a distribuição, as jogadas e a pontuação, baixe a partida e deixe dois programas jogarem tudo de novo:

result-taken-back = { $count ->
    [1] { $player } desfez uma jogada uma vez depois de algo ter sido revelado.
   *[other] { $player } desfez jogadas { $count } vezes depois de algo ter sido revelado.
}
