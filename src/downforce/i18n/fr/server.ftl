# Pourquoi le serveur dit non, en une phrase. Les identifiants sont ceux de Refusal.

refused-bad-request = Le serveur n’a pas compris.
refused-too-large = C’est trop d’un coup.
refused-too-many = Pas si vite : attends un instant et réessaie.
refused-wrong-origin = Ce serveur ne répond pas aux pages d’autres sites.
refused-old-client = Cette page est plus ancienne que le serveur ; recharge-la.
refused-no-such-thing = Il n’y a rien ici sous ce nom.
refused-not-allowed = C’est impossible ici.
refused-server-trouble = Le serveur a un problème ; rien n’a changé, tu peux réessayer.

refused-no-visitor = Le serveur ne te connaît pas encore ; recharge la page.
refused-banned = Tu ne peux pas jouer sur ce serveur.
refused-not-your-seat = Cette place n’est pas la tienne.
refused-seat-covered = Les cartes de cette place sont masquées ; dévoile-les d’abord.
refused-not-the-host = Seul l’hôte de la table peut le faire.
refused-kicked = L’hôte t’a retiré l’accès à cette table.
refused-not-invited = Seules les personnes qui étaient à cette course peuvent la voir. Demande à l’une d’elles un lien vers la rediffusion.
refused-bad-name = Un nom compte de 1 à 24 caractères visibles.
refused-bad-code = Ce code est inconnu, déjà utilisé ou trop ancien.

refused-bad-settings = Impossible de préparer une table ainsi{ $detail ->
    [none] .
   *[other] : { $detail }.
}
refused-seat-taken = Cette place est prise.
refused-seat-empty = Cette place est vide.
refused-seats-empty = Des places sont vides ; donne-les à des bots ou enlève-les.
refused-already-started = La partie a commencé.
refused-not-running = Aucune partie n’est en cours à cette table.
refused-not-over = La partie n’est pas encore finie.
refused-table-full = Le journal de cette table est plein : la course peut aller à son terme, rien d’autre.
refused-too-many-tables = Ce serveur ne peut plus ouvrir de table. Réessaie plus tard, ou ferme une des tiennes.
refused-tables-closed = Tu ne peux pas ouvrir de table sur ce serveur. Demande le lien d’une table à la personne qui l’héberge ou à quelqu’un qui y joue.
refused-too-many-over-days = Tu participes déjà au plus grand nombre possible de courses au fil des jours. Finis-en une ou quittes-en une.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.

refused-not-dealing = Aucune donne n’est en cours.
refused-not-a-contributor = Tu n’as rien à ajouter à cette donne.
refused-bad-nonce = Ce n’est pas ce qui a été scellé pour la donne.
refused-not-late = Il reste du temps à cette personne.
refused-voted = Tu as déjà voté.
refused-bad-time-off = Une nuit dure au plus dix heures ; les vacances commencent au plus tôt aujourd’hui et finissent d’ici un an.
refused-no-days-left = C’est plus de vacances qu’il ne t’en reste : 21 jours par an.

refused-stale = Autre chose s’est passé entre-temps ; regarde à nouveau.
refused-bad-action = Cette action n’existe pas : { $detail }.
refused-draft-empty = Il n’y a rien à jouer.
refused-draft-too-long = Un tour s’arrête dès que quelque chose est révélé ou que quelqu’un d’autre doit décider.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-undo-reveals = Impossible d’annuler : quelque chose a été révélé, et il manque un pilote pour donner son accord, ou c’était le secret d’un bot.
refused-undo-pending = Quelqu’un a déjà demandé à annuler.
refused-no-undo-pending = Personne n’a demandé à annuler.
refused-advice-off = Pas de conseils à cette table.

refused-muted = L’hôte t’a retiré la parole.
refused-bad-chat = Un message compte de 1 à 300 caractères visibles.
