# The Great Hunt against the Carnomorphs, if the table lets the destruction of the ship count

objective-obj_great_hunt =
    .text = Survive, and: you have sent the Signal AND either the Butcher is dead or the ship is destroyed. Only one trophy matters.
    .reminder = Signal, and Butcher killed or ship destroyed
