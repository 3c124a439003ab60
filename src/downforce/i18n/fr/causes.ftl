# Ce qui ne va pas dans un fichier. Le texte anglais est, mot pour mot, ce que disent les lecteurs de fichiers.
# Les mots du format (lanes, cells, taper) restent tels quels.

# Un fichier de partie.

cause-too-many-characters-game = un fichier de partie compte { $count } caractères au plus
cause-too-many-actions = une partie compte { $count } actions au plus
cause-header-form = un en-tête s’écrit [Nom "valeur"]
cause-header-late = les en-têtes viennent avant la première action
cause-given-twice = { $what } apparaît deux fois
cause-result-open = le résultat n’est pas celui de cette partie, qui n’est pas finie
cause-result-other = le résultat n’est pas celui de cette partie, qui est { $right }
cause-digest-open = l’empreinte n’est pas celle de cette partie, qui n’est pas finie
cause-digest-other = l’empreinte n’est pas celle de cette partie, qui est { $right }
cause-header-missing = il manque l’en-tête { $what }
cause-nothing-called = rien ne s’appelle { $what } ici
cause-bad-players = { $what } n’est pas un nombre de joueurs de 2 à 6
cause-other-version = { $what } n’est pas ici le même que dans cette partie : l’empreinte diffère
cause-no-seat = la place { $seat } n’existe pas
cause-seed-or-deal = un fichier de partie doit contenir une graine ou une donne, et une seule des deux
cause-seed-or-deal-game = une partie doit avoir une graine ou une donne, et une seule des deux
cause-world-tour = { $what } n’existe que dans un championnat du monde
cause-illegal = contraire aux règles ({ $reason }) : { $action }
cause-not-text = ce n’est pas un fichier texte
cause-names = { $players } joueurs demandent { $names } noms, ou aucun
cause-header-name = un en-tête ne peut pas s’appeler { $what }
cause-unicode = Unicode non valide : { $what }

# Une action ou une donne.

cause-no-seat-at-table = pas de place { $seat } à une table de { $players }
cause-not-an-action = ce n’est pas une action : { $what }
cause-no-car = aucune voiture n’a la lettre { $what }
cause-no-cell = { $track } n’a pas de case { $what }
cause-no-card = aucune carte du jeu { $deck } ne s’appelle { $what }
cause-deal-parts = une donne a quatre parties : grid;cars;powers;cards

# Un fichier de circuit.

cause-too-many-characters = le fichier compte plus de { $count } caractères
cause-line-start = une ligne ne peut pas commencer par { $what } ; choix possibles : { $known }
cause-already-given = { $what } figure déjà à la ligne { $line }
cause-needs-value = { $what } demande une valeur
cause-bet-alone = bet doit être seul sur sa ligne
cause-bets-only = il n’y a que { $count } lignes de paris
cause-bet-first = une ligne de paris ne peut pas être sur la ligne d’arrivée, avant la première section
cause-bets-same = deux lignes de paris sont au même endroit ; l’autre est à la ligne { $line }
cause-curve-side = curve demande left ou right
cause-radius-small = le rayon { $radius } est trop petit pour lanes { $lanes }
cause-most-sections = le circuit a plus de { $count } sections
cause-most-cells = le circuit a plus de { $count } cases
cause-word-place = il faudrait { $what } à la place de { $found }
cause-needs-length = { $what } demande une longueur
cause-needs-angle = { $what } demande un angle
cause-needs-radius = { $what } demande un rayon
cause-not-a-length = { $what } n’est pas une longueur : écris un nombre à deux décimales au plus
cause-not-an-angle = { $what } n’est pas un angle : écris un nombre à deux décimales au plus
cause-not-a-radius = { $what } n’est pas un rayon : écris un nombre à deux décimales au plus
cause-length-range = une longueur va de { $low } à { $high }, pas { $number }
cause-angle-range = un angle va de { $low } à { $high }, pas { $number }
cause-radius-range = un rayon va de { $low } à { $high }, pas { $number }
cause-lanes-missing = il manque le nombre de voies : écris lanes et un nombre
cause-cells-missing = il manque les cases : écris cells et un nombre par voie
cause-cells-count = cells demande un nombre par voie : { $lanes }, pas { $count }
cause-number-range = { $what } doit être un nombre de { $low } à { $high }, pas { $word }
cause-few-sections = un circuit demande au moins { $least } sections, et celui-ci en a { $count }
cause-few-bets = un circuit demande { $least } lignes de paris, et celui-ci en a { $count }
cause-bet-last = une ligne de paris ne peut pas être sur la ligne d’arrivée, après la dernière section
cause-lanes-jump = on ne passe pas d’un coup de { $before } à { $after } voies : mets un taper entre les deux
cause-open-turned = le circuit ne se referme pas : sa fin est à { $ahead } largeurs de voie devant son début et à { $right } vers la droite, et il tourne de { $turn } degrés au lieu de 360
cause-open = le circuit ne se referme pas : sa fin est à { $ahead } largeurs de voie devant son début et à { $right } vers la droite
cause-clash = la section { $second } heurte la section { $first }, ligne { $line }
cause-line-missing = il manque la ligne { $what }
cause-track-name = { $what } n’est pas un nom de circuit : écris des minuscules, des chiffres et des traits d’union
cause-title = un titre compte { $count } caractères imprimables au plus
cause-grid-count = la grille demande { $least } cases, pas { $count }
cause-grid-twice = une case figure deux fois sur la grille
cause-grid-unknown = la grille nomme { $what }, qui n’est pas sur le circuit
cause-grid-late = la case { $what } de la grille est au-delà de la première ligne de paris
cause-short-lap = le tour le plus court fait { $count } pas, mais une course en demande au moins { $least }
cause-word-missing = il manque { $what }
