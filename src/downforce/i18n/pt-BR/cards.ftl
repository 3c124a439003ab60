# Cartas de velocidade. Uma carta se escreve linha por linha, de cima para baixo, com list-comma entre elas.

card-line = { car } { $speed }
card-line-wild = curinga { $speed }
