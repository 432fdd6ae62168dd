# Faces: the window of a character, and the briefing before the first turn.

web-character-plays = How it plays
web-character-deck = Action cards ({ $cards })
web-character-start = Starts with
web-character-nothing = Nothing
web-character-quests = Quest Items, once activated
web-character-trait = Trait
web-character-more = Deck and more
web-character-more-of = Deck and more: { $name }
web-character-number = P{ $number }
web-character-number-whole = Player { $number }
web-character-named = { $player } ({ $name })
web-character-copies = × { $copies }
web-briefing-you = You are
web-briefing-ship = Where we are
web-briefing-unknown = What you do not know
web-briefing-needs = What you play for
web-briefing-first = First
web-briefing-species = What hunts us: { $species }.
web-briefing-deck-corporate = Corporate Objective
web-briefing-deck-personal = Personal Objective
web-briefing-keep_one = You keep one of them at the First Encounter, and win if you survive all final checks and fulfil it. If no First Encounter takes place, either one will do.
web-briefing-begin = To the ship
web-table-menu-briefing = Briefing
web-briefing-setting = Open the briefing when a game begins
