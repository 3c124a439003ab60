# The bots: a name for the level and one sentence, then the names they race under.

bot-rookie = Rookie
bot-rookie-about = Plays anything the rules allow: the yardstick for the others.
bot-club = Club
bot-club-about = Knows its own cars, drives them far and cares for nothing else.
bot-national = National
bot-national-about = Plays the card that helps its own cars most and gives the others little.
bot-works = Works
bot-works-about = Bids what a car is worth to its hand and leaves the leaders in traffic.
bot-ace = Ace
bot-ace-about = Reckons who will win the race and the game, and tries its best cards out before it plays one.

bot-driver = { $number ->
    [1] Ada
    [2] Bruno
    [3] Carmen
    [4] Diego
    [5] Elin
   *[6] Farid
}
