# Questions put to a player, and what each option means.

## Questions. $deed: the action being announced, as a phrase.

ask-turn = { $combat ->
        [yes] Your turn, in Combat in { $room }:
       *[no] Your turn, in { $room }:
    } choose an action or pass ({ $left ->
        [99] no limit to your actions
        [one] 1 action left
       *[other] { $left } actions left
    }).

ask-pay = { $deed }: { $cards ->
        [one] which Action card do you discard to pay for it?
       *[other] discard { $cards } Action cards to pay for it. Which one first?
    }

ask-card_option = { $source }: which part do you use?

ask-move_to = { $own ->
        [yes] Where do you go?
       *[no] Where does { $who } go?
    }

ask-careful_noise = Careful Movement: at which exit of { $room } do you put the Noise marker?

ask-pass_discard = You pass: which cards do you discard? You keep the others.{ $picked ->
        [0] { "" }
       *[other] { " " }Chosen so far: { $picked }.
    }

ask-discard_one = You must discard 1 Action card. Which one?

ask-draft = Which Character do you play? These two were drawn for you.

ask-keep_objective = First Encounter: which Objective do you keep? The other one leaves the game unseen.

ask-become_intruder = Your Character is the first to die. Do you want to lead the Intruders from the next round on?

ask-interrupt = { $who } announces: { $deed }. Do you cancel it?

ask-consent = { $who } announces: { $deed }. It needs your consent. Do you agree?

ask-ignore_attack = { $the } is about to hit you. Do you use a reaction to ignore this attack?

ask-reroll_noise = Your Noise die shows: { $face }. Do you keep it?

ask-reroll_combat = Your Combat die shows: { $face }. Do you keep it?

ask-spend_ammo = Do you spend 1 more Ammo of { $thing } to deal 1 more Injury?

ask-scan = Do you scan the Contamination cards in your hand? Cards that are not infected leave the game; an infected one gives you a Larva, or kills you if you already have one.

ask-weapon = { $deed }: with which Weapon?

ask-target = { $deed }: at which target?

ask-weapon_to_spend = { $deed }: from which Weapon do you take 1 Ammo?

ask-who_moves = { $deed }: who leaves the Room without being attacked?

ask-choose_intruder = { $deed }: on which Intruder?

ask-throw = { $deed }: at which target?

ask-throw_room = { $deed }: into which Room?

ask-reload = { $deed }: which Weapon do you reload?

ask-attach_weapon = { $deed }: to which Weapon do you attach it?

ask-attach_pair = { $deed }: which two Heavy Items do you join, so that they fill one Hand slot?

ask-whose_hands = { $deed }: in whose hands are the two Heavy Items to join?

ask-single_door = { $deed }: which Door?

ask-door_room = { $deed }: in which Room do you control the Doors?

ask-door_control = { $deed }: which Door now? The others stay as they are.

ask-door_source = All Door tokens are in use: from which Corridor do you take one? That Corridor becomes open.

ask-airlock = { $deed }: which Room do you seal? All in it die if its Doors stay closed.

ask-fire_control = { $deed }: in which Room do you set off the extinguishers?

ask-room_to_break = { $deed }: in which Room do you place the Malfunction?

ask-remote_room = { $deed }: the Room Action of which Room?

ask-far_room = { $deed }: in which Room do you come out?

ask-peek = { $deed }: which unexplored Room do you look at?

ask-motivate_room = { $deed }: in which Room does everyone draw 1 card?

ask-whom_to_order = { $deed }: who do you send to another Room?

ask-whose_objectives = { $deed }: whose Objectives do you look at?

ask-victim = { $deed }: who loses their whole hand?

ask-wound_to_dress = { $deed }: which Serious Wound do you dress?

ask-wound_to_heal = { $deed }: which dressed Serious Wound do you heal?

ask-alcohol_card = “Alcohol”: which Contamination card leaves the game? If it is infected, you gain a new one.

ask-stimulants = “Military Stimulants”: which cards do you discard? You then draw that many and 1 more.{ $picked ->
        [0] { "" }
       *[other] { " " }Chosen so far: { $picked }.
    }

ask-study = { $deed }: what do you analyse?

ask-destination = { $deed }: to which letter do you move the Destination marker?

ask-engine_order = Engine { $engine }: { $state ->
        [working] the working token is on top
        [damaged] the damaged token is on top
       *[unknown] you have looked at both tokens
    }. Do you swap the tokens? The others learn whether you did.

ask-event_top = Next Event: { $event } ({ $reminder }). Where do you put it?

ask-pod_toggle = { $deed }: which Pod?

ask-pod_seat = You can board: in which Pod do you sit?

ask-launch_or_wait = You are in the Pod: do you launch it now, or wait and pass?

ask-pod_turn = Your turn, in Pod { $pod }: what do you do?

ask-search_colour = { $deed }: in which Item deck do you search?

ask-keep_item = Which Item do you keep? The rest goes under { $deck }.

ask-order_under = In which order do they go under { $deck }? The last one is the bottom card.

ask-hand_full = Your hands are full. What do you drop to take { $thing }?

ask-drop_surplus = You hold more than your Hand slots allow. What do you drop?

ask-item_to_discard = { $deed }: which Item do you discard?

ask-components = Crafting { $thing }: which two Items do you discard?

ask-recipe = { $deed }: what do you craft?

ask-quest_item = Activating { $thing }: which Item do you discard?

ask-trade_give = Trade with { $other }: what do you offer? One thing at a time.

ask-trade_ask = Trade with { $other }: what do you ask for? One thing at a time.

ask-trade_answer = { $who } offers: { $give }. In return: { $ask }. Do you accept?

ask-trade_which = You accept the deal: which card do you give?

ask-trade_more = Do you make another deal in this Trade?

ask-intruder_turn = Your turn, leading the Intruders: play a card in one of three ways, or pass.

ask-intruder_figure = { $source }: which Intruder?

ask-intruder_exit = { $source }: through which exit does it leave?

ask-intruder_target = { $source }: whom does it attack?

ask-intruder_keep = You pass: which card do you keep for the next round? The others are discarded.

ask-intruder_hunt = “Pursuit”: which Intruder moves, and where?

ask-intruder_room = “Pack Hunting”: into which Room do the Intruders around it rush?

ask-intruder_recovery = “Recovery”: which Intruder loses its Injuries, or goes back to the bag?

ask-choose_attack = { $figure }, attacks: which card do you resolve? The others go under the deck.

ask-choose_event = “Preparation”: which Event do you play? The others go under the deck.

ask-order_under_deck = Which card goes under the deck next? The last one chosen is the bottom card.
ask-stop_attack = { $the } attacks you. Do you stop this attack before its card is drawn?
ask-draft_character = Which of the two Characters of this colour do you play? The other one stays out of the game.
ask-refuse_harm = { $who } { $what }. Do you refuse?
ask-reroll_for_ammo = Your shot misses (Combat die: { $face }). Do you spend 1 more Ammo to roll again?

## Options that are a single word. A word may read differently in one question: choice-<word>-<question>.

choice-accept = Accept
choice-accept-ignore_attack = Let the attack hit you
choice-accept-trade_answer = Accept the deal
choice-agree = Agree
choice-bottom = Put it under the deck
choice-counter = Refuse and make an offer of your own
choice-decline = Let it happen
choice-done = Done: nothing more
choice-done-door_control = Done: leave the other Doors as they are
choice-done-pass_discard = Done: keep the rest
choice-done-stimulants = Done: keep the rest and draw
choice-done-trade_more = End the Trade
choice-keep = Keep the result
choice-keep-engine_order = Leave the tokens as they are
choice-launch = Launch the Pod: everyone in it leaves the ship
choice-leave = Get out of the Pod, then take a normal turn
choice-no = No
choice-none = Nothing
choice-none-intruder_keep = Keep no card
choice-none-keep_item = Keep neither
choice-refuse = Refuse
choice-refuse-hand_full = Leave it
choice-reroll = Roll again: the new result stands
choice-self = You
choice-stay = Stay in the Pod and pass
choice-swap = Swap the tokens
choice-take_back = Take the action back, unpaid
choice-top = Leave it on top of the deck
choice-wait = Wait in the Pod and pass
choice-yes = Yes
choice-accept-stop_attack = Face the attack
choice-accept-refuse_harm = Let it happen

## Options with a subject. pick-<tag>, or pick-<tag>-<question> where it reads differently.

pick-action = { $deed }: { $cost }
pick-effect = { $deed } ({ $cost }). { $reminder }
pick-noted = { $label }. { $note }
pick-attack = { $name }{ $hits ->
        [yes] { "" }
       *[no] { " " }(fails, without the attacker’s symbol)
    }
    .note = { $reminder }
pick-between = A deal between { $who } and { $other }
pick-both = You and { $who }
pick-card = Discard { $card }
pick-card-ignore_attack = Play { $card }: ignore the attack
pick-card-interrupt = Play { $card }: cancel it
pick-character = { $name }
    .note = { $reminder }
pick-colour = { $deck }
pick-components = { $first } and { $second }
pick-contamination = Discard { $known ->
        [infected] a Contamination card known to be infected
       *[unknown] a Contamination card not scanned yet
    }
pick-contamination-alcohol_card = { $known ->
        [infected] A Contamination card known to be infected
       *[unknown] A Contamination card not scanned yet
    }
pick-corridor = The { $closed ->
        [yes] closed
       *[no] destroyed
    } Door of { $corridor }
pick-door = { $deed ->
        [open] Open the Door of { $corridor }
        [close] Close the Door of { $corridor }
       *[destroy] Destroy the Door of { $corridor }
    }
pick-drop = Drop { $thing }
pick-drop-turn = Drop { $thing } (free)
pick-eggs = { $here ->
        [yes] The Eggs here
       *[no] The Eggs in { $room }
    }
pick-event = { $name } (exit { $number })
    .note = { $reminder }
pick-exit = Noise marker at { $exit }
pick-figure = { $figure }
pick-hunt = { $figure }: to { $number }{ $only ->
        [yes] { "" }
       *[no] , exit { $exit }
    }
pick-intruder_attack = { $name }, attack: { $cards ->
        [one] 1 Attack card
       *[other] { $cards } Attack cards, 1 resolved
    }
pick-intruder_card = Keep { $name }
    .note = { $reminder }
pick-intruder_effect = { $name }, special effect
    .note = { $reminder }
pick-intruder_move = { $name }, move 1 Intruder: { $direction ->
        [0] any exit
       *[other] exit { $direction }
    }
pick-item = { $item }
pick-item-ignore_attack = Discard { $item }: ignore the attack
pick-item-item_to_discard = Discard { $item }
pick-item-keep_item = { $item }
    .note = { $reminder }
pick-item-quest_item = Discard { $item }
pick-letter = { $letter }{ $known ->
        [yes] : { $place } (seen on the Coordinates)
       *[no] { "" }
    }
pick-number = Exit { $number }
pick-objective = { $name }
    .note = { $reminder }
pick-order = { $first }, then { $second }
pick-pair = { $first } and { $second }
pick-part = { $part }
pick-pass = Pass: no more turns for you in this round
pick-pod = Pod { $pod } of Section { $section }: { $locked ->
        [yes] unlock it
       *[no] lock it
    }
pick-pod-pod_seat = Pod { $pod } of Section { $section }: { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
pick-recipe = { $name }
    .note = { $reminder }
pick-recover = { $figure }: take off its Injuries
pick-reroll = Roll again: discard { $card }
    .note = { $item }
pick-room = { $room }
pick-seat = { $who }
pick-slot = { $slot }
pick-thing = { $thing }
pick-thing-trade_ask = Ask for { $thing }
pick-thing-trade_give = Offer { $thing }
pick-thing-trade_which = Give { $thing }
pick-trade = Another deal with { $who }
pick-way = { $room }{ $only ->
        [yes] { "" }
       *[no] , exit { $exit }
    }
pick-withdraw = { $figure }: back into the bag
pick-wound = { $name }
    .note = { $reminder }
pick-card-stop_attack = Play { $card }: the attack is ignored
pick-role = Of this colour: { $names }
pick-card-refuse_harm = Play { $card }: nothing happens to you
pick-claim = { $claim }

## Actions as phrases: announced, paid for, interrupted, refused. $thing: a card, an Item or an Object.

deed-move = move to { $room }{ $only ->
        [yes] { "" }
       *[no] , exit { $exit }
    }
    .plain = move
deed-escape = escape to { $room }{ $only ->
        [yes] { "" }
       *[no] , exit { $exit }
    }
    .plain = escape
deed-careful_move = Careful Movement to { $room }{ $only ->
        [yes] { "" }
       *[no] , exit { $exit }
    }
    .plain = Careful Movement
deed-shoot = shoot
    .plain = shoot
deed-melee = attack in Melee
    .plain = attack in Melee
deed-pick_up = pick up { $thing }
    .plain = pick something up
deed-trade = trade with { $other }
    .plain = trade
deed-craft = craft { $thing }
    .plain = craft
deed-activate_quest = activate the Quest Item { $thing }
    .plain = activate a Quest Item
deed-play = play { $thing }
    .plain = play a card
deed-use = use { $thing }
    .plain = use an Item
deed-room_action = “{ $action }” in { $room }
    .here = “{ $action }”
    .plain = use the Room Action
deed-turn = take a turn
    .plain = take a turn
deed-part = { $deed } ({ $part })
deed-interruption = interrupt { $whom }
deed-interruption_undone = cancel the Interruption against { $whom }
deed-unknown = your action
deed-claim = { $claim }
deed-move_across = cross to { $room }
deed-escape_across = escape by crossing to { $room }
deed-careful_move_across = Careful Movement across to { $room }

cost-cards = { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }
cost-play = { $cards ->
        [0] this card only
        [one] this card and 1 other
       *[other] this card and { $cards } others
    }
cost-range = { $low } or { $high ->
        [one] 1 card
       *[other] { $high } cards
    }

## Parts of cards, Items and Rooms.

part-airlock = seal a Room and open its airlock
part-antidote = remove infected cards and the Larva
part-arson = discard an Item and set your Room on Fire
part-assess = look at the next Event
part-attach = attach it to a Weapon
part-board = board a Pod
part-break_door = destroy a Door
part-cover = leave without being attacked
part-craft = craft an Item
part-crawl = crawl through the Technical Corridors
part-door = open or close a Door
part-doors = open or close the Doors of a Room
part-draw = draw Action cards
part-dress = dress a Serious Wound
part-dress_all = dress all your Serious Wounds
part-drink = scan and remove a Contamination card
part-drive_off = make an Intruder retreat
part-eat = heal 1 Light Wound, then scan your hand if you wish
part-end_round = everyone passes, no Intruder Attacks this round
part-engine = look at the Engine tokens here and order them
part-escape = escape, then draw 1 card
part-extinguish = put out the Fire here
part-fire_control = put out a Fire and make the Intruders there retreat
part-free_room_action = use the Room Action here without paying
part-heal = heal a dressed Serious Wound
part-heal_light = heal all Light Wounds
part-hibernate = try to hibernate
part-inject = draw 1 card, any number of actions this turn
part-look = look at the Engine here
part-look_coordinates = look at the Coordinates
part-look_engines = look at all Engines
part-look_objectives = look at someone’s Objectives
part-lure = lure Intruders into a neighbouring Room
part-malfunction = place a Malfunction marker
part-molotov = throw it into a Room
part-motivate = everyone in a Room draws 1 card
part-order = send someone to a neighbouring Room
part-peek = look at unexplored Rooms
part-pod = lock or unlock a Pod
part-quiet_move = move without a Noise roll
part-reload = reload a Weapon
part-remote = use a distant Room Action without paying
part-repair = remove the Malfunction here
part-rest = scan the Contamination cards in hand
part-search = search for Items
part-self_destruct = start or stop Self-Destruct
part-set_course = move the Destination marker
part-shoot = shoot
part-shower = lose your Slime, then scan your hand if you wish
part-signal = send the Signal
part-slime_off = discard your Slime marker
part-smoke = leave unharmed, the others here discard 1 card
part-space_walk = go to another yellow Room
part-stimulants = discard cards, draw as many and 1 more
part-storage = draw 2 Items, keep 1
part-study = analyse a Heavy Object
part-surgery = remove infected cards and the Larva, 1 Light Wound
part-take_egg = take an Egg
part-tape = join two Heavy Items
part-tase_character = someone here loses their whole hand
part-tase_intruder = 1 Injury to an Intruder, which then retreats
part-throw = throw it at a target
## What the Laboratory can analyse.

slot-corpse = the Corpse
slot-egg = the Egg
slot-carcass = the Carcass
