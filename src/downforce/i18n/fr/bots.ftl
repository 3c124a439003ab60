# Les bots : le nom du niveau et une phrase, puis leurs noms de pilotes.

bot-rookie = Novice
bot-rookie-about = Joue au hasard n’importe quel coup autorisé. Sert d’étalon aux autres.
bot-club = Club
bot-club-about = Connaît ses voitures, les emmène loin et se moque du reste.
bot-national = National
bot-national-about = Joue la carte qui sert le mieux ses voitures sans faire de cadeaux aux autres.
bot-works = Usine
bot-works-about = Enchérit selon ce qu’une voiture vaut pour sa main et laisse la tête de course dans le trafic.
bot-ace = As
bot-ace-about = Estime qui gagnera la course et la partie, et teste ses meilleures cartes avant d’en jouer une.

bot-driver = { $number ->
    [1] Ada
    [2] Bruno
    [3] Carmen
    [4] Diego
    [5] Elin
   *[6] Farid
}
