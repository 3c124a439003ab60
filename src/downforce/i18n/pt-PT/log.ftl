# O registo: uma mensagem para cada tipo de acontecimento, quem fez o quê. O nome está em $player; a cor do
# carro, em $car, e quem a escreve é `car`. As mensagens com -hidden são para quem não pode saber.

event-lot-opened = Em leilão: { car.the } com { $power }.
event-lot-opened-no-power = Em leilão: { car.the }, sem potência.
# Quando nem toda a mesa licita.
event-lot-opened-some = { event-lot-opened } Licitação só para { $players }.
event-lot-opened-no-power-some = { event-lot-opened-no-power } Licitação só para { $players }.

event-bid-placed = { $player } coloca { $card }.
event-bid-placed-declared = { $player } coloca { $card } e declara a carta como licitação.
event-bid-placed-hidden = { $player } já colocou uma carta.

# Um título; seguem-se as linhas revealed-..., uma por jogador.
event-bids-revealed = As cartas para { car.the }:
revealed-bid = { $player } licita { $amount } com { $card }.
revealed-bid-declared = { $player } declara { $amount } com { $card }.
revealed-pass = { $player } passa com { $card }.

event-lot-sold = Vendido! { $player } leva { car.the } e { $power } por { $price }.
event-lot-sold-no-power = Vendido! { $player } leva { car.the } por { $price }.
event-lot-given = Sem licitação: { $player } leva { car.the } e { $power } por { $price }, o valor na carta { $card }.
event-lot-given-no-power = Sem licitação: { $player } leva { car.the } por { $price }, o valor na carta { $card }.
event-lot-set-aside = Ninguém licita. { car.start-the } é posto de lado, para mais tarde.
event-lot-unsold = Ninguém compra { car.the }, que corre sem dono.

event-power-chosen = { $player } mantém { $power }.
event-power-chosen-hidden = { $player } já escolheu uma potência.
# $powers é uma lista de powers-kept-driver.
event-powers-kept = Jogadores: { $powers }.
powers-kept-driver = { $player } ({ $power })
event-power-swapped = { $player } troca Habilidoso por { $power }.
event-power-swapped-declined = { $player } mantém Habilidoso.

event-race-started = Motores a trabalhar! { $player } abre a corrida.
event-hand-drawn = { $player } bisca { $cards }.
event-hand-drawn-hidden = { $player } bisca a sua mão.

event-card-played = { $player } joga { $card }.
event-card-played-reverse = { $player } joga ao contrário a carta { $card }.
event-wild-named = { $player } escolhe { car } para o jóquer.
event-line-skipped = { $player } salta a linha { car.do }.
event-line-skipped-wild = { $player } salta o jóquer.
event-line-kept = { $player } mantém a linha { car.do }.
event-line-passed-over = { car.start-o } está bloqueado e não avança.
event-line-passed-over-home = { car.start-o } já chegou.

event-car-moved = { $player } move { car.o } { spaces }, até { $space }.
event-car-moved-bonus = { $player } move { car.o } mais { spaces }, até { $space }.
event-car-moved-lane = { $player } move { car.o } { spaces } ({ $lane }).
event-car-moved-bonus-lane = { $player } move { car.o } mais { spaces } ({ $lane }).
event-car-moved-over-line = { $player } move { car.o } { spaces }, até cruzar a linha de chegada.
event-line-crossed = { car.start-o } é o primeiro a cruzar a linha de aposta { $number }.
event-car-finished = { car.start-o } chega em { place.of-six }!
event-lap-completed = { $laps ->
    [one] { car.start-o } já deu uma volta.
    [2] { car.start-o } já deu duas voltas.
   *[other] { car.start-o } já deu { $laps } voltas.
}
event-bonus-declined = { $player } dispensa o movimento de bónus { car.do }.
event-hand-dropped = { $player } já não tem carros em corrida e descarta, sem mostrar, { $count ->
    [one] a última carta
   *[other] as últimas { $count } cartas
}.
event-card-drawn = { $player } bisca { $card }.
event-card-drawn-hidden = { $player } bisca uma carta.

event-bets-opened = Aposta { $number }! Cada qual marca um vencedor, em segredo.
event-bet-placed = Aposta { $number } de { $player }: { car }.
event-bet-placed-hidden = { $player } já fez a aposta { $number }.
event-bets-closed = A aposta { $number } está fechada.
event-turn-started = É a vez de { $player }.

# Seguem-se as linhas race-scored-... que tiverem algo a dizer.
event-race-scored = { $race ->
    [1] A corrida acabou.
   *[other] A corrida { $race } acabou.
}
race-scored-home = Ordem de chegada: { $cars }.
race-scored-nobody = Nenhum carro chegou.
race-scored-stalled = Parados: { $cars }.
race-scored-bets = Apostas de { $player }: { $cars }.
race-scored-money = { $player }: { $money }.
event-next-race-started = Segue-se a corrida { $race }, no circuito { $track }.
event-game-ended = { $count ->
    [one] { $players } ganha!
   *[other] { $players } partilham a vitória!
}
