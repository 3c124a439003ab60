# Avisos: o que se envia a quem não está na página.

call-turn = É a tua vez: { $track }
call-reminder = Continua a ser a tua vez: { $track }
call-invitation = Desforra: { $track }
call-several = { $count ->
    [one] 1 corrida espera por ti
   *[other] { $count } corridas esperam por ti
}
call-until = Até { $when }
call-players = { $players }
call-open = Ir para a mesa
call-test = Um teste do Downforce
call-test-about = Funciona: é assim que chegam os teus avisos.
call-mail-why = Recebes esta mensagem porque ativaste os avisos por e-mail. Para os desligares, abre:
call-mail-stop = Não quero mais avisos por e-mail
call-confirm = Avisos das tuas corridas: confirma este endereço
call-confirm-about = Alguém, provavelmente tu, quer receber um e-mail neste endereço quando for a sua vez numa corrida. Se foste tu, abre esta página e confirma:
call-confirm-not = Não foste tu? Então não faças nada. Para que ninguém o possa voltar a pedir:
call-code = O teu código: { $code }
call-code-about = Escreve este código na página que o pede. Serve uma só vez, durante 15 minutos. Se não o pediste, não faças nada.
