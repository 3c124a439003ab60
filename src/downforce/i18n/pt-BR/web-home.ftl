# A capa do programa: a primeira página que se vê.

home-page-title = Downforce
# Abaixo do título, no cartaz.
home-page-motto = Seis carros, um leilão, uma corrida e três apostas

home-page-name = Nome do piloto
# Quem joga sem ter dado um nome.
home-page-no-name = Visitante
home-page-race-now = Correr agora
# $level é o nome de um bot; $track, o de uma pista; $mode, o de um modo.
home-page-race-now-about = Você e três bots ({ $level }) em { $track }: { $mode }. A largada é dada na hora.
# Em letras pequenas, no ingresso; o segundo texto fica no canhoto.
home-page-ticket = Grande Prêmio
home-page-admit = Ingresso
home-page-opening = Um momento, os portões estão se abrindo.

home-page-sections = Neste programa
home-page-rules = As regras
home-page-language = Idioma

# --- Entrar ---

home-page-join-over = Credencial do paddock
home-page-join = Entrar em uma mesa
home-page-code = Código
home-page-code-about = Seis letras e números: peça a quem abriu a mesa.
home-page-join-button = Ir para a mesa

# --- Mesas públicas ---

home-page-lobby-over = Arquibancada
home-page-lobby = Mesas públicas
home-page-lobby-none = Nenhuma mesa pública agora. Abra uma, e ela aparecerá aqui.
home-page-lobby-free = { $free ->
    [1] 1 lugar livre
   *[other] { $free } lugares livres
}
home-page-lobby-full = Lotação esgotada
home-page-lobby-running = Já na pista
# No link para uma mesa.
home-page-lobby-join = Entrar
home-page-lobby-watch = Assistir

# --- Uma mesa nova ---

home-page-new-over = Ficha de inscrição
home-page-new = Abrir uma mesa
home-page-new-about = Escolha a pista e as regras; depois, convide quem quiser ou deixe os outros lugares para os bots.
home-page-new-fill = Preencher a ficha
home-page-new-button = Abrir a mesa

# --- Replays ---

home-page-replays-over = Cinejornal
home-page-replays = Corridas passadas
home-page-replays-none = Suas corridas encerradas ficam guardadas aqui, para você rever jogada a jogada.
home-page-replays-all = { $count ->
    [1] Ver 1 corrida
   *[other] Ver todas as { $count }
}

# --- Outro aparelho ---

home-page-device-over = Carro reserva
home-page-device = Em outro aparelho
home-page-device-about = Continue no celular ou volte para esta tela: seus lugares vão com você.
home-page-device-make = Gerar um código
home-page-device-code = Digite isto no outro aparelho:
home-page-device-once = Vale uma vez só, por cinco minutos.
home-page-device-scan = Ou escaneie isto no outro aparelho. Dos dois jeitos você leva os comprovantes das suas distribuições, para que ainda possam ser provadas.
home-page-device-have = Código do seu outro aparelho
home-page-device-use = Continuar aqui
home-page-device-done = Pronto: este aparelho já conhece você. Abra sua mesa pelo código ou pelo link.
home-page-device-without = Os comprovantes das suas distribuições não vieram: a segunda parte do código não confere. Você pode pedir outro código.

home-page-offline = O servidor não está respondendo; tente de novo daqui a pouco.
home-page-unofficial = Projeto não oficial, feito por fãs. Não tem vínculo com as editoras nem com os autores do jogo impresso, nem o aval deles.

home-page-running-over = Na pista
home-page-running = Suas corridas
home-running-turn = É a sua vez
home-running-waiting = Esperando { $players }
home-running-open = Ainda não começou
home-running-paused = Em pausa
home-running-go = Voltar à corrida
home-past-won = Vitória de { $players }
home-past-you-won = Você venceu
home-past-you = Vitória de { $players }; você, { place } lugar
