# A mesa no navegador: a barra de ações, os painéis em volta do tabuleiro e o que se diz em voz alta.

# --- O que se pergunta a quem olha ---

table-lifted = Toque nela de novo para jogá-la.
table-lifted-enter = Enter joga a carta.
table-play-lifted = Jogar
table-ask-bet-here = Aposta { $number }: toque no carro que vai vencer.
table-ask-done = Sua jogada está feita. Confirme ou volte um passo.

now-play-card = Aguardando uma carta de { $player }.
now-name-wild = { $player } escolhe um carro para o curinga.
now-choose-skip = { $player } pode pular a linha { car.do }.
now-move-car = { $player } move { car.o }.
now-bonus = { $player } move { car.o }: movimento extra.
now-away = { $player } está ausente.
now-away-until = { $player } está ausente: um bot assume daqui a { $time }.

table-your-turn = Sua vez
table-now = Agora
table-covered = As cartas estão cobertas.
table-paused = A partida está pausada.
table-undo-asked = { $player } quer desfazer uma jogada.
table-undo-waiting = Aguardando { $players }.
table-placed = Sua carta está na mesa. Aguardando { $players }.
table-marked = Sua aposta está marcada. Aguardando { $players }.
table-chosen = Sua escolha está feita. Aguardando { $players }.
table-clock = { $seconds ->
    [1] Falta 1 segundo
   *[other] Faltam { $seconds } segundos
}

# --- Botões ---

table-confirm-bid = Lance de { $amount }
table-confirm-pass = Passar com esta carta
table-confirm-bet = Apostar { car.no }
table-confirm-keep = Manter { $power }
table-confirm-swap = Trocar por { $power }
table-confirm-stay = Continuar com Sagaz
table-confirm = Confirmar a jogada
table-confirm-so-far = Confirmar até aqui
table-back = Voltar um passo
table-undo = Desfazer
table-undo-ask = Pedir para desfazer
table-agree = Concordo
table-refuse = Melhor não
table-never-mind = Retirar o pedido
table-skip = Pular a linha
table-keep-line = Deixar andar
table-no-bonus = Ficar aqui
table-pause = Pausar
table-resume = Continuar
table-wait = Esperar { $player }
table-leave = Sair da mesa
table-watching = Você está assistindo
table-home = Página inicial
table-menu = Menu

# --- Em volta do tabuleiro ---

table-board = Tabuleiro de { $track }
table-whole = Pista inteira
table-close-up = De perto
table-hand = Sua mão
table-on-table = Carta em jogo
table-plays = { $player } joga
table-order = Ordem na pista
table-players = Jogadores
table-log = Registro
table-talk = Chat
table-say = Diga alguma coisa
table-send = Enviar
table-sheet = Folha de pontuação
table-ways = Onde o carro pode parar
table-moment = Você está vendo o momento { $number }.
table-back-to-now = Voltar ao presente

# --- O lote ---

lot-over = Lote { $number } de 6
lot-over-aside = Mais uma chance
lot-to-come = { $count ->
    [0] É o último lote.
    [1] Depois dele, mais um lote.
   *[other] Depois dele, mais { $count } lotes.
}
lot-grid = { $place ->
    [1] Larga na pole
   *[other] Larga em { place.of-six }
}
lot-reveal = Cartas na mesa

# --- Várias pessoas em uma tela ---

cover-title = Cartas cobertas
cover-pass = Passe a tela para { $player }.
cover-several = Quem vem agora? Falta a escolha de { $players }.
cover-show = Sou { $player }: ver minhas cartas
cover-hide = Cobrir minhas cartas

# --- Sinais ---

sign-bravo = Mandou bem!
sign-ouch = Ai!
sign-laugh = Haha!
sign-hurry = Acelera!
sign-thanks = Valeu!
sign-oops = Ops.

# --- O registro, além do que acontece na corrida ---

note-said = { $player }: “{ $text }”
note-undone = { $player } desfaz a última jogada.
note-undo-asked = { $player } pede para desfazer uma jogada.
note-agreed = { $player } concorda.
note-refused = { $player } não concorda: nada é desfeito.
note-paused = A partida está pausada.
note-resumed = A partida continua.
note-taken-over = { $player } se ausentou; um bot pilota por enquanto.
note-handed-back = { $player } está de volta ao volante.
note-voted = { $player } quer que um bot pilote por { $target }.
note-left = { $player } saiu da mesa; um bot continua.
note-kicked = { $player } teve que sair da mesa; um bot continua.
note-host = Agora quem comanda a mesa é { $player }.
note-muted = Quem comanda a mesa silenciou { $player }.
note-unmuted = { $player } pode falar de novo.

# --- A conexão ---

link-lost = A conexão caiu. Ela volta sozinha, e nada se perde.
link-outdated = Há uma versão nova da página. Ela será carregada assim que ninguém estiver esperando por você.
link-reload = Carregar agora
link-waiting = Um momento.

# --- Preferências ---

prefs-speed = Animação dos carros
prefs-speed-off = sem animação
prefs-speed-normal = normal
prefs-speed-fast = rápida
prefs-sound = Som
prefs-volume = Volume
prefs-full-screen = Tela cheia
prefs-codes = Mostrar os códigos das casas, como 2b4
prefs-language = Idioma
prefs-rules = As regras
prefs-close = Pronto
prefs-keys = Teclas
prefs-keys-text = Setas e Tab navegam, Enter escolhe, Esc volta um passo, Ctrl+Z desfaz, M desliga e liga o som, 0 mostra a pista inteira, H pede conselho à engenheira.

# --- Para quem comanda a mesa, e para sair ---

host-title = Nesta mesa
host-mute = Silenciar
host-unmute = Deixar falar
host-kick = Tirar da mesa
host-stand = Ceder meu lugar
host-stand-hint = Um bot continua por você.

# --- O tabuleiro em palavras ---

twin-title = O tabuleiro em palavras
twin-car = { $place }. { car.start }, { $owner }: { $where }. { $ahead }
twin-car-alone = { $place }. { car.start }: { $where }. { $ahead }
twin-home = { $place }. { car.start }, { $owner }: chegou.
twin-home-alone = { $place }. { car.start }: chegou.
twin-ends = { car.start-o } pode parar aqui:

# --- The stage: papers on its edges, choices in the tray ---

board-map-slow = O mapa está sendo desenhado.
board-map-again = O mapa não carregou. Tentando de novo.
paper-title = Mais sobre a corrida
paper-story = Registro
paper-words = Em palavras
paper-news = { $count ->
    [one] { $paper }: uma mensagem nova
   *[other] { $paper }: { $count } mensagens novas
}
paper-close = Fechar
table-bets-on = Em qual carro você aposta?
table-wild-for = Qual carro anda?

# Where a move may end, as it is printed on a choice; $lane is one of the lane-... texts.
way-to = { $lane }, { spaces }
way-to-go = { $steps ->
    [one] falta { $steps }
   *[other] faltam { $steps }
}, { $lane }
way-driven = em { spaces }
way-finish = cruza a linha de chegada, { place }
way-ahead-of = à frente { way-ahead-of.whom }
    .whom = { $cars ->
    [preto] do preto
    [azul] do azul
    [verde] do verde
    [amarelo] do amarelo
    [laranja] do laranja
    [vermelho] do vermelho
   *[other] dos carros { $cars }
}
way-jams = { choice-shuts-in }
way-stuck = { choice-jam }
way-loses = perde { spaces }

# --- A turn that is put together, and what it comes to; $from and $to are places, $what is a list of these ---

draft-sum = { $what }. Confirmar a jogada?
draft-stakes = { $what } Confirmar a jogada?
draft-goes-on = { $what }. Agora { $player } pilota { car.the }, com Sagaz; depois sua carta continua.
draft-place = { car }: de { $from } para { $to }
draft-keeps = seus carros mantêm as posições
draft-wins = { car.o } ganha { spaces }
draft-loses = { car.o } perde { spaces }
tower-drafted = Ordem na pista depois desta jogada

# --- What a rival's card did to one's own car, on the stage for a moment ---

happened-moved = { $player } move o seu carro { car } { spaces }.
happened-boxed = { $player } prende o seu carro { car }: você perde { spaces }.

# --- Cunning on a rival's card; watching; answers ---

table-confirm-steer = Ir para lá
table-undo-yours = Você concorda?

# --- Undo, alone with bots ---

undo-bid = Desfazer meu lance
undo-power = Desfazer minha escolha
undo-card = Desfazer minha carta
undo-bet = Desfazer minha aposta
undo-last = Desfazer
undo-sure = Algo foi revelado desde então. Desfazer mesmo assim?
undo-anyway = Desfazer
undo-not = Não, continuar

# --- Between the races of a World Tour ---

interval-title = Depois da corrida { $race }
interval-status = A corrida { $race } acabou. O dinheiro dela conta no fim.
interval-next = Para a próxima corrida

# The sixteen digits that players can compare.
table-receipt = Comprovante da distribuição: { $digits }. Nesta mesa, todo mundo deve ter o mesmo.
