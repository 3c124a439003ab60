# Appels : ce qu’on envoie à une personne qui n’est pas sur la page.

call-turn = À vous de jouer : { $track }
call-reminder = C’est toujours à vous : { $track }
call-invitation = La revanche : { $track }
call-several = { $count ->
    [one] 1 course vous attend
   *[other] { $count } courses vous attendent
}
call-until = Jusqu’au { $when }
call-players = { $players }
call-open = Aller à la table
call-test = Un essai de Downforce
call-test-about = Ça marche : voici comment arrivent vos appels.
call-mail-why = Vous recevez ce message parce que vous avez activé les appels par courriel. Un clic suffit pour les arrêter :
call-mail-stop = Plus d’appels par courriel
call-confirm = Appels pour vos courses : confirmez cette adresse
call-confirm-about = Quelqu’un, sans doute vous, souhaite recevoir un courriel à cette adresse quand c’est son tour dans une course. Si c’était vous, ouvrez cette page et confirmez :
call-confirm-not = Ce n’était pas vous ? Ne faites rien. Pour que personne ne puisse le redemander :
call-code = Votre code : { $code }
call-code-about = Saisissez ce code dans la page qui le demande. Il sert une seule fois, pendant 15 minutes. Si vous n’avez rien demandé, ne faites rien.
