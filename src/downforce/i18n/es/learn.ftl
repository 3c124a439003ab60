# Aprender: las carreras guiadas, los ejercicios y lo demás que ayuda.

learn-title = Aprende a correr
learn-over = Escuela de pilotos
learn-lead = Nadie lee antes las reglas. Ponte al volante: tu ingeniera de carrera te dice lo que importa, cuando importa.
learn-home = Downforce, ir a la portada
learn-link = Aprender

learn-races = Dos carreras guiadas
learn-races-over = Con la ingeniera de carrera
learn-exercises = Ejercicios
learn-exercises-over = Dos minutos cada uno
learn-more = Para consultar
learn-more-over = Junto al circuito
learn-rules-about = Todas las reglas con ejemplos dibujados, una sección breve para cada una.
learn-pad = Hoja de registro
learn-pad-about = ¿Tienes el juego de caja? Lleva aquí las cuentas y pregunta quién ha ganado.
