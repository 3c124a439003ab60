# Aprender: las carreras guiadas, los ejercicios y lo demás que ayuda.

learn-title = Aprende a correr
learn-over = Escuela de pilotos
learn-lead = Nadie empieza por leer las reglas. Ponte al volante: la ingeniera de pista te dice lo que importa, cuando importa.
learn-home = Downforce, ir a la portada
learn-link = Aprender
pad-link = Hoja de registro
privacy-link = Privacidad: qué guarda este servidor

learn-races = Dos carreras guiadas
learn-races-over = Con la ingeniera de pista
learn-exercises = Ejercicios
learn-exercises-over = Dos minutos cada uno
learn-more = Para consultar
learn-more-over = Junto al circuito
learn-rules-about = Todas las reglas con ejemplos dibujados, una sección breve para cada una.
learn-pad = Hoja de registro
learn-pad-about = ¿Tienes el juego en caja? Haz aquí las cuentas y mira quién ha ganado.
