# Avisos: o ecrã onde se escolhem.

calls-title = Avisos
calls-lead = Receba um aviso quando for a sua vez numa corrida ao longo de dias: 20 segundos depois de o turno começar, se não estiver a ver a mesa. Escolha como.
calls-link = Avisos: dizer-me quando é a minha vez
calls-ask = Avisar-me quando for a minha vez
calls-ask-why = Assim não precisa de vir aqui ver se é a sua vez.
calls-push = Neste navegador
calls-push-about = Uma notificação neste dispositivo, mesmo com a página fechada. O melhor num telemóvel.
calls-push-on = Avisar-me aqui
calls-push-none = Este servidor não oferece notificações no navegador.
calls-push-insecure = As notificações precisam de https. Neste endereço só são possíveis o e-mail e os webhooks, se o servidor os oferecer.
calls-push-iphone = Num iPhone ou iPad, adicione primeiro esta página ao ecrã principal: toque em Partilhar e em «Adicionar ao ecrã principal». Abra-a a partir daí e volte a esta página.
calls-push-denied = Este navegador não permite notificações desta página. Pode permiti-las nas definições dele.
calls-mail = Por e-mail
calls-mail-about = Uma mensagem curta na sua língua. Primeiro confirma o endereço.
calls-mail-address = Endereço de e-mail
calls-mail-on = Escrever-me
calls-mail-none = Este servidor não envia e-mails.
calls-mail-wait = Enviámos-lhe uma mensagem. Abra a ligação e confirme.
calls-hook = Para um webhook
calls-hook-about = Para um chat seu ou um programa: um endereço https que recebe mensagens.
calls-hook-url = Endereço do webhook
calls-hook-form = Entende
calls-hook-json = JSON assinado
calls-hook-secret = Assinado com HMAC-SHA256 e este segredo:
calls-hook-on = Usar este webhook
calls-off = Desligar
calls-test = Enviar um teste
calls-test-sent = O teste foi enviado.
calls-when = Quando
calls-reminders = Lembrar-me a metade do tempo e a quatro quintos
calls-digest = Um só aviso por dia
calls-digest-at = às
calls-save = Guardar
calls-last = Últimos avisos
calls-last-none = Ainda não há avisos.
calls-sent = enviado
calls-failed = falhou
calls-dropped = desnecessário
calls-confirm = Confirme este endereço
calls-confirm-do = Sim, avisar-me neste endereço
calls-never = Mais nenhum e-mail daqui
calls-never-do = Não voltar a perguntar a este endereço
calls-stop = Terminar os avisos por e-mail
calls-stop-do = Parar estes e-mails
calls-done = Feito.
calls-not-done = Esta ligação já não funciona.
calls-code = Esta corrida é sua?
calls-code-do = Enviar-me um código
calls-code-sent = Enviámos-lhe um código. Serve uma só vez, durante 15 minutos.
calls-code-field = Código
calls-code-use = Continuar aqui
calls-why = { $reason ->
    [forbidden] Esse endereço não serve: tem de ser um endereço https público.
    [not-an-address] Isso não é um endereço de e-mail.
    [asked-already] Já se perguntou hoje a esse endereço, ou ele não quer e-mails daqui.
    [off] Esta via não está ligada.
    [gone] O endereço já não existe. Foi removido.
    [rejected] O destino recusou.
    [redirect] O endereço leva a outro sítio. Escreva o novo.
    [seen] Viu a mesa.
    [passed] O turno tinha acabado.
    [mail-refused] O servidor de e-mail recusou o endereço.
   *[other] O destino não responde. Vai tentar-se de novo.
}
calls-unknown-device = Um dispositivo
calls-waiting = espera pela confirmação
