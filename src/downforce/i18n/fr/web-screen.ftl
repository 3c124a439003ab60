# La télévision montre le plateau, les téléphones tiennent les mains.
screen-title = Grand écran
screen-code-over = Le plateau sur cet écran
screen-code-title = Montrer une table ici
screen-code-how = Sur ton téléphone, ouvre le menu de ta table, choisis « Grand écran » et tape ce code. Ou scanne-le.
screen-code-none = Le code arrive.
screen-ended = La table a fermé cet écran.
screen-pass-how = Scanne-le avec un téléphone pour jouer, ou tape le code sur la page d’accueil :
screen-seats-full = Toutes les places sont prises. L’hôte donne le départ.
screen-seat-bot = bot
screen-plays = { $player } joue
screen-plays-reverse = { $player } joue, de bas en haut
screen-ask-bid = { car.start-the } est aux enchères. Tout le monde choisit une carte.
screen-ask-keep = Chaque pilote garde un pouvoir.
screen-ask-swap = { $player } peut échanger Rusé.
screen-ask-play = { $player } joue une carte.
screen-ask-wild = { $player } choisit une voiture pour le joker.
screen-ask-skip = { $player } peut sauter la ligne de { car.short }.
screen-ask-move = { $player } pilote { car.the }.
screen-ask-bonus = { $player } a un déplacement bonus pour { car.the }.
screen-ask-bet = Pari { $number } : qui gagne ? Tout le monde coche une voiture.
screen-closed = { $count } sur { $all } fermés
screen-home = arrivée
screen-skipped = sautée
screen-steps = { $steps } sur { $speed }
screen-jammed = bloquée
screen-bids-for = Les enchères pour { car.the }.
screen-keys = M son · L langue · N nuit · O bord · F plein écran
screen-awake = En simple http, cette page ne peut pas garder l’écran allumé : désactive l’économiseur d’écran.
screen-menu-about = Ouvre { $address } sur une télévision et tape le code qu’elle affiche.
screen-menu-code = Code de l’écran
screen-menu-tie = Y montrer le plateau
screen-menu-on = { $count ->
    [one] Un grand écran montre le plateau.
   *[other] { $count } grands écrans montrent le plateau.
}
screen-menu-end = Fermer les grands écrans
screen-menu-window = Une fenêtre pour un second écran
screen-hand-board = Montrer le plateau ici
screen-hand-hand = La main seule
screen-hand-sound = Le son ici aussi, et pas seulement sur le grand écran
screen-tie-title = Quelle table va sur l’écran ?
screen-tie-none = Prends d’abord place à une table, puis scanne le code à nouveau.
screen-tie-done = L’écran montre la table.
prefs-night = Nuit
prefs-night-device = comme l’appareil
prefs-night-on = oui
prefs-night-off = non
