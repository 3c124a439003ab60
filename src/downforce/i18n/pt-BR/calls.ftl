# Avisos: o que se envia a quem não está na página.

call-turn = Sua vez: { $track }
call-reminder = Ainda é a sua vez: { $track }
call-invitation = Revanche: { $track }
call-several = { $count ->
    [1] 1 corrida espera por você
   *[other] { $count } corridas esperam por você
}
call-until = Até { $when }
call-players = { $players }
call-open = Ir para a mesa
call-test = Um teste do Downforce
call-test-about = Funciona: é assim que seus avisos chegam.
call-mail-why = Você recebe esta mensagem porque ativou os avisos por e-mail. Para desativá-los, basta um clique:
call-mail-stop = Não quero mais avisos por e-mail
call-confirm = Avisos das suas corridas: confirme este endereço
call-confirm-about = Alguém, provavelmente você, quer receber um e-mail neste endereço quando for a sua vez em uma corrida. Se foi você, abra esta página e confirme:
call-confirm-not = Não foi você? Então não faça nada. Para que ninguém possa pedir de novo:
call-code = Seu código: { $code }
call-code-about = Digite este código na página que o pediu. Ele vale uma vez só, por 15 minutos. Se você não pediu nenhum código, não faça nada.
