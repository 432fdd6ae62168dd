# Alertes : les cartes, l’action d’Activation, ce qui en est dit

alert-alert_take_sample = Prélever un échantillon
    .text = Niveau 1 : faites une Activation dans la Salle principale ; un Échantillon apparaît dans l’Hibernatorium. Niveau 2 : l’Échantillon est dans la Salle principale, posé ou porté.
    .reminder = Activer la Salle principale, puis y apporter l’Échantillon

alert-alert_engine_purge = Purge des moteurs
    .text = Faites une Activation dans deux Salles Moteur différentes, dans n’importe quel ordre, par n’importe quels Personnages.
    .reminder = Activer deux Salles Moteur différentes

alert-alert_cryo_overload = Surcharge cryogénique
    .text = Faites une Activation dans l’Hibernatorium.
    .reminder = Activer l’Hibernatorium

alert-alert_distress_beacon = Balise de détresse
    .text = Faites une Activation dans le Cockpit.
    .reminder = Activer le Cockpit

alert-alert_clean_dock = Amarrage stérile
    .text = Niveau 1 : faites une Activation dans une Salle « 2 » de la navette. Niveau 2 : faites une Activation dans la Salle principale alors qu’aucune Salle de la navette ne contient d’Intrus ni de Feu.
    .reminder = Activer une Salle « 2 » de la navette, puis la Salle principale d’une navette sans Intrus ni Feu

alert-alert_identify_victim = Identifier une victime
    .text = À l’apparition de cette carte, s’il n’y a aucun Cadavre sur les plateaux, placez-en un dans l’Hibernatorium. Niveau 1 : un Cadavre est dans la Salle principale, posé ou porté. Niveau 2 : faites une Activation dans la Salle principale alors qu’il y est encore.
    .reminder = Apporter un Cadavre dans la Salle principale, puis y faire une Activation

alert-alert_cascade_failure = Pannes en cascade
    .text = À l’apparition de cette carte, le Générateur, s’il est exploré, tombe en Panne, sauf s’il reste trop peu de marqueurs Panne. Faites une Activation dans le Générateur en état de marche. S’il était inexploré à l’apparition de la carte, une Activation dans le Moteur 2 suffit aussi.
    .reminder = Activer le Générateur en état de marche

alert-alert_hot_spots = Points chauds
    .text = À l’apparition de cette carte, placez un marqueur Feu dans le Moteur 1, sauf si ce serait le neuvième. Faites une Activation dans le Moteur 1 ; le Feu n’a pas besoin d’être éteint.
    .reminder = Activer le Moteur 1

alert-alert_remote_lock = Verrouillage à distance
    .text = Niveau 1 : faites une Activation dans une Salle du vaisseau avec un Conduit. Niveau 2 : faites une Activation dans la Salle principale.
    .reminder = Activer une Salle avec un Conduit, puis la Salle principale

alert-alert_synchronise = Synchronisation
    .text = Dans la même phase Action, deux Personnages différents font une Activation, l’un dans le Cockpit et l’autre dans la Salle principale ; une moitié seule est perdue à la fin de la phase. S’il ne reste qu’un Personnage en jeu, il peut faire les deux, en plusieurs phases.
    .reminder = Activer Cockpit et Salle principale dans une phase, à deux Personnages

object-sample = Échantillon
    .a = un Échantillon
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Une Alerte le demande dans la Salle principale de la navette.
    .reminder = 1 main ; attendu dans la Salle principale.

deed-activate = Activation dans { $room } (Alerte { $thing })
    .here = Activation (Alerte { $thing })
    .plain = faire une Activation

why_not-no_activation_here = Aucune Alerte ne demande d’Activation dans votre Salle.
why_not-alert_not_ready = Une autre condition de l’Alerte n’est pas remplie.

log-alert_drawn = Alerte : { $alert }.
log-alert_level = Le premier niveau de l’Alerte { $alert } est atteint.
log-alert_resolved = L’Alerte { $alert } est résolue.
log-activated = { $own ->
        [yes] Vous faites l’Activation pour l’Alerte { $alert }.
       *[no] { $who } fait l’Activation pour l’Alerte { $alert }.
    }

option-alert_failure_kills_hibernated = Alerte manquée et hibernation
    .plain = Une Alerte que personne ne résout tue aussi ceux qui hibernent, ou ils dorment à l’abri.
    .text = Décide si une Alerte manquée, ou encore ouverte à la fin d’une Investigation, tue ceux qui hibernent. La règle dit tous les Personnages à bord.
    .value-true = Elle les tue aussi
    .value-false = L’hibernation protège

option-alert_failure_spares_pods = Alerte manquée et Nacelles
    .plain = Quand une Alerte est manquée, ceux qui sont partis en Nacelle perdent avec les autres, ou peuvent encore gagner.
    .text = Décide si une Alerte manquée dans un Épilogue est aussi une défaite pour ceux qui étaient déjà partis en Nacelle. La règle parle d’une défaite immédiate, mais ailleurs des joueurs du plateau.
    .value-true = Jugés comme d’habitude
    .value-false = Défaite pour eux aussi

end-alert = Une Alerte n’a pas été résolue à temps.
death-alert = une Alerte n’a pas été résolue à temps
fate-alert = succombe à l’Alerte
check-alert = Alerte non résolue à temps : { $passed ->
        [yes] une Nacelle lancée est hors d’atteinte.
       *[no] défaite.
    }

explain-alert_levels = Niveaux : { $levels }. Joueurs : { $players } ou plus.
explain-alert_icon = Icône Alerte.

term-alert = Alerte
    .text = Une tâche pour tout l’équipage, à un ou deux niveaux. Dans un Épilogue il y en a deux, avec deux Manches chacune ; une Alerte manquée met aussitôt fin à la partie par une défaite. Dans une Investigation, une carte Événement avec l’icône Alerte en fait piocher une si aucune n’est en cours ; il reste cinq Manches, et l’échec, ou une Alerte encore ouverte à la fin, tue tous ceux qui sont à bord.
    .rules = A-7.1, A-7.2, A-7.5, A-7.6, A-7.7, A-7.8, A-7.9, A-7.10

term-activation = Activation
    .text = Une action de base pour 1 carte Action, possible aussi en Combat, seulement dans la Salle que l’Alerte nomme. Elle ne fait qu’accomplir la tâche. Ce n’est pas une Action de Salle : une Panne ne l’interdit pas.
    .rules = A-7.3

client-alert = Alerte : { $name }{ $second ->
        [yes] , niveau 2
       *[no] { "" }
    }. { $reminder }. { $left ->
        [0] Contrôle à la fin de cette Manche.
        [one] Encore 1 Manche après celle-ci.
       *[other] Encore { $left } Manches après celle-ci.
    }
client-alert_left = { $left ->
        [0] Contrôle à la fin de cette Manche
        [one] Encore 1 Manche après celle-ci
       *[other] Encore { $left } Manches après celle-ci
    }
client-alert_done = { $who } : Activation dans { $room }
client-no_alert = Aucune Alerte n’est en cours.

coach-why-alert = L’Alerte { $alert } est encore ouverte.

web-map-alert = L’Alerte demande une Activation ici
