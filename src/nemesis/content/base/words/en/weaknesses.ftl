# Weaknesses

weakness-weak_vital_places = Vital Places
    .text = When you Shoot or use Melee against an Adult, the Miss face counts as “One hit”. In Melee you then suffer no Wound.
    .reminder = Against Adults the Miss face is “One hit”

weakness-weak_fire = Vulnerability to Fire
    .text = Each time Fire, a Molotov Cocktail or a Flamethrower injures an Intruder, it suffers 1 more Injury.
    .reminder = Fire, Molotov, Flamethrower: +1 Injury

weakness-weak_energy = Vulnerability to Energy
    .text = When a shot from an Energy Weapon deals at least 1 Injury, it deals 1 more.
    .reminder = Energy Weapons that hit: +1 Injury

weakness-weak_reaction = Reaction to Danger
    .text = In an Encounter, count the number on the drawn token as 1 lower, but never below 1, to see whether there is a Surprise Attack.
    .reminder = Surprise numbers are 1 lower (minimum 1)

weakness-weak_moving = The Way of Moving
    .text = Only Breeders and the Queen can still destroy closed Doors. Any other Intruder that meets one just stays where it is, and the Door stays closed.
    .reminder = Only Breeders and the Queen break Doors

weakness-weak_phosphates = Susceptibility to Phosphates
    .text = An Intruder that a Fire Extinguisher or the Fire Control System makes retreat also suffers 1 Injury. The Injury and its check come first; the retreat follows if the Intruder is alive and has not just retreated.
    .reminder = Extinguishers also deal 1 Injury

weakness-weak_fighting = The Way of Fighting
    .text = An Adult’s Bite only gives 1 Light Wound: no Serious Wound, and no death for having 2 Serious Wounds.
    .reminder = An Adult’s Bite: only 1 Light Wound

weakness-weak_extinction = Species on the Brink of Extinction
    .text = In an injury check, count the number drawn, or the sum for a Breeder or the Queen, as 1 lower (never below 0). A retreat arrow does not change.
    .reminder = Injury check: numbers count 1 lower
