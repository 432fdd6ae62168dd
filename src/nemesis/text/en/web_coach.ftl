# The coach at the table, and the turning points in the final report.

web-coach-ask = Coach
web-coach-mark = Coach’s pick
web-coach-title = Coach
web-coach-thinking = The coach is thinking…
web-coach-would = The coach would choose
web-coach-alike = Hard to tell apart
web-coach-leans = If one must be named
web-coach-left_out = Given up after { $games ->
        [one] 1 imagined game
       *[other] { $games } imagined games
    }: clearly behind by then.
web-coach-why = Why
web-coach-options = What it thinks of the options
web-coach-untried = { $count ->
        [one] 1 option was not tried: others looked better from the start.
       *[other] { $count } options were not tried: others looked better from the start.
    }
web-coach-survive = Survive
web-coach-win = Win
web-coach-work = Objectives done
web-coach-wound = Wounded soon
web-coach-percent = { $percent }%
web-coach-take = Choose this
web-coach-take_this = Choose this: { $option }
web-coach-setup = Coach
web-coach-lobby = Coach
web-coach-lobby_hint = Everybody may ask, for their own question only, what the strategist bot would do and why. It knows no more than they do.

## Turning points

web-coach-turning = Turning points
web-coach-turning_hint = Where a player’s chance to survive rose and fell most, from what they could know at the time. It takes a little while.
web-coach-turning_of = Look for those of
web-coach-turning_stop = Stop
web-coach-turning_progress = Imagining how it could have gone on: { $percent }%
web-coach-turning_none = No moment changed these chances much, as far as the estimate can tell.
web-coach-turning_round = Round { $round }
web-coach-turning_change = { $rises ->
        [yes] up from { $before }% to { $after }%
       *[no] down from { $before }% to { $after }%
    }
web-coach-turning_more = … and { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }
web-coach-turning_watch = See it in the replay
web-coach-turning_estimate = Estimates, each from { $games } imagined games.
