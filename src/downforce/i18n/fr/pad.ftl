# La feuille de score du jeu en boîte : ce qu’on note, et ce qui en résulte.

pad-title = Feuille de score
pad-over = Pour le jeu en boîte
pad-lead = Note qui achète quelle voiture, les paris et l’ordre d’arrivée. La feuille fait les comptes et sait départager les égalités.
pad-home = Downforce, retour à l’accueil
pad-kept = Ce que tu notes reste sur cet appareil, même si tu fermes la page.

# --- Les parties de la feuille ---

pad-parts = Parties de la feuille
pad-part-players = Pilotes
pad-part-auction = Enchères
pad-part-dealt = Voitures
pad-part-bets = Paris
pad-part-order = Arrivée
pad-part-sheets = Feuilles
pad-part-done = complet
# $part est l’une des parties ci-dessus.
pad-next = Suite : { $part }
pad-mend = Aller à : { $part }

# --- Pilotes ---

pad-players = Qui joue ?
# L’intitulé d’un champ pour un nom, et le nom de qui n’en a pas donné.
pad-player = Pilote { $number }
pad-add = Ajouter un pilote
pad-remove = Retirer { $player }
pad-rules = Règles pour débuter

# --- Enchères ---

pad-auction-about = Touche une voiture quand elle est vendue.
pad-dealt-about = Touche une voiture et indique qui l’a reçue.
pad-owner = Achetée par
pad-owner-dealt = Distribuée à
pad-price = Prix
pad-power = Pouvoir vendu avec elle
pad-nobody = personne
pad-close = C’est noté
pad-without = sans propriétaire

# --- Paris ---

pad-way = Comment parie-t-on ?
pad-way-round = Faire passer le téléphone
pad-way-round-about = À chaque ligne de paris, chaque pilote coche en secret ; entre-temps, les feuilles restent masquées.
pad-way-open = Noter tous les paris
pad-way-open-about = On parie sur papier. Recopie les croix ici après la course.
pad-uncover = Tout le monde verra les paris cochés en secret.
pad-uncover-yes = Les montrer
pad-covered = Paris masqués
pad-line = Pari { $number } : une voiture a franchi la ligne de paris { $number } ? Passe le téléphone à { $player }.
pad-pass = Pari { $number } : passe le téléphone à { $player }.
pad-show = C’est moi, { $player } : voir ma feuille
pad-cover = Masquer ma feuille
pad-which = Quel pari ?
pad-bets-in = Tous les paris sont faits. Ils restent masqués jusqu’à ce que l’arrivée soit notée.
pad-correct = Corriger un pari
# À côté d’un nom, à voix haute : qui a coché son pari.
pad-marked = coché
pad-waiting = pas encore
pad-bets-of = Paris : { $player }

# --- Arrivée ---

pad-order-about = Touche les voitures dans leur ordre d’arrivée.
pad-order-first = Touche les six voitures dans l’ordre où elles se trouvent à la fin de la course : d’abord celles qui sont arrivées, puis les autres, de la plus avancée à la dernière.
pad-order-ahead = Touche les six voitures, de la plus avancée à la dernière. Entre deux voitures à la même hauteur, celle qui est plus à l’intérieur passe devant.
pad-order-crossed = Combien de voitures ont franchi la ligne d’arrivée ?
pad-order-stalled = Les autres sont en panne
pad-order-none = Aucune voiture n’est arrivée
pad-order-open = D’autres voitures arrivent
# Sur un bouton avec une voiture, à voix haute.
pad-order-take = { car.start-the } arrive { place }
pad-order-drop = Retirer { car.the }, { place }

# --- Feuilles ---

pad-unfinished = Pas encore fini
pad-picture = Enregistrer en image
pad-share = Partager l’image
pad-print = Imprimer
pad-saved = L’image est dans tes téléchargements.
pad-not-saved = Ce navigateur n’a pas pu créer l’image. Imprime plutôt la page.
pad-new = Nouvelle feuille
pad-new-ask = Effacer tout ce qui est noté ?
pad-new-same = Oui, mêmes pilotes
pad-new-all = Oui, tout effacer
pad-new-no = Non, garder
# Au pied de l’image.
pad-picture-made = Comptes faits avec la feuille de score de Downforce

# --- Ce qui est impossible ou manque encore : une phrase pour chaque cas ---

pad-fault-no-such-player = Le propriétaire de { car.the } n’est pas parmi les pilotes.
pad-fault-price-missing = Il manque le prix payé par { $player } pour { car.the }.
pad-fault-price-impossible = { car.start-the } n’a pas pu coûter { $money } : une enchère est un nombre de 1 à 6.
pad-fault-power-twice = { $power } n’existe qu’une fois dans le jeu : impossible de le vendre avec deux voitures.
pad-fault-power-not-in-play = { $power } n’est pas dans cette partie : impossible de le vendre avec { car.the }.
pad-fault-no-car = { $player } n’a pas encore de voiture ; après les enchères, chaque pilote en a au moins une.
pad-fault-cars-dealt = { $player } reçoit { $count ->
    [one] exactement une voiture
   *[other] exactement { $count } voitures
} : chaque pilote en reçoit le même nombre.
pad-fault-bet-missing = { $player } : le pari { $number } manque.
pad-fault-order-missing = L’arrivée n’est pas complète : touche les voitures arrivées, puis indique que les autres sont en panne.
pad-fault-car-twice = { car.start-the } ne peut arriver qu’une fois.
pad-fault-car-missing = Où est { car.the } ? Dans cette partie, la position de chaque voiture compte.
pad-fault-home-too-many = Plus de voitures ont franchi la ligne d’arrivée que tu n’en as touché.
pad-fault-offline = Impossible de compter tant que le serveur ne répond pas. Ce que tu as noté est gardé.
