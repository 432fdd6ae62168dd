# Objectives

objective-obj_prime_asset = Salvaging the Prime Asset
    .text = Survive, and: the ship reaches Earth; OR you are the only survivor. The ship is worth more than its crew.
    .reminder = Ship to Earth, or you alone survive

objective-obj_oldest_friend = The Oldest Friend
    .text = Survive, and: the ship reaches Earth; OR you are the only survivor. Your oldest friend has an engine and a hull.
    .reminder = Ship to Earth, or you alone survive

objective-obj_quarantine = Quarantine
    .text = Survive, and: the ship reaches Mars; OR the ship reaches Earth and the Nest is destroyed. If this is your chosen Objective and the ship reaches Mars, the Coordinates check does not kill you in hibernation.
    .reminder = Ship to Mars, or to Earth with the Nest destroyed

objective-obj_investigator = Relentless Investigator
    .text = Survive, and: you have sent the Signal AND all Rooms are explored. You want to know what happened, down to the last bulkhead.
    .reminder = Signal and all Rooms explored

objective-obj_burial = A Proper Burial
    .text = Survive, and: you have sent the Signal AND you end the game in a launched Pod or in hibernation, carrying the blue Corpse. Nobody stays behind without a grave.
    .reminder = Signal; leave or hibernate with the blue Corpse

objective-obj_hoarder = Hoarder
    .text = Survive, and: you leave in a Pod with at least 7 Items. Heavy Items count, Quest Items only once activated, Heavy Objects never. What you found is yours.
    .reminder = Leave in a Pod with at least 7 Items

objective-obj_great_hunt = The Great Hunt
    .text = Survive, and: you have sent the Signal AND either the Queen is dead or the ship is destroyed. Only one trophy matters.
    .reminder = Signal, and Queen killed or ship destroyed

objective-obj_best_friends = Best Friends Forever
    .text = Survive, and: at least one other Character survives too. You do not want to go home alone.
    .reminder = You and at least one other survive

objective-obj_aliens = Aliens on a Spaceship
    .text = Survive, and: you have sent the Signal AND either the Nest or the ship is destroyed. They must never reach a planet.
    .reminder = Signal, and Nest or ship destroyed

objective-obj_precious = My Precious
    .text = Survive, and: you have sent the Signal AND you end the game in a launched Pod or in hibernation, carrying an Egg. A buyer is waiting.
    .reminder = Signal; leave or hibernate with an Egg

objective-obj_necroscopy = Necroscopy
    .text = Survive, and: you have sent the Signal AND the Weakness of the Carcass is revealed. The Corporation wants to know how they die.
    .reminder = Signal and the Carcass Weakness revealed

objective-obj_ab_ovo = Ab Ovo
    .text = Survive, and: the Weakness of the Egg is revealed. Everything starts with the shell.
    .reminder = The Egg Weakness revealed

objective-obj_biology = Extreme Field Biology
    .text = Survive, and: at least 2 Weaknesses are revealed, by anyone. Data first, crew second.
    .reminder = At least 2 Weaknesses revealed

objective-obj_kill_p1 = The Right Moment to Strike
    .text = Survive, and: the Character of player 1 does not; OR you are the only survivor. If you are player 1, only the second way is open to you.
    .reminder = Player 1 does not survive, or you alone do

objective-obj_kill_p2 = Greener Pastures
    .text = Survive, and: the Character of player 2 does not; OR you are the only survivor. If you are player 2, only the second way is open to you.
    .reminder = Player 2 does not survive, or you alone do

objective-obj_kill_p3 = An Old Feud
    .text = Survive, and: the Character of player 3 does not; OR you are the only survivor. If you are player 3, only the second way is open to you.
    .reminder = Player 3 does not survive, or you alone do

objective-obj_kill_p4 = Hostile Takeover
    .text = Survive, and: the Character of player 4 does not; OR you are the only survivor. If you are player 4, only the second way is open to you.
    .reminder = Player 4 does not survive, or you alone do

objective-obj_kill_p5 = The Final Enlightenment
    .text = Survive, and: the Character of player 5 does not; OR you are the only survivor. If you are player 5, only the second way is open to you.
    .reminder = Player 5 does not survive, or you alone do

objective-sc_earth = Destination: Earth
    .text = The ship reaches Earth. You must also survive (co-op: at least one of you).
    .reminder = Ship to Earth

objective-sc_post_mortem = Emergency Post-Mortem
    .text = At some moment of the game the blue Corpse was in the Surgery, on the floor or in someone’s hands. You must also survive (co-op: at least one of you).
    .reminder = Blue Corpse brought to the Surgery

objective-sc_contact = First Contact Protocol
    .text = At least 2 Weaknesses are revealed. You must also survive (co-op: at least one of you).
    .reminder = At least 2 Weaknesses revealed

objective-sc_head = Cutting Off the Head
    .text = The Signal is sent AND either the Queen is dead or the ship is destroyed. You must also survive (co-op: at least one of you).
    .reminder = Signal, and Queen killed or ship destroyed

objective-sc_no_man = No Man Left Behind
    .text = The Signal is sent AND all Rooms are explored. You must also survive (co-op: at least one of you).
    .reminder = Signal and all Rooms explored

objective-sc_delivery = Special Delivery
    .text = You end the game in a launched Pod or in hibernation, carrying an Egg. You must also survive (co-op: any surviving Character may be the carrier).
    .reminder = Leave or hibernate with an Egg

objective-sc_cleanup = Clean-Up Crew
    .text = The Signal is sent AND either the Nest or the ship is destroyed. You must also survive (co-op: at least one of you).
    .reminder = Signal, and Nest or ship destroyed
