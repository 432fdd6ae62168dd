# The Medic, a promotional character

module-medic = Medic
    .text = Adds the promotional Medic to the Characters that can be drafted, with ten Action cards, the Needle Gun and two Quest Items.

character-medic = Medic
    .the = the Medic
    .of = of the Medic
    .to = to the Medic
    .text = A healer (promo Character) who treats the Wounds of anyone in the Room, best in green Rooms, and can give a crewmate new cards. Starts with the Needle Gun: classic, 2 Ammo, it deals no Injury but makes an Intruder retreat. Quest Items: Surgeon’s Kit and Anabolics.
    .reminder = Heals others; Needle Gun, 2 Ammo.
    .style = You keep people alive who would be lost without you, and they know it. Your weapon only drives Intruders away, so pick a companion who can do the rest.
    .learning = For a second game

item-needle_gun = Needle Gun
    .text = Heavy Item. Classic Weapon, at most 2 Ammo, full at the start. It deals no Injury: if the roll would deal at least 1, the target retreats instead (draw 1 Event card and use only its number). Reloaded only with Chemicals (to the maximum).
    .reminder = 2 Ammo; a hit makes the Intruder retreat.

item-surgeon_kit = Surgeon’s Kit
    .text = Cost: 1 Action card. Out of Combat only. Single use. Choose 1 Character in your Room. All their Contamination cards (deck, hand and discard pile) are scanned: the infected ones leave the game, and so does their Larva. All their cards, hand included, are shuffled into a new deck and they suffer 1 Light Wound.
    .activation = Cost: 1 Action card. Out of Combat only. Also discard 1 Medkit.
    .reminder = Remove infected cards and Larva; 1 Light Wound.

item-anabolics = Anabolics
    .text = Cost: no Action card. In or out of Combat. Single use. Draw Action cards until you have 5 cards in hand.
    .activation = Cost: 1 Action card. Out of Combat only. Be in the Emergency Room; a Malfunction there does not matter.
    .reminder = Draw until you have 5 cards in hand.

card-resuscitation = Resuscitation
    .text = Cost: this card only. In or out of Combat. Discard 1 Ammo from the Needle Gun you hold and choose a Character in your Room. Choose one: (a) that Character discards 1 Action card and gains 1 Contamination card; (b) that Character draws 3 Action cards.
    .reminder = 1 Ammo: draw 3, or Contamination and discard 1.

card-dressing = Dressing
    .text = Cost: this card and 1 other Action card. Out of Combat only. Choose a Character in your Room, yourself included. Choose one: (a) heal all their Light Wounds; (b) dress 1 of their Serious Wounds. In a green Room, you then draw 1 Action card.
    .reminder = Dress 1 Serious Wound, or heal all Light ones.

card-pharmacist = Pharmacist
    .text = Cost: this card only. Out of Combat only. Choose a Character in your Room, yourself included. Choose one: (a) heal 1 of their dressed Serious Wounds; (b) dress 1 of their Serious Wounds. In a green Room, you then draw 1 Action card.
    .reminder = Dress 1 Serious Wound, or heal a dressed one.

part-weaken = someone here discards 1 card and gains 1 Contamination

part-wake = someone here draws 3 cards

ask-patient = { $deed }: on whom?
