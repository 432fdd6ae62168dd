# Action cards of the base game and the promo Medic, and the Contamination card.

card-search = Search
    .text = Cost: this card only. Out of Combat only. Your Room’s Item counter must be at 1 or more: lower it by 1. Draw 2 cards from the Item deck that matches your Room (in a white Room, first name red, yellow or green). Keep 1 in secret and slip the other face down under its deck; you may also keep neither. A Heavy Item you keep is shown and goes straight into your hands. Malfunction and Fire do not prevent a Search.
    .reminder = Counter −1; draw 2 Items, keep 1.

card-rest = Rest
    .text = Cost: this card only. Out of Combat only. You need at least 1 Contamination card in hand. Scan all those in your hand: remove from the game each one that is not infected. Infected ones stay in your hand. If there is at least one, put a single Larva on your board or, if you already had one before the scan, you die and a Creeper appears in your Room.
    .reminder = Scan the Contamination in hand; remove those not infected.

card-demolition = Demolition
    .text = Cost: this card only. In or out of Combat. Choose one: (a) destroy 1 Door in a Corridor of your Room, open or closed but not already destroyed (a closed one only, if the table plays it so); (b) place a Malfunction marker in your Room, unless it has one already or is the Nest or the Room Covered with Slime. If none of the 8 Malfunction markers is left, the ship is destroyed; (c) if turrets are in play, destroy the active turret of your Room: a hidden mode is turned up first, and an inactive turret cannot be destroyed.
    .reminder = Destroy 1 Door, or Malfunction in your Room.

card-interruption = Interruption
    .text = Cost: this card only. In or out of Combat. Reaction: uses none of your actions and may be played even after you have passed. Choose one: (a) cancel an action another player has just announced in your Room (basic action, Action card, Item or Room Action), before any die or draw; (b) cancel an Interruption played by another player in your Room. The cost of the cancelled action stays paid and it counts as one of that player’s actions, but its Ammo or single-use Item is not spent. Passing, dropping and other reactions cannot be cancelled.
    .reminder = Reaction: cancel another player’s action in your Room.

card-basic_repairs = Basic Repairs
    .text = Cost: this card and 2 other Action cards. Out of Combat only. Choose one: (a) remove the Malfunction marker from your Room; (b) in an Engine Room, even one with a Malfunction, take its two Engine tokens, check them without showing them and stack them again in the order you want, telling the others only whether you swapped them.
    .reminder = Remove a Malfunction, or work on the Engine. 2 other cards.

card-repairs = Repairs
    .text = Cost: this card and 1 other Action card. Out of Combat only. Choose one: (a) remove the Malfunction marker from your Room; (b) in an Engine Room, even one with a Malfunction, take its two Engine tokens, check them without showing them and stack them again in the order you want, telling the others only whether you swapped them.
    .reminder = Remove a Malfunction, or work on the Engine. 1 other card.

card-quick_repairs = Quick Repairs
    .text = Cost: this card only. Out of Combat only. Choose one: (a) remove the Malfunction marker from your Room; (b) in an Engine Room, even one with a Malfunction, take its two Engine tokens, check them without showing them and stack them again in the order you want, telling the others only whether you swapped them.
    .reminder = Remove a Malfunction, or work on the Engine. No other card.

card-computer_skills = Computer Skills
    .text = Cost: this card only. Out of Combat only. Choose one: (a) open or close 1 Door in a Corridor of your Room (never a destroyed one); (b) if you are in a Room with a Computer and no Malfunction, perform its Room Action without paying (its other conditions still apply).
    .reminder = Open/close 1 Door, or free Action with a Computer.

card-suppressive_fire = Suppressive Fire
    .text = Cost: this card only. In Combat only. Discard 1 Ammo from a Weapon you hold. Either you or 1 other Character of your Room, if they agree, moves to a neighbouring Room; Intruders do not attack. Whoever moves resolves their arrival as usual (exploration, Noise roll).
    .reminder = 1 Ammo: one of you leaves without being attacked.

card-reload = Reload
    .text = Cost: this card only. In or out of Combat. Add 1 Ammo to the Revolver you hold. Not playable if the Revolver is already full.
    .reminder = +1 Ammo on the Revolver.

card-order = Order
    .text = Cost: this card only. Out of Combat only. Send another Character of your Room, willing or not, to the neighbouring Room you name. That Character resolves the arrival as usual (exploration, Noise roll).
    .reminder = Move another Character to a neighbouring Room.

card-motivation = Motivation
    .text = Cost: this card only. In or out of Combat. Each Character in your Room, yourself included, draws 1 Action card.
    .reminder = Everyone in your Room draws 1 card.

card-ship_knowledge = Ship Knowledge
    .text = Cost: this card only. Out of Combat only. Choose one: (a) open or close 1 Door in a Corridor of your Room (never a destroyed one); (b) secretly look at 1 unexplored Room tile anywhere on the ship, but not at its Exploration token.
    .reminder = Open/close 1 Door, or look at 1 unexplored Room.

card-piloting = Piloting
    .text = Cost: this card only. Out of Combat only. Choose one: (a) if you are in the Cockpit without a Malfunction, or in a Room with a Computer and no Malfunction, perform its Room Action without paying (its other conditions still apply); (b) if you are in a Room with a Computer and no Malfunction, secretly look at the Coordinates card.
    .reminder = Free Action (Cockpit/Computer), or see Coordinates.

card-old_friend = Old Friend
    .text = Cost: this card only. Out of Combat only. If you are in an explored Room with neither a Computer nor a Malfunction, perform its Room Action without paying (its other conditions still apply).
    .reminder = Free Room Action where there is no Computer.

card-ingenuity = Ingenuity
    .text = Cost: this card only. Out of Combat only. Choose one: (a) remove the Malfunction marker from your Room; (b) in an Engine Room, even one with a Malfunction, take its two Engine tokens, check them without showing them and stack them again in the order you want, telling the others only whether you swapped them; (c) craft an Item without paying for the Craft action; any yellow Item may then stand for the wrench symbol, and for that symbol only.
    .reminder = Repair, or craft: a yellow Item can be the wrench.

card-pyrotechnics = Pyrotechnics
    .text = Cost: this card and 1 other Action card. Out of Combat only. Choose one: (a) if your Room has no Fire, discard any 1 of your Items (heavy, starting Weapon or activated Quest Item included) and place a Fire marker in your Room; (b) remove the Fire marker from your Room. If none of the 8 Fire markers is left to place, the ship is destroyed.
    .reminder = Discard an Item to start a Fire, or put one out.

card-technical_corridors = Technical Corridors
    .text = Cost: this card and 1 other Action card. Out of Combat only. If your Room has a Technical Corridor Entrance, reappear in another Room that has one, explored or not (alternative board: same network only). Then resolve your arrival as usual (exploration, Noise roll). You must then pass.
    .reminder = From Entrance to Entrance, then you pass.

card-full_auto = Full Auto
    .text = Cost: this card only. In Combat only. Discard all the Ammo of the Assault Rifle you hold (at least 1) and Shoot once with it. Add 1 Injury for every 2 Ammo discarded, rounded down, even if the die misses; the rifle’s own extra Injury is added when at least 1 is dealt. Example: 5 Ammo and a miss deal 3 Injuries.
    .reminder = All Ammo, one shot: +1 Injury per 2 Ammo.

card-nerves_of_steel = Nerves of Steel
    .text = Cost: this card only. Reaction: when a Surprise Attack is about to hit you (Attack card revealed, or just before a Larva infests you), discard this card to ignore its effect. The Intruder stays in the Room. This is neither an action nor an Interruption, and cannot be interrupted.
    .reminder = Reaction: ignore a Surprise Attack on you.

card-covering_fire = Covering Fire
    .text = Cost: this card only. In Combat only. Discard 1 Ammo from a Weapon you hold. Move yourself, 1 other Character of your Room who agrees, or both of you, to a neighbouring Room; Intruders do not attack. Each one chooses their own destination and you move first. Whoever moves resolves their arrival as usual (exploration, Noise roll).
    .reminder = 1 Ammo: you and/or another leave without being attacked.

card-aimed_fire = Aimed Fire
    .text = Cost: this card only. In Combat only. Shoot with an Energy Weapon you hold (1 Ammo). You may then roll the die a second time, and the second face stands. A reroll granted by the Weapon itself comes on top.
    .reminder = Energy Weapon: Shoot, 1 reroll allowed.

card-adrenaline = Adrenaline
    .text = Cost: this card only. In Combat only. Choose one: (a) Shoot as usual (1 Ammo), then draw 1 Action card; (b) Escape as usual (each Intruder of the Room attacks first), then draw 1 Action card if you are alive. A Leg Wound does not raise the cost of this Escape.
    .reminder = Shoot or Escape, then draw 1 card.

card-reconnaissance = Reconnaissance
    .text = Cost: this card and 1 other Action card. Out of Combat only. Move to a neighbouring Room without a Noise roll. If you explore it this way, ignore Silence or Danger on its Exploration token; Slime, Fire, Malfunction and Doors apply.
    .reminder = Move 1 Room without a Noise roll.

card-scavenging = Scavenging
    .text = Cost: this card and 1 other Action card. Out of Combat only. Perform a Search with all its rules, but you may do it even if the Item counter is at 0; otherwise lower the counter by 1. Not allowed in a Room that never holds Items: Cockpit, Engines, Hibernatorium, Nest, Room Covered with Slime, Shuttle.
    .reminder = Search, even with the counter at 0.

card-intranet = Intranet
    .text = Cost: this card and 1 other Action card. Out of Combat only. If you are in a Room with a Computer and no Malfunction, perform without paying the Room Action of any explored Room with a Computer and no Malfunction (its other conditions still apply). You stay where you are: whatever must be “in the Room” is looked for in yours. Intruders in the distant Room do not matter.
    .reminder = Free Action of any Room with a Computer.

card-access_denied = Access Denied
    .text = Cost: this card only. Out of Combat only. You must be in a Room with a Computer and no Malfunction. Choose one: (a) perform its Room Action without paying (its other conditions still apply); (b) place a Malfunction marker in any explored Room that has a Computer but no such marker, yours included. If none of the 8 Malfunction markers is left, the ship is destroyed.
    .reminder = With a Computer: free Action, or remote Malfunction.

card-threat_assessment = Threat Assessment
    .text = Cost: this card only. Out of Combat only. If you are in a Room with a Computer and no Malfunction, secretly look at the top card of the Event deck, then leave it there or put it under the deck. The others see which you do.
    .reminder = See the next Event; leave it or put it under the deck.

card-contamination = Contamination
    .text = When you gain this card, put it on top of your Action discard pile; you draw it later like any other card. It gives no action, can never pay a cost and counts as a card in hand against Surprise Attacks; Intruders choosing whom to attack do not count it. You may discard it when you pass. Nobody knows whether it is infected until it is scanned.
    .reminder = Clutters your hand; never pays. Infected or not?
