# downforce track: lo que se imprime en un mapa y lo que dicen los comandos.

# Un circuito en pocos números; va solo, o detrás de su título y una coma.
track-figures = { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
}, { $lap ->
    [one] 1 paso
   *[other] { $lap } pasos
} por vuelta, { $even ->
    [yes] { $most ->
        [one] un solo carril
       *[other] { $most } carriles
    }
   *[no] de { $fewest } a { $most } carriles
}, { $squeezes ->
    [0] ningún estrechamiento
    [one] 1 estrechamiento
   *[other] { $squeezes } estrechamientos
}

# Las palabras de un mapa.
track-over = Circuito de Gran Premio
track-pole = Pole
track-grid = Casilla de salida
track-betting-line = Línea de apuestas
track-finish-line = Línea de meta
track-scale = { $lanes } anchos de carril
track-winners-spaces = Casillas de ganador

# Lo que dicen los comandos.
track-ok = correcto: { $title }, { $id }: { $figures }
track-drawn = { $title } está dibujado en { $path }
track-written = El tablero de { $title } está en { $path }
track-json-alone = --json da el tablero entero; quita --cells y --no-title
track-overwrite = { $path } es el propio circuito; elige otro archivo para el dibujo

# Las columnas de la lista.
track-head-name = nombre
track-head-title = título
track-head-version = versión
track-head-cells = casillas
track-head-lap = vuelta
track-head-lanes = carriles
track-head-squeezes = estrech.
