# What stands where on the board, where a car may go, bets and results: said by the terminal and by the page.

# Where a move may end, and what follows from it. $lane is one of the lane-... texts.
choice-move = { $space }, { $lane } : { spaces }, reste { $togo }
choice-move-laps = { $space }, { $lane } : { spaces }
choice-finish = franchir la ligne d’arrivée, { place } : { spaces }
choice-jam = finit bloquée
choice-passes = dépasse { choice-passes.whom }
    .whom = { $cars ->
    [noire] la noire
    [bleue] la bleue
    [verte] la verte
    [jaune] la jaune
    [orange] l’orange
    [rouge] la rouge
   *[other] les voitures { $cars }
}
choice-crosses = ouvre le pari { $number }
choice-lap = entame un nouveau tour
choice-shuts-in = bloque { choice-passes.whom }
choice-frees = débloque { choice-passes.whom }
choice-bonus-earned = gagne un déplacement bonus
lane-single = voie unique
lane-inside = intérieur
lane-middle = milieu
lane-outside = extérieur
lane-number = voie { $lane }

# The running order.
order-space = { $space }
order-to-go = reste { $steps }
order-to-line = tour { $lap }, ligne dans { $steps }
order-gap = +{ $steps }
order-level = de front
order-home = arrivée { place }
order-jammed = bloquée
order-nobody = sans propriétaire

# What lies ahead of a car; a list of ahead-... follows.
ahead = { car.start } : { $what }.
ahead-car = { car } à { spaces } devant
ahead-next = { car } juste devant
ahead-squeeze = voie unique dans { spaces }
ahead-in-squeeze = dans la voie unique
ahead-bet = ligne de paris { $number } dans { spaces }
ahead-finish = arrivée dans { spaces }
ahead-jammed = bloquée
ahead-clear = voie libre
ahead-home = arrivée { place.of-six }

# Bets.
bet-intro = Qui gagne la course ? Si la voiture choisie arrive 1re, 2e ou 3e, ce pari rapporte { $first }, { $second } ou { $third }.
bet-for-nothing = Qui gagne la course ? Le pari ne rapporte rien dans cette partie, mais on le fait quand même.

# How equal bids were decided.
story-tie-lines = Égalité : la carte qui a le plus de lignes l’emporte.
story-tie-wild = Égalité : la carte sans joker l’emporte.
story-tie-seat = Égalité : on regarde à gauche de la personne qui a acheté en dernier ; la place la plus proche l’emporte.

# The result.
result-home = { place } { car } ({ $player })
result-stalled = { race-scored-stalled }
result-win = { $count ->
    [one] { $players } gagne avec { $money } !
   *[other] { $players } se partagent la victoire avec { $money } par personne !
}
result-win-home = { $players } gagne : { car.short } est la première arrivée !
result-win-ahead = { $players } gagne : { car.short } est la plus avancée !
result-tie = Égalité à { $money } entre { $players } ; { $first } passe devant grâce à sa meilleure voiture ({ place }).
result-tie-shared = Égalité à { $money } entre { $players }, et leurs meilleures voitures ne les départagent pas.

# The rules in short.
rules-money = Le plus gros gain l’emporte : ce que rapportent tes voitures, plus tes paris, moins le prix payé aux enchères.
rules-first-home = La personne qui possède la première voiture arrivée gagne. L’argent ne compte pas.
rules-long = La personne qui possède la voiture la plus avancée quand toutes les cartes sont jouées gagne. L’argent ne compte pas.
rules-auction = Enchères : pour chaque voiture et son pouvoir, tout le monde pose une carte en secret. Le nombre à côté de la couleur de la voiture est l’enchère ; avec une carte sans cette couleur, on passe. La plus haute enchère paie et emporte le lot, et toutes les cartes reviennent en main. À égalité, la carte qui a le plus de lignes l’emporte, puis celle sans joker. À la fin, tout le monde a au moins une voiture.
rules-dealt = Les voitures sont distribuées, { $count } par personne.
rules-turn = Course : à ton tour, joue une carte, ligne par ligne. Chaque ligne fait avancer sa voiture d’autant de cases, et tu pilotes toutes les voitures de ta carte. Un joker fait avancer une voiture qui n’est pas sur la carte.
rules-steer = Les voitures avancent tout droit ou en diagonale, jamais de côté ni en arrière, et jamais à travers une autre. Une voiture qui se retrouve bloquée s’arrête là et perd le reste de son déplacement.
rules-bets = Paris : quand la première voiture franchit une ligne de paris, tout le monde parie en secret sur la gagnante, une fois la carte finie.
rules-finish = Arrivée : une voiture qui franchit la ligne prend la place suivante et quitte le circuit. Quand toutes tes voitures sont arrivées, tu ne joues plus de cartes. Quand il n’y a plus de cartes, les voitures encore en piste sont en panne et ne rapportent rien.
rules-laps = Il n’y a pas de ligne d’arrivée : les voitures tournent jusqu’à la dernière carte.
rules-two = À deux, les cartes Vitesse 8 sont posées face visible devant toi ; tu as sept cartes en main et tu en pioches une après chaque carte jouée.
rules-three = Tu as trois cartes en main et tu en pioches une après chaque carte jouée.
rules-tour = Un championnat du monde, ce sont deux courses comme celle-ci ; on additionne les gains des deux.
