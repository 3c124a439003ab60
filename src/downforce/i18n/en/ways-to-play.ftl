# Modes, editions and single options. Each has a name and one sentence.

mode-standard = standard game
mode-standard-about = Buy cars at auction, race one lap, bet three times; the most money wins.
mode-beginner = beginner’s game
mode-beginner-about = Cars are dealt, hands are three cards, and the owner of the first car home wins.
mode-long-distance = long distance
mode-long-distance-about = No finish line and no bets: lap after lap until the cards are gone, and the car farthest ahead wins.
mode-world-tour = World Tour
mode-world-tour-about = Two full games, one on each track; the money of both counts.

edition-en = English edition
edition-en-about = A card with neither the colour nor a wild is always a pass, and Cunning stays in a two-player game.
edition-es = Spanish edition
edition-es-about = Like the English edition, but in a two-player game Cunning may be swapped.
edition-fr = French edition
edition-fr-about = With neither the colour nor a wild, a player may bid the lowest number of any card; two players race without Cunning.
edition-pt-PT = Portuguese edition
edition-pt-PT-about = Like the French edition, with prices in euros.
edition-pt-BR = Brazilian edition
edition-pt-BR-about = With neither the colour nor a wild, a player may bid the lowest number of any card; two players must swap Cunning.

option-auction = auction
option-auction-about = How cars find their owners.
option-auction-yes = Cars and powers are sold at auction.
option-auction-no = Cars are dealt at random, the same number to everybody.

option-powers = powers
option-powers-about = Which powers are in the game.
option-powers-yes = Every player has a power.
option-powers-no = Nobody has a power.
option-powers-some = Only these powers are in the game: { $powers }.

option-hands-of-three = hands of three
option-hands-of-three-about = How many cards a player holds.
option-hands-of-three-yes = Everybody starts with three cards and draws from one pile.
option-hands-of-three-no = All the cards are dealt out before the start.

option-bets = bets
option-bets-about = Do the betting lines count?
option-bets-yes = Whenever a betting line is crossed for the first time, everybody bets on the winner.
option-bets-no = Nobody bets.

option-first-home-wins = first home wins
option-first-home-wins-about = What decides the game.
option-first-home-wins-yes = The race ends with the first car home, and its owner wins.
option-first-home-wins-no = Money decides, and every car races on.

option-lowest-bid = lowest bid
option-lowest-bid-about = What a player with neither the colour nor a wild can bid.
option-lowest-bid-yes = With neither the colour nor a wild, any card may be declared a bid at its lowest number.
option-lowest-bid-no = With neither the colour nor a wild, you can only pass.

option-cunning-for-two = Cunning with two players
option-cunning-for-two-about = What happens to the power Cunning in a two-player game.
option-cunning-for-two-stays = Cunning is a power like the others.
option-cunning-for-two-removed = Cunning is taken out before the auction.
option-cunning-for-two-may-swap = The player who keeps Cunning may swap it for a power that is out of the game.
option-cunning-for-two-must-swap = The player who keeps Cunning has to swap it for a power that is out of the game.
