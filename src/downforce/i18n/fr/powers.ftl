# Les pouvoirs : le nom, puis l'effet en une phrase.

power-aggressive = Agressif
power-aggressive-effect = Quand la première ligne de ta carte est pour une de tes voitures, celle-ci peut avancer d’une case de plus.
power-aggressive-example = Ta carte commence par ta rouge 6 : la rouge avance de 6, ou de 7 si tu veux.

power-cunning = Rusé
power-cunning-effect = Tu pilotes toi-même tes voitures, peu importe qui joue la carte.
power-cunning-example = Bruno joue une carte avec ta verte 4 : c’est toi qui choisis où va la verte, pas Bruno.

power-determined = Déterminé
power-determined-effect = Quand ta carte fait avancer ta voiture uniquement sur des rectangles, celle-ci peut aussitôt avancer de deux cases de plus.
power-determined-example = Ta jaune 3 passe sur trois rectangles de suite : elle peut avancer de deux de plus, cinq en tout.

power-strategic = Stratège
power-strategic-effect = Tu peux sauter une ligne de chaque carte que tu joues.
power-strategic-example = Ta carte dit rouge 6, bleue 4, noire 2. Tu sautes la bleue, ta rivale, et elle reste sur place.

power-tricky = Malin
power-tricky-effect = Tu peux lire de bas en haut une carte que tu joues.
power-tricky-example = Ta carte dit rouge 6, bleue 4, noire 2. Lue de bas en haut, la noire libère le passage et la rouge part en dernier.

power-unpredictable = Imprévisible
power-unpredictable-effect = Tes jokers peuvent prendre une couleur déjà présente sur la carte.
power-unpredictable-example = Ta carte dit rouge 6 et joker 2. Tu choisis encore la rouge : elle avance de 6, puis de 2.

power-none = sans pouvoir
power-example = Par exemple :
