# Void Seeders and turrets: no Room Covered with Slime, but something more to destroy

card-demolition =
    .text = Cost: this card only. In or out of Combat. Choose one: (a) destroy 1 Door in a Corridor of your Room, open or closed but not already destroyed (a closed one only, if the table plays it so); (b) place a Malfunction marker in your Room, unless it has one already or is the Nest. If none of the 8 Malfunction markers is left, the ship is destroyed; (c) destroy the active turret of your Room: a hidden mode is turned up first, and an inactive turret cannot be destroyed.

card-robot_demolition =
    .text = Robot card: 1 energy. In or out of Combat. Choose one: (a) destroy 1 Door in a Corridor of your Room, open or closed but not already destroyed (a closed one only, if the table plays it so); (b) place a Malfunction marker in your Room, unless it has one already or is the Nest. If none of the 8 Malfunction markers is left, the ship is destroyed; (c) destroy the active turret of your Room: a hidden mode is turned up first, and an inactive turret cannot be destroyed.
