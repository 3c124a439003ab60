# Les exercices : de petites positions, chacune avec sa question. Aucun texte ne dépasse 40 mots.

exercise-number = Exercice { $number } sur { $count }
exercise-all = Tous les exercices
exercise-previous = Précédent
exercise-next = Suivant
exercise-check = Vérifier
exercise-show = Voir la réponse
exercise-shown = La réponse
exercise-again = Recommencer
# A link from a figure of the rules to its exercise.
exercise-large = Voir en grand
exercise-right = Exact !
exercise-wrong = Pas encore
exercise-done = fait
exercise-progress = { $done } sur { $count } faits
exercise-finished = Tu as fait tous les exercices. Le circuit est à toi.
exercise-try = Essaie : { $title }
exercise-rules = La règle complète
exercise-group-steering = Le pilotage
exercise-group-cards = Cartes et pouvoirs
exercise-group-auction = Les enchères
exercise-group-money = La donne et l’argent
exercise-pick-space = Coche des cases sur la carte du circuit.
exercise-pick-one-space = Choisis une case sur la carte du circuit.
exercise-pick-many = Coche tout ce qui est juste.
exercise-pick-order = Touche les voitures dans le bon ordre.
exercise-pick-one = Choisis une réponse.
exercise-pick-number = Écris un nombre.
exercise-marked = { $count ->
    [0] Rien n’est coché.
    [one] { $count } choix coché.
   *[other] { $count } choix cochés.
}
exercise-space-beside = { $lane }, à côté ou derrière
exercise-space-finish = au-delà de la ligne d’arrivée
exercise-space-occupied = { $space } ({ car })
exercise-part-winner = Qui emporte { car.the } ?
exercise-part-price = À quel prix ?
exercise-part-bidders = Qui enchérit pour { car.the } ?
exercise-part-steers = Qui pilote { car.the } ?
exercise-part-names = Avec cette ligne :
exercise-part-winners = Qui gagne ?
exercise-part-each = Par personne, à { $count }
exercise-part-out = En trop, à { $count }
exercise-part-hand = En main au départ
exercise-part-pile = Dans la pioche
exercise-part-money = Gain total en millions
exercise-skip = Sauter la ligne
exercise-declared = annoncée
exercise-owns = { $player } : { $cars }
exercise-owns-none = { $player } : pas de voiture
exercise-finishers = Ordre d’arrivée : { $cars }

# --- Le pilotage : titre, question, et la règle qui s’y montre ---

exercise-first-steps = Seulement vers l’avant
exercise-first-steps-ask = La rouge avance de 4. Coche toutes les cases où elle peut finir.
exercise-first-steps-rule = Une voiture avance tout droit ou en diagonale, jamais de côté, et du nombre complet, sauf si son chemin mène dans un bouchon.
exercise-staggered = D’un cheveu
exercise-staggered-ask = L’orange avance de 1. Ici, la voie extérieure est décalée. Coche toutes les cases où elle peut finir.
exercise-staggered-rule = C’est le bord avant qui compte : il doit être plus avancé, même de peu. À la même hauteur, ce n’est pas vers l’avant.
exercise-single-lane = Derrière une autre voiture
exercise-single-lane-ask = La bleue avance de 6, mais la jaune est dans la voie unique. Où la bleue peut-elle finir ?
exercise-single-lane-rule = Un chemin qui mène dans un bouchon s’arrête là. Le reste du nombre est perdu.
exercise-jam-beside = Deux chemins, un bouchon
exercise-jam-beside-ask = La verte avance de 4 et choisit son chemin. Coche toutes les cases où elle peut finir.
exercise-jam-beside-rule = Un chemin qui mène dans un bouchon est permis, même si un autre va jusqu’au bout du nombre.
exercise-squeeze = Le goulet
exercise-squeeze-ask = La jaune avance de 4 vers la voie unique, et l’orange s’y trouve. Coche toutes les cases où la jaune peut finir.
exercise-squeeze-rule = Chaque chemin finit dans son bouchon. Ici, l’un coûte une case à la jaune, l’autre trois.
exercise-finish = Passer la ligne
exercise-finish-ask = La rouge avance de 6 vers la ligne d’arrivée. Coche toutes les fins qu’elle peut choisir.
exercise-finish-rule = Franchir la ligne suffit, même sans utiliser tout le nombre. Un chemin qui mène dans un bouchon avant la ligne est permis aussi.
exercise-jam-them = Faut-il bloquer ici ?
exercise-jam-them-ask = Ada a Malin et joue sa carte en partant du bas : verte 2, noire 4, rouge 6. La verte est à elle. Pilote-la pour qu’elle s’en sorte au mieux face à la rouge.
exercise-jam-them-rule = Le bouchon coûte une case à la verte, et les six à la rouge. Pense à toute la carte avant de piloter la première ligne.
exercise-jam-or-not = Et ici ?
exercise-jam-or-not-ask = De nouveau verte 2, noire 4, rouge 6, et la verte est à Ada. Pilote-la pour qu’elle s’en sorte au mieux face à la rouge.
exercise-jam-or-not-rule = S’arrêter tôt laisse la route libre à la rouge. Avec le nombre complet, on avance plus et on barre la route.

# --- Cartes et pouvoirs ---

exercise-top-down = De haut en bas
exercise-top-down-ask = Ada joue cette carte. Dans quel ordre les voitures avancent-elles ?
exercise-top-down-rule = La personne qui joue une carte déplace toutes les voitures de cette carte, ligne par ligne depuis le haut. Puis la carte va à la défausse.
exercise-wild = Un joker
exercise-wild-ask = La ligne suivante de la carte d’Ada est le joker. La verte est déjà arrivée. Quelles couleurs peut-elle choisir ?
exercise-wild-rule = Avec un joker, on choisit toute couleur absente de la carte, même celle d’une voiture arrivée ou bloquée.
exercise-unpredictable = Un joker sans limites
exercise-unpredictable-ask = Ada a Imprévisible, et la ligne suivante de sa carte est le joker. Quelles couleurs peut-elle choisir ?
exercise-unpredictable-rule = Avec Imprévisible, un joker peut choisir n’importe laquelle des six couleurs.
exercise-strategic = La sauter ?
exercise-strategic-ask = Ada a Stratège, et la ligne suivante de sa carte est le premier joker. Que peut-elle faire de cette ligne ?
exercise-strategic-rule = Stratège peut sauter une ligne de la carte, même un joker. Dans ce cas, on ne choisit pas de couleur.
exercise-tricky = De bas en haut
exercise-tricky-ask = Ada a Malin et joue cette carte de bas en haut. Dans quel ordre les voitures avancent-elles ?
exercise-tricky-rule = Malin retourne toute la carte, ou rien.
exercise-aggressive = Une de plus
exercise-aggressive-ask = Ada a Agressif et possède la rouge, première ligne de sa carte. De combien de cases la rouge peut-elle avancer ?
exercise-aggressive-rule = Si ta voiture est en première ligne de ta carte, elle peut avancer de 1 de plus. Rien ne t’y oblige.
exercise-aggressive-wild = Une de plus avec un joker ?
exercise-aggressive-wild-ask = Ada a Agressif et possède la rouge. Sa carte commence par un joker 5, et elle a choisi la rouge. De combien de cases la rouge peut-elle avancer ?
exercise-aggressive-wild-rule = Agressif n’ajoute rien quand la première ligne est un joker.
exercise-cunning = Bas les pattes
exercise-cunning-ask = Ada joue cette carte. Carmen possède la rouge et la jaune et a Rusé. Qui pilote chaque voiture ?
exercise-cunning-rule = Avec Rusé, on pilote ses propres voitures, peu importe qui joue la carte. La personne qui la joue pilote les autres.
exercise-determined = Des rectangles seulement
exercise-determined-ask = Ada a Déterminé et avance de 4 sa voiture orange. Quelles fins donnent droit au déplacement bonus ?
exercise-determined-rule = Chaque case du chemin doit être un rectangle. Une seule case courbe, et il n’y a pas de bonus.
exercise-determined-bonus = Deux de plus
exercise-determined-bonus-ask = L’orange a quitté le virage et n’est entrée que dans des rectangles. Avant la ligne suivante, elle peut avancer de 2 de plus. Où ce déplacement bonus peut-il finir ?
exercise-determined-bonus-rule = Le déplacement bonus suit les règles habituelles. Ses cases, et celle d’où la voiture est partie d’abord, peuvent avoir n’importe quelle forme.

# --- Les enchères ---

exercise-more-lines = Deux fois six
exercise-more-lines-ask = La verte est à vendre avec Rusé, et tout le monde a posé une carte. Qui l’emporte, et à quel prix ?
exercise-more-lines-rule = Une carte sans vert, c’est passer. À enchères égales, la carte qui a le plus de lignes gagne. Les quatre cartes reviennent en main.
exercise-no-wild = Trois fois six
exercise-no-wild-ask = La verte est à vendre, et trois enchères sont égales. Qui l’emporte, et à quel prix ?
exercise-no-wild-rule = La carte qui a le plus de lignes gagne d’abord, puis celle sans joker.
exercise-declared-bid = Pas de vert en main
exercise-declared-bid-ask = La verte est à vendre, et Ada n’a pas de vert. Avec quelles cartes peut-elle enchérir ?
exercise-declared-bid-rule = Sans cette couleur en main, on peut annoncer une carte avec un joker comme enchère. Le nombre du joker compte ; s’il y en a deux, le plus grand.
exercise-left-of-the-winner = Égalité jusqu’au bout
exercise-left-of-the-winner-ask = Ada et Carmen n’ont pas de vert et annoncent chacune un joker 2. C’est Bruno qui a acheté en dernier. Qui emporte la verte, et à quel prix ?
exercise-left-of-the-winner-rule = Si lignes et jokers sont égaux aussi, on regarde à gauche de la personne qui a acheté en dernier : la place la plus proche gagne.
exercise-without-a-car = Les deux dernières voitures
exercise-without-a-car-ask = Il ne reste à vendre que la jaune et l’orange. Qui peut enchérir pour la jaune ?
exercise-without-a-car-rule = Quand il reste autant de voitures que de pilotes qui n’en ont pas, eux seuls enchérissent.
exercise-set-aside = Personne n’en voulait
exercise-set-aside-ask = Personne n’a enchéri pour la jaune ni pour l’orange : elles ont été mises de côté. À la fin, la jaune revient. Qui peut enchérir ?
exercise-set-aside-rule = Un lot mis de côté revient à la fin, seulement pour les pilotes sans voiture.
exercise-last-car = La toute dernière
exercise-last-car-ask = La rouge vient d’être vendue. La verte est la dernière, et seule Carmen n’a pas de voiture. Qui emporte la verte, et à quel prix ?
exercise-last-car-rule = La dernière voiture va à la personne qui n’en a pas. Elle coûte le plus petit nombre de sa couleur dans la main de cette personne.

# --- La donne et l’argent ---

exercise-the-deal = La donne
exercise-the-deal-ask = 42 cartes Vitesse sont distribuées en parts égales. Combien en reçoit chaque personne, et combien sont en trop ?
exercise-the-deal-rule = À quatre et à cinq, deux cartes sont en trop. Elles quittent le jeu sans être vues.
exercise-two-players = Une donne à deux
exercise-two-players-ask = Deux personnes jouent. Combien de cartes chacune reçoit-elle, et avec quoi commence-t-elle la course ?
exercise-two-players-rule = Après les enchères, chacun mélange ses 21 cartes, en pioche 7 et garde les 14 autres comme pioche.
exercise-drawing = Une jouée, une piochée
exercise-drawing-ask = Deux personnes jouent. Après lesquelles de ces cartes Ada en pioche-t-elle une autre ?
exercise-drawing-rule = Une carte jouée de la main est remplacée par une carte de la pioche. Une carte Vitesse 8, face visible, ne l’est pas.
exercise-sheet = Qu’est-ce que ça rapporte ?
exercise-sheet-ask = La course est finie, et l’ordre d’arrivée est sur la carte du circuit. Quel est le gain total d’Ada ?
exercise-sheet-rule = Course et paris s’ajoutent. Les prix des voitures se déduisent. Ici, les paris font 6 + 4 + 3 = 13.
exercise-tie = Le même gain
exercise-tie-ask = La course est finie, et deux personnes ont le même gain. Qui gagne ?
exercise-tie-rule = À gain égal, la voiture la mieux classée départage.

# --- Pourquoi une réponse est fausse. $other est une couleur, $rival une autre personne ---

exercise-why-taken = La voiture { $other } s’y trouve. Une voiture n’entre jamais dans une case occupée.
exercise-why-beside = Le bord avant de cette case est à la même hauteur : elle est à côté. Une voiture ne va jamais de côté.
exercise-why-behind = Le bord avant de cette case est plus en arrière. Une voiture ne recule jamais.
exercise-why-beyond = Cette case est au-delà de la ligne d’arrivée. Une voiture qui la franchit quitte aussitôt le circuit.
exercise-why-too-far = Cette case est à { $steps } pas, mais le nombre est { $speed }.
exercise-why-too-short = Cela fait { $steps } sur { $speed }, et la route continue. Une voiture avance du nombre complet si son chemin le permet.
exercise-why-blocked = D’autres voitures gênent : avec le nombre { $speed }, aucun chemin libre n’y mène.
exercise-why-missed-full = Il manque une fin : par ce chemin, { car.the } y arrive en { $steps } exactement.
exercise-why-missed-staggered = Il manque une fin. Son bord avant est plus avancé, même de peu : la case est vers l’avant.
exercise-why-missed-jam = Il manque un bouchon : après { $steps } sur { $speed }, rien n’est libre devant. { car.start-the } peut s’arrêter là et perd le reste.
exercise-why-missed-finish = Il manque la ligne d’arrivée : elle est franchie avec { $steps } sur { $speed }, et cela suffit.
exercise-why-better-end = Ainsi { car.the } avance de { $steps }, et la voiture { $other } de { $rest }. Par le chemin montré, c’est { $better } contre { $held }.
exercise-why-colour-on-card = { car.start-the } est sur la carte, donc le joker ne peut pas la choisir.
exercise-why-missed-colour = { car.start-the } n’est pas sur la carte, donc le joker peut la choisir.
exercise-why-missed-home = { car.start-the } est arrivée, mais peut être choisie quand même. Dans ce cas, rien ne bouge.
exercise-why-missed-blocked = { car.start-the } est bloquée, mais peut être choisie quand même. Dans ce cas, rien ne bouge.
exercise-why-missed-unpredictable = { car.start-the } est sur la carte, mais Imprévisible peut la choisir quand même.
exercise-why-missed-skip = Stratège peut sauter une ligne de la carte, et ce peut être celle-ci.
exercise-why-not-on-card = { car.start-the } n’est pas sur cette carte.
exercise-why-top-down = Lis la carte depuis le haut. { car.start-the } avance à un autre moment.
exercise-why-bottom-up = Malin lit toute la carte depuis le bas. { car.start-the } avance à un autre moment.
exercise-why-all-cars = { car.start-the } avance aussi : la personne qui joue une carte déplace toutes les voitures de cette carte, les siennes ou non.
exercise-why-speed = La ligne dit { $speed }. La route est libre, donc la voiture avance d’autant, sauf ce qu’un pouvoir ajoute.
exercise-why-aggressive = { car.start-the } est à Ada et en première ligne de sa carte : Agressif peut ajouter 1.
exercise-why-aggressive-wild = La première ligne est un joker, donc Agressif n’ajoute rien.
exercise-why-optional = Le nombre de la ligne est toujours permis. Ici, aucun pouvoir n’est obligatoire.
exercise-why-steers-all = { $player } joue la carte et pilote toutes les voitures de cette carte, sauf celles d’un pilote qui a Rusé.
exercise-why-cunning = { car.start-the } est à { $player }, qui a Rusé : personne d’autre ne la pilote.
exercise-why-curved = Le pas { $steps } de ce chemin entre dans une case qui n’est pas un rectangle : il n’y a pas de bonus.
exercise-why-rectangles = Il manque une fin : le chemin montré entre dans { $steps } rectangles et rien d’autre.
exercise-why-draws = Cette carte vient de la main : Ada en pioche une après.
exercise-why-draws-not = Une carte Vitesse 8 est face visible et non en main. On ne pioche rien après.
exercise-why-passes = { $rival } a posé une carte qui ne vaut pas d’enchère pour { car.the } : c’est passer.
exercise-why-higher-bid = { $player } enchérit à { $amount }, et { $rival } à moins. La plus haute enchère gagne.
exercise-why-more-lines = { $player } et { $rival } enchérissent autant, mais la carte posée par { $player } a plus de lignes.
exercise-why-no-wild = Même enchère et même nombre de lignes, mais la carte posée par { $rival } a un joker et celle posée par { $player } n’en a pas.
exercise-why-earlier-seat = Tout est égal. À gauche de la personne qui a acheté en dernier, { $player } vient avant { $rival }.
exercise-why-own-bid = La personne qui l’emporte paie sa propre enchère : regarde la ligne de { car.the } sur la carte gagnante.
exercise-why-last-car = Seul pilote sans voiture : { $player }. La dernière lui revient, sans enchères.
exercise-why-lowest-number = La dernière voiture coûte à { $player } le plus petit nombre de sa couleur en main : compare toutes les lignes de { car.the }.
exercise-why-has-a-car = { $player } a déjà une voiture. Maintenant, seuls les pilotes sans voiture enchérissent.
exercise-why-needs-a-car = { $player } n’a pas encore de voiture et peut enchérir.
exercise-why-no-bid = Cette carte n’a ni la couleur { car } ni joker : c’est passer.
exercise-why-declared = La couleur { car } n’est pas en main : ce joker peut être annoncé comme enchère de { $amount }.
exercise-why-subtract = Il faut aussi payer les voitures : retire { $prices }.
exercise-why-forgot-bets = Les paris rapportent aussi : { $bets } en tout.
exercise-why-sums = Total course { $prizes }, total paris { $bets }. Additionne, et retire { $prices } pour les voitures.
exercise-why-less-money = { $rival } a { $lower }, et { $player } { $amount }. Le plus grand gain l’emporte.
exercise-why-better-car = { $player } et { $rival } ont le même gain, mais { $player } a la voiture la mieux classée.
exercise-why-missed-winner = { $player } a { $amount }, et personne n’a plus. À gain égal, la voiture la mieux classée décide.
exercise-why-equal-hands = 42 cartes pour { $count } personnes : autant que possible, et le même nombre pour toutes.
exercise-why-left-over = Après des mains égales pour { $count } personnes, le reste des 42 cartes quitte le jeu.
exercise-why-first-hand = À deux, chacun pioche 7 de ses propres cartes. Le reste est sa pioche.
