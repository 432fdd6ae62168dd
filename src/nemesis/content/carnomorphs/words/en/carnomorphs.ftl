# Carnomorphs: types and bag tokens

intruder-metagorger = Metagorger
    .a = a Metagorger
    .the = the Metagorger
    .text = It attacks without a card: the target gains a Mutation card if it has none, gains 1 Contamination card and suffers 1 Light Wound; 1 Shambler token goes into the bag, and the Metagorger leaves the ship. Injury check: draw 1 Attack card; it dies if the number for Metagorgers is equal to or lower than its Injuries. Killed, it leaves a Carcass.
    .reminder = Its attack mutates the target; then it is gone

intruder-metagorger_red = Red Metagorger
    .a = a red Metagorger
    .the = the red Metagorger
    .text = In an Encounter: a Metagorger. In bag development: put 1 Metagorger in each Room that holds a Metagorger or a Heavy Object, even a carried one, and in the Nest if it is explored and not destroyed; 1 per Room, lowest numbers first if miniatures run out. There is no Surprise Attack, and the token goes back in the bag. Surprise number: 2 or 3.
    .reminder = Bag: Metagorgers where food or Metagorgers are

intruder-metagorger_blue = Blue Metagorger
    .a = a blue Metagorger
    .the = the blue Metagorger
    .text = In an Encounter: a Metagorger. In bag development: in order, all who are not in Combat make a Noise roll; then this token leaves the bag and 1 Metagorger token goes in, a red one if any is left, otherwise a blue one. Surprise number: 1 or 2.
    .reminder = Bag: Noise rolls, then a red one takes its place

intruder-shambler = Shambler
    .a = a Shambler
    .the = the Shambler
    .text = Injury check: draw 1 Attack card; it dies if the number for the larger Carnomorphs is equal to or lower than its Injuries. Killed, it leaves a Carcass. In bag development its token goes back in, then, in order, all who are not in Combat make a Noise roll. Surprise number: 2, 3 or 4.
    .reminder = 1 Attack card: dies if the number ≤ its Injuries

intruder-fleshbeast = Fleshbeast
    .a = a Fleshbeast
    .the = the Fleshbeast
    .text = Injury check: draw 1 Attack card; it dies if the number for the larger Carnomorphs is equal to or lower than its Injuries. Killed, it leaves a Carcass and 1 Shambler. In bag development its token goes back in, then, in order, all who are not in Combat make a Noise roll. Surprise number: 3 or 4.
    .reminder = Killed, it leaves a Carcass and a Shambler

intruder-butcher = Butcher
    .a = the Butcher
    .the = the Butcher
    .text = It never enters the Technical Corridors. Injury check: draw 1 Attack card; it dies if the number for the larger Carnomorphs is equal to or lower than its Injuries. Killed, it leaves 2 Shamblers, no Carcass, and never comes back. In bag development, unless it is already in Combat, it comes to a Character with Slime (of several: the one with the fewest cards in hand, then the lowest player number), or else to the First Player; this is an Encounter, and its token leaves the bag. Surprise number: 4.
    .reminder = Killed, it leaves 2 Shamblers and never comes back

## Attack cards

attack-ca_atk_01 = Devour
    .text = The Butcher loses all its Injuries. If the target has 1 or more Serious Wounds, dressed or not, it dies. If not, it suffers 1 Serious Wound.
    .reminder = Butcher heals; death with 1+ Serious Wound, else 1

attack-ca_atk_02 = { attack-ca_atk_01 }
    .text = { attack-ca_atk_01.text }
    .reminder = { attack-ca_atk_01.reminder }

attack-ca_atk_03 = Spawn
    .text = The target gains a Slime marker (1 at most), and 1 Metagorger appears in the Room, if a miniature is left. It does not attack in this step.
    .reminder = Slime; 1 Metagorger appears here

attack-ca_atk_04 = { attack-ca_atk_03 }
    .text = { attack-ca_atk_03.text }
    .reminder = { attack-ca_atk_03.reminder }

attack-ca_atk_05 = Bash
    .text = The target suffers 1 Serious Wound and gains 1 Contamination card.
    .reminder = 1 Serious Wound, 1 Contamination

attack-ca_atk_06 = { attack-ca_atk_05 }
    .text = { attack-ca_atk_05.text }
    .reminder = { attack-ca_atk_05.reminder }

attack-ca_atk_07 = Regurgitate
    .text = The target gains a Slime marker (1 at most) and 1 Contamination card. Put a Carcass in the Room.
    .reminder = Slime, 1 Contamination; a Carcass drops here

attack-ca_atk_08 = { attack-ca_atk_07 }
    .text = { attack-ca_atk_07.text }
    .reminder = { attack-ca_atk_07.reminder }

attack-ca_atk_09 = Slash
    .text = { attack-scratch.text }
    .reminder = { attack-scratch.reminder }

attack-ca_atk_10 = { attack-ca_atk_09 }
    .text = { attack-ca_atk_09.text }
    .reminder = { attack-ca_atk_09.reminder }

attack-ca_atk_11 = { attack-ca_atk_09 }
    .text = { attack-ca_atk_09.text }
    .reminder = { attack-ca_atk_09.reminder }

attack-ca_atk_12 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-ca_atk_13 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-ca_atk_14 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-ca_atk_15 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-ca_atk_16 = Whiplash
    .text = { attack-claw_attack.text }
    .reminder = { attack-claw_attack.reminder }

attack-ca_atk_17 = { attack-ca_atk_16 }
    .text = { attack-ca_atk_16.text }
    .reminder = { attack-ca_atk_16.reminder }

attack-ca_atk_18 = { attack-ca_atk_16 }
    .text = { attack-ca_atk_16.text }
    .reminder = { attack-ca_atk_16.reminder }

attack-ca_atk_19 = { attack-ca_atk_16 }
    .text = { attack-ca_atk_16.text }
    .reminder = { attack-ca_atk_16.reminder }

attack-ca_atk_20 = { attack-ca_atk_16 }
    .text = { attack-ca_atk_16.text }
    .reminder = { attack-ca_atk_16.reminder }

## Event cards

event-ca_evt_01 = Rampant Mutation
    .text = In order, each Character who is alive and still on the ship, hibernation apart, draws 4 cards from their deck and scans the Contamination cards among them; if any is infected, they gain a Mutation marker. The 4 cards are then discarded.
    .reminder = Draw 4 cards: an infected one gives a Mutation marker

event-ca_evt_02 = { event-ca_evt_01 }
    .text = { event-ca_evt_01.text }
    .reminder = { event-ca_evt_01.reminder }

event-ca_evt_03 = Reawakening
    .text = In each Room where a Carcass lies, lowest number first, 1 Shambler takes the place of 1 Carcass, while miniatures last. If a Character is there, the new Shambler attacks at once. Carried Carcasses are safe.
    .reminder = Carcasses on the floor become Shamblers that attack

event-ca_evt_04 = { event-ca_evt_03 }
    .text = { event-ca_evt_03.text }
    .reminder = { event-ca_evt_03.reminder }

event-ca_evt_05 = Lurking
    .text = Take off the ship every Shambler, every Fleshbeast and the Butcher if no Character is in their Room. For each one, a token of its type goes into the bag, if one is left. Metagorgers stay.
    .reminder = Larger Carnomorphs left alone return to the bag

event-ca_evt_06 = { event-ca_evt_05 }
    .text = { event-ca_evt_05.text }
    .reminder = { event-ca_evt_05.reminder }

event-ca_evt_07 = Stalking
    .text = Each Shambler, Fleshbeast and Butcher out of Combat goes to a neighbouring Room where there is a Character; among several, to the one with the lowest number. If a closed Door is in its way, it destroys the Door and stays where it is.
    .reminder = Larger Carnomorphs move to Rooms with Characters

event-ca_evt_08 = { event-ca_evt_07 }
    .text = { event-ca_evt_07.text }
    .reminder = { event-ca_evt_07.reminder }

event-ca_evt_09 = Airlock Procedure Glitch
    .text = In the explored yellow Room with the highest number, all Doors close and the airlock procedure starts: if they are all still closed when everyone has passed in the next Player Phase, everything alive in that Room dies. Nothing happens if a Door there is destroyed or if a procedure is already running.
    .reminder = Airlock procedure in the highest-numbered yellow Room

event-ca_evt_10 = Generator Overload
    .text = If there are 3 or more Malfunction markers on the ship, Self-Destruct starts, unless it is already running or a Character hibernates. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = 3+ Malfunctions: Self-Destruct starts

event-ca_evt_11 = Marked Prey
    .text = Each Character in a Room with a Heavy Object, lying or carried, gains a Slime marker (1 at most). The explored Nest counts while it holds Eggs.
    .reminder = With a Heavy Object in the Room: Slime

event-ca_evt_12 = Evacuation Hatches Jam
    .text = Evacuation Sections A and B each get a Malfunction marker, if explored and without one.
    .reminder = Malfunction in both Evacuation Sections

event-ca_evt_13 = Quarantine Procedure
    .text = Close the Doors of all Corridors of each Room where there is a Character with Slime. Destroyed Doors stay as they are. If there are not enough Door tokens, the First Player chooses.
    .reminder = All Doors close around slimed Characters

event-ca_evt_14 = Growl
    .text = Put a Noise marker in each Corridor without one of every Room that holds a Carnomorph. The Technical Corridors do not count, and there is no Encounter.
    .reminder = Noise in the Corridors around each Carnomorph

event-ca_evt_15 = Scavenging Biomatter
    .text = Each Metagorger, Shambler and Fleshbeast out of Combat goes to a neighbouring Room with a Heavy Object, lying or carried (the explored Nest counts while it holds Eggs); among several, to the one with the lowest number. It leaves even a Room with food. If a closed Door is in its way, it destroys the Door and stays where it is.
    .reminder = All but the Butcher move towards Heavy Objects

event-ca_evt_16 = Structural Weakness
    .text = Each explored white Room gets a Malfunction marker. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = Malfunction in each explored white Room

event-ca_evt_17 = Emergency Protocol Failure
    .text = Of the Pods of Evacuation Section B, remove the one with the highest number; Characters waiting in it go back to the Section Room (a table option can let them escape with it). With no Pod there, nothing happens. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = Section B loses its highest-numbered Pod

event-ca_evt_18 = Chemical Fire
    .text = The burning Room with the highest number gets a Malfunction marker and loses its Fire marker; each Room neighbouring it gets a Fire marker, unless a closed Door separates them. Then shuffle this card back into the Event deck, without the discard.
    .reminder = Highest-numbered burning Room: Malfunction, Fire around it

event-ca_evt_19 = Ammunition Meltdown
    .text = The Item counter of the explored red Room with the lowest number drops to 0. Put a Fire marker there and in each Room neighbouring it, unless a closed Door separates them. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = Lowest-numbered red Room: emptied, Fire there and around

event-ca_evt_20 = Beast on the Prowl
    .text = If the Butcher is on the ship and no Character is in its Room, put it in the Room of the first Character in order who has Slime, whatever the Doors: no Encounter, no Surprise Attack. If it is not on the ship, each Character with Slime makes a Noise roll, in order, unless they are in Combat.
    .reminder = The Butcher jumps to Slime; no Butcher: Noise rolls

## Adaptations

weakness-ca_adp_voracious = Voracious
    .text = Carnomorphs feed before they attack, and those in Combat feed too, on what lies in the Room. Then all those in Combat attack, as the type they now are.
    .reminder = They feed before attacking, even in Combat

weakness-ca_adp_agile = Agile
    .text = When you Shoot or use Melee against a Carnomorph, the “One hit” face is a miss. The other faces do not change.
    .reminder = The “One hit” face is a miss

weakness-ca_adp_thick_hide = Thick Hide
    .text = In an injury check, count the number drawn as 1 higher. A retreat arrow does not change.
    .reminder = Injury check: numbers count 1 higher

weakness-ca_adp_ambusher = Ambushers
    .text = In an Encounter, count the number on the token as 1 higher to see whether there is a Surprise Attack.
    .reminder = Surprise numbers are 1 higher

weakness-ca_adp_fireproof = Fireproof
    .text = Fire markers do not injure Carnomorphs. A Flamethrower or a Molotov Cocktail deals each of them 1 Injury less (never below 0).
    .reminder = No Injury from Fire; Flamethrower: 1 less

weakness-ca_adp_battering = Battering
    .text = A Carnomorph that meets a closed Door as it moves or retreats destroys it and still completes its move.
    .reminder = Closed Doors break and stop no Carnomorph

weakness-ca_adp_tenacious = Tenacious
    .text = In an injury check, a Carnomorph ignores a retreat arrow: it stays in the Room, alive. Rooms and Items can still make it retreat.
    .reminder = Retreat arrows of injury checks are ignored

weakness-ca_adp_virulent = Virulent
    .text = Each time a Carnomorph’s attack, or your own Melee against one, gives you Contamination, gain 1 more Contamination card.
    .reminder = Attacks and Melee: +1 Contamination card

## Mutations

mutation-ca_mut_01 = Bone Claws
    .text = In Combat only. Infected card: 2 Injuries to 1 Intruder in your Room. Other card: 1 Injury to 1 Intruder in your Room.
    .reminder = In Combat: 2 Injuries, or 1, to an Intruder

mutation-ca_mut_02 = Acid Glands
    .text = In Combat only. Infected card: 1 Injury to each Intruder in your Room, the largest first, then a Malfunction marker there; Shamblers placed by these deaths are spared. Other card: 1 Injury to 1 Intruder in your Room and a Malfunction marker there. A Room that cannot take the marker gets none.
    .reminder = In Combat: 1 Injury to all, or one; Malfunction

mutation-ca_mut_03 = Regrowth
    .text = In or out of Combat. Infected card: discard all your Light Wounds and 1 Serious Wound of your choice, dressed or not. Other card: discard all your Light Wounds, or dress all your Serious Wounds.
    .reminder = Discard Light Wounds and 1 Serious, or dress

mutation-ca_mut_04 = Adrenal Glands
    .text = In or out of Combat. Draw 3 cards; there is no limit to your hand. If the card spent was not infected, the first one drawn is usually the new Contamination card.
    .reminder = Draw 3 cards

mutation-ca_mut_05 = Scent of Kin
    .text = In or out of Combat. Infected card: no Intruder attacks you until the end of this round; they attack another Character of the Room, if there is one. Effects on all Characters of a Room still reach you. Other card: lose your Slime and remove all Noise markers around your Room, in the Technical Corridors too if it has an Entrance.
    .reminder = No attack on you this round, or no Slime and Noise

mutation-ca_mut_06 = Spring Legs
    .text = In or out of Combat. Infected card: move 1 or 2 Rooms in a row; only the last one asks for a Noise roll, and an unexplored Room ends the move. Other card: move 1 Room, with the usual exploration and Noise roll. No Intruder attacks as you leave; closed Doors stop you.
    .reminder = Move 2 Rooms, or 1, without attacks

mutation-ca_mut_07 = Tentacles
    .text = Out of Combat only. Infected card: Search your Room twice, if its Item counter allows. Other card: Search it once.
    .reminder = Out of Combat: Search twice, or once

mutation-ca_mut_08 = Carapace
    .text = In or out of Combat. Infected card: until the end of this round you ignore every Wound; Contamination, Slime and effects that kill still work. Other card: you ignore the next Wound, Light or Serious, that you would suffer this round.
    .reminder = Ignore all Wounds this round, or the next one

mutation-ca_mut_09 = Echolocation
    .text = In or out of Combat. Infected card: look in secret at the tile and the token of up to 3 unexplored Rooms, anywhere. Other card: the same for 1 unexplored Room neighbouring yours. You may say what you like about them.
    .reminder = Look at 3 unexplored Rooms, or at 1 neighbouring

mutation-ca_mut_10 = Pack Mind
    .text = In or out of Combat. Infected card: move 1 Intruder of your Room or of a neighbouring one to a Room neighbouring its own, of your choice; closed Doors block, it keeps its Injuries and does not attack. Other card: look at the top Event card, then leave it there or put it at the bottom of the deck.
    .reminder = Move an Intruder, or look at the next Event

mutation-ca_mut_11 = Carrion Hunger
    .text = Out of Combat only. Remove 1 Corpse, Carcass or Egg that lies in your Room or is in your hands, or 1 Egg of the Intruder board if you are in the Nest. Infected card: discard all your Light Wounds and 1 Serious Wound of your choice. Other card: discard 1 Light Wound and draw 2 cards. With nothing to remove, nothing happens.
    .reminder = Eat a Heavy Object: heal, or heal less and draw 2

mutation-ca_mut_12 = Neural Graft
    .text = Out of Combat only. Infected card: perform the Room Action of your Room at no cost, even if it has a Malfunction marker. Other card: perform it at no cost, if there is no Malfunction marker.
    .reminder = Out of Combat: free Room Action

## Glossary

term-mutation = Mutation
    .text = When you gain a Mutation card, draw 2, keep 1 face down and shuffle the other back; you have 1 at most. As an action without any other cost, scan a Contamination card of your hand: the card is spent, you gain a Mutation marker, and one half of your Mutation works, depending on whether the card was infected. If it was not, a new Contamination card goes on top of your deck (a table option can change this). The first use reveals the Mutation. Surgery or an Antidote removes it.
    .rules = C-2.1, C-2.2, C-2.3, C-4.1, C-4.2

term-mutation_marker = Mutation marker
    .text = You gain one each time you use your Mutation, and each time a scan of your hand finds an infected card. Without a Mutation card you gain that card instead. Nothing removes a marker; a fourth one kills you, and a Shambler appears beside your Corpse. At the end, with a Mutation card, each Contamination card among 4 drawn adds one.
    .rules = C-3.1, C-2.4, C-5.1, C-12.1

term-adaptation = Adaptation
    .text = Three hidden cards that replace the Weaknesses and make all Carnomorphs stronger. One is revealed when the first Shambler appears, one with the first Fleshbeast, one with the Butcher. Once revealed, analyse the matching Heavy Object in the Laboratory to discard it: Corpse for the Shambler, Carcass for the Fleshbeast, Egg for the Butcher.
    .rules = C-1.2, C-1.3, C-6.1, C-6.2, C-6.3

term-feeding = Feeding
    .text = After the Intruder Attacks, each Carnomorph out of Combat that has food in its Room loses all its Injuries, evolves and removes that food; the largest eat first, each once. Food, in this order: red Corpse, Egg, Carcass, another Metagorger, blue Corpse. In the explored Nest they eat the Eggs of the Intruder board first (a table option can change this). What a Character carries is not eaten.
    .rules = C-11.5

term-evolution = Evolution
    .text = A Carnomorph that feeds becomes the next larger type: Metagorger, Shambler, Fleshbeast, Butcher. It stays what it is if no miniature of that type is free, or if the Butcher was killed. The bag does not change.
    .rules = C-11.5
