# O que está mal num ficheiro. O texto inglês é, palavra por palavra, o que dizem os leitores de ficheiros.
# As palavras do formato (lanes, cells, taper) ficam como estão.

# Um ficheiro de jogo.

cause-too-many-characters-game = um ficheiro de jogo tem no máximo { $count } caracteres
cause-too-many-actions = um jogo tem no máximo { $count } ações
cause-header-form = um cabeçalho escreve-se [Nome "valor"]
cause-header-late = os cabeçalhos vêm antes da primeira ação
cause-given-twice = { $what } aparece duas vezes
cause-result-open = o resultado não é o deste jogo, que não acabou
cause-result-other = o resultado não é o deste jogo: devia ser { $right }
cause-digest-open = a impressão digital não é a deste jogo, que não acabou
cause-digest-other = a impressão digital não é a deste jogo: devia ser { $right }
cause-header-missing = falta o cabeçalho { $what }
cause-nothing-called = não há aqui nada chamado { $what }
cause-bad-players = { $what } não é um número de jogadores de 2 a 6
cause-other-version = { $what } aqui não é o mesmo que neste jogo: tem outra impressão digital
cause-no-seat = não existe o lugar { $seat }
cause-seed-or-deal = um ficheiro de jogo tem de ter uma semente ou uma distribuição, e só uma das duas
cause-seed-or-deal-game = um jogo tem de ter uma semente ou uma distribuição, e só uma das duas
cause-world-tour = { $what } só existe num campeonato do mundo
cause-illegal = contra as regras ({ $reason }): { $action }
cause-not-text = não é um ficheiro de texto
cause-names = { $players } jogadores precisam de { $names } nomes, ou nenhum
cause-header-name = um cabeçalho não se pode chamar { $what }
cause-unicode = não é Unicode válido: { $what }

# Uma ação ou uma distribuição.

cause-no-seat-at-table = não há lugar { $seat } numa mesa de { $players }
cause-not-an-action = não é uma ação: { $what }
cause-no-car = nenhum carro tem a letra { $what }
cause-no-cell = { $track } não tem o espaço { $what }
cause-no-card = nenhuma carta do baralho { $deck } se chama { $what }
cause-deal-parts = uma distribuição tem quatro partes: grid;cars;powers;cards

# Um ficheiro de circuito.

cause-too-many-characters = o ficheiro tem mais de { $count } caracteres
cause-line-start = uma linha não pode começar por { $what }; pode por { $known }
cause-already-given = { $what } já aparece na linha { $line }
cause-needs-value = { $what } precisa de um valor
cause-bet-alone = bet tem de estar sozinho na linha
cause-bets-only = só há { $count } linhas de aposta
cause-bet-first = uma linha de aposta não pode ficar na linha de chegada, antes da primeira secção
cause-bets-same = duas linhas de aposta ficam na mesma fronteira; a outra está na linha { $line }
cause-curve-side = curve precisa de left ou right
cause-radius-small = o raio { $radius } é demasiado pequeno para lanes { $lanes }
cause-most-sections = o circuito tem mais de { $count } secções
cause-most-cells = o circuito tem mais de { $count } espaços
cause-word-place = { $what } devia estar onde está { $found }
cause-needs-length = { $what } precisa de um comprimento
cause-needs-angle = { $what } precisa de um ângulo
cause-needs-radius = { $what } precisa de um raio
cause-not-a-length = { $what } não é um comprimento: escreve um número com duas casas decimais no máximo
cause-not-an-angle = { $what } não é um ângulo: escreve um número com duas casas decimais no máximo
cause-not-a-radius = { $what } não é um raio: escreve um número com duas casas decimais no máximo
cause-length-range = um comprimento vai de { $low } a { $high }, não { $number }
cause-angle-range = um ângulo vai de { $low } a { $high }, não { $number }
cause-radius-range = um raio vai de { $low } a { $high }, não { $number }
cause-lanes-missing = falta o número de faixas: escreve lanes e um número
cause-cells-missing = faltam os espaços: escreve cells e um número por faixa
cause-cells-count = cells precisa de um número por faixa: { $lanes }, não { $count }
cause-number-range = { $what } tem de ser um número de { $low } a { $high }, não { $word }
cause-few-sections = um circuito precisa de pelo menos { $least } secções, e este tem { $count }
cause-few-bets = um circuito precisa de { $least } linhas de aposta, e este tem { $count }
cause-bet-last = uma linha de aposta não pode ficar na linha de chegada, depois da última secção
cause-lanes-jump = não se passa de repente de { $before } para { $after } faixas: põe um taper no meio
cause-open-turned = o circuito não fecha: o fim fica { $ahead } larguras de faixa à frente do início e { $right } para a direita, e vira { $turn } graus em vez de 360
cause-open = o circuito não fecha: o fim fica { $ahead } larguras de faixa à frente do início e { $right } para a direita
cause-clash = a secção { $second } choca com a secção { $first }, da linha { $line }
cause-line-missing = falta a linha { $what }
cause-track-name = { $what } não serve como nome de circuito: usa minúsculas, algarismos e hífenes
cause-title = um título tem no máximo { $count } caracteres imprimíveis
cause-grid-count = a grelha precisa de { $least } espaços, não { $count }
cause-grid-twice = um espaço aparece duas vezes na grelha
cause-grid-unknown = a grelha indica { $what }, que não está no circuito
cause-grid-late = o espaço { $what } da grelha fica além da primeira linha de aposta
cause-short-lap = a volta mais curta tem { $count } passos, mas uma corrida precisa de pelo menos { $least }
cause-word-missing = falta { $what }
