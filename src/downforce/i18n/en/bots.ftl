# The bots: a name for the level and one sentence, then the names they race under.

bot-rookie = Rookie
bot-rookie-about = Plays any legal move, at random. The other levels are measured against it.
bot-club = Club
bot-club-about = Knows its own cars, drives them far and cares for nothing else.
bot-national = National
bot-national-about = Plays the card that helps its own cars most and the others least.
bot-works = Works
bot-works-about = Bids what a car is worth to its hand and leaves the leaders in traffic.
bot-ace = Ace
bot-ace-about = Works out who will win the race and the game, and tries its best cards out before it plays one.

bot-driver = { $number ->
    [1] Ada
    [2] Bruno
    [3] Carmen
    [4] Diego
    [5] Elin
   *[6] Farid
}
