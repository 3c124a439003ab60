# Ce qui se passe, et qui l'on attend ($waiting est une liste de noms, $player la personne dont c'est la carte).

phase-bid = { car.start-the } est aux enchères ; on attend { $waiting }.
phase-keep-power = Les enchères sont finies et chaque pilote garde un seul pouvoir ; on attend { $waiting }.
phase-swap-power = Rusé peut être échangé ; on attend { $waiting }.
phase-play-card = La course est lancée ; à { $waiting } de jouer une carte.
phase-name-wild = { $player } joue { $card }, et il faut une couleur pour le joker ; on attend { $waiting }.
phase-choose-skip = { $player } joue { $card } et peut sauter la ligne de { car.short } ; on attend { $waiting }.
phase-move-car = { $player } joue { $card }, et { car.short } avance ; on attend { $waiting }.
phase-bonus = { $player } joue { $card }, et { car.short } a droit à un déplacement bonus ; on attend { $waiting }.
phase-bet = Tout le monde parie sur la voiture gagnante (pari { $number }) ; on attend { $waiting }.
phase-over = La partie est finie.

question-bid = Enchéris pour { car.the } avec une carte. Tu la gardes.
question-keep-power = Avec quel pouvoir courir ?
question-swap-power = Échanger Rusé contre un autre pouvoir ?
question-play-card = À toi : joue une carte.
question-name-wild = Le joker vaut { $speed }. Pour quelle voiture ?
question-choose-skip = { car.start } avancerait de { $speed }. Sauter la ligne ?
question-move-car = { car.start } avance de { $speed }. Où va-t-elle ?
question-move-car-rival = { $player } fait avancer ta voiture { car } de { $speed }. C’est toi qui pilotes : où va-t-elle ?
question-bonus = Déplacement bonus pour { car.short } : encore { spaces }.
question-bet = Pari { $number } : qui gagne ? Personne ne voit ta croix.
