# downforce simulate et downforce arena : titres des tableaux et des graphiques, et ce que disent les commandes.

# Au-dessus des tableaux.
arena-played = { $games } { $count ->
    [one] partie
   *[other] parties
}, graine { $seed }, avec { $bots }.
arena-intervals = ± est la marge d’erreur : dans 95 séries sur 100 comme celle-ci, l’intervalle contient la vraie valeur. × est un multiple de la part équitable.
arena-salt = Le sel des donnes était { $salt }. Indique-le avec --salt pour rejouer cette série.
arena-engine = Moteur : fast. Nombres aléatoires : { $generator }.

# Ce que distingue un tableau : son titre et sa première colonne.
arena-by-seat = Places à table
arena-by-bot = Bots
arena-by-power = Pouvoirs
arena-by-grid = Emplacements de départ
arena-by-colour = Voitures
arena-by-race = Courses
arena-balance = Équilibre, { $track }
arena-ratings = Cotes
arena-cross = Qui devance qui, en %
arena-head-seat = place
arena-head-bot = bot
arena-head-power = pouvoir
arena-head-grid = départ
arena-head-colour = voiture
arena-head-race = courses
arena-head-figure = mesure

# Les colonnes ; un titre peut tenir sur deux lignes.
arena-head-wins = victoires %
arena-head-times-fair = ×
arena-head-place = rang
arena-head-money = gain
arena-head-spent = dépense
arena-head-price = prix
arena-head-bet-hits =
    paris
    gagnés %
arena-head-cards-left =
    cartes
    restantes
arena-head-taken =
    1re place
    prise %
arena-head-stalled =
    voitures
    en panne
arena-head-stalled-share = en panne %
arena-head-rating = cote
arena-head-games = parties
arena-head-all = toutes
arena-head-bar = objectif
arena-head-verdict = verdict

# Lignes des tableaux sur les courses et l'équilibre.
arena-all = toutes
arena-players = à { $players } joueurs
arena-row-taken = 1re place prise, %
arena-row-stalled = voitures en panne
arena-row-grid = départ { $place }, × un sixième
arena-row-colour = { $car }, × un sixième
arena-bar-above = plus de { $low }
arena-bar-below = jusqu’à { $high }
arena-bar-between = { $low } à { $high }
arena-verdict = { $verdict ->
    [held] tenu
    [missed] manqué
   *[open] indécis
}
arena-verdicts = Indécis : la limite de l’objectif est dans l’intervalle ; plus de parties permettraient de trancher.

# Pendant les parties, et après.
arena-progress = Parties : { $done } sur { $total }
arena-rate = { $rate }/s
arena-speed = { $games } { $count ->
    [one] partie
   *[other] parties
} en { $seconds } s, { $rate } par seconde.
arena-resumed = Parties déjà jouées : { $done } sur { $total }. On continue.
arena-stopped = Arrêt. Parties conservées : { $done } sur { $total }. Pour continuer : downforce { $command } --resume { $path }
arena-written = { $what ->
    [csv] Les statistiques sont
    [plots] Les graphiques sont
   *[records] Les parties sont
} dans { $path }

# Graphiques. $games est un nombre avec ses séparateurs.
plot-foot = Parties : { $games }. Graine : { $seed }. Bots : { $bots }.
plot-whiskers = Moustaches : l’intervalle qui contient la vraie valeur dans 95 séries sur 100 comme celle-ci.
plot-wins = Qui gagne
plot-wins-seat = place à table
plot-wins-grid = emplacement de départ
plot-wins-colour = voiture
plot-wins-power = pouvoir
plot-wins-bot = bot
plot-wins-note = victoires, en multiples de la part équitable (la ligne à damier)
plot-finish = De la grille au drapeau
plot-finish-note = pour 100 départs d’un emplacement, combien finissent à chaque rang
plot-finish-grid = départ
plot-finish-place = rang à l’arrivée
plot-finish-stalled = en panne
plot-money = La cagnotte
plot-money-note = gain total, en millions
plot-stalled = En panne
plot-stalled-note = voitures par course qui n’arrivent jamais, selon le nombre de joueurs ; en jaune, le maximum souhaité
plot-ratings = Le classement
plot-ratings-note = cote calculée par openskill
plot-cross = Face à face
plot-cross-note = pour 100 parties à la même table, combien de fois la ligne devance la colonne

# Ce qui ne va pas : une ligne.
arena-bad-number = { $option } demande un nombre entier d’au moins { $least }, pas { $text }
arena-bad-players = --players demande des nombres de 2 à 6, comme 4, 2-6 ou 2,4, pas { $text }
arena-bad-backend = --backend accepte { $known } ; pas { $text }
arena-bad-engine = --engine accepte { $known } ; pas { $text }
arena-engine-alone = --engine fast ne va pas avec { $option }
arena-bad-salt = un sel est une ligne de texte brut
arena-scheduler-alone = --scheduler demande un --backend qui en a un : { $known }
arena-no-scheduler = rien ne répond à { $address } : { $why }
arena-two-bots = une arène demande au moins deux bots
arena-same-bot = deux bots s’appellent { $name } ; donne aux fichiers des noms différents
arena-bot = bot { $bot } : { $cause }
arena-bot-game = le bot { $bot } a échoué dans la partie { $game }, place { $seat } : { $cause }
arena-journal = { $path } { $problem ->
    [file] n’est pas un fichier de reprise de downforce
    [busy] est déjà utilisé par une autre série
    [kind] est le fichier de reprise d’une autre commande
    [seed] a été commencé avec un autre --seed
    [salt] a été commencé avec un autre --salt, ou interrompu avant la publication de son sel
    [isolated] a été commencé avec un autre choix de --isolate
    [generator] a été commencé avec un autre --engine
    [deals] a été commencé avec un autre nombre de parties
    [tables] a été commencé avec d’autres tables (joueurs, circuit, mode, édition) ou un autre nombre de bots
    [bots] a été commencé avec d’autres bots
    [tracks] a été commencé avec une autre version d’un circuit
    [records] a été commencé { $kept ->
        [yes] avec --record
       *[no] sans --record
    }
    [engine] a été commencé avec une autre version du jeu
   *[batch] a été commencé avec une autre version de downforce
}
arena-nothing-to-resume = { $path } n’existe pas ; précise ce qu’il faut jouer

arena-not-limited = { $what ->
    [memory] Ce système ne peut pas limiter la mémoire des bots isolés.
   *[network] Ce système ne peut pas couper le réseau aux bots isolés.
}
