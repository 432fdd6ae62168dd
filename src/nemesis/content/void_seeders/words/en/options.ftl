# Void Seeders: the species and its table options

species-void_seeders = Void Seeders
    .text = They attack the mind: each Character has an Insanity level and draws Panic cards, and three Lairs are hidden on the ship. There is no Slime and no Larva.

option-insanity_spawn = What comes at each Insanity level
    .plain = Which Void Seeder you meet at each level of Insanity: how soon the worse ones come.
    .text = Decides which Void Seeder an Encounter brings at Insanity levels 1 to 5. No public text gives levels 2 to 4: choose what your track cards show.
    .value-LLWSD = Lurker, Lurker, Whisperer, Stalker, Despoiler
    .value-LWWSD = Lurker, Whisperer, Whisperer, Stalker, Despoiler
    .value-LLSSD = Lurker, Lurker, Stalker, Stalker, Despoiler
