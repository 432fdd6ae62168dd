# Void Seeders: what clients show beside the board

client-insanity = Insanity { $level }
client-lairs = Lairs destroyed: { $lairs } of 3.

deck-panic = the Panic deck

explain-panic = Value: { $value }. Below this Insanity level, you gain 1 level instead.

web-table-phase-lurking = Lurking
web-table-lairs = Lairs destroyed: { $lairs }
web-table-family-panic = Panic card
client-odds_panic = Panic { $percent }%
client-why_panic = Attack cards that bring Panic. Your Insanity is { $level } of { $most }.
client-about_lair = your turn ends beside a Lair
client-about_scan = if you scan
