# Le client texte.

client-welcome = Tapez le numéro de votre choix puis Entrée. Tapez « ? » pour l’aide.
client-choose = Votre choix (1 à { $count }, « ? » pour l’aide) :{" "}
client-out_of_range = Ce choix n’existe pas : tapez un nombre de 1 à { $count }.
client-unknown_command = « { $word } » n’est pas une commande. Tapez un numéro, ou « ? » pour la liste des commandes.
client-curtain = Passez le clavier { $who }. Les autres détournent le regard. Puis appuyez sur Entrée.{" "}
client-no_reaction = Quelqu’un agit ou attaque là où vous êtes. Vous n’avez rien pour réagir.
client-left = { $saved ->
        [yes] À bientôt. La partie est conservée dans { $file }. Pour la reprendre : nemesis play --load { $file }
       *[no] À bientôt.
    }
client-nothing = rien
client-status = Manche { $round }. { $left ->
        [one] 1 case de Temps avant le saut.
       *[other] { $left } cases de Temps avant le saut.
    }
client-self_destruct = L’Autodestruction est lancée : { $left ->
        [one] 1 case restante.
       *[other] { $left } cases restantes.
    }
client-here = Votre Salle : { $room }.{ $some ->
        [yes] {" "}Ici : { $facts }.
       *[no] {""}
    }
client-items_left = { $items ->
        [0] plus d’Objet à trouver
        [one] 1 Objet à trouver
       *[other] { $items } Objets à trouver
    }
client-on_fire = Feu
client-malfunction = Panne
client-token_waits = un jeton Exploration face cachée
client-airlock = la procédure de dépressurisation
client-exit = { $count ->
        [one] Issue
       *[other] Issues
    } { $numbers } : { $where }{ $state }
client-light_wounds = { $light ->
        [one] 1 Blessure légère
       *[other] { $light } Blessures légères
    }
client-card_face_down = une carte face cachée
client-wound = Blessure grave « { $wound } »{ $dressed ->
        [yes] {" "}(pansée)
       *[no] {""}
    }
client-slime = Slime
client-signal = Signal envoyé
client-larva = une Larve sur le plateau
client-passed = a passé
client-body = Votre corps : { $state }.
client-hand = Main ({ $count }) : { $cards }. Pioche : { $deck }.
client-hands = Entre vos mains : { $things }.
client-inventory = Inventaire : { $things }.
client-contamination = Contamination{ $face ->
        [infected] {" "}(infectée)
       *[unknown] {""}
    }
client-group-moves = Se déplacer
client-group-fights = Combattre
client-group-cards = Cartes
client-group-room = Cette Salle
client-group-things = Objets
client-group-other = Autres
client-odds_encounter = Une Rencontre maintenant amène : { $kinds }. Avec votre main, c’est une Attaque-surprise dans { $surprise } % des cas.
client-odds_infection = Une carte Contamination jamais scannée a { $percent } % de risque d’être infectée.
client-why = { $deed } : { $reason }
client-not_found = Rien ne s’appelle « { $word } ». Essayez un autre mot, comme bruit, rencontre ou nacelle.
client-no_undo = Impossible de revenir en arrière : depuis votre dernier choix, quelqu’un a appris quelque chose ou un dé a été lancé.
client-undone = Votre dernier choix est annulé.
client-saved = Partie enregistrée dans { $file }.
client-not_saved = Impossible d’écrire { $file } : { $reason }.
client-save_needs_a_name = Indiquez où enregistrer : { $command } ma-partie.json
client-language_changed = Le jeu parle maintenant français.
client-language_unknown = Ce jeu parle : { $languages }.
client-map = Le vaisseau, tel que vous le connaissez :
client-map_room = { $room } : { $facts }.
client-crew_member = { $who } (joueur { $number }) : { $facts }.
client-of_kind = { $name } : { $count }
client-pod = Nacelle { $number } ({ $section }, { $state ->
        [locked] verrouillée
        [open] déverrouillée
       *[launched] lancée
    })
client-bag = Sac Intrus : { $tokens }. Œufs sur le plateau Intrus : { $eggs }.
client-pods = Nacelles : { $pods }. Destination : { $letter }.
client-nest_destroyed = Le Nid est détruit.
client-queen_killed = La Reine est morte.
client-weaknesses = Points faibles révélés : { $cards }.
client-knows_nothing = Vous n’avez encore appris aucun secret.
client-knows_engine = Moteur { $engine } : { $state } (vu à la Manche { $round }).
client-knows_room = Salle { $room } : { $what } (vu à la Manche { $round }).
client-knows_coordinates = Coordonnées : { $what } (vues à la Manche { $round }).
client-knows_objectives = { $who } : { $what } (vu à la Manche { $round }).
client-knows_deck = { $what } : { $place ->
        [top] sur
       *[bottom] sous
    } { $deck } (vu à la Manche { $round }).
client-replay_at = {"["}{ $at } sur { $last }]{" "}
client-repeated = { $line } (× { $times })
client-chambers = { $left ->
        [0] Les compartiments d’hibernation sont ouverts.
        [one] Les compartiments d’hibernation s’ouvrent à la prochaine case de Temps.
       *[other] Les compartiments d’hibernation s’ouvrent dans { $left } cases.
    }
client-unhurt = Vous êtes indemne.
client-quests = Objets de quête pas encore activés : { $things }.
client-discard = Défausse : { $cards }. Cartes Contamination parmi toutes vos cartes : { $contamination }.
client-aims = Objectifs : { $objectives }
client-goal = { $title } : { $state ->
        [met] fait
        [lost] plus possible
        [unknown] vous ne pouvez pas le savoir
       *[open] pas encore
    }.
client-goal_quest = Objet de quête « { $title } » : { $state ->
        [met] actif
       *[open] pas encore actif
    }.
client-goal_way = { $first ->
        [yes] {"  "}Un moyen :
       *[no] {"  "}Ou bien :
    }
client-goal_condition = {"  "}{ $state ->
        [met] {"[x]"}
        [lost] {"[-]"}
        [unknown] {"[~]"}
       *[open] {"[ ]"}
    } { $text }
client-objective = { $name } : { $reminder }.
client-door-closed = Porte fermée
client-door-destroyed = Porte détruite
client-noise = Bruit
client-map_way = { $where } ({ $count ->
        [one] issue
       *[other] issues
    } { $numbers }{ $state })
client-map_ways = {"  "}Mène à : { $ways }.
client-is-aboard = dans { $room }
client-is-pod = dans une Nacelle
client-is-hibernating = en hibernation
client-is-launched = loin, dans une Nacelle
client-is-dead = a perdu la vie
client-cards = { $cards ->
        [0] aucune carte en main
        [one] 1 carte en main
       *[other] { $cards } cartes en main
    }
client-holds = tient { $things }
client-items = { $items ->
        [0] Inventaire vide
        [one] 1 Objet dans l’Inventaire
       *[other] { $items } Objets dans l’Inventaire
    }
client-group-dropping = Lâcher
client-odds = {"["}{ $parts }]
client-odds_noise-noise = Bruit { $percent } %
client-odds_noise-encounter = Rencontre { $percent } %
client-odds_noise-danger = Danger { $percent } %
client-odds_noise-silence = Silence { $percent } %
client-odds_hit-hit = touche { $percent } %
client-odds_hit-miss = ne touche pas
client-odds_hit-kill = tué { $percent } %
client-odds_hit-retreat = retraite { $percent } %
client-odds_death = { $percent ->
        [100] mort certaine
       *[other] mort { $percent } %
    }
client-odds_infected = carte infectée, une Larve : { $percent } %
client-odds_here = Un jet de Bruit dans votre Salle : Bruit { $noise } %, Rencontre { $encounter } %, Danger { $danger } %, Silence { $silence } %.
client-odds_kind = { $name } { $percent } %
client-odds_harm-death = { $percent ->
        [100] mort certaine
       *[other] mort { $percent } %
    }
client-odds_harm-serious = Blessure grave { $percent } %
client-odds_harm-larva = Larve { $percent } %
client-odds_harm-light = Blessure légère { $percent } %
client-odds_harm-unhurt = indemne { $percent } %
client-odds_token = { $name } { $percent } %
client-odds_find = { $name } { $percent } %
client-odds_about = { $about } : { $text }
client-careful_marker = pas de jet de Bruit : un marqueur Bruit où vous voulez
client-about_first = d’abord, ils attaquent
client-about_then = ensuite
client-about_event = { $company ->
        [yes] phase Événement, s’ils s’en prennent à vous
       *[no] phase Événement, en l’état
    }
client-about_fire = votre tour finit dans le Feu
client-cause-bleeding = la Blessure qui saigne
client-cause-fire = le Feu
client-why_noise-noise = Les faces qui placent un marqueur dans un Couloir silencieux.
client-why_noise-encounter = Les faces des Couloirs avec Bruit. Dans le sac : { $tokens }. Avec { $cards } en main, une Attaque-surprise dans { $surprise } % des Rencontres.
client-why_noise-danger = Les Intrus voisins entrent ; s’il n’y en a pas, du Bruit dans chaque Couloir.
client-why_noise-silence = Il ne se passe rien.
client-why_token = D’après les jetons Exploration que personne n’a encore retournés.
client-why_find = Parmi les { $cards } cartes piochées, d’après celles que personne n’a montrées.
client-why_attack = { $attackers } : { $count ->
        [one] une attaque
       *[other] { $count } attaques
    }{ $cards ->
        [0] , sans carte Attaque.
        [one]  ; 1 carte Attaque possible.
       *[other]  ; { $cards } cartes Attaque possibles.
    }
client-why_sure = À coup sûr : { $causes }.
client-why_missed = Un Corps-à-corps manqué.
client-why_hit = { $hits } faces sur { $faces } touchent.{ $rerolls ->
        [0] {""}
        [one] {" "}Un jet manqué est relancé : c’est compté.
       *[other] {" "}Un jet manqué est relancé, jusqu’à { $rerolls } fois : c’est compté.
    }
client-why_kill = Coup fatal avec { $checks }.
client-why_retreat = Retraite avec { $checks }.
client-why_check = { $injuries ->
        [one] 1 Dégât
       *[other] { $injuries } Dégâts
    } : { $count } tirages sur { $draws }
client-odds_contamination = { $percent ->
        [100] 1 carte Contamination
       *[other] Contamination { $percent } %
    }
client-odds_up_to = { $name } jusqu’à { $percent } %
client-odds_ship_lost = le vaisseau est perdu, et vous avec
client-odds_fire_here = le Feu dans votre Salle
client-odds_comes_here = un Intrus vient ici { $percent } %
client-word_noise-noise = Bruit
client-word_noise-encounter = Rencontre
client-word_noise-danger = Danger
client-no_roll_there = pas de jet de Bruit
client-about_eggs = les Œufs
client-about_own_body = si vous vous choisissez
client-why_ways = Dans la pire des { $count } Salles ; chacune dit ses chances quand vous choisissez.
client-why_melee = Un Corps-à-corps apporte une carte Contamination, qu’il touche ou non.
client-why_egg = Toucher un Œuf apporte une carte Contamination.
client-why_blast = Tous ceux qui sont dans cette Salle sont blessés, vous aussi.
client-why_operation = L’opération coûte une Blessure légère.
client-why_flight = Une carte Événement choisit la sortie par laquelle il bat en retraite.
client-why_fire_here = Qui y finit son tour subit une Blessure légère.
client-why_ninth_malfunction = Il ne reste aucun marqueur Panne.
client-why_ninth_fire = Il ne reste aucun marqueur Feu.
client-intruders_there = Combat : { $intruders }
client-no_noise_roll = pas de jet de Bruit : la Salle n’est pas vide
client-variant = { $name } : { $text }
client-term = { $name }. { $text } ({ $rules })
client-why_not_now = Les refus ne s’expliquent qu’à votre tour. Ici, toutes les réponses possibles sont dans la liste.
client-all_possible = Aucune action ne vous est refusée en ce moment.
client-nothing_to_undo = Vous n’avez aucun choix à annuler.
client-skipping = Plus aucune réaction ne vous sera demandée jusqu’à la fin de la Manche.
client-call = {"  "}{ $number }. { $who } : { $claim }
client-no_calls = Personne d’autre ne peut rien faire maintenant.
client-calls = Pendant cette décision, d’autres peuvent :

# La radio.

client-no_radio = Il n’y a pas de radio dans cette partie.
client-radio_nothing_said = Rien n’a été dit.
client-radio_what = Que dites-vous ? { $left ->
        [one] Il reste { $left } message pour cette Manche ; les réponses sont libres.
       *[other] Il reste { $left } messages pour cette Manche ; les réponses sont libres.
    }
client-radio_ready = Prêt : « { $words }. »
client-radio_request = Sans réponse : { $line }
client-radio_call = Quelqu’un attend votre réponse. { $line }
client-radio_condition = À quelle condition ?
client-radio_choose = Votre choix (1 à { $count }, Entrée seule : ne rien dire) :{" "}
client-radio_waits = { $count ->
        [one] Une demande attend votre réponse : { $command }.
       *[other] { $count } demandes attendent votre réponse : { $command }.
    }
client-radio_line = Manche { $round }. { $line }{ $mark ->
        [confirmed] {" "}(vrai, vous le savez)
        [contradicted] {" "}(faux, vous le savez)
        [open] {" "}(personne ne l’a prouvé)
        [lie] {" "}(un mensonge)
       *[none] {""}
    }
client-radio_promise = Promesse : { $deed }. { $state ->
        [kept] Tenue.
        [broken] Rompue.
        [void] Plus possible.
       *[due] Pas encore due.
    }
client-radio_silence = Personne n’a encore rien dit ni rien fait qui soit à retenir.
