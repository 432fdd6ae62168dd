# Void Seeders: what clients show beside the board

client-insanity = Folie { $level }
client-lairs = Antres détruits : { $lairs } sur 3.

deck-panic = la pioche Panique

explain-panic = Valeur : { $value }. Sous ce niveau de Folie, vous gagnez 1 niveau à la place.

web-table-phase-lurking = Dissimulation
web-table-lairs = Antres détruits : { $lairs }
web-table-family-panic = Carte Panique
client-odds_panic = Panique { $percent } %
client-why_panic = Les cartes Attaque qui causent une Panique. Votre Folie est à { $level } sur { $most }.
client-about_lair = votre tour finit auprès d’un Antre
client-about_scan = si vous scannez
