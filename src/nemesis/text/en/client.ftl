# The text client.

client-welcome = Type the number of your choice and press Enter. Type ? for help.
client-choose = Your choice (1 to { $count }, ? for help):{" "}
client-out_of_range = There is no such choice: type a number from 1 to { $count }.
client-unknown_command = “{ $word }” is no command. Type a number, or ? for the list of commands.
client-curtain = Pass the keyboard { $who }. { $who } alone should look now: press Enter.{" "}
client-no_reaction = You have nothing to react with. Press Enter and pass the keyboard on.{" "}
client-left = { $saved ->
        [yes] The game is kept in { $file }. Go on with: nemesis play --load { $file }
       *[no] Goodbye.
    }
client-nothing = nothing
client-status = Round { $round }. { $left ->
        [one] 1 space to the jump.
       *[other] { $left } spaces to the jump.
    }
client-self_destruct = Self-Destruct is running: { $left ->
        [one] 1 space left.
       *[other] { $left } spaces left.
    }
client-here = You are in { $room }. Here: { $facts }.
client-items_left = { $items ->
        [0] no Item left to find
        [one] 1 Item to find
       *[other] { $items } Items to find
    }
client-on_fire = Fire
client-malfunction = Malfunction
client-token_waits = an Exploration token face down
client-airlock = the Airlock procedure
client-exit = Exit { $numbers }: { $room }, Door { $door ->
        [closed] closed
        [destroyed] destroyed
       *[open] open
    }{ $noise ->
        [yes] , Noise
       *[no] {""}
    }
client-entrance = Exit { $numbers }: { $space }{ $noise ->
        [yes] , Noise
       *[no] {""}
    }
client-light_wounds = { $light ->
        [one] 1 Light Wound
       *[other] { $light } Light Wounds
    }
client-wound = Serious Wound { $wound }{ $dressed ->
        [yes] {" "}(dressed)
       *[no] {""}
    }
client-slime = Slime
client-signal = Signal sent
client-larva = a Larva on the board
client-passed = has passed
client-insanity = Insanity { $level }
client-markers = Mutation markers: { $level }
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
client-group-things = Things
client-group-other = Other
client-odds_noise = {"["}Noise { $noise } %, Encounter { $encounter } %, Danger { $danger } %, Silence { $silence } %]
client-odds_hit = {"["}hit { $hit } %, kill { $kill } %, driven off { $retreat } %]
client-odds_encounter = An Encounter now would be a Surprise Attack in { $surprise } % of cases.
client-odds_infection = A Contamination card that nobody has scanned is infected with { $percent } % probability.
client-why = { $deed }: { $reason }
client-help-1 = A number: choose that option. ? and a number: explain that option. ? and a word: explain a card, a Room, a thing or a term of the rules.
client-help-2 = why: what is not possible now, and which rule says so.
client-help-3 = map: the ship, Room by Room. me: your own state. crew: everybody, the bag, the Pods.
client-help-4 = objectives: what you want. knowledge: what you have learnt. odds: what the next risks are.
client-help-5 = log and a number: the last things that happened.
client-help-6 = undo: take back your last choice, if nothing was revealed since. save and a file name. language en, language fr.
client-help-7 = quit: leave; the game is kept.
client-not_found = Nothing is called “{ $word }”. Try another word, or type rules terms such as noise, encounter, pod.
client-no_undo = This cannot be taken back: somebody has learnt something or a die was rolled since.
client-undone = Your last choice is taken back.
client-saved = Saved in { $file }.
client-not_saved = { $file } could not be written: { $reason }.
client-save_needs_a_name = Say where to save: save my-game.json
client-language_changed = The game speaks English now.
client-language_unknown = This game speaks: { $languages }.
client-map = The ship, as you know it:
client-map_room = { $room }: { $facts }
client-crew_member = { $who }: { $status ->
        [aboard] in { $room }
        [pod] in a Pod
        [hibernating] hibernating
        [launched] gone in a Pod
       *[dead] dead
    }, cards { $cards }, Light Wounds { $light }, Serious Wounds { $serious }, Inventory { $items }; { $marks }.
client-of_kind = { $name }: { $count }
client-pod = Pod { $number } ({ $section }, { $state ->
        [locked] locked
        [open] unlocked
       *[launched] launched
    })
client-bag = Intruder bag: { $tokens }. Eggs on the Intruder board: { $eggs }.
client-pods = Pods: { $pods }. Destination: { $letter }.
client-weaknesses = Revealed: { $cards }.
client-knows_nothing = You have learnt no secret yet.
client-knows_engine = Engine { $engine }: { $state } (seen in round { $round }).
client-knows_room = Room { $room }: { $what } (seen in round { $round }).
client-knows_coordinates = Coordinates: { $what } (seen in round { $round }).
client-knows_objectives = { $who }: { $what } (seen in round { $round }).
client-knows_deck = { $what }: { $place ->
        [top] on top of
       *[bottom] at the bottom of
    } { $deck } (seen in round { $round }).
client-replay = A game of { $choices } choices. Enter: next; p: previous; a number: go there; q: leave.
client-replay_at = {"["}{ $at } of { $last }]{" "}
client-replay_help = Enter: next; p: previous; a number: go there; q: leave.
client-repeated = { $line } (× { $times })
