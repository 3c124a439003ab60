# A folha de pontuação para o jogo na caixa: o que se aponta e as folhas que daí resultam.

pad-title = Folha de pontuação
pad-over = Para o jogo na caixa
pad-lead = Aponta quem compra cada carro, as apostas e a ordem de chegada. A folha faz as contas e sabe desempatar.
pad-home = Downforce, ir para a página inicial
pad-kept = O que apontares fica neste dispositivo, mesmo que feches a página.

# --- As partes da folha ---

pad-parts = Partes da folha
pad-part-players = Jogadores
pad-part-auction = Leilão
pad-part-dealt = Carros
pad-part-bets = Apostas
pad-part-order = Chegada
pad-part-sheets = Folhas
pad-part-done = completo
# $part é uma das partes acima.
pad-next = Seguinte: { $part }
pad-mend = Ir para: { $part }

# --- Jogadores ---

pad-players = Quem joga?
# O título de um campo para um nome, e o nome de quem não deu nenhum.
pad-player = Jogador { $number }
pad-add = Adicionar um jogador
pad-remove = Retirar { $player }
pad-rules = Regras para principiantes

# --- Leilão ---

pad-auction-about = Toca num carro quando for vendido.
pad-dealt-about = Toca num carro e diz a quem calhou.
pad-owner = Comprado por
pad-owner-dealt = Calhou a
pad-price = Preço
pad-power = Potência vendida com ele
pad-nobody = ninguém
pad-close = Pronto
pad-without = sem dono

# --- Apostas ---

pad-way = Como apostam?
pad-way-round = Passar o telemóvel
pad-way-round-about = Em cada linha de aposta, cada jogador marca a sua em segredo; entretanto, as folhas ficam tapadas.
pad-way-open = Apontar todas as apostas
pad-way-open-about = Apostam em papel. Copia para aqui as cruzes quando a corrida acabar.
pad-uncover = Assim todos veem as apostas marcadas em segredo.
pad-uncover-yes = Mostrá-las
pad-covered = Apostas tapadas
pad-line = Aposta { $number }: um carro cruzou a linha de aposta { $number }? Passa o telemóvel a { $player }.
pad-pass = Aposta { $number }: passa o telemóvel a { $player }.
pad-show = Sou { $player }: ver a minha folha
pad-cover = Tapar a minha folha
pad-which = Que aposta?
pad-bets-in = As apostas estão todas marcadas. Ficam tapadas até a chegada ser apontada.
pad-correct = Corrigir uma aposta
# Ao lado de um nome, em voz alta: quem já marcou a aposta.
pad-marked = marcada
pad-waiting = ainda não
pad-bets-of = Apostas de { $player }

# --- Chegada ---

pad-order-about = Toca nos carros pela ordem em que chegam.
pad-order-first = Toca nos seis carros pela ordem em que estão quando a corrida acaba: primeiro os que chegaram, depois os outros, a começar pelo mais adiantado.
pad-order-ahead = Toca nos seis carros, a começar pelo mais adiantado. Entre carros a par, vem primeiro o que está mais perto da faixa interna.
pad-order-crossed = Quantos carros cruzaram a linha de chegada?
pad-order-stalled = Os outros ficaram parados
pad-order-none = Nenhum carro chegou
pad-order-open = Ainda chegam mais carros
# Num botão com um carro, em voz alta.
pad-order-take = { car.start-o } fica em { place }
pad-order-drop = Retirar { car.o }, { place }

# --- Folhas ---

pad-unfinished = Ainda falta algo
pad-picture = Guardar como imagem
pad-share = Partilhar a imagem
pad-print = Imprimir
pad-saved = A imagem está nas tuas transferências.
pad-not-saved = Este navegador não conseguiu criar a imagem. Imprime antes a página.
pad-new = Folha nova
pad-new-ask = Apagar tudo o que está apontado?
pad-new-same = Sim, mesmos jogadores
pad-new-all = Sim, apagar tudo
pad-new-no = Não, manter
# No rodapé da imagem.
pad-picture-made = Contas feitas com a folha de pontuação do Downforce

# --- O que não pode ser ou ainda falta: uma frase para cada caso ---

pad-fault-no-such-player = O dono { car.do } não está entre os jogadores.
pad-fault-price-missing = Quanto pagou { $player } pelo carro { car }?
pad-fault-price-impossible = { car.start-the } não pode ter custado { $money }: uma licitação é um número de 1 a 6.
pad-fault-power-twice = { $power } só existe uma vez no jogo: não pode ter sido vendido com dois carros.
pad-fault-power-not-in-play = { $power } não está neste jogo: não pode ter sido vendido com { car.the }.
pad-fault-no-car = { $player } ainda não tem carro; depois do leilão, cada jogador tem pelo menos um.
pad-fault-cars-dealt = A { $player } { $count ->
    [one] calha exatamente um carro
   *[other] calham exatamente { $count } carros
}: cada jogador recebe o mesmo número.
pad-fault-bet-missing = Falta a aposta { $number } de { $player }.
pad-fault-order-missing = A chegada não está completa: toca nos carros que chegaram e indica depois que os outros ficaram parados.
pad-fault-car-twice = { car.start-the } só pode chegar uma vez.
pad-fault-car-missing = Onde está { car.the }? Neste jogo conta a posição de todos os carros.
pad-fault-home-too-many = Cruzaram a linha de chegada mais carros do que aqueles em que tocaste.
pad-fault-offline = Não dá para fazer as contas enquanto o servidor não responder. O que apontaste não se perde.
