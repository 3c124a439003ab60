# A mesa antes da partida: os lugares, o convite e como se monta o jogo.

# --- Os lugares ---

seat-free = lugar livre
# Duas pessoas com o mesmo nome. $number é o do lugar.
seat-numbered = { $name } ({ $number })

paddock-title = Paddock
paddock-entries = Lista de inscrições
paddock-seat = Lugar { $number }
paddock-sit = Sentar-me aqui
# Outra pessoa, no mesmo ecrã.
paddock-sit-too = Mais alguém aqui
paddock-stand = Levantar-me
paddock-rename = Mudar o nome
paddock-add-bot = Sentar um bot
paddock-remove = Retirar
paddock-kick = Retirar da mesa
# Para um leitor de ecrã: o que faz um botão, e a quem.
paddock-for = { $action }: { $player }
paddock-level = Nível de { $player }
paddock-name = Nome
paddock-name-sit = Sentar-me
paddock-name-keep = Guardar o nome
paddock-cancel = Cancelar
paddock-free-about = À espera de alguém, ou de um bot.
# Um bot, para quem não o pode mudar: o nome do nível e uma frase inteira.
paddock-bot-about = { $level }: { $about }
paddock-person-host = a gerir a mesa
paddock-person-you = tu
paddock-person-here = à mesa
paddock-person-gone = de momento sem ligação

# --- A partida ---

paddock-start = Dar a partida
paddock-fill = Completar com bots
paddock-ready = Todos os lugares estão ocupados. Dá a partida quando quiseres.
paddock-free-seats = { $free ->
    [one] Ainda há um lugar livre: dá-o a alguém ou a um bot.
   *[other] Ainda há { $free } lugares livres: dá-os a mais gente ou a bots.
}
# $host é o nome de quem abriu a mesa.
paddock-wait-host = { $host } abriu esta mesa e dá a partida assim que todos os lugares estiverem ocupados.
paddock-wait = Quem gere a mesa dá a partida assim que todos os lugares estiverem ocupados.
paddock-watching = Estás a assistir. Para correr, ocupa um lugar livre.

# --- O convite ---

paddock-invite = Convida mais gente
paddock-invite-over = Livre-trânsito
paddock-code = Código desta mesa
paddock-code-about = Escreve-se na página inicial.
paddock-link = Link
paddock-copy = Copiar o link
paddock-copied = Copiado.
paddock-scan = Ou aponta para aqui a câmara de um telemóvel.
paddock-qr = Código QR do link
paddock-only-here = Este endereço só funciona neste computador. Inicia o Downforce com --host 0.0.0.0 para convidar mais gente.

# --- A distribuição ---

paddock-dealing = A baralhar
paddock-dealing-about = A página de cada pessoa junta um número seu à mistura, para que ninguém possa escolher as cartas. Depois da corrida, podes verificá-lo.
# Ficam depois de um nome.
paddock-dealing-done = já está
paddock-dealing-waits = ainda falta

# --- As definições ---

paddock-settings = A corrida
paddock-settings-over = Regulamento
paddock-settings-host = Muda o que quiseres; toda a mesa vê logo.
paddock-settings-others = Aqui decide quem gere a mesa.

setting-players = Jogadores
setting-track = Circuito
setting-second-track = Segundo circuito
# Por baixo do desenho de um circuito.
setting-track-picture = Mapa do circuito { $track }
setting-mode = Jogo
setting-edition = Edição
setting-edition-about = A edição impressa que dita as letras miudinhas e as palavras do jogo.

setting-more = Mais definições
setting-more-about = ritmo, ausências, conselhos, edição, regras da casa
setting-house-rules = Regras da casa
setting-house-rules-about = Regras avulsas, se preferires jogá-las de outra maneira.
setting-house-rules-set = { $count ->
    [0] Sem alterações
    [one] 1 regra alterada
   *[other] { $count } regras alteradas
}
setting-as-printed = Como mandam o jogo e a edição escolhidos.

setting-level = Bots
setting-level-about = Para os bots novos e para os lugares de quem se for embora.

setting-clock = Relógio
setting-clock-off = Sem relógio
setting-clock-off-about = Cada qual pensa o tempo que quiser.
setting-clock-relaxed = Dois minutos
setting-clock-relaxed-about = Dois minutos para cada decisão; depois decide um bot.
setting-clock-fast = Meio minuto
setting-clock-fast-about = Trinta segundos para cada decisão; depois decide um bot.
setting-clock-12h = 12 horas
setting-clock-12h-about = Uma corrida de vários dias: 12 horas por turno. Não precisam de estar todos cá ao mesmo tempo.
setting-clock-1d = Um dia
setting-clock-1d-about = Uma corrida de vários dias: um dia por turno. Não precisam de estar todos cá ao mesmo tempo.
setting-clock-2d = 2 dias
setting-clock-2d-about = Uma corrida de vários dias: dois dias por turno.
setting-clock-3d = 3 dias
setting-clock-3d-about = Uma corrida de vários dias: três dias por turno.
setting-clock-7d = 7 dias
setting-clock-7d-about = Uma corrida de vários dias: uma semana por turno.

setting-missed = Quando o tempo acaba
setting-missed-about = Ninguém perde o lugar.
setting-missed-bot = Joga um bot
setting-missed-bot-about = Um bot joga esse turno. Ao fim de três seguidos, continua até a pessoa voltar.
setting-missed-wait = A mesa espera
setting-missed-wait-about = Os outros podem votar para que um bot jogue até a pessoa voltar.

setting-pace = Ritmo dos bots
setting-pace-calm = Calmo
setting-pace-calm-about = Os bots não têm pressa, para que ninguém perca pitada.
setting-pace-normal = Normal
setting-pace-normal-about = Os bots levam cerca de um segundo em cada decisão.
setting-pace-quick = Rápido
setting-pace-quick-about = Os bots mal hesitam.
setting-pace-instant = Imediato
setting-pace-instant-about = Os bots decidem sem esperar.

setting-patience = Se alguém se ausentar
setting-patience-about = Quanto tempo espera a mesa até um bot pegar no volante. Quem se ausentou pode voltar em qualquer altura.
setting-patience-seconds = { $seconds } s
setting-patience-minutes = { $minutes } min
setting-patience-never = nunca

setting-public = Mesa pública
setting-public-about = Aparece na página inicial, aberta a quem quiser entrar ou assistir. No fim, o jogo passa para uma coleção aberta, sem nomes.
setting-public-private = Mesa privada
setting-public-private-about = Só a encontra quem souber o código ou o link.
setting-public-too-late = Já há mais gente sentada a esta mesa privada, por isso privada fica.
