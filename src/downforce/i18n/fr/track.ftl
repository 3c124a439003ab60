# downforce track : ce qui est imprimé sur un plan, et ce que disent les commandes.

# Un circuit en quelques nombres ; seul, ou après son titre et une virgule.
track-figures = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, { $lap } pas par tour, { $even ->
    [yes] { $most ->
        [one] une seule voie
       *[other] { $most } voies
    }
   *[no] { $fewest } à { $most } voies
}, { $squeezes ->
    [0] aucun goulet
    [one] { $squeezes } goulet
   *[other] { $squeezes } goulets
}

# Les mots d'un plan.
track-over = Circuit de Grand Prix
track-pole = Pole position
track-grid = Emplacement de départ
track-betting-line = Ligne de paris
track-finish-line = Ligne d’arrivée
track-scale = { $lanes } largeurs de voie
track-winners-spaces = Cases d’arrivée

# Ce que disent les commandes.
track-ok = ok : { $title }, { $id } : { $figures }
track-drawn = { $title } est dessiné dans { $path }
track-written = Le plateau de { $title } est enregistré dans { $path }
track-json-alone = --json donne tout le plateau ; enlève --cells et --no-title
track-overwrite = { $path } est le circuit lui-même ; choisis un autre fichier pour le dessin

# Les colonnes de la liste.
track-head-name = nom
track-head-title = titre
track-head-version = version
track-head-cells = cases
track-head-lap = tour
track-head-lanes = voies
track-head-squeezes = goulets
