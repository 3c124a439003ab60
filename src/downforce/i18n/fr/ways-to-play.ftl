# Modes, éditions et options. Chaque chose a un nom et une phrase.

mode-standard = partie normale
mode-standard-about = Achète des voitures aux enchères, fais-leur courir un tour, parie trois fois ; le plus gros gain l’emporte.
mode-beginner = variante pour débuter
mode-beginner-about = Les voitures sont distribuées, on a trois cartes en main, et la première voiture arrivée donne la victoire.
mode-long-distance = course longue distance
mode-long-distance-about = Ni ligne d’arrivée ni paris : on tourne jusqu’à la dernière carte, et la voiture la plus avancée gagne.
mode-world-tour = championnat du monde
mode-world-tour-about = Deux parties complètes, une sur chaque circuit ; les gains des deux s’additionnent.

edition-en = édition anglaise
edition-en-about = Sans la bonne couleur ni joker, on ne peut que passer, et Rusé reste en jeu à deux.
edition-es = édition espagnole
edition-es-about = Comme l’édition anglaise, mais à deux, Rusé peut être échangé.
edition-fr = édition française
edition-fr-about = Sans la bonne couleur ni joker, on peut enchérir au plus petit nombre de n’importe quelle carte ; à deux, on court sans Rusé.
edition-pt-PT = édition portugaise
edition-pt-PT-about = Comme l’édition française, avec des prix en euros.
edition-pt-BR = édition brésilienne
edition-pt-BR-about = Sans la bonne couleur ni joker, on peut enchérir au plus petit nombre de n’importe quelle carte ; à deux, Rusé doit être échangé.

option-auction = enchères
option-auction-about = Comment les voitures trouvent leur propriétaire.
option-auction-yes = Les voitures et les pouvoirs sont vendus aux enchères.
option-auction-no = Les voitures sont distribuées au hasard, le même nombre pour tout le monde.

option-powers = pouvoirs
option-powers-about = Quels pouvoirs sont en jeu.
option-powers-yes = Chaque pilote a un pouvoir.
option-powers-no = Personne n’a de pouvoir.
option-powers-some = Seuls ces pouvoirs sont en jeu : { $powers }.

option-hands-of-three = mains de trois
option-hands-of-three-about = Combien de cartes on a en main.
option-hands-of-three-yes = Tout le monde commence avec trois cartes et partage une même pioche.
option-hands-of-three-no = Toutes les cartes sont distribuées avant le départ.

option-bets = paris
option-bets-about = Les lignes de paris comptent-elles ?
option-bets-yes = Quand une ligne de paris est franchie pour la première fois, tout le monde parie sur la voiture gagnante.
option-bets-no = Personne ne parie.

option-first-home-wins = la première arrivée gagne
option-first-home-wins-about = Ce qui décide de la partie.
option-first-home-wins-yes = La course s’arrête dès la première voiture arrivée, qui donne la victoire.
option-first-home-wins-no = C’est le gain qui décide, et toutes les voitures continuent.

option-lowest-bid = enchère minimale
option-lowest-bid-about = Comment enchérir quand on n’a ni la bonne couleur ni joker.
option-lowest-bid-yes = Sans la bonne couleur ni joker, toute carte peut être annoncée comme enchère, à son plus petit nombre.
option-lowest-bid-no = Sans la bonne couleur ni joker, on ne peut que passer.

option-cunning-for-two = Rusé à deux
option-cunning-for-two-about = Ce que devient le pouvoir Rusé quand on joue à deux.
option-cunning-for-two-stays = Rusé est un pouvoir comme les autres.
option-cunning-for-two-removed = Rusé est retiré avant les enchères.
option-cunning-for-two-may-swap = La personne qui garde Rusé peut l’échanger contre un pouvoir hors du jeu.
option-cunning-for-two-must-swap = La personne qui garde Rusé doit l’échanger contre un pouvoir hors du jeu.
