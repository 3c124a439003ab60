# O registro: uma mensagem para cada tipo de evento, quem fez o quê. O nome está em $player; a cor do carro
# está em $car, e quem a diz é `car`. As mensagens com -hidden são para quem não pode saber.

event-lot-opened = Vai a leilão { car.the }, com o poder { $power }.
event-lot-opened-no-power = Vai a leilão { car.the }, sem poder.
# Quando nem todo mundo dá lances.
event-lot-opened-some = { event-lot-opened } Lances só de { $players }.
event-lot-opened-no-power-some = { event-lot-opened-no-power } Lances só de { $players }.

event-bid-placed = { $player } coloca { $card }.
event-bid-placed-declared = { $player } coloca { $card } e declara um lance.
event-bid-placed-hidden = { $player } já colocou uma carta.

# Um título; seguem as linhas revealed-..., uma por pessoa.
event-bids-revealed = As cartas para { car.the }:
revealed-bid = { $player } dá um lance de { $amount } com { $card }.
revealed-bid-declared = { $player } declara { $amount } com { $card }.
revealed-pass = { $player } passa com { $card }.

event-lot-sold = Vendido! { $player } leva { car.the } e o poder { $power } por { $price }.
event-lot-sold-no-power = Vendido! { $player } leva { car.the } por { $price }.
event-lot-given = Sem disputa: { $player } leva { car.the } e o poder { $power } por { $price }, o valor na carta { $card }.
event-lot-given-no-power = Sem disputa: { $player } leva { car.the } por { $price }, o valor na carta { $card }.
event-lot-set-aside = Ninguém dá lance. { car.start-the } é deixado de lado, para depois.
event-lot-unsold = Ninguém quis { car.the }, que corre sem dono.

event-power-chosen = { $player } mantém { $power }.
event-power-chosen-hidden = { $player } já escolheu um poder.
# $powers é uma lista de powers-kept-driver.
event-powers-kept = Jogadores: { $powers }.
powers-kept-driver = { $player } ({ $power })
event-power-swapped = { $player } troca Sagaz por { $power }.
event-power-swapped-declined = { $player } continua com Sagaz.

event-race-started = Motores ligados! { $player } abre a corrida.
event-hand-drawn = { $player } compra { $cards }.
event-hand-drawn-hidden = { $player } compra sua mão.

event-card-played = { $player } joga { $card }.
event-card-played-reverse = { $player } joga ao contrário: { $card }.
event-wild-named = { $player } escolhe { car.o } para o curinga.
event-line-skipped = { $player } pula a linha { car.do }.
event-line-skipped-wild = { $player } pula o curinga.
event-line-kept = { $player } deixa { car.o } andar.
event-line-passed-over = { car.start-o } está preso e não anda.
event-line-passed-over-home = { car.start-o } já chegou.

event-car-moved = { $player } move { car.o } { spaces }, até { $space }.
event-car-moved-bonus = { $player } move { car.o } mais { spaces }, até { $space }.
event-car-moved-lane = { $player } move { car.o } { spaces } ({ $lane }).
event-car-moved-bonus-lane = { $player } move { car.o } mais { spaces } ({ $lane }).
event-car-moved-over-line = { $player } move { car.o } { spaces } e cruza a linha.
event-line-crossed = { car.start-o } é o primeiro a cruzar a linha de aposta { $number }.
event-car-finished = { car.start-o } chega em { place.of-six }!
event-lap-completed = { $laps ->
    [1] { car.start-o } completa uma volta.
    [2] { car.start-o } completa duas voltas.
   *[other] { car.start-o } completa { $laps } voltas.
}
event-bonus-declined = { $player } dispensa o movimento extra { car.do }.
event-hand-dropped = Todos os carros de { $player } chegaram; { $count ->
    [1] a última carta vai para o descarte, sem ninguém ver.
   *[other] as últimas { $count } cartas vão para o descarte, sem ninguém ver.
}
event-card-drawn = { $player } compra { $card }.
event-card-drawn-hidden = { $player } compra uma carta.

event-bets-opened = Aposta { $number }! Todo mundo marca, em segredo, quem vai vencer.
event-bet-placed = { $player } aposta { car.no } (aposta { $number }).
event-bet-placed-hidden = { $player } já fez a aposta { $number }.
event-bets-closed = Aposta { $number } encerrada.
event-turn-started = Vez de { $player }.

# Seguem as linhas race-scored-... que tenham algo a dizer.
event-race-scored = { $race ->
    [1] Fim da corrida.
   *[other] Fim da corrida { $race }.
}
race-scored-home = Ordem de chegada: { $cars }.
race-scored-nobody = Nenhum carro chegou.
race-scored-stalled = Parados: { $cars }.
race-scored-bets = Apostas de { $player }: { $cars }.
race-scored-money = { $player }: { $money }.
event-next-race-started = E agora, a corrida { $race }, em { $track }.
event-game-ended = { $count ->
    [1] { $players } vence!
   *[other] { $players } dividem a vitória!
}
