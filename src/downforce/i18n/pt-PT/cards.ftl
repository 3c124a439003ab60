# Cartas Velocidade. Uma carta escreve-se linha a linha, de cima para baixo, com list-comma pelo meio.

card-line = { car } { $speed }
card-line-wild = jóquer { $speed }
