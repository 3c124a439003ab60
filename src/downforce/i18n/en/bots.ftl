# The bots: a name for the level and one sentence, then the names they race under.

bot-uniform = Uniform
bot-uniform-about = Plays anything the rules allow: the yardstick for the others.
bot-steady = Steady
bot-steady-about = Bids what a car is worth to its hand, drives its own cars far and leaves the others in traffic.

bot-driver = { $number ->
    [1] Ada
    [2] Bruno
    [3] Carmen
    [4] Diego
    [5] Elin
   *[6] Farid
}
