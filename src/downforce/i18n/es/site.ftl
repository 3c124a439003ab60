# El sitio web de archivos, donde el juego funciona en el navegador (docs/site.md).

site-loading = Preparando la carrera: { $percent } de la descarga
site-starting = Preparando la carrera: el juego se está iniciando
site-broken-download = La descarga se ha interrumpido. Comprueba la conexión e inténtalo de nuevo.
site-broken-storage = Este navegador no permite que la página guarde carreras. Sal de la ventana privada o permite que esta página guarde datos.
site-broken-python = El juego no se inicia en este navegador. Prueba con una versión actual de Firefox, Chrome o Safari.
site-again = Intentarlo de nuevo
site-full = En este dispositivo no queda espacio para guardar la carrera. Libera espacio: no se pierde nada y la carrera continúa sola.
site-new-about = Elige circuito y reglas; luego apunta a los amigos que juegan en este dispositivo o deja los demás asientos a los bots.
site-friends-over = Con amigos
site-friends = Cada cual en su dispositivo
site-friends-about = Aquí todo funciona en este dispositivo: se juega pasándolo de mano en mano. Para correr desde varios dispositivos, instala Downforce en un equipo y arráncalo allí: los teléfonos de la misma red se unen con un código.
site-file-over = Archivos de partida
site-file = Abrir un archivo de partida
site-file-about = Un archivo que alguien te ha enviado se comprueba aquí, byte a byte, y se muestra como repetición.
site-file-choose = Elige un archivo o suéltalo aquí
site-file-checking = Comprobando el archivo…
site-file-holds = El archivo es lo que dice ser: el reparto, las acciones, la puntuación y la huella son correctos.
site-file-fails = La partida se puede ver, pero el archivo no es lo que dice ser: el reparto, la puntuación o la huella no son correctos.
site-file-broken = Este archivo de partida se ha modificado o está dañado, así que no se puede ver.
site-file-unknown = Esto no es un archivo de partida de Downforce.
site-file-replay = Ver la repetición
site-proof = El reparto de esta carrera lo hizo el propio dispositivo, con números aleatorios suyos. Las comprobaciones demuestran que el reparto no cambió una vez empezada la carrera. No pueden demostrar a otros que nadie lo repitió hasta dar con uno que le conviniera.
site-privacy = Tus carreras se quedan en este navegador. No se envía nada: el sitio web entrega archivos y no sabe nada de tus carreras.
site-licences = Licencias del software que contiene
site-open-over-http = Downforce no puede funcionar desde aquí. Un servidor web tiene que entregar esta carpeta: por ejemplo, ejecuta en ella «python3 -m http.server» y abre http://localhost:8000.
