# La page des règles. Les noms des pouvoirs, modes, éditions et options viennent de leurs propres fichiers.

rulebook-over = Comment jouer
rulebook-title = Les règles
rulebook-lead = Deux à six pilotes achètent six voitures de course, leur font boucler un tour avec les cartes de leur main et parient en chemin sur la gagnante. Tu pilotes toutes les voitures de la carte que tu joues, même celles que tu préférerais voir dans les bottes de paille.
rulebook-contents = Sommaire
rulebook-home = Downforce, retour à l’accueil

# --- Le but ---

rulebook-goal = Le but du jeu
rulebook-goal-prizes = Course
rulebook-goal-bets = Paris
rulebook-goal-price = Enchères
rulebook-goal-winnings = Gain total
rulebook-goal-own = Une voiture rapide à toi rapporte à l’arrivée. Un pari sur une voiture rapide aussi, peu importe à qui elle est.

# --- La mise en place ---

rulebook-setup = Avant le départ
rulebook-setup-grid = Les six voitures sont placées au hasard sur la grille.
rulebook-setup-cards = Les 42 cartes Vitesse sont distribuées en parts égales : 21, 14, 10, 8 ou 7 par personne, de deux à six pilotes. À quatre ou à cinq, les deux cartes en trop sont écartées sans être vues.
rulebook-setup-figure = La rouge hérite de la pole position.
rulebook-setup-lots = Les six cartes Vitesse 8 et les six pouvoirs sont mélangés en deux piles. C’est ce qui est à vendre.
rulebook-setup-deck = Les règles publiées ne donnent pas la liste de toutes les cartes. Les exemples imprimés en fixent quelques-unes ; le reste de ce jeu de cartes est notre reconstitution.

# --- Les enchères ---

rulebook-auction = Les enchères
rulebook-auction-lot = Les voitures passent une par une, chacune avec un pouvoir. Tout le monde pose une carte face cachée, puis on les retourne toutes ensemble.
rulebook-auction-bid = Le nombre à côté de la couleur de la voiture est ton enchère, en millions. Avec une carte sans cette couleur, tu passes.
rulebook-auction-tie = La plus haute enchère emporte le lot. Égalité ? La carte qui a le plus de lignes gagne ; encore égalité, celle sans joker ; toujours égalité, la place la plus proche à gauche de la personne qui a acheté en dernier.
rulebook-auction-win = La personne qui l’emporte note le prix et prend la voiture, sa carte Vitesse 8 et le pouvoir. Toutes les cartes posées reviennent en main : enchérir coûte de l’argent, pas des cartes.
rulebook-auction-wild = Aucune carte de cette couleur dans ta main ? Alors une carte avec un joker peut être annoncée comme enchère, au nombre du joker. Si elle en a deux, le plus grand compte.
rulebook-auction-everyone = Tout le monde finit avec au moins une voiture. Quand il reste juste autant de voitures que de pilotes qui n’en ont pas, personne d’autre ne peut enchérir. La toute dernière voiture est attribuée sans enchères, pour le plus petit nombre de cette couleur dans la main de son pilote ; à défaut, pour le plus petit joker ; à défaut encore, pour le plus petit nombre de tous.
rulebook-auction-aside = Si personne n’enchérit, le lot est mis de côté. À la fin, les pilotes sans voiture se le disputent ; s’il n’y en a pas, ou si tout le monde passe encore, cette voiture court sans propriétaire.
rulebook-auction-eight = Une carte Vitesse 8 achetée peut aussi être posée, pour passer.
rulebook-auction-power = Plusieurs pouvoirs achetés ? Garde-en un pour la course. Il sert à toutes tes voitures.
rulebook-auction-example = Exemple : la verte est aux enchères, avec Rusé.
rulebook-auction-example-end = { $first } et { $second } enchérissent à 6. La carte posée par { $first } a plus de lignes : { $first } paie 6 millions et prend la voiture verte.
# Sous une carte.
rulebook-auction-pass = { $player } passe
rulebook-auction-bids = { $player } enchérit à { $amount }

# --- La course ---

rulebook-race = La course
rulebook-race-first = La personne qui possède la voiture en pole position commence ; si elle est sans propriétaire, on passe à la suivante sur la grille. Le tour passe ensuite à gauche. À ton tour, joue une carte.
rulebook-race-lines = Lis-la de haut en bas. Chaque ligne fait avancer sa voiture d’autant de cases, et tu les pilotes toutes, les tiennes comme les autres.
rulebook-race-home = La ligne d’une voiture arrivée, ou qui ne peut faire aucun pas, est ignorée.
rulebook-race-done = La carte va ensuite face visible dans la défausse, que tout le monde peut consulter.
rulebook-card = Lire une carte
rulebook-card-first = Première ligne : la bleue avance de 6.
rulebook-card-second = Puis l’orange, de 4.
rulebook-card-wild = Un joker : 2 pour une voiture absente de la carte. Tu la choisis à ce moment-là.
rulebook-card-last = Enfin, la jaune avance de 1.
rulebook-wild-two = Deux jokers sur une carte désignent deux voitures différentes. Tu peux choisir une voiture arrivée ou bloquée : le déplacement est perdu, et c’est parfois le but.

# --- Le pilotage ---

rulebook-steering = Le pilotage
rulebook-steering-forward = Un pas mène à une case voisine, tout droit ou en diagonale, dont le bord avant est plus avancé. Jamais de côté, jamais en arrière.
rulebook-steering-full = Une voiture avance du nombre complet si le chemin choisi le permet. Elle peut se faufiler en diagonale entre deux voitures, mais jamais en traverser une.
rulebook-steering-figure = L’orange peut prendre l’une des trois cases claires : jamais une case à côté d’elle, jamais une derrière.
rulebook-front-figure = Les cases ne sont pas toujours alignées : c’est le bord avant qui compte. L’orange peut entrer dans les trois cases claires. Le bord avant des cases barrées est en retrait du sien.
rulebook-jam = Les bouchons
rulebook-jam-stop = Un chemin qui mène dans un bouchon s’arrête là, et le reste du déplacement est perdu. Tu peux le choisir exprès, même si un autre va plus loin.
rulebook-jam-must = Mais si un premier pas est possible, la voiture doit le faire.
rulebook-jam-figure = Dans la voie unique, la rouge ne bouge pas. La bleue avait 6, avance de 3 et perd le reste.
rulebook-jam-choice-figure = La bleue a 4. Elle peut dépasser la rouge et la noire et avancer de 4, ou avancer de 1 et rester exprès coincée derrière elles.

# --- Les pouvoirs ---

rulebook-powers = Les pouvoirs
rulebook-powers-about = Un par pilote, pour toute la course. À part Rusé, libre à toi de t’en servir ou non.
rulebook-powers-aggressive = Jamais quand la carte commence par un joker. Ta propre carte Vitesse 8 vaut 8 ou 9.
rulebook-powers-cunning = La personne qui joue la carte choisit toujours la couleur des jokers et garde son propre pouvoir.
rulebook-powers-determined = Peu importe la forme de la case d’où elle part et des deux cases gagnées.
rulebook-powers-strategic = Même un joker, si tu veux.
rulebook-powers-tricky = Toute la carte, ou rien.
rulebook-powers-unpredictable = Deux jokers désignent quand même deux voitures différentes.
rulebook-rectangle-figure = Pour Déterminé : les cases claires sont des rectangles. Celles du virage n’en sont pas, car leurs bouts ne sont pas parallèles.

# --- Les paris ---

rulebook-bets = Les paris
rulebook-bets-line = Trois lignes jaunes traversent le circuit. Quand la première voiture en franchit une, tout le monde coche en secret sa gagnante, dès que la carte est finie.
rulebook-bets-any = N’importe quelle voiture convient : une des tiennes, une rivale, une sans propriétaire, la même que la dernière fois, et même une déjà arrivée.
rulebook-bets-all = On parie aussi quand on n’a plus de cartes ou que toutes ses voitures sont arrivées. Une carte qui fait franchir deux lignes ouvre deux paris, l’un après l’autre.
rulebook-bets-secret = Les paris restent secrets jusqu’à la fin. Les premiers rapportent plus.
rulebook-bets-figure = La verte est la première à franchir la ligne jaune : les paris sont ouverts.

# --- Arrivée et décompte ---

rulebook-finish = Arrivée et décompte
rulebook-finish-order = Une voiture qui franchit la ligne prend la place suivante et quitte le circuit ; peu importe jusqu’où elle serait allée.
rulebook-finish-out = Quand toutes tes voitures sont arrivées, tu défausses ta main et tu ne joues plus de cartes.
rulebook-finish-end = La course finit quand toutes les voitures sont arrivées ou toutes les cartes jouées. Une voiture restée en route est en panne : elle ne rapporte rien, et les paris sur elle non plus. Son propriétaire garde tout le reste.
rulebook-finish-figure = La rouge a 6 et n’a besoin que de 3 : elle franchit la ligne, prend la place suivante et quitte le circuit.
rulebook-prizes = La course rapporte
rulebook-payouts = Les paris rapportent
rulebook-place = Place
rulebook-bet = Pari { $number }
rulebook-finish-tie = Le plus gros gain l’emporte. Égalité ? La voiture la mieux classée départage. Aucun des ex æquo n’a de voiture arrivée ? Alors la victoire est partagée.
rulebook-score-example = Exemple : la bleue gagne, devant la jaune, la rouge, la noire, la verte et l’orange. { $player } possède la jaune et la verte, et a parié deux fois sur la jaune, puis sur la bleue.

# --- À deux ---

rulebook-two = À deux
rulebook-two-open = Tes cartes Vitesse 8 sont posées face visible devant toi. Elles ne servent pas à enchérir, et tu ne pioches pas après en avoir joué une.
rulebook-two-hand = Après les enchères, tu mélanges tes 21 cartes et tu en pioches sept. Ensuite, joue une carte, pioche une carte.
rulebook-two-cunning = Le sort de Rusé dépend de l’édition.

# --- Les modes ---

rulebook-modes = Autres façons de jouer
rulebook-mode-beginner = Ni enchères, ni pouvoirs, ni paris : les voitures sont distribuées, le même nombre pour tout le monde. Tu as trois cartes en main et tu pioches après chaque carte jouée. La partie finit avec la carte qui mène à l’arrivée la première voiture ayant un propriétaire. Si les cartes s’épuisent avant, la voiture la plus avancée gagne.
rulebook-mode-long-distance = Enchères et pouvoirs comme d’habitude, mais ni ligne d’arrivée ni paris. Quand des voitures sont côte à côte, la plus proche de l’intérieur est devant. Les prix sont notés mais ne comptent pas, et une voiture sans propriétaire ne peut pas gagner.
rulebook-mode-world-tour = La seconde course a sa propre donne et ses propres enchères ; on ne garde que l’argent. À égalité, la meilleure place obtenue sur les deux courses départage ; sinon, la victoire est partagée.

# --- Les éditions ---

rulebook-editions = Les éditions
rulebook-editions-about = Les cinq éditions imprimées sont d’accord sur presque tout. Là où elles diffèrent, on choisit à la table :
rulebook-edition = Édition
rulebook-edition-bid = Enchère sans couleur ni joker
rulebook-edition-cunning = Rusé à deux
rulebook-edition-money = Monnaie
rulebook-edition-bid-yes = plus petit nombre
rulebook-edition-bid-no = non
rulebook-edition-stays = reste
rulebook-edition-removed = retiré
rulebook-edition-may-swap = échange permis
rulebook-edition-must-swap = échange obligatoire

# --- Règles maison ---

rulebook-house = Règles maison
rulebook-house-about = Chacune se règle à part ; les cinq premières, dans la partie normale seulement.
