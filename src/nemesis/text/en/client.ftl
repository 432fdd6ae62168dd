# The text client.

client-welcome = Type the number of your choice and press Enter. Type ? for help.
client-choose = Your choice (1 to { $count }, ? for help):{" "}
client-out_of_range = There is no such choice: type a number from 1 to { $count }.
client-unknown_command = “{ $word }” is not a command. Type a number, or ? for the list of commands.
client-curtain = Pass the keyboard { $who }. Everybody else, look away. Then press Enter.{" "}
client-no_reaction = Somebody acts or attacks where you stand. You have nothing to react with.
client-left = { $saved ->
        [yes] Goodbye. The game is kept in { $file }. Go on with: nemesis play --load { $file }
       *[no] Goodbye.
    }
client-nothing = nothing
client-status = Round { $round }. { $left ->
        [one] 1 Time space to the jump.
       *[other] { $left } Time spaces to the jump.
    }
client-self_destruct = Self-Destruct is running: { $left ->
        [one] 1 space left.
       *[other] { $left } spaces left.
    }
client-here = You are in { $room }.{ $some ->
        [yes] {" "}Here: { $facts }.
       *[no] {""}
    }
client-items_left = { $items ->
        [0] no Item left to find
        [one] 1 Item to find
       *[other] { $items } Items to find
    }
client-on_fire = Fire
client-malfunction = Malfunction
client-token_waits = an Exploration token face down
client-airlock = the airlock procedure
client-exit = { $count ->
        [one] Exit
       *[other] Exits
    } { $numbers }: { $where }{ $state }
client-light_wounds = { $light ->
        [one] 1 Light Wound
       *[other] { $light } Light Wounds
    }
client-card_face_down = a card face down
client-wound = Serious Wound “{ $wound }”{ $dressed ->
        [yes] {" "}(dressed)
       *[no] {""}
    }
client-slime = Slime
client-signal = Signal sent
client-larva = a Larva on the board
client-passed = has passed
client-body = Your body: { $state }.
client-hand = Hand ({ $count }): { $cards }. Deck: { $deck }.
client-hands = In your hands: { $things }.
client-inventory = Inventory: { $things }.
client-contamination = Contamination{ $face ->
        [infected] {" "}(infected)
       *[unknown] {""}
    }
client-group-moves = Moving
client-group-fights = Fighting
client-group-cards = Cards
client-group-room = This Room
client-group-things = Items
client-group-other = Other
client-odds_encounter = An Encounter now brings: { $kinds }. With your hand it is a Surprise Attack in { $surprise }% of cases.
client-odds_infection = A Contamination card that nobody has scanned has a { $percent }% chance of being infected.
client-why = { $deed }: { $reason }
client-not_found = Nothing is called “{ $word }”. Try another word, such as noise, encounter or pod.
client-no_undo = This cannot be taken back: since your last choice somebody has learnt something or a die was rolled.
client-undone = Your last choice is taken back.
client-saved = Saved in { $file }.
client-not_saved = { $file } could not be written: { $reason }.
client-save_needs_a_name = Say where to save: { $command } my-game.json
client-language_changed = The game speaks English now.
client-language_unknown = This game speaks: { $languages }.
client-map = The ship, as you know it:
client-map_room = { $room }: { $facts }.
client-crew_member = { $who } (player { $number }): { $facts }.
client-of_kind = { $name }: { $count }
client-pod = Pod { $number } ({ $section }, { $state ->
        [locked] locked
        [open] unlocked
       *[launched] launched
    })
client-bag = Intruder bag: { $tokens }. Eggs on the Intruder board: { $eggs }.
client-pods = Pods: { $pods }. Destination: { $letter }.
client-nest_destroyed = The Nest is destroyed.
client-queen_killed = The Queen is dead.
client-weaknesses = Weaknesses revealed: { $cards }.
client-knows_nothing = You have learnt no secret yet.
client-knows_engine = Engine { $engine }: { $state } (seen in round { $round }).
client-knows_room = Room { $room }: { $what } (seen in round { $round }).
client-knows_coordinates = Coordinates: { $what } (seen in round { $round }).
client-knows_objectives = { $who }: { $what } (seen in round { $round }).
client-knows_deck = { $what }: { $place ->
        [top] on top of
       *[bottom] at the bottom of
    } { $deck } (seen in round { $round }).
client-replay_at = {"["}{ $at } of { $last }]{" "}
client-repeated = { $line } (× { $times })
client-chambers = { $left ->
        [0] The hibernation chambers are open.
        [one] The hibernation chambers open when Time moves once more.
       *[other] The hibernation chambers open in { $left } spaces.
    }
client-unhurt = You are unhurt.
client-quests = Quest Items not yet activated: { $things }.
client-discard = Discard: { $cards }. Contamination cards among all your cards: { $contamination }.
client-aims = Objectives: { $objectives }
client-goal = { $title }: { $state ->
        [met] done
        [lost] no longer possible
        [unknown] you cannot know
       *[open] not yet
    }.
client-goal_quest = Quest Item “{ $title }”: { $state ->
        [met] active
       *[open] not active yet
    }.
client-goal_way = { $first ->
        [yes] {"  "}One way:
       *[no] {"  "}Or:
    }
client-goal_condition = {"  "}{ $state ->
        [met] {"[x]"}
        [lost] {"[-]"}
        [unknown] {"[~]"}
       *[open] {"[ ]"}
    } { $text }
client-objective = { $name }: { $reminder }.
client-door-closed = Door closed
client-door-destroyed = Door destroyed
client-noise = Noise
client-map_way = { $where } ({ $count ->
        [one] exit
       *[other] exits
    } { $numbers }{ $state })
client-map_ways = {"  "}Leads to { $ways }.
client-is-aboard = in { $room }
client-is-pod = in a Pod
client-is-hibernating = hibernating
client-is-launched = gone in a Pod
client-is-dead = dead
client-cards = { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
client-holds = holds { $things }
client-items = { $items ->
        [0] empty Inventory
        [one] 1 Item in the Inventory
       *[other] { $items } Items in the Inventory
    }
client-group-dropping = Dropping
client-odds = {"["}{ $parts }]
client-odds_noise-noise = Noise { $percent }%
client-odds_noise-encounter = Encounter { $percent }%
client-odds_noise-danger = Danger { $percent }%
client-odds_noise-silence = Silence { $percent }%
client-odds_hit-hit = hit { $percent }%
client-odds_hit-miss = no hit
client-odds_hit-kill = kill { $percent }%
client-odds_hit-retreat = retreat { $percent }%
client-odds_death = { $percent ->
        [100] certain death
       *[other] death { $percent }%
    }
client-odds_infected = infected, a Larva: { $percent }%
client-odds_here = A Noise roll in your Room: Noise { $noise }%, Encounter { $encounter }%, Danger { $danger }%, Silence { $silence }%.
client-odds_kind = { $name } { $percent }%
client-odds_harm-death = { $percent ->
        [100] certain death
       *[other] death { $percent }%
    }
client-odds_harm-serious = Serious Wound { $percent }%
client-odds_harm-larva = Larva { $percent }%
client-odds_harm-light = Light Wound { $percent }%
client-odds_harm-unhurt = unhurt { $percent }%
client-odds_token = { $name } { $percent }%
client-odds_find = { $name } { $percent }%
client-odds_about = { $about }: { $text }
client-careful_marker = no Noise roll: a Noise marker where you choose
client-about_first = they attack first
client-about_then = then
client-about_event = { $company ->
        [yes] Event Phase, if they turn on you
       *[no] Event Phase, as things stand
    }
client-about_fire = your turn ends in the Fire
client-cause-bleeding = the bleeding Wound
client-cause-fire = the Fire
client-why_noise-noise = Faces that put a marker in a quiet Corridor.
client-why_noise-encounter = Faces of Corridors with Noise. In the bag: { $tokens }. With { $cards } in hand, a Surprise Attack in { $surprise }% of Encounters.
client-why_noise-danger = Intruders of neighbouring Rooms come in; without any, Noise in every Corridor.
client-why_noise-silence = Nothing happens.
client-why_token = By the Exploration tokens that nobody has turned up yet.
client-why_find = Among the { $cards } cards drawn, by those that nobody has shown yet.
client-why_attack = { $attackers }: { $count ->
        [one] one attack
       *[other] { $count } attacks
    }{ $cards ->
        [0] , without an Attack card.
        [one] ; 1 Attack card may come.
       *[other] ; { $cards } Attack cards may come.
    }
client-why_sure = For sure: { $causes }.
client-why_missed = A Melee attack that misses.
client-why_hit = { $hits } of the { $faces } faces hit.{ $rerolls ->
        [0] {""}
        [one] {" "}Counted in: a miss is rolled again.
       *[other] {" "}Counted in: a miss is rolled again, up to { $rerolls } times.
    }
client-why_kill = It dies with { $checks }.
client-why_retreat = It retreats with { $checks }.
client-why_check = { $injuries ->
        [one] 1 Injury
       *[other] { $injuries } Injuries
    }: { $count } of { $draws } draws
client-odds_contamination = { $percent ->
        [100] 1 Contamination card
       *[other] Contamination { $percent }%
    }
client-odds_up_to = { $name } up to { $percent }%
client-odds_ship_lost = the ship is lost, and you with it
client-odds_fire_here = Fire in your Room
client-odds_comes_here = an Intruder comes here { $percent }%
client-word_noise-noise = Noise
client-word_noise-encounter = Encounter
client-word_noise-danger = Danger
client-no_roll_there = no Noise roll
client-about_eggs = the Eggs
client-about_own_body = if you choose yourself
client-why_ways = In the worst of { $count } Rooms; each says its odds when you choose.
client-why_melee = A Melee brings a Contamination card, hit or miss.
client-why_egg = A hit on an Egg brings a Contamination card.
client-why_blast = Everybody in that Room is wounded, you too.
client-why_operation = The operation costs a Light Wound.
client-why_flight = An Event card chooses the exit by which it retreats.
client-why_fire_here = Whoever ends a turn in it suffers a Light Wound.
client-why_ninth_malfunction = No Malfunction marker is left.
client-why_ninth_fire = No Fire marker is left.
client-intruders_there = Combat: { $intruders }
client-no_noise_roll = no Noise roll: the Room is not empty
client-variant = { $name }: { $text }
client-term = { $name }. { $text } ({ $rules })
client-why_not_now = Refusals are explained on your turn only. Here every possible answer is in the list.
client-all_possible = None of your actions is refused now.
client-nothing_to_undo = There is no choice of yours to take back.
client-skipping = You are asked no reactions for the rest of this round.
client-call = {"  "}{ $number }. { $who }: { $claim }
client-no_calls = Nobody else can do anything now.
client-calls = While this is being decided, others may:

# The radio.

client-no_radio = There is no radio in this game.
client-radio_nothing_said = Nothing was said.
client-radio_what = What do you say? { $left ->
        [one] 1 line is left in this round; answers are free.
       *[other] { $left } lines are left in this round; answers are free.
    }
client-radio_ready = Ready: “{ $words }.”
client-radio_request = Without an answer: { $line }
client-radio_call = Somebody waits for your answer. { $line }
client-radio_condition = On which condition?
client-radio_choose = Your choice (1 to { $count }, Enter alone: say nothing):{" "}
client-radio_waits = { $count ->
        [one] A request waits for your answer: { $command }.
       *[other] { $count } requests wait for your answer: { $command }.
    }
client-radio_line = Round { $round }. { $line }{ $mark ->
        [confirmed] {" "}(true, as you know)
        [contradicted] {" "}(not true, as you know)
        [open] {" "}(nobody has proved it)
        [lie] {" "}(a lie)
       *[none] {""}
    }
client-radio_promise = Promise: { $deed }. { $state ->
        [kept] Kept.
        [broken] Broken.
        [void] No longer possible.
       *[due] Not due yet.
    }
client-radio_silence = Nobody has said or done anything to remember yet.
