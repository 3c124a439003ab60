# Ce que disent les commandes quand elles ne peuvent pas obéir : une ligne chacune.

cli-error = downforce: { $what }
cli-unknown-command = la commande { $name } n'existe pas ; il y a { $known }
cli-too-many-words = en trop : { $text }
cli-bug = ceci ne devrait pas arriver, merci de le signaler ({ $what }) ; DOWNFORCE_DEBUG=1 montre où
cli-bad-option = une option s'écrit nom=valeur, pas { $text }
cli-too-many-people = une table de { $players } n'a pas assez de places pour { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
cli-bad-people = écris un nombre de 1 à 6 ou des noms séparés par des virgules, pas { $text }
cli-same-name = deux personnes s'appellent { $name }
cli-long-name = un nom compte { $most } caractères au plus : { $name }
cli-bad-seed = une graine est une ligne de texte simple
cli-cannot-read = impossible de lire { $path } : { $why }
cli-cannot-write = impossible d'écrire { $path } : { $why }
cli-game-is-over = { $path } est une partie finie ; regarde-la avec downforce replay
cli-resume-alone = une partie reprise garde sa table ; enlève { $options }
cli-at-range = --at demande ici un nombre de 0 à { $most }, pas { $at }
cli-at-json = --at et --json ne vont pas ensemble
cli-for-terminal = pour { $options }, ajoute --terminal ; dans le navigateur, tout se choisit à la table
cli-cannot-listen = le port { $port } de { $host } n'est pas disponible : { $why }

# Le jeu sur cette machine. Les adresses terminent leur ligne, où les terminaux en font des liens.
home-already = Downforce tourne déjà sur cette machine.
home-opened = Downforce est dans ton navigateur : { $url }
home-here = Downforce est ici : { $url }
home-phones = Pour les téléphones et autres appareils de ton réseau : { $url }
home-stop = Ctrl-C pour arrêter. Toutes les parties sont conservées.
home-stopped = Arrêté. Toutes les parties sont conservées.

# Une rediffusion.
replay-head = { $track }, { $mode }, { $edition }.
replay-players = À la table : { $players }.
replay-at = { $number ->
    [0] Au début (0 action sur { $count }) :
    [one] Après { $number } action sur { $count } :
   *[other] Après { $number } actions sur { $count } :
}
replay-unfinished = La partie s'arrête ici, inachevée.
