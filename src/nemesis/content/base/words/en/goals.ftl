# What one plays for, condition by condition

client-goal_survive = Survive
client-goal_crew = The whole crew
client-goal_intruder_player = Nobody wins

client-goal_alive = { $state ->
        [lost] You are dead.
       *[met] You are alive.
    }
client-goal_hibernation = { $state ->
        [met] You are in hibernation.
       *[open] Go into hibernation.
    }
client-goal_pod = { $state ->
        [met] You have left in a Pod.
        [lost] No Pod is left.
       *[open] Leave in a Pod.
    }
client-goal_left_in_pod = { $state ->
        [met] You have left in a Pod.
        [lost] You can no longer leave in a Pod.
       *[open] Leave in a Pod, not in hibernation.
    }
client-goal_engines = At least 2 of the 3 Engines work.
client-goal_safe_course = { $mars ->
        [yes] The course leads to Earth or Mars.
       *[no] The course leads to Earth.
    }
client-goal_no_blast = { $state ->
        [lost] Self-Destruct can no longer be stopped.
       *[open] Stop Self-Destruct.
    }
client-goal_healthy = You pass the Contamination check.
client-goal_arrive = { $about ->
        [mars] The ship reaches Mars.
       *[earth] The ship reaches Earth.
    }
client-goal_alone = { $state ->
        [lost] You are not the only survivor.
       *[open] You are the only survivor.
    }
client-goal_friend = { $state ->
        [lost] Nobody else survives.
       *[open] At least one other survives too.
    }
client-goal_outlived = Player { $about } ({ $who }) does not survive.
client-goal_carry = { $about ->
        [blue_corpse] Leave or hibernate carrying the blue Corpse.
       *[egg] Leave or hibernate carrying an Egg.
    }
client-goal_items = Have { $about } Items ({ $held } of { $about }).
client-goal_signal = { $state ->
        [met] The Signal is sent.
        [lost] The Signal was not sent.
       *[open] Send the Signal.
    }
client-goal_signals = Signals sent: { $sent } of { $about }.
client-goal_explored = { $left ->
        [0] All Rooms are explored.
        [one] Explore 1 more Room.
       *[other] Explore { $left } more Rooms.
    }
client-goal_no_nest = { $state ->
        [met] The Nest is destroyed.
       *[open] Destroy the Nest.
    }
client-goal_queen = { $state ->
        [met] The Queen is dead.
       *[open] Kill the Queen.
    }
client-goal_ship = { $state ->
        [met] The ship is destroyed.
       *[open] The ship is destroyed while you get away.
    }
client-goal_studied = { $about ->
        [carcass] The Weakness of the Carcass is revealed.
       *[egg] The Weakness of the Egg is revealed.
    }
client-goal_studies = { $about ->
        [1] At least 1 Weakness is revealed ({ $found } of 1).
       *[other] At least { $about } Weaknesses are revealed ({ $found } of { $about }).
    }
client-goal_post_mortem = { $state ->
        [met] The blue Corpse was in the Surgery.
       *[open] Bring the blue Corpse to the Surgery.
    }
client-goal_somebody = At least one of you survives.
client-goal_fails = { $state ->
        [lost] { $who } wins.
       *[unknown] { $who } does not win.
    }
client-goal_quest_room = Activate it in { $tiles }.
client-goal_quest_item = { $state ->
        [met] To discard for it: { $things }. You have it.
       *[open] To discard for it: { $things }.
    }
client-goal_quest_weapon = In your hands: { $things }.

client-goal_knows_quest_room_unseen = You do not know where it is.
client-goal_knows_chambers = { $left ->
        [0] The chambers are open.
        [one] The chambers open when Time moves once more.
       *[other] The chambers open in { $left } spaces of Time.
    }
client-goal_knows_pods = { $attached ->
        [0] No Pod is attached.
       *[other] Pods attached: { $attached }, unlocked: { $unlocked }.
    }
client-goal_knows_engine = { $seen ->
        [working] Engine { $engine } works (round { $round }).
        [damaged] Engine { $engine } is damaged (round { $round }).
       *[unknown] Engine { $engine }: not seen.
    }
client-goal_knows_course = { $place ->
        [earth] Course { $letter } leads to Earth (round { $round }).
        [mars] Course { $letter } leads to Mars (round { $round }).
        [venus] Course { $letter } leads to Venus (round { $round }).
        [deep_space] Course { $letter } leads to deep space (round { $round }).
       *[unknown] Course { $letter }: you have not seen the Coordinates.
    }
client-goal_knows_course_locked = Nobody can change the course while somebody hibernates.
client-goal_knows_blast = { $left ->
        [one] The ship explodes when Self-Destruct moves once more.
       *[other] The ship explodes in { $left } spaces of Self-Destruct.
    }
client-goal_knows_contamination = { $cards ->
        [0] You have no Contamination card.
       *[other] Contamination cards: { $cards }, known to be infected: { $infected }.
    }
client-goal_knows_larva = A Larva is on your board.
client-goal_knows_held = You carry it now.
