# Void Seeders and the Convict: what a Door stops, and what closes a destroyed one

term-door =
    .text = Every Door starts open. Closed, it stops Characters, Fire and thrown weapons, but not the Void Seeders, who pass and leave it whole. A destroyed Door stays open for good, except for the Plasma Torch and the Convict’s Opportunist. If the 12 tokens are used up, take one from elsewhere on the ship.
