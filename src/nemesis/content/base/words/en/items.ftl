# Item cards, Heavy Objects, crafting symbols and item colours.

## Starting weapons

item-revolver = Revolver
    .text = Heavy Item. Classic Weapon, at most 6 Ammo, full at the start. If the die shows “Two hits”, the shot deals 3 Injuries. Reloaded only by the Reload card.
    .reminder = 6 Ammo; 2 Injuries become 3.

item-shotgun = Shotgun
    .text = Heavy Item. Energy Weapon, at most 2 Ammo, full at the start. A shot that deals at least 1 Injury deals 1 more. Reloaded by an Energy Charge (to the maximum) or in the Armory (2 Ammo).
    .reminder = 2 Ammo; +1 Injury on a hit.

item-sawed_off_shotgun = Sawed-off Shotgun
    .text = Heavy Item. Energy Weapon, at most 2 Ammo, full at the start. The “One hit” face counts as “Two hits”. Reloaded by an Energy Charge (to the maximum) or in the Armory (2 Ammo).
    .reminder = 2 Ammo; 1 Injury becomes 2.

item-assault_rifle = Assault Rifle
    .text = Heavy Item. Energy Weapon, at most 5 Ammo, full at the start. A shot that deals at least 1 Injury deals 1 more. Reloaded by an Energy Charge (to the maximum) or in the Armory (2 Ammo).
    .reminder = 5 Ammo; +1 Injury on a hit.

item-rifle = Rifle
    .text = Heavy Item. Energy Weapon, at most 4 Ammo, full at the start. No special rule. Reloaded by an Energy Charge (to the maximum) or in the Armory (2 Ammo).
    .reminder = 4 Ammo; no special rule.

item-pistol = Pistol
    .text = Heavy Item. Energy Weapon, at most 3 Ammo, full at the start. The “Two hits” face counts as “One hit”. Reloaded by an Energy Charge (to the maximum) or in the Armory (2 Ammo).
    .reminder = 3 Ammo; 2 Injuries become 1.

## Quest Items

item-ship_log = Ship Log
    .text = Cost: 1 Action card. Out of Combat only. Single use. In a Room with a Computer and no Malfunction: choose 1 other living Character, hibernating or not, and secretly look at their Objective card or cards.
    .activation = Cost: 1 Action card. Out of Combat only. Be in the Comms Room; a Malfunction there does not matter.
    .reminder = Computer: see another Character’s Objectives.

item-intercom = Intercom
    .text = Permanent effect, no cost. Order may target a Character in any Room with a Computer and no Malfunction; they then move from their own Room, as an Escape if they are in Combat. Motivation may affect all the Characters of one such Room instead of yours.
    .activation = Cost: 1 Action card. Out of Combat only. Also discard 1 Tools card or 1 Duct Tape.
    .reminder = Order and Motivation reach Rooms with a Computer.

item-orbital_maneuvering_system = Orbital Maneuvering System
    .text = Cost: 1 Action card. In or out of Combat. Single use. Every player, yourself included, passes at once in turn order (discarding cards if they wish, bleeding if wounded that way) and the round ends. In this Event Phase skip only the Intruder Attacks; Time, Fire, Event and Intruder bag are resolved. Of all the players, only you can suffer the Fire Wound for passing in a burning Room.
    .activation = Cost: 1 Action card. Out of Combat only. Also discard 1 Energy Charge.
    .reminder = All pass; no Intruder Attacks this round.

item-pilot_evacuation_key = Evacuation Key
    .text = Cost: 1 Action card. Out of Combat only. Single use. Standing in an Evacuation Section, choose 1 of its Escape Pods, occupied or not: lock it or unlock it.
    .activation = Cost: 1 Action card. Out of Combat only. Be in the Fire Control System; a Malfunction there does not matter.
    .reminder = Lock or unlock 1 Pod of your Section.

item-plasma_torch = Plasma Torch
    .text = Cost: 1 Action card. Out of Combat only. Reusable. Open or close 1 Door in a Corridor of your Room. You may even close a destroyed Door: it is closed and intact again.
    .activation = Cost: 1 Action card. Out of Combat only. Be in Storage; a Malfunction there does not matter.
    .reminder = Open/close 1 Door, even close a destroyed one.

item-flashlight = Flashlight
    .text = Cost: 2 Action cards. Out of Combat only. Reusable. Perform a Search in your Room, under all the rules of the Search card.
    .activation = Cost: 1 Action card. Out of Combat only. Also discard 1 Energy Charge.
    .reminder = 2 Action cards: Search your Room.

item-autoloader = Autoloader
    .text = Permanent effect, attached to the Assault Rifle as soon as it is activated. The rifle’s maximum rises by 1 Ammo, and reloading it with an Energy Charge costs no Action card (using an Energy Charge on a Door still costs 1).
    .activation = Cost: 1 Action card. Out of Combat only. Be in the Armory; a Malfunction there does not matter. You must hold the Assault Rifle.
    .reminder = Assault Rifle: +1 maximum Ammo, free recharge.

item-armor = Armor
    .text = Cost: no Action card. In Combat only. Single use. Reaction: when an Intruder Attack of any kind is about to hit you (Attack card revealed, or just before a Larva infests you), you may discard the Armor to ignore that attack. It protects only you.
    .activation = Cost: 1 Action card. Out of Combat only. Also discard 1 Tools card or 1 Duct Tape.
    .reminder = Reaction: discard to ignore an Intruder Attack.

item-motion_detector = Motion Detector
    .text = Heavy Item. Cost: 1 Action card. Out of Combat only. Reusable. Reaction: after you roll the Noise die, you may pay this cost and roll it again, once only; the second face stands.
    .activation = Cost: 1 Action card. Out of Combat only. Also discard 1 Energy Charge. Once active it needs a free hand.
    .reminder = 1 Action card: reroll your Noise die.

item-security_key = Security Key
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose any 1 Room. Each Door in its Corridors, except destroyed ones: open it, close it or leave it, as you like.
    .activation = Cost: 1 Action card. Out of Combat only. Be in the Cockpit; a Malfunction there does not matter.
    .reminder = Open or close all the Doors of any 1 Room.

item-holo_computer = Holographic Computer
    .text = Heavy Item. Permanent effect while you hold it, no extra cost, out of Combat. You may play Intranet and Threat Assessment wherever you are: your Room needs no Computer and may have a Malfunction.
    .activation = Cost: 1 Action card. Out of Combat only. Be in the Generator; a Malfunction there does not matter. Once active it needs a free hand.
    .reminder = Intranet and Threat Assessment from any Room.

item-lab_equipment = Lab Equipment
    .text = Cost: 1 Action card. Out of Combat only. Single use. If a Character Corpse, an Intruder Carcass or an Egg lies in your Room or is carried there: reveal the matching Weakness card.
    .activation = Cost: 1 Action card. Out of Combat only. Also discard 1 Chemicals card.
    .reminder = Corpse, Carcass or Egg here: reveal its Weakness.

## Technical Items (yellow)

item-duct_tape = Duct Tape
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose one: (a) remove the Malfunction marker from your Room; (b) in an Engine Room, even one with a Malfunction, take its two Engine tokens, check them without showing them and stack them again in the order you want, telling the others only whether you swapped them; (c) join 2 Heavy Items held by you, or by a Character of your Room who agrees, so that both take a single hand. The tape stays on the pair and is lost when they are separated; it does not work on Heavy Objects.
    .reminder = Repair, or join 2 Heavy Items in one hand.

item-tools = Tools
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose one: (a) remove the Malfunction marker from your Room; (b) in an Engine Room, even one with a Malfunction, take its two Engine tokens, check them without showing them and stack them again in the order you want, telling the others only whether you swapped them; (c) open or close 1 Door in a Corridor of your Room (never a destroyed one). Crafting symbol: wrench.
    .reminder = Repair, or open/close 1 Door. Wrench.

item-fire_extinguisher = Fire Extinguisher
    .text = Heavy Item. Cost: 1 Action card. In or out of Combat. Single use. Choose one: (a) remove the Fire marker from your Room; (b) 1 Intruder in your Room retreats (draw 1 Event card and use only its number). Once the Weakness “Susceptibility to Phosphates” is revealed, that Intruder first suffers 1 Injury.
    .reminder = Put out the Fire, or make 1 Intruder retreat.

item-chemicals = Chemicals
    .text = Cost: 1 Action card. Out of Combat only. Single use. Reload to the maximum a Flamethrower, or the Needle Gun, that you hold. No other use as an action. Crafting symbol: flame.
    .reminder = Reload a Flamethrower. Flame.

item-clothes = Clothes
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose one: (a) discard your Slime marker; (b) dress 1 of your Serious Wounds. Crafting symbol: cloth.
    .reminder = Slime off, or dress 1 Serious Wound. Cloth.

item-energy_charge = Energy Charge
    .text = Cost: 1 Action card. In or out of Combat. Single use. Choose one: (a) reload to the maximum 1 Energy Weapon you hold; (b) open or close 1 Door in a Corridor of your Room (never a destroyed one). Crafting symbol: battery.
    .reminder = Reload an Energy Weapon, or 1 Door. Battery.

item-technical_corridor_plans = Technical Corridor Plans
    .text = Cost: 1 Action card. Out of Combat only. Single use. If your Room has a Technical Corridor Entrance, reappear in another Room that has one, explored or not (alternative board: same network only). Then resolve your arrival as usual (exploration, Noise roll). You do not have to pass afterwards.
    .reminder = Move from Entrance to Entrance, no forced pass.

item-space_suit = Space Suit
    .text = Cost: 1 Action card. Out of Combat only. Single use. In a yellow Room: discard all the Action cards left in your hand (Contamination cards stay) and move to any other explored yellow Room. Then resolve your arrival as usual (exploration, Noise roll).
    .reminder = Yellow Room to yellow Room; discard your Action cards.

item-nemesis_plans = Nemesis Plans
    .text = Cost: 1 Action card. Out of Combat only. Single use. Secretly look at 2 unexplored Room tiles, or at the last one if only 1 remains, but not at their Exploration tokens.
    .reminder = Look at 2 unexplored Rooms.

## Medical Items (green)

item-bandages = Bandages
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose one: (a) dress 1 of your Serious Wounds; (b) heal all your Light Wounds. Crafting symbol: cloth.
    .reminder = Dress 1 Serious Wound, or heal Light ones. Cloth.

item-medkit = Medkit
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose one: (a) dress 1 of your Serious Wounds; (b) heal 1 of your dressed Serious Wounds. Crafting symbol: cross.
    .reminder = Dress 1 Serious Wound, or heal a dressed one. Cross.

item-synthetic_food = Synthetic Food
    .text = Cost: 1 Action card. Out of Combat only. Single use. Draw 2 Action cards.
    .reminder = Draw 2 cards.

item-adrenaline_injection = Adrenaline Injection
    .text = Cost: 1 Action card. In or out of Combat. Single use. Draw 1 Action card. This turn you are not limited to 2 actions: take as many as you like, then you must pass.
    .reminder = Draw 1; any number of actions this turn, then pass.

item-alcohol = Alcohol
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose 1 Contamination card in your hand without scanning it first, scan it and remove it from the game. An infected one gives you no Larva, but you gain a new Contamination card on your discard pile. Crafting symbol: flame.
    .reminder = Remove 1 Contamination; infected: gain another. Flame.

item-military_stimulants = Military Stimulants
    .text = Cost: 1 Action card. In or out of Combat. Single use. Discard as many cards from your hand as you like, Contamination included (even none), then draw that many plus 1.
    .reminder = Discard any number, draw that many + 1.

## Military Items (red)

item-grenade = Grenade
    .text = Cost: 1 Action card. In or out of Combat. Single use. Choose 1 Intruder in your Room or in a neighbouring Room (never through a closed Door). It suffers 2 Injuries; in its Room every other Intruder suffers 1 Injury and every Character, you included if you are there, 1 Serious Wound. You may target Eggs that nobody carries instead: 2 Eggs are destroyed, and in that Room every Intruder suffers 1 Injury and every Character 1 Serious Wound. After attacking Eggs, make a Noise roll in your own Room, unless you are in Combat.
    .reminder = 2 Injuries to 1 Intruder; everyone else there is hurt.

item-smoke_grenade = Smoke Grenade
    .text = Cost: 1 Action card. In Combat only. Single use. Not usable if no Room can be reached. The other Characters in your Room each discard 1 Action card, if they have one; they choose which. Then move to a neighbouring Room you choose; Intruders do not attack you. Then resolve your arrival as usual (exploration, Noise roll).
    .reminder = Leave Combat unharmed; others here discard 1 card.

item-recon_drone = Recon Drone
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose 1 unexplored Room: secretly look at its tile and at its Exploration token.
    .reminder = Look at 1 unexplored Room and its token.

item-decoy = Decoy
    .text = Cost: 1 Action card. In or out of Combat. Single use. Choose 1 Room neighbouring yours. All Intruders in the Rooms neighbouring the chosen one, yours included, move into it, even from Combat; each one that is in Combat makes 1 attack before moving. Rooms cut off from the chosen one by a closed Door are not affected.
    .reminder = Draw nearby Intruders into a neighbouring Room.

item-extended_magazine = Extended Magazine
    .text = Cost: no Action card. Out of Combat only. Attach it to an Energy Weapon in your hands. Its maximum is now 2 higher, and it gains 2 Ammo at once. It stays with the Weapon.
    .reminder = Energy Weapon: +2 Ammo and +2 maximum.

item-prototype_rifle = Prototype: Rifle
    .text = Heavy Item. Energy Weapon, at most 6 Ammo, 1 Ammo when found. On “Two hits” you may discard a second Ammo to deal 1 more Injury. Reloaded by an Energy Charge (to the maximum) or in the Armory (2 Ammo).
    .reminder = 6 Ammo; on 2 Injuries, 1 Ammo for +1.

item-prototype_shotgun = Prototype: Shotgun
    .text = Heavy Item. Energy Weapon, at most 2 Ammo, 1 Ammo when found. Every face except Miss deals at least 1 Injury; “One hit” and “Two hits” each deal 1 more. Reloaded by an Energy Charge (to the maximum) or in the Armory (2 Ammo).
    .reminder = 2 Ammo; misses only on the Miss face.

item-prototype_pistol = Prototype: Pistol
    .text = Heavy Item. Energy Weapon, at most 3 Ammo, 1 Ammo when found. With each shot, 1 reroll is allowed; the second face stands. Reloaded by an Energy Charge (to the maximum) or in the Armory (2 Ammo).
    .reminder = 3 Ammo; 1 reroll per shot.

item-comms_key = Communication Key
    .text = Cost: 1 Action card. Out of Combat only. Single use. In a Room with a Computer and no Malfunction: choose 1 Character who has a Signal marker and secretly look at their Objective card or cards.
    .reminder = Computer: Objectives of someone who sent the Signal.

item-evacuation_key = Evacuation Key
    .text = Cost: 1 Action card. In or out of Combat. Single use. Standing in an Evacuation Section, choose 1 of its Escape Pods, occupied or not: lock it or unlock it.
    .reminder = Lock or unlock 1 Pod of your Section.

item-self_destruct_key = Self-Destruct Key
    .text = Cost: 1 Action card. Out of Combat only. Single use. In a Room with a Computer and no Malfunction: start or stop the Self-Destruct sequence. Not usable once its marker is on a yellow space; the sequence cannot be started while a Character hibernates.
    .reminder = Computer: start or stop Self-Destruct.

## Crafted Items (blue)

item-antidote = Antidote
    .text = Crafted from flame and cross. Cost: 1 Action card. Out of Combat only. Single use. Scan all your Contamination cards (deck, hand and discard pile). Remove from the game every infected one, and remove your Larva; the other cards stay. You then gain 1 Contamination card, shuffle everything, hand included, into a new deck and must pass.
    .reminder = Remove infected cards and Larva; +1 Contamination, pass.

item-taser = Taser
    .text = Crafted from battery and wrench. Cost: 1 Action card. In or out of Combat. Single use. Choose one: (a) 1 Intruder in your Room suffers 1 Injury, then retreats if it survives and has not just retreated (draw 1 Event card and use only its number); (b) choose 1 Character in your Room: their whole hand is discarded, Contamination included.
    .reminder = 1 Injury and retreat, or a Character loses their hand.

item-flamethrower = Flamethrower
    .text = Crafted from flame and wrench. Heavy Item. Classic Weapon, at most 4 Ammo, full when crafted. Every face except Miss deals at least 1 Injury; “Two hits” also sets your Room on Fire (place a marker). Reloaded only with Chemicals (to the maximum).
    .reminder = 4 Ammo; misses only on the Miss face; may start a Fire.

item-molotov = Molotov Cocktail
    .text = Crafted from flame and cloth. Cost: 1 Action card. In or out of Combat. Single use. Choose your Room or a neighbouring one (never through a closed Door) with an Intruder or with Eggs that nobody carries. Place a Fire marker there, if there is none; every Intruder there suffers 1 Injury and every Character, you included if you are there, 1 Serious Wound. If such Eggs are there, 1 is destroyed. After attacking Eggs, make a Noise roll in your own Room, unless you are in Combat.
    .reminder = Fire there; 1 Injury or 1 Serious Wound to all.

## Heavy Objects

object-egg = Intruder Egg
    .the = the Intruder Egg
    .a = an Intruder Egg
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. Eggs of the Nest are taken only by the Nest’s Room Action. It is not an Intruder and puts nobody in Combat. An Egg that nobody carries can be attacked: each Injury destroys 1. An Egg can be analysed to reveal its Weakness.
    .reminder = 1 hand; 1 Injury destroys it on the floor.

object-carcass = Intruder Carcass
    .a = an Intruder Carcass
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. Left by a killed Intruder other than a Larva. It can be analysed to reveal its Weakness.
    .reminder = 1 hand; analyse it to reveal a Weakness.

object-corpse = Character Corpse
    .a = a Character Corpse
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. Placed in the Room where a Character dies. It can be analysed to reveal its Weakness.
    .reminder = 1 hand; analyse it to reveal a Weakness.

object-blue_corpse = Blue Corpse
    .a = the Blue Corpse
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. It lies in the Hibernatorium at the start and is a Character Corpse for every rule; some Objectives ask for this very one.
    .reminder = In play from the start; some Objectives need it.

## Crafting symbols

symbol-flame = flame

symbol-cloth = cloth

symbol-cross = cross

symbol-wrench = wrench

symbol-battery = battery

## Item colours

colour-red = military (red)

colour-yellow = technical (yellow)

colour-green = medical (green)

colour-white = any deck (white)

colour-blue = crafted (blue)

colour-quest = Quest
