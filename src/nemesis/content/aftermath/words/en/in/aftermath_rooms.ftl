# What the Rooms of Aftermath change in the words of the base game

term-craft =
    .text = For 1 card, out of Combat, discard 2 of your Items that show the two symbols of a Crafted Item still in stock, and take it. There are four: Antidote, Taser, Flamethrower and Molotov Cocktail. Three more, Laser Pointer, Combat Drone and Enviro-Suit, come only from the Crafting Room. Everyone sees what you used and made.
