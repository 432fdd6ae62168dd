# Le conseiller, et les tournants d’une partie finie.

coach-advice = Le conseiller choisirait : { $option }
coach-estimate = C’est une estimation : { $games ->
        [one] 1 partie imaginée
       *[other] { $games } parties imaginées
    } d’après ce que vous savez, chacune jouée un moment puis jugée. Le conseiller ne voit aucune carte cachée et peut se tromper : { $better ->
        [yes] mesurés sur 300 tours, ses choix font survivre un peu plus souvent que ceux d’un bot expert ; rien ne montre qu’ils font gagner plus souvent.
       *[no] rien ne montre ici qu’il joue mieux qu’un bot expert.
    }
coach-line = { $option } : { $chances }{ $risks }
coach-alike = Les parties imaginées ne permettent pas de départager : { $options }. Suivez votre goût ; celle qui est citée ici n’a qu’un léger avantage.
coach-more = { $options ->
        [one] 1 autre
       *[other] { $options } autres
    }
coach-with = { $option } : { $shared ->
        [yes] Objectifs remplis à environ { $work } %, survie
       *[no] survie
    } environ { $survive } %, victoire environ { $win } %.
coach-without = La meilleure option suivante, { $option } : { $shared ->
        [yes] Objectifs remplis à environ { $work } %, survie
       *[no] survie
    } environ { $survive } %, victoire environ { $win } %.
coach-option = { $shared ->
        [yes] Objectifs remplis à { $work } %, survie
       *[no] survie
    } { $survive } %, victoire { $win } %, blessure sous peu { $wound } %, { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }

## Pourquoi

coach-why-no_single = Aucun fait visible ne décide à lui seul.
coach-why-towards = Cela mène vers { $room }.
coach-why-unexplored = { $left ->
        [one] Personne n’y est allé : c’est la dernière Salle inconnue.
       *[other] Personne n’y est allé : { $left } Salles sont encore inconnues.
    }
coach-why-noisy = Dans { $room }, { $noisy ->
        [one] 1 issue sur { $exits } porte un marqueur Bruit.
       *[other] { $noisy } issues sur { $exits } portent un marqueur Bruit.
    }
coach-why-quiet = Dans { $room }, aucune issue ne porte de marqueur Bruit : un jet n’y amène aucune Rencontre.
coach-why-careful = Dans { $room }, { $noisy ->
        [one] 1 issue sur { $exits } porte un marqueur Bruit
       *[other] { $noisy } issues sur { $exits } portent un marqueur Bruit
    } : en Déplacement Vigilant, vous ne lancez pas de dé.
coach-why-company = Vous ne serez pas seul dans { $room } ({ $who } s’y trouve) : pas de jet de Bruit.
coach-why-intruders_there = Dans { $room } : { $kinds }.
coach-why-intruders_here = Dans votre Salle : { $kinds }.
coach-why-ammo = { $thing } contient encore { $ammo ->
        [one] 1 Munition
       *[other] { $ammo } Munitions
    }.
coach-why-malfunction_here = Il y a une Panne dans { $room }.
coach-why-items_here = Il reste { $items ->
        [one] 1 Objet
       *[other] { $items } Objets
    } à trouver ici.
coach-why-hand = Avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, une Rencontre serait une Attaque-surprise dans { $percent } % des cas.
coach-why-no_cards = Il ne vous reste aucune carte pour payer.
coach-why-chambers_open = Les compartiments d’hibernation sont ouverts.
coach-why-chambers_soon = Les compartiments d’hibernation s’ouvrent dans { $left ->
        [one] 1 case
       *[other] { $left } cases
    } de Temps.
coach-why-course_unknown = Vous ne savez pas où mène la Destination { $letter }.
coach-why-course_wrong = Vous savez que la Destination { $letter } n’est pas la Terre.
coach-why-engines_damaged = { $damaged ->
        [one] Vous savez que 1 Moteur est endommagé ; deux détruisent le vaisseau.
       *[other] Vous savez que { $damaged } Moteurs sont endommagés ; deux détruisent le vaisseau.
    }
coach-why-engines_unknown = { $unknown ->
        [one] L’état de 1 Moteur vous est inconnu.
       *[other] L’état de { $unknown } Moteurs vous est inconnu.
    }
coach-why-pod_open = La Nacelle { $number } ({ $room }) est déverrouillée et a une place libre.
coach-why-pods_locked = { $number ->
        [one] La seule Nacelle dont vous connaissez la place est verrouillée.
       *[other] Les { $number } Nacelles dont vous connaissez la place sont verrouillées.
    }
coach-why-self_destruct = L’Autodestruction est lancée : plus que { $left ->
        [one] 1 case
       *[other] { $left } cases
    }, et { $stops ->
        [yes] on peut encore l’arrêter.
       *[no] plus rien ne peut l’arrêter.
    }
coach-why-wounds = Vous avez { $serious ->
        [0] aucune Blessure grave
        [one] 1 Blessure grave
       *[other] { $serious } Blessures graves
    } et { $light ->
        [0] aucune Blessure légère.
        [one] 1 Blessure légère.
       *[other] { $light } Blessures légères.
    }
coach-why-larva = Une Larve est sur votre plateau.
coach-why-contamination = { $cards ->
        [one] 1 carte Contamination est
       *[other] { $cards } cartes Contamination sont
    } parmi vos cartes.
coach-why-objective = Votre Objectif { $objective } demande : { $reminder }.
coach-why-crew_objective = L’Objectif { $objective } de l’équipage demande : { $reminder }.
coach-why-not_found = Il faut { $tile } pour { $objective }, et vous n’avez pas encore trouvé cette Salle.
coach-why-engine_nearest = Vous ne savez pas si { $tile } fonctionne, et personne n’en est plus proche que vous.
coach-why-blast_opens = Aucun Objectif ne demande que le vaisseau arrive : l’Autodestruction déverrouille les Nacelles et met fin à la partie.
coach-why-objective_kept = { $objective } demande : { $reminder }.
coach-why-fires = { $fires ->
        [one] 1 Salle est en Feu
       *[other] { $fires } Salles sont en Feu
    } ; un neuvième marqueur Feu détruirait le vaisseau.

## Dans le client texte

coach-off = Cette partie se joue sans conseiller ; --coach au lancement le fait venir.
coach-thinking = Le conseiller réfléchit, { $seconds } secondes au plus ; Ctrl-C l’arrête…
coach-cancelled = Le conseiller a cessé de réfléchir.

## Tournants

coach-turning_none = Aucun moment n’a beaucoup changé ces chances, autant que l’estimation permette d’en juger.
coach-turning_point = Manche { $round }, choix { $start } à { $end } : { $rises ->
        [yes] en hausse
       *[no] en baisse
    }, de { $before } % à { $after } % de chances de survie.
coach-turning_line = {"    "}{ $line }
coach-turning_more = {"    "}… et avant cela encore { $count ->
        [one] 1 ligne.
       *[other] { $count } lignes.
    }
coach-turning_estimate = Estimations d’après ce que le joueur pouvait savoir alors, chacune sur { $games } parties imaginées.
coach-turning_working = Recherche des tournants : { $who }…
coach-turning_progress = {"  "}{ $percent } %
coach-turning_not_over = Les tournants se racontent une fois la partie finie.
