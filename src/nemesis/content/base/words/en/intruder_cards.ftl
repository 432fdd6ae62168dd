# Cards of the Intruder player

intruder_card-ip_pursuit = Pursuit
    .text = Special effect: choose 1 or 2 Intruders that are not in Combat. Each moves to a neighbouring Room with a Character; one stopped by a closed Door destroys it and stays.
    .reminder = Up to 2 Intruders move onto Characters

intruder_card-ip_metamorphosis = Metamorphosis
    .text = Special effect: replace 1 Creeper on the ship with a Breeder, or 1 Larva with a Creeper, if the miniature is free; its Injuries stay on it. If neither can be done, swap 1 Larva token of the bag for 1 Adult token.
    .reminder = Creeper into Breeder, or Larva into Creeper

intruder_card-ip_preparation = Preparation
    .text = Special effect: draw 3 Event cards, choose 1 and play it in full, movement and effect. Put the other two under the Event deck.
    .reminder = Draw 3 Event cards, play 1

intruder_card-ip_pack_hunt = Pack Hunting
    .text = Special effect: choose a Room with a Character. All Intruders of its neighbouring Rooms that are not in Combat move into it; those stopped by a closed Door destroy it and stay.
    .reminder = All Intruders around one Room rush into it

intruder_card-ip_recovery = Recovery
    .text = Special effect: take all Injuries off 1 Intruder; or take 1 Intruder not in Combat off the ship and put its token back in the bag.
    .reminder = Heal 1 Intruder, or return 1 to the bag
