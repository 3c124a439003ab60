# Piezas con las que se montan otros textos.

# Listas: «Ada», «Ada y Bruno», «Ada, Bruno y Carmen». $start es a su vez una lista hecha con list-comma.
# Ante el sonido i se escribe «e»; de nuestras propias palabras, solo Impredecible lo pide.
list-pair = { $last ->
    [Impredecible] { $start } e { $last }
   *[other] { $start } y { $last }
}
list-comma = { $start }, { $last }
list-none = nadie

# Un puesto, siempre de un coche o en una clasificación. $place cuenta desde 1.
place = { $place }.º
    .of-six = { $place ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
   *[6] sexto
}

spaces = { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}

yes = sí
no = no
