# What the Convict changes for everybody

door-destroyed =
    .text = Always passable. It can never be closed again, except with the Plasma Torch or, behind the Convict, with Opportunist.

term-door =
    .text = Every Door starts open. Closed, it stops Characters, Fire and thrown weapons; an Intruder stops there too, but destroys it. A destroyed Door stays open for good, except for the Plasma Torch and the Convict’s Opportunist. If the 12 tokens are used up, take one from elsewhere on the ship.
