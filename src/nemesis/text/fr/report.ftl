# Le rapport final : causes de la fin, morts, sorts, contrôles, vainqueurs.

## Comment la partie se termine.

end-destroyed = Le vaisseau explose : l’Autodestruction est allée à son terme.
end-jump = Le vaisseau saute dans l’Hyperespace.
end-ninth_fire = Il fallait un neuvième marqueur Feu et il n’y en a que 8 : le vaisseau est détruit.
end-ninth_malfunction = Il fallait un neuvième marqueur Panne et il n’y en a que 8 : le vaisseau est détruit.

## De quoi meurt un Personnage, dans « … meurt : … ».

death-airlock = le sas s’ouvre sur l’espace
death-attack = une attaque fatale, après trop de Blessures graves
death-bleeding = une hémorragie, une Blessure de trop
death-burnt = le Feu, une Blessure de trop
death-contamination = une carte Contamination parmi les quatre dernières piochées
death-engines = trop de Moteurs endommagés, le vaisseau explose
death-jump = le saut, hors d’un compartiment d’hibernation
death-larva = la Larve sort de son hôte
death-ship_destroyed = le vaisseau est détruit
death-wounds = une Blessure de trop
death-wrong_place = le vaisseau n’est pas arrivé au bon endroit

## Ce que devient un Personnage, dans « Le Capitaine … ».

fate-contamination = ne survit pas au contrôle de Contamination
fate-dead = meurt à bord
fate-engines = meurt quand les Moteurs font exploser le vaisseau
fate-escaped = s’échappe dans une Nacelle
fate-hibernated = survit en hibernation
fate-jump = meurt pendant le saut, hors hibernation
fate-ship_destroyed = meurt avec le vaisseau
fate-wrong_place = ne se réveille pas : le vaisseau n’est pas arrivé au bon endroit

## Les contrôles.

check-engines = Moteurs : { $damaged ->
        [0] aucun n’est endommagé
        [one] 1 est endommagé
       *[other] { $damaged } sont endommagés
    }, { $passed ->
        [yes] le vaisseau tient bon.
       *[no] le vaisseau explose.
    }
check-coordinates = Coordonnées : { $place } ; { $passed ->
        [yes] l’hibernation prend fin sans dommage.
       *[no] l’hibernation est mortelle.
    }
check-contamination = Contamination : { $infected ->
        [0] aucune carte infectée
        [one] 1 carte infectée
       *[other] { $infected } cartes infectées
    }{ $larva ->
        [yes] , une Larve
       *[no] { "" }
    } ; { $drew ->
        [yes] { $drawn ->
            [0] aucune carte Contamination
            [one] 1 carte Contamination
           *[other] { $drawn } cartes Contamination
        } parmi les 4 piochées :
       *[no] inutile de piocher 4 cartes :
    } { $passed ->
        [yes] aucun dommage.
       *[no] la mort.
    }
check-objective = Objectif { $objective } ({ $reminder }) : { $passed ->
        [yes] rempli.
        [unchecked] non contrôlé, le Personnage n’a pas survécu.
       *[no] non rempli.
    }
check-signals = Signaux envoyés : { $sent } ; il en faut { $needed } : { $passed ->
        [yes] c’est assez.
       *[no] ce n’est pas assez.
    }

## Lignes du rapport.

report-ship_destroyed = Le vaisseau n’existe plus.
report-ship_arrived = Lieu atteint : { $place }.
report-ship_left = Le Nemesis continue de dériver.
report-seat = { $who } { $fate }{ $facts }. { $won ->
        [yes] Victoire !
       *[no] Défaite.
    }
report-facts = { " " }({ $facts })
report-check = – { $check }
report-team = { $won ->
        [yes] L’équipe gagne : tous les Objectifs sont remplis et il y a au moins un survivant.
       *[no] L’équipe perd : il faut tous les Objectifs et au moins un survivant.
    }
report-winners = { $count ->
        [0] Personne ne gagne.
        [one] Victoire : { $winners }.
       *[other] Victoire : { $winners }.
    }
report-intruders_prevail = Le Joueur Intrus a empêché tout le monde de gagner.
