# Le journal : un message par événement, qui a fait quoi. $player est un nom ; la couleur d'une voiture est
# dans $car et `car` la met en mots. Les messages -hidden sont pour qui ne doit pas savoir.
# Jamais « de { $player } » : un nom en voyelle demanderait « d' ».

event-lot-opened = Aux enchères : { car.the }, avec le pouvoir { $power }.
event-lot-opened-no-power = Aux enchères : { car.the }, sans pouvoir.
# Quand tout le monde n'enchérit pas.
event-lot-opened-some = { event-lot-opened } Enchères réservées à { $players }.
event-lot-opened-no-power-some = { event-lot-opened-no-power } Enchères réservées à { $players }.

event-bid-placed = { $player } pose { $card }.
event-bid-placed-declared = { $player } pose { $card } et l’annonce comme enchère.
event-bid-placed-hidden = { $player } a posé une carte.

# Un titre ; suivent les lignes revealed-..., une par personne.
event-bids-revealed = Les cartes pour { car.the } :
revealed-bid = { $player } enchérit à { $amount } avec { $card }.
revealed-bid-declared = { $player } annonce { $amount } avec { $card }.
revealed-pass = { $player } passe avec { $card }.

event-lot-sold = Adjugé ! { $player } emporte { car.the } et le pouvoir { $power } pour { $price }.
event-lot-sold-no-power = Adjugé ! { $player } emporte { car.the } pour { $price }.
event-lot-given = { car.start-the } et le pouvoir { $power } vont à { $player } sans enchères, pour { $price } d’après sa carte : { $card }.
event-lot-given-no-power = { car.start-the } va à { $player } sans enchères, pour { $price } d’après sa carte : { $card }.
event-lot-set-aside = Personne n’enchérit. { car.start-the } est mise de côté.
event-lot-unsold = { car.start-the } ne trouve pas preneur et court sans propriétaire.

event-power-chosen = { $player } garde le pouvoir { $power }.
event-power-chosen-hidden = { $player } a choisi un pouvoir.
# $powers est une liste de powers-kept-driver.
event-powers-kept = Les pilotes : { $powers }.
powers-kept-driver = { $player } ({ $power })
event-power-swapped = { $player } échange Rusé contre { $power }.
event-power-swapped-declined = { $player } garde Rusé.

event-race-started = En piste ! { $player } ouvre la course.
event-hand-drawn = { $player } pioche { $cards }.
event-hand-drawn-hidden = { $player } pioche sa main.

event-card-played = { $player } joue { $card }.
event-card-played-reverse = { $player } joue à l’envers la carte { $card }.
event-wild-named = { $player } choisit { car.short } pour le joker.
event-line-skipped = { $player } saute la ligne de { car.short }.
event-line-skipped-wild = { $player } saute la ligne du joker.
event-line-kept = { $player } laisse avancer { car.short }.
event-line-passed-over = { car.start } est bloquée et n’avance pas.
event-line-passed-over-home = { car.start } est déjà arrivée.

event-car-moved = { $player } déplace { car.short } de { spaces }, en { $space }.
event-car-moved-bonus = { $player } déplace { car.short } de { spaces } de plus, en { $space }.
event-car-moved-lane = { $player } déplace { car.short } de { spaces } ({ $lane }).
event-car-moved-bonus-lane = { $player } déplace { car.short } de { spaces } de plus ({ $lane }).
event-car-moved-over-line = { $player } déplace { car.short } de { spaces } et lui fait franchir la ligne.
event-line-crossed = { car.start } est la première à franchir la ligne de paris { $number }.
event-car-finished = { car.start } arrive { place.of-six } !
event-lap-completed = { $laps ->
    [one] { car.start } boucle un tour.
    [2] { car.start } boucle son deuxième tour.
   *[other] { car.start } boucle son { $laps }e tour.
}
event-bonus-declined = { $player } renonce au déplacement bonus de { car.short }.
event-hand-dropped = { $player } a toutes ses voitures à l’arrivée et défausse, face cachée, { $count ->
    [one] sa dernière carte
   *[other] ses { $count } dernières cartes
}.
event-card-drawn = { $player } pioche { $card }.
event-card-drawn-hidden = { $player } pioche une carte.

event-bets-opened = Pari { $number } ! Tout le monde parie en secret sur la voiture gagnante.
event-bet-placed = { $player } parie sur { car.short } (pari { $number }).
event-bet-placed-hidden = { $player } a fait son pari { $number }.
event-bets-closed = Pari { $number } : les jeux sont faits.
event-turn-started = À { $player } de jouer.

# Les lignes race-scored-... suivent quand elles ont quelque chose à dire.
event-race-scored = { $race ->
    [1] La course est finie.
   *[other] La course { $race } est finie.
}
race-scored-home = Ordre d’arrivée : { $cars }.
race-scored-nobody = Aucune voiture n’est arrivée.
race-scored-stalled = En panne : { $cars }.
race-scored-bets = { $player } a parié sur : { $cars }.
race-scored-money = { $player } : { $money }.
event-next-race-started = En route pour la course { $race } : { $track }.
event-game-ended = { $count ->
    [one] { $players } gagne !
   *[other] { $players } se partagent la victoire !
}
