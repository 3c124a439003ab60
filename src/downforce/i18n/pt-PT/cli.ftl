# O que os comandos dizem quando não podem fazer o que lhes foi pedido: uma linha cada.

cli-error = downforce: { $what }
cli-unknown-command = não existe o comando { $name }; há { $known }
cli-too-many-words = isto está a mais: { $text }
cli-bug = isto não devia acontecer: comunica este erro ({ $what }); DOWNFORCE_DEBUG=1 mostra onde foi
cli-bad-option = escreve uma opção como nome=valor, não { $text }
cli-too-many-people = { $people ->
    [one] 1 pessoa não cabe
   *[other] { $people } pessoas não cabem
} numa mesa de { $players }
cli-bad-people = escreve um número de 1 a 6 ou nomes separados por vírgulas, não { $text }
cli-same-name = há duas pessoas com o nome { $name }
cli-long-name = um nome pode ter até { $most } caracteres: { $name }
cli-bad-seed = uma semente é uma linha de texto simples
cli-cannot-read = não se consegue ler { $path }: { $why }
cli-cannot-write = não se consegue escrever { $path }: { $why }
cli-game-is-over = { $path } é um jogo já acabado; vê-o com downforce replay
cli-resume-alone = um jogo retomado mantém a sua mesa; não uses { $options }
cli-at-range = neste jogo, --at pede um número de 0 a { $most }, não { $at }
cli-at-json = --at e --json não se podem usar juntos
cli-for-terminal = para { $options }, junta --terminal; no navegador, escolhe-se à mesa
cli-cannot-listen = a porta { $port } de { $host } não está disponível: { $why }

# O jogo nesta máquina. Os endereços ficam no fim da linha, onde os terminais fazem deles ligações.
home-already = O Downforce já está a correr nesta máquina.
home-opened = O Downforce está no teu navegador: { $url }
home-here = O Downforce está em { $url }
home-phones = Para telemóveis e não só, na tua rede: { $url }
home-stop = Ctrl-C para terminar. Todos os jogos ficam guardados.
home-stopped = Terminado. Todos os jogos ficam guardados.

# Uma repetição.
replay-head = { $track }, { $mode }, { $edition }.
replay-players = Jogadores: { $players }.
replay-at = Ações até aqui: { $number } de { $count }.
replay-unfinished = O jogo fica por aqui, por acabar.
