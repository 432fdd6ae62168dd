# The big screen: a table for the television in the room.

web-screen-open = Big screen
web-screen-title = Table { $code }
web-screen-join = Join or watch:
