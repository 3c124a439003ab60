# O que os comandos dizem quando não podem fazer o que lhes foi pedido: uma linha cada.

cli-error = downforce: { $what }
cli-unknown-command = não existe o comando { $name }; os comandos são { $known }
cli-unknown-command-close = não existe o comando { $name }; querias dizer { $close }?
cli-too-many-words = isto está a mais: { $text }
cli-unknown-option = não existe a opção { $name }; { $help } mostra as que há
cli-unknown-option-close = não existe a opção { $name }; querias dizer { $close }?
cli-missing = falta { $name }
cli-needs-value = { $name } precisa de um valor
cli-not-a-number = { $name } pede um número inteiro, não { $text }
cli-bad-value = { $name } não aceita { $text }
cli-bad-range = { $name } pede um número de { $least } a { $most }, não { $text }
cli-bad-network = { $name } pede um endereço ou uma rede como 10.0.0.0/8, não { $text }
cli-bad-contact = --contact pede mailto:NOME@HOST ou um endereço https, não { $text }
cli-bad-mail = --mail pede smtp://CONTA@HOST:PORTA ou smtps://CONTA@HOST, sem palavra-passe; o problema: { $why }
cli-bad-host-name = --allow-host aceita um nome como downforce.example, sem https://, porta nem caminho, e não «{ $text }»
cli-bad-openers = --open-tables aceita um destes valores: { $known }; e não { $text }
cli-given-twice = { $name } aparece duas vezes
cli-not-understood = não se percebe o pedido; { $help } mostra o que se pode pedir
cli-bug = isto não devia acontecer: comunica este erro ({ $what }); DOWNFORCE_DEBUG=1 mostra onde foi
cli-missing-text = falta o texto { $id } nos catálogos; docs/translating.md explica como o acrescentar
cli-bad-option = escreve uma opção como nome=valor, não { $text }
cli-unknown-rule = não existe a regra { $name }; com --option podes mudar { $known }
cli-bad-rule = { $text } não é possível; os valores são { $values }
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
cli-not-ours = { $path } não é um ficheiro de { $kind ->
    [track] circuito
   *[game] jogo
} do Downforce
cli-game-is-over = { $path } é um jogo já acabado; vê-o com downforce replay
cli-resume-alone = um jogo retomado mantém a sua mesa; não uses { $options }
cli-at-range = neste jogo, --at pede um número de 0 a { $most }, não { $at }
cli-at-json = --at e --json não se podem usar juntos
cli-for-terminal = para { $options }, junta --terminal; no navegador, escolhe-se à mesa
cli-cannot-listen = a porta { $port } de { $host } não está disponível: { $why }
cli-no-such-host = esse endereço não existe
cli-bad-database = isso não é um endereço de base de dados; tem de ser como sqlite:///jogos.db
cli-database-at = o endereço da base de dados tem dois @: numa palavra-passe, escreve %40 em vez de @
cli-database-in-memory = uma base de dados em memória não dura: indica um ficheiro, como sqlite:///jogos.db
cli-other-database = a base de dados tem de ser SQLite ou PostgreSQL, não { $name }
cli-newer-database = esta base de dados é de uma versão mais recente do Downforce: instala essa versão
cli-cannot-open-database = não se consegue abrir a base de dados { $address }: { $why }
cli-database-in-use = outro servidor está a usar a base de dados { $address }; desliga-o primeiro, ou indica outro ficheiro
cli-missing-extra = para isso falta instalar o extra { $extra }. Na pasta do código-fonte: pip install ".[{ $extra }]"

# Porque é que o sistema não consegue fazer algo. Os ids são os de C.
system-enoent = esse ficheiro ou essa pasta não existe
system-eacces = sem permissão
system-eperm = sem permissão
system-eisdir = é uma pasta
system-enotdir = há algo nesse caminho que não é uma pasta
system-eexist = já existe
system-enospc = o disco está cheio
system-edquot = a tua quota de disco está esgotada
system-erofs = é só de leitura
system-enametoolong = o nome é demasiado longo
system-eloop = as ligações simbólicas formam um ciclo
system-emfile = há demasiados ficheiros abertos
system-enfile = há demasiados ficheiros abertos nesta máquina
system-efbig = o ficheiro é demasiado grande
system-ebusy = já está em uso
system-eio = erro de disco
system-eaddrinuse = já está em uso
system-eaddrnotavail = esta máquina não tem esse endereço
system-econnrefused = ninguém responde nesse endereço
system-econnreset = o outro lado fechou a ligação
system-etimedout = demorou demasiado a responder
system-enetunreach = não se chega a essa rede
system-ehostunreach = não se chega a essa máquina

# O jogo nesta máquina. Os endereços ficam no fim da linha, onde os terminais fazem deles ligações.
home-already = O Downforce já está a correr nesta máquina.
home-opened = O Downforce está no teu navegador: { $url }
home-here = O Downforce está em { $url }
home-phones = Para telemóveis e outros dispositivos na tua rede: { $url }
home-stop = Ctrl-C para terminar. Todos os jogos ficam guardados.
home-stopped = Terminado. Todos os jogos ficam guardados.

# What a browser shows that came to a server by a wrong name.
serve-unknown-name = Este servidor não responde ao nome { $name }. Quem o aloja pode permiti-lo: --allow-host { $name }

# Uma repetição.
replay-head = { $track }, { $mode }, { $edition }.
replay-players = Jogadores: { $players }.
replay-at = Ações até aqui: { $number } de { $count }.
replay-unfinished = O jogo fica por aqui, por acabar.
