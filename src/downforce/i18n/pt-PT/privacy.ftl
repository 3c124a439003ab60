# The page on privacy: what this server keeps, and for how long.

privacy-title = Privacidade
privacy-link = Privacidade: o que este servidor guarda
privacy-home = Início
privacy-lead = Não há contas, nem publicidade, nem rastreadores. O servidor só guarda o que o jogo precisa.
privacy-cookie = Um cookie
privacy-cookie-text = Um cookie com um número aleatório diz ao servidor que és a mesma pessoa de antes, para manteres o teu lugar. O teu navegador apaga-o ao fim de { $days } dias. O servidor guarda um identificador aleatório e um resumo (hash) do número.
privacy-visitor-days = O servidor apaga-os { $days } dias depois de o teu navegador receber o cookie.
privacy-visitor-never = Ficam lá até o anfitrião do servidor os apagar.
privacy-table = À mesa
privacy-table-text = O servidor guarda o nome que escreves, as tuas jogadas e o que escreves no chat. Todos à mesa veem o nome e o chat. { $hours } horas depois do fim do jogo, este registo é apagado.
privacy-idle-days = Uma mesa cujo jogo não terminou é apagada no máximo { $days } dias depois da última jogada.
privacy-idle-never = Uma mesa cujo jogo não terminou fica até o anfitrião do servidor a apagar.
privacy-game = Jogos terminados
privacy-game-text = Para a repetição, o servidor guarda um ficheiro com as jogadas e os nomes, e para a tua lista de corridas quais os jogos que foram teus. Os jogos de mesas públicas entram também numa coleção aberta, sem nomes.
privacy-game-days = O ficheiro é apagado ao fim de { $days } dias.
privacy-game-never = O ficheiro fica até o anfitrião do servidor o apagar.
privacy-address = Endereços de rede
privacy-address-text = O servidor usa o teu endereço de rede para limitar quantas vezes se lhe pode pedir algo. Não o guarda, a não ser que o anfitrião do servidor bana o endereço. Um proxy à frente do servidor pode registá-lo.
privacy-browser = No teu navegador
privacy-browser-text = As tuas definições e uma cópia da lista das tuas corridas ficam no teu navegador. Para as apagares, apaga aí os dados deste site.
privacy-delete = Pedir que se apague
privacy-delete-text = Pede ao anfitrião deste servidor. Ele pode apagar o que te pertence: os teus dispositivos, a tua lista de corridas, e o teu nome e mensagens nas mesas guardadas e nos jogos terminados. Dá-lhe o teu identificador de visitante:
