# La table avant le départ : places, invitation, réglages de la partie.

# --- Les places ---

seat-free = place libre
# Deux personnes du même nom. $number est celui de la place.
seat-numbered = { $name } ({ $number })

paddock-title = Paddock
paddock-entries = Liste des engagés
paddock-seat = Place { $number }
paddock-sit = S’asseoir ici
# Quelqu'un de plus, au même écran.
paddock-sit-too = Ajouter quelqu’un ici
paddock-stand = Se lever
paddock-rename = Changer de nom
paddock-add-bot = Mettre un bot
paddock-remove = Enlever
paddock-kick = Exclure
# Pour un lecteur d'écran : ce que fait un bouton, et à qui.
paddock-for = { $action } : { $player }
paddock-level = Niveau du bot { $player }
paddock-name = Nom
paddock-name-sit = S’asseoir
paddock-name-keep = Enregistrer le nom
paddock-cancel = Annuler
paddock-free-about = On attend quelqu’un, ou un bot.
# Un bot pour qui ne peut pas le changer : le nom de son niveau, et une phrase entière.
paddock-bot-about = { $level }. { $about }
paddock-person-host = hôte
paddock-person-you = toi
paddock-person-here = à la table
paddock-person-gone = hors ligne pour l’instant

# --- Le départ ---

paddock-start = Donner le départ
paddock-fill = Compléter avec des bots
paddock-ready = Toutes les places sont prises. Départ quand tu veux.
paddock-free-seats = { $free ->
    [one] Encore une place libre : invite quelqu’un ou mets un bot.
   *[other] Encore { $free } places libres : invite du monde ou mets des bots.
}
# $host est le nom de la personne qui a ouvert la table.
paddock-wait-host = { $host } a ouvert cette table et donnera le départ quand toutes les places seront prises.
paddock-wait = L’hôte donnera le départ quand toutes les places seront prises.
paddock-watching = Tu es en tribune. Prends une place libre pour courir.

# --- L'invitation ---

paddock-invite = Inviter du monde
paddock-invite-over = Laissez-passer paddock
paddock-code = Code de cette table
paddock-code-about = À taper sur la page d’accueil.
paddock-link = Lien
paddock-copy = Copier le lien
paddock-copied = Copié.
paddock-scan = Ou vise ici avec l’appareil photo d’un téléphone.
paddock-qr = Code QR du lien
paddock-only-here = Cette adresse ne marche que sur cet ordinateur. Lance Downforce avec --host 0.0.0.0 pour inviter du monde.

# --- La donne ---

paddock-dealing = On mélange
paddock-dealing-about = La page de chaque personne ajoute son propre nombre au mélange : ainsi, personne ne peut choisir les cartes. Tu pourras le vérifier après la course.
# Après un nom.
paddock-dealing-done = nombre reçu
paddock-dealing-waits = nombre attendu

# --- Les réglages ---

paddock-settings = La course
paddock-settings-over = Règlement particulier
paddock-settings-host = Change ce que tu veux ; tout le monde le voit aussitôt.
paddock-settings-others = C’est l’hôte qui décide.

setting-players = Pilotes
setting-track = Circuit
setting-second-track = Second circuit
# Sous l'image d'un circuit.
setting-track-picture = Plan du circuit { $track }
setting-mode = Mode de jeu
setting-edition = Édition
setting-edition-about = L’édition imprimée dont on suit les petites lignes et le vocabulaire.

setting-more = Plus de réglages
setting-more-about = rythme, absences, conseils, édition, règles maison
setting-house-rules = Règles maison
setting-house-rules-about = Des règles à changer une par une, si tu préfères jouer autrement.
setting-house-rules-set = { $count ->
    [0] Comme dans la boîte
    [one] { $count } règle changée
   *[other] { $count } règles changées
}
setting-as-printed = Comme le veulent le mode et l’édition choisis plus haut.

setting-level = Bots
setting-level-about = Pour les nouveaux bots, et pour remplacer les personnes qui partent.

setting-clock = Chrono
setting-clock-off = Aucun
setting-clock-off-about = On réfléchit aussi longtemps qu’on veut.
setting-clock-relaxed = Deux minutes
setting-clock-relaxed-about = Deux minutes par décision, puis un bot décide.
setting-clock-fast = Trente secondes
setting-clock-fast-about = Trente secondes par décision, puis un bot décide.
setting-clock-12h = 12 heures
setting-clock-12h-about = Une course au fil des jours : 12 heures par tour. Pas besoin d’être là en même temps.
setting-clock-1d = Un jour
setting-clock-1d-about = Une course au fil des jours : un jour par tour. Pas besoin d’être là en même temps.
setting-clock-2d = 2 jours
setting-clock-2d-about = Une course au fil des jours : deux jours par tour.
setting-clock-3d = 3 jours
setting-clock-3d-about = Une course au fil des jours : trois jours par tour.
setting-clock-7d = 7 jours
setting-clock-7d-about = Une course au fil des jours : une semaine par tour.

setting-missed = Quand le temps est écoulé
setting-missed-about = Personne ne perd sa place.
setting-missed-bot = Un bot joue
setting-missed-bot-about = Un bot joue ce tour. Après trois de suite, il continue jusqu’au retour de la personne.
setting-missed-wait = La table attend
setting-missed-wait-about = Les autres peuvent voter pour qu’un bot joue jusqu’au retour de la personne.

setting-pace = Rythme des bots
setting-pace-calm = Calme
setting-pace-calm-about = Les bots prennent leur temps, pour que tout le monde suive.
setting-pace-normal = Normal
setting-pace-normal-about = Les bots mettent environ une seconde par décision.
setting-pace-quick = Rapide
setting-pace-quick-about = Les bots hésitent à peine.
setting-pace-instant = Immédiat
setting-pace-instant-about = Les bots n’attendent pas du tout.

setting-patience = En cas d’absence
setting-patience-about = Combien de temps la table attend avant qu’un bot prenne le volant. On peut revenir à tout moment.
setting-patience-seconds = { $seconds } s
setting-patience-minutes = { $minutes } min
setting-patience-never = jamais

setting-public = Table publique
setting-public-about = Affichée sur la page d’accueil : tout le monde peut la rejoindre ou la regarder. Une fois finie, la partie entre dans une collection ouverte, sans les noms.
setting-public-private = Table privée
setting-public-private-about = Il faut le code ou le lien pour la trouver.
setting-public-too-late = D’autres ont pris place à une table privée : elle le reste.
