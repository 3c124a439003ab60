# A televisão mostra o tabuleiro e os telemóveis têm as mãos.
screen-title = Ecrã grande
screen-code-over = O tabuleiro neste ecrã
screen-code-title = Mostra uma mesa aqui
screen-code-how = Abre no telemóvel o menu da tua mesa, escolhe «Ecrã grande» e escreve este código. Ou lê-o com a câmara.
screen-code-none = O código está a caminho.
screen-ended = A mesa fechou este ecrã.
screen-pass-how = Lê-o com um telemóvel para entrar, ou escreve o código na página inicial:
screen-seats-full = Todos os lugares estão ocupados. Quem gere a mesa dá a partida.
screen-seat-bot = bot
screen-plays = { $player } joga
screen-plays-reverse = { $player } joga, de baixo para cima
screen-ask-bid = { car.start-the } está em leilão. Escolham uma carta.
screen-ask-keep = Cada jogador mantém uma potência.
screen-ask-swap = { $player } pode trocar Habilidoso.
screen-ask-play = { $player } joga uma carta.
screen-ask-wild = { $player } escolhe um carro para o jóquer.
screen-ask-skip = { $player } pode saltar a linha { car.do }.
screen-ask-move = { $player } conduz { car.the }.
screen-ask-bonus = { $player } tem um movimento de bónus para { car.the }.
screen-ask-bet = Aposta { $number }: quem ganha? Marquem um carro.
screen-closed = { $count } de { $all } fechadas
screen-home = chegou
screen-skipped = saltado
screen-steps = { $steps } de { $speed }
screen-jammed = bloqueado
screen-bids-for = As licitações pelo carro { car }.
screen-keys = M som · L idioma · N noite · O margem · F ecrã inteiro
screen-awake = Por http esta página não consegue manter o ecrã ligado: desliga a proteção de ecrã.
screen-menu-about = Abre { $address } numa televisão e escreve o código que ela mostrar.
screen-menu-code = Código do ecrã
screen-menu-tie = Mostrar lá o tabuleiro
screen-menu-on = { $count ->
    [one] Um ecrã grande mostra o tabuleiro.
   *[other] { $count } ecrãs grandes mostram o tabuleiro.
}
screen-menu-end = Fechar os ecrãs grandes
screen-menu-window = Uma janela para um segundo ecrã
screen-hand-board = Mostrar o tabuleiro aqui
screen-hand-hand = Só a mão
screen-hand-sound = Sons também aqui, e não só no ecrã grande
screen-tie-title = Que mesa vai para o ecrã?
screen-tie-none = Senta-te primeiro a uma mesa e lê o código outra vez.
screen-tie-done = O ecrã mostra a mesa.
prefs-night = Noite
prefs-night-device = como o dispositivo
prefs-night-on = sim
prefs-night-off = não
