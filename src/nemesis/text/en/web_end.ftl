# The end of a game on the page: the reveal, what stays of it, the career of a device.

web-end-on = Go on
web-end-all = Show everything
web-end-deeds = Who did what to whom
web-end-everybody = Everybody
web-end-upto = Up to round { $round }
web-end-ways_words = The ways in words
web-end-curve_table = The chances in a table
web-end-sure = { $percent }% sure
web-end-keep = To keep and to show
web-end-picture = Save the picture
web-end-share = Share the picture
web-end-chronicle = Chronicle ({ $language })
web-end-without_curve = Save it without the curve
web-end-rematch = Rematch with the same people
web-end-rematch_made = A rematch is waiting for you.
web-end-rematch_take = Take your seat

web-end-career = Career
web-end-career_lead = What became of the games finished on this device. It is kept in this browser alone.
web-end-career_none = No game has been finished here yet. Its fate will be written down when its report is read.
web-end-career_export = Save to a file
web-end-career_import = Add from a file
web-end-career_bad = This file holds no career.
web-end-career_added = { $count ->
        [0] No new game in this file.
        [one] 1 game added.
       *[other] { $count } games added.
    }
web-end-career_delete = Delete the career
web-end-career_sure = Every game written down here is forgotten. The games themselves stay.
web-end-games = Games
web-end-survived = Survived
web-end-won = Won
web-end-by_character = By Character
web-end-by_species = By species
web-end-by_mode = By mode
web-end-causes = Deaths by cause
web-end-stories = Best stories
web-end-cause_attack = Killed by an Intruder
web-end-cause_fire = Fire
web-end-cause_bleeding = Bled to death
web-end-cause_wounds = Wounds
web-end-cause_jump = Awake during the jump
web-end-cause_ship_destroyed = Lost with the ship
web-end-cause_engines = The Engines
web-end-cause_wrong_place = The wrong place
web-end-cause_contamination = Contamination
web-end-cause_larva = A Larva
web-end-cause_airlock = The airlock
