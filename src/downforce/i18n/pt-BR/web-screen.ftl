# A televisão mostra o tabuleiro e os celulares ficam com as mãos.
screen-title = Tela grande
screen-code-over = O tabuleiro nesta tela
screen-code-title = Mostre uma mesa aqui
screen-code-how = No celular, abra o menu da sua mesa, escolha “Tela grande” e digite este código. Ou escaneie-o.
screen-code-none = O código está a caminho.
screen-ended = A mesa não usa mais esta tela.
screen-pass-how = Escaneie o código com um celular para entrar, ou digite-o na página inicial:
screen-seats-full = Todos os lugares estão ocupados. Quem comanda a mesa dá a largada.
screen-seat-bot = bot
screen-plays = { $player } joga
screen-plays-reverse = { $player } joga, de baixo para cima
screen-ask-bid = { car.start-the } está em leilão. Escolham uma carta.
screen-ask-keep = Cada jogador mantém um poder.
screen-ask-swap = { $player } pode trocar Sagaz.
screen-ask-play = { $player } joga uma carta.
screen-ask-wild = { $player } escolhe um carro para o curinga.
screen-ask-skip = { $player } pode pular a linha { car.do }.
screen-ask-move = { $player } pilota { car.the }.
screen-ask-bonus = { $player } tem um movimento extra para { car.the }.
screen-ask-bet = Aposta { $number }: quem vence? Marquem um carro.
screen-closed = { $count } de { $all } fechadas
screen-home = chegou
screen-skipped = pulada
screen-steps = { $steps } de { $speed }
screen-jammed = preso
screen-bids-for = Os lances pelo carro { car }.
screen-keys = M som · L idioma · N noite · O margem · F tela cheia
screen-awake = Por http esta página não consegue manter a tela ligada: desligue a proteção de tela.
screen-menu-about = Abra { $address } em uma televisão e digite o código que ela mostrar.
screen-menu-code = Código da tela
screen-menu-tie = Mostrar o tabuleiro lá
screen-menu-on = { $count ->
    [1] Uma tela grande mostra o tabuleiro.
   *[other] { $count } telas grandes mostram o tabuleiro.
}
screen-menu-end = Fechar as telas grandes
screen-menu-window = Uma janela para um segundo monitor
screen-hand-board = Mostrar o tabuleiro aqui
screen-hand-hand = Só a mão
screen-hand-sound = Sons aqui também, e não só na tela grande
screen-tie-title = Que mesa vai para a tela?
screen-tie-none = Sente-se primeiro a uma mesa e escaneie o código de novo.
screen-tie-done = A tela mostra a mesa.
prefs-night = Noite
prefs-night-device = como o aparelho
prefs-night-on = sim
prefs-night-off = não
