# Co-op against the Void Seeders

term-first_encounter =
    .text = The moment when the first Void Seeder miniature is placed on the ship. In co-op nobody chooses an Objective then. A Lair does not count.
    .rules = R-11.4, R-21.1, R-21.2, R-22.3, V-4.3, V-10.2
