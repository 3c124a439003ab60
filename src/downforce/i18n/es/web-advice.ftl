# El ingeniero de pista en la página. Las frases están en advice.ftl.

advice-ask = Pedir consejo
# Mientras llega la respuesta.
advice-wait = El ingeniero está pensando.
advice-choices = Lo que haría el ingeniero
# Ante una carta que se juega de abajo arriba.
advice-reverse = { $card }, de abajo arriba
advice-pass = Pasar
advice-bid-with = Pujar { $amount }: { $card }
advice-taken = con consejo
