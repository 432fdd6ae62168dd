# Carnomorphs: what clients show beside the board

client-markers = Mutation markers: { $level }
client-badge_markers = { $level ->
        [one] 1 Mutation marker
       *[other] { $level } Mutation markers
    }
client-mutation_hidden = a Mutation card face down
client-adaptation = { $name } ({ $reminder })
client-adaptations = { $count ->
        [0] None in force.
       *[other] In force: { $cards }.
    }{ $discarded ->
        [0] { "" }
       *[other] { " " }Discarded: { $gone }.
    }

deck-mutation = the Mutation deck

explain-blood_pair = Number for an injury check: { $metagorger } for a Metagorger, { $others } for the others.

web-table-verb-mutate = Mutation
web-table-verb-eat = Eat
web-table-family-mutations = Mutation
web-table-family-adaptations = Adaptation
client-odds_mutation_card = 1 Mutation card
client-odds_marker = Mutation marker { $marker } of { $most }
client-why_clean = Unless the card you spend is infected, it is replaced by another one.
