# Ce qu'on a toujours sous les yeux : cartes Vitesse, feuilles de score, ordre de course, places.

# --- Cartes Vitesse ---

# Une ligne d'une carte, lue à voix haute : $own dit si la voiture est à qui écoute, $now si elle peut avancer.
handcard-line = { $own ->
    [yes] ta voiture { car } { $speed }
   *[no] { car } { $speed }
}{ $now ->
    [home] { " " }(arrivée)
    [jammed] { " " }(bloquée)
   *[free] { "" }
}
# Une carte de la main, lue à voix haute : ses lignes, puis ce qu'elle ferait. $card est une liste de telles lignes.
handcard-bids = { $card } : enchérit à { $amount }
handcard-declares = { $card } : annonce { $amount }
handcard-passes = { $card } : passe
handcard-upside-down = { $card } : à l’envers
handcard-covered = une carte face cachée

# Au pied d'une carte.
handcard-foot-pass = passe
handcard-foot-declare = annonce { $amount }
handcard-foot-down = à l’endroit
handcard-foot-up = à l’envers

handcard-hand = Ta main
handcard-none = Plus aucune carte dans ta main.
handcard-count = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}

# Un coup de tampon sur la carte qui emporte le lot.
handcard-sold = Adjugé

# --- La feuille de score ---

sheetpad-title = Feuille de score
sheetpad-of = Feuille de score : { $player }
sheetpad-driver = Pilote
sheetpad-car = Voiture
sheetpad-price = Enchères
sheetpad-prize = Course
sheetpad-bet = Pari { $number }
# Un tableau sous les voitures : ce que rapporte chaque place.
sheetpad-pays = Barème
sheetpad-sum = Total
sheetpad-total = Gain total
# En travers d'une colonne dont le pari est encore secret.
sheetpad-sealed = Scellé
# Une croix sur la feuille, lue à voix haute.
sheetpad-marked = coché
sheetpad-bet-on = Pari { $number } sur { car.short }
sheetpad-stalled = en panne
sheetpad-no-money = L’argent ne compte pas dans cette partie.

# --- L'ordre de course ---

tower-title = Ordre de course
# Une voiture, lue à voix haute. $gap est une distance comme +3.
tower-row = { place } : { car }, { $owner }, { $gap }
tower-nobody = à personne
tower-stalled = en panne
tower-up = { $count ->
    [one] gagne { $count } place
   *[other] gagne { $count } places
}
tower-down = { $count ->
    [one] perd { $count } place
   *[other] perd { $count } places
}

# --- Les places ---

seat-title = Pilotes
seat-you = toi
seat-host = hôte
# $level est le nom d'un bot.
seat-bot = bot { $level }
seat-away = un bot tient le volant
seat-offline = hors ligne
seat-asked = doit jouer
seat-thinking = réfléchit
seat-car-for = { car } pour { $price }
seat-no-car = pas encore de voiture
seat-bets = { $count ->
    [0] aucun pari
    [one] { $count } pari
   *[other] { $count } paris
}
seat-own-bets = Tes paris : { $cars }
seat-cars = Voitures
