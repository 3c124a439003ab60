# Avisos: o ecrã onde se escolhem.

calls-title = Avisos
calls-lead = Recebe um aviso quando for a tua vez numa corrida de vários dias: 20 segundos depois de o turno começar, se não estiveres a ver a mesa. Escolhe como.
calls-push = Neste navegador
calls-push-about = Uma notificação neste dispositivo, mesmo com a página fechada. O ideal num telemóvel.
calls-push-on = Avisar-me aqui
calls-push-none = Este servidor não oferece notificações no navegador.
calls-push-insecure = As notificações precisam de https. Neste endereço só são possíveis o e-mail e os webhooks, se o servidor os oferecer.
calls-push-iphone = Num iPhone ou iPad, adiciona primeiro esta página ao ecrã principal: toca em Partilhar e em «Adicionar ao ecrã principal». Abre-a a partir daí e volta a esta página.
calls-push-denied = Este navegador não permite notificações desta página. Podes permiti-las nas definições dele.
calls-mail = Por e-mail
calls-mail-about = Uma mensagem curta na tua língua. Primeiro confirmas o endereço.
calls-mail-address = Endereço de e-mail
calls-mail-on = Escrever-me
calls-mail-none = Este servidor não envia e-mails.
calls-mail-wait = Enviámos-te uma mensagem. Abre o link e confirma.
calls-hook = Para um webhook
calls-hook-about = Para uma conversa tua ou um programa: um endereço https que recebe mensagens.
calls-hook-url = Endereço do webhook
calls-hook-form = Formato
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
calls-confirm = Confirma este endereço
calls-confirm-do = Sim, avisar-me neste endereço
calls-never = Mais nenhum e-mail deste servidor
calls-never-do = Não voltar a perguntar a este endereço
calls-stop = Terminar os avisos por e-mail
calls-stop-do = Parar estes e-mails
calls-done = Feito.
calls-not-done = Este link já não funciona.
calls-code = Esta corrida é tua?
calls-code-do = Enviar-me um código
calls-code-sent = Enviámos-te um código. Serve uma só vez, durante 15 minutos.
calls-code-field = Código
calls-code-use = Continuar aqui
calls-why = { $reason ->
    [forbidden] Esse endereço não serve: tem de ser um endereço https público.
    [not-an-address] Isso não é um endereço de e-mail.
    [asked-already] Esse endereço já foi contactado hoje, ou não quer e-mails deste servidor.
    [off] Esta forma de aviso não está ligada.
    [gone] O endereço já não existe. Foi removido.
    [rejected] O destino recusou.
    [redirect] O endereço leva a outro sítio. Escreve o novo.
    [seen] Viste a mesa.
    [passed] O turno tinha acabado.
    [mail-refused] O servidor de e-mail recusou o endereço.
   *[other] O destino não responde. Vai tentar-se de novo.
}
calls-unknown-device = Um dispositivo
calls-waiting = à espera de confirmação
