# The Convict: character, trait, cards, items, and what he asks and tells.

character-convict = Convict
    .the = the Convict
    .of = of the Convict
    .to = to the Convict
    .text = Starts in Handcuffs; somebody else has the Handcuff Keys: the Bounty Hunter, or else the player to the left. Survives one Serious Wound more than anyone else, fights with bare hands, and does not let others push them around. Starts without a weapon. Quest Items: Bionic Arm and Pipe.
    .reminder = Survives 4 Serious Wounds; starts in Handcuffs.
    .style = You can take more than anybody else and fight with bare hands, but first you need to get rid of the Handcuffs. Bargain for the keys early, or live with what your hands cannot do.
    .learning = For experienced players

trait-trait_convict = Tough
    .text = You die of a Wound that you receive with 4 Serious Wounds, not with 3. Attack cards that kill at a number of Serious Wounds are applied as printed.
    .reminder = 4 Serious Wounds before you die

card-no_way = No Way!
    .text = Cost: this card only. In or out of Combat. Reaction, uses no action: when an action, a card or an Item of another player would move you, take or discard your cards or Items, or wound you, its effect on you is cancelled; the other player has paid all the same. This is not an Interruption, and no Interruption can cancel it.
    .reminder = Reaction: cancel what another does to you.

card-hot_tempered = Hot-Tempered
    .text = Cost: this card only. Out of Combat only. Perform the Room Action of your Room without paying, if the Room has no Malfunction. When it is completely resolved, make a Noise roll in that Room, unless you have left it or are in Combat by then.
    .reminder = Free Room Action, then a Noise roll.

card-opportunist = Opportunist
    .text = Cost: this card only. In or out of Combat. Move to a neighbouring Room; in Combat this is an Escape with the usual attacks. Then the Door of that Corridor closes behind you, even if it was destroyed.
    .reminder = Move, then the Door closes behind you.

card-punch = Punch
    .text = Cost: this card only. In Combat only. Attack an Intruder in Melee: 1 Contamination card, then the Combat die. Before the injury check it suffers 1 more Injury: 2 with a hit, 1 even with a miss (a table option can change that). A miss wounds you as usual.
    .reminder = Melee with 1 Injury more.

item-handcuffs = Handcuffs
    .text = They fill one of your hands, and your Escape costs 1 Action card more. You cannot drop or trade them. They leave the game when you get the Handcuff Keys.
    .reminder = One hand less; Escape costs 1 more.

item-handcuff_keys = Handcuff Keys
    .text = They open the Convict’s Handcuffs. In everyone’s sight, they fill no hand. They can be traded or dropped; dropped, or left behind by a holder who dies or hibernates, they lie in that Room, where the Convict alone can pick them up for 1 Action card. A holder who leaves in a Pod takes them away for good. Once the Convict has them, Handcuffs and Keys leave the game.
    .reminder = They open the Convict’s Handcuffs.

item-bionic_arm = Bionic Arm
    .text = Rest becomes a Basic Action for you: 1 Action card, out of Combat. Once in the game you may also put the arm on one of your undressed Serious Wounds (cost: 1 Action card, out of Combat): its effect is ignored, but it is not dressed. You can then still Rest with it. It cannot be dropped or traded.
    .activation = Cost: 1 Action card. Out of Combat only. Be in the Surgery, the Emergency Room or the Crafting Room; a Malfunction there does not matter.
    .reminder = Rest for 1 card; once, ignore a Serious Wound.

item-pipe = Pipe
    .text = Heavy Item. When you miss in Melee, you may discard it to suffer 1 Light Wound instead of 1 Serious Wound. Discarded or dropped, it becomes a Quest Item again, and you can get another. It cannot be traded.
    .activation = Cost: 1 Action card. Out of Combat only. In any Room. Once active it needs a free hand.
    .reminder = Missed Melee: a Light Wound instead of a Serious one.

## Questions and options

phrase-harm_draw = makes you draw, then discard a card
phrase-harm_look = wants to look at your hand and use one of your cards

ask-wound_to_cover = { $deed }: which Serious Wound does it cover?
ask-lose_pipe = You miss. Do you give up the Pipe to suffer a Light Wound instead of a Serious one?

deed-bionic_rest = rest with the Bionic Arm
    .plain = rest with the Bionic Arm

part-slip_away = move, then close the Door behind you
part-punch = punch an Intruder
part-cover_wound = ignore one of your Serious Wounds

## Log

log-keys_left_behind = { $some_room ->
        [yes] The Handcuff Keys now lie in { $room }.
       *[no] The Handcuff Keys are lost.
    }
log-unshackled = { $own ->
        [yes] Your Handcuffs are off.
       *[no] { $who }’s Handcuffs are off.
    }
log-wound_covered = { $own ->
        [yes] Your Bionic Arm makes up for { $wound }.
       *[no] { $who }’s Bionic Arm makes up for { $wound }.
    }
log-pipe_lost = { $own ->
        [yes] You lose the Pipe; it takes most of the blow.
       *[no] { $who } loses the Pipe; it takes most of the blow.
    }

## Refusals

why_not-no_bionic_arm = You have no active Bionic Arm.
why_not-bionic_arm_used = The Bionic Arm already covers, or has covered, a Wound.
why_not-no_wound_to_cover = You have no undressed Serious Wound.

## Table options

option-punch_damages_on_miss = Punch on a miss
    .plain = The Convict’s Punch hurts the Intruder even when the die misses, or only when it hits.
    .text = Decides whether the Convict’s Punch deals its extra Injury even when the Combat die misses. The rules say that it is added after the roll and before the injury check, without asking for a hit.
    .value-true = 1 Injury even with a miss
    .value-false = Only with a hit

web-map-keys = Handcuff Keys
client-badge_covered_wound = Covered by the Bionic Arm: { $wound }
