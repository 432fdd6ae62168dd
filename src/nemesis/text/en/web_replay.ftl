# Seeing a game again.

web-replay-title = Replay
web-replay-loading = Rewinding…
web-replay-controls = Replay
web-replay-go = Step through the game
web-replay-place = Moment of the game
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-back = One choice back (←)
web-replay-on = One choice forward (→)
web-replay-turn_back = One turn back (Shift ←)
web-replay-turn_on = One turn forward (Shift →)
web-replay-round_back = One round back (Page up)
web-replay-round_on = One round forward (Page down)
web-replay-eyes = Point of view
web-replay-eyes_all = What everybody saw
web-replay-share = Copy the link
web-replay-shared = Copied ✓
web-replay-play_on = Play on from here
