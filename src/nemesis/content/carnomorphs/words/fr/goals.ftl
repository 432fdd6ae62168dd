# Ce pour quoi l’on joue face aux Carnomorphes

client-goal_ship_clause = { client-goal_ship }
client-goal_knows_markers = Vous portez une Mutation et { $markers ->
        [one] 1 marqueur
       *[other] { $markers } marqueurs
    } ; chaque carte Contamination parmi 4 piochées en ajoute un, le quatrième tue.
