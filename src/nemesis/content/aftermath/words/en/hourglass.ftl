# Aftermath: playing with an hourglass

module-hourglass = Hourglass
    .text = An hourglass is turned at the start of each round. When its sand has run out, any player may seize it, once in the round, and make a Noise roll for a Room of their choice.

option-hourglass_clock = Clock of the hourglass
    .plain = The hourglass counts what you do, so that you can think in peace, or runs in real time.
    .text = Decides what makes the sand run: the actions of the players, or real time.
    .value-actions = Actions
    .value-seconds = Seconds

option-hourglass_actions = Actions until the sand has run out
    .plain = How much each player can do in a round before the hourglass runs out: fewer is harder. Only if it counts actions.
    .text = Decides, with the clock set to actions, how many there are in a round for each living player. A pass counts as one.
    .value-1 = 1 for each player
    .value-2 = 2 for each player
    .value-3 = 3 for each player
    .value-4 = 4 for each player
    .value-5 = 5 for each player
    .value-6 = 6 for each player

option-hourglass_seconds = Seconds until the sand has run out
    .plain = How long the hourglass runs in each round: shorter is harder. Only if it runs in real time.
    .text = Decides, with the clock set to seconds, how long the sand runs in each round.
    .value-30 = 30 seconds
    .value-60 = 1 minute
    .value-90 = 1 minute 30
    .value-120 = 2 minutes
    .value-180 = 3 minutes
    .value-240 = 4 minutes
    .value-300 = 5 minutes
    .value-600 = 10 minutes

claim-seize_hourglass = seize the hourglass
claim-remove_hourglass = remove the hourglass from the game
claim-sand_runs_out = the sand runs out

ask-hourglass_room = Hourglass: a Noise roll for which Room? A Surprise Attack there hits whoever has the fewest cards.

why_not-sand_still_runs = The sand is still running.
why_not-hourglass_rests = The hourglass rests until the next round.
why_not-hourglass_gone = The hourglass has left the game.
why_not-hourglass_not_used_yet = The hourglass can be removed only after its Noise roll, in the same round.
why_not-out_of_play = You are no longer in play.

log-hourglass_turned = The hourglass is turned.
log-sand_out = The sand has run out.
log-hourglass_seized = { $own ->
        [yes] You seize the hourglass.
       *[no] { $who } seizes the hourglass.
    }
log-hourglass_removed = { $own ->
        [yes] You remove the hourglass from the game.
       *[no] { $who } removes the hourglass from the game.
    }

term-hourglass = Hourglass
    .text = An option of Aftermath. It is turned at the start of each round; when its sand has run out, any player may seize it and make a Noise roll for any Room. If that brings an Encounter, the Surprise Attack hits the Character in that Room whose player has the fewest cards. It then rests until the next round, and any player may remove it from the game.
    .rules = A-10.1, A-10.2, A-10.3

client-hourglass = Hourglass: { $state ->
        [running] the sand is running
        [run_out] the sand has run out, it can be seized
        [resting] at rest until the next round
       *[removed] out of the game
    }{ $left ->
        [none] { "" }
        [one] , 1 more action
       *[other] , { $left } more actions
    }.
client-left-sand_runs_out = About { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } of sand left.
client-due-sand_runs_out = The sand has run out! Any player may seize the hourglass now: { $command }.
