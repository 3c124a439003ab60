# Les pouvoirs : le nom, puis l'effet en une phrase.

power-aggressive = Agressif
power-aggressive-effect = Quand la première ligne de ta carte est pour une de tes voitures, celle-ci peut avancer d'une case de plus.

power-cunning = Rusé
power-cunning-effect = Tu pilotes toi-même tes voitures, peu importe qui joue la carte.

power-determined = Déterminé
power-determined-effect = Quand ta carte fait avancer ta voiture uniquement sur des rectangles, celle-ci peut aussitôt avancer de deux cases de plus.

power-strategic = Stratège
power-strategic-effect = Tu peux sauter une ligne de chaque carte que tu joues.

power-tricky = Malin
power-tricky-effect = Tu peux lire de bas en haut une carte que tu joues.

power-unpredictable = Imprévisible
power-unpredictable-effect = Tes jokers peuvent prendre une couleur déjà présente sur la carte.

power-none = sans pouvoir
