# La fin de la partie : le décompte en spectacle, puis ce qu'il veut dire pour la personne qui regarde.

finale-title = Le décompte
finale-cost = D’abord, le prix des voitures
finale-earlier = La première course
finale-prizes = Ce que rapporte la course
finale-bet = { $number ->
    [1] Le premier pari
    [2] Le deuxième pari
   *[3] Le troisième pari
}
finale-winner = Et la victoire revient à…
finale-skip = Passer
finale-again = Revoir le décompte

# --- Qui a gagné quoi ---

finale-game = { $count ->
    [one] { $players } gagne la partie avec { $money }
   *[other] { $players } se partagent la victoire avec { $money } par personne
}
finale-race = La course est gagnée par { $player }, avec { car.the }.
finale-race-nobody = { car.start-the } a gagné la course, et n’était à personne.
finale-race-too = La course aussi, avec { car.the }.
# Amounts with their currency.
finale-why = Pourquoi { $player } gagne : { $prizes } de course + { $bets } de paris − { $price } d’enchères
finale-why-no-bets = Pourquoi { $player } gagne : { $prizes } de course − { $price } d’enchères

# --- Pour la personne qui regarde ---

finale-you = Ta course
finale-you-won = Tu gagnes, avec { $money }.
finale-you-place = Tu prends la { place } place sur { $count }, avec { $money }.
finale-you-rank = Tu prends la { place } place sur { $count }.
finale-you-sum = { $prizes } de course + { $bets } de paris − { $price } d’enchères
finale-you-sum-no-bets = { $prizes } de course − { $price } d’enchères
finale-bet-lost = { finale-bet }, sur { car.short }, n’a rien rapporté : elle finit { place }.
finale-bet-lost-stalled = { finale-bet }, sur { car.short }, n’a rien rapporté : elle n’est jamais arrivée.
finale-bets-paid = Tous tes paris ont rapporté.
finale-jam = Le pire bouchon : une carte jouée par { $player } a coûté { spaces } à ta voiture { car }.
finale-jam-own = Le pire bouchon : ta propre carte a coûté { spaces } à ta voiture { car }.
finale-no-jam = Aucun bouchon n’a coûté la moindre case à tes voitures.
finale-see = Revoir ce moment
