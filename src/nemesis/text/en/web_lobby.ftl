# The pages around the table: first page, new table, joining, my games, settings.

web-lobby-tagline = You wake in the dark. Something is moving on the ship, and the others are not telling you everything.
web-lobby-play_alone = Play alone now
web-lobby-first_game = Guided first game
web-lobby-starting = Preparing the ship…
web-lobby-continue = Continue
web-lobby-all_tables = All my games ({ $count })
web-lobby-replays = Replays
web-lobby-unofficial_title = An unofficial fan edition, free and not for profit.
web-lobby-unofficial = Nemesis, its world and its name belong to their authors and their publisher, who have no part in this edition. Every drawing and every sentence here is our own. If you like the game, buy the box: it is the best way to thank them.
web-lobby-unofficial_short = Unofficial, non-commercial fan edition. The game and its name belong to their owners.
web-lobby-skip = Skip to the content
web-lobby-nav = Pages
web-lobby-nav_home = Home
web-lobby-nav_new = New table
web-lobby-nav_mine = My games
web-lobby-nav_learn = Learn
web-lobby-nav_rules = Rules
web-lobby-nav_settings = Settings
web-lobby-door_learn = A real game that explains itself, in three short chapters.
web-lobby-door_rules = Every term explained, with its rule numbers.
web-lobby-door_mine = Where it is your turn, and what you left unfinished.
web-lobby-door_replay = { $count ->
        [one] 1 finished game to see again, through anybody’s eyes.
       *[other] { $count } finished games to see again, through anybody’s eyes.
    }
web-lobby-door_no_replay = Finished games can be seen again, through anybody’s eyes.
web-lobby-join_code = A friend gave you a code?
web-lobby-join = Join
web-lobby-no_such_table = No table has this code. Check it with whoever invited you.
web-lobby-loading = One moment…
web-lobby-try_again = Try again
web-lobby-unreachable = The server does not answer. Your games are safe there; this page will try again.
web-lobby-player_number = Player { $number }
web-lobby-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-lobby-your_name = Your name
web-lobby-name_hint = As the others see it at the table. Up to { $most } characters.
web-lobby-name_too_long = A name has up to { $most } characters: only those are kept.
web-lobby-name_question = What shall the crew call you?
web-lobby-name_once = Asked only this once. You can change it in the settings.
web-lobby-name_begin = Go aboard
web-lobby-name_here = Who is it?

## My games.

web-lobby-mine_lead = This browser keeps the keys of your seats. Forget a table here and only its server remembers you sat there.
web-lobby-mine_none = You have no game yet. Start one, or follow a friend’s invite link.
web-lobby-in_play = In play
web-lobby-none_in_play = No game is in play.
web-lobby-finished = Finished
web-lobby-none_finished = No game is finished yet. Here you will see each again, move by move.
web-lobby-with = with { $who }
web-lobby-alone = alone on the ship
web-lobby-bots = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-lobby-free_seats = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
web-lobby-waiting = Waiting
web-lobby-waiting_for = Waiting for { $who }
web-lobby-watch_replay = Replay
web-lobby-forget = Forget this table
web-lobby-forget_table = Forget table { $code }
web-lobby-forget_sure = Forget table { $code }? The key of your seat is thrown away: you cannot take that seat again from this browser. The game itself goes on.

## Joining.

web-lobby-join_title = You are invited
web-lobby-join_over = This game is over
web-lobby-choose_seat = Choose your seat
web-lobby-seats = Seats
web-lobby-seat_number = Seat { $number }
web-lobby-seat_free = free
web-lobby-somebody = somebody
web-lobby-sit_down = Sit down
web-lobby-watch = Watch
web-lobby-watch_hint = Whoever watches sees what everybody at the table sees, and no secrets.
web-lobby-table_full = All seats are taken. You can still watch.
web-lobby-bot_level = Bot ({ $level })
web-lobby-bot_random = reckless
web-lobby-bot_novice = novice
web-lobby-bot_crew = crew member
web-lobby-bot_veteran = veteran
web-lobby-bot_expert = expert
web-lobby-bot_search = strategist
web-lobby-bot_playouts = { $level }, { $count ->
        [one] 1 imagined game
       *[other] { $count } imagined games
    }

web-lobby-invite_title = Invite friends
web-lobby-invite_free = { $count ->
        [one] 1 seat is still free
       *[other] { $count } seats are still free
    }
web-lobby-invite_text = A seat is waiting for you aboard the Nemesis.
web-lobby-invite_copy = Copy the invite link
web-lobby-invite_hide = Hide the invitation

## New table.

web-lobby-new_lead = Choose the game and who sits where. Everything is set for a good evening already: if you are in a hurry, create the table as it is.
web-lobby-mode = Game
web-lobby-species = What is aboard
web-lobby-modules = Modules
web-lobby-drafted = Drafted at the table
web-lobby-chosen = Chosen here
web-lobby-drafted_hint = Each player picks one of two Characters drawn at random, as in the board game.
web-lobby-seats_hint = Friends join by a link that you send them. Those at this screen pass the device around; the page hides each one’s secrets.
web-lobby-who_sits = Who sits at seat { $number }
web-lobby-sitter_me = Me
web-lobby-sitter_friend = A friend, online
web-lobby-sitter_here = Somebody at this screen
web-lobby-sitter_bot = A bot
web-lobby-bot_strength = Strength of the bot at seat { $number }
web-lobby-temper = Temper:
web-lobby-temper_chance = as chance has it
web-lobby-temper_of = Temper of the bot at seat { $number }
web-lobby-temper_hint = What you choose, everybody at the table may read. What chance draws stays hidden until the game is over.
web-lobby-trait_bold = In danger
web-lobby-trait_loyal = To the crew
web-lobby-trait_talkative = Over the radio
web-lobby-trait_trusting = Listening
web-lobby-name_of = Name of player { $number }
web-lobby-by_link = joins by your link
web-lobby-character_of = Character of player { $number }
web-lobby-choose_character = Choose a Character…
web-lobby-option_first = For a first game: { $choice }
web-lobby-options_lead = Small points of the rules that tables play in different ways. New to the game? Leave them all as they are: the recommended choices make a good first game.
web-lobby-option_more = Where it comes from
web-lobby-pace = Pace and help
web-lobby-pace_hint = odds, coach, clock, absent players, seed
web-lobby-odds = Show the odds
web-lobby-odds_hint = Before a risky choice, the page says how likely each outcome is, from what you know.
web-lobby-clock = Clock
web-lobby-clock_none = No clock
web-lobby-clock_brisk = Brisk: 10 min each, +10 s a choice
web-lobby-clock_calm = Calm: 30 min each, +20 s a choice
web-lobby-clock_days = By correspondence: 1 day, +1 h a choice
web-lobby-clock_hint = Your time runs while the table waits for you. When it runs out, a bot answers that question for you.
web-lobby-absent = When somebody is away
web-lobby-absent_wait = Wait for them
web-lobby-absent_after = After how long
web-lobby-after_60 = after 1 minute
web-lobby-after_120 = after 2 minutes
web-lobby-after_600 = after 10 minutes
web-lobby-after_86400 = after 1 day
web-lobby-absent_hint = A bot can keep the seat warm; it gives it back as soon as its player returns.
web-lobby-seed = Seed
web-lobby-seed_random = random
web-lobby-seed_hint = The same number deals the same game again. Everybody at the table is shown it, and the chance of the game cannot be proved.
web-lobby-options_changed = { $count ->
        [0] default
        [one] 1 changed
       *[other] { $count } changed
    }
web-lobby-after = Which ship?
web-lobby-after_program = A ship left by a game of bots
web-lobby-invited = { $count ->
        [one] 1 friend to invite
       *[other] { $count } friends to invite
    }
web-lobby-create = Create the table
web-lobby-why_species = Not in { $mode }.
web-lobby-why_board_species = Not with { $species }, unless the option “{ $option }” allows it.
web-lobby-why_board = Not in { $mode }.
web-lobby-why_company = For two players or more.
web-lobby-why_module = Not in { $mode }.
web-lobby-why_module_species = Not against { $species }.
web-lobby-why_players = { $mode } is for { $fewest ->
        [one] { $most ->
            [one] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $fewest } to { $most } players
    }.
web-lobby-why_taken = already taken, seat { $seat }
web-lobby-why_colour = same draft card as seat { $seat }
web-lobby-why_characters = Every seat needs a Character.
web-lobby-why_names = Everybody at this screen needs a name: the screen is passed on by name.
web-lobby-why_seed = The seed is a number of up to 15 digits.

## Settings.

web-lobby-settings_lead = They apply to this browser, at every table.
web-lobby-settings_you = You
web-lobby-settings_story = How the story is told
web-lobby-settings_senses = Eyes and ears
web-lobby-settings_kept = Kept in this browser only. Only your name is sent, to the tables you join.
web-lobby-speed = Speed
web-lobby-speed_hint = How long each event stays before the next is told. A click or a key always goes on at once.
web-lobby-motion = Motion
web-lobby-motion_system = Follow my system
web-lobby-motion_full = Full
web-lobby-motion_reduced = Reduced
web-lobby-motion_hint = Reduced: pieces change places without gliding, nothing flickers.
web-lobby-text_size = Text size
web-lobby-sound = Sound
web-lobby-sound_hint = Steps, doors, dice and what is behind the wall. Made by the browser itself.
web-lobby-notify = Tell me when it is my turn
web-lobby-notify_hint = A notification while this page is in the background. Your browser will ask for permission.
web-lobby-notify_unknown = This browser cannot show notifications.
web-lobby-notify_blocked = Your browser blocks notifications from this page. Allow them in its settings for this site first.

web-lobby-not_found = Nothing here
web-lobby-not_found_text = This corridor leads nowhere. The lights were out anyway.
