# What one plays for in an Epilogue, condition by condition

client-goal_offer = Lucrative Offer

client-goal_shuttle = { $state ->
        [met] You are aboard the shuttle.
       *[open] Be aboard the shuttle when it leaves.
    }
client-goal_alert = { $state ->
        [met] No alert is left open.
       *[open] Resolve the alert in time.
    }
client-goal_tokens = { $allowed ->
        [0] All tokens of the ship are turned over (face down: { $hidden }).
       *[other] At most { $allowed } tokens of the ship stay face down (now { $hidden }).
    }
client-goal_aboard = { $about ->
        [corpse] A Corpse is aboard the shuttle, or with you in a Pod.
        [carcass] A Carcass is aboard the shuttle, or with you in a Pod.
       *[egg] An Egg is aboard the shuttle, or with you in a Pod.
    }
client-goal_engines_left = { $about ->
        [damaged] At most 1 of the 3 Engines works.
       *[working] At least 2 of the 3 Engines work.
    }
client-goal_course = { $about ->
        [mars] The course leads to Mars.
       *[earth] The course leads to Earth.
    }
client-goal_blast = { $state ->
        [met] Self-Destruct is running.
       *[open] Self-Destruct runs when the shuttle leaves.
    }
client-goal_loot = Have { $about } found or crafted Items ({ $held } of { $about }).
client-goal_trophy = { $state ->
        [met] You have killed an Intruder that counts.
       *[open] Kill an Intruder yourself; the smallest type does not count.
    }
client-goal_liability = Somebody else dies or stays behind.
client-goal_pod_with = Leave in a Pod carrying an Egg.
client-goal_in_hands = You carry an Egg.
client-goal_alone_aboard = You are alone aboard the shuttle.
client-goal_quest_anywhere = Activate it in any Room.
client-goal_quest_computer = Activate one of the two at a Computer that works; the other one is lost.

client-goal_knows_held_by_crew = One of you carries it.
