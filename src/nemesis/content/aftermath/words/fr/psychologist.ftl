# La Psy : personnage, trait, cartes, objets, et ce qu’elle demande et raconte.

character-psychologist = Psy
    .the = la Psy
    .of = de la Psy
    .to = à la Psy
    .text = Elle arrive à ses fins grâce aux autres : elle les envoie où elle veut, joue leurs cartes, lit leurs intentions et les accompagne quand ils se déplacent. Seule, elle pioche moins de cartes. Commence avec le Pistolet de poche : arme énergétique, 2 Munitions, jamais plus de 1 Dégât au dé. Objets de quête : Drone espion et Lecteur d’émotions.
    .reminder = Se sert des autres ; Pistolet de poche, 2 Munitions.
    .style = Vous voyagez dans l’ombre des autres, vous servez de leurs cartes et lisez leurs buts. Seule, vous êtes lente et faible : ne laissez jamais l’équipage partir sans vous.
    .learning = Pour joueurs aguerris

trait-trait_i_follow_you = Je vous suis
    .text = Quand un autre Personnage de votre Salle annonce un déplacement de son choix et l’a payé, vous pouvez défausser 1 carte Action et l’accompagner. Lui seul explore, fait le jet de Bruit comme si vous n’étiez pas là, et en subit les effets ; s’il fuit, lui seul est attaqué, et s’il meurt vous restez sur place. Vous pouvez le faire après avoir passé. À l’étape de pioche, vous piochez jusqu’à 4 cartes au lieu de 5 si aucun autre Personnage n’est dans votre Salle.
    .reminder = Défaussez 1 carte : suivez un autre ; seule, piochez jusqu’à 4

card-helping_hand = Main secourable
    .text = Coût : cette carte seule. Hors Combat uniquement. Choisissez un Personnage de votre Salle, ou vous-même. Vous-même : piochez 2 cartes, puis défaussez 1 carte. Un autre : il pioche 1 carte, puis défausse 1 carte de son choix.
    .reminder = Vous : +2 cartes, −1. Un autre : +1 carte, −1.

card-manipulation = Manipulation
    .text = Coût : cette carte et 1 autre carte Action. Hors Combat uniquement. Choisissez un autre Personnage de votre Salle qui a des cartes en main et regardez sa main. Vous pouvez ensuite y prendre 1 carte Action qui n’est pas une réaction : elle va dans la défausse de son propriétaire et vous l’utilisez comme la vôtre, en payant le reste de son coût avec votre main. Une carte qui exige ce que vous n’avez pas ne peut pas être prise.
    .reminder = Voyez une main ; jouez-en 1 carte. 1 autre carte.

card-suggestion = Suggestion
    .text = Coût : cette carte seule. Hors Combat uniquement. Choisissez un autre Personnage de votre Salle et une Salle adjacente à la sienne : il s’y rend, d’accord ou non, et résout son arrivée normalement (exploration, jet de Bruit) ; puis il pioche 1 carte Action.
    .reminder = Envoyez un autre dans une Salle adjacente ; il pioche 1 carte.

card-profiling = Profil psychologique
    .text = Coût : cette carte et 1 autre carte Action. Hors Combat uniquement. Choisissez un autre Personnage de votre Salle et regardez en secret 1 de ses Objectifs, au hasard (dans un Épilogue, sa mission).
    .reminder = Voyez 1 Objectif d’un autre ici. 1 autre carte.

item-pocket_pistol = Pistolet de poche
    .text = Objet lourd. Arme énergétique, 2 Munitions. La face « Deux touches » n’inflige que 1 Dégât.
    .reminder = Arme énergétique, 2 Munitions, 1 Dégât au plus.

item-spy_drone = Drone espion
    .text = Coût : 1 carte Action. Hors Combat uniquement. Donnez-le à un autre Personnage de votre Salle : il y reste jusqu’à la fin de la partie, à la vue de tous. Dès lors, vous voyez tout ce que ce Personnage contrôle en secret (Coordonnées, Moteurs, Objectifs, Salles inconnues, cartes au sommet d’une pioche) et toute décision secrète qu’il prend à propos du vaisseau.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez aussi 1 Charge énergétique.
    .reminder = Donnez-le : voyez les contrôles secrets de son porteur.

item-emotion_reader = Lecteur d’émotions
    .text = Effet permanent. Vos cartes qui choisissent un Personnage de votre Salle peuvent en choisir un dans une Salle adjacente, mais pas à travers une Porte fermée.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans le Laboratoire ou l’Infirmerie, même en cas de Panne.
    .reminder = Vos cartes atteignent les Salles adjacentes.

## Questions et choix

ask-follow = { $who } va dans { $room }. L’accompagnez-vous ?
choice-decline-follow = Rester ici
pick-card-follow = L’accompagner en défaussant { $card }

ask-whom_to_help = { $deed } : qui pioche et défausse ?
ask-whom_to_manipulate = { $deed } : de qui regardez-vous la main ?
ask-whom_to_watch = { $deed } : qui le portera ?
ask-give_up_one = Quelle carte défaussez-vous ?
ask-manipulate = Vous voyez la main { $whose }. Quelle carte utilisez-vous comme la vôtre ?
choice-none-manipulate = Aucune
pick-card-manipulate = Utiliser { $card }

part-manipulate = regarder une main et en utiliser 1 carte
part-give_drone = le donner à un autre Personnage

## Journal

log-goes_along = { $own ->
        [yes] Vous accompagnez { $other }.
       *[no] { $other_own ->
            [yes] { $who } vous accompagne.
           *[no] { $who } accompagne { $other }.
        }
    }
log-looked_at_hand = { $own ->
        [yes] Vous regardez la main { $other_whose } : { $cards }.
       *[no] { $who } regarde la main { $other_whose } : { $cards }.
    }
log-looked_at_hand-hidden = { $other_own ->
        [yes] { $who } regarde votre main.
       *[no] { $who } regarde la main { $other_whose }.
    }
log-acted_through = { $own ->
        [yes] Vous utilisez { $card } { $other_whose } comme la vôtre.
       *[no] { $other_own ->
            [yes] { $who } utilise votre carte { $card }.
           *[no] { $who } utilise { $card } { $other_whose }.
        }
    }
log-drone_given = { $own ->
        [yes] Vous donnez le Drone espion { $other_whom }.
       *[no] { $other_own ->
            [yes] { $who } vous donne le Drone espion.
           *[no] { $who } donne le Drone espion { $other_whom }.
        }
    }

## Refus

why_not-nobody_within_reach = Il n’y a ici aucun autre Personnage que cela pourrait concerner.
why_not-nobody_with_action_cards = Aucun autre Personnage ici n’a de carte en main.
why_not-no_secret_objective_near = Aucun autre Personnage ici n’a d’Objectif que vous pourriez regarder en secret.

## Le client texte

client-watched = sous surveillance ({ $who })
client-knows_hand = La main { $whose } : { $what } (Manche { $round }).

## Options de table

option-spy_drone_decisions = Ce que montre le Drone espion
    .plain = Le Drone espion montre à la Psy tous les choix secrets de son porteur, ou laisse ses propres cartes secrètes.
    .text = Décide quelles décisions secrètes de son porteur la Psy voit. Les règles disent toutes ; certains groupes laissent de côté celles qui touchent ses propres cartes. Ce qu’il contrôle sur le vaisseau ou au sujet des autres est vu dans les deux cas.
    .value-all = Toutes : aussi l’Objectif gardé et le Code d’accès choisi
    .value-aboard = Celles qui touchent le vaisseau

web-table-order-follow = Ne jamais suivre quelqu’un qui part
