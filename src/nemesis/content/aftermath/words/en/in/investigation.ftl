# What an Investigation changes in the words of the base game

term-event_phase =
    .text = Five steps in this order: Time marker, with the marker of a running Alert, which must then be resolved if it reaches the red space; Intruder Attacks; Fire damage; one Event card (Intruder movement, then effect, then an Alert if the card has its icon and none is running); bag development. Each step is finished, with all that follows from it, before the next begins.
    .rules = R-4.8, R-4.9, R-4.10, R-4.11, R-4.12, R-4.13, R-4.14, A-7.8, A-9.30

term-bag =
    .text = At the start: 1 blank, 4 Larvae, 2 Creepers, 1 Breeder, 1 Queen, and 3 Adults plus 1 per player. Encounters take tokens out; Intruders that vanish and bag development put some in. Tokens outside wait in a pool and can come back.
    .rules = A-9.11, R-2.11, R-4.20, R-11.8, R-11.12

term-exploration =
    .text = When a Character enters an unexplored Room, the tile and its Exploration token are revealed. Set the Item counter to the token’s number, resolve its effect, remove it. Then the second token of the Room, which special Rooms have too, is revealed and resolved; then comes the Noise roll, unless the Room was occupied or one of the two tokens replaces the roll. Special Rooms count as explored from the start.
    .rules = R-7.4, R-7.8, R-8.1, R-8.2, R-8.9, R-8.12, A-6.3, A-9.6

term-hibernation =
    .text = From the first blue space of the Time track, the Room Action of the Hibernatorium lets you sleep until the end, with all you carry. You are then safe from all but the destruction of the ship, an Alert that fails or is still open at the end (a table option can change this), and the final checks. While someone hibernates, the Destination cannot be changed and Self-Destruct cannot be started.
    .rules = R-18.1, R-18.2, R-18.3, R-18.4, R-20.7, A-7.8

room-hibernatorium =
    .text = Room Action, 2 cards, once the Time marker has reached the first blue space: make a Noise roll. Should an Intruder then be in the Room, you fail and the cards are lost. Otherwise you hibernate with all you carry: out of play until the final checks, and nothing but the destruction of the ship, or an Alert that fails, can reach you before them. No Search here.

term-hyperspace_jump =
    .text = When the Time marker reaches the red space, the ship jumps at once and the rest of the phase is skipped. Every Character aboard who is not hibernating dies; the shuttle is no shelter. Once nobody is active, it also happens at once; with Self-Destruct running, the ship is destroyed instead.
    .rules = R-20.1, R-20.3, R-19.6, A-9.31

option-hatching_effect =
    .plain = Changes nothing in an Investigation: this Event is not in its deck.
    .text = Decides nothing in an Investigation: this Event is not in its deck.

option-malfunction_event_target =
    .plain = Changes nothing in an Investigation: this Event is not in its deck.
    .text = Decides nothing in an Investigation: this Event is not in its deck.

option-pod_ejection_riders =
    .plain = Changes nothing in an Investigation: this Event is not in its deck.
    .text = Decides nothing in an Investigation: this Event is not in its deck.

option-intruder_player =
    .plain = Changes nothing in an Investigation: no player leads the Intruders.
    .text = Decides nothing in an Investigation: no player leads the Intruders.
