# Les courses guidées : ce que dit l’ingénieure de course, 40 mots au plus par note. $cars sont des couleurs de
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

lesson-first-goal = Bienvenue ! Tes voitures : { $cars }. La première voiture qui franchit la ligne d’arrivée gagne la course pour son propriétaire. À ton tour, tu joues une carte et tu en pioches une.
lesson-card = Joue une carte. Ses lignes se jouent de haut en bas : chacune fait avancer la voiture de sa couleur du nombre de cases indiqué. Cherche de grands nombres pour tes voitures.
lesson-eight = Tu as en main une carte Vitesse 8 : huit cases pour une de tes voitures, et aucune rivale n’en profite. Garde-la pour une voie libre ou pour l’arrivée.
lesson-own-car = Ta voiture. Elle peut finir sur toute case éclairée : l’intérieur du virage est plus court, et une voie libre sert ta prochaine carte. Jamais de côté.
lesson-rival-car = Tu pilotes toutes les voitures de ta carte. Celle-ci est une rivale : envoie-la à l’extérieur, ou juste derrière une autre. Si elle peut avancer, elle doit le faire.
lesson-wild = Un joker : choisis une couleur absente de la carte. Souvent la tienne, si la voie est libre ; avec une rivale bloquée, le déplacement est perdu.
lesson-jam = Un bouchon : sans case libre devant elle, une voiture s’arrête et perd le reste de son nombre. Garde de la place pour les tiennes, pas pour les rivales.
lesson-squeeze = La route n’a plus qu’une voie. Personne n’y double, et une voiture arrêtée là retient toutes les autres. Fais passer la tienne en premier.
lesson-first-finish = L’arrivée est à une carte : cette course s’arrête dès qu’une voiture franchit la ligne. La tienne y arrive-t-elle ? Sinon, freine la rivale la plus proche.
lesson-first-stalled = Les voitures encore sur le circuit sont en panne. Au Grand Prix, elles ne gagnent rien, et les paris sur elles non plus.

# --- Le Grand Prix ---

lesson-money = Ici, c’est l’argent qui compte. Tes voitures et tes paris rapportent, et le prix de tes voitures est déduit. Le plus gros gain total l’emporte, quelle que soit la première arrivée.
lesson-lot = Cette voiture et ce pouvoir, qui change une règle en ta faveur, se vendent ensemble. Tout le monde pose une carte face cachée : son nombre pour cette couleur est l’enchère, en millions. Les cartes reviennent en main.
lesson-price = Le prix est noté sur la feuille et payé à la fin, sur les gains. La première place rapporte 12, la deuxième 9, la troisième 6 : une voiture payée 6 doit bien se classer.
lesson-tie = Deux enchères sont à égalité. La carte qui a le plus de lignes gagne ; ensuite, celle sans joker. Une longue carte bat donc une courte, au même prix.
lesson-pass = Avec une carte sans cette couleur, tu passes. Laisse partir une voiture trop chère : tout le monde finit avec au moins une voiture.
lesson-bought = Elle est à toi, avec son pouvoir. Sa carte Vitesse 8 est dans ta main : huit cases pour elle en course. Une autre voiture peut rapporter plus, et coûte plus.
lesson-keep-power = Tu as plusieurs pouvoirs et tu en gardes un pour la course. Il sert à toutes tes voitures. Prends celui qui va avec les cartes de ta main.
lesson-race = La course : joue une carte et pilote toutes les voitures de cette carte, ligne par ligne. Ton pouvoir t’est proposé quand il peut servir. On ne pioche pas : dépense bien tes cartes.
lesson-betting-line = Une voiture peut bientôt franchir une ligne jaune. La première ouvre un pari : une fois la carte finie, tout le monde coche en secret sa gagnante.
lesson-bet = Quelle voiture va gagner ? Si elle finit première, deuxième ou troisième, ce pari rapporte 9, 6 ou 3. N’importe quelle voiture convient. Personne ne voit ta croix.
lesson-next-bet = Un autre pari. Le deuxième rapporte 6, 4 ou 2, le troisième 3, 2 ou 1. Garde ta voiture, ou coches-en une autre si la course a changé.
lesson-finish = L’arrivée est proche. Les places rapportent 12, 9, 6, 4, 2 et rien. Il suffit de franchir la ligne : un petit nombre peut donc suffire.
lesson-home = Une voiture est arrivée, et la course continue : presque chaque place rapporte, et les paris sur les trois premières aussi. Amène les tiennes à l’arrivée.
lesson-cards-run-out = Il reste peu de cartes. Une voiture qui ne franchit jamais la ligne est en panne : elle ne rapporte rien, et les paris sur elle non plus. Amène d’abord celle qui rapporte le plus.
lesson-sheet = Les feuilles : course et paris, moins les enchères. Le plus gros total gagne ; à égalité, la voiture la mieux classée. Regarde d’où vient ton argent.
