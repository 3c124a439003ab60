# Los bots: el nombre del nivel y una frase; después, los nombres con los que corren.

bot-rookie = Debutante
bot-rookie-about = Juega al azar cualquier jugada permitida. Sirve de medida para los demás.
bot-club = Club
bot-club-about = Conoce sus coches, los lleva lejos y lo demás le da igual.
bot-national = Nacional
bot-national-about = Juega la carta que más ayuda a sus coches y menos regala al resto.
bot-works = Oficial
bot-works-about = Puja lo que vale cada coche para su mano y deja en pleno tráfico a los de cabeza.
bot-ace = As
bot-ace-about = Calcula quién ganará la carrera y la partida, y ensaya sus mejores cartas antes de jugar una.

bot-driver = { $number ->
    [1] Ada
    [2] Bruno
    [3] Carmen
    [4] Diego
    [5] Elin
   *[6] Farid
}
