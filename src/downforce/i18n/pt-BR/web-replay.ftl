# Uma partida encerrada, vista de novo.

replaying-over = Replay
replaying-title = { $track }, { $mode }
replaying-loading = Carregando o replay…
replaying-unknown = Não há nenhuma partida encerrada neste endereço.
replaying-offline = Esta partida não está guardada neste aparelho, e o servidor não responde.
replaying-offline-view = Este ponto de vista não está guardado neste aparelho, e o servidor não responde.
replaying-busy = Replays demais ao mesmo tempo; tente de novo daqui a pouco.

# --- Com que olhos ---

replaying-view = Ponto de vista
replaying-view-open = todo mundo, cartas abertas
replaying-view-public = a arquibancada
replaying-view-seat = { $player }

# --- O projetor ---

replaying-follow = Seguir os carros
replaying-controls = Controles do replay
replaying-scrubber = Momento da partida
# O que diz o controle deslizante; $what é a última coisa que aconteceu.
replaying-moment = { $at } de { $count }: { $what }
replaying-count = { $at } / { $count }
replaying-turn-back = Voltar uma jogada
replaying-back = Voltar um passo
replaying-play = Reproduzir
replaying-pause = Pausar
replaying-forward = Avançar um passo
replaying-turn-on = Avançar uma jogada
replaying-speed = Velocidade
replaying-times = { $speed }×
replaying-keys = Espaço reproduz e pausa; as setas vão passo a passo e, com Shift, jogada a jogada.

# As marcas ao longo do controle deslizante.
replaying-legend = Marcas
replaying-mark-lot = venda de um carro
replaying-mark-turn = jogada
replaying-mark-bet = apostas
replaying-mark-finish = chegada de um carro

# --- O que está na mesa ---

replaying-dealt = As cartas foram distribuídas.
replaying-lot = Em leilão
replaying-on-table = Na mesa
replaying-hands = Mãos
replaying-hand-of = Cartas de { $player }
replaying-hand-empty = sem cartas
replaying-bets-of = Apostas: { $cars }
replaying-log = Registro
replaying-order = Ordem na pista

# --- Para levar ---

replaying-link = Link deste momento
replaying-file = Baixar a partida
replaying-rules = Regras
replaying-home = Downforce, ir para a página inicial
replaying-table = Voltar à mesa
