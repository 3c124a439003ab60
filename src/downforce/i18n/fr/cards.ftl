# Cartes Vitesse. Une carte s'écrit ligne par ligne, de haut en bas, jointes par list-comma.

card-line = { car } { $speed }
card-line-wild = joker { $speed }
