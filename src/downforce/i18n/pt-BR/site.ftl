# O site feito de arquivos, em que o jogo roda no navegador (docs/site.md).

site-loading = Preparando a corrida: { $percent } do download
site-starting = Preparando a corrida: o jogo está iniciando
site-broken-download = O download foi interrompido. Verifique a conexão e tente de novo.
site-broken-storage = Este navegador não deixa a página guardar corridas. Saia da janela anônima ou permita que esta página guarde dados.
site-broken-python = O jogo não inicia neste navegador. Experimente uma versão atual do Firefox, do Chrome ou do Safari.
site-again = Tentar de novo
site-full = Não há espaço neste aparelho para guardar a corrida. Libere espaço: nada se perde e a corrida continua sozinha.
site-new-about = Escolha a pista e as regras; depois, inscreva os amigos que jogam neste aparelho ou deixe os outros lugares para os bots.
site-friends-over = Com amigos
site-friends = Cada um no seu aparelho
site-friends-about = Aqui tudo roda neste aparelho, então os amigos jogam passando o aparelho de mão em mão. Para correr em vários aparelhos, instale o Downforce em um computador e inicie-o lá: os celulares da mesma rede entram com um código.
site-file-over = Arquivos de partida
site-file = Abrir um arquivo de partida
site-file-about = Um arquivo que alguém enviou é verificado aqui, byte a byte, e mostrado como replay.
site-file-choose = Escolha um arquivo ou solte-o aqui
site-file-checking = Verificando o arquivo…
site-file-holds = O arquivo é o que diz ser: a distribuição, as ações, a pontuação e a impressão digital conferem.
site-file-fails = A partida pode ser vista, mas o arquivo não é o que diz ser: a distribuição, a pontuação ou a impressão digital não conferem.
site-file-broken = Este arquivo de partida foi alterado ou está danificado e não pode ser visto.
site-file-unknown = Isto não é um arquivo de partida do Downforce.
site-file-replay = Ver o replay
site-proof = A distribuição desta corrida foi feita pelo próprio aparelho, com os seus próprios números aleatórios. As verificações mostram que a distribuição não mudou depois do início da corrida. Elas não podem provar a outras pessoas que ninguém refez a distribuição até sair uma do seu agrado.
site-privacy = As suas corridas ficam neste navegador. Nada é enviado: o site entrega arquivos e não sabe nada das suas corridas.
site-licences = Licenças do software usado
site-open-over-http = O Downforce não pode rodar daqui. Um servidor web precisa entregar esta pasta: por exemplo, execute nela “python3 -m http.server” e abra http://localhost:8000.
