# Seeing a game again.

web-replay-title = Replay
web-replay-loading = Winding back…
web-replay-controls = Replay
web-replay-go = Go along
web-replay-place = Place in the game
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-back = One choice back (←)
web-replay-on = One choice on (→)
web-replay-turn_back = One turn back (Shift ←)
web-replay-turn_on = One turn on (Shift →)
web-replay-round_back = One round back (Page up)
web-replay-round_on = One round on (Page down)
web-replay-eyes = Eyes
web-replay-eyes_all = What everybody saw
web-replay-share = Copy the link
web-replay-shared = Copied ✓
web-replay-play_on = Play on from here
