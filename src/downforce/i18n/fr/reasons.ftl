# Pourquoi quelque chose est refusé, en une phrase. Les identifiants sont ceux de Reason.

reason-not-your-turn = Ce n’est pas à toi de jouer.
reason-wrong-phase = Ce n’est pas le moment.
reason-game-over = La partie est finie.
reason-malformed = Ce n’est pas une action de ce jeu.

reason-card-not-in-hand = Cette carte n’est pas dans ta main.
reason-not-a-bid-card = Une carte Vitesse 8 face visible ne peut pas servir à enchérir.
reason-cannot-declare = Tu ne peux annoncer une carte que si tu n’as rien de cette couleur, et, si tu as un joker, seulement avec lui.
reason-must-bid = Il y a une voiture par personne et il est interdit de passer : pose une carte qui vaut une enchère.
reason-power-not-yours = Tu ne peux garder qu’un pouvoir que tu possèdes.
reason-power-not-free = Tu ne peux échanger que contre un pouvoir hors du jeu.
reason-must-swap = À cette table, Rusé doit être échangé.

reason-cannot-reverse = Seul Malin lit une carte de bas en haut, et seulement si elle a deux lignes ou plus.
reason-colour-on-card = Un joker prend une couleur qui n’est pas sur la carte.
reason-colour-named-twice = Deux jokers prennent deux couleurs différentes.
reason-cannot-skip = Tu ne peux pas sauter cette ligne.
reason-wrong-car = C’est à une autre voiture d’avancer.
reason-out-of-reach = La voiture ne peut pas finir là.

reason-bad-player-count = Downforce se joue de 2 à 6, pas à { $detail }.
reason-bad-option-value = { $detail } n’est pas une valeur possible de cette option.
reason-unknown-option = L’option { $detail } n’existe pas.
reason-switch-needs-standard = Les options pour débuter ne vont qu’avec la partie normale, pas avec { $detail }.
reason-no-bets-in-long-distance = Une course longue distance se joue sans paris.
reason-track-not-used = ; en trop ici : { $detail }. >> ; le nombre est faux ici : { $detail }.
reason-bad-deal = La donne ne contient pas chaque voiture, pouvoir et carte exactement une fois.

# Des noms qu'aucune liste ne connaît. $kind dit de quoi il s'agit, $known sont les noms qu'il y a.
unknown-name = { $kind ->
    [track] Aucun circuit ne s’appelle
    [deck] Aucun jeu de cartes ne s’appelle
    [edition] Aucune édition ne s’appelle
    [mode] Aucun mode ne s’appelle
    [power] Aucun pouvoir ne s’appelle
    [bot] Aucun bot ne s’appelle
    [language] Aucune langue ne s’appelle
   *[other] Rien de ce genre ({ $kind }) ne s’appelle
} « { $name } » ; { $count ->
    [0] la liste est vide
   *[other] choix possibles : { $known }
}.

# Un texte illisible. $cause vient du lecteur, en anglais.
unreadable = { $place }: { $cause }.
