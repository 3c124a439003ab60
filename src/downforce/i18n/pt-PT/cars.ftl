# Um carro pela sua cor. $car é a palavra inglesa: black, blue, green, yellow, orange ou red.
# Outras mensagens usam estas formas: { car }, { car.o } (o preto), { car.do } (do preto), { car.the } (o carro preto).

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
    .the = o carro { car }
    .start-the = O carro { car }

# A cor numa letra, para quem escreve letras: azul e amarelo, verde e vermelho não a podem partilhar.
# help-answer, em terminal.ftl, enumera-as.
car-letter = { $car ->
    [black] P
    [blue] A
    [green] V
    [yellow] M
    [orange] L
   *[red] R
}
