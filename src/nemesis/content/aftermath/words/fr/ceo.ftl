# Le PDG de l’extension Aftermath, son Robot et ses codes ; le choix du Personnage par couleur.

module-aftermath_characters = Personnages d’Aftermath
    .text = Ajoute les cinq Personnages d’Aftermath. Une carte Rôle désigne désormais une couleur : qui la prend joue le Personnage de base ou celui d’Aftermath de cette couleur, et l’autre reste hors du jeu. Chacun des cinq joue toujours avec son Trait.

character-ceo = PDG
    .the = le PDG
    .of = du PDG
    .to = au PDG
    .text = Un vieil homme à qui appartient le vaisseau, et tout ce qu’il contient ; son Robot fait le gros du travail. 13 cartes Action, dont quatre consomment l’énergie du Robot et trois autres quittent le jeu une fois utilisées. Commence avec une Blessure grave au Torse, sans effet tant que le Robot a de l’énergie. Connaît les Objectifs Corporation de tous les autres. Objets de quête : deux Codes d’accès, dont un seul est activé, en secret.
    .reminder = Connaît les plans de la Corporation ; Robot, 4 énergies.
    .style = Vous savez ce que la Corporation a demandé aux autres, et un Robot fait ce que votre corps ne peut plus. Son énergie ne revient guère : chaque ordre doit en valoir la peine.
    .learning = Pour joueurs aguerris

trait-trait_ceo = Actionnaire majoritaire
    .text = Vous commencez avec une Blessure grave au Torse, prise dans la pioche des Blessures et non pansée. Tant que votre Robot a au moins 1 énergie, cette carte compte comme pansée : elle est sans effet et peut être soignée. Elle compte tout de même parmi vos Blessures graves, et on peut la panser pour de bon à tout moment. Après le choix des Personnages, vous voyez en secret les Objectifs Corporation de tous les autres (dans un Épilogue, il n’y en a pas).
    .reminder = Première Blessure sans effet tant que le Robot a de l’énergie ; Objectifs Corporation connus.

## Ses propres cartes

card-authority = Autorité
    .text = Coût : cette carte seule. Hors Combat uniquement. Choisissez un autre Personnage de votre Salle et annoncez une Salle adjacente, pas derrière une Porte fermée : il s’y rend, d’accord ou non, et résout son arrivée normalement (exploration, jet de Bruit). Une Interruption ne peut être jouée qu’une fois la destination annoncée.
    .reminder = Envoyez un autre Personnage dans une Salle adjacente.

card-one_more_thing = Une dernière chose
    .text = Réaction, sans autre coût que cette carte. En Combat ou hors Combat. Après avoir passé dans cette Manche, quand votre tour reviendrait ou, au plus tard, quand tous les autres ont passé : jouez un tour complet de plus (jusqu’à 2 actions), puis vous avez de nouveau passé et une Hémorragie vous blesse de nouveau. Impossible si vous avez été le dernier joueur à passer.
    .reminder = Réaction, après avoir passé : un tour de plus.

## Cartes du Robot

card-robotic_strike = Frappe robotique
    .text = Carte Robot : 1 énergie. En Combat uniquement. Choisissez un Intrus de votre Salle et lancez le dé de combat : il est blessé comme par un tir, sans Munition, sans Contamination et sans risque pour vous. S’il est touché, vous pouvez dépenser autant d’énergie que vous voulez : 1 Dégât de plus chacune, avant l’unique vérification.
    .reminder = 1 énergie : le Robot frappe ; plus d’énergie, plus de Dégâts.

card-robot_demolition = Démolition (Robot)
    .text = Carte Robot : 1 énergie. En Combat ou hors Combat. Au choix : (a) détruisez 1 Porte dans un Couloir de votre Salle, ouverte ou fermée mais pas déjà détruite (fermée seulement, si la table en a décidé ainsi) ; (b) placez un marqueur Panne dans votre Salle, sauf si elle en a déjà un ou s’il s’agit du Nid ou de la Salle de slime. S’il ne reste aucun des 8 marqueurs Panne, le vaisseau est détruit ; (c) si des tourelles sont en jeu, détruisez la tourelle active de votre Salle : un mode caché est d’abord retourné, et une tourelle inactive ne peut pas être détruite.
    .reminder = 1 énergie : détruisez 1 Porte, ou Panne dans votre Salle.

card-robot_quick_repairs = Réparations rapides (Robot)
    .text = Carte Robot : 1 énergie. Hors Combat uniquement. Au choix : (a) retirez le marqueur Panne de votre Salle ; (b) dans une Salle Moteur, même en Panne, prenez ses deux jetons Moteur, regardez-les sans les montrer et rempilez-les dans l’ordre voulu, en disant seulement aux autres si vous les avez inversés.
    .reminder = 1 énergie : Panne retirée ou jetons Moteur.

card-robotic_sweep = Balayage robotisé
    .text = Carte Robot : 1 énergie. Hors Combat uniquement. Une Fouille où vous piochez 3 Objets au lieu de 2 et en gardez 1 ; les autres vont sous la pioche. Le compteur d’Objets de votre Salle baisse de 1.
    .reminder = 1 énergie : compteur −1 ; piochez 3 Objets, gardez-en 1.

card-protection = Protection
    .text = Carte Robot à usage unique : elle ne coûte pas d’énergie et quitte le jeu une fois utilisée, mais un Robot vide ne peut pas la jouer (sauf si la table en décide autrement). En Combat uniquement. Allez dans une Salle adjacente et, si vous le voulez, emmenez 1 autre Personnage de votre Salle qui est d’accord. Les Intrus n’attaquent pas. Vous explorez et faites le jet de Bruit pour deux.
    .reminder = Une fois : partez indemne, avec 1 autre s’il est d’accord.

card-stop = Stop !
    .text = Carte Robot à usage unique, réaction : elle ne coûte pas d’énergie et quitte le jeu une fois utilisée, mais un Robot vide ne peut pas la jouer (sauf si la table en décide autrement). Quand un Intrus vous attaque, par une Attaque-surprise, en phase Événement, lors d’une Fuite ou autrement, et avant que la carte Attaque soit piochée : ignorez toute cette attaque. Elle arrête une attaque d’un Intrus, y compris d’une Larve, qui reste là.
    .reminder = Une fois, réaction : ignorez une attaque contre vous.

card-override = Dérogation
    .text = Carte Robot à usage unique : elle ne coûte pas d’énergie et quitte le jeu une fois utilisée, mais un Robot vide ne peut pas la jouer (sauf si la table en décide autrement). Hors Combat uniquement. Au choix : (a) dans une Salle avec Ordinateur et sans Panne, faites son Action de Salle sans payer (ses autres conditions restent valables) ; (b) verrouillez ou déverrouillez 1 Nacelle de secours, n’importe laquelle.
    .reminder = Une fois : Action gratuite sur Ordinateur, ou 1 Nacelle.

## Objets

term-energy = Énergie du Robot
    .text = Marqueurs posés sur le Robot du PDG, 4 au plus. Chaque carte Robot en coûte 1 quand elle est jouée ; une Charge énergétique et 1 carte Action le remplissent. Tant qu’il en reste au moins 1, la Blessure de départ du PDG est sans effet.
    .rules = A-3.1, A-3.2, A-3.3

item-robot = Robot
    .text = Posé à côté de vos Objets de quête, visible de tous ; il n’occupe aucune main et ne peut être ni lâché ni échangé. 4 énergies au plus, plein au départ. Chaque carte Robot jouée en coûte 1. Sans énergie, aucune carte Robot ne peut être jouée, mais elle peut toujours être défaussée pour payer. Une Charge énergétique (1 carte Action) le remplit ; l’Armurerie, non.
    .reminder = 4 énergies pour les cartes Robot.

item-manual_control = Codes d’accès – Contrôle manuel
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Au choix : (a) lancez 1 Nacelle de secours, n’importe laquelle, verrouillée ou non, vide ou non : ses occupants partent avec elle ; (b) prenez les deux jetons de n’importe quel Moteur, regardez-les sans les montrer et rempilez-les dans l’ordre voulu, en disant seulement aux autres si vous les avez inversés.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans une Salle avec Ordinateur et sans Panne. Vous choisissez en secret l’un des deux Codes d’accès ; l’autre quitte le jeu sans être vu.
    .reminder = Lancez une Nacelle, ou agissez sur un Moteur.

item-ship_codes = Codes d’accès – Codes du vaisseau
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Au choix : (a) remplacez en secret la carte Coordonnées par l’une des 8 (pas si quelqu’un hiberne) ; (b) parcourez la pioche d’Objets de la couleur de votre Salle (dans une Salle blanche, n’importe laquelle), prenez-y 1 carte et mélangez la pioche. Le compteur d’Objets ne change pas.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans une Salle avec Ordinateur et sans Panne. Vous choisissez en secret l’un des deux Codes d’accès ; l’autre quitte le jeu sans être vu.
    .reminder = Choisissez les Coordonnées, ou un Objet d’une pioche.

## Questions

deed-activate_codes = activer l’un des Codes d’accès
    .plain = activer l’un des Codes d’accès
ask-access_code = Lequel des Codes d’accès activez-vous ? Personne d’autre ne le saura ; l’autre quitte le jeu.
pick-item-access_code = { $item }
    .note = { $reminder }
ask-one_more_thing = Vous avez passé, mais votre tour revient : jouez-vous un tour de plus ?
choice-decline-one_more_thing = En rester là
pick-card-one_more_thing = Jouer { $card } : un tour de plus
ask-strike_target = Quel Intrus le Robot frappe-t-il ?
ask-spend_energy = Le Robot touche. Combien d’énergie dépensez-vous en plus, pour 1 Dégât chacune ?
pick-energy = { $energy ->
        [0] Pas plus
       *[other] Énergie : { $energy }
    }
ask-whom_to_protect = Qui emmenez-vous ?
choice-self-whom_to_protect = Personne
ask-pod_to_launch = Quelle Nacelle lancez-vous ?
ask-engine_to_work_on = Sur quel Moteur agissez-vous ?
pick-engine = Moteur { $engine }
ask-new_coordinates = Quelle carte Coordonnées mettez-vous en place ? Les autres apprennent seulement que vous l’avez remplacée.
pick-coordinates = { $places }
ask-take_item = Quel Objet prenez-vous dans { $deck } ?
pick-item-take_item = { $item }
    .note = { $reminder }

part-recharge_robot = remplir l’énergie du Robot
part-robot_strike = faire frapper le Robot
part-protect = partir sans être attaqué
part-launch_pod = lancer une Nacelle
part-remote_engine = regarder et empiler les jetons de n’importe quel Moteur
part-coordinates = remplacer la carte Coordonnées
part-take_item = prendre l’Objet de votre choix dans la pioche

why_not-robot_empty = Le Robot n’a pas d’énergie pour cela.
why_not-robot_full = Vous n’avez pas de Robot à recharger.

## Journal

log-old_wound = { $own ->
        [yes] Vous commencez avec la Blessure grave { $wound }.
       *[no] { $who } commence avec la Blessure grave { $wound }.
    }
log-knows_corporate = { $own ->
        [yes] Vous connaissez les Objectifs Corporation { $other_whose } : { $objectives }.
       *[no] { $who } connaît les Objectifs Corporation { $other_whose } : { $objectives }.
    }
log-knows_corporate-hidden = { $other_own ->
        [yes] { $who } connaît vos Objectifs Corporation.
       *[no] { $who } connaît les Objectifs Corporation { $other_whose }.
    }
log-robot_energy = Énergie du Robot : { $energy }.
log-robot_strikes = Le coup du Robot { $injuries ->
        [0] manque { $target }.
       *[other] touche { $target }.
    }
log-came_back = { $own ->
        [yes] Vous revenez pour un tour de plus.
       *[no] { $who } revient pour un tour de plus.
    }
log-code_activated = { $own ->
        [yes] Vous activez { $item }.
       *[no] { $who } active { $item }.
    }
log-code_activated-hidden = { $who } active en secret l’un des Codes d’accès.
log-launched_remotely = { $own ->
        [yes] Vous lancez à distance la Nacelle { $pod }.
       *[no] { $who } lance à distance la Nacelle { $pod }.
    }
log-coordinates_replaced = { $own ->
        [yes] Vous remplacez la carte Coordonnées : { $card }.
       *[no] { $who } remplace la carte Coordonnées : { $card }.
    }
log-coordinates_replaced-hidden = { $who } remplace en secret la carte Coordonnées.
log-looks_through_deck = { $own ->
        [yes] Vous parcourez { $deck }.
       *[no] { $who } parcourt { $deck }.
    }

option-robot_single_use_needs_energy = Cartes Robot à usage unique et énergie
    .plain = Avec un Robot vide, ses trois cartes à usage unique ne se jouent plus, ou se jouent encore.
    .text = Décide si un Robot vide peut encore jouer ses trois cartes à usage unique (Protection, Stop !, Dérogation). Elles ne coûtent d’énergie dans aucun cas.
    .value-true = Il faut au moins 1 énergie
    .value-false = Un Robot vide peut les jouer

client-badge_old_wound = Sans effet grâce au Robot : { $wound }
web-table-order-one_more_thing = Ne jamais jouer un tour de plus après avoir passé
client-wound_asleep = {" "}(sans effet tant que le Robot a de l’énergie)

pick-pod-pod_to_launch = Nacelle { $pod }, section { $section } : la lancer
