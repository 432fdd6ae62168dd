# Trait cards of the Characters of the base game; those of Aftermath stand with their Characters.

module-traits = Traits
    .text = Gives each Character of the base game a Trait: a strength and a weakness that last the whole game. The Characters of Aftermath always have theirs.

client-trait = Trait: { $name }. { $reminder }.

term-trait = Trait
    .text = A card that lies face up beside a Character for the whole game and gives a strength, a weakness or both. The Characters of Aftermath always have theirs; those of the base game have one if the table plays with the Traits.
    .rules = A-1.2, A-1.3

trait-trait_captain = Burden of Command
    .text = When another player’s Interruption would cancel an action of yours, you may discard 1 Action card to ignore it. Each time another Character dies, you discard 1 Action card at random; without any, you suffer 1 Light Wound.
    .reminder = Ignore an Interruption for 1 card; each death costs you 1.

trait-trait_pilot = Born to Fly
    .text = The Room Action of the Cockpit costs you 1 Action card and works for you even with a Malfunction there. When you Shoot, the Adult face of the die is a miss.
    .reminder = Cockpit for 1 card, even broken; you miss on the Adult face.

trait-trait_scientist = Wheelchair
    .text = Leg Wounds have no effect on you. Room Actions of Rooms with a Computer cost you 1 Action card if no other Character is there. Careful Movement costs you 3 Action cards.
    .reminder = No Leg Wounds, cheap Computers when alone; Careful Movement costs 3.

trait-trait_scout = Light-Footed
    .text = Once per round, you may reroll the Noise die of a roll caused by your own movement, unless you carry a Heavy Object. You can have only 1 Light Wound: the second one becomes a Serious Wound.
    .reminder = Reroll Noise once per round; only 1 Light Wound.

trait-trait_soldier = Trigger-Happy
    .text = After a shot that missed, you may discard 1 more Ammo of that Weapon to roll again, once. If your turn ends while you are in Combat with a loaded Weapon and you have not Shot, you discard 1 Action card, if you have one.
    .reminder = 1 Ammo: reroll a miss; shoot in Combat or discard a card.

trait-trait_mechanic = Duct Rat
    .text = The Technical Corridors card does not make you pass. Each time you move through the Technical Corridors, by a card or an Item, you get a Slime marker.
    .reminder = Technical Corridors no longer make you pass, but give you Slime.

ask-ignore_interruption = Your action is being interrupted. Do you discard a card to ignore that?
choice-accept-ignore_interruption = Let your action be cancelled
pick-reroll_trait = Roll again (Trait “{ $name }”)

log-interruption_ignored = { $own ->
        [yes] You ignore the Interruption.
       *[no] { $who } ignores the Interruption.
    }
log-trait_used = { $own ->
        [yes] You reroll the Noise die
       *[no] { $who } rerolls the Noise die
    }{ $seen ->
        [yes] { " " }({ $face })
       *[no] { "" }
    } with the Trait { $trait }.
log-trait_hurts = { $own ->
        [yes] Your Trait { $trait } has its price.
       *[no] { $who }’s Trait { $trait } has its price.
    }

web-table-family-traits = Trait
