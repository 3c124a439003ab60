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
verify-not-text = { $path }:{ $line }: no es texto UTF-8
verify-line = { $path }:{ $line }:{ $column }: esta línea debería ser «{ $right }»
verify-second = { $path }: el segundo programa rechaza el archivo: { $what }
verify-disagree = { $path }: los dos programas no coinciden; avísanos, por favor: { $part ->
    [deal] otro reparto
    [owners] otros propietarios
    [prices] otros precios
    [finish] otro orden de llegada
    [bets] otras apuestas
    [result] otro resultado
   *[digest] otra huella
}
verify-other-digest = { $path }: su huella es { $digest }, no la que se mostró: es otra partida
verify-not-fair = { $path }: la semilla no es la que resulta del secreto del servidor y los nonces de la mesa
