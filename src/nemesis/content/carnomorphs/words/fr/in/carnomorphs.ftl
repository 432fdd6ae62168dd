# Ce que les Carnomorphes changent dans les mots du jeu de base

## Contamination : des marqueurs au lieu de Larves

ask-scan = Scannez-vous les cartes Contamination de votre main ? Les cartes non infectées quittent le jeu ; { $deadly ->
        [yes] une carte infectée vous tue : ce serait votre quatrième marqueur Mutation.
       *[no] une carte infectée vous donne un marqueur Mutation, ou une carte Mutation si vous n’en avez pas.
    }

client-odds_infected = carte infectée, un marqueur Mutation : { $percent } %

card-rest =
    .text = Coût : cette carte seule. Hors Combat uniquement. Il vous faut au moins 1 carte Contamination en main. Scannez toutes celles de votre main : retirez du jeu chaque carte qui n’est pas infectée. Les cartes infectées restent en main. S’il y en a au moins une, vous recevez un seul marqueur Mutation ou, si vous n’avez pas de carte Mutation, cette carte à la place ; un quatrième marqueur vous tue.

room-canteen =
    .text = Action de Salle, 2 cartes : soignez 1 de vos Blessures légères. Vous pouvez ensuite scanner les cartes Contamination de votre main (vous le devez s’il n’y avait rien à soigner) : celles qui ne sont pas infectées quittent le jeu ; si une carte est infectée, elle reste en main et vous recevez un seul marqueur Mutation ou, si vous n’avez pas de carte Mutation, cette carte à la place. Un quatrième marqueur vous tue.

room-shower_room =
    .text = Action de Salle, 2 cartes : défaussez votre marqueur Slime. Vous pouvez ensuite scanner les cartes Contamination de votre main (vous le devez si vous n’aviez pas de Slime) : celles qui ne sont pas infectées quittent le jeu ; si une carte est infectée, elle reste en main et vous recevez un seul marqueur Mutation ou, si vous n’avez pas de carte Mutation, cette carte à la place. Un quatrième marqueur vous tue. L’eau n’éteint aucun Feu.

term-infected =
    .text = Certaines cartes Contamination sont infectées ; seul un scan le montre. Une carte infectée trouvée en scannant votre main y reste et vous donne un marqueur Mutation ou, si vous n’avez pas de carte Mutation, cette carte à la place. Un quatrième marqueur vous tue.
    .rules = R-16.3, R-16.4, C-5.1, C-3.1

term-scan =
    .text = Un scan montre, à vous seul, quelles cartes Contamination sont infectées. Après un scan de votre main (Repos, Cantine, Douches), les cartes non infectées quittent le jeu. Plusieurs cartes infectées dans un même scan ne donnent qu’un marqueur Mutation. La carte que dépense une Mutation est scannée elle aussi.
    .rules = R-16.3, R-16.4, R-16.6, C-4.2, C-5.1

term-larva_on_board =
    .text = Il n’y en a pas contre les Carnomorphes. Son emplacement sur votre plateau reçoit vos marqueurs Mutation : voir Mutation et Marqueur Mutation.
    .rules = C-1.6

item-alcohol =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Choisissez 1 carte Contamination de votre main sans la scanner au préalable, scannez-la et retirez-la du jeu. Si elle était infectée, vous ne recevez pas de marqueur Mutation, mais vous recevez une nouvelle carte Contamination. Symbole de fabrication : flamme.

trait-trait_android =
    .text = Seule l’Auto-Réparation panse ou soigne vos Blessures : aucun Objet, aucune Salle, aucune carte du Médecin, aucune Mutation, pas même l’AutoDoc. Les Vêtements retirent toujours le Slime. Quand vous piochez une carte Contamination, elle est aussitôt scannée et quitte le jeu, vous piochez une autre carte à la place, et une carte infectée vous inflige 1 Blessure légère ; elle ne donne pas de marqueur Mutation, et vous n’avez jamais en main de carte qu’une Mutation pourrait dépenser. Vous écartez votre Objectif Personnel sans le montrer et piochez un second Objectif Corporation. Quand le marqueur Temps atteint la case 5, vous vous éteignez et quittez la partie, sauf en hibernation ou si une Nacelle vous a emmenée.

## Utiliser une Mutation

term-action =
    .text = Il y a cinq sortes d’actions : de base, carte Action, Objet, Salle et Mutation. Une action doit être permise et pouvoir produire un effet avant d’être payée. En Combat, les seules actions de base sont le Tir, le Corps-à-corps et la Fuite ; une Mutation précise si elle y est permise.
    .rules = R-5.1, R-5.16, R-5.18, R-5.20, R-5.21, C-4.1

term-combat =
    .text = Un Personnage et un Intrus dans la même Salle sont en Combat. Les seules actions de base y sont le Tir, le Corps-à-corps et la Fuite, les Actions de Salle sont interdites, et une Mutation précise si elle y est permise. Les Œufs, et les Personnages en Nacelle ou en hibernation, ne sont pas en Combat.
    .rules = R-5.19, R-5.20, R-5.21, R-7.6, C-4.1

## Bloc opératoire et Antidote : la carte Mutation

room-surgery =
    .text = Action de Salle, 2 cartes : scannez toutes vos cartes Contamination, où qu’elles soient (pioche, main, défausse). Retirez du jeu celles qui sont infectées, et remélangez votre carte Mutation dans sa pioche ; vos marqueurs restent, et ce scan ne vous en donne pas. Puis subissez 1 Blessure légère, mélangez toutes vos cartes, main comprise, dans votre pioche, et passez : vous restez sans carte jusqu’à la Manche suivante.
    .reminder = Cartes infectées et Mutation retirées ; 1 légère ; passez

part-surgery = retirer les cartes infectées et la carte Mutation, 1 Blessure légère

item-antidote =
    .text = Se fabrique avec flamme et croix. Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Scannez toutes vos cartes Contamination (pioche, main et défausse). Retirez du jeu toutes celles qui sont infectées, et remélangez votre carte Mutation dans sa pioche ; vos marqueurs et les autres cartes restent. Recevez ensuite 1 carte Contamination, mélangez toutes vos cartes, main comprise, en une nouvelle pioche, et vous devez passer.
    .reminder = Ôte cartes infectées et Mutation ; +1 Contamination, passez.

part-antidote = retirer les cartes infectées et la carte Mutation

item-surgeon_kit =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Choisissez 1 Personnage de votre Salle. Toutes ses cartes Contamination (pioche, main et défausse) sont scannées : celles qui sont infectées quittent le jeu, et sa carte Mutation retourne dans sa pioche ; ses marqueurs restent. Il mélange toutes ses cartes, main comprise, en une nouvelle pioche et subit 1 Blessure légère.
    .reminder = Retire cartes infectées et Mutation ; 1 Blessure légère.

## Des adaptations au lieu de Points faibles

term-weakness =
    .text = Les Carnomorphes n’en ont pas : trois adaptations prennent leur place et les renforcent. Analyser un Corps lourd défausse l’adaptation qui lui correspond, une fois révélée. Voir Adaptation.
    .rules = C-1.2, C-6.1, C-6.3

room-laboratory =
    .text = Action de Salle, 2 cartes, si un Cadavre, une Carcasse ou un Œuf se trouve ici, au sol ou dans les mains d’un Personnage présent, et que l’adaptation correspondante est en vigueur : défaussez cette adaptation. Elle ne s’applique plus, et le Corps lourd est conservé. Une adaptation encore face cachée, ou déjà défaussée, ne s’analyse pas.
    .reminder = Cadavre, Carcasse ou Œuf ici : adaptation défaussée

item-lab_equipment =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Si un Cadavre de Personnage, une Carcasse d’Intrus ou un Œuf se trouve dans votre Salle, au sol ou porté, et que l’adaptation correspondante est en vigueur : défaussez cette adaptation.
    .reminder = Cadavre, Carcasse ou Œuf ici : adaptation défaussée.

ask-study = { $deed } : qu’analysez-vous ? L’adaptation correspondante est défaussée.

why_not-nothing_to_study = Il n’y a ici ni Cadavre, ni Œuf, ni Carcasse dont l’adaptation soit en vigueur.

object-egg =
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Les Œufs du Nid ne se prennent que par l’Action de Salle du Nid. Ce n’est pas un Intrus et il ne met personne en Combat. Un Œuf que personne ne porte peut être attaqué : chaque Dégât en détruit 1 ; les Carnomorphes hors Combat le mangent. Un Œuf peut être analysé pour défausser l’adaptation correspondante.

object-carcass =
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Laissée par un Carnomorphe tué autre que le Boucher. Au sol, les Carnomorphes hors Combat la mangent, et des Événements lui rendent la vie. Elle peut être analysée pour défausser l’adaptation correspondante.
    .reminder = 1 main ; s’analyse pour défausser une adaptation.

object-corpse =
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Placé dans la Salle où meurt un Personnage. Au sol, les Carnomorphes hors Combat le mangent. Il peut être analysé pour défausser l’adaptation correspondante.
    .reminder = 1 main ; s’analyse pour défausser une adaptation.

object-blue_corpse =
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Il se trouve dans l’Hibernatorium au départ et vaut comme Cadavre de Personnage pour toutes les règles ; certains Objectifs demandent précisément celui-ci. Au sol, les Carnomorphes hors Combat le mangent, mais seulement s’il n’y a rien d’autre à manger.

term-energy_weapon =
    .text = Une arme rechargée par une Charge énergétique (entièrement) ou à l’Armurerie (2 Munitions). Certaines cartes ne valent que pour ces armes.

item-fire_extinguisher =
    .text = Objet lourd. Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Au choix : (a) retirez le marqueur Feu de votre Salle ; (b) 1 Intrus de votre Salle bat en retraite (piochez 1 carte Événement, dont seul le numéro compte).

client-weaknesses = Adaptations en vigueur : { $cards }. Défaussées : { $gone }.
word-weaknesses = Adaptations
web-table-weaknesses = Adaptations : { $active } en vigueur, { $gone } { $gone ->
        [one] défaussée
       *[other] défaussées
    }
web-table-weaknesses-title = Adaptations
web-table-family-weaknesses = Adaptation
web-table-menu-supply = Sac, pioches, adaptations
web-table-key-supply = Sac, pioches, adaptations

## Le sac et les Rencontres

term-bag =
    .text = Au départ : 1 vierge, 2 Faucheurs bleus et 2 rouges, plus 1 rouge par joueur. Les Rencontres en retirent des jetons ; les Carnomorphes qui disparaissent et l’étape Sac Intrus en ajoutent. Un jeton Faucheur qui entre est rouge tant qu’il en reste. Les jetons hors du sac attendent dans une réserve et peuvent revenir, sauf celui du Boucher une fois mort.
    .rules = C-1.4, C-7.2, C-10.5, R-11.8

term-bag_development =
    .text = Dernière étape de la phase Événement : piochez 1 jeton. Faucheur bleu : chacun fait un jet de Bruit, sauf en Combat, puis un rouge le remplace. Faucheur rouge : 1 Faucheur apparaît dans chaque Salle où se trouve un Faucheur ou un Corps lourd, et dans le Nid exploré. Écorcheur ou Abomination : jets de Bruit. Boucher : il vient à un Personnage qui a du Slime, ou sinon au Premier Joueur, et quitte le sac. Vierge : les Écorcheurs sans Personnage dans leur Salle retournent dans le sac, 1 jeton Faucheur de plus, jets de Bruit.
    .rules = R-4.14, C-11.8

intruder-blank =
    .text = En Rencontre : fausse alerte. Placez un marqueur Bruit dans chaque Couloir de la Salle, et dans les Conduits si elle a un Conduit ; si le sac ne contenait rien d’autre, ajoutez-y 1 jeton Faucheur. À l’étape Sac Intrus : chaque Écorcheur sans Personnage dans sa Salle quitte le vaisseau et un jeton Écorcheur va pour lui dans le sac, 1 jeton Faucheur s’ajoute, puis chacun fait un jet de Bruit dans l’ordre, sauf en Combat. S’il n’en reste plus, n’ajoutez rien ; le jeton vierge retourne toujours dans le sac.

term-first_encounter =
    .text = Quand la première figurine de Carnomorphe, même un Faucheur, est placée sur le vaisseau, chaque joueur vivant garde en secret 1 Objectif et retire l’autre, face cachée. Puis la partie reprend où elle s’était arrêtée. Cela vaut aussi quand le Faucheur disparaît aussitôt avec son Attaque-surprise.
    .rules = R-11.4, R-21.1, R-21.2, R-26.4, C-8.4

term-slime =
    .text = Un marqueur Slime sur votre plateau change tout Silence en Danger ; le Boucher vient aux Personnages qui en ont, et certains Événements s’y intéressent. Vous en avez 1 au maximum. Des Vêtements, les Douches ou un effet qui le précise le retirent.
    .rules = R-10.9, R-10.10, R-8.5, C-11.8

## Attaques, Dégâts, mort

term-intruder_attack =
    .text = Elle a lieu lors d’une Attaque-surprise, en phase Événement et quand vous prenez la Fuite. En phase Événement, la cible est le Personnage de la Salle qui a le moins de cartes Action en main (égalité : le plus proche du Premier Joueur dans l’ordre). Piochez 1 carte Attaque : elle s’applique si elle montre le symbole de l’attaquant, sinon l’attaque échoue. Un Faucheur ne pioche pas : vous recevez une carte Mutation si vous n’en avez pas, recevez 1 carte Contamination et subissez 1 Blessure légère, et il disparaît.
    .rules = R-13.1, R-13.2, R-13.3, R-13.4, R-13.5, R-13.10, C-9.2

term-reaction =
    .text = Une carte ou un Objet utilisé en réponse à quelque chose, hors des deux actions d’un tour ; vous pouvez vous en servir après avoir passé. Celle qui ignore une attaque est proposée quand on sait que la carte Attaque touche (pour un Faucheur : avant son attaque) et n’épargne que son utilisateur. Une relance se décide avant d’appliquer le dé.

item-armor =
    .text = Coût : aucune carte Action. En Combat uniquement. Usage unique. Réaction : quand une Attaque d’Intrus, quelle qu’elle soit, va vous toucher (carte Attaque révélée, ou juste avant l’attaque d’un Faucheur), vous pouvez défausser l’Armure pour ignorer cette attaque. Elle ne protège que vous.

card-nerves_of_steel =
    .text = Coût : cette carte seule. Réaction : quand une Attaque-surprise va vous toucher (carte Attaque révélée, ou juste avant l’attaque d’un Faucheur), défaussez cette carte pour en ignorer l’effet. L’Intrus reste dans la Salle. Ce n’est ni une action ni une Interruption, et aucune Interruption ne l’annule.

card-stop =
    .text = Carte Robot à usage unique, réaction : elle ne coûte pas d’énergie et quitte le jeu une fois utilisée, mais un Robot vide ne peut pas la jouer (sauf si la table en décide autrement). Quand un Intrus vous attaque, par une Attaque-surprise, en phase Événement, lors d’une Fuite ou autrement, et avant que la carte Attaque soit piochée : ignorez toute cette attaque. Elle arrête une attaque d’un Intrus, y compris d’un Faucheur, qui reste là.

term-injury =
    .text = Les Dégâts sont placés sur le Carnomorphe, puis vérifiés une fois ; un Œuf meurt dès 1 Dégât. Piochez 1 carte Attaque, quel que soit le type ; elle porte un chiffre pour les Faucheurs et un pour les autres. Le Carnomorphe meurt si son chiffre ne dépasse pas ses Dégâts. Une flèche de retraite à la place du chiffre signifie qu’il vit et bat en retraite.
    .rules = R-14.1, R-14.6, C-10.1

combat_face-creeper = Face Faucheur
    .text = 1 Dégât à un Faucheur ou un Œuf. Toute autre cible est manquée et, au Corps-à-corps, vous subissez alors 1 Blessure grave.
    .reminder = 1 Dégât : Faucheur ou Œuf ; sinon manqué

combat_face-adult = Face Écorcheur
    .text = 1 Dégât à un Faucheur, un Écorcheur ou un Œuf. Toute autre cible est manquée et, au Corps-à-corps, vous subissez alors 1 Blessure grave.
    .reminder = 1 Dégât, sauf Abomination ou Boucher : manqué

trait-trait_pilot =
    .text = L’Action de Salle du Cockpit vous coûte 1 carte Action et fonctionne pour vous même en Panne. Quand vous tirez, la face Écorcheur du dé compte comme Manqué.
    .reminder = Cockpit pour 1 carte, même en Panne ; la face Écorcheur compte comme Manqué.

term-retreat =
    .text = Piochez une carte Événement et n’utilisez que son numéro : le Carnomorphe sort par cette issue avec ses Dégâts. Une Porte fermée est détruite et le Carnomorphe reste. Par un Conduit, il disparaît : ses Dégâts sont perdus et un jeton de son type va dans le sac. Le Boucher n’y passe jamais : il reste.
    .rules = R-14.8, R-14.9, R-14.10, C-7.1, C-10.1

term-technical_corridors =
    .text = Une seule case commune à toutes les Salles avec un Conduit, avec au plus un marqueur Bruit et sans Porte. Les Personnages ne l’empruntent que si une carte ou un Objet le dit. Un Carnomorphe qui y entre quitte le vaisseau : ses Dégâts sont perdus et un jeton de son type va dans le sac. Le Boucher n’y entre jamais : il reste dans sa Salle.
    .rules = R-1.19, R-7.3, R-9.6, R-10.4, R-17.7, R-22.6, C-7.1, C-7.2

term-carcass =
    .text = Un Carnomorphe tué laisse une Carcasse dans sa Salle, sauf si c’était le Boucher. C’est un Corps lourd que le Laboratoire peut analyser ; au sol, les Carnomorphes s’en nourrissent. Une Abomination tuée laisse en plus 1 Écorcheur, le Boucher 2 Écorcheurs.
    .rules = R-15.9, C-10.2, C-10.3, C-10.4, C-11.5

room-airlock_control =
    .text = Action de Salle, 2 cartes, si le jeton Sas n’est pas en jeu : choisissez une autre Salle jaune explorée dont aucun Couloir n’a de Porte détruite. Fermez les Portes de tous ses Couloirs et placez-y le jeton. Si l’une de ces Portes est ouverte ou détruite avant que tous les joueurs aient passé, retirez le jeton. S’il est encore là quand tous ont passé, tous les Personnages et Intrus de cette Salle meurent, puis son marqueur Feu et le jeton sont retirés. Les Corps lourds et les Œufs restent ; les Carnomorphes laissent leurs Carcasses, et les Écorcheurs que laissent une Abomination ou le Boucher survivent.

## La Nourriture

term-event_phase =
    .text = Cinq étapes dans cet ordre : marqueur Temps, Attaque des Intrus suivie de la Nourriture, Dégâts du Feu, une carte Événement (déplacement des Intrus, puis effet), Sac Intrus. Chaque étape est terminée, avec toutes ses suites, avant que la suivante commence.
    .rules = R-4.8, R-4.10, R-4.11, R-4.12, R-4.13, R-4.14, C-11.5

term-corpse =
    .text = Un Personnage mort laisse un Cadavre rouge ; le bleu est dans l’Hibernatorium dès le début. Ce sont des Corps lourds que le Laboratoire peut analyser ; au sol, les Carnomorphes s’en nourrissent.
    .rules = R-3.7, R-15.9, R-16.13, C-6.3, C-11.5

term-egg =
    .text = Les Œufs du plateau Intrus sont dans le Nid ; d’autres sont portés ou au sol dans une Salle. Un Œuf est un Corps lourd, pas un Intrus, et les Carnomorphes s’en nourrissent si personne ne le porte. Chaque Dégât infligé à des Œufs non transportés en détruit un, et après chaque tentative vous faites un jet de Bruit, sauf en Combat.
    .rules = R-1.6, R-15.9, R-17.22, R-17.23, R-17.24, R-17.25, R-17.26, C-11.5

term-nest =
    .text = La Salle des Œufs du plateau Intrus, 8 au départ. Le Nid est détruit pour de bon dès qu’il n’en reste plus, pris, détruits ou mangés : les Carnomorphes présents dans le Nid exploré s’en nourrissent. Ni Fouille ni Panne dans cette Salle.
    .rules = C-1.2, C-11.5, R-17.20, R-17.35, R-17.36

room-nest =
    .text = Action de Salle, 2 cartes : prenez en main 1 Œuf du plateau Intrus, puis faites un jet de Bruit. Dès que ce plateau n’a plus d’Œuf, le Nid est détruit pour de bon ; les Carnomorphes présents hors Combat mangent aussi ces Œufs. Vous pouvez aussi les attaquer au Tir ou au Corps-à-corps ; un jet de Bruit suit chaque tentative, sauf en Combat. Ici, ni Fouille ni Panne.

item-orbital_maneuvering_system =
    .text = Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Tous les joueurs, vous compris, passent aussitôt dans l’ordre (en défaussant des cartes s’ils le veulent, en saignant s’ils ont cette Blessure) et la Manche s’arrête. Dans cette phase Événement, sautez seulement l’étape Attaque des Intrus et la Nourriture qui la suit ; Temps, Feu, Événement et sac Intrus se résolvent. De tous les joueurs, vous seul pouvez subir la Blessure du Feu pour avoir passé dans une Salle en Feu.
    .reminder = Tous passent ; ni Attaque des Intrus ni Nourriture.

part-end_round = tous passent, ni Attaque des Intrus ni Nourriture cette Manche

word-phase_attacks = Attaque des Intrus et Nourriture
web-table-phase-attacks = Attaque des Intrus et Nourriture

term-death =
    .text = Placez un Cadavre rouge dans la Salle ; les Corps lourds portés y tombent et tous les Objets quittent le jeu. Un quatrième marqueur Mutation tue aussi, et un Écorcheur apparaît près du Cadavre. Le joueur est éliminé et ne peut pas gagner. La première mort de la partie déverrouille toutes les Nacelles. En coopération, les Objets restent au Personnage mort, qui peut revenir tant que son Cadavre n’est pas mangé.
    .rules = R-16.10, R-16.13, R-16.14, R-21.3, R-22.5, C-3.1

term-autodoc =
    .text = En coopération seulement : si le Cadavre d’un Personnage est dans l’Infirmerie au début d’une Manche, sans Intrus ni Panne, ce Personnage y revient en jeu. Ses Blessures légères sont effacées et ses Blessures graves toutes pansées ; sa carte Mutation et ses marqueurs restent. Un Cadavre mangé ne peut plus être ranimé.
    .rules = R-22.4, R-22.5, C-12.4

## La fin de la partie

check-contamination = Contamination : { $infected ->
        [0] aucune carte infectée
        [one] 1 carte infectée
       *[other] { $infected } cartes infectées
    }{ $mutation ->
        [yes] , une carte Mutation
       *[no] { "" }
    } ; { $drew ->
        [yes] { $drawn ->
            [0] aucune carte Contamination
            [one] 1 carte Contamination
           *[other] { $drawn } cartes Contamination
        } parmi les 4 piochées, { $markers ->
            [0] aucun marqueur Mutation
            [one] 1 marqueur Mutation
           *[other] { $markers } marqueurs Mutation
        } au total (plus de 3 tuent) :
       *[no] inutile de piocher 4 cartes :
    } { $passed ->
        [yes] aucun dommage.
       *[no] la mort.
    }

death-contamination = plus de trois marqueurs Mutation au contrôle de Contamination

client-queen_killed = Le Boucher est mort.
web-table-queen-killed = Le Boucher est mort.

objective-obj_great_hunt =
    .text = Survivez, et : vous avez envoyé le Signal ET le Boucher est mort. Un Boucher à bord quand le vaisseau est détruit compte comme mort ; s’il n’y est pas, détruire le vaisseau ne suffit pas. Un seul trophée compte.
    .reminder = Signal et Boucher tué

objective-obj_biology =
    .text = Survivez, et : au moins 2 adaptations sont défaussées, peu importe par qui. Les données d’abord, l’équipage ensuite.
    .reminder = Au moins 2 adaptations défaussées

objective-obj_ab_ovo =
    .text = Survivez, et : l’adaptation liée à l’Œuf est défaussée. Tout commence par la coquille.
    .reminder = Adaptation de l’Œuf défaussée

objective-obj_necroscopy =
    .text = Survivez, et : vous avez envoyé le Signal ET l’adaptation liée à la Carcasse est défaussée. La Corporation veut savoir comment ils meurent.
    .reminder = Signal et adaptation de la Carcasse défaussée

objective-obj_quarantine =
    .text = Survivez, et : le vaisseau atteint Mars ; OU le vaisseau atteint la Terre et le Nid est détruit, par vous ou par des Carnomorphes qui en mangent le dernier Œuf. Si c’est votre Objectif choisi et que le vaisseau atteint Mars, le contrôle des Coordonnées ne vous tue pas en hibernation.

objective-obj_aliens =
    .text = Survivez, et : vous avez envoyé le Signal ET le Nid ou le vaisseau est détruit. Des Carnomorphes qui mangent le dernier Œuf du Nid le détruisent aussi. Ils ne doivent jamais atteindre une planète.

objective-obj_burial =
    .text = Survivez, et : vous avez envoyé le Signal ET vous finissez la partie dans une Nacelle lancée ou en hibernation, en portant le Cadavre bleu. Ne laissez pas un Carnomorphe le manger. Personne ne reste sans sépulture.

objective-obj_precious =
    .text = Survivez, et : vous avez envoyé le Signal ET vous finissez la partie dans une Nacelle lancée ou en hibernation, en portant un Œuf. Les Carnomorphes mangent ceux que personne ne porte. Un acheteur attend.

objective-sc_contact =
    .text = Au moins 2 adaptations sont défaussées. Vous devez aussi survivre (en coopération : au moins l’un de vous).
    .reminder = Au moins 2 adaptations défaussées

objective-sc_head =
    .text = Le Signal est envoyé ET soit le Boucher est mort, soit le vaisseau est détruit. Vous devez aussi survivre (en coopération : au moins l’un de vous).
    .reminder = Signal, et Boucher tué ou vaisseau détruit

objective-sc_post_mortem =
    .text = À un moment de la partie, le Cadavre bleu s’est trouvé dans le Bloc opératoire, au sol ou dans les mains de quelqu’un ; une fois qu’un Carnomorphe l’a mangé, il est trop tard. Vous devez aussi survivre (en coopération : au moins l’un de vous).

objective-sc_delivery =
    .text = Vous finissez la partie dans une Nacelle lancée ou en hibernation, en portant un Œuf ; les Carnomorphes mangent ceux que personne ne porte. Vous devez aussi survivre (en coopération : n’importe quel survivant peut être le porteur).

objective-sc_cleanup =
    .text = Le Signal est envoyé ET le Nid ou le vaisseau est détruit ; des Carnomorphes qui mangent le dernier Œuf du Nid le détruisent aussi. Vous devez aussi survivre (en coopération : au moins l’un de vous).

## Options de table qui changent de sens

option-kill_rule =
    .plain = Ne change rien contre les Carnomorphes : chacun d’eux meurt quand le chiffre pioché ne dépasse pas ses Dégâts.
    .text = Ne décide rien contre les Carnomorphes : chacun d’eux meurt quand le chiffre pioché ne dépasse pas ses Dégâts.

option-dead_larva_egg = Œufs détruits
    .plain = Les Œufs détruits peuvent revenir plus tard, ou disparaissent pour de bon.
    .text = Décide où va le jeton d’un Œuf détruit ou mangé : de retour à la réserve, ou hors du jeu.

option-hatching_effect =
    .plain = Ne change rien contre les Carnomorphes : cet Événement n’est pas parmi les leurs.
    .text = Ne décide rien contre les Carnomorphes : cet Événement n’est pas parmi les leurs.

option-eclosion_scan =
    .plain = Ne change rien contre les Carnomorphes : cet Événement n’est pas parmi les leurs.
    .text = Ne décide rien contre les Carnomorphes : cet Événement n’est pas parmi les leurs.

option-malfunction_event_target =
    .plain = Ne change rien contre les Carnomorphes : cet Événement n’est pas parmi les leurs.
    .text = Ne décide rien contre les Carnomorphes : cet Événement n’est pas parmi les leurs.

option-eggs_after_nest =
    .plain = Ne change rien contre les Carnomorphes : aucun de leurs jetons n’ajoute d’Œuf.
    .text = Ne décide rien contre les Carnomorphes : aucun de leurs jetons n’ajoute d’Œuf.

option-larva_final_check =
    .plain = Ne change rien contre les Carnomorphes : une carte Mutation fait toujours piocher 4 cartes.
    .text = Ne décide rien contre les Carnomorphes : une carte Mutation fait toujours piocher 4 cartes.

option-intruder_player =
    .plain = Ne change rien contre les Carnomorphes : aucun joueur ne peut les mener.
    .text = Ne décide rien contre les Carnomorphes : aucun joueur ne peut les mener.

client-goal_queen = { $state ->
        [met] Le Boucher est mort.
       *[open] Tuez le Boucher.
    }
client-goal_studied = { $about ->
        [carcass] L’adaptation liée à la Carcasse est défaussée.
       *[egg] L’adaptation liée à l’Œuf est défaussée.
    }
client-goal_studies = Au moins { $about } adaptations sont défaussées ({ $found } sur { $about }).
