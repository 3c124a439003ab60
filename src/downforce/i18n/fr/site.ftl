# Le site fait de fichiers, où le jeu tourne dans le navigateur (docs/site.md).

site-loading = Préparation de la course : { $percent } du téléchargement
site-starting = Préparation de la course : le jeu démarre
site-broken-download = Le téléchargement s’est interrompu. Vérifie la connexion, puis réessaie.
site-broken-storage = Ce navigateur ne laisse pas la page enregistrer de courses. Quitte la fenêtre privée ou autorise cette page à enregistrer des données.
site-broken-python = Le jeu ne démarre pas dans ce navigateur. Essaie une version récente de Firefox, Chrome ou Safari.
site-again = Réessayer
site-full = La mémoire de cet appareil est pleine : la course ne peut pas être enregistrée. Supprime des fichiers : rien n’est perdu, et la course reprend toute seule.
site-new-about = Choisis le circuit et les règles, puis inscris les amis qui jouent sur cet appareil ou confie les autres places à des bots.
site-friends-over = Entre amis
site-friends = Chacun sur son appareil
site-friends-about = Ici, tout se passe sur cet appareil : les amis jouent en se le passant. Pour courir sur plusieurs appareils, installe Downforce sur un ordinateur et démarre-le : les téléphones du même réseau le rejoignent avec un code.
site-file-over = Fichiers de partie
site-file = Ouvrir un fichier de partie
site-file-about = Un fichier que quelqu’un t’a envoyé est vérifié ici, octet par octet, et montré en rediffusion.
site-file-choose = Choisis un fichier ou dépose-le ici
site-file-checking = Vérification du fichier…
site-file-holds = Le fichier est bien ce qu’il prétend être : la donne, les actions, le score et l’empreinte sont justes.
site-file-fails = La partie peut être revue, mais le fichier n’est pas ce qu’il prétend être : la donne, le score ou l’empreinte ne sont pas justes.
site-file-broken = Ce fichier de partie a été modifié ou est abîmé : il ne peut pas être revu.
site-file-unknown = Ce n’est pas un fichier de partie de Downforce.
site-file-replay = Voir la rediffusion
site-proof = La donne de cette course vient de l’appareil lui-même, avec ses propres nombres aléatoires. Les vérifications montrent que la donne n’a pas changé après le départ. Elles ne peuvent pas montrer aux autres que personne ne l’a refaite jusqu’à en obtenir une à son goût.
site-privacy = Tes courses restent dans ce navigateur. Rien n’est envoyé : le site fournit des fichiers et ne sait rien de tes courses.
site-licences = Licences des logiciels utilisés
site-open-over-http = Downforce ne peut pas tourner d’ici. Un serveur web doit fournir ce dossier : par exemple, lance « python3 -m http.server » dedans et ouvre http://localhost:8000.
