# Playable characters of the base game and the promo Medic.

character-captain = Captain
    .the = the Captain
    .of = of the Captain
    .to = to the Captain
    .text = A leader who sends another Character out of the Room, lets everyone around draw cards and reloads a personal Weapon with a card. Starts with the Revolver: classic, 6 Ammo, 1 extra Injury on its best face. Quest Items: Ship Log and Intercom.
    .reminder = Leads the others; Revolver, 6 Ammo.
    .style = You win through others: send them where you need them, keep them in cards and know what they are after. Alone you are an average fighter, so stay among people and in command.
    .learning = Easy to learn

character-pilot = Pilot
    .the = the Pilot
    .of = of the Pilot
    .to = to the Pilot
    .text = Someone who knows the ship by heart: looks at unexplored Rooms, uses Room Actions for free and reads the Coordinates from a Computer. Starts with the Shotgun: energy, only 2 Ammo, but each shot that hurts deals 1 more Injury. Quest Items: Orbital Maneuvering System and Evacuation Key.
    .reminder = Free Room Actions; Shotgun, 2 Ammo.
    .style = You use what the ship offers for free and read the course early, so you are often the first to know where it is going. Two shots are all you have: be gone before the third is needed.
    .learning = Easy to learn

character-scientist = Scientist
    .the = the Scientist
    .of = of the Scientist
    .to = to the Scientist
    .text = An expert at Computers: uses distant Rooms, shuts some of them down and sees the next Event coming. A poor fighter, who starts with the Pistol: energy, 3 Ammo, never more than 1 Injury from the die. Quest Items: Holographic Computer and Lab Equipment.
    .reminder = Masters Computers; Pistol, 3 Ammo.
    .style = From any Computer you reach Rooms at the other end of the ship, and the next Event is no surprise to you. You fight worse than anybody: plan your ways, and let others stand between you and the noise.
    .learning = For a second game

character-scout = Scout
    .the = the Scout
    .of = of the Scout
    .to = to the Scout
    .text = Quick and quiet: enters Rooms without a Noise roll, finds Items where nothing is left and draws a card when shooting or escaping. Starts with the Rifle: energy, 4 Ammo, no special rule. Quest Items: Motion Detector and Security Key.
    .reminder = Moves without Noise; Rifle, 4 Ammo.
    .style = You slip into unknown Rooms without a sound and bring back Items from Rooms that others gave up. Explore first, fight rarely, and keep a card to get away with.
    .learning = Easy to learn

character-soldier = Soldier
    .the = the Soldier
    .of = of the Soldier
    .to = to the Soldier
    .text = The best fighter of the crew: rerolls a shot, empties a whole magazine, covers a retreat and shrugs off a Surprise Attack. Starts with the Assault Rifle: energy, 5 Ammo, 1 more Injury with each shot that hurts. Quest Items: Autoloader and Armor.
    .reminder = Fights best; Assault Rifle, 5 Ammo.
    .style = You hold the corridor while the others work: nobody shoots as often or as well. Ammo is your clock, so spend it on what really stands in the way.
    .learning = Easy to learn

character-mechanic = Mechanic
    .the = the Mechanic
    .of = of the Mechanic
    .to = to the Mechanic
    .text = The one who keeps the ship going: repairs with a single card, crafts with whatever is at hand, starts or puts out Fires and crawls through the Technical Corridors. Starts with the Sawed-off Shotgun: energy, only 2 Ammo, hits hard. Quest Items: Plasma Torch and Flashlight.
    .reminder = Repairs and crafts; Sawed-off Shotgun, 2 Ammo.
    .style = You repair with a single card, build things out of scraps and travel through the walls. Everybody needs you for the Engines, and you alone decide what state they are in.
    .learning = For a second game
