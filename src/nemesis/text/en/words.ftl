# Phrases that the other texts are built from, and words that several clients show.

## Phrases.

phrase-and = { $first } and { $last }
phrase-back = a { $colour } Item
phrase-coordinates = A: { $A }, B: { $B }, C: { $C }, D: { $D }
phrase-corpse = Corpse { $whose }
phrase-corridor = Corridor { $a }⁠–⁠{ $b } ({ $count ->
        [one] number { $numbers }
       *[other] numbers { $numbers }
    })
phrase-deadly_scan = it scans your hand, and an infected card kills you
phrase-figure = { $name } ({ $injuries ->
        [0] no Injury
        [one] 1 Injury
       *[other] { $injuries } Injuries
    })
phrase-figure_there = { $figure }, Room { $number }
phrase-gone = an Intruder that is gone
phrase-nothing = nothing
phrase-numbered = { $name } no. { $number }
phrase-peeked_room = Room { $number } (seen: { $tile })
phrase-player = Player { $number }
    .the = player { $number }
    .of = of player { $number }
    .to = to player { $number }
phrase-quote = “{ $name }”
phrase-refusal = { $reason } (rule { $rule })
phrase-room = { $name } ({ $number })
phrase-the_corpse = the Corpse { $whose }
phrase-unknown = something unknown
phrase-weapon = { $name } ({ $ammo } Ammo)
phrase-you = you
phrase-charges = { $name } ({ $charges ->
        [one] 1 charge
       *[other] { $charges } charges
    })
phrase-harm = acts against you
phrase-harm_move = is about to move you
phrase-harm_card = makes you discard a card
phrase-harm_hand = makes you discard your whole hand
phrase-harm_wound = is about to wound you

blood-arrow = a retreat arrow

space-technical = the Technical Corridors
space-red = the red Technical Corridors
space-blue = the blue Technical Corridors

deck-attack = the Attack deck
deck-contamination = the Contamination deck
deck-event = the Event deck
deck-green = the medical (green) Item deck
deck-red = the military (red) Item deck
deck-wound = the Serious Wound deck
deck-yellow = the technical (yellow) Item deck

## What is printed on a component besides its text.

explain-activation = Activation. { $text }
explain-attackers = Works for: { $kinds }.
explain-blood = Number for an injury check: { $blood }.
explain-computer = This Room has a Computer.
explain-intruder_card = To move an Intruder: { $direction ->
        [0] any exit.
       *[other] exit { $direction }.
    } To attack: { $cards ->
        [one] 1 Attack card.
       *[other] { $cards } Attack cards.
    }
explain-movement = Intruders that move: { $kinds }, through exit { $number }.
explain-provenance = Source of this content: { $provenance }.
explain-search = Search: { $colour }.

## Words that clients show. They are not used by the text layer itself.

word-actions_left = { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
word-ammo = Ammo
word-back = Back
word-bag = Intruder bag
word-board = Board
word-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
word-character = Character
word-characters = Characters
word-choose = Choose
word-confirm = Confirm
word-corridors = Corridors
word-deck = Deck
word-destination = Destination
word-discard = Discard pile
word-doors = Doors
word-eggs = Eggs
word-engines = Engines
word-event_phase = Event Phase
word-first_player = First Player
word-floor = On the floor
word-game_over = The game is over
word-hand = Hand
word-hand_slots = Hand slots
word-help = Help
word-intruders = Intruders
word-inventory = Inventory
word-language = Language
word-light_wounds = Light Wounds
word-log = Log
word-new_game = New game
word-noise = Noise
word-objective = Objective
word-objectives = Objectives
word-open_game = Open a game
word-options = Table options
word-passed = has passed
word-phase = Phase
word-phase_attacks = Intruder Attacks
word-phase_bag = Bag development
word-phase_end = End of the game
word-phase_event = Event Phase
word-phase_fire = Fire damage
word-phase_player = Player Phase
word-phase_setup = Set-up
word-player = Player
word-player_phase = Player Phase
word-players = Players
word-pods = Pods
word-quest_items = Quest Items
word-quit = Quit
word-room = Room
word-rooms = Rooms
word-round = Round { $round }
word-rules = Rules
word-save = Save
word-self_destruct = Self-Destruct
word-serious_wounds = Serious Wounds
word-ship = Ship
word-signal = Signal
word-spectator = Spectator
word-time = Time
word-turn_of = { $who }’s turn
word-undo = Undo
word-unofficial = Unofficial edition: Nemesis belongs to its authors and its publisher.
word-view = View
word-waiting = Waiting for { $who }
word-weaknesses = Weaknesses
word-why_not = Not possible now
word-you = You
word-your_turn = Your turn
