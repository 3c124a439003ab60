# Ce que dit --help des commandes : une phrase pour chacune, parfois davantage, et un texte pour chaque option.
# Les identifiants sont ceux des commandes et des options ; help-option-... vaut pour plusieurs commandes.
# Ce qui se tape tel quel (noms d'options, de modes, de circuits, de niveaux, de fichiers) n'est pas traduit.

help-usage = Usage : { $line }
help-heading-commands = Commandes
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-rules = Règles pour --option

# Ce qu'il faut remplacer, en capitales.
help-placeholder-command = COMMANDE
help-placeholder-options = OPTIONS
help-placeholder-file = FICHIER
help-placeholder-track = CIRCUIT
help-placeholder-folder = DOSSIER
help-placeholder-int = NOMBRE
help-placeholder-str = TEXTE
help-placeholder-path = CHEMIN
help-placeholder-target = CIBLE
help-placeholder-visitor = VISITEUR
help-placeholder-table = TABLE

# Des phrases qui suivent ce que fait une option.
help-default = Par défaut : { $value }.
help-variable = Se règle aussi par la variable d’environnement { $name }.

help-option-help = Afficher cette page.
help-option-version = Afficher la version.
help-option-language = La langue : en, es, fr, pt-BR ou pt-PT. Par défaut, celle de ton système si elle en fait partie, sinon l’anglais.

# downforce seul
help-downforce = Downforce, le jeu de plateau : des enchères, une course et trois paris.
help-downforce-more =
    Sans commande, le jeu démarre sur cette machine et s’ouvre dans ton navigateur. On peut aussi jouer depuis un téléphone.
    Projet de fans non officiel.
help-downforce-browser = Ouvrir un navigateur, ou non. Par défaut, il s’ouvre s’il y a un écran ; sinon, l’adresse s’affiche.
help-downforce-port = Le premier port à essayer, 8060 par défaut. S’il est pris, le jeu passe au suivant.
help-downforce-host = L’adresse d’écoute. Avec 0.0.0.0, les téléphones de ton réseau peuvent jouer ; avec 127.0.0.1, non.
help-downforce-data = Le dossier des parties et des réglages. Par défaut, là où ton système range ce genre de choses.

# downforce play
help-play = Jouer une partie : dans le navigateur, comme « downforce » seul, ou ici avec --terminal.
help-play-more = Les autres options valent pour le terminal : on y joue contre des bots, ou à plusieurs sur un même clavier.
help-play-terminal = Jouer dans ce terminal.
help-play-players = Le nombre de places à table, de 2 à 6, bots compris. Sans cette option, le jeu le demande.
help-play-people = Le nombre de personnes à table, ou leurs noms : Léa,Tom. Des bots prennent les autres places. Sans cette option, le jeu le demande.
help-play-track = Le circuit : marina-bay ou river-station. Un championnat du monde se poursuit sur l’autre.
help-play-mode = Le mode de jeu : standard, beginner, long-distance ou world-tour.
help-play-edition = L’édition dont viennent les règles et la monnaie : en, es, fr, pt-PT ou pt-BR. Par défaut, celle de ta langue.
help-play-option = Une règle à changer, écrite nom=valeur ; l’option peut se répéter. Exemple : lowest-bid=yes.
help-play-seed = La graine : n’importe quel texte. Même graine, même donne.
help-play-level = Le niveau des bots : rookie, club, national, works ou ace. Par défaut : works.
help-play-linear = Pour les lecteurs d’écran : du texte sur une seule colonne, sans le plan.
help-play-data = Le dossier des parties et des réglages. Par défaut, là où ton système range ce genre de choses.
help-play-record = Enregistrer la partie dans ce fichier quand elle finit, ou quand tu quittes la table.
help-play-resume = Reprendre une partie enregistrée.

# downforce replay
help-replay = Raconter une partie enregistrée, coup par coup, sans rien cacher.
help-replay-file = Le fichier de la partie.
help-replay-json = Au lieu du récit, afficher un objet JSON par action : numéro, place à table, texte, événements et état qui en résulte.
help-replay-at = Au lieu du récit, afficher la position après ce nombre d’actions.

# downforce verify
help-verify = Vérifier qu’un fichier de partie est bien ce qu’il prétend être : la donne, chaque action, le score, chaque octet.
help-verify-more =
    Deux programmes le lisent : le moteur de règles, et un script de 200 lignes qui n’a aucun code en commun avec lui.
    Au moindre écart, une ligne dit lequel et où, et le code de sortie est 1.
help-verify-file = Le fichier de la partie.
help-verify-digest = L’empreinte montrée à la table en fin de partie ; le fichier doit avoir la même.
help-verify-receipt = Ton reçu de la donne : 64 chiffres hexadécimaux, un fichier gardé par un de tes programmes, ou le fichier de partie d’un autre pilote. Le verdict est alors « prouvée » ou « non équitable ».
help-verify-json = Afficher le résultat sous forme d’objet JSON.

# downforce track
help-track = Dessiner, vérifier et lister des circuits.
help-track-draw = Dessiner le plan d’un circuit en SVG.
help-track-draw-track = Le nom d’un circuit, comme marina-bay, ou un fichier de circuit.
help-track-draw-output = Le fichier à écrire. Par défaut, le plan va sur la sortie standard.
help-track-draw-cells = Écrire dans chaque case son nom.
help-track-draw-title = Mettre un cartouche de titre sous le plan, ou non. Par défaut, il y est.
help-track-draw-json = Au lieu du plan, donner le plateau en JSON : contours, centres et orientations des cases, bords et lignes.
help-track-check = Vérifier un fichier de circuit : une ligne si l’on peut y courir, sinon ce qui ne va pas, et où.
help-track-check-track = Le fichier de circuit, ou le nom d’un circuit.
help-track-list = Lister les circuits disponibles, avec leurs caractéristiques.
help-track-list-json = Afficher la liste sous forme de tableau JSON.

# downforce serve
help-serve = Lancer un serveur ouvert à d’autres personnes. Son journal va sur la sortie d’erreur, un objet JSON par ligne.
help-serve-host = L’adresse d’écoute : 127.0.0.1 pour cette machine et un proxy qui s’y trouve, 0.0.0.0 pour tout le monde.
help-serve-port = Le port d’écoute.
help-serve-database = sqlite:///FICHIER ou postgresql://NOM:MOT_DE_PASSE@HÔTE/BASE. Par défaut, un fichier dans ton dossier de données.
help-serve-allow-host = Un nom par lequel on joint le serveur, en plus de ceux de cette machine ; l’option peut se répéter.
help-serve-open-tables = Qui peut ouvrir des tables : anyone (tout le monde), known (qui a fini une course ici) ou nobody (personne). Cette machine le peut toujours.
help-serve-thinkers = Le nombre de processus qui réfléchissent pour les bots.
help-serve-proxy = Se fier à un proxy sur cette machine pour savoir d’où viennent les requêtes, d’après X-Forwarded-For et X-Forwarded-Proto.
help-serve-trusted-proxy = Se fier aussi à un proxy à cette adresse, ou dans ce réseau ; l’option peut se répéter.
help-serve-monitor = Une adresse ou un réseau, en plus de cette machine, qui peut lire /metrics ; l’option peut se répéter.
help-serve-keep-finished = Nombre de jours pendant lesquels le journal et les messages d’une table terminée sont gardés. La partie, elle, reste.
help-serve-keep-open = Nombre de jours pendant lesquels une table où aucune partie n’a commencé est gardée.
help-serve-keep-running = Nombre de jours pendant lesquels une partie que personne ne continue est gardée.
help-serve-keep-patient = La même chose pour les tables où l’on peut s’absenter aussi longtemps qu’on veut.
help-serve-keep-visitors = Nombre de jours pendant lesquels un visiteur est gardé depuis que son navigateur a reçu le cookie.
help-serve-most-tables = Le nombre de tables qui peuvent être ouvertes ou en jeu en même temps.
help-serve-contact = Où les services push peuvent t’écrire : mailto:TOI@HÔTE ou https://... Sans cela, les alertes par Web Push ne sont pas proposées.
help-serve-mail = Ton serveur de courriel pour les alertes : smtp://COMPTE@HÔTE:587 ou smtps://COMPTE@HÔTE. Toujours avec TLS. Le mot de passe vient de DOWNFORCE_MAIL_PASSWORD ou d’un fichier.
help-serve-mail-from = L’expéditeur des courriels. Sans indication, le compte du serveur.
help-serve-mail-password-file = Un fichier avec le mot de passe du serveur de courriel.
help-serve-call-host = Un nom que peuvent avoir les webhooks et les services push bien qu’il ne soit pas public, NOM ou NOM:PORT ; l’option peut se répéter.

# downforce simulate et downforce arena
help-simulate = Jouer des milliers de parties sur tous les cœurs et en faire le bilan.
help-simulate-more = Même graine, même résultat, quel que soit le nombre de cœurs. Tu peux arrêter à tout moment : la même commande reprend là où elle s’est arrêtée.
help-simulate-games = Le nombre de parties pour chaque type de table. Par défaut : 1000.
help-simulate-bots = Qui joue : des noms de bots, ou des fichiers comme my_bot.py ou my_bot.py:MyBot. S’il y en a plusieurs, ils occupent les places à tour de rôle.
help-arena = Faire s’affronter des bots, tous contre tous, et leur donner une cote.
help-arena-more = Chaque composition de table joue les mêmes donnes, et chaque donne une fois par rotation des places : chaque bot occupe toutes les places aussi souvent l’une que l’autre. Même graine, même résultat, quel que soit le nombre de cœurs. Tu peux arrêter à tout moment : la même commande reprend là où elle s’est arrêtée.
help-arena-bots = Au moins deux : des noms de bots, des fichiers comme my_bot.py ou my_bot.py:MyBot, ou all pour tous. Par défaut : all.
help-arena-deals = Le nombre de donnes par composition de table. Par défaut : 50.
help-option-seed = La graine : n’importe quel texte. Par défaut : 1.
help-option-jobs = Le nombre de processus. Par défaut, un par cœur.
help-option-players = Le nombre de places à table, de 2 à 6. Pour plusieurs types de table : 2,4 ou 2-6. Par défaut : 4.
help-option-track = Des noms ou des fichiers de circuits ; all pour tous les circuits. Par défaut, le premier.
help-option-mode = Les modes : standard, beginner, long-distance, world-tour, ou all pour tous. Par défaut : standard.
help-option-edition = Les éditions dont viennent les règles : en, es, fr, pt-PT, pt-BR, ou all pour toutes. Par défaut : en.
help-option-json = Afficher du JSON au lieu de tableaux.
help-option-csv = Écrire aussi toutes les statistiques dans ce fichier, au format CSV.
help-option-plots = Dessiner aussi des graphiques dans ce dossier, en PNG et en SVG.
help-option-record = Enregistrer aussi toutes les parties dans ce fichier, à la suite.
help-option-isolate = Faire jouer chaque bot dans son propre processus, qui ne voit que ses vues, avec un sel secret pour les donnes.
help-option-salt = Rejouer une série avec le sel qu’elle a affiché.
help-option-resume = Garder dans ce fichier ce qui a été joué. S’il existe déjà, la série reprend.
help-option-engine = plain, ou fast : les mêmes règles, compilées, avec d’autres nombres aléatoires. Avec des bots works, il joue des centaines de fois plus de parties par seconde.
help-option-backend = Où jouer : loky (processus sur cette machine), dask ou ray.
help-option-scheduler = L’adresse d’un cluster Dask ou Ray. Par défaut, un cluster est lancé sur cette machine.

# downforce admin
help-option-database = sqlite:///FICHIER ou postgresql://NOM:MOT_DE_PASSE@HÔTE/BASE. Par défaut, le fichier de ton dossier de données.
help-option-yes = Le faire sans demander.
help-admin = Administrer un serveur : tables, visiteurs, bannissements, statistiques, changement de base de données.
help-admin-more = Ces commandes agissent sur la base de données d’un serveur, qui peut tourner. Chaque changement est noté dans un journal.
help-admin-tables = Lister et chercher des tables, les dernières modifiées d’abord.
help-admin-tables-search = Une partie d’un identifiant, d’un code ou d’un nom.
help-admin-tables-status = Seulement les tables à l’état open, running ou over.
help-admin-tables-limit = Combien au plus.
help-admin-close = Supprimer une table et son journal ; les personnes présentes sont déconnectées en quelques secondes.
help-admin-close-table = L’identifiant ou le code d’une table.
help-admin-people = Montrer qui s’est assis à une table : noms, identifiants, depuis quand. Le journal note cette consultation.
help-admin-people-table = L’identifiant ou le code d’une table.
help-admin-visitor = Montrer ce qui est gardé sur un visiteur.
help-admin-visitor-visitor = L’identifiant d’un visiteur.
help-admin-delete = Supprimer les données d’un visiteur : liste des appareils, noms et messages.
help-admin-delete-visitor = L’identifiant d’un visiteur.
help-admin-ban = Bannir un visiteur ou un réseau ; ils sont déconnectés en quelques secondes.
help-admin-ban-target = L’identifiant d’un visiteur, une adresse ou un réseau comme 192.0.2.0/24.
help-admin-ban-reason = Pourquoi, pour ton propre journal.
help-admin-unban = Lever un bannissement.
help-admin-unban-target = Ce qui a été banni.
help-admin-bans = Lister les bannissements en vigueur.
help-admin-figures = Compter les visiteurs, tables, entrées et parties finies des derniers jours.
help-admin-figures-days = Combien de jours.
help-admin-log = Montrer ce qui a été fait avec ces commandes.
help-admin-log-limit = Combien au plus.
help-admin-calls = Montrer ce qui attend d’être envoyé, ce qui échoue, et le sort des dernières alertes.
help-admin-calls-limit = Combien de dernières alertes au plus.
help-admin-move = Tout copier dans une autre base de données, puis vérifier les nombres et les empreintes.
help-admin-move-to = L’adresse d’une base de données vide : postgresql://NOM:MOT_DE_PASSE@HÔTE/BASE.

# downforce site
help-site = Écrire le jeu sous forme de site statique : il lui faut un hébergement web, mais pas de serveur.
help-site-folder = Le dossier à écrire : un nouveau, un vide ou un qui contient un site plus ancien.
