# Aftermath: turrets and their targeting modes

module-turrets = Turrets
    .text = Adds three Turret tokens to the Exploration tokens. Each puts a turret in its Room: it shoots at those who come in, at Intruders only, or at nobody; nobody knows before somebody enters.

option-turret_requires_presence = Targets of a turret
    .plain = Whoever leaves a turret’s Room in time is safe from it, or is shot at all the same.
    .text = Decides whether a turret shoots only at those who came into its Room in this round and are still there, or also at those who have left.
    .value-true = Still in the Room
    .value-false = Wherever they are now

exploration-turret = Turret
    .text = A turret stands in this Room, but never in the Nest or the Room Covered with Slime. Shuffle its three targeting tokens face down and turn up the one on top. If the Room was empty, the usual Noise roll follows.
    .reminder = A turret is here, then the usual Noise roll

targeting-all = all
    .text = The turret is active. In the Fire damage step it shoots at everything that entered or appeared in its Room in this round and is still there: 1 Light Wound to a Character, 1 Injury to an Intruder.
    .reminder = Shoots at everybody who came in this round

targeting-intruders = Intruders
    .text = The turret is active. In the Fire damage step it deals 1 Injury to each Intruder that entered or appeared in its Room in this round and is still there.
    .reminder = Shoots at Intruders that came in this round

targeting-inactive = inactive
    .text = The turret does nothing and cannot be destroyed.
    .reminder = Does nothing, cannot be destroyed

ask-turret = { $deed }: which turret?
ask-turret_mode = Which mode do you give the turret in { $room }? Only you will know it.

pick-mode = Mode { $mode }
    .note = { $reminder }

part-turret = set the mode of a turret in secret
part-break_turret = destroy the turret here

why_not-no_turret_in_play = No turret is in play.
why_not-no_turret_here = There is no turret in your Room.
why_not-turret_inactive = The turret here is inactive: it cannot be destroyed.

log-turret_placed = A turret stands in { $room }.
log-no_turret_placed = No turret can stand in { $room }.
log-turret_revealed = The turret in { $room } shows its mode: { $mode }.
log-turret_shuffled = The turret in { $room } hides its mode again.
log-turret_fires = The turret in { $room } opens fire (mode { $mode }).
log-turret_destroyed = The turret in { $room } is destroyed.
log-turret_withstands = { $own ->
        [yes] Your Demolition fails: the turret in { $room } is inactive.
       *[no] { $who }’s Demolition fails: the turret in { $room } is inactive.
    }
log-turret_set = { $own ->
        [yes] You set the turret in { $room } to mode { $mode }.
       *[no] { $who } sets the turret in { $room } to mode { $mode }.
    }
log-turret_set-hidden = { $who } changes the mode of the turret in { $room } in secret.

term-turret = Turret
    .text = It stands in a Room with three targeting tokens; the one on top is its mode: all, Intruders or inactive. It is turned up when somebody enters or appears there. In the Fire damage step an active turret shoots at those who came in during the round and are still there: 1 Light Wound or 1 Injury. An Intruder present at that step destroys an active turret; Demolition does too.
    .rules = A-5.1, A-5.2, A-5.3, A-5.4, A-5.5

client-turret = { $shown ->
        [yes] turret (mode { $mode })
        [known] turret (mode hidden; you set it to { $mode })
       *[no] turret (mode hidden)
    }
client-knows_turret = Turret { $turret }: mode { $mode } (set in round { $round }).

web-map-pawn-turret = Turret
web-map-turret-unknown = { $name }, mode face down
web-map-turret-open = { $name }, mode { $mode }. { $reminder }
web-map-turret-secret = { $name }, mode face down; you know it: { $mode }. { $reminder }
