# Carnomorphs: the log and the final report

log-adaptation = Nouvelle adaptation ({ $kind }) : { $card }.
log-adaptation_discarded = { $own ->
        [yes] Vous surmontez une adaptation : { $card } ne s’applique plus.
       *[no] { $who } surmonte une adaptation : { $card } ne s’applique plus.
    }
log-mutation_drawn = { $own ->
        [yes] Vous regardez des cartes Mutation : { $cards }.
       *[no] { $who } regarde des cartes Mutation : { $cards }.
    }
log-mutated = { $own ->
        [yes] Vous gardez la Mutation { $card }, face cachée.
       *[no] { $who } garde la Mutation { $card }, face cachée.
    }
log-mutated-hidden = { $who } garde une carte Mutation, face cachée.
log-mutation_lost = { $own ->
        [yes] Vous perdez votre carte Mutation.
       *[no] { $who } perd sa carte Mutation.
    }
log-mutation_marker = { $own ->
        [yes] Vous recevez un marqueur Mutation ({ $markers } en tout).
       *[no] { $who } reçoit un marqueur Mutation ({ $markers } en tout).
    }
log-mutation_shown = { $own ->
        [yes] Vous révélez votre Mutation : { $card }.
       *[no] { $who } révèle une Mutation : { $card }.
    }
log-mutation_scan = { $own ->
        [yes] Vous utilisez votre Mutation
       *[no] { $who } utilise sa Mutation
    } avec une carte Contamination { $infected ->
        [yes] infectée.
       *[no] non infectée.
    }
log-gorged = { $declared ->
        [yes] Le Faucheur disparaît.
       *[no] { $own ->
            [yes] Le Faucheur vous attaque et disparaît.
           *[no] Le Faucheur attaque { $who } et disparaît.
        }
    }
log-fed = { $the } dévore { $thing } dans { $room }.
log-kin_scent = { $own ->
        [yes] Vous avez l’odeur des leurs : les Intrus vous épargnent pour cette Manche.
       *[no] { $who } a l’odeur des leurs : les Intrus l’épargnent pour cette Manche.
    }
log-carapace = { $own ->
        [yes] Votre peau durcit :
       *[no] La peau { $whose } durcit :
    } { $whole_round ->
        [yes] toutes les Blessures de cette Manche sont ignorées.
       *[no] la prochaine Blessure de cette Manche est ignorée.
    }
log-wound_ignored = { $own ->
        [yes] Vous ignorez une Blessure.
       *[no] { $who } ignore une Blessure.
    }
log-devoured = { $own ->
        [yes] Vous dévorez { $thing }.
       *[no] { $who } dévore { $thing }.
    }
log-rampant_scan = { $own ->
        [yes] Vous piochez { $cards_count } cartes et scannez :
       *[no] { $who } pioche { $cards_count } cartes et scanne :
    } { $infected ->
        [yes] une carte infectée est trouvée.
       *[no] aucune carte infectée.
    }

death-mutation = un quatrième marqueur Mutation

report-adaptations = { $count ->
        [0] Aucune adaptation défaussée.
        [one] Adaptation défaussée : { $cards }.
       *[other] Adaptations défaussées : { $cards }.
    }
log-evolved = { log-transformed }
