# Avisos: lo que se envía a quien no está en la página.

call-turn = Te toca: { $track }
call-reminder = Te sigue tocando: { $track }
call-invitation = Revancha: { $track }
call-several = { $count ->
    [one] 1 carrera te espera
   *[other] { $count } carreras te esperan
}
call-until = Hasta el { $when }
call-players = { $players }
call-open = Ir a la mesa
call-test = Una prueba de Downforce
call-test-about = Funciona: así te llegarán los avisos.
call-mail-why = Recibes este correo porque activaste los avisos por correo. Con un clic dejas de recibirlos:
call-mail-stop = No más avisos por correo
call-confirm = Avisos de tus carreras: confirma esta dirección
call-confirm-about = Alguien, seguramente tú, quiere recibir un correo en esta dirección cuando le toque en una carrera. Si has sido tú, abre esta página y confírmalo:
call-confirm-not = ¿No has sido tú? Entonces no hagas nada. Para que nadie pueda volver a pedirlo:
call-code = Tu código: { $code }
call-code-about = Escribe este código en la página que te lo pide. Vale una sola vez y durante 15 minutos. Si no lo has pedido, no hagas nada.
