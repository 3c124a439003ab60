# Apprendre : les courses guidées, les exercices et le reste.

learn-title = Apprendre à piloter
learn-over = École de pilotage
learn-lead = Personne ne lit les règles d’abord. Prends le volant : ton ingénieure de course te dit ce qui compte, quand ça compte.
learn-home = Downforce, retour à l’accueil
learn-link = Apprendre
pad-link = Feuille de score
privacy-link = Confidentialité : ce que ce serveur garde

learn-races = Deux courses guidées
learn-races-over = Avec l’ingénieure de course
learn-exercises = Exercices
learn-exercises-over = Deux minutes chacun
learn-more = À consulter
learn-more-over = Au bord du circuit
learn-rules-about = Toutes les règles avec des exemples dessinés, une courte section pour chacune.
learn-pad = Feuille de score
learn-pad-about = Tu as le jeu en boîte ? Fais les comptes ici, et vois qui a gagné.
