# What `downforce admin` says to the host of a server.

admin-no-database = il n’y a pas de base de données { $address }
admin-needs-yes = impossible de demander confirmation ici ; ajoute --yes
admin-question = [o/N]
admin-unchanged = rien n’a été modifié
admin-nothing = Rien trouvé.
admin-bad-status = --status accepte { $known } ; pas { $text }
admin-no-table = il n’y a pas de table { $name }
admin-no-visitor = il n’y a pas de visiteur { $name }
admin-is-a-name = { $name } est un nom, pas un identifiant ; les visiteurs qui le portent : { $known }
admin-no-target = { $name } n’est ni un visiteur ni un réseau
admin-no-ban = { $name } n’est pas banni
admin-not-empty = { $name } n’est pas vide
admin-move-differs = la copie de { $name } est différente ; elle n’a pas été gardée
admin-ask-close = Supprimer la table { $name } et son journal ?
admin-ask-delete = Supprimer le visiteur { $name }, avec ses appareils, ses noms et ses messages ?
admin-ask-ban = Bannir { $name } ?
admin-ask-unban = Lever le bannissement de { $name } ?
admin-ask-move = Tout copier vers { $name } ? Arrête d’abord le serveur.
admin-closed = La table { $name } est supprimée.
admin-deleted = Le visiteur { $name } est supprimé{ $count ->
    [0] .
    [one] , ainsi que son nom et ses messages à une table.
   *[other] , ainsi que son nom et ses messages à { $count } tables.
}
admin-banned = { $name } est banni.
admin-unbanned = { $name } n’est plus banni.
admin-moved = Tout a été copié vers { $name } et comparé. Lance maintenant le serveur avec cette base de données.
admin-move-live = un serveur utilise cette base de données et ses coups suivants seraient perdus ; arrête-le (systemctl stop downforce), puis recommence
admin-no-addresses = Les adresses ne sont pas conservées : bannis un visiteur par son identifiant. Pour un réseau, fais noter les adresses par ton proxy pendant un moment.
admin-totals = Tables : { $open } ouvertes, { $running } en cours, { $over } terminées. Parties : { $games }. Visiteurs : { $visitors }.

# Headings of its tables.
admin-head-table = Table
admin-head-code = Code
admin-head-status = État
admin-head-public = Publique
admin-head-updated = Modifiée
admin-head-entries = Entrées
admin-head-names = Noms
admin-head-seat = Place
admin-head-name = Nom
admin-head-visitor = Visiteur
admin-head-created = Depuis
admin-head-last = Dernière action
admin-head-until = Jusqu’à
admin-head-devices = Appareils
admin-head-banned = Banni
admin-head-reason = Motif
admin-head-day = Jour
admin-head-visitors = Nouveaux visiteurs
admin-head-tables = Nouvelles tables
admin-head-games = Parties finies
admin-head-time = Heure
admin-head-way = Moyen
admin-head-outcome = Résultat
admin-outbox = En attente : { $count } ; en retard : { $late } ; en échec : { $failing }.
admin-head-command = Commande
admin-head-target = Cible
admin-head-rows = Lignes
admin-head-digest = SHA-256
