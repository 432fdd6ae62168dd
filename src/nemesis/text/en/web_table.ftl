# The table page of the browser edition.

## Windows and tools

web-table-close = Close
web-table-menu = Menu
web-table-home = Home
web-table-rules = Rules
web-table-undo = Undo
web-table-undo-free = Take back your last choice: nothing has been revealed since
web-table-undo-vote = Ask the table to take back your last choice
web-table-undo-alone = Take back your last choice
web-table-no-undo = There is nothing to take back.
web-table-menu-people = People
web-table-menu-device = Another device
web-table-menu-crew = Crew
web-table-menu-own = My board
web-table-menu-log = Log and chat
web-table-menu-radio = Radio
web-table-menu-matters = Urgent
web-table-menu-supply = Bag, decks, Weaknesses
web-table-menu-digest = Since my last turn
web-table-menu-setup = Set-up
web-table-menu-rules = Search the rules
web-table-menu-keys = Keyboard
web-table-menu-report = Report
web-table-menu-bug = Report a bug
web-table-language = Language
web-table-telling = How events are told
web-table-speed = Speed
web-table-speed-0 = At once
web-table-speed-1 = Slow
web-table-speed-2 = Normal
web-table-speed-3 = Fast
web-table-speed-4 = Very fast
web-table-sound = Sounds
web-table-notify = Tell me when I am asked while this page is hidden
web-table-orders = Standing orders
web-table-orders-text = Reactions that you decline in advance. Nobody can tell: the table waits just as long.
web-table-order-interrupt = Never interrupt the actions of others
web-table-order-ignore_attack = Never use a reaction against an attack that hits
web-table-order-stop_attack = Never use a reaction against an attack that is declared
web-table-order-refuse_harm = Never refuse what another player does to me
web-table-my-seat = My seat
web-table-seat-back = Take my seat back from the bot
web-table-seat-to-bot = Let a bot play ({ $bot })
web-table-invite = Copy the invite link
web-table-copied = Copied
web-table-all-settings = All settings
web-table-leave = My games
web-table-try-again = Try again
web-table-loading = The ship is waking up…
web-table-refused = The server did not let you in at this table.
web-table-cut-off = The connection is lost. Trying again; nothing is lost.

## The state of the game

web-table-title = Nemesis, round { $round }
web-table-round = Round { $round }
web-table-phase-setup = Set-up
web-table-phase-player = Player Phase
web-table-phase-event = Event Phase
web-table-phase-attacks = Intruder Attacks
web-table-phase-fire = Fire damage
web-table-phase-bag = Bag development
web-table-phase-end = The end
web-table-your-turn = Your turn
web-table-their-turn = Turn: { $who }
web-table-actions-left = { $actions ->
        [0] no action left
        [one] 1 action left
       *[other] { $actions } actions left
    }
web-table-time = Time
web-table-time-left = { $left ->
        [one] 1 Time space to the jump
       *[other] { $left } Time spaces to the jump
    }
web-table-self-destruct = Self-Destruct
web-table-self-destruct-left = { $left ->
        [one] Self-Destruct: 1 space left
       *[other] Self-Destruct: { $left } spaces left
    }
web-table-clock = Time to think: { $who }
web-table-claim-final = This cannot be taken back.
web-table-claim-not = Not now
web-table-matters = Urgent
web-table-matter-called = { $what }: { $name }
web-table-matter-level = Level { $level } of { $levels }
web-table-matter-where = Activation: { $rooms }
web-table-map = The ship
web-table-what-now = What now?
web-table-waiting = The others are busy.
web-table-waiting-for = Waiting for: { $who }
web-table-watching = You are watching. Only what everybody may know is shown.
web-table-over = The game is over.
web-table-options-below = { $count ->
        [one] 1 more below
       *[other] { $count } more below
    }
web-table-skip = Go on
web-table-told-first = First, what has just happened.
web-table-why = why?
web-table-why-about = Why? { $line }
web-table-attack-fails = It fails
web-table-stage-time = Time
web-table-stage-attacks = Attacks
web-table-stage-fire = Fire
web-table-stage-event = Event
web-table-stage-bag = Bag
web-table-by-vote = by vote
web-table-self-destruct-short = S-D

## The crew

web-table-crew = Crew
web-table-player = Player { $number }
web-table-intruder-player = The Intruders
    .to = to the Intruders
web-table-you = you
web-table-bot = bot
web-table-standing-in = a bot, for { $name }
web-table-free-seat = free seat
web-table-away = away
web-table-here = here
web-table-passed = passed
web-table-first-player = First Player
web-table-cards-in-hand = { $cards ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
web-table-light-wounds = { $light ->
        [0] no Light Wound
        [one] 1 Light Wound
       *[other] { $light } Light Wounds
    }
web-table-wound-open = { $wound }, not dressed
web-table-wound-dressed = { $wound }, dressed
web-table-slime = Slime
web-table-larva = Larva
web-table-signal = Signal sent
web-table-besides = Also on the board
web-table-face-down = face down
web-table-quests = { $quests ->
        [one] 1 quest
       *[other] { $quests } quests
    }
web-table-quest-items = Quest Items
web-table-status-aboard = aboard
web-table-status-pod = in a Pod
web-table-status-hibernating = hibernating
web-table-status-launched = gone in a Pod
web-table-status-dead = dead
web-table-seat-player = Played by
web-table-give-to-bot = This seat is empty. Let a bot play:
web-table-give-by-vote = This player is away. Propose a bot (by vote):
web-table-open-seat = Open this seat to whoever comes

## My own things

web-table-own = My hand and board
web-table-hand = { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
web-table-hand-empty = Your hand is empty.
web-table-looking = You are looking at
web-table-hands = Hands
web-table-hands-free = { $free ->
        [one] 1 free
       *[other] both free
    }
web-table-inventory = Inventory
web-table-wounds = Serious Wounds
web-table-objectives = Objectives
web-table-show-objectives = { $count ->
        [one] Look at my Objective
       *[other] Look at my { $count } Objectives
    }
web-table-hide = Hide
web-table-ammo = { $ammo ->
        [0] no Ammo
        [one] 1 Ammo
       *[other] { $ammo } Ammo
    }
web-table-nothing = nothing
web-table-knowledge = What I know
web-table-knows-nothing = No secret learnt yet.
web-table-knows-engine = Engine { $engine }: { $state ->
        [working] working
        [damaged] damaged
       *[other] { $state }
    }
web-table-knows-coordinates = Coordinates: { $what }
web-table-knows-tile = Room { $room }: { $what }
web-table-knows-token = Exploration token, Room { $room }: { $what }
web-table-knows-aim = { $name } ({ $aim })
web-table-knows-objectives = { $who }: { $what }
web-table-knows-deck_top = On top of { $deck }: { $what }
web-table-knows-deck_bottom = Under { $deck }: { $what }
web-table-knows-other = { $what }
web-table-seen-in = seen in round { $round }
web-table-stale = may have changed since
web-table-own-deck = Action deck
web-table-deck-count = { $cards ->
        [0] no card in the deck
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
web-table-contamination-count = { $cards ->
        [0] no Contamination card
        [one] 1 Contamination card
       *[other] { $cards } Contamination cards
    }
web-table-discard = Discard pile:
web-table-card-cost = { $cards ->
        [0] costs no other card
        [one] costs 1 other card
       *[other] costs { $cards } other cards
    }
web-table-card-unscanned = Pays nothing. Infected or not?
web-table-card-infected = Scanned: infected
web-table-when-out = out of Combat only
web-table-when-in = in Combat only
web-table-when-reaction = reaction

## What can be done

web-table-verb-move = Move
web-table-verb-careful_move = Careful Movement
web-table-verb-escape = Escape
web-table-verb-shoot = Shoot
web-table-verb-melee = Melee
web-table-verb-room_action = Room Action
web-table-verb-play = Play a card
web-table-verb-use = Use an Item
web-table-verb-craft = Craft
web-table-verb-activate_quest = Activate a Quest Item
web-table-verb-pick_up = Pick up
web-table-verb-trade = Trade
web-table-verb-drop = Drop (free)
web-table-verb-card = Cards
web-table-verb-contamination = Contamination
web-table-verb-item = Items
web-table-verb-thing = Items and Heavy Objects
web-table-verb-room = Rooms
web-table-verb-way = Rooms
web-table-verb-figure = Intruders
web-table-verb-seat = Characters
web-table-verb-door = Doors
web-table-verb-exit = Exits
web-table-verb-intruder_move = Move an Intruder
web-table-verb-intruder_attack = Attack
web-table-verb-intruder_effect = Special effect
web-table-verb-claim = At any time
web-table-verb-other = Other
web-table-typed = { $digits }: { $option } (Enter takes it, Esc forgets it)
web-table-typed-none = { $digits }: there is no such option (Esc forgets it)
web-table-pay-with = Pay with { $cards }
web-table-pay-else = { $cards ->
    [one] Or with another card: press it here or in your hand
   *[other] Or with other cards: press the first one here or in your hand
}
web-table-explain = Explain
web-table-why-not = What is not possible, and why?
web-table-impossible = Not possible now
web-table-all-possible = Everything is possible now.
web-table-only-answers = You are being asked something: every answer that the rules allow is in the list. What you cannot do is explained when you choose an action on your turn.
web-table-keys-hint = Number keys choose; ? explains; F1 lists all keys.

## Log, chat, digest

web-table-log = Log
web-table-log-and-chat = { $unread ->
    [0] Log and chat
    [one] Log and chat: { $unread } unread message
   *[other] Log and chat: { $unread } unread messages
}
web-table-side = Log and crew
web-table-log-older = Older
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything.
web-table-chat-say = Say something to the table
web-table-chat-send = Send
web-table-digest-nothing = Nothing has happened since your last turn.
web-table-digest-mine = What happened to you
web-table-digest-ship = The ship

## Bag, decks, ship

web-table-bag = { $count ->
        [one] Intruder bag: 1 token
       *[other] Intruder bag: { $count } tokens
    }
web-table-bag-short = Bag { $count }
web-table-eggs = Eggs: { $eggs }
web-table-weaknesses = Weaknesses: { $studied }/{ $all }
web-table-weakness-active = in force
web-table-weakness-known = known, not in force
web-table-weakness-gone = discarded
web-table-weaknesses-title = Weaknesses
web-table-destination = Destination: { $letter }
web-table-queen-killed = The Queen is dead.
web-table-nest-destroyed = Nest destroyed
web-table-pod = Pod { $number }{ $section }: { $state ->
        [locked] locked
        [open] unlocked
       *[launched] launched
    }
web-table-decks = Decks
web-table-discarded = { $cards ->
        [one] 1 card discarded
       *[other] { $cards } cards discarded
    }
web-table-crafted = Crafted Items in stock
web-table-removed = Removed from the game

## Explanations

web-table-unexplored = Room { $number }, unexplored
web-table-room-items = { $items ->
        [one] 1 Item to find
       *[other] { $items } Items to find
    }
web-table-room-no-items = no Item left to find
web-table-room-fire = on Fire
web-table-room-malfunction = Malfunction
web-table-room-token = Exploration token face down
web-table-room-people = here: { $who }
web-table-room-creatures = lurking: { $what }
web-table-room-things = on the floor: { $what }
web-table-room-peeked = you have looked at it in secret
web-table-figure-at = { $room }
web-table-figure-injuries = { $injuries ->
        [0] unhurt
        [one] 1 Injury
       *[other] { $injuries } Injuries
    }
web-table-corridor = { $a } – { $b }
web-table-corridor-numbers = no. { $numbers }
web-table-corridor-noise = Noise marker
web-table-door-open = no closed Door
web-table-door-closed = Door closed
web-table-door-destroyed = Door destroyed
web-table-family-rooms = Room
web-table-family-cards = Action card
web-table-family-kinds = Intruder
web-table-family-characters = Character
web-table-family-own_items = Starting or Quest Item
web-table-family-item = Item
web-table-family-crafted = Crafted Item
web-table-family-events = Event card
web-table-family-attacks = Attack card
web-table-family-wounds = Serious Wound
web-table-family-contamination = Contamination card
web-table-family-weaknesses = Weakness
web-table-family-objectives = Objective
web-table-family-objects = Heavy Object
web-table-family-exploration = Exploration token
web-table-family-intruder_tokens = Intruder token
web-table-family-coordinates = Coordinates
web-table-family-intruder_cards = Intruder card
web-table-family-term = Rules
web-table-provenance-designed = Text and numbers of this edition’s own design.
web-table-provenance-unconfirmed = Taken from a secondary source, not confirmed.

## Votes

web-table-vote-undo = { $who } asks to take back a choice. Do you agree?
web-table-vote-undo-own = You ask to take back a choice. Do the others agree?
web-table-vote-bot = { $who } proposes that a bot plays for { $seat }. Do you agree?
web-table-vote-seat = { $who } proposes to open the seat of { $seat } to whoever comes; its bot leaves. Do you agree?
web-table-vote-remove = { $who } proposes that { $seat } leaves the table for good and a bot goes on. Do you agree?
web-table-vote-reopen = { $who } proposes that { $seat } leaves the table for good and somebody else takes the seat, who will see its cards. Do you agree?
web-table-vote-mute = { $who } proposes to mute { $seat } in the chat. Do you agree?
web-table-vote-unmute = { $who } proposes that { $seat } may speak again in the chat. Do you agree?
web-table-vote-agreed = agrees
web-table-vote-waiting = has not answered
web-table-vote-yes = Agree
web-table-vote-no = Refuse
web-table-vote-withdraw = Withdraw

## One screen for several

web-table-pass-screen = Pass the screen { $who }
web-table-to = to { $name }
web-table-look-away = Everybody else, look away.
web-table-look = I am alone: look
web-table-moment = Something happens near you. You have nothing to react with.
web-table-moment-go-on = Go on

## The end

web-table-won = Victory
web-table-lost = Defeat
web-table-replay = Watch the replay
web-table-fair = Chance
web-table-fair-hint = Every die and card follows from a secret key. This commitment to it was shown before the first card; the key is told when the game is over. Note the commitment to check it yourself.
web-table-fair-commitment = Commitment
web-table-fair-key = Key
web-table-fair-seed = The host named the seed { $seed }: whoever knows it may know every card.
web-table-fair-not = The chance of this table cannot be proved: it is a scenario, or older than the proof.
web-table-fair-verify = Verify
web-table-fair-working = The game is played again…
web-table-fair-honest = Honest: every die and card follows from the key ({ $choices } moves made again, { $events } events compared).
web-table-fair-given = It began with a ship or a position of another table, which was dealt there; the commitment covers it.
web-table-fair-other = Beware: this browser was shown another commitment when the game began: { $noted }
web-table-fair-record = Save the record
web-table-fair-own = To check without trusting this server: nemesis verify FILE
web-table-again = New table like this one

## Set-up

web-table-setup-mode = Mode
web-table-setup-species = Species
web-table-setup-board = Board
web-table-setup-players = Players
web-table-setup-modules = Modules
web-table-setup-odds = Odds shown
web-table-setup-clock = Clock
web-table-setup-clock-value = { $minutes } min + { $increment } s for each choice
web-table-setup-options = Table options
web-table-yes = yes
web-table-no = no

## Keyboard

web-table-key-numbers = Choose the option with this number; among ten or more, Enter takes it and Esc forgets it
web-table-key-tab = Move from button to button; press
web-table-key-arrows = On the map: from Room to Room (Enter shows what can be done there), and nearer or farther
web-table-key-skip = Skip the story
web-table-key-undo = Take back the last choice
web-table-key-whyNot = What is not possible, and why
web-table-key-coach = Ask the coach (where the table plays with it)
web-table-key-explain = Explain what is under the pointer or in focus
web-table-key-actions = Go to the options
web-table-key-map = Go to the map
web-table-key-hand = Go to the hand
web-table-key-objectives = Look at the Objectives, or hide them
web-table-key-knowledge = What I know
web-table-key-supply = Bag, decks, Weaknesses
web-table-key-crew = Crew
web-table-key-own = My board
web-table-key-log = Log
web-table-key-digest = Since my last turn
web-table-key-chat = Chat
web-table-key-radio = Radio: speak, answer, dossiers
web-table-key-setup = Set-up
web-table-key-rules = Search the rules
web-table-key-help = This list
web-table-key-close = Close

# What one plays for

web-goals-title = My goal
web-goals-show = Look at my goal
web-goals-either = One of these Objectives is enough.
web-goals-way = One way:
web-goals-or = Or:
web-goals-rule = The rule
web-goals-met = (met)
web-goals-open = (not yet)
web-goals-unknown = (not known)
web-goals-lost = (no longer possible)
web-goals-progress = Conditions met: { $met } of { $of }
web-goals-where = Where: { $rooms }
web-goals-tab = My goal { $met }/{ $of }

# Scenes over the map: a word beside the drawing

web-scene-hits = It hits
web-scene-fails = It fails
web-scene-misses = Missed
web-scene-dies = It dies
web-scene-retreats = It retreats
web-scene-survives = It survives
web-scene-surprised = Surprised!
web-scene-ready = Not surprised
web-scene-infected = Infected
web-scene-clean = Clean
web-scene-sealed = Secret

# Sound

web-sound-offer = Sound?
web-sound-yes = Yes
web-sound-no = No
web-sound-volume = Volume
