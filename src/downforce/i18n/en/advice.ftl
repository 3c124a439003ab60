# The race engineer: what speaks for a choice. $car is the colour of the car that it is about; $steps are the spaces
# it gains (or all own cars, or those in the hand); $usual is the same with the other choices, on average; $price
# is an amount; $chance is in hundredths. A choice is shown above its sentence.

advice-only = There is nothing else to choose.
advice-win = This wins the game at once.
advice-bid = { car.start-the } is worth about { $price } to you: your hand has { spaces } for it.
advice-free = Prices do not count in this game, so bid as much as you can.
advice-least = You may not pass here, and { $price } is the least you can bid.
advice-dear = { car.start-the } is worth no more than { $price } to you, so save your money.
advice-over = That is more than { car.the } is worth to you.
advice-later = Wait for a car that is cheaper, or that suits your hand better.
advice-enough = You have enough cars: another one would earn less than it costs.
advice-cannot = None of your cards can bid for { car.the }.
# $place: 1 is the power that Ace likes best among those on offer.
advice-power = { $place ->
    [1] Of these powers, this one has won the most races.
   *[other] A good power, but it has won fewer races.
}
advice-home = Your { car } car comes home { place.of-six }.
advice-own = { $usual ->
    [0] By the end of this card your cars gain { spaces }; other choices gain almost nothing.
   *[other] By the end of this card your cars gain { spaces }; other choices gain about { $usual }.
}
advice-leader = { $steps ->
    [0] { car.start } leads and does not move; other choices move it about { $usual }.
   *[other] { car.start } leads and gets only { spaces }; other choices give it about { $usual }.
}
advice-rival = { $steps ->
    [0] { car.start } does not move; other choices move it about { $usual }.
   *[other] { car.start } gets only { spaces }; other choices give it about { $usual }.
}
advice-jam = It leaves { car.the } jammed.
advice-stake = { car.start } gains { spaces }, and you have bet on it.
advice-round = Counting what your rivals may answer, your chance of winning the game is about { $chance } in 100.
advice-chance = Your chance of winning the game is then about { $chance } in 100.
advice-same = { $place ->
    [1] It hardly matters here: your chance of winning the game is about { $chance } in 100 either way.
   *[other] Almost no difference.
}
advice-less = Your cars gain less, but your chance of winning the game is better: { $chance } in 100 instead of { $usual }.
advice-prizes = Your cars gain less, but can expect better places at the finish.
advice-trial = Your cars gain less now. But counting what your rivals may answer, your chance of winning is better: { $chance } in 100 instead of { $usual }.
advice-pays = { car.start } comes home first in about { $chance } of 100 races; a bet on it pays { $price } on average.
advice-back = { car.start } comes home first in about { $chance } of 100 races. It is yours, so the bet pays in the races that you can win.
advice-first = { car.start } comes home first in about { $chance } of 100 races.

advice-title = Race engineer
# At the end: how often a player did what was advised.
result-advised = { $count ->
    [one] { $player } took the engineer’s advice once.
   *[other] { $player } took the engineer’s advice { $count } times.
}

# --- The setting ---

setting-advice = Advice
setting-advice-about = May players ask the race engineer for advice?
setting-advice-alone = Alone with bots
setting-advice-alone-about = You may ask for advice as long as no other person plays.
setting-advice-on = On
setting-advice-on-about = Everybody may ask for advice; it is marked in the result.
setting-advice-off = Off
setting-advice-off-about = Nobody gets advice.
