# What comes at each Insanity level: Lurker, Lurker, Stalker, Stalker, Despoiler

intruder-whisperer =
    .text = It comes at Insanity level 3 or more when the Stalker is not free. Injury check: draw 1 Attack card; with a retreat arrow it retreats, if not it is defeated when the number is equal to or lower than its Injuries. Defeated, it leaves no Carcass, and 1 Void Seeder token goes into the bag.

intruder-stalker =
    .text = It comes at Insanity level 3 or 4. Injury check: draw 2 Attack cards; with a retreat arrow it retreats, if not it is defeated when the higher number is equal to or lower than its Injuries. Defeated, it leaves no Carcass, and 1 Void Seeder token goes into the bag.

intruder-seeder =
    .text = In an Encounter: place the type given by the Insanity level of the Character who caused it: a Lurker at 1 or 2, the Stalker at 3 or 4, the Despoiler at 5. If no such miniature is free, the next smaller type comes. In bag development the token goes back in, then, in order, all who are not in Combat make a Noise roll. Surprise number: 1, 2, 3 or 4.
