# The page on privacy: what this server keeps, and for how long.

privacy-title = Privacidad
privacy-home = Inicio
privacy-lead = No hay cuentas, ni publicidad, ni rastreadores. El servidor solo guarda lo que el juego necesita.
privacy-cookie = Una cookie
privacy-cookie-text = Una cookie con un número aleatorio le dice al servidor que eres la misma persona que antes, para que conserves tu asiento. Tu navegador la borra al cabo de { $days } días. El servidor guarda un identificador aleatorio y un resumen (hash) del número.
privacy-visitor-days = El servidor los borra { $days ->
    [one] 1 día
   *[other] { $days } días
    } después de que tu navegador recibiera la cookie.
privacy-visitor-never = El servidor los guarda hasta que los borre quien lo administra.
privacy-table = En la mesa
privacy-table-text = El servidor guarda el nombre que escribes, tus jugadas y lo que escribes en el chat. Toda la mesa ve el nombre y el chat. { $hours } horas después del final de la partida, este registro se borra.
privacy-idle-days = Una mesa cuya partida no ha terminado se borra, como muy tarde, { $days ->
    [one] 1 día
   *[other] { $days } días
    } después de la última jugada.
privacy-idle-never = Una mesa cuya partida no ha terminado se conserva hasta que la borre quien administra el servidor.
privacy-days = Carreras de varios días
privacy-days-text = El servidor guarda cuándo abriste por última vez una carrera así, tu zona horaria, y la noche y las vacaciones que hayas indicado. El resto de la mesa ve hasta cuándo te espera y cuándo vuelves de vacaciones.
privacy-days-idle = Si en una mesa así no pasa nada durante { $days ->
    [one] 1 día
   *[other] { $days } días
    }, quienes juegan ven un aviso. La mesa se borra { $later ->
    [one] 1 día
   *[other] { $later } días
    } después, salvo que alguien la abra.
privacy-calls = Avisos
privacy-calls-text = Si activas los avisos, el servidor guarda las direcciones que le das (de tu navegador, de tu correo o de tu webhook), tu idioma y, durante 30 días, qué fue de cada aviso. Para avisarte envía el circuito, los nombres de los pilotos y el plazo al servicio push de tu navegador, a tu proveedor de correo o a tu webhook. Si desactivas una vía, se borra su dirección.
privacy-game = Partidas terminadas
privacy-game-text = El servidor guarda un archivo con las jugadas y los nombres, para la repetición. También guarda qué partidas fueron tuyas, para tu lista de carreras. Las partidas de mesas públicas entran además en una colección abierta, sin nombres.
privacy-game-days = El archivo se borra al cabo de { $days ->
    [one] 1 día
   *[other] { $days } días
}.
privacy-game-never = El archivo se conserva hasta que lo borre quien administra el servidor.
privacy-address = Direcciones de red
privacy-address-text = El servidor usa tu dirección de red para limitar el número de peticiones. Solo la guarda si se bloquea. Un proxy delante del servidor puede registrarla.
privacy-browser = En tu navegador
privacy-browser-text = Tus ajustes y una copia de la lista de tus carreras se guardan en tu navegador. Para borrarlos, borra ahí los datos de este sitio.
privacy-delete = Cómo borrar tus datos
privacy-delete-text = Pídeselo a quien administra este servidor. Puede borrar tus datos: el registro de tus dispositivos, tu noche y tus vacaciones, tu lista de carreras y también tu nombre y tus mensajes en las mesas guardadas y en las partidas terminadas. Dale tu identificador de visitante:
