# What a game alone changes in the words of the base game

term-objective =
    .text = You start with 2 Solo/Co-op Objectives and keep one of them at the First Encounter. You win if you survive all final checks and fulfil it. If no First Encounter took place, either one will do.
    .rules = R-22.2, R-20.9, R-20.10, R-20.11, R-20.12, R-21.1

character-captain =
    .reminder = Nobody to lead; Revolver, 6 Ammo.
    .style = There is nobody left to command: your orders are cards to pay with. What remains is a steady hand, a Revolver with six shots, and a card that loads it again.
character-mechanic =
    .style = You repair with a single card, build things out of scraps and travel through the walls. Nobody else will see to the Engines, and nobody does it better.
character-scientist =
    .style = From any Computer you reach Rooms at the other end of the ship, and the next Event is no surprise to you. You fight worse than anybody: plan your ways, and be somewhere else when the noise comes.
character-soldier =
    .style = You clear the way yourself: nobody shoots as often or as well. Ammo is your clock, so spend it on what really stands between you and the next Room.
