# A engenheira de pista na página. As frases estão em advice.ftl.

advice-ask = Conselho
# Enquanto a resposta não chega.
advice-wait = A engenheira está a pensar.
advice-choices = O que a engenheira faria
# Para uma carta jogada de baixo para cima.
advice-reverse = { $card }, ao contrário
advice-pass = Passar
advice-bid-with = Licitar { $amount }: { $card }
advice-taken = com conselho
