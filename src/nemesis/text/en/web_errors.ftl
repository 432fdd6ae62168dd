# Refusals, by the code that the server sends.

web-error-asked = You are asked something here: answer it first.
web-error-bad_message = The server does not understand this page. Reload the page.
web-error-bad_setup = The server cannot set up this table as asked. Reload the page and choose again.
web-error-coach_failed = The coach found no answer this time. Ask again.
web-error-coach_thinking = The coach is still thinking about your last question.
web-error-illegal = This choice is no longer possible. The table shows what is.
web-error-internal = The server made a mistake; nothing has changed. Try again.
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
web-error-not_over = That game is not over yet.
web-error-not_saved = The move could not be saved; try again.
web-error-not_seated = You have no seat at this table; you only watch.
web-error-not_yours = That is for somebody else to decide.
web-error-nothing_to_undo = There is nothing to take back.
web-error-said_hello = This seat is already connected. Reload the page.
web-error-stale = The table has moved on: look at what is asked now.
web-error-taken = Somebody was faster: this seat is taken. Choose another one.
web-error-too_large = This is too long to be sent.
web-error-too_many = Too much at once: wait a moment and try again.
web-error-vote_open = A vote is already open.
web-error-wait = Waiting for a reaction; ask again afterwards.

# The page’s own troubles.

web-error-cut_off = Not connected: this was not sent.
web-error-unknown = The server gave no answer that this page can read. Try again.
web-error-unreachable = The server does not answer. Check your connection and try again.

# What is wrong with a set-up, by the reason that the server gives.

web-bad_setup-bot_seat = A bot was given a seat that this table does not have: it has { $players }.
web-bad_setup-character_role = { $character } share one draft card: only one of them can be taken.
web-bad_setup-character_twice = Each Character can be taken only once.
web-bad_setup-character_used = { $character } took part in the previous game: choose somebody else for its Epilogue.
web-bad_setup-characters = { $given ->
        [one] 1 Character was chosen
       *[other] { $given } Characters were chosen
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }: choose one for each, or draft them at the table.
web-bad_setup-entry = The server cannot read the entry “{ $entry }” of this set-up. Reload the page.
web-bad_setup-epilogue_again = An Epilogue follows a whole game, not another Epilogue.
web-bad_setup-epilogue_not_over = That game is still going on: an Epilogue follows a finished one.
web-bad_setup-epilogue_species = An Epilogue follows a game against the Intruders of the base game, not against { $species }.
web-bad_setup-intruder_player = The Intruder player needs { $mode } and { $species }.
web-bad_setup-species_board = { $species } are played on another side of the board: { $board }. The option “{ $option }” allows either side.
web-bad_setup-mode_board = { $mode } is played on another board: { $board }.
web-bad_setup-mode_players = { $mode } is for { $fewest ->
        [one] { $most ->
            [one] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $fewest } to { $most } players
    }, not for { $players }.
web-bad_setup-mode_ship = { $mode } begins with a new ship; only an Epilogue takes over the ship of another game.
web-bad_setup-mode_species = { $mode } is played against { $species } only.
web-bad_setup-one_beginning = A table begins in one way only: a scenario, a moment of another game, or its ship.
web-bad_setup-option_value = The option “{ $option }” cannot be “{ $value }”. It can be: { $possible }.
web-bad_setup-own_setup = A scenario or a moment of another game brings its own set-up: choose nothing beside it.
web-bad_setup-players = A table has { $fewest } to { $most } players.
web-bad_setup-playouts = The strategist bot imagines 1 to { $most } games for a move, not more and not fewer.
web-bad_setup-seed = The seed must be a whole number.
web-bad_setup-ship = The ship of the previous game has pieces that this table does not have. Choose the same modules as in that game.
web-bad_setup-ship_lost = The ship of that game is lost: no Epilogue can follow. Choose another game, or let bots play one.
web-bad_setup-unknown = This server does not know the { $what ->
        [board] board
        [bot] bot
        [character] Character
        [language] language
        [mode] mode
        [module] module
        [option] table option
        [scenario] scenario
       *[species] species
    } “{ $value }”. It knows: { $possible }.
