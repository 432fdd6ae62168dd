# What the game refuses, by the reason of the error: told on the page, in the terminal and on the command line.

error-bot_budget = The bot “{ $bot }” takes no number: only the strategist does, for instance { $example }.
error-bot_seat = A bot was given a seat that this table does not have: it has { $players }.
error-bots = { $players ->
        [one] 1 player needs 1 bot
       *[other] { $players } players need { $players } bots, or one bot for all seats
    }; { $given ->
        [one] 1 was named.
       *[other] { $given } were named.
    }
error-build_failed = The static page cannot be built: { $what } failed ({ $cause }).
error-bus = A bus is named { $redis } or { $encrypted }, not “{ $value }”.
error-character_role = { $character } share one draft card: only one of them can be taken.
error-character_twice = Each Character can be taken only once.
error-characters = { $given ->
        [one] 1 Character was chosen
       *[other] { $given } Characters were chosen
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }: choose one for each, or draft them at the table.
error-damaged_backup = { $file } is not a backup of Nemesis, or it is damaged. Nothing was changed.
error-damaged_save = This saved game is damaged. Open an undamaged copy.
error-data_pack = This data pack cannot be used: { $detail }
error-database = A database is named { $sqlite } or { $postgresql }, not “{ $value }”.
error-days = { $option } takes a number of days, 0 for ever, not { $value }.
error-database_in_use = Another server plays the tables of this database. End it, or start all of them with --bus.
error-entry = The entry “{ $entry }” of this set-up cannot be read.
error-folder = { $file } is a folder. Name a file with { $option }, for instance { $example }.
error-games = The number of games (--games) is from 1 to { $most }, not { $given }.
error-host = The address { $host } cannot be used: { $cause }. Name another with --host.
error-in_use = The tables in { $file } are played by another Nemesis. End that one first, or name another file with { $option }.
error-in_use_at = The tables in { $file } are played by another Nemesis: { $address }. Use that one, end it first, or name another file with { $option }.
error-intruder_player = The Intruder player needs { $mode } and { $species }.
error-journal_busy = Another simulation is writing { $file }. Wait for its end, or choose another file with --out.
error-journal_foreign = { $file } is not a journal of a simulation. Move it away, or add --fresh to overwrite it.
error-journal_other = { $file } belongs to another simulation ({ $entry }: { $there } there, { $here } here). Finish that one with its own options, or add --fresh to drop it.
error-language_variable = NEMESIS_LANGUAGE cannot be “{ $value }”. It can be: { $possible }.
error-metrics_address = The address of the metrics is written like { $example }, not “{ $value }”.
error-metrics_taken = The metrics cannot be told at { $value }: { $cause }. Name another address with --metrics.
error-mode_board = { $mode } is played on another board: { $board }.
error-mode_players = { $mode } is for { $fewest ->
        [one] { $most ->
            [one] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $fewest } to { $most } players
    }, not for { $players }.
error-mode_species = { $mode } is played against { $species } only.
error-needs_node = The static page is built with { $program }. Install Node 20 or newer.
error-too_heavy = The static page weighs { $megabytes } MB as Brotli; at most { $most } MB are allowed.
error-needs_package = { $what } needs { $package }. Install it with: { $command }
error-newer_backup = This backup was made by a newer version of Nemesis ({ $version }). Install that version. Nothing was changed.
error-newer_database = This database is of a newer version of Nemesis (version { $version }; this one opens up to { $newest }). Install the newer version. Nothing was changed.
error-newer_save = This game was saved by a newer version (format { $schema }; this one opens up to { $newest }). Install the newer version to go on.
error-no_common = The two sides have no { $what ->
        [seed] seed
       *[seat] seat
    } in common: there is nothing to compare.
error-no_database = The database does not answer as it should. Is it running, and is its address right?
error-no_replay = This game was begun with other rules than these: it can be continued with --load, but not replayed.
error-no_record = The server tells nothing of table “{ $code }”: { $cause }.
error-no_server = The server { $server } does not answer. Name another with --server.
error-no_tables = There are no tables of Nemesis in this database.
error-not_a_save = This is not a saved game of Nemesis, or only a part of one.
error-not_a_record = This is not the record of a finished game that can be proved.
error-not_asked = Nothing is asked of you now.
error-not_empty = { $file } holds other files. Name a new folder, or one with an earlier static page.
error-not_offered = This choice is not possible. Choose one of those that are offered.
error-nothing_to_take_back = There is nothing to take back.
error-not_written_yet = { $file } cannot be written: { $cause }. What was played is kept; the same command goes on.
error-older_backup = This backup was made by an older version of Nemesis ({ $version }). Restore it with that version, and open the database with this one.
error-one_beginning = A table begins in one way only: a scenario, a moment of another game, or its ship.
error-option_form = A table option is written NAME=VALUE, not “{ $value }”.
error-option_value = The option “{ $option }” cannot be “{ $value }”. It can be: { $possible }.
error-out_suffix = The name of the file with the results must end in { $possible }: { $file } does not.
error-over = The game is over: nothing more is asked.
error-own_setup = A scenario or a moment of another game brings its own set-up: choose nothing beside it.
error-players = A table has { $fewest } to { $most } players.
error-playouts = The strategist bot imagines 1 to { $most } games for a move, not more and not fewer.
error-port = A port is a number from 0 to 65535, not { $value }.
error-port_taken = Port { $port } cannot be used: { $cause }. Name another with --port.
error-port_variable = NEMESIS_PORT is a number from 0 to 65535, not “{ $value }”.
error-ports_taken = No port from { $first } to { $last } is free. Name one with --port.
error-proof_choice = Not proved: move { $number } of the record could not be made.
error-proof_end = Not proved: the moves of the record do not lead to the end of a game.
error-proof_key = Not proved: the key is not the one that was committed to.
error-proof_log = Not proved: event { $number } is { $told } in the record, but the key gives { $drawn }.
error-proof_noted = Not proved: the commitment of the record is not the one that was noted.
error-proof_setup = Not proved: the game of the record cannot be set up from its key.
error-proof_table = Not proved: at the end the table is not as the key gives it ({ $entry }).
error-radio_already_known = { why_not-radio_already_known }
error-radio_already_so = { why_not-radio_already_so }
error-radio_no_such_words = { why_not-radio_no_such_words }
error-radio_nobody_there = { why_not-radio_nobody_there }
error-radio_not_now = { why_not-radio_not_now }
error-radio_nothing_to_answer = { why_not-radio_nothing_to_answer }
error-radio_out_of_reach = { why_not-radio_out_of_reach }
error-radio_too_much = { why_not-radio_too_much }
error-restore_not_empty = This database has tables already. Name an empty one, or replace them with --force.
error-results = { $file } is not a file of results of a simulation.
error-saved_players = The saved game has { $saved ->
        [one] 1 player
       *[other] { $saved } players
    }, not { $given }. Leave --players out.
error-saved_setup = This saved game has a set-up that this version does not know.
error-scenario = This scenario cannot be played: { $detail }
error-seat = A seat (--seat) is a number from 0 to { $most }, not { $given }.
error-seats = --seats names { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, the game has { $players }.
error-seed = The seed must be a whole number.
error-serve_workers = The number of processes (--workers) is 1 or more, not { $value }.
error-server = A server is named { $http } or { $https }, not “{ $server }”.
error-sharing_postgresql = Processes that share tables need PostgreSQL. Name one with --database-url { $postgresql }
error-ship = The ship of the previous game has pieces that this table does not have. Choose the same modules as in that game.
error-side = “{ $value }” cannot be compared. A side is a bot ({ $possible }), NAME=VALUE, a data pack (.toml), { $as_is }, or a file with results ({ $suffixes }).
error-species_board = { $species } are played on another side of the board: { $board }. The option “{ $option }” allows either side.
error-temper_twice = A bot is one thing or the other, once: “{ $value }” repeats or contradicts its temper.
error-undo = Something was revealed or rolled since: only a vote can take this back.
error-unknown = There is no { $what ->
        [board] board
        [bot] bot
        [character] Character
        [language] language
        [mode] mode
        [module] module
        [option] table option
        [scenario] scenario
        [temper] temper
       *[species] species
    } “{ $value }”. Possible: { $possible }.
error-unreadable = { $file } cannot be read: { $cause }.
error-untold = This game is not over. Its chronicle tells every secret, so it is written once the game is over.
error-unwritable = { $file } cannot be written: { $cause }. Choose another place with { $option }.
error-worker_killed = A process of the simulation was killed (out of memory?). The same command goes on.
error-workers = The number of processes (--workers) is 0 (one for each core) or more, not { $value }.

# Where only the English message says what is wrong.

phrase-detail = Not possible: { $message }
phrase-name_and_id = { $name } ({ $id })
phrase-or = { $first } or { $last }
phrase-file_trouble = { $file }: { $cause }.

# What the system says about a file or a port.

cause-EACCES = it is not allowed here
cause-EADDRINUSE = another program is using it
cause-EADDRNOTAVAIL = this machine does not have it
cause-EEXIST = there is something of this name already
cause-EINVAL = it is not a valid name
cause-EIO = the disk does not answer
cause-EISDIR = it is a folder
cause-ELOOP = its links lead round in a circle
cause-ENAMETOOLONG = the name is too long
cause-ENOENT = there is no such file or folder
cause-ENOSPC = the disk is full
cause-ENOTDIR = a part of the path is not a folder
cause-EPERM = it is not allowed here
cause-EROFS = it can only be read, not written
cause-not_found = there is no such table
cause-not_over = the game is not over
cause-not_provable = its chance cannot be proved
cause-not_text = it is not a text file
cause-unknown = the system refuses it
error-workers_bus = Several processes need a bus. Name one with --bus { $redis }
error-workers_posix = Several processes (--workers) need Linux, macOS or another Unix.
