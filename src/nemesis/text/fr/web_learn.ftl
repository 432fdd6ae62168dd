# Apprendre : la première partie guidée, et les règles à consulter.

web-learn-lead = Le mieux est de jouer. Le guide explique ce que vous voyez quand vous le rencontrez, et ne vous retient jamais.
web-learn-start = Commencer la première partie guidée
web-learn-start_text = Un joueur, environ un quart d’heure. C’est une vraie partie : tous les coups sont permis et, les leçons finies, vous jouez jusqu’au bout.
web-learn-go_on_game = Reprendre votre partie guidée
web-learn-what = Ce que vous allez rencontrer
web-learn-what_turn = Un tour
web-learn-what_turn_text = Deux actions, payées avec les cartes de votre main.
web-learn-what_noise = Le bruit
web-learn-what_noise_text = Chaque pas dans une Salle vide peut s’entendre. La suite est de votre faute.
web-learn-what_search = La fouille
web-learn-what_search_text = Les Salles cachent des Objets : on en trouve deux, on en garde un.
web-learn-what_fight = Un combat
web-learn-what_fight_text = Personne ne sait combien l’un d’eux peut encaisser. Pas même vous.
web-learn-what_event = Le tour du vaisseau
web-learn-what_event_text = Quand tous ont passé, le temps court, les Intrus bougent et le sac devient plus dangereux.
web-learn-then = Et ensuite ?
web-learn-then_text = Tout se consulte dans les règles, ici ou par la touche ? à la table. Puis jouez seul, avec des bots, ou invitez des amis.

## Les règles.

web-learn-rules_lead = Tapez un mot, un nom ou un numéro de règle. Chaque entrée dit ce que cela veut dire à la table.
web-learn-search = Chercher dans les règles
web-learn-search_example = bruit, surprise, R-10.3…
web-learn-found = { $count ->
        [0] rien trouvé
        [one] 1 entrée
       *[other] { $count } entrées
    }
web-learn-nothing_found = Rien ne parle de « { $words } ». Essayez un autre mot, comme bruit, rencontre ou nacelle.
web-learn-variants = Avec une extension
web-learn-rule_numbers = Règles
web-learn-same_rule = Tout ce qui relève de cette règle
web-learn-related = Voir aussi

## Le guide à la table.

web-learn-guide = Votre guide
web-learn-next = Continuer
web-learn-skip = Passer
web-learn-hide = Cacher le guide
web-learn-show = Montrer le guide
web-learn-again = Recommencer
web-learn-progress = Leçon { $done } sur { $of }
web-learn-note_good = Bien joué.
web-learn-note_other = Un autre chemin, bon à connaître aussi : votre coup est joué.
web-learn-listening = Jouez comme vous voulez. Je parlerai quand il arrivera du nouveau.
web-learn-asked = Votre coup appelle une question. Toutes les réponses sont permises ; ? explique.
web-learn-finished = Le cours est fini, la partie non. Je parlerai quand il arrivera du nouveau.

web-learn-lesson_welcome = Vous êtes le Capitaine, réveillé trop tôt dans l’Hibernatorium, seul. Sur la carte, le vaisseau : la plupart des Salles sont encore inconnues. Survivez et remplissez un Objectif. C’est une vraie partie : vous ne pouvez rien faire de travers, seulement des choses intéressantes.
    .title = Bienvenue à bord
web-learn-lesson_turn = À votre tour, vous faites deux actions, puis votre tour est fini. Les actions coûtent des cartes de votre main : en voici { $cards }. Une carte se joue pour ce qu’elle dit, ou se défausse pour payer autre chose. Ce choix est le cœur du jeu.
    .title = Votre tour
web-learn-lesson_move = Allez voir ce qu’il y a autour : choisissez une Salle éclairée sur la carte, ou un déplacement dans la liste. Se déplacer coûte 1 carte. À votre place, j’essaierais la Salle en haut à gauche.
    .title = Première action : bouger
web-learn-lesson_pay = Quelle carte défaussez-vous pour payer ? Elle reviendra quand votre défausse redeviendra votre pioche. Gardez une carte Fouille : vous en aurez besoin dans un instant.
    .title = Le prix
web-learn-lesson_explore = Personne n’était encore entré ici : la Salle est retournée pour de bon. Le jeton dit combien d’Objets elle cache, et ce qui se passe{ $token ->
        [doors] {""} : ici, une Porte s’est fermée derrière vous. Elle retient ce qui est dehors, et vous dedans
        [malfunction] {""} : ici, quelque chose a cassé. L’Action de Salle attend une réparation
        [fire] {""} : ici, du Feu. Ne finissez pas votre tour dans une Salle en Feu
        [slime] {""} : ici, vous voilà couvert de Slime, et plus facile à flairer
        [silence] {""} : ici, rien du tout. Profitez-en
        [danger] {""} : ici, Danger : ce qui est proche s’approche encore
       *[other] {""}
    }.
    .title = Explorée
web-learn-lesson_noise = Vous êtes entré dans une Salle vide : vous avez lancé le dé de Bruit{ $face ->
        [silence] , en silence pour cette fois
        [danger] {""} : Danger, ce qui est proche vient, ou le bruit est partout
       *[other] {""} : le chiffre désigne un Couloir, où se trouve maintenant un marqueur
    }. Retenez les marqueurs. Quand un jet désigne un Couloir qui en porte déjà un, ce qui faisait ce bruit entre.
    .title = Vous avez entendu ?
web-learn-lesson_search = Il vous reste une action. Jouez Fouille : vous trouvez deux Objets de la couleur de la Salle et en gardez un. Le chiffre dans la Salle dit combien de fouilles elle permet encore.
    .title = Deuxième action : fouiller
web-learn-lesson_keep_item = Deux Objets, et vous en gardez un ; l’autre passe sous la pioche. Survolez une carte, ou gardez le doigt dessus, pour la lire. Le Kit médical soigne pour de bon, la nourriture donne des cartes : aucun choix n’est mauvais.
    .title = Une trouvaille
web-learn-lesson_step_out = Deux actions, donc un nouveau tour ; à plusieurs, les autres auraient joué entre-temps. Soyez brave et allez vers le marqueur Bruit. Avant que vous choisissiez, la page dit quelles sont les chances qu’on vous entende.
    .title = Vers le bruit
web-learn-lesson_encounter = Le dé a désigné le Couloir qui portait déjà un marqueur : une Rencontre. Tous les Bruits autour de vous partent, et un jeton pioché dans le sac dit ce qui entre. { $surprised ->
        [yes] Il porte un { $number } et vous aviez { $cards ->
                [0] une main vide
                [one] 1 carte
               *[other] { $cards } cartes
            } : trop peu, il a donc frappé aussitôt
       *[no] Il porte un { $number } et vous aviez { $cards ->
                [0] une main vide
                [one] 1 carte
               *[other] { $cards } cartes
            } : assez pour ne pas être surpris
    }. Les cartes en main sont aussi votre garde.
    .title = Il vous a trouvé
web-learn-lesson_objective = La Première Rencontre force chacun à se décider : gardez un Objectif, l’autre disparaît. À plusieurs, personne ne sait lequel. La Terre est un bon premier but : ramener le vaisseau et dormir pendant le saut.
    .title = Que voulez-vous ?
web-learn-lesson_fight = Vous êtes en Combat : tirer, frapper ou fuir, et guère plus. Tirez : cela coûte 1 carte et 1 Munition. Fuir lui permet de vous frapper dans le dos ; le Corps-à-corps est pour ceux qui n’ont pas le choix.
    .title = Combattre
web-learn-lesson_injury = Le dé de combat dit combien de Dégâts vous lui infligez. Puis on pioche une carte Attaque : si le chiffre de sa tache de sang ne dépasse pas ses Dégâts, il meurt. Personne ne sait donc d’avance combien il encaisse{ $dead ->
        [yes] , et celui-ci en avait assez
       *[no] , et celui-ci tient encore debout
    }.
    .title = Est-il mort ?
web-learn-lesson_go_on_fighting = Il tient encore debout. Ses Dégâts restent : chaque tir rend le suivant plus sûr.
    .title = Encore une fois
web-learn-lesson_killed = Il est mort. La Carcasse reste : lourde, mais le Laboratoire peut en tirer un Point faible.
    .title = Un de moins
web-learn-lesson_pass = { $cards ->
        [0] Plus de carte, donc plus rien à payer
       *[other] Presque plus de cartes
    } : passez. Vous pouvez défausser les cartes dont vous ne voulez pas, et vous remonterez à cinq à la prochaine Manche.{ $fight ->
        [yes] {" "}Attention : ce qui partage votre Salle attaque quand tous ont passé.
       *[no] {" "}Quand tous ont passé, c’est le tour du vaisseau.
    }
    .title = Assez pour l’instant
web-learn-lesson_event_phase = C’était la phase Événement : le Temps avance d’une case, les Intrus en Combat attaquent, le Feu brûle, un Événement est pioché et le sac devient un peu plus dangereux. Au bout de la Piste temporelle, le vaisseau saute, avec ou sans vous. Vous avez de nouveau cinq cartes.
    .title = Le tour du vaisseau
web-learn-lesson_free = Le vaisseau est à vous.{ $objective ->
        [kept] {" "}Votre Objectif est sur votre plateau.
       *[other] {" "}Vos deux Objectifs sont sur votre plateau ; la Première Rencontre vous fera choisir.
    } Pour rentrer : voyez au Cockpit où mène le cap, veillez à ce que deux Moteurs soient opérationnels, et soyez endormi dans l’Hibernatorium quand le vaisseau saute, ou parti en Nacelle. Touche ? sur tout ce qui vous intrigue. Bonne chance, Capitaine.
    .title = À vous de jouer
web-learn-lesson_careful = Déplacement Vigilant : pas de dé, et vous choisissez où se trouve le Bruit. Cela coûte une carte de plus, et c’est la façon de passer près d’un Couloir déjà marqué.
    .title = Sur la pointe des pieds
web-learn-lesson_door = Une Porte est fermée. Rien ne passe tant que personne ne l’ouvre, ou que rien ne la casse : un Intrus qui s’y heurte s’arrête, et la Porte est détruite.
    .title = Une Porte
web-learn-lesson_danger = Danger : tout Intrus d’une Salle adjacente qui n’est pas en Combat entre. S’il n’y en a pas, il y a du Bruit dans tous les Couloirs autour de vous.
    .title = Danger
web-learn-lesson_surprise = Vous avez été attaqué. On pioche une carte : elle ne touche que si elle montre le symbole de l’attaquant. Avec des cartes en main, vous avez peut-être de quoi répondre.
    .title = Une attaque
web-learn-lesson_wound = Vous êtes blessé. Trois Blessures légères en font une grave, chaque Blessure grave vous gêne à sa façon, et avec trois, toute Blessure de plus tue. Bandages, Kit médical et Infirmerie aident.
    .title = Touché
web-learn-lesson_contamination = Une carte Contamination est dans votre défausse, et reviendra dans votre main. Elle ne sert à rien en main, et elle est peut-être infectée : impossible à savoir sans scan. Repos, la Cantine et les Douches scannent celles en main et retirent celles qui ne sont pas infectées.
    .title = Quelque chose dans le sang
web-learn-lesson_slime = Vous êtes couvert de Slime : ce qui aurait été un silence est désormais un Danger. Les Douches l’enlèvent, des Vêtements aussi.
    .title = Slime
web-learn-lesson_fire = Du Feu. Qui y finit son tour est blessé, et les Intrus y brûlent aussi. Certains Événements le propagent, et le vaisseau n’en supporte pas beaucoup.
    .title = Feu
web-learn-lesson_malfunction = Une Panne : l’Action de Salle et l’Ordinateur sont morts jusqu’à une réparation. On peut encore fouiller. Le vaisseau ne supporte pas non plus beaucoup de Pannes.
    .title = En panne
web-learn-lesson_larva = Une Larve est sur vous. Faites-la retirer au Bloc opératoire, ou tuez-la d’un Antidote, avant qu’elle n’éclose.
    .title = Pas seul
web-learn-lesson_escape = Vous avez fui. Chaque Intrus laissé derrière a pu frapper, et courir s’entend comme tout autre pas.
    .title = Courez
web-learn-lesson_hibernation = Le marqueur Temps est sur le bleu : les compartiments d’hibernation s’ouvrent. Endormi, vous survivez au saut, si deux Moteurs sont opérationnels, si le cap est bon, et si rien ne grandit en vous.
    .title = Les compartiments s’ouvrent
web-learn-lesson_dead = C’était la fin du Capitaine. Cela arrive aux meilleurs : peu d’équipages rentrent. Maintenant, vous connaissez le vaisseau.
    .title = Mort
web-learn-lesson_over = La partie est finie{ $alive ->
        [yes] , et vous êtes vivant : le bilan dit si l’Objectif est rempli
       *[no] . Le bilan raconte comment
    }. Vous pouvez tout revoir, coup par coup. La suite : une partie à vous, ou avec des amis.
    .title = La fin
