# Aftermath : les tourelles et leurs modes de ciblage

module-turrets = Tourelles
    .text = Ajoute trois jetons Tourelle aux jetons Exploration. Chacun place une tourelle dans sa Salle : elle tire sur ceux qui entrent, sur les Intrus seulement, ou sur personne ; nul ne le sait avant que quelqu’un entre.

option-turret_requires_presence = Cibles d’une tourelle
    .plain = Qui quitte à temps la Salle d’une tourelle est à l’abri, ou se fait tirer dessus quand même.
    .text = Décide si une tourelle ne tire que sur ceux qui sont entrés dans sa Salle pendant cette Manche et s’y trouvent encore, ou aussi sur ceux qui en sont repartis.
    .value-true = Encore dans la Salle
    .value-false = Où qu’ils soient maintenant

exploration-turret = Tourelle
    .text = Une tourelle se dresse dans cette Salle, mais jamais dans le Nid ni dans la Salle de slime. Mélangez ses trois jetons Ciblage face cachée et retournez celui du sommet. Si la Salle était vide, le jet de Bruit habituel suit.
    .reminder = Une tourelle est ici, puis jet de Bruit habituel

targeting-all = tous
    .text = La tourelle est active. À l’étape Dégâts du Feu, elle tire sur tout ce qui est entré ou apparu dans sa Salle pendant cette Manche et s’y trouve encore : 1 Blessure légère à un Personnage, 1 Dégât à un Intrus.
    .reminder = Tire sur tous ceux qui sont entrés pendant la Manche

targeting-intruders = Intrus
    .text = La tourelle est active. À l’étape Dégâts du Feu, elle inflige 1 Dégât à chaque Intrus entré ou apparu dans sa Salle pendant cette Manche et qui s’y trouve encore.
    .reminder = Tire sur les Intrus entrés pendant la Manche

targeting-inactive = inactive
    .text = La tourelle ne fait rien et ne peut pas être détruite.
    .reminder = Ne fait rien, ne peut pas être détruite

ask-turret = { $deed } : quelle tourelle ?
ask-turret_mode = Quel mode donnez-vous à la tourelle dans { $room } ? Vous seul le connaîtrez.

pick-mode = Mode { $mode }
    .note = { $reminder }

part-turret = régler en secret le mode d’une tourelle
part-break_turret = détruire la tourelle d’ici

why_not-no_turret_in_play = Aucune tourelle n’est en jeu.
why_not-no_turret_here = Il n’y a pas de tourelle dans votre Salle.
why_not-turret_inactive = La tourelle d’ici est inactive : elle ne peut pas être détruite.

log-turret_placed = Une tourelle se dresse dans { $room }.
log-no_turret_placed = Aucune tourelle ne peut se dresser dans { $room }.
log-turret_revealed = La tourelle dans { $room } montre son mode : { $mode }.
log-turret_shuffled = La tourelle dans { $room } cache de nouveau son mode.
log-turret_fires = La tourelle dans { $room } ouvre le feu (mode { $mode }).
log-turret_destroyed = La tourelle dans { $room } est détruite.
log-turret_withstands = { $own ->
        [yes] Votre Démolition échoue : la tourelle dans { $room } est inactive.
       *[no] La Démolition { $whose } échoue : la tourelle dans { $room } est inactive.
    }
log-turret_set = { $own ->
        [yes] Vous réglez la tourelle dans { $room } sur le mode { $mode }.
       *[no] { $who } règle la tourelle dans { $room } sur le mode { $mode }.
    }
log-turret_set-hidden = { $who } change en secret le mode de la tourelle dans { $room }.

term-turret = Tourelle
    .text = Elle se dresse dans une Salle avec trois jetons Ciblage ; celui du sommet est son mode : tous, Intrus ou inactive. Il est retourné quand quelqu’un entre ou apparaît dans la Salle. À l’étape Dégâts du Feu, une tourelle active tire sur ceux qui sont entrés pendant la Manche et s’y trouvent encore : 1 Blessure légère ou 1 Dégât. Un Intrus présent à cette étape détruit une tourelle active ; Démolition aussi.
    .rules = A-5.1, A-5.2, A-5.3, A-5.4, A-5.5

client-turret = { $shown ->
        [yes] tourelle (mode { $mode })
        [known] tourelle (mode caché ; vous l’avez réglée sur { $mode })
       *[no] tourelle (mode caché)
    }
client-knows_turret = Tourelle { $turret } : mode { $mode } (réglé à la Manche { $round }).

web-map-pawn-turret = Tourelle
web-map-turret-unknown = { $name }, mode face cachée
web-map-turret-open = { $name }, mode { $mode }. { $reminder }
web-map-turret-secret = { $name }, mode face cachée ; vous le connaissez : { $mode }. { $reminder }
