# Learning: the guided game in three chapters, and the rules to look up.

web-learn-lead = The best way in is to play. The guide explains what you see when you meet it, and never holds you back.
web-learn-chapters = Three short chapters
web-learn-chapter = Chapter { $number }: { $title }
web-learn-chapter_first_game = A turn and Noise
    .teaches = Cards and what they pay for, moving and exploring, Noise and how to avoid it, searching, a Room Action, passing.
web-learn-chapter_first_fight = A fight
    .teaches = An Encounter, shooting and its odds, fleeing, a wound to dress, Contamination cards, a Larva and how to be rid of it.
web-learn-chapter_first_jump = The jump
    .teaches = Engines, the Signal, the course, a place to sleep; then the jump and the final checks, one by one.
web-learn-minutes = about { $minutes } minutes
web-learn-done = played
web-learn-start = Begin
web-learn-go_on_game = Go on
web-learn-then = And then?
web-learn-then_text = Look anything up in the rules, here or with the ? key at the table. Then play alone, with bots, or invite friends.

## The rules.

web-learn-rules_lead = Read, or ask in your own words. Everything that can be on a table is here: rules, cards, Items, Rooms, Characters, creatures.
web-learn-search = Search the rules
web-learn-search_example = how do I win, medkit, noise, R-10.3…
web-learn-found = { $count ->
        [0] nothing found
        [one] 1 entry
       *[other] { $count } entries
    }
web-learn-nothing_found = Nothing found for “{ $words }”. Try another word, such as noise, encounter or pod.
web-learn-variants = With an expansion
web-learn-rule_numbers = Rules
web-learn-same_rule = Everything that belongs to this rule
web-learn-contents = Contents
web-learn-base_game = The game
web-learn-not_here = Not at this table
web-learn-not_here_text = This chapter is about something that is not in play at this table.
web-learn-more = To look up
web-learn-glossary = All terms
web-learn-book = The rulebook
web-learn-book_text = Read it from the beginning, open a chapter, or ask in your own words: how do I win? Every card, Room and creature can be found too.
web-learn-begin = Read from the beginning
web-learn-go_on_reading = Go on reading: { $title }
web-learn-read = In the rulebook: { $title }
web-learn-rule = Rule { $rule }
web-learn-table = Table
web-learn-option = Option
web-learn-option_here = At this table: { $value }
web-learn-sort_chapter = Rules
web-learn-sort_term = Term
web-learn-sort_component = Component
web-learn-related = See also

## The guide at the table.

web-learn-guide = Your guide
web-learn-next = Go on
web-learn-skip = Skip
web-learn-hide = Hide the guide
web-learn-show = Show the guide
web-learn-again = Begin again
web-learn-play_on = Play on here
web-learn-next_chapter = Next chapter
web-learn-progress = Chapter { $number }: { $done } of { $of } steps
web-learn-note_good = Well done.
web-learn-note_unlucky = A sound move, and bad luck. It happens to everybody.
web-learn-note_other = Another way: your move stands.
web-learn-listening = Play on as you like. I will speak up when something new happens.
web-learn-asked = Your move raises a question. Every answer is allowed; ? explains.

# What is asked in the middle of something.

web-learn-lesson_pay = Every action has a price in cards. Which card is worth least to you now? It is not lost: it comes back when your discard pile becomes your deck again.
    .title = The price
web-learn-lesson_keep_item = Two Items, and you keep one; the other goes under its deck. Hover or hold a card to read it. Neither choice is wrong.
    .title = A find
web-learn-lesson_careful_noise = No die is rolled: you choose the Corridor for the Noise marker. Put it where you do not want to go next.{ $token ->
        [danger] {" "}And the token in this Room, Danger, does nothing: Careful Movement cancels it.
       *[other] {""}
    }
    .title = On tiptoe
web-learn-lesson_objective = The First Encounter forces everyone to decide: keep one Objective, the other is gone. With other players, nobody may know which you keep. Either is fine here: this chapter is about the fight.
    .title = What do you want?
web-learn-lesson_discard = When you pass you may discard cards, to draw others next round. { $contaminated ->
        [yes] A Contamination card can go too, but only to your discard pile: it comes back.
       *[no] Cards that you keep count towards your next five.
    }
    .title = Keep or discard?
web-learn-lesson_peek = Choose a Room to look at. Room 003 is a neighbouring one, so what you learn there is of use at once.
    .title = Where to look?
web-learn-lesson_scan_offer = { $larva ->
        [yes] Careful: a Larva sits on you already. One infected card in this scan kills you.
       *[no] A scan shows whether the Contamination cards in your hand are infected. Those not infected leave the game; an infected one puts a Larva on your board.
    }
    .title = Scan?
web-learn-lesson_engine_order = You hold both tokens of this Engine: one says working, one damaged. The upper one counts. You look in secret, but whether you swap them is announced.
    .title = Two tokens
web-learn-lesson_far_room = Rooms with an entrance to the Technical Corridors. The one that I propose is nearest to where you want to go.
    .title = The other entrance
web-learn-lesson_free_action = A card often has two parts, and you use one of them. At a Computer this one gives you the Action of the Room, and you do not pay for it.
    .title = One card, two parts
web-learn-lesson_cockpit_part = { $known ->
        [yes] You have seen the Coordinates. Now move the Destination marker, so that the ship goes home.
       *[no] First look: the Coordinates card says which letter leads to Earth. Only you will know.
    }
    .title = At the controls
web-learn-lesson_destination = { $known ->
        [yes] Earth is under D: you have seen it. Any other letter kills whoever hibernates.
       *[no] You have not seen the Coordinates, so this is a guess. You can look later and set it again.
    }
    .title = Where to?

# In Combat.

web-learn-lesson_encounter = { $kind ->
        [larva] A Larva
        [creeper] A Creeper
        [adult] An Adult
        [breeder] A Breeder
       *[queen] The Queen
    } has come in. Its token bears a { $number } and you held { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }: { $surprised ->
        [yes] too few, so it attacked at once
       *[no] enough not to be surprised
    }. Cards in hand are also your guard.
    .title = It found you
web-learn-lesson_fight = In Combat you can shoot, strike or run, and little else. Shooting costs 1 card and 1 Ammo. The option shows your odds: press it to see what they are made of.
    .title = Shoot
web-learn-lesson_injury = Did it die? After a hit an Attack card is drawn: the Intruder dies if the number in its drop of blood is not above its Injuries. So nobody knows beforehand how much it can take. This one still stands.
    .title = Not enough
web-learn-lesson_shoot_again = It still stands, but its Injuries stay: each hit makes the next one more likely to be the last. You have Ammo. Shoot.
    .title = Once more
web-learn-lesson_reload = Your weapon is empty, but you hold a Reload card. It costs only itself and gives 1 Ammo: play it, then shoot.
    .title = One more cartridge
web-learn-lesson_flee = No Ammo. Melee gives you a Contamination card, and a miss a Serious Wound; so run. It may strike as you turn your back, then you are out. Choose a neighbouring Room.
    .title = Run
web-learn-lesson_strike = No Ammo and no way out: strike. Melee costs 1 card and first gives you a Contamination card. If you miss, you get a Serious Wound, so look at the odds. You may pass instead.
    .title = With your bare hands
web-learn-lesson_cornered = You can do nothing more this round. Pass: what shares your Room attacks in the Event Phase, if you both still stand, and then you have new cards.
    .title = Cornered
web-learn-lesson_burning = This Room is on Fire. Whoever ends a turn in it gets a Light Wound: leave, if you can pay for it.
    .title = Fire!

# Told when it happens.

web-learn-lesson_larva = A Larva sits on you. It does nothing yet, but a second infected card in a scan would kill you, and so would some Events; and it counts against you at the end. Surgery or an Antidote removes it.
    .title = Not alone
web-learn-lesson_wound = { $serious ->
        [yes] You have a Serious Wound: it hinders you until it is dressed. With three of them, dressed or not, any further wound kills.
       *[no] A Light Wound. Three of them become one Serious Wound, which hinders you until it is dressed. Bandages heal them all.
    }
    .title = Hurt
web-learn-lesson_attacked = That was an attack: a card is drawn, and it hits only if it shows the attacker’s symbol. Intruders attack when they surprise you, when you run, and once in each Event Phase while they share your Room.
    .title = An attack
web-learn-lesson_ran = You are out. It could strike as you went, and running is heard like any other step. It has not forgotten you.
    .title = Out of reach
web-learn-lesson_killed = It is dead.{ $carcass ->
        [yes] {" "}Its Carcass stays: heavy, but the Laboratory can learn a Weakness from it.
       *[no] {" "}A Larva dies of any Injury, and leaves nothing behind.
    }
    .title = One less
web-learn-lesson_contaminated = A Contamination card went onto your discard pile and will come to your hand. It pays for nothing, and it may be infected: only a scan tells.
    .title = Something in your blood
web-learn-lesson_danger = Danger: every Intruder in a neighbouring Room that is not in Combat comes in. If there is none, a Noise marker goes into every Corridor around you.
    .title = Danger
web-learn-lesson_fire = Fire on board. Whoever ends a turn in it is hurt, and Intruders there burn too. Some Events spread it, and a ninth Fire destroys the ship.
    .title = Fire
web-learn-lesson_slime = You are covered in Slime: what would have been silence is Danger now. The Shower Room washes it off, and so do Clothes.
    .title = Slime
web-learn-lesson_door = A Door is shut. You cannot pass it; an Intruder that runs into it stops and breaks it. Some cards and Items open Doors.
    .title = A Door
web-learn-lesson_malfunction = A Malfunction: that Room’s Action and its Computer are dead until somebody repairs it. Searching still works. A ninth Malfunction destroys the ship.
    .title = Broken
web-learn-lesson_pass = { $cards ->
        [0] No card is left, so nothing more can be paid
       *[other] You have too few cards for what comes next
    }: pass. When everybody has passed the ship has its turn, and then you draw back to five.
    .title = Enough for now

# Chapter 1.

web-learn-lesson_welcome = You are the Captain, awake too early in the Hibernatorium, alone. The map shows the ship: most Rooms are still face down. Take your time: no clock runs, and every move is allowed.
    .title = Welcome aboard
web-learn-lesson_turn = Your turn has two actions, and actions cost cards: you hold { $cards }. A card is either played for what it says, or discarded to pay for something else. That choice is the heart of the game.
    .title = Your turn
web-learn-lesson_move = Go and see what lies behind the wall. A move costs 1 card: press a lit Room, or an option in the list. I would take Room 006, above you on the left.
    .title = First action: move
web-learn-lesson_explore = Nobody had been here, so the Room is turned up for good. Its token said how many Items it holds, and what happens{ $token ->
        [doors] : a Door slammed shut behind you. It keeps things out, and you in
        [malfunction] : something broke, so its Room Action waits for a repair
        [fire] : Fire. Do not end your turn here
        [slime] : you are covered in Slime, and easier to hear
        [silence] : nothing. Enjoy it
        [danger] : Danger. Whatever is near comes closer
       *[other] {""}
    }.
    .title = Explored
web-learn-lesson_noise = You came into an empty Room, so the Noise die was rolled. { $face ->
        [silence] It said silence, this time.
        [danger] It showed Danger, its worst face.
       *[other] It named a Corridor, and a marker lies there now.
    } If a roll names a Corridor that has a marker already, whatever made that noise comes in.
    .title = Did you hear that?
web-learn-lesson_search = You have another action. Play a Search card: it costs only itself, and you find two Items of this Room’s colour. Items are what keeps you alive later.
    .title = Search
web-learn-lesson_careful = Each roll may name a Corridor that has a marker, and that is an Encounter. Careful Movement costs 2 cards instead of 1 and rolls no die: you choose where the marker goes. Try it.
    .title = Careful Movement
web-learn-lesson_search_again = One more thing can be done this round, and it costs only its own card: search here too. Each Room can be searched only as often as its number says.
    .title = Search again
web-learn-lesson_wait = { $cards ->
        [0] Your hand is empty, so nothing more can be paid
       *[other] That is enough for one round
    }: pass. Your part is over then, the ship has its turn, and you draw back to five cards.
    .title = Passing
web-learn-lesson_event_phase = That was the Event Phase: Time moves on, Intruders in your Room would attack, Fire would burn, an Event is drawn, and the bag of Intruders grows worse. At the end of the Time track the ship jumps. You have five cards again.
    .title = The ship’s turn
web-learn-lesson_room_action = { $here ->
        [yes] Most Rooms have an Action of their own, for 2 cards. This is the Monitoring Room: look in secret at an unexplored Room and its token, before you walk into it.
        [broken] A Malfunction stops this Room’s Action, until a repair. Pass or walk on: the chapter ends by itself in a little while, and you can begin it again.
        [shut] A closed Door is in the way, and you have nothing to open it. Explore elsewhere, or begin the chapter again from the page Learn.
       *[no] Most Rooms have an Action of their own, for 2 cards. The Monitoring Room is { $steps ->
                [one] a neighbouring Room: { $next }
               *[other] { $steps } Rooms away: go by Room { $next }
            }.
    }
    .title = A Room Action
web-learn-lesson_choose = Now decide for yourself: where to, and by which kind of move? Next to each move stands what it risks. A Room whose token you know holds no surprise.
    .title = Your own choice

# Chapter 2.

web-learn-lesson_armed = The Captain again, with a Revolver and a single cartridge left. Beside you, in the Corridor to Room 006, something has made Noise.
    .title = Something is near
web-learn-lesson_card_in_hand = One of your five cards is a Contamination card. It pays for nothing and fills your hand, and it may be infected; nobody can tell without a scan. We shall see to it when it is quiet.
    .title = Something in your hand
web-learn-lesson_to_the_noise = This chapter is about a fight, so be brave for once: go to Room 006. If the die names the marked Corridor, what is there comes in.
    .title = Towards the Noise
web-learn-lesson_follows = It has come after you. An Intruder that walks in makes no Surprise Attack, but it attacks in the next Event Phase, if it lives.
    .title = It follows
web-learn-lesson_dress = A Serious Wound stays until it is dressed; Bleeding costs you a Light Wound each time you pass. You carry Bandages: use them before you pass. It costs 1 card.
    .title = Dress the wound
web-learn-lesson_scan = It is quiet: have a look at that Contamination card. { $by ->
        [card] Rest costs only itself and scans your hand.
       *[room] The Action of this Room scans your hand, for 2 cards.
    } A card that is not infected leaves the game. An infected one puts a Larva on your board, but better to know.
    .title = Scan yourself
web-learn-lesson_surgery = { $here ->
        [yes] Surgery, 2 cards: it removes every infected card and the Larva. It also costs a Light Wound, shuffles all your cards into your deck, and ends your round.
        [broken] A Malfunction stops Surgery. Basic Repairs would mend it; until then, nothing works here.
        [shut] Closed Doors are in the way of Surgery. Wait, or begin the chapter again.
       *[no] In Surgery the Larva can be cut out. It is { $steps ->
                [one] a neighbouring Room: { $next }
               *[other] { $steps } Rooms away: go by Room { $next }
            }.
    }
    .title = Cut it out
web-learn-lesson_back_to_it = You have Ammo, and it has Injuries that stay. It is { $steps ->
        [one] in a neighbouring Room
       *[other] { $steps } Rooms away
    }: go in and finish it. Walking in on an Intruder is no Encounter, so it does not surprise you.
    .title = Finish it
web-learn-lesson_breathe = { $near ->
        [yes] It is out of the Room but still on board, and you cannot hurt it now
       *[no] Nothing presses now
    }: pass, and draw new cards. If you want to leave this chapter, you can do so at any time.
    .title = A breath

# Chapter 3.

web-learn-lesson_last_rounds = You are the Mechanic, in the Room of Engine 1. Every Room is explored, and the Time marker is on 6: after six more rounds the ship jumps. Whoever is awake then dies.
    .title = Six rounds left
web-learn-lesson_goals = Your Objective wants a Signal, and you must survive. For that the ship needs two working Engines and a course to Earth, and you a place to sleep. Your goals show what is known: Engine 2 works, Engine 3 is damaged.
    .title = What you need
web-learn-lesson_check_engine = { $here ->
        [yes] Engine 1 decides: with two damaged Engines the ship explodes at the jump. Look at it: a Room Action, 2 cards. Keep Quick Repairs.
        [broken] A Malfunction stops the Room Action here. A repair card can mend that, or work on the Engine itself.
        [shut] Closed Doors are in the way of Engine 1. Begin the chapter again, or try your luck.
        [far] Engine 1 is far away. The Technical Corridors lead there from any entrance.
       *[no] Nobody has looked at Engine 1 yet, and it decides. It is { $steps ->
                [one] a neighbouring Room: { $next }
               *[other] { $steps } Rooms away: go by Room { $next }
            }.
    }
    .title = Look at the Engine
web-learn-lesson_repair_engine = { $here ->
        [yes] Damaged! Two of three would not work. Play Quick Repairs here: it costs only itself. Ingenuity can do the same.
        [broken] The Malfunction does not matter for this: a repair card works on the Engine all the same.
        [shut] Closed Doors are in the way of Engine 1. Begin the chapter again, or try your luck.
        [far] Engine 1 must work, and it is far away. The Technical Corridors lead there from any entrance.
       *[no] Engine 1 must be repaired, or the ship explodes at the jump. It is { $steps ->
                [one] a neighbouring Room: { $next }
               *[other] { $steps } Rooms away: go by Room { $next }
            }.
    }
    .title = Repair it
web-learn-lesson_signal = { $here ->
        [yes] This is the Comms Room. Send the Signal: a Room Action, 2 cards, or Computer Skills for that card alone. It is yours for good, and your Objective asks for it.
        [broken] A Malfunction stops the Comms Room. A repair card mends it; without one, wait for it.
        [shut] Closed Doors are in the way of the Comms Room. Wait for the card Technical Corridors, or begin again.
        [far] The Comms Room is at the other end of the ship. You carry plans of the Technical Corridors: for 1 card they take you from this entrance to any other.
       *[no] Your Objective asks for the Signal. The Comms Room is { $steps ->
                [one] a neighbouring Room: { $next }
               *[other] { $steps } Rooms away: go by Room { $next }
            }.
    }
    .title = The Signal
web-learn-lesson_look_course = { $here ->
        [yes] The Cockpit. The Destination marker is on B, but what is B? The Room Action, 2 cards, lets you look at the Coordinates.
        [broken] A Malfunction stops the Cockpit. A repair card mends it; without one, wait for it.
        [shut] Closed Doors are in the way of the Cockpit. Wait, or begin again.
        [far] The Cockpit is far away. Technical Corridors brings you close to it.
       *[no] Whoever sleeps dies unless the ship goes to Earth. The Cockpit knows its course: it is { $steps ->
                [one] a neighbouring Room: { $next }
               *[other] { $steps } Rooms away: go by Room { $next }
            }.
    }
    .title = The course
web-learn-lesson_set_course = { $here ->
        [yes] D is Earth, and the marker is not on it. The same Room Action, 2 cards, moves it. Once somebody hibernates, nobody can.
        [broken] A Malfunction stops the Cockpit. A repair card mends it; without one, wait for it.
        [shut] Closed Doors are in the way of the Cockpit. Wait, or begin again.
        [far] The course is wrong, and the Cockpit is far away. Technical Corridors brings you close to it.
       *[no] The course does not lead to Earth. Back to the Cockpit: it is { $steps ->
                [one] a neighbouring Room: { $next }
               *[other] { $steps } Rooms away: go by Room { $next }
            }.
    }
    .title = Set the course
web-learn-lesson_checks_to_come = At the jump four things are checked, in this order: Engines, course, Contamination, Objective. You have seen to the first two.{ $larva ->
        [yes] {" "}But a Larva sits on you: four of your cards will be drawn, and any Contamination card among them kills.
       *[no] {""}
    }{ $signal ->
        [yes] {" "}The Signal is sent. Only a place to sleep is missing.
       *[no] {" "}The Signal is not sent: without it you may live, but not win.
    }
    .title = Nearly home
web-learn-lesson_sleep = { $here ->
        [yes] The chambers are open. To hibernate is a Room Action, 2 cards: you roll for Noise first, and if nothing comes in, you sleep. You are the last one awake, so the ship jumps at once.
        [broken] A Malfunction stops the chambers. A repair card mends it; without one, wait for it.
        [shut] Closed Doors are in the way of the Hibernatorium. Wait, or begin again.
        [far] The Hibernatorium is far away. Technical Corridors brings you closer.
       *[no] Be asleep before the jump. The Hibernatorium is { $steps ->
                [one] a neighbouring Room: { $next }
               *[other] { $steps } Rooms away: go by Room { $next }
            }. A Pod would save you too, but here all of them are locked.
    }
    .title = A place to sleep
web-learn-lesson_late = The Time marker is on its last space: when this round ends, the ship jumps. If you cannot be asleep by then, this try has failed. That is no shame: begin again whenever you like.
    .title = The last round
web-learn-lesson_failed_sleep = The Noise roll brought something in, so the chamber stayed shut. Be rid of it, or lead it away, and try again.
    .title = Not yet

# The end.

web-learn-lesson_complete = { $chapter ->
        [first_game] You can take a turn: cards, moves, Noise, Search, a Room Action, a round. Next, something comes through that Corridor.
       *[other] You know what a fight costs: Ammo, blood and what it leaves in you. In the last chapter you bring the ship home.
    } You may also play on here: it is a real game.
    .title = Chapter complete
web-learn-lesson_enough = This chapter has told what it can. Something was left out, or chance had other plans: go on to the next, begin again, or play on here.
    .title = Time for the next
web-learn-lesson_over = { $alive ->
        [yes] This game is over, and you are alive. Go on to the next chapter, or begin this one again.
       *[no] You are dead. That happens in this game, to the best and on good days; what you have learnt stays. Begin this chapter again, or go on to the next.
    }
    .title = The end
web-learn-lesson_judged = { $fate ->
        [won] Home, and won; the report tells how.
        [alive] Alive, but the Objective is not fulfilled.
        [awake] The ship jumped while you were awake, and nobody survives that. Begin again: you know the way now.
       *[dead] You did not come home. It happens to most; begin again, you know the way now.
    }{ $engines ->
        [yes] {" "}Engines: two work.
        [no] {" "}Engines: too few, the ship exploded.
       *[none] {""}
    }{ $course ->
        [yes] {" "}Course: Earth.
        [no] {" "}Course: not Earth, fatal for sleepers.
       *[none] {""}
    }{ $contamination ->
        [yes] {" "}Contamination: harmless.
        [no] {" "}Contamination: fatal.
       *[none] {""}
    }{ $objective ->
        [yes] {" "}Objective: fulfilled. Now a game of your own?
        [no] {" "}Objective: missed.
       *[none] {""}
    }
    .title = The final checks
