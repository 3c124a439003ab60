# Um carro pela cor. $car é a palavra em inglês: black, blue, green, yellow, orange ou red.
# Outras mensagens usam estas formas: { car.o } (o azul), { car.do } (do azul), { car.no } (no azul),
# { car.the } (o carro azul).

car = { $car ->
    [black] preto
    [blue] azul
    [green] verde
    [yellow] amarelo
    [orange] laranja
   *[red] vermelho
}
    .start = { $car ->
    [black] Preto
    [blue] Azul
    [green] Verde
    [yellow] Amarelo
    [orange] Laranja
   *[red] Vermelho
}
    .o = o { car }
    .start-o = O { car }
    .do = do { car }
    .no = no { car }
    .the = o carro { car }
    .start-the = O carro { car }

# A cor em uma letra, para digitar menos: azul e amarelo, verde e vermelho não podem dividir a mesma.
# A ajuda do terminal (help-answer) mostra todas.
car-letter = { $car ->
    [black] P
    [blue] A
    [green] V
    [yellow] M
    [orange] L
   *[red] R
}
