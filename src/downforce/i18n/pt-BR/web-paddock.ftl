# A mesa antes da largada: os lugares, o convite e como a partida é montada.

# --- Os lugares ---

seat-free = lugar livre
# Duas pessoas com o mesmo nome. $number é o do lugar.
seat-numbered = { $name } ({ $number })

paddock-title = Paddock
paddock-entries = Inscrições
paddock-seat = Lugar { $number }
paddock-sit = Sentar aqui
# Outra pessoa, diante da mesma tela.
paddock-sit-too = Mais alguém nesta tela
paddock-stand = Levantar
paddock-rename = Mudar o nome
paddock-add-bot = Pôr um bot
paddock-remove = Tirar
paddock-kick = Tirar da mesa
# Para leitores de tela: o que um botão faz, e com quem.
paddock-for = { $action }: { $player }
paddock-level = Nível de { $player }
paddock-name = Nome
paddock-name-sit = Sentar
paddock-name-keep = Salvar o nome
paddock-cancel = Cancelar
paddock-free-about = À espera de alguém ou de um bot.
# Um bot para quem não pode mudá-lo: o nome do nível e uma frase inteira.
paddock-bot-about = { $level }: { $about }
paddock-person-host = no comando
paddock-person-you = você
paddock-person-here = à mesa
paddock-person-gone = sem conexão agora

# --- A largada ---

paddock-start = Dar a largada
paddock-fill = Completar com bots
paddock-ready = Todos os lugares estão ocupados. Dê a largada quando quiser.
paddock-free-seats = { $free ->
    [1] Ainda há um lugar livre: chame alguém ou ponha um bot.
   *[other] Ainda há { $free } lugares livres: chame mais gente ou ponha bots.
}
# $host é o nome de quem abriu a mesa.
paddock-wait-host = { $host } abriu esta mesa e vai dar a largada quando todos os lugares estiverem ocupados.
paddock-wait = Quem comanda a mesa vai dar a largada quando todos os lugares estiverem ocupados.
paddock-watching = Você está assistindo. Para correr, ocupe um lugar livre.

# --- O convite ---

paddock-invite = Convide mais gente
paddock-invite-over = Credencial do paddock
paddock-code = Código desta mesa
paddock-code-about = Para digitar na página inicial.
paddock-link = Link
paddock-copy = Copiar o link
paddock-copied = Copiado.
paddock-scan = Ou aponte a câmera de um celular para cá.
paddock-qr = Código QR do link
paddock-only-here = Este endereço só funciona neste computador. Inicie o Downforce com --host 0.0.0.0 para convidar mais gente.

# --- A distribuição ---

paddock-dealing = Embaralhando
paddock-dealing-about = A página de cada pessoa põe na mistura um número só seu, e assim ninguém pode escolher as cartas. Depois da corrida, dá para conferir.
# Vêm depois de um nome.
paddock-dealing-done = recebido
paddock-dealing-waits = ainda falta

# --- Os ajustes ---

paddock-settings = A corrida
paddock-settings-over = Regulamento
paddock-settings-host = Mude o que quiser; todo mundo vê na hora.
paddock-settings-others = Quem decide aqui é quem comanda a mesa.

setting-players = Jogadores
setting-track = Pista
setting-second-track = Segunda pista
# Abaixo do desenho de uma pista.
setting-track-picture = Mapa de { $track }
setting-mode = Partida
setting-edition = Edição
setting-edition-about = A edição impressa que define os detalhes das regras e as palavras desta mesa.

setting-more = Mais configurações
setting-more-about = ritmo, ausências, conselhos, edição, regras da casa
setting-house-rules = Regras da casa
setting-house-rules-about = Mude regras avulsas, se você preferir jogar de outro jeito.
setting-house-rules-set = { $count ->
    [0] Nenhuma mudança
    [1] 1 regra alterada
   *[other] { $count } regras alteradas
}
setting-as-printed = Como na partida e na edição acima.

setting-level = Bots
setting-level-about = Para os bots novos e para o lugar de quem sair.

setting-clock = Relógio
setting-clock-off = Sem relógio
setting-clock-off-about = Cada pessoa pensa o tempo que quiser.
setting-clock-relaxed = Dois minutos
setting-clock-relaxed-about = Dois minutos por decisão; depois, um bot decide.
setting-clock-fast = Meio minuto
setting-clock-fast-about = Trinta segundos por decisão; depois, um bot decide.
setting-clock-12h = 12 horas
setting-clock-12h-about = Uma corrida de vários dias: 12 horas por jogada. Ninguém precisa estar aqui na mesma hora que os outros.
setting-clock-1d = Um dia
setting-clock-1d-about = Uma corrida de vários dias: um dia por jogada. Ninguém precisa estar aqui na mesma hora que os outros.
setting-clock-2d = 2 dias
setting-clock-2d-about = Uma corrida de vários dias: dois dias por jogada.
setting-clock-3d = 3 dias
setting-clock-3d-about = Uma corrida de vários dias: três dias por jogada.
setting-clock-7d = 7 dias
setting-clock-7d-about = Uma corrida de vários dias: uma semana por jogada.

setting-missed = Quando o tempo acaba
setting-missed-about = Ninguém perde o lugar.
setting-missed-bot = Um bot joga
setting-missed-bot-about = Um bot joga no lugar da pessoa. Depois de três vezes seguidas, continua até ela voltar.
setting-missed-wait = A mesa espera
setting-missed-wait-about = Os outros podem votar para que um bot jogue até a pessoa voltar.

setting-pace = Ritmo dos bots
setting-pace-calm = Calmo
setting-pace-calm-about = Os bots não têm pressa, e todo mundo consegue acompanhar.
setting-pace-normal = Normal
setting-pace-normal-about = Os bots levam cerca de um segundo por decisão.
setting-pace-quick = Rápido
setting-pace-quick-about = Os bots quase não hesitam.
setting-pace-instant = Na hora
setting-pace-instant-about = Os bots não esperam nem um instante.

setting-patience = Se alguém se ausentar
setting-patience-about = Quanto tempo a mesa espera até um bot assumir o volante. Quem se ausentou pode voltar a qualquer momento.
setting-patience-seconds = { $seconds } s
setting-patience-minutes = { $minutes } min
setting-patience-never = nunca

setting-public = Mesa pública
setting-public-about = Aparece na página inicial, e qualquer pessoa pode entrar ou assistir. No fim, a partida vai para uma coleção aberta, sem nomes.
setting-public-private = Mesa privada
setting-public-private-about = Só a encontra quem tem o código ou o link.
setting-public-too-late = Já há mais gente nesta mesa privada, então ela continua privada.
