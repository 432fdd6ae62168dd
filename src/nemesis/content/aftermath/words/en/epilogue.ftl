# The Epilogue: its end, its switches

end-departure = The fifth round is over: the shuttle leaves for its mother ship.
end-deserted = Nobody is left in play: the shuttle leaves without a crew.
death-left_behind = left behind on the Nemesis
fate-left_behind = was left behind on the Nemesis
fate-flown_home = left on the shuttle

option-epilogue_keep_floor_objects = Heavy Objects left aboard
    .plain = What the last crew left lying in the Rooms, such as Corpses and Eggs, is still there, or is gone.
    .text = Decides whether Heavy Objects that lay in the Rooms of the ship at the end of the previous game are still there. The rules remove only what the players had found; a FAQ line also discards what the dying dropped.
    .value-true = They stay
    .value-false = They are gone

option-solo_epilogue_as_two = Solo Epilogue
    .plain = Alone in an Epilogue, more Intruders wait and three tokens may stay hidden, as for two players; or fewer wait, and every token must be turned over.
    .text = Decides which numbers hold for a lone player, whom the rules do not mention: those of two players (1 Larva and 2 Adult tokens more, up to 3 tokens face down), or none at all (nothing is added, every token must be turned over).
    .value-true = Numbers of two players
    .value-false = No special numbers

term-epilogue = Epilogue
    .text = Five rounds aboard the ship as a finished game left it, with a new crew that starts on the shuttle. Two Alerts, a personal mission each, no bag development, no hibernation. After the fifth Event Phase the shuttle leaves; whoever is on it or in a launched Pod is safe.
    .rules = A-8.0, A-8.1, A-8.2, A-8.3, A-8.4, A-8.21, A-8.22, A-8.23

client-shuttle_clock = Round { $round } of 5. { $left ->
        [0] The shuttle leaves at the end of this round.
        [one] 1 more round before the shuttle leaves.
       *[other] { $left } more rounds before the shuttle leaves.
    }
client-tokens_left = { $tokens ->
        [0] All tokens of the ship are turned over.
        [one] 1 token of the ship is still face down.
       *[other] { $tokens } tokens of the ship are still face down.
    }
client-offer_held = { $who } has taken the Lucrative Offer.
client-offer_free = Nobody has taken the Lucrative Offer.

mode-epilogue = Epilogue
    .text = A short Aftermath game of 5 rounds, played after a finished game in which the ship was not destroyed. New Characters come aboard the ship as it was left, each with a personal mission, and face two Alerts.
    .briefing = The last crew has left this ship as you find it: its Rooms, its damage and whatever still lives aboard. You have a few rounds and a mission of your own.
    .unknown = What moves in the dark of a ship that others thought lost, and when the Alerts will strike. Nor what missions the others were given.

error-epilogue_again = An Epilogue follows a whole game, not another Epilogue.
error-epilogue_not_over = That game is still going on: an Epilogue follows a finished one.
error-epilogue_species = An Epilogue follows a game against the Intruders of the base game, not against { $species }.
error-character_used = { $character } took part in the previous game: choose somebody else for its Epilogue.
error-mode_ship = { $mode } begins with a new ship; only an Epilogue takes over the ship of another game.
error-ship_lost = The ship of that game is lost: no Epilogue can follow. Choose another game, or let bots play one.

web-lobby-after_hint = The Epilogue goes aboard a ship as a finished game left it: one of yours, or one that bots play before you arrive. The ship must not have been destroyed.
web-table-epilogue = Play the Epilogue on this ship
client-badge_trophies = Killed in this Epilogue: { $count }
web-table-offer-yours = You have taken it: your mission is out of the game
