# Event cards

event-egg_protection = Egg Protection
    .text = In order, each Character who is in the Nest or carries an Egg resolves one Encounter, even in Combat. Characters inside a Pod are spared.
    .reminder = In the Nest or carrying an Egg: Encounter

event-hatching = Hatching
    .text = Discard 1 Egg from the Intruder board, if there is one. Each Character who is in the Nest and holds no Action card is infested: a Larva goes on their board and they gain 1 Contamination card (only the card if they already have a Larva). If nobody was infested, add 1 Larva token to the bag, if one is left. A table option can change the infestation.
    .reminder = 1 Egg lost; in the Nest without Action cards: Larva

event-regeneration = Regeneration
    .text = Take up to 2 Injuries off every Intruder on the ship.
    .reminder = Each Intruder loses up to 2 Injuries

event-damage = Damage
    .text = Each explored Room that holds an Adult, a Breeder or the Queen gets a Malfunction marker.
    .reminder = Malfunction where an Adult, Breeder or Queen stands

event-lurking = Lurking
    .text = Take off the ship every Intruder that has no Character in its Room. For each one, a token of its type goes from the pool to the bag, if one is left.
    .reminder = Intruders away from Characters return to the bag

event-eclosion = Eclosion
    .text = Each Character with a Larva dies, and a Creeper appears in their Room. Then each living Character, in order, draws 4 cards from their deck and scans all the Contamination cards now in hand: with at least one infected, a Larva goes on their board. No scanned card is removed; the 4 cards drawn are discarded, the others stay in hand. Hibernating Characters and those who left are not affected. A table option can limit the scan to the 4 cards.
    .reminder = Larva carriers die; others draw 4 cards and scan

event-noise_tech = Noise in Technical Corridors
    .text = If the Technical Corridors have no Noise marker, place one there. If they already have one, each Character in a Room with an Entrance makes a Noise roll, in order, unless they are in Combat.
    .reminder = Noise in the Technical Corridors; already there: Noise rolls

event-nest_event = Nest
    .text = If the Nest is explored, put a Noise marker in each of its Corridors without one, and in the Technical Corridors if the Nest has an Entrance and they have none.
    .reminder = Nest explored: Noise at each of its exits

event-flammable_compounds = Flammable Compounds
    .text = Put a Fire marker in the Hibernatorium. If it already burns, put one in each neighbouring Room instead; a closed Door protects the Room behind it.
    .reminder = Fire in the Hibernatorium, or in the Rooms around it

event-bulkheads_open = Bulkheads Open
    .text = All closed Doors open. Destroyed Doors stay as they are.
    .reminder = All closed Doors open

event-hunt_3 = Hunt
    .text = Each Adult out of Combat goes to a neighbouring Room where there is a Character; among several, to the one with the lowest number. If a closed Door is in its way, the Adult destroys it and stays where it is.
    .reminder = Adults move to neighbouring Rooms with Characters

event-hunt_2 = Hunt
    .text = Each Adult out of Combat goes to a neighbouring Room where there is a Character; among several, to the one with the lowest number. If a closed Door is in its way, the Adult destroys it and stays where it is.
    .reminder = Adults move to neighbouring Rooms with Characters

event-scent_of_prey = Scent of Prey
    .text = For every Room with a Character who has Slime: put a Noise marker in each of its Corridors without one, and in the Technical Corridors if the Room has an Entrance and they have none.
    .reminder = Noise at every exit around slimed Characters

event-malfunction_event = Malfunction
    .text = Put a Malfunction marker in the explored Room with the lowest number; if it already has one, nothing happens (a table option can pick the next Room instead). Then shuffle this card back into the Event deck, without the discard.
    .reminder = Malfunction in the lowest-numbered explored Room

event-consuming_fire = Consuming Fire
    .text = The Item counter of each burning Room drops to 0. Then put a Fire marker in every Room neighbouring one that was already on Fire, unless a closed Door separates them; Fire never passes through the Technical Corridors.
    .reminder = Burning Rooms lose their Items, then Fire spreads

event-damaging_fire = Damaging Fire
    .text = Each explored burning Room gets a Malfunction marker. Then put a Fire marker in every Room neighbouring one that was already on Fire, unless a closed Door separates them; Fire never passes through the Technical Corridors.
    .reminder = Malfunction in burning Rooms, then Fire spreads

event-coolant_leak = Coolant Leak
    .text = If the Generator has a Malfunction marker, Self-Destruct starts, unless it is already running or a Character is hibernating. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = Generator broken: Self-Destruct starts

event-life_support_failure = Life Support Failure
    .text = Each explored green Room gets a Malfunction marker. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = Malfunction in each explored green Room

event-pod_ejection = Escape Pod Ejection
    .text = Of the Pods not yet launched, remove the one with the lowest number; Characters waiting in it go back to its Section Room (a table option can let them escape with it). With no Pod left, nothing happens. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = The lowest-numbered Pod is lost

event-short_circuit = Short Circuit
    .text = Each explored yellow Room with a Computer gets a Malfunction marker. Remove this card from the game and shuffle the Event discard into the deck.
    .reminder = Malfunction in explored yellow Computer Rooms
