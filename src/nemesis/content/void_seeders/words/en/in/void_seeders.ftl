# What the Void Seeders change in the words of the base game

## Rest, care, Contamination: Insanity

client-odds_infected = infected, Insanity 5: { $percent }%

card-rest =
    .text = Cost: this card only. Out of Combat only. Lower your Insanity by 1 (never from 3 to 2), or scan the Contamination cards in your hand, or both, in this order; one of the two must be possible. After the scan, those not infected leave the game; if any is infected, it stays in hand and your Insanity goes to 5.
    .reminder = Insanity −1, or scan the Contamination in hand, or both.

part-rest = lower your Insanity, or scan the Contamination cards in hand

room-canteen =
    .text = Room Action, 2 cards: heal 1 of your Light Wounds. Then you may lower your Insanity by 1 (never from 3 to 2), or scan the Contamination cards in your hand, or both, in this order; one of these at least, if there was nothing to heal. After the scan, those not infected leave the game; if any is infected, it stays in hand and your Insanity goes to 5.
    .reminder = Heal 1 Light Wound, then Insanity −1 or scan, or both

part-eat = heal 1 Light Wound, then lower your Insanity or scan your hand if you wish

room-shower_room =
    .text = Room Action, 2 cards: lower your Insanity by 1 (never from 3 to 2), or scan the Contamination cards in your hand, or both, in this order. After the scan, those not infected leave the game; if any is infected, it stays in hand and your Insanity goes to 5. The water puts out no Fire.
    .reminder = Insanity −1, or scan your hand, or both

part-shower = lower your Insanity or scan your hand

room-surgery =
    .text = Room Action, 2 cards: scan all your Contamination cards, wherever they are (deck, hand, discard). Remove the infected ones from the game; the others stay, and this scan does not raise your Insanity. An Insanity of 4 or 5 goes down to 3. Then suffer 1 Light Wound, shuffle all your cards, hand included, into your deck, and pass: you hold no card until the next round.
    .reminder = Infected cards out; Insanity to 3; 1 Light Wound; you pass

part-surgery = remove infected cards, Insanity down to 3, 1 Light Wound

item-antidote =
    .text = Crafted from flame and cross. Cost: 1 Action card. Out of Combat only. Single use. Scan all your Contamination cards (deck, hand and discard pile). Remove from the game every infected one; the other cards stay. An Insanity of 4 or 5 goes down to 3. You then gain 1 Contamination card, shuffle everything, hand included, into a new deck and must pass.
    .reminder = Infected cards out; Insanity to 3; +1 Contamination, pass.

part-antidote = remove infected cards, Insanity down to 3

item-surgeon_kit =
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose 1 Character in your Room. All their Contamination cards (deck, hand and discard pile) are scanned: the infected ones leave the game, and an Insanity of 4 or 5 goes down to 3. All their cards, hand included, are shuffled into a new deck and they suffer 1 Light Wound.
    .reminder = Infected cards out; Insanity to 3; 1 Light Wound.

item-alcohol =
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose 1 Contamination card in your hand without scanning it first, scan it and remove it from the game. An infected one does not change your Insanity, but you gain a new Contamination card. Crafting symbol: flame.

term-infected =
    .text = Some Contamination cards are infected; only a scan shows which. An infected card found in a scan of your hand stays there and sends your Insanity to 5, whatever it was.
    .rules = R-16.3, R-16.4, V-2.4, V-9

term-scan =
    .text = A scan shows you alone which Contamination cards are infected. After a scan of your hand (Rest, Canteen, Shower Room), the cards that are not infected leave the game; if any is infected, your Insanity goes to 5.
    .rules = R-16.3, R-16.4, R-16.6, V-2.4, V-9

term-larva_on_board =
    .text = There is none against the Void Seeders: no miniature is ever put on a board. An infected card found in a scan of your hand sends your Insanity to 5 instead.
    .rules = V-2.4, V-2.5

## The Laboratory: Insanity instead of the Corpse

term-weakness =
    .text = Three hidden cards, one each for Insanity, the Egg and the Carcass. Analysing an Egg or a Carcass in the Laboratory, or a Character there whose Insanity is 3 or more, reveals the matching card, which then holds for everyone until the end. An Item can do the same.
    .rules = V-1.4, V-9

room-laboratory =
    .text = Room Action, 2 cards, if a Carcass or an Egg lies here or is held by a Character here, or if the Insanity of a Character here is 3 or more: turn up the matching Weakness. It applies to everyone for the rest of the game, and nothing is spent. A Corpse reveals nothing. You cannot analyse what has a Weakness that is already known.
    .reminder = Insanity 3+, Carcass or Egg here: reveal its Weakness
    .action = Analyse a Heavy Object or Insanity

item-lab_equipment =
    .text = Cost: 1 Action card. Out of Combat only. Single use. If an Intruder Carcass or an Egg lies in your Room or is carried there, or if the Insanity of a Character there is 3 or more: reveal the matching Weakness card. A Corpse reveals nothing.
    .reminder = Insanity 3+, Carcass or Egg here: reveal its Weakness.

part-study = analyse a Heavy Object or Insanity

why_not-nothing_to_study = There is no Insanity of 3 or more, no Egg and no Carcass here whose Weakness is still unknown.

object-corpse =
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. Placed in the Room where a Character dies. The Laboratory learns nothing from it.
    .reminder = 1 hand; the Laboratory learns nothing from it.

object-carcass =
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. Left by a destroyed Lair; the Void Seeders leave none. It can be analysed to reveal its Weakness.

term-corpse =
    .text = A dead Character leaves a red Corpse; the blue one lies in the Hibernatorium from the start. Both are Heavy Objects. The Laboratory learns nothing from them.
    .rules = R-3.7, R-15.9, R-16.13, V-9

term-carcass =
    .text = Only a destroyed Lair leaves a Carcass in its Room; defeated Void Seeders leave none. It is a Heavy Object that the Laboratory can analyse.
    .rules = R-15.9, R-17.28, V-6.7, V-7.2

## Panic and Interruption

card-interruption =
    .text = Cost: this card only. In or out of Combat. Reaction: uses none of your actions and may be played even after you have passed. Choose one: (a) cancel an action another player has just announced in your Room (basic action, Action card, Item or Room Action), before any die or draw; (b) cancel an Interruption played by another player in your Room; (c) cancel the Panic card that another Character of your Room is about to resolve: it has no effect and gives no Insanity. The cost of a cancelled action stays paid and it counts as one of that player’s actions, but its Ammo or single-use Item is not spent. Passing, dropping, other reactions, and the Insanity of a Panic card that is not resolved cannot be cancelled.
    .reminder = Reaction: cancel another’s action or Panic card in your Room.

term-interruption =
    .text = A card played for no further cost during another player’s turn, even after you have passed. It cancels an action by another Character in your Room, a Panic card that such a Character is about to resolve, or another Interruption there. A cancelled action stays paid and used up.
    .rules = R-5.5, R-5.17, R-26.5, R-26.6, V-3.2

ask-interrupt = { $who }: { $deed }. Do you cancel it?

## Encounters, the bag, Surprise Attacks

term-encounter =
    .text = Discard the Noise markers around the Room, then draw a token from the bag. Void Seeder: the type that your Insanity gives appears in the Room (if no such miniature is free, the next smaller one) and the token leaves the bag; if you have fewer cards in hand, Contamination included, than its number, it makes a Surprise Attack on you. Insanity token: Noise at every exit, you resolve a Panic card, and it goes back. Blank: Noise at every exit, and it goes back. A Void Seeder that walks in, or a Room you enter with one or a Lair in it, is not an Encounter: Combat simply begins.
    .rules = R-11.1, R-11.2, R-11.3, V-4.1, V-4.2, V-4.4

intruder-blank =
    .text = In an Encounter: a false alarm. Put a Noise marker in each Corridor of the Room, and in the Technical Corridors if it has an Entrance. In bag development: add 1 Void Seeder token, if one is left. The blank always goes back in the bag.

term-first_encounter =
    .text = When the first Void Seeder miniature is placed on the ship, each living player secretly keeps 1 Objective and removes the other, face down. Then play goes on where it stopped. A Lair does not count.
    .rules = R-11.4, R-21.1, R-21.2, R-26.4, V-4.3

term-surprise_attack =
    .text = Right after an Encounter, on the Character who caused it, when their hand (Action and Contamination cards) is smaller than the token’s number: they gain 1 Contamination card and resolve a Panic card. No Attack card is drawn. With as many cards or more, nothing happens.
    .rules = R-11.5, R-13.1, R-13.2, V-5.1

card-nerves_of_steel =
    .text = Cost: this card only. Reaction: when a Surprise Attack is about to hit you, before you gain its Contamination card and resolve its Panic card, discard this card to ignore both. The Void Seeder stays in the Room. This is neither an action nor an Interruption, and cannot be interrupted.

item-armor =
    .text = Cost: no Action card. In Combat only. Single use. Reaction: when an Intruder Attack of any kind is about to hit you (Attack card revealed; in a Surprise Attack, before its Contamination card and its Panic card), you may discard the Armor to ignore that attack. It protects only you.

card-stop =
    .text = Single-use Robot card, reaction: it takes no energy and leaves the game when used, but an empty Robot cannot play it (unless the table decides otherwise). When an Intruder attacks you, in a Surprise Attack, in the Event Phase, as you escape or otherwise, and before any card is drawn for it: ignore that whole attack, in a Surprise Attack both the Contamination card and the Panic card. It stops one attack of one Intruder.

card-sentinel =
    .text = Cost: this card only. Choose one: (a) out of Combat, remove all Noise markers around Laika’s Room, or around yours if she is on your board; (b) Reaction, uses no action: when an Intruder attacks you, before any card is drawn for it, ignore that attack, in a Surprise Attack both the Contamination card and the Panic card. Laika, wherever she is, is then out of the game for good.

term-reaction =
    .text = A card or Item used in answer to something, outside the two actions of a turn; you may use it after passing. One that ignores an attack is offered once the Attack card is known to hit (in a Surprise Attack: before its Contamination and Panic cards) and spares only its user. A reroll is decided before the die is applied.

term-bag =
    .text = At the start: 1 blank, 2 Void Seeder tokens plus 1 per player, and 1 Insanity token for each Character. Encounters take Void Seeder tokens out; Void Seeders that are defeated or vanish, and bag development, put some in. Insanity tokens always go back, until their Character is dead, hibernating or in a Pod. Tokens outside wait in a pool and can come back.
    .rules = V-1.5, V-7.2, V-7.4, V-8.2, R-11.8

term-bag_development =
    .text = Last step of the Event Phase: draw 1 token. Void Seeder: it goes back, then everyone not in Combat makes a Noise roll. Insanity: the Character of that colour resolves a Panic card and the token goes back; if that Character is dead, hibernating or in a Pod, it leaves the game and another token is drawn. Blank: 1 more Void Seeder token; it goes back.
    .rules = R-4.14, V-8.2

term-hourglass =
    .text = An option of Aftermath. It is turned at the start of each round; when its sand has run out, any player may seize it and make a Noise roll for any Room. If that brings an Encounter, the Surprise Attack hits the Character in that Room whose player has the fewest cards, and their Insanity says what comes; with nobody there, that of the player whose turn it is. It then rests until the next round, and any player may remove it from the game.
    .rules = A-10.1, A-10.2, A-10.3, V-4.4

room-alarm_room =
    .text = Room Action, 2 cards: choose another Room without a Character, explored or not, and make a Noise roll for it. It may bring an Encounter there, but never a Surprise Attack: your own Insanity says what comes, and an Insanity token makes you resolve a Panic card. Silence does nothing.

## Attacks, Injuries, Lairs

term-intruder_attack =
    .text = It happens in the Event Phase and when you Escape. In the Event Phase the target is the Character in the Room with the fewest Action cards in hand (tie: nearest to the First Player in order). Draw 1 Attack card: it works if it shows the attacker’s symbol, otherwise the attack fails. A Surprise Attack draws no Attack card: it gives 1 Contamination card and a Panic card. Lairs never attack.
    .rules = R-13.1, R-13.2, R-13.3, R-13.4, R-13.5, R-13.10, V-5.1, V-5.2

term-escape =
    .text = To leave a Room with Intruders, choose a neighbouring Room and pay 1 card (2 with an undressed Leg Wound). Each Void Seeder here attacks you once, from the largest to the smallest; a Lair does not. If you live, you move in and resolve the entry as usual.
    .rules = R-6.2, R-7.7, R-12.10, R-12.11, R-12.12, V-5.2, V-6.8

term-combat =
    .text = A Character and an Intruder in the same Room are in Combat, and a Lair is an Intruder. There, the only basic actions are Shoot, Melee and Escape, and Room Actions are forbidden. Eggs, and Characters in a Pod or in hibernation, are not in Combat.
    .rules = R-5.19, R-5.20, R-5.21, R-7.6, V-6.2

term-turn =
    .text = On your turn you take 2 actions, or 1 action and pass, or you pass. If your Room is on Fire when your turn ends, you suffer 1 Light Wound; if there is a Lair in it, you then make a Noise roll.
    .rules = R-5.1, R-5.2, R-5.6, R-5.8, V-6.3

term-noise_roll =
    .text = After moving into a Room that held no other Character and no Intruder, or when an effect asks for it, roll the Noise die. A number puts a Noise marker at that exit of your Room; if one is already there, an Encounter takes place instead. In Combat you make none, but for one at the end of each of your turns beside a Lair.
    .rules = R-7.4, R-7.5, R-10.1, R-10.2, R-10.3, V-6.3

term-injury =
    .text = Injuries are put on the Void Seeder or the Lair, then checked once; an Egg dies of 1. Draw 1 Attack card for a Whisperer, 2 for the others: of the two numbers, the lower one counts for a Lurker, the higher one for the Stalker and a Lair. It is defeated if that number is at most its Injuries. A retreat arrow on any card makes it retreat, but saves a Lair. The Despoiler is never injured: draw 1 card, and only an arrow makes it retreat.
    .rules = R-14.1, R-14.6, V-6.6, V-7.1

combat_face-creeper = Lurker face
    .text = 1 Injury to a Lurker or an Egg. Any other target is missed, and in Melee a miss costs you 1 Serious Wound.
    .reminder = 1 Injury to a Lurker or an Egg; else a miss

combat_face-adult = Whisperer face
    .text = 1 Injury to a Lurker, a Whisperer or an Egg. Any other target is missed, and in Melee a miss costs you 1 Serious Wound.
    .reminder = 1 Injury to a Lurker, Whisperer or Egg; else a miss

trait-trait_pilot =
    .text = The Room Action of the Cockpit costs you 1 Action card and works for you even with a Malfunction there. When you Shoot, the Whisperer face of the die is a miss.
    .reminder = Cockpit for 1 card, even broken; you miss on the Whisperer face.

item-flamethrower =
    .text = Crafted from flame and wrench. Heavy Item. Classic Weapon, at most 4 Ammo, full when crafted. Every face except Miss deals at least 1 Injury, but a Lair is injured only on “One hit” or “Two hits”; “Two hits” also sets your Room on Fire (place a marker). Reloaded only with Chemicals (to the maximum).

item-prototype_shotgun =
    .text = Heavy Item. Energy Weapon, at most 2 Ammo, 1 Ammo when found. Every face except Miss deals at least 1 Injury, but a Lair is injured only on “One hit” or “Two hits”, which each deal 1 more. Reloaded by an Energy Charge (to the maximum) or in the Armory (2 Ammo).

item-needle_gun =
    .text = Heavy Item. Classic Weapon, at most 2 Ammo, full at the start. It deals no Injury: if the roll would deal at least 1, the target retreats instead (draw 1 Event card and use only its number). A Lair cannot be its target. Reloaded only with Chemicals (to the maximum).

card-full_auto =
    .text = Cost: this card only. In Combat only. Discard all the Ammo of the Assault Rifle you hold (at least 1) and Shoot once with it. Add 1 Injury for every 2 Ammo discarded, rounded down, even if the die misses; the rifle’s own extra Injury is added when at least 1 is dealt. Example: 5 Ammo and a miss deal 3 Injuries. A Lair suffers anything only on “One hit” or “Two hits”.

card-punch =
    .text = Cost: this card only. In Combat only. Attack an Intruder in Melee: 1 Contamination card, then the Combat die. Before the injury check it suffers 1 more Injury: 2 with a hit, 1 even with a miss (a table option can change that), but a Lair that is missed suffers none. A miss wounds you as usual.

item-taser =
    .text = Crafted from battery and wrench. Cost: 1 Action card. In or out of Combat. Single use. Choose one: (a) 1 Intruder in your Room suffers 1 Injury, then retreats if it survives and has not just retreated (draw 1 Event card and use only its number); a Lair never retreats; (b) choose 1 Character in your Room: their whole hand is discarded, Contamination included.

item-fire_extinguisher =
    .text = Heavy Item. Cost: 1 Action card. In or out of Combat. Single use. Choose one: (a) remove the Fire marker from your Room; (b) 1 Void Seeder in your Room retreats (draw 1 Event card and use only its number). Lairs never retreat.

room-fire_control =
    .text = Room Action, 2 cards: choose any Room that is on Fire or holds a Void Seeder. Take away its Fire marker, if any; then each Void Seeder there retreats, with a separate Event card for each. Lairs never retreat.

item-decoy =
    .text = Cost: 1 Action card. In or out of Combat. Single use. Choose 1 Room neighbouring yours. All Void Seeders in the Rooms neighbouring the chosen one, yours included, move into it, even from Combat and through closed Doors; each one that is in Combat makes 1 attack before moving. Lairs never move.

term-retreat =
    .text = Draw an Event card and use only its number: the Void Seeder leaves by that exit with its Injuries, through a closed Door too. Through a Technical Corridor Entrance it vanishes: its Injuries are lost and 1 Void Seeder token goes in the bag. Lairs never retreat.
    .rules = R-14.7, R-14.8, R-14.9, R-14.10, V-6.4, V-7.3, V-7.4, V-7.5

term-technical_corridors =
    .text = One space shared by all Rooms with an Entrance, with at most one Noise marker and no Doors. Characters may use it only if a card or Item says so. A Void Seeder that enters leaves the ship: its Injuries are lost and 1 Void Seeder token, whichever, goes in the bag.
    .rules = R-1.19, R-7.3, R-9.6, R-10.4, R-17.7, R-22.6, V-7.4

term-danger =
    .text = All Void Seeders of neighbouring Rooms that are not in Combat move into your Room, through closed Doors too; Lairs never move. If there is no such Void Seeder, put a Noise marker at each exit of your Room without one; this causes no Encounter.
    .rules = R-10.5, R-10.6, R-10.8, R-8.4, V-6.4, V-7.3

noise_face-danger =
    .text = Each Void Seeder in a neighbouring Room that is not in Combat moves into your Room, through a closed Door too; Lairs never move. If there is no such Void Seeder at all, put a Noise marker in each Corridor of your Room without one, and in the Technical Corridors if your Room has an Entrance and they have none.
    .reminder = Neighbouring Void Seeders come in; none: Noise everywhere

exploration-danger =
    .text = No Noise roll: resolve Danger. Void Seeders of neighbouring Rooms that are not in Combat come in, through closed Doors too; if there are none, a Noise marker goes on each exit without one. A Careful Movement, or a move without a Noise roll, ignores this token.

term-door =
    .text = Every Door starts open. Closed, it stops Characters, Fire and thrown weapons, but not the Void Seeders, who pass and leave it whole. A destroyed Door stays open for good, except for the Plasma Torch. If the 12 tokens are used up, take one from elsewhere on the ship.
    .rules = R-1.5, R-2.13, R-17.5, R-17.6, R-17.7, V-7.3

door-closed =
    .text = It stops Characters, thrown weapons and the spread of Fire. Void Seeders pass it as if it were open, and it stays whole. Noise is not affected.

term-airlock =
    .text = Airlock Control seals another explored yellow Room and puts its token there. If all the Doors stay shut until every player has passed, everything alive in that Room dies, except the Despoiler, and its Fire goes out. Opening or destroying one of the Doors cancels it.
    .rules = R-4.7, R-17.11, V-6.6, V-7.6

room-airlock_control =
    .text = Room Action, 2 cards, if the Airlock token is not in play: choose another explored yellow Room with no destroyed Door in its Corridors. Close the Doors of all its Corridors and put the token there. If one of these Doors opens or is destroyed before all players have passed, remove the token. If it is still there once all have passed, every Character in that Room dies, its Lair is destroyed and leaves a Carcass, and each Void Seeder is defeated, except the Despoiler, which stays; then its Fire marker and the token are removed. Heavy Objects stay.

## The phases

term-event_phase =
    .text = Six steps in this order: Time marker, Intruder Attacks, Fire damage, one Event card (Intruder movement, then effect), Lurking, bag development. Each step is finished, with all that follows from it, before the next begins.
    .rules = R-4.8, R-4.9, R-4.10, R-4.11, R-4.12, R-4.13, V-8.1, V-8.2

item-orbital_maneuvering_system =
    .text = Cost: 1 Action card. In or out of Combat. Single use. Every player, yourself included, passes at once in turn order (discarding cards if they wish, bleeding if wounded that way) and the round ends. In this Event Phase skip only the Intruder Attacks; Time, Fire, Event, Lurking and Intruder bag are resolved. Of all the players, only you can suffer the Fire Wound for passing in a Room on Fire.

## No Slime, no Slime-covered Room, no Silence tokens; tokens on the Engines

term-slime =
    .text = There is none against the Void Seeders: ignore whatever a text says about Slime.
    .rules = V-1.1, V-1.2, V-2.5

term-silence =
    .text = A face of the Noise die: nothing happens.
    .rules = R-10.9, V-2.5

noise_face-silence =
    .text = Nothing happens and no marker is placed.
    .reminder = Nothing happens

item-clothes =
    .text = Cost: 1 Action card. Out of Combat only. Single use. Dress 1 of your Serious Wounds. Crafting symbol: cloth.
    .reminder = Dress 1 Serious Wound. Cloth.

why_not-no_slime = There is no Slime against the Void Seeders.

item-craft_enviro_suit =
    .text = Made in the Crafting Room from Clothes. Passive: while you have it, you suffer no Light Wound from Fire. When the airlock of your Room opens, it is discarded and you live. It is revealed when it protects you.
    .reminder = No Light Wound from Fire; saves from the Airlock.

trait-trait_mechanic =
    .text = The Technical Corridors card does not make you pass. The price that this Trait has elsewhere is ignored against the Void Seeders.
    .reminder = Technical Corridors no longer make you pass.

trait-trait_laika =
    .text = Laika starts on your board. Before the first action of each of your turns, you may move her to a Room neighbouring hers (or yours, if she is on your board) or call her back to your board from anywhere. Closed Doors stop her; she never uses the Technical Corridors. She explores like a Character; entering a Room without Character or Intruder, she makes a Noise roll. When an Encounter starts in her Room, she returns to your board first; the Intruder she has called makes no Surprise Attack. Fire, Turrets and attacks do not touch her, she makes no roll beside a Lair, and she prevents nobody’s Noise roll. If you die, hibernate or leave in a Pod, she leaves the game.

trait-trait_android =
    .text = Nothing but Self-Repair dresses or heals your Wounds: no Item, no Room, no card of the Medic, no AutoDoc; your Insanity can be lowered like anybody’s. Whenever you draw a Contamination card, it is scanned at once and leaves the game, you draw another card instead, and an infected one deals you 1 Light Wound; your Insanity does not change. You put your Personal Objective away unseen and draw a second Corporate Objective. When the Time marker reaches space 5, you shut down and are out of the game, unless you hibernate or left in a Pod.

term-malfunction =
    .text = It blocks the Room Action and the Computer, not the Search, and never changes an Engine. It is never placed in the Nest or an unexplored Room. If a ninth marker has to be placed, the ship is destroyed.

term-item_counter =
    .text = How many Searches a Room still allows. The Exploration token sets it (in solo: half, rounded up), each Search lowers it by 1, and at 0 nothing can be found. Special Rooms and the Nest have none.

exploration-malfunction =
    .text = Put a Malfunction marker in this Room; nothing in the Nest. If the Room was empty, the usual Noise roll follows.

exploration-turret =
    .text = A turret stands in this Room, but never in the Nest. Shuffle its three targeting tokens face down and turn up the one on top. If the Room was empty, the usual Noise roll follows.

card-demolition =
    .text = Cost: this card only. In or out of Combat. Choose one: (a) destroy 1 Door in a Corridor of your Room, open or closed but not already destroyed (a closed one only, if the table plays it so); (b) place a Malfunction marker in your Room, unless it has one already or is the Nest. If none of the 8 Malfunction markers is left, the ship is destroyed.

card-robot_demolition =
    .text = Robot card: 1 energy. In or out of Combat. Choose one: (a) destroy 1 Door in a Corridor of your Room, open or closed but not already destroyed (a closed one only, if the table plays it so); (b) place a Malfunction marker in your Room, unless it has one already or is the Nest. If none of the 8 Malfunction markers is left, the ship is destroyed.

card-scavenging =
    .text = Cost: this card and 1 other Action card. Out of Combat only. Perform a Search with all its rules, but you may do it even if the Item counter is at 0; otherwise lower the counter by 1. Not allowed in a Room that never holds Items: Cockpit, Engines, Hibernatorium, Nest.

card-reconnaissance =
    .text = Cost: this card and 1 other Action card. Out of Combat only. Move to a neighbouring Room without a Noise roll. If you explore it this way, ignore Danger on its Exploration token; Fire, Malfunction, Doors and a Lair apply.

term-careful_move =
    .text = For 2 cards, out of Combat, move to a neighbouring Room and, instead of a Noise roll, put 1 Noise marker at an exit of that Room, of your choice, without one. It is forbidden if every exit already has a marker, and it ignores Danger tokens. The marker is placed even in an occupied Room (a table option can change this), but not if you reveal a Lair.
    .rules = R-6.3, R-7.12, R-7.13, R-7.14, R-7.15, V-6.1

term-exploration =
    .text = When a Character enters an unexplored Room, the tile and its Exploration token are revealed. Set the Item counter to the token’s number, resolve its effect, remove it; then comes the Noise roll, unless the Room was occupied or the token replaces the roll. Special Rooms count as explored from the start, but each Engine holds a token too, resolved when a Character first enters; its number is ignored.
    .rules = R-7.4, R-7.8, R-8.1, R-8.2, R-8.9, R-8.12, V-1.2, V-1.3

room-engine_1 =
    .text = At the start an Exploration token lies here face down; it is resolved when a Character first enters. Room Action, 2 cards: secretly look at the top token of Engine 1; you may tell the truth or lie. Only a card or an Item can repair or break it: look at both tokens, put either on top, and announce only whether their order changed. That works even with a Malfunction here. No Search.

room-engine_2 =
    .text = At the start an Exploration token lies here face down; it is resolved when a Character first enters. Room Action, 2 cards: secretly look at the top token of Engine 2; you may tell the truth or lie. Only a card or an Item can repair or break it: look at both tokens, put either on top, and announce only whether their order changed. That works even with a Malfunction here. No Search.

room-engine_3 =
    .text = At the start an Exploration token lies here face down; it is resolved when a Character first enters. Room Action, 2 cards: secretly look at the top token of Engine 3; you may tell the truth or lie. Only a card or an Item can repair or break it: look at both tokens, put either on top, and announce only whether their order changed. That works even with a Malfunction here. No Search.

room-monitoring_room =
    .text = Room Action, 2 cards: choose 1 unexplored Room and secretly look at its tile and its Exploration token, then put both back; or look at the token of an Engine that nobody has entered. You may tell the truth or lie about them.
    .reminder = Look at 1 unexplored Room and its token, or an Engine’s

item-recon_drone =
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose 1 unexplored Room: secretly look at its tile and at its Exploration token; or look at the token of an Engine that nobody has entered.
    .reminder = Look at 1 unexplored Room and its token, or an Engine’s.

## The end of the game

check-contamination = Contamination: Insanity { $level } (1 more for each Contamination card, 5 at most); { $drew ->
        [yes] { $drawn ->
            [0] no Contamination card
            [one] 1 Contamination card
           *[other] { $drawn } Contamination cards
        } among the 4 drawn:
       *[no] below 5, no need to draw 4 cards:
    } { $passed ->
        [yes] safe.
       *[no] death.
    }

client-queen_killed = The Despoiler is dead.
web-table-queen-killed = The Despoiler is dead.

objective-obj_great_hunt =
    .text = Survive, and: you have sent the Signal AND either all 3 Lairs are destroyed or the ship is destroyed. Only one trophy matters.
    .reminder = Signal, and 3 Lairs or ship destroyed

objective-sc_head =
    .text = The Signal is sent AND either all 3 Lairs are destroyed or the ship is destroyed. You must also survive (co-op: at least one of you).
    .reminder = Signal, and 3 Lairs or ship destroyed

term-autodoc =
    .text = In co-op only: if a dead Character’s Corpse is in the Emergency Room when a round starts, with no Intruder and no Malfunction there, that Character comes back in this Room. Light Wounds are gone and Serious Wounds are all dressed; Insanity stays as it was.
    .rules = R-22.4, R-22.5, V-10.2

## Table options without their usual meaning

option-kill_rule =
    .plain = Changes nothing against the Void Seeders: each of them is defeated when the number that counts is at most its Injuries.
    .text = Decides nothing against the Void Seeders: each of them is defeated when the number that counts is at most its Injuries.

option-dead_larva_egg = Destroyed Eggs
    .plain = Destroyed Eggs may come back later in the game, or are gone for good.
    .text = Decides where the token of a destroyed Egg goes: back to the supply, or out of the game.

option-hatching_effect =
    .plain = Changes nothing against the Void Seeders: this Event is not among theirs.
    .text = Decides nothing against the Void Seeders: this Event is not among theirs.

option-eclosion_scan =
    .plain = Changes nothing against the Void Seeders: this Event is not among theirs.
    .text = Decides nothing against the Void Seeders: this Event is not among theirs.

option-malfunction_event_target =
    .plain = Changes nothing against the Void Seeders: this Event is not among theirs.
    .text = Decides nothing against the Void Seeders: this Event is not among theirs.

option-eggs_after_nest =
    .plain = Changes nothing against the Void Seeders: none of their tokens adds an Egg.
    .text = Decides nothing against the Void Seeders: none of their tokens adds an Egg.

option-larva_final_check =
    .plain = Changes nothing against the Void Seeders: Insanity alone leads to the draw of 4 cards.
    .text = Decides nothing against the Void Seeders: Insanity alone leads to the draw of 4 cards.

option-intruder_player =
    .plain = Changes nothing against the Void Seeders: no player can lead them.
    .text = Decides nothing against the Void Seeders: no player can lead them.

## The log

log-encounter =
    .met = { $type ->
        [insanity] { $a }, Noise at every exit.
       *[other] { $own ->
            [yes] you meet { $a }.
            [no] { $who } meets { $a }.
           *[none] { $a }, with nobody there.
        }
    }
log-injured =
    .end = { $type ->
        [lair] is destroyed
       *[other] dies
    }

client-goal_queen = { $state ->
        [met] All 3 Lairs are destroyed.
       *[open] Destroy all 3 Lairs.
    }
