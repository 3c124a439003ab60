# Les enchères sur la scène : ce qu'un lot peut rapporter, les offres retournées, ce qui départage les égalités.

lot-brings = Ce qu’elle peut rapporter
lot-brings-prizes = La course, de la 1re à la 6e place
lot-brings-bets = Tes trois paris, si la voiture choisie finit 1re, 2e ou 3e
lot-owed = Tu dois { $money } pour l’instant. On paie à la fin.
lot-owes-nothing = Tu ne dois encore rien. On paie à la fin.
lot-bids = Les enchères pour { car.the }
lot-bids-show = Voir les enchères
lot-bids-hide = Cacher les enchères
lot-unsold = Aucune enchère
sheetpad-owed = dette, à payer à la fin
