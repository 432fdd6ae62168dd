# Aftermath: four Rooms “2”, the Items crafted there, the Melted wounds

module-aftermath_rooms = Aftermath Rooms
    .text = Shuffles four more Rooms “2” in with the others: the Crafting Room, the Server Room, the Alarm Room and the Turret Room. The Crafting Room gives access to three new crafted Items.

room-workshop = Crafting Room
    .the = the Crafting Room
    .text = Room Action, 2 cards: exchange 1 of your Items for a crafted one, if the stock still has it. An Energy Charge becomes a Laser Pointer, Tools become a Combat Drone, Clothes become an Enviro-Suit. There is no other way to get these three.
    .reminder = Exchange an Item for a special crafted one
    .action = Craft a special Item

room-server_room = Server Room
    .the = the Server Room
    .text = Room Action, 2 cards: perform the Room Action of any other explored Room with a Computer and without a Malfunction, at no further cost. Where that action says “your Room”, read that Room; Intruders there do not prevent it.
    .reminder = The Room Action of another Room with a Computer
    .action = Use another Computer

room-alarm_room = Alarm Room
    .the = the Alarm Room
    .text = Room Action, 2 cards: choose another Room without a Character, explored or not, and make a Noise roll for it. It may bring an Encounter there, but never a Surprise Attack. Silence does nothing, even with Slime.
    .reminder = A Noise roll in a Room without a Character
    .action = Make noise elsewhere

room-turret_control = Turret Room
    .the = the Turret Room
    .text = Room Action, 2 cards, if a turret is in play: choose a turret and the mode it shall have. Its targeting token goes face down on top of the pile; you alone know it until somebody enters that Room.
    .reminder = Set the mode of a turret in secret
    .action = Control a turret

## Crafted Items

item-craft_laser_pointer = Laser Pointer
    .text = Made in the Crafting Room from an Energy Charge. No Action card, in or out of Combat: attach it to a Weapon you hold. Each shot with that Weapon allows 1 reroll; the last face stands. It stays with the Weapon and leaves with it.
    .reminder = Attach to a Weapon: 1 reroll for each Shoot.

item-craft_combat_drone = Combat Drone
    .text = Made in the Crafting Room from Tools; it has 2 charges. Cost: 1 Action card. In Combat only. Use 1 charge: 1 Intruder in your Room suffers 1 Injury, with the usual check. Without a charge it is discarded.
    .reminder = 2 charges: 1 Injury to an Intruder here.

item-craft_enviro_suit = Enviro-Suit
    .text = Made in the Crafting Room from Clothes. Passive: while you have it, you gain no Slime marker and no Light Wound from Fire. When the airlock of your Room opens, it is discarded and you live. It is revealed when it protects you.
    .reminder = No Slime, no Light Wound from Fire; saves from the Airlock.

## Melted

wound-wound_melted = Melted
    .text = When you receive this Wound, discard 1 Item of your choice; starting and Quest Items do not count, and without another one nothing happens. Until it is dressed, whenever Fire or a turret would give you a Light Wound, you suffer 1 more. Two such Wounds do not add up.
    .reminder = Lose 1 Item; Fire and turrets hurt you once more

option-melted_wounds = Melted Wounds
    .plain = A Serious Wound may also melt what you carry, or those of the base game alone await you.
    .text = Decides whether the two Serious Wound cards of Aftermath are shuffled in with the others.
    .value-true = Shuffled in
    .value-false = Left in the box

## Questions and events

ask-exchange = { $deed }: which Item do you exchange?
ask-alarm = { $deed }: in which Room do you make noise?
ask-melted_item = { $deed }: which Item is lost?

pick-exchange = { $first } for { $second }

part-exchange = craft a special Item
part-other_computer = use the Computer of another Room
part-alarm = make noise in another Room
part-drone = 1 Injury to an Intruder here

why_not-nothing_to_exchange = You have no Energy Charge, Tools or Clothes to exchange.
why_not-no_room_without_character = There is a Character in every other Room.
why_not-no_weapon_held = You hold no Weapon.
why_not-no_intruder_in_room = There is no Intruder in your Room.

log-drone_attacks = { $own ->
        [yes] You send out { $item }:
       *[no] { $who } sends out { $item }:
    } { $charges ->
        [0] its last charge is used.
        [one] 1 charge is left.
       *[other] { $charges } charges are left.
    }
log-suit_protects = { $own ->
        [yes] You wear { $item }:
       *[no] { $who } wears { $item }:
    } { $against ->
        [slime] no Slime sticks to it.
        [fire] the Fire does no harm.
       *[airlock] it withstands the airlock and is lost.
    }
