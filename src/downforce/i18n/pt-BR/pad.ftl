# A folha de pontuação para o jogo na caixa: o que se anota e as folhas que saem daí.

pad-title = Folha de pontuação
pad-over = Para o jogo na caixa
pad-lead = Anote quem compra cada carro, as apostas e a ordem de chegada. A folha faz as contas e resolve os empates.
pad-home = Downforce, ir para a página inicial
pad-kept = O que você anota fica neste aparelho, mesmo se você fechar a página.

# --- As partes da folha ---

pad-parts = Partes da folha
pad-part-players = Jogadores
pad-part-auction = Leilão
pad-part-dealt = Carros
pad-part-bets = Apostas
pad-part-order = Chegada
pad-part-sheets = Folhas
pad-part-done = tudo pronto
# $part é uma das partes acima.
pad-next = Próximo: { $part }
pad-mend = Ir para: { $part }

# --- Jogadores ---

pad-players = Quem joga?
# O título de um campo para um nome, e o nome de quem não deu nenhum.
pad-player = Jogador { $number }
pad-add = Adicionar um jogador
pad-remove = Remover { $player }
pad-rules = Regras para iniciantes

# --- Leilão ---

pad-auction-about = Toque em um carro quando ele for vendido.
pad-dealt-about = Toque em um carro e diga com quem ele ficou.
pad-owner = Comprado por
pad-owner-dealt = Ficou com
pad-price = Valor
pad-power = Poder vendido com ele
pad-nobody = ninguém
pad-close = Pronto
pad-without = sem dono

# --- Apostas ---

pad-way = Como vocês apostam?
pad-way-round = Passar o celular
pad-way-round-about = Em cada linha de aposta, cada jogador marca a sua em segredo; enquanto isso, as folhas ficam cobertas.
pad-way-open = Anotar todas as apostas
pad-way-open-about = Vocês apostam no papel. Copie as marcas aqui quando a corrida acabar.
pad-uncover = Assim todos veem as apostas marcadas em segredo.
pad-uncover-yes = Mostrar
pad-covered = Apostas cobertas
pad-line = Aposta { $number }: um carro cruzou a linha de aposta { $number }? Passe o celular para { $player }.
pad-pass = Aposta { $number }: passe o celular para { $player }.
pad-show = Sou { $player }: ver minha folha
pad-cover = Cobrir minha folha
pad-which = Qual aposta?
pad-bets-in = Todas as apostas estão marcadas. Elas ficam cobertas até a chegada ser anotada.
pad-correct = Corrigir uma aposta
# Ao lado de um nome, em voz alta: quem já marcou a aposta.
pad-marked = marcada
pad-waiting = ainda não
pad-bets-of = Apostas de { $player }

# --- Chegada ---

pad-order-about = Toque nos carros na ordem em que chegam.
pad-order-first = Toque nos seis carros na ordem em que estão quando a corrida acaba: primeiro os que chegaram, depois os outros, começando pelo que está mais à frente.
pad-order-ahead = Toque nos seis carros, começando pelo que está mais à frente. Entre carros lado a lado, vem primeiro o que está mais por dentro.
pad-order-crossed = Quantos carros cruzaram a linha de chegada?
pad-order-stalled = Os outros ficaram parados
pad-order-none = Nenhum carro chegou
pad-order-open = Ainda vão chegar mais carros
# Em um botão com um carro, em voz alta.
pad-order-take = { car.start-o } fica em { place }
pad-order-drop = Tirar { car.o }, { place }

# --- Folhas ---

pad-unfinished = Ainda falta algo
pad-picture = Salvar como imagem
pad-share = Compartilhar a imagem
pad-print = Imprimir
pad-saved = A imagem está nos seus downloads.
pad-not-saved = Este navegador não conseguiu criar a imagem. Imprima a página.
pad-new = Folha nova
pad-new-ask = Apagar tudo o que foi anotado?
pad-new-same = Sim, mesmos jogadores
pad-new-all = Sim, apagar tudo
pad-new-no = Não, deixar como está
# No rodapé da imagem.
pad-picture-made = Contas feitas com a folha de pontuação do Downforce

# --- O que não pode ser ou ainda falta: uma frase para cada caso ---

pad-fault-no-such-player = O dono { car.do } não está entre os jogadores.
pad-fault-price-missing = Quanto { $player } pagou pelo carro { car }?
pad-fault-price-impossible = { car.start-the } não pode ter custado { $money }: um lance é um número de 1 a 6.
pad-fault-power-twice = { $power } só existe uma vez no jogo: não pode ter sido vendido com dois carros.
pad-fault-power-not-in-play = { $power } não está nesta partida: não pode ter sido vendido com { car.the }.
pad-fault-no-car = { $player } ainda não tem carro; depois do leilão, cada jogador tem pelo menos um.
pad-fault-cars-dealt = { $player } { $count ->
    [one] precisa ter exatamente um carro
   *[other] precisa ter exatamente { $count } carros
}: cada jogador recebe o mesmo número.
pad-fault-bet-missing = Falta a aposta { $number } de { $player }.
pad-fault-order-missing = A chegada não está completa: toque nos carros que chegaram e indique depois que os outros ficaram parados.
pad-fault-car-twice = { car.start-the } só pode chegar uma vez.
pad-fault-car-missing = Onde está { car.the }? Nesta partida conta a posição de todos os carros.
pad-fault-home-too-many = Mais carros cruzaram a linha de chegada do que os que você tocou.
pad-fault-offline = Não dá para fazer as contas enquanto o servidor não responder. O que você anotou não se perde.
