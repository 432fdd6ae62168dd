# Tokens, dice faces, places, doors, engines

exploration-malfunction = Malfunction
    .text = Put a Malfunction marker in this Room; nothing in the Nest or the Room Covered with Slime. If the Room was empty, the usual Noise roll follows.
    .reminder = Malfunction here, then the usual Noise roll

exploration-doors = Doors
    .text = Put a closed Door in the Corridor you came through. Nothing happens if that Corridor has a destroyed Door or if you did not come through a Corridor. If the Room was empty, the usual Noise roll follows.
    .reminder = A Door closes behind you, then the usual Noise roll

exploration-fire = Fire
    .text = Put a Fire marker in this Room. If the Room was empty, the usual Noise roll follows.
    .reminder = Fire here, then the usual Noise roll

exploration-silence = Silence
    .text = No Noise roll for this move. If you have a Slime marker, resolve Danger instead. A Careful Movement, or a move without a Noise roll, ignores this token.
    .reminder = No Noise roll (with Slime: Danger)

exploration-slime = Slime
    .text = Take a Slime marker (1 at most). If the Room was empty, the usual Noise roll follows.
    .reminder = You gain Slime, then the usual Noise roll

exploration-danger = Danger
    .text = No Noise roll: resolve Danger. Intruders of neighbouring Rooms that are not in Combat come in, or destroy the closed Door that stops them; if there are none, a Noise marker goes on each exit without one. A Careful Movement, or a move without a Noise roll, ignores this token.
    .reminder = No Noise roll: resolve Danger at once

intruder-larva = Larva
    .a = a Larva
    .the = the Larva
    .text = A Larva attacks without a card: it goes onto its victim’s board, and the victim gains 1 Contamination card (only the card if a Larva is already there). 1 Injury kills it; it leaves no Carcass. In bag development its token leaves the bag and an Adult token goes in. Surprise number: 1.
    .reminder = Infests instead of striking; 1 Injury kills it

intruder-creeper = Creeper
    .a = a Creeper
    .the = the Creeper
    .text = Injury check: draw 1 Attack card; it dies if the number is equal to or lower than its Injuries. Killed, it leaves a Carcass. In bag development its token leaves the bag and a Breeder token goes in. Surprise number: 1.
    .reminder = 1 Attack card: dies if the number ≤ its Injuries

intruder-adult = Adult
    .a = an Adult
    .the = the Adult
    .text = Injury check: draw 1 Attack card; it dies if the number is equal to or lower than its Injuries. Killed, it leaves a Carcass. In bag development its token goes back in, then, in order, all who are not in Combat make a Noise roll. Surprise number: 2, 3 or 4.
    .reminder = 1 Attack card: dies if the number ≤ its Injuries

intruder-breeder = Breeder
    .a = a Breeder
    .the = the Breeder
    .text = Injury check: draw 2 Attack cards; it dies if their sum is lower than its Injuries (a table option also kills it on an equal sum). Killed, it leaves a Carcass. In bag development its token goes back in, then, in order, all who are not in Combat make a Noise roll. Surprise number: 3 or 4.
    .reminder = 2 Attack cards: dies if the sum < its Injuries

intruder-queen = Queen
    .a = the Queen
    .the = the Queen
    .text = Injury check: draw 2 Attack cards; she dies if their sum is lower than her Injuries (a table option also kills her on an equal sum). Killed, she leaves a Carcass. In bag development, she appears in the explored Nest if a Character is there (Encounter); otherwise 1 Egg is added to the Intruder board. Her token goes back in the bag. Surprise number: 4.
    .reminder = 2 Attack cards: dies if the sum < her Injuries

intruder-blank = Blank
    .a = a blank
    .the = the blank
    .text = In an Encounter: a false alarm. Put a Noise marker in each Corridor of the Room, and in the Technical Corridors if it has an Entrance; if the bag held nothing else, add 1 Adult token. In bag development: add 1 Adult token. Add none if none is left; the blank always goes back in the bag.
    .reminder = False alarm: Noise around the Room, no Intruder

noise_face-1 = Noise 1
    .text = Put a Noise marker in the Corridor numbered 1 of your Room, or in the Technical Corridors if 1 is an Entrance. If a marker is already there, resolve an Encounter instead.
    .reminder = Noise at exit 1; already there: Encounter

noise_face-2 = Noise 2
    .text = Put a Noise marker in the Corridor numbered 2 of your Room, or in the Technical Corridors if 2 is an Entrance. If a marker is already there, resolve an Encounter instead.
    .reminder = Noise at exit 2; already there: Encounter

noise_face-3 = Noise 3
    .text = Put a Noise marker in the Corridor numbered 3 of your Room, or in the Technical Corridors if 3 is an Entrance. If a marker is already there, resolve an Encounter instead.
    .reminder = Noise at exit 3; already there: Encounter

noise_face-4 = Noise 4
    .text = Put a Noise marker in the Corridor numbered 4 of your Room, or in the Technical Corridors if 4 is an Entrance. If a marker is already there, resolve an Encounter instead.
    .reminder = Noise at exit 4; already there: Encounter

noise_face-silence = Silence
    .text = Nothing happens and no marker is placed. If you have a Slime marker, resolve Danger instead.
    .reminder = Nothing (with Slime: Danger)

noise_face-danger = Danger
    .text = Each Intruder in a neighbouring Room that is not in Combat moves into your Room; one behind a closed Door stays where it is and destroys that Door. If there is no such Intruder at all, put a Noise marker in each Corridor of your Room without one, and in the Technical Corridors if your Room has an Entrance and they have none.
    .reminder = Neighbouring Intruders come in; none: Noise everywhere

combat_face-miss = Miss
    .text = Shoot: you miss. Melee: you miss and suffer 1 Serious Wound (not against Eggs, unless a table option says so).
    .reminder = Miss; in Melee also 1 Serious Wound

combat_face-creeper = Creeper face
    .text = 1 Injury to a Larva, a Creeper or an Egg. Any other target is missed, and in Melee a miss costs you 1 Serious Wound.
    .reminder = 1 Injury to a Larva, Creeper or Egg; else a miss

combat_face-adult = Adult face
    .text = 1 Injury to a Larva, a Creeper, an Adult or an Egg. Any other target is missed, and in Melee a miss costs you 1 Serious Wound.
    .reminder = 1 Injury, except to a Breeder or the Queen: a miss

combat_face-hit1 = One hit
    .text = 1 Injury to the target, whatever its type, by Shoot or Melee.
    .reminder = 1 Injury to any target

combat_face-hit2 = Two hits
    .text = Shoot: 2 Injuries to the target, whatever its type. Melee: 1 Injury only.
    .reminder = Shoot: 2 Injuries. Melee: 1

place-earth = Earth
    .text = The ship goes home: nobody in hibernation dies in the Coordinates check.

place-mars = Mars
    .text = Characters in hibernation die in the Coordinates check, except the one whose chosen Objective is Quarantine (a table option can spare them all).

place-venus = Venus
    .text = All Characters in hibernation die in the Coordinates check.

place-deep_space = Deep Space
    .text = All Characters in hibernation die in the Coordinates check: nobody will find the ship.

door-open = Open Door
    .text = No token in the Corridor. Characters and Intruders go through, Fire can spread.

door-closed = Closed Door
    .text = It stops Characters, thrown weapons and the spread of Fire. An Intruder that should pass stays where it is and destroys the Door. Noise is not affected.

door-destroyed = Destroyed Door
    .text = Always passable. It can never be closed again, except with the Plasma Torch.

engine_state-working = Working Engine
    .text = With this token on top, the Engine works. The ship gets through the Engine check if at least 2 of the 3 Engines work.

engine_state-damaged = Damaged Engine
    .text = With this token on top, the Engine is damaged. With 2 or 3 damaged Engines, the ship explodes in the Engine check.
