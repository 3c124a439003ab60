# downforce verify : ce qui tient, et ce qui ne tient pas.

verify-holds = { $path } est bien ce qu’il prétend être.
verify-deal = Donne : { $deal ->
    [seed] refaite à partir de la graine, par deux programmes.
    [prepared] refaite à partir de la graine, par deux programmes ; cette graine a été choisie d’avance pour une leçon.
   *[given] écrite dans le fichier ; aucune graine ne la garantit.
}
verify-actions = Actions : { $count ->
    [0] aucune pour l’instant.
    [one] { $count }, conforme aux règles.
   *[other] { $count }, toutes conformes aux règles.
}
verify-receipt = Équité : { $verdict ->
    [proved] prouvée, ton reçu { $receipt } est bien celui de cette donne.
   *[consistent] cohérente, tout concorde dans le fichier ; compare son reçu { $receipt } avec celui d’un pilote.
}{ $rounds ->
    [one] { "" }
   *[other] { " " }La donne a demandé { $rounds } essais.
}
verify-names = Noms : certains contiennent des lettres invisibles ou des signes empilés ; ils sont affichés sans eux.
verify-score = Score : { $over ->
    [yes] recompté, { $result }.
   *[no] aucun pour l’instant, la partie est inachevée.
}
verify-digest = Empreinte : { $digest }{ $shown ->
    [yes] , celle qui avait été montrée.
   *[no] .
}

# Ce qui ne tient pas : une ligne.
verify-bad-digest = --digest demande les { $length } chiffres hexadécimaux qui ont été montrés
verify-bad-receipt = --receipt demande { $length } chiffres hexadécimaux, ou un fichier qui contient un reçu
verify-not-text = { $path }:{ $line }: ce n’est pas du texte UTF-8
verify-line = { $path }:{ $line }:{ $column }: cette ligne devrait être « { $right } »
verify-second = { $path }: le second programme refuse cette partie : { $what }
verify-disagree = { $path }: les deux programmes ne donnent pas { $part ->
        [deal] la même donne
        [owners] les mêmes propriétaires
        [prices] les mêmes prix
        [finish] le même ordre d’arrivée
        [bets] les mêmes paris
        [result] le même résultat
       *[digest] la même empreinte
    } ; merci de le signaler
verify-other-digest = { $path }: son empreinte est { $digest }, pas celle qui avait été montrée : c’est une autre partie
verify-not-fair = { $path }: donne non équitable : { $flaw ->
    [prepared] la donne a été préparée pour une leçon, mais un reçu ou des nombres disent qu’elle a été faite à la table
    [no-receipt] tu as un reçu, et ce fichier n’en contient pas
    [left-out] ton reçu est celui d’un essai abandonné : ton nombre n’est pas dans cette donne
    [other-deal] ton reçu est celui d’une autre donne : ton nombre n’est pas dans celle-ci
    [receipt] son reçu n’est pas celui que donnent ses essais
    [rounds] les essais de la donne ne concordent pas
    [secret] un secret n’est pas celui qui avait été scellé
    [number] un nombre n’est pas celui qui avait été scellé
   *[seed] la graine n’est pas celle que donnent le secret du serveur et les nonces des joueurs
}
