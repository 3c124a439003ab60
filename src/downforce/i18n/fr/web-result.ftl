# Le résultat : podium, classement, feuilles de score, mains, preuve que la donne est honnête, et la suite.

# --- Le podium ---

# Au-dessus du titre ; $mode est le nom d'un mode.
podium-over = Résultat, { $track }, { $mode }
podium-over-tour = Résultat, { $mode }
podium-race = Course { $race }, { $track }
# Un dessin, lu à voix haute.
podium-picture = Le podium : { $cars }.
podium-order = Ordre d’arrivée
podium-order-ahead = Ordre final
podium-stalled = { car }, en panne
podium-nobody-home = Aucune voiture n’est arrivée.

# --- Qui finit où ---

podium-sheets = Les comptes
podium-standings = Le classement
# De quoi est fait un total ; chaque montant a sa monnaie.
podium-prizes = Course
podium-bets = Paris
podium-paid = Enchères
podium-total = Gain total
podium-no-car = aucune voiture
podium-no-money = L’argent ne compte pas dans cette partie ; c’est la meilleure voiture qui décide.

# --- Toutes les mains ---

podium-hands = Toutes les mains
podium-hands-about = La donne, main par main. Les cartes jamais jouées sont barrées.
podium-hands-about-pile = Les mains de départ ; le reste est venu de la pioche. Les cartes jamais jouées sont barrées.
podium-hand-of = Cartes : { $player }
podium-unplayed = { $card }, jamais jouée

# --- Et maintenant ---

podium-rematch = Revanche
podium-to-rematch = Rejoindre la revanche
podium-replay = Revoir la course
podium-file = Télécharger la partie

share-game = Partager
share-title = Downforce, { $track }
share-text = Une course à { $track } : { $result }
share-link = Lien vers la rediffusion
share-copy = Copier
share-copied = Copié.
share-by-hand = Le lien est sélectionné : copie-le au clavier.

# --- La preuve ---

proof-title = Une donne sans triche
proof-about = Personne n’a choisi ces cartes. Avant la donne, le serveur a scellé un nombre secret, puis chaque personne à la table en a ajouté un. Ensemble, ils ont formé la graine, et la graine a tout mélangé. Ton navigateur vient de refaire le calcul.
proof-about-bots = Personne n’a choisi ces cartes. Avant la donne, le serveur a scellé un nombre secret ; la graine en est née, et elle a tout mélangé. Il n’y avait que des bots à cette table : personne n’a ajouté de nombre. Ton navigateur vient de refaire le calcul.
proof-proved = Prouvée : ton reçu est celui de cette donne, et tout concorde.
proof-consistent = Cohérente : tout concorde, mais ce navigateur n’a aucun reçu de cette donne. Compare les seize chiffres avec ceux d’un pilote.
proof-consistent-bots = Cohérente : tout concorde. Aucun nombre d’une personne n’est dans cette donne ; aucun reçu ne peut donc la prouver.
proof-unfair = Non équitable : { $flaw ->
    [prepared] la donne est dite préparée, mais ton nombre y est entré
    [no-receipt] tu as un reçu, et le fichier de cette partie n’en contient pas
    [left-out] ton nombre n’est pas dans cette donne ; il a été donné dans un tour qui a été abandonné
    [other-deal] ton nombre n’est pas dans cette donne ; ton reçu est celui d’une autre
    [replaced] un autre sceau est à la place du tien
    [receipt] le reçu du fichier n’est pas celui que donnent les nombres
    [rounds] les tours de la donne ne concordent pas
    [secret] un secret n’est pas celui qui avait été scellé
    [number] un nombre n’est pas celui qui avait été scellé
    [seed] le secret et les nombres donnent une autre graine
   *[digest] le fichier n’est pas la partie jouée ici
}. Garde le fichier, et ne te fie pas à cette donne.
proof-late = Une connexion coupée pendant la collecte des nombres donne aussi ce résultat.
proof-digits = Reçu
proof-checking = Vérification…
proof-no-file = Impossible de charger le fichier de la partie : la graine n’est pas vérifiée.
# Après chaque ligne, l'un de ces deux mots, lu à voix haute.
proof-holds = concorde
proof-fails = ne concorde pas
proof-secret = Le secret du serveur est bien celui qu’il avait scellé
proof-nonce = Le nombre donné par { $player } est bien celui scellé avant la donne
proof-own = Ton reçu est celui de cette donne : ton nombre y est
proof-receipt = Le reçu du fichier est celui que donnent ces nombres
proof-rounds = { $count ->
    [one] Les cartes ont été distribuées du premier coup
   *[other] La donne a demandé { $count } tours, et le fichier les indique tous : retenir son nombre permettait d’en provoquer une autre
}
proof-seed = Le secret et les nombres forment bien la graine de la partie
proof-digest = Le fichier est la partie jouée ici, à la lettre près
proof-numbers = Voir les nombres
proof-number-commitment = Sceau du secret
proof-number-secret = Secret
proof-number-sealed = Sceau : { $player }
proof-number-nonce = Nombre : { $player }
proof-number-seed = Graine
proof-number-receipt = Reçu de la donne
proof-number-digest = Empreinte du fichier
proof-verify = Pour vérifier aussi la donne, les coups et le score, télécharge la partie et fais-la rejouer par deux programmes :

result-taken-back = { $count ->
    [one] { $player } a annulé { $count } fois un tour après une révélation.
   *[other] { $player } a annulé { $count } fois un tour après une révélation.
}
