# Un coche por su color. $car es la palabra inglesa: black, blue, green, yellow, orange o red.
# Otros mensajes toman de aquí sus formas: { car }, { car.el } (el rojo), { car.del } (del rojo), { car.the } (el coche rojo).

car = { $car ->
    [black] negro
    [blue] azul
    [green] verde
    [yellow] amarillo
    [orange] naranja
   *[red] rojo
}
    .start = { $car ->
    [black] Negro
    [blue] Azul
    [green] Verde
    [yellow] Amarillo
    [orange] Naranja
   *[red] Rojo
}
    .el = el { car }
    .start-el = El { car }
    .del = del { car }
    .the = el coche { car }
    .start-the = El coche { car }

# El color en una letra, para teclear menos: negro y naranja, azul y amarillo no pueden compartirla.
car-letter = { $car ->
    [black] N
    [blue] A
    [green] V
    [yellow] M
    [orange] J
   *[red] R
}
