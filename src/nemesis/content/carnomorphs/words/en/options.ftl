# Carnomorphs: the species and its table options

species-carnomorphs = Carnomorphs
    .text = They feed on bodies and Eggs to grow larger, and adapt instead of showing Weaknesses. Infection makes Characters mutate.

option-adaptation_slots = Studying adaptations
    .plain = What you must bring to the Laboratory to learn how the Fleshbeast and the Butcher have adapted: a Carcass or an Egg, each for one.
    .text = Decides which Heavy Object, analysed in the Laboratory, belongs to the adaptation of the Fleshbeast and which to that of the Butcher. The rules only show that a Corpse belongs to the Shambler.
    .value-corpse_carcass_egg = Carcass for the Fleshbeast, Egg for the Butcher
    .value-corpse_egg_carcass = Egg for the Fleshbeast, Carcass for the Butcher

option-mutation_spent_card = Card spent by a Mutation
    .plain = The Contamination card that a Mutation costs you is gone for good, or may come back into your hand.
    .text = Decides where the Contamination card spent by the Mutation action goes. The French rules say discarded; elsewhere they use that word for cards that leave the game.
    .value-removed = Out of the game
    .value-own_discard = On your discard pile

option-mutation_new_contamination = New card after a Mutation
    .plain = When a Mutation brings you a new Contamination card, you draw it next, or later.
    .text = Decides where the new Contamination card goes when the card spent by a Mutation was not infected. The French rules put it on top of the Action deck, another edition on the discard pile.
    .value-deck_top = On top of your deck
    .value-discard = On your discard pile

option-feeding_combat_check = Who may feed
    .plain = A Carnomorph that has just killed its prey feeds at once and grows, or only in a later round.
    .text = Decides when it is checked that a Carnomorph is not in Combat and may feed. After the attacks, a killer left alone with its victim feeds at once; at the start of the step, it must wait.
    .value-after_attacks = After all attacks
    .value-step_start = At the start of the step

option-nest_board_eggs_first = Food in the Nest
    .plain = In the Nest, Carnomorphs eat its Eggs before anything else, or first the dead and the Eggs that lie about.
    .text = Decides whether Carnomorphs in the explored Nest eat the Eggs of the Intruder board before anything that lies there. The French rules name these Eggs apart from the usual order.
    .value-true = Eggs of the board first
    .value-false = The usual order

option-great_hunt_ship_clause = The Great Hunt and the ship
    .plain = For The Great Hunt the Butcher must die, or the end of the ship is enough.
    .text = Decides whether, against the Carnomorphs, the destruction of the ship still fulfils The Great Hunt. The French rules of the expansion only name the death of the Butcher.
    .value-true = Ship destroyed counts
    .value-false = Only the Butcher’s death
