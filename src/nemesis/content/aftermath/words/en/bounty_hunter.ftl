# The Bounty Hunter and Laika: character, trait, cards, items, and what they ask and tell.

character-bounty_hunter = Bounty Hunter
    .the = the Bounty Hunter
    .of = of the Bounty Hunter
    .to = to the Bounty Hunter
    .text = Hunts with a dog: Laika scouts ahead, finds Items, and can take the place of her master when an Intruder strikes. If the Convict is aboard, the Bounty Hunter has the Handcuff Keys. Starts with the Hunting Rifle: Energy Weapon, 4 Ammo, no special rule. Quest Items: Search Module and Anti-Aggro.
    .reminder = Sends Laika ahead; Hunting Rifle, 4 Ammo.
    .style = Your dog looks into Rooms before you do and takes the blow that was meant for you. Send her ahead each turn, and shoot what she has found.
    .learning = For a second game

trait-trait_laika = Laika
    .text = Laika starts on your board. Before the first action of each of your turns, you may move her to a Room neighbouring hers (or yours, if she is on your board) or call her back to your board from anywhere. Closed Doors stop her; she never uses the Technical Corridors. She explores like a Character; entering a Room without Character or Intruder, she makes a Noise roll. When an Encounter starts in her Room, she returns to your board first; the Intruder she has called makes no Surprise Attack. Slime, Fire, Turrets and attacks do not touch her, and she prevents nobody’s Noise roll. If you die, hibernate or leave in a Pod, she leaves the game.
    .reminder = Before your first action: move or recall Laika

card-tactical_retreat = Tactical Retreat
    .text = Cost: this card only. In Combat only. Choose 1 Intruder of your Room that can move and a neighbouring Room, not behind a closed Door: you both go there. Nobody attacks. You resolve your arrival as usual, without a Noise roll, since the Intruder is there with you.
    .reminder = You and 1 Intruder move to a neighbouring Room; no attack.

card-sentinel = Sentinel
    .text = Cost: this card only. Choose one: (a) out of Combat, remove all Noise markers around Laika’s Room, or around yours if she is on your board; (b) Reaction, uses no action: when an Intruder attacks you, before an Attack card is drawn, ignore that attack. Laika, wherever she is, is then out of the game for good.
    .reminder = Clear the Noise around Laika, or sacrifice her.

card-heel = Heel!
    .text = Cost: this card only. In or out of Combat. Choose one: (a) move Laika up to 2 Rooms, each entered as usual; (b) call her back to your board; (c) with an active Anti-Aggro, if she could move: 1 Injury to an Intruder in your Room.
    .reminder = Move Laika up to 2 Rooms, or recall her.

card-aimed_shot = Aimed Shot
    .text = Cost: this card only. In Combat only. Shoot with a Weapon you hold; you may roll the Combat die again, once.
    .reminder = Shoot; you may reroll once.

item-hunting_rifle = Hunting Rifle
    .text = Heavy Item. Energy Weapon, 4 Ammo. No special rule.
    .reminder = Energy Weapon, 4 Ammo.

item-search_module = Search Module
    .text = Cost: 1 Action card. Out of Combat only. Reusable. If Laika is in a Room without Intruder where one can Search: lower its Item counter by 1, draw 2 Items and keep 1, as with a Search. Laika returns to your board with it.
    .activation = Cost: 1 Action card. Out of Combat only. Be in Storage; a Malfunction there does not matter.
    .reminder = Laika searches her Room and comes back.

item-anti_aggro = Anti-Aggro
    .text = Permanent effect, no cost. Each time Laika could move, before your first action or with Heel!, and you decide that she does not, you may deal 1 Injury to an Intruder in your Room. Calling her back counts as a move.
    .activation = Cost: 1 Action card. Out of Combat only. Also discard 1 Energy Charge.
    .reminder = Laika does not move: 1 Injury to an Intruder here.

## Questions and options

ask-laika = { $aboard ->
        [yes] Laika is on your board: where does she go?
       *[no] Laika is in { $room }: where does she go?
    }
choice-stay-laika = She stays where she is
choice-recall = Call her back to your board
pick-way-laika = Laika to { $room }{ $only ->
        [yes] { "" }
       *[no] , exit { $exit }
    }
pick-figure-laika = She stays and deals 1 Injury: { $figure }

part-lead_away = leave with an Intruder, without any attack
part-watch = remove the Noise around Laika
part-laika_walks = move Laika up to 2 Rooms
part-laika_returns = call Laika back
part-laika_bites = 1 Injury to an Intruder here

## Log

log-laika_moved = Laika enters { $room }.
log-laika_recalled = { $own ->
        [yes] Laika returns to your board.
       *[no] Laika returns to { $who }’s board.
    }
log-laika_gone = Laika is out of the game.
log-laika_bites = { $own ->
        [yes] Laika stays at your side and worries { $the }.
       *[no] Laika stays beside { $who } and worries { $the }.
    }

## Refusals

why_not-laika_is_gone = Laika is not at your command.
why_not-laika_cannot_move = Laika has nowhere to go: every Door around her is closed.
why_not-laika_is_on_your_board = Laika is on your board.
why_not-intruder_beside_laika = There is an Intruder in Laika’s Room.
why_not-no_noise_around_laika = There is no Noise marker around Laika’s Room.
why_not-nothing_for_laika_to_bite = This needs an active Anti-Aggro, an Intruder in your Room, and Laika able to move.
why_not-no_intruder_to_lead_away = No Intruder of your Room can be led away.

## Table options

option-laika_reveals_tokens = Laika explores
    .plain = The dog explores the Rooms she enters, with all that may happen there, or leaves them unexplored.
    .text = Decides whether the dog Laika explores the Rooms she enters and reveals the tokens there, as a Character does. The rules only say that Characters do.
    .value-true = She explores and reveals
    .value-false = She reveals nothing

## The text client

client-laika = { $place ->
        [board] Laika is on your board.
        [gone] Laika is lost.
       *[room] Laika is in { $room }.
    }
client-laika_here = Laika
client-badge_laika = { $place ->
        [board] Laika is with her master
        [gone] Laika is gone
       *[out] Laika is out on the ship
    }

web-map-pawn-laika = Laika
client-odds_led_away = the Intruder comes along; no Noise roll
