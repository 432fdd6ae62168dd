# The coach, and the turning points of a finished game.

coach-advice = The coach would choose: { $option }
coach-estimate = This is an estimate: { $games ->
        [one] 1 imagined game
       *[other] { $games } imagined games
    } that fit what you know, each played on for a while and then judged. The coach sees no hidden card, and it can be wrong: { $better ->
        [yes] measured over 300 turns, its choices survive a little more often than those of an expert bot; that they win more often was not shown.
       *[no] that it plays better than an expert bot was not shown here.
    }
coach-line = { $option }: { $chances }{ $risks }
coach-alike = The imagined games cannot tell these apart: { $options }. Go by what you like best; the one named here only looks a little better.
coach-more = { $options ->
        [one] 1 more
       *[other] { $options } more
    }
coach-with = { $option }: { $shared ->
        [yes] Objectives about { $work }% done, survive
       *[no] survive
    } about { $survive }%, win about { $win }%.
coach-without = The next best, { $option }: { $shared ->
        [yes] Objectives about { $work }% done, survive
       *[no] survive
    } about { $survive }%, win about { $win }%.
coach-option = { $shared ->
        [yes] Objectives { $work }% done, survive
       *[no] survive
    } { $survive }%, win { $win }%, wounded soon { $wound }%, { $games ->
        [one] 1 game
       *[other] { $games } games
    }

## Why

coach-why-no_single = No single fact on the table decides this.
coach-why-towards = It leads towards { $room }.
coach-why-unexplored = { $left ->
        [one] Nobody has been there: it is the last unexplored Room.
       *[other] Nobody has been there: { $left } Rooms are still unexplored.
    }
coach-why-noisy = { $noisy ->
        [one] 1 of the { $exits } exits of { $room } has a Noise marker.
       *[other] { $noisy } of the { $exits } exits of { $room } have a Noise marker.
    }
coach-why-quiet = No exit of { $room } has a Noise marker: a roll there can bring no Encounter.
coach-why-careful = { $noisy ->
        [one] 1 of the { $exits } exits of { $room } has a Noise marker: with a Careful Movement you roll no die.
       *[other] { $noisy } of the { $exits } exits of { $room } have a Noise marker: with a Careful Movement you roll no die.
    }
coach-why-company = You will not be alone in { $room } ({ $who } is there), so you roll no Noise die.
coach-why-intruders_there = In { $room }: { $kinds }.
coach-why-intruders_here = In your Room: { $kinds }.
coach-why-ammo = { $thing } has { $ammo ->
        [one] 1 Ammo
       *[other] { $ammo } Ammo
    } left.
coach-why-malfunction_here = { $room } has a Malfunction.
coach-why-items_here = { $items ->
        [one] 1 Item is
       *[other] { $items } Items are
    } left to find here.
coach-why-hand = With { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, an Encounter would be a Surprise Attack in { $percent }% of cases.
coach-why-no_cards = You have no card left to pay with.
coach-why-chambers_open = The hibernation chambers are open.
coach-why-chambers_soon = The hibernation chambers open in { $left ->
        [one] 1 Time space
       *[other] { $left } Time spaces
    }.
coach-why-course_unknown = You do not know where Destination { $letter } leads.
coach-why-course_wrong = You know that Destination { $letter } is not Earth.
coach-why-engines_damaged = { $damaged ->
        [one] You know that 1 Engine is damaged; two destroy the ship.
       *[other] You know that { $damaged } Engines are damaged; two destroy the ship.
    }
coach-why-engines_unknown = { $unknown ->
        [one] The state of 1 Engine is unknown to you.
       *[other] The state of { $unknown } Engines is unknown to you.
    }
coach-why-pod_open = Pod { $number } in { $room } is unlocked and has a free seat.
coach-why-pods_locked = { $number ->
        [one] The only Pod whose position you know is locked.
       *[other] All { $number } Pods whose position you know are locked.
    }
coach-why-self_destruct = Self-Destruct is running: { $left ->
        [one] 1 space
       *[other] { $left } spaces
    } left, and { $stops ->
        [yes] it can still be stopped.
       *[no] it can no longer be stopped.
    }
coach-why-wounds = You have { $serious ->
        [0] no Serious Wound
        [one] 1 Serious Wound
       *[other] { $serious } Serious Wounds
    } and { $light ->
        [0] no Light Wound.
        [one] 1 Light Wound.
       *[other] { $light } Light Wounds.
    }
coach-why-larva = There is a Larva on your board.
coach-why-contamination = { $cards ->
        [one] 1 Contamination card is
       *[other] { $cards } Contamination cards are
    } among your cards.
coach-why-objective = Your Objective { $objective } asks: { $reminder }.
coach-why-crew_objective = The crew’s Objective { $objective } asks: { $reminder }.
coach-why-not_found = { $objective } needs { $tile }, which you have not found yet.
coach-why-engine_nearest = You do not know whether { $tile } works, and nobody is nearer to it than you.
coach-why-blast_opens = No Objective needs the ship to arrive: Self-Destruct unlocks the Pods and ends the game.
coach-why-objective_kept = { $objective } asks: { $reminder }.
coach-why-fires = { $fires ->
        [one] 1 Room is on Fire
       *[other] { $fires } Rooms are on Fire
    }; a ninth Fire marker would destroy the ship.

## In the text client

coach-off = This game is played without the coach; --coach at the start brings it in.
coach-thinking = The coach thinks, for { $seconds } seconds at most; Ctrl-C stops it…
coach-cancelled = The coach has stopped thinking.

## Turning points

coach-turning_none = No moment changed these chances much, as far as the estimate can tell.
coach-turning_point = Round { $round }, choices { $start } to { $end }: { $rises ->
        [yes] up
       *[no] down
    } from { $before }% to { $after }% chance to survive.
coach-turning_line = {"    "}{ $line }
coach-turning_more = {"    "}… and before that { $count ->
        [one] 1 line more.
       *[other] { $count } lines more.
    }
coach-turning_estimate = Estimates from what the player could know at the time, each from { $games } imagined games.
coach-turning_working = Looking for turning points: { $who }…
coach-turning_progress = {"  "}{ $percent }%
coach-turning_not_over = Turning points are told once the game is over.
