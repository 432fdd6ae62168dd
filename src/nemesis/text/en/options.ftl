# Table options, modes, species, boards, modules, provenance

option-kill_rule = Killing Breeders and the Queen
    .plain = How hard a Breeder or the Queen is to kill: a draw equal to its Injuries is not enough, or is.
    .text = Decides whether a Breeder or the Queen dies when the sum of the 2 Attack cards equals its Injuries. The French documents ask for a lower sum, the rulebook accepts an equal one. Creepers and Adults always die on an equal number.
    .value-seeds = Sum lower than Injuries
    .value-rulebook = Lower or equal

option-demolition_door = Doors for Demolition
    .plain = Demolition destroys any Door, or only one that is closed.
    .text = Decides which Doors the Demolition card may destroy. Most copies just say a Door, and Doors start open; one copy says a closed Door.
    .value-any = Open or closed Doors
    .value-closed_only = Closed Doors only

option-trade_partners = Trade partners
    .plain = One Trade action lets you deal with one Character, or with everybody in the Room.
    .text = Decides with whom one Trade action lets you deal. The French summary speaks of one other player; the rulebook opens the trade to all Characters in the Room, who may then also deal among themselves.
    .value-one = One partner per action
    .value-all = Everyone in the Room

option-mars_spares = Arrival on Mars
    .plain = If the ship reaches Mars, Quarantine saves its holder alone, or everybody who hibernates.
    .text = Decides who survives hibernation when the ship reaches Mars and a Character’s chosen Objective is Quarantine. The rulebook spares that Character alone; the French summary can be read as sparing all who hibernate.
    .value-holder = Only the holder of Quarantine
    .value-all = All who hibernate

option-dead_larva_egg = Dead Larvae and Eggs
    .plain = Dead Larvae and destroyed Eggs may come back later in the game, or are gone for good.
    .text = Decides where the piece of a destroyed Egg, or of a dead or surplus Larva, goes. The help card takes it out of the game; the FAQ leaves tokens usable, and without that Larvae would run out.
    .value-supply = Back to the supply
    .value-removed = Out of the game

option-egg_melee = Melee against Eggs
    .plain = Hitting an Egg with bare hands is safe when you miss, or as dangerous as fighting an Intruder.
    .text = Decides what a Melee against Eggs costs you. By the rulebook, a miss gives no Wound, and the Contamination card comes only with a hit; the help cards describe Melee against Intruders and name no exception for Eggs.
    .value-rulebook = A miss is harmless
    .value-as_intruder = As against an Intruder

option-careful_marker_occupied = Careful Movement, occupied Room
    .plain = A Careful Movement into an occupied Room still leaves a Noise marker, or leaves none.
    .text = Decides whether a Careful Movement into an occupied Room still places its Noise marker. The French summary makes no exception; in the rulebook the marker replaces a Noise roll, and none is due there.
    .value-true = Marker placed
    .value-false = No marker

option-hatching_effect = Hatching event
    .plain = In the Nest with no cards left, the Hatching event gives you a Larva, or kills you if you carry one.
    .text = Decides what the Hatching event does to a Character in the Nest without Action cards. The card’s word can mean infested, as by a Larva’s attack, or infected, which kills a Character who already has a Larva.
    .value-infest = Infested: Larva and 1 card
    .value-infect = Infected: deadly with a Larva

option-eclosion_scan = Eclosion event
    .plain = The Eclosion event checks all Contamination cards in your hand, or only those you have just drawn.
    .text = Decides which Contamination cards the Eclosion event scans after the draw of 4 cards. The printed text says those in hand; some read it as the cards just drawn.
    .value-hand = The whole hand
    .value-drawn = Only the 4 drawn

option-eggs_after_nest = Eggs after the Nest is destroyed
    .plain = After the Nest is destroyed, the Queen token still brings Eggs, or brings none.
    .text = Decides whether the Queen token still adds an Egg in bag development once the Nest is destroyed. The French documents add it with no exception; the rulebook is silent. Either way the Nest counts as destroyed.
    .value-added = Egg added
    .value-ignored = No Egg

option-intruders_reveal_rooms = Intruders in unexplored Rooms
    .plain = Rooms stay unknown until a Character enters, or are also turned up where an Intruder goes.
    .text = Decides whether an Intruder that ends its move in an unexplored Room reveals the tile. The rulebook says no; one reading of the FAQ flips the tile and leaves the Exploration token for the first Character.
    .value-true = Tile revealed, token stays
    .value-false = Nothing revealed

option-malfunction_event_target = Malfunction event
    .plain = The Malfunction event always strikes the same Room, or moves on when that one is already broken.
    .text = Decides where the Malfunction event strikes. Read to the letter it always picks the Cockpit, and does nothing once that has a marker; the other setting moves on to the lowest-numbered explored Room that can take one.
    .value-lowest = Always the lowest number
    .value-next_eligible = Next Room that can take one

option-pod_ejection_riders = Occupants of an ejected Pod
    .plain = Whoever waits in a Pod that an event ejects is put back in the Room, or gets away with it.
    .text = Decides what happens to Characters waiting in the Pod that the Ejection event removes. No source answers: they may be put back in the Section Room or saved by the departure.
    .value-room = Back to the Section Room
    .value-leave = They escape with the Pod

option-door_token_source = When Door tokens run out
    .plain = When no Door token is left, any Door on the board may be moved, or only a closed one.
    .text = Decides which token may be moved when all 12 Door tokens are in use and another Door must be placed. The rulebook allows any, even a destroyed Door, whose Corridor then becomes open; some groups take closed Doors only, and place nothing if there are none.
    .value-any = Any Door token
    .value-closed_only = Closed Doors only

option-seating = Player numbers
    .plain = Chance decides who is player 1 and begins, or the order of the seats does.
    .text = Decides how the player numbers are dealt. Player 1 chooses a Character first and begins; turns then go clockwise around the table. The rules deal the numbers at random; the other setting numbers the seats in their order.
    .value-random = Dealt at random
    .value-number = In the order of the seats

option-pass_token_round1 = First Player token, first round
    .plain = Player 1 begins the first round, or the First Player token moves on before it.
    .text = Decides whether the First Player token already moves on in the first round. The French summary names no exception; the rulebook does, since player 1, who receives it at set-up, would otherwise not begin.
    .value-true = Passed from the first round
    .value-false = Player 1 begins

option-larva_final_check = Larva at the final check
    .plain = At the end a Larva makes you draw 4 cards that may kill you, or only infected cards do.
    .text = Decides whether a Larva on your board is enough to make you draw 4 cards in the final Contamination check. The rulebook says yes; the French summary mentions infected cards only.
    .value-true = A Larva is enough
    .value-false = Infected cards only

option-intruder_player = Playing the Intruders
    .plain = Whoever dies first may go on as the leader of the Intruders, or only watches from then on.
    .text = Decides whether the first player eliminated may go on as the Intruder player (semi-co-op only). Some tables like to keep everyone in the game, others prefer the usual Event Phase to the end.
    .value-offered = Offered to the first player eliminated
    .value-off = Not used

option-radio_lines = Lines on the radio
    .plain = How much each Character may say over the radio in a round.
    .text = Decides how many lines each Character may say over the radio in a round. Answers to requests are not counted.
    .value-6 = Six lines a round
    .value-3 = Three lines a round
    .value-12 = Twelve lines a round

option-any_board_side = Side of the board
    .plain = This species comes on the standard side of the board only, or on the harder alternative side as well.
    .text = Decides whether this species may be played on the alternative side of the board. Its rules name the standard side only.
    .value-true = Either side
    .value-false = Standard side only

mode-semi_coop = Semi-co-op
    .text = 2 to 5 players. Each has secret Objectives and must survive to win; you may need each other, but you need not trust each other.
    .briefing = You wake from hibernation too early. One of the crew lies dead in the next chamber, and something is moving aboard. Before the ship jumps, you must be asleep again or gone in a Pod.
    .unknown = Which Room lies where, whether the Engines will hold, and where the course really leads. Nor what the others want: they may help you, and they may lie.

mode-coop = Co-op
    .text = 2 to 5 players with 1 public Objective each. All win together if every Objective is fulfilled and at least one Character survives; the AutoDoc can bring back the dead.
    .briefing = You wake from hibernation too early. One of the crew lies dead in the next chamber, and something is moving aboard. You get out of this together or not at all.
    .unknown = Which Room lies where, whether the Engines will hold, and where the course really leads. Nobody here has anything to hide: plan aloud.

mode-solo = Solo
    .text = 1 player. 2 Objectives, of which you keep 1 at the First Encounter; Rooms hold half as many Items. Survive and fulfil your Objective to win.
    .briefing = You wake from hibernation, and nobody else does. Something is moving aboard. Before the ship jumps, you must be asleep again or gone in a Pod.
    .unknown = Which Room lies where, whether the Engines will hold, and where the course really leads. Nobody will look for you.

species-intruders = Intruders
    .text = The species of the base game: Larvae, Creepers, Adults, Breeders and a Queen, with a Nest full of Eggs.

board-standard = Standard side
    .text = The map for a first game: 28 Corridors, one network of Technical Corridors, Evacuation Sections placed at random.

board-alternative = Alternative side
    .text = The harder map: the red and the blue Technical Corridors form two networks, some Rooms are joined by two Corridors, and both Evacuation Sections are face up from the start. The map itself was designed for this edition.

module-intruder_player = Intruder player
    .text = Lets the first player whose Character dies lead the Intruders with a deck of 10 cards. Semi-co-op with the base Intruders only.

module-radio = Radio
    .text = The crew talks over the radio: what they know or pretend to know, requests and promises. It costs nothing and may be true or not; promises are kept or broken before everybody’s eyes, and lies come to light after the game. For 2 players or more.

provenance-published = Published
    .text = This content was read in a published source: rulebook, official FAQ, printed card or the documents the project was made from.

provenance-unconfirmed = Unconfirmed
    .text = This content comes from memory or a free translation, and no source confirmed it. If you own the printed card, a data pack can correct it.

provenance-designed = Designed
    .text = No source gives this content: it was made up for this edition so that the game is complete. If you own the printed component, a data pack can replace it.
