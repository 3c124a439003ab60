# Pequenas peças com que se montam outros textos.

# Listas: “Ada”, “Ada e Bruno”, “Ada, Bruno e Carmen”. $start já é uma lista feita com list-comma.
list-pair = { $start } e { $last }
list-pair-before-i = { list-pair }
list-comma = { $start }, { $last }
list-none = ninguém

# Uma posição, sempre de um carro ou em uma classificação. $place conta a partir de 1.
place = { $place }º
    .of-six = { $place ->
    [1] primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
    [5] quinto
   *[6] sexto
}

spaces = { $steps ->
    [1] 1 casa
   *[other] { $steps } casas
}

yes = sim
no = não
