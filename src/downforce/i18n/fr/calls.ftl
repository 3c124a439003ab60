# Appels : ce qu’on envoie à une personne qui n’est pas sur la page.

call-turn = À toi de jouer : { $track }
call-reminder = C’est toujours à toi : { $track }
call-invitation = La revanche : { $track }
call-several = { $count ->
    [one] { $count } course t’attend
   *[other] { $count } courses t’attendent
}
call-until = Jusqu’au { $when }
call-players = { $players }
call-open = Aller à la table
call-test = Un essai de Downforce
call-test-about = Ça marche : voici comment arrivent tes alertes.
call-mail-why = Tu reçois ce message parce que tu as activé les alertes par courriel. Un clic suffit pour les arrêter :
call-mail-stop = Plus d’alertes par courriel
call-confirm = Alertes pour tes courses : confirme cette adresse
call-confirm-about = Quelqu’un, sans doute toi, souhaite recevoir un courriel à cette adresse quand vient son tour dans une course. Si c’est bien toi, ouvre cette page et confirme :
call-confirm-not = Ce n’est pas toi ? Ne fais rien. Pour que personne ne puisse le redemander :
call-code = Ton code : { $code }
call-code-about = Saisis ce code dans la page qui le demande. Il sert une seule fois, pendant 15 minutes. Si tu n’as rien demandé, ne fais rien.
