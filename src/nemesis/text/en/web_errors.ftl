# Refusals, by the code that the server sends.

web-error-asked = You are asked something here: answer it first.
web-error-bad_link = This link was used already, or its time is over. Ask for a new one.
web-error-bad_message = The server does not understand this page. Reload the page.
web-error-bad_name = This name cannot be read. Choose one with letters, digits or signs, at most 40 of them.
web-error-bad_setup = The server cannot set up this table as asked. Reload the page and choose again.
web-error-closed = The host has closed the seats of this table. Ask the host for a link to a seat.
web-error-coach_failed = The coach found no answer this time. Ask again.
web-error-coach_thinking = The coach is still thinking about your last question.
web-error-illegal = This choice is no longer possible. The table shows what is.
web-error-internal = The server made a mistake; nothing has changed. Try again.
web-error-muted = You have been muted at this table: what you write is not sent.
web-error-no_coach = There is no coach at this table.
web-error-no_hello = The connection was not opened in time. Reload the page.
web-error-no_such_bot = There is no bot of this name.
web-error-no_such_claim = You cannot do that now.
web-error-no_such_moment = This moment does not exist in this game.
web-error-no_such_reaction = This reaction cannot be declined in advance.
web-error-no_such_seat = This table has no such seat.
web-error-no_such_vote = This vote is over.
web-error-not_allowed = Not before the game is over: until then everybody sees with their own eyes only.
web-error-not_asked = Nothing is asked of you now.
web-error-not_found = This table does not exist, or no longer exists.
web-error-not_host = Only the host decides this; while the host is away, at least two players together.
web-error-not_over = That game is not over yet.
web-error-not_provable = The chance of this table cannot be proved.
web-error-not_saved = Nothing can be saved at the moment. Look at the table again in a little while, and repeat this if it is not there.
web-error-not_seated = You have no seat at this table; you only watch.
web-error-not_yours = That is for somebody else to decide.
web-error-nothing_to_undo = There is nothing to take back.
web-error-removed = You no longer have a seat at this table: its player left for good, or was removed. What you knew of the game, you still know; the seat is played by others now.
web-error-said_hello = This seat is already connected. Reload the page.
web-error-seats_closed = The game has begun: the players of this table decide by vote whether a bot leaves its seat.
web-error-secret_changed = This device was signed out: the seat’s player has made a new key for it on another device.
web-error-stale = The table has moved on: look at what is asked now.
web-error-table_broken = The game of this table cannot be opened. Its data is untouched, and the administrator has been told.
web-error-taken = Somebody was faster: this seat is taken. Choose another one.
web-error-too_few = Somebody else would see the cards of this seat: at least two players must agree to that. A bot can go on instead.
web-error-too_large = This is too long to be sent.
web-error-too_many = Too much at once: wait a moment and try again.
web-error-unavailable = What is stored cannot be reached at the moment. Try again in a little while.
web-error-vote_open = A vote is already open.
web-error-wait = Waiting for a reaction; ask again afterwards.
web-error-watch_closed = This table can be watched by its link only. Ask a player for the link.
web-error-wrong_host = This server has another address. Open the page at the address that its host gave you.

# The page’s own troubles.

web-error-cut_off = Not connected: this was not sent.
web-error-unknown = The server gave no answer that this page can read. Try again.
web-error-unreachable = The server does not answer. Check your connection and try again.
