# The final report: causes of the end, deaths, fates, checks, winners.

## How the game ends.

end-destroyed = The ship explodes: Self-Destruct has run its course.
end-jump = The ship jumps to hyperspace.
end-ninth_fire = A ninth Fire marker was needed and there are only 8: the ship is destroyed.
end-ninth_malfunction = A ninth Malfunction marker was needed and there are only 8: the ship is destroyed.

## What a Character dies of, inside “… dies: …”.

death-airlock = thrown into space by the airlock
death-attack = a fatal attack after too many Serious Wounds
death-bleeding = bleeding, one Wound too many
death-burnt = the Fire, one Wound too many
death-contamination = a Contamination card among the last four drawn
death-engines = too many damaged Engines, the ship explodes
death-jump = awake during the jump, outside a hibernation chamber
death-larva = the Larva bursts out
death-ship_destroyed = aboard when the ship was destroyed
death-wounds = one Wound too many
death-wrong_place = hibernating on a ship that reached the wrong place

## What became of a Character, inside “The Captain …”.

fate-contamination = did not survive the Contamination check
fate-dead = died aboard
fate-engines = died when the Engines blew up the ship
fate-escaped = escaped in a Pod
fate-hibernated = survived in hibernation
fate-jump = was awake during the jump and died
fate-ship_destroyed = died with the ship
fate-wrong_place = never woke up: the ship reached the wrong place

## The checks.

check-engines = Engines: { $damaged ->
        [0] none is damaged
        [one] 1 is damaged
       *[other] { $damaged } are damaged
    }, { $passed ->
        [yes] the ship holds.
       *[no] the ship explodes.
    }
check-coordinates = Coordinates: the ship reached { $place }, { $passed ->
        [yes] those in hibernation wake up.
       *[no] those in hibernation die.
    }
check-contamination = Contamination: { $infected ->
        [0] no infected card
        [one] 1 infected card
       *[other] { $infected } infected cards
    }{ $larva ->
        [yes] , a Larva
       *[no] { "" }
    }; { $drew ->
        [yes] { $drawn ->
            [0] no Contamination card
            [one] 1 Contamination card
           *[other] { $drawn } Contamination cards
        } among the 4 drawn:
       *[no] no need to draw 4 cards:
    } { $passed ->
        [yes] safe.
       *[no] death.
    }
check-objective = Objective { $objective } ({ $reminder }): { $passed ->
        [yes] fulfilled.
        [unchecked] not checked, the Character did not survive.
       *[no] not fulfilled.
    }
check-signals = Signals: { $sent } sent, { $needed } needed: { $passed ->
        [yes] enough.
       *[no] not enough.
    }

## Lines of the report.

report-ship_destroyed = The ship no longer exists.
report-ship_arrived = Destination reached: { $place }.
report-ship_left = The Nemesis drifts on.
report-seat = { $who } { $fate }{ $facts }. { $won ->
        [yes] Victory!
       *[no] Defeat.
    }
report-facts = { " " }({ $facts })
report-check = – { $check }
report-team = { $won ->
        [yes] The team wins: every Objective is fulfilled and someone is alive.
       *[no] The team loses: it takes every Objective and at least one survivor.
    }
report-winners = { $count ->
        [0] Nobody wins.
        [one] Winner: { $winners }.
       *[other] Winners: { $winners }.
    }
report-intruders_prevail = The Intruder player kept everyone from winning.
