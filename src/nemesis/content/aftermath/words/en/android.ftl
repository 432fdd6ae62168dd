# The Android of the Aftermath expansion.

character-android = Android
    .the = the Android
    .of = of the Android
    .to = to the Android
    .text = A machine loyal to the Corporation: she has two Corporate Objectives and no Personal one. Nothing heals her but her own Self-Repair and spare parts, and Contamination is purged as soon as she draws it. Her systems stop when the Time marker reaches space 5, unless she hibernates or has left the ship. Starts with the Arm Gun: energy, 3 Ammo, both hands stay free. Quest Items: Energy Cell and Deactivation Module.
    .reminder = Repairs herself; stops at space 5; Arm Gun, 3 Ammo.
    .style = Contamination hardly touches you and your hands stay free, but nobody except yourself can mend you. Your time is shorter than that of the others: move fast, and have your way out ready.
    .learning = For experienced players

trait-trait_android = Artificial Being
    .text = Nothing but Self-Repair dresses or heals your Wounds: no Item, no Room, no card of the Medic, no AutoDoc. Clothes still remove Slime. Whenever you draw a Contamination card, it is scanned at once and leaves the game, you draw another card instead, and an infected one deals you 1 Light Wound; no Larva comes of it. You put your Personal Objective away unseen and draw a second Corporate Objective. When the Time marker reaches space 5, you shut down and are out of the game, unless you hibernate or left in a Pod; not in an Epilogue, where that marker is not used.
    .reminder = Self-Repair only; Contamination purged when drawn; shutdown at space 5.

card-self_repair = Self-Repair
    .text = Cost: this card only. Out of Combat only. Discard 1 Item: Duct Tape to heal all your Light Wounds or dress 1 Serious Wound; Tools to heal all your Light Wounds, dress all your Serious Wounds or heal 1 dressed Serious Wound; an Energy Charge to heal all your Light Wounds or heal 1 dressed Serious Wound.
    .reminder = Discard Duct Tape, Tools or an Energy Charge to mend yourself.

card-efficiency = Efficiency
    .text = Cost: this card only. Out of Combat only. If your Room has no Malfunction, perform its Room Action without paying (its other conditions still apply).
    .reminder = Room Action for free.

card-targeting_system = Targeting System
    .text = Cost: this card only. In Combat only. Shoot with your Arm Gun (1 Ammo). You may reroll the die once; the second result stands.
    .reminder = Shoot with the Arm Gun, with 1 reroll.

card-overclock = Overclock
    .text = Cost: this card only. In or out of Combat. Draw 2 Action cards, then suffer 1 Light Wound.
    .reminder = Draw 2 cards, suffer 1 Light Wound.

item-arm_gun = Arm Gun
    .text = Energy Weapon, at most 3 Ammo, full at the start. It is part of you: it fills no Hand slot, can be neither dropped nor traded, and no Arm or Hand Wound affects it. Reloaded by an Energy Charge (to the maximum) or in the Armory (2 Ammo).
    .reminder = 3 Ammo; fills no Hand slot.

item-energy_cell = Energy Cell
    .text = Permanent effect, no cost. You shut down when the Time marker reaches space 3 instead of space 5.
    .activation = Cost: 1 Action card. Out of Combat only. Discard an Energy Charge.
    .reminder = Shutdown at space 3 instead of 5.

item-deactivation_module = Deactivation Module
    .text = At the start of the Intruder Attack step of the Event Phase, if you are in Combat, you may discard 1 Action card: no Intruder can choose you as its target in this step.
    .activation = Cost: 1 Action card. Out of Combat only. Discard Tools or Duct Tape.
    .reminder = Discard 1 card: no attack on you in the Event Phase.

ask-deactivate = The Intruders are about to attack. Do you discard a card so that none of them can target you?
choice-no-deactivate = Stay visible
part-overclock = draw 2 cards for 1 Light Wound

why_not-only_self_repair = Only Self-Repair can dress or heal the Android.
why_not-no_spare_parts = You have none of the Items that this repair takes.
death-shutdown = all systems shut down

log-second_corporate = { $own ->
        [yes] You draw a second Corporate Objective: { $objective }.
       *[no] { $who } draws a second Corporate Objective: { $objective }.
    }
log-second_corporate-hidden = { $who } puts a Personal Objective away and draws a second Corporate Objective.
log-purged = { $own ->
        [yes] You purge
       *[no] { $who } purges
    } { $infected ->
        [yes] an infected Contamination card.
       *[no] a Contamination card that is not infected.
    }
log-deactivated = { $own ->
        [yes] You power down: the Intruders ignore you.
       *[no] { $who } powers down: the Intruders ignore her.
    }
log-shut_down = { $own ->
        [yes] Your systems shut down.
       *[no] { $who } shuts down.
    }

option-android_end_check = The Android’s last four cards
    .plain = At the end the Android’s Contamination can kill her as it kills anybody, or is washed out of the cards she draws.
    .text = Decides how the Android draws the four cards of the final Contamination check: as anybody does, or purging each Contamination card and drawing another one, so that only too many Wounds from infected cards can still end her.
    .value-normal = As for anybody
    .value-purged = Purged and replaced
client-why_overclock = Overclocking costs a Light Wound.
