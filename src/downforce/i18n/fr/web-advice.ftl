# L’ingénieur de course sur la page. Les phrases sont dans advice.ftl.

advice-ask = Demander conseil
# En attendant la réponse.
advice-wait = L’ingénieur réfléchit.
advice-choices = Ce que ferait l’ingénieur
# Pour une carte jouée de bas en haut.
advice-reverse = { $card }, de bas en haut
advice-pass = Passer
advice-bid-with = Enchérir { $amount } : { $card }
advice-taken = sur conseil
