# Cartas de velocidad. Una carta se escribe línea a línea, desde arriba, con list-comma entre ellas.

card-line = { car } { $speed }
card-line-wild = comodín { $speed }
