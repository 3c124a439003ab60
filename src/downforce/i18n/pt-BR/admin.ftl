# What `downforce admin` says to the host of a server.

admin-no-database = não há nenhum banco de dados { $address }
admin-needs-yes = não dá para pedir confirmação aqui; acrescente --yes
admin-question = [s/N]
admin-unchanged = nada foi alterado
admin-nothing = Nada encontrado.
admin-bad-status = --status aceita um destes: { $known }; não { $text }
admin-no-table = não há nenhuma mesa { $name }
admin-no-visitor = não há nenhum visitante { $name }
admin-is-a-name = { $name } é um nome, não um identificador; os visitantes que o usam: { $known }
admin-no-target = { $name } não é um visitante nem uma rede
admin-no-ban = { $name } não está banido
admin-not-empty = { $name } não está vazio
admin-move-differs = a cópia de { $name } é diferente; não foi mantida
admin-ask-close = Excluir a mesa { $name } e seu registro?
admin-ask-delete = Excluir o visitante { $name }, com seus aparelhos, nomes e mensagens?
admin-ask-ban = Banir { $name }?
admin-ask-unban = Retirar o banimento de { $name }?
admin-ask-move = Copiar tudo para { $name }? Pare o servidor antes.
admin-closed = A mesa { $name } foi excluída.
admin-deleted = O visitante { $name } foi excluído{ $count ->
    [0] .
    [1] , com seu nome e suas mensagens em uma mesa.
   *[other] , com seu nome e suas mensagens em { $count } mesas.
}
admin-banned = { $name } foi banido.
admin-unbanned = { $name } não está mais banido.
admin-moved = Tudo foi copiado para { $name } e comparado. Inicie agora o servidor com esse banco de dados.
admin-move-live = um servidor está usando este banco de dados, e as jogadas seguintes se perderiam; pare-o (systemctl stop downforce) e repita a cópia
admin-no-addresses = Os endereços não são guardados: bana um visitante pelo identificador. Para uma rede, faça seu proxy registrar endereços por um tempo.
admin-totals = Mesas: { $open } abertas, { $running } em andamento, { $over } encerradas. Partidas: { $games }. Visitantes: { $visitors }.

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
admin-head-devices = Aparelhos
admin-head-banned = Banido
admin-head-reason = Motivo
admin-head-day = Dia
admin-head-visitors = Novos visitantes
admin-head-tables = Novas mesas
admin-head-games = Partidas encerradas
admin-head-time = Hora
admin-head-way = Via
admin-head-outcome = Resultado
admin-outbox = Esperando: { $count }; com atraso: { $late }; com falhas: { $failing }.
admin-head-command = Comando
admin-head-target = Alvo
admin-head-rows = Linhas
admin-head-digest = SHA-256
