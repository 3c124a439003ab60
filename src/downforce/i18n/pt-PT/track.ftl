# downforce track: o que se imprime num mapa e o que dizem os comandos.

# Um circuito em poucos números; sozinho, ou depois do título e de uma vírgula.
track-figures = { $cells ->
    [one] 1 espaço
   *[other] { $cells } espaços
}, { $lap ->
    [one] 1 passo
   *[other] { $lap } passos
} por volta, { $even ->
    [yes] { $most ->
        [one] uma só faixa
       *[other] { $most } faixas
    }
   *[no] { $fewest } a { $most } faixas
}, { $squeezes ->
    [0] sem estreitamentos
    [one] 1 estreitamento
   *[other] { $squeezes } estreitamentos
}

# As palavras num mapa.
track-over = Circuito de Grande Prémio
track-pole = Pole
track-grid = Espaço inicial
track-betting-line = Linha de aposta
track-finish-line = Linha de chegada
track-scale = { $lanes } larguras de faixa
track-winners-spaces = Espaços do vencedor

# O que dizem os comandos.
track-ok = ok: { $title }, { $id }: { $figures }
track-drawn = O circuito { $title } ficou desenhado em { $path }
track-written = O tabuleiro do circuito { $title } ficou guardado em { $path }
track-json-alone = --json dá o tabuleiro inteiro; não uses --cells nem --no-title
track-overwrite = { $path } é o próprio circuito; escolhe outro ficheiro para o desenho

# As colunas da lista.
track-head-name = nome
track-head-title = título
track-head-version = versão
track-head-cells = espaços
track-head-lap = volta
track-head-lanes = faixas
track-head-squeezes = estreitamentos
