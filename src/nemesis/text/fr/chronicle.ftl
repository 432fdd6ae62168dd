# Ce qui se raconte une fois la partie finie : morts, qui a fait quoi à qui, la chronique.

## Les morts. $somewhere : si la Salle est connue.

chronicle-killed = { $killer } a tué { $who }{ $somewhere ->
        [yes] { " " }dans { $room }
       *[no] { "" }
    }, à la Manche { $round }.
chronicle-died = { $who } a péri{ $somewhere ->
        [yes] { " " }dans { $room }
       *[no] { "" }
    } à la Manche { $round } : { $why }.
chronicle-died_fire = { $who } a péri dans les flammes{ $somewhere ->
        [yes] , dans { $room }
       *[no] { "" }
    }, à la Manche { $round }.
chronicle-died_bleeding = { $who } a succombé à une hémorragie{ $somewhere ->
        [yes] { " " }dans { $room }
       *[no] { "" }
    }, à la Manche { $round }.
chronicle-died_wounds = { $who } a succombé à une Blessure de trop{ $somewhere ->
        [yes] { " " }dans { $room }
       *[no] { "" }
    }, à la Manche { $round }.

## Qui a fait quoi à qui.

chronicle-deed_door = { $who } ferme une Porte devant { $whom }.
chronicle-deed_door_on = { $who } ferme une Porte devant { $whom } ; { $threat } s’y trouve aussi.
chronicle-deed_left_alone = { $who } s’en va et laisse { $whom } avec { $threat }.
chronicle-deed_launched = { $who } part dans une Nacelle et laisse à bord { $whom }.
chronicle-deed_launched_last = { $who } part dans une Nacelle ; il n’y a plus personne à bord.
chronicle-deed_slept = { $who } s’endort ; encore debout : { $whom }.
chronicle-deed_slept_last = { $who } s’endort ; il n’y a plus personne debout.
chronicle-deed_saved = { $who } abat { $threat } qui menaçait { $whom }.
chronicle-deed_killed = { $who } abat { $threat }.
chronicle-deed_destruct = { $who } lance l’Autodestruction.
chronicle-deed_destruct_stopped = { $who } arrête l’Autodestruction.
chronicle-deed_broken = { $who } met le Moteur { $engine } hors d’état.
chronicle-deed_mended = { $who } remet le Moteur { $engine } en état de marche.
chronicle-deed_course = { $who } met le cap sur { $letter } : { $place }.
chronicle-deed_care = { $who } soigne { $whom }.

## La page à garder.

chronicle-came = { $the } passe dans { $room }, depuis { $start }.
chronicle-title = Chronique d’une nuit à bord du Nemesis
chronicle-fates = Les destins
chronicle-deeds = Qui a fait quoi à qui
chronicle-ways = Les chemins parcourus
chronicle-curve = Chances de survie
chronicle-turn = { $who }, Manche { $round } : { $rises ->
        [yes] en hausse, de { $before } % à { $after } %
       *[no] en baisse, de { $before } % à { $after } %
    }.
chronicle-estimate = En pourcentage, au fil des Manches : des estimations d’après ce que chacun pouvait savoir alors, chacune sur { $games } parties imaginées.
chronicle-colon = { " :" }
chronicle-numbers = En chiffres
chronicle-story = L’histoire
chronicle-round = Manche { $round }
chronicle-fair = Un hasard honnête
chronicle-commitment = Engagement, montré avant la première carte
chronicle-key = Clé, donnée à la fin
chronicle-unofficial = Édition de fans non officielle. Nemesis appartient à ses auteurs et à son éditeur.
chronicle-led = A mené les Intrus à partir de la Manche { $round }
chronicle-infected = { $count ->
        [0] Aucune carte infectée
        [one] 1 carte infectée
       *[other] { $count } cartes infectées
    }
chronicle-number_moves = Déplacements
chronicle-number_explored = Salles explorées
chronicle-number_noise = Bruits
chronicle-number_encounters = Rencontres
chronicle-number_shots = Tirs et coups
chronicle-number_hits = Touchés
chronicle-number_kills = Intrus abattus
chronicle-number_wounds = Blessures
chronicle-number_searches = Fouilles
chronicle-number_items = Objets pris
chronicle-number_used = Objets utilisés
chronicle-number_cards = Cartes jouées
chronicle-number_rounds = Manches
chronicle-number_choices = Décisions
chronicle-number_fires = Incendies
chronicle-number_malfunctions = Pannes
chronicle-number_deaths = Morts
