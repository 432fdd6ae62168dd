# Why something is not possible now. The rule number is added to the sentence.

why_not-airlock_in_use = The Airlock token is already in play.
why_not-all_exits_noisy = Every exit of that Room already has a Noise marker.
why_not-already_burning = Your Room is already on Fire.
why_not-chambers_closed = The hibernation chambers open when the Time marker reaches the first blue space.
why_not-components_missing = You do not have two Items with the symbols it needs.
why_not-contamination_is_no_action = A Contamination card gives no action.
why_not-crafted_out_of_stock = None of these is left in stock.
why_not-hand_is_full = You already hold 5 cards, or you have no card to draw.
why_not-item_deck_empty = The Item deck is empty.
why_not-item_is_passive = This Item gives no action of its own: it works by itself, as a reaction, or with Shoot.
why_not-malfunction_impossible = No Room here can take a Malfunction marker.
why_not-no_airlock_target = There is no other explored yellow Room without a destroyed Door.
why_not-no_card_to_draw = Your deck and your discard pile are both empty.
why_not-hands_full = Your hands are full, and nothing in them can be dropped.
why_not-no_contamination_in_hand = You have no Contamination card in hand.
why_not-no_door_to_work = There is no Door that this can change.
why_not-no_egg_left = No Egg is left on the Intruder board.
why_not-no_energy_weapon_held = You hold no Energy Weapon.
why_not-no_event_card = No Event card is left to draw.
why_not-no_fire_here = There is no Fire in your Room.
why_not-no_fire_nor_intruder = No Room has a Fire or an Intruder.
why_not-no_intruder_here = There is no Intruder in your Room that could move.
why_not-no_intruder_to_lure = There is no Intruder within reach of a Decoy.
why_not-no_item_to_discard = You have no Item to discard.
why_not-no_light_wound = You have no Light Wound.
why_not-no_loaded_weapon = You hold no suitable loaded Weapon.
why_not-no_malfunction_here = There is no Malfunction in your Room.
why_not-no_open_pod_here = No unlocked Pod of this Section has a free seat.
why_not-no_other_yellow_room = No other yellow Room has been explored.
why_not-no_pod_here = No Pod is left in this Section.
why_not-no_pod_left = No Pod is left on the ship.
why_not-no_prey_near = No Intruder out of Combat is in a Room neighbouring that of a Character.
why_not-no_quest_left = You have no Quest Item left to activate.
why_not-no_remote_action = No explored Room with a working Computer has a Room Action that you could do now.
why_not-no_room_action_in_combat = Room Actions are forbidden in Combat.
why_not-no_slime = You have no Slime marker.
why_not-no_target_in_reach = There is no Intruder and no loose Egg within reach.
why_not-no_technical_entrance = Your Room has no Technical Corridor Entrance.
why_not-no_two_heavy_items = Nobody here holds two Heavy Items that are not taped yet.
why_not-no_working_computer = There is no working Computer here.
why_not-no_wound_to_dress = There is no undressed Serious Wound.
why_not-no_wound_to_heal = There is no dressed Serious Wound.
why_not-nobody_else_here = This would affect nobody else here.
why_not-nobody_sent_a_signal = No other living Character has sent a Signal.
why_not-nobody_to_look_at = There is nobody whose Objectives you could look at.
why_not-nobody_to_motivate = Nobody there has a card to draw.
why_not-nobody_to_order = There is nobody whom you could send to another Room.
why_not-nobody_to_trade = There is nobody else in your Room.
why_not-not_an_evacuation_section = You are not in an Evacuation Section.
why_not-not_in_a_yellow_room = You are not in a yellow Room.
why_not-not_in_an_engine_room = You are not in an Engine Room.
why_not-not_your_turn = It is not your turn to act.
why_not-nothing_to_attack = There is no Intruder and no loose Egg in your Room.
why_not-nothing_to_change = There is nothing that this could change.
why_not-nothing_to_pick_up = No Heavy Object lies in your Room.
why_not-nothing_to_study = There is no Corpse, Egg or Carcass here whose Weakness is still unknown.
why_not-nothing_to_trade = Neither of you has anything to trade.
why_not-nothing_to_treat = There is nothing to treat.
why_not-nothing_unexplored = Every Room is explored.
why_not-nowhere_to_go = Closed Doors bar every way out.
why_not-only_as_reaction = This card is a reaction: you play it when the occasion arises.
why_not-only_in_combat = This is possible only in Combat.
why_not-only_out_of_combat = This is not possible in Combat.
why_not-point_of_no_return = Self-Destruct has reached its yellow spaces: nothing can stop it.
why_not-quest_item_missing = You do not have the Item that must be discarded.
why_not-quest_other_room = You are not in the Room where this Quest Item is activated.
why_not-quest_weapon_missing = You do not hold the Weapon it attaches to.
why_not-room_exhausted = The Item counter of this Room is at 0.
why_not-room_has_a_computer = This Room has a Computer; the card is for Rooms without one.
why_not-room_has_no_action = This Room has no Room Action.
why_not-room_malfunctions = A Malfunction blocks this Room.
why_not-room_never_has_items = This Room never holds Items.
why_not-signal_already_sent = You have already sent your Signal.
why_not-someone_hibernates = Not possible while a Character is hibernating.
why_not-too_few_cards = You do not have enough Action cards to pay for it.
why_not-weapon_full_or_missing = You hold no Weapon that this can reload.

## Carnomorphs

why_not-no_mutation_card = You have no Mutation card.

## Void Seeders

why_not-no_rest_needed = You have no Contamination card in hand, and your Insanity cannot go down.
