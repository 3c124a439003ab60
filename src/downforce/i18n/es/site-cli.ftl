# downforce site: lo que se ha escrito y lo que falta.

site-written = El sitio web está en { $folder }: { $megabytes } MB. Sube la carpeta a cualquier alojamiento web.
site-no-page = la página no se ha construido: ejecuta make play una vez o instala el paquete de nuevo
site-not-empty = { $folder } contiene otros archivos; indica una carpeta nueva o vacía
site-missing = falta { $package } y no se puede descargar: { $why }. Conéctate a la red e inténtalo de nuevo
