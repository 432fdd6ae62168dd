# Glossary

term-round = Round
    .text = A round is a Player Phase followed by an Event Phase. Rounds follow one another until the game ends, after 15 rounds at the latest.
    .rules = R-4.1, R-1.16

term-player_phase = Player Phase
    .text = First everyone draws up to 5 cards; next, except in the first round, the First Player token moves on; then players take turns until all have passed.
    .rules = R-4.2, R-4.3, R-4.5, R-4.6, R-4.7

term-event_phase = Event Phase
    .text = Five steps in this order: Time marker, Intruder Attacks, Fire damage, one Event card (Intruder movement, then effect), bag development. Each step is finished, with all that follows from it, before the next begins.
    .rules = R-4.8, R-4.9, R-4.10, R-4.11, R-4.12, R-4.13, R-4.14

term-turn = Turn
    .text = On your turn you take 2 actions, or 1 action and pass, or you pass. If your Room is on Fire when your turn ends, you suffer 1 Light Wound.
    .rules = R-5.1, R-5.2, R-5.6, R-5.8

term-action = Action
    .text = There are four kinds of action: basic, Action card, Item and Room. An action must be legal and able to do something before you pay for it. In Combat, Shoot, Melee and Escape are the only basic actions.
    .rules = R-5.1, R-5.16, R-5.18, R-5.20, R-5.21

term-pass = Pass
    .text = Passing is free and ends your turns for this Player Phase. As you pass you may discard any cards from your hand, Contamination cards too; you keep the others for the next round. An empty hand does not make you pass before your own turn.
    .rules = R-5.2, R-5.3, R-5.4, R-5.5, R-5.7, R-5.11

term-cost = Cost
    .text = To pay a cost, discard that many Action cards from your hand, face up. An Action card you play is discarded itself, plus its printed cost. Contamination cards never pay anything.
    .rules = R-5.12, R-5.13, R-5.15, R-5.16

term-first_player = First Player
    .text = The First Player takes the first turn of each Player Phase and is attacked first when targets are tied. In each round but the first the token passes to the left, to an active player (a table option can change this). “In order” always means from the First Player, clockwise.
    .rules = R-3.6, R-4.5, R-4.6, R-13.3

term-action_card = Action card
    .text = Each Character has their own 10 Action cards. A card in hand is played for its effect or discarded to pay a cost. When you must draw and your deck is empty, shuffle your discard into a new deck.
    .rules = R-3.5, R-4.2, R-4.4, R-5.12, R-5.13

term-contamination = Contamination card
    .text = When you gain one, put it on top of your Action discard without learning whether it is infected. It is drawn with your Action cards and counts as a card in hand, but it gives no action and pays no cost. You may discard it when you pass.
    .rules = R-16.1, R-16.2, R-5.12

term-infected = Infected
    .text = Some Contamination cards are infected; only a scan shows which. An infected card found in a scan of your hand stays there and puts a Larva on your board; if a Larva was already there, you die and a Creeper appears in your Room.
    .rules = R-16.3, R-16.4, R-16.5, R-16.19

term-scan = Scan
    .text = A scan shows you alone which Contamination cards are infected. After a scan of your hand (Rest, Canteen, Shower Room), the cards that are not infected leave the game. Several infected cards in one scan give a single Larva.
    .rules = R-16.3, R-16.4, R-16.5, R-16.6

term-noise_roll = Noise roll
    .text = After moving into a Room that held no other Character and no Intruder, or when an effect asks for it, roll the Noise die. A number puts a Noise marker at that exit of your Room; if one is already there, an Encounter takes place instead. You never make a Noise roll in Combat.
    .rules = R-7.4, R-7.5, R-10.1, R-10.2, R-10.3

term-noise_marker = Noise marker
    .text = At most one in each Corridor, which counts for the Rooms at both ends, and one in the Technical Corridors, which counts at every Entrance. Doors change nothing. Only an Encounter in a connected Room or a special effect removes it.
    .rules = R-10.3, R-10.4, R-10.12, R-11.2

term-danger = Danger
    .text = All Intruders of neighbouring Rooms that are not in Combat move into your Room; one behind a closed Door destroys it and stays. If there is no such Intruder, put a Noise marker at each exit of your Room without one; this causes no Encounter.
    .rules = R-10.5, R-10.6, R-10.8, R-8.4

term-silence = Silence
    .text = Nothing happens, on the die or on an Exploration token. If your Character has Slime, resolve Danger instead.
    .rules = R-8.3, R-10.9

term-slime = Slime
    .text = A Slime marker on your board turns every Silence into Danger, and some Events look for it. You have 1 at most. Clothes, the Shower Room or an effect that says so removes it.
    .rules = R-10.9, R-10.10, R-8.5

term-encounter = Encounter
    .text = Discard the Noise markers around the Room, then draw a token from the bag. Put that Intruder in the Room; if you have fewer cards in hand, Contamination included, than the token’s number, it makes a Surprise Attack on you. The token does not go back in the bag, except the blank. An Intruder that walks in, or a Room you enter with an Intruder in it, is not an Encounter: Combat simply begins.
    .rules = R-11.1, R-11.2, R-11.3, R-11.4, R-11.5, R-11.6, R-11.8, R-9.1

term-surprise_attack = Surprise Attack
    .text = An Intruder Attack right after an Encounter, on the Character who caused it, when their hand (Action and Contamination cards) is smaller than the token’s number. With as many cards or more, nothing happens.
    .rules = R-11.5, R-13.1, R-13.2

term-combat = Combat
    .text = A Character and an Intruder in the same Room are in Combat. There, the only basic actions are Shoot, Melee and Escape, and Room Actions are forbidden. Eggs, and Characters in a Pod or in hibernation, are not in Combat.
    .rules = R-5.19, R-5.20, R-5.21, R-7.6

term-escape = Escape
    .text = To leave a Room with Intruders, choose a neighbouring Room and pay 1 card (2 with an undressed Leg Wound). Each Intruder here attacks you once, from the largest to the smallest. If you live, you move in and resolve the entry as usual.
    .rules = R-6.2, R-7.7, R-12.10, R-12.11, R-12.12, R-12.13

term-shoot = Shoot
    .text = For 1 card, choose a loaded Weapon in your hands and an Intruder, or loose Eggs, in your Room. Spend 1 Ammo, roll the Combat die and apply the Weapon’s text. A miss costs nothing more.
    .rules = R-6.4, R-12.1, R-12.3, R-12.4, R-12.5, R-12.6, R-12.7

term-melee = Melee
    .text = For 1 card, first gain 1 Contamination card, then choose an Intruder in your Room and roll the Combat die. You deal 1 Injury at most; on a miss you suffer 1 Serious Wound. Against loose Eggs a miss costs nothing and the Contamination card comes only with a hit (a table option can change this).
    .rules = R-6.5, R-12.2, R-12.3, R-12.4, R-12.5, R-12.6, R-12.7, R-17.23

term-move = Move
    .text = For 1 card, out of Combat, go to a neighbouring Room, at the other end of a Corridor without a closed Door. If the Room is unexplored, explore it. Then, if it held no one else, make a Noise roll.
    .rules = R-6.1, R-7.1, R-7.2, R-7.4, R-7.5, R-7.6

term-careful_move = Careful Movement
    .text = For 2 cards, out of Combat, move to a neighbouring Room and, instead of a Noise roll, put 1 Noise marker at an exit of that Room, of your choice, without one. It is forbidden if every exit already has a marker, and it ignores Silence and Danger tokens. The marker is placed even in an occupied Room (a table option can change this).
    .rules = R-6.3, R-7.12, R-7.13, R-7.14, R-7.15

term-search = Search
    .text = Searching comes from a card, not from a basic action, and needs an Item counter above 0. Lower the counter by 1 and draw 2 Items of the Room’s colour (white Room: first choose a deck). Keep 1 in secret and put the other under the deck. Fire and Malfunction do not prevent it.
    .rules = R-6.11, R-15.15, R-15.16, R-15.17, R-15.19

term-craft = Craft
    .text = For 1 card, out of Combat, discard 2 of your Items that show the two symbols of a Crafted Item still in stock, and take it. There are four: Antidote, Taser, Flamethrower and Molotov Cocktail. Everyone sees what you used and made.
    .rules = R-6.8, R-15.20, R-15.21, R-15.22

term-trade = Trade
    .text = For 1 card, out of Combat, deal with one other Character in your Room: Items and Heavy Objects change hands if both agree, as many times as you like. Only you pay, and a refused offer still costs the action. Ammo and Quest Items not yet activated cannot be traded. A table option opens the trade to everyone in the Room.
    .rules = R-6.7, R-15.12, R-15.13, R-15.14

term-radio = Radio
    .text = Over the radio anybody aboard may say something at almost any moment: what they know or pretend to know, what they intend, a request, an offer. It is free, limited in each round, true or not, and shows no card; answers are not counted. A promise is due by the end of the next round and judged by what everybody can see. Lies come to light when the game is over.
    .rules = R-25.7, R-24.8

term-quest_item = Quest Item
    .text = You start with 2, inactive and in view of all. Out of Combat, pay 1 card and meet the printed condition (be in a Room or discard an Item) to activate one. Until then it is not an Item: you cannot drop or trade it, and no Objective counts it.
    .rules = R-6.9, R-15.23, R-15.24, R-15.25

term-heavy_item = Heavy Item
    .text = An Item card with the hand icon. It lies in one of your Hand slots, in view of all, never in your Inventory. If your hands are full, drop something or do without it; a dropped Item is lost.
    .rules = R-15.2, R-15.4, R-15.5, R-15.8, R-15.16

term-heavy_object = Heavy Object
    .text = An Egg, a Carcass or a Corpse: a token, not an Item. Picking one up from your Room costs 1 card, out of Combat, and fills a Hand slot. Dropping it is free on your turn, and it stays in the Room.
    .rules = R-6.6, R-15.2, R-15.8, R-15.9, R-15.10, R-15.11

term-hand_slot = Hand slot
    .text = You have 2, for Heavy Items and Heavy Objects together, and everyone sees what is in them. An undressed Arm Wound leaves you only 1. A Weapon works only from a Hand slot.
    .rules = R-15.2, R-15.3, R-15.4, R-15.7, R-12.1

term-inventory = Inventory
    .text = It holds your Items that are not heavy, without limit. The others see how many there are and the colour of their backs, not what they are. An Item is shown when you use it.
    .rules = R-15.1

term-ammo = Ammo
    .text = Each shot spends 1 Ammo of the Weapon used. Starting and crafted Weapons come fully loaded, a Weapon found in a Search comes with 1 Ammo. Ammo stays on its Weapon and never goes above the printed maximum.
    .rules = R-3.5, R-12.1, R-15.6, R-15.12

term-energy_weapon = Energy Weapon
    .text = A Weapon reloaded by an Energy Charge (fully) or in the Armory (2 Ammo). Some cards and one Weakness work with such Weapons only.
    .rules = R-15.6, R-17.8

term-classic_weapon = Classic Weapon
    .text = A Weapon that neither an Energy Charge nor the Armory can reload. Each one names its own way: the Revolver needs the Reload card, the Flamethrower needs Chemicals.
    .rules = R-15.6, R-17.8

term-light_wound = Light Wound
    .text = You can have 2. A third clears them all and gives you 1 Serious Wound. With 3 Serious Wounds already, any Light Wound kills you.
    .rules = R-16.8, R-16.10, R-16.12

term-serious_wound = Serious Wound
    .text = Draw a Serious Wound card; its effect lasts until it is dressed, and copies of the same card do not add up. You can have 3, dressed or not; any Wound beyond that kills you.
    .rules = R-16.9, R-16.10, R-16.17

term-dress = Dress
    .text = Turn a Serious Wound face down: its effect stops, but it still counts among your 3.
    .rules = R-16.11

term-heal = Heal
    .text = Healing removes Light Wounds, or discards a Serious Wound that is already dressed. A Serious Wound that is not dressed cannot be healed.
    .rules = R-16.11

term-larva_on_board = Larva on your board
    .text = It does nothing by itself and you never have more than one. But if a scan then finds an infected card, you die and a Creeper appears. Surgery or an Antidote removes it; if you still have it at the end, you must draw 4 cards in the Contamination check.
    .rules = R-13.7, R-13.8, R-16.5, R-16.18, R-20.8

term-death = Death
    .text = Put a red Corpse in the Room; the Heavy Objects carried fall there and all Items leave the game. The player is out and cannot win. The first death of the game unlocks all Pods. In co-op the Items stay with the dead Character, who may come back.
    .rules = R-16.10, R-16.13, R-16.14, R-21.3, R-22.5

term-carcass = Carcass
    .text = A killed Intruder leaves a Carcass in its Room, unless it was a Larva. It is a Heavy Object that the Laboratory can analyse.
    .rules = R-14.2, R-14.5, R-15.9, R-17.28

term-corpse = Corpse
    .text = A dead Character leaves a red Corpse; the blue one lies in the Hibernatorium from the start. Both are Heavy Objects that the Laboratory can analyse.
    .rules = R-3.7, R-15.9, R-16.13, R-17.28

term-egg = Egg
    .text = Eggs shown on the Intruder board lie in the Nest; others are carried or lie in a Room. An Egg is a Heavy Object, not an Intruder. Each Injury dealt to loose Eggs destroys one, and after each attempt you make a Noise roll, unless you are in Combat.
    .rules = R-1.6, R-15.9, R-17.22, R-17.23, R-17.24, R-17.25, R-17.26

term-nest = Nest
    .text = The Room of the Eggs on the Intruder board, 5 at the start. The Nest is destroyed for good as soon as none is left there, taken or destroyed. No Search and no Malfunction in this Room.
    .rules = R-2.9, R-17.20, R-17.35, R-17.36

term-injury = Injury
    .text = Injuries are put on the Intruder, then checked once. A Larva or an Egg dies of 1. For a Creeper or an Adult draw 1 Attack card: it dies if the number is at most its Injuries; for a Breeder or the Queen draw 2: it dies if the sum is lower than its Injuries (a table option can change this). A retreat arrow on any card means that it lives and retreats.
    .rules = R-14.1, R-14.2, R-14.3, R-14.4, R-14.5, R-14.6, R-14.7

term-retreat = Retreat
    .text = Draw an Event card and use only its number: the Intruder leaves by that exit with its Injuries. A closed Door is destroyed and the Intruder stays. Through a Technical Corridor Entrance it vanishes: its Injuries are lost and a token of its type goes in the bag.
    .rules = R-14.7, R-14.8, R-14.9, R-14.10

term-intruder_attack = Intruder Attack
    .text = It happens in a Surprise Attack, in the Event Phase and when you Escape. In the Event Phase the target is the Character in the Room with the fewest Action cards in hand (tie: nearest to the First Player in order). Draw 1 Attack card: it works if it shows the attacker’s symbol, otherwise the attack fails. A Larva draws no card: it infests.
    .rules = R-13.1, R-13.2, R-13.3, R-13.4, R-13.5, R-13.7, R-13.10

term-bag = Intruder bag
    .text = At the start: 1 blank, 4 Larvae, 1 Creeper, 1 Queen, and 3 Adults plus 1 per player. Encounters take tokens out; Intruders that vanish and bag development put some in. Tokens outside wait in a pool and can come back.
    .rules = R-2.10, R-2.11, R-4.20, R-11.8, R-11.12

term-bag_development = Bag development
    .text = Last step of the Event Phase: draw 1 token. A Larva is replaced by an Adult, a Creeper by a Breeder. Adult or Breeder: it goes back, then everyone not in Combat makes a Noise roll. Queen: she comes to the explored Nest if a Character is there, otherwise 1 more Egg; blank: 1 more Adult; both go back.
    .rules = R-4.14, R-4.15, R-4.16, R-4.17, R-4.18, R-4.19, R-4.20

term-technical_corridors = Technical Corridors
    .text = One space shared by all Rooms with an Entrance, with at most one Noise marker and no Doors. Characters may use it only if a card or Item says so. An Intruder that enters leaves the ship: its Injuries are lost and a token of its type goes in the bag.
    .rules = R-1.19, R-7.3, R-9.6, R-10.4, R-17.7, R-22.6

term-corridor = Corridor
    .text = It joins two Rooms and bears one or two numbers, the same at both ends. In every Room the exits carry 1, 2, 3 and 4 exactly once, Technical Corridor Entrances included. A Corridor holds one Noise marker and one Door at most; nobody stops in it.
    .rules = R-1.5, R-1.19, R-7.1, R-9.3, R-10.4

term-door = Door
    .text = Every Door starts open. Closed, it stops Characters, Fire and thrown weapons; an Intruder stops there too, but destroys it. A destroyed Door stays open for good, except for the Plasma Torch. If the 12 tokens are used up, take one from elsewhere on the ship.
    .rules = R-1.5, R-2.13, R-9.5, R-17.5, R-17.6, R-17.7

term-fire = Fire
    .text = Ending a turn in a Room on Fire costs 1 Light Wound. In the Event Phase each Intruder there suffers 1 Injury and 1 loose Egg there is destroyed. Room Actions and Search remain possible. If a ninth marker has to be placed, the ship is destroyed.
    .rules = R-1.2, R-4.10, R-5.6, R-17.1, R-17.2, R-17.4, R-17.26

term-malfunction = Malfunction
    .text = It blocks the Room Action and the Computer, not the Search, and never changes an Engine. It is never placed in the Nest, the Room Covered with Slime or an unexplored Room. If a ninth marker has to be placed, the ship is destroyed.
    .rules = R-1.3, R-17.3, R-17.4

term-computer = Computer
    .text = Some Rooms have one. It does nothing by itself, but some cards and Items need it. A Malfunction in the Room switches it off.
    .rules = R-17.3, R-17.39, R-17.40

term-room_action = Room Action
    .text = The action printed on the Room you are in. It costs 2 cards, is forbidden in Combat and with a Malfunction in the Room; Fire does not prevent it.
    .rules = R-6.10, R-5.21, R-17.1, R-17.3

term-exploration = Exploration
    .text = When a Character enters an unexplored Room, the tile and its Exploration token are revealed. Set the Item counter to the token’s number, resolve its effect, remove it; then comes the Noise roll, unless the Room was occupied or the token replaces the roll. Special Rooms count as explored from the start.
    .rules = R-7.4, R-7.8, R-8.1, R-8.2, R-8.9, R-8.12

term-item_counter = Item counter
    .text = How many Searches a Room still allows. The Exploration token sets it (in solo: half, rounded up), each Search lowers it by 1, and at 0 nothing can be found. Special Rooms, the Nest and the Room Covered with Slime have none.
    .rules = R-8.2, R-15.15, R-15.17, R-15.18

term-hibernation = Hibernation
    .text = From the first blue space of the Time track, the Room Action of the Hibernatorium lets you sleep until the end, with all you carry. You are then safe from all but the destruction of the ship and the final checks. While someone hibernates, the Destination cannot be changed and Self-Destruct cannot be started.
    .rules = R-18.1, R-18.2, R-18.3, R-18.4, R-20.7

term-pod = Escape Pod
    .text = It has 2 seats and starts locked. In an Evacuation Section you board an unlocked one by the Room Action, after a Noise roll, then launch it or wait in it; everyone inside leaves with it and counts as reaching Earth. An Intruder that comes into the Section Room throws those who wait back into it. In later rounds you launch, get out for free, or stay and pass.
    .rules = R-2.7, R-18.5, R-18.6, R-18.7, R-18.8, R-18.9, R-18.10, R-18.11, R-18.12, R-18.13

term-self_destruct = Self-Destruct
    .text = Once started, its marker advances with the Time marker. The first yellow space unlocks all Pods and makes it irreversible; at the skull the ship is destroyed. A jump while it runs destroys the ship too. Stopped in time, it would begin again from the green space.
    .rules = R-1.17, R-19.1, R-19.2, R-19.3, R-19.4, R-19.5, R-19.6

term-time_track = Time track
    .text = 16 spaces: green 15 at the start, white 14 to 9, blue 8 to 1, then the red jump space. The marker moves 1 space in each Event Phase. From the first blue space the hibernation chambers are open.
    .rules = R-1.16, R-4.8, R-18.1

term-hyperspace_jump = Hyperspace jump
    .text = When the Time marker reaches the red space, the ship jumps at once and the rest of the phase is skipped. Every Character aboard who is not hibernating dies. Once nobody is active, it also happens at once; with Self-Destruct running, the ship is destroyed instead.
    .rules = R-20.1, R-20.3, R-19.6

term-destination = Destination
    .text = The marker shows a letter from A to D and starts on B. At the end, the Coordinates card tells which place that letter means. Only the Cockpit moves it, in full view, and never while someone hibernates.
    .rules = R-2.6, R-17.32, R-18.4, R-20.7

term-coordinates = Coordinates
    .text = A hidden card that gives Earth, Mars, Venus and Deep Space one letter each. It is revealed in the second final check if the ship still exists: unless the Destination is Earth, hibernating Characters die. On Mars the holder of Quarantine is spared (a table option can change this).
    .rules = R-2.5, R-17.32, R-20.7

term-engine = Engine
    .text = Each of the three has a working and a damaged token, stacked face down: the top one is its true state. If 2 or 3 are damaged at the end, the ship explodes. Repairing or breaking means looking at both and putting either on top; you announce only whether the order changed.
    .rules = R-2.8, R-17.15, R-17.33, R-17.37, R-17.38, R-20.6

term-signal = Signal
    .text = Sent from the Comms Room, it puts a marker on your board for the rest of the game. It counts only for you; many Objectives ask for it.
    .rules = R-17.9, R-22.3

term-objective = Objective
    .text = You start with 1 Corporate and 1 Personal Objective, both secret, and keep one of them at the First Encounter. You win if you survive all final checks and fulfil it; several players can win. If no First Encounter took place, either one will do.
    .rules = R-3.3, R-20.9, R-20.10, R-20.11, R-20.12, R-21.1

term-first_encounter = First Encounter
    .text = When the first Intruder miniature, even a Larva, is placed on the ship, each living player secretly keeps 1 Objective and removes the other, face down. Then play goes on where it stopped. A Larva put straight on a Character’s board does not count.
    .rules = R-11.4, R-21.1, R-21.2, R-26.4

term-weakness = Weakness
    .text = Three hidden cards, one each for the Corpse, the Egg and the Carcass. Analysing the Heavy Object in the Laboratory, or with an Item that allows it, reveals the matching card, which then holds for everyone until the end.
    .rules = R-2.9, R-17.28

term-airlock = Airlock
    .text = Airlock Control seals another explored yellow Room and puts its token there. If all the Doors stay shut until every player has passed, everything alive in that Room dies and its Fire goes out. Opening or destroying one of the Doors cancels it.
    .rules = R-4.7, R-17.11

term-interruption = Interruption
    .text = A card played for no further cost during another player’s turn, even after you have passed. It cancels an action by another Character in your Room, or another Interruption there. The cancelled action stays paid and used up.
    .rules = R-5.5, R-5.17, R-26.5, R-26.6

term-reaction = Reaction
    .text = A card or Item used in answer to something, outside the two actions of a turn; you may use it after passing. One that ignores an attack is offered once the Attack card is known to hit (for a Larva: before the infestation) and spares only its user. A reroll is decided before the die is applied.
    .rules = R-5.5, R-13.6, R-26.5, R-26.7

term-intruder_player = Intruder player
    .text = In semi-co-op, against the Intruders of the base game, the first player eliminated may lead them from the next Player Phase on, with 10 cards: 3 drawn per round, 4 in hand at most, 1 played per turn to move, attack or use its effect. The Event Phase then keeps only Time and Fire damage. This player cannot win, but tries to stop everyone else.
    .rules = R-23.1, R-23.2, R-23.3, R-23.4, R-23.5, R-23.6, R-23.7, R-23.8, R-23.9

term-coop = Co-op
    .text = Each player has 1 Objective, in view of all. The team wins if all of them are fulfilled and at least one Character survives. If several ask for the Signal, as many different Characters must send it.
    .rules = R-22.3, R-22.4, R-22.5

term-solo = Solo
    .text = You have 2 Solo/Co-op Objectives and keep 1 at the First Encounter. Item counters are halved, rounded up. You win if you survive and fulfil your Objective.
    .rules = R-22.2, R-8.2

term-semi_coop = Semi-co-op
    .text = The standard game, for 2 to 5 players. Each has secret Objectives and wins or loses alone: help the others as long as it serves you.
    .rules = R-22.1, R-3.3, R-20.9

term-autodoc = AutoDoc
    .text = In co-op only: if a dead Character’s Corpse is in the Emergency Room when a round starts, with no Intruder and no Malfunction there, that Character comes back in this Room. Light Wounds are gone and Serious Wounds are all dressed.
    .rules = R-22.4, R-22.5
