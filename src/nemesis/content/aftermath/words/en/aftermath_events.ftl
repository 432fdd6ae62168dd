# Event cards of the shuttle’s story

event-aev_power_surge = Power Surge
    .text = Put a Malfunction marker in the explored Computer Room with the lowest number that has none, on the ship or on the shuttle.
    .reminder = Malfunction in the lowest-numbered Computer Room

event-aev_hull_stress = Hull Stress
    .text = Destroy every closed Door in the Corridors of each Room that holds an Intruder.
    .reminder = Closed Doors around Intruders break

event-aev_vent_breach = Vent Breach
    .text = If the Technical Corridors have no Noise marker, place one there. If they already have one, each Character in a Room with an Entrance makes a Noise roll, in order, unless they are in Combat.
    .reminder = Noise in the Technical Corridors; already there: Noise rolls

event-aev_slime_flow = Slime Flow
    .text = Each Character in a Room with a Slimed Room token, an Egg (lying, carried or in the Nest) or an Intruder takes a Slime marker.
    .reminder = Slime in Rooms with Slime, Eggs or Intruders

event-aev_hatchings = Split Shells
    .text = In each Room where an Egg lies on the floor and no Intruder stands, replace 1 Egg with a Larva, if one is left. It is not an Encounter. The Eggs of the Intruder board are not affected.
    .reminder = Unwatched Eggs on the floor become Larvae

event-aev_rogue_turrets = Rogue Turrets
    .text = Shuffle the targeting tokens of each turret face down; where a Character stands beside it, turn over the top one. If no turret is in play, put a Noise marker in each Corridor of the shuttle that has none.
    .reminder = Turrets change their mode; without turrets: Noise on the shuttle

event-aev_scavengers = Scavengers
    .text = Put a Noise marker on each exit without one, the Technical Corridor Entrance too, of each Room where a Carcass or a Corpse lies.
    .reminder = Noise around Carcasses and Corpses

event-aev_backdraft = Backdraft
    .text = Put a Fire marker in each Room neighbouring one on Fire; a closed Door protects the Room behind it. If nothing burns, put one in the Hibernatorium.
    .reminder = Fire spreads; without Fire: Hibernatorium

event-aev_docking_clamps = Docking Clamps
    .text = During the next Player Phase, crossing between ship and shuttle costs 1 more Action card.
    .reminder = Crossing to or from the shuttle costs 1 more

event-aev_pack_call = Pack Call
    .text = Add 1 Adult token to the bag; if none is left, 1 Larva token. Then, in order, each Character who carries an Egg makes a Noise roll, unless they are in Combat.
    .reminder = 1 Adult more; Noise rolls for those with an Egg

log-shell_split = An Egg splits open in { $room }.
log-shuttle_rattles = The shuttle rattles: Noise in all its Corridors.
