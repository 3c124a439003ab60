# A mesa no navegador: a barra de ações, os painéis à volta do tabuleiro e o que se diz em voz alta.

# --- O que se pergunta a quem está a olhar ---

table-lifted = Toca-lhe outra vez para a jogar.
table-lifted-enter = Enter joga a carta.
table-play-lifted = Jogar
table-ask-bet-here = Aposta { $number }: toca no carro que vai ganhar.
table-ask-done = É esta a tua jogada. Confirma-a, ou volta atrás.

now-play-card = À espera de uma carta de { $player }.
now-name-wild = { $player } escolhe um carro para o jóquer.
now-choose-skip = { $player } pode saltar a linha { car.do }.
now-move-car = { $player } move { car.o }.
now-bonus = { $player } move { car.o }: movimento de bónus.
now-away = { $player } está ausente.
now-away-until = { $player } está ausente: um bot conduz daqui a { $time }.

table-your-turn = É a tua vez
table-now = Agora
table-covered = As cartas estão tapadas.
table-paused = O jogo está em pausa.
table-undo-asked = { $player } gostava de desfazer uma jogada.
table-undo-waiting = À espera de { $players }.
table-placed = A tua carta está na mesa. À espera de { $players }.
table-marked = A tua aposta está feita. À espera de { $players }.
table-chosen = A tua escolha está feita. À espera de { $players }.
table-clock = { $seconds ->
    [one] Falta 1 segundo
   *[other] Faltam { $seconds } segundos
}

# --- Botões ---

table-confirm-bid = Licitar { $amount }
table-confirm-pass = Passar com esta carta
table-confirm-bet = Apostar n{ car.o }
table-confirm-keep = Manter { $power }
table-confirm-swap = Trocar por { $power }
table-confirm-stay = Manter Habilidoso
table-confirm = Confirmar a jogada
table-confirm-so-far = Confirmar até aqui
table-back = Voltar atrás
table-undo = Desfazer
table-undo-ask = Pedir para desfazer
table-agree = De acordo
table-refuse = Melhor não
table-never-mind = Retirar o pedido
table-skip = Saltar a linha
table-keep-line = Manter a linha
table-no-bonus = Ficar aqui
table-pause = Pausa
table-resume = Continuar
table-wait = Esperar por { $player }
table-leave = Deixar a mesa
table-watching = Estás a assistir
table-home = Página inicial
table-menu = Menu

# --- À volta do tabuleiro ---

table-board = Tabuleiro do circuito { $track }
table-whole = Circuito inteiro
table-close-up = Ver de perto
table-hand = A tua mão
table-on-table = Carta em jogo
table-plays = { $player } joga
table-order = Ordem na corrida
table-players = Jogadores
table-log = A crónica
table-talk = Conversa
table-say = Diz alguma coisa
table-send = Enviar
table-sheet = Folha de pontuação
table-ways = Onde pode acabar
table-moment = Era assim na jogada { $number }.
table-back-to-now = Voltar ao direto

# --- O lote ---

lot-over = Lote { $number } de 6
lot-over-aside = De novo em leilão
lot-to-come = { $count ->
    [0] É o último lote.
    [one] Falta mais um lote.
   *[other] Faltam mais { $count } lotes.
}
lot-grid = { $place ->
    [1] Parte da pole position
   *[other] Parte em { place.of-six }
}
lot-reveal = Cartas à vista

# --- Várias pessoas no mesmo ecrã ---

cover-title = Cartas tapadas
cover-pass = Passa o ecrã a { $player }.
cover-several = Quem se segue? Podem escolher agora: { $players }.
cover-show = Sou { $player }: ver as minhas cartas
cover-hide = Tapar as minhas cartas

# --- Sinais ---

sign-bravo = Bravo!
sign-ouch = Ai!
sign-laugh = Ah, ah!
sign-hurry = Despacha-te!
sign-thanks = Obg!
sign-oops = Ups.

# --- A crónica, além do que acontece na corrida ---

note-said = { $player }: «{ $text }»
note-undone = { $player } desfaz a última jogada.
note-undo-asked = { $player } pede para desfazer uma jogada.
note-agreed = { $player } está de acordo.
note-refused = { $player } não está de acordo: nada se desfaz.
note-paused = O jogo está em pausa.
note-resumed = O jogo continua.
note-taken-over = { $player } ausentou-se; por agora conduz um bot.
note-handed-back = { $player } está de volta ao volante.
note-voted = { $player } quer que um bot conduza por { $target }.
note-left = { $player } deixou a mesa; continua um bot.
note-kicked = { $player } teve de deixar a mesa; continua um bot.
note-host = { $player } passa a gerir a mesa.
note-muted = Quem gere a mesa silenciou { $player }.
note-unmuted = { $player } já pode voltar a falar.

# --- A ligação ---

link-lost = A ligação caiu. Volta sozinha, e não se perde nada.
link-outdated = Há uma versão mais recente desta página. É carregada assim que ninguém estiver à tua espera.
link-reload = Carregar já
link-waiting = Um momento.

# --- Preferências ---

prefs-speed = Animação dos carros
prefs-speed-off = sem animação
prefs-speed-normal = normal
prefs-speed-fast = rápida
prefs-sound = Som
prefs-volume = Volume
prefs-full-screen = Ecrã inteiro
prefs-codes = Mostrar os códigos dos espaços, como 2b4
prefs-language = Idioma
prefs-rules = As regras
prefs-close = Pronto
prefs-keys = Teclas
prefs-keys-text = As setas e Tab percorrem as opções, Enter escolhe, Esc volta atrás, Ctrl+Z desfaz, M desliga e liga o som, 0 mostra o circuito inteiro, H pede conselho à engenheira.

# --- Para quem gere a mesa, e para sair ---

host-title = Nesta mesa
host-mute = Silenciar
host-unmute = Deixar falar
host-kick = Retirar da mesa
host-stand = Ceder o meu lugar
host-stand-hint = Um bot conduz em teu lugar.

# --- O tabuleiro por palavras ---

twin-title = O tabuleiro por palavras
twin-car = { $place }. { car.start }, { $owner }: { $where }. { $ahead }
twin-car-alone = { $place }. { car.start }: { $where }. { $ahead }
twin-home = { $place }. { car.start }, { $owner }: chegou.
twin-home-alone = { $place }. { car.start }: chegou.
twin-ends = { car.start-o } pode acabar aqui:

# --- The stage: papers on its edges, choices in the tray ---

board-map-slow = O mapa está a ser desenhado.
board-map-again = O mapa não carregou. Nova tentativa.
paper-title = Mais sobre a corrida
paper-story = Crónica
paper-words = Em palavras
paper-news = { $count ->
    [one] { $paper }: uma mensagem nova
   *[other] { $paper }: { $count } mensagens novas
}
paper-close = Fechar
table-bets-on = Em que carro apostas?
table-wild-for = Que carro avança?

# Where a move may end, as it is printed on a choice; $lane is one of the lane-... texts.
way-to = { $lane }, { spaces }
way-to-go = { $steps ->
    [one] { $steps } restante
   *[other] { $steps } restantes
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

draft-sum = { $what }. Confirmas a jogada?
draft-stakes = { $what } Confirmas a jogada?
draft-goes-on = { $what }. A seguir { $player } conduz { car.the }, com Habilidoso; depois a tua carta continua.
draft-place = { car }: de { $from } para { $to }
draft-keeps = os teus carros mantêm as posições
draft-wins = { car.o } ganha { spaces }
draft-loses = { car.o } perde { spaces }
tower-drafted = Ordem na corrida depois desta jogada

# --- What a rival's card did to one's own car, on the stage for a moment ---

happened-moved = { $player } move o teu carro { car } { spaces }.
happened-boxed = { $player } bloqueia o teu carro { car }: perdes { spaces }.

# --- Cunning on a rival's card; watching; answers ---

table-confirm-steer = Ir para aí
table-undo-yours = Estás de acordo?

# --- Undo, alone with bots ---

undo-bid = Desfazer a minha licitação
undo-power = Desfazer a minha escolha
undo-card = Desfazer a minha carta
undo-bet = Desfazer a minha aposta
undo-last = Desfazer
undo-sure = Entretanto algo foi revelado. Desfazer mesmo assim?
undo-anyway = Desfazer
undo-not = Não, continuar

# --- Between the races of a World Tour ---

interval-title = Depois da corrida { $race }
interval-status = A corrida { $race } acabou. O dinheiro dela conta no fim.
interval-next = Para a corrida seguinte

# The sixteen digits that players can compare.
table-receipt = Comprovativo da distribuição: { $digits }. Nesta mesa, todos devem ter o mesmo.
