# Ce que disent les commandes quand elles ne peuvent pas obéir : une ligne chacune.

cli-error = downforce: { $what }
cli-unknown-command = la commande { $name } n’existe pas ; les commandes sont { $known }
cli-unknown-command-close = la commande { $name } n’existe pas ; voulais-tu dire { $close } ?
cli-too-many-words = en trop : { $text }
cli-unknown-option = l’option { $name } n’existe pas ; { $help } montre celles qui existent
cli-unknown-option-close = l’option { $name } n’existe pas ; voulais-tu dire { $close } ?
cli-missing = il manque { $name }
cli-needs-value = { $name } demande une valeur
cli-not-a-number = { $name } demande un nombre entier, pas { $text }
cli-bad-value = { $name } n’accepte pas { $text }
cli-bad-range = { $name } demande un nombre de { $least } à { $most }, pas { $text }
cli-bad-network = { $name } demande une adresse ou un réseau comme 10.0.0.0/8, pas { $text }
cli-bad-contact = --contact demande mailto:NOM@HÔTE ou une adresse https, pas { $text }
cli-bad-mail = --mail demande smtp://COMPTE@HÔTE:PORT ou smtps://COMPTE@HÔTE, sans mot de passe ; le problème : { $why }
cli-bad-host-name = --allow-host prend un nom comme downforce.example, sans https://, ni port, ni chemin, pas « { $text } »
cli-bad-openers = --open-tables prend une de ces valeurs : { $known } ; pas { $text }
cli-given-twice = { $name } apparaît deux fois
cli-not-understood = commande incomprise ; { $help } montre ce qu’on peut demander
cli-bug = ceci ne devrait pas arriver, merci de le signaler ({ $what }) ; DOWNFORCE_DEBUG=1 montre où
cli-missing-text = le texte { $id } manque dans les catalogues ; docs/translating.md explique comment l’ajouter
cli-bad-option = une option s’écrit nom=valeur, pas { $text }
cli-unknown-rule = aucune règle ne s’appelle { $name } ; choix possibles pour --option : { $known }
cli-bad-rule = { $text } n’est pas possible ; les valeurs sont { $values }
cli-too-many-people = une table de { $players } n’a pas assez de places pour { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
cli-bad-people = écris un nombre de 1 à 6 ou des noms séparés par des virgules, pas { $text }
cli-same-name = deux personnes s’appellent { $name }
cli-long-name = un nom compte { $most } caractères au plus : { $name }
cli-bad-seed = une graine est une ligne de texte simple
cli-cannot-read = impossible de lire { $path } : { $why }
cli-cannot-write = impossible d’écrire { $path } : { $why }
cli-not-ours = { $path } n’est pas un fichier de { $kind ->
    [track] circuit
   *[game] partie
} de Downforce
cli-game-is-over = { $path } est une partie finie ; regarde-la avec downforce replay
cli-resume-alone = une partie reprise garde sa table ; enlève { $options }
cli-at-range = --at demande ici un nombre de 0 à { $most }, pas { $at }
cli-at-json = --at et --json ne vont pas ensemble
cli-for-terminal = pour { $options }, ajoute --terminal ; dans le navigateur, tout se choisit à la table
cli-cannot-listen = le port { $port } de { $host } n’est pas disponible : { $why }
cli-no-such-host = cette adresse n’existe pas
cli-bad-database = ce n’est pas une adresse de base de données ; il en faut une comme sqlite:///games.db
cli-database-at = l’adresse de la base de données a deux @ : dans un mot de passe, écris %40 au lieu de @
cli-database-in-memory = une base de données en mémoire ne dure pas : indique un fichier, comme sqlite:///games.db
cli-other-database = la base de données doit être SQLite ou PostgreSQL, pas { $name }
cli-newer-database = cette base de données vient d’une version plus récente de Downforce : installe cette version
cli-cannot-open-database = impossible d’ouvrir la base de données { $address } : { $why }
cli-database-in-use = un autre serveur utilise la base de données { $address } ; arrête-le d’abord, ou indique un autre fichier
cli-missing-extra = il faut pour cela l’extra { $extra }, qui n’est pas installé. Dans le dossier du code source : pip install ".[{ $extra }]"

# Pourquoi le système ne peut pas faire quelque chose. Les identifiants sont ceux de C.
system-enoent = fichier ou dossier introuvable
system-eacces = accès refusé
system-eperm = accès refusé
system-eisdir = c’est un dossier
system-enotdir = un élément du chemin n’est pas un dossier
system-eexist = il existe déjà
system-enospc = le disque est plein
system-edquot = ton quota de disque est atteint
system-erofs = l’emplacement est en lecture seule
system-enametoolong = le nom est trop long
system-eloop = les liens forment une boucle
system-emfile = trop de fichiers sont ouverts
system-enfile = trop de fichiers sont ouverts sur cette machine
system-efbig = le fichier est trop gros
system-ebusy = déjà en cours d’utilisation
system-eio = erreur de disque
system-eaddrinuse = il est déjà utilisé
system-eaddrnotavail = cette machine n’a pas cette adresse
system-econnrefused = personne n’y répond
system-econnreset = la connexion a été fermée en face
system-etimedout = la réponse a pris trop de temps
system-enetunreach = ce réseau est inaccessible
system-ehostunreach = cette machine est inaccessible

# Le jeu sur cette machine. Les adresses terminent leur ligne, où les terminaux en font des liens.
home-already = Downforce tourne déjà sur cette machine.
home-opened = Downforce est dans ton navigateur : { $url }
home-here = Downforce est ici : { $url }
home-phones = Pour les téléphones et autres appareils de ton réseau : { $url }
home-stop = Ctrl-C pour arrêter. Toutes les parties sont conservées.
home-stopped = Arrêté. Toutes les parties sont conservées.

# What a browser shows that came to a server by a wrong name.
serve-unknown-name = Ce serveur ne répond pas au nom { $name }. La personne qui l’héberge peut l’autoriser : --allow-host { $name }

# Une rediffusion.
replay-head = { $track }, { $mode }, { $edition }.
replay-players = À la table : { $players }.
replay-at = { $number ->
    [0] Au début (0 action sur { $count }) :
    [one] Après { $number } action sur { $count } :
   *[other] Après { $number } actions sur { $count } :
}
replay-unfinished = La partie s’arrête ici, inachevée.
