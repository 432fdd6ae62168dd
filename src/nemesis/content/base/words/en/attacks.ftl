# Intruder attack cards

attack-scratch = Scratch
    .text = The target suffers 1 Light Wound and gains 1 Contamination card.
    .reminder = 1 Light Wound, 1 Contamination

attack-claw_attack = Claw Attack
    .text = The target suffers 2 Light Wounds, one after the other, and gains 1 Contamination card.
    .reminder = 2 Light Wounds, 1 Contamination

attack-bite = Bite
    .text = If the target has 2 or more Serious Wounds, dressed or not, it dies. If not, it suffers 1 Serious Wound.
    .reminder = Death with 2+ Serious Wounds, else 1 Serious Wound

attack-tail_attack = Tail Attack
    .text = If the target has 1 or more Serious Wounds, dressed or not, it dies. If not, it suffers 1 Serious Wound.
    .reminder = Death with 1+ Serious Wound, else 1 Serious Wound

attack-frenzy = Frenzy
    .text = This hits all Characters in the Room, in order: each one with 2 or more Serious Wounds, dressed or not, dies; each of the others suffers 1 Serious Wound.
    .reminder = All here: death with 2+ Serious Wounds, else 1

attack-transformation = Transformation
    .text = A Breeder takes the Creeper’s place; the Creeper’s Injuries are lost and no token moves. If the target then holds no card of any kind, the Breeder makes a Surprise Attack on it at once. Without a free Breeder miniature, nothing happens.
    .reminder = The Creeper becomes a Breeder; empty hand: surprise

attack-slime_attack = Slime
    .text = The target gains a Slime marker (1 at most) and 1 Contamination card.
    .reminder = Slime and 1 Contamination

attack-summoning = Summoning
    .text = Draw 1 token from the bag and put the matching Intruder in this Room; the token goes to the pool. It is not an Encounter: Noise markers stay, there is no surprise check, and the newcomer does not attack in this step. A blank has no effect and goes back in the bag.
    .reminder = One more Intruder from the bag joins this Room
