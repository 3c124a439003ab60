# downforce verify: qué se sostiene y qué no.

verify-holds = { $path } es lo que dice ser.
verify-deal = Reparto: { $deal ->
    [seed] rehecho a partir de la semilla por dos programas.
    [prepared] rehecho a partir de la semilla por dos programas; esa semilla se eligió de antemano para una lección.
   *[given] escrito en el archivo; ninguna semilla lo avala.
}
verify-actions = Acciones: { $count ->
    [0] ninguna todavía.
    [one] 1, legal.
   *[other] { $count }, todas legales.
}
verify-receipt = Limpieza: { $verdict ->
    [proved] demostrada, tu resguardo { $receipt } es el de este reparto.
   *[consistent] coherente, todo encaja dentro del archivo; compara su resguardo { $receipt } con el de alguien de la mesa.
}{ $rounds ->
    [one] { "" }
   *[other] { " " }El reparto necesitó { $rounds } rondas.
}
verify-names = Nombres: algunos llevan letras invisibles o signos amontonados; se muestran sin ellos.
verify-score = Puntuación: { $over ->
    [yes] contada de nuevo, { $result }.
   *[no] ninguna todavía, la partida está sin terminar.
}
verify-digest = Huella: { $digest }{ $shown ->
    [yes] , la que se mostró.
   *[no] .
}

# Lo que no se sostiene: una línea.
verify-bad-digest = --digest admite los { $length } dígitos hexadecimales que se mostraron
verify-bad-receipt = --receipt admite { $length } dígitos hexadecimales o un archivo con un resguardo
verify-not-text = { $path }:{ $line }: no es texto UTF-8
verify-line = { $path }:{ $line }:{ $column }: esta línea debería ser «{ $right }»
verify-second = { $path }: el segundo programa rechaza el archivo: { $what }
verify-disagree = { $path }: los dos programas no coinciden en { $part ->
        [deal] el reparto
        [owners] los propietarios
        [prices] los precios
        [finish] el orden de llegada
        [bets] las apuestas
        [result] el resultado
       *[digest] la huella
    }; avísanos, por favor
verify-other-digest = { $path }: su huella es { $digest }, no la que se mostró: es otra partida
verify-not-fair = { $path }: reparto no limpio: { $flaw ->
    [prepared] el reparto se preparó para una lección, pero un resguardo o unos números dicen que se hizo en la mesa
    [no-receipt] tienes un resguardo y este archivo no trae ninguno
    [left-out] tu resguardo es de una ronda abandonada: tu número no está en este reparto
    [other-deal] tu resguardo es de otro reparto: tu número no está en este
    [receipt] su resguardo no es el que dan sus rondas
    [rounds] las rondas del reparto no cuadran
    [secret] un secreto no es el que se selló
    [number] un número no es el que se selló
   *[seed] la semilla no es la que resulta del secreto del servidor y los nonces de la mesa
}
