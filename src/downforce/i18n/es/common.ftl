# Piezas con las que se montan otros textos.

# Listas: «Ada», «Ada y Bruno», «Ada, Bruno y Carmen». $start es a su vez una lista hecha con list-comma.
# list-pair-before-i es para lo que empieza por el sonido i: «Ana e Irene».
list-pair = { $start } y { $last }
list-pair-before-i = { $start } e { $last }
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
