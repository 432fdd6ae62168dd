# Glossaire

term-round = Manche
    .text = Une Manche se compose d’une phase Action, puis d’une phase Événement. Les Manches se succèdent jusqu’à la fin de la partie, au plus tard après 15 Manches.
    .rules = R-4.1, R-1.16

term-player_phase = Phase Action
    .text = D’abord, chacun pioche jusqu’à avoir 5 cartes ; ensuite, sauf à la première Manche, le jeton Premier Joueur change de main ; puis les joueurs jouent leurs tours jusqu’à ce que tous aient passé.
    .rules = R-4.2, R-4.3, R-4.5, R-4.6, R-4.7

term-event_phase = Phase Événement
    .text = Cinq étapes dans cet ordre : marqueur Temps, Attaque des Intrus, Dégâts du Feu, une carte Événement (déplacement des Intrus, puis effet), Sac Intrus. Chaque étape est terminée, avec toutes ses suites, avant que la suivante commence.
    .rules = R-4.8, R-4.9, R-4.10, R-4.11, R-4.12, R-4.13, R-4.14

term-turn = Tour
    .text = À votre tour, vous faites 2 actions, ou 1 action puis vous passez, ou vous passez. Si votre Salle est en Feu à la fin de votre tour, vous subissez 1 Blessure légère.
    .rules = R-5.1, R-5.2, R-5.6, R-5.8

term-action = Action
    .text = Il y a quatre sortes d’actions : de base, carte Action, Objet et Salle. Une action doit être permise et pouvoir produire un effet avant d’être payée. En Combat, les seules actions de base sont le Tir, le Corps-à-corps et la Fuite.
    .rules = R-5.1, R-5.16, R-5.18, R-5.20, R-5.21

term-pass = Passer
    .text = Passer est gratuit et met fin à vos tours pour cette phase Action. En passant, vous pouvez défausser des cartes de votre main à votre choix, même des cartes Contamination ; vous gardez les autres pour la Manche suivante. Une main vide ne vous fait pas passer avant votre propre tour.
    .rules = R-5.2, R-5.3, R-5.4, R-5.5, R-5.7, R-5.11

term-cost = Coût
    .text = Pour payer un coût, défaussez de votre main autant de cartes Action, face visible. Une carte Action jouée est elle-même défaussée, en plus de son coût indiqué. Les cartes Contamination ne paient jamais rien.
    .rules = R-5.12, R-5.13, R-5.15, R-5.16

term-first_player = Premier Joueur
    .text = Le Premier Joueur joue le premier tour de chaque phase Action et, à égalité entre cibles, il est attaqué d’abord. À chaque Manche sauf la première, le jeton passe à gauche, à un joueur actif (une option de table peut changer ce point). « Dans l’ordre » signifie toujours : à partir du Premier Joueur, dans le sens horaire.
    .rules = R-3.6, R-4.5, R-4.6, R-13.3

term-action_card = Carte Action
    .text = Chaque Personnage a ses 10 cartes Action. Une carte en main se joue pour son effet ou se défausse pour payer un coût. Si vous devez piocher et que votre pioche est vide, mélangez votre défausse pour en faire une nouvelle.
    .rules = R-3.5, R-4.2, R-4.4, R-5.12, R-5.13

term-contamination = Carte Contamination
    .text = Quand vous en recevez une, placez-la sur votre défausse d’Action sans savoir si elle est infectée. Elle se pioche avec vos cartes Action et compte comme une carte en main, mais ne donne aucune action et ne paie aucun coût. Vous pouvez la défausser quand vous passez.
    .rules = R-16.1, R-16.2, R-5.12

term-infected = Infectée
    .text = Certaines cartes Contamination sont infectées ; seul un scan le montre. Une carte infectée trouvée en scannant votre main y reste et place une Larve sur votre plateau ; si vous en aviez déjà une, vous mourez et un Rôdeur apparaît dans votre Salle.
    .rules = R-16.3, R-16.4, R-16.5, R-16.19

term-scan = Scan
    .text = Un scan montre, à vous seul, quelles cartes Contamination sont infectées. Après un scan de votre main (Repos, Cantine, Douches), les cartes non infectées quittent le jeu. Plusieurs cartes infectées dans un même scan ne donnent qu’une Larve.
    .rules = R-16.3, R-16.4, R-16.5, R-16.6

term-noise_roll = Jet de Bruit
    .text = Après être entré dans une Salle sans autre Personnage ni Intrus, ou quand un effet le demande, lancez le dé de Bruit. Un chiffre place un marqueur Bruit à cette issue de votre Salle ; s’il y en a déjà un, une Rencontre a lieu à la place. Vous ne faites jamais de jet de Bruit en Combat.
    .rules = R-7.4, R-7.5, R-10.1, R-10.2, R-10.3

term-noise_marker = Marqueur Bruit
    .text = Au plus un par Couloir, qui compte pour les Salles des deux bouts, et un dans les Conduits, qui compte dans chaque Salle avec un Conduit. Les Portes n’y changent rien. Seule une Rencontre dans une Salle reliée ou un effet particulier le retire.
    .rules = R-10.3, R-10.4, R-10.12, R-11.2

term-danger = Danger
    .text = Tous les Intrus des Salles adjacentes qui ne sont pas en Combat entrent dans votre Salle ; celui qui est derrière une Porte fermée la détruit et reste sur place. S’il n’y a aucun Intrus de ce genre, placez un marqueur Bruit à chaque issue de votre Salle qui n’en a pas ; cela ne provoque pas de Rencontre.
    .rules = R-10.5, R-10.6, R-10.8, R-8.4

term-silence = Silence
    .text = Rien ne se passe, sur le dé comme sur un jeton Exploration. Si votre Personnage a du Slime, résolvez Danger à la place.
    .rules = R-8.3, R-10.9

term-slime = Slime
    .text = Un marqueur Slime sur votre plateau change tout Silence en Danger, et certains Événements s’y intéressent. Vous en avez 1 au maximum. Des Vêtements, les Douches ou un effet qui le précise le retirent.
    .rules = R-10.9, R-10.10, R-8.5

term-encounter = Rencontre
    .text = Défaussez les marqueurs Bruit autour de la Salle, puis piochez un jeton dans le sac. Placez l’Intrus dans la Salle ; si vous avez moins de cartes en main, Contamination comprises, que le chiffre du jeton, il mène une Attaque-surprise contre vous. Le jeton ne retourne pas dans le sac, sauf le jeton vierge. Un Intrus qui arrive à pied, ou une Salle occupée où vous entrez, n’est pas une Rencontre : le Combat commence, c’est tout.
    .rules = R-11.1, R-11.2, R-11.3, R-11.4, R-11.5, R-11.6, R-11.8, R-9.1

term-surprise_attack = Attaque-surprise
    .text = Une Attaque d’Intrus juste après une Rencontre, contre le Personnage qui l’a provoquée, quand sa main (cartes Action et Contamination) est plus petite que le chiffre du jeton. Avec autant de cartes ou plus, rien ne se passe.
    .rules = R-11.5, R-13.1, R-13.2

term-combat = Combat
    .text = Un Personnage et un Intrus dans la même Salle sont en Combat. Les seules actions de base y sont le Tir, le Corps-à-corps et la Fuite, et les Actions de Salle sont interdites. Les Œufs, et les Personnages en Nacelle ou en hibernation, ne sont pas en Combat.
    .rules = R-5.19, R-5.20, R-5.21, R-7.6

term-escape = Fuite
    .text = Pour quitter une Salle où il y a des Intrus, choisissez une Salle adjacente et payez 1 carte (2 avec une Blessure à la Jambe non pansée). Chaque Intrus présent vous attaque une fois, du plus grand au plus petit. Si vous survivez, vous vous déplacez et résolvez l’entrée comme d’habitude.
    .rules = R-6.2, R-7.7, R-12.10, R-12.11, R-12.12, R-12.13

term-shoot = Tir
    .text = Pour 1 carte, choisissez une arme chargée que vous tenez et un Intrus, ou des Œufs non transportés, de votre Salle. Dépensez 1 Munition, lancez le dé de combat et appliquez le texte de l’arme. Un tir manqué ne coûte rien de plus.
    .rules = R-6.4, R-12.1, R-12.3, R-12.4, R-12.5, R-12.6, R-12.7

term-melee = Corps-à-corps
    .text = Pour 1 carte, recevez d’abord 1 carte Contamination, puis choisissez un Intrus de votre Salle et lancez le dé de combat. Vous infligez 1 Dégât au plus ; si vous manquez, vous subissez 1 Blessure grave. Contre des Œufs non transportés, manquer ne coûte rien et la carte Contamination ne vient que si vous touchez (une option de table peut changer ce point).
    .rules = R-6.5, R-12.2, R-12.3, R-12.4, R-12.5, R-12.6, R-12.7, R-17.23

term-move = Déplacement
    .text = Pour 1 carte, hors Combat, allez dans une Salle adjacente, à l’autre bout d’un Couloir sans Porte fermée. Si la Salle est inconnue, explorez-la. Ensuite, si elle était inoccupée, faites un jet de Bruit.
    .rules = R-6.1, R-7.1, R-7.2, R-7.4, R-7.5, R-7.6

term-careful_move = Déplacement Vigilant
    .text = Pour 2 cartes, hors Combat, allez dans une Salle adjacente et, au lieu d’un jet de Bruit, placez 1 marqueur Bruit à une issue de cette Salle, de votre choix, qui n’en a pas. C’est interdit si toutes les issues en ont déjà un, et cela ignore les jetons Silence et Danger. Le marqueur est placé même dans une Salle occupée (une option de table peut changer ce point).
    .rules = R-6.3, R-7.12, R-7.13, R-7.14, R-7.15

term-search = Fouille
    .text = La Fouille vient d’une carte, pas d’une action de base, et demande un compteur d’Objets supérieur à 0. Baissez-le de 1 et piochez 2 Objets de la couleur de la Salle (Salle blanche : choisissez d’abord la pioche). Gardez-en 1 en secret et placez l’autre sous la pioche. Ni le Feu ni une Panne ne l’empêchent.
    .rules = R-6.11, R-15.15, R-15.16, R-15.17, R-15.19

term-craft = Fabriquer
    .text = Pour 1 carte, hors Combat, défaussez 2 de vos Objets qui portent les deux symboles d’un Objet fabriqué encore disponible, et prenez-le. Il y en a quatre : Antidote, Taser, Lance-flammes et Cocktail Molotov. Tous voient ce que vous avez utilisé et fabriqué.
    .rules = R-6.8, R-15.20, R-15.21, R-15.22

term-trade = Échanger ou donner
    .text = Pour 1 carte, hors Combat, négociez avec un autre Personnage de votre Salle : Objets et Corps lourds changent de main si vous êtes d’accord tous les deux, autant de fois que vous voulez. Vous seul payez, et une offre refusée coûte quand même l’action. Les Munitions et les Objets de quête non activés ne s’échangent pas. Une option de table ouvre l’échange à toute la Salle.
    .rules = R-6.7, R-15.12, R-15.13, R-15.14

term-radio = Radio
    .text = À la radio, toute personne à bord peut parler presque à tout moment : ce qu’elle sait ou prétend savoir, ce qu’elle compte faire, une demande, une offre. C’est gratuit, limité à chaque Manche, vrai ou non, et cela ne montre aucune carte ; les réponses ne comptent pas. Une promesse est à tenir avant la fin de la Manche suivante, et se juge à ce que tout le monde voit. Les mensonges se découvrent quand la partie est terminée.
    .rules = R-25.7, R-24.8

term-quest_item = Objet de quête
    .text = Vous en avez 2 au départ, inactifs et visibles de tous. Hors Combat, payez 1 carte et remplissez la condition indiquée (être dans une Salle ou défausser un Objet) pour en activer un. D’ici là, ce n’est pas un Objet : il ne se lâche pas, ne s’échange pas et ne compte pour aucun Objectif.
    .rules = R-6.9, R-15.23, R-15.24, R-15.25

term-heavy_item = Objet lourd
    .text = Une carte Objet avec l’icône de main. Elle occupe l’une de vos mains, visible de tous, jamais votre Inventaire. Si vos mains sont pleines, lâchez quelque chose ou renoncez-y ; un Objet lâché est perdu.
    .rules = R-15.2, R-15.4, R-15.5, R-15.8, R-15.16

term-heavy_object = Corps lourd
    .text = Un Œuf, une Carcasse ou un Cadavre : un jeton, pas un Objet. En ramasser un dans votre Salle coûte 1 carte, hors Combat, et occupe une main. Le lâcher est gratuit à votre tour, et il reste dans la Salle.
    .rules = R-6.6, R-15.2, R-15.8, R-15.9, R-15.10, R-15.11

term-hand_slot = Main
    .text = Vous en avez 2, pour les Objets lourds et les Corps lourds ensemble, et tous voient ce qu’elles tiennent. Une Blessure au Bras non pansée ne vous en laisse que 1. Une arme ne sert que tenue en main.
    .rules = R-15.2, R-15.3, R-15.4, R-15.7, R-12.1

term-inventory = Inventaire
    .text = Il contient vos Objets non lourds, sans limite. Les autres voient leur nombre et la couleur de leur dos, pas leur nature. Un Objet est montré quand vous l’utilisez.
    .rules = R-15.1

term-ammo = Munition
    .text = Chaque Tir dépense 1 Munition de l’arme utilisée. Les armes de départ et fabriquées arrivent pleines, une arme trouvée en Fouille arrive avec 1 Munition. Les Munitions restent sur leur arme et ne dépassent jamais le maximum indiqué.
    .rules = R-3.5, R-12.1, R-15.6, R-15.12

term-energy_weapon = Arme énergétique
    .text = Une arme rechargée par une Charge énergétique (entièrement) ou à l’Armurerie (2 Munitions). Certaines cartes et un Point faible ne valent que pour ces armes.
    .rules = R-15.6, R-17.8

term-classic_weapon = Arme classique
    .text = Une arme que ni une Charge énergétique ni l’Armurerie ne rechargent. Chacune a son propre moyen : la carte Rechargement pour le Revolver, des Produits chimiques pour le Lance-flammes.
    .rules = R-15.6, R-17.8

term-light_wound = Blessure légère
    .text = Vous pouvez en avoir 2. La troisième les efface toutes et vous donne 1 Blessure grave. Si vous avez déjà 3 Blessures graves, toute Blessure légère vous tue.
    .rules = R-16.8, R-16.10, R-16.12

term-serious_wound = Blessure grave
    .text = Piochez une carte Blessure grave ; son effet dure jusqu’à ce qu’elle soit pansée, et les cartes identiques ne se cumulent pas. Vous pouvez en avoir 3, pansées ou non ; toute Blessure de plus vous tue.
    .rules = R-16.9, R-16.10, R-16.17

term-dress = Panser
    .text = Retournez une Blessure grave face cachée : son effet cesse, mais elle compte toujours parmi vos 3.
    .rules = R-16.11

term-heal = Soigner
    .text = Soigner retire des Blessures légères, ou défausse une Blessure grave déjà pansée. Une Blessure grave non pansée ne peut pas être soignée.
    .rules = R-16.11

term-larva_on_board = Larve sur votre plateau
    .text = Elle ne fait rien par elle-même et vous n’en avez jamais plus d’une. Mais si un scan trouve alors une carte infectée, vous mourez et un Rôdeur apparaît. Le Bloc opératoire ou un Antidote la retire ; si vous l’avez encore à la fin, vous devez piocher 4 cartes au contrôle de Contamination.
    .rules = R-13.7, R-13.8, R-16.5, R-16.18, R-20.8

term-death = Mort
    .text = Placez un Cadavre rouge dans la Salle ; les Corps lourds portés y tombent et tous les Objets quittent le jeu. Le joueur est éliminé et ne peut pas gagner. La première mort de la partie déverrouille toutes les Nacelles. En coopération, les Objets restent au Personnage mort, qui peut revenir.
    .rules = R-16.10, R-16.13, R-16.14, R-21.3, R-22.5

term-carcass = Carcasse
    .text = Un Intrus tué laisse une Carcasse dans sa Salle, sauf si c’était une Larve. C’est un Corps lourd que le Laboratoire peut analyser.
    .rules = R-14.2, R-14.5, R-15.9, R-17.28

term-corpse = Cadavre
    .text = Un Personnage mort laisse un Cadavre rouge ; le bleu est dans l’Hibernatorium dès le début. Ce sont des Corps lourds que le Laboratoire peut analyser.
    .rules = R-3.7, R-15.9, R-16.13, R-17.28

term-egg = Œuf
    .text = Les Œufs du plateau Intrus sont dans le Nid ; d’autres sont portés ou au sol dans une Salle. Un Œuf est un Corps lourd, pas un Intrus. Chaque Dégât infligé à des Œufs non transportés en détruit un, et après chaque tentative vous faites un jet de Bruit, sauf en Combat.
    .rules = R-1.6, R-15.9, R-17.22, R-17.23, R-17.24, R-17.25, R-17.26

term-nest = Nid
    .text = La Salle des Œufs du plateau Intrus, 5 au départ. Le Nid est détruit pour de bon dès qu’il n’en reste plus, pris ou détruits. Ni Fouille ni Panne dans cette Salle.
    .rules = R-2.9, R-17.20, R-17.35, R-17.36

term-injury = Dégât
    .text = Les Dégâts sont placés sur l’Intrus, puis vérifiés une fois. Une Larve ou un Œuf meurt dès 1 Dégât. Pour un Rôdeur ou un Adulte, piochez 1 carte Attaque : il meurt si le chiffre ne dépasse pas ses Dégâts ; pour un Hybride ou la Reine, piochez-en 2 : mort si la somme est inférieure aux Dégâts (une option de table peut changer ce point). Une flèche de retraite sur une carte signifie qu’il vit et bat en retraite.
    .rules = R-14.1, R-14.2, R-14.3, R-14.4, R-14.5, R-14.6, R-14.7

term-retreat = Retraite
    .text = Piochez une carte Événement et n’utilisez que son numéro : l’Intrus sort par cette issue avec ses Dégâts. Une Porte fermée est détruite et l’Intrus reste. Par un Conduit, il disparaît : ses Dégâts sont perdus et un jeton de son type va dans le sac.
    .rules = R-14.7, R-14.8, R-14.9, R-14.10

term-intruder_attack = Attaque d’Intrus
    .text = Elle a lieu lors d’une Attaque-surprise, en phase Événement et quand vous prenez la Fuite. En phase Événement, la cible est le Personnage de la Salle qui a le moins de cartes Action en main (égalité : le plus proche du Premier Joueur dans l’ordre). Piochez 1 carte Attaque : elle s’applique si elle montre le symbole de l’attaquant, sinon l’attaque échoue. Une Larve ne pioche pas : elle infeste.
    .rules = R-13.1, R-13.2, R-13.3, R-13.4, R-13.5, R-13.7, R-13.10

term-bag = Sac Intrus
    .text = Au départ : 1 vierge, 4 Larves, 1 Rôdeur, 1 Reine, et 3 Adultes plus 1 par joueur. Les Rencontres en retirent des jetons ; les Intrus qui disparaissent et l’étape Sac Intrus en ajoutent. Les jetons hors du sac attendent dans une réserve et peuvent revenir.
    .rules = R-2.10, R-2.11, R-4.20, R-11.8, R-11.12

term-bag_development = Étape Sac Intrus
    .text = Dernière étape de la phase Événement : piochez 1 jeton. Une Larve est remplacée par un Adulte, un Rôdeur par un Hybride. Adulte ou Hybride : il retourne dans le sac, puis chacun fait un jet de Bruit, sauf en Combat. Reine : elle vient dans le Nid exploré si un Personnage y est, sinon 1 Œuf de plus ; vierge : 1 Adulte de plus ; ces deux jetons retournent dans le sac.
    .rules = R-4.14, R-4.15, R-4.16, R-4.17, R-4.18, R-4.19, R-4.20

term-technical_corridors = Conduits
    .text = Une seule case commune à toutes les Salles avec un Conduit, avec au plus un marqueur Bruit et sans Porte. Les Personnages ne l’empruntent que si une carte ou un Objet le dit. Un Intrus qui y entre quitte le vaisseau : ses Dégâts sont perdus et un jeton de son type va dans le sac.
    .rules = R-1.19, R-7.3, R-9.6, R-10.4, R-17.7, R-22.6

term-corridor = Couloir
    .text = Il relie deux Salles et porte un ou deux numéros, les mêmes aux deux bouts. Dans chaque Salle, les issues portent 1, 2, 3 et 4 exactement une fois, Conduits compris. Un Couloir contient au plus un marqueur Bruit et une Porte ; nul ne s’y arrête.
    .rules = R-1.5, R-1.19, R-7.1, R-9.3, R-10.4

term-door = Porte
    .text = Toutes les Portes sont d’abord ouvertes. Fermée, une Porte arrête les Personnages, le Feu et les armes lancées ; un Intrus s’y arrête aussi, mais la détruit. Une Porte détruite reste ouverte pour de bon, sauf avec le Chalumeau à plasma. Si les 12 jetons sont utilisés, prenez-en un ailleurs sur le vaisseau.
    .rules = R-1.5, R-2.13, R-9.5, R-17.5, R-17.6, R-17.7

term-fire = Feu
    .text = Finir un tour dans une Salle en Feu : 1 Blessure légère. En phase Événement, chaque Intrus qui s’y trouve subit 1 Dégât et 1 Œuf non transporté y est détruit. Actions de Salle et Fouille restent possibles. S’il faut placer un neuvième marqueur, le vaisseau est détruit.
    .rules = R-1.2, R-4.10, R-5.6, R-17.1, R-17.2, R-17.4, R-17.26

term-malfunction = Panne
    .text = Elle bloque l’Action de Salle et l’Ordinateur, pas la Fouille, et ne change jamais un Moteur. On n’en place jamais dans le Nid, la Salle de slime ou une Salle inconnue. S’il faut placer un neuvième marqueur, le vaisseau est détruit.
    .rules = R-1.3, R-17.3, R-17.4

term-computer = Ordinateur
    .text = Certaines Salles en ont un. Il ne fait rien par lui-même, mais des cartes et des Objets en ont besoin. Une Panne dans la Salle le rend inutilisable.
    .rules = R-17.3, R-17.39, R-17.40

term-room_action = Action de Salle
    .text = L’action indiquée sur la Salle où vous êtes. Elle coûte 2 cartes, est interdite en Combat et si la Salle est en Panne ; le Feu ne l’empêche pas.
    .rules = R-6.10, R-5.21, R-17.1, R-17.3

term-exploration = Exploration
    .text = Quand un Personnage entre dans une Salle inconnue, la tuile et son jeton Exploration sont révélés. Réglez le compteur d’Objets sur le chiffre du jeton, résolvez son effet, retirez-le ; vient ensuite le jet de Bruit, sauf si la Salle était occupée ou si le jeton remplace le jet. Les Salles spéciales comptent comme explorées dès le début.
    .rules = R-7.4, R-7.8, R-8.1, R-8.2, R-8.9, R-8.12

term-item_counter = Compteur d’Objets
    .text = Combien de Fouilles une Salle permet encore. Le jeton Exploration le fixe (en solo : la moitié, arrondie au supérieur), chaque Fouille le baisse de 1, et à 0 il n’y a plus rien à trouver. Les Salles spéciales, le Nid et la Salle de slime n’en ont pas.
    .rules = R-8.2, R-15.15, R-15.17, R-15.18

term-hibernation = Hibernation
    .text = À partir de la première case bleue de la Piste temporelle, l’Action de Salle de l’Hibernatorium vous permet de dormir jusqu’à la fin, avec tout ce que vous portez. Vous ne craignez plus que la destruction du vaisseau et les contrôles de fin. Tant que quelqu’un est en hibernation, la Destination ne peut pas changer et l’Autodestruction ne peut pas être lancée.
    .rules = R-18.1, R-18.2, R-18.3, R-18.4, R-20.7

term-pod = Nacelle de secours
    .text = Elle a 2 places et commence verrouillée. Dans une Section d’évacuation, vous embarquez dans une Nacelle déverrouillée par l’Action de Salle, après un jet de Bruit, puis vous la lancez ou y attendez ; tous ses occupants partent avec elle et sont réputés atteindre la Terre. Un Intrus qui arrive dans la Salle de la section y ramène ceux qui attendent. Aux Manches suivantes, vous lancez, sortez sans frais, ou restez et passez.
    .rules = R-2.7, R-18.5, R-18.6, R-18.7, R-18.8, R-18.9, R-18.10, R-18.11, R-18.12, R-18.13

term-self_destruct = Autodestruction
    .text = Une fois lancée, son marqueur avance avec le marqueur Temps. La première case jaune déverrouille toutes les Nacelles et la rend irréversible ; au crâne, le vaisseau est détruit. Un saut pendant qu’elle est active le détruit aussi. Arrêtée à temps, elle repartirait de la case verte.
    .rules = R-1.17, R-19.1, R-19.2, R-19.3, R-19.4, R-19.5, R-19.6

term-time_track = Piste temporelle
    .text = 16 cases : 15 verte au départ, 14 à 9 blanches, 8 à 1 bleues, puis la case rouge du saut. Le marqueur avance de 1 case à chaque phase Événement. Dès la première case bleue, les compartiments d’hibernation sont ouverts.
    .rules = R-1.16, R-4.8, R-18.1

term-hyperspace_jump = Saut dans l’Hyperespace
    .text = Quand le marqueur Temps atteint la case rouge, le vaisseau saute aussitôt et le reste de la phase est ignoré. Tout Personnage à bord qui n’est pas en hibernation meurt. Dès que plus personne n’est actif, il a lieu tout de suite aussi ; si l’Autodestruction est lancée, le vaisseau est détruit à la place.
    .rules = R-20.1, R-20.3, R-19.6

term-destination = Destination
    .text = Le marqueur indique une lettre de A à D et commence sur B. À la fin, la carte Coordonnées dit quel lieu correspond à cette lettre. Seul le Cockpit le déplace, à la vue de tous, et jamais tant que quelqu’un est en hibernation.
    .rules = R-2.6, R-17.32, R-18.4, R-20.7

term-coordinates = Coordonnées
    .text = Une carte cachée qui attribue une lettre à la Terre, Mars, Vénus et l’Espace lointain. Elle est révélée au deuxième contrôle de fin si le vaisseau existe encore : sauf si la Destination est la Terre, les Personnages en hibernation meurent. Sur Mars, le détenteur de Quarantaine est épargné (une option de table peut changer ce point).
    .rules = R-2.5, R-17.32, R-20.7

term-engine = Moteur
    .text = Chacun des trois a un jeton opérationnel et un endommagé, empilés face cachée : celui du dessus est son véritable état. Si 2 ou 3 sont endommagés à la fin, le vaisseau explose. Réparer ou saboter, c’est regarder les deux et placer l’un ou l’autre dessus ; vous annoncez seulement si l’ordre a changé.
    .rules = R-2.8, R-17.15, R-17.33, R-17.37, R-17.38, R-20.6

term-signal = Signal
    .text = Envoyé depuis la Salle de communication, il place un marqueur sur votre plateau jusqu’à la fin de la partie. Il ne compte que pour vous ; beaucoup d’Objectifs le demandent.
    .rules = R-17.9, R-22.3

term-objective = Objectif
    .text = Vous commencez avec 1 Objectif Corporation et 1 Objectif Personnel, secrets, et vous en gardez un à la Première Rencontre. Vous gagnez si vous survivez à tous les contrôles de fin et si vous le remplissez ; plusieurs joueurs peuvent gagner. Sans Première Rencontre, l’un ou l’autre suffit.
    .rules = R-3.3, R-20.9, R-20.10, R-20.11, R-20.12, R-21.1

term-first_encounter = Première Rencontre
    .text = Quand la première figurine d’Intrus, même une Larve, est placée sur le vaisseau, chaque joueur vivant garde en secret 1 Objectif et retire l’autre, face cachée. Puis la partie reprend où elle s’était arrêtée. Une Larve placée directement sur le plateau d’un Personnage ne compte pas.
    .rules = R-11.4, R-21.1, R-21.2, R-26.4

term-weakness = Point faible
    .text = Trois cartes cachées, une pour le Cadavre, une pour l’Œuf, une pour la Carcasse. Analyser le Corps lourd au Laboratoire, ou avec un Objet qui le permet, révèle la carte correspondante, qui vaut alors pour tous jusqu’à la fin.
    .rules = R-2.9, R-17.28

term-airlock = Sas
    .text = Le Contrôle des sas scelle une autre Salle jaune explorée et y place son jeton. Si toutes les Portes restent fermées jusqu’à ce que tous aient passé, tout ce qui vit dans cette Salle meurt et son Feu s’éteint. Ouvrir ou détruire l’une des Portes annule tout.
    .rules = R-4.7, R-17.11

term-interruption = Interruption
    .text = Une carte jouée sans autre coût pendant le tour d’un autre joueur, même après avoir passé. Elle annule une action d’un autre Personnage de votre Salle, ou une autre Interruption qui y est jouée. L’action annulée reste payée et consommée.
    .rules = R-5.5, R-5.17, R-26.5, R-26.6

term-reaction = Réaction
    .text = Une carte ou un Objet utilisé en réponse à quelque chose, hors des deux actions d’un tour ; vous pouvez vous en servir après avoir passé. Celle qui ignore une attaque est proposée quand on sait que la carte Attaque touche (pour une Larve : avant l’infestation) et n’épargne que son utilisateur. Une relance se décide avant d’appliquer le dé.
    .rules = R-5.5, R-13.6, R-26.5, R-26.7

term-intruder_player = Joueur Intrus
    .text = En semi-coopération, contre les Intrus du jeu de base, le premier joueur éliminé peut les mener dès la phase Action suivante, avec 10 cartes : 3 piochées par Manche, 4 en main au plus, 1 jouée par tour pour déplacer, attaquer ou utiliser son effet. La phase Événement ne garde alors que le Temps et les Dégâts du Feu. Ce joueur ne peut pas gagner, mais tente d’empêcher tous les autres.
    .rules = R-23.1, R-23.2, R-23.3, R-23.4, R-23.5, R-23.6, R-23.7, R-23.8, R-23.9

term-coop = Coopération
    .text = Chaque joueur a 1 Objectif, visible de tous. L’équipe gagne si tous sont remplis et si au moins un Personnage survit. Si plusieurs demandent le Signal, autant de Personnages différents doivent l’envoyer.
    .rules = R-22.3, R-22.4, R-22.5

term-solo = Solo
    .text = Vous avez 2 Objectifs Solo/Coop et en gardez 1 à la Première Rencontre. Les compteurs d’Objets sont réduits de moitié, arrondis au supérieur. Vous gagnez si vous survivez et remplissez votre Objectif.
    .rules = R-22.2, R-8.2

term-semi_coop = Semi-coopération
    .text = La partie classique, de 2 à 5 joueurs. Chacun a des Objectifs secrets et gagne ou perd pour son compte : aidez les autres tant que cela vous sert.
    .rules = R-22.1, R-3.3, R-20.9

term-autodoc = AutoDoc
    .text = En coopération seulement : si le Cadavre d’un Personnage est dans l’Infirmerie au début d’une Manche, sans Intrus ni Panne, ce Personnage y revient en jeu. Ses Blessures légères sont effacées et ses Blessures graves toutes pansées.
    .rules = R-22.4, R-22.5
