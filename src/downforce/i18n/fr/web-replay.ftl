# Une partie finie, revue comme un film.

replaying-over = Rediffusion
replaying-title = { $track }, { $mode }
replaying-loading = Chargement de la rediffusion…
replaying-unknown = Aucune partie finie à cette adresse.
replaying-offline = Cette partie n’est pas gardée sur cet appareil, et le serveur ne répond pas.
replaying-offline-view = Ce point de vue n’est pas gardé sur cet appareil, et le serveur ne répond pas.
replaying-busy = Trop de rediffusions à la fois ; réessaie dans un moment.

# --- Par les yeux de qui ---

replaying-view = Vu par
replaying-view-open = tout le monde, cartes sur table
replaying-view-public = le public
replaying-view-seat = { $player }

# --- Le projecteur ---

replaying-follow = Suivre les voitures
replaying-controls = Commandes de la rediffusion
replaying-scrubber = Moment de la partie
# $what est la dernière chose qui s'est passée.
replaying-moment = { $at } sur { $count } : { $what }
replaying-count = { $at } / { $count }
replaying-turn-back = Tour précédent
replaying-back = Un pas en arrière
replaying-play = Lecture
replaying-pause = Pause
replaying-forward = Un pas en avant
replaying-turn-on = Tour suivant
replaying-speed = Vitesse
replaying-times = ×{ $speed }
replaying-keys = Espace pour lire et arrêter ; les flèches vont pas à pas et, avec Maj, tour par tour.

# Les repères le long du film.
replaying-legend = Repères
replaying-mark-lot = voiture vendue
replaying-mark-turn = tour de jeu
replaying-mark-bet = paris
replaying-mark-finish = voiture arrivée

# --- Ce qu'il y a sur la table ---

replaying-dealt = Les cartes sont distribuées.
replaying-lot = Aux enchères
replaying-on-table = Sur la table
replaying-hands = Mains
replaying-hand-of = Cartes : { $player }
replaying-hand-empty = aucune carte
replaying-bets-of = Paris : { $cars }
replaying-log = Le journal
replaying-order = Ordre de course

# --- À emporter ---

replaying-link = Lien vers ce moment
replaying-file = Télécharger la partie
replaying-rules = Règles
replaying-home = Downforce, retour à l’accueil
replaying-table = Retour à la table
