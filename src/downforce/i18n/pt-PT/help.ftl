# O que --help diz dos comandos: uma frase para cada um, mais algumas nalguns casos, e um texto para cada opção.
# Os ids são os dos comandos e das opções; help-option-... é para as que são comuns a vários comandos.
# O que se escreve tal e qual (nomes de opções, modos, circuitos, níveis, ficheiros) não se traduz.

help-usage = Utilização: { $line }
help-heading-commands = Comandos
help-heading-arguments = Argumentos
help-heading-options = Opções
help-heading-rules = Regras para --option

# O que há para preencher, em maiúsculas.
help-placeholder-command = COMANDO
help-placeholder-options = OPÇÕES
help-placeholder-file = FICHEIRO
help-placeholder-track = CIRCUITO
help-placeholder-folder = PASTA
help-placeholder-int = NÚMERO
help-placeholder-str = TEXTO
help-placeholder-path = CAMINHO
help-placeholder-target = ALVO
help-placeholder-visitor = VISITANTE
help-placeholder-table = MESA

# Frases que se seguem ao que uma opção faz.
help-default = Por omissão, { $value }.
help-variable = Ou define a variável de ambiente { $name }.

help-option-help = Mostrar esta página.
help-option-version = Mostrar a versão.
help-option-language = O idioma: en, es, fr, pt-BR ou pt-PT. Por omissão, o do teu sistema, se for um destes; se não, inglês.

# downforce sozinho
help-downforce = Downforce, o jogo de tabuleiro: um leilão, uma corrida e três apostas.
help-downforce-more =
    Sem nenhum comando, o jogo arranca nesta máquina e abre-se no teu navegador. Também se pode entrar pelo telemóvel.
    Um projeto de fãs, não oficial.
help-downforce-browser = Abrir ou não um navegador. Por omissão, abre-se onde houver ecrã; onde não houver, mostra-se o endereço.
help-downforce-port = A primeira porta a tentar; por omissão, 8060. Se estiver ocupada, usa-se a seguinte.
help-downforce-host = O endereço em que o jogo fica à escuta. Com 0.0.0.0, podem entrar telemóveis da tua rede; com 127.0.0.1, não.
help-downforce-data = A pasta para jogos e definições. Por omissão, a que o teu sistema reserva para isso.

# downforce play
help-play = Jogar no navegador, como «downforce» sozinho, ou aqui, com --terminal.
help-play-more = As outras opções são para o terminal: aí joga-se contra bots, ou várias pessoas partilham o teclado.
help-play-terminal = Jogar neste terminal.
help-play-players = Quantos lugares tem a mesa, de 2 a 6, bots incluídos. Sem esta opção, pergunta-se.
help-play-people = Quantas pessoas jogam, ou os nomes delas: Ana,Rui. Os bots completam a mesa. Sem esta opção, pergunta-se.
help-play-track = O circuito: marina-bay ou river-station. Um campeonato do mundo continua no outro.
help-play-mode = O tipo de jogo: standard, beginner, long-distance ou world-tour.
help-play-edition = A edição que dita as regras e a moeda: en, es, fr, pt-PT ou pt-BR. Se não for dada, a do teu idioma.
help-play-option = Uma regra a mudar, na forma nome=valor; para mais regras, repete a opção. Exemplo: lowest-bid=yes.
help-play-seed = Um texto qualquer. A mesma semente dá a mesma distribuição.
help-play-level = O nível dos bots: rookie, club, national, works ou ace. Por omissão, works.
help-play-linear = Para leitores de ecrã: só texto numa coluna, sem o mapa.
help-play-data = A pasta para jogos e definições. Por omissão, a que o teu sistema reserva para isso.
help-play-record = Guardar o jogo neste ficheiro quando acabar, ou quando saíres.
help-play-resume = Continuar um jogo guardado.

# downforce replay
help-replay = Relatar um jogo guardado, jogada a jogada, sem esconder nada.
help-replay-file = O ficheiro do jogo.
help-replay-json = Mostrar, em vez do relato, um objeto JSON por ação: o número, o lugar, o texto, os acontecimentos e o estado depois dela.
help-replay-at = Mostrar, em vez do relato, a posição depois deste número de ações.

# downforce verify
help-verify = Verificar se um ficheiro de jogo é o que diz ser: a distribuição, cada ação, a pontuação, cada byte.
help-verify-more =
    O ficheiro é lido pelo motor de regras e também por um script de 200 linhas que não partilha código com esse motor.
    Se algo não bater certo, uma linha diz o quê e onde, e o código de saída é 1.
help-verify-file = O ficheiro do jogo.
help-verify-digest = A impressão digital mostrada no fim do jogo; a do ficheiro tem de ser igual.
help-verify-receipt = O teu comprovativo da distribuição: 64 algarismos hexadecimais, um ficheiro guardado por um programa teu ou o ficheiro de jogo de outro jogador. O veredicto é então «provada» ou «viciada».
help-verify-json = Mostrar um objeto JSON em vez de texto.

# downforce track
help-track = Desenhar, verificar e listar circuitos.
help-track-draw = Desenhar o mapa de um circuito, em SVG.
help-track-draw-track = O nome de um circuito, como marina-bay, ou um ficheiro de circuito.
help-track-draw-output = O ficheiro a escrever. Por omissão, o mapa vai para a saída padrão.
help-track-draw-cells = Escrever o nome em cada espaço.
help-track-draw-title = Incluir ou não, por baixo do mapa, uma legenda com o título. Por omissão, é incluída.
help-track-draw-json = Dar, em vez do mapa, o tabuleiro em JSON: contornos, centros e direções dos espaços, limites do circuito e linhas.
help-track-check = Verificar um ficheiro de circuito: uma só linha se o circuito servir para correr; se não, o que está mal e onde.
help-track-check-track = O ficheiro de circuito, ou o nome de um circuito.
help-track-list = Listar os circuitos disponíveis, com os dados de cada um.
help-track-list-json = Mostrar uma lista em JSON em vez da tabela.

# downforce serve
help-serve = Pôr a correr um servidor para outras pessoas. O registo vai para a saída de erro padrão, um objeto JSON por linha.
help-serve-host = O endereço em que o servidor fica à escuta. 127.0.0.1 é para esta máquina e um proxy que nela esteja; 0.0.0.0, para toda a gente.
help-serve-port = A porta em que o servidor fica à escuta.
help-serve-database = sqlite:///FICHEIRO ou postgresql://NOME:PALAVRA-PASSE@SERVIDOR/NOME. Por omissão, um ficheiro na tua pasta de dados.
help-serve-allow-host = Um nome pelo qual se chega a esta máquina, além dos que ela já tem; para mais nomes, repete a opção.
help-serve-open-tables = Quem pode abrir mesas: anyone (todos), known (quem já acabou uma corrida aqui) ou nobody (ninguém). Esta máquina pode sempre.
help-serve-thinkers = Quantos processos pensam pelos bots.
help-serve-proxy = Confiar no que um proxy nesta máquina diz sobre a origem dos pedidos, em X-Forwarded-For e X-Forwarded-Proto.
help-serve-trusted-proxy = Confiar também num proxy neste endereço ou nesta rede; para mais, repete a opção.
help-serve-monitor = Um endereço ou uma rede que pode ler /metrics, além desta máquina; para mais, repete a opção.
help-serve-keep-finished = Dias durante os quais se guardam o registo e as mensagens de uma mesa terminada. O jogo em si permanece.
help-serve-keep-open = Dias durante os quais se guarda uma mesa em que nenhum jogo começou.
help-serve-keep-running = Dias durante os quais se guarda um jogo que ninguém continua.
help-serve-keep-patient = O mesmo para mesas em que se pode estar ausente o tempo que se quiser.
help-serve-keep-visitors = Dias durante os quais se guarda um visitante desde que o navegador recebeu o cookie.
help-serve-most-tables = Quantas mesas podem estar abertas ou em jogo ao mesmo tempo.
help-serve-contact = Para onde os serviços push te podem escrever: mailto:NOME@HOST ou https://... Sem isto não há avisos por Web Push.
help-serve-mail = O servidor de e-mail para os avisos: smtp://CONTA@HOST:587 ou smtps://CONTA@HOST. Sempre com TLS. A palavra-passe vem de DOWNFORCE_MAIL_PASSWORD ou de um ficheiro.
help-serve-mail-from = O remetente dos e-mails. Se não for indicado, a conta do servidor.
help-serve-mail-password-file = Um ficheiro com a palavra-passe do servidor de e-mail.
help-serve-call-host = Um nome que webhooks e serviços push podem ter embora não seja público, NOME ou NOME:PORTA; para mais, repete a opção.

# downforce simulate e downforce arena
help-simulate = Jogar milhares de jogos em todos os núcleos do processador e recolher estatísticas.
help-simulate-more = A mesma semente dá o mesmo resultado, seja qual for o número de núcleos. Interrompe quando quiseres: o mesmo comando continua onde parou.
help-simulate-games = Quantos jogos em cada tipo de mesa. Por omissão, 1000.
help-simulate-bots = Quem joga: nomes de bots, ou ficheiros como my_bot.py ou my_bot.py:MyBot. Se forem vários, vão trocando de lugar.
help-arena = Pôr bots a competir, todos contra todos, e dar-lhes um rating.
help-arena-more = Cada combinação de bots joga as mesmas distribuições, e cada distribuição uma vez em cada rotação dos lugares: todos passam o mesmo número de vezes por cada lugar. A mesma semente dá o mesmo resultado, seja qual for o número de núcleos. Interrompe quando quiseres: o mesmo comando continua onde parou.
help-arena-bots = Pelo menos dois: nomes de bots, ficheiros como my_bot.py ou my_bot.py:MyBot, ou all para todos. Por omissão, all.
help-arena-deals = Quantas distribuições para cada combinação de bots. Por omissão, 50.
help-option-seed = Um texto qualquer. Por omissão, 1.
help-option-jobs = Quantos processos. Por omissão, um por núcleo.
help-option-players = Quantos lugares tem a mesa, de 2 a 6. Para vários tipos de mesa: 2,4 ou 2-6. Por omissão, 4.
help-option-track = Nomes de circuitos, ou ficheiros de circuito; all para todos os circuitos. Por omissão, o primeiro.
help-option-mode = Modos: standard, beginner, long-distance, world-tour, ou all para todos. Por omissão, standard.
help-option-edition = As edições que ditam as regras: en, es, fr, pt-PT, pt-BR, ou all para todas. Por omissão, en.
help-option-json = Mostrar JSON em vez de tabelas.
help-option-csv = Guardar também todas as estatísticas neste ficheiro, como valores separados por vírgulas.
help-option-plots = Desenhar também gráficos nesta pasta, em PNG e SVG.
help-option-record = Guardar também todos os jogos neste ficheiro, uns a seguir aos outros.
help-option-isolate = Cada bot joga no seu próprio processo, que só vê as suas vistas, com um sal secreto nas distribuições.
help-option-salt = Repetir uma execução com o sal que ela mostrou.
help-option-resume = Guardar neste ficheiro o que se for jogando. Se ele já existir, continua-se daí.
help-option-engine = plain, ou fast: as mesmas regras, compiladas, com outros números aleatórios. Com bots works, joga centenas de vezes mais jogos por segundo.
help-option-backend = Onde jogar: loky (processos nesta máquina), dask ou ray.
help-option-scheduler = O endereço de um cluster Dask ou Ray. Por omissão, cria-se um nesta máquina.

# downforce admin
help-option-database = sqlite:///FICHEIRO ou postgresql://NOME:PALAVRA-PASSE@SERVIDOR/NOME. Por omissão, o ficheiro na tua pasta de dados.
help-option-yes = Fazê-lo sem perguntar.
help-admin = Administrar um servidor: mesas, visitantes, banimentos, estatísticas, mudança de base de dados.
help-admin-more = Estes comandos atuam sobre a base de dados de um servidor, que pode estar a funcionar. Cada alteração fica anotada num registo.
help-admin-tables = Listar e procurar mesas, primeiro as últimas a mudar.
help-admin-tables-search = Parte de um identificador, de um código ou de um nome.
help-admin-tables-status = Só mesas no estado open, running ou over.
help-admin-tables-limit = Quantas no máximo.
help-admin-close = Eliminar uma mesa e o seu registo; quem lá está perde a ligação em segundos.
help-admin-close-table = O identificador ou o código de uma mesa.
help-admin-people = Mostrar quem se sentou a uma mesa: nomes, identificadores e desde quando. A consulta fica no registo.
help-admin-people-table = O identificador ou o código de uma mesa.
help-admin-visitor = Mostrar o que está guardado sobre um visitante.
help-admin-visitor-visitor = O identificador de um visitante.
help-admin-delete = Eliminar os dados de um visitante: registo dos dispositivos, nomes e mensagens.
help-admin-delete-visitor = O identificador de um visitante.
help-admin-ban = Banir um visitante ou uma rede; perdem a ligação em segundos.
help-admin-ban-target = O identificador de um visitante, um endereço ou uma rede como 192.0.2.0/24.
help-admin-ban-reason = Porquê, para o teu próprio registo.
help-admin-unban = Levantar um banimento.
help-admin-unban-target = O que foi banido.
help-admin-bans = Listar os banimentos em vigor.
help-admin-figures = Contar os visitantes, mesas, entradas e jogos terminados dos últimos dias.
help-admin-figures-days = Quantos dias.
help-admin-log = Mostrar o que foi feito com estes comandos.
help-admin-log-limit = Quantas no máximo.
help-admin-calls = Mostrar o que espera para ser enviado, o que falha e o que aconteceu aos últimos avisos.
help-admin-calls-limit = Quantos dos últimos avisos, no máximo.
help-admin-move = Copiar tudo para outra base de dados e conferir quantidades e impressões digitais.
help-admin-move-to = O endereço de uma base de dados vazia: postgresql://NOME:PALAVRA-PASSE@SERVIDOR/NOME.

# downforce site
help-site = Escrever o jogo como site estático: basta um alojamento web, sem servidor próprio.
help-site-folder = A pasta a escrever: uma nova, uma vazia ou uma com um site anterior.
