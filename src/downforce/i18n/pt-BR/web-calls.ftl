# Avisos: a tela onde se escolhem.

calls-title = Avisos
calls-lead = Receba um aviso quando for a sua vez em uma corrida de vários dias: 20 segundos depois que ela começa, se você não estiver vendo a mesa. Escolha como.
calls-push = Neste navegador
calls-push-about = Uma notificação neste aparelho, mesmo com a página fechada. Ideal no celular.
calls-push-on = Me avise aqui
calls-push-none = Este servidor não oferece notificações no navegador.
calls-push-insecure = Notificações precisam de https. Neste endereço só são possíveis e-mail e webhooks, se o servidor os oferecer.
calls-push-iphone = No iPhone ou iPad, primeiro adicione esta página à tela de início: toque em Compartilhar e em “Adicionar à Tela de Início”. Abra por lá e volte a esta página.
calls-push-denied = Este navegador não permite notificações desta página. Você pode permiti-las nas configurações dele.
calls-mail = Por e-mail
calls-mail-about = Uma mensagem curta no seu idioma. Antes, você confirma o endereço.
calls-mail-address = Endereço de e-mail
calls-mail-on = Me avise por e-mail
calls-mail-none = Este servidor não envia e-mails.
calls-mail-wait = Uma mensagem está a caminho. Abra o link e confirme o endereço.
calls-hook = Para um webhook
calls-hook-about = Para um chat ou um programa seu: um endereço https que recebe mensagens.
calls-hook-url = Endereço do webhook
calls-hook-form = Formato
calls-hook-json = JSON assinado
calls-hook-secret = Assinado com HMAC-SHA256 e este segredo:
calls-hook-on = Usar este webhook
calls-off = Desligar
calls-test = Enviar um teste
calls-test-sent = O teste foi enviado.
calls-when = Quando
calls-reminders = Me lembre quando passar metade do tempo e quando passarem quatro quintos
calls-digest = Um só aviso por dia
calls-digest-at = às
calls-save = Salvar
calls-last = Últimos avisos
calls-last-none = Nenhum aviso ainda.
calls-sent = enviado
calls-failed = falhou
calls-dropped = desnecessário
calls-confirm = Confirme este endereço
calls-confirm-do = Sim, me avise neste endereço
calls-never = Mais nenhum e-mail deste servidor
calls-never-do = Não escrever mais para este endereço
calls-stop = Parar de receber avisos por e-mail
calls-stop-do = Não receber mais estes e-mails
calls-done = Feito.
calls-not-done = Este link não funciona mais.
calls-code = Esta corrida é sua?
calls-code-do = Me envie um código
calls-code-sent = Um código está a caminho. Ele vale uma vez só, por 15 minutos.
calls-code-field = Código
calls-code-use = Continuar aqui
calls-why = { $reason ->
    [forbidden] Esse endereço não serve: precisa ser um endereço https público.
    [not-an-address] Isso não é um endereço de e-mail.
    [asked-already] Já escrevemos hoje para esse endereço, ou ele não aceita e-mails deste servidor.
    [off] Esta forma de aviso não está ligada.
    [gone] O endereço não existe mais. Foi removido.
    [rejected] O destino recusou o aviso.
    [redirect] O endereço leva a outro lugar. Digite o novo.
    [seen] Você viu a mesa.
    [passed] Sua vez já tinha acabado.
    [mail-refused] O servidor de e-mail recusou o endereço.
   *[other] O destino não responde. Vamos tentar de novo.
}
calls-unknown-device = Um aparelho
calls-waiting = esperando confirmação
