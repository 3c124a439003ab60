# Small parts that other texts are built from.

# Lists: "Ada", "Ada and Bruno", "Ada, Bruno and Carmen". $start is itself a list joined by list-comma.
list-pair = { $start } and { $last }
list-pair-before-i = { list-pair }
list-comma = { $start }, { $last }
list-none = nobody

# A finishing place or a rank. $place counts from 1.
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
    .of-six = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}

spaces = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}

yes = yes
no = no
