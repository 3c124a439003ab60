# Les courses guidées : ce que dit l’ingénieure de course, deux lignes au plus sur un téléphone. $cars sont des couleurs de
# voitures, comme « rouge et bleue ».

lesson-first-lap-title = Le premier tour
lesson-first-lap-about = Piloter, rien d’autre : cartes, rivales, jokers et bouchons. La première voiture arrivée gagne. Six minutes environ.
lesson-grand-prix-title = Le Grand Prix
lesson-grand-prix-about = Le jeu complet : enchères, pouvoirs, paris et feuille de score. Vingt minutes environ.
lesson-start = Commencer la course
lesson-resume = Retour à la course
lesson-again = Refaire la course
lesson-learn = Toutes les leçons
lesson-done = Terminée
learn-first-over = Première fois ici ?
learn-first = Apprends au volant
learn-first-about = Deux courses avec une ingénieure de course à tes côtés. Aucune règle à lire avant.

lesson-engineer = Ingénieure de course
lesson-note-count = Message { $number } sur { $count }
lesson-note-before = Message précédent
lesson-note-next = Message suivant
lesson-note-fold = Fermer le message
lesson-note-open = Ouvrir le message
lesson-goal-label = À faire
lesson-legend = Signes
lesson-sign-wild = Joker : une couleur au choix
lesson-sign-chequers = Ligne d’arrivée ; sur une carte : Vitesse 8
lesson-sign-line = Ligne de paris
lesson-next = Ensuite : le Grand Prix

lesson-proof = La donne était préparée
lesson-proof-about = C’était une course guidée : sa donne a été choisie d’avance pour que tout puisse s’apprendre, et ne dit rien du hasard. Les autres ne voyaient que leurs propres cartes. La partie n’entre pas dans la collection publique.

# --- Ce que l’on cherche à faire : une ligne courte ---

lesson-goal-play-first-home = Joue la carte qui t’aide le plus. Tes voitures : { $cars }.
lesson-goal-watch-first-home = Les autres pilotent. À mener à l’arrivée : { $cars }.
lesson-goal-own-car = Ta voiture ({ $cars }) : va loin, et garde la voie libre.
lesson-goal-rival-car = Voiture rivale ({ $cars }) : fais-lui perdre des cases.
lesson-goal-wild = Choisis la couleur que le joker déplace.
lesson-goal-bid = Décide ce que cette voiture vaut pour toi, ou passe.
lesson-goal-keep-power = Choisis ton pouvoir pour la course.
lesson-goal-bet = Coche la voiture qui arrivera première.
lesson-goal-play-for-money = Joue la carte qui te rapporte le plus. Tes voitures : { $cars }.
lesson-goal-use-power = Utilise ton pouvoir maintenant ou garde-le pour une autre fois.
lesson-goal-watch-money = Les autres décident. À mener à l’arrivée : { $cars }.
lesson-goal-watch-auction = Les autres décident. Il te faut au moins une voiture.
lesson-goal-confirm = Regarde ce que donne ton tour, puis confirme.
lesson-goal-over = La course est finie.

# --- Le premier tour ---

lesson-first-goal = Ici seulement, la première voiture arrivée gagne. Tes voitures : { $cars }.
lesson-card = Joue une carte : de haut en bas, chaque ligne déplace la voiture de sa couleur.
lesson-eight = La carte Vitesse 8 avance une voiture de huit cases. Garde-la pour une voie libre.
lesson-own-car = Ta voiture : l’intérieur est plus court, et la voie libre aide ta prochaine carte.
lesson-rival-car = Tu pilotes toutes les voitures de ta carte : envoie les rivales par l’extérieur.
lesson-wild = Un joker : qui joue choisit une couleur absente de la carte.
lesson-jam = Coincée : aucune case libre devant la voiture. Sa ligne est sautée.
lesson-squeeze = Une seule voie devant : personne n’y double. Passe en premier.
lesson-first-stalled = Au Grand Prix, une voiture encore sur le circuit est en panne et ne gagne rien.
lesson-begins = Le propriétaire de la voiture de tête commence ; puis on tourne vers la gauche.
lesson-draw = Dans cette course seulement, tu pioches une carte après chaque carte jouée.
lesson-name-wild = Choisis une couleur. Une voiture coincée est permise, mais ne bouge pas.
lesson-two-wilds = Deux jokers sur une carte doivent choisir deux couleurs différentes.
lesson-steps = Chaque pas va tout droit ou en diagonale, jamais de côté ni en arrière.
lesson-taken = Une voiture n’entre pas sur une case prise, mais passe en diagonale entre deux.
lesson-whole = Si le chemin le permet, la voiture avance de tout son nombre. Elle doit bouger.
lesson-jam-ahead = Un chemin mène à un bouchon : la voiture s’y arrête et perd le reste.

# --- Le Grand Prix ---

lesson-money = Courses plus paris, moins tes enchères : le plus gros total gagne.
lesson-lot = Voiture et pouvoir se vendent ensemble. Le pouvoir change une règle en ta faveur.
lesson-price = La plus haute enchère gagne, payée à la fin. Les cartes reviennent en main.
lesson-tie = À égalité : la carte qui a le plus de lignes gagne, puis celle sans joker.
lesson-bought = Ta carte Vitesse 8 est dans ta main. Aux enchères, elle fait passer.
lesson-keep-power = Garde un pouvoir pour toutes tes voitures : celui qui convient à tes cartes.
lesson-race = On ne pioche plus : ta main doit suffire pour toute la course.
lesson-betting-line = La première voiture à franchir une ligne jaune ouvre un pari après la carte.
lesson-bet = Coche en secret une voiture : première, deuxième ou troisième, elle rapporte 9, 6 ou 3.
lesson-next-bet = Le pari 2 rapporte 6, 4 ou 2, le pari 3 : 3, 2 ou 1. Garde ta voiture ou change.
lesson-finish = L’arrivée est proche. Il suffit de l’atteindre ; le reste est perdu.
lesson-home = La première voiture est arrivée, la course continue : presque chaque place paie.
lesson-cards-run-out = Une voiture en piste quand les cartes sont finies est en panne : aucun gain.
lesson-sheet = Le plus gros total gagne ; à égalité, la voiture la mieux classée.
lesson-bid = Le nombre de ta carte dans cette couleur est ton enchère. Sans lui, tu passes.
lesson-prizes = Les places rapportent 12, 9, 6, 4, 2 et rien : voilà ce que vaut une voiture.
lesson-declared = Tu n’as pas cette couleur. Certaines cartes peuvent enchérir : c’est indiqué.
lesson-everybody = Tout le monde aura une voiture : à la fin, seuls ceux sans voiture enchérissent.
lesson-given = La dernière voiture va au pilote qui n’en a pas, au plus petit nombre de sa main.
lesson-aside = Si tout le monde passe, la voiture attend la fin. Invendue, elle court seule.
lesson-power = Ton pouvoir est proposé chaque fois qu’il peut servir. Tu peux refuser.
lesson-cunning = Rusé ({ $cars }) : le propriétaire pilote toujours, peu importe qui joue.
lesson-two-bets = Une carte a fait franchir deux lignes : deux paris, l’un après l’autre.
lesson-home-line = La ligne d’une voiture déjà arrivée est sautée.
lesson-out = Toutes tes voitures sont arrivées : ta main est défaussée, mais tu paries encore.
