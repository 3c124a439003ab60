# Petites pièces dont sont faits les autres textes.

# Listes : « Ada », « Ada et Bruno », « Ada, Bruno et Carmen ». $start est une liste jointe par list-comma.
list-pair = { $start } et { $last }
list-pair-before-i = { list-pair }
list-comma = { $start }, { $last }
list-none = personne

# Le rang d'une voiture, au féminin. $place compte à partir de 1.
place = { $place ->
    [1] 1re
   *[other] { $place }e
}
    .of-six = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
}

spaces = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}

yes = oui
no = non
