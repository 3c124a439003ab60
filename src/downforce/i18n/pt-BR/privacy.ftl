# The page on privacy: what this server keeps, and for how long.

privacy-title = Privacidade
privacy-home = Início
privacy-lead = Não há contas, nem anúncios, nem rastreadores. O servidor só guarda o que é necessário para o jogo.
privacy-cookie = Um cookie
privacy-cookie-text = Um cookie com um número aleatório diz ao servidor que você é a mesma pessoa de antes, para você manter seu lugar. Seu navegador apaga o cookie depois de { $days } dias. O servidor guarda um identificador aleatório e um resumo (hash) do número.
privacy-visitor-days = O servidor apaga os dois { $days ->
    [1] 1 dia
   *[other] { $days } dias
    } depois de seu navegador receber o cookie.
privacy-visitor-never = O servidor guarda os dois até que quem o administra os apague.
privacy-table = Na mesa
privacy-table-text = O servidor guarda o nome que você digita, suas jogadas e o que você escreve no chat. Todo mundo na mesa vê o nome e o chat. { $hours } horas depois do fim da partida, esse registro é apagado.
privacy-idle-days = Uma mesa cuja partida não foi encerrada é apagada, no máximo, { $days ->
    [1] 1 dia
   *[other] { $days } dias
    } depois da última jogada.
privacy-idle-never = Uma mesa cuja partida não foi encerrada fica guardada até que quem administra o servidor a apague.
privacy-days = Corridas de vários dias
privacy-days-text = O servidor guarda quando você abriu uma corrida dessas pela última vez, seu fuso horário, e a noite e as férias que você definiu. Os outros na mesa veem até quando esperam por você e quando você volta das férias.
privacy-days-idle = Se nada acontecer em uma mesa dessas durante { $days ->
    [1] 1 dia
   *[other] { $days } dias
    }, os jogadores veem um aviso. A mesa é apagada { $later ->
    [1] 1 dia
   *[other] { $later } dias
    } depois, a menos que um deles a abra.
privacy-calls = Avisos
privacy-calls-text = Se você ligar os avisos, o servidor guarda os endereços que você dá (do navegador, da caixa de e-mail ou do webhook), seu idioma e, por 30 dias, o que aconteceu com cada aviso. Para avisar você, ele envia a pista, os nomes dos jogadores e o prazo ao serviço push do navegador, ao provedor de e-mail ou ao webhook. Se você desligar uma dessas formas, o endereço dela é apagado.
privacy-game = Partidas encerradas
privacy-game-text = O servidor guarda um arquivo com as jogadas e os nomes, para o replay. Guarda também quais partidas foram suas, para a sua lista de corridas. As partidas de mesas públicas ainda entram em uma coleção aberta, sem nomes.
privacy-game-days = O arquivo é apagado depois de { $days ->
    [1] 1 dia
   *[other] { $days } dias
}.
privacy-game-never = O arquivo fica guardado até que quem administra o servidor o apague.
privacy-address = Endereços de rede
privacy-address-text = O servidor usa seu endereço de rede para limitar o número de acessos. Só o guarda se for banido. Um proxy na frente do servidor pode registrá-lo.
privacy-browser = No seu navegador
privacy-browser-text = Suas configurações e uma cópia da lista das suas corridas ficam no seu navegador. Para apagá-las, apague ali os dados deste site.
privacy-delete = Como apagar seus dados
privacy-delete-text = Peça a quem administra este servidor. Essa pessoa pode apagar seus dados: o registro dos seus aparelhos, sua noite e suas férias, sua lista de corridas e também seu nome e suas mensagens nas mesas guardadas e nas partidas encerradas. Dê a ela seu identificador de visitante:
