# Co-op against the Carnomorphs

term-first_encounter =
    .text = The moment when the first Carnomorph miniature, even a Metagorger, is placed on the ship. In co-op nobody chooses an Objective then.
    .rules = R-11.4, R-21.1, R-21.2, R-22.3, C-8.4, C-12.4

term-death =
    .text = Put a red Corpse in the Room; the Heavy Objects carried fall there, everything else stays with the dead Character, whom the AutoDoc can bring back as long as the Corpse is not eaten. Until then the player is out. A fourth Mutation marker also kills, and a Shambler appears beside the Corpse. The first death of the game unlocks all Pods.
    .rules = R-16.10, R-16.14, R-21.3, R-22.4, R-22.5, C-3.1, C-12.4
