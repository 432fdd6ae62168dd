# Ce pour quoi l’on joue, condition par condition

client-goal_survive = Survivre
client-goal_crew = Tout l’équipage
client-goal_intruder_player = Personne ne gagne

client-goal_alive = { $state ->
        [lost] Vous êtes mort.
       *[met] Vous êtes en vie.
    }
client-goal_hibernation = { $state ->
        [met] Vous êtes en hibernation.
       *[open] Entrez en hibernation.
    }
client-goal_pod = { $state ->
        [met] Vous êtes parti dans une Nacelle.
        [lost] Il ne reste aucune Nacelle.
       *[open] Partez dans une Nacelle.
    }
client-goal_left_in_pod = { $state ->
        [met] Vous êtes parti dans une Nacelle.
        [lost] Vous ne pouvez plus partir dans une Nacelle.
       *[open] Partez dans une Nacelle, pas en hibernation.
    }
client-goal_engines = Au moins 2 des 3 Moteurs sont opérationnels.
client-goal_safe_course = { $mars ->
        [yes] Le cap mène sur Terre ou sur Mars.
       *[no] Le cap mène sur Terre.
    }
client-goal_no_blast = { $state ->
        [lost] L’Autodestruction ne peut plus être arrêtée.
       *[open] Arrêtez l’Autodestruction.
    }
client-goal_healthy = Vous réussissez le contrôle de Contamination.
client-goal_arrive = { $about ->
        [mars] Le vaisseau atteint Mars.
       *[earth] Le vaisseau atteint la Terre.
    }
client-goal_alone = { $state ->
        [lost] Vous n’êtes pas le seul survivant.
       *[open] Vous êtes le seul survivant.
    }
client-goal_friend = { $state ->
        [lost] Personne d’autre ne survit.
       *[open] Au moins un autre Personnage survit aussi.
    }
client-goal_outlived = Le joueur { $about } ({ $who }) ne survit pas.
client-goal_carry = { $about ->
        [blue_corpse] Partez ou hibernez en portant le Cadavre bleu.
       *[egg] Partez ou hibernez en portant un Œuf.
    }
client-goal_items = Ayez { $about } Objets ({ $held } sur { $about }).
client-goal_signal = { $state ->
        [met] Le Signal est envoyé.
        [lost] Le Signal n’a pas été envoyé.
       *[open] Envoyez le Signal.
    }
client-goal_signals = Signaux envoyés : { $sent } sur { $about }.
client-goal_explored = { $left ->
        [0] Toutes les Salles sont explorées.
        [one] Explorez encore 1 Salle.
       *[other] Explorez encore { $left } Salles.
    }
client-goal_no_nest = { $state ->
        [met] Le Nid est détruit.
       *[open] Détruisez le Nid.
    }
client-goal_queen = { $state ->
        [met] La Reine est morte.
       *[open] Tuez la Reine.
    }
client-goal_ship = { $state ->
        [met] Le vaisseau est détruit.
       *[open] Le vaisseau est détruit, mais sans vous.
    }
client-goal_studied = { $about ->
        [carcass] Le Point faible lié à la Carcasse est révélé.
       *[egg] Le Point faible lié à l’Œuf est révélé.
    }
client-goal_studies = { $about ->
        [1] Au moins 1 Point faible est révélé ({ $found } sur 1).
       *[other] Au moins { $about } Points faibles sont révélés ({ $found } sur { $about }).
    }
client-goal_post_mortem = { $state ->
        [met] Le Cadavre bleu s’est trouvé dans le Bloc opératoire.
       *[open] Amenez le Cadavre bleu au Bloc opératoire.
    }
client-goal_somebody = Au moins l’un de vous survit.
client-goal_fails = { $state ->
        [lost] Victoire : { $who }.
       *[unknown] Pas de victoire pour { $who }.
    }
client-goal_quest_room = L’activer dans { $tiles }.
client-goal_quest_item = { $state ->
        [met] À défausser pour lui : { $things }. Vous l’avez.
       *[open] À défausser pour lui : { $things }.
    }
client-goal_quest_weapon = En main : { $things }.

client-goal_knows_quest_room_unseen = Vous ne savez pas où elle se trouve.
client-goal_knows_chambers = { $left ->
        [0] Les compartiments sont ouverts.
        [one] Les compartiments s’ouvrent dès que le Temps avance d’une case.
       *[other] Les compartiments s’ouvrent dans { $left } cases de Temps.
    }
client-goal_knows_pods = { $attached ->
        [0] Aucune Nacelle n’est arrimée.
       *[other] Nacelles arrimées : { $attached }, déverrouillées : { $unlocked }.
    }
client-goal_knows_engine = { $seen ->
        [working] Le Moteur { $engine } est opérationnel (Manche { $round }).
        [damaged] Le Moteur { $engine } est endommagé (Manche { $round }).
       *[unknown] Moteur { $engine } : pas vu.
    }
client-goal_knows_course = { $place ->
        [earth] Le cap { $letter } mène sur Terre (Manche { $round }).
        [mars] Le cap { $letter } mène sur Mars (Manche { $round }).
        [venus] Le cap { $letter } mène sur Vénus (Manche { $round }).
        [deep_space] Le cap { $letter } mène dans l’espace lointain (Manche { $round }).
       *[unknown] Cap { $letter } : vous n’avez pas vu les Coordonnées.
    }
client-goal_knows_course_locked = Personne ne peut changer le cap tant que quelqu’un hiberne.
client-goal_knows_blast = { $left ->
        [one] Le vaisseau explose dès que l’Autodestruction avance d’une case.
       *[other] Le vaisseau explose dans { $left } cases d’Autodestruction.
    }
client-goal_knows_contamination = { $cards ->
        [0] Vous n’avez aucune carte Contamination.
       *[other] Cartes Contamination : { $cards }, infectées à votre connaissance : { $infected }.
    }
client-goal_knows_larva = Une Larve est sur votre plateau.
client-goal_knows_held = Vous l’avez en main.
