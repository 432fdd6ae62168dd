# The Garden

module-garden = The Garden
    .text = Adds the Botanist to the Characters, the Greenhouse to the Rooms “2” and Overgrowth to the Events.

character-botanist = Botanist
    .the = the Botanist
    .of = of the Botanist
    .to = to the Botanist
    .text = She keeps the air fresh and the crew on its feet: she heals Light Wounds, puts out Fires and always has a card left. Starts with the Sprayer: classic, 3 Ammo. Quest Items: Seed Box and Herbal Tea.
    .reminder = Heals and puts out Fires; Sprayer, 3 Ammo.

room-greenhouse = Greenhouse
    .the = the Greenhouse
    .text = Room Action, 2 cards: heal all your Light Wounds and draw 1 Action card.
    .reminder = Heal Light Wounds, draw 1 card
    .action = Eat fruit

part-harvest = eat fruit

event-overgrowth = Overgrowth
    .text = Put out every Fire on the ship. If the Greenhouse has been explored, it gets a Malfunction marker.
    .reminder = No more Fire; Malfunction in the Greenhouse

why_not-nothing_ripe = You have no Light Wound, and no Action card to draw.

card-remedy = Remedy
    .text = Cost: this card only. Out of Combat only. Heal all your Light Wounds.
    .reminder = Heal all your Light Wounds.

card-watering = Watering
    .text = Cost: this card only. Out of Combat only. Put out the Fire in your Room.
    .reminder = Put out the Fire here.

card-second_wind = Second Wind
    .text = Cost: this card only. In or out of Combat. Draw 2 Action cards.
    .reminder = Draw 2 cards.

item-sprayer = Sprayer
    .text = Heavy Item. Classic Weapon, at most 3 Ammo, full at the start.
    .reminder = Classic Weapon, 3 Ammo.

item-seed_box = Seed Box
    .text = Cost: no Action card. In or out of Combat. Single use. Draw 2 Action cards.
    .activation = Cost: 1 Action card. Out of Combat only. Be in the Greenhouse; a Malfunction there does not matter.
    .reminder = Draw 2 cards.

item-herbal_tea = Herbal Tea
    .text = Cost: 1 Action card. Out of Combat only. Single use. Heal all your Light Wounds.
    .activation = Cost: 1 Action card. Out of Combat only. Also discard 1 Medkit.
    .reminder = Heal all your Light Wounds.
