# La ingeniera de pista en la página. Las frases están en advice.ftl.

advice-ask = Consejo
# Mientras llega la respuesta.
advice-wait = La ingeniera está pensando.
advice-choices = Lo que haría la ingeniera
# Ante una carta que se juega de abajo arriba.
advice-reverse = { $card }, al revés
advice-pass = Pasar
advice-bid-with = Pujar { $amount }: { $card }
advice-taken = con consejo
