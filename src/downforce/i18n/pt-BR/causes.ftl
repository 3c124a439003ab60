# O que está errado em um arquivo. O texto em inglês é, palavra por palavra, o que dizem os leitores de arquivos.
# As palavras do formato (lanes, cells, taper) ficam como estão.

# Um arquivo de partida.

cause-too-many-characters-game = um arquivo de partida tem no máximo { $count } caracteres
cause-too-many-actions = uma partida tem no máximo { $count } ações
cause-header-form = um cabeçalho se escreve assim: [Nome "valor"]
cause-header-late = os cabeçalhos vêm antes da primeira ação
cause-given-twice = { $what } aparece duas vezes
cause-result-open = há um resultado, mas esta partida não acabou
cause-result-other = o resultado não é o desta partida: deveria ser { $right }
cause-digest-open = há uma impressão digital, mas esta partida não acabou
cause-digest-other = a impressão digital não é a desta partida: deveria ser { $right }
cause-header-missing = falta o cabeçalho { $what }
cause-nothing-called = não há nada aqui chamado { $what }
cause-bad-players = { $what } não é um número de jogadores de 2 a 6
cause-other-version = { $what } aqui não é o mesmo que nesta partida: tem outra impressão digital
cause-no-seat = não existe o lugar { $seat }
cause-seed-or-deal = um arquivo de partida precisa ter uma semente ou uma distribuição, e só uma das duas
cause-seed-or-deal-game = uma partida precisa ter uma semente ou uma distribuição, e só uma das duas
cause-world-tour = { $what } só existe em um campeonato mundial
cause-illegal = contra as regras ({ $reason }): { $action }
cause-not-text = não é um arquivo de texto
cause-names = { $players } jogadores precisam de { $names } nomes, ou de nenhum
cause-header-name = um cabeçalho não pode se chamar { $what }
cause-unicode = não é Unicode válido: { $what }

# Uma ação ou uma distribuição.

cause-no-seat-at-table = não existe o lugar { $seat } em uma mesa de { $players } jogadores
cause-not-an-action = não é uma ação: { $what }
cause-no-car = nenhum carro tem a letra { $what }
cause-no-cell = { $track } não tem a casa { $what }
cause-no-card = nenhuma carta do baralho { $deck } se chama { $what }
cause-deal-parts = uma distribuição tem quatro partes: grid;cars;powers;cards

# Um arquivo de pista.

cause-too-many-characters = o arquivo tem mais de { $count } caracteres
cause-line-start = uma linha não pode começar com { $what }; só com { $known }
cause-already-given = { $what } já aparece na linha { $line }
cause-needs-value = { $what } precisa de um valor
cause-bet-alone = bet precisa estar sozinho na linha
cause-bets-only = só há { $count } linhas de aposta
cause-bet-first = uma linha de aposta não pode ficar na linha de chegada, antes da primeira seção
cause-bets-same = duas linhas de aposta ficam na mesma divisa; a outra está na linha { $line }
cause-curve-side = curve precisa de left ou right
cause-radius-small = o raio { $radius } é pequeno demais para lanes { $lanes }
cause-most-sections = a pista tem mais de { $count } seções
cause-most-cells = a pista tem mais de { $count } casas
cause-word-place = { $what } deveria estar onde está { $found }
cause-needs-length = { $what } precisa de um comprimento
cause-needs-angle = { $what } precisa de um ângulo
cause-needs-radius = { $what } precisa de um raio
cause-not-a-length = { $what } não é um comprimento: escreva um número com no máximo duas casas decimais
cause-not-an-angle = { $what } não é um ângulo: escreva um número com no máximo duas casas decimais
cause-not-a-radius = { $what } não é um raio: escreva um número com no máximo duas casas decimais
cause-length-range = um comprimento tem que ser de { $low } a { $high }, não de { $number }
cause-angle-range = um ângulo tem que ser de { $low } a { $high }, não de { $number }
cause-radius-range = um raio tem que ser de { $low } a { $high }, não de { $number }
cause-lanes-missing = falta o número de faixas: escreva lanes e um número
cause-cells-missing = faltam as casas: escreva cells e um número por faixa
cause-cells-count = cells precisa de um número por faixa: { $lanes }, não { $count }
cause-number-range = { $what } tem que ser um número de { $low } a { $high }, não { $word }
cause-few-sections = uma pista precisa de pelo menos { $least } seções, e esta tem { $count }
cause-few-bets = uma pista precisa de { $least } linhas de aposta, e esta tem { $count }
cause-bet-last = uma linha de aposta não pode ficar na linha de chegada, depois da última seção
cause-lanes-jump = não dá para passar de { $before } para { $after } faixas de uma vez: ponha um taper entre as duas seções
cause-open-turned = a pista não fecha: o fim fica { $ahead } larguras de faixa à frente do início e { $right } à direita, e a pista vira { $turn } graus em vez de 360
cause-open = a pista não fecha: o fim fica { $ahead } larguras de faixa à frente do início e { $right } à direita
cause-clash = a seção { $second } bate na seção { $first }, da linha { $line }
cause-line-missing = falta a linha { $what }
cause-track-name = { $what } não serve como nome de pista: use minúsculas, números e hifens
cause-title = um título tem no máximo { $count } caracteres imprimíveis
cause-grid-count = o grid precisa de { $least } casas, não { $count }
cause-grid-twice = uma casa aparece duas vezes no grid
cause-grid-unknown = o grid indica { $what }, que não está na pista
cause-grid-late = a casa { $what } do grid fica além da primeira linha de aposta
cause-short-lap = a volta mais curta tem { $count } passos, mas uma corrida precisa de pelo menos { $least }
cause-word-missing = falta { $what }
