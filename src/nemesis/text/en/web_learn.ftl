# Learning: the guided first game, and the rules to look up.

web-learn-lead = The best way in is to play. The guide explains what you see when you meet it, and never holds you back.
web-learn-start = Start the guided first game
web-learn-start_text = One player, about a quarter of an hour. It is a real game: every move is allowed, and when the lessons are over you play on to the end.
web-learn-go_on_game = Go on with your guided game
web-learn-what = What you will meet
web-learn-what_turn = A turn
web-learn-what_turn_text = Two actions, paid with the cards in your hand.
web-learn-what_noise = Noise
web-learn-what_noise_text = Every step in an empty Room may be heard. What follows is your own fault.
web-learn-what_search = Searching
web-learn-what_search_text = Rooms hold Items: two are found, one is kept.
web-learn-what_fight = A fight
web-learn-what_fight_text = Nobody knows how much one of them can take. Not even you.
web-learn-what_event = The ship’s turn
web-learn-what_event_text = When all have passed, time runs, the Intruders move, and the bag grows more dangerous.
web-learn-then = And then?
web-learn-then_text = Look anything up in the rules, here or with the ? key at the table. Then play alone, with bots, or invite friends.

## The rules.

web-learn-rules_lead = Type a word, a name or a rule number. Each entry says what it means at the table.
web-learn-search = Search the rules
web-learn-search_example = noise, surprise, R-10.3…
web-learn-found = { $count ->
        [0] nothing found
        [one] 1 entry
       *[other] { $count } entries
    }
web-learn-nothing_found = Nothing found for “{ $words }”. Try another word, such as noise, encounter or pod.
web-learn-variants = With an expansion
web-learn-rule_numbers = Rules
web-learn-same_rule = Everything that belongs to this rule
web-learn-related = See also

## The guide at the table.

web-learn-guide = Your guide
web-learn-next = Go on
web-learn-skip = Skip
web-learn-hide = Hide the guide
web-learn-show = Show the guide
web-learn-again = Start again
web-learn-progress = Lesson { $done } of { $of }
web-learn-note_good = Well done.
web-learn-note_other = Another way, and a good one to know: your move stands.
web-learn-listening = Play on as you like. I will speak up when something new happens.
web-learn-asked = Your move raises a question. Every answer is allowed; ? explains.
web-learn-finished = The course is over, the game is not. I will speak up when something new happens.

web-learn-lesson_welcome = You are the Captain, awake too early in the Hibernatorium, alone. On the map you see the ship: most Rooms are still unknown. Survive, and fulfil one Objective. This is a real game: nothing you do here is wrong, only interesting.
    .title = Welcome aboard
web-learn-lesson_turn = On your turn you take two actions, then your turn is over. Actions cost cards from your hand: below are your { $cards }. A card can be played for what it says, or discarded to pay for something else. That choice is the heart of the game.
    .title = Your turn
web-learn-lesson_move = Go and look around: choose a lit Room on the map, or a move in the list. Moving costs 1 card. I would try the Room above you, on the left.
    .title = First action: move
web-learn-lesson_pay = Which card do you discard to pay? It comes back when your discard pile becomes your deck. Keep a Search card for now: you will want it in a moment.
    .title = The price
web-learn-lesson_explore = Nobody had been here before, so the Room is turned over for good. The token beneath says how many Items it holds, and what happens{ $token ->
        [doors] : here, a Door slammed shut behind you. It keeps things out, and you in
        [malfunction] : here, something broke. The Room Action waits for a repair
        [fire] : here, Fire. Do not end your turn in a Room on Fire
        [slime] : here, you are covered in Slime, and easier to smell
        [silence] : here, nothing at all. Enjoy it
        [danger] : here, Danger: whatever is near comes closer
       *[other] {""}
    }.
    .title = Explored
web-learn-lesson_noise = You entered an empty Room, so you rolled for Noise{ $face ->
        [silence] {" "}and were silent, for once
        [danger] {" "}and rolled Danger: what is near comes, or noise is all around
       *[other] : the number names a Corridor, and a marker now lies there
    }. Remember the markers. When a roll names a Corridor that already has one, whatever made that noise comes in.
    .title = Did you hear that?
web-learn-lesson_search = You have a second action. Play Search: you find two Items of this Room’s colour and keep one. The number in the Room says how many searches are left in it.
    .title = Second action: search
web-learn-lesson_keep_item = Two Items, and you keep one; the other goes under its deck. Hover or hold a card to read it. The Medkit heals for good, food gives you cards: neither choice is wrong.
    .title = A find
web-learn-lesson_step_out = Two actions, so a new turn begins; with others at the table, they would have had theirs in between. Be brave and go towards the Noise marker. Before you choose, the page shows how likely it is that you are heard.
    .title = Into the noise
web-learn-lesson_encounter = The die named the Corridor that already had a marker: an Encounter. All Noise around you goes, and a token drawn from the bag says what comes in. { $surprised ->
        [yes] It bears a { $number } and you held { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }: too few, so it struck at once
       *[no] It bears a { $number } and you held { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }: enough not to be caught by surprise
    }. Cards in hand are also your guard.
    .title = It found you
web-learn-lesson_objective = The First Encounter forces everyone to decide: keep one Objective, the other is gone. With other players, nobody may know which. Earth is a good first goal: bring the ship home and sleep through the jump.
    .title = What do you want?
web-learn-lesson_fight = You are in Combat: you can shoot, strike or flee, and little else. Shoot: it costs 1 card and 1 Ammo. Fleeing lets it strike at your back; Melee is for those who have no choice.
    .title = Fight
web-learn-lesson_injury = The Combat die says how many Injuries you deal. Then an Attack card is drawn: if the number in its drop of blood is no higher than the Intruder’s Injuries, the Intruder dies. So nobody knows beforehand how much it can take{ $dead ->
        [yes] , and this one had enough
       *[no] , and this one still stands
    }.
    .title = Is it dead?
web-learn-lesson_go_on_fighting = It still stands. Its Injuries stay, so each shot makes the next one more likely to end it.
    .title = Once more
web-learn-lesson_killed = It is dead. The Carcass stays: heavy, but the Laboratory can learn a Weakness from it.
    .title = One less
web-learn-lesson_pass = { $cards ->
        [0] No card is left, so nothing more can be paid
       *[other] Almost no card is left
    }: pass. You may discard cards you do not want, and draw back to five next round.{ $fight ->
        [yes] {" "}Beware: what shares your Room attacks when everybody has passed.
       *[no] {" "}When everybody has passed, the ship has its turn.
    }
    .title = Enough for now
web-learn-lesson_event_phase = That was the Event Phase: Time runs down by one, Intruders in Combat attack, Fire burns, an Event is drawn, and the bag gets a little more dangerous. At the end of the Time track the ship jumps, with or without you. You have five cards again.
    .title = The ship’s turn
web-learn-lesson_free = The ship is yours now.{ $objective ->
        [kept] {" "}Your Objective is on your board.
       *[other] {" "}Your two Objectives are on your board; the First Encounter will make you choose.
    } To go home: see in the Cockpit where the course leads, make sure two Engines work, and be asleep in the Hibernatorium when the ship jumps, or gone in a Pod. Press ? on anything that puzzles you. Good luck, Captain.
    .title = On your own
web-learn-lesson_careful = A Careful Movement: no die is rolled, and you choose where the Noise lies. It costs one card more, and it is the way past a Corridor that is already marked.
    .title = On tiptoe
web-learn-lesson_door = A Door is shut. Nothing passes it until somebody opens it, or something breaks it: an Intruder that runs into it stops, and the Door is gone.
    .title = A Door
web-learn-lesson_danger = Danger: every Intruder in a neighbouring Room that is not in Combat comes in. If there is none, there is Noise in every Corridor around you.
    .title = Danger
web-learn-lesson_surprise = You were attacked. A card is drawn: it only hits if it shows the attacker’s symbol. With cards in hand you may hold something that answers it.
    .title = An attack
web-learn-lesson_wound = You are hurt. Three Light Wounds become a Serious one, each Serious Wound hinders you in its own way, and with three of them any further Wound kills. Bandages, a Medkit and the Emergency Room help.
    .title = Hurt
web-learn-lesson_contamination = A Contamination card is on your discard pile and will come back to your hand. It is no use in your hand, and it may be infected: nobody can tell without a scan. Rest, the Canteen and the Shower Room scan what you hold and remove those that are not infected.
    .title = Something in your blood
web-learn-lesson_slime = You are covered in Slime: what would have been silence is Danger now. The Shower Room washes it off, so do Clothes.
    .title = Slime
web-learn-lesson_fire = Fire. Whoever ends a turn in it is hurt, and Intruders there burn too. It spreads by some Events, and the ship cannot bear many fires at once.
    .title = Fire
web-learn-lesson_malfunction = A Malfunction: the Room Action and the Computer are dead until somebody repairs it. Searching still works. The ship cannot bear many of them either.
    .title = Broken
web-learn-lesson_larva = A Larva sits on you. Have it cut out in the Surgery, or kill it with an Antidote, before it hatches.
    .title = Not alone
web-learn-lesson_escape = You ran. Each Intruder you left behind could strike as you went, and running is heard like any other step.
    .title = Run
web-learn-lesson_hibernation = The Time marker is on blue: the hibernation chambers open. Asleep in there you survive the jump, if two Engines work, the course is right, and nothing grows inside you.
    .title = The chambers open
web-learn-lesson_dead = That was the end of the Captain. It happens to the best: most crews do not come home. Now you know what the ship is like.
    .title = Dead
web-learn-lesson_over = The game is over{ $alive ->
        [yes] , and you are alive: read the report to see whether the Objective is fulfilled
       *[no] . The report tells how
    }. You can see all of it again, move by move. Next: a game of your own, or with friends.
    .title = The end
