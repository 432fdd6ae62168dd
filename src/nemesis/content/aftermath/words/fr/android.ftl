# L’Androïde de l’extension Aftermath.

character-android = Androïde
    .the = l’Androïde
    .of = de l’Androïde
    .to = à l’Androïde
    .text = Une machine loyale à la Corporation : elle a deux Objectifs Corporation et aucun Objectif Personnel. Rien ne la soigne que son Auto-Réparation et des pièces de rechange, et elle purge toute Contamination dès qu’elle la pioche. Ses systèmes s’éteignent quand le marqueur Temps atteint la case 5, sauf si elle est en hibernation ou a quitté le vaisseau. Commence avec le Bras armé : énergétique, 3 Munitions, les deux mains libres. Objets de quête : Cellule énergétique et Module de désactivation.
    .reminder = Se répare elle-même ; s’éteint à la case 5 ; Bras armé, 3 Munitions.
    .style = La Contamination ne vous atteint guère et vos mains restent libres, mais personne d’autre que vous ne peut vous réparer. Votre temps est plus court que celui des autres : allez vite, et préparez votre sortie.
    .learning = Pour joueurs aguerris

trait-trait_android = Être artificiel
    .text = Seule l’Auto-Réparation panse ou soigne vos Blessures : aucun Objet, aucune Salle, aucune carte du Médecin, pas même l’AutoDoc. Les Vêtements retirent toujours le Slime. Quand vous piochez une carte Contamination, elle est aussitôt scannée et quitte le jeu, vous piochez une autre carte à la place, et une carte infectée vous inflige 1 Blessure légère ; aucune Larve n’en sort. Vous écartez votre Objectif Personnel sans le montrer et piochez un second Objectif Corporation. Quand le marqueur Temps atteint la case 5, vous vous éteignez et quittez la partie, sauf en hibernation ou si une Nacelle vous a emmenée ; pas dans un Épilogue, où ce marqueur ne sert pas.
    .reminder = Auto-Réparation seule ; Contamination purgée à la pioche ; arrêt à la case 5.

card-self_repair = Auto-Réparation
    .text = Coût : cette carte seule. Hors Combat uniquement. Défaussez 1 Objet : un Ruban adhésif pour soigner toutes vos Blessures légères ou panser 1 Blessure grave ; des Outils pour soigner toutes vos Blessures légères, panser toutes vos Blessures graves ou soigner 1 Blessure grave pansée ; une Charge énergétique pour soigner toutes vos Blessures légères ou 1 Blessure grave pansée.
    .reminder = Défaussez Ruban adhésif, Outils ou Charge énergétique pour vous réparer.

card-efficiency = Efficacité
    .text = Coût : cette carte seule. Hors Combat uniquement. Si votre Salle n’est pas en Panne, faites son Action de Salle sans payer (ses autres conditions restent valables).
    .reminder = Action de Salle gratuite.

card-targeting_system = Visée assistée
    .text = Coût : cette carte seule. En Combat uniquement. Tirez avec votre Bras armé (1 Munition). Vous pouvez relancer le dé une fois ; le second résultat s’applique.
    .reminder = Tir au Bras armé, avec 1 relance.

card-overclock = Surcadençage
    .text = Coût : cette carte seule. En Combat ou hors Combat. Piochez 2 cartes Action, puis subissez 1 Blessure légère.
    .reminder = Piochez 2 cartes, subissez 1 Blessure légère.

item-arm_gun = Bras armé
    .text = Arme énergétique, 3 Munitions au plus, pleine au départ. Il fait partie de vous : il n’occupe aucune main, ne peut être ni lâché ni échangé, et aucune Blessure au Bras ou à la Main ne le gêne. Se recharge avec une Charge énergétique (au maximum) ou à l’Armurerie (2 Munitions).
    .reminder = 3 Munitions ; n’occupe aucune main.

item-energy_cell = Cellule énergétique
    .text = Effet permanent, sans coût. Vous vous éteignez quand le marqueur Temps atteint la case 3 au lieu de la case 5.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez une Charge énergétique.
    .reminder = Arrêt à la case 3 au lieu de 5.

item-deactivation_module = Module de désactivation
    .text = Au début de l’étape Attaque des Intrus de la phase Événement, si vous êtes en Combat, vous pouvez défausser 1 carte Action : aucun Intrus ne peut vous prendre pour cible pendant cette étape.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez des Outils ou un Ruban adhésif.
    .reminder = Défaussez 1 carte : aucune attaque en phase Événement.

ask-deactivate = Les Intrus vont attaquer. Défaussez-vous une carte pour qu’aucun ne puisse vous prendre pour cible ?
choice-no-deactivate = Rester visible
part-overclock = piocher 2 cartes pour 1 Blessure légère

why_not-only_self_repair = Seule l’Auto-Réparation peut panser ou soigner l’Androïde.
why_not-no_spare_parts = Vous n’avez aucun des Objets que demande cette réparation.
death-shutdown = l’arrêt de tous ses systèmes

log-second_corporate = { $own ->
        [yes] Vous piochez un second Objectif Corporation : { $objective }.
       *[no] { $who } pioche un second Objectif Corporation : { $objective }.
    }
log-second_corporate-hidden = { $who } écarte un Objectif Personnel et pioche un second Objectif Corporation.
log-purged = { $own ->
        [yes] Vous purgez
       *[no] { $who } purge
    } { $infected ->
        [yes] une carte Contamination infectée.
       *[no] une carte Contamination non infectée.
    }
log-deactivated = { $own ->
        [yes] Vous vous mettez hors tension : les Intrus vous ignorent.
       *[no] { $who } se met hors tension : les Intrus l’ignorent.
    }
log-shut_down = { $own ->
        [yes] Vos systèmes s’éteignent.
       *[no] { $who } s’éteint.
    }

option-android_end_check = Les quatre dernières cartes de l’Androïde
    .plain = À la fin, la Contamination de l’Androïde peut la tuer comme n’importe qui, ou disparaît des cartes qu’elle pioche.
    .text = Décide comment l’Androïde pioche les quatre cartes du contrôle final de Contamination : comme tout le monde, ou en purgeant chaque carte Contamination pour en piocher une autre ; seules trop de Blessures dues aux cartes infectées peuvent alors encore la perdre.
    .value-normal = Comme tout le monde
    .value-purged = Purgées et remplacées
client-why_overclock = Le surcadençage coûte une Blessure légère.
