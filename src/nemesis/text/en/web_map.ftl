# The map of the ship, in the browser.
web-map-title = Map of the ship
web-map-zoom_in = Zoom in
web-map-zoom_out = Zoom out
web-map-fit = Show the whole ship
web-map-find_me = Find my Character
web-map-room = { $name }, Room { $number }
web-map-peeked = { $name } (only you have looked at it)
web-map-marking = { $marking ->
    [1] Marking 1
    [2] Marking 2
   *[other] No marking
}
web-map-token = Exploration token face down
web-map-fire = Fire
web-map-malfunction = Malfunction
web-map-items = { $count ->
    [0] Nothing left to find
    [one] 1 Item to find
   *[other] { $count } Items to find
}
web-map-computer = Computer
web-map-entrance = Technical Corridor Entrance, no. { $numbers }
web-map-engine-working = You know this Engine works
web-map-engine-damaged = You know this Engine is damaged
web-map-engine-unknown = You do not know the state of this Engine
web-map-eggs = { $count ->
    [0] No Egg left
    [one] 1 Egg
   *[other] { $count } Eggs
}
web-map-destination = Destination marker on { $letter }
web-map-airlock = Airlock procedure running
web-map-figure = { $injuries ->
    [0] { $name }
    [one] { $name }, 1 Injury
   *[other] { $name }, { $injuries } Injuries
}
web-map-several = { $name } × { $count }
web-map-you = you
web-map-slime = Slime
web-map-larva = Larva
web-map-signal = Signal sent
web-map-asleep = hibernating
web-map-option = You may: { $text }
web-map-corridor = Corridor { $a }–{ $b }, no. { $numbers }
web-map-door-closed = Door closed
web-map-door-destroyed = Door destroyed
web-map-noise = Noise marker
web-map-vents = Technical Corridors
web-map-vents-technical = Technical Corridors
web-map-vents-red = Red Technical Corridors
web-map-vents-blue = Blue Technical Corridors
web-map-vents-label = { $noise ->
    [1] { $name }. Noise marker
   *[other] { $name }
}
web-map-pods = Escape Pods of Section { $section }
web-map-pod = { $count ->
    [0] Escape Pod { $number }, { $state }
   *[other] Escape Pod { $number }, { $state }. Aboard: { $riders }
}
web-map-pod-locked = locked
web-map-pod-unlocked = unlocked
web-map-pod-launched = launched
