# Avisos: o que se envia a quem não está na página.

call-turn = É a sua vez: { $track }
call-reminder = Continua a ser a sua vez: { $track }
call-invitation = Desforra: { $track }
call-several = { $count ->
    [one] 1 corrida espera por si
   *[other] { $count } corridas esperam por si
}
call-until = Até { $when }
call-players = { $players }
call-open = Ir para a mesa
call-test = Um teste do Downforce
call-test-about = Funciona: é assim que chegam os seus avisos.
call-mail-why = Recebe esta mensagem porque ativou os avisos por e-mail. Para os desligar basta um clique:
call-mail-stop = Não quero mais avisos por e-mail
call-confirm = Avisos das suas corridas: confirme este endereço
call-confirm-about = Alguém, provavelmente o próprio, quer receber um e-mail neste endereço quando for a sua vez numa corrida. Se foi o seu caso, abra esta página e confirme:
call-confirm-not = Não foi o seu caso? Então não faça nada. Para que ninguém o possa voltar a pedir:
call-code = O seu código: { $code }
call-code-about = Escreva este código na página que o pede. Serve uma só vez, durante 15 minutos. Se não o pediu, não faça nada.
