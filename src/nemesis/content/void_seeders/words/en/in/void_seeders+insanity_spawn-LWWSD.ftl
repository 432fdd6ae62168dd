# What comes at each Insanity level: Lurker, Whisperer, Whisperer, Stalker, Despoiler

intruder-lurker =
    .text = It comes at Insanity level 1. Injury check: draw 2 Attack cards; with a retreat arrow it retreats, if not it is defeated when the lower number is equal to or lower than its Injuries. Defeated, it leaves no Carcass, and 1 Void Seeder token goes into the bag.

intruder-whisperer =
    .text = It comes at Insanity level 2 or 3. Injury check: draw 1 Attack card; with a retreat arrow it retreats, if not it is defeated when the number is equal to or lower than its Injuries. Defeated, it leaves no Carcass, and 1 Void Seeder token goes into the bag.

intruder-seeder =
    .text = In an Encounter: place the type given by the Insanity level of the Character who caused it: a Lurker at 1, a Whisperer at 2 or 3, the Stalker at 4, the Despoiler at 5. If no such miniature is free, the next smaller type comes. In bag development the token goes back in, then, in order, all who are not in Combat make a Noise roll. Surprise number: 1, 2, 3 or 4.
