# La fin d’une partie sur la page : la révélation, ce qui en reste, la carrière d’un appareil.

web-end-on = Suite
web-end-all = Tout montrer
web-end-deeds = Qui a fait quoi à qui
web-end-everybody = Tout le monde
web-end-upto = Jusqu’à la Manche { $round }
web-end-ways_words = Les chemins en mots
web-end-curve_table = Les chances en tableau
web-end-sure = sûr à { $percent } %
web-end-keep = À garder et à montrer
web-end-picture = Enregistrer l’image
web-end-share = Partager l’image
web-end-chronicle = Chronique ({ $language })
web-end-without_curve = Enregistrer sans la courbe
web-end-rematch = Revanche avec les mêmes
web-end-rematch_made = Une revanche vous attend.
web-end-rematch_take = Prendre votre place

web-end-career = Carrière
web-end-career_lead = Ce que sont devenues les parties finies sur cet appareil. Tout reste dans ce navigateur.
web-end-career_none = Aucune partie n’a encore été finie ici. Son sort sera noté à la lecture du rapport.
web-end-career_export = Enregistrer dans un fichier
web-end-career_import = Ajouter depuis un fichier
web-end-career_bad = Ce fichier ne contient pas de carrière.
web-end-career_added = { $count ->
        [0] Aucune nouvelle partie dans ce fichier.
        [one] 1 partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
web-end-career_delete = Effacer la carrière
web-end-career_sure = Toutes les parties notées ici seront oubliées. Les parties elles-mêmes restent.
web-end-games = Parties
web-end-survived = Survies
web-end-won = Victoires
web-end-by_character = Par Personnage
web-end-by_species = Par espèce
web-end-by_mode = Par mode
web-end-causes = Morts par cause
web-end-stories = Meilleures histoires
web-end-cause_attack = Tué par un Intrus
web-end-cause_fire = Le feu
web-end-cause_bleeding = Hémorragie
web-end-cause_wounds = Blessures
web-end-cause_jump = Éveillé pendant le saut
web-end-cause_ship_destroyed = Perdu avec le vaisseau
web-end-cause_engines = Les Moteurs
web-end-cause_wrong_place = Le mauvais endroit
web-end-cause_contamination = Contamination
web-end-cause_larva = Une Larve
web-end-cause_airlock = Le sas
