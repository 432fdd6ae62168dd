# L’Épilogue : sa fin, ses options

end-departure = La cinquième Manche est finie : la navette regagne son vaisseau-mère.
end-deserted = Plus personne n’est en jeu : la navette repart sans équipage.
death-left_behind = l’abandon sur le Nemesis
fate-left_behind = reste sur le Nemesis
fate-flown_home = repart dans la navette

option-epilogue_keep_floor_objects = Corps lourds laissés à bord
    .plain = Ce que l’équipage précédent a laissé dans les Salles, Cadavres ou Œufs par exemple, y est encore, ou a disparu.
    .text = Décide si les Corps lourds qui étaient posés dans les Salles du vaisseau à la fin de la partie précédente y sont encore. La règle ne retire que ce que les joueurs avaient trouvé ; une ligne de la FAQ défausse aussi ce que les mourants ont lâché.
    .value-true = Ils restent
    .value-false = Ils ont disparu

option-solo_epilogue_as_two = Épilogue en solo
    .plain = Seul dans un Épilogue, plus d’Intrus attendent et trois jetons peuvent rester cachés, comme à deux, ou moins attendent et tous les jetons sont à retourner.
    .text = Décide quels nombres valent pour un joueur seul, dont la règle ne parle pas : ceux de deux joueurs (1 jeton Larve et 2 jetons Adulte de plus, jusqu’à 3 jetons face cachée), ou aucun (rien n’est ajouté, tous les jetons sont à retourner).
    .value-true = Nombres de deux joueurs
    .value-false = Aucun nombre particulier

term-epilogue = Épilogue
    .text = Cinq Manches à bord du vaisseau tel qu’une partie terminée l’a laissé, avec un nouvel équipage qui part de la navette. Deux Alertes, une mission personnelle chacun, pas d’étape Sac Intrus, pas d’hibernation. Après la cinquième phase Événement la navette repart ; qui s’y trouve, ou est dans une Nacelle lancée, est sauf.
    .rules = A-8.0, A-8.1, A-8.2, A-8.3, A-8.4, A-8.21, A-8.22, A-8.23

client-shuttle_clock = Manche { $round } sur 5. { $left ->
        [0] La navette repart à la fin de cette Manche.
        [one] Encore 1 Manche avant le départ de la navette.
       *[other] Encore { $left } Manches avant le départ de la navette.
    }
client-tokens_left = { $tokens ->
        [0] Tous les jetons du vaisseau sont retournés.
        [one] 1 jeton du vaisseau est encore face cachée.
       *[other] { $tokens } jetons du vaisseau sont encore face cachée.
    }
client-offer_held = { $who } a accepté l’Offre lucrative.
client-offer_free = Personne n’a accepté l’Offre lucrative.

mode-epilogue = Épilogue
    .text = Une courte partie d’Aftermath en 5 Manches, jouée après une partie terminée où le vaisseau n’a pas été détruit. De nouveaux Personnages montent à bord du vaisseau tel qu’il est resté, chacun avec une mission personnelle, et affrontent deux Alertes.
    .briefing = Le dernier équipage a laissé ce vaisseau tel que vous le trouvez : ses Salles, ses dégâts, et ce qui vit encore à bord. Vous avez quelques manches, et une mission à vous.
    .unknown = Ce qui bouge dans le noir d’un vaisseau que d’autres croyaient perdu, et quand frapperont les Alertes. Ni quelles missions ont reçues les autres.

error-epilogue_again = Un Épilogue suit une partie entière, pas un autre Épilogue.
error-epilogue_not_over = Cette partie est encore en cours : un Épilogue suit une partie terminée.
error-epilogue_species = Un Épilogue suit une partie contre les Intrus du jeu de base, pas contre les { $species }.
error-character_used = { $character } a participé à la partie précédente : choisissez quelqu’un d’autre pour son Épilogue.
error-mode_ship = Le mode { $mode } commence avec un vaisseau neuf ; seul un Épilogue reprend celui d’une autre partie.
error-ship_lost = Le vaisseau de cette partie est perdu : aucun Épilogue ne peut suivre. Choisissez une autre partie, ou laissez des bots en jouer une.

web-lobby-after_hint = L’Épilogue monte à bord d’un vaisseau tel qu’une partie finie l’a laissé : une des vôtres, ou une que des bots jouent avant votre arrivée. Le vaisseau ne doit pas avoir été détruit.
web-table-epilogue = Jouer l’Épilogue sur ce vaisseau
client-badge_trophies = Tués dans cet Épilogue : { $count }
web-table-offer-yours = Vous l’avez acceptée : votre mission a quitté la partie
