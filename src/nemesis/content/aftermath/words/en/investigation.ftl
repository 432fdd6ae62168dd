# The Investigation

option-investigation_aftermath_only = Characters of an Investigation
    .plain = Everybody plays one of the new Characters, or may also choose one of the base game.
    .text = Decides whether the owner of a draft card may still pick the base Character of its colour. The rules present the Investigation with the Aftermath Characters, yet the draft leaves the choice.
    .value-true = Aftermath Characters only
    .value-false = Free choice

term-investigation = Investigation
    .text = A whole game of fifteen rounds that starts on the shuttle; English rules call it Research Mission. Rooms hold a second token, turrets guard the ship, and Event cards with the Alert icon call up Alerts. Objectives and end are those of the base game; the shuttle offers no shelter from the jump.
    .rules = A-9.1, A-9.5, A-9.6, A-9.11, A-9.12, A-9.20, A-9.30, A-9.31

mode-investigation = Investigation
    .text = A full Aftermath game of 15 rounds: a shuttle is docked to the ship, more tokens await in the Rooms, and Alerts must be resolved in time. Objectives and end of the game are as usual; the shuttle offers no way out.
    .briefing = You come aboard by shuttle to find out what happened here. It cannot take you back: before the ship jumps, you must be in hibernation or gone in a Pod.
    .unknown = Which Room lies where and what waits in it, whether the Engines will hold, and where the course really leads. Nor what the others came for.
