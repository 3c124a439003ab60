# La couverture du programme : la première page qu'on voit.

home-page-title = Downforce
# Sous le titre de l'affiche.
home-page-motto = Six voitures, des enchères, une course et trois paris

home-page-name = Nom du pilote
# Qui joue sans avoir donné de nom.
home-page-no-name = Pilote X
home-page-race-now = Prendre le départ
# $level est le nom d'un bot, $track celui d'un circuit, $mode celui d'un mode.
home-page-race-now-about = Toi contre trois bots ({ $level }) à { $track } : { $mode }. Le drapeau s’abaisse aussitôt.
# En petit sur le billet ; le second texte monte le long du talon.
home-page-ticket = Grand Prix
home-page-admit = Une entrée
home-page-opening = Un instant, on ouvre les portes.

home-page-sections = Au programme
home-page-rules = Les règles
home-page-language = Langue

# --- Rejoindre ---

home-page-join-over = Laissez-passer paddock
home-page-join = Rejoindre une table
home-page-code = Code
home-page-code-about = Six lettres et chiffres, à demander à la personne qui a ouvert la table.
home-page-join-button = Rejoindre

# --- Tables publiques ---

home-page-lobby-over = Tribune
home-page-lobby = Tables publiques
home-page-lobby-none = Aucune table publique pour l’instant. Si tu en ouvres une, elle s’affichera ici.
home-page-lobby-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
home-page-lobby-full = Complet
home-page-lobby-running = Course en cours
# Sur le lien vers une table.
home-page-lobby-join = Rejoindre
home-page-lobby-watch = Regarder

# --- Nouvelle table ---

home-page-new-over = Bulletin d’engagement
home-page-new = Ouvrir une table
home-page-new-about = Choisis le circuit et les règles, puis invite du monde ou confie les autres places à des bots.
home-page-new-fill = Remplir le bulletin
home-page-new-button = Ouvrir la table

# --- Rediffusions ---

home-page-replays-over = Actualités filmées
home-page-replays = Courses passées
home-page-replays-none = Tes courses terminées sont gardées ici, à revoir tour par tour.
home-page-replays-all = { $count ->
    [one] Voir { $count } course
   *[other] Voir les { $count } courses
}

# --- Un autre appareil ---

home-page-device-over = Voiture de réserve
home-page-device = Sur un autre appareil
home-page-device-about = Continue sur ton téléphone, ou reviens à cet écran : tes places te suivent.
home-page-device-make = Obtenir un code
home-page-device-code = À taper sur l’autre appareil :
home-page-device-once = Valable une seule fois, pendant cinq minutes.
home-page-device-scan = Ou scanne ceci là-bas. Dans les deux cas, les reçus de tes donnes suivent, pour qu’elles puissent encore être prouvées.
home-page-device-have = Code de ton autre appareil
home-page-device-use = Continuer ici
home-page-device-done = C’est fait : tu joues maintenant sur cet appareil. Ouvre ta table avec son code ou son lien.
home-page-device-without = Les reçus de tes donnes n’ont pas suivi : la seconde partie du code ne correspond pas. Tu peux demander un autre code.

home-page-offline = Le serveur ne répond pas pour l’instant ; réessaie dans un moment.
home-page-unofficial = Projet de fans non officiel, ni affilié aux éditeurs et aux auteurs du jeu imprimé, ni approuvé par eux.

home-page-running-over = En piste
home-page-running = Tes courses
home-running-turn = À toi de jouer
home-running-waiting = On attend { $players }
home-running-open = Pas encore commencée
home-running-paused = En pause
home-running-go = Retourner à la course
home-past-won = Victoire : { $players }
home-past-you-won = Tu as gagné
home-past-you = Victoire : { $players } ; toi, { place } place
