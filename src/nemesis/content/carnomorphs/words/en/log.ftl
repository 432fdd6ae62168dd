# Carnomorphs: the log and the final report

log-adaptation = New adaptation ({ $kind }): { $card }.
log-adaptation_discarded = { $own ->
        [yes] You overcome an adaptation: { $card } no longer applies.
       *[no] { $who } overcomes an adaptation: { $card } no longer applies.
    }
log-mutation_drawn = { $own ->
        [yes] You look at Mutation cards: { $cards }.
       *[no] { $who } looks at Mutation cards: { $cards }.
    }
log-mutated = { $own ->
        [yes] You keep the Mutation { $card }, face down.
       *[no] { $who } keeps the Mutation { $card }, face down.
    }
log-mutated-hidden = { $who } keeps a Mutation card, face down.
log-mutation_lost = { $own ->
        [yes] You lose your Mutation card.
       *[no] { $who } loses their Mutation card.
    }
log-mutation_marker = { $own ->
        [yes] You gain a Mutation marker ({ $markers } in all).
       *[no] { $who } gains a Mutation marker ({ $markers } in all).
    }
log-mutation_shown = { $own ->
        [yes] You reveal your Mutation: { $card }.
       *[no] { $who } reveals a Mutation: { $card }.
    }
log-mutation_scan = { $own ->
        [yes] You use your Mutation
       *[no] { $who } uses their Mutation
    } with { $infected ->
        [yes] an infected Contamination card.
       *[no] a Contamination card that is not infected.
    }
log-gorged = { $declared ->
        [yes] The Metagorger is gone.
       *[no] { $own ->
            [yes] The Metagorger attacks you and is gone.
           *[no] The Metagorger attacks { $who } and is gone.
        }
    }
log-fed = { $the } devours { $thing } in { $room }.
log-kin_scent = { $own ->
        [yes] You smell like one of them: Intruders leave you alone for this round.
       *[no] { $who } smells like one of them: Intruders leave them alone for this round.
    }
log-carapace = { $own ->
        [yes] Your skin hardens:
       *[no] { $who }’s skin hardens:
    } { $whole_round ->
        [yes] all Wounds of this round are ignored.
       *[no] the next Wound of this round is ignored.
    }
log-wound_ignored = { $own ->
        [yes] You ignore a Wound.
       *[no] { $who } ignores a Wound.
    }
log-devoured = { $own ->
        [yes] You devour { $thing }.
       *[no] { $who } devours { $thing }.
    }
log-rampant_scan = { $own ->
        [yes] You draw { $cards_count } cards and scan:
       *[no] { $who } draws { $cards_count } cards and scans:
    } { $infected ->
        [yes] an infected card is found.
       *[no] no infected card.
    }

death-mutation = a fourth Mutation marker

report-adaptations = { $count ->
        [0] No adaptation was discarded.
        [one] Adaptation discarded: { $cards }.
       *[other] Adaptations discarded: { $cards }.
    }
log-evolved = { log-transformed }
