# downforce site : ce qui a été écrit et ce qui manque.

site-written = Le site est dans { $folder } : { $megabytes } Mo. Mets le dossier chez n’importe quel hébergeur web.
site-no-page = la page n’a pas été construite : lance make play une fois ou réinstalle le paquet
site-not-empty = { $folder } contient d’autres fichiers ; indique un dossier nouveau ou vide
site-missing = { $package } manque et ne peut pas être téléchargé : { $why }. Connecte-toi au réseau et réessaie
