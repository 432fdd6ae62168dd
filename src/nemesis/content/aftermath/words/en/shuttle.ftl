# The shuttle, how one crosses, and the second Exploration tokens

room-shuttle_main = Main Room
    .the = the Main Room
    .text = The Main Room is printed on the shuttle board. It has no Room Action, no Item counter and never breaks down; Alerts often name it. From here you can move to any Room of the ship with a Technical Corridor Entrance. To come back, move from such a Room to one of the three other shuttle Rooms.
    .reminder = From here to any Room with a Technical Corridor Entrance

deck-alert = the Alert deck

option-shuttle_return_to_main = Back to the shuttle
    .plain = Back from the ship you step into one of the three small Rooms of the shuttle, or into its Main Room as well.
    .text = Decides where you arrive when you cross from the ship to the shuttle. The French rules name the three Rooms “2”; summaries of the English ones let you step into the Main Room as well.
    .value-true = Main Room too
    .value-false = Only the three Rooms “2”

exploration-lockdown = Lockdown
    .text = All Doors of this Room close, except in the Corridor you came through; all of them if you came through no Corridor. Destroyed Doors stay destroyed. If the Room was empty, the usual Noise roll follows.
    .reminder = The other Doors of the Room close, then the usual Noise roll

exploration-egg = Egg
    .text = Put an Intruder Egg in this Room, if one is left. If the Room was empty, the usual Noise roll follows.
    .reminder = An Egg lies here, then the usual Noise roll

exploration-slimed_room = Slimed Room
    .text = This token stays. Every Character who enters the Room, the one who reveals it too, takes a Slime marker (1 at most). If the Room was empty, the usual Noise roll follows.
    .reminder = The token stays: all who enter gain Slime

exploration-larva = Larva
    .text = Put a Larva in this Room. It is not an Encounter, so there is no Surprise Attack and no Noise roll. If no Larva is left, nothing happens and the usual Noise roll follows.
    .reminder = A Larva is here; no Noise roll

exploration-carcass = Carcass
    .text = Put an Intruder Carcass in this Room. If the Room was empty, the usual Noise roll follows.
    .reminder = A Carcass lies here, then the usual Noise roll

exploration-corpse = Corpse
    .text = Put a Character Corpse in this Room. If the Room was empty, the usual Noise roll follows.
    .reminder = A Corpse lies here, then the usual Noise roll

log-token_revealed = The second token in { $room } is revealed: { $token }.
log-shuttle_time = Shuttle: the marker reaches { $left ->
        [0] the red space.
       *[other] space { $left }.
    }

term-shuttle = Shuttle
    .text = Four Rooms docked to the ship: the Main Room and three Rooms “2”, face up and without Item counters. You cross with a Move, a Careful Movement or an Escape: from the Main Room to any Room of the ship with a Technical Corridor Entrance, from such a Room to any Room “2” of the shuttle. Doors do not stop a crossing, and it does not make Rooms neighbouring. For everything that works at a distance, ship and shuttle are one.
    .rules = A-4.1, A-4.2, A-4.3, A-4.4, A-4.5, A-4.6

term-shuttle_track = Shuttle track
    .text = Spaces 5 to 1, then a red one; 3 and 1 are yellow. In an Epilogue it counts the five rounds. In an Investigation its marker counts the five rounds that are left to resolve the running Alert.
    .rules = A-4.7, A-7.7, A-7.8

term-second_token = Second Exploration token
    .text = In an Investigation or an Epilogue, each Room of the ship, the printed ones too, holds one more token face down. It is turned over when a Character enters, after the tile and its own token and before the Noise roll, which either of the two may replace.
    .rules = A-6.1, A-6.2, A-6.3, A-6.4

client-second_token = a second token, face down
client-slimed_room = Slimed Room token
client-crossings = From here you can cross to: { $rooms }.

web-map-second_token = Second Exploration token, face down
web-map-slimed = Slimed Room token
web-table-shuttle = Shuttle
web-table-shuttle-left = { $left ->
        [one] Shuttle track: 1 space to the red one
       *[other] Shuttle track: { $left } spaces to the red one
    }
