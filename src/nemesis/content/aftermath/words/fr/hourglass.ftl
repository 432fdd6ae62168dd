# Aftermath : jouer avec un sablier

module-hourglass = Sablier
    .text = Un sablier est retourné au début de chaque Manche. Quand il s’est écoulé, tout joueur peut s’en emparer, une fois dans la Manche, et résoudre un jet de Bruit dans une Salle de son choix.

option-hourglass_clock = Horloge du sablier
    .plain = Le sablier compte ce que vous faites et vous laisse réfléchir, ou s’écoule en temps réel.
    .text = Décide ce qui fait couler le sable : les actions des joueurs, ou le temps réel.
    .value-actions = Actions
    .value-seconds = Secondes

option-hourglass_actions = Actions avant que le sable soit écoulé
    .plain = Ce que chacun peut faire dans une Manche avant que le sablier soit vide : moins il y en a, plus c’est dur. Seulement s’il compte les actions.
    .text = Décide, avec l’horloge réglée sur les actions, combien il y en a par Manche pour chaque joueur en vie. Passer compte pour une action.
    .value-1 = 1 par joueur
    .value-2 = 2 par joueur
    .value-3 = 3 par joueur
    .value-4 = 4 par joueur
    .value-5 = 5 par joueur
    .value-6 = 6 par joueur

option-hourglass_seconds = Secondes avant que le sable soit écoulé
    .plain = Combien de temps le sablier coule à chaque Manche : plus c’est court, plus c’est dur. Seulement en temps réel.
    .text = Décide, avec l’horloge réglée sur les secondes, combien de temps le sable coule à chaque Manche.
    .value-30 = 30 secondes
    .value-60 = 1 minute
    .value-90 = 1 minute 30
    .value-120 = 2 minutes
    .value-180 = 3 minutes
    .value-240 = 4 minutes
    .value-300 = 5 minutes
    .value-600 = 10 minutes

claim-seize_hourglass = s’emparer du sablier
claim-remove_hourglass = retirer le sablier du jeu
claim-sand_runs_out = le sable est écoulé

ask-hourglass_room = Sablier : dans quelle Salle ce jet de Bruit ? Une Attaque-surprise y vise qui a le moins de cartes.

why_not-sand_still_runs = Le sable coule encore.
why_not-hourglass_rests = Le sablier reste de côté jusqu’à la Manche suivante.
why_not-hourglass_gone = Le sablier a quitté le jeu.
why_not-hourglass_not_used_yet = Le sablier ne peut être retiré qu’après son jet de Bruit, dans la même Manche.
why_not-out_of_play = Vous n’êtes plus en jeu.

log-hourglass_turned = Le sablier est retourné.
log-sand_out = Le sable est écoulé.
log-hourglass_seized = { $own ->
        [yes] Vous vous emparez du sablier.
       *[no] { $who } s’empare du sablier.
    }
log-hourglass_removed = { $own ->
        [yes] Vous retirez le sablier du jeu.
       *[no] { $who } retire le sablier du jeu.
    }

term-hourglass = Sablier
    .text = Une option d’Aftermath. Il est retourné au début de chaque Manche ; quand il s’est écoulé, tout joueur peut s’en emparer et résoudre un jet de Bruit dans une Salle quelconque. Si une Rencontre se produit, l’Attaque-surprise vise, dans cette Salle, le Personnage du joueur qui a le moins de cartes. Il reste ensuite de côté jusqu’à la Manche suivante, et tout joueur peut le retirer du jeu.
    .rules = A-10.1, A-10.2, A-10.3

client-hourglass = Sablier : { $state ->
        [running] le sable coule
        [run_out] le sable est écoulé, on peut s’en emparer
        [resting] de côté jusqu’à la Manche suivante
       *[removed] hors du jeu
    }{ $left ->
        [none] { "" }
        [one] , encore { $left } action
       *[other] , encore { $left } actions
    }.
client-left-sand_runs_out = Il reste environ { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } de sable.
client-due-sand_runs_out = Le sable est écoulé ! Tout joueur peut maintenant s’emparer du sablier : { $command }.
