# Le jeu dans un terminal : du texte simple, lu à l'œil ou par un lecteur d'écran. Les titres sont mis en capitales.

# --- Le début ---

start-title = Downforce
start-name = Ton nom sur la feuille de score ? (Entrée pour { $name })
start-name-default = Novice
start-name-number = Pilote { $number }, ton nom ? (Entrée pour { $name })
start-name-default-number = Pilote { $number }
start-name-taken = { $name } est déjà à la table.
start-name-long = Un nom compte { $most } caractères au plus.
start-name-help = Tape un nom, ou seulement Entrée ; puis combien courent avec toi. Pendant la course, aide montre ce que tu peux taper.
start-opponents = Combien d’adversaires, de { $least } à { $most } ? (Entrée pour { $count })
start-opponents-again = Tape un nombre de { $least } à { $most }.
start-table = { $track }, { $mode }. À la table : { $players }.
start-bots = { $count ->
    [0] Pas de bots aujourd’hui.
    [one] { $bots } est un bot.
   *[other] { $bots } sont des bots.
}
start-resumed = { $count ->
    [one] { $count } décision est déjà prise
   *[other] { $count } décisions sont déjà prises
} ; la course continue.
start-help = Tape « ? » quand tu veux de l’aide.
start-auction = D’abord, les six voitures sont vendues, chacune avec un pouvoir. Pour enchérir, pose une carte : son nombre pour la voiture est ton offre, en millions. La carte revient dans ta main.
start-prizes = Les premières voitures arrivées rapportent { $prizes }.
start-race = À chaque tour, joue une carte. Elle fait avancer ses voitures, ligne par ligne de haut en bas, et tu les pilotes toutes, les tiennes comme les autres.
start-own = Ton écurie, marquée d’une étoile : { $cars }.
start-own-power = Ton écurie, marquée d’une étoile : { $cars }. Ton pouvoir : { $power }. { $effect }

# --- Passer le clavier ---

pass-keyboard = Le clavier passe à { $player }. Les autres regardent ailleurs.
pass-enter = { $player }, appuie sur Entrée.

# --- Titres ---

heading-lot = Enchères, lot { $number } sur 6 : { car.the }
heading-lot-aside = Enchères, nouvel essai : { car.the }
heading-keep = Après les enchères
heading-swap = Avant la course
heading-turn = { $player }, à toi de jouer
heading-steer = { $player }, prends le volant
heading-bet = Pari { $number } sur 3
heading-result = Le résultat
heading-order = Ordre de course
heading-map = Le circuit
heading-hand = Ta main
heading-sheets = Feuilles de score
heading-log = Le journal
heading-powers = Pouvoirs
heading-help = Aide
heading-rules = Les règles en bref

# --- Les enchères ---

lot-no-power = Elle est vendue sans pouvoir.
# $numbers sont ceux des propres cartes pour cette voiture, $wilds leurs jokers.
lot-in-hand = { $place ->
    [1] { car.start } part en pole position.
   *[other] { car.start } part { place.of-six }.
} { $count ->
    [0] Tu n’as rien de cette couleur
   *[other] Dans ta main pour elle : { $numbers }
}{ $wilds ->
    [none] { "" }
   *[other] ; jokers : { $wilds }
}.
lot-only = Enchères réservées à { $players }.
lot-must = Interdit de passer, cette fois.
# Devant une carte.
choice-declare = annoncer { $amount }
choice-pass = passer
ask-bid = Quelle carte poser, de 1 à { $count } ?

keep-intro = Tu as plusieurs pouvoirs, mais tu n’en gardes qu’un pour la course.
choice-power = { $power }. { $effect }
ask-keep = Lequel garder, de 1 à { $count } ?
swap-intro = À deux, Rusé peut être échangé contre un pouvoir hors du jeu.
choice-swap-none = Garder Rusé.
ask-swap = Avec quel pouvoir courir, de 1 à { $count } ?

# --- La course ---

# Une ligne d'une carte : une étoile pour une voiture à soi, une note si elle ne peut pas avancer.
choice-line = { car }{ $own ->
    [yes] *
   *[no] { "" }
} { $speed }{ $now ->
    [home] { " " }(arrivée)
    [jammed] { " " }(bloquée)
   *[free] { "" }
}
choice-card-reverse = à l’envers : { $lines }
play-reverse = Ajoute r au numéro pour lire cette carte de bas en haut : 1r.
forced-card = Ta dernière carte : { $card }
ask-play = Quelle carte jouer, de 1 à { $count } ?

line-heading = Ligne { $line } sur { $lines } : { $what } ; puis { $rest }.
line-last = { $line ->
    [1] La seule ligne : { $what }.
   *[other] La dernière ligne : { $what }.
}
line-of-other = { $player } joue { $card }.
line-skip-ask = { $player } va déplacer { car.short } de { spaces }, sauf si tu sautes la ligne.
choice-car = { car }{ $own ->
    [yes] *
   *[no] { "" }
}, { $where }
choice-skip = sauter cette ligne
choice-keep-line = la laisser avancer
ask-wild = Quelle couleur, de 1 à { $count } ?
ask-skip = Que faire, de 1 à { $count } ?
ask-move = Où va { car.short }, de 1 à { $count } ?
bonus-intro = Déplacement bonus : { car.short } peut encore avancer de { spaces }.
choice-bonus-none = rester ici

# Une case où finir, et ce qui en découle. $lane est l'un des textes lane-...

ask-end-turn = Entrée pour finir ton tour, ou tape annuler :

# --- Qui est où ---

order-row = { $place }. { car }{ $own ->
    [yes] *
   *[no] { "" }
}

# Ce qu'une voiture a devant elle ; suit une liste de ahead-...

# --- Les paris ---

bet-earlier = Tes paris jusqu’ici : { $cars }.
ask-bet = Sur quelle voiture parier, de 1 à { $count } ?

# --- Formes courtes pour raconter une carte ---

story-moved = { car.start } avance de { $steps }, en { $space }.
story-moved-less = { car.start } n’avance que de { $steps } sur { $speed }, en { $space }.
story-moved-bonus = { car.start } avance encore de { $steps }, en { $space }.
story-moved-over-line = { car.start } avance de { $steps } et franchit la ligne.
story-wild = Le joker est pour { car.short }.
story-skipped = La ligne de { car.short } est sautée.
story-skipped-wild = La ligne du joker est sautée.

# --- Main, feuilles, pouvoirs, journal ---

hand-none = Tu n’as aucune carte.
hand-totals = Cases dans ta main : { $totals }.
hand-total = { car } { $spaces }
hand-wilds = joker { $spaces }
hand-pile = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}

sheet-row = { $player }, { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cars }. { $power }.
sheet-car = { car } pour { $price }
sheet-car-dealt = { car }
sheet-no-cars = pas encore de voiture
sheet-no-power = Sans pouvoir
sheet-bets = Tes paris : { $cars }.
sheet-earlier = Course { $race } : { $money }.
sheet-prizes = Course, de la 1re à la 6e : { $prizes }.
sheet-payout = Pari { $number }, de la 1re à la 3e : { $payouts }.

log-empty = Il ne s’est encore rien passé.
powers-none = Personne n’a de pouvoir dans cette partie.
powers-row = { $player } : { $power }. { $effect }

# --- Le résultat ---

result-row = { $rank }. { $player } : { $money }
result-row-car = { $rank }. { $player } : { car }, { $where }
result-row-no-car = { $rank }. { $player } : aucune voiture
result-race = Course { $race }, { $track } : { $money }
result-prizes = Total course { $total } : { $items }
result-bets = Total paris { $total } : { $items }
result-item = { car } { place } { $money }
result-item-stalled = { car } en panne { $money }
result-prices = Total enchères { $total } : { $items }
result-price = { car } { $money }
result-seed = Pour rejouer cette donne : --seed { $seed }
result-recorded = La partie est enregistrée dans { $path }.

# --- Commandes valables à chaque question ---

command-help = aide
command-hand = main
command-order = ordre
command-map = plan
command-sheet = feuille
command-log = journal
command-rules = règles
command-power = pouvoir
command-hint = conseil
command-undo = annuler
command-save = enregistrer
command-quit = quitter

about-help = cette page
about-hand = tes cartes, et leurs cases pour chaque voiture
about-order = où est chaque voiture, et ce qu’elle a devant elle
about-map = le circuit en image, avec les voitures
about-sheet = les feuilles de score : voitures, prix, pouvoirs, paris
about-log = ce qui s’est passé
about-rules = comment se joue cette partie
about-power = ce que font les pouvoirs
about-hint = ce que ferait l’ingénieure de course
about-undo = annuler ton dernier choix
about-save = écrire la partie dans un fichier : enregistrer ma-course.dfg
about-quit = quitter la table

help-answer = Réponds par le numéro d’un choix ; pour une voiture, sa couleur ou son initiale suffit (N noire, B bleue, V verte, J jaune, O orange, R rouge) ; pour une case, son nom. Entrée seule montre à nouveau les choix.
help-commands = Ou tape l’un de ces mots :
help-spaces = Une case comme 12b2, c’est section 12, voie b, deuxième case ; la voie a est à l’intérieur.
map-legend = La ligne épaisse est l’arrivée, les autres sont les lignes de paris. Tes voitures sont soulignées s’il y a des couleurs.
map-off = Il n’y a pas de plan ici ; { $order } dit où sont les voitures.

retry = { $input } ne fait pas partie des choix ; tape un nombre de 1 à { $count }, ou ? pour l’aide.
retry-enter = Appuie sur Entrée pour continuer, ou tape annuler.

undo-done = Choix annulé.
undo-nothing = Tu n’as rien à annuler.
undo-late = Trop tard pour annuler : quelqu’un d’autre a joué, ou des cartes ont été révélées.

save-name = Donne un nom de fichier, comme ceci : enregistrer ma-course.dfg
save-done = Partie enregistrée dans { $path }.
save-failed = Impossible d’écrire { $path } : { $why }.

quit-ask = Quitter la table ? Tape oui, ou un nom de fichier pour enregistrer d’abord la partie ; Entrée pour continuer :
quit-bye = À bientôt !

resume-hint = Pour la reprendre :
resume-found = Une course a été interrompue le { $when } : { $players }.
resume-ask = La reprendre ? Entrée pour oui, ou tape non :
resume-aside = Elle reste dans { $path }.
left-early = Fin de la saisie : la course s’arrête ici.

# --- Les règles en bref ---

