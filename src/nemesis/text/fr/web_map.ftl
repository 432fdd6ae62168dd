# Le plan du vaisseau, dans le navigateur.
web-map-title = Plan du vaisseau
web-map-zoom_in = Zoomer
web-map-zoom_out = Dézoomer
web-map-fit = Montrer tout le vaisseau
web-map-find_me = Trouver mon Personnage
web-map-room = { $name }, Salle { $number }
web-map-peeked = { $name } (vous seul l’avez regardée)
web-map-marking = { $marking ->
    [1] Marquage 1
    [2] Marquage 2
   *[other] Aucun marquage
}
web-map-token = Jeton Exploration face cachée
web-map-fire = Feu
web-map-malfunction = Panne
web-map-items = { $count ->
    [0] Plus rien à trouver
    [one] { $count } Objet à trouver
   *[other] { $count } Objets à trouver
}
web-map-computer = Ordinateur
web-map-entrance = Conduit, nº { $numbers }
web-map-engine-working = Vous savez que ce Moteur est opérationnel
web-map-engine-damaged = Vous savez que ce Moteur est endommagé
web-map-engine-unknown = Vous ignorez l’état de ce Moteur
web-map-eggs = { $count ->
    [0] Plus aucun Œuf
    [one] { $count } Œuf
   *[other] { $count } Œufs
}
web-map-destination = Marqueur Destination sur { $letter }
web-map-airlock = Dépressurisation en cours
web-map-figure = { $injuries ->
    [0] { $name }
    [one] { $name }, { $injuries } Dégât
   *[other] { $name }, { $injuries } Dégâts
}
web-map-several = { $name } × { $count }
web-map-you = vous
web-map-slime = Slime
web-map-larva = Larve
web-map-signal = Signal envoyé
web-map-asleep = en hibernation
web-map-option = Vous pouvez : { $text }
web-map-corridor = Couloir { $a }–{ $b }, nº { $numbers }
web-map-door-closed = Porte fermée
web-map-door-destroyed = Porte détruite
web-map-noise = Marqueur Bruit
web-map-vents = Conduits
web-map-vents-technical = Conduits
web-map-vents-red = Conduits rouges
web-map-vents-blue = Conduits bleus
web-map-vents-label = { $noise ->
    [1] { $name }. Marqueur Bruit
   *[other] { $name }
}
web-map-pods = Nacelles de la section { $section }
web-map-pod = { $count ->
    [0] Nacelle { $number }, { $state }
   *[other] Nacelle { $number }, { $state }. À bord : { $riders }
}
web-map-pod-locked = verrouillée
web-map-pod-unlocked = déverrouillée
web-map-pod-launched = lancée
