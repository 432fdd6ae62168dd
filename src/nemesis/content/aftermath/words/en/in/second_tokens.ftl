# What the second Exploration tokens change in the words of the base game

room-monitoring_room =
    .text = Room Action, 2 cards: choose 1 Room where something lies face down and secretly look at it: the tile, if the Room is unexplored, its Exploration token and its second token. Then put all back. You may tell the truth or lie about them.
    .reminder = Secretly look at what lies face down in 1 Room

item-recon_drone =
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose 1 Room where something lies face down: secretly look at the tile, if the Room is unexplored, at its Exploration token and at its second token.
    .reminder = Look at what lies face down in 1 Room.

ask-peek = { $deed }: which Room do you look at?

why_not-nothing_unexplored = Nothing that this could look at is still face down.
