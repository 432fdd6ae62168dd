# Void Seeders: the log and the final report

log-insanity = { $own ->
        [yes] Your Insanity is now { $level }.
       *[no] { $who }’s Insanity is now { $level }.
    }
log-panic = { $own ->
        [yes] { $resolved ->
            [yes] You panic: { $card }.
           *[no] You withstand { $card } (Insanity { $level }, value { $value }).
        }
       *[no] { $resolved ->
            [yes] { $who } panics: { $card }.
           *[no] { $who } withstands { $card } (Insanity { $level }, value { $value }).
        }
    }
log-panic_in_vain = { $card } has no effect here.
log-panic_calmed = { $own ->
        [yes] You are calmed: { $card } has no effect.
       *[no] { $who } is calmed: { $card } has no effect.
    }
log-blind_escape = { $own ->
        [yes] You run blindly for exit { $number }.
       *[no] { $who } runs blindly for exit { $number }.
    }
log-wound_opened = { $own ->
        [yes] One of your dressed Wounds opens again: { $wound }.
       *[no] One of { $who }’s dressed Wounds opens again: { $wound }.
    }
log-card_lost = { $own ->
        [yes] You lose a card for good: { $card }.
       *[no] { $who } loses a card for good: { $card }.
    }
log-emptied = { $own ->
        [yes] You fire at phantoms: { $item } loses all its Ammo.
       *[no] { $who } fires at phantoms: { $item } loses all its Ammo.
    }
log-terror_scan = { $own ->
        [yes] You scan your whole hand:
       *[no] { $who } scans their whole hand:
    } { $infected ->
        [yes] an infected card is found.
       *[no] no infected card.
    }
log-terror_scan-hidden = { $who } scans their whole hand.
log-whispers = Whispers at exit { $number } of every occupied Room.
log-lair_destroyed = Lairs destroyed: { $lairs } of 3.

death-heart_attack = a heart attack
death-madness = Insanity beyond its last level

report-lairs = Lairs destroyed: { $lairs } of 3.
