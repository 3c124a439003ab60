# Ce qu’il faut savoir avant de valider un coup.

stake-race-won = { car.start } arrive : tu gagnes la course.
stake-race-lost = { car.start } arrive : { $player } gagne la course.
stake-race-over = La course finit avec cette carte.
stake-rival-paid = { car.start } arrive { place } : { $money } pour { $player }.
stake-rival-home = { car.start } arrive { place }.
stake-own-jam = Ta voiture { car } est coincée.
stake-line = { car.start } franchit la ligne de paris { $number } : tout le monde parie.
stake-last-card = C’est ta dernière carte pour { car.short }.
