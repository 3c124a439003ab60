# A capa do programa: a primeira página que se vê.

home-page-title = Downforce
# Por baixo do título do cartaz.
home-page-motto = Seis carros, um leilão, uma corrida e três apostas

home-page-name = Nome do piloto
# Quem joga sem ter dado um nome.
home-page-no-name = Visitante
home-page-race-now = Correr já
# O que o botão põe em marcha. $level é o nome de um bot; $track, o de um circuito; $mode, o de um modo.
home-page-race-now-about = Tu e três bots ({ $level }) no circuito { $track }: { $mode }. A bandeira desce já.
# Em letra pequena, no bilhete.
home-page-ticket = Grande Prémio
home-page-admit = Entrada
home-page-opening = Um momento, as portas estão a abrir.

home-page-sections = Neste programa
home-page-rules = As regras
home-page-language = Idioma

# --- Entrar ---

home-page-join-over = Livre-trânsito
home-page-join = Junta-te a uma mesa
home-page-code = Código
home-page-code-about = Seis letras e algarismos; pede-os a quem abriu a mesa.
home-page-join-button = Ir para a mesa

# --- Mesas públicas ---

home-page-lobby-over = Bancada
home-page-lobby = Mesas públicas
home-page-lobby-none = De momento, não há mesas públicas. Abre uma e ela aparece aqui.
home-page-lobby-free = { $free ->
    [one] 1 lugar livre
   *[other] { $free } lugares livres
}
home-page-lobby-full = Lotação esgotada
home-page-lobby-running = Em corrida
# Na ligação a uma mesa.
home-page-lobby-join = Entrar
home-page-lobby-watch = Assistir

# --- Uma mesa nova ---

home-page-new-over = Boletim de inscrição
home-page-new = Abre uma mesa
home-page-new-about = Escolhe o circuito e as regras; depois convida quem quiseres ou deixa os outros lugares para os bots.
home-page-new-fill = Preencher o boletim
home-page-new-button = Abrir a mesa

# --- Repetições ---

home-page-replays-over = Jornal de atualidades
home-page-replays = Corridas anteriores
home-page-replays-none = As tuas corridas terminadas ficam guardadas aqui, para rever jogada a jogada.
home-page-replays-all = { $count ->
    [one] Ver 1 corrida
   *[other] Ver as { $count } corridas
}

# --- Outro dispositivo ---

home-page-device-over = Carro de reserva
home-page-device = Noutro dispositivo
home-page-device-about = Continua no telemóvel ou volta a este ecrã: os teus lugares vão contigo.
home-page-device-make = Pedir um código
home-page-device-code = Escreve isto no outro dispositivo:
home-page-device-once = Só serve uma vez e dura cinco minutos.
home-page-device-scan = Ou lê isto no outro dispositivo. Das duas formas levas os comprovativos das tuas distribuições, para que ainda se possam provar.
home-page-device-have = Código do teu outro dispositivo
home-page-device-use = Continuar aqui
home-page-device-done = Pronto: já podes jogar por aqui. Abre a tua mesa com o código ou o link.
home-page-device-without = Os comprovativos das tuas distribuições não vieram: a segunda parte do código não está certa. Podes pedir outro código.

home-page-offline = O servidor não responde de momento; tenta outra vez daqui a pouco.
home-page-unofficial = Um projeto de fãs, não oficial: não tem ligação a quem criou e a quem publica o jogo impresso, nem o seu aval.

home-page-running-over = Em pista
home-page-running = As tuas corridas
home-running-turn = É a tua vez
home-running-waiting = À espera de { $players }
home-running-open = Ainda não começou
home-running-paused = Em pausa
home-running-go = Voltar à corrida
home-past-won = Vitória de { $players }
home-past-you-won = Ganhaste
home-past-you = Vitória de { $players }; tu, { place } lugar
