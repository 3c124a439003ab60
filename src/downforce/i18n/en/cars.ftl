# A car by its colour. $car is the colour's word: black, blue, green, yellow, orange or red.
# Other messages borrow these forms ({ car }, { car.the }); they are the place for articles and gender,
# and each language may add the forms it needs.

car = { $car ->
    [black] black
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
   *[red] red
}
    .start = { $car ->
    [black] Black
    [blue] Blue
    [green] Green
    [yellow] Yellow
    [orange] Orange
   *[red] Red
}
    .the = the { car } car
    .start-the = The { car } car

# A colour and its letter, for people who type letters.
car-letter = { $car ->
    [black] K
    [blue] B
    [green] G
    [yellow] Y
    [orange] O
   *[red] R
}
