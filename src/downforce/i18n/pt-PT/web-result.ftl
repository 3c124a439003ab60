# O resultado: pódio, classificação, folhas de pontuação, mãos, a prova da distribuição e o que fazer a seguir.

# --- O pódio ---

# Por cima do título; $mode é o nome de um modo.
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
podium-standings = A classificação
# De que se faz um total; cada valor traz a sua moeda.
podium-prizes = Prémios
podium-bets = Apostas
podium-paid = Leilão
podium-total = Total final
podium-no-car = sem carro
podium-no-money = Neste jogo o dinheiro não conta; conta o melhor carro.

# --- Todas as mãos ---

podium-hands = Todas as mãos
podium-hands-about = As cartas que calharam a cada jogador. As cartas que ficaram por jogar estão riscadas.
podium-hands-about-pile = O que cada qual tinha no início; o resto veio da pilha. As cartas que ficaram por jogar estão riscadas.
podium-hand-of = As cartas de { $player }
podium-unplayed = { $card }, por jogar

# --- E agora? ---

podium-rematch = Desforra
podium-to-rematch = Ir à desforra
podium-replay = Ver a repetição
podium-file = Descarregar o jogo

share-game = Partilhar
share-title = Downforce, { $track }
share-text = Uma corrida no circuito { $track }: { $result }
share-link = Link para a repetição
share-copy = Copiar
share-copied = Copiado.
share-by-hand = O link está selecionado: copia-o com o teclado.

# --- A prova ---

proof-title = Jogo limpo
proof-about = Ninguém escolheu estas cartas. Antes da distribuição, o servidor selou um número secreto; depois, cada pessoa à mesa juntou um número seu. De todos eles saiu a semente, e a semente baralhou tudo. O teu navegador acaba de refazer as contas.
proof-about-bots = Ninguém escolheu estas cartas. Antes da distribuição, o servidor selou um número secreto; dele saiu a semente, e a semente baralhou tudo. Nesta mesa só havia bots, por isso ninguém juntou um número. O teu navegador acaba de refazer as contas.
proof-proved = Provada: o teu comprovativo é o desta distribuição e tudo bate certo.
proof-consistent = Coerente: tudo bate certo, mas este navegador não guarda nenhum comprovativo desta distribuição. Compara os dezasseis algarismos com os de um jogador.
proof-consistent-bots = Coerente: tudo bate certo. Nesta distribuição não há números de pessoas, por isso nenhum comprovativo a pode provar.
proof-unfair = Viciada: { $flaw ->
    [prepared] diz-se que a distribuição estava preparada, mas o teu número entrou nela
    [no-receipt] tens um comprovativo e o ficheiro deste jogo não traz nenhum
    [left-out] o teu número não está nesta distribuição; foi dado numa ronda que foi abandonada
    [other-deal] o teu número não está nesta distribuição; o teu comprovativo é de outra
    [replaced] no lugar do teu selo está outro
    [receipt] o comprovativo do ficheiro não é o que resulta dos números
    [rounds] as rondas da distribuição não batem certo
    [secret] um segredo não é o que foi selado
    [number] um número não é o que foi selado
    [seed] o segredo e os números dão outra semente
   *[digest] o ficheiro não é o jogo que aqui se jogou
}. Guarda o ficheiro e não confies nesta distribuição.
proof-late = Uma ligação que caiu enquanto se recolhiam os números também dá este resultado.
proof-digits = Comprovativo
proof-checking = A verificar…
proof-no-file = Não se conseguiu obter o ficheiro do jogo, por isso a semente fica por verificar.
# Depois de cada linha fica uma destas duas, como sinal que se lê em voz alta.
proof-holds = bate certo
proof-fails = não bate certo
proof-secret = O segredo do servidor é o que ele tinha selado
proof-nonce = O número de { $player } é o que foi selado antes da distribuição
proof-own = O teu comprovativo é o desta distribuição: o teu número está nela
proof-receipt = O comprovativo do ficheiro é o que resulta destes números
proof-rounds = { $count ->
    [one] As cartas foram dadas à primeira tentativa
   *[other] A distribuição precisou de { $count } rondas, e o ficheiro indica-as todas: quem reteve um número pôde provocar outra
}
proof-seed = O segredo e os números dão, juntos, a semente do jogo
proof-digest = O ficheiro é o jogo que se jogou aqui, até à última letra
proof-numbers = Mostrar os números
proof-number-commitment = Selo do segredo
proof-number-secret = Segredo
proof-number-sealed = Selo de { $player }
proof-number-nonce = Número de { $player }
proof-number-seed = Semente
proof-number-receipt = Comprovativo da distribuição
proof-number-digest = Impressão digital do ficheiro
proof-verify = Para verificar também a distribuição, as jogadas e a pontuação, descarrega o jogo e deixa dois programas jogá-lo outra vez:

result-taken-back = { $count ->
    [one] { $player } desfez uma jogada uma vez depois de algo ter sido revelado.
   *[other] { $player } desfez jogadas { $count } vezes depois de algo ter sido revelado.
}
