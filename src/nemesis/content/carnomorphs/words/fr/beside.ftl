# Carnomorphs: what clients show beside the board

client-markers = marqueurs Mutation : { $level }
client-badge_markers = { $level ->
        [one] 1 marqueur Mutation
       *[other] { $level } marqueurs Mutation
    }
client-mutation_hidden = une carte Mutation face cachée
client-adaptation = { $name } ({ $reminder })
client-adaptations = { $count ->
        [0] Aucune en vigueur.
       *[other] En vigueur : { $cards }.
    }{ $discarded ->
        [0] { "" }
       *[other] { " " }Défaussées : { $gone }.
    }

deck-mutation = la pioche Mutation

explain-blood_pair = Chiffre pour une vérification des Dégâts : { $metagorger } pour un Faucheur, { $others } pour les autres.

web-table-verb-mutate = Mutation
web-table-verb-eat = Manger
web-table-family-mutations = Mutation
web-table-family-adaptations = Adaptation
client-odds_mutation_card = 1 carte Mutation
client-odds_marker = marqueur Mutation { $marker } sur { $most }
client-why_clean = Si la carte dépensée n’est pas infectée, une autre la remplace.
