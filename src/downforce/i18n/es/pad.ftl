# La hoja de registro para el juego de caja: lo que se apunta y las hojas que salen de ello.

pad-title = Hoja de registro
pad-over = Para el juego en caja
pad-lead = Apunta quién compra cada coche, qué se apuesta y quién llega a meta. La hoja suma y sabe cómo se deshacen los empates.
pad-home = Downforce, ir a la portada
pad-kept = Lo que apuntes se queda en este dispositivo, aunque cierres la página.

# --- Las partes de la hoja ---

pad-parts = Partes de la hoja
pad-part-players = Pilotos
pad-part-auction = Subasta
pad-part-dealt = Coches
pad-part-bets = Apuestas
pad-part-order = Meta
pad-part-sheets = Hojas
pad-part-done = completo
# $part es una de las partes de arriba.
pad-next = Siguiente: { $part }
pad-mend = Ir a: { $part }

# --- Pilotos ---

pad-players = ¿Quién juega?
# El título de un campo para un nombre, y el nombre de quien no ha dado ninguno.
pad-player = Piloto { $number }
pad-add = Añadir un piloto
pad-remove = Quitar a { $player }
pad-rules = Reglas para principiantes

# --- Subasta ---

pad-auction-about = Toca un coche cuando se venda.
pad-dealt-about = Toca un coche y di a quién le ha tocado.
pad-owner = Comprado por
pad-owner-dealt = Le ha tocado a
pad-price = Precio
pad-power = Habilidad vendida con él
pad-nobody = nadie
pad-close = Listo
pad-without = sin propietario

# --- Apuestas ---

pad-way = ¿Cómo se apuesta?
pad-way-round = Pasar el teléfono
pad-way-round-about = En cada línea de apuestas, cada piloto marca la suya en secreto; entre medias, las hojas quedan tapadas.
pad-way-open = Apuntar todas las apuestas
pad-way-open-about = Se apuesta en papel. Copia aquí las cruces cuando acabe la carrera.
pad-uncover = Así todos verán las apuestas marcadas en secreto.
pad-uncover-yes = Mostrarlas
pad-covered = Apuestas tapadas
pad-line = Apuesta { $number }: ¿un coche ha cruzado la línea de apuestas { $number }? Pásale el teléfono a { $player }.
pad-pass = Apuesta { $number }: pásale el teléfono a { $player }.
pad-show = Soy { $player }: ver mi hoja
pad-cover = Tapar mi hoja
pad-which = ¿Qué apuesta?
pad-bets-in = Todas las apuestas están marcadas. Quedan tapadas hasta que se apunte la llegada.
pad-correct = Corregir una apuesta
# Junto a un nombre, para leer en voz alta: quién ha marcado la apuesta.
pad-marked = marcada
pad-waiting = todavía no
pad-bets-of = Apuestas de { $player }

# --- Meta ---

pad-order-about = Toca los coches en el orden en que llegan a meta.
pad-order-first = Toca los seis coches en el orden en que están al acabar la carrera: primero los que han llegado y luego los demás, empezando por el más adelantado.
pad-order-ahead = Toca los seis coches, empezando por el más adelantado. Entre coches a la par, va antes el más cercano al lado interior.
pad-order-crossed = ¿Cuántos coches han cruzado la línea de meta?
pad-order-stalled = Los demás han fallado
pad-order-none = Ningún coche ha llegado
pad-order-open = Aún llegan más coches
# En un botón con un coche, para leer en voz alta.
pad-order-take = { car.start-el } es { place }
pad-order-drop = Quitar { car.el }, { place }

# --- Hojas ---

pad-unfinished = Falta algo
pad-picture = Guardar como imagen
pad-share = Compartir la imagen
pad-print = Imprimir
pad-saved = La imagen está en tus descargas.
pad-not-saved = Este navegador no ha podido crear la imagen. Puedes imprimir la página.
pad-new = Hoja nueva
pad-new-ask = ¿Borrar todo lo apuntado?
pad-new-same = Sí, con los mismos pilotos
pad-new-all = Sí, borrar todo
pad-new-no = No, dejarlo
# Al pie de la imagen.
pad-picture-made = Cuentas hechas con la hoja de registro de Downforce

# --- Lo que no puede ser o todavía falta: una frase para cada cosa ---

pad-fault-no-such-player = El propietario { car.del } no está entre los pilotos.
pad-fault-price-missing = ¿Cuánto ha pagado { $player } por { car.the }?
pad-fault-price-impossible = { car.start-the } no puede haber costado { $money }: una puja es un número del 1 al 6.
pad-fault-power-twice = { $power } solo está una vez en el juego: no puede haberse vendido con dos coches.
pad-fault-power-not-in-play = { $power } no está en esta partida: no puede haberse vendido con { car.the }.
pad-fault-no-car = { $player } aún no tiene coche; tras la subasta, cada piloto tiene al menos uno.
pad-fault-cars-dealt = A { $player } le { $count ->
    [one] toca exactamente un coche
   *[other] tocan exactamente { $count } coches
}: se reparten los mismos a cada piloto.
pad-fault-bet-missing = Falta la apuesta { $number } de { $player }.
pad-fault-order-missing = La llegada no está completa: toca los coches que llegaron y luego indica que los demás han fallado.
pad-fault-car-twice = { car.start-the } solo puede llegar a meta una vez.
pad-fault-car-missing = ¿Dónde está { car.the }? En esta partida cuenta la posición de todos los coches.
pad-fault-home-too-many = Han cruzado la línea de meta más coches de los que has tocado.
pad-fault-offline = No se puede sumar mientras el servidor no responda. Lo apuntado no se pierde.
