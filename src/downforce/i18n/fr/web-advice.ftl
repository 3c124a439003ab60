# L’ingénieure de course sur la page. Les phrases sont dans advice.ftl.

advice-ask = Conseil
# En attendant la réponse.
advice-wait = L’ingénieure réfléchit.
advice-choices = Ce que ferait l’ingénieure
# Pour une carte jouée de bas en haut.
advice-reverse = { $card }, à l’envers
advice-pass = Passer
advice-bid-with = Enchérir à { $amount } : { $card }
advice-taken = sur conseil
