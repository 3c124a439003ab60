# Une course au fil des jours : jusqu’à quand, ce qui s’est passé, nuits et vacances.

days-when = { $day }, { $time }
days-turn-until = À toi, jusqu’à { $when }
days-until = jusqu’à { $when }
days-waits = On attend { $players }, jusqu’à { $when }
days-late = { $players } : le temps est écoulé.
days-vote = Un bot pour { $player } ?
days-voted = Tu as voté pour qu’un bot remplace { $player }.
days-back = { $player } est en vacances, de retour le { $date }.
days-removed = Plus rien ne se passe ici. La table sera supprimée le { $date }, sauf si quelqu’un l’ouvre.
days-removed-short = Sera supprimée le { $date }
days-next = Course suivante : { $track }
days-waiting-me = On t’attend
days-waiting-others = On attend les autres
days-finished = Terminées
days-since = Depuis ta dernière visite
days-since-skip = Passer au présent
days-since-again = Revoir
days-since-mark = Tu en étais là
days-since-close = Fermer
days-time-off = Mes nuits et vacances
days-night = Ma nuit
days-night-about = Aucun de tes tours ne finit la nuit : il finit alors une heure après ta nuit. Une nuit dure dix heures au plus.
days-night-from = De
days-night-to = à
days-night-save = Enregistrer ces heures
days-night-none = Pas de nuit
days-holiday = Vacances
days-holiday-about = Toutes tes courses au fil des jours t’attendent. { $left ->
    [one] Il te reste { $left } jour cette année.
   *[other] Il te reste { $left } jours cette année.
}
days-holiday-first = Premier jour
days-holiday-back = De retour le
days-holiday-set = Prendre ces vacances
days-holiday-end = Annuler le reste
days-holiday-set-to = Vacances à partir du { $first }, retour le { $back }.
days-kept = C’est noté.
days-together = Tout le monde en même temps, ou une course au fil des jours : un tour ne prend qu’une minute, et personne n’a besoin d’être là en même temps que les autres.
calls-link = Alertes : me prévenir quand c’est à moi
calls-ask = Me prévenir quand c’est à moi
calls-ask-why = Inutile alors de passer ici pour voir si c’est à toi.
