# L’ingénieure de course : ce qui parle pour un choix. $car est la couleur de la voiture dont il s’agit ; $steps, les
# cases qu’elle gagne (ou toutes les tiennes, ou celles de la main) ; $usual, la même chose avec les autres choix, en
# moyenne ; $price est un montant ; $chance va de 0 à 100. Le choix figure au-dessus de sa phrase.

advice-only = Il n’y a rien d’autre à choisir.
advice-win = Avec cela, tu gagnes la partie sur-le-champ.
advice-bid = { car.start-the } vaut pour toi environ { $price } : ta main lui donne { spaces }.
advice-free = Dans cette partie, les prix ne comptent pas : enchéris autant que tu peux.
advice-least = Ici, tu ne peux pas passer, et l’enchère la plus basse possible est { $price }.
advice-dear = { car.start-the } ne vaut pas plus de { $price } pour toi : garde ton argent.
advice-over = C’est plus que { car.the } ne vaut pour toi.
advice-later = Attends une voiture moins chère, ou qui convienne mieux à ta main.
advice-enough = Tu as assez de voitures : une de plus rapporterait moins qu’elle ne coûte.
advice-cannot = Aucune de tes cartes ne permet d’enchérir pour { car.the }.
# $place : 1 est le pouvoir que l’As préfère parmi ceux qui s’offrent.
advice-power = { $place ->
    [1] De ces pouvoirs, c’est celui qui a gagné le plus de courses.
   *[other] Un bon pouvoir, mais il a gagné moins de courses.
}
advice-home = Ta voiture { car } arrive { place.of-six }.
advice-own = { $usual ->
    [0] À la fin de cette carte, tes voitures gagnent { spaces } ; les autres choix n’en donnent presque pas.
   *[other] À la fin de cette carte, tes voitures gagnent { spaces } ; les autres choix en donnent environ { $usual }.
}
advice-leader = { $steps ->
    [0] { car.start } mène et n’avance pas ; les autres choix lui donnent environ { $usual ->
        [one] { $usual } case
       *[other] { $usual } cases
    }.
   *[other] { car.start } mène et n’avance que de { spaces } ; les autres choix lui en donnent environ { $usual }.
}
advice-rival = { $steps ->
    [0] { car.start } n’avance pas ; les autres choix lui donnent environ { $usual ->
        [one] { $usual } case
       *[other] { $usual } cases
    }.
   *[other] { car.start } n’avance que de { spaces } ; les autres choix lui en donnent environ { $usual }.
}
advice-jam = { car.start-the } se retrouve bloquée.
advice-stake = { car.start } avance de { spaces }, et tu as parié sur elle.
advice-round = En comptant ce que tes rivaux peuvent répondre, tes chances de gagner la partie sont d’environ { $chance } sur 100.
advice-chance = Tes chances de gagner la partie sont alors d’environ { $chance } sur 100.
advice-same = { $place ->
    [1] Ici, peu importe : tes chances de gagner la partie sont d’environ { $chance } sur 100 dans tous les cas.
   *[other] Presque aucune différence.
    }
advice-less = Tes voitures avancent moins, mais tes chances de gagner la partie sont meilleures : { $chance } sur 100 au lieu de { $usual }.
advice-prizes = Tes voitures avancent moins, mais peuvent espérer de meilleures places à l’arrivée.
advice-trial = Tes voitures avancent moins sur le moment, mais, en comptant ce que tes rivaux peuvent répondre, tes chances de gagner la partie sont meilleures : { $chance } sur 100 au lieu de { $usual }.
advice-pays = { car.start } arrive première dans environ { $chance } cas sur 100 ; parier sur elle rapporte { $price } en moyenne.
advice-back = { car.start } arrive première dans environ { $chance } cas sur 100 ; elle est à toi, donc le pari rapporte dans les courses que tu peux gagner.
advice-first = { car.start } arrive première dans environ { $chance } cas sur 100.

advice-title = Ingénieure de course
# À la fin : combien de fois le conseil fut suivi.
result-advised = { $count ->
    [one] { $player } a suivi le conseil de l’ingénieure { $count } fois.
   *[other] { $player } a suivi le conseil de l’ingénieure { $count } fois.
    }

# --- Le réglage ---

setting-advice = Conseils
setting-advice-about = Peut-on demander conseil à l’ingénieure de course ?
setting-advice-alone = Contre des bots
setting-advice-alone-about = Tu peux demander conseil tant que personne d’autre ne joue.
setting-advice-on = Oui
setting-advice-on-about = Tout le monde peut demander conseil ; le résultat le signale.
setting-advice-off = Non
setting-advice-off-about = Personne ne reçoit de conseils.
