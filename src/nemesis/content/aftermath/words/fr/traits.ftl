# Cartes Trait des Personnages du jeu de base ; celles d’Aftermath sont avec leurs Personnages.

module-traits = Traits
    .text = Donne à chaque Personnage du jeu de base un Trait : une force et une faiblesse qui durent toute la partie. Les Personnages d’Aftermath ont toujours le leur.

client-trait = Trait : { $name }. { $reminder }.

term-trait = Trait
    .text = Une carte posée face visible à côté d’un Personnage pour toute la partie, qui lui donne une force, une faiblesse ou les deux. Les Personnages d’Aftermath ont toujours le leur ; ceux du jeu de base en ont un si la table joue avec les Traits.
    .rules = A-1.2, A-1.3

trait-trait_captain = Poids du commandement
    .text = Quand l’Interruption d’un autre joueur doit annuler une de vos actions, vous pouvez défausser 1 carte Action pour l’ignorer. Chaque fois qu’un autre Personnage meurt, vous défaussez 1 carte Action au hasard ; si vous n’en avez aucune, vous subissez 1 Blessure légère.
    .reminder = Ignorez une Interruption pour 1 carte ; chaque mort vous en coûte 1.

trait-trait_pilot = Le pilotage dans le sang
    .text = L’Action de Salle du Cockpit vous coûte 1 carte Action et fonctionne pour vous même en Panne. Quand vous tirez, la face Adulte du dé compte comme Manqué.
    .reminder = Cockpit pour 1 carte, même en Panne ; la face Adulte compte comme Manqué.

trait-trait_scientist = Fauteuil roulant
    .text = Les Blessures à la Jambe n’ont aucun effet sur vous. L’Action d’une Salle avec Ordinateur vous coûte 1 carte Action si aucun autre Personnage ne s’y trouve. Le Déplacement Vigilant vous coûte 3 cartes Action.
    .reminder = Jambes sans effet, Ordinateurs à 1 carte si vous y êtes seul ; Déplacement Vigilant à 3.

trait-trait_scout = Pas léger
    .text = Une fois par Manche, vous pouvez relancer le dé de Bruit d’un jet causé par votre propre déplacement, sauf si vous portez un Corps lourd. Vous ne pouvez avoir que 1 Blessure légère : la deuxième devient une Blessure grave.
    .reminder = Relancez le Bruit une fois par Manche ; 1 seule Blessure légère.

trait-trait_soldier = Gâchette facile
    .text = Après un tir manqué, vous pouvez défausser 1 Munition de plus de cette arme pour relancer le dé, une fois. Si votre tour se termine alors que vous êtes en Combat avec une arme chargée et que vous n’y avez pas tiré, vous défaussez 1 carte Action, si vous en avez.
    .reminder = 1 Munition : relancez un tir manqué ; tirez en Combat ou défaussez.

trait-trait_mechanic = Rat de conduits
    .text = La carte Conduits techniques ne vous fait pas passer. Chaque fois que vous vous déplacez par les Conduits, avec une carte ou un Objet, vous recevez un marqueur Slime.
    .reminder = Les Conduits ne vous font pas passer, mais donnent du Slime.

ask-ignore_interruption = On interrompt votre action. Défaussez-vous une carte pour l’ignorer ?
choice-accept-ignore_interruption = Laisser annuler votre action
pick-reroll_trait = Relancer (Trait « { $name } »)

log-interruption_ignored = { $own ->
        [yes] Vous ignorez l’Interruption.
       *[no] { $who } ignore l’Interruption.
    }
log-trait_used = { $own ->
        [yes] Vous relancez le dé de Bruit
       *[no] { $who } relance le dé de Bruit
    }{ $seen ->
        [yes] { " " }({ $face })
       *[no] { "" }
    } avec le Trait { $trait }.
log-trait_hurts = { $own ->
        [yes] Votre Trait { $trait } a son prix.
       *[no] Le Trait { $trait } { $whose } a son prix.
    }

web-table-family-traits = Trait
