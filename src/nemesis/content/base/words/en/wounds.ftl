# Serious wounds

wound-wound_body = Body
    .text = Until this Wound is dressed, you draw up to 4 cards at the start of the Player Phase instead of 5 (in the Cabins: 5 instead of 6).
    .reminder = Draw up to 4 cards instead of 5

wound-wound_leg = Leg
    .text = Until this Wound is dressed, the Escape basic action costs you 2 cards instead of 1.
    .reminder = Escape costs 2 cards

wound-wound_hand = Hand
    .text = Until this Wound is dressed, each action of one of your Items costs 1 more card. Shoot, reactions and passive Items are not affected.
    .reminder = Using an Item costs 1 more card (not Shoot)

wound-wound_bleeding = Bleeding
    .text = Until this Wound is dressed, you suffer 1 Light Wound each time you pass, even when you are forced to.
    .reminder = 1 Light Wound each time you pass

wound-wound_arm = Arm
    .text = Until this Wound is dressed, you have only 1 Hand slot. If you were holding two things, drop one of your choice at once.
    .reminder = Only 1 Hand slot
