# What an Epilogue changes in the words of the base game

term-round =
    .text = A round is a Player Phase followed by an Event Phase. An Epilogue has five rounds; then the shuttle leaves.
    .rules = R-4.1, A-4.7, A-8.17, A-8.22

term-event_phase =
    .text = In this order: marker of the shuttle, and Self-Destruct if it runs; on a yellow space the Alert must be resolved; Intruder Attacks; Fire damage; one Event card of Aftermath (Intruder movement, then effect; with the Alert icon, everyone not in Combat makes a Noise roll). There is no bag development. Each step is finished, with all that follows from it, before the next begins.
    .rules = R-4.9, R-4.10, R-4.11, R-4.12, A-7.7, A-8.21

term-bag =
    .text = What the game before left in it, a token for each Intruder that was then on the ship, and some Larvae and Adults more, by the number of players. Encounters take tokens out; Intruders that vanish put some in. Tokens outside wait in a pool and can come back.
    .rules = A-8.1, R-11.8, R-11.12

term-bag_development =
    .text = An Epilogue has no bag development: its Event Phase ends with the Event card.
    .rules = A-8.21

term-exploration =
    .text = All Rooms of an Epilogue are face up from the start, with their Item counters set. Each Room of the ship holds a second token, which is revealed and resolved when a Character enters; then comes the Noise roll, unless the Room was occupied or the token replaces the roll.
    .rules = R-7.4, A-6.1, A-6.2, A-8.5, A-8.6

term-hibernation =
    .text = Not possible in an Epilogue: the Time marker of the ship never moves, so the hibernation chambers stay closed. The shuttle or a Pod takes you home.
    .rules = A-8.20

room-hibernatorium =
    .text = No Room Action in an Epilogue: the hibernation chambers stay closed. No Search here.
    .reminder = The hibernation chambers stay closed

why_not-chambers_closed = The hibernation chambers stay closed in an Epilogue.

term-time_track =
    .text = The Time track of the ship is not used in an Epilogue; the marker on the shuttle’s track counts the five rounds. See Shuttle track.
    .rules = A-8.17, A-8.20

term-hyperspace_jump =
    .text = An Epilogue has none: after the fifth round the shuttle leaves, and the Nemesis drifts on.
    .rules = A-8.22

term-self_destruct =
    .text = Once started, its marker advances with the marker of the shuttle. The first yellow space unlocks all Pods and makes it irreversible; at the skull the ship is destroyed, and the docked shuttle with it. Stopped in time, it would begin again from the green space.
    .rules = R-1.17, R-19.1, R-19.2, R-19.3, R-19.4, A-8.21, A-8.23

term-objective =
    .text = An Epilogue has none: each player has a personal mission instead, and nothing is chosen at the First Encounter. Whatever looks at Objectives shows the mission. See Personal mission.
    .rules = A-8.14, A-8.20, A-8.30

term-first_encounter =
    .text = It has no meaning in an Epilogue: there are no Objectives to choose from.
    .rules = A-8.20

term-signal =
    .text = Sent from the Comms Room, it puts a marker on your board for the rest of the game. It counts only for you; a mission can ask for it.

term-destination =
    .text = The marker shows a letter from A to D and starts on B. When the shuttle leaves, the Coordinates card tells which place that letter means; only missions ask about it. Only the Cockpit moves it, in full view.
    .rules = R-2.6, R-17.32, A-8.4

term-coordinates =
    .text = A hidden card that gives Earth, Mars, Venus and Deep Space one letter each. A new one is drawn for the Epilogue. Only missions ask about it: nobody hibernates, so it kills nobody.
    .rules = R-17.32, A-8.4, A-8.30

place-earth =
    .text = Some missions ask for it. In an Epilogue nobody dies in a Coordinates check.

place-mars =
    .text = Some missions ask for it. In an Epilogue nobody dies in a Coordinates check.

place-venus =
    .text = No mission asks for it. In an Epilogue nobody dies in a Coordinates check.

place-deep_space =
    .text = No mission asks for it. In an Epilogue nobody dies in a Coordinates check.

term-engine =
    .text = Each of the three has a working and a damaged token, stacked face down and shuffled anew: the top one is its true state. In an Epilogue only missions ask about it; the ship does not jump. Repairing or breaking means looking at both and putting either on top; you announce only whether the order changed.
    .rules = R-17.15, R-17.33, R-17.37, R-17.38, A-8.4, A-8.22

engine_state-working =
    .text = With this token on top, the Engine works. Only missions ask about it.

engine_state-damaged =
    .text = With this token on top, the Engine is damaged. Only missions ask about it.

term-pod =
    .text = It has 2 seats; locked or not, as the game before left it. In an Evacuation Section you board an unlocked one by the Room Action, after a Noise roll, then launch it or wait in it; everyone inside leaves with it and is safe. An Intruder that comes into the Section Room throws those who wait back into it. In later rounds you launch, get out for free, or stay and pass. Whoever still waits in a Pod of the ship when the shuttle leaves is left behind.
    .rules = R-18.5, R-18.6, R-18.7, R-18.8, R-18.9, R-18.10, R-18.11, R-18.12, R-18.13, A-8.3, A-8.22, A-8.30

term-weakness =
    .text = Three cards, one each for the Corpse, the Egg and the Carcass. Those that the game before revealed lie face up but are not in force: analysing the Heavy Object in the Laboratory, or with an Item that allows it, reveals a hidden card, or puts a known one in force again, for everyone until the end.
    .rules = R-17.28, A-8.3

room-laboratory =
    .text = Room Action, 2 cards, if a Corpse, a Carcass or an Egg lies here or is held by a Character here: the matching Weakness is in force from now on, for everyone until the end, even if it was known already in the game before. The Heavy Object is kept. You cannot analyse a kind whose Weakness is in force.
    .reminder = Corpse, Carcass or Egg here: its Weakness in force

item-lab_equipment =
    .text = Cost: 1 Action card. Out of Combat only. Single use. If a Character Corpse, an Intruder Carcass or an Egg lies in your Room or is carried there: the matching Weakness card is in force from now on, even if it was known already in the game before.
    .reminder = Corpse, Carcass or Egg here: its Weakness in force.

ask-study = { $deed }: what do you analyse? Its Weakness is then in force for everyone.

why_not-nothing_to_study = There is no Corpse, Egg or Carcass here whose Weakness is not yet in force.

client-weaknesses = Weaknesses in force: { $cards }. Known from the game before, not in force: { $known }.

web-table-weaknesses = Weaknesses in force: { $active }/{ $all }

term-nest =
    .text = The Room of the Eggs on the Intruder board, as many as the game before left. The Nest is destroyed for good as soon as none is left there, taken or destroyed. No Search and no Malfunction in this Room.
    .rules = A-8.3, R-17.20, R-17.35, R-17.36

term-corpse =
    .text = A dead Character leaves a red Corpse; the blue one is where the game before left it, if it still lay in a Room. All are Heavy Objects that the Laboratory can analyse.
    .rules = R-15.9, R-16.13, R-17.28, A-8.2

object-blue_corpse =
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. It lies where the game before left it and is a Character Corpse for every rule.
    .reminder = A Corpse like any other.

item-ship_log =
    .text = Cost: 1 Action card. Out of Combat only. Single use. In a Room with a Computer and no Malfunction: choose 1 other living Character who still has a mission and secretly look at it.
    .reminder = Computer: see another Character’s mission.

item-comms_key =
    .text = Cost: 1 Action card. Out of Combat only. Single use. In a Room with a Computer and no Malfunction: choose 1 Character who has a Signal marker and still has a mission, and secretly look at it.
    .reminder = Computer: mission of someone who sent the Signal.

part-look_objectives = look at someone’s mission

ask-whose_objectives = { $deed }: whose mission do you look at?

why_not-nobody_to_look_at = There is nobody whose mission you could look at.

why_not-no_secret_objective_near = No other Character here has a mission that you could look at in secret.

item-energy_cell =
    .text = No effect in an Epilogue: nobody shuts down there.
    .reminder = No effect in an Epilogue.

option-mars_spares =
    .plain = Changes nothing in an Epilogue: nobody hibernates.
    .text = Decides nothing in an Epilogue: nobody hibernates.

option-eggs_after_nest =
    .plain = Changes nothing in an Epilogue: there is no bag development.
    .text = Decides nothing in an Epilogue: there is no bag development.

option-hatching_effect =
    .plain = Changes nothing in an Epilogue: its Event deck has only the cards of Aftermath.
    .text = Decides nothing in an Epilogue: its Event deck has only the cards of Aftermath.

option-eclosion_scan =
    .plain = Changes nothing in an Epilogue: its Event deck has only the cards of Aftermath.
    .text = Decides nothing in an Epilogue: its Event deck has only the cards of Aftermath.

option-malfunction_event_target =
    .plain = Changes nothing in an Epilogue: its Event deck has only the cards of Aftermath.
    .text = Decides nothing in an Epilogue: its Event deck has only the cards of Aftermath.

option-pod_ejection_riders =
    .plain = Changes nothing in an Epilogue: its Event deck has only the cards of Aftermath.
    .text = Decides nothing in an Epilogue: its Event deck has only the cards of Aftermath.

option-intruder_player =
    .plain = Changes nothing in an Epilogue: no player leads the Intruders.
    .text = Decides nothing in an Epilogue: no player leads the Intruders.

log-objectives_dealt = { $own ->
        [yes] Your mission: { $objectives }.
       *[no] { $who }’s mission: { $objectives }.
    }
log-objectives_dealt-hidden = { $others ->
        [0] Each player is
        [one] The other player is
       *[other] Each of the other players is
    } dealt a mission in secret.
