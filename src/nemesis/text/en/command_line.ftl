# The command line: its commands.

cli-about = Nemesis, the digital edition (unofficial).
cli-commands = commands
cli-more = Without a command: play in the browser. “nemesis COMMAND --help” explains a command.
cli-command-play = play in the browser, or with --text in the terminal
cli-command-serve = host tables for others
cli-command-backup = write all tables of a database into one file, also while a server runs
cli-command-restore = read such a file into a database
cli-command-check = open every table of a database, and name those that cannot be read
cli-command-simulate = play many games between bots and sum them up
cli-command-compare = compare two bots, options or data packs on the same seeds
cli-command-replay = step through a saved game
cli-command-chronicle = tell a finished game in one HTML file to keep
cli-command-verify = prove that every die and card of a finished table was honest
cli-command-scenario = play a scenario file (TOML)
cli-command-rules = look up a term of the rules or a component
cli-command-static = build a page that plays without a server

# What they are given.

cli-option-port = port of the browser edition (default { $port } or the next free one; NEMESIS_PORT)
cli-option-no_browser = only print the address (NEMESIS_NO_BROWSER=1)
cli-option-database = file of the tables (default: in your data folder; NEMESIS_DATABASE)
cli-option-text = play in the terminal; so does any of the options below
cli-option-players = number of seats (default 1, or as many as --seats names)
cli-option-seats = who sits where, e.g. { $example }; bots: { $bots } (bot: { $bot }); their temper, else drawn: { $temper }
cli-option-species = whom you face: { $possible }
cli-option-mode = kind of game: { $possible }
cli-option-board = side of the board: { $possible }
cli-option-modules = modules of the game: { $possible }
cli-option-characters = one for each seat, e.g. { $example }; default: drafted
cli-option-option = a table option; may be repeated
cli-option-data_pack = a TOML file with corrections of components
cli-option-seed = the same seed deals the same game
cli-option-save = where the game is kept (default: your data folder)
cli-option-after = a finished game whose ship this one takes over
cli-option-load = go on with a saved game
cli-option-odds = odds before risky actions
cli-option-coach = the command coach: what the strategist bot would do, and why
cli-option-radio = the crew talks over the radio (default: with two seats or more)
cli-option-secret_reactions = with several people: pass the keyboard even to those who cannot react
cli-option-language = language of the game and of this help (default: NEMESIS_LANGUAGE, else that of the terminal)
cli-option-version = show the version
cli-option-host = address to listen on (default { $host })
cli-option-serve_port = port to listen on (default { $port })
cli-option-database_url = { $sqlite } or { $postgresql } ({ $variable })
cli-option-origin = another origin whose pages may play here; may be repeated
cli-option-host_name = a name by which this server may be asked (default: any; { $variable }); may be repeated
cli-option-log_addresses = write every request with its address into the log
cli-option-keep_finished = days after the last move until a finished table is deleted (default { $days }; 0: never)
cli-option-keep_abandoned = the same for a table that is not over (default { $days }; 0: never)
cli-option-metrics = address and port of the metrics for Prometheus, e.g. { $example } (default: none; { $variable })
cli-option-backup_url = the database: { $sqlite } or { $postgresql }
cli-option-backup_file = where to write it
cli-option-restore_file = a file that “nemesis backup” wrote
cli-option-restore_url = the database, of either kind: { $sqlite } or { $postgresql }
cli-option-force = replace the tables that this database has
cli-option-bus = Redis or Valkey ({ $bus }), for several processes that share a PostgreSQL (NEMESIS_BUS)
cli-option-serve_workers = number of processes on this machine; more than one need PostgreSQL and --bus (default 1)
cli-option-games = how many (default { $games })
cli-option-simulated_players = number of seats (default { $players }, or as many as --bots names)
cli-option-bots = one for all seats or one for each: { $bots } (default { $bot })
cli-option-first_seed = seed of the first game; the next ones follow (default 0)
cli-option-workers = processes; 0 (default): one for each core
cli-option-cluster = play on a Ray cluster (extra { $extra }; RAY_ADDRESS names it)
cli-option-out = file with a row for each seat of each game: { $suffixes }; a run that was stopped goes on
cli-option-fresh = do not continue what an earlier run left beside --out
cli-option-format = how the summary is printed
cli-option-report = plots (PNG) and a page (HTML); extra { $extra }
cli-option-side_a = a bot, bots (a,b,…), NAME=VALUE, a data pack (.toml), several joined by +, { $as_is }, or a file of results
cli-option-side_b = the same
cli-option-seat = A and B play only this seat (0, 1, …); may be repeated
cli-option-saved = a saved game
cli-option-told = the code of a finished table, or a file with its record or a finished saved game
cli-option-chronicle_output = where to write it (default: a file in this folder, named after the game)
cli-option-no_chances = leave out the curve of chances, which takes a while
cli-option-record = the code of a finished table, or a file with its record
cli-option-server = where that table is (default { $server })
cli-option-commitment = the commitment that you noted when the game began
cli-option-scenario_file = a scenario (TOML)
cli-option-site = where the page is put
cli-option-downloads = folder that keeps what is downloaded for it (default: the cache of your system)
cli-option-term = the words to look up; without them: all terms

# What stands for a value in the help.

cli-value-address = ADDRESS
cli-value-board = BOARD
cli-value-bots = BOTS
cli-value-digits = DIGITS
cli-value-command = COMMAND
cli-value-days = DAYS
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-mode = MODE
cli-value-name = NAME
cli-value-names = NAMES
cli-value-number = NUMBER
cli-value-origin = ORIGIN
cli-value-port = PORT
cli-value-told = CODE-OR-FILE
cli-value-record = CODE-OR-FILE
cli-value-save = SAVE
cli-value-seats = SEATS
cli-value-setting = NAME=VALUE
cli-value-species = SPECIES
cli-value-term = TERM
cli-value-url = URL

# The words of argparse.

cli-argparse-usage = usage:{" "}
cli-argparse-arguments = arguments
cli-argparse-options = options
cli-argparse-help = show this help
cli-argparse-about = { $name }: { $message }
cli-argparse-unrecognized = unknown on the command line: { $names } (--help lists what is known)
cli-argparse-required = missing on the command line: { $names } (--help explains)
cli-argparse-ambiguous = { $option } could be { $matches }: write more of it
cli-argparse-invalid_choice = “{ $value }” is not possible; possible: { $choices }
cli-argparse-invalid_number = “{ $value }” is not a whole number
cli-argparse-one_value = a value is missing after it
cli-argparse-one_value_at_most = one value at most
cli-argparse-one_value_at_least = at least one value is missing after it
cli-argparse-values = so many values are needed after it: { $count }
cli-argparse-no_value = it takes no value, so not “{ $value }”

# What the commands print.

cli-serving = Nemesis: { $address } ({ $seconds } s; Ctrl+C: end)
cli-backed_up = { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $megabytes } MB
cli-restored = Restored: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } ({ $rows } rows)
cli-progress = { $done } of { $total } rows
cli-serving_already = Nemesis is running already: { $address }
cli-stopped = stopped after { $played } of { $games } games; { $kept ->
        [yes] run the same command to go on
       *[no] without --out nothing is kept
    }
cli-check_broken = { $code }: { $part ->
        [agreed] what was agreed at it
        [key] its key
        [moves] its moves
        [origin] the position that it began with
        [seats] its seats
        [setup] its set-up
       *[rows] what is stored of it
    } cannot be read
cli-check_done = { $tables } tables, of which cannot be opened: { $broken }
cli-report = report: { $file }
cli-static_built = { $folder }: { $megabytes } MB ({ $compressed } MB as Brotli), version { $version }. Any web host can serve it.
cli-chronicle_chances = Everybody’s chances are being worked out: { $done } of { $total }…
cli-chronicle_written = The chronicle is in { $file }.
cli-verify_honest = Honest: every die and card follows from the key ({ $choices } moves made again, { $events } events compared).
cli-verify_commitment = Its commitment, shown before the first card: { $commitment }
cli-verify_given = It began with { $what ->
        [ship] the ship of another table
       *[position] a position of another table
    }, which was dealt there; the commitment covers it, the key does not.
cli-verify_version = nemesis: this game was played with version { $version }, this is { $here }; where the rules have changed since, it cannot be played again
