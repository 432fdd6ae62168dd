# What is told once a game is over: deaths, who did what to whom, the chronicle.

## Deaths. $somewhere: whether the Room is known.

chronicle-killed = { $who } was killed by { $killer }{ $somewhere ->
        [yes] { " " }in { $room }
       *[no] { "" }
    }, in round { $round }.
chronicle-died = { $who } died{ $somewhere ->
        [yes] { " " }in { $room }
       *[no] { "" }
    } in round { $round }: { $why }.
chronicle-died_fire = { $who } burned to death{ $somewhere ->
        [yes] { " " }in { $room }
       *[no] { "" }
    }, in round { $round }.
chronicle-died_bleeding = { $who } bled to death{ $somewhere ->
        [yes] { " " }in { $room }
       *[no] { "" }
    }, in round { $round }.
chronicle-died_wounds = { $who } died of one Wound too many{ $somewhere ->
        [yes] { " " }in { $room }
       *[no] { "" }
    }, in round { $round }.

## Who did what to whom.

chronicle-deed_door = { $who } closes a Door on { $whom }.
chronicle-deed_door_on = { $who } closes a Door on { $whom }; { $threat } is in there too.
chronicle-deed_left_alone = { $who } leaves { $whom } behind with { $threat }.
chronicle-deed_launched = { $who } leaves in a Pod without { $whom }.
chronicle-deed_launched_last = { $who } leaves in a Pod; nobody else is left aboard.
chronicle-deed_slept = { $who } goes to sleep; still awake: { $whom }.
chronicle-deed_slept_last = { $who } goes to sleep, the last one awake.
chronicle-deed_saved = { $who } kills { $threat } that stood before { $whom }.
chronicle-deed_killed = { $who } kills { $threat }.
chronicle-deed_destruct = { $who } starts Self-Destruct.
chronicle-deed_destruct_stopped = { $who } stops Self-Destruct.
chronicle-deed_broken = { $who } breaks Engine { $engine }.
chronicle-deed_mended = { $who } gets Engine { $engine } working.
chronicle-deed_course = { $who } sets course { $letter }: { $place }.
chronicle-deed_care = { $who } takes care of { $whom }.

## The page to keep.

chronicle-came = { $the } moves into { $room } from { $start }.
chronicle-title = Chronicle of a night aboard the Nemesis
chronicle-fates = Fates
chronicle-deeds = Who did what to whom
chronicle-ways = The ways they went
chronicle-curve = Chances to survive
chronicle-turn = { $who }, round { $round }: { $rises ->
        [yes] up from { $before }% to { $after }%
       *[no] down from { $before }% to { $after }%
    }.
chronicle-estimate = In percent, over the rounds: estimates from what each of them could know at the time, every one from { $games } imagined games.
chronicle-colon = :
chronicle-numbers = In numbers
chronicle-story = The story
chronicle-round = Round { $round }
chronicle-fair = Honest chance
chronicle-commitment = Commitment, shown before the first card
chronicle-key = Key, told at the end
chronicle-unofficial = Unofficial fan edition. Nemesis belongs to its authors and publisher.
chronicle-led = Led the Intruders from round { $round }
chronicle-infected = { $count ->
        [0] No infected card
        [one] 1 infected card
       *[other] { $count } infected cards
    }
chronicle-number_moves = Moves
chronicle-number_explored = Rooms explored
chronicle-number_noise = Noise
chronicle-number_encounters = Encounters
chronicle-number_shots = Shots and blows
chronicle-number_hits = Hits
chronicle-number_kills = Intruders killed
chronicle-number_wounds = Wounds
chronicle-number_searches = Searches
chronicle-number_items = Items taken
chronicle-number_used = Items used
chronicle-number_cards = Cards played
chronicle-number_rounds = Rounds
chronicle-number_choices = Decisions
chronicle-number_fires = Fires
chronicle-number_malfunctions = Malfunctions
chronicle-number_deaths = Deaths
