# Void Seeders: types and bag tokens

intruder-lurker = Lurker
    .a = a Lurker
    .the = the Lurker
    .text = It comes at Insanity level 1 or 2. Injury check: draw 2 Attack cards; with a retreat arrow it retreats, if not it is defeated when the lower number is equal to or lower than its Injuries. Defeated, it leaves no Carcass, and 1 Void Seeder token goes into the bag.
    .reminder = 2 Attack cards: the lower number counts

intruder-whisperer = Whisperer
    .a = a Whisperer
    .the = the Whisperer
    .text = It comes at Insanity level 3. Injury check: draw 1 Attack card; with a retreat arrow it retreats, if not it is defeated when the number is equal to or lower than its Injuries. Defeated, it leaves no Carcass, and 1 Void Seeder token goes into the bag.
    .reminder = 1 Attack card: defeated if the number ≤ its Injuries

intruder-stalker = Stalker
    .a = the Stalker
    .the = the Stalker
    .text = It comes at Insanity level 4. Injury check: draw 2 Attack cards; with a retreat arrow it retreats, if not it is defeated when the higher number is equal to or lower than its Injuries. Defeated, it leaves no Carcass, and 1 Void Seeder token goes into the bag.
    .reminder = 2 Attack cards: the higher number counts

intruder-despoiler = Despoiler
    .a = the Despoiler
    .the = the Despoiler
    .text = It comes at Insanity level 5 and is never injured. When it would be, draw 1 Attack card: it retreats on a retreat arrow, and a number does nothing. When the third Lair is destroyed, it dies and never comes back.
    .reminder = Never injured; dies with the third Lair

intruder-lair = Lair
    .a = a Lair
    .the = the Lair
    .text = It never moves and never attacks, but whoever is with it is in Combat and makes a Noise roll at the end of each turn. Shoot and Melee injure it only on the “One hit” or “Two hits” face; Fire, grenades and the like need no die. Injury check: draw 2 Attack cards; a retreat arrow saves it, if not it is destroyed when the higher number is equal to or lower than its Injuries. Destroyed, it leaves a Carcass.
    .reminder = Noise roll at the end of each turn beside it

intruder-seeder = Void Seeder
    .a = a Void Seeder
    .the = the Void Seeder
    .text = In an Encounter: place the type given by the Insanity level of the Character who caused it: a Lurker at 1 or 2, a Whisperer at 3, the Stalker at 4, the Despoiler at 5. If no such miniature is free, the next smaller type comes. In bag development the token goes back in, then, in order, all who are not in Combat make a Noise roll. Surprise number: 1, 2, 3 or 4.
    .reminder = Your Insanity level says what comes

intruder-insanity_blue = Blue Insanity
    .a = a blue Insanity token
    .the = the blue Insanity token
    .text = In an Encounter: put a Noise marker in each Corridor of the Room, and in the Technical Corridors if it has an Entrance; the Character who caused it, whatever their colour, resolves a Panic card. In bag development: the Character of this colour resolves a Panic card; if they are dead, hibernating or in a Pod, the token leaves the game and another one is drawn. If not, the token goes back in the bag.
    .reminder = A Panic card

intruder-insanity_red = Red Insanity
    .a = a red Insanity token
    .the = the red Insanity token
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

intruder-insanity_orange = Orange Insanity
    .a = an orange Insanity token
    .the = the orange Insanity token
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

intruder-insanity_green = Green Insanity
    .a = a green Insanity token
    .the = the green Insanity token
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

intruder-insanity_purple = Purple Insanity
    .a = a purple Insanity token
    .the = the purple Insanity token
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

intruder-insanity_white = White Insanity
    .a = a white Insanity token
    .the = the white Insanity token
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

intruder-insanity_pink = Pink Insanity
    .a = a pink Insanity token
    .the = the pink Insanity token
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

exploration-lair = Lair
    .text = Put a Lair in this Room: whoever is here is in Combat. No Noise roll, and a Careful Movement places no Noise marker.
    .reminder = A Lair is here: no Noise roll, but Combat

## Attack cards

attack-vs_atk_01 = { attack-frenzy }
    .text = { attack-frenzy.text }
    .reminder = { attack-frenzy.reminder }

attack-vs_atk_02 = { attack-frenzy }
    .text = { attack-frenzy.text }
    .reminder = { attack-frenzy.reminder }

attack-vs_atk_03 = { attack-scratch }
    .text = { attack-scratch.text }
    .reminder = { attack-scratch.reminder }

attack-vs_atk_04 = { attack-scratch }
    .text = { attack-scratch.text }
    .reminder = { attack-scratch.reminder }

attack-vs_atk_05 = { attack-scratch }
    .text = { attack-scratch.text }
    .reminder = { attack-scratch.reminder }

attack-vs_atk_06 = { attack-scratch }
    .text = { attack-scratch.text }
    .reminder = { attack-scratch.reminder }

attack-vs_atk_07 = Duplicate
    .text = Another Void Seeder of the attacker’s type appears in the Room; if no such miniature is free, the next smaller type. It makes no Surprise Attack and does not attack in this step.
    .reminder = A second Void Seeder of its type appears here

attack-vs_atk_08 = { attack-vs_atk_07 }
    .text = { attack-vs_atk_07.text }
    .reminder = { attack-vs_atk_07.reminder }

attack-vs_atk_09 = Dread
    .text = The target suffers 1 Serious Wound, then resolves a Panic card.
    .reminder = 1 Serious Wound, then a Panic card

attack-vs_atk_10 = { attack-vs_atk_09 }
    .text = { attack-vs_atk_09.text }
    .reminder = { attack-vs_atk_09.reminder }

attack-vs_atk_11 = Brain-Eating
    .text = If the target has 1 or more Serious Wounds, dressed or not, it dies. If not, it suffers 2 Serious Wounds.
    .reminder = Death with 1+ Serious Wound, else 2 Serious Wounds

attack-vs_atk_12 = { attack-vs_atk_11 }
    .text = { attack-vs_atk_11.text }
    .reminder = { attack-vs_atk_11.reminder }

attack-vs_atk_13 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-vs_atk_14 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-vs_atk_15 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-vs_atk_16 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-vs_atk_17 = Dismay
    .text = The target gains 1 Contamination card, then resolves a Panic card.
    .reminder = 1 Contamination, then a Panic card

attack-vs_atk_18 = { attack-vs_atk_17 }
    .text = { attack-vs_atk_17.text }
    .reminder = { attack-vs_atk_17.reminder }

attack-vs_atk_19 = { attack-vs_atk_17 }
    .text = { attack-vs_atk_17.text }
    .reminder = { attack-vs_atk_17.reminder }

attack-vs_atk_20 = { attack-vs_atk_17 }
    .text = { attack-vs_atk_17.text }
    .reminder = { attack-vs_atk_17.reminder }

## Event cards

event-vs_evt_01 = Terror
    .text = In order, each Character who is alive and still on the ship, hibernation apart, draws up to 5 cards in hand and scans all Contamination cards in hand; with at least one infected, their Insanity goes to 5. Then they discard their whole hand.
    .reminder = Draw to 5, scan; infected: Insanity 5; hand lost

event-vs_evt_02 = Hunt
    .text = Each Void Seeder out of Combat goes to a neighbouring Room where there is a Character; among several, to the one with the lowest number. Closed Doors do not stop it.
    .reminder = Void Seeders move to Rooms with Characters

event-vs_evt_03 = Tendrils
    .text = Each Character in a Room with a Technical Corridor Entrance gains 1 Insanity level.
    .reminder = In a Room with a Technical Corridor Entrance: +1 Insanity

event-vs_evt_04 = Computer System Failure
    .text = If an explored Room with a Computer has a Malfunction marker, every other explored Room with a Computer gets one. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = One Computer broken: all Computer Rooms break

event-vs_evt_05 = Monophobia
    .text = In order, each Character alone in their Room and not in Combat resolves a Panic card.
    .reminder = Alone and out of Combat: Panic card

event-vs_evt_06 = { event-vs_evt_01 }
    .text = { event-vs_evt_01.text }
    .reminder = { event-vs_evt_01.reminder }

event-vs_evt_07 = Neurosis
    .text = In order, each Character in a Room with a Lair, or in a Room neighbouring one, resolves a Panic card. Closed Doors do not protect.
    .reminder = With a Lair in the Room or a neighbouring one: Panic card

event-vs_evt_08 = Agoraphobia
    .text = Put the Despoiler in the Room with the lowest number that holds 2 or more Characters. If it is already on the ship or dead, the next smaller type with a free miniature comes instead. There is no Surprise Attack; without such a Room, nothing happens.
    .reminder = The Despoiler comes where 2+ Characters are together

event-vs_evt_09 = { event-vs_evt_08 }
    .text = { event-vs_evt_08.text }
    .reminder = { event-vs_evt_08.reminder }

event-vs_evt_10 = Escape Pod Ejection
    .text = Of the Pods not yet launched, remove the one with the highest number; Characters waiting in it go back to its Section Room (a table option can let them escape with it). With no Pod left, nothing happens. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = The highest-numbered Pod is lost

event-vs_evt_11 = Fire Wave
    .text = Put a Fire marker in each Room neighbouring the burning Room with the lowest number, unless a closed Door separates them.
    .reminder = Fire spreads around the lowest-numbered burning Room

event-vs_evt_12 = Generator Overheat
    .text = If the Generator has a Malfunction marker, it gets a Fire marker; then put a Fire marker in each Room neighbouring a burning one, unless a closed Door separates them. If it has none, it gets a Malfunction marker, if explored. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = Generator broken: Fire spreads; if not, it breaks

event-vs_evt_13 = Whispers
    .text = Draw another Event card for its number only and discard it. In each Room with a Character, lowest number first, put a Noise marker at the exit with that number; if one is already there, the first Character there in order has an Encounter instead. An Entrance counts as an exit; a Corridor between two such Rooms counts once, and so do the Technical Corridors.
    .reminder = A drawn number: Noise or Encounter at that exit

event-vs_evt_14 = Fear
    .text = Each Character who is alive and still on the ship, hibernation apart, gains 1 Contamination card if their Insanity level is higher than the number of cards in their hand.
    .reminder = Insanity above cards in hand: 1 Contamination

event-vs_evt_15 = { event-vs_evt_05 }
    .text = { event-vs_evt_05.text }
    .reminder = { event-vs_evt_05.reminder }

event-vs_evt_16 = Fuel Explosion
    .text = Each of the three Engines gets a Fire marker. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = Fire in each Engine

event-vs_evt_17 = { event-vs_evt_01 }
    .text = { event-vs_evt_01.text }
    .reminder = { event-vs_evt_01.reminder }

event-vs_evt_18 = Ship AI Failure
    .text = If 2 or more explored Rooms with a Computer have a Malfunction marker, Self-Destruct starts, unless it is already running or a Character hibernates. If not, the explored Room with a Computer and no Malfunction marker that has the lowest number gets one.
    .reminder = 2+ Computers broken: Self-Destruct; else one breaks

event-vs_evt_19 = { event-vs_evt_13 }
    .text = { event-vs_evt_13.text }
    .reminder = { event-vs_evt_13.reminder }

event-vs_evt_20 = { event-vs_evt_14 }
    .text = { event-vs_evt_14.text }
    .reminder = { event-vs_evt_14.reminder }

## Weaknesses

weakness-vs_wk_01 = Lucid Rest
    .text = When you Rest, or use the Shower Room or the Canteen, your Insanity may also go down from 3 to 2.
    .reminder = Rest, Shower Room, Canteen: also from 3 to 2

weakness-vs_wk_02 = Strength in Numbers
    .text = A Panic card whose value is above your Insanity level, or that cannot be resolved, gives you no Insanity while another Character is in your Room (solo: while you are not in Combat).
    .reminder = Panic adds no Insanity in company

weakness-vs_wk_03 = Reaction to Danger
    .text = { weakness-weak_reaction.text }
    .reminder = { weakness-weak_reaction.reminder }

weakness-vs_wk_04 = Rooted Lairs
    .text = In the injury check of a Lair, the lower of the two numbers counts. A retreat arrow still saves it.
    .reminder = Lairs: the lower number counts

weakness-vs_wk_05 = Vulnerability to Energy
    .text = When a shot from an Energy Weapon deals at least 1 Injury to a Void Seeder or a Lair, it deals 1 more.
    .reminder = Energy Weapons that hit: +1 Injury

weakness-vs_wk_06 = Vulnerability to Fire
    .text = Each time Fire, a Molotov Cocktail or a Flamethrower injures a Void Seeder or a Lair, it suffers 1 more Injury.
    .reminder = Fire, Molotov, Flamethrower: +1 Injury

weakness-vs_wk_07 = Bound to Matter
    .text = Closed Doors now stop Void Seeders: one that would pass stays where it is and destroys the Door. In the Lurking step too, a Room behind a closed Door does not count as neighbouring.
    .reminder = Closed Doors stop Void Seeders, who break them

weakness-vs_wk_08 = Fading Echo
    .text = In the injury check of a Lurker, a Whisperer, the Stalker or a Lair, count each number as 1 lower, but never below 1. A retreat arrow does not change.
    .reminder = Injury check: numbers count 1 lower (minimum 1)

## Panic cards

panic-vs_pan_01 = Destructive Outburst
    .text = Put a Malfunction marker in your Room. Not possible if it already has one or cannot take one.
    .reminder = Malfunction in your Room

panic-vs_pan_02 = Defeatism
    .text = Each Character in your Room, you included, gains 1 Insanity level; those already at 5 die.
    .reminder = All in your Room: +1 Insanity

panic-vs_pan_03 = Blind Escape
    .text = Draw an Event card for its number only and discard it: you move through the Corridor with that number, without attacks as you leave and with the usual exploration and Noise roll. Not possible if that exit is a Technical Corridor Entrance or has a closed Door.
    .reminder = You run through an exit drawn at random

panic-vs_pan_04 = Destruction
    .text = Discard 1 Heavy Item from your hands, of your choice. Not possible if you hold none; Heavy Objects do not count.
    .reminder = Discard 1 Heavy Item

panic-vs_pan_05 = Insane Courage
    .text = Move to a neighbouring Room with a Void Seeder or a Lair, of your choice, without attacks as you leave. Not possible if there is none you can reach; closed Doors stop you.
    .reminder = You move to a Void Seeder or a Lair in a neighbouring Room

panic-vs_pan_06 = Sabotage
    .text = The Item counter of your Room drops to 0. Not possible if it is already at 0 or if the Room has none.
    .reminder = The Item counter of your Room drops to 0

panic-vs_pan_07 = Self-Mutilation
    .text = You suffer 2 Light Wounds, one after the other.
    .reminder = You suffer 2 Light Wounds

panic-vs_pan_08 = Heart Attack
    .text = You die.
    .reminder = You die

panic-vs_pan_09 = { panic-vs_pan_08 }
    .text = { panic-vs_pan_08.text }
    .reminder = { panic-vs_pan_08.reminder }

panic-vs_pan_10 = Bloodlust
    .text = Every other Character in your Room suffers 1 Serious Wound. If you are alone, you suffer it.
    .reminder = 1 Serious Wound to all others here, or to you

panic-vs_pan_11 = Demotivation
    .text = Each Character in your Room, you included, discards 1 Action card of their choice, if they have one. Then you gain 1 Insanity level.
    .reminder = All here lose 1 Action card; you: +1 Insanity

panic-vs_pan_12 = { panic-vs_pan_10 }
    .text = { panic-vs_pan_10.text }
    .reminder = { panic-vs_pan_10.reminder }

panic-vs_pan_13 = Ripping Off the Bandages
    .text = You suffer 1 Light Wound, and 1 of your dressed Serious Wounds, of your choice, is no longer dressed. Not possible if none is dressed.
    .reminder = 1 Light Wound; 1 dressed Wound opens again

panic-vs_pan_14 = { panic-vs_pan_13 }
    .text = { panic-vs_pan_13.text }
    .reminder = { panic-vs_pan_13.reminder }

panic-vs_pan_15 = Hopelessness
    .text = Draw 3 cards from your deck; remove 1 Action card among them, of your choice, from the game and discard the others. Not possible if there is no Action card among them; they are all discarded.
    .reminder = 3 cards drawn: 1 Action card leaves the game

panic-vs_pan_16 = { panic-vs_pan_07 }
    .text = { panic-vs_pan_07.text }
    .reminder = { panic-vs_pan_07.reminder }

panic-vs_pan_17 = Hallucinations
    .text = One of your loaded Weapons, of your choice, loses all its Ammo. Not possible if you hold no loaded Weapon.
    .reminder = One of your Weapons loses all its Ammo

panic-vs_pan_18 = { panic-vs_pan_17 }
    .text = { panic-vs_pan_17.text }
    .reminder = { panic-vs_pan_17.reminder }

panic-vs_pan_19 = Pyromaniac
    .text = Put a Fire marker in your Room. Not possible if it already burns.
    .reminder = Fire in your Room

panic-vs_pan_20 = { panic-vs_pan_06 }
    .text = { panic-vs_pan_06.text }
    .reminder = { panic-vs_pan_06.reminder }

## Glossary

term-insanity = Insanity
    .text = Each Character has a level from 1 to 5, seen by all, which says what comes in an Encounter. One more level at 5 kills. Rest, the Shower Room and the Canteen can lower it by 1, but never from 3 to 2; Surgery and an Antidote bring 4 or 5 down to 3. An infected card found in a scan of your hand sends it to 5. At the end, each Contamination card adds a level, up to 5; at 5, any Contamination card among 4 drawn kills.
    .rules = V-2.1, V-2.2, V-2.3, V-2.4

term-panic = Panic
    .text = Draw a Panic card. If its value is above your Insanity level, or if its effect is not possible, you gain 1 Insanity level and that is all. If not, the effect happens, unless another Character in your Room discards an Interruption card to cancel it. A move that Panic forces costs nothing and no Intruder attacks as you leave.
    .rules = V-3.1, V-3.2, V-3.3, V-3.4

term-lair = Lair
    .text = Three are hidden among the Exploration tokens, on the Engines too. A Lair counts as an Intruder, so you are in Combat beside it, but it never moves and never attacks, not even as you leave. At the end of each of your turns beside it, make a Noise roll. It leaves a Carcass when destroyed; when all three are gone, the Despoiler is dead.
    .rules = V-1.2, V-6.1, V-6.2, V-6.3, V-6.4, V-6.5, V-6.6, V-6.7, V-6.8

term-lurking = Lurking
    .text = A step before bag development. Take each Room with Void Seeders out of Combat and no Character in any neighbouring Room, even behind closed Doors. Put a Noise marker at each of its exits without one, then remove its Void Seeders: their Injuries are lost, and for each one 1 Void Seeder token goes into the bag. Lairs stay.
    .rules = V-8.1
