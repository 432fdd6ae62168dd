# Alerts: the cards, the Activation action, what is told about them

alert-alert_take_sample = Take a Sample
    .text = Level 1: perform an Activation in the Main Room; a Sample appears in the Hibernatorium. Level 2: the Sample is in the Main Room, lying or carried.
    .reminder = Activate the Main Room, then bring the Sample there

alert-alert_engine_purge = Engine Purge
    .text = Perform an Activation in two different Engine Rooms, in any order, by any Characters.
    .reminder = Activate two different Engine Rooms

alert-alert_cryo_overload = Cryo Overload
    .text = Perform an Activation in the Hibernatorium.
    .reminder = Activate the Hibernatorium

alert-alert_distress_beacon = Distress Beacon
    .text = Perform an Activation in the Cockpit.
    .reminder = Activate the Cockpit

alert-alert_clean_dock = Clean Dock
    .text = Level 1: perform an Activation in any Room “2” of the shuttle. Level 2: perform an Activation in the Main Room while no shuttle Room holds an Intruder or a Fire.
    .reminder = Activate a shuttle Room “2”, then the Main Room of a shuttle without Intruder or Fire

alert-alert_identify_victim = Identify a Victim
    .text = When this card appears and no Corpse is on the boards, put one in the Hibernatorium. Level 1: a Corpse is in the Main Room, lying or carried. Level 2: perform an Activation in the Main Room while it is still there.
    .reminder = Bring a Corpse to the Main Room, then activate there

alert-alert_cascade_failure = Cascade Failure
    .text = When this card appears, the Generator, if explored, breaks down, unless too few Malfunction markers are left. Perform an Activation in the Generator while it works. If it was unexplored when the card appeared, an Activation in Engine 2 will do as well.
    .reminder = Activate the Generator while it works

alert-alert_hot_spots = Hot Spots
    .text = When this card appears, put a Fire marker in Engine 1, unless it would be the ninth. Perform an Activation in Engine 1; the Fire need not be out.
    .reminder = Activate Engine 1

alert-alert_remote_lock = Remote Lock
    .text = Level 1: perform an Activation in any Room of the ship with a Technical Corridor Entrance. Level 2: perform an Activation in the Main Room.
    .reminder = Activate a Room with a Technical Corridor Entrance, then the Main Room

alert-alert_synchronise = Synchronise
    .text = In the same Player Phase, two different Characters perform an Activation, one in the Cockpit and one in the Main Room; half of it is lost at the end of the phase. If only one Character is still in play, they may do both, in any phases.
    .reminder = Activate Cockpit and Main Room in one phase, by two Characters

object-sample = Sample
    .a = a Sample
    .text = Heavy Object: takes one hand; picking it up costs 1 Action card, out of Combat; dropping it is free on your turn. An Alert asks for it in the Main Room of the shuttle.
    .reminder = 1 hand; wanted in the Main Room.

deed-activate = Activation in { $room } (Alert { $thing })
    .here = Activation (Alert { $thing })
    .plain = perform an Activation

why_not-no_activation_here = No Alert asks for an Activation in your Room.
why_not-alert_not_ready = Another condition of the Alert is not met.

log-alert_drawn = Alert: { $alert }.
log-alert_level = The first level of the Alert { $alert } is done.
log-alert_resolved = The Alert { $alert } is resolved.
log-activated = { $own ->
        [yes] You do the Activation for the Alert { $alert }.
       *[no] { $who } does the Activation for the Alert { $alert }.
    }

option-alert_failure_kills_hibernated = Failed Alert and hibernation
    .plain = An Alert that nobody resolves kills those who hibernate too, or they sleep through it.
    .text = Decides whether an Alert that fails, or is still open at the end of an Investigation, kills those who hibernate. The rules say all Characters aboard.
    .value-true = Kills them too
    .value-false = Hibernation protects

option-alert_failure_spares_pods = Failed Alert and Pods
    .plain = When an Alert fails, those who have left in a Pod lose with the others, or may still win.
    .text = Decides whether a failed Alert of an Epilogue is a defeat for those who had already left in a Pod. The rules speak of an immediate defeat, but elsewhere of the players on the board.
    .value-true = Judged as usual
    .value-false = Defeat for them too

end-alert = An Alert was not resolved in time.
death-alert = an Alert that was not resolved in time
fate-alert = was lost to the Alert
check-alert = Alert not resolved in time: { $passed ->
        [yes] a launched Pod is out of its reach.
       *[no] defeat.
    }

explain-alert_levels = Levels: { $levels }. Players: { $players } or more.
explain-alert_icon = Alert icon.

term-alert = Alert
    .text = A task for the whole crew, of one or two levels. In an Epilogue there are two, with two rounds each; a failed one ends the game at once in defeat. In an Investigation an Event card with the Alert icon draws one if none is running; the crew then has five rounds, and failure, or an Alert still open at the end, kills everyone aboard.
    .rules = A-7.1, A-7.2, A-7.5, A-7.6, A-7.7, A-7.8, A-7.9, A-7.10

term-activation = Activation
    .text = A basic action for 1 Action card, possible in Combat too, only in the Room that the Alert names. It does nothing but complete the task. It is not a Room Action, so a Malfunction does not forbid it.
    .rules = A-7.3

client-alert = Alert: { $name }{ $second ->
        [yes] , level 2
       *[no] { "" }
    }. { $reminder }. { $left ->
        [0] It is checked at the end of this round.
        [one] 1 more round after this one.
       *[other] { $left } more rounds after this one.
    }
client-alert_left = { $left ->
        [0] Checked at the end of this round
        [one] 1 more round after this one
       *[other] { $left } more rounds after this one
    }
client-alert_done = { $who }: Activation in { $room }
client-no_alert = No Alert is running.

coach-why-alert = The Alert { $alert } is still unresolved.

web-map-alert = The Alert asks for an Activation here
