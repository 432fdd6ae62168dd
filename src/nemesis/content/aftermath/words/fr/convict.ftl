# Le Prisonnier : personnage, trait, cartes, objets, et ce qu’il demande et raconte.

character-convict = Prisonnier
    .the = le Prisonnier
    .of = du Prisonnier
    .to = au Prisonnier
    .text = Commence menotté ; un autre a les Clés : le Chasseur de primes, ou à défaut le joueur à sa gauche. Encaisse une Blessure grave de plus que les autres, se bat à mains nues et ne se laisse pas faire. Commence sans arme. Objets de quête : Bras bionique et Tuyau.
    .reminder = Survit à 4 Blessures graves ; commence menotté.
    .style = Vous encaissez plus que quiconque et vous battez à mains nues, mais il faut d’abord vous défaire des Menottes. Négociez tôt les clefs, ou faites avec ce que vos mains ne peuvent pas.
    .learning = Pour joueurs aguerris

trait-trait_convict = Dur à cuire
    .text = Vous mourez d’une Blessure reçue avec 4 Blessures graves, et non 3. Les cartes Attaque qui tuent à un certain nombre de Blessures graves s’appliquent telles quelles.
    .reminder = 4 Blessures graves avant de mourir

card-no_way = Hors de question
    .text = Coût : cette carte seule. En Combat ou hors Combat. Réaction, n’utilise aucune action : quand une action, une carte ou un Objet d’un autre joueur doit vous déplacer, prendre ou défausser vos cartes ou vos Objets, ou vous blesser, son effet sur vous est annulé ; l’autre joueur a tout de même payé. Ce n’est pas une Interruption, et aucune Interruption ne peut l’annuler.
    .reminder = Réaction : annulez ce qu’un autre vous fait.

card-hot_tempered = Irascible
    .text = Coût : cette carte seule. Hors Combat uniquement. Effectuez l’Action de Salle de votre Salle sans en payer le coût, si elle n’a pas de Panne. Une fois qu’elle est entièrement résolue, faites un jet de Bruit dans cette Salle, sauf si vous l’avez quittée ou si vous êtes alors en Combat.
    .reminder = Action de Salle gratuite, puis jet de Bruit.

card-opportunist = Opportuniste
    .text = Coût : cette carte seule. En Combat ou hors Combat. Déplacez-vous dans une Salle adjacente ; en Combat, c’est une Fuite avec les attaques habituelles. Puis la Porte de ce Couloir se ferme derrière vous, même si elle était détruite.
    .reminder = Déplacez-vous, la Porte se ferme derrière vous.

card-punch = Coup de poing
    .text = Coût : cette carte seule. En Combat uniquement. Attaquez un Intrus au Corps-à-corps : 1 carte Contamination, puis le dé de combat. Avant la vérification des Dégâts, il subit 1 Dégât de plus : 2 si vous touchez, 1 même si vous manquez (une option de table peut changer cela). Un coup manqué vous blesse comme d’habitude.
    .reminder = Corps-à-corps avec 1 Dégât de plus.

item-handcuffs = Menottes
    .text = Elles occupent l’une de vos mains, et votre Fuite coûte 1 carte Action de plus. Vous ne pouvez ni les lâcher ni les échanger. Elles quittent la partie quand vous obtenez les Clés.
    .reminder = Une main de moins ; la Fuite coûte 1 de plus.

item-handcuff_keys = Clés des menottes
    .text = Elles ouvrent les Menottes du Prisonnier. À la vue de tous, elles n’occupent aucune main. On peut les échanger ou les lâcher ; lâchées, ou laissées par un porteur qui meurt ou hiberne, elles sont dans cette Salle, où seul le Prisonnier peut les ramasser pour 1 carte Action. Un porteur qui part en Nacelle les emporte pour de bon. Dès que le Prisonnier les a, Menottes et Clés quittent la partie.
    .reminder = Elles ouvrent les Menottes du Prisonnier.

item-bionic_arm = Bras bionique
    .text = Repos devient pour vous une action de base : 1 carte Action, hors Combat. Une fois dans la partie, vous pouvez aussi poser le bras sur une de vos Blessures graves non pansées (coût : 1 carte Action, hors Combat) : son effet est ignoré, mais elle n’est pas pansée. Vous pouvez encore vous en servir pour le Repos. Il ne peut être ni lâché ni échangé.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans le Bloc opératoire, l’Infirmerie ou l’Atelier, même en cas de Panne.
    .reminder = Repos pour 1 carte ; une fois, ignorez une Blessure.

item-pipe = Tuyau
    .text = Objet lourd. Quand vous manquez au Corps-à-corps, vous pouvez le défausser pour subir 1 Blessure légère au lieu de 1 Blessure grave. Défaussé ou lâché, il redevient un Objet de quête et vous pouvez en obtenir un autre. Il ne peut pas être échangé.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Dans n’importe quelle Salle. Une fois activé, il lui faut une main libre.
    .reminder = Corps-à-corps manqué : Blessure légère et non grave.

## Questions et choix

phrase-harm_draw = vous fait piocher, puis défausser une carte
phrase-harm_look = veut regarder votre main et utiliser une de vos cartes

ask-wound_to_cover = { $deed } : quelle Blessure grave couvre-t-il ?
ask-lose_pipe = Vous manquez. Sacrifiez-vous le Tuyau pour subir une Blessure légère au lieu d’une grave ?

deed-bionic_rest = se reposer avec le Bras bionique
    .plain = se reposer avec le Bras bionique

part-slip_away = se déplacer, puis fermer la Porte derrière soi
part-punch = frapper un Intrus du poing
part-cover_wound = ignorer une de vos Blessures graves

## Journal

log-keys_left_behind = { $some_room ->
        [yes] Les Clés des menottes sont maintenant dans { $room }.
       *[no] Les Clés des menottes sont perdues.
    }
log-unshackled = { $own ->
        [yes] Vos Menottes tombent.
       *[no] Les Menottes { $whose } tombent.
    }
log-wound_covered = { $own ->
        [yes] Votre Bras bionique compense { $wound }.
       *[no] Le Bras bionique { $whose } compense { $wound }.
    }
log-pipe_lost = { $own ->
        [yes] Vous perdez le Tuyau, qui amortit le coup.
       *[no] { $who } perd le Tuyau, qui amortit le coup.
    }

## Refus

why_not-no_bionic_arm = Vous n’avez pas de Bras bionique actif.
why_not-bionic_arm_used = Le Bras bionique couvre ou a déjà couvert une Blessure.
why_not-no_wound_to_cover = Vous n’avez aucune Blessure grave non pansée.

## Options de table

option-punch_damages_on_miss = Coup de poing manqué
    .plain = Le Coup de poing du Prisonnier blesse l’Intrus même si le dé manque, ou seulement s’il touche.
    .text = Décide si le Coup de poing du Prisonnier inflige son Dégât supplémentaire même quand le dé de combat manque. La règle l’ajoute après le jet et avant la vérification des Dégâts, sans demander de toucher.
    .value-true = 1 Dégât même si le coup manque
    .value-false = Seulement si le coup touche

web-map-keys = Clés des menottes
client-badge_covered_wound = Le Bras bionique couvre : { $wound }
