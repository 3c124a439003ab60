# O engenheiro de corrida na página. As frases estão em advice.ftl.

advice-ask = Pedir conselho
# Enquanto a resposta não chega.
advice-wait = O engenheiro está pensando.
advice-choices = O que o engenheiro faria
# Para uma carta jogada de baixo para cima.
advice-reverse = { $card }, de baixo para cima
advice-pass = Passar
advice-bid-with = Lance de { $amount }: { $card }
advice-taken = com conselho
