# Pequenas peças de que se fazem outros textos.

# Listas: «Ada», «Ada e Bruno», «Ada, Bruno e Carmen». $start é já uma lista feita com list-comma.
list-pair = { $start } e { $last }
list-pair-before-i = { list-pair }
list-comma = { $start }, { $last }
list-none = ninguém

# Uma posição na chegada ou na classificação. $place conta a partir de 1.
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
    [one] 1 espaço
   *[other] { $steps } espaços
}

yes = sim
no = não
