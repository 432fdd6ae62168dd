# Personal missions and the Lucrative Offer

objective-pm_egg = Live Specimen
    .text = When the shuttle leaves, an Egg is aboard: in a shuttle Room, lying or carried by anyone, or with you in a launched Pod.
    .reminder = An Egg aboard

objective-pm_carcass = Dissection Material
    .text = When the shuttle leaves, a Carcass is aboard: in a shuttle Room, lying or carried by anyone, or with you in a launched Pod.
    .reminder = A Carcass aboard

objective-pm_corpse = Bring Them Home
    .text = When the shuttle leaves, a Character Corpse is aboard: in a shuttle Room, lying or carried by anyone, or with you in a launched Pod.
    .reminder = A Corpse aboard

objective-pm_signal = Report In
    .text = You have sent the Signal.
    .reminder = Signal sent

objective-pm_engines_ok = Salvage
    .text = When the shuttle leaves, at least 2 Engines work.
    .reminder = At least 2 working Engines

objective-pm_engines_broken = Scuttle
    .text = When the shuttle leaves, at least 2 Engines are damaged.
    .reminder = At least 2 damaged Engines

objective-pm_earth = Bring the Ship Home
    .text = When the shuttle leaves, Destination and Coordinates lead to Earth.
    .reminder = Destination and Coordinates: Earth

objective-pm_mars = Divert
    .text = When the shuttle leaves, Destination and Coordinates lead to Mars.
    .reminder = Destination and Coordinates: Mars

objective-pm_self_destruct = Leave No Trace
    .text = When the shuttle leaves, Self-Destruct is running.
    .reminder = Self-Destruct running

objective-pm_loot = Scavenger
    .text = When the shuttle leaves, you hold at least 3 Items that are neither starting nor Quest Items.
    .reminder = At least 3 found or crafted Items

objective-pm_kill = Exterminator
    .text = A Creeper, an Adult, a Breeder or the Queen has died in this Epilogue from Injuries of your own action, card or Item; Fire and turrets do not count.
    .reminder = Kill something bigger than a Larva yourself

objective-pm_weakness = Field Research
    .text = When the shuttle leaves, at least 1 Weakness is in force, discovered or rediscovered in this Epilogue.
    .reminder = At least 1 Weakness discovered

objective-pm_liability = Loose End
    .text = When the shuttle leaves, the Character of at least one other player is dead or still on the Nemesis. Whoever left in a Pod is safe and does not count.
    .reminder = Another Character dead or left behind

claim-offer = take the Lucrative Offer

log-offer_taken = { $own ->
        [yes] You take the Lucrative Offer: your mission leaves the game.
       *[no] { $who } takes the Lucrative Offer: a mission leaves the game.
    }

check-mission = Mission { $objective } ({ $reminder }): { $passed ->
        [yes] fulfilled.
        [unchecked] not checked, the Character did not survive.
       *[no] not fulfilled.
    }
check-offer = Lucrative Offer: { $passed ->
        [yes] fulfilled.
       *[no] not fulfilled.
    }
check-tokens = Tokens still face down: { $hidden } ({ $allowed } allowed): { $passed ->
        [yes] enough is known about the ship.
       *[no] too many.
    }

term-mission = Personal mission
    .text = Each player of an Epilogue has one, secret. You win if all tokens of the ship are turned over (with two players, 3 may stay face down), your mission is fulfilled, you are on the shuttle when it leaves or left in a Pod, and you survive the Contamination check.
    .rules = A-8.14, A-8.20, A-8.30, A-8.32

term-lucrative_offer = Lucrative Offer
    .text = One card for the whole table. Any player still on board may take it at any time, in or out of turn; their mission then leaves the game. It is won in a launched Pod with an Egg, or alone on the leaving shuttle with an Egg in hand; then only the Contamination check remains. It cannot be given back.
    .rules = A-7.9, A-8.16, A-8.31

client-aims-mission = Mission: { $objectives }
