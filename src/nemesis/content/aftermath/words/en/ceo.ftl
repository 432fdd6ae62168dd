# The CEO of the Aftermath expansion, his Robot and his codes; the draft by colour.

module-aftermath_characters = Aftermath Characters
    .text = Adds the five Characters of Aftermath. A draft card now stands for a colour: whoever takes it plays the base Character or the Aftermath Character of that colour, and the other one stays out of the game. Each of the five always plays with their own Trait.

character-ceo = CEO
    .the = the CEO
    .of = of the CEO
    .to = to the CEO
    .text = An old man who owns the ship and everything aboard, and whose Robot does the hard work. 13 Action cards; four of them use up the Robot’s energy, three more leave the game once used. Starts with a Serious Wound to the Body, which does not count as long as the Robot has energy. Knows the Corporate Objectives of all the others. Quest Items: two Access Codes, of which one is activated in secret.
    .reminder = Knows the Corporation’s plans; a Robot with 4 energy.
    .style = You know what the Corporation has asked of the others, and a Robot does what your body no longer can. Its energy does not come back easily: every order must be worth it.
    .learning = For experienced players

trait-trait_ceo = Majority Shareholder
    .text = You start with a Serious Wound to the Body, taken from the Wound deck and not dressed. As long as your Robot has at least 1 energy, that card counts as dressed: it has no effect, and it can be healed. It counts among your Serious Wounds all the same, and a dressing can be put on it for good at any time. After the draft, you secretly see the Corporate Objectives of all the others (an Epilogue has none).
    .reminder = Your first Wound has no effect while the Robot has energy; you know the Corporate Objectives.

## His own cards

card-authority = Authority
    .text = Cost: this card only. Out of Combat only. Choose another Character in your Room and announce a neighbouring Room, not behind a closed Door: they go there, whether they agree or not, and resolve their arrival as usual (exploration, Noise roll). An Interruption can be played only once the destination is announced.
    .reminder = Send another Character to a neighbouring Room.

card-one_more_thing = One More Thing
    .text = Reaction, no cost but this card. In or out of Combat. After you have passed in this round, when the turn order reaches you or, at the latest, once all the others have passed: take one more full turn (up to 2 actions), then you have passed again, and a Bleeding Wound hurts again. Not possible if you were the last player to pass.
    .reminder = Reaction, after you passed: one more turn.

## Cards of the Robot

card-robotic_strike = Robotic Strike
    .text = Robot card: 1 energy. In Combat only. Choose an Intruder in your Room and roll the Combat die: it is hurt as by a shot, without Ammo, Contamination or risk for you. If it is hit, you may spend any amount of further energy: 1 more Injury each, before the one check.
    .reminder = 1 energy: the Robot hits; more energy, more Injuries.

card-robot_demolition = Demolition (Robot)
    .text = Robot card: 1 energy. In or out of Combat. Choose one: (a) destroy 1 Door in a Corridor of your Room, open or closed but not already destroyed (a closed one only, if the table plays it so); (b) place a Malfunction marker in your Room, unless it has one already or is the Nest or the Room Covered with Slime. If none of the 8 Malfunction markers is left, the ship is destroyed; (c) if turrets are in play, destroy the active turret of your Room: a hidden mode is turned up first, and an inactive turret cannot be destroyed.
    .reminder = 1 energy: destroy 1 Door, or Malfunction in your Room.

card-robot_quick_repairs = Quick Repairs (Robot)
    .text = Robot card: 1 energy. Out of Combat only. Choose one: (a) remove the Malfunction marker from your Room; (b) in an Engine Room, even one with a Malfunction, take its two Engine tokens, check them without showing them and stack them again in the order you want, telling the others only whether you swapped them.
    .reminder = 1 energy: remove a Malfunction, or work on the Engine.

card-robotic_sweep = Robotic Sweep
    .text = Robot card: 1 energy. Out of Combat only. A Search in which you draw 3 Items instead of 2 and keep 1; the others go under the deck. Your Room’s Item counter goes down by 1.
    .reminder = 1 energy: counter −1; draw 3 Items, keep 1.

card-protection = Protection
    .text = Single-use Robot card: it takes no energy and leaves the game when used, but an empty Robot cannot play it (unless the table decides otherwise). In Combat only. Move to a neighbouring Room and, if you wish, take along 1 other Character of your Room who agrees. Intruders do not attack. You explore and make the Noise roll for both.
    .reminder = Once: leave unharmed, with 1 other who agrees.

card-stop = Stop!
    .text = Single-use Robot card, reaction: it takes no energy and leaves the game when used, but an empty Robot cannot play it (unless the table decides otherwise). When an Intruder attacks you, in a Surprise Attack, in the Event Phase, as you escape or otherwise, and before the Attack card is drawn: ignore that whole attack. It stops one attack of one Intruder, a Larva’s too; the Larva stays.
    .reminder = Once, reaction: ignore an attack on you.

card-override = Executive Override
    .text = Single-use Robot card: it takes no energy and leaves the game when used, but an empty Robot cannot play it (unless the table decides otherwise). Out of Combat only. Choose one: (a) in a Room with a Computer and no Malfunction, perform its Room Action without paying (its other conditions still apply); (b) lock or unlock any 1 Escape Pod.
    .reminder = Once: free Action with a Computer, or 1 Pod lock.

## Items

term-energy = Energy of the Robot
    .text = Markers on the CEO’s Robot, at most 4. Each Robot card takes 1 when it is played; an Energy Charge and 1 Action card fill it up again. While there is at least 1, the Wound the CEO started with has no effect.
    .rules = A-3.1, A-3.2, A-3.3

item-robot = Robot
    .text = Lies beside your Quest Items, in the open; it fills no Hand slot and can be neither dropped nor traded. At most 4 energy, full at the start. Each Robot card you play takes 1. Without energy no Robot card can be played, though it can still be discarded to pay. An Energy Charge (1 Action card) fills it up; the Armory does not.
    .reminder = 4 energy for the Robot cards.

item-manual_control = Access Codes: Manual Control
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose one: (a) launch any 1 Escape Pod, locked or not, empty or with Characters inside, who leave with it; (b) take the two tokens of any Engine, check them without showing them and stack them again in the order you want, telling the others only whether you swapped them.
    .activation = Cost: 1 Action card. Out of Combat only. Be in a Room with a Computer and no Malfunction. You choose one of the two Access Codes in secret; the other one leaves the game unseen.
    .reminder = Launch any Pod, or work on any Engine.

item-ship_codes = Access Codes: Ship Codes
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose one: (a) replace the Coordinates card by any of the 8, in secret (not while someone hibernates); (b) look through the Item deck of your Room’s colour (in a white Room, any deck), take 1 card and shuffle the deck. The Item counter does not change.
    .activation = Cost: 1 Action card. Out of Combat only. Be in a Room with a Computer and no Malfunction. You choose one of the two Access Codes in secret; the other one leaves the game unseen.
    .reminder = Choose the Coordinates, or any Item of a deck.

## Questions

deed-activate_codes = activate one of the Access Codes
    .plain = activate one of the Access Codes
ask-access_code = Which of the Access Codes do you activate? Nobody else will know; the other one leaves the game.
pick-item-access_code = { $item }
    .note = { $reminder }
ask-one_more_thing = You have passed, but your turn has come round again: do you take one more?
choice-decline-one_more_thing = Do not come back
pick-card-one_more_thing = Play { $card }: take one more turn
ask-strike_target = Which Intruder does the Robot strike?
ask-spend_energy = The Robot hits. How much more energy do you spend, for 1 Injury each?
pick-energy = { $energy ->
        [0] No more
       *[other] { $energy } energy
    }
ask-whom_to_protect = Whom do you take along?
choice-self-whom_to_protect = Nobody
ask-pod_to_launch = Which Pod do you launch?
ask-engine_to_work_on = Which Engine do you work on?
pick-engine = Engine { $engine }
ask-new_coordinates = Which Coordinates card do you put in place? The others learn only that you replaced it.
pick-coordinates = { $places }
ask-take_item = Which Item do you take from { $deck }?
pick-item-take_item = { $item }
    .note = { $reminder }

part-recharge_robot = fill up the Robot’s energy
part-robot_strike = let the Robot strike
part-protect = leave without being attacked
part-launch_pod = launch a Pod
part-remote_engine = check and stack the tokens of any Engine
part-coordinates = replace the Coordinates card
part-take_item = take any Item from the deck

why_not-robot_empty = The Robot has no energy for this.
why_not-robot_full = You have no Robot that needs energy.

## Log

log-old_wound = { $own ->
        [yes] You start with the Serious Wound { $wound }.
       *[no] { $who } starts with the Serious Wound { $wound }.
    }
log-knows_corporate = { $own ->
        [yes] You know { $other }’s Corporate Objectives: { $objectives }.
       *[no] { $who } knows { $other }’s Corporate Objectives: { $objectives }.
    }
log-knows_corporate-hidden = { $other_own ->
        [yes] { $who } knows your Corporate Objectives.
       *[no] { $who } knows { $other }’s Corporate Objectives.
    }
log-robot_energy = The Robot now has { $energy } energy.
log-robot_strikes = The Robot strikes at { $target } and { $injuries ->
        [0] misses.
       *[other] hits.
    }
log-came_back = { $own ->
        [yes] You come back for one more turn.
       *[no] { $who } comes back for one more turn.
    }
log-code_activated = { $own ->
        [yes] You activate { $item }.
       *[no] { $who } activates { $item }.
    }
log-code_activated-hidden = { $who } activates one of the Access Codes in secret.
log-launched_remotely = { $own ->
        [yes] You launch Pod { $pod } from afar.
       *[no] { $who } launches Pod { $pod } from afar.
    }
log-coordinates_replaced = { $own ->
        [yes] You replace the Coordinates card: { $card }.
       *[no] { $who } replaces the Coordinates card: { $card }.
    }
log-coordinates_replaced-hidden = { $who } replaces the Coordinates card in secret.
log-looks_through_deck = { $own ->
        [yes] You look through { $deck }.
       *[no] { $who } looks through { $deck }.
    }

option-robot_single_use_needs_energy = Single-use Robot cards and energy
    .plain = With an empty Robot, its three single-use cards cannot be played, or still can.
    .text = Decides whether an empty Robot can still play its three single-use cards (Protection, Stop!, Executive Override). They take no energy in either case.
    .value-true = The Robot needs at least 1 energy
    .value-false = An empty Robot can play them

client-badge_old_wound = No effect while the Robot has energy: { $wound }
web-table-order-one_more_thing = Never take one more turn once I have passed
client-wound_asleep = {" "}(no effect while the Robot has energy)

pick-pod-pod_to_launch = Pod { $pod } of Section { $section }: launch it
