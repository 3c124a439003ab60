# Avisos: la pantalla donde se eligen.

calls-title = Avisos
calls-lead = Recibe un aviso cuando te toque en una carrera de varios días: 20 segundos después de empezar tu turno, si no estás viendo la mesa. Elige cómo.
calls-push = En este navegador
calls-push-about = Una notificación en este dispositivo, incluso con la página cerrada. Ideal en un teléfono.
calls-push-on = Avísame aquí
calls-push-none = Este servidor no ofrece notificaciones en el navegador.
calls-push-insecure = Las notificaciones necesitan https. En esta dirección solo son posibles el correo y los webhooks, si el servidor los ofrece.
calls-push-iphone = En un iPhone o iPad, añade antes esta página a la pantalla de inicio: pulsa Compartir y «Añadir a pantalla de inicio». Ábrela desde allí y vuelve a esta página.
calls-push-denied = Este navegador no permite notificaciones de esta página. Puedes permitirlas en sus ajustes.
calls-mail = Por correo
calls-mail-about = Un correo breve en tu idioma. Primero confirmas la dirección.
calls-mail-address = Dirección de correo
calls-mail-on = Escríbeme
calls-mail-none = Este servidor no envía correos.
calls-mail-wait = Te hemos enviado un correo. Abre su enlace y confírmalo allí.
calls-hook = A un webhook
calls-hook-about = Para tu propio chat o un programa: una dirección https que recibe mensajes.
calls-hook-url = Dirección del webhook
calls-hook-form = Formato
calls-hook-json = JSON firmado
calls-hook-secret = Firmado con HMAC-SHA256 y este secreto:
calls-hook-on = Usar este webhook
calls-off = Desactivar
calls-test = Enviar una prueba
calls-test-sent = La prueba se ha enviado.
calls-when = Cuándo
calls-reminders = Recuérdamelo a la mitad del tiempo y a los cuatro quintos
calls-digest = Un solo aviso al día
calls-digest-at = a las
calls-save = Guardar
calls-last = Últimos avisos
calls-last-none = Todavía no hay avisos.
calls-sent = enviado
calls-failed = fallido
calls-dropped = innecesario
calls-confirm = Confirma esta dirección
calls-confirm-do = Sí, avísame en esta dirección
calls-never = No más correos de este servidor
calls-never-do = No volver a preguntar a esta dirección
calls-stop = Terminar los avisos por correo
calls-stop-do = No quiero más correos
calls-done = Hecho.
calls-not-done = Este enlace ya no sirve.
calls-code = ¿Es tu carrera?
calls-code-do = Envíame un código
calls-code-sent = Te hemos enviado un código. Vale una vez y durante 15 minutos.
calls-code-field = Código
calls-code-use = Seguir aquí
calls-why = { $reason ->
    [forbidden] Esa dirección no sirve: tiene que ser una dirección https pública.
    [not-an-address] Eso no es una dirección de correo.
    [asked-already] Ya se ha preguntado hoy a esa dirección, o no quiere correos de aquí.
    [off] Esta forma de aviso no está activada.
    [gone] La dirección ya no existe. Se ha eliminado.
    [rejected] El destino lo ha rechazado.
    [redirect] La dirección lleva a otro sitio. Escribe la nueva.
    [seen] Viste la mesa.
    [passed] El turno había terminado.
    [mail-refused] El servidor de correo ha rechazado la dirección.
   *[other] El destino no responde. Se volverá a intentar.
}
calls-unknown-device = Un dispositivo
calls-waiting = a la espera de confirmación
