# Rooms: tiles and special rooms

room-unexplored = Unexplored Room
    .the = the unexplored Room
    .text = The first Character to enter turns this tile face up together with its Exploration token. The token’s number becomes the Item counter, its effect is resolved, then the token leaves the game. A Fire marker may be placed here, a Malfunction marker may not; an Intruder that walks in reveals nothing. A table option can change this last point.
    .reminder = Reveal tile and token on the first entry

room-armory = Armory
    .the = the Armory
    .text = Room Action, 2 cards: add 2 Ammo to one of your Energy Weapons, without going over its maximum. A Classic Weapon cannot be reloaded here.
    .reminder = +2 Ammo on one of your Energy Weapons
    .action = Reload an Energy Weapon

room-comms_room = Comms Room
    .the = the Comms Room
    .text = Room Action, 2 cards: put a Signal marker on your board. It counts for you alone, everyone can see it, and you keep it until the end of the game. You can have only one.
    .reminder = Gain your own Signal marker
    .action = Send the Signal

room-emergency_room = Emergency Room
    .the = the Emergency Room
    .text = Room Action, 2 cards, one of three: dress all your Serious Wounds; or heal 1 of your dressed Serious Wounds; or heal all your Light Wounds. In co-op, the AutoDoc revives a dead Character whose Corpse is here when a round starts, if there is no Intruder and no Malfunction here.
    .reminder = Dress all, or heal 1 dressed, or heal all Light Wounds
    .action = Treat your Wounds

room-evacuation_a = Evacuation Section A
    .the = Evacuation Section A
    .text = Room Action, 2 cards, if an unlocked Pod of Section A has a free seat (2 seats per Pod): make a Noise roll. Should an Intruder then be in the Room, you fail and the cards are lost. Otherwise you sit in such a Pod and either launch it at once or wait and pass. A Malfunction here stops boarding, but not waiting, launching or leaving.
    .reminder = Noise roll, then board an unlocked Pod of Section A
    .action = Board a Pod

room-evacuation_b = Evacuation Section B
    .the = Evacuation Section B
    .text = Room Action, 2 cards, if an unlocked Pod of Section B has a free seat (2 seats per Pod): make a Noise roll. Should an Intruder then be in the Room, you fail and the cards are lost. Otherwise you sit in such a Pod and either launch it at once or wait and pass. A Malfunction here stops boarding, but not waiting, launching or leaving.
    .reminder = Noise roll, then board an unlocked Pod of Section B
    .action = Board a Pod

room-fire_control = Fire Control System
    .the = the Fire Control System
    .text = Room Action, 2 cards: choose any Room that is on Fire or holds an Intruder. Take away its Fire marker, if any; then each Intruder there retreats, with a separate Event card for each.
    .reminder = Any Room: no more Fire, its Intruders retreat
    .action = Set off the extinguishers

room-generator = Generator
    .the = the Generator
    .text = Room Action, 2 cards: start Self-Destruct, with its marker on the green space, or stop it and take the marker off. It cannot be started while a Character hibernates, nor stopped once the marker has reached a yellow space.
    .reminder = Start or stop Self-Destruct
    .action = Start or stop Self-Destruct

room-laboratory = Laboratory
    .the = the Laboratory
    .text = Room Action, 2 cards, if a Corpse, a Carcass or an Egg lies here or is held by a Character here: turn up the matching Weakness. It applies to everyone for the rest of the game, and the Heavy Object is kept. You cannot analyse a kind whose Weakness is already known.
    .reminder = Corpse, Carcass or Egg here: reveal its Weakness
    .action = Analyse a Heavy Object

room-nest = Nest
    .the = the Nest
    .text = Room Action, 2 cards: put 1 Egg of the Intruder board in one of your Hand slots, then make a Noise roll. When that board has no Egg left, the Nest is destroyed for good. You may also Shoot or use Melee against these Eggs; a Noise roll follows each attempt, unless you are in Combat. No Search, and never a Malfunction here.
    .reminder = Take 1 Egg, then Noise roll. No Search
    .action = Take an Egg

room-storage = Storage
    .the = Storage
    .text = Room Action, 2 cards: choose the red, yellow or green Item deck and draw 2 cards from it. Keep 1 and put the other face down under that deck; you may also decline both. The Item counter of this Room does not go down.
    .reminder = Pick a colour: draw 2 Items, keep 1. Counter unchanged
    .action = Look through the supplies

room-surgery = Surgery
    .the = the Surgery
    .text = Room Action, 2 cards: scan all your Contamination cards, wherever they are (deck, hand, discard). Remove the infected ones from the game, and your Larva; the others stay, and this scan cannot kill you. Then suffer 1 Light Wound, shuffle all your cards, hand included, into your deck, and pass: you hold no card until the next round.
    .reminder = Infected cards and Larva out; 1 Light Wound; you pass
    .action = Undergo surgery

room-airlock_control = Airlock Control
    .the = Airlock Control
    .text = Room Action, 2 cards, if the Airlock token is not in play: choose another explored yellow Room with no destroyed Door in its Corridors. Close the Doors of all its Corridors and put the token there. If one of these Doors opens or is destroyed before all players have passed, remove the token. If it is still there once all have passed, every Character and Intruder in that Room dies, then its Fire marker and the token are removed; Heavy Objects stay, and Intruders other than Larvae leave a Carcass.
    .reminder = Seal a yellow Room; all inside die once everyone passes
    .action = Open an airlock to space

room-cabins = Cabins
    .the = the Cabins
    .text = No Room Action. If you are here when the Player Phase begins and cards are drawn, and the Room has neither Intruder nor Malfunction, draw up to 6 cards instead of 5 (up to 5 with an undressed Body Wound).
    .reminder = Start the round here: draw up to 6 cards

room-canteen = Canteen
    .the = the Canteen
    .text = Room Action, 2 cards: heal 1 of your Light Wounds. Then you may scan the Contamination cards in your hand (you must, if there was nothing to heal): those not infected leave the game; if any is infected, it stays in hand and a Larva goes on your board. If you already had a Larva before the scan, an infected card kills you and a Creeper appears here.
    .reminder = Heal 1 Light Wound, then scan your hand if you wish
    .action = Have a bite

room-command_center = Command Center
    .the = the Command Center
    .text = Room Action, 2 cards: choose any Room on the ship. For each of its Corridors, open the Door, close it or leave it as it is. Destroyed Doors cannot be changed.
    .reminder = Any Room: open or close each of its Doors
    .action = Control the Doors

room-engine_control = Engine Control Room
    .the = the Engine Control Room
    .text = Room Action, 2 cards: secretly look at the top token of each of the three Engines, even where an Engine Room has a Malfunction. Put them back as they were; you may tell the truth or lie.
    .reminder = Secretly look at the state of all 3 Engines
    .action = Check all Engines

room-hatch_control = Hatch Control System
    .the = the Hatch Control System
    .text = Room Action, 2 cards: choose 1 Pod in either Section; a locked one becomes unlocked, an unlocked one locked. Characters waiting in a locked Pod can only stay or get out.
    .reminder = Lock or unlock 1 Pod, in either Section
    .action = Lock or unlock a Pod

room-monitoring_room = Monitoring Room
    .the = the Monitoring Room
    .text = Room Action, 2 cards: choose 1 unexplored Room and secretly look at its tile and its Exploration token, then put both back. You may tell the truth or lie about them.
    .reminder = Secretly look at 1 unexplored Room and its token
    .action = Watch a Room

room-slime_room = Room Covered with Slime
    .the = the Room Covered with Slime
    .text = No Room Action. Each time a Character enters, they gain a Slime marker (1 at most), before any Exploration token is resolved. No Search, and never a Malfunction here.
    .reminder = Entering gives you Slime. No Search

room-shower_room = Shower Room
    .the = the Shower Room
    .text = Room Action, 2 cards: discard your Slime marker. Then you may scan the Contamination cards in your hand (you must, if you had no Slime): those not infected leave the game; if any is infected, it stays in hand and a Larva goes on your board. If you already had a Larva before the scan, an infected card kills you and a Creeper appears here. The water puts out no Fire.
    .reminder = Lose your Slime, then scan your hand if you wish
    .action = Take a shower

room-cockpit = Cockpit
    .the = the Cockpit
    .text = Room Action, 2 cards, one of two: secretly look at the Coordinates card, which you may describe truthfully or not; or move the Destination marker to A, B, C or D, in full view. The marker cannot be moved while a Character hibernates. No Search here.
    .reminder = See the Coordinates, or set the Destination
    .action = Check or set the course

room-engine_1 = Engine 1
    .the = Engine 1
    .text = Room Action, 2 cards: secretly look at the top token of Engine 1; you may tell the truth or lie. Only a card or an Item can repair or break it: look at both tokens, put either on top, and announce only whether their order changed. That works even with a Malfunction here. No Search.
    .reminder = Secretly look at the state of Engine 1
    .action = Check Engine 1

room-engine_2 = Engine 2
    .the = Engine 2
    .text = Room Action, 2 cards: secretly look at the top token of Engine 2; you may tell the truth or lie. Only a card or an Item can repair or break it: look at both tokens, put either on top, and announce only whether their order changed. That works even with a Malfunction here. No Search.
    .reminder = Secretly look at the state of Engine 2
    .action = Check Engine 2

room-engine_3 = Engine 3
    .the = Engine 3
    .text = Room Action, 2 cards: secretly look at the top token of Engine 3; you may tell the truth or lie. Only a card or an Item can repair or break it: look at both tokens, put either on top, and announce only whether their order changed. That works even with a Malfunction here. No Search.
    .reminder = Secretly look at the state of Engine 3
    .action = Check Engine 3

room-hibernatorium = Hibernatorium
    .the = the Hibernatorium
    .text = Room Action, 2 cards, once the Time marker has reached the first blue space: make a Noise roll. Should an Intruder then be in the Room, you fail and the cards are lost. Otherwise you hibernate with all you carry: out of play until the final checks, and nothing but the destruction of the ship can reach you before them. No Search here.
    .reminder = From the first blue space: Noise roll, then hibernate
    .action = Hibernate
