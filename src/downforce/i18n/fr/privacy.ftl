# The page on privacy: what this server keeps, and for how long.

privacy-title = Confidentialité
privacy-home = Accueil
privacy-lead = Pas de comptes, pas de publicité, pas de traceurs. Le serveur ne garde que ce qu’il faut pour jouer.
privacy-cookie = Un cookie
privacy-cookie-text = Un cookie contenant un nombre aléatoire indique au serveur que tu es la même personne qu’avant, pour que tu gardes ta place. Ton navigateur le supprime au bout de { $days } jours. Le serveur garde un identifiant aléatoire et une empreinte (hash) du nombre.
privacy-visitor-days = Le serveur les supprime { $days ->
    [one] { $days } jour
   *[other] { $days } jours
    } après que ton navigateur a reçu le cookie.
privacy-visitor-never = Le serveur les garde jusqu’à ce que la personne qui le gère les supprime.
privacy-table = À la table
privacy-table-text = Le serveur garde le nom que tu saisis, tes coups et ce que tu écris dans la discussion. Tout le monde à la table voit le nom et la discussion. { $hours } heures après la fin de la partie, ce journal est supprimé.
privacy-idle-days = Une table dont la partie n’est pas finie est supprimée au plus tard { $days ->
    [one] { $days } jour
   *[other] { $days } jours
    } après le dernier coup.
privacy-idle-never = Une table dont la partie n’est pas finie reste jusqu’à ce que la personne qui gère le serveur la supprime.
privacy-days = Courses au fil des jours
privacy-days-text = Le serveur garde le moment où tu as ouvert une telle course pour la dernière fois, ton fuseau horaire, ainsi que la nuit et les vacances que tu as indiquées. Les autres à la table voient jusqu’à quand on t’attend et quand tu reviens de vacances.
privacy-days-idle = S’il ne se passe rien à une telle table pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
    }, les pilotes voient un avertissement. Elle est supprimée { $later ->
    [one] { $later } jour
   *[other] { $later } jours
    } plus tard, sauf si l’un d’eux l’ouvre.
privacy-calls = Alertes
privacy-calls-text = Si tu actives les alertes, le serveur garde les adresses que tu donnes (de ton navigateur, de ta boîte ou de ton webhook), ta langue et, pendant 30 jours, le sort de chaque alerte. Pour t’alerter, il envoie le circuit, les noms des pilotes et le délai au service push de ton navigateur, à ton fournisseur de courriel ou à ton webhook. Si tu désactives un de ces moyens, son adresse est supprimée.
privacy-game = Parties finies
privacy-game-text = Le serveur garde un fichier avec les coups et les noms, pour la rediffusion. Il note aussi quelles parties étaient les tiennes, pour ta liste de courses. Les parties des tables publiques rejoignent en plus une collection ouverte, sans les noms.
privacy-game-days = Le fichier est supprimé au bout de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
privacy-game-never = Le fichier reste jusqu’à ce que la personne qui gère le serveur le supprime.
privacy-address = Adresses réseau
privacy-address-text = Le serveur utilise ton adresse réseau pour limiter le nombre de requêtes. Il ne la garde que si elle est bannie. Un proxy devant le serveur peut la noter.
privacy-browser = Dans ton navigateur
privacy-browser-text = Tes réglages et une copie de la liste de tes courses sont gardés dans ton navigateur. Pour les supprimer, supprimes-y les données de ce site.
privacy-delete = Supprimer tes données
privacy-delete-text = Demande à la personne qui gère ce serveur. Elle peut supprimer tes données : la liste de tes appareils, ta nuit et tes vacances, ta liste de courses, ainsi que ton nom et tes messages aux tables gardées et dans les parties finies. Donne-lui ton identifiant de visiteur :
