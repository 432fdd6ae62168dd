# What Alerts change in the words of the base game

term-action =
    .text = There are four kinds of action: basic, Action card, Item and Room. An action must be legal and able to do something before you pay for it. In Combat, Shoot, Melee, Escape and the Activation for an Alert are the only basic actions.
    .rules = R-5.1, R-5.16, R-5.18, R-5.20, R-5.21, A-7.3

term-combat =
    .text = A Character and an Intruder in the same Room are in Combat. There, the only basic actions are Shoot, Melee, Escape and the Activation for an Alert, and Room Actions are forbidden. Eggs, and Characters in a Pod or in hibernation, are not in Combat.
    .rules = R-5.19, R-5.20, R-5.21, R-7.6, A-7.3
