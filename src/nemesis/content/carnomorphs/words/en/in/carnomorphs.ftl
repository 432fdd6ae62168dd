# What the Carnomorphs change in the words of the base game

## Contamination: markers instead of Larvae

ask-scan = Do you scan the Contamination cards in your hand? Cards that are not infected leave the game; { $deadly ->
        [yes] an infected one kills you: it would be your fourth Mutation marker.
       *[no] an infected one gives you a Mutation marker, or a Mutation card if you have none.
    }

client-odds_infected = infected, a Mutation marker: { $percent }%

card-rest =
    .text = Cost: this card only. Out of Combat only. You need at least 1 Contamination card in hand. Scan all those in your hand: remove from the game each one that is not infected. Infected ones stay in your hand. If there is at least one, you gain a single Mutation marker or, if you have no Mutation card, that card instead; a fourth marker kills you.

room-canteen =
    .text = Room Action, 2 cards: heal 1 of your Light Wounds. Then you may scan the Contamination cards in your hand (you must, if there was nothing to heal): those not infected leave the game; if any is infected, it stays in hand and you gain a single Mutation marker or, if you have no Mutation card, that card instead. A fourth marker kills you.

room-shower_room =
    .text = Room Action, 2 cards: discard your Slime marker. Then you may scan the Contamination cards in your hand (you must, if you had no Slime): those not infected leave the game; if any is infected, it stays in hand and you gain a single Mutation marker or, if you have no Mutation card, that card instead. A fourth marker kills you. The water puts out no Fire.

term-infected =
    .text = Some Contamination cards are infected; only a scan shows which. An infected card found in a scan of your hand stays there and gives you a Mutation marker or, if you have no Mutation card, that card instead. A fourth marker kills you.
    .rules = R-16.3, R-16.4, C-5.1, C-3.1

term-scan =
    .text = A scan shows you alone which Contamination cards are infected. After a scan of your hand (Rest, Canteen, Shower Room), the cards that are not infected leave the game. Several infected cards in one scan give a single Mutation marker. The card that a Mutation spends is scanned too.
    .rules = R-16.3, R-16.4, R-16.6, C-4.2, C-5.1

term-larva_on_board =
    .text = There is none against the Carnomorphs. Its place on your board holds your Mutation markers: see Mutation and Mutation marker.
    .rules = C-1.6

item-alcohol =
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose 1 Contamination card in your hand without scanning it first, scan it and remove it from the game. An infected one gives you no Mutation marker, but you gain a new Contamination card. Crafting symbol: flame.

trait-trait_android =
    .text = Nothing but Self-Repair dresses or heals your Wounds: no Item, no Room, no card of the Medic, no Mutation, no AutoDoc. Clothes still remove Slime. Whenever you draw a Contamination card, it is scanned at once and leaves the game, you draw another card instead, and an infected one deals you 1 Light Wound; no Mutation marker comes of it, and you never hold a card that a Mutation could spend. You put your Personal Objective away unseen and draw a second Corporate Objective. When the Time marker reaches space 5, you shut down and are out of the game, unless you hibernate or left in a Pod.

## Using a Mutation

term-action =
    .text = There are five kinds of action: basic, Action card, Item, Room and Mutation. An action must be legal and able to do something before you pay for it. In Combat, Shoot, Melee and Escape are the only basic actions; a Mutation says whether it may be used there.
    .rules = R-5.1, R-5.16, R-5.18, R-5.20, R-5.21, C-4.1

term-combat =
    .text = A Character and an Intruder in the same Room are in Combat. There, the only basic actions are Shoot, Melee and Escape, Room Actions are forbidden, and a Mutation says whether it may be used. Eggs, and Characters in a Pod or in hibernation, are not in Combat.
    .rules = R-5.19, R-5.20, R-5.21, R-7.6, C-4.1

## Surgery and Antidote: the Mutation card

room-surgery =
    .text = Room Action, 2 cards: scan all your Contamination cards, wherever they are (deck, hand, discard). Remove the infected ones from the game, and shuffle your Mutation card back into its deck; your markers stay, and this scan gives you none. Then suffer 1 Light Wound, shuffle all your cards, hand included, into your deck, and pass: you hold no card until the next round.
    .reminder = Infected cards and Mutation out; 1 Light Wound; you pass

part-surgery = remove infected cards and the Mutation card, 1 Light Wound

item-antidote =
    .text = Crafted from flame and cross. Cost: 1 Action card. Out of Combat only. Single use. Scan all your Contamination cards (deck, hand and discard pile). Remove from the game every infected one, and shuffle your Mutation card back into its deck; your markers and the other cards stay. You then gain 1 Contamination card, shuffle everything, hand included, into a new deck and must pass.
    .reminder = Remove infected cards and Mutation; +1 Contamination, pass.

part-antidote = remove infected cards and the Mutation card

item-surgeon_kit =
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose 1 Character in your Room. All their Contamination cards (deck, hand and discard pile) are scanned: the infected ones leave the game, and their Mutation card goes back into its deck; their markers stay. All their cards, hand included, are shuffled into a new deck and they suffer 1 Light Wound.
    .reminder = Remove infected cards and Mutation; 1 Light Wound.

## Adaptations instead of Weaknesses

term-weakness =
    .text = The Carnomorphs have none: three adaptations lie in their place and make them stronger. Analysing a Heavy Object discards the adaptation that belongs to it, once it is revealed. See Adaptation.
    .rules = C-1.2, C-6.1, C-6.3

room-laboratory =
    .text = Room Action, 2 cards, if a Corpse, a Carcass or an Egg lies here or is held by a Character here, and the adaptation that belongs to it is in force: discard that adaptation. It no longer applies, and the Heavy Object is kept. An adaptation still face down, or already discarded, cannot be analysed.
    .reminder = Corpse, Carcass or Egg here: discard its adaptation

item-lab_equipment =
    .text = Cost: 1 Action card. Out of Combat only. Single use. If a Character Corpse, an Intruder Carcass or an Egg lies in your Room or is carried there, and the adaptation that belongs to it is in force: discard that adaptation.
    .reminder = Corpse, Carcass or Egg here: discard its adaptation.

ask-study = { $deed }: what do you analyse? Its adaptation is discarded.

why_not-nothing_to_study = There is no Corpse, Egg or Carcass here whose adaptation is in force.

object-egg =
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. Eggs of the Nest are taken only by the Nest’s Room Action. It is not an Intruder and puts nobody in Combat. An Egg that nobody carries can be attacked: each Injury destroys 1; Carnomorphs out of Combat eat it. An Egg can be analysed to discard its adaptation.

object-carcass =
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. Left by a killed Carnomorph other than the Butcher. On the floor, Carnomorphs out of Combat eat it, and some Events bring it back to life. It can be analysed to discard its adaptation.
    .reminder = 1 hand; analyse it to discard an adaptation.

object-corpse =
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. Placed in the Room where a Character dies. On the floor, Carnomorphs out of Combat eat it. It can be analysed to discard its adaptation.
    .reminder = 1 hand; analyse it to discard an adaptation.

object-blue_corpse =
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. It lies in the Hibernatorium at the start and is a Character Corpse for every rule; some Objectives ask for this very one. On the floor, Carnomorphs out of Combat eat it, but only where there is nothing else to eat.

term-energy_weapon =
    .text = A Weapon reloaded by an Energy Charge (fully) or in the Armory (2 Ammo). Some cards work with such Weapons only.

item-fire_extinguisher =
    .text = Heavy Item. Cost: 1 Action card. In or out of Combat. Single use. Choose one: (a) remove the Fire marker from your Room; (b) 1 Intruder in your Room retreats (draw 1 Event card and use only its number).

client-weaknesses = Adaptations in force: { $cards }. Discarded: { $gone }.
word-weaknesses = Adaptations
web-table-weaknesses = Adaptations: { $active } in force, { $gone } discarded
web-table-weaknesses-title = Adaptations
web-table-family-weaknesses = Adaptation
web-table-menu-supply = Bag, decks, adaptations
web-table-key-supply = Bag, decks, adaptations

## The bag and the Encounters

term-bag =
    .text = At the start: 1 blank, 2 blue and 2 red Metagorgers, and 1 more red one per player. Encounters take tokens out; Carnomorphs that vanish and bag development put some in. A Metagorger token that goes in is a red one as long as any is left. Tokens outside wait in a pool and can come back, except the Butcher’s once it is dead.
    .rules = C-1.4, C-7.2, C-10.5, R-11.8

term-bag_development =
    .text = Last step of the Event Phase: draw 1 token. Blue Metagorger: everyone not in Combat makes a Noise roll, then a red one takes its place. Red Metagorger: 1 Metagorger appears in each Room with a Metagorger or a Heavy Object, and in the explored Nest. Shambler or Fleshbeast: Noise rolls. Butcher: it comes to a Character with Slime, or else to the First Player, and leaves the bag. Blank: Shamblers with no Character in their Room return to the bag, 1 more Metagorger token, Noise rolls.
    .rules = R-4.14, C-11.8

intruder-blank =
    .text = In an Encounter: a false alarm. Put a Noise marker in each Corridor of the Room, and in the Technical Corridors if it has an Entrance; if the bag held nothing else, add 1 Metagorger token. In bag development: each Shambler with no Character in its Room leaves the ship and a Shambler token goes into the bag for it, 1 Metagorger token is added, then, in order, all who are not in Combat make a Noise roll. Add none if none is left; the blank always goes back in the bag.

term-first_encounter =
    .text = When the first Carnomorph miniature, even a Metagorger, is placed on the ship, each living player secretly keeps 1 Objective and removes the other, face down. Then play goes on where it stopped. It also counts when the Metagorger vanishes at once with its Surprise Attack.
    .rules = R-11.4, R-21.1, R-21.2, R-26.4, C-8.4

term-slime =
    .text = A Slime marker on your board turns every Silence into Danger; the Butcher comes to Characters who have one, and some Events look for it. You have 1 at most. Clothes, the Shower Room or an effect that says so removes it.
    .rules = R-10.9, R-10.10, R-8.5, C-11.8

## Attacks, Injuries, death

term-intruder_attack =
    .text = It happens in a Surprise Attack, in the Event Phase and when you Escape. In the Event Phase the target is the Character in the Room with the fewest Action cards in hand (tie: nearest to the First Player in order). Draw 1 Attack card: it works if it shows the attacker’s symbol, otherwise the attack fails. A Metagorger draws no card: you gain a Mutation card if you have none, gain 1 Contamination card and suffer 1 Light Wound, and it is gone.
    .rules = R-13.1, R-13.2, R-13.3, R-13.4, R-13.5, R-13.10, C-9.2

term-reaction =
    .text = A card or Item used in answer to something, outside the two actions of a turn; you may use it after passing. One that ignores an attack is offered once the Attack card is known to hit (for a Metagorger: before its attack) and spares only its user. A reroll is decided before the die is applied.

item-armor =
    .text = Cost: no Action card. In Combat only. Single use. Reaction: when an Intruder Attack of any kind is about to hit you (Attack card revealed, or just before a Metagorger attacks you), you may discard the Armor to ignore that attack. It protects only you.

card-nerves_of_steel =
    .text = Cost: this card only. Reaction: when a Surprise Attack is about to hit you (Attack card revealed, or just before a Metagorger attacks you), discard this card to ignore its effect. The Intruder stays in the Room. This is neither an action nor an Interruption, and cannot be interrupted.

card-stop =
    .text = Single-use Robot card, reaction: it takes no energy and leaves the game when used, but an empty Robot cannot play it (unless the table decides otherwise). When an Intruder attacks you, in a Surprise Attack, in the Event Phase, as you escape or otherwise, and before the Attack card is drawn: ignore that whole attack. It stops one attack of one Intruder, a Metagorger’s too; the Metagorger stays.

term-injury =
    .text = Injuries are put on the Carnomorph, then checked once; an Egg dies of 1. Draw 1 Attack card for every type; it has one number for Metagorgers and one for the others. The Carnomorph dies if its number is at most its Injuries. A retreat arrow in place of the number means that it lives and retreats.
    .rules = R-14.1, R-14.6, C-10.1

combat_face-creeper = Metagorger face
    .text = 1 Injury to a Metagorger or an Egg. Any other target is missed, and in Melee a miss costs you 1 Serious Wound.
    .reminder = 1 Injury to a Metagorger or an Egg; else a miss

combat_face-adult = Shambler face
    .text = 1 Injury to a Metagorger, a Shambler or an Egg. Any other target is missed, and in Melee a miss costs you 1 Serious Wound.
    .reminder = 1 Injury, except to a Fleshbeast or the Butcher: a miss

trait-trait_pilot =
    .text = The Room Action of the Cockpit costs you 1 Action card and works for you even with a Malfunction there. When you Shoot, the Shambler face of the die is a miss.
    .reminder = Cockpit for 1 card, even broken; you miss on the Shambler face.

term-retreat =
    .text = Draw an Event card and use only its number: the Carnomorph leaves by that exit with its Injuries. A closed Door is destroyed and the Carnomorph stays. Through a Technical Corridor Entrance it vanishes: its Injuries are lost and a token of its type goes in the bag. The Butcher never goes that way: it stays.
    .rules = R-14.8, R-14.9, R-14.10, C-7.1, C-10.1

term-technical_corridors =
    .text = One space shared by all Rooms with an Entrance, with at most one Noise marker and no Doors. Characters may use it only if a card or Item says so. A Carnomorph that enters leaves the ship: its Injuries are lost and a token of its type goes in the bag. The Butcher never enters: it stays in its Room.
    .rules = R-1.19, R-7.3, R-9.6, R-10.4, R-17.7, R-22.6, C-7.1, C-7.2

term-carcass =
    .text = A killed Carnomorph leaves a Carcass in its Room, unless it was the Butcher. It is a Heavy Object that the Laboratory can analyse; left on the floor, it is food for the Carnomorphs. A killed Fleshbeast also leaves 1 Shambler, the Butcher 2 Shamblers.
    .rules = R-15.9, C-10.2, C-10.3, C-10.4, C-11.5

room-airlock_control =
    .text = Room Action, 2 cards, if the Airlock token is not in play: choose another explored yellow Room with no destroyed Door in its Corridors. Close the Doors of all its Corridors and put the token there. If one of these Doors opens or is destroyed before all players have passed, remove the token. If it is still there once all have passed, every Character and Intruder in that Room dies, then its Fire marker and the token are removed. Heavy Objects stay; the Carnomorphs leave their Carcasses, and the Shamblers that a Fleshbeast or the Butcher leaves survive.

## Feeding

term-event_phase =
    .text = Five steps in this order: Time marker, Intruder Attacks followed by feeding, Fire damage, one Event card (Intruder movement, then effect), bag development. Each step is finished, with all that follows from it, before the next begins.
    .rules = R-4.8, R-4.10, R-4.11, R-4.12, R-4.13, R-4.14, C-11.5

term-corpse =
    .text = A dead Character leaves a red Corpse; the blue one lies in the Hibernatorium from the start. Both are Heavy Objects that the Laboratory can analyse; left on the floor, they are food for the Carnomorphs.
    .rules = R-3.7, R-15.9, R-16.13, C-6.3, C-11.5

term-egg =
    .text = Eggs shown on the Intruder board lie in the Nest; others are carried or lie in a Room. An Egg is a Heavy Object, not an Intruder, and food for the Carnomorphs unless somebody carries it. Each Injury dealt to loose Eggs destroys one, and after each attempt you make a Noise roll, unless you are in Combat.
    .rules = R-1.6, R-15.9, R-17.22, R-17.23, R-17.24, R-17.25, R-17.26, C-11.5

term-nest =
    .text = The Room of the Eggs on the Intruder board, 8 at the start. The Nest is destroyed for good as soon as none is left there, taken, destroyed or eaten: Carnomorphs in the explored Nest feed on them. No Search and no Malfunction in this Room.
    .rules = C-1.2, C-11.5, R-17.20, R-17.35, R-17.36

room-nest =
    .text = Room Action, 2 cards: put 1 Egg of the Intruder board in one of your Hand slots, then make a Noise roll. When that board has no Egg left, the Nest is destroyed for good; Carnomorphs here that are out of Combat eat these Eggs too. You may also Shoot or use Melee against them; a Noise roll follows each attempt, unless you are in Combat. No Search, and never a Malfunction here.

item-orbital_maneuvering_system =
    .text = Cost: 1 Action card. In or out of Combat. Single use. Every player, yourself included, passes at once in turn order (discarding cards if they wish, bleeding if wounded that way) and the round ends. In this Event Phase skip only the Intruder Attacks and the feeding that follows; Time, Fire, Event and Intruder bag are resolved. Of all the players, only you can suffer the Fire Wound for passing in a Room on Fire.
    .reminder = All pass; no Intruder Attacks or feeding this round.

part-end_round = everyone passes, no Intruder Attacks and no feeding this round

word-phase_attacks = Intruder Attacks and feeding
web-table-phase-attacks = Intruder Attacks and feeding

term-death =
    .text = Put a red Corpse in the Room; the Heavy Objects carried fall there and all Items leave the game. A fourth Mutation marker also kills, and a Shambler appears beside the Corpse. The player is out and cannot win. The first death of the game unlocks all Pods. In co-op the Items stay with the dead Character, who may come back as long as the Corpse is not eaten.
    .rules = R-16.10, R-16.13, R-16.14, R-21.3, R-22.5, C-3.1

term-autodoc =
    .text = In co-op only: if a dead Character’s Corpse is in the Emergency Room when a round starts, with no Intruder and no Malfunction there, that Character comes back in this Room. Light Wounds are gone and Serious Wounds are all dressed; Mutation card and markers stay. A Corpse that was eaten cannot be revived.
    .rules = R-22.4, R-22.5, C-12.4

## The end of the game

check-contamination = Contamination: { $infected ->
        [0] no infected card
        [one] 1 infected card
       *[other] { $infected } infected cards
    }{ $mutation ->
        [yes] , a Mutation card
       *[no] { "" }
    }; { $drew ->
        [yes] { $drawn ->
            [0] no Contamination card
            [one] 1 Contamination card
           *[other] { $drawn } Contamination cards
        } among the 4 drawn, { $markers ->
            [0] no Mutation marker
            [one] 1 Mutation marker
           *[other] { $markers } Mutation markers
        } in all (more than 3 kill):
       *[no] no need to draw 4 cards:
    } { $passed ->
        [yes] safe.
       *[no] death.
    }

death-contamination = more than three Mutation markers in the Contamination check

client-queen_killed = The Butcher is dead.
web-table-queen-killed = The Butcher is dead.

objective-obj_great_hunt =
    .text = Survive, and: you have sent the Signal AND the Butcher is dead. A Butcher on the ship when it is destroyed counts as dead; if it is not there, destroying the ship is not enough. Only one trophy matters.
    .reminder = Signal and Butcher killed

objective-obj_biology =
    .text = Survive, and: at least 2 adaptations are discarded, by anyone. Data first, crew second.
    .reminder = At least 2 adaptations discarded

objective-obj_ab_ovo =
    .text = Survive, and: the adaptation of the Egg is discarded. Everything starts with the shell.
    .reminder = The Egg adaptation discarded

objective-obj_necroscopy =
    .text = Survive, and: you have sent the Signal AND the adaptation of the Carcass is discarded. The Corporation wants to know how they die.
    .reminder = Signal and the Carcass adaptation discarded

objective-obj_quarantine =
    .text = Survive, and: the ship reaches Mars; OR the ship reaches Earth and the Nest is destroyed, by you or by Carnomorphs that eat its last Egg. If this is your chosen Objective and the ship reaches Mars, the Coordinates check does not kill you in hibernation.

objective-obj_aliens =
    .text = Survive, and: you have sent the Signal AND either the Nest or the ship is destroyed. Carnomorphs that eat the last Egg of the Nest destroy it too. They must never reach a planet.

objective-obj_burial =
    .text = Survive, and: you have sent the Signal AND you end the game in a launched Pod or in hibernation, carrying the blue Corpse. Do not let a Carnomorph eat it. Nobody stays behind without a grave.

objective-obj_precious =
    .text = Survive, and: you have sent the Signal AND you end the game in a launched Pod or in hibernation, carrying an Egg. The Carnomorphs eat those that nobody carries. A buyer is waiting.

objective-sc_contact =
    .text = At least 2 adaptations are discarded. You must also survive (co-op: at least one of you).
    .reminder = At least 2 adaptations discarded

objective-sc_head =
    .text = The Signal is sent AND either the Butcher is dead or the ship is destroyed. You must also survive (co-op: at least one of you).
    .reminder = Signal, and Butcher killed or ship destroyed

objective-sc_post_mortem =
    .text = At some moment of the game the blue Corpse was in the Surgery, on the floor or in someone’s hands; once a Carnomorph has eaten it, it is too late. You must also survive (co-op: at least one of you).

objective-sc_delivery =
    .text = You end the game in a launched Pod or in hibernation, carrying an Egg; the Carnomorphs eat those that nobody carries. You must also survive (co-op: any surviving Character may be the carrier).

objective-sc_cleanup =
    .text = The Signal is sent AND either the Nest or the ship is destroyed; Carnomorphs that eat the last Egg of the Nest destroy it too. You must also survive (co-op: at least one of you).

## Table options without their usual meaning

option-kill_rule =
    .plain = Changes nothing against the Carnomorphs: each of them dies when the number drawn is at most its Injuries.
    .text = Decides nothing against the Carnomorphs: each of them dies when the number drawn is at most its Injuries.

option-dead_larva_egg = Destroyed Eggs
    .plain = Destroyed Eggs may come back later in the game, or are gone for good.
    .text = Decides where the token of a destroyed or eaten Egg goes: back to the supply, or out of the game.

option-hatching_effect =
    .plain = Changes nothing against the Carnomorphs: this Event is not among theirs.
    .text = Decides nothing against the Carnomorphs: this Event is not among theirs.

option-eclosion_scan =
    .plain = Changes nothing against the Carnomorphs: this Event is not among theirs.
    .text = Decides nothing against the Carnomorphs: this Event is not among theirs.

option-malfunction_event_target =
    .plain = Changes nothing against the Carnomorphs: this Event is not among theirs.
    .text = Decides nothing against the Carnomorphs: this Event is not among theirs.

option-eggs_after_nest =
    .plain = Changes nothing against the Carnomorphs: none of their tokens adds an Egg.
    .text = Decides nothing against the Carnomorphs: none of their tokens adds an Egg.

option-larva_final_check =
    .plain = Changes nothing against the Carnomorphs: a Mutation card always leads to the draw of 4 cards.
    .text = Decides nothing against the Carnomorphs: a Mutation card always leads to the draw of 4 cards.

option-intruder_player =
    .plain = Changes nothing against the Carnomorphs: no player can lead them.
    .text = Decides nothing against the Carnomorphs: no player can lead them.

client-goal_queen = { $state ->
        [met] The Butcher is dead.
       *[open] Kill the Butcher.
    }
client-goal_studied = { $about ->
        [carcass] The adaptation of the Carcass is discarded.
       *[egg] The adaptation of the Egg is discarded.
    }
client-goal_studies = At least { $about } adaptations are discarded ({ $found } of { $about }).
