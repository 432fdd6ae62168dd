# Visages : la fenêtre d’un personnage, et le briefing avant le premier tour.

web-character-plays = Comment le jouer
web-character-deck = Cartes Action ({ $cards })
web-character-start = Commence avec
web-character-nothing = Rien
web-character-quests = Objets de quête, une fois activés
web-character-trait = Trait
web-character-more = Paquet et détails
web-character-more-of = Paquet et détails : { $name }
web-character-number = J{ $number }
web-character-number-whole = Joueur { $number }
web-character-named = { $player } ({ $name })
web-character-copies = × { $copies }
web-briefing-you = Vous êtes
web-briefing-ship = Où nous sommes
web-briefing-unknown = Ce que vous ignorez
web-briefing-needs = Votre but
web-briefing-first = D’abord
web-briefing-species = Ce qui nous chasse : { $species }.
web-briefing-deck-corporate = Objectif Corporation
web-briefing-deck-personal = Objectif Personnel
web-briefing-keep_one = Vous en gardez un à la Première Rencontre. Vous gagnez si vous survivez à tous les contrôles de fin et si vous le remplissez. Sans Première Rencontre, l’un ou l’autre suffit.
web-briefing-begin = À bord
web-table-menu-briefing = Briefing
web-briefing-setting = Ouvrir le briefing au début d’une partie
