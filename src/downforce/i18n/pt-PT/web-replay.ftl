# Um jogo acabado, visto outra vez.

replaying-over = Repetição
replaying-title = { $track }, { $mode }
replaying-loading = A carregar a repetição…
replaying-unknown = Neste endereço não há nenhum jogo acabado.
replaying-offline = Este jogo não está guardado neste dispositivo, e o servidor não responde.
replaying-offline-view = Esta vista não está guardada neste dispositivo, e o servidor não responde.
replaying-busy = Demasiadas repetições ao mesmo tempo; tenta outra vez daqui a pouco.

# --- Com que olhos ---

replaying-view = Vista
replaying-view-open = com todas as cartas à mostra
replaying-view-public = da bancada
replaying-view-seat = de { $player }

# --- O projetor ---

replaying-follow = Seguir os carros
replaying-controls = Controlos da repetição
replaying-scrubber = Momento do jogo
# O que diz o cursor; $what é a última coisa que aconteceu.
replaying-moment = { $at } de { $count }: { $what }
replaying-count = { $at } / { $count }
replaying-turn-back = Jogada anterior
replaying-back = Passo anterior
replaying-play = Reproduzir
replaying-pause = Pausa
replaying-forward = Passo seguinte
replaying-turn-on = Jogada seguinte
replaying-speed = Velocidade
replaying-times = ×{ $speed }
replaying-keys = A barra de espaços arranca e para; as setas andam um passo e, com Shift, uma jogada inteira.

# As marcas ao longo do cursor.
replaying-legend = Marcas
replaying-mark-lot = vende-se um carro
replaying-mark-turn = joga-se uma carta
replaying-mark-bet = apostas
replaying-mark-finish = chega um carro

# --- O que está na mesa ---

replaying-dealt = As cartas estão distribuídas.
replaying-lot = Em leilão
replaying-on-table = Na mesa
replaying-hands = Mãos
replaying-hand-of = Cartas de { $player }
replaying-hand-empty = sem cartas
replaying-bets-of = Apostas: { $cars }
replaying-log = A crónica
replaying-order = Ordem na corrida

# --- Para levar ---

replaying-link = Link para este momento
replaying-file = Descarregar o jogo
replaying-rules = Regras
replaying-home = Downforce, ir para a página inicial
replaying-table = Voltar à mesa
