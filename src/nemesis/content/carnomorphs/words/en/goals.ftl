# What one plays for against Carnomorphs

client-goal_ship_clause = { client-goal_ship }
client-goal_knows_markers = You bear a Mutation and { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }; each Contamination card among 4 drawn adds one, a fourth kills.
