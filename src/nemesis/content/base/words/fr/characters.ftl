# Personnages jouables du jeu de base et Médecin (promo).

character-captain = Capitaine
    .the = le Capitaine
    .of = du Capitaine
    .to = au Capitaine
    .text = Un meneur qui envoie un autre Personnage dans une Salle adjacente, fait piocher tous ceux qui l’entourent et recharge son arme avec une carte. Commence avec le Revolver : arme classique, 6 Munitions, 1 Dégât de plus sur sa meilleure face. Objets de quête : Journal de bord et Intercom.
    .reminder = Dirige les autres ; Revolver, 6 Munitions.
    .style = Vous gagnez par les autres : envoyez-les là où il le faut, redonnez-leur des cartes, apprenez ce qu’ils cherchent. Seul, vous ne valez qu’un combattant moyen : restez entouré, et aux commandes.
    .learning = Facile à prendre en main

character-pilot = Pilote
    .the = le Pilote
    .of = du Pilote
    .to = au Pilote
    .text = Connaît le vaisseau par cœur : regarde des Salles inconnues, utilise des Actions de Salle gratuitement et lit les Coordonnées depuis un Ordinateur. Commence avec le Fusil à pompe : arme énergétique, 2 Munitions seulement, mais chaque tir qui blesse inflige 1 Dégât de plus. Objets de quête : Système de manœuvre orbitale et Clé d’évacuation.
    .reminder = Actions de Salle gratuites ; Fusil à pompe, 2 Munitions.
    .style = Vous utilisez gratuitement ce que le vaisseau propose et lisez tôt les coordonnées : vous êtes souvent le premier à savoir où l’on va. Vous n’avez que deux tirs : soyez loin quand il en faudrait un troisième.
    .learning = Facile à prendre en main

character-scientist = Scientifique
    .the = le Scientifique
    .of = du Scientifique
    .to = au Scientifique
    .text = Spécialiste des Ordinateurs : se sert de Salles éloignées, en met hors service et voit venir le prochain Événement. Se bat mal et commence avec le Pistolet : arme énergétique, 3 Munitions, jamais plus de 1 Dégât au dé. Objets de quête : Ordinateur holographique et Équipement de laboratoire.
    .reminder = Maître des Ordinateurs ; Pistolet, 3 Munitions.
    .style = Depuis un Ordinateur, vous agissez dans des Salles à l’autre bout du vaisseau, et l’Événement suivant ne vous surprend pas. Vous vous battez plus mal que tous : choisissez vos chemins, et laissez les autres entre le bruit et vous.
    .learning = Pour une deuxième partie

character-scout = Éclaireur
    .the = l’Éclaireur
    .of = de l’Éclaireur
    .to = à l’Éclaireur
    .text = Rapide et discret : entre dans une Salle sans jet de Bruit, trouve des Objets là où il n’en reste plus et pioche une carte en tirant ou en fuyant. Commence avec le Fusil : arme énergétique, 4 Munitions, aucune règle particulière. Objets de quête : Détecteur de mouvement et Clé de sécurité.
    .reminder = Se déplace sans Bruit ; Fusil, 4 Munitions.
    .style = Vous entrez sans bruit dans des Salles inconnues et rapportez des Objets de Salles que d’autres ont abandonnées. Explorez le premier, battez-vous rarement, et gardez une carte pour filer.
    .learning = Facile à prendre en main

character-soldier = Soldat
    .the = le Soldat
    .of = du Soldat
    .to = au Soldat
    .text = Le meilleur combattant de l’équipage : relance un tir, vide tout un chargeur, couvre une retraite et encaisse une Attaque-surprise sans broncher. Commence avec le Fusil d’assaut : arme énergétique, 5 Munitions, 1 Dégât de plus à chaque tir qui blesse. Objets de quête : Chargeur automatique et Armure.
    .reminder = Combat le mieux ; Fusil d’assaut, 5 Munitions.
    .style = Vous tenez le couloir pendant que les autres travaillent : personne ne tire autant, ni si bien. Les Munitions sont votre sablier : gardez-les pour ce qui barre vraiment la route.
    .learning = Facile à prendre en main

character-mechanic = Mécanicien
    .the = le Mécanicien
    .of = du Mécanicien
    .to = au Mécanicien
    .text = Tient le vaisseau debout : répare avec une seule carte, fabrique avec ce qui lui tombe sous la main, allume ou éteint des Feux et rampe dans les Conduits. Commence avec le Fusil à canon scié : arme énergétique, 2 Munitions seulement, mais qui frappe fort. Objets de quête : Chalumeau à plasma et Lampe torche.
    .reminder = Répare, fabrique ; Fusil à canon scié, 2 Munitions.
    .style = Vous réparez d’une seule carte, fabriquez avec des restes et voyagez dans les parois. Tout le monde a besoin de vous pour les Moteurs, et vous seul décidez de leur état.
    .learning = Pour une deuxième partie
