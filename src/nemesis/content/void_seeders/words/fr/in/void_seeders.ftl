# Ce que les Semeurs du Vide changent dans les mots du jeu de base

## Repos, soins, Contamination : la Folie

client-odds_infected = carte infectée, Folie 5 : { $percent } %

card-rest =
    .text = Coût : cette carte seule. Hors Combat uniquement. Baissez votre Folie de 1 (jamais de 3 à 2), ou scannez les cartes Contamination de votre main, ou les deux, dans cet ordre ; l’un des deux doit être possible. Après le scan, les cartes non infectées quittent le jeu ; si une carte est infectée, elle reste en main et votre Folie passe à 5.
    .reminder = Folie −1, ou scan de la main, ou les deux.

part-rest = baisser votre Folie, ou scanner les cartes Contamination en main

room-canteen =
    .text = Action de Salle, 2 cartes : soignez 1 de vos Blessures légères. Vous pouvez ensuite baisser votre Folie de 1 (jamais de 3 à 2), ou scanner les cartes Contamination de votre main, ou les deux, dans cet ordre ; au moins l’un d’eux s’il n’y avait rien à soigner. Après le scan, les cartes non infectées quittent le jeu ; si une carte est infectée, elle reste en main et votre Folie passe à 5.
    .reminder = Soignez 1 légère, puis Folie −1 ou scan, ou les deux

part-eat = soigner 1 Blessure légère, puis baisser votre Folie ou scanner votre main si vous voulez

room-shower_room =
    .text = Action de Salle, 2 cartes : baissez votre Folie de 1 (jamais de 3 à 2), ou scannez les cartes Contamination de votre main, ou faites les deux, dans cet ordre. Après le scan, les cartes non infectées quittent le jeu ; si une carte est infectée, elle reste en main et votre Folie passe à 5. L’eau n’éteint aucun Feu.
    .reminder = Folie −1, ou scan de la main, ou les deux

part-shower = baisser votre Folie ou scanner votre main

room-surgery =
    .text = Action de Salle, 2 cartes : scannez toutes vos cartes Contamination, où qu’elles soient (pioche, main, défausse). Retirez du jeu celles qui sont infectées ; les autres restent, et ce scan n’augmente pas votre Folie. Une Folie de 4 ou 5 redescend à 3. Puis subissez 1 Blessure légère, mélangez toutes vos cartes, main comprise, dans votre pioche, et passez : vous restez sans carte jusqu’à la Manche suivante.
    .reminder = Cartes infectées retirées ; Folie à 3 ; 1 légère ; passez

part-surgery = retirer les cartes infectées, Folie ramenée à 3, 1 Blessure légère

item-antidote =
    .text = Se fabrique avec flamme et croix. Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Scannez toutes vos cartes Contamination (pioche, main et défausse). Retirez du jeu toutes celles qui sont infectées ; les autres cartes restent. Une Folie de 4 ou 5 redescend à 3. Recevez ensuite 1 carte Contamination, mélangez toutes vos cartes, main comprise, en une nouvelle pioche, et vous devez passer.
    .reminder = Ôte cartes infectées ; Folie à 3 ; +1 Contamination, passez.

part-antidote = retirer les cartes infectées, Folie ramenée à 3

item-surgeon_kit =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Choisissez 1 Personnage de votre Salle. Toutes ses cartes Contamination (pioche, main et défausse) sont scannées : celles qui sont infectées quittent le jeu, et une Folie de 4 ou 5 redescend à 3. Il mélange toutes ses cartes, main comprise, en une nouvelle pioche et subit 1 Blessure légère.
    .reminder = Ôte cartes infectées ; Folie à 3 ; 1 Blessure légère.

item-alcohol =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Choisissez 1 carte Contamination de votre main sans la scanner au préalable, scannez-la et retirez-la du jeu. Si elle était infectée, votre Folie ne change pas, mais vous recevez une nouvelle carte Contamination. Symbole de fabrication : flamme.

term-infected =
    .text = Certaines cartes Contamination sont infectées ; seul un scan le montre. Une carte infectée trouvée en scannant votre main y reste et porte votre Folie à 5, quelle qu’elle fût.
    .rules = R-16.3, R-16.4, V-2.4, V-9

term-scan =
    .text = Un scan montre, à vous seul, quelles cartes Contamination sont infectées. Après un scan de votre main (Repos, Cantine, Douches), les cartes non infectées quittent le jeu ; si une carte est infectée, votre Folie passe à 5.
    .rules = R-16.3, R-16.4, R-16.6, V-2.4, V-9

term-larva_on_board =
    .text = Il n’y en a pas contre les Semeurs du Vide : aucune figurine ne va jamais sur un plateau. Une carte infectée trouvée en scannant votre main porte plutôt votre Folie à 5.
    .rules = V-2.4, V-2.5

## Le Laboratoire : la Folie au lieu du Cadavre

term-weakness =
    .text = Trois cartes cachées, une pour la Folie, une pour l’Œuf, une pour la Carcasse. Analyser au Laboratoire un Œuf, une Carcasse ou un Personnage présent dont la Folie est d’au moins 3 révèle la carte correspondante, qui vaut alors pour tous jusqu’à la fin. Un Objet permet de faire de même.
    .rules = V-1.4, V-9

room-laboratory =
    .text = Action de Salle, 2 cartes, si une Carcasse ou un Œuf se trouve ici, au sol ou dans les mains d’un Personnage présent, ou si la Folie d’un Personnage présent est d’au moins 3 : révélez le Point faible correspondant. Il vaut pour tous jusqu’à la fin de la partie, et rien n’est dépensé. Un Cadavre ne révèle rien. Vous ne pouvez pas analyser ce dont le Point faible est déjà connu.
    .reminder = Folie 3+, Carcasse ou Œuf ici : son Point faible révélé
    .action = Analyser un Corps lourd ou la Folie

item-lab_equipment =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Si une Carcasse d’Intrus ou un Œuf se trouve dans votre Salle, au sol ou porté, ou si la Folie d’un Personnage présent est d’au moins 3 : révélez la carte Point faible correspondante. Un Cadavre ne révèle rien.
    .reminder = Folie 3+, Carcasse ou Œuf ici : révélez son Point faible.

part-study = analyser un Corps lourd ou la Folie

why_not-nothing_to_study = Il n’y a ici ni Folie d’au moins 3, ni Œuf, ni Carcasse dont le Point faible soit encore inconnu.

object-corpse =
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Placé dans la Salle où meurt un Personnage. Le Laboratoire n’en apprend rien.
    .reminder = 1 main ; le Laboratoire n’en apprend rien.

object-carcass =
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Laissée par un Antre détruit ; les Semeurs du Vide n’en laissent pas. Elle peut être analysée pour révéler son Point faible.

term-corpse =
    .text = Un Personnage mort laisse un Cadavre rouge ; le bleu est dans l’Hibernatorium dès le début. Ce sont des Corps lourds. Le Laboratoire n’en apprend rien.
    .rules = R-3.7, R-15.9, R-16.13, V-9

term-carcass =
    .text = Seul un Antre détruit laisse une Carcasse dans sa Salle ; les Semeurs du Vide vaincus n’en laissent pas. C’est un Corps lourd que le Laboratoire peut analyser.
    .rules = R-15.9, R-17.28, V-6.7, V-7.2

## Panique et Interruption

card-interruption =
    .text = Coût : cette carte seule. En Combat ou hors Combat. Réaction : n’utilise aucune de vos actions et se joue même si vous avez passé. Au choix : (a) annulez une action qu’un autre joueur vient d’annoncer dans votre Salle (action de base, carte Action, Objet ou Action de Salle), avant tout dé ou toute pioche ; (b) annulez une Interruption jouée par un autre joueur dans votre Salle ; (c) annulez la carte Panique qu’un autre Personnage de votre Salle va résoudre : elle reste sans effet et ne donne pas de Folie. Le coût d’une action annulée reste payé et elle compte parmi les actions de ce joueur, mais sa Munition ou son Objet à usage unique n’est pas dépensé. Passer, lâcher un Objet, les autres réactions et la Folie d’une carte Panique non résolue ne s’annulent pas.
    .reminder = Réaction : annulez l’action ou la Panique d’un autre ici.

term-interruption =
    .text = Une carte jouée sans autre coût pendant le tour d’un autre joueur, même après avoir passé. Elle annule une action d’un autre Personnage de votre Salle, la carte Panique qu’il va résoudre, ou une autre Interruption qui y est jouée. L’action annulée reste payée et consommée.
    .rules = R-5.5, R-5.17, R-26.5, R-26.6, V-3.2

ask-interrupt = { $who } : { $deed }. L’annuler ?

## Rencontres, sac, Attaques-surprises

term-encounter =
    .text = Défaussez les marqueurs Bruit autour de la Salle, puis piochez un jeton dans le sac. Semeur du Vide : le type que donne votre Folie apparaît dans la Salle (si aucune figurine n’est libre, le type inférieur) et le jeton quitte le sac ; si vous avez moins de cartes en main, Contamination comprises, que son chiffre, il mène une Attaque-surprise contre vous. Jeton Folie : Bruit à chaque issue, vous résolvez une carte Panique, et il retourne dans le sac. Vierge : Bruit à chaque issue, et il retourne dans le sac. Un Semeur du Vide qui arrive à pied, ou une Salle avec l’un d’eux ou un Antre où vous entrez, n’est pas une Rencontre : le Combat commence, c’est tout.
    .rules = R-11.1, R-11.2, R-11.3, V-4.1, V-4.2, V-4.4

intruder-blank =
    .text = En Rencontre : fausse alerte. Placez un marqueur Bruit dans chaque Couloir de la Salle, et dans les Conduits si elle a un Conduit. À l’étape Sac Intrus : ajoutez 1 jeton Semeur du Vide, s’il en reste. Le jeton vierge retourne toujours dans le sac.

term-first_encounter =
    .text = Quand la première figurine de Semeur du Vide est placée sur le vaisseau, chaque joueur vivant garde en secret 1 Objectif et retire l’autre, face cachée. Puis la partie reprend où elle s’était arrêtée. Un Antre ne compte pas.
    .rules = R-11.4, R-21.1, R-21.2, R-26.4, V-4.3

term-surprise_attack =
    .text = Juste après une Rencontre, contre le Personnage qui l’a provoquée, quand sa main (cartes Action et Contamination) est plus petite que le chiffre du jeton : il reçoit 1 carte Contamination et résout une carte Panique. Aucune carte Attaque n’est piochée. Avec autant de cartes ou plus, rien ne se passe.
    .rules = R-11.5, R-13.1, R-13.2, V-5.1

card-nerves_of_steel =
    .text = Coût : cette carte seule. Réaction : quand une Attaque-surprise va vous toucher, avant de recevoir sa carte Contamination et de résoudre sa carte Panique, défaussez cette carte pour ignorer les deux. Le Semeur du Vide reste dans la Salle. Ce n’est ni une action ni une Interruption, et aucune Interruption ne l’annule.

item-armor =
    .text = Coût : aucune carte Action. En Combat uniquement. Usage unique. Réaction : quand une Attaque d’Intrus, quelle qu’elle soit, va vous toucher (carte Attaque révélée ; lors d’une Attaque-surprise, avant sa carte Contamination et sa carte Panique), vous pouvez défausser l’Armure pour ignorer cette attaque. Elle ne protège que vous.

card-stop =
    .text = Carte Robot à usage unique, réaction : elle ne coûte pas d’énergie et quitte le jeu une fois utilisée, mais un Robot vide ne peut pas la jouer (sauf si la table en décide autrement). Quand un Intrus vous attaque, par une Attaque-surprise, en phase Événement, lors d’une Fuite ou autrement, et avant toute pioche pour cette attaque : ignorez-la entièrement, lors d’une Attaque-surprise la carte Contamination comme la carte Panique. Elle arrête une attaque d’un Intrus.

card-sentinel =
    .text = Coût : cette carte seule. Au choix : (a) hors Combat, retirez tous les marqueurs Bruit autour de la Salle de Laïka, ou de la vôtre si elle est sur votre plateau ; (b) Réaction, n’utilise aucune action : quand un Intrus vous attaque, avant toute pioche pour cette attaque, ignorez-la, lors d’une Attaque-surprise la carte Contamination comme la carte Panique. Laïka, où qu’elle soit, quitte alors définitivement la partie.

term-reaction =
    .text = Une carte ou un Objet utilisé en réponse à quelque chose, hors des deux actions d’un tour ; vous pouvez vous en servir après avoir passé. Celle qui ignore une attaque est proposée quand on sait que la carte Attaque touche (lors d’une Attaque-surprise : avant ses cartes Contamination et Panique) et n’épargne que son utilisateur. Une relance se décide avant d’appliquer le dé.

term-bag =
    .text = Au départ : 1 vierge, 2 jetons Semeur du Vide plus 1 par joueur, et 1 jeton Folie par Personnage. Les Rencontres retirent des jetons Semeur du Vide ; les Semeurs du Vide vaincus ou disparus et l’étape Sac Intrus en ajoutent. Les jetons Folie y retournent toujours, tant que leur Personnage n’est ni mort, ni en hibernation, ni dans une Nacelle. Les jetons hors du sac attendent dans une réserve et peuvent revenir.
    .rules = V-1.5, V-7.2, V-7.4, V-8.2, R-11.8

term-bag_development =
    .text = Dernière étape de la phase Événement : piochez 1 jeton. Semeur du Vide : il retourne dans le sac, puis chacun fait un jet de Bruit, sauf en Combat. Folie : le Personnage de cette couleur résout une carte Panique et le jeton retourne dans le sac ; si ce Personnage est mort, en hibernation ou dans une Nacelle, il quitte le jeu et un autre jeton est pioché. Vierge : 1 jeton Semeur du Vide de plus ; il retourne dans le sac.
    .rules = R-4.14, V-8.2

term-hourglass =
    .text = Une option d’Aftermath. Il est retourné au début de chaque Manche ; quand il s’est écoulé, tout joueur peut s’en emparer et résoudre un jet de Bruit dans une Salle quelconque. Si une Rencontre se produit, l’Attaque-surprise vise, dans cette Salle, le Personnage du joueur qui a le moins de cartes, et sa Folie dit ce qui vient ; si personne n’y est, c’est celle du joueur dont c’est le tour. Il reste ensuite de côté jusqu’à la Manche suivante, et tout joueur peut le retirer du jeu.
    .rules = A-10.1, A-10.2, A-10.3, V-4.4

room-alarm_room =
    .text = Action de Salle, 2 cartes : choisissez une autre Salle sans Personnage, explorée ou non, et résolvez-y un jet de Bruit. Il peut y déclencher une Rencontre, mais jamais une Attaque-surprise : votre propre Folie dit ce qui vient, et un jeton Folie vous fait résoudre une carte Panique. Silence ne fait rien.

## Attaques, Dégâts, Antres

term-intruder_attack =
    .text = Elle a lieu en phase Événement et quand vous prenez la Fuite. En phase Événement, la cible est le Personnage de la Salle qui a le moins de cartes Action en main (égalité : le plus proche du Premier Joueur dans l’ordre). Piochez 1 carte Attaque : elle s’applique si elle montre le symbole de l’attaquant, sinon l’attaque échoue. Une Attaque-surprise ne pioche pas de carte Attaque : elle donne 1 carte Contamination et une carte Panique. Les Antres n’attaquent jamais.
    .rules = R-13.1, R-13.2, R-13.3, R-13.4, R-13.5, R-13.10, V-5.1, V-5.2

term-escape =
    .text = Pour quitter une Salle où il y a des Intrus, choisissez une Salle adjacente et payez 1 carte (2 avec une Blessure à la Jambe non pansée). Chaque Semeur du Vide présent vous attaque une fois, du plus grand au plus petit ; un Antre n’attaque pas. Si vous survivez, vous vous déplacez et résolvez l’entrée comme d’habitude.
    .rules = R-6.2, R-7.7, R-12.10, R-12.11, R-12.12, V-5.2, V-6.8

term-combat =
    .text = Un Personnage et un Intrus dans la même Salle sont en Combat, et un Antre est un Intrus. Les seules actions de base y sont le Tir, le Corps-à-corps et la Fuite, et les Actions de Salle sont interdites. Les Œufs, et les Personnages en Nacelle ou en hibernation, ne sont pas en Combat.
    .rules = R-5.19, R-5.20, R-5.21, R-7.6, V-6.2

term-turn =
    .text = À votre tour, vous faites 2 actions, ou 1 action puis vous passez, ou vous passez. Si votre Salle est en Feu à la fin de votre tour, vous subissez 1 Blessure légère ; s’il s’y trouve un Antre, vous faites ensuite un jet de Bruit.
    .rules = R-5.1, R-5.2, R-5.6, R-5.8, V-6.3

term-noise_roll =
    .text = Après être entré dans une Salle sans autre Personnage ni Intrus, ou quand un effet le demande, lancez le dé de Bruit. Un chiffre place un marqueur Bruit à cette issue de votre Salle ; s’il y en a déjà un, une Rencontre a lieu à la place. En Combat, vous n’en faites pas, sauf un à la fin de chacun de vos tours près d’un Antre.
    .rules = R-7.4, R-7.5, R-10.1, R-10.2, R-10.3, V-6.3

term-injury =
    .text = Les Dégâts sont placés sur le Semeur du Vide ou l’Antre, puis vérifiés une fois ; un Œuf meurt dès 1 Dégât. Piochez 1 carte Attaque pour un Chuchoteur, 2 pour les autres : des deux chiffres, le plus petit compte pour une Ombre, le plus grand pour le Cauchemar et un Antre. Il est vaincu si ce chiffre ne dépasse pas ses Dégâts. Une flèche de retraite sur une carte le fait battre en retraite, mais sauve un Antre. La Chimère ne reçoit jamais de Dégâts : piochez 1 carte, seule une flèche la fait battre en retraite.
    .rules = R-14.1, R-14.6, V-6.6, V-7.1

combat_face-creeper = Face Ombre
    .text = 1 Dégât à une Ombre ou un Œuf. Toute autre cible est manquée et, au Corps-à-corps, vous subissez alors 1 Blessure grave.
    .reminder = 1 Dégât : Ombre ou Œuf ; sinon manqué

combat_face-adult = Face Chuchoteur
    .text = 1 Dégât à une Ombre, un Chuchoteur ou un Œuf. Toute autre cible est manquée et, au Corps-à-corps, vous subissez alors 1 Blessure grave.
    .reminder = 1 Dégât : Ombre, Chuchoteur ou Œuf ; sinon manqué

trait-trait_pilot =
    .text = L’Action de Salle du Cockpit vous coûte 1 carte Action et fonctionne pour vous même en Panne. Quand vous tirez, la face Chuchoteur du dé compte comme Manqué.
    .reminder = Cockpit pour 1 carte, même en Panne ; la face Chuchoteur compte comme Manqué.

item-flamethrower =
    .text = Se fabrique avec flamme et clé à molette. Objet lourd. Arme classique, 4 Munitions au plus, pleine une fois fabriquée. Toute face sauf Manqué inflige au moins 1 Dégât, mais un Antre n’en subit que sur « Une touche » ou « Deux touches » ; « Deux touches » met aussi le Feu à votre Salle (placez un marqueur). Se recharge seulement avec des Produits chimiques (au maximum).

item-prototype_shotgun =
    .text = Objet lourd. Arme énergétique, 2 Munitions au plus, 1 Munition quand on la trouve. Toute face sauf Manqué inflige au moins 1 Dégât, mais un Antre n’en subit que sur « Une touche » ou « Deux touches », qui en infligent chacune 1 de plus. Se recharge avec une Charge énergétique (au maximum) ou à l’Armurerie (2 Munitions).

item-needle_gun =
    .text = Objet lourd. Arme classique, 2 Munitions au plus, pleine au départ. N’inflige aucun Dégât : si le jet devait en infliger au moins 1, la cible bat en retraite à la place (piochez 1 carte Événement, dont seul le numéro compte). Un Antre ne peut pas être sa cible. Se recharge seulement avec des Produits chimiques (au maximum).

card-full_auto =
    .text = Coût : cette carte seule. En Combat uniquement. Défaussez toutes les Munitions du Fusil d’assaut que vous tenez (au moins 1) et faites un seul Tir avec lui. Ajoutez 1 Dégât par tranche complète de 2 Munitions défaussées, même si le dé montre Manqué ; le Dégât supplémentaire du fusil s’ajoute dès qu’au moins 1 Dégât est infligé. Exemple : 5 Munitions et un tir manqué infligent 3 Dégâts. Un Antre ne subit quelque chose que sur « Une touche » ou « Deux touches ».

card-punch =
    .text = Coût : cette carte seule. En Combat uniquement. Attaquez un Intrus au Corps-à-corps : 1 carte Contamination, puis le dé de combat. Avant la vérification des Dégâts, il subit 1 Dégât de plus : 2 si vous touchez, 1 même si vous manquez (une option de table peut changer cela), mais un Antre manqué n’en subit aucun. Un coup manqué vous blesse comme d’habitude.

item-taser =
    .text = Se fabrique avec batterie et clé à molette. Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Au choix : (a) 1 Intrus de votre Salle subit 1 Dégât, puis bat en retraite s’il survit et ne vient pas déjà de le faire (piochez 1 carte Événement, dont seul le numéro compte) ; un Antre ne bat jamais en retraite ; (b) 1 Personnage de votre Salle défausse toute sa main, Contamination comprise.

item-fire_extinguisher =
    .text = Objet lourd. Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Au choix : (a) retirez le marqueur Feu de votre Salle ; (b) 1 Semeur du Vide de votre Salle bat en retraite (piochez 1 carte Événement, dont seul le numéro compte). Les Antres ne battent jamais en retraite.

room-fire_control =
    .text = Action de Salle, 2 cartes : choisissez une Salle quelconque en Feu ou occupée par un Semeur du Vide. Retirez-en le marqueur Feu, s’il y en a un ; puis chaque Semeur du Vide présent bat en retraite, avec une carte Événement pour chacun. Les Antres ne battent jamais en retraite.

item-decoy =
    .text = Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Choisissez 1 Salle adjacente à la vôtre. Tous les Semeurs du Vide des Salles adjacentes à la Salle choisie, la vôtre comprise, s’y déplacent, même en Combat et à travers les Portes fermées ; chacun de ceux qui sont en Combat fait 1 attaque avant de partir. Les Antres ne se déplacent jamais.

term-retreat =
    .text = Piochez une carte Événement et n’utilisez que son numéro : le Semeur du Vide sort par cette issue avec ses Dégâts, même à travers une Porte fermée. Par un Conduit, il disparaît : ses Dégâts sont perdus et 1 jeton Semeur du Vide va dans le sac. Les Antres ne battent jamais en retraite.
    .rules = R-14.7, R-14.8, R-14.9, R-14.10, V-6.4, V-7.3, V-7.4, V-7.5

term-technical_corridors =
    .text = Une seule case commune à toutes les Salles avec un Conduit, avec au plus un marqueur Bruit et sans Porte. Les Personnages ne l’empruntent que si une carte ou un Objet le dit. Un Semeur du Vide qui y entre quitte le vaisseau : ses Dégâts sont perdus et 1 jeton Semeur du Vide, n’importe lequel, va dans le sac.
    .rules = R-1.19, R-7.3, R-9.6, R-10.4, R-17.7, R-22.6, V-7.4

term-danger =
    .text = Tous les Semeurs du Vide des Salles adjacentes qui ne sont pas en Combat entrent dans votre Salle, même à travers les Portes fermées ; les Antres ne se déplacent jamais. S’il n’y a aucun Semeur du Vide de ce genre, placez un marqueur Bruit à chaque issue de votre Salle qui n’en a pas ; cela ne provoque pas de Rencontre.
    .rules = R-10.5, R-10.6, R-10.8, R-8.4, V-6.4, V-7.3

noise_face-danger =
    .text = Chaque Semeur du Vide hors Combat d’une Salle adjacente arrive dans votre Salle, même à travers une Porte fermée ; les Antres ne se déplacent jamais. S’il n’y a aucun Semeur du Vide de ce genre, placez un marqueur Bruit dans chaque Couloir de votre Salle qui n’en a pas, et dans les Conduits si votre Salle a un Conduit et qu’ils n’en ont pas.
    .reminder = Semeurs adjacents attirés ; aucun : Bruit partout

exploration-danger =
    .text = Pas de jet de Bruit : résolvez Danger. Les Semeurs du Vide des Salles adjacentes qui ne sont pas en Combat arrivent, même à travers les Portes fermées ; s’il n’y en a aucun, placez un marqueur Bruit à chaque issue qui n’en a pas. Un Déplacement Vigilant, ou un déplacement sans jet de Bruit, ignore ce jeton.

term-door =
    .text = Toutes les Portes sont d’abord ouvertes. Fermée, une Porte arrête les Personnages, le Feu et les armes lancées, mais pas les Semeurs du Vide, qui passent et la laissent intacte. Une Porte détruite reste ouverte pour de bon, sauf avec le Chalumeau à plasma. Si les 12 jetons sont utilisés, prenez-en un ailleurs sur le vaisseau.
    .rules = R-1.5, R-2.13, R-17.5, R-17.6, R-17.7, V-7.3

door-closed =
    .text = Elle arrête les Personnages, les armes lancées et la propagation du Feu. Les Semeurs du Vide la franchissent comme si elle était ouverte, et elle reste intacte. Le Bruit n’est pas concerné.

term-airlock =
    .text = Le Contrôle des sas scelle une autre Salle jaune explorée et y place son jeton. Si toutes les Portes restent fermées jusqu’à ce que tous aient passé, tout ce qui vit dans cette Salle meurt, sauf la Chimère, et son Feu s’éteint. Ouvrir ou détruire l’une des Portes annule tout.
    .rules = R-4.7, R-17.11, V-6.6, V-7.6

room-airlock_control =
    .text = Action de Salle, 2 cartes, si le jeton Sas n’est pas en jeu : choisissez une autre Salle jaune explorée dont aucun Couloir n’a de Porte détruite. Fermez les Portes de tous ses Couloirs et placez-y le jeton. Si l’une de ces Portes est ouverte ou détruite avant que tous les joueurs aient passé, retirez le jeton. S’il est encore là quand tous ont passé, tous les Personnages de cette Salle meurent, son Antre est détruit et laisse une Carcasse, et chaque Semeur du Vide est vaincu, sauf la Chimère, qui reste ; puis son marqueur Feu et le jeton sont retirés. Les Corps lourds et les Œufs restent.

## Les phases

term-event_phase =
    .text = Six étapes dans cet ordre : marqueur Temps, Attaque des Intrus, Dégâts du Feu, une carte Événement (déplacement des Intrus, puis effet), Dissimulation, Sac Intrus. Chaque étape est terminée, avec toutes ses suites, avant que la suivante commence.
    .rules = R-4.8, R-4.9, R-4.10, R-4.11, R-4.12, R-4.13, V-8.1, V-8.2

item-orbital_maneuvering_system =
    .text = Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Tous les joueurs, vous compris, passent aussitôt dans l’ordre (en défaussant des cartes s’ils le veulent, en saignant s’ils ont cette Blessure) et la Manche s’arrête. Dans cette phase Événement, sautez seulement l’étape Attaque des Intrus ; Temps, Feu, Événement, Dissimulation et sac Intrus se résolvent. De tous les joueurs, vous seul pouvez subir la Blessure du Feu pour avoir passé dans une Salle en Feu.

## Ni Slime, ni Salle de slime, ni jeton Silence ; des jetons sur les Moteurs

term-slime =
    .text = Il n’y en a pas contre les Semeurs du Vide : ignorez tout ce qu’un texte dit du Slime.
    .rules = V-1.1, V-1.2, V-2.5

term-silence =
    .text = Une face du dé de Bruit : rien ne se passe.
    .rules = R-10.9, V-2.5

noise_face-silence =
    .text = Rien ne se passe et aucun marqueur n’est placé.
    .reminder = Rien ne se passe

item-clothes =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Pansez 1 de vos Blessures graves. Symbole de fabrication : tissu.
    .reminder = Pansez 1 Blessure grave. Tissu.

why_not-no_slime = Il n’y a pas de Slime contre les Semeurs du Vide.

item-craft_enviro_suit =
    .text = Se fabrique à l’Atelier avec des Vêtements. Passif : tant que vous l’avez, vous ne subissez aucune Blessure légère due au Feu. Quand votre Salle est dépressurisée, elle est défaussée et vous survivez. On la voit quand elle vous protège.
    .reminder = Aucune Blessure légère du Feu ; sauve d’une Dépressurisation.

trait-trait_mechanic =
    .text = La carte Conduits techniques ne vous fait pas passer. Le prix que ce Trait a ailleurs est ignoré contre les Semeurs du Vide.
    .reminder = Les Conduits ne vous font pas passer.

trait-trait_laika =
    .text = Laïka commence sur votre plateau. Avant la première action de chacun de vos tours, vous pouvez la déplacer dans une Salle adjacente à la sienne (à la vôtre si elle est sur votre plateau) ou la rappeler sur votre plateau, où qu’elle soit. Les Portes fermées l’arrêtent ; elle ne prend jamais les Conduits. Elle explore comme un Personnage ; en entrant dans une Salle sans Personnage ni Intrus, elle fait un jet de Bruit. Quand une Rencontre commence dans sa Salle, elle revient d’abord sur votre plateau ; l’Intrus qu’elle a attiré ne fait pas d’Attaque-surprise. Feu, tourelles et attaques ne l’atteignent pas, elle ne fait pas de jet près d’un Antre, et elle n’évite de jet de Bruit à personne. Si vous mourez, hibernez ou partez en Nacelle, elle quitte la partie.

trait-trait_android =
    .text = Seule l’Auto-Réparation panse ou soigne vos Blessures : aucun Objet, aucune Salle, aucune carte du Médecin, pas même l’AutoDoc ; votre Folie se baisse comme celle des autres. Quand vous piochez une carte Contamination, elle est aussitôt scannée et quitte le jeu, vous piochez une autre carte à la place, et une carte infectée vous inflige 1 Blessure légère ; votre Folie ne change pas. Vous écartez votre Objectif Personnel sans le montrer et piochez un second Objectif Corporation. Quand le marqueur Temps atteint la case 5, vous vous éteignez et quittez la partie, sauf en hibernation ou si une Nacelle vous a emmenée.

term-malfunction =
    .text = Elle bloque l’Action de Salle et l’Ordinateur, pas la Fouille, et ne change jamais un Moteur. On n’en place jamais dans le Nid ni dans une Salle inconnue. S’il faut placer un neuvième marqueur, le vaisseau est détruit.

term-item_counter =
    .text = Combien de Fouilles une Salle permet encore. Le jeton Exploration le fixe (en solo : la moitié, arrondie au supérieur), chaque Fouille le baisse de 1, et à 0 il n’y a plus rien à trouver. Les Salles spéciales et le Nid n’en ont pas.

exploration-malfunction =
    .text = Placez un marqueur Panne dans cette Salle ; rien dans le Nid. Si la Salle était vide, le jet de Bruit habituel suit.

exploration-turret =
    .text = Une tourelle se dresse dans cette Salle, mais jamais dans le Nid. Mélangez ses trois jetons Ciblage face cachée et retournez celui du sommet. Si la Salle était vide, le jet de Bruit habituel suit.

card-demolition =
    .text = Coût : cette carte seule. En Combat ou hors Combat. Au choix : (a) détruisez 1 Porte dans un Couloir de votre Salle, ouverte ou fermée mais pas déjà détruite (fermée seulement, si la table en a décidé ainsi) ; (b) placez un marqueur Panne dans votre Salle, sauf si elle en a déjà un ou s’il s’agit du Nid. S’il ne reste aucun des 8 marqueurs Panne, le vaisseau est détruit.

card-robot_demolition =
    .text = Carte Robot : 1 énergie. En Combat ou hors Combat. Au choix : (a) détruisez 1 Porte dans un Couloir de votre Salle, ouverte ou fermée mais pas déjà détruite (fermée seulement, si la table en a décidé ainsi) ; (b) placez un marqueur Panne dans votre Salle, sauf si elle en a déjà un ou s’il s’agit du Nid. S’il ne reste aucun des 8 marqueurs Panne, le vaisseau est détruit.

card-scavenging =
    .text = Coût : cette carte et 1 autre carte Action. Hors Combat uniquement. Effectuez une Fouille avec toutes ses règles, même si le compteur d’Objets est à 0 ; s’il ne l’est pas, baissez-le de 1. Interdit dans une Salle qui ne contient jamais d’Objets : Cockpit, Moteurs, Hibernatorium, Nid.

card-reconnaissance =
    .text = Coût : cette carte et 1 autre carte Action. Hors Combat uniquement. Allez dans une Salle adjacente sans jet de Bruit. Si vous l’explorez ainsi, ignorez Danger sur son jeton Exploration ; Feu, Panne, Porte et Antre s’appliquent.

term-careful_move =
    .text = Pour 2 cartes, hors Combat, allez dans une Salle adjacente et, au lieu d’un jet de Bruit, placez 1 marqueur Bruit à une issue de cette Salle, de votre choix, qui n’en a pas. C’est interdit si toutes les issues en ont déjà un, et cela ignore les jetons Danger. Le marqueur est placé même dans une Salle occupée (une option de table peut changer ce point), mais pas si vous révélez un Antre.
    .rules = R-6.3, R-7.12, R-7.13, R-7.14, R-7.15, V-6.1

term-exploration =
    .text = Quand un Personnage entre dans une Salle inconnue, la tuile et son jeton Exploration sont révélés. Réglez le compteur d’Objets sur le chiffre du jeton, résolvez son effet, retirez-le ; vient ensuite le jet de Bruit, sauf si la Salle était occupée ou si le jeton remplace le jet. Les Salles spéciales comptent comme explorées dès le début, mais chaque Moteur porte aussi un jeton, résolu quand un Personnage y entre pour la première fois ; son chiffre est ignoré.
    .rules = R-7.4, R-7.8, R-8.1, R-8.2, R-8.9, R-8.12, V-1.2, V-1.3

room-engine_1 =
    .text = Au départ, un jeton Exploration est ici face cachée ; il est résolu quand un Personnage entre pour la première fois. Action de Salle, 2 cartes : regardez en secret le jeton du dessus du Moteur 1 ; vous pouvez dire la vérité ou mentir. Seul un effet de carte ou d’Objet permet de le réparer ou de le saboter : regardez les deux jetons, placez l’un ou l’autre dessus, et annoncez seulement si leur ordre a changé. Une Panne ici ne l’empêche pas. Pas de Fouille.

room-engine_2 =
    .text = Au départ, un jeton Exploration est ici face cachée ; il est résolu quand un Personnage entre pour la première fois. Action de Salle, 2 cartes : regardez en secret le jeton du dessus du Moteur 2 ; vous pouvez dire la vérité ou mentir. Seul un effet de carte ou d’Objet permet de le réparer ou de le saboter : regardez les deux jetons, placez l’un ou l’autre dessus, et annoncez seulement si leur ordre a changé. Une Panne ici ne l’empêche pas. Pas de Fouille.

room-engine_3 =
    .text = Au départ, un jeton Exploration est ici face cachée ; il est résolu quand un Personnage entre pour la première fois. Action de Salle, 2 cartes : regardez en secret le jeton du dessus du Moteur 3 ; vous pouvez dire la vérité ou mentir. Seul un effet de carte ou d’Objet permet de le réparer ou de le saboter : regardez les deux jetons, placez l’un ou l’autre dessus, et annoncez seulement si leur ordre a changé. Une Panne ici ne l’empêche pas. Pas de Fouille.

room-monitoring_room =
    .text = Action de Salle, 2 cartes : choisissez 1 Salle inconnue, regardez en secret sa tuile et son jeton Exploration, puis remettez-les ; ou regardez le jeton d’un Moteur où personne n’est entré. Vous pouvez dire la vérité ou mentir à leur sujet.
    .reminder = Regardez 1 Salle inconnue et son jeton, ou un Moteur

item-recon_drone =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Choisissez 1 Salle inconnue : regardez en secret sa tuile et son jeton Exploration ; ou regardez le jeton d’un Moteur où personne n’est entré.
    .reminder = Regardez 1 Salle inconnue et son jeton, ou un Moteur.

## La fin de la partie

check-contamination = Contamination : Folie { $level } (1 de plus par carte Contamination, 5 au maximum) ; { $drew ->
        [yes] { $drawn ->
            [0] aucune carte Contamination
            [one] 1 carte Contamination
           *[other] { $drawn } cartes Contamination
        } parmi les 4 piochées :
       *[no] moins de 5, inutile de piocher 4 cartes :
    } { $passed ->
        [yes] aucun dommage.
       *[no] la mort.
    }

client-queen_killed = La Chimère est morte.
web-table-queen-killed = La Chimère est morte.

objective-obj_great_hunt =
    .text = Survivez, et : vous avez envoyé le Signal ET soit les 3 Antres sont détruits, soit le vaisseau est détruit. Un seul trophée compte.
    .reminder = Signal, et 3 Antres ou vaisseau détruits

objective-sc_head =
    .text = Le Signal est envoyé ET soit les 3 Antres sont détruits, soit le vaisseau est détruit. Vous devez aussi survivre (en coopération : au moins l’un de vous).
    .reminder = Signal, et 3 Antres ou vaisseau détruits

term-autodoc =
    .text = En coopération seulement : si le Cadavre d’un Personnage est dans l’Infirmerie au début d’une Manche, sans Intrus ni Panne, ce Personnage y revient en jeu. Ses Blessures légères sont effacées et ses Blessures graves toutes pansées ; sa Folie reste telle quelle.
    .rules = R-22.4, R-22.5, V-10.2

## Options de table qui changent de sens

option-kill_rule =
    .plain = Ne change rien contre les Semeurs du Vide : chacun d’eux est vaincu quand le chiffre qui compte ne dépasse pas ses Dégâts.
    .text = Ne décide rien contre les Semeurs du Vide : chacun d’eux est vaincu quand le chiffre qui compte ne dépasse pas ses Dégâts.

option-dead_larva_egg = Œufs détruits
    .plain = Les Œufs détruits peuvent revenir plus tard, ou disparaissent pour de bon.
    .text = Décide où va le jeton d’un Œuf détruit : de retour à la réserve, ou hors du jeu.

option-hatching_effect =
    .plain = Ne change rien contre les Semeurs du Vide : cet Événement n’est pas parmi les leurs.
    .text = Ne décide rien contre les Semeurs du Vide : cet Événement n’est pas parmi les leurs.

option-eclosion_scan =
    .plain = Ne change rien contre les Semeurs du Vide : cet Événement n’est pas parmi les leurs.
    .text = Ne décide rien contre les Semeurs du Vide : cet Événement n’est pas parmi les leurs.

option-malfunction_event_target =
    .plain = Ne change rien contre les Semeurs du Vide : cet Événement n’est pas parmi les leurs.
    .text = Ne décide rien contre les Semeurs du Vide : cet Événement n’est pas parmi les leurs.

option-eggs_after_nest =
    .plain = Ne change rien contre les Semeurs du Vide : aucun de leurs jetons n’ajoute d’Œuf.
    .text = Ne décide rien contre les Semeurs du Vide : aucun de leurs jetons n’ajoute d’Œuf.

option-larva_final_check =
    .plain = Ne change rien contre les Semeurs du Vide : seule la Folie fait piocher 4 cartes.
    .text = Ne décide rien contre les Semeurs du Vide : seule la Folie fait piocher 4 cartes.

option-intruder_player =
    .plain = Ne change rien contre les Semeurs du Vide : aucun joueur ne peut les mener.
    .text = Ne décide rien contre les Semeurs du Vide : aucun joueur ne peut les mener.

## Le journal

log-encounter =
    .met = { $type ->
        [insanity] { $a }, du Bruit partout.
       *[other] { $own ->
            [yes] vous tombez sur { $a }.
            [no] { $who } tombe sur { $a }.
           *[none] { $a }, sans témoin.
        }
    }
log-injured =
    .end = { $type ->
        [lair] est détruit
       *[other] meurt
    }

client-goal_queen = { $state ->
        [met] Les 3 Antres sont détruits.
       *[open] Détruisez les 3 Antres.
    }
