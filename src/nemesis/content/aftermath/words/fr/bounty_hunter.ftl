# Le Chasseur de primes et Laïka : personnage, trait, cartes, objets, et ce qu’ils demandent et racontent.

character-bounty_hunter = Chasseur de primes
    .the = le Chasseur de primes
    .of = du Chasseur de primes
    .to = au Chasseur de primes
    .text = Chasse avec sa chienne : Laïka part en éclaireuse, trouve des Objets et peut prendre la place de son maître quand un Intrus frappe. Si le Prisonnier est à bord, il a les Clés des menottes. Commence avec le Fusil de chasse : arme énergétique, 4 Munitions, aucune règle particulière. Objets de quête : Module de fouille et Anti-Aggro.
    .reminder = Envoie Laïka devant ; Fusil de chasse, 4 Munitions.
    .style = Votre chienne regarde dans les Salles avant vous et encaisse le coup qui vous était destiné. Envoyez-la devant à chaque tour, et tirez sur ce qu’elle a trouvé.
    .learning = Pour une deuxième partie

trait-trait_laika = Laïka
    .text = Laïka commence sur votre plateau. Avant la première action de chacun de vos tours, vous pouvez la déplacer dans une Salle adjacente à la sienne (à la vôtre si elle est sur votre plateau) ou la rappeler sur votre plateau, où qu’elle soit. Les Portes fermées l’arrêtent ; elle ne prend jamais les Conduits. Elle explore comme un Personnage ; en entrant dans une Salle sans Personnage ni Intrus, elle fait un jet de Bruit. Quand une Rencontre commence dans sa Salle, elle revient d’abord sur votre plateau ; l’Intrus qu’elle a attiré ne fait pas d’Attaque-surprise. Slime, Feu, tourelles et attaques ne l’atteignent pas, et elle n’évite de jet de Bruit à personne. Si vous mourez, hibernez ou partez en Nacelle, elle quitte la partie.
    .reminder = Avant votre 1re action : déplacez ou rappelez Laïka

card-tactical_retreat = Repli stratégique
    .text = Coût : cette carte seule. En Combat uniquement. Choisissez 1 Intrus de votre Salle capable de se déplacer et une Salle adjacente, pas derrière une Porte fermée : vous y allez tous les deux. Personne n’attaque. Vous résolvez votre arrivée normalement, sans jet de Bruit puisque l’Intrus est là avec vous.
    .reminder = Vous et 1 Intrus allez dans une Salle adjacente, sans attaque.

card-sentinel = Sentinelle
    .text = Coût : cette carte seule. Au choix : (a) hors Combat, retirez tous les marqueurs Bruit autour de la Salle de Laïka, ou de la vôtre si elle est sur votre plateau ; (b) Réaction, n’utilise aucune action : quand un Intrus vous attaque, avant la pioche d’une carte Attaque, ignorez cette attaque. Laïka, où qu’elle soit, quitte alors définitivement la partie.
    .reminder = Bruit retiré autour de Laïka, ou sacrifiez-la.

card-heel = Au pied !
    .text = Coût : cette carte seule. En Combat ou hors Combat. Au choix : (a) déplacez Laïka de 2 Salles au plus, en entrant normalement dans chacune ; (b) rappelez-la sur votre plateau ; (c) avec un Anti-Aggro actif, si elle pouvait se déplacer : 1 Dégât à un Intrus de votre Salle.
    .reminder = Laïka avance de 2 Salles au plus, ou revient.

card-aimed_shot = Tir ajusté
    .text = Coût : cette carte seule. En Combat uniquement. Tirez avec une arme que vous tenez ; vous pouvez relancer le dé de combat une fois.
    .reminder = Tirez ; vous pouvez relancer une fois.

item-hunting_rifle = Fusil de chasse
    .text = Objet lourd. Arme énergétique, 4 Munitions. Aucune règle particulière.
    .reminder = Arme énergétique, 4 Munitions.

item-search_module = Module de fouille
    .text = Coût : 1 carte Action. Hors Combat uniquement. Réutilisable. Si Laïka est dans une Salle sans Intrus où l’on peut fouiller : baissez-en le compteur d’Objets de 1, piochez 2 Objets et gardez-en 1, comme avec une Fouille. Laïka revient sur votre plateau avec lui.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans l’Entrepôt, même en cas de Panne.
    .reminder = Laïka fouille sa Salle et revient.

item-anti_aggro = Anti-Aggro
    .text = Effet permanent. Chaque fois que Laïka pourrait se déplacer, avant votre première action ou avec Au pied !, et que vous décidez qu’elle ne le fait pas, vous pouvez infliger 1 Dégât à un Intrus de votre Salle. La rappeler compte comme un déplacement.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez aussi 1 Charge énergétique.
    .reminder = Laïka reste : 1 Dégât à un Intrus d’ici.

## Questions et choix

ask-laika = { $aboard ->
        [yes] Laïka est sur votre plateau : où va-t-elle ?
       *[no] Laïka est dans { $room } : où va-t-elle ?
    }
choice-stay-laika = Elle reste où elle est
choice-recall = La rappeler sur votre plateau
pick-way-laika = Laïka vers { $room }{ $only ->
        [yes] { "" }
       *[no] , issue { $exit }
    }
pick-figure-laika = Elle reste et inflige 1 Dégât : { $figure }

part-lead_away = partir avec un Intrus, sans aucune attaque
part-watch = retirer le Bruit autour de Laïka
part-laika_walks = déplacer Laïka de 2 Salles au plus
part-laika_returns = rappeler Laïka
part-laika_bites = 1 Dégât à un Intrus d’ici

## Journal

log-laika_moved = Laïka entre dans { $room }.
log-laika_recalled = { $own ->
        [yes] Laïka revient sur votre plateau.
       *[no] Laïka revient sur le plateau { $whose }.
    }
log-laika_gone = Laïka quitte la partie.
log-laika_bites = { $own ->
        [yes] Laïka reste à vos côtés et harcèle { $the }.
       *[no] Laïka reste près de son maître et harcèle { $the }.
    }

## Refus

why_not-laika_is_gone = Laïka n’est pas à vos ordres.
why_not-laika_cannot_move = Laïka ne peut aller nulle part : toutes les Portes autour d’elle sont fermées.
why_not-laika_is_on_your_board = Laïka est sur votre plateau.
why_not-intruder_beside_laika = Il y a un Intrus dans la Salle de Laïka.
why_not-no_noise_around_laika = Il n’y a aucun marqueur Bruit autour de la Salle de Laïka.
why_not-nothing_for_laika_to_bite = Il faut un Anti-Aggro actif, un Intrus dans votre Salle, et que Laïka puisse se déplacer.
why_not-no_intruder_to_lead_away = Aucun Intrus de votre Salle ne peut être entraîné.

## Options de table

option-laika_reveals_tokens = Laïka explore
    .plain = La chienne explore les Salles où elle entre, avec tout ce qui peut y arriver, ou les laisse inexplorées.
    .text = Décide si la chienne Laïka explore les Salles où elle entre et y révèle les jetons, comme un Personnage. La règle ne le dit que des Personnages.
    .value-true = Elle explore et révèle
    .value-false = Elle ne révèle rien

## Le client texte

client-laika = { $place ->
        [board] Laïka est sur votre plateau.
        [gone] Laïka est perdue.
       *[room] Laïka est dans { $room }.
    }
client-laika_here = Laïka
client-badge_laika = { $place ->
        [board] Laïka est avec son maître
        [gone] Laïka a disparu
       *[out] Laïka parcourt le vaisseau
    }

web-map-pawn-laika = Laïka
client-odds_led_away = l’Intrus vous suit ; pas de jet de Bruit
