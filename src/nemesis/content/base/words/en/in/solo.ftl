# What a game alone changes in the words of the base game

term-objective =
    .text = You start with 2 Solo/Co-op Objectives and keep one of them at the First Encounter. You win if you survive all final checks and fulfil it. If no First Encounter took place, either one will do.
    .rules = R-22.2, R-20.9, R-20.10, R-20.11, R-20.12, R-21.1
