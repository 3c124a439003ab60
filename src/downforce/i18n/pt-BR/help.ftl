# O que --help diz dos comandos: uma frase para cada um, algumas a mais em certos casos, e um texto para cada opção.
# Os ids são os dos comandos e das opções; help-option-... é para as que vários comandos têm em comum.
# O que se digita exatamente assim (nomes de opções, modos, pistas, níveis, arquivos) não é traduzido.

help-usage = Uso: { $line }
help-heading-commands = Comandos
help-heading-arguments = Argumentos
help-heading-options = Opções
help-heading-rules = Regras para --option

# O que deve ser preenchido, em maiúsculas.
help-placeholder-command = COMANDO
help-placeholder-options = OPÇÕES
help-placeholder-file = ARQUIVO
help-placeholder-track = PISTA
help-placeholder-folder = PASTA
help-placeholder-int = NÚMERO
help-placeholder-str = TEXTO
help-placeholder-path = CAMINHO
help-placeholder-target = ALVO
help-placeholder-visitor = VISITANTE
help-placeholder-table = MESA

# Frases que vêm depois do que uma opção faz.
help-default = O padrão é { $value }.
help-variable = Ou defina a variável de ambiente { $name }.

help-option-help = Mostra esta página.
help-option-version = Mostra a versão.
help-option-language = O idioma: en, es, fr, pt-BR ou pt-PT. O padrão é o do seu sistema, se for um desses; se não, inglês.

# downforce sozinho
help-downforce = Downforce, o jogo de tabuleiro: um leilão, uma corrida e três apostas.
help-downforce-more =
    Sem nenhum comando, o jogo começa a rodar nesta máquina e abre no seu navegador. Também dá para entrar pelo celular.
    Um projeto não oficial, feito por fãs.
help-downforce-browser = Abre ou não um navegador. O padrão é abrir onde houver uma tela e, onde não houver, mostrar o endereço.
help-downforce-port = A primeira porta a tentar; o padrão é 8060. Se estiver em uso, o jogo usa a seguinte.
help-downforce-host = O endereço em que o jogo escuta. Com 0.0.0.0, celulares da sua rede podem entrar; com 127.0.0.1, não.
help-downforce-data = A pasta das partidas e configurações. O padrão é a que o seu sistema reserva para isso.

# downforce play
help-play = Abre uma partida: no navegador, como “downforce” sozinho, ou aqui, com --terminal.
help-play-more = As outras opções são para o terminal: nele você joga contra bots, ou várias pessoas dividem o teclado.
help-play-terminal = Abre a partida neste terminal.
help-play-players = Quantos lugares a mesa tem, de 2 a 6, contando os bots. Sem esta opção, o jogo pergunta.
help-play-people = Quantas pessoas jogam, ou os nomes delas: Ana,Caio. Os bots completam a mesa. Sem esta opção, o jogo pergunta.
help-play-track = A pista: marina-bay ou river-station. Um campeonato mundial continua na outra.
help-play-mode = O tipo de partida: standard, beginner, long-distance ou world-tour.
help-play-edition = A edição que define as regras e a moeda: en, es, fr, pt-PT ou pt-BR. Sem a opção, a do seu idioma.
help-play-option = Uma regra para mudar, no formato nome=valor; para mais regras, repita a opção. Exemplo: lowest-bid=yes.
help-play-seed = Um texto qualquer. A mesma semente dá a mesma distribuição.
help-play-level = O nível dos bots: rookie, club, national, works ou ace. O padrão é works.
help-play-linear = Para leitores de tela: só texto em uma coluna, sem o mapa.
help-play-data = A pasta das partidas e configurações. O padrão é a que o seu sistema reserva para isso.
help-play-record = Grava a partida neste arquivo quando ela acabar, ou quando você sair.
help-play-resume = Continua uma partida salva.

# downforce replay
help-replay = Narra uma partida gravada, jogada a jogada, sem esconder nada.
help-replay-file = O arquivo da partida.
help-replay-json = Mostra, em vez da narração, um objeto JSON por ação: número, lugar, texto, eventos e o estado depois dela.
help-replay-at = Mostra, em vez da narração, a posição depois deste número de ações.

# downforce verify
help-verify = Confere se um arquivo de partida é o que diz ser: a distribuição, cada ação, a pontuação, cada byte.
help-verify-more =
    O arquivo é lido pelo motor de regras e também por um script de 200 linhas que não tem código em comum com o motor.
    Se algo não bater, uma linha diz o quê e onde, e o código de saída é 1.
help-verify-file = O arquivo da partida.
help-verify-digest = A impressão digital mostrada no fim da partida; a do arquivo tem que ser igual.
help-verify-receipt = Seu comprovante da distribuição: 64 dígitos hexadecimais, um arquivo guardado por um programa seu ou o arquivo de partida de outro jogador. O veredito então é “provada” ou “viciada”.
help-verify-json = Mostra um objeto JSON em vez de texto.

# downforce track
help-track = Desenha, confere e lista pistas.
help-track-draw = Desenha o mapa de uma pista, em SVG.
help-track-draw-track = O nome de uma pista, como marina-bay, ou um arquivo de pista.
help-track-draw-output = O arquivo a gravar. Sem esta opção, o mapa vai para a saída padrão.
help-track-draw-cells = Escreve o nome de cada casa dentro dela.
help-track-draw-title = Inclui ou não uma legenda com o título embaixo do mapa. O padrão é incluir.
help-track-draw-json = Mostra, em vez do mapa, o tabuleiro em JSON: contornos, centros e direções das casas, bordas da pista e linhas.
help-track-check = Confere um arquivo de pista: uma única linha se der para correr nela; se não, o que está errado e onde.
help-track-check-track = O arquivo de pista, ou o nome de uma pista.
help-track-list = Lista as pistas disponíveis, com os dados de cada uma.
help-track-list-json = Mostra uma lista em JSON em vez da tabela.

# downforce serve
help-serve = Roda um servidor para outras pessoas. O log vai para a saída de erro padrão, um objeto JSON por linha.
help-serve-host = O endereço em que o servidor escuta. 127.0.0.1 é para esta máquina e um proxy que esteja nela; 0.0.0.0, para todo mundo.
help-serve-port = A porta em que o servidor escuta.
help-serve-database = sqlite:///ARQUIVO ou postgresql://NOME:SENHA@SERVIDOR/NOME. O padrão é um arquivo na sua pasta de dados.
help-serve-allow-host = Um nome pelo qual se chega a esta máquina, além dos que ela já tem; para mais nomes, repita a opção.
help-serve-open-tables = Quem pode abrir mesas: anyone (todos), known (quem já terminou uma corrida aqui) ou nobody (ninguém). Esta máquina sempre pode.
help-serve-thinkers = Quantos processos pensam pelos bots.
help-serve-proxy = Confia no que um proxy nesta máquina diz sobre a origem dos acessos, em X-Forwarded-For e X-Forwarded-Proto.
help-serve-trusted-proxy = Confia também em um proxy neste endereço ou nesta rede; para mais, repita a opção.
help-serve-monitor = Um endereço ou uma rede que pode ler /metrics, além desta máquina; para mais, repita a opção.
help-serve-keep-finished = Por quantos dias ficam guardados o registro e as mensagens de uma mesa encerrada. A partida em si permanece.
help-serve-keep-open = Por quantos dias fica guardada uma mesa em que nenhuma partida começou.
help-serve-keep-running = Por quantos dias fica guardada uma partida que ninguém continua.
help-serve-keep-patient = O mesmo, para mesas em que os jogadores podem ficar fora o tempo que quiserem.
help-serve-keep-visitors = Por quantos dias um visitante fica guardado desde que o navegador recebeu o cookie.
help-serve-most-tables = Quantas mesas podem estar abertas ou em jogo ao mesmo tempo.
help-serve-contact = O endereço em que os serviços push podem escrever para você: mailto:NOME@HOST ou https://... Sem isto, não há avisos por Web Push.
help-serve-mail = O servidor de e-mail para os avisos: smtp://CONTA@HOST:587 ou smtps://CONTA@HOST. Sempre com TLS. A senha vem de DOWNFORCE_MAIL_PASSWORD ou de um arquivo.
help-serve-mail-from = O remetente dos e-mails. O padrão é a conta do servidor de e-mail.
help-serve-mail-password-file = Um arquivo com a senha do servidor de e-mail.
help-serve-call-host = Um servidor que webhooks e serviços push podem usar mesmo sem ser público: NOME ou NOME:PORTA; para mais, repita a opção.

# downforce simulate e downforce arena
help-simulate = Joga milhares de partidas em todos os núcleos do processador e reúne as estatísticas.
help-simulate-more = A mesma semente dá o mesmo resultado, seja qual for o número de núcleos. Interrompa quando quiser: o mesmo comando continua de onde parou.
help-simulate-games = Quantas partidas em cada tipo de mesa. O padrão é 1000.
help-simulate-bots = Quem joga: nomes de bots, ou arquivos como my_bot.py ou my_bot.py:MyBot. Se forem vários, eles se revezam nos lugares.
help-arena = Faz os bots se enfrentarem, todos contra todos, e calcula um rating para cada um.
help-arena-more = Cada combinação de bots joga as mesmas distribuições, e cada distribuição uma vez em cada rotação dos lugares: todos passam o mesmo número de vezes por cada lugar. A mesma semente dá o mesmo resultado, seja qual for o número de núcleos. Interrompa quando quiser: o mesmo comando continua de onde parou.
help-arena-bots = Pelo menos dois: nomes de bots, arquivos como my_bot.py ou my_bot.py:MyBot, ou all para todos. O padrão é all.
help-arena-deals = Quantas distribuições para cada combinação de bots. O padrão é 50.
help-option-seed = Um texto qualquer. O padrão é 1.
help-option-jobs = Quantos processos. O padrão é um por núcleo.
help-option-players = Quantos lugares a mesa tem, de 2 a 6. Para vários tipos de mesa: 2,4 ou 2-6. O padrão é 4.
help-option-track = Nomes de pistas, ou arquivos de pista; all para todas as pistas. O padrão é a primeira.
help-option-mode = Modos: standard, beginner, long-distance, world-tour, ou all para todos. O padrão é standard.
help-option-edition = As edições que definem as regras: en, es, fr, pt-PT, pt-BR, ou all para todas. O padrão é en.
help-option-json = Mostra JSON em vez de tabelas.
help-option-csv = Grava também todas as estatísticas neste arquivo, como valores separados por vírgulas.
help-option-plots = Desenha também gráficos nesta pasta, em PNG e SVG.
help-option-record = Grava também todas as partidas neste arquivo, uma depois da outra.
help-option-isolate = Roda cada bot em um processo próprio, que só recebe as visões desse bot; um sal secreto entra nas distribuições.
help-option-salt = Repete uma execução com o sal que ela mostrou.
help-option-resume = Salva neste arquivo o que for jogado. Se ele já existir, continua a partir dele.
help-option-engine = plain, ou fast: as mesmas regras, compiladas, com outros números aleatórios. Com bots works, joga centenas de vezes mais partidas por segundo.
help-option-backend = Onde jogar: loky (processos nesta máquina), dask ou ray.
help-option-scheduler = O endereço de um cluster Dask ou Ray. Sem esta opção, é criado um nesta máquina.

# downforce admin
help-option-database = sqlite:///ARQUIVO ou postgresql://NOME:SENHA@SERVIDOR/NOME. O padrão é o arquivo na sua pasta de dados.
help-option-yes = Executa o comando sem pedir confirmação.
help-admin = Administra um servidor: mesas, visitantes, banimentos, estatísticas, mudança de banco de dados.
help-admin-more = Estes comandos atuam sobre o banco de dados de um servidor, que pode estar em execução. Cada mudança fica anotada em um registro.
help-admin-tables = Lista e procura mesas, a começar pelas alteradas mais recentemente.
help-admin-tables-search = Parte de um identificador, de um código ou de um nome.
help-admin-tables-status = Só mesas no estado open, running ou over.
help-admin-tables-limit = Quantas mesas, no máximo.
help-admin-close = Exclui uma mesa e seu registro; quem está nela é desconectado em segundos.
help-admin-close-table = O identificador ou o código de uma mesa.
help-admin-people = Mostra quem se sentou a uma mesa: nomes, identificadores e desde quando. A consulta fica no registro.
help-admin-people-table = O identificador ou o código de uma mesa.
help-admin-visitor = Mostra o que está guardado sobre um visitante.
help-admin-visitor-visitor = O identificador de um visitante.
help-admin-delete = Exclui os dados de um visitante: registro dos aparelhos, nomes e mensagens.
help-admin-delete-visitor = O identificador de um visitante.
help-admin-ban = Bane um visitante ou uma rede e corta a conexão em segundos.
help-admin-ban-target = O identificador de um visitante, um endereço ou uma rede como 192.0.2.0/24.
help-admin-ban-reason = O motivo, para o seu próprio registro.
help-admin-unban = Retira um banimento.
help-admin-unban-target = O que foi banido.
help-admin-bans = Lista os banimentos em vigor.
help-admin-figures = Conta visitantes, mesas, entradas e partidas encerradas dos últimos dias.
help-admin-figures-days = Quantos dias.
help-admin-log = Mostra o que foi feito com estes comandos.
help-admin-log-limit = Quantas linhas, no máximo.
help-admin-calls = Mostra o que espera para ser enviado, o que falha e o que aconteceu com os últimos avisos.
help-admin-calls-limit = Quantos dos últimos avisos, no máximo.
help-admin-move = Copia tudo para outro banco de dados e confere quantidades e impressões digitais.
help-admin-move-to = O endereço de um banco de dados vazio: postgresql://NOME:SENHA@SERVIDOR/NOME.

# downforce site
help-site = Grava o jogo como site estático: basta uma hospedagem de sites, sem servidor próprio.
help-site-folder = A pasta a gravar: uma nova, uma vazia ou uma com um site anterior.
