# O que os comandos dizem quando não conseguem fazer o que foi pedido: uma linha cada.

cli-error = downforce: { $what }
cli-unknown-command = não existe o comando { $name }; existem { $known }
cli-too-many-words = não há o que fazer com { $text }
cli-bug = isto não deveria acontecer, avise a gente ({ $what }); DOWNFORCE_DEBUG=1 mostra onde foi
cli-bad-option = escreva uma opção como nome=valor, não { $text }
cli-too-many-people = { $people ->
    [1] 1 pessoa não cabe
   *[other] { $people } pessoas não cabem
} em uma mesa de { $players }
cli-bad-people = escreva um número de 1 a 6 ou nomes separados por vírgulas, não { $text }
cli-same-name = duas pessoas se chamam { $name }
cli-long-name = um nome pode ter até { $most } caracteres: { $name }
cli-bad-seed = uma semente é uma linha de texto simples
cli-cannot-read = não dá para ler { $path }: { $why }
cli-cannot-write = não dá para gravar { $path }: { $why }
cli-game-is-over = { $path } é uma partida encerrada; assista com downforce replay
cli-resume-alone = uma partida retomada mantém sua mesa; deixe de fora { $options }
cli-at-range = nesta partida, --at aceita um número de 0 a { $most }, não { $at }
cli-at-json = --at e --json não podem ser usados juntos
cli-for-terminal = para { $options }, use também --terminal; no navegador você escolhe na mesa
cli-cannot-listen = a porta { $port } de { $host } não está disponível: { $why }

# O jogo nesta máquina. Os endereços ficam no fim da linha, onde o terminal faz deles um link.
home-already = O Downforce já está rodando nesta máquina.
home-opened = O Downforce está no seu navegador: { $url }
home-here = O Downforce está em { $url }
home-phones = Para celulares e outros aparelhos na sua rede: { $url }
home-stop = Ctrl-C encerra. Todas as partidas ficam salvas.
home-stopped = Encerrado. Todas as partidas estão salvas.

# Um replay.
replay-head = { $track }, { $mode }, { $edition }.
replay-players = Jogadores: { $players }.
replay-at = { $number ->
    [0] Antes da primeira ação (0 de { $count }):
   *[other] Depois de { $number } de { $count ->
        [1] 1 ação
       *[other] { $count } ações
    }:
}
replay-unfinished = A partida parou aqui, sem terminar.
