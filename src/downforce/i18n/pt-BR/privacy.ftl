# The page on privacy: what this server keeps, and for how long.

privacy-title = Privacidade
privacy-link = Privacidade: o que este servidor guarda
privacy-home = Início
privacy-lead = Não há contas, nem anúncios, nem rastreadores. O servidor só guarda o que o jogo precisa.
privacy-cookie = Um cookie
privacy-cookie-text = Um cookie com um número aleatório diz ao servidor que você é a mesma pessoa de antes, para você manter seu lugar. Seu navegador o apaga depois de { $days } dias. O servidor guarda um identificador aleatório e um resumo (hash) do número.
privacy-visitor-days = O servidor os apaga { $days } dias depois de seu navegador receber o cookie.
privacy-visitor-never = Ficam lá até o anfitrião do servidor os apagar.
privacy-table = Na mesa
privacy-table-text = O servidor guarda o nome que você digita, suas jogadas e o que você escreve no chat. Todos na mesa veem o nome e o chat. { $hours } horas depois do fim da partida, esse registro é apagado.
privacy-idle-days = Uma mesa cuja partida não terminou é apagada no máximo { $days } dias depois da última jogada.
privacy-idle-never = Uma mesa cuja partida não terminou fica até o anfitrião do servidor a apagar.
privacy-game = Partidas encerradas
privacy-game-text = Para o replay, o servidor guarda um arquivo com as jogadas e os nomes, e para a sua lista de corridas quais partidas foram suas. As partidas de mesas públicas também entram em uma coleção aberta, sem nomes.
privacy-game-days = O arquivo é apagado depois de { $days } dias.
privacy-game-never = O arquivo fica até o anfitrião do servidor o apagar.
privacy-address = Endereços de rede
privacy-address-text = O servidor usa seu endereço de rede para limitar quantas vezes alguém pode pedir algo. Ele não o guarda, a não ser que o anfitrião do servidor bana o endereço. Um proxy na frente do servidor pode registrá-lo.
privacy-browser = No seu navegador
privacy-browser-text = Suas configurações e uma cópia da lista das suas corridas ficam no seu navegador. Para apagá-las, apague ali os dados deste site.
privacy-delete = Pedir para apagar
privacy-delete-text = Peça ao anfitrião deste servidor. Ele pode apagar o que pertence a você: seus dispositivos, sua lista de corridas, e seu nome e mensagens nas mesas guardadas e nas partidas terminadas. Dê a ele seu identificador de visitante:
