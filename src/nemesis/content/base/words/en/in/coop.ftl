# What co-op changes in the words of the base game

term-objective =
    .text = Each player has 1 Objective, in view of all; nothing is chosen at the First Encounter. The team wins if all of them are fulfilled at the end and at least one Character survives all final checks.
    .rules = R-22.3, R-20.11, R-20.12

term-first_encounter =
    .text = The moment when the first Intruder miniature, even a Larva, is placed on the ship. In co-op nobody chooses an Objective then. A Larva put straight on a Character’s board does not count.
    .rules = R-11.4, R-21.1, R-21.2, R-22.3

term-death =
    .text = Put a red Corpse in the Room; the Heavy Objects carried fall there, everything else stays with the dead Character, whom the AutoDoc can bring back. Until then the player is out. The first death of the game unlocks all Pods.
    .rules = R-16.10, R-16.14, R-21.3, R-22.4, R-22.5

term-signal =
    .text = Sent from the Comms Room, it puts a marker on your board for the rest of the game. If several Objectives ask for it, as many different Characters must send it; one who dies afterwards still counts.
