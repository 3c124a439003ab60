# Appels : l'écran où on les choisit.

calls-title = Alertes
calls-lead = Reçois une alerte quand c’est à toi dans une course au fil des jours : 20 secondes après le début du tour, sauf si tu regardes la table. Choisis comment.
calls-push = Dans ce navigateur
calls-push-about = Une notification sur cet appareil, même quand la page est fermée. L’idéal sur un téléphone.
calls-push-on = M’alerter ici
calls-push-none = Ce serveur ne propose pas de notifications dans le navigateur.
calls-push-insecure = Les notifications demandent https. À cette adresse, seuls le courriel et les webhooks sont possibles, si le serveur les propose.
calls-push-iphone = Sur un iPhone ou un iPad, ajoute d’abord cette page à l’écran d’accueil : touche Partager, puis « Sur l’écran d’accueil ». Ouvre-la de là et reviens à cette page.
calls-push-denied = Ce navigateur interdit les notifications de cette page. Tu peux les autoriser dans ses réglages.
calls-mail = Par courriel
calls-mail-about = Un court message dans ta langue. Tu confirmes d’abord l’adresse.
calls-mail-address = Adresse de courriel
calls-mail-on = M’écrire
calls-mail-none = Ce serveur n’envoie pas de courriels.
calls-mail-wait = Un message est en route. Ouvre son lien et confirme.
calls-hook = Vers un webhook
calls-hook-about = Pour ton propre salon de discussion ou un programme : une adresse https qui reçoit des messages.
calls-hook-url = Adresse du webhook
calls-hook-form = Format
calls-hook-json = JSON signé
calls-hook-secret = Signé avec HMAC-SHA256 et ce secret :
calls-hook-on = Utiliser ce webhook
calls-off = Désactiver
calls-test = Envoyer un essai
calls-test-sent = L’essai est envoyé.
calls-when = Quand
calls-reminders = Me le rappeler à la moitié et aux quatre cinquièmes du temps
calls-digest = Une seule alerte par jour
calls-digest-at = à
calls-save = Enregistrer
calls-last = Dernières alertes
calls-last-none = Pas encore d’alertes.
calls-sent = envoyée
calls-failed = échouée
calls-dropped = inutile
calls-confirm = Confirme cette adresse
calls-confirm-do = Oui, m’alerter à cette adresse
calls-never = Plus de courriels de ce serveur
calls-never-do = Ne plus jamais solliciter cette adresse
calls-stop = Arrêter les alertes par courriel
calls-stop-do = Arrêter ces courriels
calls-done = C’est fait.
calls-not-done = Ce lien ne marche plus.
calls-code = C’est ta course ?
calls-code-do = M’envoyer un code
calls-code-sent = Un code est en route. Il sert une seule fois, pendant 15 minutes.
calls-code-field = Code
calls-code-use = Continuer ici
calls-why = { $reason ->
    [forbidden] Cette adresse ne convient pas : il faut une adresse https publique.
    [not-an-address] Ce n’est pas une adresse de courriel.
    [asked-already] Cette adresse a déjà été sollicitée aujourd’hui, ou ne veut pas de courriels de ce serveur.
    [off] Ce moyen n’est pas activé.
    [gone] L’adresse n’existe plus. Elle a été retirée.
    [rejected] Le destinataire l’a refusé.
    [redirect] L’adresse mène ailleurs. Saisis la nouvelle.
    [seen] Tu as vu la table.
    [passed] Le tour était passé.
    [mail-refused] Le serveur de courriel a refusé l’adresse.
   *[other] Le destinataire ne répond pas. Un nouvel essai suivra.
}
calls-unknown-device = Un appareil
calls-waiting = en attente de confirmation
