# Une voiture par sa couleur. $car est le mot anglais : black, blue, green, yellow, orange ou red.
# Au féminin partout (la voiture) : « noire » seule dans les listes, « la noire » (mais « l'orange ») dans les phrases,
# « la voiture noire » aux enchères.

car = { $car ->
    [black] noire
    [blue] bleue
    [green] verte
    [yellow] jaune
    [orange] orange
   *[red] rouge
}
    .short = { $car ->
    [orange] l’{ car }
   *[other] la { car }
}
    .start = { $car ->
    [orange] L’{ car }
   *[other] La { car }
}
    .the = la voiture { car }
    .start-the = La voiture { car }

# L'initiale d'une couleur, pour qui répond par une lettre.
car-letter = { $car ->
    [black] N
    [blue] B
    [green] V
    [yellow] J
    [orange] O
   *[red] R
}
