# Void Seeders: questions, options, actions and refusals

ask-rest_or_scan = Do you lower your Insanity, scan your Contamination cards, or both? An infected card: Insanity to 5.
ask-wound_to_open = { $deed }: which dressed Serious Wound opens again?
ask-card_to_lose = { $deed }: which of the cards drawn leaves the game? The others are discarded.
ask-weapon_to_empty = { $deed }: which Weapon loses all its Ammo?

choice-both = Both: first lower it, then scan
choice-calm = Lower your Insanity by 1
choice-neither = Neither
choice-scan = Scan the Contamination cards in your hand

pick-card-card_to_lose = { $card } leaves the game
pick-item-weapon_to_empty = Empty { $item }

deed-panic = resolve the Panic card { $thing }

slot-insanity = a Character’s Insanity

why_not-no_rest_needed = You have no Contamination card in hand, and your Insanity cannot go down.
