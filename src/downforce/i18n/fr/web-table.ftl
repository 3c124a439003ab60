# La table dans le navigateur : la barre d'action, ce qui entoure le plateau, et ce qui est lu à voix haute.

# --- Ce qui est demandé à qui regarde l'écran ---

table-lifted = Touche-la encore pour la jouer.
table-lifted-enter = Entrée la joue.
table-play-lifted = La jouer
table-ask-bet-here = Pari { $number } : touche la voiture qui va gagner.
table-ask-done = Ton coup est complet. Valide, ou reviens en arrière.

now-play-card = À { $player } de jouer une carte.
now-name-wild = { $player } choisit une voiture pour le joker.
now-choose-skip = { $player } peut sauter la ligne de { car.short }.
now-move-car = { $player } fait avancer { car.short }.
now-bonus = { $player } fait avancer { car.short } : déplacement bonus.
now-away = { $player } est hors ligne.
now-away-until = { $player } est hors ligne : un bot prend le volant dans { $time }.

table-your-turn = À toi de jouer
table-now = En ce moment
table-covered = Les cartes sont masquées.
table-paused = La partie est en pause.
table-undo-asked = { $player } voudrait annuler un coup.
table-undo-waiting = On attend { $players }.
table-placed = Ta carte est posée. On attend { $players }.
table-marked = Ton pari est fait. On attend { $players }.
table-chosen = Ton choix est fait. On attend { $players }.
table-clock = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

# --- Boutons ---

table-confirm-bid = Enchérir à { $amount }
table-confirm-pass = Passer avec cette carte
table-confirm-bet = Parier sur { car.short }
table-confirm-keep = Garder { $power }
table-confirm-swap = Prendre { $power }
table-confirm-stay = Garder Rusé
table-confirm = Valider le coup
table-confirm-so-far = Valider jusqu’ici
table-back = Retour
table-undo = Annuler le coup
table-undo-ask = Demander à annuler
table-agree = D’accord
table-refuse = Pas d’accord
table-never-mind = Retirer la demande
table-skip = Sauter la ligne
table-keep-line = La laisser avancer
table-no-bonus = Rester ici
table-pause = Pause
table-resume = Reprendre
table-wait = Attendre { $player }
table-leave = Quitter la table
table-watching = Tu regardes
table-home = Accueil
table-menu = Menu

# --- Autour du plateau ---

table-board = Plateau : { $track }
table-whole = Tout le circuit
table-close-up = Gros plan
table-hand = Ta main
table-on-table = Carte en jeu
table-plays = { $player } joue
table-order = Ordre de course
table-players = Pilotes
table-log = Le journal
table-talk = Discussion
table-say = Dire quelque chose
table-send = Envoyer
table-sheet = Feuille de score
table-ways = Où elle peut finir
table-moment = C’était le coup { $number }.
table-back-to-now = Retour au direct

# --- Le lot ---

lot-over = Lot { $number } sur 6
lot-over-aside = Remis en vente
lot-to-come = { $count ->
    [0] C’est le dernier lot.
    [one] Encore un lot après.
   *[other] Encore { $count } lots après.
}
lot-grid = { $place ->
    [1] Départ en pole position
   *[other] Départ en { place } position
}
lot-reveal = Les cartes sont retournées

# --- À plusieurs devant un écran ---

cover-title = Cartes masquées
cover-pass = Passe l’écran à { $player }.
cover-several = À qui le tour ? { $players } peuvent choisir maintenant.
cover-show = C’est moi, { $player } : voir mes cartes
cover-hide = Masquer mes cartes

# --- Signes ---

sign-bravo = Bravo !
sign-ouch = Aïe !
sign-laugh = Ha ha !
sign-hurry = Plus vite !
sign-thanks = Merci !
sign-oops = Oups !

# --- Le journal, en plus de ce qui se passe en course ---

note-said = { $player } : « { $text } »
note-undone = { $player } annule le dernier coup.
note-undo-asked = { $player } demande à annuler un coup.
note-agreed = { $player } est d’accord.
note-refused = { $player } n’est pas d’accord : rien n’est annulé.
note-paused = La partie est en pause.
note-resumed = La partie reprend.
note-taken-over = { $player } s’absente ; un bot tient le volant.
note-handed-back = { $player } reprend le volant.
note-voted = { $player } veut qu’un bot prenne le volant pour { $target }.
note-left = { $player } a quitté la table ; un bot continue.
note-kicked = { $player } a dû quitter la table ; un bot continue.
note-host = { $player } devient l’hôte de la table.
note-muted = L’hôte a retiré la parole à { $player }.
note-unmuted = { $player } retrouve la parole.

# --- La connexion ---

link-lost = La connexion est coupée. Elle revient toute seule, et rien n’est perdu.
link-outdated = Il y a une version plus récente de cette page. Elle se chargera dès que personne ne t’attendra.
link-reload = Charger maintenant
link-waiting = Un instant.

# --- Préférences ---

prefs-speed = Animation des voitures
prefs-speed-off = aucune
prefs-speed-normal = normale
prefs-speed-fast = rapide
prefs-sound = Son
prefs-volume = Volume
prefs-full-screen = Plein écran
prefs-codes = Afficher les codes des cases, comme 2b4
prefs-language = Langue
prefs-rules = Les règles
prefs-close = Fermer
prefs-keys = Clavier
prefs-keys-text = Flèches et Tab pour se déplacer, Entrée pour choisir, Échap pour revenir, Ctrl+Z pour annuler, M pour couper ou remettre le son, 0 pour voir tout le circuit, H pour demander conseil à l’ingénieure.

# --- Pour l'hôte, et pour s'en aller ---

host-title = À cette table
host-mute = Retirer la parole
host-unmute = Rendre la parole
host-kick = Exclure
host-stand = Céder ma place
host-stand-hint = Un bot prendra le volant à ta place.

# --- Le plateau en mots ---

twin-title = Le plateau en mots
twin-car = { $place }. { car.start }, { $owner } : { $where }. { $ahead }
twin-car-alone = { $place }. { car.start } : { $where }. { $ahead }
twin-home = { $place }. { car.start }, { $owner } : arrivée.
twin-home-alone = { $place }. { car.start } : arrivée.
twin-ends = { car.start } peut finir ici :

# --- The stage: papers on its edges, choices in the tray ---

board-map-slow = Le plan du circuit est en cours de dessin.
board-map-again = Le plan du circuit ne s’est pas chargé. Nouvel essai.
paper-title = En savoir plus sur la course
paper-story = Journal
paper-words = En mots
paper-news = { $count ->
    [one] { $paper } : un nouveau message
   *[other] { $paper } : { $count } nouveaux messages
}
paper-close = Fermer
table-bets-on = Sur quelle voiture paries-tu ?
table-wild-for = Quelle voiture avance ?

# Where a move may end, as it is printed on a choice; $lane is one of the lane-... texts.
way-to = { $lane }, { spaces }
way-to-go = { $steps ->
    [one] { $steps } restante
   *[other] { $steps } restantes
}, { $lane }
way-driven = en { spaces }
way-finish = franchit la ligne, { place }
way-ahead-of = devant { choice-passes.whom }
way-jams = { choice-shuts-in }
way-stuck = { choice-jam }
way-loses = perd { spaces }

# --- A turn that is put together, and what it comes to; $from and $to are places, $what is a list of these ---

draft-sum = { $what }. Valider le coup ?
draft-stakes = { $what } Valider le coup ?
draft-goes-on = { $what }. Ensuite { $player } pilote { car.the }, grâce à Rusé ; puis ta carte continue.
draft-place = { car.short } : de { $from } à { $to }
draft-keeps = tes voitures gardent leur place
draft-wins = { car.short } gagne { spaces }
draft-loses = { car.short } perd { spaces }
tower-drafted = Ordre de course après ce tour

# --- What a rival's card did to one's own car, on the stage for a moment ---

happened-moved = { $player } fait avancer ta voiture { car } de { spaces }.
happened-boxed = { $player } bloque ta voiture { car } : tu perds { spaces }.

# --- Cunning on a rival's card; watching; answers ---

table-confirm-steer = Choisir cette case
table-undo-yours = Es-tu d’accord ?

# --- Undo, alone with bots ---

undo-bid = Annuler mon enchère
undo-power = Annuler mon choix
undo-card = Annuler ma carte
undo-bet = Annuler mon pari
undo-last = Annuler
undo-sure = Quelque chose a été révélé depuis. Annuler quand même ?
undo-anyway = Annuler
undo-not = Non, continuer

# --- Between the races of a World Tour ---

interval-title = Après la course { $race }
interval-status = La course { $race } est finie. Ses gains comptent à la fin.
interval-next = À la course suivante

# The sixteen digits that players can compare.
table-receipt = Reçu de la donne : { $digits }. À cette table, tout le monde devrait avoir le même.
