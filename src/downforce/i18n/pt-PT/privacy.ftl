# The page on privacy: what this server keeps, and for how long.

privacy-title = Privacidade
privacy-home = Início
privacy-lead = Não há contas, nem publicidade, nem rastreadores. O servidor só guarda aquilo de que o jogo precisa.
privacy-cookie = Um cookie
privacy-cookie-text = Um cookie com um número aleatório diz ao servidor que és a mesma pessoa de antes, para manteres o teu lugar. O teu navegador apaga-o ao fim de { $days } dias. O servidor guarda um identificador aleatório e um resumo (hash) do número.
privacy-visitor-days = O servidor apaga-os { $days ->
    [one] 1 dia
   *[other] { $days } dias
    } depois de o teu navegador receber o cookie.
privacy-visitor-never = O servidor guarda-os até que quem o administra os apague.
privacy-table = À mesa
privacy-table-text = O servidor guarda o nome que escreves, as tuas jogadas e o que escreves na conversa. Toda a mesa vê o nome e a conversa. { $hours } horas depois do fim do jogo, este registo é apagado.
privacy-idle-days = Uma mesa cujo jogo não terminou é apagada, o mais tardar, { $days ->
    [one] 1 dia
   *[other] { $days } dias
    } depois da última jogada.
privacy-idle-never = Uma mesa cujo jogo não terminou fica guardada até que quem administra o servidor a apague.
privacy-days = Corridas de vários dias
privacy-days-text = O servidor guarda quando abriste pela última vez uma corrida destas, o teu fuso horário, e a noite e as férias que indicaste. Os outros à mesa veem até quando esperam por ti e quando voltas de férias.
privacy-days-idle = Se nada acontecer numa mesa destas durante { $days ->
    [one] 1 dia
   *[other] { $days } dias
    }, os jogadores veem um aviso. A mesa é apagada { $later ->
    [one] 1 dia
   *[other] { $later } dias
    } depois, a não ser que um deles a abra.
privacy-calls = Avisos
privacy-calls-text = Se ligares os avisos, o servidor guarda os endereços que lhe deres (do navegador, da caixa de correio ou do webhook), a tua língua e, durante 30 dias, o que aconteceu a cada aviso. Para te avisar, envia o circuito, os nomes dos jogadores e o prazo ao serviço push do navegador, ao fornecedor de e-mail ou ao webhook. Se desligares uma destas formas, o endereço é apagado.
privacy-game = Jogos terminados
privacy-game-text = O servidor guarda um ficheiro com as jogadas e os nomes, para a repetição. Guarda também quais os jogos que foram teus, para a tua lista de corridas. Os jogos de mesas públicas entram ainda numa coleção aberta, sem nomes.
privacy-game-days = O ficheiro é apagado ao fim de { $days ->
    [one] 1 dia
   *[other] { $days } dias
}.
privacy-game-never = O ficheiro fica guardado até que quem administra o servidor o apague.
privacy-address = Endereços de rede
privacy-address-text = O servidor usa o teu endereço de rede para limitar o número de pedidos. Só o guarda se for banido. Um proxy à frente do servidor pode registá-lo.
privacy-browser = No teu navegador
privacy-browser-text = As tuas definições e uma cópia da lista das tuas corridas ficam no teu navegador. Para as apagares, apaga aí os dados deste site.
privacy-delete = Como apagar os teus dados
privacy-delete-text = Pede a quem administra este servidor. Essa pessoa pode apagar os teus dados: o registo dos teus dispositivos, a tua noite e as tuas férias, a tua lista de corridas e também o teu nome e as tuas mensagens nas mesas guardadas e nos jogos terminados. Dá-lhe o teu identificador de visitante:
