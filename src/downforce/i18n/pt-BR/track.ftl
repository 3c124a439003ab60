# downforce track: o que está impresso em um mapa e o que os comandos dizem.

# Uma pista em poucos números; vem sozinha, ou depois do título e de uma vírgula.
track-figures = { $cells ->
    [1] 1 casa
   *[other] { $cells } casas
}, { $lap ->
    [1] 1 passo
   *[other] { $lap } passos
} por volta, { $even ->
    [yes] { $most ->
        [1] faixa única
       *[other] { $most } faixas
    }
   *[no] de { $fewest } a { $most } faixas
}, { $squeezes ->
    [0] nenhum estreitamento
    [1] 1 estreitamento
   *[other] { $squeezes } estreitamentos
}

# As palavras em um mapa.
track-over = Pista de Grande Prêmio
track-pole = Pole
track-grid = Espaço inicial
track-betting-line = Linha de aposta
track-finish-line = Linha de chegada
track-scale = { $lanes } larguras de faixa
track-winners-spaces = Espaços dos vencedores

# O que os comandos dizem.
track-ok = ok: { $title }, { $id }: { $figures }
track-drawn = O desenho de { $title } está em { $path }
track-written = O tabuleiro de { $title } está em { $path }
track-json-alone = --json dá o tabuleiro inteiro; deixe de fora --cells e --no-title
track-overwrite = { $path } é a própria pista; escolha outro arquivo para o desenho

# As colunas da lista.
track-head-name = nome
track-head-title = título
track-head-version = versão
track-head-cells = casas
track-head-lap = volta
track-head-lanes = faixas
track-head-squeezes = estreitamentos
