# O sítio feito de ficheiros, em que o jogo corre no navegador (docs/site.md).

site-loading = A preparar a corrida: { $percent } da transferência
site-starting = A preparar a corrida: o jogo está a iniciar
site-broken-download = A transferência foi interrompida. Verifica a ligação e tenta outra vez.
site-broken-storage = Este navegador não deixa a página guardar corridas. Sai da janela privada ou permite que esta página guarde dados.
site-broken-python = O jogo não arranca neste navegador. Experimenta uma versão atual do Firefox, do Chrome ou do Safari.
site-again = Tentar outra vez
site-full = Não há espaço neste dispositivo para guardar a corrida. Liberta espaço: nada se perde e a corrida continua sozinha.
site-new-about = Escolhe o circuito e as regras; depois inscreve os amigos que jogam neste dispositivo ou deixa os outros lugares para os bots.
site-friends-over = Com amigos
site-friends = Cada um no seu dispositivo
site-friends-about = Aqui tudo corre neste dispositivo, por isso os amigos jogam passando-o entre si. Para correr a partir de vários dispositivos, instala o Downforce num computador e inicia-o aí: os telemóveis da mesma rede entram com um código.
site-file-over = Ficheiros de jogo
site-file = Abrir um ficheiro de jogo
site-file-about = Um ficheiro que alguém te enviou é verificado aqui, byte a byte, e mostrado como repetição.
site-file-choose = Escolhe um ficheiro ou larga-o aqui
site-file-checking = A verificar o ficheiro…
site-file-holds = O ficheiro é o que diz ser: a distribuição, as ações, a pontuação e a impressão digital estão certas.
site-file-fails = O jogo pode ser visto, mas o ficheiro não é o que diz ser: a distribuição, a pontuação ou a impressão digital não estão certas.
site-file-broken = Este ficheiro de jogo foi alterado ou está danificado e não pode ser visto.
site-file-unknown = Isto não é um ficheiro de jogo do Downforce.
site-file-replay = Ver a repetição
site-proof = A distribuição desta corrida foi feita pelo próprio dispositivo, com os seus próprios números aleatórios. As verificações mostram que a distribuição não mudou depois de a corrida começar. Não podem mostrar a outros que ninguém a repetiu até sair uma que lhe conviesse.
site-privacy = As tuas corridas ficam neste navegador. Nada é enviado: o site entrega ficheiros e nada sabe das tuas corridas.
site-licences = Licenças do software usado
site-open-over-http = O Downforce não pode correr daqui. Um servidor web tem de entregar esta pasta: por exemplo, executa nela «python3 -m http.server» e abre http://localhost:8000.
