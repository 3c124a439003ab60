# What `downforce admin` says to the host of a server.

admin-no-database = não há nenhuma base de dados { $address }
admin-needs-yes = não é possível pedir confirmação aqui; acrescenta --yes
admin-question = [s/N]
admin-unchanged = nada foi alterado
admin-nothing = Nada encontrado.
admin-bad-status = --status pede um destes: { $known }; não { $text }
admin-no-table = não há nenhuma mesa { $name }
admin-no-visitor = não há nenhum visitante { $name }
admin-is-a-name = { $name } é um nome, não um identificador; os visitantes que o usam: { $known }
admin-no-target = { $name } não é um visitante nem uma rede
admin-no-ban = { $name } não está banido
admin-not-empty = { $name } não está vazia
admin-move-differs = a cópia de { $name } é diferente; não foi guardada
admin-ask-close = Eliminar a mesa { $name } e o seu registo?
admin-ask-delete = Eliminar o visitante { $name }, com os seus dispositivos, nomes e mensagens?
admin-ask-ban = Banir { $name }?
admin-ask-unban = Levantar o banimento de { $name }?
admin-ask-move = Copiar tudo para { $name }? Antes disso, desliga o servidor.
admin-closed = A mesa { $name } foi eliminada.
admin-deleted = O visitante { $name } foi eliminado{ $count ->
    [0] .
    [one] , com o seu nome e as suas mensagens numa mesa.
   *[other] , com o seu nome e as suas mensagens em { $count } mesas.
}
admin-banned = { $name } foi banido.
admin-unbanned = { $name } já não está banido.
admin-moved = Tudo foi copiado para { $name } e comparado. Arranca agora o servidor com essa base de dados.
admin-move-live = um servidor está a usar esta base de dados e as jogadas seguintes perder-se-iam; desliga-o (systemctl stop downforce) e repete a cópia
admin-no-addresses = Os endereços não são guardados: bane um visitante pelo identificador. Para uma rede, faz o teu proxy registar endereços durante algum tempo.
admin-totals = Mesas: { $open } abertas, { $running } a decorrer, { $over } terminadas. Jogos: { $games }. Visitantes: { $visitors }.

# Headings of its tables.
admin-head-table = Mesa
admin-head-code = Código
admin-head-status = Estado
admin-head-public = Pública
admin-head-updated = Alterada
admin-head-entries = Entradas
admin-head-names = Nomes
admin-head-seat = Lugar
admin-head-name = Nome
admin-head-visitor = Visitante
admin-head-created = Desde
admin-head-last = Última ação
admin-head-until = Até
admin-head-devices = Dispositivos
admin-head-banned = Banido
admin-head-reason = Motivo
admin-head-day = Dia
admin-head-visitors = Novos visitantes
admin-head-tables = Novas mesas
admin-head-games = Jogos terminados
admin-head-time = Hora
admin-head-way = Via
admin-head-outcome = Resultado
admin-outbox = À espera: { $count }; com atraso: { $late }; com falhas: { $failing }.
admin-head-command = Comando
admin-head-target = Alvo
admin-head-rows = Linhas
admin-head-digest = SHA-256
