# Aftermath : quatre Salles « 2 », les Objets qui s’y fabriquent, les blessures Fondu

module-aftermath_rooms = Salles d’Aftermath
    .text = Mélange quatre Salles « 2 » de plus aux autres : l’Atelier, la Salle serveur, le Système d’alarme et le Contrôle des tourelles. L’Atelier donne accès à trois nouveaux Objets fabriqués.

room-workshop = Atelier
    .the = l’Atelier
    .text = Action de Salle, 2 cartes : échangez 1 de vos Objets contre un Objet fabriqué, s’il en reste en réserve. Une Charge énergétique devient un Pointeur laser, des Outils deviennent un Drone de combat, des Vêtements deviennent une Enviro-Combinaison. Il n’y a aucun autre moyen d’obtenir ces trois Objets.
    .reminder = Échangez un Objet contre un Objet fabriqué spécial
    .action = Fabriquer un Objet spécial

room-server_room = Salle serveur
    .the = la Salle serveur
    .text = Action de Salle, 2 cartes : faites l’Action de Salle de toute autre Salle explorée avec un Ordinateur et sans Panne, sans autre coût. Ce que cette action dit de « votre Salle » s’entend de cette autre Salle ; des Intrus présents là-bas ne l’empêchent pas.
    .reminder = L’Action d’une autre Salle avec Ordinateur
    .action = Utiliser un autre Ordinateur

room-alarm_room = Système d’alarme
    .the = le Système d’alarme
    .text = Action de Salle, 2 cartes : choisissez une autre Salle sans Personnage, explorée ou non, et résolvez-y un jet de Bruit. Il peut y déclencher une Rencontre, mais jamais une Attaque-surprise. Silence ne fait rien, même avec du Slime.
    .reminder = Un jet de Bruit dans une Salle sans Personnage
    .action = Faire du bruit ailleurs

room-turret_control = Contrôle des tourelles
    .the = le Contrôle des tourelles
    .text = Action de Salle, 2 cartes, si une tourelle est en jeu : choisissez une tourelle et le mode qu’elle doit avoir. Son jeton Ciblage va face cachée au sommet de la pile ; vous seul le connaissez jusqu’à ce que quelqu’un entre dans cette Salle.
    .reminder = Réglez en secret le mode d’une tourelle
    .action = Contrôler une tourelle

## Objets fabriqués

item-craft_laser_pointer = Pointeur laser
    .text = Se fabrique à l’Atelier avec une Charge énergétique. Sans carte Action, en Combat ou hors Combat : attachez-le à une arme que vous tenez. Chaque Tir avec cette arme permet 1 relance ; la dernière face s’applique. Il reste avec l’arme et s’en va avec elle.
    .reminder = Sur une arme : 1 relance à chaque Tir.

item-craft_combat_drone = Drone de combat
    .text = Se fabrique à l’Atelier avec des Outils ; il a 2 charges. Coût : 1 carte Action. En Combat uniquement. Utilisez 1 charge : 1 Intrus de votre Salle subit 1 Dégât, avec la vérification habituelle. Sans charge, il est défaussé.
    .reminder = 2 charges : 1 Dégât à un Intrus d’ici.

item-craft_enviro_suit = Enviro-Combinaison
    .text = Se fabrique à l’Atelier avec des Vêtements. Passif : tant que vous l’avez, vous ne recevez ni marqueur Slime ni Blessure légère due au Feu. Quand votre Salle est dépressurisée, elle est défaussée et vous survivez. On la voit quand elle vous protège.
    .reminder = Ni Slime, ni Blessure légère du Feu ; sauve d’une Dépressurisation.

## Fondu

wound-wound_melted = Fondu
    .text = Quand vous recevez cette Blessure, défaussez 1 Objet de votre choix ; les Objets de départ et de quête ne comptent pas, et sans autre Objet rien ne se passe. Tant qu’elle n’est pas pansée, chaque fois que le Feu ou une tourelle devrait vous infliger une Blessure légère, vous en subissez 1 de plus. Deux de ces Blessures ne se cumulent pas.
    .reminder = 1 Objet perdu ; Feu et tourelles blessent 1 fois de plus

option-melted_wounds = Blessures Fondu
    .plain = Une Blessure grave peut aussi faire fondre ce que vous portez, ou seules celles du jeu de base vous attendent.
    .text = Décide si les deux cartes Blessure grave d’Aftermath sont mélangées aux autres.
    .value-true = Mélangées aux autres
    .value-false = Laissées dans la boîte

## Questions et événements

ask-exchange = { $deed } : quel Objet échangez-vous ?
ask-alarm = { $deed } : dans quelle Salle faites-vous du bruit ?
ask-melted_item = { $deed } : quel Objet est perdu ?

pick-exchange = { $first } contre { $second }

part-exchange = fabriquer un Objet spécial
part-other_computer = utiliser l’Ordinateur d’une autre Salle
part-alarm = faire du bruit dans une autre Salle
part-drone = 1 Dégât à un Intrus d’ici

why_not-nothing_to_exchange = Vous n’avez ni Charge énergétique, ni Outils, ni Vêtements à échanger.
why_not-no_room_without_character = Il y a un Personnage dans toutes les autres Salles.
why_not-no_weapon_held = Vous ne tenez aucune arme.
why_not-no_intruder_in_room = Il n’y a aucun Intrus dans votre Salle.

log-drone_attacks = { $own ->
        [yes] Vous lancez { $item } :
       *[no] { $who } lance { $item } :
    } { $charges ->
        [0] sa dernière charge est utilisée.
        [one] il reste { $charges } charge.
       *[other] il reste { $charges } charges.
    }
log-suit_protects = { $own ->
        [yes] Vous portez { $item } :
       *[no] { $who } porte { $item } :
    } { $against ->
        [slime] aucun Slime n’y colle.
        [fire] le Feu est sans effet.
       *[airlock] elle résiste au sas et elle est perdue.
    }
