# O que os comandos dizem quando não conseguem fazer o que foi pedido: uma linha cada.

cli-error = downforce: { $what }
cli-unknown-command = não existe o comando { $name }; os comandos são { $known }
cli-unknown-command-close = não existe o comando { $name }; você quis dizer { $close }?
cli-too-many-words = isto está sobrando: { $text }
cli-unknown-option = não existe a opção { $name }; { $help } mostra as que existem
cli-unknown-option-close = não existe a opção { $name }; você quis dizer { $close }?
cli-missing = falta { $name }
cli-needs-value = { $name } precisa de um valor
cli-not-a-number = { $name } aceita um número inteiro, não { $text }
cli-bad-value = { $name } não aceita { $text }
cli-bad-range = { $name } aceita um número de { $least } a { $most }, não { $text }
cli-bad-network = { $name } aceita um endereço ou uma rede como 10.0.0.0/8, não { $text }
cli-bad-contact = --contact aceita mailto:NOME@HOST ou um endereço https, não { $text }
cli-bad-mail = --mail aceita smtp://CONTA@HOST:PORTA ou smtps://CONTA@HOST, sem senha; o problema: { $why }
cli-bad-host-name = --allow-host aceita um nome como downforce.example, sem https://, porta nem caminho, e não “{ $text }”
cli-bad-openers = --open-tables aceita um destes valores: { $known }; e não { $text }
cli-given-twice = { $name } aparece duas vezes
cli-not-understood = não deu para entender; { $help } mostra o que dá para pedir
cli-bug = isto não deveria acontecer, avise a gente ({ $what }); DOWNFORCE_DEBUG=1 mostra onde foi
cli-missing-text = falta o texto { $id } nos catálogos; docs/translating.md explica como acrescentá-lo
cli-bad-option = escreva uma opção como nome=valor, não { $text }
cli-unknown-rule = não existe a regra { $name }; com --option dá para mudar { $known }
cli-bad-rule = { $text } não é possível; os valores são { $values }
cli-too-many-people = { $people ->
    [1] 1 pessoa não cabe
   *[other] { $people } pessoas não cabem
} em uma mesa de { $players } lugares
cli-bad-people = escreva um número de 1 a 6 ou nomes separados por vírgulas, não { $text }
cli-same-name = duas pessoas se chamam { $name }
cli-long-name = um nome pode ter até { $most } caracteres: { $name }
cli-bad-seed = uma semente é uma linha de texto simples
cli-cannot-read = não dá para ler { $path }: { $why }
cli-cannot-write = não dá para gravar { $path }: { $why }
cli-not-ours = { $path } não é um arquivo de { $kind ->
    [track] pista
   *[game] partida
} do Downforce
cli-game-is-over = { $path } é uma partida encerrada; veja-a com downforce replay
cli-resume-alone = uma partida retomada mantém sua mesa; deixe de fora { $options }
cli-at-range = nesta partida, --at aceita um número de 0 a { $most }, não { $at }
cli-at-json = --at e --json não podem ser usados juntos
cli-for-terminal = para usar { $options }, acrescente --terminal; no navegador você escolhe na mesa
cli-cannot-listen = a porta { $port } de { $host } não está disponível: { $why }
cli-no-such-host = esse endereço não existe
cli-bad-database = isso não é um endereço de banco de dados; use algo como sqlite:///partidas.db
cli-database-at = o endereço do banco de dados tem dois @: em uma senha, escreva %40 no lugar de @
cli-database-in-memory = um banco de dados na memória não dura: indique um arquivo, como sqlite:///partidas.db
cli-other-database = o banco de dados tem que ser SQLite ou PostgreSQL, não { $name }
cli-newer-database = este banco de dados é de uma versão mais nova do Downforce: instale essa versão
cli-cannot-open-database = não dá para abrir o banco de dados { $address }: { $why }
cli-database-in-use = outro servidor está usando o banco de dados { $address }; pare-o antes, ou indique outro arquivo
cli-missing-extra = para isso falta instalar o extra { $extra }. Na pasta do código-fonte: pip install ".[{ $extra }]"

# Por que o sistema não consegue fazer algo. Os ids são os de C.
system-enoent = esse arquivo ou pasta não existe
system-eacces = sem permissão
system-eperm = sem permissão
system-eisdir = é uma pasta
system-enotdir = algo nesse caminho não é uma pasta
system-eexist = já existe
system-enospc = o disco está cheio
system-edquot = sua cota de disco acabou
system-erofs = é somente leitura
system-enametoolong = o nome é longo demais
system-eloop = os links simbólicos formam um ciclo
system-emfile = há arquivos demais abertos
system-enfile = há arquivos demais abertos nesta máquina
system-efbig = o arquivo é grande demais
system-ebusy = já está em uso
system-eio = erro de disco
system-eaddrinuse = já está em uso
system-eaddrnotavail = esta máquina não tem esse endereço
system-econnrefused = ninguém responde nesse endereço
system-econnreset = o outro lado fechou a conexão
system-etimedout = demorou demais para responder
system-enetunreach = não dá para chegar a essa rede
system-ehostunreach = não dá para chegar a essa máquina

# O jogo nesta máquina. Os endereços ficam no fim da linha, onde o terminal faz deles um link.
home-already = O Downforce já está rodando nesta máquina.
home-opened = O Downforce está no seu navegador: { $url }
home-here = O Downforce está em { $url }
home-phones = Para celulares e outros aparelhos na sua rede: { $url }
home-stop = Ctrl-C encerra. Todas as partidas ficam salvas.
home-stopped = Encerrado. Todas as partidas estão salvas.

# What a browser shows that came to a server by a wrong name.
serve-unknown-name = Este servidor não responde ao nome { $name }. Quem o hospeda pode permitir esse nome: --allow-host { $name }

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
