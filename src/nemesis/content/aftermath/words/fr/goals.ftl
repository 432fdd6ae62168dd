# Ce pour quoi l’on joue dans un Épilogue, condition par condition

client-goal_offer = Offre lucrative

client-goal_shuttle = { $state ->
        [met] Vous êtes à bord de la navette.
       *[open] Soyez à bord de la navette quand elle part.
    }
client-goal_alert = { $state ->
        [met] Aucune alerte ne reste ouverte.
       *[open] Résolvez l’alerte à temps.
    }
client-goal_tokens = { $allowed ->
        [0] Tous les jetons du vaisseau sont retournés (face cachée : { $hidden }).
       *[other] Au plus { $allowed } jetons du vaisseau restent face cachée (actuellement { $hidden }).
    }
client-goal_aboard = { $about ->
        [corpse] Un Cadavre est à bord de la navette, ou avec vous dans une Nacelle.
        [carcass] Une Carcasse est à bord de la navette, ou avec vous dans une Nacelle.
       *[egg] Un Œuf est à bord de la navette, ou avec vous dans une Nacelle.
    }
client-goal_engines_left = { $about ->
        [damaged] Au plus 1 des 3 Moteurs est opérationnel.
       *[working] Au moins 2 des 3 Moteurs sont opérationnels.
    }
client-goal_course = { $about ->
        [mars] Le cap mène sur Mars.
       *[earth] Le cap mène sur Terre.
    }
client-goal_blast = { $state ->
        [met] L’Autodestruction est enclenchée.
       *[open] L’Autodestruction est enclenchée quand la navette part.
    }
client-goal_loot = Ayez { $about } Objets trouvés ou fabriqués ({ $held } sur { $about }).
client-goal_trophy = { $state ->
        [met] Vous avez tué un Intrus qui compte.
       *[open] Tuez vous-même un Intrus ; le plus petit type ne compte pas.
    }
client-goal_liability = Quelqu’un d’autre meurt ou reste derrière.
client-goal_pod_with = Partez dans une Nacelle en portant un Œuf.
client-goal_in_hands = Vous portez un Œuf.
client-goal_alone_aboard = Vous êtes seul à bord de la navette.
client-goal_quest_anywhere = L’activer dans n’importe quelle Salle.
client-goal_quest_computer = En activer un des deux à un Ordinateur qui marche, l’autre est perdu.

client-goal_knows_held_by_crew = L’un de vous le porte.
